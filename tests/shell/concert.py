"""``python -m tests.shell.concert``: plays on the device that SDL_AUDIODRIVER names; run by test_audio.

With ``each``, every event by itself, own and in the middle; beside each a click on the left alone, at the very moment
when play has returned, and silence after it. With ``crowd``, all events at once at full volume, again and again. With
``places``, a capture far left, then one far right.
"""

import sys
from array import array
from random import Random

import pygame

from game.match.mixing import MANNERS
from game.shell.audio import open_audio
from sounds.make.check import FOLDER

RATE = 44100
PAUSE = 0.2
"""Seconds of silence after each event."""
CLICK = 30000


class Hand:
    """A clock that is moved: the device runs faster than the day."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time


def _until_quiet(clock: Hand) -> None:
    while pygame.mixer.get_busy():
        pygame.time.wait(1)
    clock.time += 10


def _pause(clock: Hand) -> None:
    pygame.mixer.Sound(buffer=array("h", [0, 0] * int(PAUSE * RATE))).play()
    _until_quiet(clock)


def each(clock: Hand) -> None:
    """Every event twice: once to read its files, once to be measured, between two pauses."""
    audio = open_audio(FOLDER, clock, Random(7))
    click = pygame.mixer.Sound(buffer=array("h", [CLICK, 0] * 20))
    for event in MANNERS:
        for heard in (False, True):
            audio.set_volume(float(heard))
            _pause(clock)
            audio.play(event)
            if heard:
                click.play()
            _until_quiet(clock)
    _pause(clock)


def crowd(clock: Hand) -> None:
    """What one moment allows, in twenty orders."""
    rng = Random(3)
    audio = open_audio(FOLDER, clock, rng)
    events = list(MANNERS)
    for _ in range(20):
        rng.shuffle(events)
        for event in events:
            audio.play(event, rng.uniform(-1, 1))
        pygame.mixer.fadeout(300)
        _until_quiet(clock)


def places(clock: Hand) -> None:
    """One side of the table, then the other."""
    audio = open_audio(FOLDER, clock, Random(3))
    for pan in (-1, 1):
        audio.play("capture", pan)
        _until_quiet(clock)
        _pause(clock)


if __name__ == "__main__":
    {"each": each, "crowd": crowd, "places": places}[sys.argv[1]](Hand())
    pygame.mixer.quit()
