"""What scrolls, unfolds and is written, by itself."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.draw import Fill, Rect
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Text, Wheel
from game.ui.widgets.buttons import Button
from game.ui.widgets.checkbox import CheckBox
from game.ui.widgets.controls import Control, Look
from game.ui.widgets.dropdown import DropDown, Unfolded
from game.ui.widgets.form import Form, Part
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.text_field import TextField
from game.ui.widgets.writing import Writing
from tests.ui.positions import area, labels, stage

VIEW = Rect(100, 100, 300, 200)


def scroll(length: float = 1000, across: bool = False) -> ScrollArea:
    made = ScrollArea(across)
    made.fit(VIEW, length, 1.0)
    return made


@pytest.mark.parametrize("across", [False, True])
def test_an_area_never_scrolls_beyond_its_ends(across: bool) -> None:
    made = scroll(across=across)
    room = VIEW.w if across else VIEW.h
    made.handle(Wheel(5, 150, 150))
    assert made.offset == 0
    for _ in range(50):
        made.handle(Wheel(-1, 150, 150))
    assert made.offset == 1000 - room
    made.fit(VIEW, 100, 1.0)
    assert made.offset == 0 and made.items() == []


def test_the_wheel_elsewhere_does_nothing() -> None:
    made = scroll()
    assert not made.handle(Wheel(-1, 50, 50)) and made.offset == 0


def test_paper_is_dragged_but_not_by_a_trembling_hand() -> None:
    made = scroll()
    made.handle(Press(200, 200))
    assert not made.handle(Move(200, 195))
    assert made.handle(Move(200, 150)) and made.offset == 50
    assert made.handle(Release(200, 150))
    assert not made.handle(Move(200, 120)) and made.offset == 50


def test_the_bar_is_pulled_to_the_end() -> None:
    made = scroll()
    made.handle(Press(397, 105))
    made.handle(Move(397, 500))
    assert made.offset == 800
    made.handle(Focus(False))
    assert not made.handle(Move(397, 100)) and made.offset == 800


@given(st.floats(0, 960), st.floats(5, 60), st.floats(0, 800))
def test_what_is_revealed_can_be_seen_whole(place: float, height: float, offset: float) -> None:
    made = scroll()
    made.to(offset)
    made.reveal(Rect(110, VIEW.y + place - made.offset, 50, height))
    top = VIEW.y + place - made.offset
    assert top >= VIEW.y and (top + height <= VIEW.bottom or place + height > 1000)


def unfolded(count: int, chosen: int = 0, at: float = 300) -> Unfolded:
    return Unfolded(stage(), Rect(400, at, 160, 40), [f"Text {i}" for i in range(count)], chosen)


@pytest.mark.parametrize("count", [1, 5, 60])
@pytest.mark.parametrize("at", [20, 300, 740])
def test_choices_unfold_inside_the_window_and_can_all_be_reached(count: int, at: float) -> None:
    made = unfolded(count, at=at)
    assert made.rect.x >= 0 and made.rect.right <= 1280 and made.rect.y >= 0 and made.rect.bottom <= 800
    for want in {0, count // 2, count - 1}:
        made = unfolded(count, at=at)
        for _ in range(want):
            assert made.handle(Key("down")) is None
        assert made.handle(Key("enter")) == want


def test_a_choice_is_made_by_the_pointer_and_left_by_it() -> None:
    made = unfolded(5)
    label = next(label for label in labels(made.items()) if label.text == "Text 3")
    made.handle(Move(label.x, label.y))
    made.handle(Press(label.x, label.y))
    assert made.handle(Release(label.x, label.y)) == 3
    assert unfolded(5).handle(Press(5, 5)) == -1
    assert unfolded(5).handle(Key("escape")) == -1


LONG = "A name that is far too long to be seen"

WRITTEN: st.SearchStrategy[Input] = st.one_of(
    st.builds(Text, st.text(max_size=3)),
    st.builds(Key, st.sampled_from(["backspace", "delete", "left", "right", "home", "end", "space", "a"])),
)


@given(st.lists(WRITTEN, max_size=30))
def test_writing_keeps_its_length_and_its_caret(events: list[Input]) -> None:
    line: Writing | None = Writing("Gino", 4, 10)
    for event in events:
        assert line is not None
        line = line.after(event)
        assert line is not None and len(line.text) <= 10 and 0 <= line.caret <= len(line.text)
        assert line.text.isprintable() or not line.text


def test_keys_that_do_not_write_are_left_alone() -> None:
    line = Writing("Gino", 4, 10)
    assert [line.after(Key(name)) for name in ("enter", "escape", "tab", "f11", "up")] == [None] * 5


class Owner:
    """Somebody with a form: what it tells is done and shown."""

    _stage = stage()

    def __init__(self) -> None:
        self.name, self.number, self.told = "", 5, ""
        self.area = ScrollArea()
        self.form = Form(self.parts, "play", "leave", "play")
        self.form.rebuild(self._stage)

    def parts(self) -> list[Part]:
        self.area.fit(VIEW, 900, 1.0)
        top = VIEW.y - self.area.offset
        return [
            Part((), [TextField("name", Rect(500, 100, 200, 40), self.name, longest=8)]),
            Part(
                (),
                [
                    Stepper("number", Rect(120, top + 20, 200, 40), self.number, 1, 40, str(self.number)),
                    DropDown("way", Rect(120, top + 500, 200, 40), ("Left", "Right"), 0),
                    CheckBox("on", Rect(120, top + 800, 200, 40), "On", False),
                ],
                self.area,
            ),
            Part((), [Button("play", Rect(100, 320, 100, 40), text="Play")]),
        ]

    def do(self, *events: Input) -> str | None:
        told = None
        for event in events:
            told = self.form.handle(event)
            key, _, value = (told or "").partition(":")
            if key == "name" and value:
                self.name = value
            elif key == "number":
                self.number = int(value)
            self.form.rebuild(self._stage)
        return told


def test_hidden_controls_cannot_be_clicked_and_the_keyboard_brings_them_up() -> None:
    owner = Owner()
    assert owner.form.at(220, 620) is None
    owner.do(Key("tab"), Key("tab"), Key("tab"), Key("tab"))
    assert owner.form.focus == "on"
    found = owner.form.find("on")
    assert found is not None and VIEW.y <= found.rect.y and found.rect.bottom <= VIEW.bottom
    assert owner.do(Key("space")) == "on:1"


def test_a_number_is_typed_while_it_has_the_focus() -> None:
    owner = Owner()
    owner.form.focus_on("number")
    owner.do(Text("3"), Text("7"))
    assert owner.number == 37
    assert owner.do(Text("9")) is None and owner.number == 37
    owner.do(Key("left"), Text("8"))
    assert owner.number == 8


def test_letters_go_where_the_focus_is_and_nowhere_else() -> None:
    owner = Owner()
    assert owner.do(Key("enter")) == "play"
    owner.do(Press(600, 120), Release(600, 120), *map(Text, "Marta"), Key("left"), Key("backspace"))
    assert owner.name == "Mara" and owner.form.writing
    assert owner.do(Key("enter")) == "name"
    assert owner.do(Key("escape")) == "leave"


def test_an_unfolded_choice_takes_every_input() -> None:
    owner = Owner()
    owner.form.focus_on("way")
    assert owner.do(Key("enter")) is None and owner.form.choosing
    assert owner.do(Key("down"), Key("enter")) == "way:1" and not owner.form.choosing
    assert owner.do(Key("right")) == "way:1"


def test_a_drag_presses_nothing() -> None:
    owner = Owner()
    assert owner.do(Press(310, 140), Move(310, 120), Release(310, 120)) is None
    assert owner.number == 5


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_words_stay_inside_their_controls(text: float) -> None:
    shown = stage(1280, 800, text)
    rect = Rect(100, 100, 190, 62)
    made: list[Control] = [
        CheckBox("c", rect, "An equal card goes before sums", True),
        Stepper("s", rect, 5, 1, 40, "5 points"),
        DropDown("d", rect, ("All, unless an ace lies there", "Never"), 0),
        TextField("t", rect, LONG, writing=Writing(LONG, 20, 40)),
    ]
    for control in made:
        for look in (Look(), Look(hovered=True), Look(focused=True)):
            for label in labels(control.draw(shown, look)):
                place = area(label)
                assert rect.x <= place.x and place.right <= rect.right + 1, label.text
                assert rect.y <= place.y and place.bottom <= rect.bottom and label.size >= 14


def test_the_caret_is_always_in_sight() -> None:
    field = TextField("t", Rect(0, 0, 100, 40), "a" * 24)
    for caret in range(25):
        drawn = replace(field, writing=Writing(field.text, caret, 24)).draw(stage(), Look())
        marks = [item for item in drawn if isinstance(item, Fill)]
        assert len(marks) == 1 and 0 <= marks[0].rect.x <= 100
