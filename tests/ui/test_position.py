"""A position is set up by dragging, by clicks and by keys, played out, kept and shown again."""

import json
from random import Random

import pytest

from game.engine.cards import DECK, name, parse
from game.engine.record import verify
from game.engine.state import Phase
from game.match.placing import STOCK, TABLE, Placing
from game.match.setup import Setup, usual_seats
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize
from game.ui.placing.picture import CARD
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.position import PositionScene
from game.ui.scenes.practice import PracticeTable
from game.ui.scenes.review import ReviewScene
from game.ui.showcase.positions import STATES
from tests.ui.positions import faults, stage
from tests.ui.test_game import Player

POSITION = {
    "hand0": "7d 3c",
    "hand1": "6s Kc",
    TABLE: "4d 3s Cb 5c",
    "pile0": "Kd Ks 2c 2s 7b 4c 3d As Ac Ad 2b 3b",
    "pile1": "5d 5s Jd Jb 6d 6c Cc Cd",
}
"""Twelve cards stay in the stock; both have played one card of three."""


class Arranger(Player):
    """Somebody who sets up a position."""

    def open(self) -> None:
        """From the menu by the practice page to the rack."""
        self.game._go("practice")
        self.click_control("arrange")

    @property
    def scene(self) -> PositionScene:
        assert isinstance(self.game.scene, PositionScene)
        return self.game.scene

    @property
    def placing(self) -> Placing:
        return self.scene.desk.placing

    def point(self, x: float, y: float) -> None:
        """Click on a place."""
        self.game.handle(Move(x, y))
        self.game.handle(Press(x, y))
        self.game.handle(Release(x, y))
        self.wait()

    def click_control(self, key: str) -> None:
        scene = self.game.scene
        assert isinstance(scene, PositionScene | NewMatchScene)
        control = scene.form.find(key)
        assert control is not None, key
        self.point(*control.rect.centre)

    def on_card(self, code: str) -> tuple[float, float]:
        """A point of a card that no other card covers."""
        rect = next(piece.rect for piece in self.scene.picture.cards() if name(piece.card) == code)
        return rect.x + 3, rect.y + 3

    def in_place(self, place: str) -> tuple[float, float]:
        """A point of a place on which no card lies."""
        where = self.scene.picture.where
        rect = {**where.places, STOCK: where.rack}[place]
        return rect.centre[0], rect.y + 4

    def drag(self, code: str, place: str) -> None:
        """Drag a card to a place, in some steps."""
        x, y = self.on_card(code)
        to_x, to_y = self.in_place(place)
        self.game.handle(Move(x, y))
        self.game.handle(Press(x, y))
        for part in (0.1, 0.5, 1):
            self.game.handle(Move(x + (to_x - x) * part, y + (to_y - y) * part))
            self.wait()
        self.game.handle(Release(to_x, to_y))
        self.wait()

    def arrange(self, **places: str) -> None:
        """Drag all cards to where they shall lie."""
        for place, codes in {**POSITION, **places}.items():
            for code in codes.split():
                self.drag(code, place)


def cards(codes: str) -> tuple[int, ...]:
    return tuple(map(parse, codes.split()))


def player_stock() -> list[int]:
    """The cards that POSITION leaves in the stock."""
    lying = cards(" ".join(POSITION.values()))
    return [card for card in DECK if card not in lying]


def expected(placing: Placing) -> None:
    """Assert that the cards lie as in POSITION."""
    for place, codes in POSITION.items():
        assert placing.places[place] == cards(codes), place


def played_out(player: Arranger) -> None:
    """Play until the count."""
    while not isinstance(player.game.scene, CountScene):
        player.to_the_end(1)
        player.until_turn()


@pytest.fixture
def player() -> Arranger:
    arranger = Arranger()
    arranger.open()
    return arranger


