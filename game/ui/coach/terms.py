"""What the coach calls cards, plays, chances and figures."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.ai.explain.reason import Reason, Value
from game.engine.actions import Play
from game.engine.cards import COINS, RANKS, SETTEBELLO, Card, rank
from game.engine.state import Observation
from game.match.i18n import Words, joined
from game.ui.sayings import (
    COURTS_OF_THEIR_OWN,
    Deck,
    a_value,
    cards_list,
    falling,
    many,
    number,
    say,
    suit_name,
    the_card,
    the_rank,
)

ODDS: Final = (
    (0.0, "hardly"), (0.05, "twenty"), (0.10, "ten"), (0.15, "six"), (0.20, "five"), (0.25, "four"), (0.33, "three"),
    (0.50, "two"), (0.67, "two_thirds"), (0.80, "four_fifths"), (0.90, "nine_tenths"), (0.99, "nearly"),
)  # fmt: skip
HARDLY: Final = 0.01
ALL_OF_IT: Final = 3
"""A table of more cards than these is called everything when it is taken."""

COSTS: Final = (
    (0.25, "quarter"), (0.5, "half"), (0.75, "three_quarters"), (1.0, "one"), (1.5, "one_and_half"), (2.0, "two"),
)  # fmt: skip


def odds_text(words: Words, odds: float) -> str:
    """A chance as people say it: "one time in six"."""
    if odds >= 1.0:
        return words.text("coach.odds.certain")
    nearest = "hardly" if odds < HARDLY else min(ODDS[1:], key=lambda entry: abs(entry[0] - odds))[1]
    return words.text(f"coach.odds.{nearest}")


def cost_text(words: Words, points: float) -> str:
    """A loss as people say it: "half a point"."""
    if points > COSTS[-1][0] + 0.25:
        return words.text("coach.cost.many", points=round(points))
    return words.text(f"coach.cost.{min(COSTS, key=lambda entry: abs(entry[0] - points))[1]}")


def signed(words: Words, points: float, decimals: int = 2) -> str:
    """A figure with its sign and some decimals, as the language writes it: "+0.41"."""
    return unsigned(words, points, "+" if points >= 0 else "−", decimals)


def unsigned(words: Words, points: float, sign: str = "", places: int = 2) -> str:
    """A figure with so many decimals."""
    whole, decimals = f"{abs(points):.{places}f}".split(".")
    return sign + words.text("coach.decimal", whole=whole, decimals=decimals)


def plural_rank(words: Words, worth: int, deck: Deck) -> str:
    """All cards of a rank: "sevens"."""
    letter = RANKS[worth - 1]
    french = deck == "french" and letter in COURTS_OF_THEIR_OWN
    return words.text(f"coach.ranks.{letter}_french" if french else f"coach.ranks.{letter}")


def any_of(words: Words, worths: Sequence[int], deck: Deck) -> str:
    """One card of any of these values: "a five or an ace"."""
    parts = [a_value(words, worth, deck) for worth in worths]
    text = parts[0]
    for part in parts[1:]:
        text = words.text("coach.or", first=text, second=part)
    return text


def plainly(words: Words, card: Card, among: Iterable[Card], deck: Deck) -> str:
    """A card by its rank, or with its suit where another of its rank could be meant."""
    if card == SETTEBELLO or any(rank(other) == rank(card) and other != card for other in among):
        return the_card(words, card, deck)
    return the_rank(words, card, deck)


def taken_cards(words: Words, seen: Observation, play: Play, deck: Deck) -> str:
    """What a capture takes: "the four and the three"."""
    taken = falling(play.taken or ())
    if len(taken) > ALL_OF_IT and len(taken) == len(seen.table):
        return words.text("coach.everything")
    groups: dict[int, list[Card]] = {}
    for card in taken:
        groups.setdefault(0 if card == SETTEBELLO else rank(card), []).append(card)
    left = [card for card in seen.table if card not in taken]
    return joined(
        words,
        [
            plainly(words, group[0], left, deck) if len(group) == 1 else many(words, group[0], len(group), deck)
            for group in groups.values()
        ],
    )


def play_in(words: Words, form: str, seen: Observation, play: Play, deck: Deck) -> str:
    """A play in one of the forms ``do`` ("take the four with the seven"), ``doing`` ("taking ...")."""
    card = plainly(words, play.card, seen.hand, deck)
    if play.taken is None:
        return say(words, f"coach.{form}.lay", card=card)
    if not play.taken:
        return say(words, f"coach.{form}.alone", card=card)
    taken = taken_cards(words, seen, play, deck)
    if len(play.taken) == 1 and taken == card:
        return say(words, f"coach.{form}.match", taken=taken)
    return say(words, f"coach.{form}.take", card=card, taken=taken)


def short_play(words: Words, seen: Observation, play: Play, deck: Deck) -> str:
    """A play beside the picture of its card: "Take 4 + 3", "Lay the knave"."""
    if play.taken is None:
        return say(words, "coach.short.lay", card=plainly(words, play.card, seen.hand, deck))
    if not play.taken:
        return say(words, "coach.do.alone", card=the_rank(words, play.card, deck))
    if len(play.taken) == 1 or len(play.taken) == len(seen.table) > ALL_OF_IT:
        return say(words, "coach.short.take", taken=taken_cards(words, seen, play, deck))
    return words.text("coach.short.take", taken=figures(play.taken))


def figures(cards: Iterable[Card]) -> str:
    """Cards as a sum: "4 + 3"."""
    return " + ".join(str(rank(card)) for card in falling(cards))


def filled(words: Words, seen: Observation, reason: Reason, deck: Deck) -> dict[str, str]:
    """The values of a reason as words."""
    values = dict(reason.values)
    n = values.pop("n", None)
    text = {name: _worded(words, seen, name, value, deck) for name, value in values.items()}
    if isinstance(n, int):
        text["count"] = number(words, n)
    return text


def _worded(words: Words, seen: Observation, name: str, value: Value, deck: Deck) -> str:
    match name, value:
        case "card", int():
            return plainly(words, value, (*seen.hand, *seen.table), deck)
        case "cards", tuple():
            return cards_list(words, falling(value), deck)
        case "rank", tuple():
            return any_of(words, value, deck)
        case "ranks", tuple():
            return joined(words, [plural_rank(words, worth, deck) for worth in value])
        case "odds", float():
            return odds_text(words, value)
        case "suit", int():
            return suit_name(words, value, deck)
        case "point", "coins" if deck == "french":
            return suit_name(words, COINS, deck)
        case "point", str():
            return words.text(f"coach.point.{value}")
        case (("mine" | "his"), int()):
            return str(value)
        case _, int():
            return number(words, value)
    raise ValueError(name)
