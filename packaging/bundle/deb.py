"""The built program as a package for Debian, Ubuntu and the like."""

import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path

from bundle.archive import DATA, LICENCES, PROGRAM
from bundle.desktop import LINUX, shared_files
from bundle.names import NAME, VERSION, day, filled

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
SEEN = "libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libasound2 | libasound2t64"
"""What the window and the sound need; the game starts without, to say so."""


def debian_package(built: Path, folder: Path) -> list[Path]:
    """A package that puts the game under /usr, the same bytes for the same build.

    Raises CalledProcessError where dpkg-deb refuses, FileNotFoundError where there is none, ValueError on a machine
    whose name in Debian is not known here.
    """
    machine = ARCHITECTURES.get(platform.machine())
    if machine is None:
        raise ValueError(f"no package is made on {platform.machine()}, only on {' and '.join(ARCHITECTURES)}")
    path = folder / f"{NAME}_{VERSION}_{machine}.deb"
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name, "tree")
        _fill(tree, built)
        _write(tree / "DEBIAN" / "control", _control(machine, _size(tree)))
        _level(tree)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(path)]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(int(day().timestamp()))}
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return [path]


def _fill(tree: Path, built: Path) -> None:
    program = tree / "usr" / "lib" / NAME
    shutil.copytree(built, program, symlinks=True)
    link = tree / "usr" / "bin" / NAME
    link.parent.mkdir(parents=True)
    link.symlink_to(f"../lib/{NAME}/{NAME}")
    for file, content in shared_files().items():
        _write(tree / "usr" / "share" / file, content)
    documents = tree / "usr" / "share" / "doc" / NAME
    _write(documents / "copyright", LICENCES["LICENSE"].read_bytes() + b"\n" + LICENCES["NOTICES.md"].read_bytes())


def _level(tree: Path) -> None:
    """Give everything the rights and the day that a build has, whoever makes it."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(PROGRAM if path.is_dir() or path.stat().st_mode & 0o100 else DATA)
        os.utime(path, (day().timestamp(),) * 2, follow_symlinks=False)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _size(tree: Path) -> int:
    """Kilobytes once installed."""
    return sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir()) // 1024 + 1


def _control(machine: str, kilobytes: int) -> bytes:
    fields = {
        "ARCHITECTURE": machine,
        "SIZE": str(kilobytes),
        "NEEDS": f"libc6 (>= {platform.libc_ver()[1]})",
        "SEEN": SEEN,
    }
    return filled(LINUX / "control", fields).encode()
