"""Who looks a match through: whose words are "you", and what everybody else is called."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.observe import observe
from game.engine.record import Record
from game.engine.state import Observation, State
from game.match.history.finished import player
from game.match.i18n import Words, joined
from game.ui.sayings import Deck
from game.ui.table.guests import people
from game.ui.table.surroundings import Person

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Onlooker:
    """The match is seen from ``seat``; ``you`` is the same seat if a person sits there, else nobody is spoken to."""

    words: Words
    deck: Deck
    people: tuple[Person, ...]
    seat: int
    you: int | None

    def named(self, seat: int) -> str | None:
        """What to call somebody, None for the one who is spoken to."""
        return None if seat == self.you else self.people[seat].short

    def seen(self, state: State) -> Observation:
        """The match as news of it are told: without a person in it, as by somebody who does not play."""
        seen = observe(state, self.seat)
        return seen if self.you is not None else replace(seen, seat=NOBODY)

    def side(self, seats: Sequence[int]) -> tuple[str, str]:
        """The grammatical person of those who play together, and who they are."""
        if self.you in seats:
            return ("you" if len(seats) == 1 else "we"), self.words.text("who.you")
        who = joined(self.words, [self.people[seat].short for seat in seats])
        return ("one" if len(seats) == 1 else "they"), who


def onlooker(words: Words, record: Record, deck: Deck) -> Onlooker:
    """Whoever has played, or somebody who only watches."""
    seat = player(record.seats)
    you = seat if record.seats[seat].kind == "human" else None
    return Onlooker(words, deck, people(words, record), seat, you)
