"""The screen of the rules: reading, searching, choosing a game, going back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.variants import PRESETS
from game.ui.draw import Clip, Label, Rect, Shadow, Vector
from game.ui.furniture import hint_height
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel
from game.ui.scale import Scale
from game.ui.scenes.rules import RulesScene
from tests.ui.positions import area, faults, labels, stage
from tests.ui.reading import click, keys, lights, page, scene, title, top, type_in, went_back, words
from tests.ui.test_rulebook_pages import SIZES, WINDOWS


def test_chapters_are_turned_by_arrows_and_by_mouse() -> None:
    shown = scene()
    assert title(shown) == "The pack"
    keys(shown, "down", "down")
    assert title(shown) == "Taking cards"
    keys(shown, "up")
    assert title(shown) == "The deal"
    click(shown, "Primiera")
    assert title(shown) == "Primiera"
    keys(shown, *["down"] * 20)
    assert title(shown) == "Words of the game"


@pytest.mark.parametrize("key", ["escape", "f1"])
def test_the_way_back(key: str) -> None:
    shown = scene(choose=False)
    keys(shown, key)
    assert went_back(shown)
    assert not went_back(shown)


@pytest.mark.parametrize(
    ("there", "back"),
    [
        (Key("pagedown"), Key("pageup")),
        (Key("space"), Key("space", shift=True)),
        (Key("end"), Key("home")),
        (Wheel(-1, 700, 400), Wheel(1, 700, 400)),
    ],
)
def test_ways_to_read_on_and_back(there: Input, back: Input) -> None:
    shown = scene("cirulla_genovese")
    click(shown, "The count")
    start = top(shown)
    shown.handle(there)
    assert top(shown) < start
    shown.handle(back)
    assert top(shown) == start
    shown.handle(back)
    assert top(shown) == start


def test_with_the_focus_on_the_page_arrows_read_on() -> None:
    shown = scene("cirulla_genovese")
    click(shown, "The count")
    start = top(shown)
    keys(shown, "right", "down")
    assert top(shown) < start and title(shown) == "The count"
    keys(shown, "left", "up")
    assert title(shown) == "Sweeps"


def test_reading_ends_where_the_page_ends() -> None:
    shown = scene("cirulla_genovese")
    click(shown, "The count")
    keys(shown, "end")
    end = top(shown)
    keys(shown, "pagedown", "end")
    assert top(shown) == end
    clip = page(shown)
    assert max(area(label).bottom for label in labels([clip])) < clip.rect.bottom


def bar_of(shown: RulesScene) -> Rect:
    """The thumb of the bar, the last thing drawn on the paper."""
    items = shown.items()
    after = items[items.index(page(shown)) + 1 :]
    return next(item.rect for item in after[1:] if isinstance(item, Vector))


def test_the_bar_can_be_dragged() -> None:
    shown = scene("cirulla_genovese")
    click(shown, "The count")
    start, thumb = top(shown), bar_of(shown)
    shown.handle(Press(thumb.x + 2, thumb.y + 4))
    shown.handle(Move(thumb.x - 300, 790))
    assert top(shown) < start
    end = top(shown)
    shown.handle(Release(0, 0))
    shown.handle(Move(thumb.x, thumb.y))
    assert top(shown) == end
    keys(shown, "end")
    assert top(shown) == end


def test_a_page_that_fits_has_no_bar_and_stays() -> None:
    shown = scene()
    click(shown, "Sweeps")
    start = top(shown)
    shown.handle(Wheel(-3, 700, 400))
    keys(shown, "pagedown", "end")
    assert top(shown) == start


def test_families_and_forms_of_a_game_can_be_chosen() -> None:
    shown = scene()
    keys(shown, "down", "down")
    click(shown, "Escoba")
    assert title(shown) == "Taking cards"
    assert "Classic Escoba" in words(shown)
    click(shown, "Classic Escoba")
    click(shown, "Scopa a quindici")
    assert "Scopa a quindici" in words(shown) and "Classic Escoba" not in words(shown)


def test_forms_can_be_chosen_by_keys_or_left() -> None:
    shown = scene()
    keys(shown, "up", "enter")
    assert "Bar Scopa" in words(shown)
    keys(shown, "escape")
    assert "Bar Scopa" not in words(shown) and not went_back(shown)
    keys(shown, "enter", "down", "down", "enter")
    assert "Bar Scopa" in words(shown)
    assert "Scopa a perdere" not in words(shown)


def test_a_chapter_that_the_other_game_lacks_gives_way_to_the_first() -> None:
    shown = scene()
    click(shown, "Primiera")
    click(shown, "Escoba")
    assert title(shown) == "The pack"


def test_the_tabulator_reaches_everything_and_comes_back() -> None:
    shown = scene()
    typed = []
    for _ in range(6):
        keys(shown, "tab")
        typed.append(shown.typing)
    assert typed.count(True) == 1 and not shown.typing
    keys(shown, "down")
    assert title(shown) == "The deal"


def test_rules_of_a_match_stand_alone() -> None:
    shown = scene("scopone_scientifico", choose=False)
    assert "Scopone scientifico" in words(shown)
    assert not {"Scopa", "Escoba", "Cirulla"} & set(words(shown))
    keys(shown, "up")
    assert title(shown) == "The pack"


@pytest.mark.parametrize("size", SIZES)
def test_reading_goes_on_in_another_window(size: tuple[int, int]) -> None:
    shown = scene("cirulla_genovese")
    click(shown, "The count")
    type_in(shown, "grande")
    before = title(shown)
    shown.resize(stage(*size))
    assert title(shown) == before and lights(shown)
    assert "grande" in words(shown)


@pytest.mark.parametrize("preset", ["scopa_classica", "cirulla_genovese"])
@pytest.mark.parametrize("choose", [False, True])
@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_nothing_beside_the_page_overlaps_or_is_cut(
    size: tuple[int, int], text: float, choose: bool, preset: str
) -> None:
    shown = scene(preset, size, text, choose)
    type_in(shown, "ace")
    paper = page(shown).rect
    beside = [item for item in shown.items() if not isinstance(item, Clip)]
    assert faults(beside, *size) == []
    floor = size[1] - hint_height(Scale(*size, text))
    assert paper.bottom < floor and paper.h > 0.5 * floor
    assert not [label.text for label in labels(beside) if area(label).overlaps(paper)]


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_the_list_of_forms_fits_the_window(size: tuple[int, int], text: float) -> None:
    shown = scene(size=size, text=text)
    keys(shown, "up", "enter")
    items = shown.items()
    added = items[max(i for i, item in enumerate(items) if isinstance(item, Shadow)) :]
    assert len([item for item in added if isinstance(item, Label)]) == 6
    assert faults(added, *size) == []


INPUTS = st.one_of(
    st.builds(Key, st.sampled_from(["up", "down", "left", "right", "enter", "escape", "tab", "space", "pageup",
                                    "pagedown", "home", "end", "/", "backspace", "a", "f1", "delete"]), st.booleans()),
    st.builds(Text, st.text(max_size=3)),
    st.builds(Press, st.floats(-50, 1400), st.floats(-50, 900), st.sampled_from(["left", "right"])),
    st.builds(Move, st.floats(-50, 1400), st.floats(-50, 900)),
    st.builds(Release, st.floats(-50, 1400), st.floats(-50, 900)),
    st.builds(Wheel, st.floats(-5, 5), st.just(5.0), st.just(5.0)),
    st.builds(Focus, st.booleans()),
    st.just(Resize(900, 700)),
)  # fmt: skip


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted(PRESETS)), st.booleans(), st.lists(INPUTS, max_size=25))
def test_any_input_at_any_time(preset: str, choose: bool, inputs: list[Input]) -> None:
    shown = scene(preset, choose=choose)
    for event in inputs:
        shown.handle(event)
        shown.update(0.0)
    assert title(shown) and not shown.moving
