"""Learns instinct by self-play and prints it as the module game/ai/tables/instincts.py.

python -m game.shell.commands.school --jobs 2 > instincts.py learns every game anew; tables that are named, such as
scopone_scientifico:4, are learned anew and the others kept.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context

from game.ai.schooling import guess, learn
from game.ai.search.instinct import WeightsBySide
from game.ai.tables.instincts import INSTINCTS
from game.engine.variants import ruleset
from game.shell.commands.train import wrapped

GAMES = {
    "scopa_classica": (3, 4, 6),
    "scopa_libera": (3, 4),
    "scopa_a_perdere": (3, 4),
    "scopone_scientifico": (4,),
    "scopone_libero": (4,),
    "scopa_assi_libera": (3, 4),
    "scopa_assi_circolo": (4,),
    "asso_piglia_tutto": (3, 4),
    "escoba_clasica": (3, 4),
    "cirulla_genovese": (3, 4),
}
"""Which games are learned for how many seats; what is not among them is played like its nearest relative."""

GENERATIONS = ((1, 20), (2, 20))
"""How many times the given deals each generation plays, and in how many worlds it looks at every play."""

Table = tuple[str, int]
TABLES: tuple[Table, ...] = tuple((game, seats) for game, numbers in GAMES.items() for seats in numbers)


def main() -> None:
    """Read the command line, learn, print."""
    parser = ArgumentParser(prog="school", description="learn instinct by self-play")
    parser.add_argument("tables", nargs="*", type=_table, metavar="GAME:SEATS")
    parser.add_argument("--deals", type=int, default=60, help="deals of a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    options = parser.parse_args()
    new = tuple(options.tables) or TABLES
    with get_context("spawn").Pool(options.jobs) as pool:
        learned = pool.map(partial(_learned, options.deals, options.seed), new, 1)
    found = {**INSTINCTS, **dict(zip(new, learned, strict=True))}
    print("\n".join(_module({table: found[table] for table in TABLES if table in found}, options.deals, options.seed)))


def _table(named: str) -> Table:
    game, _, seats = named.partition(":")
    if (game, int(seats)) not in TABLES:
        raise ValueError(named)
    return game, int(seats)


def _learned(deals: int, seed: int, table: Table) -> WeightsBySide:
    game, seats = table
    generations = [(times * deals, worlds) for times, worlds in GENERATIONS]
    return learn(ruleset(game), seats, generations, seed, guess())


def _module(found: dict[Table, WeightsBySide], deals: int, seed: int) -> Iterator[str]:
    yield f'"""Learned by `python -m game.shell.commands.school --deals {deals} --seed {seed}`, by game and seats."""'
    yield ""
    yield "from game.ai.search.instinct import WeightsBySide"
    yield ""
    yield "# fmt: off"
    yield "INSTINCTS: dict[tuple[str, int], WeightsBySide] = {"
    for (game, seats), pair in found.items():
        yield f'    ("{game}", {seats}): ('
        for weights in pair:
            yield "        ("
            yield from wrapped(weights)
            yield "        ),"
        yield "    ),"
    yield "}"


if __name__ == "__main__":
    main()
