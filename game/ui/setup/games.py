"""The games as a menu shows them: by a picture, a name and a line, with all their forms."""

from dataclasses import dataclass
from typing import Final

from game.engine.variants import PRESETS, Preset
from game.match.i18n import Words

FANS: Final = {
    "scopa": ("3b", "7d", "Cs"),
    "scopone_scientifico": ("Ab", "Ks", "Jc"),
    "scopone": ("5d", "Kb", "2s"),
    "scopa_assi": ("Ac", "Ad", "As"),
    "escoba": ("5c", "Kd", "4s"),
    "cirulla": ("7c", "2b", "Cd"),
}
"""Three cards as the picture of a game."""

ANY_FAN: Final = ("4c", "6d", "Js")
"""The picture of a game that has none of its own."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game and its forms, the one to begin with first."""

    group: str
    presets: tuple[Preset, ...]

    @property
    def fan(self) -> tuple[str, ...]:
        """The codes of the cards on its picture."""
        return FANS.get(self.group, ANY_FAN)


def games() -> tuple[Game, ...]:
    """All games, in the order of the catalogue of variants."""
    grouped: dict[str, list[Preset]] = {}
    for preset in PRESETS.values():
        grouped.setdefault(group_of(preset.id), []).append(preset)
    return tuple(
        Game(group, tuple(sorted(presets, key=lambda preset: not preset.recommended)))
        for group, presets in grouped.items()
    )


def group_of(preset: str) -> str:
    """The game that a preset is a form of."""
    entry = PRESETS[preset]
    return entry.group or entry.family


def game_name(words: Words, game: Game) -> str:
    """What a game is called; one that the catalogue does not know is called like its first form."""
    key = f"game.{game.group}"
    return words.text(key) if words.knows(key) else form_name(words, game.presets[0].id)


def game_line(words: Words, game: Game) -> str:
    """A game in one line; empty where the catalogue has none."""
    key = f"game.{game.group}.about"
    return words.text(key) if words.knows(key) else ""


def form_name(words: Words, preset: str) -> str:
    """What a form of a game is called among the others of the same game."""
    known = (key for key in (f"form.{preset}", f"preset.{preset}") if words.knows(key))
    key = next(known, None)
    return words.text(key) if key else PRESETS[preset].name or preset.replace("_", " ").capitalize()


def form_line(words: Words, preset: str) -> str:
    """What is special about a form of a game; empty where the catalogue does not say."""
    key = f"form.{preset}.about"
    return words.text(key) if words.knows(key) else ""
