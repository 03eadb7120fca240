"""What a card of the hand would do here, and why something may not be done: sentences for the hint line."""

from collections.abc import Sequence

from game.engine.captures import is_sweep, sets_adding_to, value
from game.engine.cards import COINS, SETTEBELLO, Card, suit
from game.engine.state import Observation, Phase
from game.match.i18n import Words, joined
from game.ui.sayings import (
    Deck,
    a_value,
    adds_up,
    cards_list,
    falling,
    many,
    number,
    say,
    say_many,
    table_value,
    the_card,
    the_rank,
)
from game.ui.table.choices import Choice


def offer(
    words: Words,
    view: Observation,
    choice: Choice,
    lifted: bool,
    laying: bool = False,
    deck: Deck = "italian",
    dragged: bool = True,
) -> str:
    """What a card does if it is played as it is meant now.

    ``lifted`` says that it is dragged or picked, not only pointed at; ``laying`` that it is held over the place where
    it would be laid down although it could take something. What is lifted but not ``dragged`` cannot be dropped.
    """
    mood = "will" if lifted else "would"
    card = the_rank(words, choice.card, deck)
    if laying and choice.sets:
        return say(words, "offer.lay_freely", card=card)
    if not choice.sets:
        return _lying(words, view, choice.card, mood, deck)
    if choice.built and choice.armed is None:
        return words.text("offer.building" if dragged else "offer.gathering", parts=_running(view, choice))
    meant = choice.meant
    if meant is None and choice.crowded and lifted and not dragged:
        return say_many(words, "offer.crowd", len(choice.sets), card=card)
    if meant is None or meant.taken is None:
        return say_many(words, f"offer.sets.{mood if dragged else 'would'}", len(choice.sets), card=card)
    text = _taking(words, view, choice.card, meant.taken, mood, deck)
    return f"{text} {_what_else(words, choice)}" if lifted and dragged else text


def question(words: Words, choice: Choice, deck: Deck = "italian") -> str:
    """What is asked while the chooser is open."""
    return say_many(words, "offer.question", len(choice.plays), card=the_rank(words, choice.card, deck))


def refusal(
    words: Words,
    view: Observation,
    card: Card,
    choice: Choice | None,
    names: Sequence[str],
    deck: Deck = "italian",
) -> str:
    """Why a card cannot be played, or cannot be laid down, at this moment."""
    rank = the_rank(words, card, deck)
    if view.phase is not Phase.PLAY:
        return words.text("refuse.no_play")
    if view.turn != view.seat:
        return say(words, "refuse.turn", who=names[view.turn])
    if choice is None or not choice.sets:
        return words.text("refuse.opening_ace")
    if len(choice.sets) > 1:
        equal = all(len(taken) == 1 for taken in choice.sets)
        if equal:
            cards = many(words, choice.sets[0][0], len(choice.sets), deck)
            return say(words, "refuse.equals", cards=cards)
        return say_many(words, "refuse.sets", len(choice.sets), card=rank)
    taken = choice.sets[0]
    how = adds_up(view.rules, taken, value(card, view.matta), view.matta)
    if not how:
        return say(words, "refuse.all", card=rank)
    if how == "sum" and len(taken) == 1:
        return say(words, "refuse.equal", card=a_value(words, value(card, view.matta), deck))
    if len(taken) == 1:
        return say(words, "refuse.card", card=rank, taken=the_card(words, taken[0], deck))
    return say(words, "refuse.set", card=rank, parts=" + ".join(_values(view, taken)))


def gain(words: Words, view: Observation, card: Card, taken: tuple[Card, ...], deck: Deck = "italian") -> str:
    """What a capture scores or helps to score: "the settebello and a coin"; empty for cards alone."""
    cards = (card, *taken)
    parts = [words.text("offer.sweep")] if sweeps(view, card, taken) else []
    if SETTEBELLO in cards:
        parts.append(the_card(words, SETTEBELLO, deck))
    coins = sum(suit(other) == COINS and other != SETTEBELLO for other in cards)
    if coins:
        pack = "french" if deck == "french" else "latin"
        parts.append(say_many(words, f"offer.coins.{pack}", coins))
    return joined(words, parts)


def sweeps(view: Observation, card: Card, taken: tuple[Card, ...]) -> bool:
    """Whether the viewer would make a sweep with this capture."""
    last = not view.stock and sum(map(len, view.hands)) == 1
    return is_sweep(view.table, card, taken, view.rules, matta=view.matta, last=last)


def _taking(words: Words, view: Observation, card: Card, taken: tuple[Card, ...], mood: str, deck: Deck) -> str:
    rank = the_rank(words, card, deck)
    if not taken:
        return say(words, f"offer.alone.{mood}", card=rank)
    cards = the_card(words, taken[0], deck) if len(taken) == 1 else cards_list(words, falling(taken), deck)
    if _before_sums(view, card, taken):
        return say(words, f"offer.equal.{mood}", card=rank, cards=cards)
    how = adds_up(view.rules, taken, value(card, view.matta), view.matta) or "all"
    brought = gain(words, view, card, taken, deck)
    if brought:
        return say(words, f"offer.{how}_gain.{mood}", card=rank, cards=cards, gain=brought)
    return say(words, f"offer.{how}.{mood}", card=rank, cards=cards)


def _before_sums(view: Observation, card: Card, taken: tuple[Card, ...]) -> bool:
    """Whether an equal card is taken although other cards of the table would add up to the same."""
    worth = value(card, view.matta)
    if not (view.rules.match_first and len(taken) == 1 and adds_up(view.rules, taken, worth, view.matta) == "sum"):
        return False
    values = [table_value(view.rules, other, view.matta) for other in view.table]
    return any(len(found) > 1 for found in sets_adding_to(view.table, values, worth))


def _lying(words: Words, view: Observation, card: Card, mood: str, deck: Deck) -> str:
    why = view.rules.capture_rule if view.table else "bare"
    worth = number(words, value(card, view.matta))
    return say(words, f"offer.lay_{why}.{mood}", card=the_rank(words, card, deck), value=worth)


def _what_else(words: Words, choice: Choice) -> str:
    others = len(choice.sets) - 1
    if others:
        return say_many(words, "offer.drop_or_choose", others)
    return words.text("offer.drop_or_lay" if choice.may_lay else "offer.drop")


def _running(view: Observation, choice: Choice) -> str:
    values = _values(view, choice.built)
    total = sum(map(int, values))
    return " + ".join(values) + (f" = {total}" if len(values) > 1 else "")


def _values(view: Observation, cards: Sequence[Card] | frozenset[Card]) -> list[str]:
    """What cards count as, the largest first, in figures."""
    return [str(worth) for worth in sorted((table_value(view.rules, card, view.matta) for card in cards), reverse=True)]
