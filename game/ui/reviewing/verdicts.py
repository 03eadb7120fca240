"""What hindsight says: whether it could still have been won, and the line of plays that shows it."""

from game.ai.hindsight import Hindsight, Verdict
from game.ai.review import Decision
from game.engine.actions import Play
from game.engine.state import Phase
from game.match.i18n import Words
from game.ui.coach.terms import play_in
from game.ui.reviewing.onlooker import Onlooker

SIDES = 2


def question(onlooker: Onlooker) -> str:
    """What the button asks."""
    return onlooker.words.text("review.hindsight.me" if onlooker.you is not None else "review.hindsight.anybody")


def answer(onlooker: Onlooker, decision: Decision, hindsight: Hindsight, ended: bool) -> str:
    """The answer in a sentence; ``ended`` says that the match was over after this deal."""
    words = onlooker.words
    if len(decision.before.piles) != SIDES:
        return words.text("review.hindsight.many_sides")
    if hindsight.verdict is None:
        return words.text("review.hindsight.far" if hindsight.given_up else "review.hindsight.thinking")
    return _answer(onlooker, decision, hindsight.verdict, ended)


def _answer(onlooker: Onlooker, decision: Decision, verdict: Verdict, ended: bool) -> str:
    words, side, end = onlooker.words, decision.before.side(onlooker.seat), verdict.end
    over = end.phase is Phase.OVER
    points = end.scores if over else verdict.points
    score = f"{points[side]} : {points[1 - side]}"
    if verdict.won(side):
        key, first = f"review.hindsight.yes.{'match' if over else 'deal'}", verdict.line[0]
        if first.before.side(first.before.turn) != side or not isinstance(first.action, Play):
            return words.text(key, score=score)
        play = play_in(words, "doing", decision.seen, first.action, onlooker.deck)
        return words.text(f"{key}_by", score=score, play=play)
    return _no(words, verdict, side, score, ended and not over, end.scores)


def _no(words: Words, verdict: Verdict, side: int, score: str, goes_on: bool, scores: tuple[int, ...]) -> str:
    if goes_on:
        return words.text("review.hindsight.no.goes_on", score=f"{scores[side]} : {scores[1 - side]}")
    if verdict.end.phase is Phase.OVER:
        return words.text("review.hindsight.no.match", score=score)
    level = verdict.points[0] == verdict.points[1]
    return words.text("review.hindsight.no.level" if level else "review.hindsight.no.deal", score=score)
