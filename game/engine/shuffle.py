"""The fair deal: a shuffle that is promised before the cut and can be checked after the deal."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from game.engine.actions import Deal, Fair
from game.engine.cards import DECK, Card, names

Source = Callable[[int], bytes]
"""Gives so many unpredictable bytes."""

NONCE_BYTES = 32
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Sealed:
    """A shuffled pack before the cut, its secret nonce (64 hex digits) and the commitment that binds the dealer."""

    pack: tuple[Card, ...]
    nonce: str
    commitment: str

    def deal(self, place: int, *, shown: bool = False) -> Deal:
        """The deal of this pack cut at a place; ``shown`` adds the proof that must wait until the deal is over."""
        fair = Fair(self.commitment, self.nonce, place) if shown else Fair(self.commitment)
        return Deal(cut(self.pack, place), fair)


def seal(source: Source) -> Sealed:
    """Shuffle a pack and commit to it."""
    pack = shuffled(source)
    nonce = source(NONCE_BYTES)
    return Sealed(pack, nonce.hex(), commitment(pack, nonce))


def shuffled(source: Source) -> tuple[Card, ...]:
    """The forty cards in an order of which every one is equally likely."""
    pack = list(DECK)
    for last in range(len(pack) - 1, 0, -1):
        other = below(last + 1, source)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def cut_place(source: Source) -> int:
    """How many cards an automatic cut lifts, 1 to 39, each equally likely."""
    return 1 + below(len(DECK) - 1, source)


def below(limit: int, source: Source) -> int:
    """A number from 0 to under ``limit`` (at most 256), each equally likely."""
    # Bytes above the last full multiple would favour small numbers, so they are drawn again.
    fair_bytes = 256 - 256 % limit
    while (drawn := source(1)[0]) >= fair_bytes:
        pass
    return drawn % limit


def cut(pack: Sequence[Card], place: int) -> tuple[Card, ...]:
    """The pack with its top ``place`` cards, 1 to 39, put to the bottom.

    Raises ValueError for any other place.
    """
    if not 1 <= place < len(DECK):
        raise ValueError(place)
    return (*pack[place:], *pack[:place])


def commitment(pack: Sequence[Card], nonce: bytes) -> str:
    """What binds the dealer to a pack before the cut: SHA-256 of the nonce and the codes of the cards."""
    return sha256(nonce + names(pack, " ").encode("ascii")).hexdigest()


def well_formed(fair: Fair) -> bool:
    """Whether the parts that are there have the form of a commitment, a nonce and a cut."""
    return all(part is None or _HEX.fullmatch(part) for part in (fair.commitment, fair.nonce)) and (
        fair.cut is None or 1 <= fair.cut < len(DECK)
    )


@dataclass(frozen=True, slots=True)
class Proof:
    """The seal as it was shown, the nonce, the pack before the cut, the cards lifted, and the hash of the two now."""

    seal: str
    nonce: str
    pack: tuple[Card, ...]
    cut: int
    computed: str

    @property
    def agrees(self) -> bool:
        """Whether the dealer kept the promise of the seal."""
        return self.computed == self.seal


def proof(deal: Deal) -> Proof | None:
    """The proof of a deal; None for a pack that was not sealed, or whose nonce and cut are not told yet or nonsense."""
    fair = deal.fair
    if fair is None or fair.nonce is None or fair.cut is None or not well_formed(fair):
        return None
    pack = cut(deal.deck, len(DECK) - fair.cut)
    return Proof(fair.commitment, fair.nonce, pack, fair.cut, commitment(pack, bytes.fromhex(fair.nonce)))


def check(deal: Deal) -> bool:
    """Whether a deal with all its proof keeps the promise of its commitment."""
    found = proof(deal)
    return found is not None and found.agrees
