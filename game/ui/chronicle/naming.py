"""How games, people, days and figures are called on the screens about matches."""

from game.engine.record import Seat
from game.match.history.finished import Finished
from game.match.i18n import Words, joined
from game.ui.table.guests import GUESTS, PLAYER_FACE

STRANGER = "Cc"
"""The portrait of somebody who is no guest of the house."""


def game_name(words: Words, preset: str) -> str:
    """The name of a game; one that is not known here goes by its own."""
    key = f"preset.{preset}"
    return words.text(key) if words.knows(key) else preset


def level_name(words: Words, level: str) -> str:
    """The name of a strength; one that is not known here goes by its own."""
    key = f"level.{level}"
    return words.text(key) if words.knows(key) else level


def face(words: Words, name: str) -> str:
    """The portrait that goes with a name."""
    return next((card for key, card in GUESTS if words.text(f"guest.{key}") == name), STRANGER)


def portrait(words: Words, match: Finished) -> str:
    """The face of a match: that of the first opponent."""
    return face(words, match.opponents[0].name) if match.opponents else PLAYER_FACE


def names(words: Words, seats: tuple[Seat, ...]) -> str:
    """Several people in a row."""
    return joined(words, [seat.name for seat in seats])


def result(words: Words, match: Finished) -> str:
    """How a match ended, as its player tells it."""
    if match.given_up:
        return words.text("history.given_up", others=names(words, match.opponents))
    winners = tuple(seat for place, seat in enumerate(match.seats) if place % len(match.scores) == match.winner)
    if not match.played:
        return words.text("history.watched", winner=names(words, winners))
    if match.won:
        return words.text("history.won", others=names(words, match.opponents))
    return words.text("history.lost", others=names(words, winners))


def length(words: Words, match: Finished) -> str:
    """How many deals were counted; one given up before that came as far as its first."""
    if match.given_up and not match.deals:
        return words.text("history.first_deal")
    return words.plural("history.deals", max(1, len(match.deals)))


def score(match: Finished) -> str:
    """The scores, the player's first."""
    others = (points for side, points in enumerate(match.scores) if side != match.own)
    return " : ".join(map(str, (match.scores[match.own], *others)))


def day(words: Words, started: str) -> str:
    """The day of a moment as records have it, empty if it is none."""
    year, _, rest = started[:10].partition("-")
    month, _, number = rest.partition("-")
    if not words.knows(key := f"month.{month}"):
        return ""
    return words.text("date.day", day=number.lstrip("0"), month=words.text(key), year=year)


def month(words: Words, started: str) -> str:
    """The month of such a moment."""
    key = f"month.{started[5:7]}"
    return words.text(key) if words.knows(key) else ""


def percent(words: Words, share: float) -> str:
    """A share of the whole, 0 to 1."""
    return words.text("statistics.percent", number=round(100 * share))


def thousands(value: float) -> str:
    """A whole number; one of five digits or more in groups of three, which stay together."""
    figures = f"{round(value):,}"
    return figures.replace(",", "\u00a0" if len(figures) > len("9,999") else "")
