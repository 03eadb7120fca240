"""The table as it is shown: the running show, the viewer's hand, what was said last."""

from collections.abc import Sequence
from dataclasses import replace

from game.engine.actions import Declare
from game.engine.cards import Card
from game.engine.events import Counted, Event, Won
from game.engine.play import legal
from game.engine.state import Observation, Phase
from game.match.host import SeenStep
from game.ui import theme
from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.overlays.chooser import Chooser
from game.ui.overlays.curtain import Curtain
from game.ui.overlays.cut import CutPack
from game.ui.overlays.declare import DeclareOffer
from game.ui.overlays.plays import PlayList
from game.ui.overlays.slip import window
from game.ui.sayings import Deck
from game.ui.scenes.scene import Command, Go, Stage
from game.ui.show.beats import Picture
from game.ui.show.past import Past
from game.ui.show.script import script
from game.ui.show.stagehand import Stagehand
from game.ui.show.sweeping import LASTS
from game.ui.table.arrange import Sorting, opening, settle, sort_hand
from game.ui.table.choices import choices
from game.ui.table.grip import Grip
from game.ui.table.laying import lay_pose
from game.ui.table.layout import Layout, Pose
from game.ui.table.seating import give_way, layout
from game.ui.table.surroundings import Person, Surroundings

Popup = Chooser | Curtain | CutPack | DeclareOffer
Asking = tuple[str, tuple[str, ...]]
"""The key of a question that has to be answered before anything else, and the names of the keys that answer it."""


