"""Principles about what is gone, what others cannot hold, and how a deal ends."""

from game.ai.explain.ending import Line, best_line
from game.ai.explain.reason import ALL, PLAIN, SUMS, Case, Principle, Told, told
from game.ai.explain.situation import SEVEN, Situation
from game.engine.cards import SETTEBELLO, Card, rank

PASSED_SWEEP, PASSED_MATCH, PASSED_SUM = 0.0002, 0.083, 0.051
PASSED_SWEEP_SCOPONE = 0.02
LINES_APART = 1.0


def _count_rank(case: Case) -> Told | None:
    mine = _sum_of_ones_own(case, better=True)
    return told(0.3, ranks=(mine,)) if mine and not _sum_of_ones_own(case, better=False) else None


def _sum_of_ones_own(case: Case, better: bool) -> int | None:
    """A value that only one card of the own hand still has and that a sum on the table adds up to."""
    at, option = case.at, case.better if better else case.worse
    held = [at.held(card) for card in option.hand]
    for number in sorted(set(held)):
        if held.count(number) > 1 or at.out(number) or not option.met:
            continue
        if any(len(taken) > 1 for taken in at.sets(option.table, number)):
            return number
    return None


def known_hand(at: Situation) -> tuple[Card, ...]:
    """The cards of the only opponent once the stock is used up, () while they are not known."""
    if at.seen.seats != 2 or at.seen.stock:
        return ()
    return tuple(sorted(at.candidates))


def _last_hand_known(case: Case) -> Told | None:
    hand = known_hand(case.at)
    return told(0.4 * case.safer, cards=hand, n=len(hand)) if hand else None


def _passed_up(case: Case) -> Told | None:
    """The next player had the chance to take with the rank that would sweep now, and laid another card."""
    at, better = case.at, case.better
    if not at.rules.must_capture or at.refilled or len(better.answering) != 1 or not better.threat:
        return None
    number = better.answering[0]
    for made, table in at.past:
        if made.seat != at.follower or made.play.taken is not None:
            continue
        sets = at.sets(table, number)
        if sets:
            odds = _passed_odds(at, table, sets)
            return told(at.price * max(0.0, better.threat - odds), rank=(number,), odds=odds)
    return None


def _passed_odds(at: Situation, table: tuple[Card, ...], sets: tuple[tuple[Card, ...], ...]) -> float:
    """How often somebody who laid a card holds the rank he could have taken with."""
    if any(len(taken) == len(table) for taken in sets):
        return PASSED_SWEEP_SCOPONE if at.kind == "scopone" else PASSED_SWEEP
    return PASSED_MATCH if any(len(taken) == 1 for taken in sets) else PASSED_SUM


def _he_has_no_seven(case: Case) -> Told | None:
    at = case.at
    if SETTEBELLO not in case.better.table or not at.rules.must_capture or at.refilled or not at.out(SEVEN):
        return None
    passed = any(
        made.seat == at.follower and made.play.taken is None and SETTEBELLO in table for made, table in at.past
    )
    return told(0.15) if passed else None


def _second_seven(case: Case) -> Told | None:
    at = case.at
    if not case.worse.for_a_seven or case.better.for_a_seven or not at.out(SEVEN):
        return None
    laid = any(
        made.seat == at.follower and made.play.taken is None and rank(made.play.card) == SEVEN for made, _ in at.past
    )
    return told(0.15) if laid else None


def _lines(case: Case) -> tuple[Line, Line] | None:
    """How both plays end if nothing is hidden, where that differs clearly."""
    better = best_line(case.at.seen, case.better.play)
    worse = best_line(case.at.seen, case.worse.play) if better else None
    if better is None or worse is None or _gained(case, better, worse) < LINES_APART:
        return None
    return better, worse


def _gained(case: Case, better: Line, worse: Line) -> int:
    sign = -1 if case.at.rules.lowest_wins else 1
    return sign * (better.lead(case.at.side) - worse.lead(case.at.side))


def _solve_end(case: Case) -> Told | None:
    lines = _lines(case)
    if lines is None:
        return None
    mine, his = lines[0].points[case.at.side], lines[0].points[1 - case.at.side]
    return told(float(_gained(case, *lines)), mine=mine, his=his)


def _keep_taker(case: Case) -> Told | None:
    lines, at = _lines(case), case.at
    if lines is None or lines[0].taker is None or lines[1].taker is None:
        return None
    seat, card = lines[0].taker
    if seat != at.seen.seat or card not in case.better.hand or at.seen.side(lines[1].taker[0]) == at.side:
        return None
    return told(0.5, card=card)


def _last_capture(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    if not case.at.last_hand or better.lays or not worse.lays or not better.table:
        return None
    return told(0.15, n=len(better.table))


MEMORY: tuple[Principle, ...] = (
    Principle("solve_end", "end", "better", ALL, _solve_end),
    Principle("keep_taker", "taker", "better", ALL, _keep_taker),
    Principle("count_rank", "memory", "better", SUMS, _count_rank),
    Principle("passed_up", "memory", "better", SUMS, _passed_up),
    Principle("he_has_no_seven", "memory", "better", frozenset(("scopa", "aces")), _he_has_no_seven),
    Principle("last_hand_known", "memory", "both", ALL, _last_hand_known),
    Principle("second_seven", "memory", "worse", PLAIN, _second_seven),
    Principle("last_capture", "end", "better", ALL, _last_capture),
)
