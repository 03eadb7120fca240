"""The pictures of the game: three decks of forty cards, four backs, the icon, and the program that drew them.

Beside this file lie the drawings that are always wanted, made by ``python -m sprites.draw``; every other picture is
drawn by ``sprites.draw`` when it is asked for. Nothing here opens a file: the functions below say where a drawing lies.
"""

from collections.abc import Mapping

FILE_STYLES: Mapping[str, str] = {"italian": "numbers", "spanish": "numbers", "french": "letters"}
"""The decks, each with the style of index that its drawn files carry."""


def card_file(deck: str, code: str, style: str, small: bool = False) -> str | None:
    """Where a card lies, relative to this folder, such as ``italian/small/7d.svg``.

    None if there is no file in this style of index: then ``sprites.draw.card_svg`` draws it.
    """
    if FILE_STYLES.get(deck) != style:
        return None
    return f"{deck}/small/{code}.svg" if small else f"{deck}/{code}.svg"


def back_file(name: str) -> str:
    """Where a back lies, relative to this folder."""
    return f"backs/{name}.svg"


def icon_file(name: str) -> str:
    """Where an icon lies, relative to this folder."""
    return f"icons/{name}.svg"
