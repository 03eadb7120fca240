"""What is wrong with the place where matches are kept, as a question before anything else."""

from game.match.i18n import Words
from game.match.ports import Trouble
from game.ui.widgets.dialog import Answer, Dialog


def trouble_dialog(words: Words, trouble: Trouble) -> Dialog:
    """Answers ``quit`` or ``play``; where matches are kept all the same it only tells, and answers ``play``."""
    play = Answer("play", words.text("archive.go_on" if trouble.saves else "archive.play"), "primary")
    answers = (play,) if trouble.saves else (Answer("quit", words.text("archive.quit")), play)
    return Dialog(
        words.text(f"{trouble.key}.title"), words.text(f"{trouble.key}.about", **trouble.values), answers, warning=True
    )
