"""What Spanish players read, sentence by sentence: genders, articles, contractions and forms of the verb."""

import re

import pytest

from game.ai.explain.grades import Grade
from game.ai.explain.why import why
from game.engine.cards import RANKS, SETTEBELLO
from game.engine.events import Awarded, Dealt, Declared, Event, Leftovers, Packet, Played, Redeal, Won
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.state import Observation, Phase
from game.match.i18n import joined
from game.shell.words import words
from game.ui.coach.voice import Voice
from game.ui.sayings import Deck, a_value, card_name, many, the_card
from game.ui.table.choices import choices
from game.ui.table.offers import gain, offer, question, refusal
from game.ui.told import told
from tests.ai.positions import play, position
from tests.compile_words import read
from tests.ui.positions import NAMES, cards, choice, one, view

SPANISH = words("es")
EMPTY_HAND = (None, None, None)

NAMED: list[tuple[str, Deck, str]] = [
    ("7d", "spanish", "el settebello"),
    ("7c", "spanish", "el siete de copas"),
    ("Ad", "spanish", "el as de oros"),
    ("Js", "spanish", "la sota de espadas"),
    ("Cb", "spanish", "el caballo de bastos"),
    ("Kc", "italian", "el rey de copas"),
    ("Js", "french", "la jota de picas"),
    ("Cc", "french", "la dama de corazones"),
    ("Kb", "french", "el rey de tréboles"),
    ("6d", "french", "el seis de diamantes"),
]


@pytest.mark.parametrize(("code", "deck", "name"), NAMED)
def test_cards_have_their_article(code: str, deck: Deck, name: str) -> None:
    assert the_card(SPANISH, one(code), deck) == name


def test_ranks_have_their_gender_and_their_plural() -> None:
    assert a_value(SPANISH, 1) == "un as"
    assert a_value(SPANISH, 8) == "una sota"
    assert a_value(SPANISH, 9, "french") == "una dama"
    several = [many(SPANISH, rank, 2) for rank in range(len(RANKS))]
    assert several == [
        "dos ases", "dos doses", "dos treses", "dos cuatros", "dos cincos",
        "dos seises", "dos sietes", "dos sotas", "dos caballos", "dos reyes",
    ]  # fmt: skip


def test_courts_never_go_by_their_printed_number() -> None:
    courts = [card_name(SPANISH, card, "spanish") for card in range(40) if card % 10 > 6]
    assert not [name for name in courts if re.search(r"\d|diez|once|doce", name)]
    assert SPANISH.text("card.bare.7") in card_name(SPANISH, SETTEBELLO + 10, "spanish")


def played(seat: int, code: str, taken: str | None = None, sweep: bool = False, value: int = 0) -> Played:
    return Played(seat, seat, one(code), None if taken is None else cards(taken), sweep, value or one(code) % 10 + 1)


def dealt(dealer: int, table: str, first: bool = True) -> Dealt:
    hands = [Packet(seat, EMPTY_HAND) for seat in (1 - dealer, dealer)]
    return Dealt(dealer, first, (*hands, *([Packet(None, cards(table))] if table else [])))


