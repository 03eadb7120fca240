"""The fair deal: an even shuffle, a promise that binds, and a cut."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Deal, Fair
from game.engine.cards import DECK, parse
from game.engine.shuffle import below, check, commitment, cut, cut_place, seal, shuffled

# From the description of the record: this pack, nonce and cut belong to this commitment.
DECK_TEXT = (
    "2s Jd 7c Cc 2d Ks 7s 5d 2b 5s Ac Cd 3s 6b Kd 4c 6c Cb Js 4b "
    "Ad Ab 7d 4s Cs Kc Jb Jc 3d 4d 7b As 6d 5c 5b Kb 6s 3b 2c 3c"
)
FAIR = Fair(
    "32eaeec7de34cd1552df18e6c2b3e8f6c4c0544d310edc8de52a89a6b6fc3b10",
    "78bb6b3d14fcf76f89691141213b759c21f686995018a43b6710a26dd1c6aafa",
    17,
)


def test_known_deal_keeps_its_promise() -> None:
    assert check(Deal(tuple(map(parse, DECK_TEXT.split())), FAIR))


@given(st.integers(0, 2**32))
def test_sealed_packs_can_be_checked_and_not_be_changed(seed: int) -> None:
    chance = Random(seed)
    sealed = seal(chance.randbytes)
    place = cut_place(chance.randbytes)
    deal = sealed.deal(place, shown=True)
    assert sorted(sealed.pack) == list(DECK) and len(sealed.nonce) == 64
    assert sealed.commitment == commitment(sealed.pack, bytes.fromhex(sealed.nonce))
    assert check(deal) and not check(sealed.deal(place))
    one, other = sorted(chance.sample(range(40), 2))
    deck = list(deal.deck)
    deck[one], deck[other] = deck[other], deck[one]
    assert not check(Deal(tuple(deck), deal.fair))
    assert not check(Deal(deal.deck, Fair(sealed.commitment, sealed.nonce, place % 39 + 1)))
    assert not check(Deal(deal.deck, Fair(sealed.commitment, sealed.nonce[::-1] + "0", place)))


def test_a_cut_puts_the_top_to_the_bottom() -> None:
    assert cut(DECK, 1) == (*DECK[1:], 0)
    assert cut(cut(DECK, 17), 23) == DECK
    for place in (0, 40, -1):
        with pytest.raises(ValueError, match=str(place)):
            cut(DECK, place)


@given(st.integers(1, 256))
def test_every_number_is_equally_likely(limit: int) -> None:
    """Over all bytes that count, each number comes up equally often."""
    stream = iter(range(256))
    drawn: Counter[int] = Counter()
    try:
        while True:
            drawn[below(limit, lambda _: bytes([next(stream)]))] += 1
    except StopIteration:
        assert sorted(drawn) == list(range(limit)) and len(set(drawn.values())) == 1


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    source, packs = Random(7).randbytes, 4000
    seen = Counter((place, card) for _ in range(packs) for place, card in enumerate(shuffled(source)))
    expected = packs / 40
    chi_square = sum((seen[place, card] - expected) ** 2 / expected for place in range(40) for card in DECK)
    # 39 x 39 degrees of freedom: mean 1521, standard deviation 55.
    assert abs(chi_square - 1521) < 5 * 55
