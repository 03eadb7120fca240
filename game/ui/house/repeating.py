"""A deal played again and a match played on from an earlier moment, while what was left for it waits."""

from dataclasses import dataclass, replace
from functools import partial

from game.engine.record import Record
from game.match.match import Match
from game.match.repeat import Repeat, dealt_again, played_on, with_person
from game.match.settings import Settings
from game.ui.counting.account import Account
from game.ui.counting.compared import compared
from game.ui.house.parlour import Parlour
from game.ui.house.ports import Ports
from game.ui.house.questions import Question, repeat_dialog, which_dialog
from game.ui.house.sitting import Sitting
from game.ui.overlays.pause import Pause
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.scene import Scene


@dataclass(frozen=True, slots=True)
class Left:
    """What was left for a repeat: the match at the table, the screen, and the way to it."""

    sitting: Sitting | None
    scene: Scene
    path: list[Scene]
    practising: bool


class Repeating(Parlour):
    """A parlour where anything that was played can be played again.

    A repeat is a practice match of its own, kept beside the match under way, which it never replaces. It ends when
    that match is gone on with, another one begins, or the player goes back to what was left.
    """

    def __init__(self, ports: Ports, settings: Settings, size: tuple[int, int]) -> None:
        self.repeat: Repeat | None = None
        self._left: Left | None = None
        super().__init__(ports, settings, size)

    def _under_way(self) -> Match | None:
        """The match under way that is no repeat."""
        if self.repeat is None:
            return super()._unfinished()
        left = self._left.sitting if self._left is not None else None
        return left.host.match if left is not None and not left.over else self.keeper.unfinished()

    def _repeated(self) -> tuple[Repeat, Match] | None:
        """The repeat under way, at the table or kept."""
        if self.repeat is None or self.sitting is None:
            return self.keeper.repeated()
        return None if self.sitting.over else (self.repeat, self.sitting.host.match)

    def _give_up(self, match: Match) -> None:
        if self._under_way() is not None:
            super()._give_up(match)

    def _unfinished(self) -> Match | None:
        found = self._under_way()
        if found is not None:
            return found
        kept = self._repeated()
        return kept[1] if kept is not None else None

    def resume(self) -> None:
        """Go on with the match that was interrupted, or with the repeat where there is no other match."""
        if self._under_way() is None and (kept := self._repeated()) is not None:
            self._sit_at(*kept)
        else:
            self._end_repeat()
            super().resume()

    def _continue(self) -> None:
        """Go on, but ask first with what if a repeat and another match are under way."""
        found, kept = self._under_way(), self._repeated()
        if found is None or kept is None:
            self.resume()
            return

        def answered(answer: str) -> None:
            if answer == "repeat":
                self._sit_at(*kept)
            elif answer == "match":
                self.resume()

        self.question = Question(which_dialog(self.words, found), answered)

    def _sit_down(self, match: Match) -> None:
        self._end_repeat()
        super()._sit_down(match)

    def _end_repeat(self) -> None:
        """Keep no repeat any more; the match that was left for it is the one at the table again."""
        if self.repeat is not None:
            self.sitting = self._left.sitting if self._left is not None else None
        self.repeat = self._left = None
        self.keeper.drop_repeat()

    def _ask_pause(self) -> None:
        super()._ask_pause()
        if self.pause is not None and self.sitting is not None:
            known = self.sitting.practice and not self.sitting.shared and bool(self.sitting.host.match.state.plays)
            self.pause = Pause(self.stage, self.settings, repeatable=known, repeats=self.repeat is not None)

    def _looked_at(self) -> tuple[Record, int, int | None]:
        """The match that is looked at, the number of the deal, and in a review the place of the decision."""
        if isinstance(self.scene, ReviewScene):
            place = self.scene.place
            return self.scene.record, self.scene.reviewing.decisions[place].deal, place
        assert self.sitting is not None
        match = self.sitting.host.match
        return match.record, match.state.deal_number, None

    def _ask_repeat(self) -> None:
        """Ask in which way the deal that is looked at shall be played again."""
        record, deal, place = self._looked_at()

        def answered(answer: str) -> None:
            if answer == "from_here" and place is not None:
                self._repeat(played_on(self._manned(record), place, self.ports.today()))
            elif answer in ("same", "exchanged"):
                self._repeat(self._dealt_again(record, deal, answer == "exchanged"))

        dialog = repeat_dialog(self.words, record, place is not None, self._under_way() is not None)
        self.question = Question(dialog, answered)

    def _dealt_again(self, record: Record, deal: int, exchanged: bool) -> Repeat:
        """A deal once more; one that was repeated already remembers how it went."""
        known, played = self.repeat, self.sitting.host.match.record if self.sitting is not None else None
        if known is not None and known.whole and known.deal == deal and record == played:
            return known.again(record, self.ports.today(), exchanged)
        return dealt_again(self._manned(record), deal, self.ports.today(), exchanged)

    def _manned(self, record: Record) -> Record:
        return with_person(record, self.settings.player or self.words.text("who.You"))

    def _once_more(self, exchanged: bool) -> None:
        """What was repeated and has been counted is repeated once more."""
        if self.repeat is not None and self.sitting is not None:
            self._repeat(self.repeat.again(self.sitting.host.match.record, self.ports.today(), exchanged))

    def _repeat(self, repeat: Repeat) -> None:
        """Sit down to a repeat; what is left for it waits, unless it was a repeat itself."""
        if self.repeat is None:
            self._left = Left(self.sitting, self.scene, self._path, self.practising)
        elif self._path and isinstance(self._path[0], MenuScene):
            sitting = self._left.sitting if self._left is not None else None
            self._left = Left(sitting, self.scene, self._path, self.practising)
        match = Match(repeat.beginning)
        self._sit_at(repeat, match)
        self.keeper.repeat(repeat, match)
        if repeat.whole and self.sitting is not None:
            self.sitting.table.replay(self.stage.speed)

    def _sit_at(self, repeat: Repeat, match: Match) -> None:
        self.repeat, self.practising = repeat, True
        keep = partial(self.keeper.repeat, repeat)
        self.sitting = Sitting(self.ports, match, self.stage, self.settings, self.now, keep, True)
        self.scene, self.pause, self._path = self.sitting.table, None, []
        if self.sitting.host.waiting:
            self._count()

    def _leave_repeat(self) -> None:
        """Back to what was left for the repeat."""
        left = self._left
        self._end_repeat()
        if left is None:
            self._to_menu()
            return
        self.practising = left.practising
        if left.sitting is not None and left.scene is left.sitting.table:
            self.resume()
            return
        if left.sitting is not None:
            left.sitting.take_settings(self.settings, self.stage)
        self.scene, self._path = left.scene, left.path
        self.scene.resize(self.stage)

    def _count(self) -> None:
        """The deal is over: count it, and tell how it went before if it was a repeat."""
        if self.sitting is not None:
            self.scene = CountScene(self.stage, self._repeatable(self.sitting, self.sitting.account()))

    def _repeatable(self, sitting: Sitting, account: Account) -> Account:
        repeat = self.repeat
        if account.counted is None:
            return account
        if repeat is None or repeat.deal != sitting.host.match.state.deal_number:
            return replace(account, repeating="offered")
        several = sitting.shared or account.parties[account.own].person == "we"
        told = compared(self.words, repeat, account.gains, account.order, several)
        return replace(account, repeating="whole" if repeat.whole else "moment", compared=told)

    _ways = {
        **Parlour._ways,
        "continue": _continue,
        "count": _count,
        "menu": _ask_pause,
        "repeat": _ask_repeat,
        "repeat_same": lambda self: self._once_more(exchanged=False),
        "repeat_exchanged": lambda self: self._once_more(exchanged=True),
        "repeat_leave": _leave_repeat,
    }
