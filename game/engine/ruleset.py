"""The rules of one match: every option of the family as a typed field, checked when it is made."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args, get_origin, get_type_hints

Options = Mapping[str, object]
Allowed = Sequence[object] | re.Pattern[str]

PACK = 40


class RuleError(ValueError):
    """Options that make no game.

    ``key`` names a sentence of the message catalogue, ``values`` what it speaks of.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """Every option of the rules, with the values of classic Scopa.

    ``pattern`` and ``next_pattern`` list the packets of the opening and of the later rounds: ``P3`` is three cards to
    each seat, ``T4`` four to the table. ``target`` is what the match is played to, ``targets`` what a menu offers.
    A ``single_deal`` decides the match, whatever the target; only where nobody is ahead another one follows.
    Numbers such as ``decl_low`` or ``grande`` are points, 0 where the rule is off. ``preset`` is the name under which
    the catalogue knows these rules before any house rule, of no effect on play.

    Raises RuleError for a value that is not allowed, or if with no number of players the deal uses up the pack.
    """

    preset: str = ""
    direction: Literal["right", "left"] = "right"
    players: tuple[int, ...] = (2, 3, 4, 6)
    teams: Literal["two_teams_when_even_from_4"] = "two_teams_when_even_from_4"
    first_dealer: Literal["random"] = "random"
    cut: Literal["dealers_left"] = "dealers_left"
    pattern: tuple[str, ...] = ("P3", "T4")
    next_pattern: tuple[str, ...] = ("P3",)
    four_player_pattern: tuple[str, ...] | None = None
    redeal_kings: Literal[0, 3] = 3
    redeal_aces: Literal[0, 2] = 0
    redeal_three_equal: bool = False
    four_equal_table: Literal["none", "dealer_wins"] = "none"
    table_award: Literal["none", "dealer", "mano"] = "none"
    table_30: Literal["pairs", "sum"] = "pairs"
    table_low: Literal[0, 3] = 0
    capture_rule: Literal["sum", "fifteen", "sum_or_fifteen"] = "sum"
    must_capture: bool = True
    match_first: bool = True
    sum_choice: Literal["any", "fewest"] = "any"
    ace_power: Literal["none", "all", "all_unless_ace"] = "none"
    ace_on_empty: Literal["stays", "self"] = "stays"
    ace_first_play: Literal["free", "plain", "forbidden"] = "free"
    ace_sweep: Literal["never", "natural", "always"] = "never"
    last_play_sweep: Literal["never", "counts"] = "never"
    point_primiera: bool = True
    primiera_values: Literal["italian", "descending"] = "italian"
    primiera_mode: Literal["per_suit", "best_four"] = "per_suit"
    primiera_missing: Literal["disqualify", "partial"] = "disqualify"
    seven_point: Literal["none", "most_sevens"] = "none"
    all_sevens_bonus: Literal[0, 1] = 0
    ties: Literal["none", "share"] = "none"
    napola: bool = False
    napola_all_ten: Literal["ten_points", "wins_match"] = "ten_points"
    re_bello: bool = False
    decl_low: int = 0
    decl_three: int = 0
    decl_both: Literal["higher_only"] = "higher_only"
    decl_hand_open: bool = True
    matta: Literal["off", "declare", "declare_and_table"] = "off"
    matta_persists: bool = True
    piccola_cap: Literal[0, 6, 7, 10] = 0
    grande: Literal[0, 5] = 0
    cappotto: Literal["off", "wins_match"] = "off"
    target: int = 11
    targets: tuple[int, ...] = (11, 16, 21)
    lowest_wins: bool = False
    single_deal: bool = False

    def __post_init__(self) -> None:
        for option in ALLOWED:
            _check(option, getattr(self, option))
        if not self.tables:
            raise RuleError("rule.deal", pattern=" ".join((*self.pattern, *self.next_pattern)))

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of players with whom the deal uses up the pack."""
        return tuple(seats for seats in self.players if self._uses_up_the_pack(seats))

    def opening(self, seats: int) -> tuple[str, ...]:
        """The packets of the opening round at a table with so many seats."""
        if seats == 4 and self.four_player_pattern is not None:
            return self.four_player_pattern
        return self.pattern

    def largest_hand(self, seats: int) -> int:
        """The most cards that a round brings to each of so many seats."""
        return max(hand_cards(self.opening(seats)), hand_cards(self.next_pattern))

    def _uses_up_the_pack(self, seats: int) -> bool:
        if not hand_cards(self.opening(seats)):
            return False
        rest = PACK - pattern_cards(self.opening(seats), seats)
        if rest <= 0 or not hand_cards(self.next_pattern):
            return rest == 0
        return rest % pattern_cards(self.next_pattern, seats) == 0


def hand_cards(pattern: Sequence[str]) -> int:
    """How many cards a round of these packets brings to each seat."""
    return sum(int(packet[1:]) for packet in pattern if packet[0] == "P")


def table_cards(pattern: Sequence[str]) -> int:
    """How many cards a round of these packets lays on the table."""
    return sum(int(packet[1:]) for packet in pattern if packet[0] == "T")


def pattern_cards(pattern: Sequence[str], seats: int) -> int:
    """How many cards a round of these packets takes from the pack."""
    return hand_cards(pattern) * seats + table_cards(pattern)


_PACKETS = re.compile(r"[PT]([1-9]|[1-3][0-9]|40)")
_LISTS = ("players", "targets", "pattern", "next_pattern", "four_player_pattern")
_WITHOUT_REPETITION = ("players", "targets")
_MAY_BE_MISSING: dict[str, object] = {"next_pattern": (), "four_player_pattern": None}
_NOT_IN_THE_TYPE: dict[str, Allowed] = {
    "decl_low": range(11),
    "decl_three": range(21),
    "target": range(1, 1000),
    "players": (2, 3, 4, 6),
    "targets": range(1, 1000),
    "pattern": _PACKETS,
    "next_pattern": _PACKETS,
    "four_player_pattern": _PACKETS,
}


def _allowed(option: str, hint: object) -> Allowed:
    if get_origin(hint) is Literal:
        return get_args(hint)
    return (False, True) if hint is bool else _NOT_IN_THE_TYPE[option]


ALLOWED: Mapping[str, Allowed] = {
    option: _allowed(option, hint) for option, hint in get_type_hints(Ruleset).items() if option != "preset"
}
"""What each option may be, in lists every entry: one of some values, or what a pattern matches."""

OPTIONS: tuple[str, ...] = tuple(ALLOWED)


def _check(option: str, value: object) -> None:
    if option in _MAY_BE_MISSING and value == _MAY_BE_MISSING[option]:
        return
    entries = value if option in _LISTS else (value,)
    if not (isinstance(entries, tuple) and entries and _all_fit(option, entries)):
        raise RuleError("rule.value", option=option, value=shown(value), allowed=_listed(ALLOWED[option]))


def _all_fit(option: str, entries: tuple[object, ...]) -> bool:
    if not all(_fits(entry, ALLOWED[option]) for entry in entries):
        return False
    return option not in _WITHOUT_REPETITION or len(set(entries)) == len(entries)


def _fits(entry: object, allowed: Allowed) -> bool:
    if isinstance(allowed, re.Pattern):
        return isinstance(entry, str) and allowed.fullmatch(entry) is not None
    # True equals 1 in Python, but it is no number of points.
    return type(entry) is type(allowed[0]) and entry in allowed


def _listed(allowed: Allowed) -> str:
    if isinstance(allowed, re.Pattern):
        return "P1-P40, T1-T40"
    if isinstance(allowed, range):
        return f"{allowed.start}-{allowed.stop - 1}"
    return ", ".join(shown(value) for value in allowed)


def shown(value: object) -> str:
    """A value as a match record writes it, cut to a length that fits a sentence."""
    if isinstance(value, tuple):
        plain = ", ".join(map(shown, value[:20]))
    else:
        words = {True: "true", False: "false", None: "null"}
        plain = words[value] if value is None or isinstance(value, bool) else str(value)
    return plain if len(plain) <= 60 else plain[:57] + "..."
