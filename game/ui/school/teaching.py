"""What a screen with a teacher needs to know: what he says, what the learner does, what comes next."""

from typing import Protocol

from game.match.i18n import Words
from game.match.lessons.course import Course
from game.ui.sayings import Deck, say, suit_name


class Teaching(Protocol):
    """A lesson or the trainer, seen from the screen."""

    @property
    def course(self) -> Course | None:
        """The task on the table, None while the next one is looked for."""
        ...

    @property
    def reading(self) -> bool:
        """Whether something is told before there is anything to do."""
        ...

    @property
    def place(self) -> tuple[int, int]:
        """Which step of how many it is, from 0."""
        ...

    def heading(self, words: Words, deck: Deck) -> tuple[str, str]:
        """The title and a second line."""
        ...

    def says(self, words: Words, deck: Deck) -> str:
        """What the teacher says now."""
        ...

    def next_button(self, words: Words) -> str:
        """What the button that goes on says."""
        ...

    def answered(self) -> None:
        """The course has taken an answer or has come to its end."""
        ...

    def go_on(self) -> bool:
        """Go on to the next step; False if there is none."""
        ...

    def work(self) -> None:
        """Do a little of what takes time."""
        ...


def spoken(words: Words, key: str, deck: Deck) -> str:
    """A sentence of the teacher, with the names of the pack in use."""
    pack = "french" if deck == "french" else "latin"
    courts = {"knave": "J", "knight": "C"}
    values = {
        f"{form}{court}": words.text(f"card.{article}.{letter}{'_french' if deck == 'french' else ''}")
        for court, letter in courts.items()
        for form, article in (("", "bare"), ("the_", "the"), ("a_", "a"))
    }
    suits = {name: suit_name(words, number, deck) for number, name in enumerate(("coins", "cups", "swords", "clubs"))}
    return say(words, key, **values, **suits, coin=words.text(f"lesson.coin.{pack}"))
