"""The rooms of the game and the ways between them: which screen is shown, the match at the table, the settings."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.engine.play import IllegalAction
from game.engine.position import MidDeal
from game.engine.ruleset import RuleError
from game.engine.state import Phase
from game.match.match import Match
from game.match.placing import Placing
from game.match.settings import Settings
from game.match.setup import Setup, usual_seats
from game.ui.chronicle.desk import Desk
from game.ui.house.doors import DOORS, MATCH_DOORS, arranging, menu, review
from game.ui.house.keeping import Keeper
from game.ui.house.ports import Ports
from game.ui.house.questions import Question, give_up_dialog, trouble_dialog
from game.ui.house.sitting import Sitting
from game.ui.house.toasts import Toasts
from game.ui.overlays.pause import Pause
from game.ui.scale import Scale
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.position import PositionScene
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.settings import SettingsScene
from game.ui.table.guests import seated
from game.ui.theme import SPEEDS
from game.ui.trust.proof import SealProof


class Parlour:
    """Where the player is. ``quitting`` and ``full_screen`` are wishes that the shell grants."""

    def __init__(self, ports: Ports, settings: Settings, size: tuple[int, int]) -> None:
        self.ports, self.settings, self.size = ports, settings, size
        self.words = ports.words(settings.language)
        self.keeper = Keeper(ports.store, self.words, self.tell, ports.archive)
        self.desk = Desk(self.keeper.history, ports.write, self.words, self.tell)
        self.question: Question | None = None
        if self.keeper.trouble is not None:
            self.question = Question(trouble_dialog(self.words, self.keeper.trouble), self._told_trouble)
        self.sitting: Sitting | None = None
        self.practising = False
        self.pause: Pause | None = None
        self.proof: SealProof | None = None
        self._arranged: PositionScene | None = None
        self.setup = self.keeper.setup()
        self.quitting = False
        self.full_screen = settings.full_screen
        self.now = 0.0
        self._toasts = Toasts()
        self._loud()
        self._path: list[Scene] = []
        self.scene: Scene = self._menu()

    @property
    def stage(self) -> Stage:
        """What every screen is given."""
        chosen = self.settings
        scale = Scale(*self.size, chosen.text_size / 100)
        look = (chosen.cloth, SPEEDS[chosen.speed], chosen.reduced_motion)
        return Stage(scale, self.words, self.ports.measure, *look, self.ports.clipboard)

    def tell(self, text: str, warning: bool = False) -> None:
        """Let a sentence be seen for a while."""
        self._toasts.tell(text, warning, self.now)

    def _told_trouble(self, answer: str) -> None:
        self.quitting = answer == "quit"

    def propose(self, setup: Setup | None = None, position: MidDeal | None = None) -> None:
        """Start a match, but ask first if another one would be given up by it."""
        left = self._unfinished()
        if left is None:
            self.begin(setup, position)
            return

        def answered(answer: str) -> None:
            if answer == "new":
                self._give_up(left)
                self.begin(setup, position)
            else:
                self.resume()

        self.question = Question(give_up_dialog(self.words, left), answered)

    def begin(self, setup: Setup | None = None, position: MidDeal | None = None) -> None:
        """Start a match, or play one deal out from a position. Raises RuleError for what the rules do not know."""
        chosen = setup or self.setup
        self.setup = chosen if position is None else replace(chosen, first_dealer=None)
        self.keeper.remember(self.setup)
        seats = seated(self.words, chosen.seats, self.settings.player)
        dealer = chosen.first_dealer
        if dealer is None:
            dealer = int.from_bytes(self.ports.cutter.bytes(4)) % len(seats)
        options = chosen.options if position is None else {**chosen.options, "single_deal": True}
        seed = chosen.deck_seed if position is None else None
        match = Match.new(chosen.game, seats, dealer, self.ports.today(), options, seed, position)
        self._sit_down(match)

    def arrange(self, setup: Setup) -> None:
        """Set up a position, from where it was left if it was one for as many people by the same rules."""
        left = self._arranged
        same = left is not None and left.setup.rules == setup.rules and len(left.setup.seats) == len(setup.seats)
        self._arranged = arranging(self, setup, left.desk.placing if left is not None and same else None)
        self._visit(self._arranged)

    def _arrange_here(self) -> None:
        """Set up a position from the one on the table."""
        match = self.sitting.host.match if self.sitting is not None else None
        if match is None or match.state.phase is not Phase.PLAY:
            return
        options = {option: value for option, value in match.record.options.items() if option != "single_deal"}
        seats = self.setup.seats if len(self.setup.seats) == match.state.seats else usual_seats(match.state.seats)
        self._arranged = arranging(self, Setup(match.record.game, options, seats), Placing.of(match.state))
        self._visit(self._arranged)

    def _again(self) -> None:
        """The same match from its beginning: a position that was played out, else a new match set up alike."""
        record = self.sitting.host.match.record if self.sitting is not None else None
        if record is None or record.position is None:
            self.propose()
        else:
            self._sit_down(Match(replace(record.replayed, started=self.ports.today())))

    def _sit_down(self, match: Match) -> None:
        self.sitting = Sitting(
            self.ports, match, self.stage, self.settings, self.now, self.keeper.match, self.practising
        )
        self.scene, self.pause, self._path = self.sitting.table, None, []

    def resume(self) -> None:
        """Go on with the match that was interrupted, exactly where it was."""
        found = self._unfinished()
        if found is None:
            self.begin()
            return
        self.practising = bool(found.record.assisted)
        self._sit_down(found)
        if self.sitting is not None and self.sitting.host.waiting:
            self._count()

    def _unfinished(self) -> Match | None:
        if self.sitting is not None and not self.sitting.over:
            return self.sitting.host.match
        return self.keeper.unfinished()

    def _give_up(self, match: Match) -> None:
        """A match is left for another one."""
        self.keeper.give_up(match)

    def _menu(self) -> MenuScene:
        return menu(self.stage, self._unfinished(), self.words)

    def _restage(self) -> None:
        """Go on in another window or with other settings."""
        stage = self.stage
        if self.sitting is not None:
            self.sitting.take_settings(self.settings, stage)
        if self.sitting is None or self.scene is not self.sitting.table:
            self.scene.resize(stage)
        for popup in (self.pause, self.proof):
            if popup is not None:
                popup.resize(stage)

    def change(self, field: str, value: str | int | bool) -> None:
        """Change a setting; it shows at once and is kept."""
        changed: dict[str, Any] = {field: value}
        self.settings = replace(self.settings, **changed)
        if field == "language":
            self.words = self.keeper.words = self.desk.words = self.ports.words(self.settings.language)
        if field == "full_screen":
            self.full_screen = self.settings.full_screen
        if self.pause is not None:
            self.pause.settings = self.settings
        if isinstance(self.scene, SettingsScene):
            self.scene.take(self.settings)
        self._loud()
        self._restage()
        self.keeper.settings(self.settings)

    def _loud(self) -> None:
        self.ports.audio.set_volume(0.0 if self.settings.muted else self.settings.volume / 100)

    def _mute(self) -> None:
        self.change("muted", not self.settings.muted)

    def _ask_pause(self) -> None:
        """From the table its popup, from elsewhere the menu itself."""
        if self.sitting is not None and self.scene is self.sitting.table:
            self.pause = Pause(self.stage, self.settings)
        else:
            self._to_menu()

    def _to_menu(self) -> None:
        self.scene, self._path = self._menu(), []

    def _go(self, where: str) -> None:
        """Go through a door, or another way."""
        if where in DOORS:
            if where in MATCH_DOORS:
                self.practising = where == "practice"
            self._visit(DOORS[where](self))
        elif where in self._ways:
            self._ways[where](self)

    def _visit(self, scene: Scene) -> None:
        """Show a screen from which the way leads back to this one."""
        if type(scene) is not type(self.scene):
            self._path.append(self.scene)
        self.scene = scene

    def _back(self) -> None:
        """To the screen from which this one was visited; the menu is shown as it is by now."""
        left = self._path.pop() if self._path else None
        if left is None or isinstance(left, MenuScene):
            self._to_menu()
        else:
            self.scene = left
            left.resize(self.stage)
            if self.sitting is not None and left is self.sitting.table:
                self.sitting.come_back(self.now)

    def _report(self) -> None:
        try:
            self.tell(self.words.text("about.reported", folder=self.ports.report()))
        except OSError:
            self.tell(self.words.text("about.not_reported"), warning=True)

    def _count(self) -> None:
        """The deal is over: count it."""
        if self.sitting is not None:
            self.scene = CountScene(self.stage, self.sitting.account())

    def _counted(self) -> None:
        if self.sitting is not None:
            self.sitting.host.go_on()
            self.scene = self.sitting.table

    def _at_table(self, act: Callable[[Sitting, float], None]) -> None:
        """Something happens to the match at the table, which may be laid anew by it."""
        if self.sitting is not None:
            act(self.sitting, self.now)
            self.scene = self.sitting.table

    def look_through(self, number: int) -> None:
        """Show a finished match play by play, or say why it cannot be shown."""
        try:
            loaded = self.keeper.history.open(number)
            if loaded is not None and loaded.record is not None:
                self._visit(review(self, loaded.record, self.keeper.history.notes(number)))
                return
        except (OSError, RuleError, IllegalAction):
            pass
        self.tell(self.words.text("history.unreadable"), warning=True)

    def _prove(self) -> None:
        """Open the seal of the deal that has just been counted."""
        deal = self.sitting.counted_deal if self.sitting is not None else None
        if isinstance(self.scene, ReviewScene):
            deal = self.scene.deal
        if deal is not None:
            self.proof = SealProof(self.stage, deal)
        elif self.sitting is not None and self.sitting.host.match.record.position is not None:
            self.tell(self.words.text("placing.no_seal"))

    def _quit(self) -> None:
        self.quitting = True

    _ways: Mapping[str, Callable[[Any], None]] = {
        "menu": _ask_pause,
        "count": _count,
        "count_done": _counted,
        "again": _again,
        "new": lambda self: self._go("practice" if self.practising else "play"),
        "arrange": _arrange_here,
        "report": _report,
        "back": _back,
        "continue": resume,
        "here": lambda self: self._at_table(Sitting.arrive),
        "undo": lambda self: self._at_table(Sitting.undo),
        "redo": lambda self: self._at_table(Sitting.redo),
        "open_cards": lambda self: self._at_table(Sitting.open_cards),
        "check": _prove,
        "proof": _prove,
        "quit": _quit,
        "mute": _mute,
    }
