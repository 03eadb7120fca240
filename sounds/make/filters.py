"""Second-order filters, and one whose frequency can move."""

import math
from collections.abc import Callable

from sounds.make.samples import RATE, TAU, Sound


def biquad(sound: Sound, b0: float, b1: float, b2: float, a0: float, a1: float, a2: float) -> Sound:
    """A filter given by its two polynomials."""
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    z1 = z2 = 0.0
    out = []
    for x in sound:
        y = b0 * x + z1
        z1 = b1 * x - a1 * y + z2
        z2 = b2 * x - a2 * y
        out.append(y)
    return out


def _turn(freq: float, q: float) -> tuple[float, float]:
    """The cosine of a frequency and the half bandwidth that goes with a quality."""
    return math.cos(TAU * freq / RATE), math.sin(TAU * freq / RATE) / (2 * q)


def lowpass(sound: Sound, freq: float, q: float = 0.707) -> Sound:
    """What lies below a frequency."""
    c, s = _turn(freq, q)
    return biquad(sound, (1 - c) / 2, 1 - c, (1 - c) / 2, 1 + s, -2 * c, 1 - s)


def highpass(sound: Sound, freq: float, q: float = 0.707) -> Sound:
    """What lies above a frequency."""
    c, s = _turn(freq, q)
    return biquad(sound, (1 + c) / 2, -1 - c, (1 + c) / 2, 1 + s, -2 * c, 1 - s)


def bandpass(sound: Sound, freq: float, q: float) -> Sound:
    """What lies around a frequency, the narrower the higher the quality."""
    c, s = _turn(freq, q)
    return biquad(sound, s, 0.0, -s, 1 + s, -2 * c, 1 - s)


def moving_band(sound: Sound, freq_at: Callable[[float], float], q: float) -> Sound:
    """A band-pass whose centre follows ``freq_at(seconds)``."""
    low = band = 0.0
    out = []
    g = h = 0.0
    k = 1 / q
    for i, x in enumerate(sound):
        if i % 32 == 0:
            g = math.tan(math.pi * min(freq_at(i / RATE), 0.45 * RATE) / RATE)
            h = 1 / (1 + g * (g + k))
        high = x - low
        v = h * (band + g * high)
        w = low + g * v
        band, low = 2 * v - band, 2 * w - low
        out.append(k * v)
    return out
