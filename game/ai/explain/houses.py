"""Principles of single games: the ace that takes all, fifteens, the declared matta, laying freely, losing to win."""

from game.ai.explain.reason import ALL, Case, Principle, Told, told
from game.ai.explain.situation import SEVEN, Kind, Option
from game.engine.captures import ACE, FIFTEEN
from game.engine.cards import COINS, MATTA, rank, suit

FIFTEENS: frozenset[Kind] = frozenset(("fifteen",))
CIRULLA: frozenset[Kind] = frozenset(("cirulla",))
ACES: frozenset[Kind] = frozenset(("aces", "cirulla"))
FULL_TABLE = {3: 0.18, 4: 0.33}
FULLER = 0.45
FAT = 4
LOW = 4
ACE_LAID: dict[Kind, float] = {"aces": 0.58, "cirulla": 1.25}


def _ace_many(case: Case) -> Told | None:
    at, better = case.at, case.better
    if at.rules.ace_power == "none" or at.held(better.card) != ACE or len(better.taken) < 3:
        return None
    if better.table or _takes_all(case.worse):
        return None
    return told(FULL_TABLE.get(len(better.taken), FULLER), n=len(better.taken))


def _takes_all(option: Option) -> bool:
    return option.at.held(option.card) == ACE and len(option.taken) > 2 and not option.table


def _ace_not_laid(case: Case) -> Told | None:
    """The next ace takes this one with all the rest: only where an ace on the table does not tame it."""
    return _ace_laid(case) if case.at.rules.ace_power == "all" and case.at.out(ACE) else None


def _keep_ace(case: Case) -> Told | None:
    return _ace_laid(case)


def _ace_laid(case: Case) -> Told | None:
    at, better, worse = case.at, case.better, case.worse
    if at.rules.ace_power == "none" or not worse.lays or at.held(worse.card) != ACE:
        return None
    if worse.card not in better.hand:
        return None
    return told(ACE_LAID[at.kind])


def _ace_takes_all(case: Case) -> Told | None:
    at, worse = case.at, case.worse
    tamed = at.rules.ace_power == "all_unless_ace" and any(at.lying(card) == ACE for card in worse.table)
    aces = at.out(ACE)
    if at.rules.ace_power == "none" or tamed or not worse.met or not aces or not _fat(worse):
        return None
    more = len(worse.table) - len(case.better.table)
    odds = at.chance(aces)
    return told(0.15 * odds * more, odds=odds) if more > 0 and odds else None


def _fat(option: Option) -> bool:
    prized = any(suit(card) == COINS or rank(card) == SEVEN for card in option.table)
    return prized or len(option.table) >= FAT


def _fifteen_window(case: Case) -> Told | None:
    better = case.better
    if not better.met or better.sweepers or LOW < better.total < FIFTEEN:
        return None
    return told(case.safer, left=better.total)


def _bare_low(case: Case) -> Told | None:
    better = case.better
    if case.at.seen.table or not better.lays or not better.met or better.total > LOW:
        return None
    return told(case.safer)


def _cirulla_window(case: Case) -> Told | None:
    better = case.better
    if not better.met or better.answers or better.total < FIFTEEN:
        return None
    return told(case.safer, left=better.total)


def _hold_back(case: Case) -> Told | None:
    at, better, worse = case.at, case.better, case.worse
    if at.rules.must_capture or not better.lays or worse.lays or any(option.sweep for option in at.options):
        return None
    could = any(not option.lays and option.card == better.card for option in at.options)
    return told(0.1) if could else None


def _matta_counts(case: Case) -> Told | None:
    matta, better = case.at.seen.matta, case.better
    if matta is None or MATTA not in better.won or MATTA in case.worse.won:
        return None
    if better.card != MATTA and not case.at.rules.matta_persists:
        return None
    return told(0.1, rank=(matta,))


def _lowest_wins(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    if not case.at.rules.lowest_wins or len(better.won) >= len(worse.won):
        return None
    return told(0.28 * (len(worse.won) - len(better.won)))


HOUSES: tuple[Principle, ...] = (
    Principle("ace_many", "ace", "better", ACES, _ace_many),
    Principle("ace_not_laid", "ace", "both", ACES, _ace_not_laid),
    Principle("ace_not_laid.keep", "ace", "both", ACES, _keep_ace),
    Principle("ace_takes_all", "ace", "worse", ACES, _ace_takes_all),
    Principle("bare_low", "safety", "better", FIFTEENS, _bare_low),
    Principle("fifteen_window", "safety", "better", FIFTEENS, _fifteen_window),
    Principle("cirulla_window", "safety", "better", CIRULLA, _cirulla_window),
    Principle("hold_back", "price", "better", ALL, _hold_back),
    Principle("matta_counts", "matta", "better", CIRULLA, _matta_counts),
    Principle("lowest_wins", "losing", "both", ALL, _lowest_wins),
)
