"""Packs that are shuffled, dealt and thrown back."""

from dataclasses import replace

from game.engine.cards import name
from game.engine.events import Dealt, Redeal
from game.engine.state import Observation
from game.ui import theme
from game.ui.scenes.scene import Sound
from game.ui.show.beats import READ_EVENT, Beat, Director, Picture
from game.ui.table.arrange import Arrangement, opening
from game.ui.table.place import FLIGHT_LAYER, Placed, hidden_key, pile_pose

SHUFFLE = 0.55
"""Seconds at normal speed before the first card of a deal leaves the pack."""


def dealt(director: Director, event: Dealt) -> None:
    view, layout = director.picture.view, director.layout
    if event.first:
        view = _fresh(view, event)
        empty = Picture(view, Arrangement())
        director.add(Beat(empty, {}, 0.0, SHUFFLE, sounds=((0.0, Sound("shuffle")),), news=event))
    hands = list(view.hands)
    table, stock = view.table, len(view.stock)
    for packet in event.packets:
        stock -= len(packet.cards)
        if packet.seat is None:
            table += tuple(card for card in packet.cards if card is not None)
        else:
            hands[packet.seat] += packet.cards
    view = replace(view, hands=tuple(hands), table=table, stock=(None,) * stock)
    arranged = opening(table, layout) if event.first else director.picture.arrangement
    picture = director.see(view, arranged)
    director.add(_deal_beat(director, event, picture))


def _deal_beat(director: Director, event: Dealt, picture: Picture) -> Beat:
    layout, targets = director.layout, picture.placed(director.layout)
    source = pile_pose(layout.stock)
    dealt = _dealt_keys(director.picture.view if not event.first else None, event)
    delays: dict[str, float] = {}
    sounds: list[tuple[float, Sound]] = []
    gap = theme.DEAL_GAP if len(dealt) <= 12 else theme.DEAL_GAP * 0.55
    for turn, key in enumerate(dealt):
        delays[key] = turn * gap
        sounds.append((turn * gap, Sound("deal", director.pan(targets[key].pose.x))))
    origins = {key: Placed(None, source._replace(layer=FLIGHT_LAYER - turn)) for turn, key in enumerate(dealt)}
    return Beat(picture, targets, theme.DEAL, 0.0, delays, origins, tuple(sounds), event)


def _dealt_keys(before: Observation | None, event: Dealt) -> list[str]:
    """The keys of the dealt cards in the order in which they fly."""
    held = [len(cards) for cards in before.hands] if before is not None else [0] * 6
    keys = []
    for packet in event.packets:
        for card in packet.cards:
            if card is not None:
                keys.append(name(card))
            elif packet.seat is not None:
                keys.append(hidden_key(packet.seat, held[packet.seat]))
            if packet.seat is not None:
                held[packet.seat] += 1
    return keys


def _fresh(view: Observation, event: Dealt) -> Observation:
    """The table before the first card of a deal."""
    empty = ((),) * len(view.piles)
    nothing = (0,) * len(view.piles)
    return replace(
        view,
        hands=((),) * view.seats,
        table=(),
        stock=(None,) * 40,
        piles=empty,
        sweeps=empty,
        opening=nothing,
        declared_points=nothing,
        last_taker=None,
        dealer=event.dealer,
        plays=(),
        declared=(),
        matta=None,
    )


def redeal(director: Director, event: Redeal) -> None:
    resting = director.picture.placed(director.layout)
    keys = tuple(name(card) for card in event.table)
    director.add(Beat(director.picture, resting, 0.0, READ_EVENT, news=event, marked=keys, least=READ_EVENT))
    source = pile_pose(director.layout.stock)
    director.add(
        Beat(
            director.picture,
            {key: Placed(None, source) for key in resting},
            theme.GATHER,
            0.0,
            sounds=((0.0, Sound("gather")),),
            news=event,
        )
    )
