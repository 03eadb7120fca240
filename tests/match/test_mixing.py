"""The mixing rules of sounds/SOUND.md."""

import math
from collections.abc import Iterable, Mapping
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match.mixing import MANNERS, SLOTS, VOICES, Mix, Start, gain, sides

FLOURISHES = {event for event, manners in MANNERS.items() if manners.flourish}
FLEETING = {"deal", "lift", "lay", "point", "button"}
CARDS = {"shuffle", "deal", "lift", "lay", "capture", "gather"}
TUNED = CARDS - {"shuffle"} | {"point"}


class Hand:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time


class Band:
    """A mix whose sounds all last as long, played in time."""

    def __init__(self, seconds: float = 1.0, seed: int = 1) -> None:
        self.clock = Hand()
        self.seconds = seconds
        self.mix = Mix(self.clock, Random(seed))

    def lengths(self, event: str) -> Mapping[int, float]:
        return dict.fromkeys(range(1, MANNERS[event].variants + 1), self.seconds)

    def play(self, event: str, after: float = 0.0, pan: float = 0.0, own: bool = True) -> Start | None:
        self.clock.time += after
        return self.mix.start(event, self.lengths(event), pan, own)

    def heard(self, event: str, after: float = 0.0, pan: float = 0.0, own: bool = True) -> Start:
        start = self.play(event, after, pan, own)
        assert start is not None
        return start

    def all(self, events: Iterable[str]) -> list[Start]:
        return [self.heard(event) for event in events]


SIX = ("shuffle", "deal", "lift", "gather", "refuse", "turn")


def test_the_groups_are_those_of_the_document() -> None:
    assert {"sweep", "round_won", "round_lost", "match_won", "match_lost"} == FLOURISHES
    assert {event for event, manners in MANNERS.items() if manners.fleeting} == FLEETING
    assert {event for event, manners in MANNERS.items() if manners.card} == CARDS
    assert {event for event, manners in MANNERS.items() if manners.tuned} == TUNED
    assert {event for event, manners in MANNERS.items() if manners.uneven} == {"deal", "lift", "lay"}


def test_six_sound_together_each_in_its_own_slot() -> None:
    starts = Band().all(SIX)
    assert len({start.slot for start in starts}) == VOICES
    assert not any(start.fades for start in starts)


@pytest.mark.parametrize("event", sorted(FLEETING - {"deal", "lift"}))
def test_a_fleeting_seventh_is_dropped(event: str) -> None:
    band = Band()
    band.all(SIX)
    assert band.play(event) is None


@pytest.mark.parametrize("event", ["capture", "sweep"])
def test_another_seventh_sends_the_oldest_fleeting_one_away(event: str) -> None:
    band = Band()
    starts = band.all(SIX)
    assert band.heard(event).fades == ((starts[SIX.index("deal")].slot, 30),)


def test_without_a_fleeting_one_the_oldest_goes_but_never_the_flourish() -> None:
    band = Band()
    starts = band.all(["match_won", "shuffle", "gather", "refuse", "turn"])
    band.heard("gather", 0.05)
    assert band.heard("capture").fades == ((starts[1].slot, 30),)


@pytest.mark.parametrize(("event", "most"), [("deal", 2), ("gather", 2), ("refuse", 2), ("capture", 1)])
def test_one_event_is_heard_so_often_at_once_and_the_oldest_makes_room(event: str, most: int) -> None:
    band = Band()
    starts = [band.heard(event, 0.1) for _ in range(most + 2)]
    assert not any(start.fades for start in starts[:most])
    assert [start.fades for start in starts[most:]] == [((starts[0].slot, 30),), ((starts[1].slot, 30),)]


@pytest.mark.parametrize("event", sorted(FLOURISHES))
def test_a_flourish_fades_the_other_flourish_in_eighty_milliseconds(event: str) -> None:
    band = Band()
    first = band.heard("sweep")
    assert band.heard(event, 0.1).fades == ((first.slot, 80),)


def test_what_has_ended_neither_counts_nor_fades() -> None:
    band = Band(seconds=0.2)
    band.all([*SIX[:-1], "sweep"])
    assert not band.heard("round_won", 0.3).fades


def test_what_fades_keeps_its_slot_until_it_is_gone() -> None:
    band = Band(seconds=10)
    first = band.heard("capture")
    used = {band.heard("capture", 0.05).slot}
    assert first.slot not in used


@pytest.mark.parametrize(("after", "heard"), [(0.0, False), (0.044, False), (0.046, True)])
def test_the_same_event_is_skipped_within_45_milliseconds(after: float, heard: bool) -> None:
    band = Band()
    band.heard("point")
    assert (band.play("point", after) is not None) is heard


def test_what_was_skipped_does_not_delay_the_next() -> None:
    band = Band()
    band.heard("deal")
    assert band.play("deal", 0.03) is None
    assert band.play("deal", 0.03) is not None


