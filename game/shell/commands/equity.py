"""Plays deals between equals and prints how they end, as the module that game/ai/tables keeps.

python -m game.shell.commands.equity --deals 2000 --seed 1 > game/ai/tables/equity.py
"""

from argparse import ArgumentParser
from collections.abc import Iterator

from game.ai.lab.duels import opened, play_deal
from game.ai.lab.players import player
from game.ai.search.stakes import Ends, ends_of
from game.engine.dealing import next_seat
from game.engine.variants import ruleset
from game.match.packs import seeded_pack

GAMES = (
    ("scopa_classica", 2, "master@4"),
    ("scopa_a_perdere", 2, "master@4"),
    ("scopa_assi_libera", 2, "master@3"),
    ("escoba_clasica", 2, "master@3"),
    ("cirulla_genovese", 2, "master@3"),
    ("scopa_classica", 4, "prevent"),
    ("scopone_scientifico", 4, "prevent"),
    ("scopa_a_perdere", 4, "prevent"),
    ("escoba_clasica", 4, "prevent"),
    ("cirulla_genovese", 4, "prevent"),
)
"""The games, the seats, and who plays: a quick search for two, quick rules for four."""

IN_A_LINE = 8


def main() -> None:
    """Read the command line, play, print."""
    parser = ArgumentParser(prog="equity", description="play deals between equals and print how they end")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f'"""Played by `python -m game.shell.commands.equity --deals {options.deals} --seed {options.seed}`."""\n')
    print("# fmt: off\nENDS: dict[tuple[str, int], tuple[tuple[int, int, int], ...]] = {")
    for game, seats, name in GAMES:
        print(f'    ("{game}", {seats}): (')
        print("\n".join(_lines(_ends(game, seats, name, options.deals, options.seed))))
        print("    ),")
    print("}")


def _ends(game: str, seats: int, name: str, deals: int, seed: int) -> Ends:
    rules, plays, points = ruleset(game), player(name), []
    for number in range(seed * 1_000_000, seed * 1_000_000 + deals):
        state = opened(rules, seats, 0, number, seeded_pack)
        leader = state.side(next_seat(0, seats, rules))
        sides = play_deal(state, [plays] * seats, number)
        points.append((sides[leader], sides[1 - leader]))
    return ends_of(points)


def _lines(ends: Ends) -> Iterator[str]:
    for start in range(0, len(ends), IN_A_LINE):
        yield "        " + " ".join(f"{end}," for end in ends[start : start + IN_A_LINE])


if __name__ == "__main__":
    main()
