"""What the game says in Italian: articles, elisions, genders and persons are right for every card and everybody."""

import re
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.ai.explain.grades import Grade
from game.ai.explain.why import why
from game.ai.types import Candidate
from game.engine.actions import Deal, Declare, Play
from game.engine.captures import CaptureSet
from game.engine.events import (
    Awarded,
    Counted,
    Dealt,
    Declared,
    Event,
    Leftovers,
    Packet,
    Played,
    Redeal,
    SidePoints,
    Won,
)
from game.engine.observe import observe
from game.engine.play import apply, legal, start
from game.engine.state import Observation, Phase
from game.engine.variants import PRESETS, ruleset
from game.shell.words import words
from game.ui.coach.caution import caution
from game.ui.coach.terms import odds_text, short_play
from game.ui.coach.voice import Voice
from game.ui.sayings import Deck, a_value, card_name, many, the_card
from game.ui.table.choices import choices
from game.ui.table.offers import gain, offer, question, refusal
from game.ui.told import told
from tests.ai.positions import play
from tests.compile_words import read
from tests.ui.positions import NAMES, cards, choice, happenings, one, view
from tests.ui.test_coach_voice import SIX, TWINS, seen

ITALIAN = words("it")
COLLISION = re.compile(r"\b(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) |l')", re.IGNORECASE)
"""A preposition that Italian would have to melt with the article behind it."""

WITH_ARTICLE = re.compile(r"\b(?:di|a|da|in|su) \{(?:cards?|taken|matta|best|\w+_of_coins|the_\w+)\}", re.IGNORECASE)
"""The same before a name that is filled in with its article."""


def played(seat: int, code: str, taken: str | None = None, sweep: bool = False, value: int = 0) -> Played:
    took: CaptureSet | None = None if taken is None else cards(taken)
    return Played(seat, seat % 2, one(code), took, sweep, value or one(code) % 10 + 1)


def dealt(dealer: int, hand: int = 3, table: str = "4d3bAd5c", first: bool = True) -> Dealt:
    packets = [Packet(seat, (None,) * hand) for seat in (1 - dealer, dealer)]
    return Dealt(dealer, first, (*packets, *([Packet(None, cards(table))] if table else [])))


def points(total: int) -> SidePoints:
    return SidePoints(20, 5, 1, 70, (), 2, 0, (("sweeps", total),) if total else ())


CARDS = [
    ("Ad", "italian", "l’asso di denari", "un asso", "due assi", "asso di denari"),
    ("6c", "italian", "il sei di coppe", "un sei", "due sei", "sei di coppe"),
    ("Js", "italian", "il fante di spade", "un fante", "due fanti", "fante di spade"),
    ("Cb", "italian", "il cavallo di bastoni", "un cavallo", "due cavalli", "cavallo di bastoni"),
    ("Kd", "spanish", "il re di denari", "un re", "due re", "re di denari"),
    ("Jc", "french", "il fante di cuori", "un fante", "due fanti", "fante di cuori"),
    ("Cs", "french", "la donna di picche", "una donna", "due donne", "donna di picche"),
    ("Ab", "french", "l’asso di fiori", "un asso", "due assi", "asso di fiori"),
    ("7d", "french", "il settebello", "un sette", "due sette", "settebello"),
]


@pytest.mark.parametrize(("code", "deck", "the", "one_of", "two", "bare"), CARDS)
def test_cards_have_their_articles(code: str, deck: Deck, the: str, one_of: str, two: str, bare: str) -> None:
    card = one(code)
    assert the_card(ITALIAN, card, deck) == the
    assert a_value(ITALIAN, card % 10 + 1, deck) == one_of
    assert many(ITALIAN, card, 2, deck) == two
    assert card_name(ITALIAN, card, deck) == bare


