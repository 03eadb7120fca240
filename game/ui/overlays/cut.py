"""The pack to be cut: forty backs in a row, as many lifted as the player points at."""

from typing import Final, Literal

from game.ui.draw import Item, Label, Rect, Sprite
from game.ui.furniture import in_the_middle, panel, veil
from game.ui.inputs import Input, Key, Move, Press, Release
from game.ui.scenes.scene import Stage
from game.ui.text import fit, fitted, paragraph, wrap
from game.ui.theme import CARD_RATIO, INK, INK2
from game.ui.widgets.buttons import Button
from game.ui.widgets.checkbox import CheckBox
from game.ui.widgets.controls import Control, Controls

CARDS: Final = 40
WIDTH, HEIGHT, CARD, PAD = 616, 368, 100, 32
APART: Final = 1.08
"""From the uppermost card that stays to the lowest that is lifted, in widths of a card: both are seen whole."""
SHORT: Final = 4
"""Digits in each of the two groups of the seal's short form."""


class CutPack:
    """Asks where to cut. ``seal`` is the commitment to the shuffled pack, 64 hex digits."""

    def __init__(self, stage: Stage, dealer: str, seal: str) -> None:
        self._dealer, self._seal = dealer, seal
        self._lifted = 17
        self._dragging = False
        self._explained = False
        self._always = False
        self._controls = Controls(focus="cut", escape="auto")
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        """Go on in another window or language."""
        self._stage = stage
        scale, u = stage.scale, stage.scale.u
        width = min(WIDTH * u, scale.width - 16 * u)
        tall = HEIGHT * u * (1 + 0.25 * (scale.text - 1))
        self._paper = in_the_middle(scale, width, tall)
        self._controls.set(self._buttons())

    @property
    def _row(self) -> Rect:
        """Where the backs lie."""
        u, paper = self._stage.scale.u, self._paper
        return Rect(paper.x + PAD * u, paper.y + 84 * u, paper.w - 2 * PAD * u, CARD * u)

    @property
    def _pitch(self) -> float:
        row = self._row
        return (row.w - row.h * CARD_RATIO * (APART + 1.1)) / (CARDS - 2)

    def handle(self, event: Input) -> int | Literal["auto", "always"] | None:
        """How many cards are lifted; ``auto`` to have it done, ``always`` from now on."""
        match event:
            case Key("left" | "right" as key):
                self._lift(self._lifted + (1 if key == "left" else -1))
                return None
            case Press(x, y, "left") if self._row.grow(12 * self._stage.scale.u).contains(x, y):
                self._dragging = True
                self._point(x)
                return None
            case Move(x, y) if self._dragging or self._row.contains(x, y):
                self._point(x)
            case Release():
                self._dragging = False
        match self._controls.handle(event):
            case "cut":
                return self._lifted
            case "auto":
                return "always" if self._always else "auto"
            case "always:0" | "always:1" as told:
                self._always = told.endswith("1")
                self._controls.set(self._buttons())
            case "explain":
                self._explained = not self._explained
        return None

    def _point(self, x: float) -> None:
        """Lift what lies to the right of the pointer: the top of the pack is at the right."""
        row = self._row
        self._lift(CARDS - 1 - round((x - row.x - row.h * CARD_RATIO) / self._pitch))

    def _lift(self, cards: int) -> None:
        self._lifted = max(1, min(CARDS - 1, cards))

    def _buttons(self) -> list[Control]:
        words, u, paper, measure = self._stage.words, self._stage.scale.u, self._paper, self._stage.measure
        left, right, top = paper.x + PAD * u, paper.right - PAD * u, paper.bottom - 72 * u
        gap, px = 10 * u, self._stage.scale.px(17)
        buttons: list[Control] = []
        keys = ("explain", "auto", "cut")
        texts = [words.text(f"cut.{key}") for key in keys]
        need = [
            measure.width(text, px, "sans", "semibold") + (80 if key == "cut" else 26) * u
            for key, text in zip(keys, texts, strict=True)
        ]
        share = min(1.0, (right - left - 3 * gap) / sum(need))
        for key, text, wide in reversed(list(zip(keys, texts, need, strict=True))):
            w = wide * share
            x = left if key == "explain" else right - w
            kind: Literal["primary", "secondary"] = "primary" if key == "cut" else "secondary"
            cap = words.text("key.enter.cap") if key == "cut" else ""
            buttons.append(Button(key, Rect(x, top, w, 44 * u), text=text, kind=kind, shortcut=cap, size=17))
            right = x - gap
        always = words.text("cut.always")
        wide = measure.width(always, self._stage.scale.px(17)) + 44 * u
        box = Rect(left, top - 46 * u, wide, 32 * u)
        return [*buttons[::-1], CheckBox("always", box, always, self._always)]

    def items(self) -> list[Item]:
        """The veil, the pack and the answers."""
        stage, paper = self._stage, self._paper
        scale, u, words, measure = stage.scale, stage.scale.u, stage.words, stage.measure
        left, right = paper.x + PAD * u, paper.right - PAD * u
        items: list[Item] = [veil(scale), *panel(paper, u)]
        title = words.text("cut.title")
        items.append(
            fitted(measure, left, paper.y + 46 * u, title, 0.55 * paper.w, scale.px(28), INK, "serif", "semibold")
        )
        lifted = words.plural("cut.lifted", self._lifted)
        items.append(Label(right, paper.y + 48 * u, lifted, scale.px(15), INK2, anchor="right"))
        items += self._pack()
        y = self._row.bottom + 34 * u
        if self._explained:
            text = words.text("cut.explained", seal=self._seal)
            items += paragraph(measure, left, y - 18 * u, text, right - left, scale.px(14), INK)[0]
        else:
            seal = words.text("cut.seal", seal=f"{self._seal[:SHORT]} {self._seal[SHORT : 2 * SHORT]}")
            room = right - left - measure.width(seal, scale.px(15)) - 16 * u
            text = words.text("cut.text", name=self._dealer)
            px = fit(measure, text, room, scale.px(17))
            if measure.width(text, px) > room:
                px = scale.px(15)
            lines = wrap(measure, text, room, px)
            top = y + 4 * u * (len(lines) - 1) - (len(lines) - 1) * 0.65 * px
            items += [Label(left, top + i * 1.3 * px, line, px, INK) for i, line in enumerate(lines)]
            items.append(Label(right, y, seal, scale.px(15), INK2, anchor="right"))
        return items + self._controls.items(stage)

    def _pack(self) -> list[Item]:
        row, u, pitch = self._row, self._stage.scale.u, self._pitch
        w = row.h * CARD_RATIO
        items: list[Item] = []
        for place in range(CARDS):
            up = place >= CARDS - self._lifted
            x = row.x + w / 2 + place * pitch + (w * APART - pitch if up else 0)
            y = row.y + row.h / 2 - (10 * u if up else 0)
            items.append(Sprite(f"cut.{place}", None, x, y, row.h, 3.0 if up else 0.0, lift=1.2 if up else 0.3))
        return items
