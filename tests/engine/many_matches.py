"""Random matches in great numbers: ``python -m tests.engine.many_matches --matches 10000``.

Every preset and seat count, and as many matches of random house rules, with all invariants after every step. The first
fault stops the run and names the seed that shows it again.
"""

import argparse
from random import Random

from game.engine.actions import Action
from game.engine.record import Loaded, Record, Seat, dumps, loads
from game.engine.ruleset import OPTIONS, Ruleset
from game.engine.variants import ruleset
from tests.engine.invariants import check
from tests.engine.matches import TABLES, match, random_rules


def main() -> None:
    """Play the matches and say how many there were."""
    parser = argparse.ArgumentParser(description="Random matches under every invariant.")
    parser.add_argument("--matches", type=int, default=100, help="matches of every preset and seat count")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    played = steps = 0
    for preset, seats in [*TABLES, (None, None)]:
        for number in range(chosen.matches):
            seed = f"{preset} {seats} {chosen.seed + number}"
            chance = Random(seed)
            rules = random_rules(chance) if preset is None else ruleset(preset)
            try:
                steps += run(rules, seats or chance.choice(rules.tables), chance)
            except Exception as error:
                raise SystemExit(f"seed {seed!r}: {error!r}") from error
            played += 1
        print(f"{preset or 'house rules'}, {seats or 'any'} seats: {chosen.matches} matches", flush=True)
    print(f"{played} matches, {steps} steps, no fault")


def run(rules: Ruleset, seats: int, chance: Random) -> int:
    """Play one match to its end, check every step and its record; returns the number of steps."""
    actions: list[Action] = []
    dealer = 0
    for step in match(rules, seats, chance):
        check(step)
        dealer = dealer if actions else step.before.dealer
        actions.append(step.action)
    players = tuple(Seat(str(seat), "ai") for seat in range(seats))
    options = {option: getattr(rules, option) for option in OPTIONS}
    record = Record(rules.preset, options, players, dealer, "2026-01-01T00:00:00Z", tuple(actions))
    assert loads(dumps(record)) == Loaded(record, ())
    return len(actions)


if __name__ == "__main__":
    main()
