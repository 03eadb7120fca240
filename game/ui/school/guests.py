"""Who sits at the table of a lesson."""

from game.engine.state import Observation
from game.match.i18n import Words
from game.ui.guests import GUESTS, PLAYER_FACE
from game.ui.surroundings import Person


def around(words: Words, seen: Observation) -> tuple[Person, ...]:
    """The learner at his seat, guests of the house at the others."""
    you = words.text("who.You")
    guests = iter(GUESTS)
    found = []
    for seat in range(seen.seats):
        if seat == seen.seat:
            found.append(Person(you, you, PLAYER_FACE, ""))
        else:
            key, face = next(guests)
            found.append(Person(words.text(f"guest.{key}"), words.text(f"guest.{key}.short"), face, ""))
    return tuple(found)