@pytest.mark.parametrize("event", MANNERS)
def test_variants_and_pitches_change_from_play_to_play(event: str) -> None:
    band = Band()
    takes = [band.heard(event, 2.0).take for _ in range(60)]
    assert {take.variant for take in takes} == set(band.lengths(event))
    assert {take.pitch for take in takes} == ({0.97, 1.0, 1.03} if event in TUNED else {1.0})
    if MANNERS[event].variants > 1:
        assert all(a.variant != b.variant for a, b in pairwise(takes))


def test_a_variant_that_is_left_alone_still_changes_its_pitch() -> None:
    band = Band()
    takes = []
    for _ in range(20):
        band.clock.time += 2
        start = band.mix.start("lay", {2: 1.0})
        assert start is not None
        takes.append(start.take)
    assert all(a != b and a.variant == 2 for a, b in pairwise(takes))


def test_without_a_file_nothing_starts() -> None:
    assert Band().mix.start("lay", {}) is None


def test_strokes_vary_by_two_decibels_and_others_not_at_all() -> None:
    band = Band()
    levels = [20 * math.log10(band.heard("deal", 2.0).left) for _ in range(50)]
    assert -2 <= min(levels) < -1.5 < -0.5 < max(levels) <= 0
    assert {band.heard("capture", 2.0).left for _ in range(10)} == {1.0}


def test_the_others_are_three_decibels_softer() -> None:
    band = Band()
    own, other = band.heard("capture", 2.0), band.heard("capture", 2.0, own=False)
    assert 20 * math.log10(other.left / own.left) == pytest.approx(-3)


@pytest.mark.parametrize(("event", "level"), [("capture", 0.5), ("gather", 0.5), ("button", 1.0), ("point", 1.0)])
def test_cards_go_at_half_volume_under_a_flourish(event: str, level: float) -> None:
    band = Band()
    band.heard("sweep")
    assert band.heard(event, 0.1).left == level
    assert band.heard(event, 2.0).left == 1.0


def test_of_sounds_begun_together_each_is_softer_than_the_one_before() -> None:
    band = Band()
    levels = [start.left for start in band.all(["capture", "refuse", "turn"])]
    assert [20 * math.log10(level) for level in levels] == pytest.approx([0, -3, -6])
    assert band.heard("button", 0.031).left == 1.0


@pytest.mark.parametrize(
    ("pan", "left", "right"),
    [(0.0, 1.0, 1.0), (-0.6, 1.0, 0.437), (0.6, 0.437, 1.0), (1.0, 0.437, 1.0), (-5.0, 1.0, 0.437), (0.3, 0.739, 1.0)],
)
def test_pan_softens_the_far_side_only(pan: float, left: float, right: float) -> None:
    assert sides(pan) == pytest.approx((left, right), abs=0.001)


@pytest.mark.parametrize("event", MANNERS)
def test_only_cards_have_a_place(event: str) -> None:
    start = Band().heard(event, pan=-0.5)
    assert (start.right < start.left) is (event in CARDS)


@pytest.mark.parametrize(("volume", "factor"), [(0, 0), (0.5, 0.25), (0.7, 0.49), (1, 1), (-1, 0), (3, 1)])
def test_gain_is_the_setting_squared(volume: float, factor: float) -> None:
    assert gain(volume) == pytest.approx(factor)


PLAYS = st.lists(
    st.tuples(st.sampled_from(sorted(MANNERS)), st.floats(0, 0.3), st.floats(-2, 2), st.booleans()), max_size=60
)


@given(PLAYS, st.floats(0.05, 3), st.integers(0, 9))
def test_no_crowd_breaks_the_rules(plays: list[tuple[str, float, float, bool]], seconds: float, seed: int) -> None:
    band = Band(seconds, seed)
    busy: dict[int, tuple[str, float]] = {}
    fading: dict[int, float] = {}
    for event, after, pan, own in plays:
        start = band.play(event, after, pan, own)
        now = band.clock.time
        busy = {slot: voice for slot, voice in busy.items() if voice[1] > now}
        fading = {slot: until for slot, until in fading.items() if until > now}
        if start is None:
            continue
        for slot, milliseconds in start.fades:
            busy.pop(slot)
            fading[slot] = now + milliseconds / 1000
        assert start.slot in range(SLOTS)
        assert start.slot not in busy and start.slot not in fading
        assert 0 < start.left <= 1 and 0 < start.right <= 1
        busy[start.slot] = (event, now + seconds / start.take.pitch)
        sounding = [voice[0] for voice in busy.values()]
        assert len(sounding) <= VOICES
        assert sum(name in FLOURISHES for name in sounding) <= 1
        assert all(sounding.count(name) <= MANNERS[name].most for name in sounding)
