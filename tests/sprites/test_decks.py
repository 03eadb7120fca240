"""Every card says what it is: by the number of its signs, its index, its inks."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from sprites.draw import DECKS, SUITS, card_svg
from sprites.draw.eyesight import EYES, distances
from sprites.draw.indices import label_of
from sprites.draw.palette import BLUE, GREEN, INK, RED
from sprites.draw.pips import LAYOUTS, sign
from sprites.draw.suits import SUIT_INK
from tests.sprites.drawn import EVERY_CARD, card

LEAST_DISTANCE = 14  # between two suit inks, for any eyes


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("suit", SUITS.values())
def test_a_pip_card_has_as_many_signs_as_its_rank(deck: str, suit: str) -> None:
    layouts = LAYOUTS[deck][suit]
    assert {rank: len(places) for rank, places in layouts.items()} == {rank: rank for rank in range(2, 8)}
    assert all(len({place[:2] + place[3:] for place in places}) == len(places) for places in layouts.values())


@pytest.mark.parametrize("deck", DECKS)
def test_the_signs_are_really_drawn(deck: str) -> None:
    for code, suit in SUITS.items():
        for rank, places in LAYOUTS[deck][suit].items():
            svg = card(deck, f"{rank}{code}", "none", False)
            drawn = sum(svg.count(sign(deck, suit, rank, size)) for size in {place[2] for place in places})
            special = (suit, rank) == ("coins", 7)  # one of them is the sun, or the shining diamond
            assert drawn == rank - special, (suit, rank)


@pytest.mark.parametrize(
    ("deck", "style", "labels"),
    [
        ("italian", "numbers", "1 2 3 4 5 6 7 8 9 10"),
        ("italian", "letters", "A 2 3 4 5 6 7 F C R"),
        ("italian", "large", "1 2 3 4 5 6 7 8 9 10"),
        ("spanish", "numbers", "1 2 3 4 5 6 7 10 11 12"),
        ("spanish", "letters", "A 2 3 4 5 6 7 S C R"),
        ("spanish", "large", "1 2 3 4 5 6 7 10 11 12"),
        ("french", "numbers", "1 2 3 4 5 6 7 8 9 10"),
        ("french", "letters", "A 2 3 4 5 6 7 J Q K"),
        ("french", "large", "A 2 3 4 5 6 7 J Q K"),
    ],
)
def test_what_the_index_says(deck: str, style: str, labels: str) -> None:
    assert " ".join(label_of(deck, rank, style) for rank in "A234567JCK") == labels


def test_suits_are_told_apart_by_any_eyes() -> None:
    for eyes in (None, *EYES):
        assert min(distances(eyes).values()) > LEAST_DISTANCE, eyes


@pytest.mark.parametrize("deck", DECKS)
def test_the_frame_has_the_ink_of_the_suit(deck: str) -> None:
    for code, suit in SUITS.items():
        assert f'stroke="{SUIT_INK[suit]}" stroke-width="5"' in card(deck, f"5{code}", "none", False)


@pytest.mark.parametrize(("suit", "ink"), [("d", RED), ("c", RED), ("s", INK), ("b", INK)])
def test_french_suits_may_be_red_and_black(suit: str, ink: str) -> None:
    for rank in ("7", "K"):
        svg = card_svg("french", rank + suit, "letters", two_colours=True)
        assert f'stroke="{ink}" stroke-width="5"' in svg
        assert rank == "K" or not {BLUE, GREEN} & set(re.findall(r"#[0-9a-f]{6}", svg))


@pytest.mark.parametrize("deck", ["italian", "spanish"])
def test_latin_suits_keep_their_inks(deck: str) -> None:
    assert card_svg(deck, "5s", "none", two_colours=True) == card(deck, "5s", "none", False)


def test_a_card_drawn_beside_others_in_threads_is_the_same() -> None:
    with ThreadPoolExecutor(4) as pool:
        keys = EVERY_CARD[:: len(EVERY_CARD) // 80]
        assert list(pool.map(lambda key: card_svg(*key), keys)) == [card(*key) for key in keys]
