"""What sings, and is rare: the sweep, the end of a round, the end of a match. The tunes are the game's own."""

import random

from sounds.make.bodies import jingles, room, saturated
from sounds.make.gestures import broom, knock, tambourine
from sounds.make.mandolin import Score, phrase
from sounds.make.samples import Sound, put


def sweep(rng: random.Random, variant: int) -> Sound:
    """'Scopa!': the broom, and out of its swing four bright notes upwards, the last one trembling under brass."""
    climb = ("D5 G5 B5 D6", "B4 D5 G5 B5")[variant].split()
    top = climb[-1]
    score: Score = [(0.062 * i, n, 0.30, 0.7 + 0.1 * i) for i, n in enumerate(climb[:-1])]
    score += [(0.186, f"{climb[1]} {climb[2]} {top}", 0.62, 1.0)]
    score += [(0.186 + 0.078 * k, top, 0.40, 0.62 - 0.09 * k) for k in (1, 2, 3, 4)]
    out = put([], broom(rng, 0.44), 0.0, -3)
    put(out, phrase(rng, score, 0.72), 0.185, 0)
    put(out, jingles(rng, 0.34, 0.30), 0.185 + 0.19, -9)
    return room(saturated(out, 1.2), 0.16)


def round_won(rng: random.Random, variant: int) -> Sound:
    """A nod across the table: three quick notes home, the last a small chord."""
    scores: tuple[Score, Score] = (
        [(0.0, "D5", 0.13, 0.7), (0.13, "F#5", 0.13, 0.75), (0.26, "G4 D5 G5 B5", 0.75, 0.95)],
        [(0.0, "B4", 0.13, 0.7), (0.13, "D5", 0.13, 0.75), (0.26, "G4 B4 D5 G5", 0.75, 0.95)],
    )
    out = put([], phrase(rng, scores[variant], 0.6), 0.0, 0)
    put(out, knock(rng, 0.0022), 0.262, -12)
    return room(saturated(out, 1.2), 0.16)


def round_lost(rng: random.Random, variant: int) -> Sound:
    """A shrug: three soft notes down, the hand already on the strings."""
    scores: tuple[Score, Score] = (
        [(0.0, "D5", 0.16, 0.6), (0.17, "Bb4", 0.16, 0.55), (0.36, "G4", 0.42, 0.6)],
        [(0.0, "C5", 0.16, 0.6), (0.17, "A4", 0.16, 0.55), (0.36, "F#4", 0.42, 0.6)],
    )
    out = put([], phrase(rng, scores[variant], 0.34), 0.0, 0)
    put(out, knock(rng, 0.005, 0.9), 0.362, -12)
    return room(saturated(out, 1.2), 0.15)


def match_won(rng: random.Random, variant: int) -> Sound:
    """A scrap of tarantella in six-eight, mandolin over plucked basses, a tambourine, a last chord left to ring."""
    e = 0.128  # an eighth
    tune = ["D5", "E5", "F#5", "G5", "F#5", "G5", "B5", "A5", "G5", "A5", "G5", "A5", "D6", "C6", "A5"]
    end = len(tune) * e
    score: Score = [(i * e, n, e * 0.95, 0.85 if i % 3 == 0 else 0.62) for i, n in enumerate(tune)]
    score += [(end, "G4 D5 B5 G5", 0.80, 0.95)]
    score += [(end + 0.085 * k, "G5", 0.30, 0.5 - 0.07 * k) for k in (1, 2, 3, 4)]
    basses = ((3, "G3 D4", 0.7), (6, "B3 G4", 0.6), (9, "A3 C4", 0.7), (12, "D4 F#4", 0.65))
    bass: Score = [(i * e, notes, 0.30, force) for i, notes, force in basses]
    bass += [(end, "G3 D4", 0.75, 0.75)]
    out = put([], phrase(rng, score, 0.66), 0.0, 0)
    put(out, phrase(rng, bass, 0.35), 0.0, -5)
    for i in range(3, 16, 3):
        put(out, tambourine(rng), i * e, -10 if i in (3, 9, 15) else -14)
        if i < 15:
            put(out, jingles(rng, 0.12, 0.10), (i + 2) * e, -20)
    return room(saturated(out, 1.3), 0.16)


def match_lost(rng: random.Random, variant: int) -> Sound:
    """The same mandolin put back on its nail: four notes down, slower, and a low minor chord."""
    score: Score = [
        (0.0, "D5", 0.24, 0.65),
        (0.23, "C5", 0.24, 0.6),
        (0.47, "Bb4", 0.27, 0.6),
        (0.74, "A4", 0.32, 0.55),
        (1.07, "G3 D4 G4 Bb4", 0.80, 0.7),
    ]
    out = put([], phrase(rng, score, 0.36), 0.0, 0)
    put(out, knock(rng, 0.005, 0.9), 1.07, -14)
    return room(saturated(out, 1.2), 0.16)
