"""Controls: the same reach for mouse and keyboard, and nothing that leaves its rectangle."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.draw import Colour, Rect, Vector
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.theme import SMALLEST_TARGET
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.controls import Control, Controls, Look, target
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.entries import Continue, Entry
from game.ui.widgets.faces import FACES
from game.ui.widgets.rows import Row
from game.ui.widgets.values import Segments, Slider, Toggle
from tests.ui.positions import area, faults, labels, stage

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
LOOKS = [Look(*looks) for looks in product((False, True), repeat=3)]


def form() -> list[Control]:
    """One of each, in two columns."""
    return [
        IconButton("back", Rect(16, 16, 40, 40), icon="back"),
        Button("play", Rect(100, 100, 120, 44), text="Play", kind="primary"),
        Button("gone", Rect(100, 160, 120, 44), enabled=False, text="Gone"),
        Segments("target", Rect(300, 100, 240, 40), ("11", "16", "21"), 1),
        Toggle("motion", Rect(300, 160, 60, 40), False),
        Slider("speed", Rect(300, 220, 240, 40), 2, 5),
        Row("anna", Rect(100, 280, 300, 50), text="Anna"),
    ]


def controls(focus: str | None = None) -> Controls:
    made = Controls(focus, escape="leave")
    made.set(form())
    return made


def click(made: Controls, x: float, y: float) -> str | None:
    first = made.handle(Press(x, y))
    return made.handle(Release(x, y)) or first


def usable() -> list[Control]:
    return [control for control in form() if control.enabled]


@pytest.mark.parametrize("control", usable(), ids=lambda control: control.key)
def test_mouse_and_keyboard_reach_every_control(control: Control) -> None:
    by_mouse = click(controls(), *control.rect.centre)
    assert by_mouse is not None and by_mouse.split(":")[0] == control.key
    by_keys = controls()
    for _ in usable():
        by_keys.handle(Key("tab"))
        if by_keys.focus == control.key:
            break
    assert by_keys.focus == control.key
    told = by_keys.handle(Key("enter")) or by_keys.handle(Key("right"))
    assert told is not None and told.split(":")[0] == control.key


def test_tab_goes_round_and_back() -> None:
    made = controls()
    way = []
    for _ in range(len(usable()) + 1):
        made.handle(Key("tab"))
        way.append(made.focus)
    assert way[0] == way[-1] and len(set(way)) == len(usable())
    made.handle(Key("tab", shift=True))
    assert made.focus == way[-2]


def test_arrows_reach_every_control() -> None:
    made, seen = controls("back"), {"back"}
    waiting = ["back"]
    while waiting:
        start = waiting.pop()
        for name in ("left", "right", "up", "down"):
            made.focus = start
            made.handle(Key(name))
            if made.focus not in seen:
                seen.add(str(made.focus))
                waiting.append(str(made.focus))
    assert seen == {control.key for control in usable()}


def test_arrows_set_what_has_a_value() -> None:
    made = controls("target")
    assert made.handle(Key("right")) == "target:2" and made.handle(Key("left")) == "target:0"
    made.focus = "motion"
    assert made.handle(Key("right")) == "motion:1" and made.handle(Key("enter")) == "motion:1"
    made.focus = "speed"
    assert made.handle(Key("left")) == "speed:1" and made.focus == "speed"


def test_a_slider_follows_the_pointer_until_it_is_released() -> None:
    made = controls()
    assert made.handle(Press(300, 240)) == "speed:0"
    assert made.handle(Move(540, 500)) == "speed:4"
    assert made.handle(Release(540, 500)) is None
    assert made.handle(Move(300, 240)) is None


def test_letting_go_elsewhere_presses_nothing() -> None:
    made = controls()
    made.handle(Press(*form()[1].rect.centre))
    assert made.handle(Release(600, 600)) is None
    made.handle(Press(*form()[1].rect.centre))
    made.handle(Focus(False))
    assert made.handle(Release(*form()[1].rect.centre)) is None


def test_disabled_controls_do_nothing() -> None:
    made = controls("gone")
    assert made.focus is None
    assert click(made, *form()[2].rect.centre) is None


def test_the_ring_shows_for_the_keyboard_only() -> None:
    made = controls()
    assert not made.ring
    made.handle(Key("tab"))
    assert made.ring
    click(made, *form()[1].rect.centre)
    assert not made.ring


def test_escape_tells_what_was_agreed() -> None:
    assert controls().handle(Key("escape")) == "leave"
    assert Controls().handle(Key("escape")) is None


def test_targets_are_never_small() -> None:
    tiny = Rect(100, 100, 10, 12)
    reach = target(tiny)
    assert min(reach.w, reach.h) >= SMALLEST_TARGET and reach.centre == tiny.centre
    made = Controls()
    made.set([Button("tiny", tiny, text="")])
    assert click(made, 118 - 1, 106) == "tiny"


KEYS = ["tab", "enter", "space", "left", "right", "up", "down", "escape", "q"]
INPUTS: st.SearchStrategy[Input] = st.one_of(
    st.builds(Press, st.floats(-50, 700), st.floats(-50, 400), st.sampled_from(["left", "middle", "right"])),
    st.builds(Release, st.floats(-50, 700), st.floats(-50, 400), st.sampled_from(["left", "middle", "right"])),
    st.builds(Move, st.floats(-50, 700), st.floats(-50, 400)),
    st.builds(
        Key, st.sampled_from(["tab", "enter", "space", "left", "right", "up", "down", "escape", "q"]), st.booleans()
    ),
    st.sampled_from([Wheel(1, 5, 5), Text("a"), Resize(960, 600), Focus(False), Focus(True)]),
)


@given(st.lists(INPUTS, max_size=30))
def test_no_input_does_harm(inputs: list[Input]) -> None:
    made, known = controls(), {control.key for control in usable()} | {"leave"}
    for event in inputs:
        told = made.handle(event)
        assert told is None or told.split(":")[0] in known
        made.items(stage())


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_words_stay_inside_their_controls(width: int, height: int, text: float) -> None:
    shown: Stage = stage(width, height, text)
    u = Scale(width, height, text).u
    made: list[Control] = [
        Button("b", Rect(40, 40, 190 * u, 44 * u), text="Play it anyway, please", kind="primary", shortcut="Enter"),
        Segments("s", Rect(40, 40, 300 * u, 40 * u), ("Italian", "Spanish", "French"), 0),
        Row("r", Rect(40, 40, 264 * u, 72 * u), text="Nonno Gino", second="second", figure="17", portrait="Kc"),
        Entry("e", Rect(40, 40, 456 * u, 52 * u), text="Score keeper", about="For cards on a real table"),
        Continue(
            "c", Rect(40, 40, 432 * u, 112 * u), text="Continue", about="Scopa, deal 3", score="7 : 5", portrait="Kc"
        ),
    ]
    for control in made:
        for look in LOOKS:
            for label in labels(control.draw(shown, look)):
                place = area(label)
                assert label.size >= 14
                assert control.rect.x <= place.x and place.right <= control.rect.right
                assert control.rect.y <= place.y and place.bottom <= control.rect.bottom + 3


def test_every_look_of_a_button_can_be_told_apart() -> None:
    shown = stage()
    for kind in FACES:
        button = Button("b", Rect(40, 40, 104, 44), text="Play", kind=kind)
        seen = [tuple(button.draw(shown, look)) for look in (Look(), Look(True), Look(True, True), Look(focused=True))]
        off = Button("b", Rect(40, 40, 104, 44), False, text="Play", kind=kind)
        assert len({*seen, tuple(off.draw(shown, Look()))}) == 5


def luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour[:3]]
    linear = [value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("kind", ["primary", "secondary", "warn"])
def test_words_on_paper_buttons_have_contrast(kind: str) -> None:
    for state, face in FACES[kind].items():  # type: ignore[index]
        dark, light = sorted((luminance(face.fill), luminance(face.text)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, state


ANSWERS = (Answer("copy", "Keep a copy"), Answer("go", "Go on from play 91", "primary"))
STORY = "The file breaks off in deal 3. The first 91 plays are sound and are kept: you are at the table with Gino."


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("warning", [False, True])
def test_dialogs_fit_their_window(width: int, height: int, text: float, warning: bool) -> None:
    dialog = Dialog("Part of the match is lost", STORY, ANSWERS, warning)
    items = dialog.items(stage(width, height, text))
    assert not faults(items, width, height)
    assert any(isinstance(item, Vector) for item in items)


def test_dialogs_are_answered_by_enter_and_escape() -> None:
    for key, answer in (("enter", "go"), ("escape", "copy")):
        dialog = Dialog("Title", STORY, ANSWERS)
        dialog.items(stage())
        assert dialog.handle(Key(key)) == answer
