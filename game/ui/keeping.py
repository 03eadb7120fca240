"""What is kept between two evenings, and what is said when it cannot be."""

from collections.abc import Callable

from game.engine.state import Phase
from game.match import settings as choices
from game.match import setup as setups
from game.match.archive_texts import TextArchive
from game.match.history import History, Notes
from game.match.houserules import HouseRules
from game.match.i18n import Words
from game.match.match import Match
from game.match.ports import Archive, Store, Trouble
from game.match.repeat import Repeat
from game.match.repeat_kept import RepeatKeeper
from game.match.settings import Settings
from game.match.setup import Setup

Tell = Callable[[str, bool], None]


class Keeper:
    """Saves the matches and the settings. Trouble is told as a warning, once until something could be saved again.

    The matches lie in the ``archive``, or as texts beside the settings where there is none.
    """

    def __init__(self, store: Store, words: Words, tell: Tell, archive: Archive | None = None) -> None:
        self.words = words
        self._store, self._tell = store, tell
        self._archive = archive or TextArchive(store)
        self.history = History(self._archive)
        self.house_rules = HouseRules(store)
        self._repeats = RepeatKeeper(store)
        self._failing = False

    @property
    def trouble(self) -> Trouble | None:
        """What people have to be told about the archive before they play, None if all is well."""
        return self._archive.trouble

    def match(self, match: Match) -> None:
        """Keep the match as it is now."""
        self._try(lambda: self.history.keep(match))

    def give_up(self, match: Match) -> None:
        """Keep what was played of a match that gives way to another one."""
        self._try(lambda: self.history.give_up(match))

    def repeat(self, repeat: Repeat, match: Match) -> None:
        """Keep a match that repeats something as it is now, beside the match under way."""

        def save() -> None:
            if match.state.phase is Phase.OVER:
                self.history.add(match)
                self._repeats.drop()
            else:
                self._repeats.keep(repeat, match)

        self._try(save)

    def repeated(self) -> tuple[Repeat, Match] | None:
        """The repeat that was interrupted, and the match as far as it was played."""
        try:
            return self._repeats.kept()
        except OSError:
            return None

    def drop_repeat(self) -> None:
        """Keep no repeat."""
        self._try(self._repeats.drop)

    def settings(self, settings: Settings) -> None:
        """Keep the settings."""
        self._try(lambda: self._store.save(choices.NAME, choices.dumps(settings)))

    def setup(self) -> Setup:
        """The last choice of a match, or the usual one."""
        try:
            text = self._store.load(setups.NAME)
        except OSError:
            text = None
        return setups.loads(text)[0] if text is not None else Setup()

    def remember(self, setup: Setup) -> None:
        """Keep the choice of a match for the next time."""
        self._try(lambda: self._store.save(setups.NAME, setups.dumps(setup)))

    def _try(self, save: Callable[[], None]) -> None:
        try:
            save()
            self._failing = False
        except OSError:
            if not self._failing:
                self._tell(self.words.text("game.unsaved"), True)
            self._failing = True

    def unfinished(self) -> Match | None:
        """The match that was interrupted, or its sound beginning, which is told."""
        try:
            found = self.history.unfinished()
        except OSError:
            self._tell(self.words.text("game.unreadable"), True)
            return None
        if found.fault is not None:
            self._tell(self.words.text("game.damaged", name=found.aside or ""), True)
        return found.match

    def notes_on(self, match: Match) -> Notes:
        """What was found about a match; nothing can be kept of one that is not among the finished ones."""
        try:
            return self.history.notes_on(match)
        except OSError:
            return Notes()

    def records(self) -> tuple[str, ...]:
        """The records of all finished matches, one to a line, in one or more texts."""
        try:
            return self.history.export()
        except OSError:
            self._tell(self.words.text("history.unreadable"), True)
            return ()
