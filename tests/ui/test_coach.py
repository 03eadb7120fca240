"""The coach's paper: where it lies, what can be read and reached on it."""

from dataclasses import replace
from random import Random

import pytest

from game.ai.types import Candidate
from game.engine.state import Phase
from game.shell.words import words
from game.ui.coach.pages import HELPS
from game.ui.coach.panel import CoachPanel, HelpSwitched
from game.ui.coach.place import coach_place
from game.ui.coach.speech import Helps
from game.ui.draw import Label, Medal, Rect, Sprite
from game.ui.furniture import hint_height
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.scale import Scale
from game.ui.table.seating import layout
from tests.ai.positions import play
from tests.ui.coaches import (
    ASKED,
    CANDIDATES,
    IDLE,
    SECOND,
    STATES,
    TEXTS,
    VIEW,
    WARNED,
    coach,
    control,
    in_sight,
    place_in,
    press,
    texts,
)
from tests.ui.positions import SIZES, faults, stage


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", STATES)
def test_everything_can_be_read(name: str, size: tuple[int, int], text: float) -> None:
    panel = coach(STATES[name], *size, text)
    floor = size[1] - hint_height(Scale(*size, text))
    for page in ("advice", "cards", "helps"):
        panel._page = page
        panel._arrange()
        assert faults(in_sight(panel.items()), size[0], floor) == [], page


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_the_paper_lies_in_the_window_and_never_on_the_hand(size: tuple[int, int], text: float) -> None:
    scale = Scale(*size, text)
    place, hand = place_in(*size, text), layout(scale, 2, 3).hands[0]
    floor = scale.height - hint_height(scale)
    assert place.rect.x >= 0 and place.rect.right <= scale.width and place.rect.y >= 0 and place.rect.bottom <= floor
    assert place.kind == ("sheet" if scale.portrait else "drawer" if scale.width < 1120 else "panel")
    if place.kind == "sheet":
        assert place.rect.bottom <= hand.y - hand.height / 2 - 0.08 * hand.height


@pytest.mark.parametrize("size", SIZES)
def test_the_tab_is_there_open_or_closed(size: tuple[int, int]) -> None:
    window = Rect(0, 0, *size)
    for opened in (True, False):
        tab = coach_place(Scale(*size), opened).tab
        assert window.overlaps(tab) and tab.right <= size[0] + 0.01


def test_measures_of_the_drawn_screens() -> None:
    assert place_in(1280, 800).rect == Rect(936, 16, 328, 728)
    assert place_in(960, 600).rect == Rect(684, 12, 264, 540)


def test_the_tab_opens_and_closes() -> None:
    panel = coach()
    x, y = place_in(1280, 800).tab.centre
    assert panel.handle(Press(x, y)) == "close"
    panel.opened = False
    assert panel.handle(Press(x, y)) == "open"
    assert not [item for item in panel.items() if isinstance(item, Label | Medal)]


def test_a_closed_coach_takes_nothing_else() -> None:
    panel = coach()
    panel.opened = False
    panel.focus()
    for event in (Press(1100, 300), Move(1100, 300), Release(1100, 300), Wheel(1, 1100, 300), Key("enter")):
        assert panel.handle(event) is None


def test_inputs_on_the_paper_stay_there_and_others_go_to_the_table() -> None:
    panel = coach()
    assert panel.handle(Press(1100, 40)) == "used"
    assert panel.handle(Wheel(1, 1100, 300)) == "used"
    assert panel.handle(Press(400, 300)) is None
    assert panel.handle(Move(400, 300)) is None
    assert panel.handle(Key("enter")) is None


@pytest.mark.parametrize(("key", "wish"), [("undo", "undo"), ("helps", "used")])
def test_buttons(key: str, wish: str) -> None:
    panel = coach()
    assert press(panel, control(panel, key)) == wish


def test_redo_waits_until_there_is_something() -> None:
    panel = coach(IDLE)
    assert press(panel, control(panel, "redo")) is None
    panel.show(replace(IDLE, can_redo=True))
    assert press(panel, control(panel, "redo")) == "redo"


def test_the_best_play_is_told_only_when_asked() -> None:
    panel = coach(replace(ASKED, asked=False))
    assert not any("Take" in text for text in texts(panel))
    assert press(panel, control(panel, "ask")) == "ask"
    panel.show(ASKED)
    assert texts(panel)[2].startswith("Take the six with yours:")


def test_the_help_can_be_refused() -> None:
    panel = coach(replace(IDLE, helps=Helps(show_best=False)))
    assert all(one.key != "ask" for one in panel._fixed)


