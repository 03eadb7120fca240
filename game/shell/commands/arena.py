"""``arena``: opponents against each other, many times, and a table of what came of it."""

import json
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, nullcontext
from functools import partial
from itertools import count
from multiprocessing import get_context
from time import perf_counter

from game.ai.arena import Course, Effort, Tally, arrangements, play_match, tally
from game.engine.record import Record, Seat, dumps
from game.engine.state import sides
from game.engine.variants import ruleset
from game.match.i18n import Words
from game.match.packs import seeded_pack
from game.shell.clockwork import moment
from game.shell.options import ArenaOptions

Group = tuple[Course, ...]
BATCH = 4


def run(options: ArenaOptions, words: Words) -> int:
    """Play, write the records, print the result. Raises OSError if the records cannot be written."""
    started = moment()
    groups: list[Group] = []
    with (
        options.record.open("w", encoding="utf-8", newline="\n") if options.record else nullcontext() as file,
        closing(_groups(options)) as played,
    ):
        for number, group in enumerate(played):
            groups.append(group)
            if file is not None:
                file.writelines(f"{dumps(record)}\n" for record in _records(options, number, group, started))
    result = tally(groups)
    if options.json:
        print(json.dumps(_figures(options, result)))
    else:
        print("\n".join(_lines(options, result, words)))
    return 0


def _groups(options: ArenaOptions) -> Generator[Group, None, None]:
    """Match after match, each in all its arrangements, until there are enough; the same for any number of jobs."""
    play = partial(_play_group, options)
    if options.jobs == 1:
        yield from _enough(options, map(play, count()))
        return
    with get_context("spawn").Pool(options.jobs) as pool:
        size = BATCH * options.jobs
        batches = (pool.map(play, range(start, start + size), 1) for start in count(0, size))
        yield from _enough(options, (group for batch in batches for group in batch))


def _enough(options: ArenaOptions, groups: Iterable[Group]) -> Iterator[Group]:
    deals = 0
    for number, group in enumerate(groups, 1):
        yield group
        deals += sum(len(course.points) for course in group)
        if number >= options.matches if options.deals is None else deals >= options.deals:
            return


def _play_group(options: ArenaOptions, number: int) -> Group:
    """One row of packs, played in every arrangement."""
    rules, seed = ruleset(options.game), options.seed + number
    return tuple(
        play_match(rules, levels, _first_dealer(options, number), seed, partial(seeded_pack, seed), perf_counter)
        for levels in _arranged(options)
    )


def _arranged(options: ArenaOptions) -> tuple[tuple[str, ...], ...]:
    return tuple(arrangements(options.levels, len(sides(len(options.levels))), options.duplicate))


def _first_dealer(options: ArenaOptions, number: int) -> int:
    return number % len(options.levels)


def _records(options: ArenaOptions, number: int, group: Group, started: str) -> Iterator[Record]:
    for levels, course in zip(_arranged(options), group, strict=True):
        yield Record(
            game=options.game,
            options={},
            seats=tuple(Seat(level.capitalize(), "ai", level) for level in levels),
            first_dealer=_first_dealer(options, number),
            started=started,
            actions=course.actions,
            deck_seed=options.seed + number,
        )


def _ms_per_move(effort: Effort) -> float:
    return round(1000 * effort.seconds / max(1, effort.moves), 3)


def _nodes_per_s(effort: Effort) -> int:
    return round(effort.nodes / effort.seconds) if effort.seconds else 0


def _figures(options: ArenaOptions, result: Tally) -> dict[str, object]:
    return {
        "game": options.game,
        "seats": options.levels,
        "deals": result.deals,
        "matches": result.matches,
        "mean": round(result.mean, 4),
        "ci95": None if result.ci95 is None else round(result.ci95, 4),
        "wins": result.wins,
        "draws": result.draws,
        "losses": result.losses,
        "ms_per_move": [_ms_per_move(effort) for effort in result.efforts],
        "nodes_per_s": [_nodes_per_s(effort) for effort in result.efforts],
    }


def _lines(options: ArenaOptions, result: Tally, words: Words) -> Iterator[str]:
    yield words.text("cli.arena.head", game=options.game, deals=result.deals, matches=result.matches)
    interval = "?" if result.ci95 is None else f"{result.ci95:.3f}"
    yield words.text("cli.arena.mean", mean=f"{result.mean:+.3f}", interval=interval)
    yield words.text("cli.arena.matches", wins=result.wins, draws=result.draws, losses=result.losses)
    for seat, (level, effort) in enumerate(zip(options.levels, result.efforts, strict=True)):
        figures = {"milliseconds": f"{_ms_per_move(effort):.2f}", "nodes": _nodes_per_s(effort)}
        yield words.text("cli.arena.seat", seat=seat, level=level, **figures)
