"""Which sound plays, how loud on either side, and who makes room for it: the manners of the table's sounds.

Nothing here touches a device: the shell does as a Start says. The rules stand in sounds/SOUND.md.
"""

import math
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from game.match.ports import Clock

VOICES = 6
"""Sounds at once, not counting those that fade out."""
SLOTS = 16
"""Places for sounds: what fades out keeps its own until it is gone."""
AGAIN = 0.045
"""Seconds within which the same event is not heard twice, so that a fast patter stays one."""
FADE = 30
"""Milliseconds in which a sound makes room."""
FLOURISH_FADE = 80
"""Milliseconds in which a flourish makes room for the next one."""
PITCHES = (0.97, 1.0, 1.03)
WIDEST = 0.6
"""How far to one side a sound may stand."""
UNDER_FLOURISH = 0.5
OTHERS = 10 ** (-3 / 20)
TOGETHER = 0.03
"""Seconds within which sounds count as begun together: each is CROWDED softer for every one before it."""
CROWDED = 10 ** (-3 / 20)
UNEVEN = 2.0
"""Decibels by which the same stroke of the hand may be softer."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How the sounds of an event behave among others.

    ``most`` of them sound at once. A ``card`` sound comes from its place at the table and goes softly under a
    flourish. A ``fleeting`` one is dropped when all voices are busy, and is the first to make room. A ``tuned`` one
    varies in pitch, an ``uneven`` one in level.
    """

    variants: int
    most: int = 2
    card: bool = False
    flourish: bool = False
    fleeting: bool = False
    tuned: bool = False
    uneven: bool = False


_STROKE = Manners(3, card=True, fleeting=True, tuned=True, uneven=True)

MANNERS: Mapping[str, Manners] = {
    "shuffle": Manners(2, card=True),
    "deal": _STROKE,
    "lift": _STROKE,
    "lay": _STROKE,
    "capture": Manners(3, most=1, card=True, tuned=True),
    "gather": Manners(3, card=True, tuned=True),
    "sweep": Manners(2, flourish=True),
    "point": Manners(3, fleeting=True, tuned=True),
    "round_won": Manners(2, flourish=True),
    "round_lost": Manners(2, flourish=True),
    "match_won": Manners(1, flourish=True),
    "match_lost": Manners(1, flourish=True),
    "button": Manners(2, fleeting=True),
    "refuse": Manners(2),
    "turn": Manners(2),
}
"""Every event that may be played."""


class Take(NamedTuple):
    """A variant of an event's sound, from 1, replayed ``pitch`` times as fast."""

    event: str
    variant: int
    pitch: float


class Fade(NamedTuple):
    """The sound of a slot ends softly."""

    slot: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Start:
    """A sound to begin: where, which one, its level on either side from 0 to 1, and who fades out for it."""

    slot: int
    take: Take
    left: float
    right: float
    fades: tuple[Fade, ...] = ()


@dataclass(slots=True)
class _Voice:
    slot: int
    event: str
    manners: Manners
    begun: float
    until: float
    fading: bool = False


def gain(volume: float) -> float:
    """The factor for a volume setting from 0 to 1, which follows the ear."""
    return max(0.0, min(1.0, volume)) ** 2


def sides(pan: float) -> tuple[float, float]:
    """Left and right level of a place from -1 to 1: full in the middle, the far side softer, never gone."""
    angle = (max(-WIDEST, min(WIDEST, pan)) + 1) * math.pi / 4
    return min(1.0, math.sqrt(2) * math.cos(angle)), min(1.0, math.sqrt(2) * math.sin(angle))


class Mix:
    """Who is sounding now, and what a new sound may do."""

    def __init__(self, clock: Clock, rng: Random) -> None:
        self._clock = clock
        self._rng = rng
        self._voices: list[_Voice] = []
        self._free = deque(range(SLOTS))
        self._begun: dict[str, float] = {}
        self._last: dict[str, Take] = {}

    def start(self, event: str, lengths: Mapping[int, float], pan: float = 0.0, own: bool = True) -> Start | None:
        """What to do for an event of MANNERS, or None if it stays silent.

        ``lengths`` are the seconds of the variants at hand; pan and own as in Audio.play.
        """
        now, manners = self._clock.now(), MANNERS[event]
        self._release(now)
        if not lengths or not self._free or now - self._begun.get(event, -math.inf) < AGAIN:
            return None
        leaving = self._leaving(event, manners)
        if len(self._sounding()) - len(leaving) >= VOICES:
            return None
        level = self._level(manners, own, now)
        fades = tuple(self._fade(voice, now, manners) for voice in leaving)
        take = self._take(event, manners, lengths)
        slot = self._free.popleft()
        self._voices.append(_Voice(slot, event, manners, now, now + lengths[take.variant] / take.pitch))
        self._begun[event], self._last[event] = now, take
        left, right = sides(pan if manners.card else 0.0)
        return Start(slot, take, level * left, level * right, fades)

    def _release(self, now: float) -> None:
        """Give the slots of what has ended back, to be used last."""
        self._free.extend(voice.slot for voice in self._voices if voice.until <= now)
        self._voices = [voice for voice in self._voices if voice.until > now]

    def _sounding(self) -> list[_Voice]:
        """The voices that count, oldest first."""
        return [voice for voice in self._voices if not voice.fading]

    def _leaving(self, event: str, manners: Manners) -> list[_Voice]:
        """The voices that a new one sends away; none if all are busy and it is not worth it."""
        sounding = self._sounding()
        if manners.flourish:
            rivals, most = [voice for voice in sounding if voice.manners.flourish], 1
        else:
            rivals, most = [voice for voice in sounding if voice.event == event], manners.most
        if len(rivals) >= most:
            return rivals[: len(rivals) - most + 1]
        if len(sounding) < VOICES or manners.fleeting:
            return []
        return [min(sounding, key=lambda voice: (not voice.manners.fleeting, voice.manners.flourish, voice.begun))]

    def _fade(self, voice: _Voice, now: float, newcomer: Manners) -> Fade:
        """From now on the voice no longer counts; it keeps its slot while it fades."""
        milliseconds = FLOURISH_FADE if voice.manners.flourish and newcomer.flourish else FADE
        voice.fading, voice.until = True, now + milliseconds / 1000
        return Fade(voice.slot, milliseconds)

    def _level(self, manners: Manners, own: bool, now: float) -> float:
        """How loud a new sound is among those that sound already, from 0 to 1."""
        sounding = self._sounding()
        level = CROWDED ** sum(now - voice.begun < TOGETHER for voice in sounding)
        if not own:
            level *= OTHERS
        if manners.card and any(voice.manners.flourish for voice in sounding):
            level *= UNDER_FLOURISH
        if manners.uneven:
            level *= 10 ** (-self._rng.uniform(0, UNEVEN) / 20)
        return level

    def _take(self, event: str, manners: Manners, lengths: Mapping[int, float]) -> Take:
        """A variant that was not played last, in any of its pitches; a lone one at least changes its pitch."""
        last = self._last.get(event)
        variants = [n for n in lengths if last is None or n != last.variant] or list(lengths)
        takes = [Take(event, n, pitch) for n in variants for pitch in (PITCHES if manners.tuned else (1.0,))]
        return self._rng.choice([take for take in takes if take != last] or takes)
