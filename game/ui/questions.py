"""Questions that must be answered before anything else goes on."""

from collections.abc import Callable
from dataclasses import dataclass

from game.match.i18n import Words
from game.match.match import Match
from game.ui.guests import people
from game.ui.widgets.dialog import Answer, Dialog


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what is done with the key of the answer."""

    dialog: Dialog
    answered: Callable[[str], None]


def give_up_dialog(words: Words, match: Match) -> Dialog:
    """Whether a match that is under way shall be given up for a new one; answers ``continue`` or ``new``."""
    shown = [
        who for who, seat in zip(people(words, match.record), match.record.seats, strict=True) if seat.kind == "ai"
    ]
    name = shown[0].name if shown else match.record.seats[-1].name
    score = " : ".join(map(str, match.state.scores))
    text = words.text("give_up.text", name=name, score=score)
    answers = (
        Answer("continue", words.text("give_up.continue"), "primary"),
        Answer("new", words.text("give_up.new"), "warn"),
    )
    return Dialog(words.text("give_up.title"), text, answers, careful=True)
