"""Somebody who sets up positions, with a pointer or with keys."""

from game.engine.cards import DECK, name, parse
from game.match.placing import STOCK, TABLE, Placing
from game.ui.inputs import Move, Press, Release
from game.ui.scenes.count import CountScene
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.position import PositionScene
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
