"""The screen on which a match is set up reads well in every window and at every size of text."""

from collections.abc import Sequence

import pytest

from game.engine.variants import PRESETS, ruleset
from game.match.houserules import HouseRules, OwnRules
from game.match.setup import Place, Setup, usual_seats
from game.ui.draw import Fill, Item, Rect
from game.ui.furniture import hint_height
from game.ui.inputs import Key
from game.ui.scale import Scale
from game.ui.theme import PAPER
from tests.match.fakes import MemoryStore
from tests.ui.deskwork import Desk, visible
from tests.ui.positions import area

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
TEXTS = (1.0, 1.25, 1.5)


def faults(items: Sequence[Item], width: int, height: int) -> list[str]:
    """What is wrong with the texts that can be seen: too small, outside, cut, or over one another."""
    found: list[str] = []
    seen = visible(items)
    inside = [label for label, window in seen if window is None or within(area(label), window)]
    for label in inside:
        place = area(label)
        if label.size < 14:
            found.append(f"small: {label.text}")
        if "…" in label.text.removesuffix("five …") and "… ace" not in label.text:
            found.append(f"cut: {label.text}")
        if place.x < 0 or place.right > width or place.y < 0 or place.bottom > height:
            found.append(f"outside: {label.text}")
    found += [
        f"over one another: {first.text} | {second.text}"
        for i, first in enumerate(inside)
        for second in inside[i + 1 :]
        if area(first).overlaps(area(second))
    ]
    return found


def within(place: Rect, window: Rect) -> bool:
    return window.y <= place.y and place.bottom <= window.bottom and window.x <= place.x and place.right <= window.right


def stocked() -> MemoryStore:
    store = MemoryStore()
    kept = HouseRules(store)
    kept.keep(OwnRules("Nonna's kitchen table", "scopa_classica", {"napola": True, "ties": "share"}))
    kept.keep(OwnRules("Wednesdays", "cirulla_genovese", {"grande": 0}))
    kept.hand_out(kept.sets[1])
    return store


SIX = (
    Place("human"),
    Place("ai", "regular"),
    Place("human", name="Massimiliano Bernardini"),
    Place("human"),
    Place("ai", "regular"),
    Place("ai", "regular"),
)
SETUPS = {
    "two": Setup(),
    "four": Setup("scopone_classico", {"target": 33}, usual_seats(4)),
    "six": Setup("escoba_clasica", {"all_sevens_bonus": 1}, SIX),
    "cirulla": Setup("cirulla_genovese", {"decl_low": 0}, usual_seats(3)),
}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("name", SETUPS)
def test_the_page_reads_well_from_top_to_end(width: int, height: int, text: float, name: str) -> None:
    desk = Desk(SETUPS[name], stocked(), width, height, text)
    for _ in range(12):
        assert not faults(desk.scene.items(), width, height)
        before = desk.scene.items()
        desk.do(Key("pagedown"))
        if desk.scene.items() == before:
            break
    desk.do(Key("end"))
    assert not faults(desk.scene.items(), width, height)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("name", SETUPS)
def test_the_paper_ends_between_two_lines(width: int, height: int, text: float, name: str) -> None:
    """Whatever would be seen in part above the buttons is covered whole."""
    desk = Desk(SETUPS[name], stocked(), width, height, text)
    for _ in range(8):
        items = desk.scene.items()
        body = desk.scene.form.window("players")
        assert body is not None
        end = min(
            (item.rect.y for item in items if isinstance(item, Fill) and item.colour == PAPER), default=body.bottom
        )
        for label, window in visible(items):
            if window == body:
                place = area(label)
                assert not place.y + 1 < end < place.bottom - 1, label.text
        desk.do(Key("pagedown"))


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_game_has_a_name_and_a_sentence_that_fit(preset: str, text: float) -> None:
    for width, height in SIZES:
        setup = Setup(preset, {}, usual_seats(ruleset(preset).tables[-1]))
        assert not faults(Desk(setup, None, width, height, text).scene.items(), width, height)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_controls_stand_in_the_window_and_apart(width: int, height: int, text: float) -> None:
    floor = height - hint_height(Scale(width, height, text))
    for setup in SETUPS.values():
        desk = Desk(setup, stocked(), width, height, text)
        keys = ["back", "preset", "rules", "words", "play"]
        rects = [desk.control(key).rect for key in keys]
        assert all(rect.x >= 0 and rect.right <= width and rect.bottom <= floor for rect in rects)
        keys = [f"seat{seat}" for seat in range(1, len(setup.seats))] + ["players", "target", "own_target"]
        rects += [desk.control(key).rect for key in keys]
        assert not overlapping(rects[5:]) and not overlapping(rects[:5])
        assert all(rect.x >= 0 and rect.right <= width for rect in rects)


def overlapping(rects: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [(one, other) for i, one in enumerate(rects) for other in rects[i + 1 :] if one.overlaps(other)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("sheet", ["rules", "own"])
def test_sheets_read_well_from_top_to_end(width: int, height: int, text: float, sheet: str) -> None:
    desk = Desk(SETUPS["cirulla"], stocked(), width, height, text)
    desk.click("rules")
    if sheet == "own":
        desk.click("own")
        desk.click("own-pick:0")
    for _ in range(12):
        assert desk.scene.sheet is not None
        assert not faults(desk.scene.sheet.items(), width, height)
        before = desk.scene.items()
        desk.do(Key("pagedown"))
        if desk.scene.items() == before:
            break
