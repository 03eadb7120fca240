"""The course of a match: what may be done, and what follows from doing it."""

from dataclasses import replace

from game.engine.actions import Action, Deal, Declare, Play
from game.engine.captures import barred, captures, is_sweep, plays, value
from game.engine.cards import DECK, Card, names
from game.engine.dealing import award, deal_round, four_equal, next_seat, redeal_reason
from game.engine.declaring import declarations, worth
from game.engine.events import Awarded, Counted, Dealt, Declared, Event, Leftovers, Played, Redeal, Won
from game.engine.rows import with_entry
from game.engine.ruleset import RuleError, Ruleset, hand_cards
from game.engine.scoring import count, leader, outright
from game.engine.state import Made, Observation, Phase, State, sides

View = State | Observation
Outcome = tuple[State, tuple[Event, ...]]


class IllegalAction(ValueError):  # noqa: N818 - the name says what happened, not that the program failed
    """An action that the rules do not allow.

    ``key`` names a sentence of the message catalogue, ``values`` what it speaks of; cards are given by their codes.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


def start(rules: Ruleset, seats: int, first_dealer: int) -> State:
    """A match before its first deal.

    Raises RuleError if the game is not for so many seats or there is no such dealer.
    """
    if seats not in rules.tables:
        raise RuleError("rule.players", players=seats, allowed=", ".join(map(str, rules.tables)))
    if first_dealer not in range(seats):
        raise RuleError("rule.dealer", dealer=first_dealer, last=seats - 1)
    nobody = (0,) * len(sides(seats))
    return State(
        rules=rules,
        phase=Phase.DEAL,
        hands=((),) * seats,
        table=(),
        stock=DECK,
        piles=((),) * len(nobody),
        sweeps=((),) * len(nobody),
        opening=nobody,
        declared_points=nobody,
        scores=nobody,
        last_taker=None,
        turn=next_seat(first_dealer, seats, rules),
        dealer=first_dealer,
        deal_number=0,
        plays=(),
        declared=(),
        opened=(),
        matta=None,
        winner=None,
        earlier=0,
    )


def legal(view: View, seat: int | None = None) -> tuple[Action, ...]:
    """What a seat may do, by default the mover: its plays if it is its turn, then its declarations.

    Empty outside Phase.PLAY, and for a seat whose hand the observer does not see.
    """
    seat = view.turn if seat is None else seat
    if view.phase is not Phase.PLAY or seat not in range(view.seats):
        return ()
    hand = tuple(card for card in view.hands[seat] if card is not None)
    if len(hand) < len(view.hands[seat]):
        return ()
    if seat != view.turn:
        return _declarations(view, seat, hand)
    first = not view.played
    return (
        *plays(hand, view.table, view.rules, matta=view.matta, first_play=first),
        *_declarations(view, seat, hand),
    )


def apply(state: State, action: Action) -> Outcome:
    """The state after an action, and what happened; the old state stays as it is.

    The last play of a round also deals the next one; the last play of a deal also counts it.
    Raises IllegalAction for an action that is not in ``legal``, or a deal at the wrong time or of a wrong pack.
    """
    match action:
        case Deal():
            return _deal(state, action)
        case Declare():
            return _declare(state, action)
        case Play():
            return _play(state, action)
    raise IllegalAction("illegal.action")


def _deal(state: State, deal: Deal) -> Outcome:
    if state.phase is not Phase.DEAL:
        raise IllegalAction("illegal.deal_now")
    if len(deal.deck) != len(DECK) or any(card not in deal.deck for card in DECK):
        raise IllegalAction("illegal.pack")
    rules, dealer = state.rules, state.dealer
    fresh = start(rules, state.seats, dealer)
    dealt = deal_round(deal.deck, rules.opening(state.seats), dealer, state.seats, rules)
    news = Dealt(dealer, True, dealt.packets)
    reason = None if four_equal(dealt.table, rules) else redeal_reason(dealt.table, rules)
    if reason:
        void = replace(fresh, scores=state.scores, deal_number=state.deal_number)
        return void, (news, Redeal(reason, dealt.table))
    opened = replace(
        fresh,
        phase=Phase.PLAY,
        hands=dealt.hands,
        table=dealt.table,
        stock=dealt.stock,
        scores=state.scores,
        deal_number=state.deal_number + 1,
    )
    after, more = _open_table(opened)
    return after, (news, *more)


def _open_table(state: State) -> Outcome:
    """Give the dealer or the first player what the opening table is worth."""
    if four_equal(state.table, state.rules):
        won = Won(state.side(state.dealer), "four_equal")
        return replace(state, phase=Phase.OVER, winner=won.side), (won,)
    given = award(state.table, state.rules)
    if given is None:
        return state, ()
    seat = state.dealer if state.rules.table_award == "dealer" else state.turn
    side = state.side(seat)
    news = Awarded(seat, side, given.points, given.total, state.table, given.matta)
    after = replace(
        state,
        table=(),
        piles=with_entry(state.piles, side, state.piles[side] + state.table),
        opening=with_entry(state.opening, side, given.points),
        last_taker=seat,
    )
    return after, (news,)


def _declarations(view: View, seat: int, hand: tuple[Card, ...]) -> tuple[Declare, ...]:
    if seat in view.opened or len(hand) != _round_size(view):
        return ()
    return declarations(seat, hand, view.rules)


def _round_size(view: View) -> int:
    """How many cards each hand had at the start of this round."""
    opening = hand_cards(view.rules.opening(view.seats))
    return opening if view.played < opening * view.seats else hand_cards(view.rules.next_pattern)


def _declare(state: State, action: Declare) -> Outcome:
    if action not in legal(state, action.seat):
        raise IllegalAction("illegal.declare", seat=action.seat)
    side, points = state.side(action.seat), worth(action.kind, state.rules)
    shown = state.hands[action.seat] if state.rules.decl_hand_open else ()
    after = replace(
        state,
        declared=(*state.declared, action),
        opened=(*state.opened, action.seat),
        declared_points=with_entry(state.declared_points, side, state.declared_points[side] + points),
        matta=action.value or state.matta,
    )
    return after, (Declared(action.seat, side, action.kind, points, shown, action.value),)


def _play(state: State, play: Play) -> Outcome:
    _check(state, play)
    seat, side, taken = state.turn, state.side(state.turn), play.taken
    last = not state.stock and sum(map(len, state.hands)) == 1
    sweep = taken is not None and is_sweep(state.table, play.card, taken, state.rules, matta=state.matta, last=last)
    table, piles, sweeps = (*state.table, play.card), state.piles, state.sweeps
    if taken is not None:
        table = tuple(card for card in state.table if card not in taken)
        piles = with_entry(piles, side, (*piles[side], *taken, play.card))
    if sweep:
        sweeps = with_entry(sweeps, side, (*sweeps[side], play.card))
    after = replace(
        state,
        hands=with_entry(state.hands, seat, tuple(card for card in state.hands[seat] if card != play.card)),
        table=table,
        piles=piles,
        sweeps=sweeps,
        last_taker=state.last_taker if taken is None else seat,
        turn=next_seat(seat, state.seats, state.rules),
        plays=(*state.plays, Made(seat, play, sweep)),
    )
    done, more = (after, ()) if any(after.hands) else _next_round(after) if after.stock else _count(after)
    return done, (Played(seat, side, play.card, taken, sweep, value(play.card, state.matta)), *more)


def _check(state: State, play: Play) -> None:
    card, hand = play.card, state.hands[state.turn]
    if state.phase is not Phase.PLAY:
        raise IllegalAction("illegal.play_now")
    if card not in hand:
        raise IllegalAction("illegal.not_held", seat=state.turn)
    first = not state.played
    if first and barred(card, hand, state.rules, state.matta):
        raise IllegalAction("illegal.opening_ace", card=names([card]))
    sets = captures(state.table, card, state.rules, matta=state.matta, first_play=first)
    if play.taken is None and sets and state.rules.must_capture:
        raise IllegalAction("illegal.must_capture", card=names([card]))
    if play.taken is not None and play.taken not in sets:
        raise IllegalAction("illegal.capture", card=names([card]))


def _next_round(state: State) -> Outcome:
    rules = state.rules
    dealt = deal_round(state.stock, rules.next_pattern, state.dealer, state.seats, rules)
    after = replace(state, hands=dealt.hands, table=state.table + dealt.table, stock=dealt.stock, opened=())
    return after, (Dealt(state.dealer, False, dealt.packets),)


def _count(state: State) -> Outcome:
    """Give away the leftovers, count the deal, and see whether the match is over."""
    rules, table, piles = state.rules, state.table, state.piles
    news: list[Event] = []
    if table:
        side = None if state.last_taker is None else state.side(state.last_taker)
        news.append(Leftovers(side, table))
        if side is not None:
            table, piles = (), with_entry(piles, side, piles[side] + table)
    points = count(rules, piles, tuple(map(len, state.sweeps)), state.declared_points, state.opening)
    scores = tuple(before + side.total for before, side in zip(state.scores, points, strict=True))
    news.append(Counted(points, piles, state.sweeps, scores))
    won = _won(rules, piles, scores)
    if won:
        news.append(won)
    dealer = state.dealer if won else next_seat(state.dealer, state.seats, rules)
    after = replace(
        state,
        phase=Phase.OVER if won else Phase.DEAL,
        table=table,
        piles=piles,
        scores=scores,
        dealer=dealer,
        turn=next_seat(dealer, state.seats, rules),
        opened=(),
        winner=won.side if won else None,
    )
    return after, tuple(news)


def _won(rules: Ruleset, piles: tuple[tuple[Card, ...], ...], scores: tuple[int, ...]) -> Won | None:
    by_coins = outright(rules, piles)
    if by_coins:
        return Won(*by_coins)
    side = leader(rules, scores)
    return None if side is None else Won(side, "target")
