"""From what happened to what is seen: every event becomes one or more beats.

The director folds the events over the picture before them; each beat shows a picture and where cards that are not at
rest in it lie meanwhile. The last beat is always the picture after everything.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.engine.events import Awarded, Dealt, Declared, Event, Leftovers, Played, Redeal
from game.engine.state import Observation
from game.ui import theme
from game.ui.show.awards import awarded, declared, leftovers
from game.ui.show.beats import Beat, Director, Picture
from game.ui.show.deals import dealt, redeal
from game.ui.show.plays import played
from game.ui.table.arrange import Sorting
from game.ui.table.layout import Layout

WRITERS: dict[type[Any], Callable[[Director, Any], None]] = {
    Dealt: dealt,
    Played: played,
    Leftovers: leftovers,
    Redeal: redeal,
    Awarded: awarded,
    Declared: declared,
}


def script(
    before: Picture, events: tuple[Event, ...], after: Observation, layout: Layout, sorting: Sorting
) -> tuple[Beat, ...]:
    """The beats that lead from one picture to what the viewer sees after these events."""
    if any(isinstance(event, Dealt) and event.first for event in events):
        before = replace(before, view=replace(before.view, deal_number=after.deal_number))
    director = Director(before, layout, sorting)
    for event in events:
        write = WRITERS.get(type(event))
        if write is not None:
            write(director, event)
    last = director.see(after)
    director.add(Beat(last, last.placed(layout), theme.LAY))
    return tuple(director.beats)