@pytest.mark.parametrize(
    ("helps", "told"),
    [
        (Helps(False, False), "Practice without helps"),
        (Helps(), "Practice, 1 help on"),
        (Helps(True, True, False, True), "Practice, 3 helps on"),
        (Helps(True, True, True, True), "Practice, all helps on"),
    ],
)
def test_the_paper_counts_every_help_that_is_on(helps: Helps, told: str) -> None:
    assert told in texts(coach(replace(IDLE, helps=helps)))


def test_each_help_is_switched_on_its_own() -> None:
    panel = coach(IDLE)
    press(panel, control(panel, "helps"))
    for name in HELPS:
        assert press(panel, control(panel, name)) == HelpSwitched(name, not getattr(Helps(), name))
    press(panel, control(panel, "helps"))
    assert "Cards still out" in texts(panel)


def test_the_best_plays_have_pictures_figures_and_bars() -> None:
    items = coach().items()
    assert [item.face for item in items if isinstance(item, Sprite)] == ["6d", "Jb", "3c"]
    shown = texts(coach())
    assert {"best", "−0.44", "−0.55", "Take the six", "Lay the knave", "Lay the three"} <= set(shown)


def test_the_play_that_is_warned_of_is_always_among_them() -> None:
    many = (*CANDIDATES, Candidate(play("Ac"), 0.05), Candidate(play("As"), -0.4))
    panel = coach(replace(WARNED, candidates=many, warned=play("As")))
    assert [item.face for item in panel.items() if isinstance(item, Sprite)] == ["6d", "Jb", "As"]
    assert "1.02 points better than the ace" in texts(panel)


def test_pointing_at_a_play_tells_which() -> None:
    panel = coach()
    assert panel.pointed is None
    x, y = control(panel, "play1").centre
    panel.handle(Move(x, y))
    assert panel.pointed == SECOND
    panel.handle(Move(100, 100))
    assert panel.pointed is None


def test_everything_is_reached_by_keyboard() -> None:
    panel = coach(replace(IDLE, can_redo=True))
    panel.focus()
    reached = set()
    for _ in range(12):
        reached.add(panel._controls.focus)
        assert panel.handle(Key("tab")) == "used"
    assert reached == {"ask", "counter", "undo", "redo", "helps"}
    panel._controls.focus = "undo"
    assert panel.handle(Key("enter")) == "undo"
    assert panel.handle(Key("escape")) == "used" and not panel.focused
    assert panel.handle(Key("enter")) is None


def test_any_input_at_any_time() -> None:
    chance = Random(4)
    keys = ("tab", "enter", "escape", "left", "right", "up", "down", "space", "pageup", "end", "h", "u")
    for size in SIZES:
        panel = coach(WARNED, *size, 1.5)
        for _ in range(300):
            x, y = chance.uniform(-20, size[0] + 20), chance.uniform(-20, size[1] + 20)
            events: tuple[Input, ...] = (
                Press(x, y), Release(x, y), Move(x, y), Wheel(chance.choice((-1, 1)), x, y), Key(chance.choice(keys)),
                Focus(False),
            )  # fmt: skip
            panel.handle(chance.choice(events))
            if chance.random() < 0.1:
                panel.focus()
            if chance.random() < 0.1:
                panel.show(chance.choice(list(STATES.values())))
            assert panel.items()


def test_scrolling_reaches_what_does_not_fit() -> None:
    panel = coach(WARNED, 960, 600, 1.5)
    before = texts(panel)
    panel.focus()
    panel.handle(Key("end"))
    assert "Lay the" in " ".join(texts(panel)) and texts(panel) != before


def test_at_the_end_of_a_deal_nothing_is_asked() -> None:
    over = replace(IDLE, view=replace(VIEW, phase=Phase.DEAL), asked=True)
    assert not any("Take" in text for text in texts(coach(over)))


@pytest.mark.parametrize("language", ["en", "it", "es"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1080, 1920)])
def test_the_words_of_the_buttons_are_whole(size: tuple[int, int], language: str) -> None:
    spoken = words(language)
    panel = CoachPanel(replace(stage(*size), words=spoken), place_in(*size), ASKED)
    shown = texts(panel)
    assert {spoken.text(f"coach.panel.{key}") for key in ("undo", "redo", "helps")} <= set(shown)
    assert spoken.text("coach.panel.undo").lower() == spoken.text("key.undo").lower(), "one word for one thing"
