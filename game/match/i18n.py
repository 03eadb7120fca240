"""Sentences for people, by stable keys, in the language of the player."""

from collections.abc import Mapping, Sequence
from gettext import GNUTranslations, NullTranslations
from typing import BinaryIO

LANGUAGES: Mapping[str, str] = {"en": "English", "it": "Italiano", "es": "Español"}


class Words:
    """The catalogue of one language.

    A key that is not in the catalogue shows as itself, so that a forgotten one is seen at once.
    """

    def __init__(self, catalogue: NullTranslations | None = None, language: str = "en") -> None:
        self._catalogue = catalogue or NullTranslations()
        self.language = language

    @classmethod
    def read(cls, compiled: BinaryIO, language: str) -> "Words":
        """The words of a compiled catalogue.

        Raises OSError or UnicodeDecodeError if it is not one.
        """
        return cls(GNUTranslations(compiled), language)

    def text(self, key: str, **values: object) -> str:
        """The sentence of a key with ``{names}`` filled in."""
        return self._found(key).format(**values)

    def plural(self, key: str, number: int, **values: object) -> str:
        """The sentence of a key in the form that fits a number, which it may name as ``{n}``."""
        return self._catalogue.ngettext(key, key, number).format(n=number, **values)

    def knows(self, key: str) -> bool:
        """Whether the catalogue has a sentence for the key."""
        return self._found(key) != key

    def _found(self, key: str) -> str:
        """A sentence as it is written, of several forms that for one: not every Python looks for forms by itself."""
        found = self._catalogue.gettext(key)
        return found if found != key else self._catalogue.ngettext(key, key, 1)


def joined(words: Words, parts: Sequence[str]) -> str:
    """Several things in a row: with commas, and with "and" before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return words.text("list.and", first=with_commas(words, parts[:-1]), second=parts[-1])


def with_commas(words: Words, parts: Sequence[str]) -> str:
    """Several things in a row with nothing but commas; at least one."""
    text = parts[0]
    for part in parts[1:]:
        text = words.text("list.comma", first=text, second=part)
    return text
