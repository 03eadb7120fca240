"""Writing in a line works as everywhere else: words, selection, clipboard, pointer."""

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.draw import Fill, Item, Label, Rect
from game.ui.inputs import Input, Key, Move, Press, Release, Text
from game.ui.widgets.form import Form, Part
from game.ui.widgets.pen import CHOSEN
from game.ui.widgets.text_field import TextField
from game.ui.widgets.writing import Writing
from tests.ui.positions import stage
from tests.ui.reading import scene, type_in
from tests.ui.test_game import Player


@dataclass
class Board:
    """A clipboard."""

    held: str = ""

    def text(self) -> str:
        return self.held

    def put(self, text: str) -> None:
        self.held = text


def key(pressed: str) -> Key:
    """A key as it is written in tables: ``ctrl+shift+left``."""
    *held, name = pressed.split("+")
    return Key(name, shift="shift" in held, ctrl="ctrl" in held, alt="alt" in held)


def after(line: Writing, board: Board, *pressed: str) -> Writing:
    for one in pressed:
        done = line.after(key(one), board)
        assert done is not None, one
        line = done
    return line


CASES = (
    ("zia pina", 8, ("backspace",), "zia pin", 7),
    ("zia pina", 0, ("backspace",), "zia pina", 0),
    ("zia pina", 0, ("delete",), "ia pina", 0),
    ("zia pina", 8, ("ctrl+left",), "zia pina", 4),
    ("zia pina", 8, ("ctrl+left", "ctrl+left", "ctrl+left"), "zia pina", 0),
    ("zia pina", 0, ("ctrl+right",), "zia pina", 3),
    ("zia pina", 0, ("alt+right", "alt+right", "alt+right"), "zia pina", 8),
    ("zia pina", 8, ("ctrl+backspace",), "zia ", 4),
    ("zia pina", 3, ("ctrl+delete",), "zia", 3),
    ("zia pina", 8, ("home", "delete"), "ia pina", 0),
    ("zia pina", 4, ("shift+end", "backspace"), "zia ", 4),
    ("zia pina", 4, ("shift+home", "delete"), "pina", 0),
    ("zia pina", 4, ("shift+right", "shift+right", "shift+left", "delete"), "zia ina", 4),
    ("zia pina", 4, ("shift+right", "right"), "zia pina", 5),
    ("zia pina", 4, ("shift+right", "left"), "zia pina", 4),
    ("zia pina", 8, ("ctrl+shift+left", "ctrl+v"), "zia X", 5),
    ("zia pina", 8, ("shift+insert",), "zia pinaX", 9),
    ("zia pina", 3, ("ctrl+a", "ctrl+v"), "X", 1),
    ("zia pina", 3, ("ctrl+a", "backspace"), "", 0),
    ("perché è", 8, ("ctrl+left", "ctrl+left"), "perché è", 0),
)


@pytest.mark.parametrize(("text", "caret", "pressed", "becomes", "ends"), CASES)
def test_keys_do_what_they_do_everywhere(
    text: str, caret: int, pressed: tuple[str, ...], becomes: str, ends: int
) -> None:
    line = after(Writing(text, caret, 24), Board("X"), *pressed)
    assert (line.text, line.caret) == (becomes, ends)


TAKEN = (
    (("ctrl+c",), "zia pina", "zia pina"),
    (("ctrl+insert",), "zia pina", "zia pina"),
    (("ctrl+x",), "zia pina", ""),
    (("home", "ctrl+shift+right", "ctrl+c"), "zia", "zia pina"),
    (("home", "ctrl+shift+right", "ctrl+x"), "zia", " pina"),
    (("shift+home", "shift+delete"), "zia pina", ""),
)


@pytest.mark.parametrize(("pressed", "taken", "left"), TAKEN)
def test_what_is_chosen_or_else_the_whole_line_goes_to_the_clipboard(
    pressed: tuple[str, ...], taken: str, left: str
) -> None:
    board = Board("before")
    assert after(Writing("zia pina", 8, 24), board, *pressed).text == left and board.held == taken


