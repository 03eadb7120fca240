"""Principles about what is won: the settebello and the sevens, coins, cards, the primiera."""

from game.ai.explain.reason import ALL, SUMS, Case, Principle, Told, told
from game.ai.explain.situation import SEVEN, Kind, Option, Point
from game.engine.cards import COINS, DECK, SETTEBELLO, Card, rank, suit
from game.engine.scoring import coin_run, primiera_cards, primiera_total

SETTEBELLO_WORTH = 0.66
CARD_WORTH = 0.28
COIN_WORTH: dict[Kind, float] = {"scopa": 0.15, "scopone": 0.17, "aces": 0.21, "fifteen": 0.21, "cirulla": 0.19}
SEVEN_LAID: dict[Kind, float] = {"scopa": 0.28, "scopone": 0.67, "aces": 0.31, "fifteen": 0.25, "cirulla": 0.38}
SEVEN_WORTH = 0.3
SUM_OF_SEVEN = 0.8
SIX_WORTH = 0.08
SUIT_WORTH = 0.2
FEW_OF_A_SUIT = 3
SIX_COINS, MOST_CARDS = 6, 21
COINS_NEAR, CARDS_NEAR = 3, 12
"""From here on it is worth saying how far the count has come."""

COIN_AWARE = 0.1


def _settebello(case: Case) -> Told | None:
    taken = SETTEBELLO in case.better.taken and SETTEBELLO not in case.worse.taken
    return told(SETTEBELLO_WORTH) if taken else None


def _settebello_by_sum(case: Case) -> Told | None:
    return _settebello(case) if len(case.better.taken) > 1 else None


def _hold_settebello(case: Case) -> Told | None:
    worse = case.worse
    if not worse.lays or worse.card != SETTEBELLO or SETTEBELLO not in case.better.hand or not worse.met:
        return None
    numbers = [n for n in range(1, 11) if any(SETTEBELLO in taken for taken in case.at.sets(worse.table, n))]
    odds = case.at.chance([card for number in numbers for card in case.at.out(number)])
    return told(SETTEBELLO_WORTH * odds + COIN_WORTH[case.at.kind], odds=odds) if odds else None


def _no_seven_out(case: Case) -> Told | None:
    at, better, worse = case.at, case.better, case.worse
    if not worse.lays or rank(worse.card) != SEVEN or (better.lays and rank(better.card) == SEVEN):
        return None
    others = any(rank(option.card) != SEVEN for option in at.options if option.lays)
    pair = SETTEBELLO in at.seen.piles[at.side] and any(rank(card) == SEVEN for card in worse.hand)
    takers = [n for n in range(1, 11) if at.out(n) and any(worse.card in found for found in at.sets(worse.table, n))]
    return told(SEVEN_LAID[at.kind]) if others and takers and not pair else None


def _no_total_seven(case: Case) -> Told | None:
    parts, out = case.worse.for_a_seven, case.at.out(SEVEN)
    if not parts or not out or case.better.for_a_seven:
        return None
    settebello = int(SETTEBELLO in out)
    return told(SUM_OF_SEVEN * case.at.chance(out), cards=parts, n=len(out), settebello=settebello)


def _coins(case: Case) -> tuple[int, int] | None:
    """The coins a play wins beyond the other's, and those it wins in all, while the point is open."""
    more = case.better.coins - case.worse.coins
    return None if more <= 0 or case.at.settled("coins") is not None else (more, case.better.coins)


def _coins_to_six(case: Case) -> Told | None:
    found, have = _coins(case), _number(case.better, coins=True)
    if found is None or not case.at.duel or not COINS_NEAR <= have < SIX_COINS:
        return None
    return told(COIN_WORTH[case.at.kind] * found[0], n=found[1], have=have)


def _sixth_coin(case: Case) -> Told | None:
    found, have = _coins(case), _number(case.better, coins=True)
    if found is None or not case.at.duel or have < SIX_COINS:
        return None
    return told(COIN_WORTH[case.at.kind] * (found[0] + 1), n=found[1], have=have)


