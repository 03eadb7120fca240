"""What several events share: an edge that snaps, a knock, a card drawn over cloth, a broom, a tambourine."""

import math
import random

from sounds.make.bodies import PAPER, SKIN, TABLE, jingles, modal, varied
from sounds.make.filters import bandpass, highpass, moving_band
from sounds.make.samples import Sound, about, add, put
from sounds.make.sources import friction, noise, pulse, shaped, under


def tick(rng: random.Random, bright: float = 1.0, fall: float = 0.012) -> Sound:
    """The edge of one card snapping free: a stiff sheet hit for a fraction of a millisecond, and a breath of paper."""
    sheet = modal(pulse(about(rng, 0.00028, 0.2)), varied(rng, [(f * bright, t, g) for f, t, g in PAPER], 0.10), 0.02)
    breath = bandpass(shaped(noise(rng, fall * 1.6), 0.0004, fall), about(rng, 3600 * bright, 0.15), 0.6)
    return highpass(add([0.6 * x for x in sheet], breath, 0.0002, 1.0), 550)


def knock(rng: random.Random, touch: float, bright: float = 1.0, tail: float = 0.2) -> Sound:
    """The table struck through its cloth; a longer touch (in seconds) is a softer one."""
    modes = [(f, t, g * bright**k) for k, (f, t, g) in enumerate(TABLE)]
    return modal(pulse(about(rng, touch, 0.15)), varied(rng, modes), tail)


def slide(
    rng: random.Random,
    seconds: float,
    low: float,
    high: float,
    rise: float = 0.3,
    q: float = 0.7,
    grit: float = 0.55,
    density: float = 3500,
) -> Sound:
    """A card drawn over cloth or another card, its colour gliding from ``low`` to ``high`` Hz."""
    sound = friction(rng, seconds, density, grit)
    sound = moving_band(sound, lambda t: low * (high / low) ** (t / seconds), q)

    def swell(s: float) -> float:
        if s < rise:
            return math.sin(math.pi / 2 * s / rise) ** 2
        return float((0.5 + 0.5 * math.cos(math.pi * (s - rise) / (1 - rise))) ** 1.3)

    return under(sound, swell)


def broom(rng: random.Random, seconds: float) -> Sound:
    """One stroke of a straw broom: many stiff fibres, a brush that opens and closes."""

    def opening(t: float) -> float:
        return float(1300 + 3100 * math.sin(math.pi * min(1.0, t / seconds) ** 0.75) ** 1.5)

    def swing(s: float) -> float:
        if s < 0.38:
            return float(math.sin(math.pi / 2 * s / 0.38) ** 1.6)
        return float(math.cos(math.pi / 2 * (s - 0.38) / 0.62) ** 2.2)

    straw = moving_band(friction(rng, seconds, 1500, 0.75), opening, 0.75)
    air = moving_band(noise(rng, seconds), lambda t: 0.3 * opening(t), 0.8)
    return under(add(straw, air, 0, 0.45), swing)


def tambourine(rng: random.Random) -> Sound:
    """A stroke on skin and brass."""
    return put(put([], modal(pulse(0.0022), SKIN, 0.12), 0.0, -2), jingles(rng, 0.16, 0.15), 0.0, -5)
