"""The sounds of paper on cloth: shuffle, deal, lift, lay, capture, gather."""

import math
import random

from sounds.make.bodies import BOX, modal, room, saturated, varied
from sounds.make.filters import bandpass, lowpass
from sounds.make.gestures import knock, slide, tick
from sounds.make.samples import RATE, Sound, about, add, put
from sounds.make.sources import noise, pulse, shaped


def _riffle(rng: random.Random, out: Sound, start: float) -> float:
    """The thumbs let 38 edges go, slowly, quickly, slowly again; gives the time when the last one fell."""
    t, cards = start, 38
    for i in range(cards):
        swell = 0.55 + 0.45 * math.sin(math.pi * (i + 1) / (cards + 1))
        add(out, tick(rng, 0.82 + 0.14 * (i % 2) + 0.1 * i / cards, 0.010), t, about(rng, swell, 0.35))
        t += about(rng, 0.0215 - 0.0085 * math.sin(math.pi * i / cards), 0.38)
    put(out, slide(rng, t + 0.05, 2100, 2900, 0.5, 0.6), 0.0, -14)
    return t


def _bridge(rng: random.Random, out: Sound, start: float) -> None:
    """The arched halves fall into one another: lighter, denser, dying away."""
    put(out, slide(rng, 0.24, 3000, 1900, 0.35, 0.6), start - 0.02, -12)
    for i in range(30):
        edge = tick(rng, 0.9, 0.007)
        when = start + 0.20 * (i / 30) ** 0.8 + 0.006 * rng.random()
        add(out, edge, when, about(rng, 0.42, 0.5) * (1 - i / 40))


def shuffle(rng: random.Random, variant: int) -> Sound:
    """A riffle of forty cards, the bridge falling in, and the pack squared on the table."""
    out: Sound = []
    t = _riffle(rng, out, 0.004) + 0.055
    _bridge(rng, out, t)
    t += 0.275
    put(out, slide(rng, 0.05, 1700, 2500, 0.5), t - 0.035, -12)
    put(out, knock(rng, 0.0032), t, -5)
    put(out, tick(rng, 0.75, 0.014), t, -2)
    return room(saturated(out, 1.4), 0.14)


def deal(rng: random.Random, variant: int) -> Sound:
    """One card flicked off the pack: a short rising rasp, the snap, a flutter in the air."""
    out: Sound = []
    put(out, slide(rng, 0.026, 2600, about(rng, 4200, 0.1), 0.75, 0.7, 0.6, 6000), 0.0, -7)
    at = about(rng, 0.0165, 0.1)
    put(out, tick(rng, about(rng, 1.02, 0.07), 0.022), at, 0)
    flap = about(rng, 128, 0.12)
    air = bandpass(shaped(noise(rng, 0.075), 0.002, 0.070), about(rng, 2900, 0.12), 0.6)
    flutter = [x * (0.35 + 0.65 * math.sin(math.pi * flap * i / RATE) ** 2) for i, x in enumerate(air)]
    put(out, flutter, at + 0.001, -7)
    put(out, knock(rng, 0.0025, 1.0, 0.08), at + 0.001, -22)
    return room(lowpass(saturated(out, 1.6), 8000, 0.6), 0.12)


def lift(rng: random.Random, variant: int) -> Sound:
    """A card picked up: fingertips and a soft breath of paper, brighter as it leaves the cloth."""
    out: Sound = []
    put(out, tick(rng, 0.62, 0.008), 0.0, -11)
    put(out, slide(rng, about(rng, 0.105, 0.1), 1150, about(rng, 3300, 0.1), 0.45, 0.7, 0.35, 5000), 0.0015, 0)
    put(out, slide(rng, 0.09, 420, 700, 0.4, 0.8, 0.3), 0.0, -8)
    return room(out, 0.10)


def lay(rng: random.Random, variant: int) -> Sound:
    """A card put on the cloth: the far edge touches, the sheet drops on its cushion of air, the table answers."""
    out: Sound = []
    drop = about(rng, 0.0065, 0.25)
    put(out, tick(rng, 0.72, 0.012), 0.0, -12)
    put(out, knock(rng, 0.0040, 0.95), drop, -3)
    put(out, lowpass(shaped(noise(rng, 0.06), 0.002, 0.055), about(rng, 1300, 0.1)), drop, -5)
    put(out, bandpass(shaped(noise(rng, 0.05), 0.001, 0.036), about(rng, 3000, 0.1), 0.6), drop, -4)
    put(out, slide(rng, about(rng, 0.075, 0.2), 2300, 1500, 0.15, 0.7), drop + 0.006, -15)
    return room(saturated(out, 1.1), 0.12)


def capture(rng: random.Random, variant: int) -> Sound:
    """A card snapped down onto another: a hard flat slap, its second edge an instant later, the wood under it."""
    out: Sound = []
    late = about(rng, 0.0068, 0.2)
    put(out, tick(rng, 0.86, 0.022), 0.0, 0)
    put(out, tick(rng, 0.68, 0.016), late, -5)
    put(out, bandpass(shaped(noise(rng, 0.05), 0.0005, 0.036), about(rng, 1900, 0.08), 0.6), 0.0004, -3)
    put(out, knock(rng, 0.0018), 0.0006, -7)
    put(out, modal(pulse(0.0009), varied(rng, BOX), 0.1), 0.0006, -7)
    put(out, slide(rng, 0.06, 2600, 1700, 0.1), 0.012, -17)
    return room(saturated(out, 2.6), 0.15)


def gather(rng: random.Random, variant: int) -> Sound:
    """Several cards swept together over the cloth, edges catching, and tapped square at the end."""
    out: Sound = []
    length = about(rng, 0.36, 0.06)
    for i in range(4):  # four strokes of the hand's edge, one into the next
        low = about(rng, 1500 + 250 * i, 0.12)
        stroke = slide(rng, about(rng, 0.16, 0.2), low, 1.5 * low, 0.35, 0.7, 0.7, 1800)
        put(out, stroke, length * 0.2 * i, about(rng, -6, 0.25))
    put(out, slide(rng, length * 0.9, 520, 800, 0.6, 0.7, 0.3), 0.0, -12)
    cards = 7
    for i in range(cards):
        t = length * (0.12 + 0.82 * (i / cards) ** 0.75) + 0.012 * rng.random()
        put(out, tick(rng, about(rng, 0.85, 0.12), 0.010), t, about(rng, -4, 0.5))
    put(out, tick(rng, 0.7, 0.014), length, -2)
    put(out, knock(rng, 0.0036, 0.95), length + 0.002, -4)
    return room(saturated(out, 1.1), 0.13)
