"""The card table with somebody good at the player's side: hints, advice, warnings, second thoughts."""

from collections.abc import Iterable
from dataclasses import replace

from game.engine.actions import Play
from game.engine.cards import Card, name
from game.engine.state import Observation
from game.match.coaching import Coaching
from game.ui.coach.caution import Caution, caution
from game.ui.coach.panel import CoachPanel, HelpSwitched
from game.ui.coach.place import GAP, CoachPlace, coach_place
from game.ui.coach.speech import CoachState, Helps
from game.ui.coach.spot import in_sight
from game.ui.coach.takes import takes_tags
from game.ui.coach.warning import PlayWarning, danger_marks
from game.ui.draw import Item, Rect
from game.ui.furniture import hint_height
from game.ui.inputs import Input, Key, Move, Press, Release, Wheel
from game.ui.sayings import Deck
from game.ui.scenes.scene import Change, Go, Stage, Submit
from game.ui.scenes.table import TableScene
from game.ui.table.arrange import Sorting
from game.ui.table.grip import Wish
from game.ui.table.layout import Layout, Pose
from game.ui.table.marks import outline
from game.ui.table.seating import layout, left_of
from game.ui.table.surroundings import Person
from game.ui.table.table import Asking
from game.ui.table.tableau import tableau

SWITCHES = ("show_captures", "warn", "show_best")
"""Helps that are settings; the others last as long as the table."""


