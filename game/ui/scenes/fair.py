"""Whether it is fair: how a deal is sealed, what the packs gave to whom, and a trial of what the others see."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from game.engine.actions import Deal
from game.match.fairness import Fairness, matches, of_match
from game.match.fairness_trials import Advise
from game.match.ports import Chance
from game.ui.draw import Cloth, Item
from game.ui.furniture import Keys, hint_line, named_keys, panel
from game.ui.inputs import Input
from game.ui.sayings import Deck
from game.ui.scenes.scene import Go, Screen, Sound, Stage
from game.ui.trust.column import Column
from game.ui.trust.figures import figures
from game.ui.trust.hidden import TRY, hidden
from game.ui.trust.plan import Plan, plan, text_width
from game.ui.trust.proof import SealProof
from game.ui.trust.story import CHECK, story
from game.ui.trust.trying import Trying
from game.ui.widgets.controls import Control
from game.ui.widgets.form import Form, Part
from game.ui.widgets.headings import back_button, heading
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.side_list import SideEntry, side_list

LEAVE: Final = "leave"
PAGES: Final = ("story", "figures", "hidden")
AT_ONCE: Final = 8
"""Records that are read in a frame."""


class FairScene(Screen):
    """Three pages about fairness. Asks to go ``back``.

    ``texts`` are the records of the history, ``last`` is a deal whose seal can be checked here. ``advise`` is who
    thinks for the others; it is asked about positions from ``chance``, once in a frame.
    """

    def __init__(
        self,
        stage: Stage,
        texts: Iterable[str],
        advise: Advise,
        chance: Chance,
        last: Deal | None = None,
        deck: Deck = "italian",
        page: str = PAGES[0],
    ) -> None:
        self._stage, self._last, self._deck, self._page = stage, last, deck, page
        self._unread: Iterator[str] | None = (line for text in texts for line in matches(text))
        self._found = Fairness()
        self._trying = Trying(advise, chance)
        self._proof: SealProof | None = None
        self._area = ScrollArea()
        self._form = Form(self._parts, focus=page, escape=LEAVE)
        super().__init__()
        self.resize(stage)

    @property
    def moving(self) -> bool:
        """Whether records are being read or trials made."""
        return self._unread is not None or self._trying.running

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self._stage = stage
        self._form.rebuild(stage)
        if self._proof:
            self._proof.resize(stage)

    def update(self, now: float) -> None:
        """Read and try a little more."""
        if not self.moving:
            return
        if self._unread is not None:
            some = list(islice(self._unread, AT_ONCE))
            for text in some:
                self._found = self._found.plus(of_match(text))
            if len(some) < AT_ONCE:
                self._unread = None
        self._trying.step(now)
        self._form.rebuild(self._stage)

    def handle(self, event: Input) -> None:
        """Turn to a page, scroll, try, check, go back."""
        if self._proof:
            self._checked(self._proof.handle(event))
            return
        told = self._form.handle(event)
        if told is None:
            return
        self._commands.append(Sound("button"))
        if told == LEAVE:
            self._commands.append(Go("back"))
        elif told in PAGES:
            self._open(told)
        elif told == TRY:
            self._trying.toggle()
        elif told == CHECK and self._last:
            self._proof = SealProof(self._stage, self._last)
        self._form.rebuild(self._stage)

    def focus_on(self, key: str) -> None:
        """Put the keyboard's focus on something that can be pressed."""
        self._form.focus_on(key)

    def items(self) -> list[Item]:
        """The page, the hint line, and over them the proof if it is shown."""
        stage = self._stage
        items = self._form.items(stage) + (self._proof.items() if self._proof else [])
        return items + hint_line(stage.scale, stage.measure, self._hint(), self._keys())

    def _open(self, page: str) -> None:
        self._page = page
        self._area.to(0)

    def _checked(self, answer: str | None) -> None:
        """Put the proof away; the whole explanation is what lies under it."""
        if answer is not None:
            self._proof = None
            self._commands.append(Sound("button"))

    def _parts(self) -> tuple[Part, ...]:
        stage, places = self._stage, plan(self._stage.scale)
        around: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        around += [heading(stage, stage.words.text("fair.title")), *panel(places.paper, stage.scale.u)]
        column, controls = self._written(places)
        height = column.y + self._area.offset - places.view.y
        before = self._area.offset
        self._area.fit(places.view, height, stage.scale.u)
        if self._area.offset != before:
            column, controls = self._written(places)
        entries = self._entries(places)
        return Part(around, [back_button(stage, LEAVE), *entries]), Part(column.items, controls, self._area)

    def _entries(self, places: Plan) -> list[SideEntry]:
        names = [(page, self._stage.words.text(f"fair.{page}")) for page in PAGES]
        if not places.entries:
            return side_list(places.list, names, self._page, self._stage.scale.u)
        return [
            SideEntry(key, rect, text=text, chosen=key == self._page)
            for (key, text), rect in zip(names, places.entries, strict=True)
        ]

    def _written(self, places: Plan) -> tuple[Column, list[Control]]:
        """The open page as far as it has been scrolled, and what can be pressed on it."""
        u, view = self._stage.scale.u, places.view
        top = round(view.y + 24 * u - self._area.offset)
        column = Column(self._stage, round(places.left), top, text_width(places))
        controls: list[Control] = []
        if self._page == "story":
            controls = story(column, self._last)
        elif self._page == "figures":
            figures(column, self._found, self._deck)
        else:
            controls = hidden(column, self._trying, self._deck)
        column.skip(14)
        return column, controls

    def _hint(self) -> str:
        return self._stage.words.text(f"fair.hint.{'proof' if self._proof else self._page}")

    def _keys(self) -> Keys:
        names = ("leave",) if self._proof else ("next", "scroll", "leave")
        return named_keys(self._stage.words, *names)
