"""``python -m sprites.draw FOLDER`` draws every file that is kept beside the program."""

import sys
from collections.abc import Iterator
from pathlib import Path

from sprites import FILE_STYLES, back_file, card_file, icon_file

from . import BACKS, ICONS, RANKS, SUITS, back_svg, card_svg, icon_svg


def drawings() -> Iterator[tuple[str, str]]:
    """(where it lies, the SVG) of every kept drawing."""
    for deck, style in FILE_STYLES.items():
        for small in (False, True):
            for code in (rank + suit for suit in SUITS for rank in RANKS):
                where = card_file(deck, code, style, small)
                assert where is not None
                yield where, card_svg(deck, code, style, small)
    yield from ((back_file(name), back_svg(name)) for name in BACKS)
    yield from ((icon_file(name), icon_svg(name)) for name in ICONS)


def write(folder: Path) -> int:
    """Write everything below a folder; the number of bytes."""
    size = 0
    for where, text in drawings():
        path = folder / where
        path.parent.mkdir(parents=True, exist_ok=True)
        size += path.write_bytes(text.encode("ascii"))
    return size


def main(words: list[str]) -> int:
    """Exit status 2 without exactly one folder."""
    if len(words) != 1:
        print("usage: python -m sprites.draw FOLDER", file=sys.stderr)
        return 2
    size = write(Path(words[0]))
    print(f"{size / 1e6:.1f} MB in {words[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
