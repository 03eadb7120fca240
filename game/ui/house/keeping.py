"""What is kept between two evenings, and what is said when it cannot be."""

from collections.abc import Callable
from contextlib import suppress

from game.engine.state import Phase
from game.match import settings as choices
from game.match import setup as setups
from game.match.history.history import History, Notes
from game.match.history.texts import TextArchive
from game.match.houserules import HouseRules
from game.match.i18n import Words
from game.match.match import Match
from game.match.patience import PatientArchive, PatientStore
from game.match.ports import Archive, Store, Trouble
from game.match.repeat import Repeat
from game.match.repeat_kept import RepeatKeeper
from game.match.settings import Settings
from game.match.setup import Setup

Tell = Callable[[str, bool], None]


class Keeper:
    """Saves the matches, the settings and what people have done. What cannot be saved is told as a warning, once.

    The matches lie in the ``archive``, or as texts beside the settings where there is none. ``store`` is where all
    else lies; nothing put there is lost while the game is open.
    """

    def __init__(self, store: Store, words: Words, tell: Tell, archive: Archive | None = None) -> None:
        self.words = words
        self.store = PatientStore(store, self._unsaved)
        self._tell = tell
        self._archive = PatientArchive(archive or TextArchive(store), self._unsaved)
        self.history = History(self._archive)
        self.house_rules = HouseRules(store)
        self._repeats = RepeatKeeper(self.store)

    @property
    def trouble(self) -> Trouble | None:
        """What people have to be told about the archive before they play, None if all is well."""
        return self._archive.trouble

    def match(self, match: Match) -> None:
        """Keep the match as it is now."""
        self.history.keep(match)

    def give_up(self, match: Match) -> None:
        """Keep what was played of a match that gives way to another one."""
        self.history.give_up(match)

    def repeat(self, repeat: Repeat, match: Match) -> None:
        """Keep a match that repeats something as it is now, beside the match under way."""
        if match.state.phase is Phase.OVER:
            self._archive.put_by(match.text)
            self.drop_repeat()
        else:
            self._repeats.keep(repeat, match)

    def repeated(self) -> tuple[Repeat, Match] | None:
        """The repeat that was interrupted, and the match as far as it was played."""
        try:
            return self._repeats.kept()
        except OSError:
            return None

    def drop_repeat(self) -> None:
        """Keep no repeat."""
        with suppress(OSError):
            self._repeats.drop()

    def settings(self, settings: Settings) -> None:
        """Keep the settings."""
        self.store.save(choices.NAME, choices.dumps(settings))

    def setup(self) -> Setup:
        """The last choice of a match, or the usual one."""
        try:
            text = self.store.load(setups.NAME)
        except OSError:
            text = None
        return setups.loads(text)[0] if text is not None else Setup()

    def remember(self, setup: Setup) -> None:
        """Keep the choice of a match for the next time."""
        self.store.save(setups.NAME, setups.dumps(setup))

    def once_more(self) -> None:
        """Try again to save what could not be saved so far."""
        self.store.once_more()
        with suppress(OSError):
            self._archive.once_more()

    def _unsaved(self, what: str) -> None:
        self._tell(self.words.text(f"unsaved.{what}"), True)

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
