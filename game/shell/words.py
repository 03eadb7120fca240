"""The catalogues of sentences, from the files that come with the game."""

import locale
import os
import struct

from game.match.i18n import LANGUAGES, Words
from game.shell.resources import resource

FALLBACK = "en"
# Windows names a locale by its English name: all of ours begin like their code but this one.
ENGLISH_NAMES = {"sp": "es"}


def words(language: str = "") -> Words:
    """The sentences of a language, or of the system's where none is named.

    A catalogue that is missing or damaged gives way to the English one, and that to bare keys.
    """
    for code in (language or system_language(), FALLBACK):
        try:
            with resource("game", "locale", code, "LC_MESSAGES", "settebello.mo").open("rb") as compiled:
                return Words.read(compiled, code)
        except (OSError, UnicodeDecodeError, ValueError, struct.error):
            continue
    return Words()


def system_language() -> str:
    """The language the system speaks if the game speaks it too, else English."""
    names = [os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next(filter(None, names), "") or locale.getlocale()[0] or ""
    code = name[:2].lower()
    code = ENGLISH_NAMES.get(code, code)
    return code if code in LANGUAGES else FALLBACK