TOLD: list[tuple[Event, Observation, str]] = [
    (dealt(0), view(turn=1), "Dai le carte: tre a testa e quattro a terra. Comincia Gino."),
    (dealt(1), view(), "Gino dà le carte: tre a testa e quattro a terra. Cominci tu."),
    (dealt(1, 10, ""), view(), "Gino dà le carte: dieci a testa, tavolo vuoto. Cominci tu."),
    (dealt(0, first=False), view(stock=0), "Dai altre tre carte a testa. Sono le ultime."),
    (Redeal("kings", cards("KdKcKs2d")), view(phase=Phase.DEAL), "Tre re a terra: smazzata nulla, ridai le carte."),
    (played(0, "7b", "5c2s"), view("Kd"), "Con il sette di bastoni prendi cinque e due."),
    (played(1, "7b", "7d"), view("Kd"), "Con il sette di bastoni Gino prende il settebello."),
    (played(1, "Ac", "Ad"), view("Kd"), "Con l’asso di coppe Gino prende l’asso di denari."),
    (played(1, "4s", "2d2c"), view("Kd"), "Con il quattro di spade Gino prende due due."),
    (played(0, "Kc"), view("Kc"), "Cali il re di coppe."),
    (played(1, "Ab"), view("Ab"), "Gino cala l’asso di bastoni."),
    (
        played(0, "6c", "4s2b", sweep=True),
        view("", turn=1),
        "Scopa! Con il sei di coppe prendi quattro e due, le ultime carte a terra. Ora Gino deve calare.",
    ),
    (
        played(1, "6c", "6d", sweep=True),
        view(""),
        "Scopa! Con il sei di coppe Gino prende il sei di denari, l’ultima carta a terra. Ora devi calare.",
    ),
    (
        played(1, "Ac", "KdCs2b"),
        view(preset="scopa_assi_libera"),
        "Con l’asso di coppe Gino prende tutto il tavolo: re, cavallo e due.",
    ),
    (
        played(0, "Ac", ""),
        view(preset="scopa_assi_circolo"),
        "Giochi l’asso di coppe a tavolo vuoto: va nel tuo mazzetto.",
    ),
    (
        played(1, "3d", "7c"),
        view("Kd", preset="cirulla_genovese", matta=3),
        "Con il tre di denari Gino prende il sette di coppe che vale un tre.",
    ),
    (
        Awarded(0, 0, 2, 30, cards("4d3bAd7c"), 1),
        view(preset="cirulla_genovese"),
        "Le carte a terra fanno 30: le prendi e segni due punti. Il sette di coppe vale un asso.",
    ),
    (
        Awarded(1, 1, 1, 15, cards("4d3bAd7c"), None),
        view(preset="escoba_clasica"),
        "Le carte a terra fanno 15: Gino le prende e segna un punto.",
    ),
    (
        Declared(0, 0, "low", 3, cards("4d3bAd"), None),
        view(preset="cirulla_genovese"),
        "Accusi meno di dieci con quattro, tre e asso: tre punti. La mano si gioca scoperta.",
    ),
    (
        Declared(1, 1, "three", 10, cards("4d4b4c"), None),
        view(preset="cirulla_genovese"),
        "Gino accusa un tris, tre quattro: dieci punti. La mano si gioca scoperta.",
    ),
    (Leftovers(0, cards("Ad5c")), view(), "Hai l’ultima presa e prendi il resto: cinque e asso."),
    (Leftovers(1, cards("7d")), view(), "Gino ha l’ultima presa e prende il resto: il settebello."),
    (Leftovers(0, cards("5c")), view(seats=4), "Tu e Pina avete l’ultima presa e prendete il resto: cinque."),
    (Leftovers(1, cards("5c")), view(seats=4), "Gino e Marco hanno l’ultima presa e prendono il resto: cinque."),
    (Leftovers(None, cards("Kc")), view(), "Nessuno ha preso: quel che resta, re, non va a nessuno."),
    (
        Counted((points(3), points(1)), ((), ()), ((), ()), (9, 6)),
        view(),
        "In questa smazzata: tu 3, Gino 1. Nella partita: tu 9, Gino 6.",
    ),
    (Won(0, "target"), view(scores=(11, 8)), "Vinci la partita con 11 punti."),
    (Won(1, "target"), view(scores=(8, 11)), "Gino vince la partita con 11 punti."),
    (Won(0, "target"), view(seats=4, scores=(11, 8)), "Tu e Pina vincete la partita con 11 punti."),
    (Won(1, "target"), view(seats=4, scores=(8, 11)), "Gino e Marco vincono la partita con 11 punti."),
    (Won(1, "cappotto"), view(seats=4), "Cappotto, tutti i denari: Gino e Marco vincono la partita."),
]