class Table:
    """One match on screen. Steps are shown one after another; a press or key ends a running show at once.

    ``counted`` is the count of a finished deal once it has been shown, ``won`` the end of the match. ``notice`` is what
    the hint line says while nothing is shown and no card is pointed at, None for what there is to say of the match.
    """

    piles_open = False
    """Whether all cards of a pile may be looked at."""
    paused = False

    def __init__(
        self,
        stage: Stage,
        view: Observation,
        people: tuple[Person, ...],
        deck: Deck = "italian",
        sorting: Sorting = "rank",
        muted: bool = False,
    ) -> None:
        self.stage, self.view, self.people, self.deck, self.sorting = stage, view, people, deck, sorting
        self.around = Surroundings(people, None, muted)
        self.layout = self._layout()
        arranged = replace(opening(view.table, self.layout), hand=sort_hand(view.hand, sorting))
        self.hands = Stagehand(Picture(view, arranged), self.layout, stage.speed, stage.reduced_motion)
        self.grip = Grip()
        self.now = self.told_off = 0.0
        self.news: Event | None = None
        self.refusal: tuple[Card, float] | None = None
        self.popup: Popup | None = None
        self.asked: Card | None = None
        self.kept_hidden: tuple[Card, ...] = ()
        self.peeked: int | None = None
        self.listing: PlayList | None = None
        self.counted: Counted | None = None
        self.won: Won | None = None
        self.rise: dict[Card, float] = {}
        self.notice: str | None = None
        self._commands: list[Command] = []
        self.past = Past(view.table)
        self._count: Counted | None = None
        self._ended = False
        self.hands.show(self.hands.picture, 0.0)
        self._attend()

    def _layout(self) -> Layout:
        seats = self.view.seats
        return layout(self.stage.scale, seats, self.view.rules.largest_hand(seats))

    def _arranged(self) -> Layout:
        """The layout, in which cards give way to the list of plays while it is open."""
        whole = self._layout()
        if self.listing is None:
            return whole
        self.listing.resize(self.stage, whole)
        return give_way(whole, self.listing.left)

    @property
    def room(self) -> Rect:
        """Where paper may lie for a while without covering what is read."""
        free = window(self.stage.scale)
        return free._replace(h=free.h - hint_height(self.stage.scale))

    @property
    def more_keys(self) -> tuple[str, ...]:
        """Keys that help at this table besides the usual ones, by their names in the catalogue."""
        return ()

    @property
    def asking(self) -> Asking | None:
        """What is asked over the table, besides its own popups."""
        return ("table.paused", ("next", "set", "close")) if self.paused else None

    @property
    def busy(self) -> bool:
        """Whether a step is still being shown."""
        return self.hands.busy

    @property
    def moving(self) -> bool:
        """Whether the next frame will differ without any input."""
        return (
            self.hands.busy
            or not self.hands.still(self.now)
            or self.around.thinking is not None
            or self.hands.sweep_began is not None
            or self.refusal is not None
            or self.told_off > self.now
            or self.grip.leaning
            or any(self._wanted_rise(card) != share for card, share in self.rise.items())
        )

    @property
    def sweep_age(self) -> float | None:
        """Seconds at normal speed since the last sweep began, while it can still be seen."""
        began = self.hands.sweep_began
        return None if began is None else (self.now - began) / max(0.01, self.hands.speed)

    @property
    def my_turn(self) -> bool:
        """Whether the viewer may play a card."""
        return self.view.phase is Phase.PLAY and self.view.turn == self.view.seat

    @property
    def held_up(self) -> str | None:
        """The key of what is said to somebody who plays before something else is done, None where nothing is."""
        return None

    @property
    def offers(self) -> tuple[Declare, ...]:
        """The declarations that the viewer may make now."""
        return tuple(action for action in legal(self.view, self.view.seat) if isinstance(action, Declare))

    def show(self, before: Observation, events: tuple[Event, ...], after: Observation) -> None:
        """Show what happened, after what is still being shown."""
        self.hands.queue(script(self._picture(before), events, after, self.layout, self.sorting))
        self.past.add(SeenStep(before, events, after))
        self.view, self.refusal = after, None
        for event in events:
            if isinstance(event, Counted):
                self._count = event
            elif isinstance(event, Won):
                self.won = event
        if not isinstance(self.popup, Curtain | CutPack):
            self.popup, self.asked = None, None
        if self.listing is not None:
            self.listing.show(after)
        self.grip.rest()
        self.hands.update(self.now)
        self._after_show(True)

    def recall(self, steps: Sequence[SeenStep]) -> None:
        """Take up a deal that these steps have led to: cards lie where they came to lie, the last step was told."""
        self.past.add(*steps)
        self.news = self.past.news
        self._lie()

    def _lie(self) -> None:
        """Let every card be where it belongs at once."""
        self.hands.show(self._belonging(), self.now)
        self._attend()

    def _belonging(self) -> Picture:
        """The view, every card where it came to lie in this layout."""
        arranged = settle(self.past.arrangement(self.layout), self.view.table, self.layout)
        return Picture(self.view, replace(arranged, hand=self.hands.picture.arrangement.hand))

    def _picture(self, view: Observation) -> Picture:
        """The view, every card where it lies or will lie when the running show has ended."""
        coming = self.hands.coming.arrangement
        hand = sort_hand(view.hand, self.sorting, coming.hand)
        return Picture(view, replace(settle(coming, view.table, self.layout), hand=hand))

    def replay(self, speed: float | None = None, play: int | None = None) -> None:
        """Show again what was done since the viewer's last play, or the deal's play of a number, so that it is seen."""
        chosen = self.past.since(self.view.seat) if play is None else self.past.play(play)
        if self.hands.busy or not chosen:
            return
        end = self._picture(self.view)
        self.hands.speed = (self.stage.speed or theme.SEEN_AGAIN) if speed is None else speed
        self.grip.rest()
        self.hands.play(*self.past.again(chosen, end, self.news, self.layout, self.sorting), self.now)
        self._after_show(True)

    def update(self, now: float) -> None:
        """Move on to this moment."""
        passed, self.now = max(0.0, now - self.now), now
        was_busy = self.hands.busy
        self.hands.update(now)
        self._after_show(was_busy)
        if self.grip.drag is not None:
            self.grip.drag.lean(passed)
        for card in self.grip.hand:
            at, wanted = self.rise.get(card, 0.0), self._wanted_rise(card)
            step = passed / theme.HOVER
            self.rise[card] = min(wanted, at + step) if wanted > at else max(wanted, at - step)
        if self.refusal is not None and now > self.refusal[1]:
            self.refusal = None

    def _wanted_rise(self, card: Card) -> float:
        return 1.0 if self.grip.drag is None and card == self.grip.card else 0.0

    def _after_show(self, was_busy: bool) -> None:
        """Take over what the show brought, and what follows when it has just ended."""
        self._commands += self.hands.take_sounds()
        self.news = self.hands.news or self.news
        age = self.sweep_age
        if age is not None and age > LASTS:
            self.hands.sweep_began = None
        if was_busy and not self.hands.busy:
            self.hands.speed, self.refusal = self.stage.speed, None
            self._attend()
            self.offer()
            if self._count is not None or (self.won is not None and not self._ended):
                self.counted, self._count = self._count, None
                self._ended = self.won is not None
                self._commands.append(Go("count"))

    def _attend(self) -> None:
        """Let the player's hand know what is possible now."""
        picture = self.hands.picture
        possible = choices(legal(replace(self.view, turn=self.view.seat), self.view.seat))
        self.rise = {card: share for card, share in self.rise.items() if card in picture.arrangement.hand}
        ready = self.my_turn and not self.hands.busy
        self.grip.attend(possible, picture.arrangement.hand, picture.placed(self.layout), ready)
        self._aim_zone()

    def offer(self, again: bool = False) -> None:
        """Offer what may be declared, once for each hand unless it is asked for again."""
        offers = self.offers
        if offers and self.my_turn and (again or self.kept_hidden != self.view.hand) and self.popup is None:
            self.popup = DeclareOffer(self.stage, self.view, offers, self.deck)

    def _aim_zone(self) -> None:
        pose = self.lay_pose()
        self.grip.zone = pose.rect.grow(10 * self.stage.scale.u) if pose is not None else None

    def lay_pose(self) -> Pose | None:
        """How the card in question would lie on the table, if it may be laid down."""
        choice = self.grip.choice
        if choice is None or not choice.may_lay:
            return None
        return lay_pose(choice.card, self.hands.picture, self.layout, self.room)

    def finish(self) -> None:
        """End the running show at once."""
        was_busy = self.hands.busy
        self.hands.finish(self.now)
        self._after_show(was_busy)

    def resize(self, stage: Stage) -> None:
        """Go on in another window or with other settings; a card in the player's fingers stays there."""
        if stage.scale != self.stage.scale:
            self.finish()
        self.stage = stage
        self.layout = self._arranged()
        self.hands.layout, self.hands.speed, self.hands.reduced = self.layout, stage.speed, stage.reduced_motion
        if not self.hands.busy:
            self._lie()
        if self.popup is not None:
            self.popup.resize(stage)

    def sort(self, sorting: Sorting) -> None:
        """Sort the hand by value, by suit, or as the player wants."""
        self.sorting = sorting
        picture = self.hands.picture
        self._reorder(sort_hand(picture.arrangement.hand, sorting, picture.arrangement.hand))

    def _reorder(self, hand: tuple[Card, ...]) -> None:
        picture = self.hands.picture
        self.hands.picture = Picture(picture.view, replace(picture.arrangement, hand=hand))
        self._attend()
        self.glide()

    def glide(self) -> None:
        """Let every card go to its place from wherever it is."""
        placed, seconds = self.hands.picture.placed(self.layout), theme.GLIDE_HOME * self.stage.speed
        self.hands.animator.go(placed, self.now, seconds, reduced=self.stage.reduced_motion)
