"""One sentence for everything that happens, told to the viewer."""

import re

import pytest

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
from game.engine.state import Observation, Phase
from game.engine.variants import PRESETS
from game.ui.told import side_name, told
from tests.ui.positions import ENGLISH, NAMES, cards, happenings, one, view

HIDDEN = (None, None, None)
EMPTY = SidePoints(0, 0, 0, None, (), 0, 0, ())


def points(total: int) -> SidePoints:
    return SidePoints(20, 5, 1, 70, (), 2, 0, (("sweeps", total),) if total else ())


def played(
    seat: int, code: str, taken: str | None = None, sweep: bool = False, value: int = 0, seats: int = 2
) -> Played:
    side = seat % (2 if seats > 3 else seats)
    return Played(seat, side, one(code), None if taken is None else cards(taken), sweep, value or one(code) % 10 + 1)


def dealt(dealer: int, table: str = "4d3bAd5c", first: bool = True, hand: int = 3) -> Dealt:
    packets = [Packet(seat, HIDDEN[:1] * hand) for seat in (1 - dealer, dealer)]
    return Dealt(dealer, first, (*packets, *([Packet(None, cards(table))] if table else [])))


SCOPA: list[tuple[Event, Observation, str]] = [
    (
        dealt(1),
        view("4d3bAd5c", turn=0),
        "Gino deals three cards each and four to the table. You play first.",
    ),
    (dealt(0), view("4d3bAd5c", turn=1), "You deal three cards each and four to the table. Gino plays first."),
    (dealt(0), view(phase=Phase.DEAL), "You deal three cards each and four to the table."),
    (dealt(0, "", hand=10), view(turn=1), "You deal ten cards each; the table is bare. Gino plays first."),
    (dealt(1, "", first=False), view(stock=6), "Gino deals three more cards each."),
    (dealt(1, "", first=False), view(stock=0), "Gino deals three more cards each. These are the last cards."),
    (
        Redeal("kings", cards("KdKcKs2d")),
        view(phase=Phase.DEAL),
        "Three kings on the table: the deal is void, and you deal again.",
    ),
    (
        Redeal("aces", cards("AdAc5s2d")),
        view(phase=Phase.DEAL),
        "Two aces on the table: the deal is void, and you deal again.",
    ),
    (
        Redeal("three_equal", cards("5d2d5c5s")),
        view(phase=Phase.DEAL),
        "Three fives on the table: the deal is void, and you deal again.",
    ),
    (played(1, "7b", "5c2s"), view("Kd"), "Gino plays the seven of clubs and takes five and two."),
    (played(0, "7b", "5c2s"), view("Kd"), "You play the seven of clubs and take five and two."),
    (played(0, "7b", "7d"), view("Kd"), "You play the seven of clubs and take the settebello."),
    (played(1, "4d", "4s"), view("Kd"), "Gino plays the four of coins and takes the four of swords."),
    (played(1, "Kc"), view("Kc"), "Gino lays the king of cups."),
    (played(0, "7d"), view("7d"), "You lay the settebello."),
    (
        played(0, "6c", "4s2b", sweep=True),
        view("", turn=1),
        "Scopa! You take four and two with the six of cups, the last cards on the table. Gino must lay a card.",
    ),
    (
        played(1, "6c", "6d", sweep=True),
        view("", turn=0),
        "Scopa! Gino takes the six of coins with the six of cups, the last card on the table. You must lay a card.",
    ),
    (
        played(1, "6c", "6d", sweep=True),
        view("", phase=Phase.DEAL),
        "Scopa! Gino takes the six of coins with the six of cups, the last card on the table.",
    ),
    (Leftovers(0, cards("Ad5c")), view(), "You took last and get what is left: five and ace."),
    (Leftovers(1, cards("Ad")), view(), "Gino took last and gets what is left: ace."),
    (
        Leftovers(None, cards("AdKc")),
        view(),
        "Nobody has taken anything: what is left, king and ace, counts for nobody.",
    ),
    (Leftovers(0, ()), view(), "Nothing is left on the table."),
    (
        Counted((points(3), points(1)), ((), ()), ((), ()), (9, 6)),
        view(),
        "The deal is counted: you 3, Gino 1. In the match: you 9, Gino 6.",
    ),
    (Won(0, "target"), view(scores=(11, 8)), "You win the match with 11 points."),
    (Won(1, "target"), view(scores=(1, 11)), "Gino wins the match with 11 points."),
    (Won(0, "four_equal"), view(), "Four equal cards on the opening table: you win the match."),
    (Won(1, "napola"), view(), "The coins from the ace to the king: Gino wins the match."),
]

