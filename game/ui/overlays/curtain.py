"""Between two people at one desk: the next one says that he is there before his cards are shown."""

from typing import Final, Literal

from game.ui.draw import Item
from game.ui.inputs import Input
from game.ui.scenes.scene import Stage
from game.ui.widgets.dialog import Answer, Dialog

HERE: Final = "here"


class Curtain:
    """Asks whether the person of this name is at the desk alone."""

    def __init__(self, stage: Stage, name: str) -> None:
        self._name = name
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        """Go on in another window or language."""
        words = stage.words
        self._stage = stage
        answers = (Answer("menu", words.text("curtain.menu")), Answer(HERE, words.text("curtain.here"), "primary"))
        self._dialog = Dialog(
            words.text("curtain.title", name=self._name), words.text("curtain.text"), answers, low=True
        )
        self._dialog.items(stage)

    def handle(self, event: Input) -> Literal["here", "menu"] | None:
        """``here`` when the cards may be shown."""
        match self._dialog.handle(event):
            case "here":
                return HERE
            case "menu":
                return "menu"
        return None

    def items(self) -> list[Item]:
        """The question, over the hand that nobody may see yet."""
        return self._dialog.items(self._stage)
