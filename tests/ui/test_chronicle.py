"""What is asked for about finished matches is done and told; trouble is told before anything else."""

from dataclasses import dataclass, field

import pytest

from game.match.history.history import History
from game.match.history.texts import TextArchive
from game.match.ports import Trouble
from game.ui.chronicle.desk import Desk
from game.ui.chronicle.naming import day, thousands
from game.ui.draw import Label
from game.ui.house.questions import trouble_dialog
from game.ui.inputs import Key
from game.ui.scenes.scene import Bring, Delete, HandOut
from tests.match.fakes import MemoryStore, host, play_on
from tests.ui.pilot import ENGLISH, stage


def _record(seed: int) -> str:
    table = host(seed=seed, target=1)
    play_on(table)
    return table.record


RECORDS = (_record(1), _record(2))


@dataclass
class Office:
    """A desk with two matches, what it has told and the files it has written."""

    full: bool = False
    told: list[tuple[str, bool]] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.store = MemoryStore()
        archive = TextArchive(self.store)
        archive.add(RECORDS)
        self.store.full = self.full
        self.desk = Desk(History(archive), self.write, ENGLISH, lambda text, warning: self.told.append((text, warning)))

    def write(self, name: str, text: str) -> str:
        if self.full:
            raise OSError(28, "no space left")
        self.files[name] = text
        return f"/files/{name}"


def test_a_match_is_deleted() -> None:
    office = Office()
    office.desk.perform(Delete(1))
    assert [match.number for match in office.desk.matches()] == [2]
    assert office.told == []


def test_records_are_written_and_the_place_is_told() -> None:
    office = Office()
    office.desk.perform(HandOut("records", (2,)))
    assert office.files == {"settebello-matches.settebello": RECORDS[1] + "\n"}
    assert office.told == [("Written to /files/settebello-matches.settebello.", False)]


def test_more_than_one_file_can_hold_is_written_into_several(monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office()
    monkeypatch.setattr("game.match.history.history.LARGEST", max(map(len, RECORDS)) + 1)
    office.desk.perform(HandOut("records", (1, 2)))
    assert list(office.files) == ["settebello-matches.settebello", "settebello-matches-2.settebello"]
    assert "".join(office.files.values()) == "".join(f"{record}\n" for record in RECORDS)


def test_a_table_is_written() -> None:
    office = Office()
    office.desk.perform(HandOut("table", (1, 2)))
    (written,) = office.files.values()
    assert written.count("\r\n") == 3 and written.startswith("started,game,players")


@pytest.mark.parametrize(
    ("text", "told", "warning"),
    [
        (_record(3), "One match was added.", False),
        ("\n".join((_record(3), _record(4), RECORDS[0])), "2 matches were added. One was here already.", False),
        ("\n".join(RECORDS), "2 were here already.", True),
        ("nonsense", "One is damaged and was left out.", True),
        (None, "This file cannot be read. A file of matches is a text of at most 5 MiB.", True),
    ],
)
def test_what_became_of_a_file_is_told(text: str | None, told: str, warning: bool) -> None:
    office = Office()
    office.desk.perform(Bring(text))
    assert office.told == [(told, warning)]


@pytest.mark.parametrize("asked", [Delete(1), Bring(_record(3)), HandOut("records", (1,)), HandOut("table", (1,))])
def test_a_full_disk_is_told_and_costs_nothing(asked: Delete | Bring | HandOut) -> None:
    office = Office(full=True)
    office.desk.perform(asked)
    assert len(office.told) == 1 and office.told[0][1]
    assert len(office.desk.matches()) == 2


TROUBLES = (
    Trouble("archive.busy"),
    Trouble("archive.newer"),
    Trouble("archive.unwritable"),
    Trouble("archive.damaged", {"name": "matches-damaged-1.db"}, saves=True),
)


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda trouble: trouble.key)
def test_trouble_is_told_and_one_can_play_all_the_same(trouble: Trouble) -> None:
    dialog = trouble_dialog(ENGLISH, trouble)
    said = " ".join(item.text for item in dialog.items(stage()) if isinstance(item, Label))
    assert "archive." not in said and "{" not in said
    assert ("matches-damaged-1.db" in said) == trouble.saves
    assert dialog.handle(Key("escape")) == ("play" if trouble.saves else "quit")
    assert dialog.handle(Key("enter")) == "play"


def test_days_and_figures() -> None:
    assert day(ENGLISH, "2026-03-09T20:00:00Z") == "9 March 2026"
    assert day(ENGLISH, "yesterday") == "" == day(ENGLISH, "")


def test_only_large_numbers_are_grouped() -> None:
    assert [thousands(value) for value in (7, 1642.4, 12345)] == ["7", "1642", "12\u00a0345"]
