"""What a review says: a decision in a row, the sentence about it, the figures."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.ai.explain.grades import Grade
from game.ai.explain.why import why
from game.ai.review import Decision, chance_lost
from game.ai.types import Candidate
from game.engine.actions import Declare, Play
from game.engine.events import Declared, Played
from game.engine.record import Record, Step
from game.engine.state import Phase, State
from game.match.fairness import NORMAL_95
from game.match.i18n import Words
from game.match.reviewing.fortunes import Fortune
from game.ui.chronicle.naming import game_name, names, percent
from game.ui.coach.terms import ALL_OF_IT, figures, signed, unsigned
from game.ui.coach.voice import NOTICED, WORTH_TELLING, Voice
from game.ui.reviewing.onlooker import Onlooker
from game.ui.sayings import Deck, rank_name, say, say_many, sweep_word
from game.ui.told import told

LUCKY: Final = ((2.0, "very"), (1.0, "plain"))
"""From so many points on the cards of a deal were very good or bad, or just good or bad."""


def row_text(words: Words, decision: Decision | Step, deck: Deck) -> str:
    """A play or declaration in a few words without who made it: "seven takes 4 + 3"."""
    action = decision.action
    if not isinstance(action, Play):
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


def cost(words: Words, decision: Decision, found: Grade | None) -> str:
    """The figures under the sentence, empty for what the sentence calls as good as the best."""
    if found is None or found.loss < NOTICED:
        return ""
    points, chance = unsigned(words, found.loss), chance_lost(decision, found)
    if chance is None or chance < WORTH_TELLING:
        return words.text("review.cost", points=points)
    return words.text("review.cost_match", points=points, chance=percent(words, chance))


def what(onlooker: Onlooker, decision: Decision) -> str:
    """Who did what, as a sentence: "Gino plays the seven of clubs and takes four and three."."""
    news = next(event for event in decision.events if isinstance(event, Played | Declared))
    short = [person.short for person in onlooker.people]
    return told(onlooker.words, news, short, onlooker.seen(decision.before), onlooker.deck)


def fortune_text(onlooker: Onlooker, seats: Sequence[int], fortune: Fortune) -> str:
    """What the cards of a deal were worth to those who play together, and what was made of them."""
    words, luck = onlooker.words, fortune.luck
    worth = signed(words, luck.points, 1)
    if not fortune.exact:
        error = unsigned(words, NORMAL_95 * luck.error, places=1)
        worth = words.text("review.luck.about", points=worth, error=error)
    made = f"{fortune.made:+.0f}".replace("-", "−")
    if fortune.made % 1:
        made = signed(words, fortune.made, 1)
    person, who = onlooker.side(seats)
    text = say(words, f"review.luck.{person}", worth=worth, made=made, who=who)
    called = next((key for least, key in LUCKY if abs(luck.points) >= least), None)
    if called is None:
        return text
    good = "lucky" if luck.points > 0 else "unlucky"
    return f"{text} {words.text(f'review.{good}.{called}')}"


def about(words: Words, record: Record, onlooker: Onlooker, end: State) -> str:
    """What was played by whom, and how it ended if it did."""
    viewer = onlooker.seat
    if onlooker.you is None:
        return _watched(words, record, end)
    others = [seat for side in end.sides if viewer not in side for seat in side]
    against = names(words, tuple(record.seats[seat] for seat in sorted(others)))
    game = game_name(words, record.game)
    if end.winner is None:
        return words.text("review.about", game=game, others=against)
    if end.winner == end.side(viewer):
        result = words.text("history.won", others=against)
    else:
        won = tuple(record.seats[seat] for seat in end.sides[end.winner])
        result = words.text("history.lost", others=names(words, won))
    return words.text("review.about_finished", game=game, result=result, score=score(end, viewer))


def _watched(words: Words, record: Record, end: State) -> str:
    """As ``about``, for a match without a person."""
    game = game_name(words, record.game)
    if end.winner is None:
        return words.text("review.about", game=game, others=names(words, record.seats))
    won = end.sides[end.winner]
    who = names(words, tuple(record.seats[seat] for seat in won))
    return words.text("review.about_watched", game=game, who=who, score=score(end, won[0]))


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
