"""What is heard: recorded by SDL's disk driver, and never missed by the game when there is no device."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pygame
import pytest

from game.match.mixing import MANNERS
from game.match.ports import Audio
from game.shell.audio import Mixer, open_audio, unreadable
from sounds.make.catalogue import EVENTS
from sounds.make.check import EXPECTED, FOLDER
from sounds.make.finish import loudness
from tests.shell.concert import CLICK, PAUSE, RATE


class Hand:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        self.time += 1
        return self.time


@pytest.fixture(autouse=True)
def closed_mixer() -> Iterator[None]:
    """Every test opens the mixer anew, and leaves it closed."""
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the sounds that a test may spoil."""
    for path in FOLDER.glob("*.ogg"):
        shutil.copy(path, tmp_path)
    return tmp_path


def perform(program: str, recording: Path) -> tuple[array[int], array[int]]:
    """What the device was given, left and right, while tests.shell.concert played."""
    device = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(recording), "SDL_DISKAUDIODELAY": "1"}
    command = [sys.executable, "-m", "tests.shell.concert", program]
    subprocess.run(command, cwd=FOLDER.parent, env=os.environ | device, check=True)
    samples = array("h", recording.read_bytes())
    return samples[::2], samples[1::2]


@dataclass(frozen=True, slots=True)
class Heard:
    """One sound of a recording: its samples, and how long after the click beside it it began, in seconds."""

    samples: list[float]
    late: float


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Heard]:
    """Every event by itself."""
    left, right = perform("each", tmp_path_factory.mktemp("audio") / "each.raw")
    clicks = [i for i in range(1, len(left)) if left[i] - right[i] > CLICK * 0.5 > left[i - 1] - right[i - 1]]
    sounding = [i for i, sample in enumerate(right) if sample]
    gaps = [k for k in range(1, len(sounding)) if sounding[k] - sounding[k - 1] > 0.75 * PAUSE * RATE]
    pieces = [(sounding[a], sounding[b - 1] + 1) for a, b in zip([0, *gaps], [*gaps, len(sounding)], strict=True)]
    assert len(pieces) == len(clicks) == len(MANNERS)
    return {
        event: Heard([sample / 32768 for sample in right[start:end]], (start - click) / RATE)
        for event, (start, end), click in zip(MANNERS, pieces, clicks, strict=True)
    }


@pytest.mark.parametrize("event", MANNERS)
def test_every_event_is_heard_once_at_its_level_and_at_once(event: str, heard: dict[str, Heard]) -> None:
    recipe, sound = EVENTS[event], heard[event]
    softest = -3.5 if MANNERS[event].uneven else -1.5
    assert softest < loudness(sound.samples) - recipe.loudness < 1.5
    shortest, longest = EXPECTED[event].seconds
    assert 0.95 * shortest < len(sound.samples) / RATE < 1.05 * longest
    assert sound.late < 0.020


def test_many_sounds_at_once_at_full_volume_never_overload(tmp_path: Path) -> None:
    left, right = perform("crowd", tmp_path / "crowd.raw")
    for side in (left, right):
        assert 0.2 * 32767 < max(map(abs, side)) < 32767


def test_a_card_is_heard_from_its_side(tmp_path: Path) -> None:
    left, right = perform("places", tmp_path / "places.raw")
    half = RATE // 10
    first = next(i for i, sample in enumerate(left) if sample)
    second = next(i for i in range(first + int(1.25 * PAUSE * RATE), len(left)) if right[i])
    for start, near, far in ((first, left, right), (second, right, left)):
        peaks = [max(map(abs, side[start : start + half])) for side in (near, far)]
        assert peaks[1] / peaks[0] == pytest.approx(0.437, abs=0.02)


def test_a_new_flourish_sends_the_old_one_away() -> None:
    audio = open_audio(FOLDER, Hand(), Random(1))
    audio.play("match_won")
    audio.play("match_lost")
    while pygame.mixer.Channel(0).get_busy():
        pygame.time.wait(1)
    assert pygame.mixer.Channel(1).get_busy(), "the longer one came first and is gone first"


def test_the_events_are_those_that_have_files() -> None:
    assert {event: manners.variants for event, manners in MANNERS.items()} == {
        event: recipe.variants for event, recipe in EVENTS.items()
    }


