"""What a chapter of the rules consists of, as plain data."""

from dataclasses import dataclass

from game.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Heading:
    """A line over what follows."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text, one entry a sentence or two that belong together."""

    sentences: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole paragraph."""
        return " ".join(self.sentences)


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under column heads; ``chosen`` is the row that concerns this table of players, if one does."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """Cards that belong together, outlined, and what is said of them on a tag."""

    cards: tuple[Card, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Figure:
    """Cards side by side with a title and a sentence.

    ``played`` is a card that is played to these cards, ``marks`` the sets that the rules let it take or that count,
    ``under`` a word below each card, or nothing.
    """

    title: str
    text: str
    cards: tuple[Card, ...]
    played: Card | None = None
    marks: tuple[Mark, ...] = ()
    under: tuple[str, ...] = ()


Block = Heading | Paragraph | Table | Figure


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; ``key`` is the same in every language."""

    key: str
    title: str
    blocks: tuple[Block, ...]
