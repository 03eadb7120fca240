"""The committed sounds measure what sounds/SOUND.md promises."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from sounds.make.catalogue import EVENTS, names
from sounds.make.check import EXPECTED, FOLDER, TOGETHER, crowd, file_faults, folder_faults
from sounds.make.measure import decoded
from sounds.make.samples import Sound


@pytest.fixture(autouse=True)
def closed_mixer() -> Iterator[None]:
    """Reading a file opens the mixer; no other test finds it so."""
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize("event", EVENTS)
def test_every_sound_of_an_event_measures_as_promised(event: str) -> None:
    variants: list[Sound] = []
    for variant in range(EVENTS[event].variants):
        assert list(file_faults(event, FOLDER / f"{event}_{variant + 1}.ogg", variants)) == []


def test_no_file_is_missing_too_many_or_too_large() -> None:
    assert list(folder_faults(FOLDER)) == []


def test_the_worst_crowd_stays_below_full_scale() -> None:
    assert crowd([decoded(FOLDER / f"{name}.ogg") for name in TOGETHER]) < 0


def test_every_event_has_its_ranges_and_its_line_in_the_document() -> None:
    document = (FOLDER / "SOUND.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| (\w+) \((\d)\) \|", document, re.MULTILINE))
    assert rows == {event: str(recipe.variants) for event, recipe in EVENTS.items()}
    assert list(EXPECTED) == list(EVENTS)


def test_the_check_names_what_is_wrong(tmp_path: Path) -> None:
    for _, _, name in names():
        shutil.copy(FOLDER / f"{name}.ogg", tmp_path)
    (tmp_path / "turn_1.ogg").unlink()
    (tmp_path / "extra_1.ogg").write_bytes(b"")
    assert list(folder_faults(tmp_path)) == ["turn_1.ogg is missing", "extra_1.ogg belongs to no event"]

    swapped = list(file_faults("lay", FOLDER / "deal_1.ogg", [decoded(FOLDER / "deal_1.ogg")]))
    assert any("centroid" in fault for fault in swapped)
    assert "is too much like another variant" in swapped


@pytest.mark.parametrize("content", [b"", b"no sound", (FOLDER / "lay_1.ogg").read_bytes()[:900]])
def test_the_check_names_a_file_that_is_no_sound(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "lay_1.ogg"
    path.write_bytes(content)
    faults = list(file_faults("lay", path, []))
    assert len(faults) == 1
    assert faults[0].startswith(("is not an Ogg Vorbis file", "cannot be decoded"))
