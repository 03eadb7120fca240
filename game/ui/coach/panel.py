"""The coach at the table: what he says, the best plays, the cards still out, and the buttons of practice."""

from dataclasses import dataclass
from typing import Final, Literal

from game.engine.actions import Play
from game.engine.cards import Card
from game.ui.coach.counter import Counter
from game.ui.coach.pages import HELPS, Content, advice, cards, helps
from game.ui.coach.place import CoachPlace
from game.ui.coach.speech import CoachState, Speech, speech
from game.ui.draw import Clip, Item, Medal, Rect
from game.ui.furniture import panel
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.sayings import Deck
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, polyline
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, INK, INK2
from game.ui.widgets.buttons import Button, shared
from game.ui.widgets.controls import Control, Controls, target
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.values import Segments

Wish = Literal["undo", "redo", "ask", "arrange", "open", "close", "used"]
Page = Literal["advice", "cards", "helps"]

FACE: Final = "Cb"
PAGES: Final[tuple[Page, Page]] = ("advice", "cards")
SIDE, HEAD, FOOT, BUTTON, PAGE, GAP, BAR_ROOM = 24, 84, 70, 40, 36, 8, 14


@dataclass(frozen=True, slots=True)
class HelpSwitched:
    """A help was switched on or off; ``field`` is its name among the helps."""

    field: str
    on: bool