TOLD: list[tuple[Event, Observation, str]] = [
    (
        dealt(1, "4d3bAd5c"),
        view("4d3bAd5c", turn=0),
        "Gino reparte tres cartas a cada uno y cuatro a la mesa. Sales tú.",
    ),
    (dealt(0, ""), view(turn=1), "Repartes tres cartas a cada uno; la mesa queda vacía. Sale Gino."),
    (dealt(1, "", False), view(stock=0), "Gino reparte tres cartas más a cada uno. Son las últimas cartas."),
    (
        Redeal("kings", cards("KdKcKs2d")),
        view(phase=Phase.DEAL),
        "Tres reyes en la mesa: el reparto no vale y repartes otra vez.",
    ),
    (played(1, "Jb", "5c3s"), view("Kd"), "Gino echa la sota de bastos y se lleva cinco y tres."),
    (played(0, "7b", "7d"), view("Kd"), "Echas el siete de bastos y te llevas el settebello."),
    (played(1, "Js"), view("Js"), "Gino deja la sota de espadas."),
    (
        played(0, "6c", "4s2b", sweep=True),
        view("", turn=1),
        "¡Scopa! Te llevas cuatro y dos con el seis de copas: eran las últimas cartas de la mesa."
        " A Gino le toca dejar una carta.",
    ),
    (
        played(1, "6c", "4s5b", sweep=True),
        view("", turn=0, preset="escoba_clasica"),
        "¡Escoba! Gino se lleva cinco y cuatro con el seis de copas: eran las últimas cartas de la mesa."
        " Te toca dejar una carta.",
    ),
    (
        played(1, "Ac", "KdCs2b"),
        view(preset="scopa_assi_libera"),
        "Gino echa el as de copas y se lleva toda la mesa: rey, caballo y dos.",
    ),
    (
        played(1, "7c", "3d", value=3),
        view("Kd", preset="cirulla_genovese", matta=3),
        "Gino echa el siete de copas como un tres y se lleva el tres de oros.",
    ),
    (
        Awarded(0, 0, 1, 15, cards("4d3bAd7c"), None),
        view(preset="escoba_clasica"),
        "La mesa inicial suma 15: te llevas las cartas y un punto.",
    ),
    (
        Awarded(1, 1, 2, 30, cards("4d3bAd7c"), 8),
        view(preset="cirulla_genovese"),
        "La mesa inicial suma 30: Gino se lleva las cartas y dos puntos. El siete de copas vale como una sota.",
    ),
    (
        Declared(1, 1, "three", 10, cards("4d4b7c"), 4),
        view(preset="cirulla_genovese"),
        "Gino declara un trío, siete y dos cuatros: diez puntos. El siete de copas vale como un cuatro."
        " La mano se juega boca arriba.",
    ),
    (Leftovers(0, cards("Ad5c")), view(), "La última baza es tuya y te llevas lo que queda: cinco y as."),
    (
        Leftovers(0, cards("Ad5c")),
        view(seats=4),
        "Tú y Pina hicisteis la última baza y os lleváis lo que queda: cinco y as.",
    ),
    (
        Leftovers(1, cards("Ad5c")),
        view(seats=6),
        "Gino, Marco y Ugo hicieron la última baza y se llevan lo que queda: cinco y as.",
    ),
    (Leftovers(None, cards("AdKc")), view(), "Nadie se ha llevado nada: lo que queda, rey y as, no es de nadie."),
    (Won(0, "target"), view(scores=(1, 8)), "Ganas la partida con 1 punto."),
    (Won(1, "target"), view(seats=4, scores=(8, 11)), "Gino y Marco ganan la partida con 11 puntos."),
    (Won(0, "target"), view(seats=4, scores=(11, 8)), "Tú y Pina ganáis la partida con 11 puntos."),
    (Won(1, "cappotto"), view(preset="cirulla_genovese"), "Los diez oros en una ronda: Gino gana la partida."),
]


@pytest.mark.parametrize(("event", "seen", "sentence"), TOLD)
def test_what_happened(event: Event, seen: Observation, sentence: str) -> None:
    assert told(SPANISH, event, NAMES, seen, "spanish") == sentence


def test_french_packs_are_told_in_their_own_words() -> None:
    sentence = "Gino echa la dama de diamantes y se lleva la dama de corazones."
    assert told(SPANISH, played(1, "Cd", "Cc"), NAMES, view("Kd"), "french") == sentence


FIFTEEN = "escoba_clasica"
POINTED = [
    (view("4d3bKd5c2s", "7s"), "7s", "El siete puede elegir entre dos grupos."),
    (view("5d3bKd", "Js"), "Js", "La sota se llevaría cinco y tres: un oro para ti."),
    (view("4c3dAsKd", "4s"), "4s", "El cuatro se llevaría el cuatro de copas: la carta igual va antes que la suma."),
    (view("4d3b", "7s"), "7s", "El siete se llevaría cuatro y tres: una escoba y un oro para ti."),
    (view("Kd", "Js"), "Js", "Nada suma ocho: la sota se quedaría en la mesa."),
    (view("", "Js"), "Js", "La mesa está vacía: la sota se quedaría ahí."),
    (view("5d3b", "7s", preset=FIFTEEN), "7s", "El siete haría quince con cinco y tres: una escoba y un oro para ti."),
    (view("5d3b", "4s", preset=FIFTEEN), "4s", "Nada hace quince con el cuatro: se quedaría en la mesa."),
    (view("", "As", preset="scopa_assi_circolo"), "As", "Mesa vacía: el as iría a tu montón."),
]


