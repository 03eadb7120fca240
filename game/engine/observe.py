"""What one seat may know: its own hand, open hands, the table and everything that lay there."""

from collections.abc import Iterable
from dataclasses import replace

from game.engine.cards import DECK, Card
from game.engine.events import Dealt, Event, Packet
from game.engine.state import Observation, State


def observe(state: State, seat: int) -> Observation:
    """The match as a seat sees it; declared hands are seen by all where the rules open them."""
    open_hands = {seat, *(state.opened if state.rules.decl_hand_open else ())}
    return Observation(
        rules=state.rules,
        phase=state.phase,
        hands=tuple(hand if holder in open_hands else (None,) * len(hand) for holder, hand in enumerate(state.hands)),
        table=state.table,
        stock=(None,) * len(state.stock),
        piles=state.piles,
        sweeps=state.sweeps,
        opening=state.opening,
        declared_points=state.declared_points,
        scores=state.scores,
        last_taker=state.last_taker,
        turn=state.turn,
        dealer=state.dealer,
        deal_number=state.deal_number,
        plays=state.plays,
        declared=state.declared,
        opened=state.opened,
        matta=state.matta,
        winner=state.winner,
        earlier=state.earlier,
        seat=seat,
    )


def observe_events(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """The news as a seat gets it: the cards dealt to others stay face down."""
    return tuple(
        replace(event, packets=tuple(_packet(packet, seat) for packet in event.packets))
        if isinstance(event, Dealt)
        else event
        for event in events
    )


def unseen(observation: Observation) -> tuple[Card, ...]:
    """The cards that may be in a hidden hand or in the pack, sorted."""
    seen = {card for hand in observation.hands for card in hand}.union(observation.table, *observation.piles)
    return tuple(card for card in DECK if card not in seen)


def _packet(packet: Packet, seat: int) -> Packet:
    return packet if packet.seat in (None, seat) else Packet(packet.seat, (None,) * len(packet.cards))
