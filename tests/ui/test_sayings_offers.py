"""What a card would do, told before it is played, and why it may not be played."""

import re
from dataclasses import replace
from random import Random

import pytest

from game.engine.actions import Deal
from game.engine.observe import observe
from game.engine.play import apply, legal, start
from game.engine.state import Observation, Phase
from game.engine.variants import PRESETS, ruleset
from game.ui.table.choices import choices
from game.ui.table.offers import gain, offer, question, refusal, sweeps
from tests.ui.positions import ENGLISH, NAMES, cards, choice, one, view

TABLE = "4d3bKd5c2s"
FREE = {"preset": "scopa_libera"}

POINTED: list[tuple[Observation, str, str]] = [
    (view(TABLE, "7s"), "7s", "The seven has a choice of two sets."),
    (view("4d3bKd", "7s"), "7s", "The seven would take four and three: a coin for you."),
    (view("4c3bKd", "7s"), "7s", "The seven would take four and three."),
    (view("4cKd", "4s"), "4s", "The four would take the four of cups."),
    (view("4c3dAsKd", "4s"), "4s", "The four would take the four of cups: an equal card goes before any sum."),
    (view("4d3b", "7s"), "7s", "The seven would take four and three: a sweep and a coin for you."),
    (view("7d2s", "7s"), "7s", "The seven would take the settebello: the settebello for you."),
    (view("Kd", "Cs"), "Cs", "Nothing adds up to nine: the knight would lie there."),
    (view("", "Cs"), "Cs", "The table is bare: the knight would lie there."),
    (
        view("5d3b", "7s", preset="escoba_clasica"),
        "7s",
        "The seven would make fifteen with five and three: a sweep and a coin for you.",
    ),
    (view("5d3b", "4s", preset="escoba_clasica"), "4s", "Nothing makes fifteen with the four: it would lie there."),
    (
        view("Kd", "4s", preset="cirulla_genovese"),
        "4s",
        "Nothing adds up to four or makes fifteen: the four would lie there.",
    ),
    (view("Kc3s", "As", preset="scopa_assi_libera"), "As", "The ace would take the whole table: king and three."),
    (
        view("Kd3s", "As", preset="scopa_assi_libera"),
        "As",
        "The ace would take the whole table, king and three: a coin for you.",
    ),
    (view("", "As", preset="scopa_assi_circolo"), "As", "The table is bare: the ace would go to your own pile."),
]


@pytest.mark.parametrize(("seen", "code", "sentence"), POINTED)
def test_a_card_that_is_pointed_at(seen: Observation, code: str, sentence: str) -> None:
    assert offer(ENGLISH, seen, choice(seen, code), lifted=False) == sentence


LIFTED: list[tuple[Observation, str, int | None, str]] = [
    (view(TABLE, "7s"), "7s", None, "Two sets are open to the seven: point at one, or drop the card to compare them."),
    (
        view(TABLE, "7s"),
        "7s",
        1,
        "The seven takes four and three: a coin for you. Drop to take, or choose the other set.",
    ),
    (
        view(TABLE + "Ad", "7s"),
        "7s",
        0,
        "The seven takes four and three: a coin for you. Drop to take, or choose one of the other two sets.",
    ),
    (view("4cKd", "4s"), "4s", None, "The four takes the four of cups. Drop to take."),
    (
        view("4cKd", "4s", preset="scopa_libera"),
        "4s",
        None,
        "The four takes the four of cups. Drop to take, or lay it down.",
    ),
    (view("Kd", "Cs"), "Cs", None, "Nothing adds up to nine: the knight will lie there."),
]


@pytest.mark.parametrize(("seen", "code", "armed", "sentence"), LIFTED)
def test_a_card_that_is_lifted(seen: Observation, code: str, armed: int | None, sentence: str) -> None:
    held = choice(seen, code)
    if armed is not None:
        wanted = next(i for i, taken in enumerate(held.sets) if set(taken) == set(cards("4d3b")))
        held = replace(held, armed=wanted)
    assert offer(ENGLISH, seen, held, lifted=True) == sentence


CLICKED: list[tuple[Observation, str, int | None, str]] = [
    (view(TABLE, "7s"), "7s", None, "The seven has a choice of two sets."),
    (view(TABLE, "7s"), "7s", 0, "The seven takes"),
    (view("4cKd", "4s"), "4s", None, "The four takes the four of cups."),
    (view("4cKd", "4s", preset="scopa_libera"), "4s", None, "The four takes the four of cups."),
    (view("Kd", "Cs"), "Cs", None, "Nothing adds up to nine: the knight will lie there."),
]


