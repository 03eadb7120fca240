"""What shows that a dealer kept the promise of the seal."""

from dataclasses import dataclass

from game.engine.actions import Deal
from game.engine.cards import DECK, Card
from game.engine.shuffle import check, commitment, cut, well_formed


@dataclass(frozen=True, slots=True)
class Proof:
    """The seal as it was shown, the nonce, the pack before the cut, the cards lifted, and the hash of the two now."""

    seal: str
    nonce: str
    pack: tuple[Card, ...]
    cut: int
    computed: str
    agrees: bool


def proof(deal: Deal) -> Proof | None:
    """The proof of a deal; None for a pack that was not sealed, or whose nonce and cut are not told yet or nonsense."""
    fair = deal.fair
    if fair is None or fair.nonce is None or fair.cut is None or not well_formed(fair):
        return None
    pack = cut(deal.deck, len(DECK) - fair.cut)
    computed = commitment(pack, bytes.fromhex(fair.nonce))
    return Proof(fair.commitment, fair.nonce, pack, fair.cut, computed, check(deal))
