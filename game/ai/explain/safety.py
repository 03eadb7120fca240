"""Principles about sweeps: made, offered to the next player, or denied to him."""

from game.ai.explain.reason import ALL, PLAIN, SUMS, Case, Principle, Told, told
from game.ai.explain.situation import Option, Situation
from game.engine.cards import Card, rank

KNAVE = 8
COURT_WORTH = {8: 0.05, 9: 0.10, 10: 0.11}
NOTICED = 0.10


def _sweep_now(case: Case) -> Told | None:
    return told(1.0) if case.better.sweep and not case.worse.sweep else None


def _above_ten(case: Case) -> Told | None:
    better = case.better
    if not better.met or better.total <= 10 or better.sweepers:
        return None
    return told(case.safer, left=better.total)


def _court_breaks(case: Case) -> Told | None:
    better, table = case.better, case.at.seen.table
    breaks = better.lays and rank(better.card) >= KNAVE and table and sum(map(case.at.lying, table)) <= 10
    if not breaks or not better.met or better.total <= 10 or better.sweepers:
        return None
    risky = any(other.lays and other.threat > 0 for other in case.at.options)
    return told(case.safer, card=better.card) if risky else None


def _stone(case: Case) -> Told | None:
    stone = immovable(case.at, case.better)
    return None if stone is None or not case.better.met else told(case.safer, card=stone)


def immovable(at: Situation, option: Option) -> Card | None:
    """A card that is left on the table and that no card still to be played is high enough to take."""
    highest = max((at.held(card) for card in (*option.hand, *at.candidates)), default=0)
    return next((card for card in sorted(option.table) if at.lying(card) > highest), None)


def _dead_rank(case: Case) -> Told | None:
    better = case.better
    return told(case.safer, ranks=better.sweepers) if better.sweepers and not better.answers else None


def _last_does_not_count(case: Case) -> Told | None:
    at, better = case.at, case.better
    if not at.ends or at.rules.last_play_sweep != "never" or not better.answers:
        return None
    return told(at.price * at.chance(better.answers))


def _last_counts(case: Case) -> Told | None:
    at, worse = case.at, case.worse
    if not at.ends or at.rules.last_play_sweep != "counts" or not worse.answers:
        return None
    return told(case.safer)


def _fewest_out(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    if not (better.lays and worse.lays and 0 < len(better.answers) < len(worse.answers)):
        return None
    return told(case.safer, n=len(better.answers))


def _lead_double(case: Case) -> Told | None:
    better = case.better
    alike = sum(rank(card) == rank(better.card) for card in case.at.seen.hand)
    if case.at.seen.table or not better.lays or alike < 2 or not better.answers:
        return None
    return told(case.safer, n=alike, odds=better.threat)


def _not_worth_it(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    if better.threat or not worse.threat or worse.lays or len(better.won) >= len(worse.won):
        return None
    return told(case.safer, card=worse.card, odds=worse.threat)


def _lay_instead(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    if not better.lays or worse.lays or not better.threat or worse.threat - better.threat < NOTICED:
        return None
    return told(case.safer)


def _worth_it(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    dearer = better.threat - worse.threat
    if better.lays or dearer < NOTICED or case.margin <= 0 or len(better.won) <= len(worse.won):
        return None
    safe = any(not other.threat for other in case.at.options)
    return told(case.at.price * dearer, odds=better.threat) if safe else None


def _lone_card(case: Case) -> Told | None:
    worse = case.worse
    if len(worse.table) != 1 or not worse.answers or not worse.threat:
        return None
    return told(case.safer, rank=worse.answering, odds=worse.threat)


def _low_total(case: Case) -> Told | None:
    worse = case.worse
    if len(worse.table) < 2 or worse.answering != (worse.total,) or not worse.threat:
        return None
    return told(case.safer, left=worse.total, rank=worse.answering, odds=worse.threat)


def _open_table(case: Case) -> Told | None:
    worse = case.worse
    if len(worse.table) < 2 or not worse.threat:
        return None
    return told(case.safer, left=worse.total, rank=worse.answering, odds=worse.threat)


def _twin(case: Case) -> Told | None:
    if not _keeps_twin(case.better):
        return None
    early = 0.24 if case.at.early else 0.69 if case.at.deals else 0.49
    weight = early if case.at.kind == "scopone" else 0.20
    return told(weight) if not _keeps_twin(case.worse) else None


def _keeps_twin(option: Option) -> bool:
    """Whether the card laid could be taken back, all by itself, by another of its rank in the hand."""
    at = option.at
    alike = [card for card in option.hand if rank(card) == rank(option.card)]
    return option.lays and any((option.card,) in at.sets([option.card], at.held(card)) for card in alike)


def _keep_courts(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    court = worse.card
    if not worse.lays or rank(court) < KNAVE or court not in better.hand or better.threat > worse.threat:
        return None
    if not _could_take_several(case.at, better, court):
        return None
    own = COURT_WORTH.get(rank(better.card), 0.0) if better.lays else 0.0
    return told(COURT_WORTH[rank(court)] - own, card=court)


def _could_take_several(at: Situation, option: Option, court: Card) -> bool:
    """Whether two cards that are or may come to lie on the table add up to this one."""
    there = [at.lying(card) for card in (*option.table, *at.candidates)]
    total = at.held(court)
    return any(total - one in there[:i] for i, one in enumerate(there))


def _whirl(case: Case) -> Told | None:
    better = case.better
    if better.table or case.at.follower is None or not case.worse.table:
        return None
    return told(0.3 if case.at.kind == "scopone" else 0.12)


SAFETY: tuple[Principle, ...] = (
    Principle("sweep_now", "sweep", "better", ALL, _sweep_now),
    Principle("last_card.no", "safety", "better", ALL, _last_does_not_count),
    Principle("stone", "safety", "better", PLAIN, _stone),
    Principle("court_breaks", "safety", "better", SUMS, _court_breaks),
    Principle("lead_double", "safety", "better", frozenset(("scopone",)), _lead_double),
    Principle("dead_rank", "safety", "better", ALL, _dead_rank),
    Principle("above_ten", "safety", "better", SUMS, _above_ten),
    Principle("fewest_out", "safety", "better", ALL, _fewest_out),
    Principle("lone_card", "danger", "worse", ALL, _lone_card),
    Principle("low_total", "danger", "worse", SUMS, _low_total),
    Principle("open_table", "danger", "worse", ALL, _open_table),
    Principle("threat_price.leave", "price", "both", ALL, _not_worth_it),
    Principle("lay_instead", "price", "better", ALL, _lay_instead),
    Principle("threat_price.take", "price", "better", ALL, _worth_it),
    Principle("last_card.yes", "end", "worse", ALL, _last_counts),
    Principle("twin", "twin", "better", ALL, _twin),
    Principle("keep_courts", "courts", "both", PLAIN, _keep_courts),
    Principle("whirl", "whirl", "better", PLAIN, _whirl),
)
