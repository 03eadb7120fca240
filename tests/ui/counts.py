"""Counted deals of several games, and the count of them at any moment."""

from dataclasses import replace
from random import Random

from game.engine.cards import DECK, Card
from game.engine.events import Counted, Won
from game.engine.ruleset import Ruleset
from game.engine.scoring import count
from game.engine.variants import ruleset
from game.ui.counting.account import Account, Party
from game.ui.draw import Item, Sprite
from game.ui.scenes.count import CountScene
from tests.ui.positions import cards, labels, stage

PARTIES = (Party("You", ("Jd",), "you"), Party("Nonno Gino", ("Kc",), "one"), Party("Zia Pina", ("Jc",), "one"))
TEAMS = (Party("You and Zia Pina", ("Jd", "Jc"), "we"), Party("Nonno Gino and Tonino", ("Kc", "Jb"), "they"))
SIX = (
    Party("You, Zia Pina and Luisa", ("Jd", "Jc", "Js"), "we"),
    Party("Nonno Gino, Marco and Tonino", ("Kc", "Kb", "Jb"), "they"),
)
LATE = 1000.0

Piles = tuple[tuple[Card, ...], ...]


def account(
    rules: Ruleset,
    piles: Piles,
    sweeps: Piles | None = None,
    before: tuple[int, ...] = (7, 5, 6),
    winner: int | None = None,
    extra: tuple[int, ...] = (0, 0, 0),
    parties: tuple[Party, ...] = PARTIES,
) -> Account:
    """A counted deal; ``extra`` are points of declarations and of the opening table for each side."""
    sides = len(piles)
    swept = sweeps or ((),) * sides
    points = count(rules, piles, [len(made) for made in swept], extra[:sides], extra[:sides])
    scores = tuple(score + side.total for score, side in zip(before, points, strict=False))
    counted = Counted(points, piles, swept, scores)
    won = None if winner is None else Won(winner, "target")
    history = ((1, 2, 0)[:sides], before[:sides], scores)
    return Account(rules, parties[:sides], 0, before[:sides], counted, won, history, "So it stands.")


def shared(sides: int, seed: int) -> Piles:
    """The pack in so many uneven piles."""
    random = Random(seed)
    pack, owners = list(DECK), [random.randrange(sides) for _ in DECK]
    random.shuffle(pack)
    return tuple(
        tuple(card for card, owner in zip(pack, owners, strict=True) if owner == side) for side in range(sides)
    )


PICTURED = cards("7dKd4d2d7s6cAbCs3s4s2s5sJsAsJcKc4c2c3cKb5bCb")
REST = tuple(card for card in DECK if card not in PICTURED)
SWEEPS = (cards("Cs6c"), cards("Cb"), ())

ACCOUNTS = {
    "pictured": account(Ruleset(), (PICTURED, REST), SWEEPS[:2]),
    "won": account(Ruleset(), (PICTURED, REST), SWEEPS[:2], winner=0),
    "three": account(Ruleset(), shared(3, 5), SWEEPS),
    "three_won": account(Ruleset(), shared(3, 6), SWEEPS, winner=2),
    "nothing": account(Ruleset(), (DECK, ()), winner=0),
    "tied": account(Ruleset(), (cards("7dKd4d2dJd7s6cCs3s4s2s5sJsAsJcKc4c2c3cKs"), ()), before=(0, 0)),
    "escoba": account(ruleset("escoba_clasica"), shared(2, 7), (DECK[:6], DECK[10:13])),
    "cirulla": account(
        ruleset("cirulla_genovese"),
        (cards("Ad2d3d4d7d7s6cAbCs3s4s2s5sJs"), shared(2, 1)[0] + cards("JdCdKd")),
        (DECK[10:15], DECK[20:27]),
        (22, 38),
        None,
        (3, 10),
        TEAMS,
    ),
    "napola": account(ruleset("scopa_assi_circolo"), (DECK[:20], DECK[20:]), before=(28, 30), winner=0, parties=TEAMS),
    "uncounted": replace(
        account(Ruleset(), (PICTURED, REST)), counted=None, won=Won(1, "four_equal"), history=((7, 5),)
    ),
}  # fmt: skip
TOLD = "With the seats exchanged you first made 3 : 2 : 1, now 4 : 1 : 0; with your own cards it was 2 : 3 : 1."
ACCOUNTS |= {
    "again": replace(ACCOUNTS["pictured"], repeating="whole", compared=TOLD),
    "again_won": replace(ACCOUNTS["won"], repeating="moment", compared=TOLD),
    "again_three": replace(ACCOUNTS["three"], repeating="whole", compared=TOLD),
    "offered": replace(ACCOUNTS["three_won"], repeating="offered"),
}


def scene(name: str, width: int = 1280, height: int = 800, text: float = 1.0, **options: object) -> CountScene:
    shown = CountScene(replace(stage(width, height, text), **options), ACCOUNTS[name])  # type: ignore[arg-type]
    shown.update(0.0)
    return shown


def finished(name: str, width: int = 1280, height: int = 800, text: float = 1.0) -> CountScene:
    shown = scene(name, width, height, text)
    shown.update(LATE)
    return shown


def sprites(items: list[Item]) -> list[Sprite]:
    return [item for item in items if isinstance(item, Sprite)]


def texts(shown: CountScene) -> list[str]:
    return [label.text for label in labels(shown.items())]
