"""Verdicts on the ends of deals against trying everything: ``python -m tests.ai.endings --number 1000``.

Last hands of the games for two and the last two tricks of Scopone scientifico, dealt and played at random. The naive
side of the comparison knows nothing but the rules themselves: every action of every line to the end of the deal.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice

from game.ai.hindsight import Hindsight, Verdict
from game.engine.play import apply, legal
from game.engine.state import Phase, State
from tests.ai.positions import met

GAMES = (
    ("scopa_classica", 2, 6),
    ("scopa_assi_libera", 2, 6),
    ("escoba_clasica", 2, 6),
    ("cirulla_genovese", 2, 6),
    ("scopone_scientifico", 4, 8),
)
"""Game, seats, and how many cards are left in the hands."""

SLICE = 5_000

Result = tuple[int, int]
"""By how much side 0 has won the match (1, 0 or -1) and the deal: more is better."""


@dataclass(frozen=True, slots=True)
class Checked:
    """How many endings were looked at, and the games and seeds of those with a wrong verdict."""

    endings: int
    wrong: tuple[tuple[str, int], ...]


def checked(number: int, seed: int = 1) -> Checked:
    """Look at so many endings, of every game in turn."""
    found = list(islice(_endings(seed), number))
    wrong = tuple((game, at) for game, at, state in found if not right(state))
    return Checked(len(found), wrong)


def right(state: State) -> bool:
    """Whether the verdict on a position is what trying everything says, and its line is legal and ends so."""
    verdict = judged(state)
    if verdict is None:
        return False
    at = state
    for made in verdict.line:
        if made.before != at or made.action not in legal(at):
            return False
        at, _ = apply(at, made.action)
    best = _best(state, state)
    return (
        at == verdict.end
        and _result(at, state) == best
        and [verdict.won(side) for side in (0, 1)]
        == [
            best > (0, 0),
            best < (0, 0),
        ]
    )


def judged(state: State) -> Verdict | None:
    """The verdict on a position, None if it is too far from the end."""
    hindsight = Hindsight(state)
    while not hindsight.done:
        hindsight.work(SLICE)
    return hindsight.verdict


def _endings(seed: int) -> Iterator[tuple[str, int, State]]:
    for at, (game, seats, left) in enumerate(cycle(GAMES)):
        number = seed + at // len(GAMES)
        states = (state for state in met(game, seats, number) if not state.stock)
        ending = next((state for state in states if sum(map(len, state.hands)) == left), None)
        if ending is not None:
            yield game, number, ending


def _best(state: State, before: State) -> Result:
    if state.phase is not Phase.PLAY:
        return _result(state, before)
    results = [_best(apply(state, action)[0], before) for action in legal(state)]
    return max(results) if state.side(state.turn) == 0 else min(results)


def _result(end: State, before: State) -> Result:
    lead = (end.scores[0] - before.scores[0]) - (end.scores[1] - before.scores[1])
    match = 0 if end.winner is None else 1 if end.winner == 0 else -1
    return match, -lead if end.rules.lowest_wins else lead


def main() -> None:
    """Look at the endings and say how many there were and how many verdicts were wrong."""
    parser = argparse.ArgumentParser(description="Verdicts on endings against trying everything.")
    parser.add_argument("--number", type=int, default=100, help="endings, of all games together")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    result = checked(chosen.number, chosen.seed)
    for game, number in result.wrong:
        print(f"{game}, seed {number}: wrong")
    print(f"{result.endings} endings, {len(result.wrong)} wrong")
    raise SystemExit(1 if result.wrong else 0)


if __name__ == "__main__":
    main()
