"""What a review says: a decision in a row, the sentence about it, the figures."""

from collections.abc import Sequence
from itertools import pairwise

from game.ai.explain.grades import Grade
from game.ai.explain.why import why
from game.ai.review import Decision
from game.ai.types import Candidate
from game.engine.actions import Declare, Play
from game.engine.events import Declared, Played
from game.engine.observe import observe
from game.engine.record import Record
from game.engine.state import Phase, State
from game.match.i18n import Words
from game.ui.chronicle.naming import game_name, names
from game.ui.coach.terms import ALL_OF_IT, figures, unsigned
from game.ui.coach.voice import NOTICED, Voice
from game.ui.sayings import Deck, rank_name, say, say_many, sweep_word
from game.ui.surroundings import Person
from game.ui.told import told


def row_text(words: Words, decision: Decision, deck: Deck) -> str:
    """A decision in a few words without who made it: "seven takes 4 + 3"."""
    action = decision.action
    if isinstance(action, Declare):
        return words.text("review.row.declares")
    card = rank_name(words, action.card, deck)
    if action.taken is None:
        return say(words, "review.row.lays", card=card)
    if not action.taken:
        return say(words, "review.row.alone", card=card)
    taken = figures(action.taken)
    if len(action.taken) == 1:
        taken = rank_name(words, action.taken[0], deck)
    elif len(action.taken) > ALL_OF_IT:
        taken = say_many(words, "review.row.cards", len(action.taken))
    swept = any(isinstance(event, Played) and event.sweep for event in decision.events)
    if swept:
        called = sweep_word(words, decision.before.rules).strip("¡!").lower()
        return say(words, "review.row.sweeps", card=card, taken=taken, sweep=called)
    return say(words, "review.row.takes", card=card, taken=taken)


def best_play(candidates: tuple[Candidate, ...]) -> Play | None:
    """The best play, None where it is not known or something else was best."""
    best = candidates[0].action if candidates else None
    return best if isinstance(best, Play) else None


def sentence(
    words: Words,
    decision: Decision,
    found: Grade | None,
    candidates: tuple[Candidate, ...],
    deck: Deck,
    name: str | None = None,
) -> str:
    """What a decision was like, in plain words that speak to whoever made it: of this ``name`` if not the viewer."""
    if decision.forced:
        return words.text("review.forced")
    if found is None:
        return words.text("review.unknown")
    voice, best, made = Voice(words, decision.seen, deck), candidates[0].action, decision.action
    if isinstance(best, Declare):
        return words.text("coach.grade.best") if found.loss <= 0 else voice.declaring(best)
    assert isinstance(best, Play) and isinstance(made, Play)
    reasons = why(decision.seen, best, made, found.loss) if best != made else ()
    text = voice.grade(found, best, made, reasons)
    return text if found.loss < NOTICED or name is None else words.text("review.to", who=name, text=text)


def cost(words: Words, found: Grade | None) -> str:
    """The figure under the sentence, empty for what the sentence calls as good as the best."""
    if found is None or found.loss < NOTICED:
        return ""
    return words.text("review.cost", points=unsigned(words, found.loss))


def what(words: Words, decision: Decision, viewer: int, people: Sequence[Person], deck: Deck) -> str:
    """Who did what, as a sentence: "Gino plays the seven of clubs and takes four and three."."""
    news = next(event for event in decision.events if isinstance(event, Played | Declared))
    short = [person.short for person in people]
    return told(words, news, short, observe(decision.before, viewer), deck)


def about(words: Words, record: Record, viewer: int, end: State) -> str:
    """What was played against whom, and how it ended if it did."""
    others = [seat for side in end.sides if viewer not in side for seat in side]
    against = names(words, tuple(record.seats[seat] for seat in sorted(others)))
    game = game_name(words, record.game)
    if end.winner is None:
        return words.text("review.about", game=game, others=against)
    won = end.winner == end.side(viewer)
    result = words.text("history.won" if won else "history.lost", others=against)
    return words.text("review.about_finished", game=game, result=result, score=score(end, viewer))


def score(state: State, viewer: int) -> str:
    """The points of all sides, the viewer's first."""
    order = sorted(range(len(state.scores)), key=lambda side: side != state.side(viewer))
    return " : ".join(str(state.scores[side]) for side in order)


def deals(words: Words, decisions: Sequence[Decision], viewer: int) -> list[tuple[int, str, str]]:
    """The place of each deal's first decision, its name with the score after it if it was counted, and a short one."""
    starts = [at for at, one in enumerate(decisions) if not at or decisions[at - 1].deal != one.deal]
    found = []
    for start, following in pairwise([*starts, len(decisions)]):
        deal, after = decisions[start].deal, decisions[following - 1].after
        if after.phase is Phase.PLAY:
            found.append((start, words.text("review.deal", deal=deal), str(deal)))
        else:
            points = score(after, viewer)
            found.append((start, words.text("review.deal_counted", deal=deal, score=points), points))
    return found
