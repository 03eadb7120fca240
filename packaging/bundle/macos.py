"""What macOS wants to know of a program."""

from bundle.names import AUTHORS, IDENTIFIER, NAME, RECORD_ENDING, TITLE, day

RECORD = f"{IDENTIFIER}.match"


def information() -> dict[str, object]:
    """What goes into the program's Info.plist beside name, version and icon."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{TITLE} match",
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeIconFile": f"{NAME}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": f"{TITLE} match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": [RECORD_ENDING.lstrip(".")]},
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {day().year} {AUTHORS}",
    }
