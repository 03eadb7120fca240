"""Cards and points given without a play: the opening table, declared hands, the last cards of a deal."""

from dataclasses import replace

from game.engine.cards import name
from game.engine.events import Awarded, Declared, Leftovers
from game.ui import theme
from game.ui.scenes.scene import Sound
from game.ui.show.beats import GATHER_GAP, READ_EVENT, Beat, Director, piled
from game.ui.table.place import FLIGHT_LAYER, Placed, hidden_key, pile_of, pile_pose


def leftovers(director: Director, event: Leftovers) -> None:
    view, layout = director.picture.view, director.layout
    if event.side is None or not event.cards:
        return
    resting = director.picture.placed(layout)
    keys = tuple(name(card) for card in event.cards)
    director.add(Beat(director.picture, resting, 0.0, 0.7, news=event, marked=keys))
    squared = pile_pose(pile_of(view, event.side, layout))
    gone = director.see(replace(view, table=()))
    away = {key: Placed(None, squared._replace(layer=FLIGHT_LAYER + index)) for index, key in enumerate(keys)}
    director.add(
        Beat(
            gone,
            {**gone.placed(layout), **away},
            theme.GATHER,
            0.0,
            {key: index * GATHER_GAP for index, key in enumerate(keys)},
            sounds=((0.0, Sound("gather", director.pan(squared.x), event.side == view.side(view.seat))),),
            news=event,
        )
    )
    director.add(piled(director, gone.view, event.side, event.cards, ()))


def awarded(director: Director, event: Awarded) -> None:
    layout, before = director.layout, director.picture.view
    given = director.see(replace(before, opening=_more(before.opening, event.side, event.points)))
    view, resting = given.view, given.placed(layout)
    keys = tuple(name(card) for card in view.table)
    own = event.side == view.side(view.seat)
    director.add(
        Beat(
            given,
            resting,
            0.0,
            READ_EVENT,
            sounds=((0.0, Sound("point", 0.0, own)),),
            news=event,
            marked=keys,
        )
    )
    if not event.taken:
        return
    squared = pile_pose(pile_of(view, event.side, layout))
    gone = director.see(replace(view, table=()))
    away = {name(card): Placed(None, squared) for card in event.taken}
    director.add(
        Beat(
            gone,
            {**gone.placed(layout), **away},
            theme.GATHER,
            0.0,
            sounds=((0.0, Sound("gather", director.pan(squared.x), own)),),
            news=event,
        )
    )
    director.add(piled(director, gone.view, event.side, event.taken, ()))


def declared(director: Director, event: Declared) -> None:
    view = director.picture.view
    own = event.seat == view.seat
    hands = tuple(event.cards if seat == event.seat else cards for seat, cards in enumerate(view.hands))
    points = _more(view.declared_points, event.side, event.points)
    shown = director.see(replace(view, hands=hands, declared_points=points))
    targets = shown.placed(director.layout)
    was = director.picture.placed(director.layout)
    origins = {
        name(card): was[hidden_key(event.seat, index)]
        for index, card in enumerate(event.cards)
        if hidden_key(event.seat, index) in was
    }
    director.add(
        Beat(
            shown,
            targets,
            theme.DEAL,
            READ_EVENT,
            origins=origins,
            sounds=((0.0, Sound("point", 0.0, own)),),
            news=event,
            marked=tuple(name(card) for card in event.cards),
        )
    )


def _more(points: tuple[int, ...], side: int, more: int) -> tuple[int, ...]:
    return tuple(made + more * (place == side) for place, made in enumerate(points))
