; The installer for Windows, for Inno Setup 6:  iscc /DVersion=X.Y.Z packaging\windows\settebello.iss
; It installs for one person without asking for an administrator, and leaves matches and settings when it removes.

#ifndef Version
  #error "Say which version: /DVersion=X.Y.Z (python packaging\release.py version tells it)"
#endif

[Setup]
; Windows knows the game by this, whatever its version: never change it.
AppId={{8F0B6C3E-7D15-4C52-9A77-5E7C0D7A1107}
AppName=Settebello
AppVersion={#Version}
AppVerName=Settebello {#Version}
AppPublisher=The Settebello authors
VersionInfoVersion={#Version}
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=settebello-{#Version}-windows-setup
DefaultDirName={autopf}\Settebello
DefaultGroupName=Settebello
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=LICENSE
SetupIconFile=build\icons\settebello.ico
UninstallDisplayIcon={app}\settebello.exe
UninstallDisplayName=Settebello
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an earlier version had and this one has not must not stay behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\settebello\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "LICENSE"; DestDir: "{app}"; Flags: ignoreversion
Source: "packaging\NOTICES.md"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Settebello"; Filename: "{app}\settebello.exe"
Name: "{autodesktop}\Settebello"; Filename: "{app}\settebello.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.settebello"; ValueType: string; ValueData: "Settebello.Match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Settebello.Match"; ValueType: string; ValueData: "Settebello match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Settebello.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\settebello.exe,0"
Root: HKA; Subkey: "Software\Classes\Settebello.Match\shell\open\command"; ValueType: string; ValueData: """{app}\settebello.exe"" ""%1"""

[Run]
Filename: "{app}\settebello.exe"; Description: "{cm:LaunchProgram,Settebello}"; Flags: nowait postinstall skipifsilent
