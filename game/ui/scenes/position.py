"""A position set up card by card, to be played out."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from game.engine.cards import Card
from game.match.placing import STOCK, Placing
from game.match.setup import Setup
from game.ui.chronicle.naming import game_name
from game.ui.draw import Cloth, Item
from game.ui.furniture import Keys, hint_line, named_keys
from game.ui.inputs import Focus, Input, Key, Move, Press, Release
from game.ui.placing.desk import Desk
from game.ui.placing.fingers import Fingers
from game.ui.placing.inwords import sweeps_name, trouble
from game.ui.placing.motion import Motion
from game.ui.placing.picture import CARD, Picture, digits
from game.ui.placing.pieces import in_the_air
from game.ui.placing.plan import plan
from game.ui.placing.sheet import paper
from game.ui.sayings import Deck, say, the_card
from game.ui.scenes.scene import Begin, Go, Screen, Sound, Stage
from game.ui.table.layout import Pose
from game.ui.table.surroundings import Person
from game.ui.widgets.form import Form, Part

LEAVE: Final = "leave"


class PositionScene(Screen):
    """Every card in a rack, to be put on the places of a table by dragging, by clicks or by keys.

    Asks to begin the ``setup`` at the position, or to go ``back``. ``people`` are those of the seats; ``placing`` is
    where the cards lie at first, else all are in the stock; ``chance`` deals what is left open.
    """

    def __init__(
        self,
        stage: Stage,
        setup: Setup,
        people: tuple[Person, ...],
        chance: Random,
        placing: Placing | None = None,
        deck: Deck = "italian",
    ) -> None:
        self._stage, self.setup, self._people, self._deck = stage, setup, people, deck
        self.desk = Desk(setup.rules, len(people), chance, placing)
        self._told = self._cannot = False
        self._motion, self._fingers = Motion(), Fingers()
        self.form = Form(self._parts, f"{CARD}0", LEAVE, "play")
        super().__init__()
        self.form.focus_on(f"{CARD}0", shown=False)
        self.resize(stage)

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self._motion.busy or self._fingers.leaning

    @property
    def lifted(self) -> Card | None:
        """The card that is held or waits for a place."""
        return self._fingers.card

    @property
    def picture(self) -> Picture:
        """What is seen, and where."""
        where = plan(self._stage.scale, len(self._people), len(self.desk.placing.piles))
        return Picture(self._stage, where, self._people, self.desk, self._fingers, self._motion, self._told)

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth; a card that was held goes back."""
        self._stage = stage
        self._motion.speed = 0.0 if stage.reduced_motion else stage.speed
        self._fingers.let_go()
        self._arrange(glide=False)

    def update(self, now: float) -> None:
        """Let cards glide, and the held one lean."""
        moving, seconds = self.moving, now - self._motion.now
        self._fingers.lean(seconds)
        self._motion.update(now)
        if moving:
            self.form.rebuild(self._stage)

    def items(self) -> list[Item]:
        """The cloth, the slates, the paper, the cards, the held one on top, and the hint line."""
        stage, card = self._stage, self._fingers.card
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height), *self.form.items(stage)]
        if self._fingers.dragging and card is not None:
            items.append(in_the_air(card, self._held(card)))
        warning = self._told or self._cannot
        return items + hint_line(stage.scale, stage.measure, self._hint(), self._keys(), warning)

    def handle(self, event: Input) -> None:
        """Take one input: what is about a card or a place first, unless a choice has unfolded."""
        if self.form.choosing or not self._taken(event):
            told = self.form.handle(event)
            if told is not None:
                self._done(*told.partition(":")[::2])
        self.form.rebuild(self._stage)

    def _parts(self) -> list[Part]:
        picture, words = self.picture, self._stage.words
        names = [person.short for person in self._people]
        swept = [sweeps_name(words, side, names) for side in range(len(self.desk.placing.piles))]
        head = picture.head(words.text("placing.title"), game_name(words, self.setup.game), LEAVE)
        return [head, picture.places(), paper(self._stage, picture.where.paper, self.desk.placing, names, swept)]

    def _taken(self, event: Input) -> bool:
        """Whether an input was about a card or a place and nothing else."""
        match event:
            case Press(x, y, "left"):
                return self._press(x, y)
            case Press(button="right"):
                self._fingers.let_go()
            case Move(x, y):
                self._fingers.move(x, y, self._stage.scale.u)
                self._fingers.pointed = self.picture.card_at(x, y)
                return self._fingers.pressed
            case Release(x, y, "left") if self._fingers.pressed:
                self._release(x, y)
                return True
            case Focus(gained=False):
                self._fingers.let_go()
            case Key():
                return self._key(event)
        return False

    def _press(self, x: float, y: float) -> bool:
        """A card is taken, or the lifted one put down."""
        picture, lifted = self.picture, self._fingers.card
        card, place = picture.card_at(x, y), picture.place_at(x, y)
        if lifted is not None and place is not None and card != lifted and (card is None or place != STOCK):
            self._put(lifted, place)
        elif card is not None:
            self._fingers.press(card, self._motion.pose(card), x, y)
            self.form.focus_on(f"{CARD}{card}", shown=False)
            self._commands.append(Sound("lift"))
        return card is not None or place is not None

    def _release(self, x: float, y: float) -> None:
        """A drag ends over a place or goes back; a click leaves the card lifted, a second one lays it down again."""
        card = self._fingers.card
        if card is None or not self._fingers.dragging:
            self._fingers.click()
            return
        held = self._held(card)
        self._put(card, self.picture.place_at(x, y) or self.desk.placing.place_of(card), {card: held})

    def _held(self, card: Card) -> Pose:
        return self._fingers.held(self._motion.pose(card))

    def _key(self, event: Key) -> bool:
        """Whether a key was one of this screen's own."""
        card = self._meant()
        places = {digit: place for place, digit in digits(self.desk.placing.places).items()}
        if event.name == "escape" and self._fingers.card is not None:
            self._fingers.let_go()
        elif event.name in ("delete", "backspace", *places) and card is not None:
            self._put(card, places.get(event.name, STOCK))
        elif event.name == "u" or (event.name == "z" and event.ctrl):
            self._done("undo", "")
        else:
            return event.name == "enter" and self._fingers.card is not None and not self.form.by_keyboard
        return True

    def _meant(self) -> Card | None:
        """The card that a key is about: the lifted one, the one with the focus, else the one under the pointer."""
        focus = self.form.focus or ""
        if self._fingers.card is not None:
            return self._fingers.card
        if self.form.by_keyboard:
            return int(focus.removeprefix(CARD)) if focus.startswith(CARD) else None
        return self._fingers.pointed

    def _done(self, key: str, value: str) -> None:
        places = self.desk.placing.places
        if key.startswith(CARD):
            self._chosen(int(key.removeprefix(CARD)))
        elif key in places:
            if self._fingers.card is not None:
                self._put(self._fingers.card, key)
        elif value:
            self._change(lambda: self.desk.set(key, int(value)))
        else:
            self._commands.append(Sound("button"))
            self._ways[key](self)

    def _chosen(self, card: Card) -> None:
        """Enter on a card: it is lifted, or shows where the lifted one goes."""
        lifted, place = self._fingers.card, self.desk.placing.place_of(card)
        if lifted is not None and lifted != card and place != STOCK:
            self._put(lifted, place)
        else:
            self._fingers.lift(card)
            self._commands.append(Sound("lift"))

    def _put(self, card: Card, place: str, held: dict[Card, Pose] | None = None) -> None:
        """Put a card somewhere; by keyboard from the rack, the next card there gets the focus."""
        before = self.desk.placing.place_of(card)
        self._fingers.let_go()
        if place == before:
            self._arrange(held)
            return
        self._commands.append(Sound("lay"))
        self._change(lambda: self.desk.put(card, place), held)
        rest = self.desk.placing.stock
        if before == STOCK and self.form.by_keyboard and rest:
            self.form.focus_on(f"{CARD}{next((other for other in rest if other > card), rest[0])}")

    def _change(self, change: Callable[[], object], held: dict[Card, Pose] | None = None) -> None:
        change()
        self._told = self._cannot = False
        self._arrange(held)

    def _arrange(self, held: dict[Card, Pose] | None = None, glide: bool = True) -> None:
        """Bring every card where it belongs."""
        self._motion.send(self.picture.rests(), held or {}, glide)
        self.form.rebuild(self._stage)

    def _play(self) -> None:
        self._told = self.desk.wrong is not None
        if self._told:
            self._commands.append(Sound("refuse"))
            return
        self._commands.append(Begin(replace(self.setup, first_dealer=self.desk.placing.dealer), self.desk.begun))

    def _deal_rest(self) -> None:
        self._change(lambda: None)
        self._cannot = not self.desk.rest()
        if self._cannot:
            self._commands.append(Sound("refuse"))
        self._arrange()

    def _leave(self) -> None:
        self._commands.append(Go("back"))

    _ways: dict[str, Callable[["PositionScene"], None]] = {
        LEAVE: _leave,
        "undo": lambda self: self._change(self.desk.undo),
        "clear": lambda self: self._change(self.desk.clear),
        "random": lambda self: self._change(self.desk.random),
        "rest": _deal_rest,
        "play": _play,
    }

    def _hint(self) -> str:
        words, card, wrong, lacking = self._stage.words, self._fingers.card, self.desk.wrong, self._lacking()
        if card is not None:
            return say(words, "placing.hint.lifted", card=the_card(words, card, self._deck))
        if self._cannot and not lacking:
            return words.text("placing.wrong.rest")
        if self.desk.bare and not self._told and not self._cannot:
            return words.text("placing.hint")
        if lacking:
            return words.plural("placing.wrong.lacking", lacking)
        if wrong is None:
            return words.text("placing.hint.ready")
        return trouble(words, wrong, [person.short for person in self._people])

    def _lacking(self) -> int | None:
        """How many more cards must lie on the table or in the piles, None if something else is wrong, or nothing."""
        wrong = self.desk.wrong
        if self._cannot or (wrong is not None and wrong.key.endswith("stock")):
            return self.desk.placing.lacking(self.desk.rules, open_only=not self._cannot)
        return None

    def _keys(self) -> Keys:
        names = ("put", "back") if self._fingers.card is not None else ("put", "undo", "leave")
        return named_keys(self._stage.words, *names)
