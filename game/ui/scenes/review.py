"""A match looked through again: every play with the position before it, what it cost, and what would have been best."""

from dataclasses import replace
from typing import Final

from game.engine.actions import Deal
from game.engine.record import Record
from game.match.fairness_proof import proof
from game.match.history import viewer
from game.match.reviewing import Reviewing
from game.match.thinker import Thinker
from game.ui.draw import Cloth, Item
from game.ui.furniture import Keys, hint_line, slate
from game.ui.guests import people
from game.ui.inputs import Input, Key, Move
from game.ui.reviewing.board import Position
from game.ui.reviewing.course import Course, leads
from game.ui.reviewing.listing import Line, Listing, row_height
from game.ui.reviewing.plan import Plan, plan
from game.ui.reviewing.sheets import foot_height, lines, list_parts, ratings, told
from game.ui.reviewing.told import about, best_play, cost, deals, row_text, sentence, what
from game.ui.reviewing.top import about_position, nothing, strip
from game.ui.sayings import Deck
from game.ui.scenes.scene import Go, Screen, Sound, Stage
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.form import Form, Part
from game.ui.widgets.scroll import ScrollArea

LEAVE, PROOF, REPEAT, LIST, COURSE, ORDER = "leave", "proof", "repeat", "list", "course", "order"
PACE: Final = 1.6
"""Seconds at normal speed that a position stays when the match runs by itself."""

TRANSPORT: Final = ("first", "back", "play", "next", "last")
STEPS: Final = {"left": "back", "right": "next", "home": "first", "end": "last", "p": "play", "n": "mistake"}
"""What the keys mean, by the names of the buttons."""


