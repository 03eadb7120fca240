"""The proof of a seal on paper: nonce and cards, the hash that follows from them, and the seal it must equal."""

from typing import Final, Literal

from game.engine.actions import Deal
from game.engine.shuffle import Proof, proof
from game.ui.draw import Item, Label, Rect
from game.ui.furniture import hint_height, in_the_middle, panel, veil
from game.ui.inputs import Input
from game.ui.rulebook.sheet import moved
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, icon
from game.ui.text import fitted
from game.ui.theme import BOX, BRASS, INK, INK2, LEAF, RADIUS_SLATE, TERRA
from game.ui.trust.column import CAPTION, HASH, LABEL, Column
from game.ui.trust.pack import card_height, pack_height, pack_items
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Controls

WIDTH, PAD, HEAD, FOOT, MARGIN, BUTTON = 820, 32, 76, 88, 8, 44
LARGEST: Final = 84
"""Cards grow no higher than this, in logical pixels."""

Answer = Literal["close", "fair"]


class SealProof:
    """The proof of a deal that is over: answers ``close``, or ``fair`` where all of it is to be explained."""

    def __init__(self, stage: Stage, deal: Deal) -> None:
        self._deal, self._proof = deal, proof(deal)
        self._controls = Controls(focus="close", escape="close")
        self.resize(stage)

    @property
    def agrees(self) -> bool:
        """Whether the seal is proved."""
        return self._proof is not None and self._proof.agrees

    def resize(self, stage: Stage) -> None:
        """Go on in another window or language."""
        self._stage = stage
        u, scale = stage.scale.u, stage.scale
        floor = scale.height - hint_height(scale)
        width = min(WIDTH * u, scale.width - 2 * MARGIN * u)
        inner = width - 2 * PAD * u
        spare = floor - 2 * MARGIN * u - (HEAD + FOOT) * u - self._written(inner, 0.0).y
        card = min(LARGEST * u, card_height(inner, spare, u)) // 1 if self._proof else 0.0
        column = self._written(inner, card)
        height = (HEAD + FOOT) * u + column.y
        self._paper = in_the_middle(scale, width, height)
        self._content = moved(column.items, round(self._paper.x + PAD * u), round(self._paper.y + HEAD * u))
        self._controls.set(self._buttons())

    def handle(self, event: Input) -> Answer | None:
        """How it is left, or None."""
        match self._controls.handle(event):
            case "close":
                return "close"
            case "fair":
                return "fair"
        return None

    def items(self) -> list[Item]:
        """The veil, the paper, the proof and the ways out."""
        stage, paper = self._stage, self._paper
        u, scale = stage.scale.u, stage.scale
        failed = self._proof is not None and not self.agrees
        items = [veil(scale), *panel(paper, u, TERRA if failed else BRASS)]
        left, y = paper.x + PAD * u, paper.y + 46 * u
        if self._proof is not None:
            name, colour, size = ("warn", TERRA, 30) if failed else ("check", LEAF, 24)
            items.append(icon(name, left + 14 * u, y, size * u, colour))
            left += 42 * u
        title = stage.words.text(f"fair.proof.{self._state}.title")
        room = paper.right - PAD * u - left
        items.append(fitted(stage.measure, left, y, title, room, scale.px(28), INK, "serif", "semibold"))
        return [*items, *self._content, *self._controls.items(stage)]

    @property
    def _state(self) -> str:
        """What can be said of the seal."""
        if self._proof is not None:
            return "agrees" if self._proof.agrees else "differs"
        return "none" if self._deal.fair is None else "later"

    def _written(self, width: float, card: float) -> Column:
        """What stands between title and answers, with cards of this height."""
        words, found = self._stage.words, self._proof
        column = Column(self._stage, 0, 0, width)
        column.write(words.text(f"fair.proof.{self._state}"), CAPTION)
        if found is not None:
            _number(column, "nonce", found.nonce)
            _pack(column, found, card)
            _compared(column, found)
        elif self._deal.fair is not None:
            _number(column, "seal", self._deal.fair.commitment)
        return column

    def _buttons(self) -> list[Button]:
        words, u, paper, measure = self._stage.words, self._stage.scale.u, self._paper, self._stage.measure
        px, top = self._stage.scale.px(18), paper.bottom - 72 * u
        texts = {key: words.text(f"fair.proof.{key}") for key in ("fair", "close")}
        wide = {key: measure.width(text, px, "sans", "semibold") + 48 * u for key, text in texts.items()}
        left, right = paper.x + PAD * u, paper.right - PAD * u
        close = Rect(right - wide["close"], top, wide["close"], BUTTON * u)
        fair = Rect(left, top, min(wide["fair"], close.x - left - 12 * u), BUTTON * u)
        return [Button("fair", fair, text=texts["fair"]), Button("close", close, text=texts["close"], kind="primary")]


def _number(column: Column, name: str, digits: str, compared: str | None = None) -> None:
    column.skip(8)
    column.write(column.stage.words.text(f"fair.{name}"), LABEL)
    column.digits(digits, compared)


def _pack(column: Column, found: Proof, card: float) -> None:
    """The cards before the cut, and where it was."""
    stage, scale = column.stage, column.stage.scale
    column.skip(8)
    y = column.y + 0.5 * LABEL.leading * scale.px(LABEL.size)
    cut = stage.words.plural("fair.proof.cut", found.cut)
    label = stage.words.text("fair.pack")
    column.items.append(Label(column.x, y, label, scale.px(LABEL.size), INK, LABEL.face, LABEL.weight))
    room = column.width - stage.measure.width(label, scale.px(LABEL.size), LABEL.face, LABEL.weight) - 16 * scale.u
    right = column.x + column.width
    column.items.append(fitted(stage.measure, right, y, cut, room, scale.px(HASH), INK2, anchor="right"))
    column.y += LABEL.leading * scale.px(LABEL.size)
    column.skip(4)
    if card:
        height = pack_height(column.width, card, scale.u)
        place = Rect(column.x, column.y, column.width, height)
        column.items += pack_items(place, card, scale.u, found.pack, found.cut)
        column.y += height
    column.skip(4)


def _compared(column: Column, found: Proof) -> None:
    """The hash as it comes out now above the seal as it was shown, in a box, and what follows from that."""
    u = column.stage.scale.u
    outer, top = (column.x, column.width), column.y
    column.x, column.width = column.x + 14 * u, column.width - 28 * u
    mark = len(column.items)
    _number(column, "computed", found.computed, found.seal)
    _number(column, "seal", found.seal, found.computed)
    column.skip(10)
    column.x, column.width = outer
    place = Rect(column.x, top, column.width, column.y - top)
    column.items.insert(mark, box(place, RADIUS_SLATE * u, BOX, u, LEAF if found.agrees else TERRA))
