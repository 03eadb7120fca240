"""What this program is, on what terms, and how to report that something is wrong with it."""

from game.ui.draw import Clip, Cloth, Item, Label, Rect, Sprite
from game.ui.furniture import hint_height, hint_line, named_keys, panel
from game.ui.inputs import Input, Key
from game.ui.scenes.scene import Go, Screen, Sound, Stage
from game.ui.text import paragraph
from game.ui.theme import INK, INK2
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Controls
from game.ui.widgets.headings import back_button, heading, heading_height
from game.ui.widgets.scroll import ScrollArea

WIDTH, PAD, CARD = 880, 36, 190


class AboutScene(Screen):
    """``version`` as people know it, ``notices`` the terms of everything that comes with the game, as plain text.

    Asks for ``report`` to have a report written, and for ``back``.
    """

    def __init__(self, stage: Stage, version: str, notices: str) -> None:
        self._version, self._notices = version, notices
        self._controls = Controls(focus="report", escape="back")
        self._scroll = ScrollArea()
        super().__init__()
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        """Show it in another window, language or cloth."""
        self._stage = stage
        scale, u = stage.scale, stage.scale.u
        top = heading_height(scale)
        width = min(WIDTH * u, scale.width - 32 * u)
        floor = scale.height - hint_height(scale) - 16 * u
        self._paper = Rect((scale.width - width) / 2, top, width, floor - top)
        text = stage.words.text("about.report")
        wide = stage.measure.width(text, scale.px(18), "sans", "semibold") + 48 * u
        place = Rect(self._paper.right - PAD * u - wide, self._paper.bottom - 68 * u, wide, 44 * u)
        self._controls.set([Button("report", place, text=text), back_button(stage)])
        view = Rect(self._paper.x + PAD * u, top + 28 * u, width - 2 * PAD * u, floor - top - 108 * u)
        self._lines, length = self._written(view)
        self._scroll.fit(view, length, u)

    def _written(self, view: Rect) -> tuple[list[Label], float]:
        """Everything there is to read, from the top of the view downwards, and how high it is."""
        stage, words = self._stage, self._stage.words
        scale, measure = stage.scale, stage.measure
        room = view.w - 24 * scale.u
        beside = room - (CARD * 4 / 7 + 24) * scale.u
        y = view.y
        lines: list[Label] = []
        for text, width, size, serif in (
            (words.text("about.name", version=self._version), beside, 32, True),
            (words.text("about.what"), beside, 17, False),
            (words.text("about.terms"), beside, 17, False),
            (words.text("about.nothing_sent"), beside, 17, False),
        ):
            face = "serif" if serif else "sans"
            weight = "semibold" if serif else "regular"
            made, tall = paragraph(measure, view.x, y, text, width, scale.px(size), INK, face, weight)  # type: ignore[arg-type]
            lines += made
            y += tall + 8 * scale.u
        y = max(y, view.y + (CARD + 16) * scale.u)
        for text in _plain(self._notices):
            made, tall = paragraph(measure, view.x, y, text, room, scale.px(15), INK2)
            lines += made
            y += tall + 10 * scale.u
        return lines, y - view.y

    def handle(self, event: Input) -> None:
        """Scroll, ask for a report, go back."""
        if self._scroll.handle(event) or (isinstance(event, Key) and self._scroll.page(event)):
            return
        if pressed := self._controls.handle(event):
            self._commands += [Sound("button"), Go(pressed)]

    def items(self) -> list[Item]:
        """The cloth, the paper with its text, the answers, the hint line."""
        stage, words, u = self._stage, self._stage.words, self._stage.scale.u
        scale, view, up = stage.scale, self._scroll.view, self._scroll.offset
        text: list[Item] = [
            Label(line.x, line.y - up, line.text, line.size, line.colour, line.face, line.weight)
            for line in self._lines
            if view.y - 40 * u < line.y - up < view.bottom + 40 * u
        ]
        x, y = view.right - (CARD * 2 / 7 + 20) * u, view.y + (CARD / 2 + 4) * u - up
        text.append(Sprite("paper.card", "7d", x, y, CARD * u, -3.0, lift=0.6))
        items: list[Item] = [Cloth(stage.cloth, scale.width, scale.height), heading(stage, words.text("about.title"))]
        items += [*panel(self._paper, u), Clip(view, tuple(text)), *self._scroll.items()]
        items += self._controls.items(stage)
        return items + hint_line(scale, stage.measure, words.text("about.hint"), named_keys(words, "scroll", "leave"))


def _plain(notices: str) -> list[str]:
    """The paragraphs of a text with headings and a table, every row of it a paragraph of its own."""
    found: list[str] = []
    for block in notices.replace("#", "").replace("`", "").split("\n\n"):
        rows = [line.strip("| ").split(" | ") for line in block.splitlines() if line.startswith("|")]
        if rows:
            found += [_row([cell.strip() for cell in row[:3]]) for row in rows[2:]]
        else:
            found.append(" ".join(block.split()))
    return found


def _row(cells: list[str]) -> str:
    """What a row says; who made something is left out where that is only its name again."""
    again = len(cells) > 1 and cells[0] in cells[1].split(", ")
    return ", ".join([cells[0], *cells[2:]] if again else cells)
