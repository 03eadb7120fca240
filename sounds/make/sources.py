"""What sets a body in motion: noise, the force of a contact, fibres that slip."""

import math
import random
from collections.abc import Callable

from sounds.make.samples import RATE, Sound, count, loss


def noise(rng: random.Random, seconds: float) -> Sound:
    """White noise."""
    return [2 * rng.random() - 1 for _ in range(count(seconds))]


def shaped(sound: Sound, attack: float, fall: float) -> Sound:
    """Raises a sound over ``attack`` seconds and lets it fall by 60 dB in ``fall`` seconds."""
    rise, keep = max(1, count(attack)), loss(fall)
    level, out = 1.0, []
    for i, x in enumerate(sound):
        if i < rise:
            out.append(x * (0.5 - 0.5 * math.cos(math.pi * (i + 1) / rise)))
        else:
            level *= keep
            out.append(x * level)
    return out


def under(sound: Sound, envelope: Callable[[float], float]) -> Sound:
    """A sound under an envelope(share of its length, 0 to 1)."""
    n = len(sound)
    return [x * envelope(i / n) for i, x in enumerate(sound)]


def pulse(width: float) -> Sound:
    """The force of a contact that lasts ``width`` seconds: the softer, the longer, the darker. Its area is 1."""
    n = max(2, count(width))
    force = [math.sin(math.pi * (i + 0.5) / n) ** 2 for i in range(n)]
    area = sum(force)
    return [f / area for f in force]


def friction(rng: random.Random, seconds: float, per_second: float, grit: float = 0.5) -> Sound:
    """Fibres slipping over one another: random small releases (a Poisson train) over a bed of noise."""
    chance, bed = per_second / RATE, 1 - grit
    lift = grit / math.sqrt(chance)
    out = []
    for _ in range(count(seconds)):
        x = bed * (2 * rng.random() - 1)
        if rng.random() < chance:
            x += lift * (rng.random() - rng.random())
        out.append(x)
    return out
