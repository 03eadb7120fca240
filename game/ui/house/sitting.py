"""A match at the table: the host who runs it and the scene that shows it, brought together frame by frame."""

from collections.abc import Callable
from dataclasses import replace

from game.engine.actions import Action, Deal, Play
from game.engine.events import Counted, Won
from game.engine.play import IllegalAction
from game.engine.shuffle import cut_place
from game.engine.state import Observation, Phase
from game.match.coaching import Coaching
from game.match.history.finished import player
from game.match.host import Host, SeenStep
from game.match.match import Match
from game.match.settings import Settings
from game.ui.coach.speech import Helps
from game.ui.counting.account import Account
from game.ui.counting.from_match import account_of
from game.ui.house.hot_seat import covered, covered_events
from game.ui.house.ports import Ports
from game.ui.overlays.curtain import Curtain
from game.ui.scenes.practice import PracticeTable
from game.ui.scenes.scene import Stage
from game.ui.scenes.table import TableScene
from game.ui.table.guests import people
from game.ui.theme import SPEEDS

LONG_WAIT = 1.0
"""Seconds. Whoever waited longer for his turn hears that it has come."""


class Sitting:
    """One match with the people around it; ``keep`` is called after every action."""

    def __init__(
        self,
        ports: Ports,
        match: Match,
        stage: Stage,
        settings: Settings,
        now: float,
        keep: Callable[[Match], None],
        practice: bool = False,
    ) -> None:
        self._ports, self._keep = ports, keep
        self._words = stage.words
        self._turn_since = now
        speed = SPEEDS[settings.speed]
        self.host = Host(match, ports.thinker, player(match.record.seats), ports.chance, ports.cutter, speed)
        self.host.asks_cut = settings.cut == "ask"
        self._settings = settings
        self.practice = practice
        self._open_cards = False
        self._coaching = Coaching(ports.thinker)
        self._people = people(stage.words, match.record)
        self._persons = [seat for seat, who in enumerate(match.record.seats) if who.kind == "human"]
        self._present: int | None = None if self.shared else self.host.viewer
        self.table = self._set_table(stage, now)

    @property
    def shared(self) -> bool:
        """Whether several people sit at this desk, each with cards that the others may not see."""
        return len(self._persons) > 1

    def _set_table(self, stage: Stage, now: float) -> TableScene:
        """The table as the host's viewer sees it, his hand covered until he is there."""
        chosen, seen = self._settings, self._seen(self.host.observation)
        table: TableScene
        if self.practice:
            helps = Helps(chosen.show_captures, chosen.show_best, chosen.warn, self._open_cards)
            table = PracticeTable(
                stage, seen, self._people, self._coaching, helps, chosen.deck, chosen.card_sort, chosen.muted
            )
        else:
            table = TableScene(stage, seen, self._people, chosen.deck, chosen.card_sort, chosen.muted)
        table.update(now)
        table.recall(tuple(map(self._covered, self.host.this_deal)))
        table.offer()
        return table

    def _seen(self, view: Observation) -> Observation:
        if self._open_cards:
            return replace(view, hands=self.host.match.state.hands)
        return view if self._present == view.seat else covered(view)

    def undo(self, now: float) -> None:
        """Back to the viewer's decision before this one; in practice only."""
        if self.practice and self.host.undo():
            self._again(now)

    def redo(self, now: float) -> None:
        """Forward again to the viewer's next decision."""
        if self.practice and self.host.redo():
            self._again(now)

    def open_cards(self, now: float) -> None:
        """Show everybody's cards, or cover them again; in practice only."""
        if self.practice:
            self._open_cards = not self._open_cards
            self._again(now)

    def _again(self, now: float) -> None:
        """Lay the table as the match is now."""
        self.table = self._set_table(self.table.stage, now)
        self._keep(self.host.match)

    def _covered(self, step: SeenStep) -> SeenStep:
        """A step as it may be shown while nobody in particular looks."""
        if self._present == self.host.viewer:
            return step
        seat = self.host.viewer
        return SeenStep(covered(step.before), covered_events(step.events, seat), covered(step.after))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.host.match.state.phase is Phase.OVER

    @property
    def counted_deal(self) -> Deal | None:
        """The last pack that was dealt and has been counted, whose seal may be opened."""
        deals = [action for action in self.host.match.record.actions if isinstance(action, Deal)]
        return deals[-1] if deals and self.host.match.state.phase is not Phase.PLAY else None

    def drive(self, now: float) -> None:
        """Let happen what is due and needs no person, once the last thing that happened has been shown."""
        table, host = self.table, self.host
        host.think_ahead()
        if isinstance(table, PracticeTable):
            table.know(host.can_undo, host.can_redo, host.asking, None if self.shared else host.coming)
        table.around = replace(table.around, thinking=host.thinking)
        if table.busy or table.counted is not None:
            return
        if self.shared and self._awaits_person(now):
            return
        if host.awaits_cut:
            self._ask_cut()
            return
        waited = table.my_turn
        step = host.step(now)
        if step is not None:
            self._show(self._covered(step))
        if table.my_turn:
            if not waited and now - self._turn_since > LONG_WAIT:
                self._ports.audio.play("turn")
            self._turn_since = now

    def _ask_cut(self) -> None:
        if self.table.popup is None:
            dealer = self._people[self.host.match.state.dealer].name
            self.table.ask_cut(dealer, self.host.commitment or "")

    def come_back(self, now: float) -> None:
        """Go on after another screen, which may have asked the thinker something else."""
        self.host.think_anew()
        if self._coaching.waiting:
            self._coaching.attend(None, now)

    def cut(self, place: int | None) -> None:
        """Cut the pack for the next deal, at a place of chance if none is given."""
        self.host.cut(place if place is not None else cut_place(self._ports.cutter.bytes))

    def _awaits_person(self, now: float) -> bool:
        """Whether it is the turn of somebody who has yet to say that he is there; if so he is asked."""
        state = self.host.match.state
        if state.phase is not Phase.PLAY or state.turn not in self._persons or state.turn == self._present:
            return False
        if self.host.viewer != state.turn or not isinstance(self.table.popup, Curtain):
            self._present, self.host.viewer = None, state.turn
            self.table = self._set_table(self.table.stage, now)
            self.table.draw_curtain(self._people[state.turn].name)
        return True

    def arrive(self, now: float) -> None:
        """The person whose turn it is says that he is there: show him his cards."""
        self._present = self.host.viewer
        self.table = self._set_table(self.table.stage, now)

    def submit(self, action: Action, now: float) -> None:
        """Make what the viewer wants to do; what the rules do not allow goes back to where it was."""
        self._turn_since = now
        try:
            step = self.host.submit(action)
        except IllegalAction:
            self.table.glide()
            return
        if self.shared and isinstance(action, Play):
            self._present = None
            step = SeenStep(step.before, covered_events(step.events, self.host.viewer), covered(step.after))
        self._show(step)

    def _show(self, step: SeenStep) -> None:
        if self.practice:
            self.host.match.mark_assisted()
        if self._open_cards:
            step = SeenStep(self.table.view, step.events, self._seen(step.after))
        self.table.show(step.before, step.events, step.after)
        self._keep(self.host.match)

    def account(self) -> Account:
        """The count of the deal that has just ended."""
        done = self.host.this_deal
        events = done[-1].events if done else ()
        counted = next((event for event in events if isinstance(event, Counted)), None)
        won = next((event for event in events if isinstance(event, Won)), None)
        self.table.counted = None
        return account_of(self.host, self._words, self.table.people, self.table.deck, counted, won)

    def take_settings(self, settings: Settings, stage: Stage) -> None:
        """Go on with other settings or in another window."""
        self._words, self._settings = stage.words, settings
        self.host.speed, self.host.asks_cut = SPEEDS[settings.speed], settings.cut == "ask"
        self._people = people(stage.words, self.host.match.record)
        table = self.table
        table.deck, table.people = settings.deck, self._people
        table.around = replace(table.around, people=self._people, muted=settings.muted)
        if table.listing is not None:
            table.listing.deck = settings.deck
        table.resize(stage)
        if table.sorting not in ("own", settings.card_sort):
            table.sort(settings.card_sort)
