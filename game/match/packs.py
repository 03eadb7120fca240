"""Packs that are the same for the same seed, for trials that must be repeatable."""

from random import Random

from game.engine.cards import Card
from game.engine.shuffle import shuffled


def seeded_pack(deck_seed: int, number: int) -> tuple[Card, ...]:
    """The pack of a seed with this number, from 0; packs thrown back by a redeal count."""
    return shuffled(Random(f"{deck_seed} {number}").randbytes)
