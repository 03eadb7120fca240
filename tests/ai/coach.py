"""The coach's honesty in great numbers: ``python -m tests.ai.coach --positions 500``.

In each position the coach must advise what a master plays, every reason that the panel, a warning or the review would
give must be true, and nothing of it may change when the cards that the seat cannot see are exchanged.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count, islice
from multiprocessing import get_context
from random import Random
from typing import Final

from game.ai.advise import advise
from game.ai.explain.grades import COSTLY, grade, loss
from game.ai.explain.reason import Reason
from game.ai.explain.why import case, held, why, why_best, why_not
from game.ai.hidden import exchanged
from game.ai.review import Decision
from game.ai.types import Advice, Budget, Candidate, Request
from game.engine.actions import Deal, Play
from game.engine.cards import names
from game.engine.observe import observe
from game.engine.play import apply
from game.engine.state import Observation, State
from game.match.coaching import Coaching
from game.match.thinker import InlineThinker
from game.shell.words import words
from game.ui.coach.caution import caution
from game.ui.coach.speech import MOST_ROWS, CoachState, speech
from game.ui.coach.voice import Voice
from game.ui.reviewing.told import sentence
from tests.ai.claims import Witness
from tests.ai.many_reasons import GAMES, decisions, false_claim

Ask = Callable[[Request], Advice]
Candidates = tuple[Candidate, ...]

ENGLISH: Final = words("en")
APART: Final = 4
"""Of so many decisions of a deal one is looked at, for neighbours are much alike."""

DEALS_A_JOB: Final = 4


@dataclass(frozen=True, slots=True)
class Heard:
    """What came of a position: how many reasons were checked, whether cards could be exchanged, what was wrong."""

    reasons: int
    hidden: bool
    faults: tuple[str, ...]


def heard(history: list[State], chance: Random, ask: Ask = advise) -> Heard:
    """Listen to a coach whose thinker answers with ``ask``."""
    state = history[-1]
    view = observe(state, state.turn)
    coach, asked = _coached(view, ask)
    master = advise(Request(asked.id, view, "master", Budget(0), asked.seed))
    faults = [] if coach.candidates == master.candidates else [f"not what a master plays: {master.action}"]
    reasons = list(given(view, coach.candidates))
    witnesses = [Witness(history, better, worse, reason) for better, worse, reason in reasons]
    faults += filter(None, map(false_claim, witnesses))
    texts = _said(state, coach.candidates)
    faults += _misspoken(view, coach.candidates, texts[0])
    other = exchanged(state, state.turn, chance)
    if other is not None:
        unseeing, _ = _coached(observe(other, other.turn), ask)
        same = (unseeing.candidates, _said(other, unseeing.candidates)) == (coach.candidates, texts)
        again = list(given(observe(other, other.turn), unseeing.candidates))
        faults += [] if same and again == reasons else ["it depends on hidden cards"]
    return Heard(len(reasons), other is not None, tuple(f"{_where(state)}: {fault}" for fault in faults))


def _coached(view: Observation, ask: Ask) -> tuple[Coaching, Request]:
    """A coach who has thought about a decision, and the last that he asked."""
    asked: list[Request] = []

    def noted(request: Request) -> Advice:
        asked.append(request)
        return ask(request)

    coach = Coaching(InlineThinker(noted))
    coach.attend(view, 0.0)
    while coach.waiting:
        coach.update(0.0)
    return coach, asked[-1]


def given(view: Observation, candidates: Candidates) -> Iterator[tuple[Play, Play, Reason]]:
    """Every reason that somebody is given, with the better and the worse play that it speaks of.

    For the best play; against the second, the third, and whatever would be warned of or called costly afterwards.
    """
    plays = [one.action for one in candidates if isinstance(one.action, Play)]
    for reason in why_best(view, candidates):
        other = next(
            play for play in plays[1:] if reason in held(case(view, plays[0], play, loss(candidates, play) or 0.0))
        )
        yield plays[0], other, reason
    for place, played in enumerate(plays):
        cost = loss(candidates, played)
        if cost and (place < MOST_ROWS or cost >= COSTLY):
            yield from ((plays[0], played, reason) for reason in why(view, plays[0], played, cost))
            yield from ((plays[0], played, reason) for reason in why_not(view, played, plays[0], cost))


def _said(state: State, candidates: Candidates) -> list[str]:
    """All sentences: the panel's first, then the warnings and the review's of every play."""
    view = observe(state, state.turn)
    said = [speech(ENGLISH, CoachState(view, candidates, ready=True, asked=True), "italian").text]
    for play in (one.action for one in candidates):
        if isinstance(play, Play):
            warned = caution(ENGLISH, view, play, candidates)
            decision = Decision(1, 1, view.seat, play, Deal(()), state, *apply(state, play))
            said += [warned.title, warned.text] if warned else []
            said.append(sentence(ENGLISH, decision, grade(candidates, play), candidates, "italian"))
    return said


def _misspoken(view: Observation, candidates: Candidates, text: str) -> list[str]:
    """What is wrong with the words and the rows of the panel."""
    best = candidates[0].action
    if not isinstance(best, Play):
        return []
    rows = speech(ENGLISH, CoachState(view, candidates, ready=True, asked=True), "italian").rows
    wrong = [] if [row.play for row in rows] == [one.action for one in candidates[:MOST_ROWS]] else ["other rows"]
    named = Voice(ENGLISH, view).advice(best, ()).rstrip(".")
    return wrong if text.startswith(named) else [*wrong, f"it says of {best}: {text}"]


def _where(state: State) -> str:
    return f"table {names(state.table, ' ')}, hand {names(state.hands[state.turn], ' ')}"


def deal_heard(game: str, players: int, seed: int) -> list[Heard]:
    """Some decisions of a deal played at random."""
    chance = Random(seed)
    return [heard(history, chance) for history in islice(decisions(game, players, seed), seed % APART, None, APART)]


def _so_many(game: str, players: int, positions: int, first: int, jobs: int) -> list[Heard]:
    found: list[Heard] = []
    with get_context("spawn").Pool(jobs) as pool:
        for start in count(first, DEALS_A_JOB * jobs):
            deals = pool.map(partial(deal_heard, game, players), range(start, start + DEALS_A_JOB * jobs), 1)
            found += [one for deal in deals for one in deal]
            if len(found) >= positions:
                return found[:positions]
    return found


def main() -> None:
    """Listen in so many positions of each game, and say what was found; the exit status is 1 for any fault."""
    parser = argparse.ArgumentParser(description="Check what the coach says.")
    parser.add_argument("--positions", type=int, default=500, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", choices=[game for game, _ in GAMES], help="only this one")
    chosen = parser.parse_args()
    faults: list[str] = []
    for game, players in (table for table in GAMES if chosen.game in (None, table[0])):
        found = _so_many(game, players, chosen.positions, chosen.seed * 1000, chosen.jobs)
        reasons, hidden = sum(one.reasons for one in found), sum(one.hidden for one in found)
        wrong = [f"{game}: {fault}" for one in found for fault in one.faults]
        print(f"{game}, {players} seats: {len(found)} positions, {reasons} reasons checked,", end=" ")
        print(f"hidden cards exchanged in {hidden}, {len(wrong)} faults", flush=True)
        faults += wrong
    raise SystemExit("\n".join(faults) or 0)


if __name__ == "__main__":
    main()
