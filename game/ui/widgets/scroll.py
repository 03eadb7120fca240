"""A window onto something that is larger than the place there is for it."""

from collections.abc import Iterable

from game.ui.draw import Colour, Fill, Item, Rect, Vector
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.shapes import box, snap
from game.ui.theme import BRASS, NIGHT, PAPER, TRACK

NOTCH = 64
"""A notch of the wheel, in logical pixels."""

DRAG_START = 8
BAR = 6
FADE = 26


class ScrollArea:
    """The part of a long thing that can be seen, and how far it has been scrolled.

    It runs downwards, or sideways if it lies ``across``, on paper or ``on_cloth``. Sizes are pixels, ``unit`` is one
    logical pixel. It is scrolled by the wheel over it, by dragging it or its bar, by PageUp, PageDown, Home and End,
    and by ``reveal``.
    """

    def __init__(self, across: bool = False, on_cloth: bool = False) -> None:
        self.across, self.on_cloth = across, on_cloth
        self.view = Rect(0, 0, 0, 0)
        self.length = 0.0
        self.offset = 0.0
        self._unit = 1.0
        self._rows: tuple[tuple[float, float], ...] = ()
        self._pressed: tuple[float, float] | None = None
        self._grip: float | None = None
        self.dragging = False

    def fit(self, view: Rect, length: float, unit: float) -> None:
        """Show something so long in this place."""
        self.view, self.length, self._unit = view, length, unit
        self.to(self.offset)

    def keep_whole(self, rows: Iterable[tuple[float, float]]) -> None:
        """Show none of these in part at the lower edge; each is the top and the bottom of a thing where it is now."""
        self._rows = tuple(rows)

    def to(self, offset: float) -> None:
        """Scroll to a place, as far as there is something to be seen."""
        self.offset = min(max(0.0, offset), self._most)

    def reveal(self, rect: Rect) -> None:
        """Scroll as little as possible until something can be seen whole, given where it is now on the screen."""
        margin = 12 * self._unit
        before = self._along(rect.x, rect.y) - margin - self._start
        after = self._along(rect.right, rect.bottom) + margin - self._start - self._room
        if before < 0:
            self.to(self.offset + before)
        elif after > 0:
            self.to(self.offset + min(after, before))

    def handle(self, event: Input) -> bool:
        """Whether the input moved what is seen, or was meant to."""
        match event:
            case Wheel(notches, x, y) if self.view.contains(x, y):
                self.to(self.offset - notches * NOTCH * self._unit)
                return True
            case Press(x, y, "left"):
                return self._press(x, y)
            case Move(x, y):
                return self._move(self._along(x, y))
            case Release() | Focus(gained=False):
                used, self.dragging = self.dragging, False
                self._pressed = self._grip = None
                return used
        return False

    def page(self, event: Key) -> bool:
        """Scroll by a key: a page, or to one of the ends."""
        page = 0.85 * self._room
        ways = {"pageup": self.offset - page, "pagedown": self.offset + page, "home": 0.0, "end": self._most}
        if event.name in ways:
            self.to(ways[event.name])
        return event.name in ways

    def items(self) -> list[Item]:
        """The bar, if there is anything to scroll."""
        if not self._most:
            return []
        rail, knob = self._bar
        track = NIGHT.fade(0.55) if self.on_cloth else TRACK
        bar: list[Item] = [box(rail, BAR * self._unit / 2, track), box(knob, BAR * self._unit / 2, BRASS)]
        return bar if self.on_cloth else [*self._fading(), *bar]

    def _fading(self) -> list[Item]:
        """Paper over the edges beyond which it goes on, so that no line of text looks cut."""
        view, high = self.view, FADE * self._unit
        wide = view.w - 2 * BAR * self._unit
        shown: list[Item] = [fading(Rect(view.x, view.y, wide, high), PAPER, True)] if self.offset > 1 else []
        if self.offset < self._most - 1:
            end = self._whole_until
            foot = Rect(view.x, end, wide, view.bottom - end)
            shown.append(Fill(foot, PAPER) if self._rows else fading(foot, PAPER, False))
        return shown

    @property
    def _whole_until(self) -> float:
        """How far down everything is seen whole; where rows are not known, how far all is clear."""
        if not self._rows:
            return self.view.bottom - FADE * self._unit
        end = self.view.bottom
        for top, bottom in sorted(self._rows, key=lambda row: -row[1]):
            if self.view.y < top < end < bottom:
                end = top
        return end

    def _press(self, x: float, y: float) -> bool:
        if self._most and not self.across:
            rail, knob = self._bar
            if rail.grow(6 * self._unit).contains(x, y):
                inside = knob.y <= y < knob.bottom
                self._grip = y - knob.y if inside else knob.h / 2
                self.dragging = True
                return self._pull(y)
        self._pressed = (self._along(x, y), self.offset) if self.view.contains(x, y) else None
        return False

    def _move(self, along: float) -> bool:
        if self._grip is not None:
            return self._pull(along)
        if self._pressed is None or not self._most:
            return False
        start, offset = self._pressed
        if abs(along - start) > DRAG_START * self._unit:
            self.dragging = True
        if self.dragging:
            self.to(offset - along + start)
        return self.dragging

    def _pull(self, y: float) -> bool:
        rail, knob = self._bar
        way = rail.h - knob.h
        if way > 0 and self._grip is not None:
            self.to((y - self._grip - rail.y) / way * self._most)
        return True

    def _along(self, x: float, y: float) -> float:
        return x if self.across else y

    @property
    def _start(self) -> float:
        return self._along(self.view.x, self.view.y)

    @property
    def _room(self) -> float:
        return self._along(self.view.w, self.view.h)

    @property
    def _most(self) -> float:
        hidden = self.length - self._room
        return hidden if hidden >= 1 else 0.0

    @property
    def _bar(self) -> tuple[Rect, Rect]:
        """The rail and the knob on it: at the right edge, or along the foot of what lies across."""
        view, width = self.view, BAR * self._unit
        share, at = min(1.0, self._room / max(1.0, self.length)), self.offset / max(1.0, self.length)
        if self.across:
            rail = Rect(view.x + 16 * self._unit, view.bottom - width, view.w - 32 * self._unit, width)
            return rail, Rect(rail.x + at * rail.w, rail.y, share * rail.w, width)
        rail = Rect(view.right - width, view.y, width, view.h)
        return rail, Rect(rail.x, rail.y + at * rail.h, width, share * rail.h)


def fading(rect: Rect, colour: Colour, upwards: bool) -> Vector:
    """A strip of one colour that is full at its upper or lower edge and gone at the other."""
    area = snap(rect)
    tone = f"#{colour.red:02X}{colour.green:02X}{colour.blue:02X}"
    alphas = (1, 0) if upwards else (0, 1)
    ends = "".join(f'<stop offset="{i}" stop-color="{tone}" stop-opacity="{a}"/>' for i, a in enumerate(alphas))
    way = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{area.h}"'
    light = f'<defs><linearGradient id="fading" {way}>{ends}</linearGradient></defs>'
    return Vector(area, f'{light}<rect width="{area.w}" height="{area.h}" fill="url(#fading)"/>')