class CoachPanel:
    """The coach. It takes the keyboard only while it has the focus, which ``focus`` gives it and Esc takes away."""

    def __init__(self, stage: Stage, place: CoachPlace, state: CoachState, deck: Deck = "italian") -> None:
        self.opened = True
        self._page: Page = "advice"
        self._card: Card | None = None
        self._pointer = (-1.0, -1.0)
        self._focused = False
        self._controls = Controls()
        self._scroll = ScrollArea()
        self._state, self._deck = state, deck
        self.resize(stage, place)

    @property
    def focused(self) -> bool:
        """Whether keys go to the coach."""
        return self._focused and self.opened

    @property
    def pointed(self) -> Play | None:
        """The play whose row is pointed at or has the keyboard's focus."""
        if not self.opened:
            return None
        for i, row in enumerate(self._speech.rows):
            control = next((one for one in self._fixed if one.key == f"play{i}"), None)
            under = control is not None and control.rect.contains(*self._pointer)
            if under or (self.focused and self._controls.focus == f"play{i}"):
                return row.play
        return None

    def resize(self, stage: Stage, place: CoachPlace) -> None:
        """Go on in another window, language or place."""
        self._stage, self._place = stage, place
        self._renew()

    def show(self, state: CoachState, deck: Deck | None = None) -> None:
        """Go on with what is known now; nothing is worked out again where nothing is new."""
        deck = deck or self._deck
        if state == self._state and deck == self._deck:
            return
        if state.view is not self._state.view:
            self._card = None
        self._state, self._deck = state, deck
        self._renew()

    def _renew(self) -> None:
        self._speech: Speech = speech(self._stage.words, self._state, self._deck)
        self._arrange()

    def focus(self) -> None:
        """Let the keyboard lead through the coach's controls."""
        self._focused = True
        self._controls.handle(Key("tab"))

    def leave(self) -> None:
        """Give the keyboard back to the table."""
        self._focused, self._controls.focus, self._controls.ring = False, None, False

    def handle(self, event: Input) -> Wish | HelpSwitched | None:
        """What the player wants; ``used`` if the input was the coach's alone, None if it belongs to the table."""
        match event:
            case Key() if self.focused:
                return self._key(event)
            case Press(x, y, "left") if target(self._place.tab).contains(x, y):
                return "close" if self.opened else "open"
            case Press(x, y) | Wheel(_, x, y) if self.opened and self._place.rect.contains(x, y):
                return self._take(event) or "used"
            case Move(x, y) if self.opened:
                return self._move(event, self._place.rect.contains(x, y))
            case Release() | Focus() if self.opened:
                return self._take(event)
        return None

    def items(self) -> list[Item]:
        """The brass tab, and the paper with all that stands on it."""
        if not self.opened:
            return self._tab()
        place, body = self._place, self._body
        items = [*self._tab(), *panel(place.rect, place.unit), *self._head()]
        inside = self._content.items
        if self._scroll.length > body.h:
            items += [Clip(body, tuple(inside)), *self._scroll.items()]
        else:
            items += inside
        return items + self._controls.items(self._stage)

    def _key(self, event: Key) -> Wish | HelpSwitched | None:
        """What a key does on the paper; letters mean there what they mean at the table."""
        if len(event.name) == 1 and event.name.isalpha():
            return None
        if event.name == "escape":
            self.leave()
            return "used"
        if self._scroll.page(event):
            self._arrange()
            return "used"
        return self._done(self._controls.handle(event)) or "used"

    def _move(self, event: Move, inside: bool) -> Wish | HelpSwitched | None:
        self._pointer = (event.x, event.y)
        counter = next((one for one in self._fixed if isinstance(one, Counter)), None)
        card = counter.at(event.x, event.y) if counter is not None else None
        if card != self._card and not self.focused:
            self._card = card
            self._arrange()
        done = self._take(event)
        return done or ("used" if inside else None)

    def _take(self, event: Input) -> Wish | HelpSwitched | None:
        if self._scroll.handle(event):
            self._arrange()
            return "used"
        return self._done(self._controls.handle(event))

    def _done(self, told: str | None) -> Wish | HelpSwitched | None:
        """What a control says: a wish, or something that only concerns the paper itself."""
        match told:
            case None:
                return None
            case "undo" | "redo" | "ask" | "arrange":
                return told
            case "helps":
                self._page = "advice" if self._page == "helps" else "helps"
        name, _, value = told.partition(":")
        if name in HELPS:
            return HelpSwitched(name, value == "1")
        if name == "page":
            self._page = PAGES[int(value)]
        elif name == "counter":
            self._card = int(value)
        self._arrange()
        return "used"

    @property
    def _inner(self) -> Rect:
        rect, side = self._place.rect, (20 if self._place.kind == "drawer" else SIDE) * self._place.unit
        return Rect(rect.x + side, rect.y, rect.w - 2 * side, rect.h)

    @property
    def _pages(self) -> Rect | None:
        """Where the choice between the two pages stands, if there are two."""
        place, inner, unit = self._place, self._inner, self._place.unit
        if not place.narrow:
            return None
        high = PAGE * unit
        if place.kind == "drawer":
            return Rect(inner.x, inner.y + 22 * unit, inner.w, high)
        if place.kind == "sheet":
            return Rect(inner.x + 0.55 * inner.w, inner.y + 26 * unit, 0.45 * inner.w, high)
        return Rect(inner.x, inner.y + HEAD * unit, inner.w, high)

    @property
    def _body(self) -> Rect:
        """Where advice and cards stand, between the coach's name and the buttons."""
        inner, unit, pages = self._inner, self._place.unit, self._pages
        top = inner.y + (HEAD if self._place.kind != "drawer" else 124) * unit
        if pages is not None and self._place.kind == "panel":
            top = pages.bottom + 12 * unit
        return Rect(inner.x, top, inner.w, inner.bottom - FOOT * unit - top)

    def _arrange(self) -> None:
        """Put everything where it is now."""
        body, unit = self._body, self._place.unit
        area = body._replace(y=body.y - self._scroll.offset)
        self._content = self._page_content(area)
        long = self._content.bottom - area.y > body.h
        if long:
            area = area._replace(w=area.w - BAR_ROOM * unit)
            self._content = self._page_content(area)
        self._scroll.fit(body, self._content.bottom - area.y, unit)
        if self._scroll.offset != body.y - area.y:
            self._content = self._page_content(area._replace(y=body.y - self._scroll.offset))
        inside = self._content.controls
        self._fixed: list[Control] = [*inside, *self._buttons()]
        windows = {control.key: body for control in inside} if long else {}
        self._controls.set(self._fixed, windows)

    def _page_content(self, area: Rect) -> Content:
        stage, place, state = self._stage, self._place, self._state
        if self._page == "helps":
            return helps(stage, place, state.helps, area)
        if place.narrow and self._page == "cards":
            return cards(stage, place, state.view, self._deck, self._card, area, False)
        if place.narrow:
            return advice(stage, place, self._speech, area, self._body.bottom)
        whole = self._advice_and_cards(area)
        # Beside a long sentence there is room for two plays.
        return whole if whole.bottom - area.y <= self._body.h else self._advice_and_cards(area, area.y)

    def _advice_and_cards(self, area: Rect, foot: float | None = None) -> Content:
        stage, place = self._stage, self._place
        content = advice(stage, place, self._speech, area, foot)
        below = area._replace(y=content.bottom + 4 * place.unit)
        content.add(cards(stage, place, self._state.view, self._deck, self._card, below, True))
        return content

    def _buttons(self) -> list[Control]:
        """The choice of pages and the buttons at the foot."""
        place, inner, words = self._place, self._inner, self._stage.words
        unit, pages = place.unit, self._pages
        made: list[Control] = []
        if pages is not None:
            texts = tuple(words.text(f"coach.page.{page}") for page in PAGES)
            chosen = PAGES.index(self._page) if self._page in PAGES else -1
            made.append(Segments("page", pages, texts, chosen, size=16 * place.larger))
        able = {"undo": self._state.can_undo, "redo": self._state.can_redo, "helps": True}
        says = {key: "back" if key == "helps" == self._page else key for key in able}
        names = [words.text(f"coach.panel.{says[key]}") for key in able]
        size, left = 17 * place.larger, inner.x
        wide = shared(self._stage, names, inner.w - (len(names) - 1) * GAP * unit, size)
        for key, text, width in zip(able, names, wide, strict=True):
            rect = Rect(left, inner.bottom - 62 * unit, width, BUTTON * unit)
            made.append(Button(key, rect, able[key], text=text, size=size))
            left += width + GAP * unit
        return made

    def _head(self) -> list[Item]:
        """The portrait and the name, and under it how much help is given."""
        stage, place, inner, unit = self._stage, self._place, self._inner, self._place.unit
        drawer = place.kind == "drawer"
        y, radius = inner.y + (94 if drawer else 46) * unit, (19 if drawer else 22) * unit
        left = inner.x + 2 * radius + 16 * unit
        pages = self._pages
        right = pages.x - 16 * unit if pages is not None and place.kind == "sheet" else inner.right
        size, small = place.px(stage.scale, 22), place.px(stage.scale, 15)
        title = stage.words.text("coach.panel.says")
        upper = y if drawer else y - 0.42 * size
        items: list[Item] = [Medal(FACE, inner.x + radius, y, radius)]
        items.append(fitted(stage.measure, left, upper, title, right - left, size, INK, "serif", "semibold"))
        if not drawer:
            lower = upper + 0.58 * size + 0.75 * small
            items.append(fitted(stage.measure, left, lower, self._on(), right - left, small, INK2))
        return items

    def _on(self) -> str:
        chosen = self._state.helps
        count = sum(getattr(chosen, name) for name in HELPS)
        if count == len(HELPS):
            return self._stage.words.text("coach.panel.all_helps")
        return (
            self._stage.words.plural("coach.panel.some_helps", count)
            if count
            else self._stage.words.text("coach.panel.no_helps")
        )

    def _tab(self) -> list[Item]:
        """The brass tab with an arrow that says where the paper will go."""
        tab, unit = self._place.tab, self._place.unit
        hovered = tab.contains(*self._pointer)
        x, y = tab.centre
        reach = 4.5 * unit if self.opened else -4.5 * unit
        if self._place.kind == "sheet":
            way = ((x - 1.5 * reach, y - 0.7 * reach), (x, y + 0.7 * reach), (x + 1.5 * reach, y - 0.7 * reach))
        else:
            way = ((x - 0.6 * reach, y - 1.3 * reach), (x + 0.6 * reach, y), (x - 0.6 * reach, y + 1.3 * reach))
        face = box(tab, 6 * unit, BRASS_HI if hovered else BRASS, 1.25 * unit, INK)
        return [face, polyline(way, INK, 2.4 * unit)]
