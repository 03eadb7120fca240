"""From what happened to what is seen: every event becomes one or more beats.

The director folds the events over the picture before them; each beat shows a picture and where cards that are not at
rest in it lie meanwhile. The last beat is always the picture after everything.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.cards import Card, name
from game.engine.events import Awarded, Dealt, Declared, Event, Leftovers, Played, Redeal
from game.engine.state import Observation
from game.ui import theme
from game.ui.arrange import Arrangement, Sorting, opening, settle, sort_hand
from game.ui.layout import Layout, Pose
from game.ui.place import FLIGHT_LAYER, Placed, hidden_key, pile_of, pile_pose, place
from game.ui.scenes.scene import Sound

GATHER_GAP = 0.03
READ_EVENT = 1.6
READ_LAY = 0.35
SHUFFLE = 0.55


@dataclass(frozen=True, slots=True)
class Picture:
    """The table at rest: what the viewer sees and which place each card keeps."""

    view: Observation
    arrangement: Arrangement

    def placed(self, layout: Layout) -> dict[str, Placed]:
        """Every card where it belongs."""
        return place(self.view, self.arrangement, layout)


@dataclass(frozen=True, slots=True)
class Beat:
    """A moment of the show: where cards go (seconds at normal speed), how long it is held, what is heard and marked.

    ``sounds`` come at seconds from the beat's start; ``marked`` names the cards that are outlined for ``news``.
    """

    picture: Picture
    targets: Mapping[str, Placed]
    seconds: float = 0.0
    hold: float = 0.0
    delays: Mapping[str, float] = field(default_factory=dict)
    origins: Mapping[str, Placed] = field(default_factory=dict)
    sounds: tuple[tuple[float, Sound], ...] = ()
    news: Event | None = None
    marked: tuple[str, ...] = ()
    sweeps: bool = False

    @property
    def length(self) -> float:
        """Seconds at normal speed."""
        return self.seconds + max(self.delays.values(), default=0.0) + self.hold


class Director:
    """Writes the beats of one step."""

    def __init__(self, picture: Picture, layout: Layout, sorting: Sorting) -> None:
        self.picture, self.layout, self.sorting = picture, layout, sorting
        self.beats: list[Beat] = []

    def add(self, beat: Beat) -> None:
        """The next beat of the show."""
        self.beats.append(beat)
        self.picture = beat.picture

    def see(self, view: Observation, arrangement: Arrangement | None = None) -> Picture:
        """A picture of this view, its hand in the player's order and its table settled."""
        old = arrangement or self.picture.arrangement
        hand = sort_hand(view.hand, self.sorting, old.hand)
        return Picture(view, replace(settle(old, view.table, self.layout), hand=hand))

    def pan(self, x: float) -> float:
        """Left to right as -0.6 to 0.6."""
        middle = self.layout.scale.width / 2
        return max(-0.6, min(0.6, (x - middle) / middle))


def script(before: Picture, events: tuple[Event, ...], after: Observation, layout: Layout,
           sorting: Sorting) -> tuple[Beat, ...]:
    """The beats that lead from one picture to what the viewer sees after these events."""
    director = Director(before, layout, sorting)
    for event in events:
        write = _WRITERS.get(type(event))
        if write is not None:
            write(director, event)
    last = director.see(after)
    director.add(Beat(last, last.placed(layout), theme.LAY))
    return tuple(director.beats)


def _dealt(director: Director, event: Dealt) -> None:
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
    return replace(view, hands=((),) * view.seats, table=(), stock=(None,) * 40, piles=empty, sweeps=empty,
                   opening=nothing, declared_points=nothing, last_taker=None, dealer=event.dealer, plays=(),
                   declared=(), matta=None)


def _played(director: Director, event: Played) -> None:
    view, layout = director.picture.view, director.layout
    own = event.seat == view.seat
    key, origins, hands = _out_of_hand(director, event)
    played = replace(view, hands=hands)
    if event.taken is None:
        picture = director.see(replace(played, table=(*view.table, event.card)))
        targets = picture.placed(layout)
        heard = Sound("lay", director.pan(targets[key].pose.x), own)
        director.add(Beat(picture, targets, theme.LAY, 0.0 if own else READ_LAY, origins=origins,
                          sounds=((theme.LAY - 0.03, heard),), news=event))
        return
    picture = director.see(played)
    resting = picture.placed(layout)
    taken = tuple(name(card) for card in event.taken)
    pose = _over(resting, taken, layout)
    held = {**resting, key: Placed(key, pose)}
    heard = Sound("capture", director.pan(pose.x), own)
    director.add(Beat(picture, held, theme.CAPTURE, origins=origins, sounds=((theme.CAPTURE - 0.02, heard),), news=event))
    director.add(Beat(picture, held, 0.0, theme.SUM_OWN if own else theme.SUM_OTHER, news=event, marked=taken))
    _carried_off(director, event, held, (*taken, key))