@pytest.mark.parametrize(("seen", "code", "sentence"), POINTED)
def test_a_card_that_is_pointed_at(seen: Observation, code: str, sentence: str) -> None:
    assert offer(SPANISH, seen, choice(seen, code), lifted=False) == sentence


def test_a_card_that_is_lifted() -> None:
    seen = view("4cKd", "4s", preset="scopa_libera")
    assert offer(SPANISH, seen, choice(seen, "4s"), lifted=True) == (
        "El cuatro se lleva el cuatro de copas. Suelta la carta para hacer baza, o déjala en la mesa."
    )
    assert question(SPANISH, choice(view("4d3bKd5c2s", "7s"), "7s")) == (
        "El siete puede hacer dos cosas: elige una, o devuelve la carta."
    )
    assert gain(SPANISH, view("5d3dKc", "7s"), one("7s"), cards("5d3d"), "french") == "dos diamantes"


REFUSED = [
    (view("7cKd", "7s"), "7s", "En la mesa hay un siete: es carta igual y tienes que llevártela."),
    (view("JcKd", "Js"), "Js", "En la mesa hay una sota: es carta igual y tienes que llevártela."),
    (view("7c7bKd", "7s"), "7s", "En la mesa hay dos sietes: tienes que llevarte una de esas cartas."),
    (view("4d3bKd", "7s"), "7s", "El siete tiene que llevarse: 4 + 3."),
    (view("KcAd", "5s", preset="cirulla_genovese"), "5s", "El cinco tiene que llevarse el rey de copas."),
    (view("KcCd", "As", preset="asso_piglia_tutto"), "As", "El as tiene que llevarse toda la mesa."),
]


@pytest.mark.parametrize(("seen", "code", "sentence"), REFUSED)
def test_refusals_say_why(seen: Observation, code: str, sentence: str) -> None:
    assert refusal(SPANISH, seen, one(code), choices(legal(seen)).get(one(code)), NAMES) == sentence


SIX = observe(position(("3c 6d Jb", "5d 2d Kd"), "4d 6b Ks", (), "scopa_classica"), 0)


def test_the_coach_advises() -> None:
    voice, take = Voice(SPANISH, SIX, "spanish"), play("6d x 6b")
    reasons = why(SIX, take, play("3c"), 0.1)
    assert voice.advice(take, reasons) == "Llévate el seis con el seis: son dos cartas y sumas un oro."
    assert voice.advice(play("Jb"), ()) == "Deja la sota."
    assert voice.figure(0.41) == "(+0,41 puntos de media, cerca del 3\u00a0% de la partida)"
    assert voice.better_than(0.55, play("3c")) == "0,55 puntos mejor que el tres"
    assert voice.grade(Grade("good", 0.05), take, play("Jb"), ()) == "Bien: la sota valía lo mismo."
    assert voice.grade(Grade("inaccuracy", 0.12), take, play("3c"), reasons) == (
        "Llevarte el seis con el seis era algo mejor. Con eso son dos cartas y sumas un oro."
    )


def test_names_are_joined_as_people_say_them() -> None:
    assert joined(SPANISH, ["tú", "Pina", "Marco"]) == "tú, Pina y Marco"


SENTENCES = [
    (str(message.id[0] if message.pluralizable else message.id), form)
    for message in read("es")
    if message.id
    for form in ([message.string] if isinstance(message.string, str) else message.string or [])
]
BEFORE_AN_ARTICLE = re.compile(
    r"\b(?:a|de) \{(?:card|cards|taken|best|rank|the_\w+|\w+_of_coins|matta|king)\}", re.IGNORECASE
)


def test_no_article_is_filled_in_where_it_would_contract() -> None:
    """A sentence cannot know what it is given: after "a" or "de" one would read "a el siete"."""
    assert [key for key, form in SENTENCES if BEFORE_AN_ARTICLE.search(form)] == []


def test_questions_and_cries_are_opened_as_well_as_closed() -> None:
    pairs = (("¿", "?"), ("¡", "!"), ("«", "»"), ("(", ")"))
    assert [key for key, form in SENTENCES for left, right in pairs if form.count(left) != form.count(right)] == []
