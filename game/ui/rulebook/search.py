"""Looking for a text in all chapters."""

from typing import NamedTuple

from game.ui.draw import Measure
from game.ui.rulebook.reader import Reader
from game.ui.rulebook.sheet import Hit

SHORTEST = 2


class Found(NamedTuple):
    """A place where the text stands."""

    chapter: int
    hit: Hit


class Search:
    """What is looked for, where it stands, and at which of these places the reader is."""

    def __init__(self) -> None:
        self.query = ""
        self.found: tuple[Found, ...] = ()
        self.at = 0

    @property
    def current(self) -> Found | None:
        """The place where the reader is."""
        return self.found[self.at] if self.found else None

    @property
    def missing(self) -> bool:
        """Whether there is something to look for that stands nowhere."""
        return len(self.query.strip()) >= SHORTEST and not self.found

    def look(self, query: str, reader: Reader, chapters: int, measure: Measure) -> None:
        """Look for a text; the first place is the next from the chapter that lies open."""
        self.query = query
        wanted = " ".join(self.query.split())
        found = range(chapters) if len(wanted) >= SHORTEST else range(0)
        self.found = tuple(Found(i, hit) for i in found for hit in reader.page(i).find(wanted, measure))
        self.at = next((i for i, one in enumerate(self.found) if one.chapter >= reader.chapter), 0)

    def step(self, by: int) -> None:
        """Go to the next place, after the last to the first."""
        if self.found:
            self.at = (self.at + by) % len(self.found)

    def inside(self, chapter: int) -> tuple[Hit, ...]:
        """The places in one chapter."""
        return tuple(one.hit for one in self.found if one.chapter == chapter)