def test_an_empty_line_leaves_the_clipboard_alone() -> None:
    board = Board("before")
    after(Writing("", 0, 24), board, "ctrl+c", "ctrl+x")
    assert board.held == "before"


@pytest.mark.parametrize(
    ("pasted", "text"),
    [
        ("Anna\r\nMarco\n", "Anna Marco"),
        ("An\tna", "An na"),
        ("A\x00n\x1bn\u200ba", "Anna"),
        ("Jose\u0301", "José"),
        ("a" * 5000, "a" * 24),
    ],
)
def test_what_is_pasted_is_cleaned_and_cut(pasted: str, text: str) -> None:
    assert after(Writing("", 0, 24), Board(pasted), "ctrl+v").text == text


def test_what_is_pasted_into_a_line_keeps_its_ends() -> None:
    line = after(Writing("ab", 1, 5), Board("12345"), "ctrl+v")
    assert (line.text, line.caret) == ("a123b", 4)


def test_keys_for_other_characters_are_not_shortcuts() -> None:
    for pressed in (Key("v", ctrl=True, alt=True), Key("q", ctrl=True, alt=True), Key("m"), Key("s", ctrl=True)):
        assert Writing("ab", 1, 5).after(pressed, Board("X")) == Writing("ab", 1, 5)


ANY: st.SearchStrategy[Input] = st.one_of(
    st.builds(Text, st.text(max_size=3)),
    st.builds(
        Key,
        st.sampled_from(["backspace", "delete", "left", "right", "home", "end", "space", "a", "c", "v", "x", "insert"]),
        shift=st.booleans(),
        ctrl=st.booleans(),
        alt=st.booleans(),
    ),
)


@given(st.lists(ANY, max_size=30), st.text(max_size=20))
def test_whatever_is_pressed_the_line_stays_sound(events: list[Input], held: str) -> None:
    line, board = Writing("Gino", 4, 10), Board(held)
    for event in events:
        line = line.after(event, board) or line
        first, last = line.chosen
        assert len(line.text) <= 10 and (line.text.isprintable() or not line.text)
        assert 0 <= first <= line.caret <= last <= len(line.text)


class Owner:
    """A form with two lines."""

    def __init__(self, text: str = "Nonno Gino") -> None:
        self.board = Board()
        self.stage = replace(stage(), clipboard=self.board)
        self.names = {"first": text, "second": ""}
        self.form = Form(self.parts, "first", "leave")
        self.form.rebuild(self.stage)

    def parts(self) -> list[Part]:
        places = (Rect(100, 100 + 60 * row, 220, 40) for row in range(2))
        return [Part((), [TextField(*line) for line in zip(self.names, places, self.names.values(), strict=True)])]

    def do(self, *events: Input) -> None:
        for event in events:
            name, _, text = (self.form.handle(event) or "").partition(":")
            if name in self.names:
                self.names[name] = text
            self.form.rebuild(self.stage)

    def chosen(self) -> list[Item]:
        """What shows that something is chosen."""
        return [item for item in self.form.items(self.stage) if isinstance(item, Fill) and item.colour == CHOSEN]

    def x(self, place: int) -> float:
        """Where a place between characters is, in a line that fits."""
        return 112 + self.stage.measure.width(self.names["first"][:place], 17)


def test_a_click_puts_the_caret_there() -> None:
    owner = Owner()
    for place in (0, 3, 6, 10):
        owner.do(Press(owner.x(place) + 1, 120), Release(owner.x(place) + 1, 120), Text("x"))
        assert owner.names["first"] == "Nonno Gino"[:place] + "x" + "Nonno Gino"[place:]
        owner.do(Key("backspace"))


