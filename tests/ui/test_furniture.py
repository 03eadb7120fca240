"""What stands on the cloth: every text readable, inside its part, and never cut where it must not be."""

from itertools import pairwise

import pytest

from game.ui.draw import Item, Measure, Medal, Rect, Sprite, Vector
from game.ui.furniture import (
    Standing,
    chip,
    hint_height,
    hint_line,
    icon_button,
    panel,
    pile,
    plate,
    score_height,
    score_strip,
    slate,
    stock,
    tag,
    toast,
)
from game.ui.scale import Scale
from game.ui.text import fit, paragraph, shorten, wrap
from game.ui.theme import CARD_RATIO, INK
from tests.ui.positions import ENGLISH, area, faults, labels

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
TEXTS = (1.0, 1.25, 1.5)
MEASURE = Measure()
KEYS = (("Tab", "next set"), ("Esc", "put back"), ("H", "hint"))
LONG = "The seven takes four and three here, which brings a coin and leaves twelve, or the five and the two there."

every_window = pytest.mark.parametrize(("width", "height"), SIZES)
every_text = pytest.mark.parametrize("text", TEXTS)


def inside(items: list[Item], rect: Rect) -> bool:
    places = [area(label) for label in labels(items)]
    return all(p.x >= rect.x and p.right <= rect.right and p.y >= rect.y and p.bottom <= rect.bottom for p in places)


@every_window
@every_text
@pytest.mark.parametrize("sentence", ["Your turn.", LONG, LONG + " " + LONG])
def test_the_hint_line_shows_its_whole_sentence(width: int, height: int, text: float, sentence: str) -> None:
    items = hint_line(Scale(width, height, text), MEASURE, sentence, KEYS)
    assert not faults(items, width, height)
    shown = " ".join(label.text for label in labels(items))
    assert shown.startswith(sentence)