def _out_of_hand(director: Director, event: Played) -> tuple[str, dict[str, Placed], tuple[tuple[Card | None, ...], ...]]:
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
        director.add(Beat(gone, brushed, theme.BROOM, theme.SWEEP - theme.BROOM - theme.GATHER,
                          {key: index * 0.05 for index, key in enumerate(keys)},
                          sounds=((0.0, Sound("sweep", 0.0, own)),), news=event, sweeps=True))
    squared = pile_pose(pile)
    away = {key: Placed(None, squared._replace(layer=FLIGHT_LAYER + index)) for index, key in enumerate(keys)}
    delays = {key: index * GATHER_GAP for index, key in enumerate(keys)}
    heard = () if event.sweep or len(keys) < 2 else ((0.0, Sound("gather", director.pan(pile.x), own)),)
    director.add(Beat(gone, {**rest, **away}, theme.GATHER, 0.0, delays, sounds=heard, news=event))
    director.add(_piled(director, gone.view, event.side, (*taken, event.card), (event.card,) if event.sweep else ()))


def _brushed(keys: tuple[str, ...], held: Mapping[str, Placed], layout: Layout) -> dict[str, Placed]:
    """Swept cards in a heap at the right, before the broom."""
    u, area = layout.scale.u, layout.area
    spread = min(86 * u, area.w * 0.4 / len(keys))
    right = area.right - 20 * u
    heap = {}
    for index, key in enumerate(keys):
        back = len(keys) - 1 - index
        turn = (-12.0, 14.0, -28.0, 9.0)[back % 4]
        pose = Pose(right - back * spread, area.centre[1] + (40 - 34 * (back % 2)) * u, held[key].pose.height, turn, 3.0,
                    FLIGHT_LAYER + index)
        heap[key] = Placed(held[key].face, pose)
    return heap


def _piled(director: Director, view: Observation, side: int, cards: tuple[Card, ...], sweep: tuple[Card, ...]) -> Beat:
    """The pile has these cards now."""
    piles = tuple(pile + cards if index == side else pile for index, pile in enumerate(view.piles))
    sweeps = tuple(made + sweep if index == side else made for index, made in enumerate(view.sweeps))
    picture = director.see(replace(view, piles=piles, sweeps=sweeps, last_taker=side))
    return Beat(picture, picture.placed(director.layout))


def _leftovers(director: Director, event: Leftovers) -> None:
    view, layout = director.picture.view, director.layout
    if event.side is None or not event.cards:
        return
    resting = director.picture.placed(layout)
    keys = tuple(name(card) for card in event.cards)
    director.add(Beat(director.picture, resting, 0.0, 0.7, news=event, marked=keys))
    squared = pile_pose(pile_of(view, event.side, layout))
    gone = director.see(replace(view, table=()))
    away = {key: Placed(None, squared._replace(layer=FLIGHT_LAYER + index)) for index, key in enumerate(keys)}
    director.add(Beat(gone, {**gone.placed(layout), **away}, theme.GATHER, 0.0,
                      {key: index * GATHER_GAP for index, key in enumerate(keys)},
                      sounds=((0.0, Sound("gather", director.pan(squared.x), event.side == view.side(view.seat))),),
                      news=event))
    director.add(_piled(director, gone.view, event.side, event.cards, ()))


def _redeal(director: Director, event: Redeal) -> None:
    resting = director.picture.placed(director.layout)
    keys = tuple(name(card) for card in event.table)
    director.add(Beat(director.picture, resting, 0.0, READ_EVENT, news=event, marked=keys))
    source = pile_pose(director.layout.stock)
    director.add(Beat(director.picture, {key: Placed(None, source) for key in resting}, theme.GATHER, 0.0,
                      sounds=((0.0, Sound("gather")),), news=event))


def _awarded(director: Director, event: Awarded) -> None:
    view, layout = director.picture.view, director.layout
    resting = director.picture.placed(layout)
    keys = tuple(name(card) for card in view.table)
    own = event.side == view.side(view.seat)
    director.add(Beat(director.picture, resting, 0.0, READ_EVENT, sounds=((0.0, Sound("point", 0.0, own)),), news=event,
                      marked=keys))
    if not event.taken:
        return
    squared = pile_pose(pile_of(view, event.side, layout))
    gone = director.see(replace(view, table=()))
    away = {name(card): Placed(None, squared) for card in event.taken}
    director.add(Beat(gone, {**gone.placed(layout), **away}, theme.GATHER, 0.0,
                      sounds=((0.0, Sound("gather", director.pan(squared.x), own)),), news=event))
    director.add(_piled(director, gone.view, event.side, event.taken, ()))


def _declared(director: Director, event: Declared) -> None:
    view = director.picture.view
    own = event.seat == view.seat
    hands = tuple(event.cards if seat == event.seat else cards for seat, cards in enumerate(view.hands))
    shown = director.see(replace(view, hands=hands))
    targets = shown.placed(director.layout)
    was = director.picture.placed(director.layout)
    origins = {name(card): was[hidden_key(event.seat, index)] for index, card in enumerate(event.cards)
               if hidden_key(event.seat, index) in was}
    director.add(Beat(shown, targets, theme.DEAL, READ_EVENT, origins=origins, sounds=((0.0, Sound("point", 0.0, own)),),
                      news=event, marked=tuple(name(card) for card in event.cards)))


_WRITERS: dict[type[Any], Callable[[Director, Any], None]] = {
    Dealt: _dealt, Played: _played, Leftovers: _leftovers, Redeal: _redeal, Awarded: _awarded, Declared: _declared,
}

