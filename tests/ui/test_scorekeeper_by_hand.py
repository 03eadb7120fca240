"""Deals that the engine has counted, entered on the score keeper's screen with mouse and keyboard.

``python -m tests.ui.test_scorekeeper_by_hand --deals 500`` enters so many, of every game in turn; the first that comes
out otherwise stops it and names the seed.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from game.engine.cards import Card
from game.engine.events import Counted, Won
from game.engine.ruleset import Ruleset
from game.engine.variants import PRESETS, ruleset
from game.match.ports import Store
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.counts import SideCount, asked
from game.match.scorekeeper.tally import Tally
from game.ui.inputs import Input, Key, Press, Release, Text
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from game.ui.scoring.categories import NUMBERS, run_choice
from game.ui.scoring.primiera import cell_cards
from game.ui.widgets.controls import Control
from game.ui.widgets.form import Form
from tests.engine.matches import TABLES, match
from tests.match.fakes import STARTED, MemoryStore
from tests.match.test_scorekeeper_counts import said
from tests.ui.positions import stage

CELLS = 32


class Hand:
    """Somebody with a mouse and a keyboard in front of the screen."""

    def __init__(self, store: Store | None = None, width: int = 1280, height: int = 800, text: float = 1.0) -> None:
        self.store = store or MemoryStore()
        self.book = Scorebook(self.store)
        self.scene = ScoreKeeperScene(stage(width, height, text), self.book, lambda: STARTED)
        self.now = 0.0

    @property
    def tally(self) -> Tally:
        """The open game."""
        assert self.book.tally is not None
        return self.book.tally

    @property
    def form(self) -> Form:
        """What answers now: the sheet, if one lies there."""
        sheet = self.scene.sheets.sheet
        return sheet.form if sheet else self.scene.form

    def find(self, key: str) -> Control:
        """A control that is there."""
        control = self.form.find(key)
        assert control is not None, key
        return control

    def do(self, *events: Input) -> None:
        """Some inputs one after another."""
        for event in events:
            self.scene.handle(event)

    def key(self, *names: str) -> None:
        """Some keys one after another."""
        self.do(*map(Key, names))

    def type(self, text: str) -> None:
        """Some characters one after another."""
        for character in text:
            self.do(Key(character), Text(character))

    def click(self, key: str, across: float = 0.5) -> None:
        """Press a control, at a share of its width; what is out of sight is scrolled to first."""
        for _ in range(40):
            x, y = self._point(key, across)
            if self.form.at(x, y) == key:
                break
            self.key("tab" if self.form.focus != key else "left")
        self.do(Press(x, y), Release(x, y))

    def _point(self, key: str, across: float) -> tuple[float, float]:
        rect = self.find(key).rect
        return rect.x + across * rect.w, rect.centre[1]

    def choose(self, key: str, number: int, count: int) -> None:
        """One of a few things side by side."""
        self.click(key, (number + 0.5) / count)

    def unfold(self, key: str, number: int) -> None:
        """One of many things that unfold."""
        self.click(key)
        self.key("home", *("down",) * number, "enter")

    def wait(self) -> None:
        """Until nothing moves."""
        self.now += 10
        self.scene.update(self.now)

    def set_up(self, preset: str, seats: int, dealer: int = 0) -> None:
        """A game on the sheet for new ones: teams from four players on."""
        if seats > 3:
            self.choose("teams", 1, 2)
            self.choose("size", seats // 2 - 2, 2)
        else:
            self.choose("size", seats - 2, 5)
        self.unfold("game", list(PRESETS).index(preset))
        self.unfold("dealer", dealer)
        self.click("start")

    def count(self, rules: Ruleset, sides: tuple[SideCount, ...]) -> None:
        """A round by category, side by side, what can be left out left out; it is not finished yet."""
        self.choose("way", 1, 2)
        for side, one in enumerate(sides):
            self.click(f"side:{side}")
            for category in asked(rules):
                if category == "primiera":
                    self._pick(rules, one.best)
                elif category == "run":
                    self.unfold("say-run", run_choice(one.run)) if one.run else None
                elif category in NUMBERS:
                    self.number(f"say-{category}", getattr(one, category))
                elif getattr(one, category) and not self.find(f"say-{category}").on:  # type: ignore[attr-defined]
                    self.click(f"say-{category}")

    def number(self, key: str, number: int) -> None:
        """A number that is typed over the one that stands there."""
        if self.find(key).text != str(number):  # type: ignore[attr-defined]
            self.click(key)
            self.type(str(number))

    def _pick(self, rules: Ruleset, best: tuple[Card, ...]) -> None:
        for card in best:
            place = next(number for number in range(CELLS) if card in cell_cards(rules, number))
            self.click(f"card:{place}")


@dataclass(frozen=True, slots=True)
class Deal:
    """A counted deal of a match: who dealt, what was counted, and who won the match by it."""

    dealer: int
    counted: Counted
    won: Won | None


def deals(rules: Ruleset, seats: int, chance: Random) -> Iterator[Deal]:
    """The deals of a random match."""
    for step in match(rules, seats, chance):
        won = next((event for event in step.events if isinstance(event, Won)), None)
        for event in step.events:
            if isinstance(event, Counted):
                yield Deal(step.before.dealer, event, won)


def enter(preset: str, seats: int, seed: str, most: int) -> int:
    """Play a match, or so many of its deals, and keep its score by hand; how many deals were entered."""
    chance, rules = Random(seed), ruleset(preset)
    hand, entered = Hand(), 0
    for deal in deals(rules, seats, chance):
        counted = deal.counted
        if not entered:
            hand.set_up(preset, seats, deal.dealer)
        assert hand.tally.dealer(entered) == deal.dealer
        awards = [dict(side.awards) for side in counted.points]
        declared, opening = ([award.get(kind, 0) for award in awards] for kind in ("declared", "table"))
        sweeps = [side.sweeps for side in counted.points]
        hand.count(rules, said(rules, counted.piles, sweeps, declared, opening).sides)
        hand.click("finish")
        entered += 1
        assert len(hand.tally.rounds) == entered, hand.scene.desk.fault
        assert hand.tally.rounds[-1].points == tuple(side.total for side in counted.points)
        assert hand.tally.totals() == counted.scores
        assert hand.tally.won == deal.won
        if entered == most:
            break
    return entered


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_match_kept_by_hand_has_the_engines_score(preset: str, seats: int) -> None:
    assert enter(preset, seats, f"{preset} {seats}", 1) == 1


def test_a_whole_match_kept_by_hand_ends_as_the_engine_says() -> None:
    assert enter("scopa_bar", 2, "whole", 99) > 2


def main() -> None:
    """Enter deals and say how many there were."""
    parser = argparse.ArgumentParser(description="Deals the engine has counted, entered on the screen.")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    entered = number = 0
    while entered < chosen.deals:
        preset, seats = TABLES[number % len(TABLES)]
        seed = f"{preset} {seats} {chosen.seed + number // len(TABLES)}"
        try:
            entered += enter(preset, seats, seed, chosen.deals - entered)
        except Exception as error:
            raise SystemExit(f"seed {seed!r}: {error!r}") from error
        number += 1
    print(f"{entered} deals of {number} matches, every point as the engine counts it")


if __name__ == "__main__":
    main()
