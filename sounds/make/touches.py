"""The small sounds beside the cards: a point counted, a button, a refusal, the turn."""

import random

from sounds.make.bodies import BAR, BOX, KNUCKLE, modal, room, saturated, varied
from sounds.make.filters import bandpass, highpass, lowpass
from sounds.make.gestures import knock
from sounds.make.mandolin import phrase
from sounds.make.samples import Sound, about, put
from sounds.make.sources import noise, pulse, shaped


def point(rng: random.Random, variant: int) -> Sound:
    """A counter set down: a small wooden bar, dry, with just enough pitch to count by."""
    place = (1.0, 1.025, 0.976)[variant]
    out = put([], modal(pulse(0.00035), [(f * place, t, g) for f, t, g in BAR], 0.12), 0.0, 0)
    put(out, bandpass(shaped(noise(rng, 0.014), 0.0003, 0.010), 2900, 0.6), 0.0, -5)
    return room(saturated(out, 2.0), 0.14)


def button(rng: random.Random, variant: int) -> Sound:
    """A draughtsman touching a wooden board."""
    touch = pulse(about(rng, 0.0008, 0.1))
    out = put([], modal(touch, varied(rng, [(f, 1.4 * t, g) for f, t, g in BOX], 0.05), 0.09), 0.0, 0)
    put(out, bandpass(shaped(noise(rng, 0.012), 0.0003, 0.009), 2400, 0.6), 0.0, -6)
    return room(saturated(out, 2.0), 0.10)


def refuse(rng: random.Random, variant: int) -> Sound:
    """A knuckle on the table under the cloth, twice: no."""
    out: Sound = []
    for at, level in ((0.0, 0.0), (about(rng, 0.108, 0.05), -6.0)):
        put(out, modal(pulse(0.0020), varied(rng, KNUCKLE), 0.15), at, level)
        put(out, lowpass(shaped(noise(rng, 0.03), 0.0015, 0.026), 700), at, level - 8)
    return room(highpass(lowpass(saturated(out, 1.4), 1300), 170), 0.10)


def turn(rng: random.Random, variant: int) -> Sound:
    """A fingertip on a stopped string and on the wood beside it: just enough to look up."""
    note = ("D4", "E4")[variant]
    out = put([], phrase(rng, [(0.0, note, 0.16, 0.55)], 0.25, muted=True), 0.0, 0)
    put(out, knock(rng, 0.0035), 0.001, -11)
    return room(lowpass(out, 2400), 0.12)
