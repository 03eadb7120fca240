"""A match looked through again: every play with the position before it, what it cost, and what would have been best."""

from dataclasses import replace
from typing import Final

from game.engine.actions import Deal
from game.engine.record import Record
from game.engine.shuffle import proof
from game.match.history.finished import player
from game.match.history.history import Notes
from game.match.reviewing.reviewing import Reviewing
from game.match.thinker import Thinker
from game.ui.draw import Cloth, Item
from game.ui.furniture import Keys, hint_line, named_keys, slate
from game.ui.inputs import Input, Key, Move, Press, Wheel
from game.ui.reviewing.board import Position
from game.ui.reviewing.listing import Line, Listing, row_height
from game.ui.reviewing.onlooker import onlooker
from game.ui.reviewing.paper import HINDSIGHT, LESSON, OVERVIEW, PLAYS, Paper
from game.ui.reviewing.plan import Plan, plan
from game.ui.reviewing.sheets import foot_height, list_parts, ratings
from game.ui.reviewing.told import about, best_play
from game.ui.reviewing.top import about_position, hint, nothing, strip
from game.ui.sayings import Deck
from game.ui.scenes.scene import Go, Learn, Screen, Sound, Stage
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.form import Form, Part
from game.ui.widgets.scroll import ScrollArea

LEAVE, PROOF, REPEAT, LIST, ORDER = "leave", "proof", "repeat", "list", "order"
PACE: Final = 1.6
"""Seconds at normal speed that a position stays when the match runs by itself."""

GLANCE: Final = 1.5
"""Seconds after which somebody may be reading what is open."""

TRANSPORT: Final = ("first", "back", "play", "next", "last")
STEPS: Final = {"left": "back", "right": "next", "home": "first", "end": "last", "p": "play", "n": "mistake"}
"""What the keys mean, by the names of the buttons."""

PAGES: Final = {"w": HINDSIGHT, "s": OVERVIEW}
"""The keys that open a page of the paper."""