def test_a_new_volume_reaches_what_is_sounding_and_what_comes() -> None:
    audio = open_audio(FOLDER, Hand(), Random(1))
    audio.play("match_won")
    audio.set_volume(0.5)
    audio.play("turn")
    busy = [pygame.mixer.Channel(n).get_sound() for n in range(2)]
    assert [sound.get_volume() for sound in busy if sound] == [0.25, 0.25]
    audio.set_volume(0)
    assert [sound.get_volume() for sound in busy if sound] == [0, 0]
    assert pygame.mixer.get_busy()


def test_other_pitches_last_accordingly() -> None:
    audio = open_audio(FOLDER, Hand(), Random(1))
    lengths = set()
    for _ in range(40):
        audio.play("lay")
        lengths |= {sound.get_length() for n in range(16) if (sound := pygame.mixer.Channel(n).get_sound())}
    plain = [pygame.mixer.Sound(FOLDER / f"lay_{n}.ogg").get_length() for n in (1, 2, 3)]
    wanted = sorted(length / pitch for length in plain for pitch in (0.97, 1.0, 1.03))
    assert sorted(lengths) == pytest.approx(wanted, abs=0.0005)


def play_everything(audio: Audio) -> None:
    audio.set_volume(0.3)
    for event in MANNERS:
        audio.play(event, 0.4, own=False)


@pytest.mark.parametrize("driver", ["nonsense", ""])
def test_a_missing_device_changes_nothing_and_prints_nothing(driver: str) -> None:
    """With no driver named the system is asked, which prints by itself when it has none."""
    program = (
        "from random import Random; from game.shell.audio import open_audio; from tests.shell.test_audio import *;"
        "audio = open_audio(FOLDER, Hand(), Random(1)); play_everything(audio); print(type(audio).__name__)"
    )
    environment = {key: value for key, value in os.environ.items() if key != "SDL_AUDIODRIVER"}
    if driver:
        environment["SDL_AUDIODRIVER"] = driver
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=FOLDER.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() in ([["Silence"]] if driver else [["Silence"], ["Mixer"]])


def test_a_closed_standard_error_is_no_hindrance() -> None:
    kept = os.dup(2)
    os.close(2)
    try:
        audio = open_audio(FOLDER, Hand(), Random(1))
    finally:
        os.dup2(kept, 2)
        os.close(kept)
    assert isinstance(audio, Mixer)


def test_a_device_that_vanishes_is_survived() -> None:
    audio = open_audio(FOLDER, Hand(), Random(1))
    audio.play("lay")
    pygame.mixer.quit()
    play_everything(audio)
    pygame.mixer.quit()


@pytest.mark.parametrize("content", [None, b"", b"no sound at all", (FOLDER / "turn_1.ogg").read_bytes()[:900]])
def test_a_sound_that_cannot_be_read_is_silent_and_reported_once(
    content: bytes | None, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("turn_1.ogg", "turn_2.ogg", "lay_3.ogg"):
        (folder / name).unlink()
        if content is not None:
            (folder / name).write_bytes(content)
    audio = open_audio(folder, Hand(), Random(1))
    for _ in range(3):
        audio.play("turn")
    assert not pygame.mixer.get_busy()
    for _ in range(9):
        audio.play("lay")
    assert pygame.mixer.get_busy()
    reported = [record.getMessage().split()[2] for record in caplog.records if record.levelno == logging.WARNING]
    assert reported == ["turn_1.ogg", "turn_2.ogg", "lay_3.ogg"]


def test_an_unknown_event_is_silent_and_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    audio = open_audio(FOLDER, Hand(), Random(1))
    for _ in range(3):
        audio.play("thunder")
    assert not pygame.mixer.get_busy()
    assert [record.getMessage() for record in caplog.records] == ["there is no sound called thunder"]


def test_unreadable_names_the_spoilt_files(folder: Path) -> None:
    open_audio(folder, Hand(), Random(1))
    assert unreadable(folder) == ()
    (folder / "deal_2.ogg").write_bytes(b"")
    (folder / "turn_1.ogg").unlink()
    assert unreadable(folder) == ("deal_2.ogg", "turn_1.ogg")
