"""Reasons: each principle in a position where it holds, which of them are said, and what plays are called."""

from dataclasses import replace

import pytest

from game.ai.explain.grades import COSTLY, Grade, grade, loss
from game.ai.explain.reason import Reason
from game.ai.explain.situation import Situation, kind_of
from game.ai.explain.why import MOST, PRINCIPLES, case, held, why, why_best, why_not
from game.ai.types import Candidate
from game.engine.actions import Play
from game.engine.cards import DECK, parse
from game.engine.observe import observe
from game.engine.state import Made, Observation, State
from game.engine.variants import PRESETS, ruleset
from tests.ai.claims_of import CLAIMS
from tests.ai.positions import cards, play, position


def at(
    hand: str,
    table: str,
    piles: tuple[str, str] = ("", ""),
    other: str = "",
    game: str = "scopa_classica",
    dealer: int = 1,
    stock: int | None = None,
) -> Observation:
    """What seat 0 of two sees; the other hand is taken from the rest where it is not given."""
    named = {*cards(hand), *cards(table), *cards(piles[0]), *cards(piles[1]), *cards(other)}
    rest = [card for card in DECK if card not in named]
    others = other or " ".join(_codes(rest[: len(cards(hand))]))
    state = position((hand, others), table, piles if any(piles) else (), game, 0, dealer, 1)
    return observe(_short(state, stock), 0)


