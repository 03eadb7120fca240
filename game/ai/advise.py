"""Advice on an observation: the one way in which anybody asks what to play."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import inf, sqrt
from random import Random
from statistics import pstdev

from game.ai.characters import CHARACTERS, habit, liking
from game.ai.core.masks import mask
from game.ai.core.rules import LAID, core
from game.ai.levels import LEVELS, Care, Level
from game.ai.reckoning import reckoned
from game.ai.search.estimates import Estimates
from game.ai.search.instinct import seated
from game.ai.search.known import Known, known
from game.ai.search.policy import EXPOSED_PRICE, policy
from game.ai.search.thinking import in_pairs, instincts, point_scale, stakes_of, steps
from game.ai.types import Advice, Candidate, Request
from game.engine.actions import Declare, Play
from game.engine.captures import is_sweep
from game.engine.cards import SETTEBELLO
from game.engine.declaring import worth
from game.engine.play import legal
from game.engine.state import Observation

# Among hundreds of captures all but the fattest few are not worth a closer look.
LOOKED_AT = 24

# Where plays lie far apart, people err by more: by as much again for every SPREAD points of their deviation. In Scopa
# for two the scale is 1 on average, in Scopone 3.
EVEN_ERRORS, SPREAD = 0.5, 0.5

EARLY = 8
"""After so many worlds there is something to say."""

Worths = list[float]


def advise(request: Request) -> Advice:
    """What a player of the request's level and character does here, best first; always the same for the same request.

    A ``master`` values every candidate in expected points of the deal, own side less the mean of the others; the
    values of other levels hold the error that makes them weaker.
    Raises ValueError where the observing seat has nothing to do, and KeyError for an unknown level or character.
    """
    *_, advice = ponder(replace(request, progress=False))
    assert advice is not None
    return advice


def ponder(request: Request) -> Iterator[Advice | None]:
    """The same thought in small steps; what they bring is None, except for the last one, which brings the advice.

    If the request asks for progress there is early advice on the way, once EARLY worlds have been looked at and each
    time when they have doubled. Raises what ``advise`` raises.
    """
    seen = request.observation
    level = LEVELS[request.level]
    actions = legal(seen, seen.seat)
    if not actions:
        raise ValueError("nothing to decide")
    declared = best_declaration(seen)
    if declared is not None:
        yield Advice(request.id, declared, (Candidate(declared, float(worth(declared.kind, seen.rules))),), 1)
        return
    plays = looked_at(seen, [action for action in actions if isinstance(action, Play)])
    chance = Random(request.seed)
    if level.judgement != "search":
        yield _advice(request, plays, JUDGEMENTS[level.judgement](seen, plays, level, chance), len(plays))
        return
    view, due = known(seen), EARLY if request.progress else inf
    care = level.pairs if in_pairs(view.sizes) else level.playouts
    for found in _search(seen, view, plays, level, request.budget.worlds or care.worlds, chance):
        if found.worlds == due:
            due *= 2
            # The chance that still deals worlds is left alone: looking on the way must not change the end.
            worths = _erring(seen, plays, care, Random(request.seed), found.worths())
            yield replace(_advice(request, plays, worths, round(sum(found.counts))), final=False)
        else:
            yield None
    yield _advice(request, plays, _erring(seen, plays, care, chance, found.worths()), round(sum(found.counts)))


def _advice(request: Request, plays: Sequence[Play], worths: Worths, nodes: int) -> Advice:
    """The plays in the order of their worths and the character's taste."""
    seen, character = request.observation, CHARACTERS[request.character]
    worths = [value + liking(seen, play, character) for play, value in zip(plays, worths, strict=True)]
    # Rounded, so that plays of equal worth stay equal on every machine and the first of them is taken.
    ranked = sorted(
        (Candidate(play, round(value, 9)) for play, value in zip(plays, worths, strict=True)),
        key=lambda candidate: -candidate.value,
    )
    if character.habits:
        near = [one.action for one in ranked if ranked[0].value - one.value <= character.lenience]
        best = habit(seen, [play for play in near if isinstance(play, Play)], character)
        ranked = [Candidate(best, ranked[0].value), *(one for one in ranked if one.action != best)]
    scale = point_scale(seen) if LEVELS[request.level].match else 1.0
    told = (Candidate(one.action, round(scale * one.value, 9)) for one in ranked)
    return Advice(request.id, ranked[0].action, tuple(told), nodes)


