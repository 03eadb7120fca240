"""``arena`` as a laboratory: what a level gains, loses and takes, each experiment one JSON object."""

import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import TypeVar

from game.ai.lab.decisions import losses, lucky_deal
from game.ai.lab.duels import NORMAL_95, Measured, duel, from_score, measured, opened, play_deal
from game.ai.lab.endings import Endings, endings
from game.ai.lab.honesty import Compared, answers, compared, exchanges
from game.ai.lab.players import PLAYERS, is_player, player
from game.ai.levels import OFFERED
from game.ai.types import Advice
from game.engine.actions import Action
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.variants import ruleset
from game.match.fairness_trials import TABLES
from game.match.packs import seeded_pack
from game.shell.commands.yardsticks import million_turns
from game.shell.options import ArenaOptions
from game.shell.usage import UsageError

Figures = dict[str, object]
Table = tuple[str, int]
T = TypeVar("T")

DEALS = 200
ROUNDS = 7
"""So many deals of every game at every number of seats hold ten thousand decisions."""

PLAYOUTS = 8
ERRORS = (0.10, 0.25, 0.50)
BATCH = 4
SEATED = {"from": 0, "loss": 1}
"""How many of an experiment's names are players where not all are: the others are numbers."""

EVERYWHERE = ("hidden", "replay")
FAULTS = ("wrong", "moves_changed", "advice_changed")
HASH_SEED = "PYTHONHASHSEED"


def run(options: ArenaOptions, experiment: str, names: tuple[str, ...]) -> int:
    """Make an experiment with as many packs as ``deals``, and print what came of it.

    The exit status is 1 where something was found that may not be. Raises UsageError for a name.
    """
    for name in names[: SEATED.get(experiment)]:
        if not is_player(name):
            raise UsageError("cli.error.unknown_level", name=name[:40], allowed=", ".join(PLAYERS))
    if experiment == "gap" and len(names) < 2:
        raise UsageError("cli.error.gap", name=names[0][:40])
    figures: Figures = {"experiment": experiment}
    if not (options.everywhere and experiment in EVERYWHERE):
        figures |= {"game": options.game, "players": len(options.levels)}
    figures |= EXPERIMENTS[experiment](options, names)
    print(json.dumps(figures))
    return int(any(figures.get(name) for name in FAULTS))


def _seeds(options: ArenaOptions) -> range:
    return range(options.seed * 1_000_000, options.seed * 1_000_000 + (options.deals or DEALS))


def _each(options: ArenaOptions, work: Callable[[int], T]) -> list[T]:
    if options.jobs == 1:
        return list(map(work, _seeds(options)))
    with get_context("spawn").Pool(options.jobs) as pool:
        return pool.map(work, _seeds(options), BATCH)


def _duel(game: str, seats: int, names: tuple[str, str], seed: int) -> list[float]:
    return duel(ruleset(game), seats, (player(names[0]), player(names[1])), seed, seeded_pack)


def _compare(options: ArenaOptions, first: str, second: str) -> Measured:
    return measured(_each(options, partial(_duel, options.game, len(options.levels), (first, second))))


def _matches(game: str, seats: int, pair: tuple[str, str], score: tuple[int, int], seed: int) -> list[float]:
    return from_score(ruleset(game), seats, (player(pair[0]), player(pair[1])), score, seed, seeded_pack)


