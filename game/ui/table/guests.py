"""The people of the house who sit down with the player."""

from collections.abc import Sequence
from typing import Final

from game.engine.record import Record, Seat
from game.engine.state import Observation
from game.match.i18n import Words
from game.match.setup import Place
from game.ui.table.surroundings import Person

GUESTS: Final = (("gino", "Kc"), ("pina", "Jc"), ("marco", "Kb"), ("luisa", "Js"), ("tonino", "Jb"))
"""Who they are, and the court cards that are their portraits."""

TASTES: Final = {"pina": "partner", "marco": "hoarder", "luisa": "cautious", "tonino": "sweeper"}
"""What some of them love at the table, by the names of the opponents' characters; Nonno Gino only plays well."""

PLAYER_FACE: Final = "Cd"
OTHER_FACES: Final = ("Cc", "Cs", "Ks", "Cb", "Jd")
"""Portraits of further people at the same desk."""


def seated(words: Words, places: Sequence[Place], player: str) -> tuple[Seat, ...]:
    """The seats of a match: persons under their names, then guests of the house, those first who were asked for.

    ``player`` is what the person who usually plays here is called; without it alone "You", among several "Player 1".
    """
    spare = iter([key for key, _ in GUESTS if key not in {place.character for place in places}])
    known = {key for key, _ in GUESTS}
    alone = sum(place.kind == "human" for place in places) == 1
    seats, persons = [], 0
    for place in places:
        if place.kind == "human":
            persons += 1
            usual = words.text("who.You") if alone else words.text("table.person", number=persons)
            seats.append(Seat(place.name or (persons == 1 and player) or usual, "human"))
        else:
            key = place.character if place.character in known else next(spare)
            seats.append(Seat(words.text(f"guest.{key}"), "ai", place.level, TASTES.get(key)))
    return tuple(seats)


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


def at_a_lesson(words: Words, seen: Observation) -> tuple[Person, ...]:
    """The learner at his seat, the guests always around him in the same order: the same one is always his partner."""
    you = words.text("who.You")
    found = []
    for seat in range(seen.seats):
        if seat == seen.seat:
            found.append(Person(you, you, PLAYER_FACE, ""))
        else:
            key, face = GUESTS[(seat - seen.seat) % seen.seats - 1]
            found.append(Person(words.text(f"guest.{key}"), words.text(f"guest.{key}.short"), face, ""))
    return tuple(found)
