"""Fingerprints of what is published, so that people can see they have the same."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path


def write_sums(files: Iterable[Path], folder: Path) -> list[Path]:
    """A file in the form that ``sha256sum --check`` reads."""
    lines = [
        f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(files, key=lambda path: path.name)
    ]
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(lines), "utf-8", newline="\n")
    return [sums]
