"""A position is set up by dragging, by clicks and by keys; what cannot be is told and kept."""

from random import Random

import pytest

from game.engine.cards import DECK, name, parse
from game.match.placing import STOCK, TABLE
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize
from game.ui.placing.picture import CARD
from game.ui.scenes.new_match import NewMatchScene
from game.ui.showcase.positions import STATES
from tests.ui.arranger import POSITION, Arranger, cards, expected, player_stock
from tests.ui.positions import faults, stage


@pytest.fixture
def player() -> Arranger:
    arranger = Arranger()
    arranger.open()
    return arranger


def test_the_same_by_clicks(player: Arranger) -> None:
    for place, codes in POSITION.items():
        for code in codes.split():
            player.point(*player.on_card(code))
            assert player.scene.lifted == parse(code)
            player.point(*player.in_place(place))
    expected(player.placing)


def test_the_same_by_digits(player: Arranger) -> None:
    digits = {"hand0": "1", "hand1": "2", TABLE: "3", "pile0": "4", "pile1": "5"}
    player.key("tab")
    for place, codes in POSITION.items():
        for code in codes.split():
            player.scene.form.focus_on(f"{CARD}{parse(code)}")
            player.key(digits[place])
    expected(player.placing)


def test_by_keys_alone_a_card_is_lifted_and_laid_down(player: Arranger) -> None:
    while player.scene.form.focus != f"{CARD}{parse('Ad')}" or not player.scene.form.by_keyboard:
        player.key("tab")
    player.key("right", "enter")
    assert player.scene.lifted == parse("2d")
    player.scene.form.focus_on(TABLE)
    player.key("enter")
    assert player.placing.table == cards("2d") and player.scene.form.focus == f"{CARD}{parse('3d')}"
    player.key("3", "3")
    assert player.placing.table == cards("2d 3d 4d")
    player.key("u")
    assert player.placing.table == cards("2d 3d")


def test_back_on_the_rack_a_card_is_in_the_stock_again(player: Arranger) -> None:
    player.drag("7d", "hand0")
    player.drag("7d", TABLE)
    assert player.placing.table == cards("7d") and player.placing.hands[0] == ()
    player.drag("7d", STOCK)
    assert player.placing.stock == DECK
    player.key("u", "u", "u")
    assert player.placing.stock == DECK and not player.scene.desk.can_undo


def test_dropped_nowhere_it_goes_home(player: Arranger) -> None:
    x, y = player.on_card("7d")
    for event in (Press(x, y), Move(x + 60, 20), Move(700, 30), Release(700, 30)):
        player.game.handle(event)
    assert player.placing.stock == DECK and player.scene.lifted is None


def test_a_held_card_is_let_go(player: Arranger) -> None:
    x, y = player.on_card("7d")
    for way in (Key("escape"), Resize(960, 600), Press(x, y, "right")):
        player.point(*player.on_card("7d"))
        assert player.scene.lifted is not None
        player.game.handle(way)
        assert player.scene.lifted is None and player.placing.stock == DECK
    player.key("escape")
    assert isinstance(player.game.scene, NewMatchScene)


REST = " ".join(name(card) for card in player_stock())
WRONG = [
    (
        {"hand0": "", "hand1": "6s", "pile0": f"{POSITION['pile0']} {REST} 7d 3c Kc"},
        "Whoever is to play needs cards: your hand is empty",
    ),
    ({TABLE: "4d 3s Cb"}, "The stock is too large: one more card has to lie on the table"),
    ({"hand1": "6s", "pile1": POSITION["pile1"] + " Kc"}, "Gino’s hand has the wrong number of cards: 1 instead of 2"),
    ({"pile1": "5d", "pile0": POSITION["pile0"] + " 5s Jd Jb 6d 6c Cc Cd"}, "Gino’s pile is a single card"),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG)
def test_what_cannot_be_is_told_and_kept(player: Arranger, changes: dict[str, str], sentence: str) -> None:
    for place, codes in {**POSITION, **changes}.items():
        for card in cards(codes):
            player.scene.desk.put(card, place)
    player.game.handle(Resize(1280, 800))
    placing = player.placing
    player.click_control("play")
    assert player.scene.desk.placing == placing
    assert sentence in player.text() and player.ear.heard[-1] == "refuse"


def test_open_hands_are_dealt_from_what_lies_nowhere(player: Arranger) -> None:
    player.arrange(hand1="")
    assert "random" in player.text().split()
    player.key("enter")
    assert player.game.sitting is not None
    state = player.game.sitting.host.match.state
    assert len(state.hands[1]) == 2 and state.hands[0] == cards("7d 3c") and len(state.stock) == 12


def test_the_rest_is_dealt_in_sight(player: Arranger) -> None:
    player.arrange(hand1="6s")
    player.click_control("rest")
    assert len(player.placing.hands[1]) == 2 and player.placing.hands[1][0] == parse("6s")
    player.click_control("clear")
    player.drag("7d", TABLE)
    player.click_control("rest")
    assert "3 more cards have to lie on the table or in the piles" in player.text()


def test_what_is_no_card_is_set_on_the_paper(player: Arranger) -> None:
    player.arrange()
    for key in ("turn", "dealer", "taker"):
        player.scene.form.focus_on(key)
        player.key("enter", "down", "enter") if key != "dealer" else player.key("enter", "up", "enter")
    player.scene.form.focus_on("sweeps0")
    player.key("right", "right")
    now = player.placing
    assert (now.turn, now.dealer, now.taker, now.sweeps) == (1, 0, 1, (2, 0))


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920)])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_cut_or_over_one_another(state: str, text: float, size: tuple[int, int]) -> None:
    scene = STATES[state](stage(*size, text))
    assert faults(scene.items(), *size) == []


def test_any_input_at_any_time(player: Arranger) -> None:
    random, scene = Random(1), player.scene
    keys = ("enter", "tab", "space", "u", "1", "3", "5", "0", "9", "left", "down", "delete", "up", "right", "escape")
    for moment in range(1500):
        x, y = random.uniform(0, 1280), random.uniform(0, 800)
        events: list[Input] = [Press(x, y), Move(x, y), Release(x, y), Key(random.choice(keys)), Focus(False)]
        scene.handle(random.choice(events))
        scene.update(moment / 30)
        assert scene.items()
        assert sorted(card for lying in scene.desk.placing.places.values() for card in lying) == list(DECK)
