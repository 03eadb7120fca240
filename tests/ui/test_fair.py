"""The page on fairness: it tells the figures of the history, and a trial ends with its true result."""

import json
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.types import Advice, Request
from game.engine.actions import Deal
from game.engine.cards import DECK, names
from game.engine.play import legal
from game.engine.shuffle import seal, shuffled
from game.match.fairness import fairness
from game.ui.draw import Item, Label
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Text, Wheel
from game.ui.scenes.fair import AT_ONCE, PAGES, FairScene
from game.ui.scenes.scene import Go
from game.ui.trust.trying import ALL, SHOWN
from game.ui.widgets.controls import Control
from tests.match.fakes import SeededChance
from tests.ui.positions import ENGLISH, labels, stage

LAST = seal(Random(2).randbytes).deal(9, shown=True)
FRAME = 1 / 60


class Adviser:
    """Plays the first thing that is legal and counts the questions; a whimsical one never answers twice alike."""

    def __init__(self, whimsical: bool = False) -> None:
        self.asked = 0
        self._whimsical = whimsical

    def __call__(self, request: Request) -> Advice:
        self.asked += 1
        nodes = self.asked if self._whimsical else 1
        return Advice(request.id, legal(request.observation, request.observation.seat)[0], (), nodes)


def side(number: int) -> dict[str, Any]:
    counts = {"coins": number, "settebello": number % 2, "primiera": 60 + number, "sweeps": number}
    return {**counts, "awards": {"primiera": 1} if number > 5 else {}}


def text(seed: int) -> str:
    """A match with two deals."""
    chance = Random(seed)
    first = chance.randrange(11)
    deals = [
        {
            "dealer": dealer,
            "deck": names(shuffled(chance.randbytes), " "),
            "fair": {"commitment": "0" * 64},
            "points": [side(first), side(10 - first)],
        }
        for dealer in (0, 1)
    ]
    seats = [{"name": "A", "kind": "human"}, {"name": "B", "kind": "ai"}]
    return json.dumps({"game": "scopa_classica", "options": {}, "seats": seats, "deals": deals})


TEXTS = tuple(text(seed) for seed in range(20))


def screen(
    page: str = "story",
    width: int = 1280,
    height: int = 800,
    size: float = 1.0,
    texts: tuple[str, ...] = TEXTS,
    advise: Adviser | None = None,
    last: Deal | None = LAST,
) -> FairScene:
    """A page with everything read."""
    scene = FairScene(stage(width, height, size), texts, advise or Adviser(), SeededChance(5), last, page=page)
    for frame in range(len(texts) // AT_ONCE + 2):
        scene.update(frame * FRAME)
    return scene


def controls(scene: FairScene) -> dict[str, Control]:
    return {control.key: control for part in scene._form._parts for control in part.controls}


def focus(scene: FairScene, key: str) -> None:
    """Walk to a control by the keyboard."""
    for _ in range(len(controls(scene)) + 1):
        scene.handle(Key("tab"))
        if scene._form.focus == key:
            return
    raise AssertionError(f"no way to {key}")


def click(scene: FairScene, x: float, y: float) -> None:
    scene.handle(Press(x, y))
    scene.handle(Release(x, y))


def told(scene: FairScene) -> list[str]:
    return [label.text for label in labels(scene.items())]


def frames(scene: FairScene, count: int, start: float = 10.0) -> Iterator[float]:
    for frame in range(count):
        now = start + frame * FRAME
        scene.update(now)
        yield now


def finish(scene: FairScene) -> None:
    for _ in frames(scene, 4 * ALL):
        if not scene.moving:
            return
    raise AssertionError("no end")


def test_pages_are_turned_by_keys_and_by_the_pointer() -> None:
    by_keys, by_mouse = screen(), screen()
    for page in (*PAGES[1:], PAGES[0]):
        focus(by_keys, page)
        by_keys.handle(Key("enter"))
        click(by_mouse, *controls(by_mouse)[page].rect.centre)
        for scene in (by_keys, by_mouse):
            assert ENGLISH.text(f"fair.{page}.title") in told(scene)
            assert controls(scene)[page].chosen  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["escape", "click"])
def test_the_way_leads_back(way: str) -> None:
    scene = screen()
    if way == "escape":
        scene.handle(Key("escape"))
    else:
        click(scene, *controls(scene)["leave"].rect.centre)
    assert Go("back") in scene.take_commands()
    assert scene.take_commands() == []


def test_records_are_read_a_few_in_a_frame() -> None:
    scene = FairScene(stage(), TEXTS, Adviser(), SeededChance(5), page="figures")
    read: list[int] = []
    while scene.moving:
        scene.update(len(read) * FRAME)
        read.append(scene._found.packs)
    assert read[0] == 2 * AT_ONCE and read[-1] == 2 * len(TEXTS)
    assert any("40" in label for label in told(scene))


