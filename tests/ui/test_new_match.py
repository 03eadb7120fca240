"""Everything about a match can be chosen, by pointer and by keyboard, and begun."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.levels import OFFERED
from game.engine.variants import PRESETS, Preset, ruleset
from game.match.options import is_number, is_switch, offered, values
from game.match.setup import Place, Setup, usual_seats
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel
from game.ui.scenes.scene import Go, ReadRules
from game.ui.setup.draft import Draft
from game.ui.setup.games import form_name, games, group_of
from game.ui.setup.seats import choices
from game.ui.table.guests import seated
from tests.ui.deskwork import Desk
from tests.ui.positions import ENGLISH, stage

TABLES = [(preset, seats) for preset in PRESETS for seats in ruleset(preset).tables]


def test_the_six_games_are_shown_in_order() -> None:
    assert [game.group for game in games()] == [
        "scopa", "scopone_scientifico", "scopone", "scopa_assi", "escoba", "cirulla",
    ]  # fmt: skip
    assert sorted(preset.id for game in games() for preset in game.presets) == sorted(PRESETS)
    assert all(game.presets[0].recommended for game in games())


def test_relatives_stand_under_their_game() -> None:
    under = {preset: group_of(preset) for preset in PRESETS}
    assert under["scopa_a_perdere"] == under["scopa_minima"] == "scopa"
    assert under["asso_piglia_tutto"] == "scopa_assi" and under["scopa_a_quindici"] == "escoba"


@pytest.mark.parametrize(("preset", "seats"), TABLES)
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_every_game_and_number_of_players_by_pointer(preset: str, seats: int, size: tuple[int, int]) -> None:
    desk = Desk(Setup("escoba_breve", {}, usual_seats(3)), width=size[0], height=size[1])
    desk.click(f"tile-{group_of(preset)}")
    desk.choose("preset", form_name(ENGLISH, preset))
    tables = ruleset(preset).tables
    desk.click("players", tables.index(seats), len(tables))
    desk.click("play")
    begun = desk.begun()
    assert begun is not None and (begun.game, len(begun.seats)) == (preset, seats)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_game_and_number_of_players_by_keyboard(preset: str, seats: int) -> None:
    desk = Desk(Setup("escoba_breve", {}, usual_seats(3)))
    desk.tab_to(f"tile-{group_of(preset)}")
    desk.do(Key("enter"))
    desk.tab_to("preset")
    names = [one.id for game in games() for one in game.presets if game.group == group_of(preset)]
    desk.do(Key("enter"), Key("home"), *[Key("down")] * names.index(preset), Key("enter"))
    desk.tab_to("players")
    tables = ruleset(preset).tables
    desk.do(*[Key("left")] * 4, *[Key("right")] * tables.index(seats))
    desk.tab_to("play")
    desk.do(Key("enter"))
    begun = desk.begun()
    assert begun is not None and (begun.game, len(begun.seats)) == (preset, seats)


def test_the_last_choice_is_one_key_away() -> None:
    last = Setup("cirulla_genovese", {"target": 101, "grande": 0}, usual_seats(4))
    desk = Desk(last)
    assert "Chosen as last time." in " ".join(desk.texts())
    desk.do(Key("enter"))
    assert desk.begun() == last


def test_nothing_is_told_of_a_last_time_at_the_first_one() -> None:
    assert "Chosen as last time." not in " ".join(Desk().texts())


def test_practice_says_that_somebody_helps() -> None:
    shown = Desk(practice=True).texts()
    assert "Practice" in shown and "New match" not in shown
    assert any(text.endswith("A coach sits at your side.") for text in shown)


def test_enter_plays_after_the_pointer_chose() -> None:
    desk = Desk()
    desk.click("players", 1, 4)
    assert "Chosen as last time." not in " ".join(desk.texts())
    desk.do(Key("enter"))
    begun = desk.begun()
    assert begun is not None and len(begun.seats) == 3


def test_escape_folds_up_first_and_then_leaves() -> None:
    desk = Desk()
    desk.click("preset")
    desk.do(Key("escape"))
    assert not desk.asked
    desk.click("rules")
    desk.do(Key("escape"), Key("escape"))
    assert [command for command in desk.asked if isinstance(command, Go)] == [Go("menu")]


def test_the_rules_of_this_very_match_are_opened() -> None:
    desk = Desk(Setup("scopa_bar", {"napola": True}, usual_seats(4)))
    desk.click("words")
    assert ReadRules(ruleset("scopa_bar", napola=True), 4) in desk.asked


@pytest.mark.parametrize("number", range(len(OFFERED) + 1))
def test_anybody_may_sit_anywhere(number: int) -> None:
    desk = Desk(Setup("scopa_classica", {}, usual_seats(6)))
    desk.choose("seat3", choices(ENGLISH)[number])
    place = desk.setup.seats[3]
    assert place == (Place("human") if number == len(OFFERED) else Place("ai", OFFERED[number]))


def test_a_person_is_given_a_name() -> None:
    desk = Desk(Setup("scopa_classica", {}, (Place("human"), Place("human"))))
    desk.click("name1")
    assert desk.scene.typing
    desk.write("Annna M")
    desk.do(Key("left"), Key("left"), Key("left"), Key("backspace"))
    assert desk.setup.seats[1] == Place("human", name="Anna M")
    desk.do(Key("tab"))
    assert not desk.scene.typing and "You play against Anna M, to 11." in desk.texts()


def test_several_people_without_names_are_told_apart_by_numbers() -> None:
    two = (Place("human"), Place("human"))
    assert [seat.name for seat in seated(ENGLISH, two, "")] == ["Player 1", "Player 2"]
    assert [seat.name for seat in seated(ENGLISH, two, "Anna")] == ["Anna", "Player 2"]
    assert seated(ENGLISH, (Place("human"), Place("ai", OFFERED[0])), "")[0].name == "You"


def test_people_are_called_as_they_will_sit_there() -> None:
    seats = (Place("human"), Place("human"), Place("ai", OFFERED[0]), Place("human", name="Anna"))
    desk = Desk(Setup("scopa_classica", {}, seats))
    names = [seat.name for seat in seated(ENGLISH, desk.setup.seats, "")]
    assert f"You and {names[2]} play against {names[1]} and Anna, to 11. Chosen as last time." in desk.texts()
    assert names[2] in desk.texts()


def test_who_sat_there_comes_back_with_the_larger_table() -> None:
    seats = (Place("human"), Place("ai", OFFERED[0]), Place("ai", OFFERED[-1]), Place("human", name="Anna"))
    desk = Desk(Setup("scopa_classica", {}, seats))
    desk.click("players", 0, 4)
    desk.click("players", 2, 4)
    assert desk.setup.seats == seats


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_target_of_a_game_can_be_chosen(preset: str) -> None:
    desk = Desk(Setup(preset, {}, usual_seats(ruleset(preset).tables[0])))
    targets = ruleset(preset).targets
    for i, target in enumerate(targets):
        desk.click("target", i, len(targets))
        assert desk.setup.rules.target == target


def test_any_other_target_is_stepped_to_or_typed() -> None:
    desk = Desk()
    desk.click("own_target", 9, 10)
    assert desk.setup.rules.target == 12
    desk.click("own_target", 0, 10)
    assert desk.setup.rules.target == 11
    desk.tab_to("own_target")
    desk.write("137")
    assert desk.setup.rules.target == 137
    desk.do(Key("backspace"), Key("left"))
    assert desk.setup.rules.target == 12
    desk.write("0")
    assert desk.setup.rules.target == 12


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_only_rules_that_make_sense_are_listed_and_each_can_be_set(preset: str) -> None:
    desk = Desk(Setup(preset, {}, usual_seats(ruleset(preset).tables[0])))
    now = Draft.of(desk.setup).situation
    listed = {rule.option for rule in offered(now)}
    desk.click("rules")
    for option in ruleset(preset).__dataclass_fields__:
        assert (desk.scene.form.find(f"set-{option}") is not None) == (option in listed), option
    for option in sorted(listed):
        before, key = getattr(desk.setup.rules, option), f"set-{option}"
        if desk.scene.form.find(key) is None:
            continue
        if is_switch(option) or is_number(option):
            desk.click(key, 0, 20)
        else:
            desk.tab_to(key)
            desk.do(Key("left" if before == values(option)[-1] else "right"))
        assert getattr(desk.setup.rules, option) != before or before == 0, option


def test_changes_are_counted_and_undone() -> None:
    desk = Desk()
    desk.click("set-napola")
    desk.click("set-re_bello")
    assert "2 changed" in desk.texts() and desk.setup.options == {"napola": True, "re_bello": True}
    desk.click("rules")
    desk.click("reset")
    desk.click("close")
    assert "2 changed" not in desk.texts() and desk.setup.options == {}


def test_rules_are_told_in_words_before_the_start() -> None:
    desk = Desk(Setup("escoba_clasica", {"all_sevens_bonus": 1, "target": 40}, usual_seats(2)), height=1200)
    told = " ".join(desk.texts())
    for part in ("make", "fifteen", "may be laid down instead", "All four sevens score one.", "To 40", "sevens"):
        assert part in told
    assert "primiera" not in told


def test_house_rules_of_a_game_wait_while_others_are_looked_at() -> None:
    desk = Desk()
    desk.click("set-napola")
    desk.click("tile-escoba")
    assert desk.setup.options == {}
    desk.click("tile-scopa")
    assert desk.setup.options == {"napola": True}


@pytest.mark.parametrize(("width", "height"), [(960, 600), (1280, 800)])
def test_a_made_up_variant_appears(monkeypatch: pytest.MonkeyPatch, width: int, height: int) -> None:
    made = {
        "frac": Preset("frac", "scopa", {"must_capture": False}, name="Scopa frac"),
        "ponino_quattro": Preset("ponino_quattro", "scopa", {"players": (4,), "grande": 5}, group="ponino"),
    }
    for preset in made.values():
        monkeypatch.setitem(PRESETS, preset.id, preset)
    desk = Desk(width=width, height=height)
    desk.choose("preset", "Scopa frac")
    assert desk.setup.game == "frac"
    desk.click("tile-ponino")
    assert desk.setup.game == "ponino_quattro" and len(desk.setup.seats) == 4
    assert "Ponino quattro" in desk.texts()
    desk.click("rules")
    desk.click("set-grande")
    assert desk.setup.options == {"grande": 0}


def test_a_drag_scrolls_the_games_and_chooses_none() -> None:
    desk = Desk(width=1080, height=1920)
    start, before = desk.control("tile-scopone").rect, desk.setup.game
    x, y = start.centre
    desk.do(Press(x, y), Move(x - 60, y), Move(x - 200, y), Release(x - 200, y))
    assert desk.setup.game == before
    assert desk.control("tile-scopone").rect.x == pytest.approx(start.x - 200)
    desk.do(Wheel(20, x, y))
    assert desk.control("tile-scopone").rect == start


def test_pages_are_turned_by_keys() -> None:
    desk = Desk(Setup("scopa_classica", {}, usual_seats(6)), width=960, height=600)
    top = desk.control("seat1").rect.y
    desk.do(Key("end"))
    assert desk.control("seat1").rect.y < top
    desk.do(Key("home"))
    assert desk.control("seat1").rect.y == top


KEYS = ["tab", "enter", "space", "left", "right", "up", "down", "escape", "pageup", "end", "backspace", "delete", "q"]
INPUTS: st.SearchStrategy[Input] = st.one_of(
    st.builds(Press, st.integers(0, 1280), st.integers(0, 800), st.sampled_from(["left", "right"])),
    st.builds(Release, st.integers(0, 1280), st.integers(0, 800), st.sampled_from(["left", "right"])),
    st.builds(Move, st.integers(-20, 1300), st.integers(-20, 820)),
    st.builds(Key, st.sampled_from(KEYS), st.booleans()),
    st.builds(Wheel, st.integers(-9, 9), st.integers(0, 1280), st.integers(0, 800)),
    st.builds(Text, st.sampled_from(["7", "a", "\x00", "è", "12"])),
    st.sampled_from([Resize(960, 600), Focus(False), Focus(True)]),
)
CLICKS = st.tuples(st.integers(0, 1280), st.integers(0, 800)).map(lambda at: [Press(*at), Release(*at)])


@settings(max_examples=30)
@given(st.lists(CLICKS | INPUTS.map(lambda event: [event]), max_size=25), st.integers(0, 2))
def test_no_input_does_harm(inputs: list[list[Input]], window: int) -> None:
    desk = Desk()
    for events in inputs:
        desk.do(*events)
    desk.scene.resize(stage(*((960, 600), (1080, 1920), (3840, 2160))[window]))
    assert desk.scene.items() and len(desk.setup.seats) in desk.setup.rules.tables


def test_positions_name_every_seat_once() -> None:
    for seats, height in product((2, 3, 4, 6), (800, 1400)):
        desk = Desk(Setup("scopa_classica", {}, usual_seats(seats)), height=height)
        names = ["On your right", "Your partner", "Partner", "On your left", "Opposite"]
        told = [text for text in desk.texts() if text.startswith(tuple(names))]
        assert len(told) == len(set(told)) == seats - 1
