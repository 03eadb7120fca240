"""Everything that can be set is set by mouse and by keyboard, asked for once, and shown at once."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.settings import NAME_LENGTH, Settings, dumps, loads
from game.ui.draw import Item
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel
from game.ui.preferences.pages import PAGES, Row, chosen
from game.ui.scenes.scene import Change, Go, Sound
from tests.ui.positions import labels, stage
from tests.ui.preferring import (
    FRENCH,
    VALUED,
    changed,
    changes,
    click,
    controls,
    focus,
    place_of,
    screen,
    set_by_mouse,
    taken,
)

every_setting = pytest.mark.parametrize(("page", "row"), VALUED, ids=[row.field for _, row in VALUED])
every_page = pytest.mark.parametrize("page", PAGES)


@every_setting
def test_the_mouse_reaches_every_value(page: str, row: Row) -> None:
    scene = screen(page)
    before = chosen(row, scene._shown)
    for number, value in [*enumerate(row.values), *enumerate(row.values)]:
        if row.kind == "toggle" and number == before:
            continue
        asked = [] if number == before else [(row.field, value)]
        assert changes(set_by_mouse(scene, row, number)) == asked
        before = number


@every_setting
def test_the_keyboard_reaches_every_value(page: str, row: Row) -> None:
    scene = screen(page)
    focus(scene, row.field)
    for way, last in (("right", row.values[-1]), ("left", row.values[0])):
        asked = []
        for _ in row.values:
            scene.handle(Key(way))
            asked += changes(taken(scene))
        assert len(asked) <= len(row.values) and len(set(asked)) == len(asked)
        assert asked[-1:] in ([(row.field, last)], [])
        assert chosen(row, scene._shown) == row.values.index(last)
    assert scene._form.focus == row.field


@every_setting
def test_enter_and_space_go_on_to_the_next_value(page: str, row: Row) -> None:
    for name in ("enter", "space"):
        scene = screen(page)
        before = chosen(row, scene._shown)
        focus(scene, row.field)
        scene.handle(Key(name))
        after = (before + 1) % len(row.values)
        asked = [] if row.kind == "slider" else [Change(row.field, row.values[after])]
        assert scene.take_commands() == asked


@every_setting
def test_every_value_is_one_that_can_be_kept(page: str, row: Row) -> None:
    for value in row.values:
        kept = changed(Settings(), **{row.field: value})
        assert loads(dumps(kept)) == (kept, ())


def test_a_slider_asks_for_every_step_while_it_is_drawn() -> None:
    scene = screen("sound")
    rect = controls(scene)["volume"].rect
    scene.handle(Press(rect.x, rect.centre[1]))
    for step in range(101):
        scene.handle(Move(rect.x + rect.w * step / 100, 700))
    scene.handle(Release(rect.right, 700))
    scene.handle(Move(rect.x, 700))
    assert changes(scene.take_commands()) == [("volume", value) for value in range(0, 101, 10)]


def test_the_place_of_a_slider_does_not_depend_on_the_size_of_text() -> None:
    for size in ((960, 600), (1280, 800), (1080, 1920)):
        places = [controls(screen("reading", *size, text))["text_size"].rect for text in (100, 130, 150)]
        assert len({(place.x, place.w) for place in places}) == 1


def test_a_figure_between_two_stops_shows_at_the_nearest() -> None:
    scene = screen("sound", settings=Settings(volume=73))
    row = PAGES["sound"][0]
    assert row.values[chosen(row, scene._shown)] == 70
    assert changes(set_by_mouse(scene, row, 7)) == [("volume", 70)]


def test_the_sound_can_be_tried() -> None:
    scene = screen("sound")
    click(scene, *controls(scene)["listen"].rect.centre)
    focus(scene, "listen")
    scene.handle(Key("enter"))
    assert scene.take_commands() == [Sound("capture")] * 2


@every_page
def test_mouse_and_keyboard_open_every_page(page: str) -> None:
    scene = screen("window" if page == "game" else "game")
    click(scene, *controls(scene)[page].rect.centre)
    assert _title(scene.items()) == _title(screen(page).items())
    scene = screen("window" if page == "game" else "game")
    focus(scene, page)
    scene.handle(Key("enter"))
    assert _title(scene.items()) == _title(screen(page).items())
    assert scene.take_commands() == [Sound("button")]


def _title(items: list[Item]) -> str:
    """What stands at the top of the paper."""
    return max((label for label in labels(items) if label.x > 270), key=lambda label: label.size).text


@every_page
def test_ways_back(page: str) -> None:
    scene = screen(page)
    scene.handle(Key("escape"))
    click(scene, *controls(scene)["leave"].rect.centre)
    focus(scene, "leave")
    scene.handle(Key("enter"))
    assert scene.take_commands() == [Sound("button"), Go("back")] * 3


@every_page
def test_arrows_reach_every_control(page: str) -> None:
    scene = screen(page)
    found, waiting = {page}, [page]
    while waiting:
        start = waiting.pop()
        for way in ("up", "down", "left", "right"):
            scene._form.focus_on(start)
            scene.handle(Key(way))
            reached = str(scene._form.focus)
            if reached not in found:
                found.add(reached)
                waiting.append(reached)
    assert found == set(controls(scene))


def test_only_the_french_pack_is_asked_about_its_colours() -> None:
    assert "two_colours" in controls(screen("cards", settings=FRENCH))
    scene = screen("cards", settings=Settings(deck="spanish"))
    assert "two_colours" not in controls(scene)
    click(scene, *place_of(controls(scene)["deck"], PAGES["cards"][0], 2))
    assert "two_colours" in controls(scene)


@every_page
def test_what_is_taken_looks_as_if_it_had_always_been_so(page: str) -> None:
    other = replace(FRENCH, deck="spanish", player="Anna", speed="quick", volume=20, muted=True, full_screen=True)
    scene = screen(page)
    scene.take(other)
    assert scene.items() == screen(page, settings=other).items()
    scene.resize(stage(960, 600))
    assert scene.items() == screen(page, 960, 600, settings=other).items()
    assert not scene.moving and scene.take_commands() == []


def test_a_name_is_kept_letter_by_letter() -> None:
    scene = screen("game")
    assert not scene.typing
    click(scene, *controls(scene)["player"].rect.centre)
    assert scene.typing
    for typed in ("m", "i", "a"):
        scene.handle(Key(typed))
        scene.handle(Text(typed))
    scene.handle(Key("home"))
    scene.handle(Text("  "))
    scene.handle(Text("Z"))
    scene.handle(Key("end"))
    scene.handle(Key("backspace"))
    names = ["m", "mi", "mia", "Zmia", "Zmi"]
    assert scene.take_commands() == [Change("player", name) for name in names]
    scene.handle(Text("x" * 100))
    (command,) = changes(scene.take_commands())
    assert command == ("player", "Zmi" + "x" * (NAME_LENGTH - 5))
    focus(scene, "card_sort")
    assert not scene.typing


def test_pointing_at_a_name_leaves_it_as_it_is() -> None:
    scene = screen("game", settings=Settings(player="Zia Pina"))
    click(scene, *controls(scene)["player"].rect.centre)
    scene.handle(Key("enter"))
    scene.handle(Key("left"))
    assert scene.take_commands() == []
    scene.handle(Key("backspace"))
    assert scene.take_commands() == [Change("player", "Zia Pia")]
    scene.take(Settings(player="Anna"))
    assert "Anna" in [label.text for label in labels(scene.items())]


def test_the_hint_line_says_what_the_focus_is_on() -> None:
    scene = screen("cards")
    said = scene._stage.words.text("settings.said")
    assert said in [label.text for label in labels(scene.items())]
    focus(scene, "back")
    scene.handle(Key("right"))
    assert "Backs: Red" in [label.text for label in labels(scene.items())]
    click(scene, *place_of(controls(scene)["back"], PAGES["cards"][3], 1))
    assert said in [label.text for label in labels(scene.items())]


NAMES = ["tab", "enter", "space", "left", "right", "up", "down", "pagedown", "home", "end", "backspace", "x"]
POINTS = st.tuples(st.integers(-20, 1300), st.integers(-20, 820))
INPUTS: st.SearchStrategy[Input] = st.one_of(
    st.builds(Key, st.sampled_from(NAMES), shift=st.booleans()),
    st.builds(Text, st.text(max_size=4)),
    POINTS.map(lambda at: Press(*at)),
    POINTS.map(lambda at: Release(*at)),
    POINTS.map(lambda at: Move(*at)),
    POINTS.map(lambda at: Wheel(-1.0, *at)),
    st.sampled_from([Focus(False), Resize(960, 600)]),
)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted(PAGES)), st.lists(INPUTS, max_size=12))
def test_whatever_is_done_every_change_can_be_kept(page: str, inputs: list[Input]) -> None:
    scene, held = screen(page), FRENCH
    for event in inputs:
        scene.update(0.0)
        scene.handle(event)
        for field, value in changes(scene.take_commands()):
            assert getattr(held, field) != value
            held = changed(held, **{field: value})
        scene.items()
    assert loads(dumps(held)) == (held, ())
