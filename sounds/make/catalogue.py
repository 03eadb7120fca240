"""Every event that has a sound, and what its sound has to be."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from sounds.make import cards, flourishes, touches
from sounds.make.finish import finished
from sounds.make.samples import Sound


@dataclass(frozen=True, slots=True)
class Recipe:
    """How the sounds of an event are made.

    ``loudness`` is that of the loudest tenth of a second in LUFS, ``longest`` the longest duration in seconds.
    """

    make: Callable[[random.Random, int], Sound]
    variants: int
    loudness: float
    longest: float


EVENTS: Mapping[str, Recipe] = {
    "shuffle": Recipe(cards.shuffle, 2, -25.5, 1.35),
    "deal": Recipe(cards.deal, 3, -25.0, 0.22),
    "lift": Recipe(cards.lift, 3, -28.0, 0.22),
    "lay": Recipe(cards.lay, 3, -24.0, 0.26),
    "capture": Recipe(cards.capture, 3, -22.5, 0.28),
    "gather": Recipe(cards.gather, 3, -25.0, 0.62),
    "sweep": Recipe(flourishes.sweep, 2, -18.0, 1.20),
    "point": Recipe(touches.point, 3, -26.0, 0.20),
    "round_won": Recipe(flourishes.round_won, 2, -19.0, 1.25),
    "round_lost": Recipe(flourishes.round_lost, 2, -21.5, 1.00),
    "match_won": Recipe(flourishes.match_won, 1, -18.0, 3.00),
    "match_lost": Recipe(flourishes.match_lost, 1, -20.5, 2.10),
    "button": Recipe(touches.button, 2, -28.0, 0.14),
    "refuse": Recipe(touches.refuse, 2, -26.0, 0.32),
    "turn": Recipe(touches.turn, 2, -29.0, 0.34),
}


def names() -> Iterator[tuple[str, int, str]]:
    """Event, variant from 0 and name of every sound."""
    for event, recipe in EVENTS.items():
        for variant in range(recipe.variants):
            yield event, variant, f"{event}_{variant + 1}"


def render(event: str, variant: int) -> Sound:
    """One sound, seeded with its own name: the same each time, whatever becomes of the others."""
    recipe = EVENTS[event]
    rng = random.Random(f"{event}_{variant + 1}")
    return finished(recipe.make(rng, variant), recipe.loudness, recipe.longest)
