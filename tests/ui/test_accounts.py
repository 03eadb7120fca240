"""Why a match was won, in one sentence."""

import pytest

from game.engine.events import Counted, SidePoints
from game.engine.ruleset import Ruleset
from game.engine.variants import ruleset
from game.ui.counting.from_match import decisive, reasons
from tests.ui.counts import PARTIES, TEAMS
from tests.ui.positions import stage

Awards = tuple[tuple[str, int], ...]


def deal(*sides: Awards) -> Counted:
    """A counted deal of which only the points are known."""
    points = tuple(SidePoints(0, 0, 0, None, (), 0, 0, awards) for awards in sides)
    return Counted(points, ((),) * len(sides), ((),) * len(sides), tuple(side.total for side in points))


FIRST = deal((("cards", 1), ("settebello", 1), ("sweeps", 2)), (("coins", 1), ("primiera", 1), ("sweeps", 1)))
SECOND = deal((("settebello", 1), ("primiera", 1)), (("cards", 1), ("coins", 1)))
LOWEST = ruleset("scopa_a_perdere")


@pytest.mark.parametrize(
    ("rules", "winner", "counts", "expected"),
    [
        (Ruleset(), 0, [FIRST], ["settebello", "sweeps"]),
        (Ruleset(), 0, [FIRST, SECOND], ["settebello", "sweeps"]),
        (Ruleset(), 1, [FIRST, SECOND], ["coins"]),
        (Ruleset(), 0, [deal((("cards", 1), ("sweeps", 3)), ())], ["sweeps", "cards"]),
        (Ruleset(), 0, [deal((("sweeps", 2),), (("sweeps", 2),), (("cards", 1),))], []),
        (LOWEST, 0, [deal((("cards", 1),), (("settebello", 1), ("sweeps", 2)))], ["sweeps", "settebello"]),
    ],
)
def test_what_decided_a_match(rules: Ruleset, winner: int, counts: list[Counted], expected: list[str]) -> None:
    assert decisive(rules, winner, counts) == expected


def test_the_end_of_a_match_is_told_with_its_reasons() -> None:
    words = stage().words
    told = reasons(words, Ruleset(), PARTIES[:2], 0, (11, 8), [FIRST])
    assert told == "You win the match 11 : 8. The settebello and the sweeps made the difference."
    told = reasons(words, Ruleset(), PARTIES[:2], 1, (8, 11), [FIRST, SECOND])
    assert told == "Nonno Gino wins the match 11 : 8. The coins made the difference."
    told = reasons(words, Ruleset(), PARTIES, 2, (0, 2, 11), [])
    assert told == "Zia Pina wins the match 0 : 2 : 11."
    told = reasons(words, Ruleset(), PARTIES[::-1], 0, (11, 2, 0), [])
    assert told == "Zia Pina wins the match 0 : 11 : 2."
    told = reasons(words, Ruleset(), TEAMS, 0, (11, 10), [deal((), ())])
    assert told == "You and Zia Pina win the match 11 : 10."
