"""The course of a match as a curve: by how much one side leads, decision by decision."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.review import Decision
from game.engine.scoring import count
from game.engine.state import Phase, State
from game.ui.draw import Item, Label, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, disc, line, merged, polygon, polyline
from game.ui.theme import BRASS, BRASS_LO, INK, INK2, PAPER, RULE, TERRA, ULTRA
from game.ui.widgets.controls import Look, ring


def standing(state: State) -> tuple[int, ...]:
    """The points each side has for certain: the counted deals, and of this one sweeps, declarations, opening table."""
    if state.phase is not Phase.PLAY:
        return state.scores
    empty = ((),) * len(state.piles)
    counted = count(state.rules, empty, [len(s) for s in state.sweeps], state.declared_points, state.opening)
    return tuple(score + points.total for score, points in zip(state.scores, counted, strict=True))


def lead(state: State, side: int) -> int:
    """By how many points a side is ahead of the best other one."""
    points = standing(state)
    return points[side] - max(other for place, other in enumerate(points) if place != side)


@dataclass(frozen=True, slots=True)
class LeadCurve:
    """The curve as something to press and to pull along; what is told is the place of a decision.

    ``leads`` is the lead after each decision, ``deals`` the place of each deal's first decision with a long and a short
    name, ``costly`` the places of mistakes, ``chosen`` the decision that is looked at.
    """

    key: str
    rect: Rect
    leads: Sequence[int]
    deals: Sequence[tuple[int, str, str]]
    costly: Sequence[int]
    chosen: int
    enabled: bool = True

    slides = True

    def pressed_at(self, x: float, y: float) -> str:
        """The decision at this place."""
        last = len(self.leads) - 1
        share = (x - self.rect.x) / self.rect.w
        return f"{self.key}:{min(last, max(0, round(share * last)))}"

    def step(self, by: int) -> str | None:
        """The neighbour."""
        return f"{self.key}:{min(len(self.leads) - 1, max(0, self.chosen + by))}"

    def entered(self) -> str | None:
        """Enter changes nothing here."""
        return None

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """Grid, curve, deals, mistakes, and where one is."""
        u, plot = stage.scale.u, self.rect
        low, high = min(0, *self.leads), max(0, *self.leads)
        if low == high:
            high += 1
        ys = {level: plot.bottom - plot.h * (level - low) / (high - low) for level in range(low, high + 1)}
        items = self._grid(stage, ys, (low, 0, high))
        points = tuple((self._x(place), ys[one]) for place, one in enumerate(self.leads))
        if len(points) > 1:
            ground = ((points[0][0], ys[0]), *points, (points[-1][0], ys[0]))
            items.append(merged([polygon(ground, BRASS.fade(0.26)), polyline(points, INK, 2.2 * u)]))
        items += [disc(*points[place], 5 * u, TERRA, 1.25 * u, PAPER) for place in self.costly]
        x, y = points[self.chosen]
        items.append(box(Rect(x - u, plot.y - 4 * u, max(2.0, 2 * u), plot.h + 8 * u), 0, ULTRA))
        items.append(disc(x, y, 6.5 * u, ULTRA, 1.25 * u, PAPER))
        return [*items, ring(plot.grow(4 * u), u)] if look.focused else items

    def _x(self, place: float) -> float:
        return self.rect.x + self.rect.w * place / max(1, len(self.leads) - 1)

    def _grid(self, stage: Stage, ys: dict[int, float], levels: tuple[int, int, int]) -> list[Item]:
        u, px, plot = stage.scale.u, stage.scale.px(14), self.rect
        items: list[Item] = []
        shown: list[float] = []
        for level in sorted(set(levels), key=abs):
            y = ys[level]
            items.append(line(plot.x, y, plot.right, y, RULE, u))
            if all(abs(y - other) >= 1.05 * px for other in shown):
                text = f"{level:+d}".replace("-", "−") if level else "0"
                items.append(Label(plot.x - 10 * u, y, text, px, INK2, anchor="right"))
                shown.append(y)
        starts = [place for place, *_ in self.deals] + [len(self.leads) - 1]
        for (place, *names), following in zip(self.deals, starts[1:], strict=True):
            left, right = self._x(place - 0.5 if place else 0), self._x(following)
            if place:
                items.append(line(left, plot.y, left, plot.bottom, BRASS_LO, u))
            room = right - left - 8 * u
            text = next((one for one in names if stage.measure.width(one, px) <= room), "")
            if text:
                items.append(Label((left + right) / 2, plot.bottom + px, text, px, INK, anchor="centre"))
        return items


def leads(decisions: Sequence[Decision], side: int) -> tuple[int, ...]:
    """The lead of a side after each decision."""
    return tuple(lead(one.after, side) for one in decisions)
