"""The forms of a game to choose from, on paper under the drop-down."""

from collections.abc import Sequence

from game.engine.variants import PRESETS, Family
from game.match.i18n import Words
from game.ui.draw import Item, Rect
from game.ui.furniture import panel
from game.ui.inputs import Input, Press
from game.ui.scenes.scene import Stage
from game.ui.widgets.controls import Controls
from game.ui.widgets.rows import Row

CLOSE = "close"
WIDTH, ROW, PADDING = 380, 48, 20


def forms_of(family: Family) -> tuple[str, ...]:
    """The presets of a family, the one to be offered first in front."""
    return tuple(
        sorted((p.id for p in PRESETS.values() if p.family == family), key=lambda p: not PRESETS[p].recommended)
    )


def form_name(words: Words, preset: str) -> str:
    """What a game is called; rules that are no preset are people's own."""
    return words.text(f"preset.{preset}") if preset in PRESETS else words.text("rules.own")


class Forms:
    """A list of presets, open until one is chosen or it is left."""

    def __init__(self, stage: Stage, under: Rect, presets: Sequence[str], chosen: str) -> None:
        self._stage = stage
        u = stage.scale.u
        width, height = WIDTH * u, (ROW * len(presets) + 2 * PADDING) * u
        left = min(under.x, stage.scale.width - width - 16 * u)
        self._paper = Rect(left, under.bottom + 6 * u, width, height)
        self._controls = Controls(focus=chosen, escape=CLOSE)
        top = self._paper.y + PADDING * u
        self._controls.set(
            [
                Row(
                    preset,
                    Rect(left + PADDING * u, top + i * ROW * u, width - 2 * PADDING * u, (ROW - 4) * u),
                    text=form_name(stage.words, preset),
                    chosen=preset == chosen,
                )
                for i, preset in enumerate(presets)
            ]
        )

    def handle(self, event: Input) -> str | None:
        """The preset that was chosen, ``close`` if none is to be, None as long as that is open."""
        if isinstance(event, Press) and not self._paper.contains(event.x, event.y):
            return CLOSE
        return self._controls.handle(event)

    def items(self) -> list[Item]:
        """The paper and the names."""
        return panel(self._paper, self._stage.scale.u) + self._controls.items(self._stage)
