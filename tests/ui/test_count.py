"""The count: the same whether watched or skipped, and honest about who scores."""

from dataclasses import replace

import pytest

from game.engine.events import Counted
from game.ui.counting.rows import rows
from game.ui.counting.tempo import Tempo
from game.ui.inputs import Focus, Input, Key, Move, Press, Release
from game.ui.scenes.count import CountScene
from game.ui.scenes.scene import Go, Sound
from game.ui.theme import COUNT_SETTLES
from tests.ui.counts import ACCOUNTS, LATE, finished, scene, sprites, texts
from tests.ui.positions import labels, stage

PRESSES: tuple[Input, ...] = (Press(10, 10), Key("space"), Key("enter"))
SETTLED = COUNT_SETTLES + 0.05

every_account = pytest.mark.parametrize("name", ACCOUNTS)


@every_account
def test_every_card_has_a_key_of_its_own(name: str) -> None:
    keys = [card.key for card in sprites(finished(name).items())]
    assert len(set(keys)) == len(keys)


@every_account
@pytest.mark.parametrize("moment", [0.0, 0.1, 0.9, 1.5, 2.2, 3.0])
def test_skipping_ends_like_waiting(name: str, moment: float) -> None:
    skipped = scene(name)
    skipped.update(moment)
    skipped.handle(Key("space"))
    assert not skipped.moving
    assert skipped.items() == finished(name).items()


@every_account
def test_instant_and_reduced_counts_end_alike(name: str) -> None:
    usual = finished(name).items()
    assert scene(name, speed=0.0).items() == usual
    reduced = scene(name, reduced_motion=True)
    reduced.update(LATE)
    assert reduced.items() == usual


@every_account
def test_rows_only_ever_join(name: str) -> None:
    shown, before = scene(name), 0
    for step in range(60):
        shown.update(step / 10)
        now = len(labels(shown.items()))
        assert now >= before - 4
        before = now
    assert not shown.moving


@pytest.mark.parametrize("name", ["pictured", "won", "three", "escoba", "napola", "cirulla"])
def test_the_settebello_travels_and_then_lies_whole_wherever_it_counts(name: str) -> None:
    shown = scene(name)
    for step in range(80):
        shown.update(step / 20)
        assert sum(card.key.startswith("travelling") for card in sprites(shown.items())) <= 1
    settebelli = [card for card in sprites(finished(name).items()) if card.face == "7d" and not card.angle]
    assert len(settebelli) == len(finished(name)._picture.stops)
    assert all(card.alpha == 1 for card in settebelli)


def test_the_pictured_deal_is_counted_as_pictured() -> None:
    shown = texts(finished("pictured"))
    for text in ("22", "18", "4", "6", "76", "78", "2", "1", "76 =", "= 78", "7 and 4 make 11", "5 and 3 make 8"):
        assert text in shown
    assert shown.count("+1") == 5 and shown.count("+2") == 1


def test_ties_and_missing_suits_are_explained() -> None:
    shown = texts(finished("tied"))
    assert "No clubs, so no primiera" in shown and "4 suits missing, so no primiera" in shown
    assert "nobody scores" in shown


def named(name: str) -> list[str]:
    counted = ACCOUNTS[name].counted
    assert isinstance(counted, Counted)
    return [row.name for row in rows(ACCOUNTS[name].rules, counted)]


def test_house_points_have_rows_where_somebody_made_them() -> None:
    assert {"piccola", "grande", "declared", "table"} <= set(named("cirulla")) and "napola" not in named("cirulla")
    assert named("won") == ["cards", "coins", "settebello", "primiera", "sweeps"]
    assert "sevens" in named("escoba") and "primiera" not in named("escoba")


@every_account
def test_rows_add_up_to_the_points_of_the_deal(name: str) -> None:
    told = ACCOUNTS[name]
    if told.counted is None:
        return
    made = rows(told.rules, told.counted)
    for side in range(len(told.parties)):
        assert sum(row.points[side] for row in made) == told.gains[side]


def test_the_viewer_stands_at_the_left() -> None:
    told = replace(ACCOUNTS["pictured"], own=1)
    shown = CountScene(stage(), told)
    shown.update(0.0)
    shown.update(LATE)
    names = {label.text: label.x for label in labels(shown.items())}
    assert names["Nonno Gino"] < names["You"]


def test_points_are_heard_as_they_drop() -> None:
    shown, heard = scene("pictured"), []
    for step in range(60):
        shown.update(step / 10)
        heard += [command.event for command in shown.take_commands() if isinstance(command, Sound)]
    assert heard[-1] == "round_won" and set(heard[:-1]) == {"point"} and len(heard) > 6