@pytest.mark.parametrize(("seen", "code", "armed", "sentence"), CLICKED)
def test_nobody_is_told_to_drop_a_card_that_was_clicked_on(
    seen: Observation, code: str, armed: int | None, sentence: str
) -> None:
    text = offer(ENGLISH, seen, replace(choice(seen, code), armed=armed), lifted=True, dragged=False)
    assert text.startswith(sentence) and "drop" not in text.lower()


def test_laying_down_what_could_take_is_said() -> None:
    seen = view("4cKd", "4s", preset="scopa_libera")
    assert offer(ENGLISH, seen, choice(seen, "4s"), True, laying=True) == "The four will lie there and take nothing."


def test_a_set_that_is_being_built_shows_its_running_sum() -> None:
    seen = view("Ad2d3dAc2c3c4c5cAs2s", "5s", preset="escoba_clasica")
    held = choice(seen, "5s").pick(one("4c")).pick(one("3d"))
    assert offer(ENGLISH, seen, held, True).startswith("4 + 3 = 7 so far.")


def test_the_question_of_the_chooser_names_the_way_out() -> None:
    assert question(ENGLISH, choice(view(TABLE, "7s"), "7s")) == (
        "The seven can do two things here: choose one, or put the seven back."
    )


REFUSED: list[tuple[Observation, str, str]] = [
    (view("7cKd", "7s"), "7s", "A seven lies there: you must take it."),
    (view("AcKd", "As"), "As", "An ace lies there: you must take it."),
    (view("7c7bKd", "7s"), "7s", "Two sevens lie there: you must take one of them."),
    (view("4d3bKd", "7s"), "7s", "The seven must take: 4 + 3."),
    (view(TABLE, "7s"), "7s", "The seven must take one of its two sets."),
    (view("KcAd", "5s", preset="cirulla_genovese"), "5s", "The five must take the king of cups."),
    (view("KcCd", "As", preset="asso_piglia_tutto"), "As", "The ace must take the whole table."),
    (view("Kc", "5s", turn=1), "5s", "Not yet: it is for Gino to play."),
    (view("Kc", "5s", phase=Phase.DEAL), "5s", "No card can be played now."),
]


@pytest.mark.parametrize(("seen", "code", "sentence"), REFUSED)
def test_refusals_say_why(seen: Observation, code: str, sentence: str) -> None:
    possible = choices(legal(replace(seen, turn=0))).get(one(code))
    assert refusal(ENGLISH, seen, one(code), possible, NAMES) == sentence


def test_an_ace_that_may_not_open_the_deal() -> None:
    seen = view("Kc", "As5d", preset="scopa_assi_libera", plays=(), ace_first_play="forbidden")
    assert one("As") not in choices(legal(seen))
    assert refusal(ENGLISH, seen, one("As"), None, NAMES) == "An ace may not open the deal while you hold another card."


def test_the_last_card_of_a_deal_is_no_sweep_where_it_does_not_count() -> None:
    last = view("4d3b", "7s", stock=0, others=0)
    assert not sweeps(last, one("7s"), cards("4d3b"))
    assert sweeps(replace(last, rules=ruleset("scopa_spagnola")), one("7s"), cards("4d3b"))
    assert gain(ENGLISH, last, one("7s"), cards("4d3b")) == "a coin"


def test_gain_speaks_of_diamonds_on_french_packs() -> None:
    assert gain(ENGLISH, view("5d3dKc", "7s"), one("7s"), cards("5d3d"), "french") == "two diamonds"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_of_every_game_has_sentences(preset: str) -> None:
    random, seats = Random(7), ruleset(preset).players[0]
    state = start(ruleset(preset), seats, 0)
    for _ in range(40):
        if state.phase is not Phase.PLAY:
            state, _ = apply(state, Deal(tuple(random.sample(range(40), 40))))
            continue
        seen = observe(state, state.turn)
        for card, held in choices(legal(state)).items():
            texts = [offer(ENGLISH, seen, held, lifted) for lifted in (False, True)]
            texts += [offer(ENGLISH, seen, held.step(1), True), question(ENGLISH, held)]
            if not held.may_lay:
                texts.append(refusal(ENGLISH, seen, card, held, NAMES))
            for text in texts:
                assert re.fullmatch(r"[A-Z0-9][^{}]*\.", text) and not re.search(r"\w\.\w|  ", text), text
        state, _ = apply(state, random.choice(legal(state)))
