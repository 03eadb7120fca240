"""Which rules can be changed as house rules, where they make sense, and what was changed."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from game.engine.ruleset import ALLOWED, OPTIONS, Ruleset, table_cards

Chapter = Literal["deal", "capture", "ace", "points", "declare", "end"]


@dataclass(frozen=True, slots=True)
class Situation:
    """The rules as they are set, the rules they started from, and how many play."""

    rules: Ruleset
    base: Ruleset
    seats: int

    @property
    def table(self) -> int:
        """How many cards the opening table has."""
        return table_cards(self.rules.opening(self.seats))

    @property
    def fifteen(self) -> bool:
        """Whether cards take by making fifteen, and by nothing else."""
        return self.rules.capture_rule == "fifteen"

    @property
    def both(self) -> bool:
        """Whether cards take by sums and by making fifteen, as in Cirulla."""
        return self.rules.capture_rule == "sum_or_fifteen"

    @property
    def aces(self) -> bool:
        """Whether an ace takes more than other cards."""
        return self.rules.ace_power != "none"

    @property
    def declared(self) -> bool:
        """Whether hands can be declared."""
        return bool(self.rules.decl_low or self.rules.decl_three)


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A rule people set as they like: the option, the chapter of the list it stands in, and where it makes sense.

    One that works ``alone`` has an effect whatever the other rules are: where it is played, it is shown.
    """

    option: str
    chapter: Chapter
    applies: Callable[[Situation], bool] = lambda now: True
    alone: bool = False


HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule("direction", "deal"),
    HouseRule(
        "redeal_kings", "deal", lambda now: now.table > 2 and not (now.fifteen or now.both or now.aces), alone=True
    ),
    HouseRule("redeal_aces", "deal", lambda now: now.table > 1 and (now.both or now.aces), alone=True),
    HouseRule("redeal_three_equal", "deal", lambda now: now.table > 2),
    HouseRule("four_equal_table", "deal", lambda now: now.table == 4 and now.both, alone=True),
    HouseRule("table_award", "deal", lambda now: now.table == 4 and (now.fifteen or now.both), alone=True),
    HouseRule("table_30", "deal", lambda now: now.table == 4 and now.rules.table_award != "none"),
    HouseRule("table_low", "deal", lambda now: now.table == 4 and now.rules.table_award != "none" and now.both),
    HouseRule("must_capture", "capture"),
    HouseRule("match_first", "capture", lambda now: not now.fifteen),
    HouseRule("sum_choice", "capture"),
    HouseRule("last_play_sweep", "capture", lambda now: now.aces or not now.fifteen),
    HouseRule("ace_power", "ace", lambda now: now.base.ace_power != "none" or now.both, alone=True),
    HouseRule("ace_on_empty", "ace", lambda now: now.aces),
    HouseRule("ace_first_play", "ace", lambda now: now.aces),
    HouseRule("ace_sweep", "ace", lambda now: now.aces),
    HouseRule("point_primiera", "points"),
    HouseRule("primiera_values", "points", lambda now: now.rules.point_primiera),
    HouseRule("primiera_mode", "points", lambda now: now.rules.point_primiera),
    HouseRule(
        "primiera_missing", "points", lambda now: now.rules.point_primiera and now.rules.primiera_mode == "per_suit"
    ),
    HouseRule("seven_point", "points", lambda now: now.fifteen, alone=True),
    HouseRule("all_sevens_bonus", "points", lambda now: now.fifteen, alone=True),
    HouseRule("napola", "points", lambda now: not now.both, alone=True),
    HouseRule("napola_all_ten", "points", lambda now: now.rules.napola),
    HouseRule("re_bello", "points", lambda now: not now.both, alone=True),
    HouseRule("piccola_cap", "points", lambda now: now.both, alone=True),
    HouseRule("grande", "points", lambda now: now.both, alone=True),
    HouseRule("ties", "points"),
    HouseRule("decl_low", "declare", lambda now: now.both, alone=True),
    HouseRule("decl_three", "declare", lambda now: now.both, alone=True),
    HouseRule("decl_hand_open", "declare", lambda now: now.declared),
    HouseRule("matta", "declare", lambda now: now.declared or (now.both and now.rules.table_award != "none")),
    HouseRule("matta_persists", "declare", lambda now: now.declared and now.rules.matta != "off"),
    HouseRule("cappotto", "end", lambda now: now.both, alone=True),
    HouseRule("lowest_wins", "end"),
)
"""Every rule that can be set, in the order of a list."""

FIXED = (
    "players",
    "teams",
    "first_dealer",
    "cut",
    "pattern",
    "next_pattern",
    "four_player_pattern",
    "capture_rule",
    "decl_both",
    "target",
    "targets",
    "single_deal",
)
"""What makes a game the game it is, or has one value only, or is asked for elsewhere."""

WANTED = (
    "redeal_kings",
    "cappotto",
    "grande",
    "table_low",
    "decl_hand_open",
    "all_sevens_bonus",
    "re_bello",
    "napola",
    "last_play_sweep",
    "must_capture",
    "seven_point",
    "point_primiera",
    "redeal_aces",
    "lowest_wins",
    "match_first",
)
"""The switches that people ask for most."""

_ASKED_FOR_ELSEWHERE = ("target", "targets", "players")


def offered(now: Situation) -> tuple[HouseRule, ...]:
    """The house rules that make sense here."""
    return tuple(rule for rule in HOUSE_RULES if rule.applies(now) or (rule.alone and _played(rule.option, now)))


def wanted(now: Situation, number: int) -> tuple[str, ...]:
    """The switches that people ask for most, as many as there is room for."""
    names = {rule.option for rule in offered(now)}
    return tuple(option for option in WANTED if option in names)[:number]


def changed(now: Situation) -> tuple[str, ...]:
    """The options that differ from the rules one started from and have an effect; the target is not counted."""
    names = {rule.option for rule in offered(now)} | (set(FIXED) - set(_ASKED_FOR_ELSEWHERE))
    return tuple(
        option for option in OPTIONS if option in names and getattr(now.rules, option) != getattr(now.base, option)
    )


def values(option: str) -> tuple[object, ...]:
    """Everything a house rule may be, as it is unless somebody changes it first."""
    allowed = ALLOWED[option]
    assert not isinstance(allowed, re.Pattern)
    return tuple(allowed)


def is_switch(option: str) -> bool:
    """Whether a rule is either played, its last value, or not, its first."""
    row = values(option)
    return len(row) == 2 and row[0] in (False, "none", "off", "never")


def is_number(option: str) -> bool:
    """Whether a rule is a number of points."""
    return isinstance(ALLOWED[option], range)


def _played(option: str, now: Situation) -> bool:
    return any(getattr(rules, option) != values(option)[0] for rules in (now.rules, now.base))