def test_a_position_is_dragged_together_and_played_out(player: Arranger) -> None:
    player.arrange()
    expected(player.placing)
    player.key("enter")
    sitting = player.game.sitting
    assert sitting is not None and isinstance(player.game.scene, PracticeTable)
    begun = sitting.host.match.state
    assert begun.table == cards(POSITION[TABLE]) and begun.piles[0] == cards(POSITION["pile0"])
    assert sorted(begun.stock) == sorted(player_stock()) and begun.turn == 0 and begun.scores == (0, 0)
    assert not sitting.host.can_undo and not sitting.host.undo()
    played_out(player)
    text = sitting.host.record
    fields = json.loads(text)
    assert verify(text) == () and all(deal["assisted"] for deal in fields["deals"])
    assert "position" in fields["deals"][0]


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
    ({TABLE: "4d 3s Cb"}, "The stock would have 13 cards"),
    ({"hand1": "6s", "pile1": POSITION["pile1"] + " Kc"}, "Gino's hand has the wrong number of cards: 1 instead of 2"),
    ({"pile1": "5d", "pile0": POSITION["pile0"] + " 5s Jd Jb 6d 6c Cc Cd"}, "Gino's pile is a single card"),
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
    assert "dealt at random" in player.text()
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
    assert "The hands cannot be filled" in player.text()


@pytest.mark.parametrize(
    ("preset", "seats"), [("scopa_classica", 6), ("scopone_scientifico", 4), ("cirulla_torneo", 3)]
)
def test_a_random_position_can_be_played_at_every_table(preset: str, seats: int) -> None:
    player = Arranger()
    player.game.practising = True
    player.game.arrange(Setup(preset, {}, usual_seats(seats)))
    player.click_control("random")
    assert player.scene.desk.wrong is None
    player.key("enter")
    played_out(player)
    assert player.game.sitting is not None
    assert verify(player.game.sitting.host.record) == ()


def test_what_is_no_card_is_set_on_the_paper(player: Arranger) -> None:
    player.arrange()
    for key in ("turn", "dealer", "taker"):
        player.scene.form.focus_on(key)
        player.key("enter", "down", "enter") if key != "dealer" else player.key("enter", "up", "enter")
    player.scene.form.focus_on("sweeps0")
    player.key("right", "right")
    now = player.placing
    assert (now.turn, now.dealer, now.taker, now.sweeps) == (1, 0, 1, (2, 0))


def over(player: Arranger) -> None:
    """Play a random position to the end of its match."""
    player.click_control("random")
    player.key("enter")
    while player.game.sitting is None or not player.game.sitting.over:
        player.to_the_end(1)
        player.until_turn()
        if isinstance(player.game.scene, CountScene) and not player.game.sitting.over:  # type: ignore[union-attr]
            player.key("enter", "enter")
    player.key("enter")


def test_after_the_count_the_position_is_there_again(player: Arranger) -> None:
    over(player)
    assert player.game.sitting is not None
    ended = player.game.sitting.host.match.record
    player.key("enter")
    again = player.game.sitting.host.match
    assert again.record.position == ended.position and again.state.phase is Phase.PLAY


def test_the_match_is_reviewed_listed_and_out_of_the_statistics(player: Arranger) -> None:
    over(player)
    player.game._go("review")
    assert isinstance(player.game.scene, ReviewScene)
    (match,) = player.game.keeper.history.finished()
    assert match.assisted and len(match.deals) >= 1
    (text,) = player.game.keeper.history.export()
    fresh = Arranger()
    assert fresh.game.keeper.history.bring(text).added == 1


def test_the_position_stays_on_the_rack_for_the_next_time(player: Arranger) -> None:
    over(player)
    left = player.game._arranged
    assert left is not None
    player.game._to_menu()
    player.open()
    assert player.placing == left.desk.placing


def test_an_interrupted_deal_goes_on_where_it_was(player: Arranger) -> None:
    player.click_control("random")
    player.key("enter")
    player.until_turn()
    assert player.game.sitting is not None
    seen = player.game.sitting.host.observation
    again = Arranger(player.shelf)
    again.key("enter")
    assert again.game.sitting is not None and again.game.sitting.practice
    assert again.game.sitting.host.observation == seen


def test_a_match_under_way_is_not_given_up_unasked(player: Arranger) -> None:
    player.game.begin(Setup())
    player.until_turn()
    under_way = player.game.sitting
    player.game._to_menu()
    player.open()
    player.click_control("random")
    player.key("enter")
    assert player.game.question is not None and player.game.sitting is under_way
    player.key("escape")
    assert player.game.sitting is not None and player.game.sitting.host.match.record.position is None
    assert not isinstance(player.game.scene, MenuScene)


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
