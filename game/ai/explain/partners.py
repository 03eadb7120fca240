"""Principles of Scopone: odd and even ranks, and what a partner needs."""

from itertools import pairwise

from game.ai.explain.reason import Case, Principle, Told, told
from game.ai.explain.situation import SEVEN, Kind, Situation
from game.engine.cards import COINS, Card, rank, suit
from game.engine.state import Made

SCOPONE: frozenset[Kind] = frozenset(("scopone",))
FOURTH_WITH_PARTNER = 0.69


def _keep_pairs(case: Case) -> Told | None:
    fewer = len(case.worse.odd) - len(case.better.odd)
    return told(_parity(case) * fewer) if case.at.deals and fewer > 0 else None


def _break_pairs(case: Case) -> Told | None:
    at = case.at
    now = [rank(card) for pile in at.seen.piles for card in pile]
    before = sum(now.count(number) % 2 for number in set(now))
    more = len(case.better.odd) - before
    if at.deals or more <= 0 or len(case.better.odd) <= len(case.worse.odd):
        return None
    return told(_parity(case) * (len(case.better.odd) - len(case.worse.odd)), n=more)


def _parity(case: Case) -> float:
    """What one odd rank is worth."""
    if case.at.early:
        return 0.23
    return 0.15 if case.at.deals else 0.08


def _answer_partner(case: Case) -> Told | None:
    at, better = case.at, case.better
    if not better.lays or rank(better.card) not in lost_leads(at):
        return None
    if case.worse.lays and rank(case.worse.card) == rank(better.card):
        return None
    early = 0.24 if at.deals else 0.39
    return told(early if at.early else 0.07, ranks=(rank(better.card),))


def lost_leads(at: Situation) -> frozenset[int]:
    """The ranks that a partner laid and an opponent took away, while the partner may hold another."""
    lost = set()
    for card, seat in at.laid_by.items():
        if seat in at.partners and _taker(at, card) not in (None, at.side) and _partner_may_hold(at, rank(card), seat):
            lost.add(rank(card))
    return frozenset(lost)


def _partner_may_hold(at: Situation, number: int, seat: int) -> bool:
    return bool(at.seen.hands[seat]) and any(rank(card) == number for card in at.candidates)


def _taker(at: Situation, card: Card) -> int | None:
    """The side that took a card that was laid since the hands were dealt, None if it still lies there."""
    return next((at.seen.side(made.seat) for made, _ in at.past if card in (made.play.taken or ())), None)


def _lead_promises(case: Case) -> Told | None:
    """Three of a partner's led rank are accounted for; the fourth is probably his."""
    at, better = case.at, case.better
    number = rank(better.card)
    lead = _answered_lead(at, number)
    out = [card for card in at.candidates if rank(card) == number]
    if not better.lays or lead is None or len(out) != 1 or better.answering != (number,):
        return None
    return told(0.3, odds=FOURTH_WITH_PARTNER) if better.threat > 0 else None


def _answered_lead(at: Situation, number: int) -> Made | None:
    """The partner's lead of a rank on a bare table that the next player took with the same rank."""
    times = list(reversed(at.past))
    for (made, table), (reply, _) in pairwise(times):
        led = made.seat in at.partners and made.play.taken is None and not table and rank(made.play.card) == number
        if led and reply.play.taken == (made.play.card,) and rank(reply.play.card) == number:
            return made
    return None


def _leave_partner(case: Case) -> Told | None:
    at, better, worse = case.at, case.better, case.worse
    if worse.sweep or any(suit(card) == COINS or rank(card) == SEVEN for card in worse.won):
        return None
    for card in worse.taken:
        if at.laid_by.get(card) in at.partners and card in better.table:
            return told(0.19 if at.early else 0.03, card=card)
    return None


def _dealer_last(case: Case) -> Told | None:
    """The opponent who deals has yet to play the deal's last card, and nobody knows which it is."""
    at, better, worse = case.at, case.better, case.worse
    holding = at.outside.holdings[at.seen.dealer]
    late = max(map(len, at.seen.hands)) == 1 and holding.hidden == 1
    if at.deals or not late or at.rules.last_play_sweep != "counts":
        return None
    return told(0.2) if worse.met and worse.total <= 10 < better.total else None


PARTNERS: tuple[Principle, ...] = (
    Principle("answer_partner", "partner", "better", SCOPONE, _answer_partner),
    Principle("leave_partner", "partner", "both", SCOPONE, _leave_partner),
    Principle("lead_promises", "promise", "better", SCOPONE, _lead_promises),
    Principle("keep_pairs", "parity", "better", SCOPONE, _keep_pairs),
    Principle("break_pairs", "parity", "better", SCOPONE, _break_pairs),
    Principle("dealer_last", "end", "worse", SCOPONE, _dealer_last),
)
