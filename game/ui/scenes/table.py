"""The card table: what presses, moves and keys do there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.engine.actions import Declare
from game.ui.draw import Item
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.overlays.chooser import Chooser
from game.ui.overlays.curtain import Curtain
from game.ui.overlays.cut import CutPack
from game.ui.overlays.declare import DeclareOffer
from game.ui.scenes.scene import Change, Command, Cut, Go, Sound, Submit
from game.ui.table.grip import Wish
from game.ui.table.listed import ListedTable
from game.ui.table.surroundings import icon_names, pile_rects
from game.ui.table.tableau import tableau

REFUSAL_STAYS = 5.0
"""Seconds that the hint line says why something cannot be done."""

FOR_PRACTICE = ("h", "u", "y", "o", "c")
"""Keys that mean something only with a coach at the table."""


class TableScene(ListedTable):
    """One match on screen, played with mouse, finger, keyboard or controller."""

    def take_commands(self) -> list[Command]:
        """What the table wants done, once."""
        commands, self._commands = self._commands, []
        return commands

    def ask_cut(self, dealer: str, seal: str) -> None:
        """Lay the pack before the viewer to be cut; ``seal`` is the commitment to it."""
        self.popup = CutPack(self.stage, dealer, seal)

    def draw_curtain(self, name: str) -> None:
        """Ask whether the person of this name is there; the viewer's hand is covered until he is."""
        self.popup = Curtain(self.stage, name)

    def items(self) -> list[Item]:
        """Everything to be seen."""
        return tableau(self)

    def handle(self, event: Input) -> None:
        """Take one input; whatever moves is where it ends before a press or key is looked at."""
        if self.popup is not None and isinstance(event, Press | Move | Release | Wheel | Key):
            self._ask(event)
            return
        if self.listing is not None and self._for_list(self.listing, event):
            return
        handler = self._handlers.get(type(event))
        if handler is not None:
            handler(self, event)
            self._aim_zone()

    def _press(self, event: Press) -> None:
        self.refusal = None
        hurried = self.hands.busy
        if hurried:
            self.finish()
        button = self._icon_at(event.x, event.y)
        if button is not None and event.button == "left":
            self._commands.append(Sound("button"))
            if button == "plays":
                self._turn_list()
            else:
                self._commands.append(Go(button))
            return
        if hurried and self.grip.over_hand(event.x, event.y) is None:
            # A click that ends a show means nothing else; only a card may be taken up by it.
            return
        self._do(self.grip.press(event.x, event.y, event.button))
        if self.grip.drag is None and event.button != "left":
            self.glide()

    def _move(self, event: Move) -> None:
        if self.hands.busy and self.grip.drag is None:
            return
        self.grip.move(event.x, event.y, self.layout)
        self.around = replace(self.around, hovered=self._icon_at(event.x, event.y))
        sides = [
            side for side, rect in enumerate(pile_rects(self.layout, self.view)) if rect.contains(event.x, event.y)
        ]
        self.peeked = sides[0] if sides and self.grip.drag is None else None

    def _release(self, event: Release) -> None:
        if event.button == "left" and self.grip.drag is not None:
            self._drop()
            self._do(self.grip.release(event.x, event.y, event.at, self.layout))

    def _wheel(self, event: Wheel) -> None:
        if self.grip.card is not None:
            self.grip.step(-1 if event.notches > 0 else 1)

    def _focus(self, event: Focus) -> None:
        if not event.gained:
            self._put_back()

    def _do(self, wish: Wish) -> None:
        """Make a wish of the player's hand come true, or say why not."""
        if wish.lifted is not None:
            self._commands.append(Sound("lift"))
        if wish.play is not None:
            self._drop()
            self.grip.let_go()
            self._commands.append(Submit(wish.play))
        elif wish.ask is not None:
            choice = self.grip.choices[wish.ask]
            self.grip.drag = None
            self.grip.picked = wish.ask
            self.asked = wish.ask
            options = tuple(play.taken for play in choice.plays)
            self.popup = Chooser(self.stage, self.view, wish.ask, options, self.deck)
            self.glide()
        elif wish.refused is not None:
            self.refusal = (wish.refused, self.now + REFUSAL_STAYS)
            self._commands.append(Sound("refuse"))
            self.glide()
        elif wish.order is not None:
            self.sorting = "own"
            self._reorder(wish.order)
        elif self.grip.drag is None and not self.hands.busy:
            self.glide()

    def _ask(self, event: Input) -> None:
        """A popup is open: everything goes to it."""
        popup = self.popup
        match popup:
            case Chooser():
                answer = popup.handle(event)
                if answer is not None:
                    self._chosen(answer)
            case DeclareOffer():
                declared = popup.handle(event)
                if declared is not None:
                    self.popup, self.kept_hidden = None, self.view.hand
                if isinstance(declared, Declare):
                    self._commands.append(Submit(declared))
            case CutPack():
                self._cut(popup.handle(event))
            case Curtain():
                told = popup.handle(event)
                if told is not None:
                    self._commands.append(Go(told))

    def _cut(self, answer: int | str | None) -> None:
        """The pack was cut, or is to be cut for the viewer, now or always."""
        if answer is None:
            return
        self.popup = None
        self._commands += [Sound("lay"), Cut(answer if isinstance(answer, int) else None)]
        if answer == "always":
            self._commands.append(Change("cut", "auto"))

    def _chosen(self, answer: int | str) -> None:
        """The chooser was answered."""
        card, self.popup, self.asked = self.asked, None, None
        if isinstance(answer, int) and card is not None:
            self._commands.append(Submit(self.grip.choices[card].plays[answer]))
        self.grip.let_go()
        self.glide()

    def _icon_at(self, x: float, y: float) -> str | None:
        names = icon_names(self.layout, self.around.muted)
        grown = 4 * self.stage.scale.u
        for rect, (key, _) in zip(self.layout.icons, names, strict=True):
            if rect.grow(grown).contains(x, y):
                return key
        return None

    def _key(self, event: Key) -> None:
        self.refusal, self.told_off = None, 0.0
        if self.hands.busy:
            self.finish()
            if event.name in ("enter", "space", "escape"):
                return
        if event.name.isdigit() and event.name != "0":
            self.grip.number(int(event.name) - 1)
            return
        act = self._keys.get(event.name)
        if act is not None:
            act(self, event)
        elif event.name in FOR_PRACTICE:
            self.told_off = self.now + REFUSAL_STAYS

    def _escape(self, event: Key) -> None:
        if self.grip.meant:
            self._put_back()
        elif self.peeked is not None:
            self.peeked = None
        else:
            self._commands.append(Go("menu"))

    def _decide(self) -> None:
        """Play what is held, picked or has the focus, else take the focus: what the pointer rests on is not meant."""
        if self.grip.meant:
            self._do(self.grip.decide())
        elif self.grip.hover is not None:
            self.grip.focus = self.grip.hover
        else:
            self.grip.turn_focus(1)

    def _tab(self, event: Key) -> None:
        choice = self.grip.choice
        if choice is not None and len(choice.plays) > 1:
            self.grip.step(-1 if event.shift else 1)
        else:
            self.grip.turn_focus(-1 if event.shift else 1)

    def _up_down(self, event: Key) -> None:
        if self.grip.choice is None:
            self.grip.turn_focus(1)
        else:
            self.grip.step(-1 if event.name == "up" else 1)

    def _peek(self, event: Key) -> None:
        seen = -1 if self.peeked is None else self.peeked
        later = (side for side, pile in enumerate(self.view.piles) if pile and side > seen)
        self.peeked = next(later, None)

    def _sort(self, event: Key) -> None:
        self.sort("suit" if self.sorting == "rank" else "rank")

    _keys: dict[str, Callable[["TableScene", Key], None]] = {
        "left": lambda self, event: self.grip.turn_focus(-1),
        "right": lambda self, event: self.grip.turn_focus(1),
        "up": _up_down,
        "down": _up_down,
        "tab": _tab,
        "enter": lambda self, event: self._decide(),
        "space": lambda self, event: self._decide(),
        "escape": _escape,
        "r": lambda self, event: self.replay(),
        "l": lambda self, event: self._open_list(),
        "p": _peek,
        "s": _sort,
        "d": lambda self, event: self.offer(again=True),
        "m": lambda self, event: self._commands.append(Go("mute")),
    }

    _handlers: dict[type[Any], Callable[["TableScene", Any], None]] = {
        Press: _press,
        Move: _move,
        Release: _release,
        Wheel: _wheel,
        Key: _key,
        Focus: _focus,
    }