@pytest.mark.parametrize(("event", "after", "sentence"), TOLD)
def test_what_happened(event: Event, after: Observation, sentence: str) -> None:
    assert told(ITALIAN, event, NAMES, after) == sentence


def test_the_lady_of_a_french_pack_is_a_lady() -> None:
    assert told(ITALIAN, played(0, "Cd", "Cc"), NAMES, view("Kd"), "french") == (
        "Con la donna di quadri prendi la donna di cuori."
    )
    lying = view("Kd", "Cs")
    assert offer(ITALIAN, lying, choice(lying, "Cs"), True, deck="french") == "Niente fa nove: la donna resta a terra."
    two = view("CdCcKd", "Cs")
    assert refusal(ITALIAN, two, one("Cs"), choice(two, "Cs"), NAMES, "french") == (
        "A terra ci sono due donne: scegli quale prendere."
    )


OFFERED: list[tuple[Observation, str, bool, str]] = [
    (view("4d3bKd5c2s", "7s"), "7s", False, "Il sette può scegliere fra due prese."),
    (view("4d3bKd", "7s"), "7s", False, "Il sette prenderebbe quattro e tre: per te un denaro."),
    (view("4c3dAsKd", "4s"), "4s", False, "Il quattro prenderebbe il quattro di coppe: la carta uguale viene prima"),
    (view("4d3b", "7s"), "7s", True, "Il sette prende quattro e tre: per te una scopa e un denaro. Rilascia per"),
    (view("Kd", "Cs"), "Cs", False, "Niente fa nove: il cavallo resterebbe a terra."),
    (view("", "As"), "As", True, "Il tavolo è vuoto: l’asso resta lì."),
    (view("5d3b", "4s", preset="escoba_clasica"), "4s", False, "Niente fa quindici con il quattro: resterebbe a"),
    (view("Kc3s", "As", preset="scopa_assi_libera"), "As", False, "L’asso prenderebbe tutto il tavolo: re e tre."),
    (view("", "As", preset="scopa_assi_circolo"), "As", True, "Il tavolo è vuoto: l’asso va nel tuo mazzetto."),
]


@pytest.mark.parametrize(("now", "code", "lifted", "sentence"), OFFERED)
def test_what_a_card_would_do(now: Observation, code: str, lifted: bool, sentence: str) -> None:
    assert offer(ITALIAN, now, choice(now, code), lifted).startswith(sentence)


REFUSED: list[tuple[Observation, str, str]] = [
    (view("7cKd", "7s"), "7s", "A terra c’è un sette: devi prendere."),
    (view("AcKd", "As"), "As", "A terra c’è un asso: devi prendere."),
    (view("7c7bKd", "7s"), "7s", "A terra ci sono due sette: scegli quale prendere."),
    (view("4d3bKd", "7s"), "7s", "Il sette deve prendere: 4 + 3."),
    (view("4d3bKd5c2s", "7s"), "7s", "Il sette deve fare una delle sue due prese."),
    (view("KcCd", "As", preset="asso_piglia_tutto"), "As", "L’asso deve prendere tutto il tavolo."),
    (view("Kc", "5s", turn=1), "5s", "Non ancora: gioca Gino."),
]


@pytest.mark.parametrize(("now", "code", "sentence"), REFUSED)
def test_why_not(now: Observation, code: str, sentence: str) -> None:
    possible = choices(legal(replace(now, turn=0))).get(one(code))
    assert refusal(ITALIAN, now, one(code), possible, NAMES) == sentence


def test_what_a_capture_brings() -> None:
    now = view("5d3dKc", "7s")
    assert gain(ITALIAN, now, one("7s"), cards("5d3d")) == "due denari"
    assert gain(ITALIAN, now, one("7s"), cards("5d3d"), "french") == "due quadri"
    assert gain(ITALIAN, view("7d", "7s"), one("7s"), cards("7d")) == "una scopa e il settebello"


