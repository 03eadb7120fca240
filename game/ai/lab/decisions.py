"""What single decisions cost, and how much of a deal was luck."""

from dataclasses import dataclass
from random import Random

from game.ai.advise import advise
from game.ai.arena import decision_seed
from game.ai.lab.duels import Pack, opened, play_deal
from game.ai.lab.players import player
from game.ai.luck import finished, hand_luck
from game.ai.types import Budget, Request
from game.engine.actions import Action
from game.engine.observe import observe
from game.engine.ruleset import Ruleset, hand_cards
from game.engine.state import State

REDEALS = 12


@dataclass(frozen=True, slots=True)
class Luck:
    """A deal between equals told from side 0: its points, and how many of them the cards brought."""

    points: float
    luck: float


def losses(rules: Ruleset, seats: int, level: str, worlds: int, seed: int, pack: Pack) -> list[float]:
    """What each decision of one deal gave away, by a master's judgement with so many worlds; all seats of one level."""
    found: list[float] = []
    plays = player(level)

    def judged(state: State, seat: int, number: int) -> Action:
        action = plays(state, seat, number)
        request = Request(0, observe(state, seat), "master", Budget(worlds), decision_seed("reference", state, seat))
        values = {candidate.action: candidate.value for candidate in advise(request).candidates}
        if len(values) > 1:
            found.append(max(values.values()) - values.get(action, min(values.values())))
        return action

    play_deal(opened(rules, seats, seed % seats, seed, pack), [judged] * seats, seed)
    return found


def lucky_deal(rules: Ruleset, level: str, seed: int, pack: Pack) -> Luck:
    """One deal for two between players of a level, and the luck of all its hands added up."""
    chance, plays = Random(seed), player(level)
    brought: list[float] = []

    def watched(state: State, seat: int, number: int) -> Action:
        if _fresh(state):
            brought.append(finished(hand_luck(state, 0, chance, REDEALS)).points)
        return plays(state, seat, number)

    points = play_deal(opened(rules, 2, seed % 2, seed, pack), [watched] * 2, seed)
    return Luck(points[0] - points[1], sum(brought))


def _fresh(state: State) -> bool:
    """Whether a hand has just been dealt."""
    full = hand_cards(state.rules.next_pattern)
    return all(len(hand) == full for hand in state.hands)
