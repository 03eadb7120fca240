"""Archives hold the whole program, with its links and rights, and are the same bytes for the same build."""

import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle.archive import linux_archive, windows_archive
from bundle.deb import debian_package
from bundle.names import NAME, VERSION, day
from bundle.sums import write_sums
from tests.packaging.conftest import unpack

needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="Debian packages are made by dpkg-deb.")
Pack = Callable[[Path, Path], list[Path]]


@pytest.mark.parametrize("pack", [linux_archive, windows_archive, pytest.param(debian_package, marks=needs_dpkg)])
def test_the_same_build_gives_the_same_bytes(pack: Pack, built: Path, tmp_path: Path) -> None:
    (first,) = pack(built, tmp_path)
    before = first.read_bytes()
    for path in built.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    (built / "settebello").chmod(0o700)
    (second,) = pack(built, tmp_path)
    assert second == first and second.read_bytes() == before
    assert VERSION in first.name and first.name.startswith(NAME)


def test_the_archive_for_linux_unpacks_to_what_was_built(built: Path, tmp_path: Path) -> None:
    (path,) = linux_archive(built, tmp_path)
    with tarfile.open(path) as packed:
        assert {(entry.uid, entry.gid, entry.uname, entry.mtime) for entry in packed} == {(0, 0, "", day().timestamp())}
    top = unpack(path, tmp_path)
    assert top.name == f"{NAME}-{VERSION}"
    said = subprocess.run([top / NAME, "hello"], capture_output=True, text=True, check=True).stdout
    assert said == "I am the game: hello\n"
    assert (top / "_internal" / "lay.ogg").readlink() == Path("sounds/lay.ogg")
    assert os.access(top / "install", os.X_OK) and os.access(top / "uninstall", os.X_OK)
    for name in ("README.txt", "LICENSE", "NOTICES.md", f"share/applications/{NAME}.desktop"):
        assert (top / name).stat().st_size


def test_the_archive_for_windows_holds_what_was_built(built: Path, tmp_path: Path) -> None:
    (path,) = windows_archive(built, tmp_path)
    with zipfile.ZipFile(path) as packed:
        assert packed.testzip() is None
        names = {name.removeprefix(f"{NAME}-{VERSION}/") for name in packed.namelist()}
    assert names >= {"settebello", "_internal/sounds/lay.ogg", "README.txt", "LICENSE", "NOTICES.md"}


@needs_dpkg
def test_the_package_for_debian_puts_a_command_into_the_path(built: Path, tmp_path: Path) -> None:
    (path,) = debian_package(built, tmp_path)
    told = subprocess.run(["dpkg-deb", "--field", path], capture_output=True, text=True, check=True).stdout
    assert f"Package: {NAME}\nVersion: {VERSION}\n" in told and "@" not in told
    subprocess.run(["dpkg-deb", "--extract", path, tmp_path / "root"], check=True)
    usr = tmp_path / "root" / "usr"
    said = subprocess.run([usr / "bin" / NAME, "hello"], capture_output=True, text=True, check=True).stdout
    assert said == "I am the game: hello\n"
    for name in (f"applications/{NAME}.desktop", f"icons/hicolor/48x48/apps/{NAME}.png", f"doc/{NAME}/copyright"):
        assert (usr / "share" / name).stat().st_size


def test_sums_are_those_that_sha256sum_counts(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("second.zip", "first.tar.xz")]
    for file in files:
        file.write_text(file.name, "utf-8")
    (sums,) = write_sums(files, tmp_path)
    assert [line.split()[1] for line in sums.read_text("utf-8").splitlines()] == ["first.tar.xz", "second.zip"]
    subprocess.run(["sha256sum", "--check", "--status", sums.name], cwd=tmp_path, check=True)
