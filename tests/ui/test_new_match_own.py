"""The player's own sets of rules: kept, chosen, renamed, deleted, handed out and taken in, on the screen."""

import json

import pytest

from game.match.houserules import FORMAT, NAME, HouseRules, OwnRules
from game.match.setup import Setup, usual_seats
from game.ui.inputs import Dropped, Key
from tests.match.fakes import MemoryStore
from tests.ui.deskwork import Desk
from tests.ui.positions import ENGLISH


def sets(store: MemoryStore) -> list[str]:
    return [own.name for own in HouseRules(store).sets]


def told(desk: Desk) -> str:
    return " ".join(desk.texts())


@pytest.fixture
def desk() -> Desk:
    """Somebody who plays with napola at the sheet of own rules."""
    desk = Desk(Setup("scopa_classica", {"napola": True, "target": 16}, usual_seats(2)))
    desk.click("rules")
    desk.click("own")
    return desk


@pytest.fixture
def kept(desk: Desk) -> Desk:
    """The same with a set that was kept."""
    desk.write("Nonna")
    desk.do(Key("enter"))
    return desk


def test_rules_are_kept_by_name_and_chosen_again(kept: Desk) -> None:
    assert sets(kept.store) == ["Nonna"] and "“Nonna” is kept." in told(kept)
    desk = Desk(store=kept.store)
    desk.choose("preset", "Nonna")
    assert desk.setup.options == {"napola": True, "target": 16} and desk.setup.rules_name == "Nonna"
    assert "changed" not in told(desk)
    desk.click("set-re_bello")
    assert "1 changed" in told(desk)
    desk.click("tile-escoba")
    assert desk.setup.rules_name == ""


def test_a_click_into_the_name_keeps_nothing_yet(desk: Desk) -> None:
    desk.write("Nonna")
    desk.click("own-name")
    assert sets(desk.store) == []


def test_keeping_again_changes_the_chosen_set(kept: Desk) -> None:
    kept.click("rules")
    kept.click("set-re_bello")
    kept.click("own")
    kept.click("own-save")
    own = HouseRules(kept.store).find("Nonna")
    assert own is not None and own.options == {"napola": True, "target": 16, "re_bello": True}


def test_a_name_that_is_taken_or_empty_is_refused_with_a_sentence(kept: Desk) -> None:
    kept.click("close")
    kept.choose("preset", "Bar rules")
    kept.click("rules")
    kept.click("own")
    kept.click("own-save")
    assert "1 to 24 characters" in told(kept)
    kept.tab_to("own-name")
    kept.write("nonna")
    kept.click("own-save")
    assert "“nonna” already" in told(kept) and sets(kept.store) == ["Nonna"]


def test_a_set_is_renamed(kept: Desk) -> None:
    kept.tab_to("own-name")
    kept.write(" Rosa")
    kept.click("own-rename")
    assert sets(kept.store) == ["Nonna Rosa"] and kept.setup.rules_name == "Nonna Rosa"


@pytest.mark.parametrize(("key", "left"), [("escape", ["Nonna"]), ("enter", [])])
def test_a_set_is_deleted_after_a_question(kept: Desk, key: str, left: list[str]) -> None:
    kept.click("own-delete")
    assert "Delete “Nonna”?" in told(kept)
    kept.do(Key(key))
    assert sets(kept.store) == left
    assert kept.setup.options == {"napola": True, "target": 16}


def test_a_set_goes_out_as_a_file_and_comes_in_elsewhere(kept: Desk) -> None:
    kept.click("own-export")
    assert "nonna.rules.json" in told(kept)
    friend = MemoryStore()
    friend.texts["nonna.rules.json"] = kept.store.texts["nonna.rules.json"]
    desk = Desk(store=friend)
    desk.click("rules")
    desk.click("own")
    desk.choose("own-import", "nonna.rules.json")
    assert sets(friend) == ["Nonna"] and desk.setup.options == {"napola": True, "target": 16}


def test_a_file_may_be_dropped_on_the_window() -> None:
    desk = Desk()
    text = {"format": FORMAT, "version": 1, "name": "Genova", "game": "cirulla_torneo", "options": {"grande": 0}}
    desk.do(Dropped("nonna.rules.json", json.dumps(text)))
    assert desk.setup.game == "cirulla_torneo" and "“Genova” is among your rules now." in told(desk)
    desk.do(Dropped("nonna.rules.json", json.dumps({**text, "options": {"grande": 4}})))
    assert "“grande” cannot be “4”. It may be: 0, 5." in told(desk)
    assert sets(desk.store) == ["Genova"]


def test_a_damaged_file_is_refused_with_a_sentence_and_costs_nothing(kept: Desk) -> None:
    kept.store.texts["bad.rules.json"] = '{"format": "settebello-rules", "version": 1'
    kept.click("close")
    kept.click("rules")
    kept.click("own")
    kept.choose("own-import", "bad.rules.json")
    assert "not valid JSON" in told(kept) and sets(kept.store) == ["Nonna"]


def test_a_damaged_store_is_told_at_once() -> None:
    store = MemoryStore()
    HouseRules(store).keep(OwnRules("Nonna", "scopa_bar", {}))
    stored = json.loads(store.texts[NAME])
    stored["sets"].append({**stored["sets"][0], "name": "Other", "options": {"ties": "coin"}})
    store.texts[NAME] = json.dumps(stored)
    desk = Desk(store=store)
    assert "“ties” cannot be “coin”. It may be: none, share." in told(desk)
    desk.do(Key("tab"))
    assert "coin" not in told(desk) and sets(store) == ["Nonna"]


def test_a_full_disk_is_told_and_changes_nothing(kept: Desk) -> None:
    kept.store.full = True
    for way in ("own-save", "own-rename"):
        kept.tab_to("own-name")
        kept.write("x")
        kept.click(way)
        assert ENGLISH.text("own.unsaved") in told(kept)
    assert sets(kept.store) == ["Nonna"]


def test_a_remembered_set_that_is_gone_leaves_its_rules(kept: Desk) -> None:
    last = kept.setup
    desk = Desk(last)
    assert desk.setup.options == last.options and "1 changed" in told(desk)
