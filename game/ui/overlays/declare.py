"""A hand that may be declared: what it is worth, what the matta stands for, and time to think about it."""

from typing import Final, Literal

from game.engine.actions import Declare
from game.engine.captures import value
from game.engine.cards import MATTA, name
from game.engine.declaring import worth
from game.engine.state import Observation
from game.ui.draw import Item, Rect, Sprite
from game.ui.furniture import in_the_middle, panel, tag, veil
from game.ui.inputs import Input
from game.ui.sayings import Deck, a_value, say, the_card
from game.ui.scenes.scene import Stage
from game.ui.text import fitted, paragraph
from game.ui.theme import CARD_RATIO, INK
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Controls

KEEP: Final = "keep"
WIDTH, HEIGHT, CARD, PAD = 640, 320, 132, 32
BELOW: Final = 26
"""From the foot of the cards down to the middle of their sum, which hides nothing of them."""


class DeclareOffer:
    """Asks whether to declare. ``offers`` are the declarations that the rules allow now."""

    def __init__(self, stage: Stage, view: Observation, offers: tuple[Declare, ...], deck: Deck = "italian") -> None:
        self._view, self._offers, self._deck = view, offers, deck
        self._number = 0
        self._controls = Controls(focus="declare", escape=KEEP)
        self.resize(stage)

    @property
    def chosen(self) -> Declare:
        """The declaration that is shown."""
        return self._offers[self._number]

    def resize(self, stage: Stage) -> None:
        """Go on in another window or language."""
        self._stage = stage
        scale, u = stage.scale, stage.scale.u
        width = min(WIDTH * u, scale.width - 16 * u)
        tall = HEIGHT * u + 80 * u * (scale.text - 1)
        self._paper = in_the_middle(scale, width, tall)
        self._controls.set(self._buttons())

    def handle(self, event: Input) -> Declare | Literal["keep"] | None:
        """The declaration that is made, ``keep`` if the hand stays hidden."""
        match self._controls.handle(event):
            case "declare":
                return self.chosen
            case "other":
                self._number = (self._number + 1) % len(self._offers)
                self._controls.set(self._buttons())
            case "keep":
                return KEEP
        return None

    def _buttons(self) -> list[Button]:
        words, u, paper = self._stage.words, self._stage.scale.u, self._paper
        inner, top, gap = paper.w - 2 * PAD * u, paper.bottom - 72 * u, 12 * u
        points = worth(self.chosen.kind, self._view.rules)
        kept = Button(KEEP, Rect(paper.x + PAD * u, top, 0.27 * inner, 44 * u), text=words.text("declare.keep"))
        wide = 0.36 * inner
        place = Rect(paper.right - PAD * u - wide, top, wide, 44 * u)
        made = Button("declare", place, text=words.plural("declare.make", points), kind="primary")
        if len(self._offers) == 1:
            return [kept, made]
        middle = Rect(kept.rect.right + gap, top, place.x - kept.rect.right - 2 * gap, 44 * u)
        return [kept, Button("other", middle, text=words.text("declare.other")), made]

    def items(self) -> list[Item]:
        """The veil, the hand with its sum, and the answers."""
        stage, paper = self._stage, self._paper
        scale, u, words = stage.scale, stage.scale.u, stage.words
        items: list[Item] = [veil(scale), *panel(paper, u), *self._hand()]
        left = paper.x + (2 * PAD + 3.2 * CARD * CARD_RATIO) * u
        room = paper.right - PAD * u - left
        kind = self.chosen.kind
        title = words.text(f"declare.{kind}.title")
        items.append(fitted(stage.measure, left, paper.y + 48 * u, title, room, scale.px(28), INK, "serif", "semibold"))
        text = words.plural("declare.text", worth(kind, self._view.rules))
        if self.chosen.value is not None:
            matta, stands = the_card(words, MATTA, self._deck), a_value(words, self.chosen.value, self._deck)
            text += " " + say(words, "declare.matta", matta=matta, value=stands)
        items += paragraph(stage.measure, left, paper.y + 74 * u, text, room, scale.px(16), INK)[0]
        return items + self._controls.items(stage)

    def _hand(self) -> list[Item]:
        u, paper = self._stage.scale.u, self._paper
        cards = self._view.hand
        pitch = CARD * CARD_RATIO * 1.05 * u
        x, y = paper.x + PAD * u + pitch / 2 + 4 * u, paper.y + 36 * u + CARD * u / 2
        items: list[Item] = [
            Sprite(f"declare.{name(card)}", name(card), x + place * pitch, y, CARD * u, (1 - place) * 2.0, lift=0.6)
            for place, card in enumerate(cards)
        ]
        stands = self.chosen.value
        figures = [value(card, stands if card == MATTA else None) for card in cards]
        text = self._stage.words.text("sum.equal", value=" + ".join(map(str, figures)), parts=str(sum(figures)))
        return (
            items
            + tag(
                self._stage.scale, self._stage.measure, x + pitch, y + (CARD / 2 + BELOW) * u, text, None, "brass", 19
            )[0]
        )