def test_pulling_chooses_and_shows_it() -> None:
    owner = Owner()
    owner.do(Press(owner.x(6), 120), Move(owner.x(8), 120), Move(owner.x(10) + 300, 200), Release(700, 200))
    assert owner.chosen()
    owner.do(Move(owner.x(1), 120), Key("c", ctrl=True))
    assert owner.board.held == "Gino"
    owner.do(Text("P"), Text("i"))
    assert owner.names["first"] == "Nonno Pi" and not owner.chosen()


@pytest.mark.parametrize(
    ("clicks", "held"), [([0.0], "Nonno Gino"), ([0.0, 0.3], "Gino"), ([0.0, 0.3, 0.6], "Nonno Gino"), ([0, 1], "")]
)
def test_two_clicks_choose_a_word_and_three_the_line(clicks: list[float], held: str) -> None:
    owner = Owner()
    for at in clicks:
        owner.do(Press(owner.x(8), 120, at=at), Release(owner.x(8), 120, at=at), Move(owner.x(8) + 1, 120, at))
    assert bool(owner.chosen()) is (len(clicks) > 1 and clicks[1] < 0.5)
    owner.do(Key("x", ctrl=True))
    assert owner.board.held == (held or "Nonno Gino")
    assert owner.names["first"] == "Nonno Gino".replace(owner.board.held, "")


@pytest.mark.parametrize(
    ("text", "caret", "chosen"),
    [("", 0, (0, 0)), ("più su, là", 2, (0, 3)), ("più su, là", 3, (0, 3)), ("a, b", 2, (1, 2)), ("  a", 1, (0, 2))],
)
def test_the_word_at_the_caret(text: str, caret: int, chosen: tuple[int, int]) -> None:
    assert Writing(text, caret, 24).around().chosen == chosen


def test_a_line_longer_than_its_place_is_pulled_through() -> None:
    owner = Owner("abcdefghijklmnopqrstuvwx")
    owner.do(Press(318, 120))
    for _ in range(30):
        owner.do(Move(90, 120))
    owner.do(Release(90, 120), Key("x", ctrl=True))
    assert len(owner.names["first"]) <= 1 and len(owner.board.held) >= 23


def test_what_is_cut_in_one_line_is_pasted_into_another() -> None:
    owner = Owner()
    owner.do(Key("a", ctrl=True), Key("x", ctrl=True), Key("tab"), Key("v", ctrl=True))
    assert owner.names == {"first": "", "second": "Nonno Gino"}


def test_the_caret_of_one_line_is_not_that_of_another() -> None:
    owner = Owner("ab")
    owner.names["second"] = "ab"
    owner.form.rebuild(owner.stage)
    owner.do(Key("home"), Key("tab"), Text("c"))
    assert owner.names == {"first": "ab", "second": "abc"}


def test_the_search_of_the_rules_is_written_like_any_line() -> None:
    shown, board = scene(), Board()
    shown.resize(replace(shown._stage, clipboard=board))
    type_in(shown, "sette bello")
    for one in (key("ctrl+a"), key("ctrl+c"), Key("home"), Key("delete"), Key("end"), Key("left"), Key("backspace")):
        shown.handle(one)
    assert board.held == "sette bello"
    assert "ette belo" in [item.text for item in shown.items() if isinstance(item, Label)]
    board.held = "x" * 100
    shown.handle(Key("v", ctrl=True))
    assert len(shown._search.query) == 40


def test_held_keys_go_on_only_where_one_writes() -> None:
    player = Player()
    player.game.handle(Key("m"))
    muted = player.game.settings.muted
    player.game.handle(Key("m", again=True))
    assert player.game.settings.muted is muted
    before = player.game.scene
    player.game.handle(Key("enter", again=True))
    assert player.game.scene is before
    player.game._go("rules")
    typed: list[Input] = [Key("/"), *map(Text, "/sweep"), *[Key("backspace", again=True)] * 3]
    for one in typed:
        player.game.handle(one)
    player.game.handle(Key("escape", again=True))
    assert "sw" in [item.text for item in player.game.items() if isinstance(item, Label)]
