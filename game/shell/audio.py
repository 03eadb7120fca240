"""The sound device: what the mixing rules decide, played; without a device, silence."""

from __future__ import annotations

import io
import logging
import os
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame

from game.match.mixing import MANNERS, SLOTS, Mix, Start, Take, gain
from game.match.ports import Audio, Clock

_RATE, _SAMPLE, _CHANNELS, _BUFFER = 44100, 2, 2, 512

_log = logging.getLogger(__name__)


class Silence:
    """An Audio that is never heard."""

    def play(self, event: str, pan: float = 0.0, own: bool = True) -> None:
        """Nothing."""

    def set_volume(self, volume: float) -> None:
        """Nothing."""


class Mixer:
    """An Audio on the open mixer of pygame, with the files ``EVENT_N.ogg`` of a folder.

    The files of an event are read when it is first heard. One that cannot be read is reported once and left out. The
    volume belongs to the sounds, their place and level to the channels, so a new volume reaches what is sounding.
    A mixer that is closed meanwhile leaves the game silent.
    """

    def __init__(self, folder: Path, clock: Clock, rng: Random) -> None:
        self._folder = folder
        self._mix = Mix(clock, rng)
        self._gain = 1.0
        self._lengths: dict[str, dict[int, float]] = {}
        self._sounds: dict[Take, pygame.mixer.Sound] = {}

    def play(self, event: str, pan: float = 0.0, own: bool = True) -> None:
        """As in Audio; an event without a sound stays silent."""
        if not pygame.mixer.get_init():
            return
        try:
            lengths = self._loaded(event)
            if lengths and (start := self._mix.start(event, lengths, pan, own)):
                self._begin(start)
        except pygame.error as problem:
            _log.info("%s is not heard: %s", event, problem)

    def set_volume(self, volume: float) -> None:
        """As in Audio; what is sounding follows at once."""
        self._gain = gain(volume)
        if pygame.mixer.get_init():
            for sound in self._sounds.values():
                sound.set_volume(self._gain)

    def _begin(self, start: Start) -> None:
        for fade in start.fades:
            pygame.mixer.Channel(fade.slot).fadeout(fade.milliseconds)
        channel = pygame.mixer.Channel(start.slot)
        channel.play(self._sound(start.take))
        channel.set_volume(start.left, start.right)

    def _loaded(self, event: str) -> dict[int, float]:
        """The seconds of an event's variants, read from their files at the first call."""
        if event not in self._lengths:
            if event not in MANNERS:
                _log.warning("there is no sound called %s", event)
            sounds = {n: sound for n, name in _files(event).items() if (sound := _read(self._folder / name))}
            for n, sound in sounds.items():
                self._keep(Take(event, n, 1.0), sound)
            self._lengths[event] = {n: sound.get_length() for n, sound in sounds.items()}
        return self._lengths[event]

    def _sound(self, take: Take) -> pygame.mixer.Sound:
        """The sound of a take; one at another pitch is made when it is first wanted."""
        if take not in self._sounds:
            self._keep(take, _replayed(self._sounds[take._replace(pitch=1.0)], take.pitch))
        return self._sounds[take]

    def _keep(self, take: Take, sound: pygame.mixer.Sound) -> None:
        sound.set_volume(self._gain)
        self._sounds[take] = sound


def _files(event: str) -> dict[int, str]:
    """The names of an event's files by variant."""
    return {n: f"{event}_{n}.ogg" for n in range(1, MANNERS[event].variants + 1)} if event in MANNERS else {}


def _read(path: Path) -> pygame.mixer.Sound | None:
    """The sound of a file, or None, which is reported."""
    try:
        return pygame.mixer.Sound(path)
    except (OSError, pygame.error) as problem:
        _log.warning("the sound %s cannot be played: %s", path.name, problem)
        return None


def _replayed(sound: pygame.mixer.Sound, pitch: float) -> pygame.mixer.Sound:
    """A sound ``pitch`` times as fast: its samples are declared to have another rate, and the mixer converts them."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((_CHANNELS, _SAMPLE, round(_RATE * pitch), 0, "NONE", ""))
        out.writeframes(sound.get_raw())
    file.seek(0)
    return pygame.mixer.Sound(file)


@contextmanager
def _hushed() -> Iterator[None]:
    """No standard error for a while: system libraries write to it when they find no device."""
    kept = None
    try:
        kept = os.dup(2)
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
    except OSError:
        pass  # a program in a window may have no standard error
    try:
        yield
    finally:
        if kept is not None:
            os.dup2(kept, 2)
            os.close(kept)


def open_audio(folder: Path, clock: Clock, rng: Random) -> Audio:
    """The sounds of a folder on this machine's device, or silence if there is none. Raises nothing, prints nothing."""
    try:
        with _hushed():
            pygame.mixer.init(_RATE, -8 * _SAMPLE, _CHANNELS, _BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(SLOTS)
    except (pygame.error, NotImplementedError, ImportError) as problem:
        _log.info("there is no sound: %s", problem)
        return Silence()
    return Mixer(folder, clock, rng)


def unreadable(folder: Path) -> tuple[str, ...]:
    """The names of the sound files of a folder that are missing or damaged; the mixer must be open."""
    return tuple(name for event in MANNERS for name in _files(event).values() if not _read(folder / name))
