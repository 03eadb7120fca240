"""What the coach says: whole sentences, the figure second, in the words of the pack."""

import re
from itertools import islice
from random import Random

import pytest

from game.ai.explain.grades import Grade
from game.ai.explain.reason import Reason
from game.ai.explain.why import PRINCIPLES, case, held, why, why_best, why_not
from game.ai.types import Candidate
from game.engine.actions import Declare, Play
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.state import Observation
from game.ui.coach.caution import caution
from game.ui.coach.terms import cost_text, odds_text, short_play, signed
from game.ui.coach.voice import Voice
from game.ui.sayings import Deck
from tests.ai.many_reasons import GAMES, OTHERS, decisions
from tests.ai.positions import cards, play, position
from tests.ui.positions import ENGLISH

BARE_KEY = re.compile(r"coach\.|\{|\}|  |\.\.| ,|^[a-z]")


def seen(
    hand: str, table: str, piles: tuple[str, str] = ("", ""), other: str = "Kd Ks Kb", game: str = "scopa_classica"
) -> Observation:
    return observe(position((hand, other), table, piles if any(piles) else (), game), 0)


TABLE = seen("7s 6d Jb", "4d 3b Kc 2s", other="5d Ac Cd")
SIX = seen("3c 6d Jb", "4d 6b Ks", other="5d 2d Kd")
TWINS = seen("6d 6s 2c", "4d 6b Ks", other="5d 2d Kd")

ADVICE: list[tuple[Observation, str, str, str]] = [
    (TABLE, "7s x 3b 4d", "Jb", "Take the four and the three with the seven: it brings in three cards,"),
    (TABLE, "6d x 2s 4d", "Jb", "Take the four and the two with the six: it brings in three cards, and adds two"),
    (SIX, "6d x 6b", "3c", "Take the six with yours: it brings in two cards, and adds a coin."),
    (SIX, "Jb", "3c", "Lay the knave."),
    (TWINS, "6d x 6b", "6s x 6b", "Take the six with the six of coins: it brings your own coin home too."),
    (seen("Kc 2b", "4s 2c"), "Kc", "2b x 2c", "Lay the king: it leaves 16, which no single card can sweep."),
    (seen("7c 4b", "7d Ks"), "7c x 7d", "4b", "Take the settebello with the seven: it wins the settebello’s point,"),
    (seen("Ac Kb", "3d 5d 6s Cc", game="scopa_assi_libera"), "Ac x 3d 5d 6s Cc", "Kb", "Take everything with the ace:"),
    (seen("6b 2c", "", ("6d 6c 6s Ks", "")), "6b", "2c", "Lay the six. There are no sixes left outside: nobody"),
]  # fmt: skip


@pytest.mark.parametrize(("view", "better", "worse", "text"), ADVICE)
def test_advice(view: Observation, better: str, worse: str, text: str) -> None:
    reasons = why(view, play(better), play(worse), 0.1)
    assert Voice(ENGLISH, view).advice(play(better), reasons).startswith(text)


def test_the_figure_comes_second() -> None:
    voice = Voice(ENGLISH, SIX)
    assert voice.figure(0.41) == "(+0.41 points on average, about 3% of the match)"
    assert voice.figure(0.02) == "(+0.02 points on average)"
    assert voice.figure(0.004) == "(The next best play is just as good.)"
    assert voice.better_than(0.55, play("3c")) == "0.55 points better than the three"
    assert signed(ENGLISH, -0.4) == "−0.40"


def test_french_packs_have_diamonds_and_jacks() -> None:
    voice = Voice(ENGLISH, SIX, "french")
    reasons = why(SIX, play("6d x 6b"), play("3c"), 0.1)
    assert "adds a diamond" in voice.advice(play("6d x 6b"), reasons)
    assert voice.advice(play("Jb"), ()) == "Lay the jack."
    settled = voice.because([Reason("settled.mine", {"point": "coins"}, 0.1)])
    assert settled == "The point for diamonds is already yours: play for the rest."


def test_beside_another_play_only_what_cannot_be_taken_for_that_one_is_said() -> None:
    voice = Voice(ENGLISH, TABLE)
    sentence, clause = Reason("settled.mine", {"point": "coins"}, 0.1), Reason("sweep_now", {}, 1.0)
    assert voice.of_another([sentence, clause]) == "It is a sweep."
    assert voice.of_another([sentence]) == voice.of_another([]) == ""


def test_a_declaration_is_advised_with_its_points() -> None:
    view = seen("Ac 2b 4d", "5c Ks", game="cirulla_genovese")
    assert Voice(ENGLISH, view).declaring(Declare(0, "low")) == "Declare: 3 points before you play."


