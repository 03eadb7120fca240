"""``python -m sounds.make.check [FOLDER]``: hold every sound file against SOUND.md.

The exit status is 0 only if everything holds. Needs pygame-ce.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from sounds.make.catalogue import EVENTS, names
from sounds.make.measure import Measures, UnreadableError, decoded, header, likeness, measured
from sounds.make.samples import RATE, Sound, decibels

FOLDER = Path(__file__).resolve().parent.parent

Range: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Expected:
    """The ranges an event's sounds keep to; ``fall`` is None for what is not an impact. Fields as in Measures."""

    seconds: Range
    centroid: Range
    low: Range
    presence: Range
    fall: int | None = None


EXPECTED: Mapping[str, Expected] = {
    "shuffle": Expected((0.95, 1.30), (2200, 3800), (0.00, 0.15), (0.35, 0.70)),
    "deal": Expected((0.08, 0.20), (2800, 4500), (0.00, 0.08), (0.45, 0.80), 45),
    "lift": Expected((0.10, 0.20), (2600, 4500), (0.00, 0.05), (0.40, 0.75)),
    "lay": Expected((0.08, 0.22), (700, 2300), (0.35, 0.75), (0.08, 0.30), 60),
    "capture": Expected((0.08, 0.22), (1500, 3200), (0.12, 0.45), (0.18, 0.50), 50),
    "gather": Expected((0.38, 0.60), (1900, 3600), (0.03, 0.25), (0.25, 0.55)),
    "sweep": Expected((0.85, 1.20), (1400, 3000), (0.00, 0.05), (0.12, 0.45)),
    "point": Expected((0.06, 0.16), (1000, 2400), (0.00, 0.06), (0.05, 0.35), 40),
    "round_won": Expected((0.80, 1.25), (700, 1700), (0.00, 0.08), (0.03, 0.30)),
    "round_lost": Expected((0.60, 1.00), (500, 1300), (0.00, 0.10), (0.00, 0.12)),
    "match_won": Expected((2.00, 3.00), (800, 1900), (0.00, 0.08), (0.06, 0.35)),
    "match_lost": Expected((1.50, 2.10), (500, 1400), (0.00, 0.08), (0.00, 0.15)),
    "button": Expected((0.05, 0.14), (500, 1600), (0.00, 0.12), (0.00, 0.15), 40),
    "refuse": Expected((0.16, 0.30), (180, 500), (0.10, 0.50), (0.00, 0.02)),
    "turn": Expected((0.12, 0.30), (400, 1300), (0.00, 0.20), (0.00, 0.12), 130),
}
TONELESS = {"shuffle", "deal", "lift", "lay", "capture", "gather"}
"""Paper, cloth and wood never sing: less than TONE of their energy in a narrow band."""
TONE = 0.12
PEAK = -5.5
"""dBFS, any sound."""
SLACK = 1.0
"""LU around the target."""
ALIKE = 0.9
"""Variants are less alike than this."""
SIZE = 400_000
"""Bytes, all sounds together."""
TOGETHER = ("sweep_1", "capture_1", "lay_1", "deal_1", "deal_2", "gather_1")
"""The worst crowd the mixing rules allow."""


def faults(event: str, m: Measures) -> Iterator[str]:
    """What is wrong with a sound of an event, a phrase each."""
    want, target = EXPECTED[event], EVENTS[event].loudness
    for fine, what in (
        (_within(m.seconds, want.seconds), f"lasts {m.seconds:.2f} s"),
        (m.peak <= PEAK and not m.full, f"peaks at {m.peak:.1f} dBFS"),
        (m.offset < 0.001, f"has an offset of {m.offset:.4f}"),
        (abs(m.loudness - target) <= SLACK, f"is at {m.loudness:.1f} LUFS, wants {target}"),
        (m.lead < 5, f"starts after {m.lead:.1f} ms of silence"),
        (m.first < 0.01, f"starts with a step of {m.first:.3f}"),
        (m.last < 0.002 and m.tail < -50, f"ends at {m.last:.4f}, its last 5 ms at {m.tail:.0f} dB"),
        (_within(m.centroid, want.centroid), f"has its centroid at {m.centroid:.0f} Hz"),
        (_within(m.low, want.low), f"has {m.low:.2f} of its energy below 200 Hz"),
        (_within(m.presence, want.presence), f"has {m.presence:.2f} of its energy from 2 to 6 kHz"),
        (want.fall is None or m.fall <= want.fall, f"takes {m.fall} ms to fall by 20 dB"),
        (event not in TONELESS or m.tone < TONE, f"sings: {m.tone:.2f} of its energy in one narrow band"),
        (event != "deal" or 5 <= m.burst <= 40, f"is a burst of {m.burst} ms"),
    ):
        if not fine:
            yield what


def _within(value: float, bounds: Range) -> bool:
    return bounds[0] <= value <= bounds[1]


def crowd(sounds: list[Sound]) -> float:
    """The peak in dBFS of sounds begun on the same sample at full volume."""
    longest = max(map(len, sounds))
    return decibels(max(abs(sum(s[i] for s in sounds if i < len(s))) for i in range(longest)))


def folder_faults(folder: Path) -> Iterator[str]:
    """Files that are missing, belong to no event, or take too much room."""
    wanted, found = {name for _, _, name in names()}, {path.stem for path in folder.glob("*.ogg")}
    yield from (f"{name}.ogg is missing" for name in sorted(wanted - found))
    yield from (f"{name}.ogg belongs to no event" for name in sorted(found - wanted))
    size = sum(path.stat().st_size for path in folder.glob("*.ogg"))
    if size > SIZE:
        yield f"all sounds take {size} bytes"


def _line(name: str, m: Measures) -> str:
    return (
        f"{name:13s} {1000 * m.seconds:5.0f} {m.peak:6.1f} {m.loudness:6.1f} {m.centroid:7.0f} {m.low:5.2f} "
        f"{m.presence:5.2f} {m.tone:5.2f} {m.lead:5.1f} {m.fall:5d} {m.burst:5d}"
    )


def file_faults(event: str, path: Path, others: list[Sound]) -> Iterator[str]:
    """Measure a file, print the figures, and say what is wrong with it; its samples join the ``others``."""
    try:
        kind, sound = header(path), decoded(path)
    except UnreadableError as problem:
        yield str(problem)
        return
    if kind != (1, RATE):
        yield f"is {kind}, not mono at {RATE}"
    figures = measured(sound)
    print(_line(path.stem, figures))
    yield from faults(event, figures)
    if any(likeness(sound, other) >= ALIKE for other in others):
        yield "is too much like another variant"
    others.append(sound)


def main() -> int:
    """Measure the whole folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    wrong = list(folder_faults(folder))
    print("sound            ms   peak   LUFS  centre  <200  2-6k  tone  lead  fall burst")
    variants: dict[str, list[Sound]] = {event: [] for event in EVENTS}
    for event, _, name in names():
        path = folder / f"{name}.ogg"
        if path.exists():
            wrong += (f"{name} {what}" for what in file_faults(event, path, variants[event]))
    if not wrong:
        most = crowd([decoded(folder / f"{name}.ogg") for name in TOGETHER])
        print(f"{' + '.join(TOGETHER)} begun at once: {most:.1f} dBFS")
        if most >= 0:
            wrong.append("the worst crowd of sounds overloads the mixer")
    print("\n".join(wrong) or "everything holds")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