@pytest.mark.parametrize(
    ("name", "sound"),
    [("pictured", "round_won"), ("won", "match_won"), ("three_won", "match_lost"), ("tied", "round_won")],
)
def test_skipping_is_heard_once(name: str, sound: str) -> None:
    shown = scene(name)
    shown.handle(Press(10, 10))
    shown.update(LATE)
    assert shown.take_commands() == [Sound(sound)]


def test_a_deal_is_dismissed_by_the_second_press() -> None:
    for press in PRESSES:
        shown = scene("pictured")
        shown.handle(press)
        assert Go("count_done") not in shown.take_commands()
        shown.update(SETTLED)
        shown.handle(press)
        assert Go("count_done") in shown.take_commands()


@pytest.mark.parametrize("press", PRESSES)
@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize(("name", "way"), [("pictured", "count_done"), ("won", "again"), ("again", "repeat_same")])
def test_what_was_pressed_for_the_last_card_throws_no_count_away(
    name: str, way: str, speed: float, press: Input
) -> None:
    shown = scene(name, speed=speed)
    if isinstance(press, Press):
        main = next(button for button in shown._buttons() if button.key == way or button.key == "next")
        press = Press(*main.rect.centre)
    for moment in (0.0, 0.3, 0.55):
        shown.update(moment)
        shown.handle(press)
        shown.handle(Release(press.x, press.y) if isinstance(press, Press) else Key("shift"))
        assert not [told for told in shown.take_commands() if isinstance(told, Go)]
    assert not shown.moving
    shown.update(SETTLED)
    shown.handle(press)
    shown.handle(Release(press.x, press.y) if isinstance(press, Press) else Key("shift"))
    assert Go(way) in shown.take_commands()


def test_the_end_of_a_match_waits_for_a_choice() -> None:
    shown = finished("won")
    shown.take_commands()
    for _ in range(3):
        shown.handle(Press(10, 10))
        shown.handle(Release(10, 10))
    assert shown.take_commands() == []
    shown.handle(Key("enter"))
    assert Go("again") in shown.take_commands()
    for tabs, way in enumerate(("review", "menu", "check"), 1):
        for key in (*["tab"] * tabs, "enter"):
            shown.handle(Key(key))
        assert Go(way) in shown.take_commands()
    assert "You win" in texts(shown)


def test_escape_leads_to_the_menu_at_any_time() -> None:
    for name in ("pictured", "won"):
        shown = scene(name)
        shown.handle(Key("escape"))
        assert Go("menu") in shown.take_commands()


def test_counting_again_begins_from_nothing() -> None:
    shown = finished("pictured")
    usual = shown.items()
    shown.handle(Key("r"))
    assert shown.moving
    shown.update(LATE)
    assert shown.moving and len(shown.items()) < len(usual) / 2
    shown.update(2 * LATE)
    assert shown.items() == usual


def test_the_hint_line_tells_every_row() -> None:
    shown, told = scene("pictured"), set()
    for step in range(60):
        shown.update(step / 10)
        told |= {text for text in texts(shown) if text.endswith(".")}
    assert {"Cards: 22 : 18. You score one point.", "Coins: 4 : 6. Nonno Gino scores one point."} <= told
    assert "Sweeps: 2 : 1. You score two points. Nonno Gino scores one point." in told
    assert "So it stands." in told


@every_account
def test_resizing_keeps_the_state(name: str) -> None:
    shown = finished(name)
    shown.resize(stage(960, 600))
    assert not shown.moving and shown.items() == finished(name, 960, 600).items()


@every_account
def test_no_input_does_harm(name: str) -> None:
    shown = scene(name)
    events: tuple[Input, ...] = (Move(5, 5), Release(9, 9), Focus(False), Key("q"), Press(3, 3, "right"), Key("up"))
    for step, event in enumerate(events):
        shown.update(step / 3)
        shown.handle(event)
        shown.items()


@pytest.mark.parametrize("speed", [0.0, 0.5, 1.0, 1.6])
@pytest.mark.parametrize("pegs", [0, 1, 7, 60])
def test_the_tempo_never_goes_back(speed: float, pegs: int) -> None:
    tempo = Tempo(6, pegs, speed)
    moments = [*(tempo.row(i) for i in range(6)), tempo.totals, *(tempo.peg(i) for i in range(pegs)), tempo.end]
    assert moments == sorted(moments)
    assert tempo.end <= 8 * max(speed, 0.0)
    put = [tempo.put(tempo.end * share / 50, pegs) for share in range(51)]
    assert put == sorted(put) and put[-1] == pegs
