"""The people of the house: nobody is taken for somebody else."""

from game.engine.record import Seat
from game.match.match import Match
from game.ui.table.guests import GUESTS, OTHER_FACES, PLAYER_FACE, people
from tests.ui.positions import ENGLISH


def test_nobody_has_the_face_of_another() -> None:
    house = [PLAYER_FACE, *(face for _, face in GUESTS)]
    assert len(set(house)) == len(house)
    assert len({PLAYER_FACE, *OTHER_FACES}) == 1 + len(OTHER_FACES)


def test_persons_at_one_desk_and_guests_all_differ() -> None:
    seats = (Seat("Anna", "human"), Seat("Zia Pina", "ai", "regular"), Seat("Bruno", "human"), Seat("Marco", "ai"))
    match = Match.new("scopa_classica", seats, 0, "2026-11-30T12:00:00Z", {})
    assert len({person.portrait for person in people(ENGLISH, match.record)}) == 4
