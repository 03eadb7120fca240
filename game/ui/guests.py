"""The people of the house who sit down with the player."""

from typing import Final

from game.engine.record import Record
from game.match.i18n import Words
from game.ui.surroundings import Person

GUESTS: Final = (("gino", "Kc"), ("pina", "Jc"), ("marco", "Kb"), ("luisa", "Js"), ("tonino", "Jb"))
PLAYER_FACE: Final = "Jd"
OTHER_FACES: Final = ("Cc", "Cs", "Cd", "Cb", "Ks")
"""Portraits of further people at the same desk."""


def guest_names(words: Words, seats: int) -> tuple[str, ...]:
    """The full names of those who join the player, in the order of play."""
    return tuple(words.text(f"guest.{key}") for key, _ in GUESTS[: seats - 1])


def people(words: Words, record: Record) -> tuple[Person, ...]:
    """How the seats of a match are shown: the player as "You", known guests by their portraits."""
    found = []
    known = {words.text(f"guest.{key}"): (key, face) for key, face in GUESTS}
    spare, faces = iter(GUESTS), iter((PLAYER_FACE, *OTHER_FACES))
    alone = sum(seat.kind == "human" for seat in record.seats) == 1
    for seat in record.seats:
        if seat.kind == "human":
            name = words.text("who.You") if alone else seat.name
            found.append(Person(name, name, next(faces), ""))
            continue
        key, face = known.get(seat.name) or next(spare)
        short = words.text(f"guest.{key}.short") if seat.name in known else seat.name.split()[-1]
        level = words.text(f"level.{seat.level}") if seat.level and words.knows(f"level.{seat.level}") else ""
        found.append(Person(seat.name, short, face, level))
    return tuple(found)
