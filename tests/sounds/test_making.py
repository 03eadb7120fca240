"""The program makes the sounds that are committed, from parts that do what they say."""

import math
import random
import shutil
import subprocess
import sys
import wave
from pathlib import Path

import pygame
import pytest

from sounds.make import __main__ as program
from sounds.make.bodies import room
from sounds.make.catalogue import EVENTS, render
from sounds.make.check import FOLDER
from sounds.make.filters import bandpass, highpass, lowpass
from sounds.make.finish import NoEncoderError, loudness, write_ogg
from sounds.make.mandolin import pitch, string
from sounds.make.measure import decoded, likeness, measured, rms
from sounds.make.samples import RATE, Sound, count, decibels
from sounds.make.sources import noise, pulse, shaped

SHORT = [event for event in EVENTS if not event.startswith("match")]


def tone(freq: float, seconds: float = 0.5) -> Sound:
    return [math.sin(2 * math.pi * freq * i / RATE) for i in range(count(seconds))]


@pytest.mark.parametrize("event", SHORT)
def test_a_committed_file_is_what_the_program_makes(event: str) -> None:
    """The encoder and the maths library may differ a little, so measurements are compared, not bytes."""
    made, kept = render(event, 0), decoded(FOLDER / f"{event}_1.ogg")
    pygame.mixer.quit()
    assert len(made) == len(kept)
    assert likeness(made, kept) > 0.9
    a, b = measured(made), measured(kept)
    assert a.loudness == pytest.approx(b.loudness, abs=0.5)
    assert a.centroid == pytest.approx(b.centroid, rel=0.1)


def test_the_same_sound_comes_out_each_time_and_another_for_each_variant() -> None:
    assert render("button", 0) == render("button", 0)
    assert render("button", 0) != render("button", 1)


def test_loudness_follows_the_standard() -> None:
    """ITU-R BS.1770: a full sine of 997 Hz reads -3.01 LUFS, and 6 dB less is 6 LU less."""
    sine = tone(997)
    assert loudness(sine, 0.4) == pytest.approx(-3.01, abs=0.05)
    assert loudness([x / 2 for x in sine], 0.4) == pytest.approx(-3.01 - 6.02, abs=0.05)


@pytest.mark.parametrize(
    ("filtered", "freq", "level"),
    [
        (lowpass(tone(1000), 1000), 1000, -3),
        (lowpass(tone(8000), 1000), 8000, -38),
        (highpass(tone(1000), 1000), 1000, -3),
        (highpass(tone(125), 1000), 125, -36),
        (bandpass(tone(1000), 1000, 4), 1000, 0),
        (bandpass(tone(4000), 1000, 4), 4000, -24),
    ],
)
def test_filters_let_through_what_they_should(filtered: Sound, freq: float, level: float) -> None:
    settled = filtered[len(filtered) // 2 :]
    assert decibels(rms(settled) / rms(tone(freq))) == pytest.approx(level, abs=1)


@pytest.mark.parametrize(("name", "freq"), [("A4", 440.0), ("G3", 195.998), ("F#5", 739.989), ("Bb4", 466.164)])
def test_notes_have_their_pitch_and_strings_are_in_tune(name: str, freq: float) -> None:
    assert pitch(name) == pytest.approx(freq, abs=0.001)
    heard = lowpass(lowpass(string(random.Random(1), freq, 1.0, 2.0, 0.6, 0.8), freq), freq)[count(0.2) :]
    rises = [i + heard[i] / (heard[i] - heard[i + 1]) for i in range(len(heard) - 1) if heard[i] < 0 <= heard[i + 1]]
    period = (rises[-1] - rises[0]) / (len(rises) - 1)
    assert abs(1200 * math.log2(RATE / period / freq)) < 3


def test_a_pulse_has_the_area_of_one() -> None:
    assert sum(pulse(0.002)) == pytest.approx(1)


def test_what_is_shaped_falls_by_sixty_decibels() -> None:
    level = shaped([1.0] * count(0.2), 0.001, 0.1)
    assert decibels(level[count(0.101)] / max(level)) == pytest.approx(-60, abs=1)


def test_the_room_adds_a_tail_that_dies_away() -> None:
    heard = room(noise(random.Random(1), 0.02), 0.2)
    assert rms(heard[count(0.03) : count(0.06)]) > 10 * rms(heard[count(0.17) :]) > 0


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sounds.make", *words], cwd=FOLDER.parent, capture_output=True, text=True, check=False
    )


def test_the_program_writes_the_wanted_event_without_an_encoder(tmp_path: Path) -> None:
    done = run(str(tmp_path / "new"), "button", "--wav")
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["button_1", "button_2"], "")
    with wave.open(str(tmp_path / "new" / "button_1.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.getnframes() == len(render("button", 0))


@pytest.mark.skipif(not (shutil.which("oggenc") or shutil.which("ffmpeg")), reason="no encoder is installed")
def test_the_program_encodes(tmp_path: Path) -> None:
    assert run(str(tmp_path), "button").returncode == 0
    made, kept = decoded(tmp_path / "button_2.ogg"), decoded(FOLDER / "button_2.ogg")
    pygame.mixer.quit()
    assert likeness(made, kept) > 0.99


def test_an_unknown_event_is_refused(tmp_path: Path) -> None:
    done = run(str(tmp_path), "thunder")
    assert done.returncode == 2
    assert "no such event: thunder" in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_missing_encoder_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(NoEncoderError):
        write_ogg(b"", tmp_path / "x.ogg", 1)
    monkeypatch.setattr(sys, "argv", ["sounds.make", str(tmp_path), "button"])
    assert program.main() == 2
    assert "needs oggenc (vorbis-tools) or ffmpeg" in capsys.readouterr().err
