"""Whether opponents look at hidden cards, and whether they answer the same question in the same way everywhere."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from random import Random
from typing import Final, NamedTuple

from game.ai.advise import advise
from game.ai.arena import seat_to_act
from game.ai.characters import CHARACTERS
from game.ai.hidden import exchanged, wandering
from game.ai.lab.duels import Pack, opened, play_deal
from game.ai.levels import OFFERED
from game.ai.search.thinking import in_pairs
from game.ai.types import Advice, Budget, Request
from game.engine.actions import Action
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.ruleset import Ruleset
from game.engine.state import State, sides


class Opponent(NamedTuple):
    """A level with a character."""

    level: str
    character: str


OPPONENTS: Final = tuple(Opponent(level, character) for character, level in product(CHARACTERS, OFFERED))
"""Every level with every character, the levels in turn."""

UNDER_WAY: Final = 0.5


@dataclass(frozen=True, slots=True)
class Compared:
    """How many questions were asked twice, and how many answers differed: in the move, and in any worth at all."""

    positions: int = 0
    moves_changed: int = 0
    advice_changed: int = 0

    def __add__(self, other: "Compared") -> "Compared":
        return Compared(
            self.positions + other.positions,
            self.moves_changed + other.moves_changed,
            self.advice_changed + other.advice_changed,
        )


def compared(first: Advice, second: Advice) -> Compared:
    """Two answers that ought to be the same."""
    return Compared(1, first.action != second.action, first != second)


def exchanges(
    rules: Ruleset, seats: int, number: int, pack: Pack, playouts: int
) -> Iterator[tuple[Opponent, Compared]]:
    """The decisions of a deal played at random, each asked about again with the hidden cards exchanged.

    The opponents are asked in turn, the first by the deal's ``number``; half of the deals are of a match under way.
    Where playouts are many, only so many ``playouts`` are made.
    """
    chance, asked = Random(number), number
    scores = tuple(chance.randrange(rules.target) for _ in sides(seats)) if chance.random() < UNDER_WAY else None
    for state in wandering(opened(rules, seats, chance.randrange(seats), number, pack, scores), chance):
        seat = seat_to_act(state, range(seats))
        other = exchanged(state, seat, chance)
        if other is None or (seat == state.turn and len(legal(state)) == 1):
            continue
        level, character = opponent = OPPONENTS[asked % len(OPPONENTS)]
        budget = Budget(0 if in_pairs(list(map(len, state.hands))) else playouts)
        ask = partial(Request, asked, level=level, budget=budget, seed=asked, character=character)
        yield opponent, compared(advise(ask(observe(state, seat))), advise(ask(observe(other, seat))))
        asked += 1


def answers(rules: Ruleset, seats: int, number: int, pack: Pack, made: Sequence[Action] = ()) -> list[Advice]:
    """All that the opponents of a deal are advised at their full strength, as at a table.

    The deal goes on with what was ``made``, and from then on as advised. Opponents and packs follow from its
    ``number``.
    """
    found: list[Advice] = []

    def asked(state: State, seat: int, seed: int) -> Action:
        level, character = OPPONENTS[(number + seat) % len(OPPONENTS)]
        advice = advise(Request(len(found), observe(state, seat), level, Budget(0), seed, character))
        found.append(advice)
        return made[len(found) - 1] if len(found) <= len(made) else advice.action

    play_deal(opened(rules, seats, number % seats, number, pack), [asked] * seats, number)
    return found
