"""Reasons in great numbers, every claim re-checked: ``python -m tests.ai.many_reasons --positions 500``.

The first false claim stops the run and shows the position.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random

from game.ai.explain.reason import Reason
from game.ai.explain.why import case, held
from game.engine.actions import Deal, Play
from game.engine.cards import names
from game.engine.observe import observe
from game.engine.play import apply, legal, start
from game.engine.shuffle import shuffled
from game.engine.state import Phase, State
from game.engine.variants import ruleset
from tests.ai.claims import Witness
from tests.ai.claims_of import CLAIMS

GAMES = (
    ("scopa_classica", 2),
    ("scopone_scientifico", 4),
    ("scopa_assi_libera", 2),
    ("escoba_clasica", 2),
    ("cirulla_genovese", 2),
)
OTHERS = (
    ("asso_piglia_tutto", 2),
    ("scopa_assi_circolo", 4),
    ("scopone_ordinario", 4),
    ("scopa_classica", 3),
    ("scopa_a_quindici", 4),
    ("cirulla_breve", 3),
    ("scopa_a_perdere", 2),
)
PAIRS = 4


def decisions(game: str, players: int, seed: int) -> Iterator[list[State]]:
    """The states of a deal up to each decision between several plays; captures are made more often than not."""
    chance = Random(f"reasons {game} {players} {seed}")
    state, _ = apply(start(ruleset(game), players, seed % players), Deal(shuffled(chance.randbytes)))
    while state.phase is Phase.DEAL and not state.plays:
        state, _ = apply(state, Deal(shuffled(chance.randbytes)))
    history = [state]
    while state.phase is Phase.PLAY:
        actions = legal(state)
        if sum(isinstance(action, Play) for action in actions) > 1:
            yield history
        best = [action for action in actions if not isinstance(action, Play) or action.taken is not None]
        state, _ = apply(state, chance.choice(best if best and chance.random() < 0.75 else actions))
        history = [*history, state]


def claimed(history: list[State], chance: Random, pairs: int = PAIRS) -> Iterator[tuple[Witness, Reason]]:
    """Everything that can be said about some pairs of plays in a position."""
    state = history[-1]
    seen = observe(state, state.turn)
    plays = [action for action in legal(state) if isinstance(action, Play)]
    for _ in range(pairs):
        better, worse = chance.sample(plays, 2)
        for reason in held(case(seen, better, worse, 0.01)):
            yield Witness(history, better, worse, reason), reason


def false_claim(witness: Witness) -> str:
    """What is wrong with a reason, empty if it is true."""
    if CLAIMS[witness.reason.key](witness):
        return ""
    state = witness.state
    return (
        f"{state.rules.preset}: {witness.reason}\ntable {names(state.table, ' ')}, hand"
        f" {names(state.hands[state.turn], ' ')}, better {witness.better}, worse {witness.worse}"
    )


def main() -> None:
    """Check so many positions of each game and say what was claimed how often."""
    parser = argparse.ArgumentParser(description="Check the claims of reasons.")
    parser.add_argument("--positions", type=int, default=500, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for game, players in (*GAMES, *OTHERS):
        found: Counter[str] = Counter()
        chance, positions, seed = Random(chosen.seed), 0, chosen.seed
        while positions < chosen.positions:
            for history in decisions(game, players, seed):
                positions += 1
                for witness, reason in claimed(history, chance):
                    found[reason.key] += 1
                    if fault := false_claim(witness):
                        raise SystemExit(fault)
            seed += 1
        print(f"{game}, {players} seats: {positions} positions, {found.total()} reasons", dict(found.most_common()))


if __name__ == "__main__":
    main()