def best_declaration(seen: Observation) -> Declare | None:
    """The declaration a seat should make now: the dearest one, with the matta as low as it goes, for an ace takes most.

    None where there is nothing to declare.
    """
    possible = [action for action in legal(seen, seen.seat) if isinstance(action, Declare)]
    if seen.rules.lowest_wins:
        return None
    return max(possible, key=lambda action: (worth(action.kind, seen.rules), -(action.value or 7)), default=None)


def looked_at(seen: Observation, plays: Sequence[Play]) -> list[Play]:
    """The plays worth a look, the most promising first."""
    promise = policy(core(seen.rules, seen.matta), 0.0).promise
    table = mask(seen.table)
    return sorted(plays, key=lambda play: -promise(table, *_bits(play)))[:LOOKED_AT]


def _bits(play: Play) -> tuple[int, int]:
    return play.card, LAID if play.taken is None else mask(play.taken)


def _guess(seen: Observation, plays: Sequence[Play], level: Level, chance: Random) -> Worths:
    return [chance.random() for _ in plays]


def _grab(seen: Observation, plays: Sequence[Play], level: Level, chance: Random) -> Worths:
    price = EXPOSED_PRICE if level.judgement == "prevent" else 0.0
    promise = policy(core(seen.rules, seen.matta), price).promise
    table = mask(seen.table)
    return [promise(table, *_bits(play)) + 1e-6 * chance.random() for play in plays]


def _reckon(seen: Observation, plays: Sequence[Play], level: Level, chance: Random) -> Worths:
    return reckoned(seen, plays)


def _feel(seen: Observation, plays: Sequence[Play], level: Level, chance: Random) -> Worths:
    view = known(seen)
    feels = seated(instincts(view.core, seen.seats), seen.seats, seen.dealer)[seen.seat]
    others = sum(hand or 0 for seat, hand in enumerate(view.hands) if seat != view.seat) | mask(view.pool)
    return [feels.worth_of(*_bits(play), view.own, view.table, others) for play in plays]


def _search(
    seen: Observation, view: Known, plays: Sequence[Play], level: Level, worlds: int, chance: Random
) -> Iterator[Estimates]:
    """What looking ahead says, without the level's errors of judgement."""
    view = replace(view, guessing=True) if level.beliefs else replace(view, past=())
    if level.memory < 1:
        view = _forgotten(view, seen, level.memory, chance)
    bits = [(1 << play.card, _bits(play)[1]) for play in plays]
    return steps(view, bits, worlds, chance, stakes_of(seen) if level.match else None)


def _erring(seen: Observation, plays: Sequence[Play], care: Care, chance: Random, worths: Worths) -> Worths:
    """The worths as a player of such care judges them."""
    if not care.noise:
        return worths
    best, scale = max(worths), EVEN_ERRORS + pstdev(worths) / SPREAD
    # People err by more where plays lie far apart, but see all the same what is quite wrong.
    worst, foolish = care.worst * min(scale, sqrt(scale)), _foolish(seen, plays)
    noisy = [value + scale * care.noise * chance.gauss(0.0, 1.0) for value in worths]
    blind = [value < best - worst or (value < best and place in foolish) for place, value in enumerate(worths)]
    obvious = _obvious(seen, plays)
    if worths.index(best) in obvious:
        blind = [hidden or place not in obvious for place, hidden in enumerate(blind)]
    floor = min(noisy)
    return [min(floor, value) - 1.0 if hidden else value for value, hidden in zip(noisy, blind, strict=True)]


def _forgotten(view: Known, seen: Observation, memory: float, chance: Random) -> Known:
    """The same view with some captured cards taken for hidden ones."""
    lost = [card for pile in seen.piles for card in pile if chance.random() >= memory]
    if not view.closed:
        return view
    return replace(view, pool=(*view.pool, *lost))


def _foolish(seen: Observation, plays: Sequence[Play]) -> set[int]:
    """The places of plays that lay the settebello down: nobody does who knows what the game is about."""
    if seen.rules.lowest_wins:
        return set()
    return {place for place, play in enumerate(plays) if play.taken is None and play.card == SETTEBELLO}


def _obvious(seen: Observation, plays: Sequence[Play]) -> set[int]:
    """The places of sweeps, else of plays that take the settebello: nobody overlooks them."""
    sweeps = {
        place
        for place, play in enumerate(plays)
        if play.taken is not None and is_sweep(seen.table, play.card, play.taken, seen.rules, matta=seen.matta)
    }
    return sweeps or {place for place, play in enumerate(plays) if SETTEBELLO in (play.taken or ())}


JUDGEMENTS: dict[str, Callable[[Observation, Sequence[Play], Level, Random], Worths]] = {
    "instinct": _feel,
    "reckon": _reckon,
    "prevent": _grab,
    "grab": _grab,
    "guess": _guess,
}