class PracticeTable(TableScene):
    """A table with a coach. Asks for ``undo``, ``redo``, ``open_cards``, ``arrange`` and what every table asks for.

    The coach is a panel at the right that the table makes room for, in small and upright windows a drawer or sheet
    that is closed at first; a table for two makes room for the drawer as well.
    """

    piles_open = True

    def __init__(
        self,
        stage: Stage,
        view: Observation,
        people: tuple[Person, ...],
        coaching: Coaching,
        helps: Helps,
        deck: Deck = "italian",
        sorting: Sorting = "rank",
        muted: bool = False,
    ) -> None:
        self._coaching = coaching
        self._state = CoachState(view, helps=helps)
        self._opened = self._place_in(stage, True).kind == "panel"
        self._caution: Caution | None = None
        self._warning: PlayWarning | None = None
        super().__init__(stage, view, people, deck, sorting, muted)
        self.panel = CoachPanel(stage, self._place, self._state, deck)
        self.panel.opened = self._opened
        self.panel.resize(stage, self._place)

    def _place_in(self, stage: Stage, opened: bool) -> CoachPlace:
        return coach_place(stage.scale, opened)

    @property
    def _place(self) -> CoachPlace:
        hand = self.layout.hands[0]
        return coach_place(self.stage.scale, self._opened, hand.y - hand.height / 2)

    @property
    def room(self) -> Rect:
        """Where paper may lie for a while without covering what is read: not over the open coach."""
        free, place = super().room, self._place
        if not self._opened:
            return free
        if place.kind == "sheet":
            return free._replace(h=place.tab.y - free.y)
        return free._replace(w=place.tab.x - free.x)

    def _layout(self) -> Layout:
        """The table in what the panel leaves of the window."""
        place = self._place_in(self.stage, True)
        two = self.view.seats == 2
        if not self._opened or place.kind == "sheet" or (place.kind == "drawer" and not two):
            return super()._layout()
        scale, view = self.stage.scale, self.view
        edge = place.rect.x - GAP * scale.u
        if two:
            return left_of(super()._layout(), edge)
        return layout(replace(scale, width=round(edge)), view.seats, view.rules.largest_hand(view.seats))

    def know(
        self, can_undo: bool, can_redo: bool, others_first: bool = False, coming: Observation | None = None
    ) -> None:
        """Let the coach think about what the viewer sees, and say what he knows by now.

        He begins while the last play is still being shown, or as soon as it is known what is ``coming``, but not before
        the others have found their play.
        """
        ours = self.my_turn and not others_first and len(self.view.hand) > 0
        self._coaching.attend(self.view if ours else coming, self.now)
        self._coaching.update(self.now)
        view = self.view
        asked = self._state.asked and view == self._state.view
        self._state = replace(
            self._state,
            view=view,
            asked=asked,
            candidates=self._coaching.candidates if ours else (),
            ready=self._coaching.ready and ours,
            can_undo=can_undo,
            can_redo=can_redo,
        )
        self.panel.show(self._state, self.deck)

    @property
    def moving(self) -> bool:
        """Whether the next frame will differ without any input; the coach may know more by then."""
        return super().moving or self._coaching.waiting

    def resize(self, stage: Stage) -> None:
        """Go on in another window or with other settings."""
        super().resize(stage)
        self.panel.resize(stage, self._place)
        self._take_back()

    def handle(self, event: Input) -> None:
        """Take one input: the warning first, then the coach, then the table."""
        if self._warning is not None and isinstance(event, Press | Move | Release | Wheel | Key):
            self._answer(event)
            return
        if self.popup is None and self.grip.drag is None:
            told = self.panel.handle(event)
            if told is not None:
                self._obey(told)
                return
        if isinstance(event, Key) and self.popup is None and self._key_of_practice(event.name):
            return
        super().handle(event)

    @property
    def more_keys(self) -> tuple[str, ...]:
        """The keys of the coach, while nothing else is asked."""
        return () if self.popup is not None or self.asking is not None else ("best", "undo")

    @property
    def asking(self) -> Asking | None:
        """Whether to take a costly play back, if nothing else lies over the table."""
        asked = ("coach.warning.asks", ("take_back", "next", "set")) if self._warning is not None else None
        return super().asking or asked

    def _key_of_practice(self, key: str) -> bool:
        match key:
            case "h":
                self._obey("ask")
            case "c":
                self._obey("close" if self._opened and self.panel.focused else "open")
                if self._opened:
                    self.panel.focus()
            case "u":
                self._obey("undo")
            case "y":
                self._obey("redo")
            case "o":
                self._commands.append(Go("open_cards"))
            case _:
                return False
        return True

    def _obey(self, told: str | HelpSwitched) -> None:
        """Do what the player wants of the coach."""
        match told:
            case HelpSwitched(field, on):
                self._state = replace(self._state, helps=replace(self._state.helps, **{field: on}))
                if field == "open_cards":
                    self._commands.append(Go("open_cards"))
                elif field in SWITCHES:
                    self._commands.append(Change(field, on))
            case "ask":
                self._state = replace(self._state, asked=True)
                self._open(True)
            case "open" | "close":
                self._open(told == "open")
            case "undo" | "redo" | "arrange":
                self._commands.append(Go(told))
        self.panel.show(self._state, self.deck)

    def _open(self, opened: bool) -> None:
        if opened == self._opened:
            return
        self._opened = self.panel.opened = opened
        super().resize(self.stage)
        self.panel.resize(self.stage, self._place)

    def _do(self, wish: Wish) -> None:
        """Before a costly play is made the coach has a word."""
        play = wish.play
        if play is not None and self._state.helps.warn and self._coaching.costly(play):
            self._caution = caution(self.stage.words, self.view, play, self._coaching.candidates, self.deck)
            if self._caution is not None:
                self._drop()
                self.grip.let_go()
                self.glide()
                self._warn(play, self._caution)
                return
        super()._do(wish)

    def _warn(self, play: Play, said: Caution) -> None:
        spoken, table = self._poses((*said.cards, *said.better)), self._poses(self.view.table)
        left = self._place.rect.x if self._opened and self._place.kind == "panel" else self.stage.scale.width
        room = Rect(0, 0, left, self.stage.scale.height - hint_height(self.stage.scale))
        self._state = replace(self._state, warned=play)
        self.panel.show(self._state, self.deck)
        kept = in_sight(self.view, self.layout, table, spoken[1:])
        self._warning = PlayWarning(self.stage, said.title, said.text, spoken[0].rect, room, kept)

    def _poses(self, cards: Iterable[Card]) -> list[Pose]:
        """How these cards lie once nothing moves."""
        placed = self.hands.picture.placed(self.layout)
        return [placed[name(card)].pose for card in cards if name(card) in placed]

    def _answer(self, event: Input) -> None:
        assert self._warning is not None
        answer, play = self._warning.handle(event), self._state.warned
        if answer is not None:
            self._take_back()
        if answer == "anyway" and play is not None:
            self._commands.append(Submit(play))

    def _take_back(self) -> None:
        self._warning = self._caution = None
        self._state = replace(self._state, warned=None)

    def items(self) -> list[Item]:
        """The table, what the helps add, and the coach."""
        beside: list[Item] = []
        idle = not self.hands.busy and self.popup is None
        if idle and self._state.helps.show_captures and self.my_turn and self.grip.drag is None:
            beside += takes_tags(self.stage, self.grip.choices, self.hands.animator.targets())
        items = tableau(self, [*beside, *self.panel.items()])
        if self._caution is not None and self._warning is not None:
            items += [outline(self.stage, pose, "solid", True) for pose in self._poses(self._caution.better)]
            items += danger_marks(self.stage, self._poses(self._caution.cards))
            items += self._warning.items()
        return items
