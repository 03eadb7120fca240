"""What a sound file measures. Reading one needs pygame-ce."""

import cmath
import math
import os
import struct
from array import array
from dataclasses import dataclass
from pathlib import Path

from sounds.make.finish import loudness
from sounds.make.samples import RATE, Sound, decibels


@dataclass(frozen=True, slots=True)
class Measures:
    """A sound in figures: levels in dBFS, loudness in LUFS, shares of its energy from 0 to 1."""

    seconds: float
    peak: float
    full: int
    """Samples at full scale."""
    offset: float
    loudness: float
    """Over the loudest tenth of a second."""
    lead: float
    """Milliseconds of silence in front."""
    first: float
    """The first sample."""
    last: float
    """The highest of the last half millisecond."""
    tail: float
    """The last 5 ms, in dB against the peak."""
    centroid: float
    """Hz."""
    low: float
    """Share below 200 Hz."""
    presence: float
    """Share from 2 to 6 kHz."""
    tone: float
    """The greatest share in any 100 Hz above 300 Hz: how much it sings."""
    fall: int
    """Milliseconds from the loudest one until 20 dB less."""
    burst: int
    """Milliseconds within 12 dB of the loudest one."""


class UnreadableError(Exception):
    """A file that is no sound."""


def header(path: Path) -> tuple[int, int]:
    """Channels and sampling rate, from the first packet of an Ogg Vorbis file; raises UnreadableError."""
    with path.open("rb") as file:
        data = file.read(64)
    at = data.find(b"\x01vorbis") + 7
    if at < 7 or len(data) < at + 9:
        raise UnreadableError("is not an Ogg Vorbis file")
    channels, rate = struct.unpack("<4xBI", data[at : at + 9])
    return channels, rate


def decoded(path: Path) -> Sound:
    """The samples of a mono file, read by the mixer the game uses; it is opened anew if it stands otherwise.

    Raises UnreadableError.
    """
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    if pygame.mixer.get_init() != (RATE, -16, 1):
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    try:
        raw = pygame.mixer.Sound(path).get_raw()
    except pygame.error as problem:
        raise UnreadableError(f"cannot be decoded: {problem}") from problem
    return [s / 32768 for s in array("h", raw)]


def rms(sound: Sound) -> float:
    """The root of the mean square."""
    return math.sqrt(sum(x * x for x in sound) / max(1, len(sound)))


def likeness(a: Sound, b: Sound) -> float:
    """How far two sounds are the same, from 0 to 1, over the length of the shorter."""
    n = min(len(a), len(b))
    return abs(sum(x * y for x, y in zip(a, b, strict=False))) / (n * rms(a[:n]) * rms(b[:n]))


def _transform(x: list[complex]) -> list[complex]:
    n = len(x)
    if n == 1:
        return x
    even, odd = _transform(x[::2]), _transform(x[1::2])
    odd = [cmath.exp(-2j * math.pi * k / n) * v for k, v in enumerate(odd)]
    pairs = list(zip(even, odd, strict=True))
    return [e + o for e, o in pairs] + [e - o for e, o in pairs]


def spectrum(sound: Sound, size: int = 2048) -> list[float]:
    """Energy in ``size / 2`` bands of equal width, summed over half-overlapping windows."""
    sound = [0.0] * (size // 2) + sound + [0.0] * size
    window = [0.5 - 0.5 * math.cos(2 * math.pi * i / size) for i in range(size)]
    energy = [0.0] * (size // 2)
    for start in range(0, len(sound) - size, size // 2):
        part = [complex(a * b) for a, b in zip(sound[start : start + size], window, strict=True)]
        for k, v in enumerate(_transform(part)[: size // 2]):
            energy[k] += abs(v) ** 2
    return energy


def contour(sound: Sound, step: float = 0.001, width: float = 0.003) -> list[float]:
    """Level in dB every ``step`` seconds, over ``width`` seconds each."""
    s, w = int(step * RATE), int(width * RATE)
    return [decibels(rms(sound[i : i + w])) for i in range(0, len(sound), s)]


def measured(sound: Sound) -> Measures:
    """Everything at once."""
    top = max(map(abs, sound))
    energy = spectrum(sound)
    total, hertz = sum(energy), RATE / 2 / len(energy)
    level = contour(sound)
    best = level.index(max(level))

    def share(low: float, high: float) -> float:
        return sum(e for k, e in enumerate(energy) if low <= k * hertz < high) / total

    return Measures(
        seconds=len(sound) / RATE,
        peak=decibels(top),
        full=sum(abs(x) > 0.999 for x in sound),
        offset=abs(sum(sound) / len(sound)),
        loudness=loudness(sound),
        lead=next(i for i, x in enumerate(sound) if abs(x) > top * 0.004) / RATE * 1000,
        first=abs(sound[0]),
        last=max(map(abs, sound[-22:])),
        tail=decibels(rms(sound[-220:])) - decibels(top),
        centroid=sum(k * hertz * e for k, e in enumerate(energy)) / total,
        low=share(0, 200),
        presence=share(2000, 6000),
        tone=max(sum(energy[k : k + 5]) for k in range(int(300 / hertz), len(energy) - 5)) / total,
        fall=next((i for i, v in enumerate(level[best:]) if v < level[best] - 20), len(level)),
        burst=sum(v > level[best] - 12 for v in level),
    )
