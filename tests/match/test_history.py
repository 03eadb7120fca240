"""An interrupted match is where it was; a damaged one is kept aside and its valid beginning goes on."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.play import legal
from game.engine.record import Seat, dumps, loads
from game.engine.state import Phase
from game.match.history.finished import player
from game.match.history.history import Brought, History
from game.match.history.statistics import mine, statistics
from game.match.history.texts import CURRENT, TextArchive
from game.match.match import Match
from tests.match.fakes import STARTED, MemoryStore, host, people, play_on, run


def _under_way(plays: int = 5) -> Match:
    table = host(seed=1)
    for _ in range(plays):
        run(table)
        if table.waiting:
            table.go_on()
            run(table)
        table.submit(legal(table.observation)[0])
    return table.match


def _over(game: str = "scopa_classica") -> Match:
    table = host(game, human=None, target=1)
    while table.observation.phase is not Phase.OVER:
        run(table)
        table.go_on()
    return table.match


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def history(store: MemoryStore) -> History:
    return History(TextArchive(store))


def test_at_first_there_is_nothing(history: History) -> None:
    found = history.unfinished()
    assert (found.match, found.fault, found.aside) == (None, None, None)
    assert history.finished() == ()
    assert history.open(1) is None
    assert history.export() == ()


@pytest.mark.parametrize("plays", [0, 1, 5, 25])
def test_a_match_under_way_returns_action_by_action(history: History, plays: int) -> None:
    match = _under_way(plays)
    history.keep(match)
    found = history.unfinished()
    assert found.match is not None and found.fault is None
    assert found.match.record == match.record
    assert found.match.state == match.state


def test_what_was_taken_back_is_not_kept(history: History) -> None:
    match = _under_way()
    match.undo()
    history.keep(match)
    found = history.unfinished()
    assert found.match is not None and found.match.record.actions == match.record.actions


def test_a_match_given_up_does_not_come_back(history: History) -> None:
    history.keep(_under_way())
    history.drop()
    assert history.unfinished().match is None


def test_a_match_given_up_is_under_way_no_longer_before_the_next_one_is_dealt(history: History) -> None:
    match = _under_way()
    history.keep(match)
    history.give_up(match)
    assert history.unfinished().match is None
    assert [entry.given_up for entry in history.finished()] == [True]
    untouched = _under_way(0)
    history.keep(untouched)
    history.give_up(untouched)
    assert history.unfinished().match is None
    assert len(history.finished()) == 1


def test_a_damaged_match_goes_on_from_its_valid_beginning(history: History, store: MemoryStore) -> None:
    match = _under_way()
    text = dumps(match.record)
    last = json.loads(text)["deals"][0]["plays"][-1]
    store.save(CURRENT, damaged := text.replace(last, "1:9z"))
    found = history.unfinished()
    assert found.fault is not None and found.aside is not None
    assert store.load(found.aside) == damaged
    assert found.match is not None
    assert found.match.record.actions == match.record.actions[:-1]
    again = history.unfinished()
    assert again.fault is None and again.match is not None
    assert again.match.record == found.match.record


@given(cut=st.integers(0, 10_000))
def test_a_text_cut_short_anywhere_is_set_aside_and_never_stops_the_game(cut: int) -> None:
    store = MemoryStore()
    text = dumps(_under_way(2).record)
    store.save(CURRENT, part := text[: cut % len(text)])
    history = History(TextArchive(store))
    found = history.unfinished()
    assert found.match is None
    assert (found.aside is None) == (not part)
    assert found.aside is None or store.load(found.aside) == part
    assert history.unfinished().fault is None


@pytest.mark.parametrize("text", ["null", "[1]", "\x00\x01", "{}", '{"format": "settebello-match", "version": 99}'])
def test_rubbish_is_set_aside(history: History, store: MemoryStore, text: str) -> None:
    store.save(CURRENT, text)
    found = history.unfinished()
    assert found.match is None and found.fault is not None and found.aside is not None
    assert store.load(found.aside) == text


def test_a_finished_match_moves_to_the_finished_ones(history: History) -> None:
    matches = [_over(), _over("escoba_clasica")]
    for match in matches:
        history.keep(match)
    assert history.unfinished().match is None
    entries = history.finished()
    assert [entry.game for entry in entries] == ["scopa_classica", "escoba_clasica"]
    for entry, match in zip(entries, matches, strict=True):
        assert entry.winner == match.state.winner and entry.scores == match.state.scores
        assert entry.started == STARTED and len(entry.deals) == match.state.deal_number and not entry.assisted
        loaded = history.open(entry.number)
        assert loaded is not None and loaded.record == match.record


def test_a_match_that_ended_as_the_power_failed_is_finished_at_the_next_start(
    history: History, store: MemoryStore
) -> None:
    store.save(CURRENT, dumps(_over().record))
    assert history.unfinished().match is None
    assert len(history.finished()) == 1
    assert history.unfinished().match is None
    assert len(history.finished()) == 1


def test_what_cannot_be_read_is_left_out_of_the_list_and_stays(history: History, store: MemoryStore) -> None:
    history.keep(_over())
    store.save("match-0007.json", "{")
    assert [entry.number for entry in history.finished()] == [1]
    history.keep(_over("escoba_clasica"))
    assert [entry.number for entry in history.finished()] == [1, 8]
    assert store.texts["match-0007.json"] == "{"


def test_a_match_is_deleted_for_good(history: History) -> None:
    for _ in range(2):
        history.keep(_over())
    history.delete(1)
    assert [entry.number for entry in history.finished()] == [2]
    assert history.open(1) is None


def test_what_is_exported_can_be_brought_elsewhere_and_only_once(history: History) -> None:
    matches = [_over(), _over("escoba_clasica")]
    for match in matches:
        history.keep(match)
    (file,) = history.export()
    elsewhere = History(TextArchive(MemoryStore()))
    assert elsewhere.bring(file) == Brought(added=2)
    assert elsewhere.bring(file) == Brought(known=2)
    assert elsewhere.export() == (file,)
    assert [entry.game for entry in elsewhere.finished()] == ["scopa_classica", "escoba_clasica"]
    (chosen,) = history.export([2])
    assert loads(chosen).record == matches[1].record


def test_a_file_brings_what_is_sound_and_says_what_is_not(history: History) -> None:
    whole = dumps(_over().record)
    nobody = replace(_under_way().record, seats=tuple(Seat(f"Robot {n}", "ai", "regular") for n in range(2)))
    lines = [whole, whole.replace('"winner": ', '"winner": 1'), dumps(nobody), "nonsense", whole]
    brought = history.bring("\n".join(lines))
    assert (brought.added, brought.known, brought.unfinished) == (1, 1, 1)
    assert [fault.where.match for fault in brought.faults] == [2, 4]
    assert len(history.finished()) == 1


def test_many_matches_are_exported_in_files_that_can_be_read(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    history.keep(_over())
    history.keep(_over("escoba_clasica"))
    longest = max(len(line) + 1 for line in history.export()[0].splitlines())
    monkeypatch.setattr("game.match.history.history.LARGEST", longest)
    files = history.export()
    assert [file.count("\n") for file in files] == [1, 1]


def test_a_full_disk_is_an_error_and_costs_nothing(history: History, store: MemoryStore) -> None:
    history.keep(_under_way(2))
    before = dict(store.texts)
    store.full = True
    with pytest.raises(OSError, match="full"):
        history.keep(_under_way(3))
    assert store.texts == before


@pytest.mark.parametrize(("human", "seat"), [(0, 0), (1, 1), (None, 0)])
def test_the_match_is_seen_from_where_a_person_sits(human: int | None, seat: int) -> None:
    assert player(people(3, human)) == seat


def test_a_match_given_up_can_be_brought_like_any_other_and_only_once(history: History) -> None:
    table, left = host(target=1), _under_way(5)
    play_on(table)
    history.keep(table.match)
    history.keep(left)
    history.give_up(left)
    before, (file,) = history.finished(), history.export()
    assert [entry.given_up for entry in before] == [False, True]
    elsewhere = History(TextArchive(MemoryStore()))
    assert elsewhere.bring(file) == Brought(added=2)
    assert elsewhere.bring(file) == Brought(known=2)
    assert elsewhere.finished() == before and elsewhere.export() == (file,)
    assert statistics(mine(elsewhere.finished())) == statistics(mine(before))
    assert elsewhere.unfinished().match is None
    history.delete(2)
    assert history.bring(file) == Brought(added=1, known=1)
    assert [entry.given_up for entry in history.finished()] == [False, True]


def test_what_goes_on_here_is_not_brought_as_given_up(history: History) -> None:
    match = _under_way(9)
    record = match.record
    history.keep(match)
    earlier = dumps(replace(record, actions=record.actions[:-1]))
    assert history.bring(earlier) == history.bring(dumps(record)) == Brought(known=1)
    history.give_up(match)
    assert history.bring(earlier) == Brought(known=1) and len(history.finished()) == 1
    assert history.bring(dumps(replace(record, started="2026-01-01T12:00:00Z"))) == Brought(added=1)
