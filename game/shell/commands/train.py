"""Learns the tables of a game for two by self-play and prints them as the module that game/ai/tables keeps.

python -m game.shell.commands.train scopa_classica --deals 6000 --seed 1 > game/ai/tables/scopa_classica.py
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from game.ai.search.prospects import Entries
from game.ai.training import guess, learn
from game.engine.variants import PRESETS, ruleset

WIDTH = 118
PATTERN = ((1, 2), (1, 3), (2, 5))
"""The generations: how many times the given deals each plays, and with how many worlds a move."""


def main() -> None:
    """Read the command line, learn, print."""
    parser = ArgumentParser(prog="train", description="learn the tables of a game for two by self-play")
    parser.add_argument("game", choices=sorted(PRESETS))
    parser.add_argument("--deals", type=int, default=6000, help="deals of a generation")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rules = ruleset(options.game)
    hands = (40 - 2 * 3) // 6
    generations = [(times * options.deals, worlds) for times, worlds in PATTERN]
    entries = learn(rules, generations, options.seed, guess(hands))
    print("\n".join(_module(entries, options.game, options.deals, options.seed)))


def _module(entries: list[Entries], game: str, deals: int, seed: int) -> Iterator[str]:
    yield f'"""Learned by `python -m game.shell.commands.train {game} --deals {deals} --seed {seed}`."""'
    yield ""
    yield "# fmt: off"
    yield "ENTRIES: tuple[tuple[tuple[int, ...], ...], ...] = ("
    for hand in entries:
        yield "    ("
        for term in hand:
            yield "        ("
            yield from wrapped(term)
            yield "        ),"
        yield "    ),"
    yield ")"


def wrapped(numbers: Sequence[int]) -> Iterator[str]:
    """Numbers in as many lines as they need."""
    line = " " * 12
    for number in numbers:
        if len(line) + len(f"{number},") > WIDTH:
            yield line.rstrip()
            line = " " * 12
        line += f"{number}, "
    yield line.rstrip()


if __name__ == "__main__":
    main()
