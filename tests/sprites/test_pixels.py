"""Every drawing comes out as a picture, in the sizes the game shows, and the pictures can be told apart."""

from itertools import combinations

import pygame
import pytest

from sprites.draw import BACKS, DECKS, MEDALLIONS, SUITS, back_svg, broom_svg, sign_svg, sun_svg
from sprites.draw.eyesight import rgb
from sprites.draw.palette import FLESH
from tests.sprites.drawn import CODES, COURTS, FOLDER, card, difference, pixels

LEAST_DIFFERENCE = 8  # mean of a channel, between two cards of a deck at 90 px
HEIGHTS = (60, 120, 360)
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.svg"))


def colours(picture: pygame.Surface) -> int:
    """How many colours a coarse net of points meets."""
    w, h = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, w, 3) for y in range(0, h, 5)})


@pytest.mark.parametrize("height", HEIGHTS)
def test_every_file_is_shown_opaque_and_not_blank(height: int) -> None:
    for where in FILES:
        width = height if where.startswith("icons") else round(height * 4 / 7)
        picture = pixels((FOLDER / where).read_text("ascii"), width, height)
        assert picture.get_width() == width, where
        assert abs(picture.get_height() - height) <= 1, where  # the aspect is kept, so a row may be added
        assert colours(picture) > 8, where
        middle = range(width // 20 + 1, width - width // 20 - 1)
        assert all(picture.get_at((x, height // 2)).a == 255 for x in middle), where
        assert picture.get_at((0, 0)).a < 64, f"{where} has no round corner"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("style", ["none", "numbers"])
def test_nothing_is_printed_outside_the_frame(deck: str, style: str) -> None:
    border = [(x, y) for x in (8, 12, 388, 392) for y in range(40, 660)]
    border += [(x, y) for y in (8, 12, 688, 692) for x in range(40, 360)]
    for code in CODES:
        picture = pixels(card(deck, code, style, False), 400, 700)
        assert {tuple(picture.get_at(place)) for place in border} == {tuple(picture.get_at((9, 350)))}, code


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_alike_when_they_are_small(deck: str) -> None:
    shown = {code: pygame.image.tobytes(pixels(card(deck, code, "none", True), 51, 90), "RGB")[::7] for code in CODES}
    for one, other in combinations(CODES, 2):
        apart = sum(abs(p - q) for p, q in zip(shown[one], shown[other], strict=True)) / len(shown[one])
        assert apart > LEAST_DIFFERENCE, (one, other)


@pytest.mark.parametrize("name", BACKS)
def test_a_back_does_not_tell_which_way_up_it_is(name: str) -> None:
    picture = pixels(back_svg(name), 200, 350)
    assert difference(picture, pygame.transform.rotate(picture, 180)) < 2


@pytest.mark.parametrize("code", CODES)
def test_a_french_court_is_the_same_either_way_up(code: str) -> None:
    picture = pixels(card("french", code, "letters", False), 200, 350)
    turned = difference(picture, pygame.transform.rotate(picture, 180))
    assert turned < 2 or code not in COURTS


@pytest.mark.parametrize("code", COURTS)
def test_a_portrait_shows_a_face(code: str) -> None:
    x, y, radius = MEDALLIONS[code]
    assert radius <= x <= 400 - radius
    assert radius <= y <= 700 - radius
    picture = pixels(card("italian", code, "none", False), 400, 700)
    skin = [
        (i, j)
        for i in range(int(x - radius), int(x + radius))
        for j in range(int(y - radius), int(y + radius))
        if (i - x) ** 2 + (j - y) ** 2 < radius**2 and tuple(picture.get_at((i, j)))[:3] == rgb(FLESH)
    ]
    middle = (sum(i for i, _ in skin) / len(skin), sum(j for _, j in skin) / len(skin))
    assert len(skin) > 0.015 * 3.14 * radius**2
    assert abs(middle[0] - x) < 0.3 * radius
    assert abs(middle[1] - y) < 0.4 * radius


def test_there_is_a_portrait_of_every_court() -> None:
    assert sorted(MEDALLIONS) == sorted(COURTS)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("small", [False, True])
def test_signs_stand_free_in_their_square(deck: str, small: bool) -> None:
    for suit in SUITS:
        picture = pixels(sign_svg(suit, deck, small), 90, 90)
        assert centred(picture), suit


@pytest.mark.parametrize("svg", [broom_svg(), sun_svg()])
def test_broom_and_sun_stand_free_in_their_square(svg: str) -> None:
    assert centred(pixels(svg, 90, 90))


def centred(picture: pygame.Surface) -> bool:
    """Whether a drawing touches no edge and lies in the middle, within a fifteenth."""
    box = picture.get_bounding_rect()
    side = picture.get_width()
    return bool(
        box.left > 0
        and box.top > 0
        and box.right < side
        and box.bottom < side
        and abs(box.centerx - side / 2) <= side / 15
        and abs(box.centery - side / 2) <= side / 15
    )
