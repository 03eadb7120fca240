"""Which matches are looked at: of which game, against whom, since when."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.match.history.finished import Finished
from game.match.history.statistics import game, opponents, wins_by
from game.match.i18n import Words
from game.ui.chronicle.naming import game_name
from game.ui.chronicle.top import Choice

PERIODS = (("always", 0), ("year", 4), ("month", 7))
"""How much of today's date a match must share."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Empty fields ask for nothing; ``period`` is the number of one of PERIODS."""

    game: str = ""
    opponent: str = ""
    period: int = 0

    def among(self, matches: Sequence[Finished], today: str) -> tuple[Finished, ...]:
        """The matches that fit; ``today`` is a moment as records have it."""
        since = today[: PERIODS[self.period][1]]
        return tuple(
            match
            for match in matches
            if self.game in ("", match.game)
            and (not self.opponent or self.opponent in opponents(match))
            and match.started.startswith(since)
        )

    def chosen(self, key: str, number: int, matches: Sequence[Finished]) -> "Wanted":
        """What is wanted once the choice of this key is another one."""
        match key:
            case "game":
                return replace(self, game=_games(matches)[number])
            case "opponent":
                return replace(self, opponent=_opponents(matches)[number])
        return replace(self, period=number)


def game_choice(words: Words, matches: Sequence[Finished], wanted: Wanted) -> Choice:
    """All games that were played."""
    games = _games(matches)
    texts = (words.text("history.all_games"), *(game_name(words, preset) for preset in games[1:]))
    return Choice("game", texts, _place(games, wanted.game))


def opponent_choice(words: Words, matches: Sequence[Finished], wanted: Wanted) -> Choice:
    """All who were played against."""
    people = _opponents(matches)
    return Choice("opponent", (words.text("history.all_opponents"), *people[1:]), _place(people, wanted.opponent))


def period_choice(words: Words, wanted: Wanted) -> Choice:
    """How far back."""
    return Choice("period", tuple(words.text(f"history.period.{name}") for name, _ in PERIODS), wanted.period)


def _games(matches: Sequence[Finished]) -> tuple[str, ...]:
    return ("", *(name for name, _ in wins_by(matches, game)))


def _opponents(matches: Sequence[Finished]) -> tuple[str, ...]:
    return ("", *(name for name, _ in wins_by(matches, opponents)))


def _place(values: Sequence[str], value: str) -> int:
    return values.index(value) if value in values else 0
