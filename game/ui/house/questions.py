"""Questions that must be answered before anything else goes on."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.record import Record
from game.match.history.finished import player
from game.match.history.history import worth_keeping
from game.match.i18n import Words
from game.match.match import Match
from game.match.ports import Trouble
from game.ui.chronicle.naming import game_name
from game.ui.reviewing.told import score
from game.ui.table.guests import people
from game.ui.widgets.dialog import Answer, Dialog


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what is done with the key of the answer."""

    dialog: Dialog
    answered: Callable[[str], None]


def trouble_dialog(words: Words, trouble: Trouble) -> Dialog:
    """What is wrong with the place where matches are kept; answers ``quit`` or ``play``.

    Where matches are kept all the same it only tells, and answers ``play``.
    """
    play = Answer("play", words.text("archive.go_on" if trouble.saves else "archive.play"), "primary")
    answers = (play,) if trouble.saves else (Answer("quit", words.text("archive.quit")), play)
    return Dialog(
        words.text(f"{trouble.key}.title"), words.text(f"{trouble.key}.about", **trouble.values), answers, warning=True
    )


def give_up_dialog(words: Words, match: Match) -> Dialog:
    """Whether a match that is under way shall be given up for a new one; answers ``continue`` or ``new``."""
    key = "give_up.practice" if match.record.assisted else "give_up.text"
    text = words.text(key, **_standing(words, match))
    if worth_keeping(match.record):
        text = f"{text} {words.text('give_up.kept')}"
    answers = (
        Answer("continue", words.text("give_up.continue"), "primary"),
        Answer("new", words.text("give_up.new"), "warn"),
    )
    return Dialog(words.text("give_up.title"), text, answers, careful=True)


def repeat_dialog(words: Words, record: Record, from_here: bool, waits: bool) -> Dialog:
    """In which way a deal shall be played again; answers ``same``, ``exchanged``, ``from_here`` or ``not_now``.

    ``from_here`` offers the position that is looked at, ``waits`` says that another match will be waiting.
    """
    persons = sum(seat.kind == "human" for seat in record.seats)
    text = [words.text("repeat.about"), words.text("repeat.exchange.more")]
    if len(record.seats) == 2 and persons == 1:
        text[1] = words.text("repeat.exchange.two", name=people(words, record)[1 - player(record.seats)].name)
    if waits:
        text.append(words.text("repeat.waits"))
    answers = (
        Answer("not_now", words.text("repeat.not_now")),
        *((Answer("from_here", words.text("repeat.from_here")),) if from_here else ()),
        Answer("exchanged", words.text("repeat.exchanged")),
        Answer("same", words.text("repeat.same"), "primary"),
    )
    return Dialog(words.text("repeat.title"), " ".join(text), answers, column=True)


def which_dialog(words: Words, match: Match) -> Dialog:
    """Which to go on with, a match that waits or what is repeated; answers ``match``, ``repeat`` or ``not_now``."""
    answers = (
        Answer("not_now", words.text("repeat.not_now")),
        Answer("repeat", words.text("repeat.which.repeat")),
        Answer("match", words.text("repeat.which.match"), "primary"),
    )
    return Dialog(words.text("repeat.which"), words.text("repeat.which.about", **_standing(words, match)), answers)


def _standing(words: Words, match: Match) -> dict[str, str]:
    """What is played, and how it stands, the points of the viewer's side first."""
    return {"game": game_name(words, match.record.game), "score": score(match.state, player(match.record.seats))}
