"""What losses have in common: the kind of mistake, by the reason that weighs most."""

from typing import Final

from game.ai.explain.why import why, why_not
from game.engine.actions import Play
from game.engine.state import Observation

PATTERNS: Final = {
    "missed": ("sweep_now",),
    "fed": (
        "low_total", "lone_card", "open_table", "above_ten", "court_breaks", "fewest_out", "dead_rank", "twin", "stone",
        "whirl", "threat_price.leave", "lay_instead", "fifteen_window", "cirulla_window", "bare_low",
    ),
    "fright": ("threat_price.take",),
    "settebello": ("take_settebello", "settebello_by_sum", "hold_settebello", "no_total_seven", "he_has_no_seven"),
    "sevens": ("no_seven_out", "sevens_primiera", "sevens_double", "second_seven"),
    "coins": ("coins_to_six", "coin_choice", "coin_home", "coin_back", "napola_run"),
    "cards": ("cards_to_21", "hold_back", "keep_courts"),
    "aces": ("ace_many", "ace_not_laid", "ace_takes_all"),
    "memory": ("count_rank", "last_hand_known", "passed_up"),
    "parity": ("keep_pairs", "break_pairs", "dealer_last", "lead_double"),
    "partner": ("answer_partner", "leave_partner", "lead_promises"),
    "end": ("solve_end", "keep_taker", "last_capture", "last_card"),
    "settled": ("settled",),
}  # fmt: skip
"""Kinds of mistakes, and the reasons that make them out, whole or by their first part."""

_BY_REASON: Final = {reason: pattern for pattern, reasons in PATTERNS.items() for reason in reasons}


def pattern_of(reason: str) -> str | None:
    """The kind of mistake that a reason makes out, None if it is like no other."""
    return _BY_REASON.get(reason) or _BY_REASON.get(reason.partition(".")[0])


def heaviest(seen: Observation, best: Play, made: Play, loss: float) -> str | None:
    """The reason that weighs most for the best play or against the one made, None if nothing can be said."""
    reasons = (*why(seen, best, made, loss), *why_not(seen, made, best, loss))
    return max(reasons, key=lambda reason: reason.weight).key if reasons else None