@every_window
def test_keys_drop_out_from_the_last(width: int, height: int) -> None:
    scale = Scale(width, height)
    for length in range(10, 200, 10):
        texts = [label.text for label in labels(hint_line(scale, MEASURE, "word " * (length // 5), KEYS))]
        shown = [key in texts for key, _ in KEYS]
        assert shown == sorted(shown, reverse=True)


@every_window
@every_text
def test_short_hints_keep_the_usual_height(width: int, height: int, text: float) -> None:
    scale = Scale(width, height, text)
    assert hint_line(scale, MEASURE, "Your turn.", ())[0].rect.h == hint_height(scale)  # type: ignore[union-attr]


def test_a_warning_has_its_own_sign() -> None:
    calm, warned = (hint_line(Scale(1280, 800), MEASURE, "Wait.", (), warning) for warning in (False, True))
    assert calm != warned and labels(calm) == labels(warned)


@every_window
@every_text
@pytest.mark.parametrize("name", ["You", "Nonno Gino", "A name that is much too long for any plate"])
def test_plates_hold_their_texts(width: int, height: int, text: float, name: str) -> None:
    scale = Scale(width, height, text)
    rect = Rect(20, 100, 204 * scale.u, 64 * scale.u)
    for dealer in (False, True):
        items = plate(scale, MEASURE, rect, "Kc", name, "Maestro", True, dealer)
        assert inside(items, rect) and all(label.size >= 14 for label in labels(items))
        assert [item.code for item in items if isinstance(item, Medal)] == ["Kc"]


def test_a_name_alone_stands_in_the_middle_of_its_plate() -> None:
    scale, rect = Scale(1280, 800, 1.0), Rect(100, 30, 228, 64)
    (name,) = labels(plate(scale, MEASURE, rect, "Kc", "Nonno Gino", ""))
    assert name.y == rect.centre[1]
    above, below = labels(plate(scale, MEASURE, rect, "Kc", "Nonno Gino", "Regular"))
    assert above.y < rect.centre[1] < below.y


def test_thinking_takes_the_place_of_the_second_line() -> None:
    scale, rect = Scale(1280, 800), Rect(0, 0, 204, 64)
    phases = {tuple(plate(scale, MEASURE, rect, "Kc", "Gino", "Maestro", thinking=i / 12)) for i in range(12)}
    assert len(phases) == 3
    assert all([label.text for label in labels(phase)] == ["Gino"] for phase in phases)


@every_window
@every_text
@pytest.mark.parametrize("target", [11, 21, 51, 101])
@pytest.mark.parametrize("names", [("You", "Gino"), ("You", "Nonno Gino", "Zia Pina"), ("You, Pina", "Gino, Marco")])
@pytest.mark.parametrize("made", [(0, 0, 0), (0, 1, 0), (13, 2, 10)])
@pytest.mark.parametrize("wide", [304, 176])
def test_the_score_keeps_to_its_slate(
    width: int, height: int, text: float, target: int, names: tuple[str, ...], made: tuple[int, ...], wide: int
) -> None:
    scale = Scale(width, height, text)
    rect = Rect(10, 10, wide * scale.u, score_height(len(names)) * scale.u)
    rows = tuple(Standing(name, 7 + 3 * i, i == 1, made[i]) for i, name in enumerate(names))
    items = score_strip(scale, MEASURE, rect, "Scopa, deal 3", f"to {target}", rows, target, short_head="Deal 3")
    assert inside(items, rect)
    assert not [fault for fault in faults(items, width, height) if "over one another" in fault or "small" in fault]
    drawn = [item.rect for item in items if isinstance(item, Vector)]
    assert all(r.x >= rect.x - 1 and r.right <= rect.right + 1 and r.bottom <= rect.bottom + 1 for r in drawn)
    shown = [label.text for label in labels(items)]
    assert shown[-1] == str(rows[-1].points)
    assert [label for label in shown if label.startswith("+")] == [
        f"+{points}" for points in made[: len(rows)] if points
    ]
    assert shown[0] == ("Scopa, deal 3" if wide > 176 else "Deal 3")


def test_scores_beyond_the_target_do_not_leave_the_slate() -> None:
    rect = Rect(10, 10, 304, 100)
    for target in (11, 51):
        rows = (Standing("You", target + 9, True, 3), Standing("Gino", 0))
        items = score_strip(Scale(1280, 800), MEASURE, rect, "Scopa", "to", rows, target)
        assert all(item.rect.right <= rect.right for item in items if isinstance(item, Vector))


@pytest.mark.parametrize("sweeps", [(), ("Cs",), ("Cs", "6c"), ("Cs", "6c", "4b"), ("Cs", "6c", "4b", "2d", "As")])
def test_sweeps_lie_crosswise_under_the_pile(sweeps: tuple[str, ...]) -> None:
    items = pile(Scale(1280, 800), MEASURE, ENGLISH, "own", 300, 300, 124, 13, sweeps)
    sprites = [item for item in items if isinstance(item, Sprite)]
    crosswise = [sprite for sprite in sprites if sprite.face]
    assert [sprite.face for sprite in crosswise] == list(sweeps[-3:])
    assert all(80 < sprite.angle < 100 for sprite in crosswise) and sprites[: len(crosswise)] == crosswise
    assert len({sprite.key for sprite in sprites}) == len(sprites)
    assert ("5 sweeps" in labels(items)[0].text) == (len(sweeps) > 3)
    gaps = {round(b.y - a.y, 3) for a, b in pairwise(crosswise)}
    assert gaps <= {round(0.4 * 124, 3)}


def test_an_empty_pile_and_an_empty_stock_are_outlines() -> None:
    scale = Scale(1280, 800)
    empty = pile(scale, MEASURE, ENGLISH, "own", 300, 300, 124, 0, (), "your pile")
    out = stock(scale, MEASURE, ENGLISH, "stock", 300, 300, 140, 0)
    for items in (empty, out):
        assert not [item for item in items if isinstance(item, Sprite)] and labels(items)


@pytest.mark.parametrize("height", range(40, 180, 10))
@pytest.mark.parametrize("text", ["your pile", "prese altrui", "su montón"])
def test_the_words_of_an_empty_pile_never_cross_its_outline(height: int, text: str) -> None:
    lines = labels(pile(Scale(1280, 800), MEASURE, ENGLISH, "own", 300, 300, height, 0, (), text))
    if all(label.y < 300 + height / 2 - label.size / 2 for label in lines):
        assert all(area(label).w < 0.9 * height * CARD_RATIO for label in lines)
    else:
        assert [label.text for label in lines] == [text] and lines[0].y > 300 + height / 2


@every_text
def test_a_chip_stays_in_the_window(text: float) -> None:
    scale = Scale(1080, 1920, text)
    for label in labels(chip(scale, MEASURE, 1040, 400, "8 cards, 4 sweeps")):
        assert area(label).right <= 1080


def test_the_stock_sinks_with_its_cards() -> None:
    heights = [len(stock(Scale(1280, 800), MEASURE, ENGLISH, "s", 0, 0, 140, cards)) for cards in (30, 12, 6, 1)]
    assert heights == sorted(heights, reverse=True) and heights[-1] >= 2


@every_window
@every_text
def test_tags_and_chips_hold_their_words(width: int, height: int, text: float) -> None:
    scale = Scale(width, height, text)
    for number in (None, 1, 12):
        items, rect = tag(scale, MEASURE, 400, 300, "10 = 5 + 4 + 1", number, "brass")
        assert inside(items, rect) and rect.centre == pytest.approx((400, 300))
        assert not faults(items, width, height)
    items = chip(scale, MEASURE, 400, 300, "13 cards, 4 sweeps")
    first = items[0]
    assert isinstance(first, Vector) and inside(items, first.rect)


@every_window
@every_text
@pytest.mark.parametrize("sentence", ["Match kept.", LONG, LONG + " " + LONG])
def test_toasts_stay_in_the_window(width: int, height: int, text: float, sentence: str) -> None:
    items, rect = toast(Scale(width, height, text), MEASURE, sentence)
    assert not faults(items, width, height) and inside(items, rect)
    assert " ".join(label.text for label in labels(items)) == sentence
    assert rect.x >= 0 and rect.right <= width


def test_papers_and_slates_fill_their_rectangle() -> None:
    rect = Rect(20, 30, 300, 200)
    for items in (panel(rect), slate(rect), icon_button(Rect(20, 30, 40, 40), "menu")):
        drawn = [item for item in items if isinstance(item, Vector)]
        assert drawn[0].rect.x == 20 and drawn[0].rect.y == 30


@pytest.mark.parametrize("width", [40, 80, 160, 400])
def test_text_fits_or_says_that_it_was_cut(width: int) -> None:
    size = fit(MEASURE, LONG, width, 30)
    assert 14 <= size <= 30
    short = shorten(MEASURE, LONG, width, size)
    assert MEASURE.width(short, size) <= width and (short == LONG or short.endswith("…"))
    lines = wrap(MEASURE, LONG, width, 16)
    assert " ".join(lines) == LONG
    assert all(MEASURE.width(text, 16) <= width or " " not in text for text in lines)


def test_what_belongs_together_stays_on_one_line() -> None:
    assert wrap(MEASURE, "Sonido,  100\u00a0% ", 1, 16) == ["Sonido,", "100\u00a0%"]


@pytest.mark.parametrize("width", range(200, 420, 4))
def test_a_last_line_of_one_short_word_gets_company(width: int) -> None:
    lines = wrap(MEASURE, "It is then played face up, so that everybody sees it.", width, 16)
    assert lines[-1] != "it."


def test_a_single_word_has_a_line_where_nothing_else_would_fit() -> None:
    assert wrap(MEASURE, "your pile", 50, 15) == ["your", "pile"]
    assert wrap(MEASURE, "one enormously_long_word_here it", 200, 16)[-1].endswith("it")


@pytest.mark.parametrize("width", [1, 90, 300, 560])
def test_what_is_longer_than_a_word_is_broken_where_the_line_ends(width: int) -> None:
    path = "D:/Programs/maria-jose/data/games/settebello/settebello-matches-2.settebello"
    lines = wrap(MEASURE, f"Written to {path}.", width, 16)
    assert "".join(lines).endswith(f"{path}.") and lines[0].startswith("Written")
    assert all(MEASURE.width(line, 16) <= max(width, MEASURE.width("Written", 16)) for line in lines)


def test_paragraphs_run_downwards() -> None:
    lines, height = paragraph(MEASURE, 10, 50, LONG, 200, 16, INK)
    rows = [label.y for label in lines]
    assert rows == sorted(rows) and rows[0] > 50 and rows[-1] < 50 + height
