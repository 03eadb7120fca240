"""Makes what is published out of the built program, step by step."""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from subprocess import CalledProcessError

from bundle.archive import linux_archive, windows_archive
from bundle.deb import debian_package
from bundle.icons import write_icons
from bundle.names import BUILT, VERSION
from bundle.notes import release_notes
from bundle.sums import write_sums

FOLDER = BUILT.parent
Step = Callable[[argparse.Namespace], Iterable[object]]

STEPS: dict[str, tuple[str, Step]] = {
    "archive": (
        "the folder for Linux, with scripts that install it, as tar.xz",
        lambda _: linux_archive(BUILT, FOLDER),
    ),
    "deb": ("the package for Debian, Ubuntu and the like; needs dpkg-deb", lambda _: debian_package(BUILT, FOLDER)),
    "zip": ("the folder for Windows as zip", lambda _: windows_archive(BUILT, FOLDER)),
    "icons": ("the icon as .ico, .icns and PNG in a folder", lambda given: write_icons(_one_folder(given.what))),
    "sums": ("a file with the SHA-256 sums of files", lambda given: write_sums(map(Path, given.what), FOLDER)),
    "version": ("the version; fails if it is not that of a tag", lambda given: [_version(given.what)]),
    "notes": ("what the list of changes says of this version", lambda _: [release_notes()]),
}


def _one_folder(names: list[str]) -> Path:
    if len(names) != 1:
        raise ValueError("name the one folder to put them in")
    return Path(names[0])


def _version(tags: list[str]) -> str:
    if tags and tags != [f"v{VERSION}"]:
        raise ValueError(f"the version is {VERSION}, so its tag would be v{VERSION}, not {tags[0]}")
    return VERSION


def main() -> int:
    """Carry out one step and print the files that came of it, or the answer."""
    parser = argparse.ArgumentParser(description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True, metavar="STEP")
    for name, (about, _) in STEPS.items():
        steps.add_parser(name, help=about).add_argument("what", nargs="*", help="files, a folder or a tag")
    given = parser.parse_args()
    try:
        print(*STEPS[given.step][1](given), sep="\n")
    except (OSError, ValueError, CalledProcessError) as error:
        print(f"{given.step}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