class ReviewScene(Screen):
    """A match, finished or not, decision by decision. Asks to go ``back``, to the ``proof`` of the ``deal`` shown,
    and to ``repeat`` it or play on from the ``place`` shown.

    The thinker grades it in the background; the scene goes on asking as long as ``update`` is called.
    """

    def __init__(
        self, stage: Stage, record: Record, thinker: Thinker, deck: Deck = "italian", notes: Notes | None = None
    ) -> None:
        """``notes`` keep what is found. Raises RuleError or IllegalAction if the record breaks the rules."""
        self._stage, self._record, self._deck = stage, record, deck
        self._viewer, self._notes = player(record.seats), notes
        side = record.beginning.side(self._viewer)
        self._reviewing = Reviewing(record, thinker, side, notes.read() if notes else None)
        self._own = {seat for seat, one in enumerate(record.seats) if one.kind == "human"} or set(
            range(len(record.seats))
        )
        self._place, self._by_cost = 0, False
        self._next_step: float | None = None
        self._now = 0.0
        self._opened: float | None = None
        self._offered = False
        self._pointer = (-1.0, -1.0)
        self._area = ScrollArea()
        self._untouched, self._begun, self._unkept = True, False, self._reviewing.busy
        self._onlooker = onlooker(stage.words, record, deck)
        self._paper = Paper(stage, self._reviewing, self._onlooker, self._own)
        super().__init__()
        self._form = Form(self._parts, focus="next", escape=LEAVE)
        self._in_short()
        self._form.rebuild(stage)

    def _in_short(self) -> None:
        """Begin with the match in short once all is graded, or offer it to whoever may be reading by then."""
        if self._begun or not self._reviewing.done or not self._reviewing.decisions:
            return
        self._begun = True
        if self._untouched and (self._opened is None or self._now - self._opened < GLANCE):
            self._paper.turn(OVERVIEW, self._place)
        else:
            self._offered = True

    @property
    def deal(self) -> Deal | None:
        """The deal of the position shown, None for a match in which nothing was played."""
        made = self._reviewing.decisions
        return made[self._place].pack if made else None

    @property
    def place(self) -> int:
        """Which decision of the match is looked at, from 0."""
        return self._place

    @property
    def record(self) -> Record:
        """The match that is looked through."""
        return self._record

    @property
    def reviewing(self) -> Reviewing:
        """What is known of the match."""
        return self._reviewing

    @property
    def moving(self) -> bool:
        """Whether it is being graded or runs by itself."""
        return self._reviewing.busy or self._next_step is not None

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self._stage = stage
        self._onlooker = onlooker(stage.words, self._record, self._deck)
        self._paper.resize(stage, self._onlooker)
        self._form.rebuild(stage)
        self._show()

    def update(self, now: float) -> None:
        """Take what has been found, ask on, and go a step further if the match runs by itself."""
        self._now = now
        self._opened = now if self._opened is None else self._opened
        changed = self._reviewing.update(self._place, now)
        if self._next_step is not None and now >= self._next_step:
            self._go(self._place + 1)
            self._next_step = now + self._pace if self._place < self._last else None
            changed = True
        if changed:
            self._in_short()
            self._keep()
            self._form.rebuild(self._stage)

    def _keep(self) -> None:
        """Keep what was found once it is all there."""
        if self._unkept and self._notes and self._reviewing.complete:
            self._unkept = False
            self._notes.write(self._reviewing.text)

    def handle(self, event: Input) -> None:
        """Step, choose, look elsewhere, go back."""
        if isinstance(event, Move):
            self._pointer = (event.x, event.y)
        if isinstance(event, Key | Press | Wheel):
            self._untouched = False
        if isinstance(event, Key) and self._key(event.name):
            self._form.rebuild(self._stage)
            return
        told_ = self._form.handle(event)
        if told_ is not None:
            self._done(*told_.partition(":")[::2])
        self._form.rebuild(self._stage)

    def items(self) -> list[Item]:
        """Everything, and the hint line."""
        stage = self._stage
        cloth = Cloth(stage.cloth, stage.scale.width, stage.scale.height)
        text = hint(stage.words, self._reviewing.decisions, self._place, self._offered)
        below = hint_line(stage.scale, stage.measure, text, self._keys())
        return [cloth, *self._form.items(stage), *below]

    @property
    def _last(self) -> int:
        return len(self._reviewing.decisions) - 1

    @property
    def _pace(self) -> float:
        return PACE * max(0.5, self._stage.speed)

    def _key(self, name: str) -> bool:
        """Whether a key was one of the review's own."""
        if not self._reviewing.decisions:
            return False
        if name in STEPS and not (self._form.focus == ORDER and self._form.by_keyboard and name in ("left", "right")):
            self._move(STEPS[name])
        elif name == "a":
            self._done(REPEAT, "")
        elif name in ("up", "down"):
            order = [one.place for one in self._shown()]
            at = order.index(self._place) + (1 if name == "down" else -1)
            self._stop(order[min(len(order) - 1, max(0, at))])
        elif name in PAGES:
            self._turn(PAGES[name])
        else:
            return False
        return True

    def _turn(self, page: str) -> None:
        """Open a page of the paper, or close it again."""
        self._next_step, self._offered = None, False
        self._paper.turn(page, self._place)

    def _done(self, key: str, value: str) -> None:
        if key == LEAVE:
            self._commands += [Sound("button"), Go("back")]
        elif key in (PROOF, REPEAT):
            self._commands += [Sound("button"), Go(key)]
        elif key == ORDER:
            self._by_cost = value == "1"
            self._form.rebuild(self._stage)
            if self._by_cost:
                self._area.to(0)
            else:
                self._show()
        elif key in TRANSPORT:
            self._move(key)
        elif key in (HINDSIGHT, OVERVIEW, PLAYS):
            self._turn(key)
        elif key == LESSON and self._paper.lesson:
            self._commands += [Sound("button"), Learn(self._paper.lesson)]
        elif value:
            self._stop(int(value))

    def _move(self, way: str) -> None:
        """Go where a button says."""
        self._paper.turn(PLAYS, self._place)
        if way == "play":
            running = self._next_step is not None
            if self._place == self._last and not running:
                self._go(0)
            self._next_step = None if running or not self._last else self._now + self._pace
            return
        here = self._place
        places = {"first": 0, "back": here - 1, "next": here + 1, "last": self._last}
        places["mistake"] = self._reviewing.next_costly(here, self._own)
        self._stop(places[way])

    def _stop(self, place: int) -> None:
        """Look at a decision and stay there."""
        self._next_step, self._offered = None, False
        self._paper.turn(PLAYS, self._place)
        self._go(place)

    def _go(self, place: int) -> None:
        self._place = min(self._last, max(0, place))
        self._form.rebuild(self._stage)
        self._show()

    def _show(self) -> None:
        """Scroll the list to the decision that is looked at."""
        listing = self._form.find(LIST)
        rows = [one.place for one in self._shown()]
        if isinstance(listing, Listing) and self._place in rows:
            top = listing.rect.y + rows.index(self._place) * listing.pitch
            self._area.reveal(listing.rect._replace(y=top, h=listing.pitch))

    def _shown(self) -> list[Line]:
        """The rows of the list: this deal's in order, or all by what they cost."""
        every = self._paper.lines(self._by_cost)
        if self._by_cost:
            return sorted(every, key=lambda one: -1.0 if one.loss is None else one.loss, reverse=True)
        made = self._reviewing.decisions
        return [one for one in every if made[one.place].deal == made[self._place].deal]

    def _parts(self) -> list[Part]:
        stage, words = self._stage, self._stage.words
        deal = self.deal
        made = self._reviewing.decisions
        end = made[-1].after if made else self._record.beginning
        sealed = deal is not None and proof(deal) is not None
        title = about(words, self._record, self._onlooker, end)
        head = strip(stage, LEAVE, title, (PROOF,) * sealed + (REPEAT,) * (deal is not None))
        if deal is None:
            return [head, nothing(stage)]
        places = plan(stage.scale)
        listing = Listing(LIST, places.list, True, self._shown(), pitch=row_height(stage), chosen=self._place)
        listing = replace(listing, pointed=self._pointer)
        persons = self._onlooker.people
        heading, note = self._paper.heading(None if self._by_cost else made[self._place].deal)
        foot = foot_height(stage, len(persons))
        rows = list_parts(stage, places.list, heading, note, self._by_cost, listing, self._area, foot)
        rating = Part(ratings(stage, places.list, self._reviewing, persons))
        return [head, *rows, rating, self._board(places), self._paper.part(places.paper, self._place)]

    def _board(self, places: Plan) -> Part:
        stage, decision = self._stage, self._reviewing.decisions[self._place]
        u = stage.scale.u
        position = Position(
            stage, places.board.grow(-12 * u), decision, self._viewer, self._onlooker.people, self._deck
        )
        items: list[Item] = [*slate(places.board, u, 0.3)]
        items += about_position(stage, places.board, decision, self._viewer)
        items += position.items(best_play(self._reviewing.candidates(self._place)))
        rects = places.buttons(u, len(TRANSPORT))
        running = self._next_step is not None
        icons = ["pause" if key == "play" and running else key for key in TRANSPORT]
        buttons = [IconButton(key, rect, icon=icon) for key, rect, icon in zip(TRANSPORT, rects, icons, strict=True)]
        return Part(items, buttons)

    def _keys(self) -> Keys:
        every = ("review_back", "review_next", "mistake", "leave", "wonder", "repeat")
        every = ("in_short", *every[:-1]) if self._offered else every
        return named_keys(self._stage.words, *(every if self.deal else ("leave",)))
