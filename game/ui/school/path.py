"""The list of lessons as a path: a numbered stone for each, a check on those that are done."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.match.i18n import Words
from game.match.lessons.catalogue import LESSONS
from game.match.lessons.lesson import Lesson
from game.match.lessons.progress import Progress
from game.ui.draw import Item, Label, Rect
from game.ui.sayings import Deck
from game.ui.scenes.scene import Stage
from game.ui.school.teaching import spoken
from game.ui.shapes import box, diamond, disc, icon, line
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, INK, INK2, LEAF, PAPER, ROW_ON, RULE, WHITE
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

ROW, GAP = 56, 24
TITLE, GOAL = 18, 14


@dataclass(frozen=True, slots=True)
class LessonRow(Pressable):
    """A lesson of the list; ``number`` is empty for an extra, the ``next`` one stands out."""

    text: str = ""
    second: str = ""
    number: str = ""
    done: bool = False
    next: bool = False

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The stone, the title, what it is about."""
        u, rect, scale, measure = stage.scale.u, self.rect, stage.scale, stage.measure
        y = rect.centre[1]
        items: list[Item] = [line(rect.x, rect.bottom, rect.right, rect.bottom, RULE, u)]
        if self.next or look.hovered:
            items.append(box(rect.grow(-2 * u), 8 * u, ROW_ON if self.next else ROW_ON.fade(0.45)))
        radius = min(17 * u, 0.36 * rect.h)
        left = rect.x + 10 * u + radius
        items += self._stone(stage, left, y, radius)
        left += radius + 14 * u
        room = rect.right - 10 * u - left
        up = 0.58 * (scale.px(TITLE) + scale.px(GOAL)) / 2
        items.append(fitted(measure, left, y - up, self.text, room, scale.px(TITLE), INK, "serif", "semibold"))
        items.append(fitted(measure, left, y + up, self.second, room, scale.px(GOAL), INK2))
        return [*items, ring(rect.grow(-5 * u), u)] if look.focused else items

    def _stone(self, stage: Stage, x: float, y: float, radius: float) -> list[Item]:
        u = stage.scale.u
        if self.done:
            return [disc(x, y, radius, LEAF), icon("check", x, y, 1.1 * radius, WHITE)]
        stone: list[Item] = [disc(x, y, radius, BRASS if self.next else PAPER, 1.5 * u, BRASS_LO)]
        if not self.number:
            return [*stone, diamond(x, y, 0.4 * radius, BRASS_LO)]
        px = min(stage.scale.px(16), round(1.1 * radius)) if radius > 13 else 14
        return [*stone, Label(x, y, self.number, px, INK, "serif", "semibold", "centre")]


def row_height(stage: Stage, room: float, count: int) -> float:
    """How high a row is: all the room there is between what its two lines need and what looks well."""
    needed = 1.25 * (stage.scale.px(TITLE) + stage.scale.px(GOAL))
    return max(needed, min(ROW * stage.scale.u * (1.3 if stage.scale.portrait else 1), room / count))


def in_columns(stage: Stage, lessons: Sequence[Lesson]) -> tuple[int, int]:
    """In how many columns the lessons stand, and how many rows they have."""
    columns = 1 if stage.scale.portrait else 2
    return columns, -(-len(lessons) // columns)


def rows(stage: Stage, place: Rect, lessons: Sequence[Lesson], progress: Progress, deck: Deck) -> list[LessonRow]:
    """The lessons from the top left of this place, which they may be too many for."""
    u, words = stage.scale.u, stage.words
    columns, count = in_columns(stage, lessons)
    width = (place.w - (columns - 1) * GAP * u) / columns
    height = row_height(stage, place.h, count)
    following = next((lesson.id for lesson in lessons if lesson.id not in progress.done), "")
    return [
        LessonRow(
            lesson.id,
            Rect(place.x + i // count * (width + GAP * u), place.y + i % count * height, width, height),
            text=spoken(words, f"lesson.{lesson.id}.title", deck),
            second=spoken(words, f"lesson.{lesson.id}.goal", deck),
            number="" if lesson.extra else str(i + 1),
            done=lesson.id in progress.done,
            next=lesson.id == following,
        )
        for i, lesson in enumerate(lessons)
    ]


def how_far(words: Words, progress: Progress) -> str:
    """How many of the lessons are done, as many as the list has."""
    done = sum(lesson.id in progress.done for lesson in LESSONS)
    return words.text("lesson.done_count", done=done, total=len(LESSONS)) if done else words.text("lesson.none_done")
