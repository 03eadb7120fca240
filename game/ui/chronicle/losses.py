"""Where the points went: what a player's mistakes had in common, what each kind cost, and the lesson against it."""

from dataclasses import dataclass
from typing import Final

from game.ai.explain.patterns import PATTERNS
from game.match.history.statistics import Statistics
from game.match.i18n import Words
from game.match.lessons.catalogue import lesson_on
from game.ui.chronicle.figures import body, remark
from game.ui.coach.terms import unsigned
from game.ui.draw import Item, Label, Rect
from game.ui.sayings import Deck, capital, say, suit_name
from game.ui.scenes.scene import Stage
from game.ui.school.teaching import spoken
from game.ui.shapes import box, icon, merged
from game.ui.text import fitted, wrap
from game.ui.theme import BRASS_LO, INK, INK2, PAPER2, ROW_ON, TERRA
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring
from game.ui.widgets.form import Part

LESSON: Final = "lesson-"
"""How the keys of the rows begin that open a lesson; the kind of mistake follows."""

MOST: Final = 5
PITCH: Final = 27
AROUND: Final = 7
"""Rows and words reach a little further up and down than charts do."""

BAR: Final = 12


def lesson_against(kind: str) -> str | None:
    """The lesson about a kind of mistake, None if there is none."""
    return next((lesson for reason in PATTERNS[kind] if (lesson := lesson_on(reason)) is not None), None)


@dataclass(frozen=True, slots=True)
class LossRow(Pressable):
    """A kind of mistake with a bar for what it cost. One that can be pressed leads to a lesson."""

    name: str = ""
    figure: str = ""
    share: float = 0.0

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The name, the bar, the figure, and at the right the way to the lesson."""
        u, scale, rect, measure = stage.scale.u, stage.scale, self.rect, stage.measure
        y, px = rect.centre[1], scale.px(18)
        items: list[Item] = []
        if look.hovered:
            items.append(box(rect._replace(x=rect.x - 8 * u, w=rect.w + 16 * u), 8 * u, ROW_ON.fade(0.55)))
        right = rect.right - 22 * u
        if self.enabled:
            items.append(icon("next", rect.right - 6 * u, y, 13 * u, BRASS_LO))
        wide = measure.width("0.00", px, "serif", "bold")
        items.append(fitted(measure, right, y, self.figure, wide + 20 * u, px, INK, "serif", "bold", "right"))
        left = rect.x + 0.46 * (right - rect.x)
        track = Rect(left, y - BAR * u / 2, right - wide - 14 * u - left, BAR * u)
        part = track._replace(w=max(BAR * u, self.share * track.w))
        items.append(merged([box(track, 4 * u, PAPER2), box(part, 4 * u, TERRA)]))
        items.append(fitted(measure, rect.x, y, self.name, left - rect.x - 12 * u, scale.px(17), INK))
        around = Rect(rect.x - 3 * u, rect.y + 3 * u, rect.w + 6 * u, rect.h - 6 * u)
        return [*items, ring(around, u)] if look.focused else items


def name_of(words: Words, kind: str, deck: Deck) -> str:
    """What a kind of mistake is called."""
    return capital(suit_name(words, 0, deck)) if kind == "coins" else words.text(f"statistics.lost.{kind}")


def losses(stage: Stage, rect: Rect, found: Statistics, deck: Deck, meant: str | None) -> Part:
    """The kinds of mistakes that cost most, and a word about the one whose row is meant, else about the first."""
    words, scale, u = stage.words, stage.scale, stage.scale.u
    if not found.lost:
        key = "statistics.lost.nothing" if found.reviewed else "statistics.lost.none"
        return Part(remark(stage, rect, words.text(key)))
    inside, px = body(stage, rect), scale.px(16)
    area = inside._replace(y=inside.y - AROUND * u, h=inside.h + 2 * AROUND * u)
    pitch, high = max(PITCH * u, 1.5 * scale.px(17)), 1.3 * px
    seen = max(1, min(MOST, len(found.lost), int((area.h - 2 * high) / pitch)))
    shown = list(found.lost.items())[:seen]
    rows = [
        LossRow(
            f"{LESSON}{kind}",
            Rect(area.x, area.y + place * pitch, area.w, pitch),
            lesson_against(kind) is not None,
            name=name_of(words, kind, deck),
            figure=unsigned(words, points),
            share=points / shown[0][1],
        )
        for place, (kind, points) in enumerate(shown)
    ]
    told = next((kind for kind, _ in shown if meant == f"{LESSON}{kind}"), shown[0][0])
    lines = wrap(stage.measure, advice(words, told, deck), area.w, px)[:2]
    first = rows[-1].rect.bottom + 0.8 * px
    items: list[Item] = [Label(area.x, first + i * high, text, px, INK2) for i, text in enumerate(lines)]
    return Part(items, rows)


def advice(words: Words, kind: str, deck: Deck) -> str:
    """What would help against a kind of mistake, and the lesson about it."""
    text, lesson = say(words, f"statistics.against.{kind}", coins=suit_name(words, 0, deck)), lesson_against(kind)
    if lesson is None:
        return text
    return f"{text} {words.text('statistics.lesson', lesson=spoken(words, f'lesson.{lesson}.title', deck))}"