class ReviewScene(Screen):
    """A match, finished or not, decision by decision. Asks to go ``back``, to the ``proof`` of the ``deal`` shown,
    and to ``repeat`` it or play on from the ``place`` shown.

    The thinker grades it in the background; the scene goes on asking as long as ``update`` is called.
    """

    def __init__(self, stage: Stage, record: Record, thinker: Thinker, deck: Deck = "italian") -> None:
        """Raises RuleError or IllegalAction if the record breaks the rules."""
        self._stage, self._record, self._deck = stage, record, deck
        self._reviewing = Reviewing(record, thinker)
        self._viewer = viewer(record)
        self._own = {seat for seat, one in enumerate(record.seats) if one.kind == "human"} or set(
            range(len(record.seats))
        )
        self._place, self._by_cost = 0, False
        self._next_step: float | None = None
        self._now = 0.0
        self._pointer = (-1.0, -1.0)
        self._area = ScrollArea()
        super().__init__()
        self._form = Form(self._parts, focus="next", escape=LEAVE)
        self._seated()
        self._form.rebuild(stage)

    def _seated(self) -> None:
        """What does not change while the same match is shown in the same language."""
        words, made = self._stage.words, self._reviewing.decisions
        self._people = people(words, self._record)
        self._texts = [row_text(words, one, self._deck) for one in made]
        self._sentences: dict[int, str] = {}
        self._deals = deals(words, made, self._viewer)
        self._leads = leads(made, made[0].before.side(self._viewer)) if made else ()

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
        return not self._reviewing.done or self._next_step is not None

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self._stage = stage
        self._seated()
        self._form.rebuild(stage)
        self._show()

    def update(self, now: float) -> None:
        """Take what has been found, ask on, and go a step further if the match runs by itself."""
        self._now = now
        changed = self._reviewing.update(self._place, now)
        if self._next_step is not None and now >= self._next_step:
            self._go(self._place + 1)
            self._next_step = now + self._pace if self._place < self._last else None
            changed = True
        if changed:
            self._form.rebuild(self._stage)

    def handle(self, event: Input) -> None:
        """Step, choose, look elsewhere, go back."""
        if isinstance(event, Move):
            self._pointer = (event.x, event.y)
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
        hint = hint_line(stage.scale, stage.measure, self._hint(), self._keys())
        return [cloth, *self._form.items(stage), *hint]

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
        else:
            return False
        return True

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
        elif value:
            self._stop(int(value))

    def _move(self, way: str) -> None:
        """Go where a button says."""
        if way == "play":
            running = self._next_step is not None
            if self._place == self._last and not running:
                self._go(0)
            self._next_step = None if running or not self._last else self._now + self._pace
            return
        here = self._place
        places = {"first": 0, "back": here - 1, "next": here + 1, "last": self._last, "mistake": self._mistake()}
        self._stop(places[way])

    def _mistake(self) -> int:
        """The next mistake of a person, from the last one on to the first."""
        order = [*range(self._place + 1, self._last + 1), *range(self._place + 1)]
        made = self._reviewing.decisions
        return next((at for at in order if self._reviewing.costly(at) and made[at].seat in self._own), self._place)

    def _stop(self, place: int) -> None:
        """Look at a decision and stay there."""
        self._next_step = None
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
        faces = [person.portrait for person in self._people]
        every = lines(self._stage, self._reviewing, faces, self._texts, self._by_cost)
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
        title = about(words, self._record, self._viewer, end)
        head = strip(stage, LEAVE, title, (PROOF,) * sealed + (REPEAT,) * (deal is not None))
        if deal is None:
            return [head, nothing(stage)]
        places = plan(stage.scale)
        listing = Listing(LIST, places.list, True, self._shown(), pitch=row_height(stage), chosen=self._place)
        listing = replace(listing, pointed=self._pointer)
        heading = words.text("review.costliest")
        if not self._by_cost:
            heading = words.text("review.plays", deal=made[self._place].deal)
        foot = foot_height(stage, len(self._people))
        rows = list_parts(stage, places.list, heading, self._by_cost, listing, self._area, foot)
        rating = Part(ratings(stage, places.list, self._reviewing, self._people))
        return [head, *rows, rating, self._board(places), self._paper(places)]

    def _board(self, places: Plan) -> Part:
        stage, decision = self._stage, self._reviewing.decisions[self._place]
        u = stage.scale.u
        position = Position(stage, places.board.grow(-12 * u), decision, self._viewer, self._people, self._deck)
        items: list[Item] = [*slate(places.board, u, 0.3)]
        items += about_position(stage, places.board, decision, self._viewer)
        items += position.items(best_play(self._reviewing.candidates(self._place)))
        rects = places.buttons(u, len(TRANSPORT))
        running = self._next_step is not None
        icons = ["pause" if key == "play" and running else key for key in TRANSPORT]
        buttons = [IconButton(key, rect, icon=icon) for key, rect, icon in zip(TRANSPORT, rects, icons, strict=True)]
        return Part(items, buttons)

    def _paper(self, places: Plan) -> Part:
        stage, words, at = self._stage, self._stage.words, self._place
        decision, found = self._reviewing.decisions[at], self._reviewing.grades.get(at)
        if at not in self._sentences and at in self._reviewing.grades:
            name = None if decision.seat == self._viewer else self._people[decision.seat].short
            candidates = self._reviewing.candidates(at)
            self._sentences[at] = sentence(words, decision, found, candidates, self._deck, name)
        text = self._sentences.get(at) or words.text("review.thinking")
        below = " ".join(filter(None, (cost(words, found), words.text("review.lead"))))
        done = what(words, decision, self._viewer, self._people, self._deck)
        items, plot = told(stage, places.paper, done, text, below)
        costly = [
            place
            for place, one in enumerate(self._reviewing.decisions)
            if one.seat in self._own and self._reviewing.costly(place)
        ]
        return Part(items, [Course(COURSE, plot, self._leads, self._deals, costly, at)])

    def _hint(self) -> str:
        words = self._stage.words
        if self.deal is None:
            return words.text("review.hint.nothing")
        made = self._reviewing.decisions
        here = made[self._place]
        return words.text(
            "review.hint", number=here.number, all=sum(one.deal == here.deal for one in made), deal=here.deal
        )

    def _keys(self) -> Keys:
        words = self._stage.words
        asked = ("review_back", "review_next", "mistake", "leave", "repeat") if self.deal else ("leave",)
        return tuple((words.text(f"key.{name}.cap"), words.text(f"key.{name}")) for name in asked)