CAUTIONS: list[tuple[Observation, str, str, str, str, str, str]] = [
    (
        SIX, "3c", "6d x 6b",
        "This leaves 4 + 3 for a seven.", "Four sevens are still out, one the settebello.",
        "3c 4d", "6d 6b",
    ),
    (
        seen("Kc 2b Ab", "4s 2c"), "Ab", "Kc",
        "What stays adds up to seven.", "A seven takes it all,",
        "Ab 4s 2c", "Kc",
    ),
    (
        seen("Kc 2b Ab", "4s 2c"), "2b x 2c", "Kc",
        "This leaves one card alone.", "A four sweeps it,",
        "2b 4s", "Kc",
    ),
    (
        seen("Cd 4s Kc", "2c 3s 4b"), "Kc", "Cd x 2c 3s 4b",
        "There is a better play.", "Take the four, the three",
        "Kc", "Cd 2c 3s 4b",
    ),
    (
        seen("7d 4b", "2s Kc"), "7d", "4b",
        "Keep the settebello in your hand: laid down, it is lost", "It costs",
        "7d", "4b",
    ),
    (
        seen("6d 3b", "4s 2c 6b"), "6d x 6b", "6d x 2c 4s",
        "", "",
        "6d", "2c 4s",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("view", "played", "best", "title", "text", "marked", "better"), CAUTIONS)
def test_cautions(view: Observation, played: str, best: str, title: str, text: str, marked: str, better: str) -> None:
    told = caution(ENGLISH, view, play(played), [Candidate(play(best), 0.9), Candidate(play(played), 0.4)])
    assert told is not None
    assert told.title.startswith(title) and told.text.startswith(text)
    # Where the better play is named first, it must be said that the other one is meant.
    whose = "Yours" if told.title == "There is a better play." else "It"
    assert told.text.endswith(f"{whose} costs about half a point.")
    assert told.cards[0] == play(played).card
    assert sorted(told.cards) == sorted(cards(marked)) and sorted(told.better) == sorted(cards(better))


def test_the_best_play_and_an_unknown_one_are_not_warned_of() -> None:
    candidates = [Candidate(play("6d x 6b"), 0.9), Candidate(play("3c"), 0.4)]
    assert caution(ENGLISH, SIX, play("6d x 6b"), candidates) is None
    assert caution(ENGLISH, SIX, play("Jb"), candidates) is None
    assert caution(ENGLISH, SIX, play("Jb"), []) is None


GRADES = [
    (Grade("only", 0.0), "The only good card."),
    (Grade("best", 0.0), "Well played."),
    (Grade("good", 0.05), "Fine: the three was just as good."),
    (Grade("inaccuracy", 0.12), "Taking the six with yours was a little better. It brings in two cards, and adds"),
    (Grade("mistake", 0.3), "Taking the six with yours was better. It brings in two cards, and adds a coin."),
    (Grade("blunder", 0.6), "This one hurt: taking the six with yours was better. It brings in two cards, and"),
]  # fmt: skip


@pytest.mark.parametrize(("grade", "text"), GRADES)
def test_grades_in_words(grade: Grade, text: str) -> None:
    best, played = play("6d x 6b"), play("3c")
    told = Voice(ENGLISH, SIX).grade(grade, best, played, why(SIX, best, played, 0.1))
    assert told.startswith(text) and "just as good" not in told[len(text) :]


ODDS = [
    (0.0, "hardly ever"), (0.009, "hardly ever"), (0.02, "one time in twenty"), (0.09, "one time in ten"),
    (0.16, "one time in six"), (0.26, "one time in four"), (0.37, "one time in three"), (0.5, "every other time"),
    (0.7, "two times in three"), (0.98, "nearly always"), (1.0, "for certain"),
]  # fmt: skip


@pytest.mark.parametrize(("odds", "text"), ODDS)
def test_chances_in_words(odds: float, text: str) -> None:
    assert odds_text(ENGLISH, odds) == text


@pytest.mark.parametrize(
    ("points", "text"),
    [(0.26, "a quarter of a point"), (0.6, "half a point"), (1.1, "a point"), (2.2, "two points"), (3.4, "3 points")],
)
def test_losses_in_words(points: float, text: str) -> None:
    assert cost_text(ENGLISH, points) == text


SHORT = [("6d x 6b", "Take the six"), ("3c", "Lay the three"), ("7s x 3b 4d", "Take 4 + 3")]


@pytest.mark.parametrize(("code", "text"), SHORT)
def test_plays_beside_their_picture(code: str, text: str) -> None:
    assert short_play(ENGLISH, TABLE if code[0] == "7" else SIX, play(code), "italian") == text


def test_every_principle_can_be_said() -> None:
    for principle in PRINCIPLES:
        clause, sentence = (ENGLISH.knows(f"coach.{form}.{principle.id}") for form in ("it", "say"))
        assert sentence if principle.speaks != "better" else clause or sentence, principle.id


def test_every_warning_has_its_second_sentence() -> None:
    for principle in PRINCIPLES:
        if ENGLISH.knows(f"coach.warn.{principle.id}"):
            assert ENGLISH.knows(f"coach.warn_more.{principle.id}")


@pytest.mark.parametrize(("game", "players"), (*GAMES, *OTHERS))
@pytest.mark.parametrize("deck", ["italian", "french"])
def test_whatever_is_said_is_a_sentence(game: str, players: int, deck: Deck) -> None:
    chance = Random(game)
    for history in islice(decisions(game, players, 5), 0, None, 2):
        view = observe(history[-1], history[-1].turn)
        plays = [action for action in legal(view) if isinstance(action, Play)]
        better, worse = chance.sample(plays, 2)
        voice = Voice(ENGLISH, view, deck)
        texts = [voice.because([reason]) for reason in held(case(view, better, worse, 0.1), ("better", "both"))]
        texts += [voice.advice(better, why_best(view, [Candidate(better, 0.5), Candidate(worse, 0.2)]))]
        against, reasons = why_not(view, worse, better), why(view, better, worse)
        texts += voice.warning(against, better, reasons, 0.3)
        assert [text for text in texts if BARE_KEY.search(text) or not text.endswith(".")] == []
