"""Compiles the catalogues: ``python -m tests.compile_words`` after every change of a sentence.

The compiled files are committed, so that playing needs no further program; a test keeps them equal to their sources.
"""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parents[1] / "game" / "locale"
ANY_DAY = datetime(2026, 1, 1, tzinfo=UTC)


def catalogues() -> dict[str, Path]:
    """The source of each language's sentences, by language code."""
    return {path.parts[-3]: path for path in sorted(LOCALE.glob("*/LC_MESSAGES/settebello.po"))}


def read(language: str) -> Catalog:
    """The sentences of one language.

    Raises PoFileError where the file is malformed.
    """
    with catalogues()[language].open("rb") as source:
        return read_po(source, locale=language, abort_invalid=True)


def compiled(language: str) -> bytes:
    """What the game reads; the same for the same sentences on any day."""
    catalogue = read(language)
    catalogue.creation_date = catalogue.revision_date = ANY_DAY
    result = BytesIO()
    write_mo(result, catalogue)
    return result.getvalue()


if __name__ == "__main__":
    for code, path in catalogues().items():
        path.with_suffix(".mo").write_bytes(compiled(code))
