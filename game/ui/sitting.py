"""A match at the table: the host who runs it and the scene that shows it, brought together frame by frame."""

from collections.abc import Callable
from dataclasses import replace

from game.engine.actions import Action
from game.engine.events import Counted, Won
from game.engine.play import IllegalAction
from game.engine.state import Phase
from game.match.history import viewer
from game.match.host import Host, Step
from game.match.match import Match
from game.match.settings import Settings
from game.ui.accounts import account_of
from game.ui.counting.account import Account
from game.ui.guests import people
from game.ui.ports import Ports
from game.ui.scenes.scene import Stage
from game.ui.scenes.table import TableScene
from game.ui.theme import SPEEDS

LONG_WAIT = 1.0
"""Whoever waited longer than this for his turn hears that it has come."""


class Sitting:
    """One match with the people around it; ``keep`` is called after every action."""

    def __init__(
        self, ports: Ports, match: Match, stage: Stage, settings: Settings, now: float, keep: Callable[[Match], None]
    ) -> None:
        self._ports, self._keep = ports, keep
        self._words = stage.words
        self._turn_since = now
        speed = SPEEDS[settings.speed]
        self.host = Host(match, ports.thinker, viewer(match.record), ports.chance, ports.cutter, speed)
        who = people(stage.words, match.record)
        self.table = TableScene(
            stage, self.host.observation, who, settings.deck, settings.card_sort, muted=settings.muted
        )
        self.table.update(now)
        self.table.speak_of(self.host.last_step())

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.host.match.state.phase is Phase.OVER

    def drive(self, now: float) -> None:
        """Let happen what is due and needs no person, once the last thing that happened has been shown."""
        table, host = self.table, self.host
        table.around = replace(table.around, thinking=host.thinking)
        if table.busy or table.counted is not None:
            return
        waited = table.my_turn
        step = host.step(now)
        if step is not None:
            self._show(step)
        if table.my_turn:
            if not waited and now - self._turn_since > LONG_WAIT:
                self._ports.audio.play("turn")
            self._turn_since = now

    def submit(self, action: Action, now: float) -> None:
        """Make what the viewer wants to do; what the rules do not allow goes back to where it was."""
        self._turn_since = now
        try:
            self._show(self.host.submit(action))
        except IllegalAction:
            self.table.glide()

    def _show(self, step: Step) -> None:
        self.table.show(step.before, step.events, step.after)
        self._keep(self.host.match)

    def account(self) -> Account:
        """The count of the deal that has just ended."""
        step = self.host.last_step()
        events = step.events if step is not None else ()
        counted = next((event for event in events if isinstance(event, Counted)), None)
        won = next((event for event in events if isinstance(event, Won)), None)
        self.table.counted = None
        return account_of(self.host, self._words, self.table.people, self.table.deck, counted, won)

    def take_settings(self, settings: Settings, stage: Stage) -> None:
        """Go on with other settings or in another window."""
        self._words = stage.words
        self.host.speed = SPEEDS[settings.speed]
        table = self.table
        table.deck = settings.deck
        table.around = replace(table.around, muted=settings.muted)
        table.resize(stage)
        if table.sorting not in ("own", settings.card_sort):
            table.sort(settings.card_sort)
