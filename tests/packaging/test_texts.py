"""What the systems are told about the game: one version, one name, valid in the form that each of them wants."""

import configparser
import platform
import plistlib
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from bundle.deb import debian_package
from bundle.desktop import shared_files
from bundle.macos import information
from bundle.names import BUILT, IDENTIFIER, PACKAGING, RECORD_ENDING, RECORD_TYPE, SUMMARY, TITLE, VERSION, day, filled
from bundle.notes import notes
from game import RECORD_ENDING as ENDING
from game import VERSION as GAMES
from tests.arch.tree import ROOT

TEMPLATES = [*(PACKAGING / "linux").iterdir(), *(PACKAGING / "windows").iterdir()]
FREEDESKTOP = "{http://www.freedesktop.org/standards/shared-mime-info}"


def _shared(ending: str) -> str:
    (content,) = [content for name, content in shared_files().items() if name.endswith(ending)]
    return content.decode()


def test_the_version_stands_in_one_place() -> None:
    assert VERSION == GAMES
    stated = re.compile(rf"(?<![\d.=]){re.escape(VERSION)}(?![\d.])")
    files = [ROOT / "build.spec", ROOT / "pyproject.toml", *PACKAGING.rglob("*"), *(ROOT / ".github").rglob("*")]
    texts = [
        path
        for path in files
        if path.is_file() and path.suffix not in {".png", ".pyc"} and "licenses" not in path.parts
    ]
    assert [path.name for path in texts if stated.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("template", [path for path in TEMPLATES if path.name != "control"], ids=lambda path: path.name)
def test_every_name_in_a_template_means_something(template: Path) -> None:
    assert not re.search(r"@[A-Z_]+@", filled(template))


def test_a_build_bears_the_day_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    assert day().year == 2027
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert day() == day()


def test_the_entry_of_the_menu_has_what_desktops_ask_for() -> None:
    reader = configparser.RawConfigParser(strict=True)
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    reader.read_string(_shared(".desktop"))
    (group,) = reader.sections()
    entry = reader[group]
    assert group == "Desktop Entry"
    assert (entry["Type"], entry["Name"], entry["Comment"]) == ("Application", TITLE, SUMMARY)
    assert entry["Exec"] == "settebello %f" and entry["Icon"] == "settebello"
    assert entry["MimeType"] == f"{RECORD_TYPE};"
    assert "Game" in entry["Categories"].split(";")
    assert all(value.endswith(";") for key, value in entry.items() if key.startswith(("Keywords", "Categories")))
    # The window says so too, and desktops put the two together by it.
    assert f'"SDL_VIDEO_X11_WMCLASS": "{entry["StartupWMClass"]}"' in (ROOT / "game/shell/window.py").read_text("utf-8")


def test_records_have_a_kind_of_file_of_their_own() -> None:
    (kind,) = ElementTree.fromstring(_shared("mime/packages/settebello.xml"))
    assert kind.get("type") == RECORD_TYPE
    pattern = kind.find(f"{FREEDESKTOP}glob")
    assert RECORD_ENDING == ENDING
    assert pattern is not None and pattern.get("pattern") == f"*{RECORD_ENDING}"


def test_software_centres_find_the_program_they_describe() -> None:
    component = ElementTree.fromstring(_shared(".metainfo.xml"))
    assert component.findtext("id") == IDENTIFIER
    assert component.findtext("launchable") == "settebello.desktop"
    assert component.findtext("provides/mediatype") == RECORD_TYPE
    release = component.find("releases/release")
    assert release is not None and release.attrib == {"version": VERSION, "date": day().date().isoformat()}


def test_windows_shows_the_version_among_the_properties(monkeypatch: pytest.MonkeyPatch) -> None:
    compat = pytest.importorskip("PyInstaller.compat")
    monkeypatch.setitem(sys.modules, "pefile", ModuleType("pefile"))
    monkeypatch.setattr(compat, "win32api", None, raising=False)
    from PyInstaller.utils.win32 import versioninfo

    structures = {name: getattr(versioninfo, name) for name in dir(versioninfo) if name[0].isupper()}
    shown = eval(filled(PACKAGING / "windows" / "properties.txt"), structures)
    raw = shown.toRaw()
    for text in (TITLE, VERSION, "settebello.exe"):
        assert text.encode("utf-16-le") in raw
    assert [shown.ffi.fileVersionMS >> 16, shown.ffi.fileVersionMS & 0xFFFF] == [
        int(part) for part in VERSION.split(".")[:2]
    ]


def test_the_installer_takes_the_version_from_outside_and_the_files_that_are_built() -> None:
    script = (PACKAGING / "windows" / "settebello.iss").read_text("utf-8")
    assert "AppVersion={#Version}" in script and f'"Software\\Classes\\{RECORD_ENDING}"' in script
    sources = re.findall(r'^Source: "([^"*]+)"', script, re.MULTILINE) + re.findall(
        r"^LicenseFile=(.*)", script, re.MULTILINE
    )
    assert sources and all((ROOT / source.replace("\\", "/")).exists() for source in sources)


def test_macos_is_told_about_records_and_sharp_screens() -> None:
    told = plistlib.loads(plistlib.dumps(information()))
    assert told["NSHighResolutionCapable"] is True
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [RECORD_ENDING[1:]]
    assert told["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_entitlements_are_few_and_without_comments() -> None:
    text = (PACKAGING / "macos" / "entitlements.plist").read_bytes()
    assert list(plistlib.loads(text)) == ["com.apple.security.cs.allow-unsigned-executable-memory"]
    assert b"<!--" not in text


def test_the_forge_runs_what_is_there() -> None:
    (workflow,) = (ROOT / ".github" / "workflows").iterdir()
    text = workflow.read_text("utf-8").replace("\\", "/")
    named = re.findall(r"(?:packaging|tests|\.ci)/[\w./-]*\w", text)
    assert len(named) > 5
    assert [path for path in named if not (ROOT / path).exists()] == []
    steps = set(re.findall(r"packaging/release\.py (\w+)", text))
    listed = subprocess.run(
        [sys.executable, PACKAGING / "release.py", "--help"], capture_output=True, text=True, check=True
    )
    assert steps and all(f" {step} " in listed.stdout for step in steps)


@pytest.mark.parametrize("wrong", [("icons",), ("icons", "one", "two"), ("version", "v0"), ("sums", "no-such-file")])
def test_a_step_that_cannot_be_done_is_told_in_one_line(tmp_path: Path, wrong: tuple[str, ...]) -> None:
    told = subprocess.run(
        [sys.executable, PACKAGING / "release.py", *wrong], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert told.returncode == 1 and told.stdout == "" and told.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_no_package_is_made_where_debian_has_no_name_for_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "vax")
    with pytest.raises(ValueError, match="vax"):
        debian_package(BUILT, BUILT.parent)


def test_a_release_is_told_by_its_part_of_the_changes() -> None:
    changes = (
        "# Changes\n\n## Unreleased\n\n- new\n\n## 1.2.0 - 2027-01-01\n\n- old\n\n## 1.1.0\n\n## 1.0.0\n\n- first\n"
    )
    assert notes(changes, "1.2.0") == "- old\n"
    assert notes(changes, "1.0.0") == "- first\n"
    for missing in ("1.1.0", "1.2", "2.0.0"):
        with pytest.raises(ValueError, match=re.escape(missing)):
            notes(changes, missing)
