"""The built program as an archive: the same bytes for the same build, whoever packs it and whenever."""

import lzma
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path

from bundle.desktop import LINUX, shared_files
from bundle.names import NAME, PACKAGING, ROOT, VERSION, day, filled, target

SCRIPTS = ("install", "uninstall")
LICENCES = {"LICENSE": ROOT / "LICENSE", "NOTICES.md": PACKAGING / "NOTICES.md"}
PROGRAM, DATA = 0o755, 0o644

Entry = tuple[tarfile.TarInfo, bytes]


def linux_archive(built: Path, folder: Path) -> list[Path]:
    """A tar.xz that can be played from where it is unpacked, or installed with the script in it."""
    path = folder / f"{NAME}-{VERSION}-{target()}.tar.xz"
    entries = [_entry(file, file.relative_to(built).as_posix()) for file in built.rglob("*") if not _is_folder(file)]
    entries += [_written(f"share/{name}", content) for name, content in shared_files().items()]
    entries += [_entry(source, name) for name, source in LICENCES.items()]
    entries += [_entry(LINUX / name, name) for name in SCRIPTS]
    entries.append(_written("README.txt", filled(LINUX / "README.txt").encode()))
    # This preset looks back over nearly the whole program, which makes a tenth less.
    with lzma.open(path, "wb", preset=8) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for entry, content in sorted(entries, key=lambda pair: pair[0].name):
            tar.addfile(entry, BytesIO(content))
    return [path]


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()


def _entry(source: Path, name: str) -> Entry:
    """A file or a link as it is, whoever owns it and whenever it was written."""
    if source.is_symlink():
        entry, content = _written(name, b"")
        entry.type, entry.linkname = tarfile.SYMTYPE, str(source.readlink())
        return entry, content
    return _written(name, source.read_bytes(), PROGRAM if source.stat().st_mode & 0o100 else DATA)


def _written(name: str, content: bytes, mode: int = DATA) -> Entry:
    entry = tarfile.TarInfo(f"{NAME}-{VERSION}/{name}")
    entry.mtime, entry.size, entry.mode = int(day().timestamp()), len(content), mode
    return entry, content


def windows_archive(built: Path, folder: Path) -> list[Path]:
    """A zip that can be played from where it is unpacked."""
    path = folder / f"{NAME}-{VERSION}-{target()}.zip"
    texts = {"README.txt": filled(PACKAGING / "windows" / "README.txt").encode()}
    texts |= {name: source.read_bytes() for name, source in LICENCES.items()}
    files = {source.relative_to(built).as_posix(): source for source in built.rglob("*") if source.is_file()}
    with zipfile.ZipFile(path, "w") as packed:
        for name in sorted({*files, *texts}):
            content = texts[name] if name in texts else files[name].read_bytes()
            packed.writestr(
                zipfile.ZipInfo(f"{NAME}-{VERSION}/{name}", day().timetuple()[:6]), content, zipfile.ZIP_DEFLATED, 9
            )
    return [path]
