"""The proof of a seal can be read to the last digit and card, and a wrong one cannot be overlooked."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import Deal
from game.engine.cards import name
from game.engine.shuffle import seal
from game.ui.draw import Label, Rect, Sprite
from game.ui.furniture import hint_height
from game.ui.inputs import Key, Press, Release
from game.ui.theme import CARD_RATIO, TERRA, TERRA_LO
from game.ui.trust.digits import GROUP, digit_lines, groups
from game.ui.trust.pack import card_height, pack_height, pack_items
from game.ui.trust.proof import SealProof
from tests.ui.positions import ENGLISH, SIZES, faults, labels, stage

SEALED = seal(Random(3).randbytes)
WINDOWS = [(*size, text) for size in SIZES for text in (1.0, 1.5)]


def deal(cut: int = 17) -> Deal:
    return SEALED.deal(cut, shown=True)


def forged() -> Deal:
    """A deal whose seal differs in its second group."""
    true = deal()
    assert true.fair is not None
    digits = true.fair.commitment
    return replace(true, fair=replace(true.fair, commitment=digits[:8] + digits[8:16][::-1] + digits[16:]))


DEALS = {"agrees": deal(), "differs": forged(), "later": SEALED.deal(17), "none": Deal(deal().deck)}


def cards(proof: SealProof) -> list[Sprite]:
    return [item for item in proof.items() if isinstance(item, Sprite)]


def digits(proof: SealProof) -> list[Label]:
    return [
        label
        for label in labels(proof.items())
        if len(label.text) == GROUP and set(label.text) <= set("0123456789abcdef")
    ]


def place(sprite: Sprite) -> Rect:
    width = sprite.height * CARD_RATIO
    return Rect(sprite.x - width / 2, sprite.y - sprite.height / 2, width, sprite.height)


@pytest.mark.parametrize("state", DEALS)
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_it_fits_every_window(state: str, width: int, height: int, text: float) -> None:
    on = stage(width, height, text)
    proof = SealProof(on, DEALS[state])
    floor = height - hint_height(on.scale)
    assert faults(proof.items(), width, floor) == []
    lying = [place(card) for card in cards(proof)]
    assert not any(one.overlaps(other) for one, other in combinations(lying, 2))
    assert all(card.x >= 0 and card.right <= width and card.bottom <= floor for card in lying)
    assert not any(card.contains(label.x, label.y) for card in lying for label in labels(proof.items()))


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nonce_hash_and_seal_are_there_whole(width: int, height: int, text: float) -> None:
    proof = SealProof(stage(width, height, text), deal())
    shown = "".join(label.text for label in digits(proof))
    assert shown == SEALED.nonce + SEALED.commitment + SEALED.commitment


@pytest.mark.parametrize("cut", [1, 14, 17, 28, 39])
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_the_pack_lies_there_in_its_order_with_the_lifted_cards_higher(
    cut: int, width: int, height: int, text: float
) -> None:
    found = cards(SealProof(stage(width, height, text), deal(cut)))
    assert [card.face for card in found] == [name(card) for card in SEALED.pack]
    assert [card.lift for card in found[:cut]] == [1.0] * cut and {card.lift for card in found[cut:]} == {0.3}
    assert found[cut - 1].y < found[cut].y
    assert found[0].height >= 30


def test_the_place_of_the_cut_is_told_in_words() -> None:
    texts = [label.text for label in labels(SealProof(stage(), deal(1)).items())]
    assert ENGLISH.plural("fair.proof.cut", 1) in texts


def test_a_seal_that_agrees_says_so_and_nothing_warns() -> None:
    proof = SealProof(stage(), deal())
    assert proof.agrees
    assert labels(proof.items())[0].text == ENGLISH.text("fair.proof.agrees.title")
    assert not any(label.colour in (TERRA, TERRA_LO) for label in labels(proof.items()))


def test_a_seal_that_does_not_agree_warns_and_shows_where() -> None:
    proof = SealProof(stage(), forged())
    assert not proof.agrees
    assert labels(proof.items())[0].text == ENGLISH.text("fair.proof.differs.title")
    wrong = [label for label in digits(proof) if label.colour == TERRA_LO]
    assert len(wrong) == 2 and all(label.weight == "bold" for label in wrong)
    assert wrong[0].text == wrong[1].text[::-1] == SEALED.commitment[8:16]


@pytest.mark.parametrize("state", ["later", "none"])
def test_without_a_proof_no_card_is_shown(state: str) -> None:
    proof = SealProof(stage(), DEALS[state])
    assert not proof.agrees and cards(proof) == []
    assert labels(proof.items())[0].text == ENGLISH.text(f"fair.proof.{state}.title")
    shown = "".join(label.text for label in digits(proof))
    assert shown == (SEALED.commitment if state == "later" else "")


def test_it_is_left_by_keys_and_by_the_pointer() -> None:
    proof = SealProof(stage(), deal())
    assert proof.handle(Key("enter")) == "close" and proof.handle(Key("escape")) == "close"
    proof.handle(Key("tab"))
    assert proof.handle(Key("enter")) == "fair"
    for text, answer in (("Is it fair?", "fair"), ("Close", "close")):
        spot = next(label for label in labels(proof.items()) if label.text == text)
        assert proof.handle(Press(spot.x, spot.y)) is None
        assert proof.handle(Release(spot.x, spot.y)) == answer
    assert proof.handle(Press(1, 1)) is None and proof.handle(Release(1, 1)) is None


def test_it_goes_on_in_another_window() -> None:
    proof = SealProof(stage(), deal())
    proof.resize(stage(960, 600, 1.5))
    assert proof.items() == SealProof(stage(960, 600, 1.5), deal()).items()


@given(st.integers(100, 2000), st.integers(10, 40))
@settings(max_examples=40)
def test_digits_stand_in_columns_of_equal_lines(width: int, size: int) -> None:
    lines, height = digit_lines(stage(), 0, 0, width, SEALED.nonce, size)
    assert tuple(label.text for label in lines) == groups(SEALED.nonce)
    rows = [sum(label.y == y for label in lines) for y in {label.y for label in lines}]
    assert len(set(rows)) == 1
    assert max(label.y for label in lines) < height
    assert rows[0] == 1 or max(label.x + len(label.text) * label.size * 0.5 for label in lines) <= width + 0.01


@given(st.floats(200, 3000), st.floats(30, 2000), st.sampled_from((0.75, 1.0, 2.7)), st.integers(1, 39))
@settings(max_examples=60)
def test_a_pack_keeps_to_its_place(width: float, height: float, unit: float, lifted: int) -> None:
    card = card_height(width, height, unit)
    if card < 8:
        return
    assert pack_height(width, card, unit) <= height + 1
    items = pack_items(Rect(10, 20, width, height), card, unit, SEALED.pack, lifted)
    lying = [place(item) for item in items if isinstance(item, Sprite)]
    assert len(lying) == 40 and len(items) == 41
    assert all(one.x >= 9 and one.right <= 11 + width and one.bottom <= 21 + height for one in lying)
    assert not any(one.overlaps(other) for one, other in combinations(lying, 2))