ADVICE: list[tuple[Observation, str, str, str]] = [
    (SIX, "6d x 6b", "3c", "Prendi il sei con il sei: porti a casa due carte, e guadagni un denaro."),
    (SIX, "Jb", "3c", "Cala il fante."),
    (TWINS, "6d x 6b", "6s x 6b", "Prendi il sei con il sei di denari: porti a casa anche il tuo denaro."),
    (seen("Kc 2b", "4s 2c"), "Kc", "2b x 2c", "Cala il re: lasci 16, e con una carta sola non si fa scopa."),
    (seen("7c 4b", "7d Ks"), "7c x 7d", "4b", "Prendi il settebello con il sette: fai il punto del settebello,"),
    (seen("Ac Kb", "3d 5d 6s Cc", game="scopa_assi_libera"), "Ac x 3d 5d 6s Cc", "Kb", "Prendi tutto con l’asso:"),
    (seen("6b 2c", "", ("6d 6c 6s Ks", "")), "6b", "2c", "Cala il sei. Di sei non ne girano più: nessuno"),
]


@pytest.mark.parametrize(("now", "better", "worse", "text"), ADVICE)
def test_advice(now: Observation, better: str, worse: str, text: str) -> None:
    voice = Voice(ITALIAN, now)
    assert voice.advice(play(better), why(now, play(better), play(worse), 0.1)).startswith(text)


def test_the_coach_on_a_play_that_was_made() -> None:
    voice, best, worse = Voice(ITALIAN, SIX), play("6d x 6b"), play("3c")
    reasons = why(SIX, best, worse, 0.1)
    assert voice.grade(Grade("good", 0.05), best, worse, reasons) == "Va bene: il tre valeva uguale."
    assert voice.grade(Grade("mistake", 0.3), best, worse, reasons).startswith(
        "Era meglio prendere il sei con il sei. Così porti a casa due carte, e guadagni un denaro."
    )
    assert voice.figure(0.41) == "(+0,41 punti in media; probabilità di vincere: +3% circa)"
    assert voice.better_than(0.55, worse) == "0,55 punti in più che con il tre"
    low = Voice(ITALIAN, seen("Ac 2b 4d", "5c Ks", game="cirulla_genovese"))
    assert low.declaring(Declare(0, "low")) == "Accusa: 3 punti prima di giocare."
    assert short_play(ITALIAN, SIX, best, "italian") == "Prendi il sei"
    assert odds_text(ITALIAN, 0.16) == "una volta su sei"


def test_the_coach_on_a_play_that_is_about_to_be_made() -> None:
    now = seen("Kc 2b Ab", "4s 2c")
    warned = caution(ITALIAN, now, play("2b x 2c"), [Candidate(play("Kc"), 0.9), Candidate(play("2b x 2c"), 0.4)])
    assert warned is not None and warned.title == "Così lasci una carta sola."
    assert warned.text.startswith("Con un quattro è scopa, ") and warned.text.endswith(" Costa circa mezzo punto.")


def test_no_preposition_stands_before_an_article() -> None:
    for message in read("it"):
        strings = [message.string] if isinstance(message.string, str) else message.string or ()
        for text in strings:
            assert not WITH_ARTICLE.search(text) and not COLLISION.search(text), (message.id, text)


@pytest.mark.parametrize("deck", ["italian", "french"])
@pytest.mark.parametrize("preset", PRESETS)
def test_whole_deals_read_well(preset: str, deck: Deck) -> None:
    seats = ruleset(preset).players[-1]
    for event, after in islice(happenings(preset, seats, seed=5), 60):
        text = told(ITALIAN, event, NAMES, after, deck)
        assert re.fullmatch(r"[A-Z][^{}]*[.!]", text) and not COLLISION.search(text), text
    random, state = Random(7), start(ruleset(preset), seats, 0)
    for _ in range(24):
        if state.phase is not Phase.PLAY:
            state, _ = apply(state, Deal(tuple(random.sample(range(40), 40))))
            continue
        now = observe(state, state.turn)
        for held in choices(legal(state)).values():
            for text in (offer(ITALIAN, now, held, True, deck=deck), question(ITALIAN, held, deck)):
                assert not re.search(r"[{}]|  ", text) and not COLLISION.search(text), text
        state, _ = apply(state, random.choice([action for action in legal(state) if isinstance(action, Play)]))
