"""What to say before a costly play is made, and which cards it concerns."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.explain.grades import loss
from game.ai.explain.reason import Reason
from game.ai.explain.why import why, why_not
from game.ai.types import Candidate
from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.state import Observation
from game.match.i18n import Words
from game.ui.coach.voice import MISSED, Voice
from game.ui.sayings import Deck

ABOUT_THE_TABLE = ("lone_card", "low_total", "open_table", "ace_takes_all", "last_card.yes", "dealer_last")


@dataclass(frozen=True, slots=True)
class Caution:
    """A headline, what more there is to say, the cards that it warns of, and those of the better play.

    The card that was tried is the first of ``cards``; none of them is among those of the ``better`` play.
    """

    title: str
    text: str
    cards: tuple[Card, ...]
    better: tuple[Card, ...]


def caution(
    words: Words, seen: Observation, played: Play, candidates: Sequence[Candidate], deck: Deck = "italian"
) -> Caution | None:
    """What is wrong with a play, None if it is the best or was not considered."""
    cost = loss(candidates, played)
    best = candidates[0].action if candidates else None
    if not cost or not isinstance(best, Play):
        return None
    against, reasons = why_not(seen, played, best, cost), why(seen, best, played, cost)
    title, text = Voice(words, seen, deck).warning(against, best, reasons, cost)
    missed = any(reason.key == MISSED for reason in reasons)
    concerned = () if missed or not against else _concerned(seen, played, against[0])
    better = tuple(card for card in (best.card, *(best.taken or ())) if card != played.card)
    warned = tuple(card for card in concerned if card not in (played.card, *better))
    return Caution(title, text, (played.card, *warned), better)


def _concerned(seen: Observation, played: Play, reason: Reason) -> tuple[Card, ...]:
    """The cards that a reason against a play speaks of; a card that is laid is there already in the mind's eye."""
    named = reason.values.get("cards", ())
    if isinstance(named, tuple) and named and set(named) <= {*seen.table, played.card}:
        return tuple(int(card) for card in named)
    if reason.key in ABOUT_THE_TABLE:
        left = tuple(card for card in seen.table if card not in (played.taken or ()))
        return (*left, played.card) if played.taken is None else left
    return (played.card,)
