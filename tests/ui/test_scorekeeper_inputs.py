"""Every way to everything on the score keeper's screen, and no way to break it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.scorekeeper.book import Scorebook
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from tests.match.fakes import MemoryStore
from tests.ui.positions import stage
from tests.ui.test_scorekeeper import fresh
from tests.ui.test_scorekeeper_by_hand import Hand
from tests.ui.test_scorekeeper_layout import alone, hand, teams


@pytest.mark.parametrize("way", ["points", "counts"])
def test_tab_reaches_every_control(way: str) -> None:
    keeper = fresh(2, preset="cirulla_genovese")
    keeper.choose("way", int(way == "counts"), 2)
    keeper.click("quick:1") if way == "points" else None
    reached = set()
    for _ in range(90):
        keeper.key("tab")
        reached.add(keeper.form.focus)
    usable = {control.key for part in keeper.form._parts for control in part.controls if control.enabled}
    assert reached >= usable - {"figure"} and keeper.form.by_keyboard


@pytest.mark.parametrize("name", ["points", "counts", "large"])
def test_another_window_shows_what_a_new_one_would(name: str) -> None:
    keeper, there = hand(alone(3)), hand(alone(3), 960, 600)
    for one in (keeper, there):
        if name == "large":
            one.click("big")
        else:
            one.choose("way", int(name == "counts"), 2)
        one.do(Move(1, 1))
    keeper.scene.resize(stage(960, 600))
    keeper.wait()
    there.wait()
    assert keeper.scene.items() == there.scene.items()


KEYS = (
    "enter",
    "escape",
    "tab",
    "space",
    "up",
    "down",
    "left",
    "right",
    "backspace",
    "delete",
    "home",
    "u",
    "pagedown",
)


def anything(chance: Random) -> Input:
    x, y = chance.uniform(-20, 1300), chance.uniform(-20, 820)
    made: tuple[Input, ...] = (
        Press(x, y), Release(x, y), Move(x, y), Wheel(chance.choice((-1, 1)), x, y), Key(chance.choice(KEYS)),
        Key("tab", shift=True), Text(chance.choice("0123456789-aZé")), Focus(chance.random() < 0.5), Resize(900, 600),
        Press(x, y, "right"),
    )  # fmt: skip
    return chance.choice(made)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_no_input_does_harm(seed: int) -> None:
    chance = Random(seed)
    paper = MemoryStore()
    for game in (alone(chance.randint(2, 6)), teams())[: chance.randint(0, 2)]:
        Scorebook(paper).begin(game)
    keeper = Hand(paper)
    for _ in range(120):
        event = anything(chance)
        keeper.do(event)
        if isinstance(event, Press):
            keeper.do(Release(event.x, event.y))
        if chance.random() < 0.05:
            keeper.scene.items()
        if chance.random() < 0.02:
            paper.full = not paper.full
    keeper.wait()
    assert keeper.scene.items()
    scene: ScoreKeeperScene = keeper.scene
    assert isinstance(scene.take_commands(), list)
