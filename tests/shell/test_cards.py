"""Every card has a picture: from its file, from the drawing program, or, if all else fails, a plain one."""

import logging
from pathlib import Path

import pygame
import pytest

import sprites
from game.engine.cards import NAMES
from game.shell import cards
from game.shell.cards import CardLook, card_body, card_size, draw_card
from game.shell.medals import draw_medal
from game.shell.renderer import render_picture
from game.ui.draw import Sprite
from tests.shell.screens import GROUND, SIZE, pixels

COURTS = [rank + suit for rank in "JCK" for suit in "dcsb"]


@pytest.mark.parametrize("deck", sprites.FILE_STYLES)
def test_all_forty_cards_and_the_back_look_different(deck: str) -> None:
    look = CardLook(deck, sprites.FILE_STYLES[deck])
    shown = {pygame.image.tobytes(draw_card(look, face, 60, 0), "RGBA") for face in (*NAMES, None)}
    assert len(shown) == 41


def test_every_look_has_a_drawing_of_its_own() -> None:
    looks = [CardLook(deck, style) for deck in sprites.FILE_STYLES for style in ("none", "numbers", "letters", "large")]
    assert len({card_body(look, "Kd", False) for look in looks}) == len(looks)
    assert len({card_body(CardLook(back=back), None, False) for back in ("blue", "red", "plain", "festa")}) == 4


def test_small_cards_are_shown_in_the_small_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    cuts = []

    def spy(look: CardLook, face: str, small: bool) -> str:
        cuts.append(small)
        return card_body(look, face, small)

    monkeypatch.setattr(cards, "card_body", spy)
    for height in (119, 120):
        draw_card(CardLook(), "7d", height, 0)
    assert cuts == [True, False]


@pytest.mark.parametrize("height", [37, 60, 78, 112, 180, 265, 496])
def test_a_card_fills_its_size_to_the_pixel(height: int) -> None:
    picture = draw_card(CardLook(), "7d", height, 0)
    assert picture.get_bounding_rect() == pygame.Rect((1, 1), card_size(height))


@pytest.mark.parametrize("angle", [1.6, -2.2, 45, 90, 187.3])
def test_a_turned_card_keeps_its_centre(angle: float) -> None:
    picture = draw_card(CardLook(), "7d", 120, angle)
    ink = picture.get_bounding_rect()
    assert abs(ink.centerx - picture.get_width() / 2) <= 1
    assert abs(ink.centery - picture.get_height() / 2) <= 1


def test_a_missing_card_is_replaced_by_a_plain_one_and_said_once(caplog: pytest.LogCaptureFixture) -> None:
    look = CardLook("nowhere")
    with caplog.at_level(logging.WARNING):
        plain = [draw_card(look, face, 80, 0) for face in ("7d", "Kb", "7d")]
    assert pygame.image.tobytes(plain[0], "RGBA") != pygame.image.tobytes(plain[1], "RGBA")
    assert len(caplog.records) == 2
    assert plain[0].get_bounding_rect() == pygame.Rect((1, 1), card_size(80))


@pytest.mark.parametrize("content", ["", "no drawing", "<svg>", "<svg><path d='M0"])
def test_a_damaged_file_does_no_harm(content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "sprites" / "italian"
    folder.mkdir(parents=True)
    (folder / "7d.svg").write_text(content)
    monkeypatch.setattr(cards, "resource", tmp_path.joinpath)
    card_body.cache_clear()
    picture = draw_card(CardLook(), "7d", 130, 3)
    card_body.cache_clear()
    assert picture.get_width() >= card_size(130)[0]


def test_a_card_that_nobody_knows_is_shown_with_its_name() -> None:
    ground = pixels(render_picture([GROUND], SIZE))
    assert pixels(render_picture([GROUND, Sprite("x", "9z", 100, 75, 80)], SIZE)) != ground


@pytest.mark.parametrize("code", COURTS)
def test_portraits_are_round_and_have_a_face(code: str) -> None:
    medal = draw_medal(code, 29)
    middle = medal.get_width() // 2
    assert medal.get_at((0, 0)).a == 0
    assert medal.get_at((middle, middle)).a == 255
    assert len({tuple(medal.get_at((x, middle))) for x in range(middle - 20, middle + 20)}) > 8


def test_portraits_differ() -> None:
    assert len({pygame.image.tobytes(draw_medal(code, 29), "RGBA") for code in COURTS}) == len(COURTS)


@pytest.mark.parametrize("code", ["7d", "", "Kx"])
def test_a_portrait_of_nobody_is_still_a_medal(code: str) -> None:
    assert draw_medal(code, 20).get_bounding_rect().w >= 40


def test_a_certain_back_can_be_shown_beside_the_one_in_use() -> None:
    for back in ("blue", "red", "plain", "festa"):
        assert card_body(CardLook(), f"back:{back}", False) == card_body(CardLook(back=back), None, False)


def test_french_suits_have_a_form_in_two_colours() -> None:
    four, two = CardLook("french", "letters"), CardLook("french", "letters", two_colours=True)
    same = {face for face in NAMES if card_body(four, face, False) == card_body(two, face, False)}
    assert same == {face for face in NAMES if face[1] == "c"}, "hearts are red in both"
    italian = CardLook()
    assert card_body(italian, "7d", False) == card_body(italian._replace(two_colours=True), "7d", False)


def test_small_cards_can_keep_the_full_drawing() -> None:
    small = [draw_card(CardLook(simple_small=simple), "7d", 100, 0) for simple in (True, False)]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in small}) == 2
