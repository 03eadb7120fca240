"""Records of matches played by chance, for looking through."""

from random import Random

from game.engine.actions import Action
from game.engine.record import Record, Seat
from game.engine.variants import ruleset
from tests.engine.matches import match

NAMES = ("You", "Nonno Gino", "Zia Pina", "Marco", "Luisa", "Tonino")


def played(preset: str, seats: int, seed: int = 1, actions: int = 60, people: int = 1) -> Record:
    """The first actions of a random match, declarations and packs that are thrown back among them."""
    chance = Random(f"{preset} {seats} {seed}")
    made: list[Action] = []
    dealer = 0
    for step in match(ruleset(preset), seats, chance):
        dealer = dealer if made else step.before.dealer
        made.append(step.action)
        if len(made) == actions:
            break
    sitting = tuple(
        Seat(name, "human") if seat < people else Seat(name, "ai", "regular") for seat, name in enumerate(NAMES[:seats])
    )
    return Record(preset, {}, sitting, dealer, "2026-11-29T21:04:00Z", tuple(made))