def test_without_deals_it_says_so_kindly() -> None:
    scene = screen("figures", texts=())
    assert not scene.moving
    assert " ".join(told(scene)).count(ENGLISH.text("fair.figures.none").split(".")[0]) == 1
    assert controls(screen(last=None)).keys() == {"leave", *PAGES}


def test_what_lies_outside_its_bar_is_told_and_stands_out() -> None:
    rigged = json.loads(text(1))
    for deal in rigged["deals"]:
        deal["deck"] = names(reversed(DECK), " ")
        deal["points"] = [side(10), side(0)]
    for texts in (TEXTS, (json.dumps(rigged),) * 20):
        scene = screen("figures", texts=texts)
        outside = sum(not share.usual for one in fairness(texts).figures for share in (one.own, one.others))
        sentence = ENGLISH.plural("fair.figures.outside", outside) if outside else ENGLISH.text("fair.figures.inside")
        assert sentence in " ".join(told(scene))
        assert sum(label.weight == "bold" for label in labels(scene.items())) == outside
    assert outside == 8


def test_a_trial_runs_to_its_end_and_tells_the_result() -> None:
    adviser = Adviser()
    scene = screen("hidden", advise=adviser)
    assert not scene.moving
    before = adviser.asked
    focus(scene, "try")
    scene.handle(Key("enter"))
    assert scene.moving and scene._form.focus == "try"
    for _ in frames(scene, 2 * ALL):
        assert adviser.asked - before <= 1
        before = adviser.asked
    assert not scene.moving
    assert f"{ALL} positions, {ALL} times the same play." in told(scene)


def test_a_trial_that_fails_says_so() -> None:
    scene = screen("hidden", advise=Adviser(whimsical=True))
    focus(scene, "try")
    scene.handle(Key("enter"))
    finish(scene)
    assert f"{ALL} positions, 0 times the same play." in told(scene)


def test_a_trial_can_be_stopped_and_begun_again_while_another_page_is_read() -> None:
    scene = screen("hidden")
    focus(scene, "try")
    scene.handle(Key("enter"))
    list(frames(scene, 50))
    scene.handle(Key("enter"))
    assert not scene.moving and f"0 of {ALL} positions" in told(scene)
    scene.handle(Key("enter"))
    focus(scene, "figures")
    scene.handle(Key("enter"))
    finish(scene)
    focus(scene, "hidden")
    scene.handle(Key("enter"))
    assert f"{ALL} positions, {ALL} times the same play." in told(scene)


def test_positions_do_not_flicker() -> None:
    scene = screen("hidden")
    focus(scene, "try")
    scene.handle(Key("enter"))
    shown: list[tuple[float, object]] = []
    for now in frames(scene, 300):
        if not shown or shown[-1][1] is not scene._trying.example:
            shown.append((now, scene._trying.example))
    moments = [moment for moment, _ in shown]
    assert len(moments) > 3
    assert all(later - earlier >= SHOWN - FRAME for earlier, later in pairwise(moments[1:]))


def test_the_last_deal_can_be_checked_on_the_spot() -> None:
    scene = screen()
    focus(scene, "check")
    scene.handle(Key("enter"))
    assert ENGLISH.text("fair.proof.agrees.title") in told(scene)
    scene.resize(stage(960, 600))
    assert ENGLISH.text("fair.proof.agrees.title") in told(scene)
    scene.handle(Key("escape"))
    assert ENGLISH.text("fair.proof.agrees.title") not in told(scene)
    assert Go("back") not in scene.take_commands()


def test_it_goes_on_in_another_window_and_pages_scroll_by_keys() -> None:
    scene = screen("story", 960, 600)
    scene.handle(Key("end"))
    low = scene._area.offset
    assert low > 0
    scene.resize(stage(1080, 1920))
    assert scene._area.offset <= low
    scene.resize(stage(960, 600))
    scene.handle(Key("home"))
    assert scene._area.offset == 0


keys = st.sampled_from(
    ("tab", "enter", "space", "escape", "left", "right", "up", "down", "pagedown", "end", "home", "x")
)
spots = (st.integers(-50, 1400), st.integers(-50, 900))
inputs: st.SearchStrategy[Input] = st.one_of(
    st.builds(Key, keys, st.booleans()), st.builds(Press, *spots), st.builds(Release, *spots), st.builds(Move, *spots),
    st.builds(Wheel, st.sampled_from((-1.0, 1.0)), *spots), st.just(Focus(False)), st.just(Text("a")),
)  # fmt: skip


@given(st.lists(inputs, max_size=25), st.sampled_from(PAGES))
@settings(max_examples=25, deadline=None)
def test_any_input_is_survived(given_inputs: list[Input], page: str) -> None:
    scene = screen(page, texts=TEXTS[:3])
    for number, event in enumerate(given_inputs):
        scene.handle(event)
        scene.update(number * FRAME)
        items: list[Item] = scene.items()
        assert any(isinstance(item, Label) for item in items)