def _codes(some: list[int]) -> list[str]:
    return ["A234567JCK"[card % 10] + "dcsb"[card // 10] for card in some]


def _short(state: State, stock: int | None) -> State:
    return state if stock is None else replace(state, stock=state.stock[:stock])


def four(
    hands: tuple[str, str, str, str],
    table: str,
    piles: tuple[str, str] = ("", ""),
    dealer: int = 3,
    turn: int = 2,
    plays: tuple[Made, ...] = (),
) -> Observation:
    """What the mover sees of Scopone with ten cards, given the plays so far."""
    state = position(hands, table, piles if any(piles) else (), "scopone_scientifico", turn, dealer)
    return observe(replace(state, plays=plays), turn)


LATE = tuple(Made(i % 4, Play(0), False) for i in range(32))
LEAD = four(
    (
        "Ad As Ab 2c 3d 7s Jc Cc Cb Kc",
        "2d 3c 4d 5s 6c 6s 7b Js Cd Kd",
        "Ac 2s 3s 4c 5d 5b 6d 7c Jd Kb",
        "2b 3b 4s 4b 5c 6b 7d Jb Cs Ks",
    ),
    "",
    turn=0,
)
ANSWER = four(
    (
        "Ad 2d 3c 4d 5c 6c 7s Jd Cb",
        "Ac 2s 3s 5d 6d 7d Jc Cc Ks",
        "As 2c 3d 4b 5s 6b 7c Js Cd Kd",
        "Ab 2b 3b 5b 6s 7b Jb Cs Kb Kc",
    ),
    "",
    ("", "4c 4s"),
    plays=(Made(0, play("4c"), False), Made(1, play("4s x 4c"), True)),
)
LEAVE = four(
    (
        "Ac 2c 3d 5c 5s 6d 7c 7b Cs",
        "Ab 2s 2b 4s 5d 7d Kc Ks Kb",
        "Ad 3c 4d 4c 4b 5b 6s Jd Cd Cc",
        "As 2d 3s 6c 6b 7s Jc Js Jb Kd",
    ),
    "3b Cb",
    plays=(Made(0, play("3b"), False), Made(1, play("Cb"), False)),
)
PARITY_PILES = (
    "Ad 2c 2b 3c 3b 4s 5d 5c 5s 6b 7d 7s 7b Cs Kd Ks",
    "Ac As Ab 3d 3s 4b 5b 6d 6s Jd Jc Js Jb Cc Cb",
)
BREAK = four(("2s", "2d", "Cd Kb", "4c Kc"), "4d 6c 7c", PARITY_PILES, plays=LATE)
KEEP = four(("2s", "2d", "Cd Kb", "4c Kc"), "4d 6c 7c", PARITY_PILES, turn=3, plays=LATE)
FIVE = at("Kc 2b Ab", "4s 2c", ("Jd Js 5c 5s Ks Kd", "3d 3b Cc Cs 6b 6d 7s 7c"), "7b 4c Jb")
BARE = at("2c 2b 6b", "", ("Ks Kb", "Ac 2s 4s 5d 5c 7d Jb Cc Cs"), "6s 3d")
SEVENS = at("6s 7d", "As", ("2d 2b 2s 3s 5d 5c 5s 6d 6b Kc Ks Kb", "Ad Ac 2c 3b 4s 7c 7s 7b Jb Cd Cc Kd"), "4d")
ALL_ELSE = " ".join(_codes([card for card in DECK if card not in cards("3b Kd 4b 7c Cd")]))
LAST_CARDS = at(
    "5b Ks",
    "7b",
    (
        "Ad Ac 2d 2c 2s 2b 3d 3s 3b 4d 4c 4s 6d 6c 6s 7d Cs Cb",
        "As Ab 3c 4b 5d 5c 5s 6b 7c 7s Jd Jc Js Jb Cd Cc Kd Kc",
    ),
    "Kb",
)
PRIMIERA = at(
    "3c 7c Js",
    "Ad 7s Cs Kc",
    ("Ac As Ab 2c 2s 5d 5c 5s 5b 7d Jb", "2d 2b 3d 3s 3b 4d 4c 4s 4b 6d 6s 6b Jd Jc Cd Cc Cb Ks Kb"),
    "6c 7b Kd",
)
SETTEBELLO = at("7c Cs 4b", "7d Cb Kc 2s", other="7b As Jc")
EIGHT = at("6d 6b", "6c Cb Kd", ("", "Ad Ab 4c 4s"), "2s")

HOLD: list[tuple[str, Observation, str, str]] = [
    ("sweep_now", at("Cd 4s Kc", "2c 3s 4b"), "Cd x 2c 3s 4b", "Kc"),
    ("above_ten", FIVE, "Kc", "Ab"),
    ("court_breaks", FIVE, "Kc", "Ab"),
    ("low_total", FIVE, "Kc", "Ab"),
    ("lone_card", FIVE, "Kc", "2b x 2c"),
    ("threat_price.leave", FIVE, "Kc", "2b x 2c"),
    ("twin", BARE, "2c", "6b"),
    ("fewest_out", BARE, "2c", "6b"),
    ("coin_home", EIGHT, "6d x 6c", "6b x 6c"),
    ("take_settebello", SETTEBELLO, "7c x 7d", "4b"),
    ("sevens_primiera", SETTEBELLO, "7c x 7d", "4b"),
    ("settebello_by_sum", at("Ks 4b Jc", "7d 3c 2s"), "Ks x 3c 7d", "4b"),
    ("hold_settebello", at("7d 4b", "2s Kc"), "4b", "7d"),
    ("no_seven_out", at("7c 4b", "2s Kc"), "4b", "7c"),
    ("no_total_seven", at("3b 6d Jb", "4d 6b Ks"), "6d x 6b", "3b"),
    ("coins_to_six", at("Cs Kb 2s", "4d 5d 6b", ("Jd Js", "")), "Cs x 4d 5d", "Kb x 4d 6b"),
    ("coins_to_six.sixth", at("Cs Kb 2s", "4d 5d 6b", ("Jd Js Cd Cb Kd Kc Ad Ac", "")), "Cs x 4d 5d", "Kb x 4d 6b"),
    ("coins_to_six.plain", at("Cs Kb 2d", "4d 5d 6b"), "Cs x 4d 5d", "2d"),
    ("coin_choice", at("Cs Kb 2d", "4d 5d 6b"), "Cs x 4d 5d", "Kb x 4d 6b"),
    ("coin_back", at("6d 6b 2c", "Ks 3c"), "6b", "6d"),
    ("cards_to_21.plain", at("4s Js Kc", "2c 3s 6b Kb"), "Js x 2c 6b", "Kc x Kb"),
    ("cards_to_21", at("4s Js Kc", "2c 3s 6b Kb", (" ".join(_codes(list(range(10)))), "")), "Js x 2c 6b", "Kc x Kb"),
    ("keep_courts", at("Jc 5b", "3s 4c Kc"), "5b", "Jc"),
    ("count_rank", SEVENS, "6s", "7d"),
    ("last_hand_known", at("3b Kd", "4b", (ALL_ELSE, ""), "7c Cd"), "Kd", "3b"),
    ("solve_end", LAST_CARDS, "5b", "Ks"),
    ("keep_taker", LAST_CARDS, "5b", "Ks"),
    ("last_capture", PRIMIERA, "7c x 7s", "3c"),
    ("lead_double", LEAD, "As", "Kc"),
    ("answer_partner", ANSWER, "4b", "As"),
    ("lead_promises", ANSWER, "4b", "As"),
    ("leave_partner", LEAVE, "4c", "3c x 3b"),
    ("break_pairs", BREAK, "Kb x 4d 6c", "Cd"),
    ("keep_pairs", KEEP, "4c x 4d", "Kc x 4d 6c"),
    ("fifteen_window", at("5b Js 4c", "7d 3s Kb 2c", game="escoba_breve"), "Js x 7d", "5b x 3s 7d"),
    ("sevens_double", at("5b Js 4c", "7d 3s Kb 2c", game="escoba_breve"), "Js x 7d", "4c"),
    ("bare_low", at("4b Js", "", game="escoba_breve"), "4b", "Js"),
    ("hold_back", at("5s Kb", "5d Jc", game="scopa_libera"), "5s", "5s x 5d"),
    ("ace_many", at("As Kb 2c", "3d 5d 6s Cc", game="scopa_assi_libera"), "As x 3d 5d 6s Cc", "Kb"),
    ("ace_not_laid", at("As Kb 2c", "3d 5d 6s Cc", game="scopa_assi_libera"), "2c", "As"),
    ("ace_takes_all", at("As Kb 2c", "3d 5d 6s Cc", game="scopa_assi_libera"), "As x 3d 5d 6s Cc", "2c"),
    ("cirulla_window", at("Kb 3c", "5s Jc", ("Ad Ac As Ab", ""), game="cirulla_genovese"), "3c", "Kb x 5s"),
    ("lowest_wins", at("7c Cs 4b", "7d Cb Kc 2s", game="scopa_a_perdere"), "4b", "7c x 7d"),
]


def keys(reasons: list[Reason] | tuple[Reason, ...]) -> set[str]:
    return {reason.key for reason in reasons}


def said(view: Observation, better: str, worse: str) -> list[Reason]:
    return held(case(view, play(better), play(worse)))


@pytest.mark.parametrize(("key", "view", "better", "worse"), HOLD, ids=[row[0] for row in HOLD])
def test_principle_holds(key: str, view: Observation, better: str, worse: str) -> None:
    assert key in keys(said(view, better, worse))


@pytest.mark.parametrize(("key", "view", "better", "worse"), HOLD, ids=[row[0] for row in HOLD])
def test_nothing_speaks_for_both_of_two_plays(key: str, view: Observation, better: str, worse: str) -> None:
    assert key not in keys(said(view, worse, better))


FAIL: list[tuple[str, Observation, str, str]] = [
    ("above_ten", at("Kc 2b Ab", "4s 2c"), "2b x 2c", "Ab"),
    ("dead_rank", BARE, "2c", "6b"),
    ("twin", at("5b 5s 2c", "Kc", game="escoba_breve"), "5b", "2c"),
    ("hold_settebello", at("7d 4b", "Kc", ("7c 7s 7b Ad", "")), "4b", "7d"),
    ("no_seven_out", at("7c 4b", "Kc", ("7d 7s 7b Ad", "")), "4b", "7c"),
    ("no_total_seven", at("3b 6d Jb", "4d 6b Ks", ("7d 7c 7s 7b", "")), "6d x 6b", "3b"),
    ("coins_to_six.plain", at("Cs Kb 2d", "4d 5d 6b", ("Ad 3d 6d 7d Jd Cd", "")), "Cs x 4d 5d", "Kb x 4d 6b"),
    ("cards_to_21.plain", at("4s Js Kc", "2c 3s 6b Kb", (" ".join(_codes(list(range(10, 31)))), "")), "Js", "Kc"),
    ("sevens_primiera", at("7s 4b", "7c Ks", game="escoba_breve"), "7s", "4b"),
    ("ace_not_laid", at("As Kb 2c", "3d 5d 6s Cc", game="asso_piglia_tutto"), "2c", "As"),
    ("ace_not_laid.keep", at("As Kb 2c", "3d 5d 6s Cc"), "2c", "As"),
    ("answer_partner", LEAVE, "4c", "5b"),
    ("above_ten", at("Kc 2b Ab", "4s 2c", game="asso_piglia_tutto"), "Kc", "Ab"),
]


@pytest.mark.parametrize(("key", "view", "better", "worse"), FAIL, ids=[row[0] for row in FAIL])
def test_principle_is_silent_where_its_condition_fails(key: str, view: Observation, better: str, worse: str) -> None:
    assert key not in keys(said(view, better, worse))


def test_dead_ranks_are_told_by_what_is_gone() -> None:
    gone = at("6b 2c", "", ("6d 6c 6s Ks", ""))
    (reason,) = [reason for reason in said(gone, "6b", "2c") if reason.key == "dead_rank"]
    assert reason.values == {"ranks": (6,)}


def test_a_stone_ends_all_sweeps() -> None:
    view = at("Kb 2c", "3s", ("Kd Kc Ks Ad", ""))
    assert {"stone", "above_ten"} <= keys(said(view, "Kb", "2c"))
    assert why(view, play("Kb"), play("2c"))[0].key == "stone"


def test_figures_are_those_of_the_formula() -> None:
    (risk,) = [reason for reason in said(BARE, "2c", "6b") if reason.key == "lone_card"]
    assert risk.values["odds"] == pytest.approx(1 - (23 * 22) / (26 * 25))
    (lead,) = [reason for reason in said(LEAD, "As", "Kc") if reason.key == "lead_double"]
    assert lead.values["n"] == 3 and lead.values["odds"] == pytest.approx(1 / 3)


def test_every_principle_has_its_own_claim() -> None:
    assert {principle.id for principle in PRINCIPLES} == set(CLAIMS)
    assert len(PRINCIPLES) == len(CLAIMS)


@pytest.mark.parametrize("game", PRESETS)
def test_every_game_belongs_to_a_family_of_principles(game: str) -> None:
    for seats in ruleset(game).tables:
        kind = kind_of(ruleset(game), seats)
        assert any(kind in principle.games for principle in PRINCIPLES)


def test_at_most_three_of_different_themes_the_weightiest_first() -> None:
    themes = {principle.id: principle.theme for principle in PRINCIPLES}
    for _, view, better, worse in HOLD:
        reasons = why(view, play(better), play(worse))
        weights = [reason.weight for reason in reasons]
        assert len(reasons) <= MOST and weights == sorted(weights, reverse=True)
        assert len({themes[reason.key] for reason in reasons}) == len(reasons)


def test_small_change_is_not_mentioned_beside_a_large_difference() -> None:
    assert "keep_courts" in keys(why(at("Jc 5b", "3s 4c Kc"), play("5b"), play("Jc"), 0.1))
    assert "keep_courts" not in keys(why(at("Jc 5b", "3s 4c Kc"), play("5b"), play("Jc"), 0.5))


def test_reasons_for_and_against_speak_of_their_own_play() -> None:
    assert "low_total" in keys(why_not(FIVE, play("Ab"), play("Kc")))
    assert "low_total" not in keys(why(FIVE, play("Kc"), play("Ab")))


def test_twins_are_compared_with_the_others_too() -> None:
    view = at("Cd Cs Kc", "2c 3s 4b")
    candidates = [
        Candidate(play("Cd x 2c 3s 4b"), 1.9),
        Candidate(play("Cs x 2c 3s 4b"), 1.8),
        Candidate(play("Kc"), 0),
    ]
    assert {"coin_home", "sweep_now"} <= keys(why_best(view, candidates))


def test_a_single_play_needs_no_reason() -> None:
    assert why_best(FIVE, [Candidate(play("Kc"), 0.0)]) == ()


VALUED = [Candidate(play(code), value) for code, value in (("Kc", 0.6), ("2b", 0.55), ("Ab", 0.4), ("As", 0.3))]
GRADES = [("Kc", "best", 0.0), ("2b", "good", 0.05), ("Ab", "inaccuracy", 0.2), ("As", "mistake", 0.3)]


@pytest.mark.parametrize(("code", "name", "lost"), GRADES)
def test_grades(code: str, name: str, lost: float) -> None:
    judged = grade(VALUED, play(code))
    assert judged is not None and judged.name == name and judged.loss == pytest.approx(lost)


def test_the_only_good_play_and_a_blunder() -> None:
    far = [Candidate(play("Kc"), 1.0), Candidate(play("2b"), 0.5)]
    assert grade(far, play("Kc")) == Grade("only", 0.0)
    assert grade(far, play("2b")) == Grade("blunder", 0.5)
    assert COSTLY < 0.5


def test_what_was_not_considered_has_no_grade() -> None:
    assert grade(VALUED, play("3d")) is None and loss(VALUED, play("3d")) is None


def test_the_next_player_is_nobody_at_the_end_of_a_deal() -> None:
    view = at("5b", "7b", ("", ""), "", stock=0)
    alone = replace(view, hands=((parse("5b"),), ()))
    assert Situation(alone).follower is None
