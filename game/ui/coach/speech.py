"""What the coach has to say at a moment: computed once for each state, for it is asked for in every frame."""

from dataclasses import dataclass

from game.ai.explain.grades import COSTLY, loss
from game.ai.explain.why import why, why_best
from game.ai.types import Candidate
from game.engine.actions import Declare, Play
from game.engine.state import Observation, Phase
from game.match.i18n import Words
from game.ui.coach.terms import short_play, signed
from game.ui.coach.voice import Voice
from game.ui.sayings import Deck

MOST_ROWS = 3
LEAST_SPAN = 0.8
"""A play so many points behind the best has hardly any bar left."""


@dataclass(frozen=True, slots=True)
class Helps:
    """Which helps are on: what each card could take, the best play on demand, warnings, cards face up."""

    show_captures: bool = False
    show_best: bool = True
    warn: bool = False
    open_cards: bool = False


@dataclass(frozen=True, slots=True)
class CoachState:
    """All that the coach knows of a moment.

    ``candidates`` are valued plays, best first, as far as they are known; ``ready`` once they are known at full
    strength. ``asked`` says that the player wants to hear the best play, ``warned`` is the play he is being warned of.
    ``remark`` is what is said while nobody asks.
    """

    view: Observation
    candidates: tuple[Candidate, ...] = ()
    ready: bool = False
    asked: bool = False
    warned: Play | None = None
    remark: str = ""
    can_undo: bool = False
    can_redo: bool = False
    helps: Helps = Helps()


@dataclass(frozen=True, slots=True)
class RowText:
    """One of the best plays: the play, its words, its figure, how long its bar is (0-1), whether it is warned of."""

    play: Play
    text: str
    figure: str
    share: float
    best: bool
    bad: bool


@dataclass(frozen=True, slots=True)
class Speech:
    """A sentence, a small line under it, the best plays, and whether asking would bring something."""

    text: str
    figure: str = ""
    rows: tuple[RowText, ...] = ()
    can_ask: bool = False


def speech(words: Words, state: CoachState, deck: Deck) -> Speech:
    """What to say now."""
    view = state.view
    if view.phase is not Phase.PLAY or view.turn != view.seat:
        return Speech(state.remark or words.text("coach.panel.watch"))
    if not state.asked and state.warned is None:
        ask = words.text("coach.panel.ask") if state.helps.show_best else words.text("coach.panel.your_turn")
        return Speech(state.remark or ask, can_ask=state.helps.show_best)
    if not state.candidates:
        return Speech(words.text("coach.panel.thinking"))
    voice, best = Voice(words, view, deck), state.candidates[0].action
    if isinstance(best, Declare):
        return Speech(voice.declaring(best))
    plays = [one for one in state.candidates if isinstance(one.action, Play)]
    assert isinstance(best, Play)
    lost = loss(plays, state.warned) if state.warned is not None else None
    reasons = why(view, best, state.warned, lost) if state.warned is not None and lost else why_best(view, plays)
    text = voice.advice(best, reasons)
    return Speech(text, _figure(words, voice, state, plays), _rows(words, state, plays, deck))


def _figure(words: Words, voice: Voice, state: CoachState, plays: list[Candidate]) -> str:
    if len(plays) < 2:
        return words.text("coach.panel.only")
    if not state.ready:
        return words.text("coach.panel.first_look")
    lost = loss(plays, state.warned) if state.warned is not None else None
    if state.warned is not None and lost:
        return voice.better_than(lost, state.warned)
    return voice.figure(plays[0].value - plays[1].value)


def _rows(words: Words, state: CoachState, plays: list[Candidate], deck: Deck) -> tuple[RowText, ...]:
    shown = plays[:MOST_ROWS]
    warned = [one for one in plays if one.action == state.warned]
    if warned and warned[0] not in shown:
        shown = [*shown[:-1], warned[0]]
    best = plays[0].value
    span = max(LEAST_SPAN, 1.25 * max(best - one.value for one in shown))
    return tuple(
        RowText(
            one.action,
            short_play(words, state.view, one.action, deck),
            words.text("coach.panel.best") if one is plays[0] else signed(words, one.value - best),
            1 - (best - one.value) / span,
            one is plays[0],
            one.action == state.warned and best - one.value >= COSTLY,
        )
        for one in shown
        if isinstance(one.action, Play)
    )
