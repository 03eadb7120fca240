"""What single decisions cost, and how much of a deal was luck."""

from dataclasses import dataclass, replace
from random import Random

from game.ai.advise import advise
from game.ai.arena import decision_seed
from game.ai.core.masks import mask
from game.ai.lab.duels import Pack, opened, play_deal
from game.ai.lab.players import player
from game.ai.search.known import known
from game.ai.search.thinking import open_worth
from game.ai.types import Budget, Request
from game.engine.actions import Action
from game.engine.observe import observe, unseen
from game.engine.ruleset import Ruleset, hand_cards
from game.engine.state import State

REDEALS = 24


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
            brought.append(_luck(state, chance))
        return plays(state, seat, number)

    points = play_deal(opened(rules, 2, seed % 2, seed, pack), [watched] * 2, seed)
    return Luck(points[0] - points[1], sum(brought))


def _fresh(state: State) -> bool:
    """Whether a hand has just been dealt."""
    full = hand_cards(state.rules.next_pattern)
    return all(len(hand) == full for hand in state.hands)


def _luck(state: State, chance: Random) -> float:
    """What the hands just dealt are worth to side 0 with all cards seen, less the mean of hands dealt again."""
    view = known(observe(state, state.turn))
    hidden = (*unseen(observe(state, state.turn)), *state.hands[state.turn])
    blind = replace(view, hands=(None, None), pool=hidden)
    dealt = open_worth(view, [mask(hand) for hand in state.hands])
    again = [open_worth(view, blind.world(chance)[0]) for _ in range(REDEALS)]
    sign = 1 if state.turn == 0 else -1
    return sign * (dealt - sum(again) / len(again))
