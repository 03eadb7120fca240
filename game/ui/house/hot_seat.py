"""Several people at one desk: nobody sees a hand but the one who said that he is there."""

from collections.abc import Iterable
from dataclasses import replace

from game.engine.events import Dealt, Event, Packet
from game.engine.state import Observation


def covered(view: Observation) -> Observation:
    """The view with the viewer's own hand face down too, but for cards that lie open for everybody."""
    if view.seat in view.opened:
        return view
    hands = tuple((None,) * len(cards) if seat == view.seat else cards for seat, cards in enumerate(view.hands))
    return replace(view, hands=hands)


def covered_events(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """The events without the faces of the cards that were dealt to a seat."""
    return tuple(_covered(event, seat) for event in events)


def _covered(event: Event, seat: int) -> Event:
    if not isinstance(event, Dealt):
        return event
    packets = tuple(
        Packet(packet.seat, (None,) * len(packet.cards)) if packet.seat == seat else packet for packet in event.packets
    )
    return replace(event, packets=packets)
