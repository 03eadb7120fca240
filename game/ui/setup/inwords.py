"""Rules in words: the name of every option and value, and a whole set of rules as a short list."""

from collections.abc import Sequence

from game.engine.cards import COINS
from game.engine.ruleset import Ruleset, hand_cards, shown
from game.match.i18n import Words, joined
from game.match.options import FIXED, Situation, is_number, is_switch, offered, values
from game.ui.sayings import Deck, capital, number, suit_name

_TOLD_OTHERWISE = (
    "must_capture",
    "match_first",
    "point_primiera",
    "seven_point",
    "napola",
    "re_bello",
    "piccola_cap",
    "grande",
    "lowest_wins",
)


def option_name(words: Words, option: str) -> str:
    """What a rule is called; of one that is played or not, what it means to play it."""
    key = f"option.{option}"
    return words.text(key) if words.knows(key) else option.replace("_", " ").capitalize()


def value_name(words: Words, option: str, value: object) -> str:
    """What a value of a rule is called."""
    if is_number(option) and isinstance(value, int):
        return words.plural("option.points", value) if value else words.text("option.off")
    key = f"option.{option}.{shown(value)}"
    return words.text(key) if words.knows(key) else shown(value).replace("_", " ").capitalize()


def in_words(words: Words, now: Situation, deck: Deck = "italian") -> list[str]:
    """The rules as a list of sentences: deal, captures, points, house rules, end."""
    rules = now.rules
    first = "_first" if rules.match_first and not now.fifteen else ""
    must = words.text("inwords.must" if rules.must_capture else "inwords.may")
    told = [_deal(words, now), words.text(f"inwords.take.{rules.capture_rule}{first}"), must]
    told.append(words.text("inwords.points", points=joined(words, _points(words, rules, deck))))
    for rule in offered(now):
        value = getattr(rules, rule.option)
        if rule.option not in _TOLD_OTHERWISE and value != values(rule.option)[0]:
            told.append(_pair(words, rule.option, value))
    end = "inwords.lowest" if rules.lowest_wins else "inwords.highest"
    return [*told, words.text(end, target=rules.target)]


def differences(words: Words, rules: Ruleset, options: Sequence[str]) -> str:
    """Some rules as one line, such as ``Napola; ties share the point``."""
    pairs = [_pair(words, option, getattr(rules, option)).rstrip(".") for option in options]
    return "; ".join(pairs) + "." if pairs else ""


def _pair(words: Words, option: str, value: object) -> str:
    name = option_name(words, option)
    if option in FIXED:
        return words.text("inwords.pair", option=name, value=shown(value))
    if is_switch(option):
        on = value == values(option)[-1]
        return words.text("inwords.switch" if on else "inwords.not", option=name)
    told = value_name(words, option, value)
    return words.text("inwords.pair", option=name, value=told[:1].lower() + told[1:])


def _deal(words: Words, now: Situation) -> str:
    hand, more = hand_cards(now.rules.opening(now.seats)), hand_cards(now.rules.next_pattern)
    each = capital(number(words, hand))
    text = words.text("inwords.deal", hand=each, table=number(words, now.table))
    if not now.table:
        text = words.text("inwords.deal_bare", hand=each)
    return text if not more else text + " " + words.text("inwords.deal_more", hand=number(words, more))


def _points(words: Words, rules: Ruleset, deck: Deck) -> list[str]:
    """What brings points, in the order of the count."""
    played = {
        "cards": True,
        "coins": True,
        "settebello": True,
        "primiera": rules.point_primiera,
        "sevens": rules.seven_point != "none",
        "sweeps": True,
        "napola": rules.napola,
        "re_bello": rules.re_bello,
        "piccola": bool(rules.piccola_cap),
        "grande": bool(rules.grande),
    }
    return [_point(words, name, deck) for name, counts in played.items() if counts]


def _point(words: Words, name: str, deck: Deck) -> str:
    return suit_name(words, COINS, deck) if name == "coins" else words.text(f"inwords.point.{name}")
