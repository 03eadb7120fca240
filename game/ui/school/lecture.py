"""A lesson as it is taught: some pages to read, then its tasks one after another."""

from collections.abc import Callable

from game.match.i18n import Words
from game.match.lessons.course import Course
from game.match.lessons.lesson import Lesson
from game.ui.sayings import Deck
from game.ui.school.teaching import spoken


class Lecture:
    """One lesson from its first page to its last task; ``passed`` is called when all tasks are done.

    ``number`` is its place in the course, None for an extra.
    """

    def __init__(self, lesson: Lesson, number: int | None, passed: Callable[[str], None]) -> None:
        self.lesson, self._number, self._passed = lesson, number, passed
        self._page = self._task = 0
        self.course = Course(lesson.tasks[0])

    @property
    def reading(self) -> bool:
        """Whether there are still pages to read."""
        return self._page < self.lesson.pages

    @property
    def place(self) -> tuple[int, int]:
        """Which step of how many it is."""
        return self._page + self._task, self.lesson.pages + len(self.lesson.tasks)

    def heading(self, words: Words, deck: Deck) -> tuple[str, str]:
        """Who speaks, and the lesson by its number and title."""
        title = spoken(words, f"lesson.{self.lesson.id}.title", deck)
        if self._number is not None:
            title = words.text("lesson.number", number=self._number, title=title)
        return words.text("coach.panel.says"), title

    def says(self, words: Words, deck: Deck) -> str:
        """The sentence for this moment."""
        return spoken(words, self._sentence(), deck)

    def _sentence(self) -> str:
        course, lesson = self.course, f"lesson.{self.lesson.id}"
        stem = f"{lesson}.second" if self._task else lesson
        if self.reading:
            return f"{lesson}.page.{self._page + 1}"
        if course.doing == "naming":
            return f"{stem}.ask.hint" if course.tries else f"{stem}.ask"
        if course.doing == "playing":
            return (
                f"{stem}.then.{course.later}" if course.later else f"{stem}.hint" if course.tries else f"{stem}.start"
            )
        if course.doing == "done" and course.answer:
            return f"{stem}.{course.answer.key}"
        if course.doing in ("wrong", "fair") and course.answer and not course.later:
            return f"{stem}.wrong.{course.answer.key}"
        return f"lesson.{course.doing}"

    def next_button(self, words: Words) -> str:
        """Next, or at the end of the lesson the next lesson."""
        ended = not self.reading and self._task + 1 == len(self.lesson.tasks)
        return words.text("lesson.next_lesson" if ended else "lesson.next")

    def answered(self) -> None:
        """A lesson is passed when its last task is done."""
        if self.course.doing == "done" and self._task + 1 == len(self.lesson.tasks):
            self._passed(self.lesson.id)

    def go_on(self) -> bool:
        """The next page or task."""
        if self.reading:
            self._page += 1
            return True
        if self._task + 1 == len(self.lesson.tasks):
            return False
        self._task += 1
        self.course = Course(self.lesson.tasks[self._task])
        return True

    def work(self) -> None:
        """A lesson has everything at hand."""
