"""Text is set in the game's own fonts and stands where it should."""

from pathlib import Path
from typing import get_args

import pygame
import pytest
from babel.messages.pofile import read_po
from hypothesis import given
from hypothesis import strategies as st

from game.shell.fonts import CAPITALS, FontMeasure, Fonts
from game.shell.renderer import render_picture
from game.shell.resources import font_file, resource
from game.ui.draw import Anchor, Colour, Face, Label, Weight
from tests.shell.screens import difference

LOCALE = resource("game", "locale")
WHITE = Colour(255, 255, 255)
SIZE = 400, 100
FONTS = Fonts()


def _ink(label: Label) -> pygame.Rect:
    """Where a label leaves ink."""
    return difference(pygame.Surface(SIZE, 0, 32), render_picture([label], SIZE))


@pytest.mark.parametrize("face", get_args(Face))
@pytest.mark.parametrize("size", [14, 17, 38, 92])
def test_y_is_the_middle_of_the_capitals(face: Face, size: int) -> None:
    ink = _ink(Label(100, 50, "HE", size, WHITE, face))
    assert abs(ink.y + ink.h / 2 - 50) <= 1.5
    assert abs(ink.h - CAPITALS * size) <= 2


@pytest.mark.parametrize(("anchor", "left"), [("left", 0.0), ("centre", 0.5), ("right", 1.0)])
def test_anchor_says_which_part_of_the_line_stands_at_x(anchor: Anchor, left: float) -> None:
    width = FontMeasure(FONTS).width("HHHH", 30, "sans", "bold")
    ink = _ink(Label(200, 50, "HHHH", 30, WHITE, "sans", "bold", anchor))
    assert abs(ink.x - (200 - left * width)) <= 4
    assert abs(ink.w - width) <= 8


def test_every_face_and_weight_is_an_opentype_file_of_the_source_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    true_font = pygame.font.Font

    def spy(name: str, size: int) -> pygame.font.Font:
        opened.append(Path(name))
        return true_font(name, size)

    monkeypatch.setattr(pygame.font, "Font", spy)
    fonts = Fonts()
    for face in get_args(Face):
        for weight in get_args(Weight):
            fonts.line("7", 20, WHITE, face, weight)
    fonts.shout("Scopa!", 60)
    assert len(set(opened)) == len(get_args(Face)) * len(get_args(Weight))
    for path in opened:
        assert path.suffix == ".otf" and path.name.startswith("Source") and path.is_file()


def test_faces_and_weights_look_different() -> None:
    lines = {
        pygame.image.tobytes(FONTS.line("Settebello", 30, WHITE, face, weight), "RGBA")
        for face in get_args(Face)
        for weight in get_args(Weight)
    }
    assert len(lines) == len(get_args(Face)) * len(get_args(Weight))


@given(st.text(max_size=20), st.integers(-3, 60))
def test_any_text_can_be_set_and_measured(text: str, size: int) -> None:
    width = FontMeasure(FONTS).width(text, size)
    assert FONTS.line(text, size, WHITE, "sans", "regular").get_width() == width
    FONTS.shout(text, max(1, size))


@pytest.mark.parametrize("size", range(14, 36))
def test_letters_stand_as_far_apart_as_they_are_drawn_to(size: int) -> None:
    text = "Nonno Gino plays the seven of clubs and takes everybody's five and two."
    measure = FontMeasure(FONTS)
    drawn_to = measure.width(text, 32 * size) / 32
    assert abs(measure.width(text, size) - drawn_to) < 0.012 * drawn_to


@pytest.mark.parametrize("face", get_args(Face))
@pytest.mark.parametrize("size", [14, 15, 17, 20, 35, 36])
def test_a_line_stands_on_a_whole_pixel(face: Face, size: int) -> None:
    picture = FONTS.line("HEH", size, WHITE, face, "regular")
    foot = FONTS.ascent(size, face, "regular")
    ink = picture.get_bounding_rect(min_alpha=128)
    assert ink.bottom == foot


@pytest.mark.parametrize("text", ["Espanya: ¿qué carta?", "È il tuo turno", "« 7 = 4 + 3 »", "€ → ✓"])
def test_the_languages_letters_are_in_the_fonts(text: str) -> None:
    for face in get_args(Face):
        font = pygame.font.Font(str(font_file(face, "regular")), 20)
        assert all(font.metrics(text))


def test_measuring_many_lines_forgets_old_ones() -> None:
    measure = FontMeasure(FONTS)
    widths = [measure.width(f"{number:05}", 14) for number in range(9000)]
    assert set(widths) == {measure.width("00000", 14)}


def test_a_shout_has_ivory_brass_and_ink() -> None:
    word = FONTS.shout("Scopa!", 168)
    colours = {tuple(word.get_at((x, y))) for x in range(word.get_width()) for y in range(0, word.get_height(), 2)}
    assert {(246, 238, 220, 255), (201, 162, 75, 255), (42, 36, 32, 255)} <= colours


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\u05d3\u05d5\u05d3", "…"),
        ("Anna \U0001f600", "Anna …"),
        ("\U0001f469\u200d\U0001f4bb Zoé", "… Zoé"),
        ("\u4e2d\u6587 a", "… a"),
        ("Ζωή Иван Łódź", "Ζωή Иван Łódź"),
    ],
)
@pytest.mark.parametrize("size", [17, 40])
def test_what_a_face_lacks_is_an_ellipsis_and_no_box(text: str, shown: str, size: int) -> None:
    lines = [FONTS.line(one, size, WHITE, "serif", "semibold") for one in (text, shown)]
    assert lines[0].get_size() == lines[1].get_size()
    assert pygame.image.tobytes(lines[0], "RGBA") == pygame.image.tobytes(lines[1], "RGBA")
    measure = FontMeasure(FONTS)
    assert measure.width(text, size, "serif", "semibold") == measure.width(shown, size, "serif", "semibold")


def test_names_may_have_the_letters_of_all_languages_of_the_game_and_many_more() -> None:
    measure = FontMeasure(FONTS)
    assert all(map(measure.knows, "AZaz09 '-.àèéìòùÀÈñÑáéíóúüçßøåłőžğΩЖ"))
    assert not any(map(measure.knows, "\u05d0\u0639\u4e2d\U0001f600\u2603"))


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_sentence_can_be_shown(language: str) -> None:
    with (LOCALE / language / "LC_MESSAGES" / "settebello.po").open("rb") as file:
        found = [message.string for message in read_po(file)]
    texts = [text for one in found for text in ((one,) if isinstance(one, str) else one or ())]
    letters = {char for text in texts for char in text if char.isprintable()}
    assert [char for char in sorted(letters) if not FONTS.knows(char, "sans", "regular")] == []
