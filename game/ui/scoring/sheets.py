"""The sheets over the score keeper's screen: a game is set up, all games, all rounds."""

from collections.abc import Callable, Sequence
from typing import Final

from game.match.houserules import OwnRules
from game.match.i18n import Words
from game.ui.scenes.scene import Stage
from game.ui.scoring.desk import Desk
from game.ui.scoring.games import fill_games
from game.ui.scoring.newgame import NewGame, changed, fill_new_game
from game.ui.scoring.rounds import fill_rounds
from game.ui.setup.column import Column
from game.ui.setup.sheet import Sheet
from game.ui.widgets.dialog import Answer

FILES: Final = ("txt", "csv")


class Sheets:
    """At most one sheet, of a ``kind``; ``new`` is the game that is set up on it."""

    def __init__(self, desk: Desk, sets: Sequence[OwnRules]) -> None:
        self._desk, self._sets = desk, sets
        self.sheet: Sheet | None = None
        self.kind = "new"
        self.new: NewGame | None = None

    def set_up(self, stage: Stage, game: NewGame) -> None:
        """Set up a game, or change one."""
        words, fresh = stage.words, game.old is None
        start = Answer("start", words.text("keeper.start" if fresh else "keeper.take"), "primary")
        title = "keeper.new.title" if fresh else "keeper.change.title"
        self._show(stage, title, self._fill_new, (Answer("close", words.text("keeper.cancel")), start), "name-0")
        self.new = game

    def games(self, stage: Stage) -> None:
        """All games that are kept."""
        words, book = stage.words, self._desk.book
        answers = [Answer(key, words.text(f"keeper.games.{key}")) for key in ("new", "change", "remove")]
        close = Answer("close", words.text("keeper.close"))
        self._show(stage, "keeper.games.title", self._fill_games, (*answers, close), f"open:{book.current}")

    def rounds(self, stage: Stage) -> None:
        """All rounds of the open game."""
        words = stage.words
        answers = [Answer(kind, words.text(f"keeper.save.{kind}")) for kind in FILES]
        close = Answer("close", words.text("keeper.close"))
        self._show(stage, "keeper.rounds.title", self._fill_rounds, (*answers, close), "close")

    def close(self) -> None:
        """Take the sheet away."""
        self.sheet = self.new = None

    def told(self, key: str, value: str) -> None:
        """Something was chosen for the game that is set up."""
        if self.new is not None:
            self.new = changed(self.new, key, value, self._sets)

    def name_is_written(self, key: str) -> bool:
        """Whether that is the key of a name; then the next one is to be written, after the last one the game begins."""
        form = self.sheet.form if self.sheet is not None else None
        stem, _, place = key.partition("-")
        if form is None or stem not in ("name", "team"):
            return False
        following = (f"{stem}-{int(place) + 1}", "team-0", "start") if stem == "name" else (f"team-{int(place) + 1}",)
        form.focus_on(next((one for one in following if form.find(one)), "start"))
        return True

    def finished(self, words: Words, started: str) -> None:
        """Begin the game that was set up, or take what was changed of one."""
        if self.new is not None:
            tally = self.new.tally(words, started)
            self._desk.begin(tally) if self.new.old is None else self._desk.change(tally)
        self.close()

    def _fill_new(self, column: Column) -> None:
        if self.new is not None:
            fill_new_game(column, self.new, self._sets)

    def _fill_games(self, column: Column) -> None:
        fill_games(column, self._desk.book.tallies, self._desk.book.current)

    def _fill_rounds(self, column: Column) -> None:
        fill_rounds(column, self._desk.tally)

    def _show(
        self, stage: Stage, title: str, fill: Callable[[Column], None], answers: Sequence[Answer], focus: str
    ) -> None:
        self.kind = title.split(".")[1]
        self.sheet = Sheet(stage.words.text(title), fill, answers, focus, "close")
