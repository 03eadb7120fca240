"""The two papers of a review: the list with everybody's rating at its foot, the sentence with the course under it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.match.reviewing.reviewing import Reviewing
from game.ui.coach.terms import unsigned
from game.ui.draw import Item, Label, Medal, Rect
from game.ui.furniture import panel
from game.ui.reviewing.listing import Line, Listing, triangles
from game.ui.scenes.scene import Stage
from game.ui.shapes import line
from game.ui.table.surroundings import Person
from game.ui.text import fitted, paragraph
from game.ui.theme import INK, INK2, RULE
from game.ui.widgets.form import Part
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.values import Segments

PAD, HEAD, SWITCH = 24, 22, 36
IN_A_ROW: Final = {2: 2, 3: 3, 4: 2, 6: 3}
"""So many ratings beside each other at a table of so many."""


def lines(stage: Stage, reviewing: Reviewing, portraits: Sequence[str], texts: Sequence[str], many: bool) -> list[Line]:
    """Every decision as a row; ``many`` numbers them with their deals."""
    made = []
    for place, one in enumerate(reviewing.decisions):
        found, graded = reviewing.grades.get(place), place in reviewing.grades
        number = f"{one.deal} · {one.number}" if many else str(one.number)
        cost = unsigned(stage.words, found.loss) if found and triangles(found.loss) else ""
        loss = found.loss if found else None
        made.append(Line(place, number, portraits[one.seat], texts[place], loss if graded else None, cost))
    return made


def list_parts(
    stage: Stage, paper: Rect, title: str, note: str, by_cost: bool, listing: Listing, area: ScrollArea, foot: float
) -> list[Part]:
    """The paper with the list under a ``note``; ``foot`` is how much of it is kept free at the bottom."""
    u, scale, words = stage.scale.u, stage.scale, stage.words
    left, width = paper.x + PAD * u, paper.w - 2 * PAD * u
    large = scale.px(23)
    y = paper.y + HEAD * u + 0.9 * large
    head = fitted(stage.measure, left, y, title, width, large, INK, "serif", "semibold")
    said, high = paragraph(stage.measure, left, y + 0.6 * large, note, width, scale.px(15), INK2, leading=1.25)
    y += high if note else 0
    switch = Rect(left, y + 0.95 * large, width, max(SWITCH * u, 1.9 * scale.px(16)))
    order = Segments("order", switch, (words.text("review.in_order"), words.text("review.by_cost")), int(by_cost))
    top = switch.bottom + 8 * u
    view = Rect(paper.x + 12 * u, top, paper.w - 24 * u, paper.bottom - 16 * u - foot - top)
    area.fit(view, listing.pitch * len(listing.lines), u)
    rect = Rect(view.x, view.y - area.offset, view.w - 10 * u, listing.pitch * len(listing.lines))
    return [
        Part([*panel(paper, u), head, *(said if note else ())], [order]),
        Part((), [replace(listing, rect=rect, view=view)], area),
    ]


def foot_height(stage: Stage, seats: int) -> float:
    """How high the ratings are, in pixels."""
    return 1.9 * stage.scale.px(15) + _pitch(stage) * (seats // IN_A_ROW[seats])


def _pitch(stage: Stage) -> float:
    return max(40 * stage.scale.u, 2.2 * stage.scale.px(17))


def ratings(stage: Stage, paper: Rect, reviewing: Reviewing, people: Sequence[Person]) -> list[Item]:
    """What a decision cost everybody on average; while there is grading to be done, how far it has come."""
    u, scale, words = stage.scale.u, stage.scale, stage.words
    left, width = paper.x + PAD * u, paper.w - 2 * PAD * u
    top = paper.bottom - 16 * u - foot_height(stage, len(people))
    text = words.text("review.rating")
    if not reviewing.done:
        text = words.text("review.progress", done=reviewing.graded, all=len(reviewing.decisions))
    across = IN_A_ROW[len(people)]
    small, pitch, column = scale.px(15), _pitch(stage), width / across
    items: list[Item] = [
        line(left, top, left + width, top, RULE, u),
        fitted(stage.measure, left, top + 1.1 * small, text, width, small, INK2),
    ]
    for seat, person in enumerate(people):
        x = left + seat % across * column
        y = top + 1.9 * small + (seat // across + 0.5) * pitch
        mean = reviewing.rating(seat)
        items.append(Medal(person.portrait, x + 16 * u, y, 15 * u))
        figure = words.text("review.no_rating") if mean is None else unsigned(words, mean)
        items.append(Label(x + 40 * u, y, figure, scale.px(18), INK, "serif", "semibold"))
    return items
