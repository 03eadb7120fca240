"""Cards that are played: laid down, or over what they take and off to the pile, after a sweep with a broom."""

from collections.abc import Mapping
from dataclasses import replace

from game.engine.cards import Card, name
from game.engine.events import Played
from game.ui import theme
from game.ui.scenes.scene import Sound
from game.ui.show.beats import GATHER_GAP, Beat, Director, piled
from game.ui.table.layout import Layout, Pose
from game.ui.table.place import FLIGHT_LAYER, Placed, hidden_key, pile_of, pile_pose

READ_LAY = 0.45
"""Seconds at normal speed that a laid card is marked."""


def played(director: Director, event: Played) -> None:
    view, layout = director.picture.view, director.layout
    own = event.seat == view.seat
    key, origins, hands = _out_of_hand(director, event)
    played = replace(view, hands=hands)
    if event.taken is None:
        picture = director.see(replace(played, table=(*view.table, event.card)))
        targets = picture.placed(layout)
        heard = Sound("lay", director.pan(targets[key].pose.x), own)
        sounds = ((theme.LAY - 0.03, heard),)
        director.add(Beat(picture, targets, theme.LAY, origins=origins, sounds=sounds, news=event))
        if not own:
            director.add(Beat(picture, targets, 0.0, READ_LAY, news=event, marked=(key,)))
        return
    picture = director.see(played)
    resting = picture.placed(layout)
    taken = tuple(name(card) for card in event.taken)
    pose = _over(resting, taken, layout)
    held = {**resting, key: Placed(key, pose)}
    heard = Sound("capture", director.pan(pose.x), own)
    director.add(
        Beat(picture, held, theme.CAPTURE, origins=origins, sounds=((theme.CAPTURE - 0.02, heard),), news=event)
    )
    director.add(Beat(picture, held, 0.0, theme.SUM_OWN if own else theme.SUM_OTHER, news=event, marked=taken))
    _carried_off(director, event, held, (*taken, key))


def _out_of_hand(
    director: Director, event: Played
) -> tuple[str, dict[str, Placed], tuple[tuple[Card | None, ...], ...]]:
    """The played card's key, where it comes from, and the hands without it."""
    view, key = director.picture.view, name(event.card)
    cards = view.hands[event.seat]
    hands = list(view.hands)
    if event.card in cards:
        hands[event.seat] = tuple(card for card in cards if card != event.card)
        return key, {}, tuple(hands)
    index = len(cards) - 1
    back = director.picture.placed(director.layout)[hidden_key(event.seat, index)]
    hands[event.seat] = cards[:-1]
    return key, {key: back}, tuple(hands)


def _over(resting: Mapping[str, Placed], taken: tuple[str, ...], layout: Layout) -> Pose:
    """Where a card that takes is shown: over the lower half of its set."""
    u = layout.scale.u
    if not taken:
        x, y = layout.area.centre
        return Pose(x, y, layout.grid(0).height, 4.0, 3.2, FLIGHT_LAYER + 50)
    poses = [resting[key].pose for key in taken]
    x = sum(pose.x for pose in poses) / len(poses)
    low = max(pose.y for pose in poses)
    height = poses[0].height
    return Pose(x + 6 * u, min(low + height * 0.52, layout.hint.y - height * 0.55), height, 5.0, 3.2, FLIGHT_LAYER + 50)


def _carried_off(director: Director, event: Played, held: Mapping[str, Placed], keys: tuple[str, ...]) -> None:
    """The captured cards are gathered into the pile; a sweep brushes them off the table first."""
    view, layout = director.picture.view, director.layout
    own = event.seat == view.seat
    pile = pile_of(view, event.side, layout)
    taken = event.taken or ()
    gone = director.see(replace(view, table=tuple(card for card in view.table if card not in taken)))
    rest = gone.placed(layout)
    if event.sweep:
        brushed = {**rest, **_brushed(keys, held, layout)}
        director.add(
            Beat(
                gone,
                brushed,
                theme.BROOM,
                theme.SWEEP - theme.BROOM - theme.GATHER,
                {key: index * 0.05 for index, key in enumerate(keys)},
                sounds=((0.0, Sound("sweep", 0.0, own)),),
                news=event,
                sweeps=True,
            )
        )
    squared = pile_pose(pile)
    away = {key: Placed(None, squared._replace(layer=FLIGHT_LAYER + index)) for index, key in enumerate(keys)}
    delays = {key: index * GATHER_GAP for index, key in enumerate(keys)}
    heard = () if event.sweep or len(keys) < 2 else ((0.0, Sound("gather", director.pan(pile.x), own)),)
    director.add(Beat(gone, {**rest, **away}, theme.GATHER, 0.0, delays, sounds=heard, news=event))
    director.add(piled(director, gone.view, event.side, (*taken, event.card), (event.card,) if event.sweep else ()))


def _brushed(keys: tuple[str, ...], held: Mapping[str, Placed], layout: Layout) -> dict[str, Placed]:
    """Swept cards in a heap at the right, before the broom."""
    u, area = layout.scale.u, layout.area
    spread = min(86 * u, area.w * 0.4 / len(keys))
    right = min(area.right, layout.scale.width - 80 * u) - 20 * u
    heap = {}
    for index, key in enumerate(keys):
        back = len(keys) - 1 - index
        turn = (-12.0, 14.0, -28.0, 9.0)[back % 4]
        pose = Pose(
            right - back * spread,
            area.centre[1] + (40 - 34 * (back % 2)) * u,
            held[key].pose.height,
            turn,
            3.0,
            FLIGHT_LAYER + index,
        )
        heap[key] = Placed(held[key].face, pose)
    return heap
