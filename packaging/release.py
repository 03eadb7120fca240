"""Makes what is published out of the built program: ``python packaging/release.py --help`` lists the steps."""

import argparse
import sys
from pathlib import Path

from bundle.archive import linux_archive, windows_archive
from bundle.deb import debian_package
from bundle.icons import write_icons
from bundle.names import BUILT, VERSION
from bundle.sums import write_sums

STEPS = {
    "archive": (linux_archive, "the folder for Linux, with scripts that install it, as tar.xz"),
    "deb": (debian_package, "the package for Debian, Ubuntu and the like; needs dpkg-deb"),
    "zip": (windows_archive, "the folder for Windows as zip"),
}


def main() -> int:
    """Carry out one step and name the files that came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    steps = parser.add_subparsers(dest="step", required=True, metavar="STEP")
    for name, (_, about) in STEPS.items():
        steps.add_parser(name, help=about)
    steps.add_parser("icons", help="the icon as .ico, .icns and PNG").add_argument("folder", type=Path)
    steps.add_parser("sums", help="a file with the SHA-256 sums").add_argument("files", type=Path, nargs="+")
    steps.add_parser("version", help="the version, or a failure where it is not that of a tag").add_argument(
        "tag", nargs="?", default=f"v{VERSION}"
    )
    given = parser.parse_args()
    match given.step:
        case "icons":
            made = write_icons(given.folder)
        case "sums":
            made = write_sums(given.files, BUILT.parent)
        case "version":
            print(VERSION)
            return 0 if given.tag == f"v{VERSION}" else 1
        case step:
            made = STEPS[step][0](BUILT, BUILT.parent)
    print(*made, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