OTHERS: list[tuple[Event, Observation, str]] = [
    (
        played(0, "6c", "4s5b", sweep=True),
        view("", turn=1, preset="escoba_clasica"),
        "Escoba! You take five and four with the six of cups, the last cards on the table. Gino must lay a card.",
    ),
    (
        Awarded(1, 1, 1, 15, cards("4d3bAd7c"), None),
        view(preset="escoba_clasica"),
        "The opening table adds up to 15: Gino takes its cards and scores one point.",
    ),
    (
        Awarded(0, 0, 2, 30, cards("4d3bAd7c"), 10),
        view(preset="cirulla_genovese"),
        "The opening table adds up to 30: you take its cards and score two points."
        " The seven of cups stands for a king.",
    ),
    (
        Awarded(0, 0, 3, 8, (), None),
        view(preset="cirulla_genovese"),
        "The opening table adds up to 8: you score three points.",
    ),
    (
        Declared(0, 0, "low", 3, cards("4d3bAd"), None),
        view(preset="cirulla_genovese"),
        "You declare less than ten with four, three and ace: three points. The hand is played face up.",
    ),
    (
        Declared(1, 1, "three", 10, cards("4d4b7c"), 4),
        view(preset="cirulla_genovese"),
        "Gino declares three of a kind, seven and two fours: ten points."
        " The seven of cups stands for a four. The hand is played face up.",
    ),
    (
        played(1, "7c", "3d", value=3),
        view("Kd", preset="cirulla_genovese", matta=3),
        "Gino plays the seven of cups as a three and takes the three of coins.",
    ),
    (
        played(1, "3d", "7c"),
        view("Kd", preset="cirulla_genovese", matta=3),
        "Gino plays the three of coins and takes the seven of cups as a three.",
    ),
    (
        played(1, "Ac", "KdCs2b"),
        view(preset="scopa_assi_libera"),
        "Gino plays the ace of cups and takes the whole table: king, knight and two.",
    ),
    (
        played(1, "Ac", ""),
        view(preset="scopa_assi_circolo"),
        "Gino plays the ace of cups on the bare table and keeps it.",
    ),
    (
        played(1, "6c", "6d", sweep=True),
        view("", preset="scopa_assi_circolo"),
        "Scopa! Gino takes the six of coins with the six of cups, the last card on the table.",
    ),
    (Won(0, "cappotto"), view(preset="cirulla_genovese"), "All ten coins in one deal: you win the match."),
    (
        Leftovers(0, cards("Ad5c")),
        view(seats=4),
        "You and Pina took last and get what is left: five and ace.",
    ),
    (
        Leftovers(1, cards("Ad5c")),
        view(seats=6),
        "Gino, Marco and Ugo took last and get what is left: five and ace.",
    ),
    (
        Counted((points(3), points(0)), ((), ()), ((), ()), (9, 6)),
        view(seats=4),
        "The deal is counted: you and Pina 3, Gino and Marco 0. In the match: you and Pina 9, Gino and Marco 6.",
    ),
    (
        Counted((EMPTY, points(2), points(1)), ((), (), ()), ((), (), ()), (1, 2, 3)),
        view(seats=3),
        "The deal is counted: you 0, Gino 2, Pina 1. In the match: you 1, Gino 2, Pina 3.",
    ),
    (Won(1, "target"), view(seats=4, scores=(8, 11)), "Gino and Marco win the match with 11 points."),
]


@pytest.mark.parametrize(("event", "seen", "sentence"), SCOPA + OTHERS)
def test_events_are_told(event: Event, seen: Observation, sentence: str) -> None:
    assert told(ENGLISH, event, NAMES, seen) == sentence


def test_french_packs_are_told_in_their_own_words() -> None:
    assert told(ENGLISH, played(1, "Cd", "Cc"), NAMES, view("Kd"), "french") == (
        "Gino plays the queen of diamonds and takes the queen of hearts."
    )
    assert told(ENGLISH, Won(1, "cappotto"), NAMES, view(), "french") == (
        "All ten diamonds in one deal: Gino wins the match."
    )


def test_sides_of_three_are_not_listed_by_all_their_names() -> None:
    text = told(ENGLISH, Counted((points(3), points(1)), ((), ()), ((), ()), (9, 6)), NAMES, view(seats=6))
    assert text == "The deal is counted: your side 3, their side 1. In the match: your side 9, their side 6."


def test_sides_are_named_with_the_viewer_first() -> None:
    assert [side_name(ENGLISH, side, NAMES, view(seats=6)) for side in (0, 1)] == [
        "you, Pina and Lia",
        "Gino, Marco and Ugo",
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches_are_told_in_whole_sentences(preset: str) -> None:
    for seats in PRESETS[preset].options.get("players", (2, 3, 4, 6)):  # type: ignore[attr-defined]
        for event, seen in happenings(preset, seats, seed=seats):
            sentence = told(ENGLISH, event, NAMES, seen)
            assert re.fullmatch(r"[A-Z][^{}]*[.!]", sentence), sentence
            assert not re.search(r"\w\.\w|  | ,| \.", sentence), sentence


def test_a_name_with_braces_does_no_harm() -> None:
    assert told(ENGLISH, played(1, "Kc"), ("", "{0}{x"), view("Kc")) == "{0}{x lays the king of cups."