def _from(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Whole matches from a score, both sides in both places: by how much more than half of them a master wins."""
    own, other = int(names[0]), int(names[1])
    pair = (OFFERED[-1], "points")
    groups = _each(options, partial(_matches, options.game, len(options.levels), pair, (own, other)))
    even = _each(options, partial(_matches, options.game, len(options.levels), (pair[1], pair[1]), (own, other)))
    gains = [[one - two for one, two in zip(*both, strict=True)] for both in zip(groups, even, strict=True)]
    result = measured(gains)
    return {"from": f"{own}-{other}", "won_more": round(result.mean, 4), "ci95": round(result.interval, 4)}


def _told(result: Measured) -> Figures:
    return {
        "mean": round(result.mean, 3),
        "ci95": round(result.interval, 3),
        "deals": result.deals,
        "won": round(result.won, 3),
    }


def _gap(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Everybody against the first, and which share of the last one's lead each of them reaches."""
    base, *others = names
    results = {name: _compare(options, name, base) for name in others}
    far = results[others[-1]].mean
    return {
        name: _told(result) | {"closed": round(result.mean / far, 3) if far else None}
        for name, result in results.items()
    }


def _ladder(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Each level against the one below."""
    return {f"{higher} over {lower}": _told(_compare(options, higher, lower)) for lower, higher in pairwise(OFFERED)}


def _losses(game: str, seats: int, level: str, worlds: int, seed: int) -> list[float]:
    return losses(ruleset(game), seats, level, worlds, seed, seeded_pack)


def _loss(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """What a decision of a level gives away on average, by a master with many worlds."""
    level, worlds = names
    deals = _each(options, partial(_losses, options.game, len(options.levels), level, int(worlds)))
    found = [loss for deal in deals for loss in deal]
    shares = {f"above_{bound:.2f}": round(sum(loss > bound for loss in found) / len(found), 5) for bound in ERRORS}
    return {"level": level, "decisions": len(found), "mean_loss": round(sum(found) / len(found), 5), **shares}


def _lucky(game: str, level: str, seed: int) -> tuple[float, float]:
    deal = lucky_deal(ruleset(game), level, seed, seeded_pack)
    return deal.points, deal.luck


def _luck(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Whether luck is even, and how much of the points' variance it explains."""
    deals = _each(options, partial(_lucky, options.game, names[0] if names else OFFERED[-1]))
    mean, spread = _moments(luck for _, luck in deals)
    _, points = _moments(points for points, _ in deals)
    _, rest = _moments(points - luck for points, luck in deals)
    return {
        "deals": len(deals),
        "mean_luck": round(mean, 3),
        "ci95": round(NORMAL_95 * sqrt(spread / len(deals)), 3),
        "variance_removed": round(1 - rest / points, 3) if points else None,
    }


def _moments(numbers: Iterable[float]) -> tuple[float, float]:
    values = list(numbers)
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def _endings(game: str, seed: int) -> Endings:
    return endings(ruleset(game), seed, seeded_pack)


def _endgame(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Plays of last hands for two, valued by search and by trying every line."""
    return asdict(sum(_each(options, partial(_endings, options.game)), Endings()))


def _tables(options: ArenaOptions) -> tuple[Table, ...]:
    return TABLES if options.everywhere else ((options.game, len(options.levels)),)


def _exchanges(tables: tuple[Table, ...], seed: int) -> dict[str, Compared]:
    game, seats = tables[seed % len(tables)]
    found: defaultdict[str, Compared] = defaultdict(Compared)
    for opponent, one in exchanges(ruleset(game), seats, seed, seeded_pack, PLAYOUTS):
        found[opponent.level] += one
    return dict(found)


def _hidden(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Decisions asked about again with everything hidden exchanged; ``least`` is the most thinly tried level of all."""
    tables, levels = _tables(options), dict.fromkeys(OFFERED, Compared())
    if options.everywhere and options.deals is None:
        options = replace(options, deals=ROUNDS * len(tables))
    every = {table: dict(levels) for table in tables}
    for seed, found in zip(_seeds(options), _each(options, partial(_exchanges, tables)), strict=True):
        at = every[tables[seed % len(tables)]]
        for level, one in found.items():
            at[level] += one
            levels[level] += one
    return {
        **asdict(sum(levels.values(), Compared())),
        "least": min(one.positions for at in every.values() for one in at.values()),
        "levels": {level: asdict(one) for level, one in levels.items()},
        "tables": _by_table({table: sum(at.values(), Compared()) for table, at in every.items()}),
    }


def _by_table(found: dict[Table, Compared]) -> Figures:
    return {f"{game}, {seats}": asdict(one) for (game, seats), one in found.items() if one.positions}


def _answers(tables: tuple[Table, ...], seed: int, made: tuple[Action, ...] = ()) -> list[Advice]:
    game, seats = tables[seed % len(tables)]
    return answers(ruleset(game), seats, seed, seeded_pack, made)


def _replay(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Deals played by opponents in turn, and replayed by other processes with another hash seed: are they the same?"""
    tables, seeds = _tables(options), _seeds(options)
    played = _each(options, partial(_answers, tables))
    made = [tuple(advice.action for advice in deal) for deal in played]
    with _hashing_otherwise(), get_context("spawn").Pool(options.jobs) as pool:
        again = pool.starmap(partial(_answers, tables), zip(seeds, made, strict=True), 1)
        otherwise = pool.apply(hash, (HASH_SEED,)) != hash(HASH_SEED)
    every = dict.fromkeys(tables, Compared())
    for seed, first, second in zip(seeds, played, again, strict=True):
        every[tables[seed % len(tables)]] += sum(map(compared, first, second), Compared())
    total = asdict(sum(every.values(), Compared()))
    return {"deals": len(played), **total, "other_hashes": otherwise, "tables": _by_table(every)}


@contextmanager
def _hashing_otherwise() -> Iterator[None]:
    """Give the processes started meanwhile a hash seed that is not this one's."""
    own = os.environ.get(HASH_SEED)
    os.environ[HASH_SEED] = "1" if own != "1" else "2"
    try:
        yield
    finally:
        del os.environ[HASH_SEED]
        os.environ.update({} if own is None else {HASH_SEED: own})


def _timed(rules: Ruleset, seats: int, level: str, seed: int) -> tuple[list[float], float]:
    """The milliseconds of every move of a deal, and those of a million turns just before."""
    turns, plays, times = million_turns(process_time), player(level), []

    def timed(state: State, seat: int, number: int) -> Action:
        before = process_time()
        action = plays(state, seat, number)
        times.append(1000 * (process_time() - before))
        return action

    play_deal(opened(rules, seats, seed % seats, seed, seeded_pack), [timed] * seats, seed)
    return times, turns


def _time(options: ArenaOptions, names: tuple[str, ...]) -> Figures:
    """Milliseconds of processor time a move, and the same in millions of turns, however quick the machine is now."""
    work = partial(_timed, ruleset(options.game), len(options.levels), names[0])
    deals = _each(options, work)
    times = [one for deal, _ in deals for one in deal]
    loops = [one / turns for deal, turns in deals for one in deal]
    return {
        "level": names[0],
        "moves": len(times),
        "mean_ms": round(sum(times) / len(times), 2),
        "worst_ms": round(max(times), 2),
        "million_turns_ms": round(sum(turns for _, turns in deals) / len(deals), 1),
        "mean_loops": round(sum(loops) / len(loops), 4),
        "worst_loops": round(max(loops), 4),
    }


EXPERIMENTS: dict[str, Callable[[ArenaOptions, tuple[str, ...]], Figures]] = {
    "gap": _gap,
    "from": _from,
    "ladder": _ladder,
    "loss": _loss,
    "luck": _luck,
    "endgame": _endgame,
    "hidden": _hidden,
    "replay": _replay,
    "time": _time,
}
