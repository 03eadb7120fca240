"""No drawing says anything that the renderer inside the game cannot show."""

import re
from itertools import chain
from xml.etree import ElementTree

import pytest

from sprites.draw import (
    BACKS,
    DECKS,
    ICONS,
    STYLES,
    SUITS,
    back_svg,
    broom_svg,
    card_svg,
    icon_svg,
    sign_svg,
    sun_svg,
)
from tests.sprites.drawn import CODES, EVERY_CARD, card

SPACE = "{http://www.w3.org/2000/svg}"
ATTRIBUTES = {
    "svg": {"width", "height", "viewBox"},
    "g": {"transform", "fill", "stroke-linecap", "stroke-linejoin"},
    "path": {"d", "fill", "stroke", "stroke-width", "stroke-linecap", "opacity"},
}
FORMS = {
    "fill": re.compile(r"#[0-9a-f]{6}|none"),
    "stroke": re.compile(r"#[0-9a-f]{6}"),
    "transform": re.compile(r"((translate|rotate|scale)\(-?[\d.]+( -?[\d.]+){0,2}\))+"),
    "d": re.compile(r"M(-?[\d.]+|[Mchlz ])+"),
}
THINNEST = 2  # units
OTHER_DRAWINGS = {
    **{f"back {name}": back_svg(name) for name in BACKS},
    **{f"icon {name}": icon_svg(name) for name in ICONS},
    **{
        f"sign {suit} {deck} {small}": sign_svg(suit, deck, small)
        for suit in SUITS
        for deck in DECKS
        for small in (False, True)
    },
    "broom": broom_svg(),
    "sun": sun_svg(),
}


def faults(svg: str) -> list[str]:
    """What the renderer would leave out, or draw otherwise."""
    found = [] if svg.isascii() else ["not ASCII"]
    for element in ElementTree.fromstring(svg).iter():
        name = element.tag.removeprefix(SPACE)
        known = ATTRIBUTES.get(name, set())
        found += [f"{name} {key}" for key in element.attrib if key not in known]
        found += [] if name in ATTRIBUTES else [name]
        found += [
            f"{key}={element.get(key)}"
            for key, form in FORMS.items()
            if key in element.attrib and not form.fullmatch(element.attrib[key])
        ]
        if float(element.get("stroke-width", THINNEST)) < THINNEST:
            found.append("a line that vanishes on small cards")
    return found


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("style", STYLES)
def test_cards_use_only_what_is_shown(deck: str, style: str) -> None:
    found = {key: faults(card(*key)) for key in EVERY_CARD if (key[0], key[2]) == (deck, style)}
    assert not list(chain(*found.values())), {key: what for key, what in found.items() if what}


@pytest.mark.parametrize("name", OTHER_DRAWINGS)
def test_other_drawings_use_only_what_is_shown(name: str) -> None:
    assert not faults(OTHER_DRAWINGS[name])


def test_cards_are_400_by_700_units() -> None:
    size = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="700" viewBox="0 0 400 700">'
    assert not [key for key in EVERY_CARD if not card(*key).startswith(size)]


def test_other_drawings_fill_a_square_or_a_card() -> None:
    for name, svg in OTHER_DRAWINGS.items():
        _, _, width, height = (float(v) for v in ElementTree.fromstring(svg).get("viewBox", "").split())
        assert (width, height) == ((400, 700) if name.startswith("back") else (width, width)), name


@pytest.mark.parametrize("what", [("tarot", "7d", "none"), ("italian", "7d", "roman")])
def test_there_is_no_other_deck_or_style(what: tuple[str, str, str]) -> None:
    with pytest.raises(ValueError, match="no deck"):
        card_svg(*what)


@pytest.mark.parametrize("code", ["8d", "7h", "", "Qd", "7dd"])
def test_there_is_no_other_card(code: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card_svg("italian", code, "none")


def test_every_card_is_drawn_differently() -> None:
    for deck in DECKS:
        for style in STYLES:
            assert len({card(deck, code, style, False) for code in CODES}) == 40
