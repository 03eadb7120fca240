"""From raw samples to a file: clean ends, the right loudness, and an encoder."""

import io
import math
import shutil
import subprocess
import wave
from array import array
from pathlib import Path

from sounds.make.filters import biquad, highpass
from sounds.make.samples import RATE, Sound, count, gain

LEAD = 0.002
"""Seconds of silence in front, which keep the encoder's ripple off the first sample."""


class NoEncoderError(Exception):
    """Neither ``oggenc`` nor ``ffmpeg`` is installed."""


def weighted(sound: Sound) -> Sound:
    """K-weighting (ITU-R BS.1770) for this sampling rate: the ear's lift at the top, its deafness below."""
    k, q = math.tan(math.pi * 1681.974450955533 / RATE), 0.7071752369554196
    top, mid = 10 ** (3.999843853973347 / 20), 10 ** (3.999843853973347 / 20 * 0.4996667741545416)
    b0, b1, b2 = top + mid * k / q + k * k, 2 * (k * k - top), top - mid * k / q + k * k
    sound = biquad(sound, b0, b1, b2, 1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return biquad(sound, a0, -2 * a0, a0, a0, 2 * (k * k - 1), 1 - k / q + k * k)


def loudness(sound: Sound, window: float = 0.1) -> float:
    """The loudest ``window`` seconds, in LUFS; shorter sounds are measured with silence around them."""
    squares = [x * x for x in weighted(sound + [0.0] * count(window))]
    n, most, held = count(window), 0.0, 0.0
    for i, s in enumerate(squares):
        held += s - (squares[i - n] if i >= n else 0.0)
        most = max(most, held)
    return -0.691 + 10 * math.log10(most / n + 1e-12)


def finished(sound: Sound, target: float, longest: float) -> Sound:
    """No offset, no silence in front but the lead, no click at either end, the right loudness in LUFS."""
    sound = highpass(sound, 40)
    top = max(map(abs, sound))
    first = next(i for i, x in enumerate(sound) if abs(x) > top * gain(-42))
    last = next(i for i in range(len(sound) - 1, -1, -1) if abs(sound[i]) > top * gain(-54))
    sound = sound[max(0, first - count(0.0006)) : min(last + count(0.012), first + count(longest))]
    rise, fade = count(0.0006), count(min(0.35 * len(sound) / RATE, 0.12))
    for i in range(rise):
        sound[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    for i in range(fade):
        sound[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fade)
    level = gain(target - loudness(sound))
    return [0.0] * count(LEAD) + [x * level for x in sound]


def wav(sound: Sound) -> bytes:
    """A sound as a mono wave file of 16 bits."""
    data = array("h", (max(-32768, min(32767, round(32767 * x))) for x in sound))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((1, 2, RATE, 0, "NONE", ""))
        out.writeframes(data.tobytes())
    return file.getvalue()


def write_ogg(data: bytes, path: Path, serial: int) -> None:
    """Encode a wave file as Ogg Vorbis, quality 4; the serial number makes the bytes repeatable.

    Raises NoEncoderError, and CalledProcessError if the encoder fails.
    """
    if shutil.which("oggenc"):
        command = ["oggenc", "--quiet", "-q", "4", "--serial", str(serial), "-o", str(path), "-"]
    elif shutil.which("ffmpeg"):
        exact = ["-fflags", "+bitexact", "-flags:a", "+bitexact"]
        command = ["ffmpeg", "-v", "error", "-y", "-i", "-", "-c:a", "libvorbis", "-q:a", "4", *exact, str(path)]
    else:
        raise NoEncoderError("writing .ogg needs oggenc (vorbis-tools) or ffmpeg; --wav needs neither")
    subprocess.run(command, input=data, check=True)