def _some_coins(case: Case) -> Told | None:
    found = _coins(case)
    return None if found is None else told(COIN_WORTH[case.at.kind] * found[0], n=found[1])


def _coin_choice(case: Case) -> Told | None:
    found = _coins(case)
    if found is None or case.worse.lays or len(case.better.won) != len(case.worse.won):
        return None
    if case.better.threat - case.worse.threat > COIN_AWARE * found[0]:
        return None
    return told(COIN_WORTH[case.at.kind] * found[0], n=found[0])


def _coin_home(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    swapped = rank(better.card) == rank(worse.card) and better.play.taken == worse.play.taken
    if not swapped or better.lays or suit(better.card) != COINS or case.at.settled("coins") is not None:
        return None
    return told(0.25)


def _coin_back(case: Case) -> Told | None:
    better, worse = case.better, case.worse
    swapped = rank(better.card) == rank(worse.card) and better.lays and worse.lays
    if not swapped or suit(worse.card) != COINS or case.at.settled("coins") is not None:
        return None
    return told(0.17)


def _number(option: Option, coins: bool = False) -> int:
    return sum(suit(card) == COINS for card in option.pile) if coins else len(option.pile)


def _more_cards(case: Case) -> float | None:
    """What the larger capture is worth while the point is open."""
    more = len(case.better.won) - len(case.worse.won)
    return None if more <= 0 or case.at.settled("cards") is not None else CARD_WORTH * more


def _cards_to_21(case: Case) -> Told | None:
    weight, have = _more_cards(case), _number(case.better)
    if weight is None or not case.at.duel or not CARDS_NEAR <= have < MOST_CARDS:
        return None
    return told(weight, n=len(case.better.won), have=have)


def _card_21(case: Case) -> Told | None:
    weight, have = _more_cards(case), _number(case.better)
    return None if weight is None or not case.at.duel or have < MOST_CARDS else told(weight, have=have)


def _more_of_them(case: Case) -> Told | None:
    weight = _more_cards(case)
    return None if weight is None else told(weight, n=len(case.better.won))


def _sevens_primiera(case: Case) -> Told | None:
    more = case.better.sevens - case.worse.sevens
    if more <= 0 or not case.at.rules.point_primiera or case.at.settled("primiera") is not None:
        return None
    return told(SEVEN_WORTH * more, n=sum(rank(card) == SEVEN for card in case.better.pile))


def _six_and_ace(case: Case) -> Told | None:
    at, better, rules = case.at, case.better, case.at.rules
    if not (rules.point_primiera and at.duel) or not better.won or at.settled("primiera") is not None:
        return None
    before, theirs = at.seen.piles[at.side], at.seen.piles[1 - at.side]
    level = [sum(rank(card) == SEVEN for card in pile) for pile in (better.pile, theirs)] == [2, 2]
    mine, his = (primiera_total(primiera_cards(pile, rules), rules) for pile in (better.pile, theirs))
    was, other = (primiera_total(primiera_cards(pile, rules), rules) for pile in (before, case.worse.pile))
    if not level or mine is None or his is None or mine <= (was or 0) or mine <= (other or 0):
        return None
    return told(SIX_WORTH, mine=mine, his=his)


def _missing_suit(case: Case) -> Told | None:
    at, better, worse, rules = case.at, case.better, case.worse, case.at.rules
    if not (at.duel and rules.point_primiera) or rules.primiera_missing != "disqualify":
        return None
    if rules.primiera_mode != "per_suit" or at.settled("primiera") is not None:
        return None
    home = {card for pile in at.seen.piles for card in pile}
    for lacking in range(4):
        if any(suit(card) == lacking for card in at.seen.piles[1 - at.side]):
            continue
        left = sum(suit(card) == lacking for card in DECK if card not in home)
        kept = _of(lacking, better.won) > _of(lacking, worse.won)
        given = worse.lays and suit(worse.card) == lacking and not (better.lays and suit(better.card) == lacking)
        if left <= FEW_OF_A_SUIT and (kept or given):
            return told(SUIT_WORTH, suit=lacking)
    return None


def _of(which: int, cards: tuple[Card, ...]) -> int:
    return sum(suit(card) == which for card in cards)


def _settled(mine: bool, case: Case) -> Told | None:
    """The other play gains nothing but more towards a point that is decided."""
    at, better, worse = case.at, case.better, case.worse
    rules = at.rules
    if rules.napola or rules.re_bello or rules.piccola_cap or rules.grande or rules.cappotto != "off":
        return None
    gains: dict[Point, int] = {
        "cards": len(worse.won) - len(better.won),
        "coins": worse.coins - better.coins,
        "sevens": worse.sevens - better.sevens,
    }
    if worse.sweep or SETTEBELLO in worse.won or gains["sevens"] > 0:
        return None
    gained = [point for point, gain in gains.items() if gain > 0]
    owners = [at.settled(point) for point in gained]
    if not gained or any(owner is None for owner in owners) or (owners[0] == at.side) is not mine:
        return None
    return told(0.1, point=gained[0])


def _sevens_double(case: Case) -> Told | None:
    more = case.better.sevens - case.worse.sevens
    if more <= 0 or case.at.rules.seven_point != "most_sevens" or case.at.settled("sevens") is not None:
        return None
    return told(0.32 * more, n=more)


def _napola_run(case: Case) -> Told | None:
    rules = case.at.rules
    gain = worth_of_run(case.better) - worth_of_run(case.worse)
    now = worth_of_run(case.better) - min(coin_run(case.at.seen.piles[case.at.side]), run_limit(case.better))
    return told(float(gain), n=now) if (rules.napola or rules.piccola_cap) and gain > 0 and now > 0 else None


def run_limit(option: Option) -> int:
    """How many points a run of coins may bring."""
    return 10 if option.at.rules.napola else option.at.rules.piccola_cap


def worth_of_run(option: Option) -> int:
    """The points of the run of coins that the own pile holds after a play."""
    return min(coin_run(option.pile), run_limit(option))


PRIZES: tuple[Principle, ...] = (
    Principle("settebello_by_sum", "settebello", "better", ALL, _settebello_by_sum),
    Principle("take_settebello", "settebello", "better", ALL, _settebello),
    Principle("hold_settebello", "seven", "both", ALL, _hold_settebello),
    Principle("no_seven_out", "seven", "both", ALL, _no_seven_out),
    Principle("no_total_seven", "seven", "worse", SUMS, _no_total_seven),
    Principle("coin_home", "coins", "both", ALL, _coin_home),
    Principle("coin_back", "coins", "both", ALL, _coin_back),
    Principle("coin_choice", "coins", "better", ALL, _coin_choice),
    Principle("coins_to_six.sixth", "coins", "better", ALL, _sixth_coin),
    Principle("coins_to_six", "coins", "better", ALL, _coins_to_six),
    Principle("coins_to_six.plain", "coins", "better", ALL, _some_coins),
    Principle("cards_to_21.done", "cards", "better", ALL, _card_21),
    Principle("cards_to_21", "cards", "better", ALL, _cards_to_21),
    Principle("cards_to_21.plain", "cards", "better", ALL, _more_of_them),
    Principle("sevens_primiera", "primiera", "better", ALL, _sevens_primiera),
    Principle("six_and_ace", "primiera", "better", ALL, _six_and_ace),
    Principle("missing_suit", "suit", "both", ALL, _missing_suit),
    Principle("settled.mine", "settled", "both", ALL, lambda case: _settled(True, case)),
    Principle("settled.his", "settled", "both", ALL, lambda case: _settled(False, case)),
    Principle("sevens_double", "primiera", "better", frozenset(("fifteen",)), _sevens_double),
    Principle("napola_run", "run", "better", ALL, _napola_run),
)
