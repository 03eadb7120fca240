"""What is told about a release: its part of the list of changes."""

import re

from bundle.names import ROOT, VERSION


def notes(changes: str, version: str = VERSION) -> str:
    """The part of the list of changes that speaks of a version.

    Raises ValueError if none does: a release nobody has described is not ready.
    """
    found = re.search(rf"^## {re.escape(version)}(?![.\d])[^\n]*\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise ValueError(f"CHANGELOG.md says nothing of {version}")
    return found[1].strip() + "\n"


def release_notes() -> str:
    """The notes of this version."""
    return notes((ROOT / "CHANGELOG.md").read_text("utf-8"))
