"""The paper under the position: which of its pages is open, and what stands on it."""

from collections.abc import Collection, Sequence
from typing import Final

from game.engine.cards import COINS
from game.engine.state import Phase
from game.match.reviewing.overview import Overview, overview
from game.match.reviewing.reviewing import Reviewing
from game.ui.coach.terms import unsigned
from game.ui.draw import Rect
from game.ui.reviewing.curve import LeadCurve, leads
from game.ui.reviewing.listing import Line
from game.ui.reviewing.onlooker import Onlooker
from game.ui.reviewing.pages import Choices, Page, decision_page, hindsight_page, overview_page
from game.ui.reviewing.sheets import lines
from game.ui.reviewing.told import cost, deals, fortune_text, row_text, sentence, what
from game.ui.reviewing.verdicts import answer, question
from game.ui.sayings import number, say, suit_name
from game.ui.scenes.scene import Stage
from game.ui.school.teaching import spoken
from game.ui.widgets.form import Part

COURSE: Final = "course"
PLAYS: Final = "plays"
HINDSIGHT: Final = "hindsight"
OVERVIEW: Final = "overview"
LESSON: Final = "lesson"


class Paper:
    """Speaks of a match to an onlooker; ``own`` are the seats whose mistakes are told. ``page`` is the open one."""

    def __init__(self, stage: Stage, reviewing: Reviewing, onlooker: Onlooker, own: Collection[int]) -> None:
        self.page = PLAYS
        self._reviewing, self._own = reviewing, own
        self._overview: Overview | None = None
        self.resize(stage, onlooker)

    def resize(self, stage: Stage, onlooker: Onlooker) -> None:
        """Go on in another window or language."""
        made = self._reviewing.decisions
        self._stage, self._onlooker = stage, onlooker
        self._sentences: dict[int, str] = {}
        faces = [person.portrait for person in onlooker.people]
        self._rows = faces, [row_text(stage.words, one, onlooker.deck) for one in made]
        self._deals = deals(stage.words, made, onlooker.seat)
        self._leads = leads(made, made[0].before.side(onlooker.seat)) if made else ()

    @property
    def lesson(self) -> str | None:
        """The lesson that is proposed."""
        return self._in_short.lesson

    def lines(self, many: bool) -> list[Line]:
        """Every decision as a row; ``many`` numbers them with their deals."""
        return lines(self._stage, self._reviewing, *self._rows, many)

    def turn(self, page: str, place: int) -> None:
        """Open a page if there is anything to be read on it; one that is open is closed."""
        known = {PLAYS: False, OVERVIEW: self._reviewing.done, HINDSIGHT: self._reviewing.counted(place)}
        self.page = page if known[page] and self.page != page else PLAYS

    def heading(self, deal: int | None) -> tuple[str, str]:
        """What stands over the list of a deal, or of all: its title, and how lucky the deal was if that is known."""
        words = self._stage.words
        if deal is None:
            return words.text("review.costliest"), ""
        fortune, start = self._reviewing.fortunes.fortune(deal), self._reviewing.decisions[0].before
        seats = start.sides[start.side(self._onlooker.seat)]
        note = fortune_text(self._onlooker, seats, fortune) if fortune is not None else ""
        return words.text("review.plays", deal=deal), note

    def part(self, rect: Rect, place: int) -> Part:
        """The open page, while a decision is looked at."""
        if self.page == OVERVIEW:
            page = self._match(rect)
        elif self.page == HINDSIGHT:
            page = self._looked_back(rect, place)
        else:
            page = self._decision(rect, place)
        if page.plot is None:
            return Part(page.items, page.controls)
        costly = [at for at, one in enumerate(self._reviewing.decisions) if one.seat in self._own and self._costly(at)]
        course = LeadCurve(COURSE, page.plot, self._leads, self._deals, costly, place)
        return Part(page.items, [*page.controls, course])

    def _costly(self, place: int) -> bool:
        return self._reviewing.costly(place)

    def _decision(self, rect: Rect, at: int) -> Page:
        words, onlooker = self._stage.words, self._onlooker
        decision, found = self._reviewing.decisions[at], self._reviewing.grades.get(at)
        if at not in self._sentences and at in self._reviewing.grades:
            candidates = self._reviewing.candidates(at)
            named = onlooker.named(decision.seat)
            self._sentences[at] = sentence(words, decision, found, candidates, onlooker.deck, named)
        text = self._sentences.get(at) or words.text("review.thinking")
        below = " ".join(filter(None, (cost(words, decision, found), self._lead())))
        choices = [(HINDSIGHT, question(onlooker))] if self._reviewing.counted(at) else []
        if self._reviewing.done:
            choices.append((OVERVIEW, words.text("review.overview")))
        return decision_page(self._stage, rect, what(onlooker, decision), text, below, choices)

    def _lead(self) -> str:
        words, made = self._stage.words, self._reviewing.decisions
        if self._onlooker.you is not None:
            return words.text("review.lead")
        seats = made[0].before.sides[made[0].before.side(self._onlooker.seat)]
        return words.text("review.lead_of", who=self._onlooker.side(seats)[1])

    def _looked_back(self, rect: Rect, at: int) -> Page:
        decision, hindsight = self._reviewing.decisions[at], self._reviewing.wonder(at)
        last = next(one for one in reversed(self._reviewing.decisions) if one.deal == decision.deal)
        said = answer(self._onlooker, decision, hindsight, last.after.phase is Phase.OVER)
        line = hindsight.verdict.line if hindsight.verdict else ()
        return hindsight_page(self._stage, rect, self._onlooker, said, line, self._back())

    def _back(self) -> Choices:
        return [(PLAYS, self._stage.words.text("review.to_plays"))]

    @property
    def _in_short(self) -> Overview:
        if self._overview is None:
            self._overview = overview(self._reviewing, self._own)
        return self._overview

    def _match(self, rect: Rect) -> Page:
        words, short = self._stage.words, self._in_short
        title = words.text("review.dearest" if short.dearest else "review.overview")
        choices = list(self._back())
        if short.lesson is not None:
            name = spoken(words, f"lesson.{short.lesson}.title", self._onlooker.deck)
            choices.insert(0, (LESSON, words.text("review.lesson", lesson=name)))
        every = self.lines(True)
        dearest = [every[place] for place in short.dearest]
        return overview_page(self._stage, rect, title, dearest, self._said(short), choices)

    def _said(self, short: Overview) -> Sequence[str]:
        words = self._stage.words
        if not short.choices:
            return [words.text("review.no_choice")]
        said = [] if short.losses else [words.text("review.no_losses")]
        if short.pattern is not None:
            alike, losses = number(words, short.alike), number(words, short.losses)
            coins = suit_name(words, COINS, self._onlooker.deck)
            said.append(say(words, f"review.pattern.{short.pattern}", alike=alike, losses=losses, coins=coins))
        elif len(short.dearest) > 1:
            lost = sum(self._reviewing.loss(place) for place in short.dearest)
            said.append(words.text("review.dearest_cost", points=unsigned(words, lost)))
        if short.good:
            said.append(words.text("review.good", n=short.good, choices=short.choices))
        if short.only:
            said.append(words.plural("review.only_good", short.only))
        return said
