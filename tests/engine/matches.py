"""Random packs, rules and matches for the tests of the rules, from seeded sources."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice
from random import Random

from game.engine.actions import Action, Deal
from game.engine.cards import DECK, Card
from game.engine.play import apply, legal, start
from game.engine.ruleset import ALLOWED, RuleError, Ruleset
from game.engine.shuffle import shuffled
from game.engine.state import Phase, State
from game.engine.transcript import Step
from game.engine.variants import PRESETS, ruleset

TABLES = [(preset, seats) for preset in PRESETS for seats in ruleset(preset).tables]
PATTERNS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("P3", "T4"), ("P3",)),
    (("P3", "T2", "P3", "T2", "P3"), ()),
    (("P10",), ()),
    (("T4", "P3", "P3"), ("P6",)),
)
STEP_LIMIT = 20_000


def pack(chance: Random) -> tuple[Card, ...]:
    """A shuffled pack."""
    return tuple(chance.sample(DECK, len(DECK)))


def numbered_pack(number: int) -> tuple[Card, ...]:
    """A pack that is the same on every machine and with every version of Python."""
    stream = (byte for block in count() for byte in sha256(f"{number} {block}".encode()).digest())
    return shuffled(lambda wanted: bytes(islice(stream, wanted)))


def pack_with(table: tuple[Card, ...], seats: int, chance: Random) -> tuple[Card, ...]:
    """A shuffled pack that puts these cards on the table after three to each seat."""
    rest = [card for card in pack(chance) if card not in table]
    return (*rest[: 3 * seats], *table, *rest[3 * seats :])


def random_rules(chance: Random) -> Ruleset:
    """A preset with about a third of its options drawn anew, played to a short target."""
    while True:
        options: dict[str, object] = {}
        for option, allowed in ALLOWED.items():
            if isinstance(allowed, (tuple, range)) and option not in ("players", "targets") and chance.random() < 0.35:
                options[option] = chance.choice(allowed)
        options["target"] = chance.randint(1, 25)
        options["pattern"], options["next_pattern"] = chance.choice(PATTERNS)
        try:
            return ruleset(chance.choice(list(PRESETS)), **options)
        except RuleError as error:
            assert error.key == "rule.deal", error.values


def random_action(state: State, chance: Random) -> Action:
    """A deal where one is due, else any legal action of the mover, now and then a declaration out of turn."""
    if state.phase is Phase.DEAL:
        return Deal(pack(chance))
    early = [action for seat in range(state.seats) if seat != state.turn for action in legal(state, seat)]
    if early and chance.random() < 0.3:
        return chance.choice(early)
    return chance.choice(legal(state))


def match(rules: Ruleset, seats: int, chance: Random, limit: int = STEP_LIMIT) -> Iterator[Step]:
    """A random match, step by step; fails if it does not end within so many steps."""
    state = start(rules, seats, chance.randrange(seats))
    for _ in range(limit):
        action = random_action(state, chance)
        after, events = apply(state, action)
        yield Step(state, action, after, events)
        state = after
        if state.phase is Phase.OVER:
            return
    raise AssertionError(f"no end after {limit} steps: {rules}")


def position(rules: Ruleset, seats: int, chance: Random) -> State:
    """A state in the middle of a deal."""
    while True:
        state = start(rules, seats, chance.randrange(seats))
        for _ in range(chance.randint(1, 40)):
            state = apply(state, random_action(state, chance))[0]
            if state.phase is Phase.OVER:
                break
        if state.phase is Phase.PLAY:
            return state
