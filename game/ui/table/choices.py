"""What a card of the hand can do here, and which of its capture sets the player means."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.engine.actions import Action, Play
from game.engine.cards import Card

CROWDED = 8


@dataclass(frozen=True, slots=True)
class Choice:
    """One card's legal plays: its capture sets in a steady order, and whether it may be laid down.

    ``armed`` is the number of the play that is meant, in the order of ``plays``; ``built`` are the table cards picked
    one by one where sets are too many to mark.
    """

    card: Card
    sets: tuple[tuple[Card, ...], ...]
    may_lay: bool
    armed: int | None = None
    built: frozenset[Card] = frozenset()

    @property
    def crowded(self) -> bool:
        """Whether there are too many sets to outline each."""
        return len(self.sets) > CROWDED

    @property
    def only(self) -> Play | None:
        """The only thing the card can do, if there is but one."""
        if len(self.sets) + self.may_lay != 1:
            return None
        return Play(self.card, self.sets[0] if self.sets else None)

    @property
    def taking(self) -> tuple[Card, ...] | None:
        """The armed set, if a set is armed."""
        return self.sets[self.armed] if self.armed is not None and self.armed < len(self.sets) else None

    @property
    def laying(self) -> bool:
        """Whether laying down is armed although the card could take something."""
        return self.armed is not None and self.armed == len(self.sets)

    @property
    def meant(self) -> Play | None:
        """The play that a drop on the open table makes: the armed one, the only set, or laying down if nothing else."""
        if self.armed is not None:
            return self.plays[self.armed]
        if len(self.sets) == 1:
            return Play(self.card, self.sets[0])
        return None if self.sets or not self.may_lay else Play(self.card, None)

    @property
    def plays(self) -> tuple[Play, ...]:
        """Everything the card can do, captures first."""
        laid = (Play(self.card, None),) if self.may_lay else ()
        return tuple(Play(self.card, taken) for taken in self.sets) + laid

    def step(self, by: int) -> "Choice":
        """The next or previous play armed, round and round; in a crowd only sets that contain what is built."""
        wanted = [index for index, play in enumerate(self.plays) if self.built <= set(play.taken or self.built)]
        if len(wanted) < 2 and not self.built:
            return self
        if self.armed not in wanted:
            return replace(self, armed=wanted[0 if by > 0 else -1])
        return replace(self, armed=wanted[(wanted.index(self.armed) + by) % len(wanted)])

    def number(self, index: int) -> "Choice":
        """The play of this number (from 0) armed, if there is one."""
        return replace(self, armed=index) if 0 <= index < len(self.plays) else self

    def point(self, card: Card | None) -> "Choice":
        """The first set with this table card armed, unless the armed one already has it; None changes nothing."""
        if card is None or (self.armed is not None and card in self.sets[self.armed]):
            return self
        for index, taken in enumerate(self.sets):
            if card in taken and not (self.crowded and not self.built <= set(taken)):
                return replace(self, armed=index)
        return self

    def pick(self, card: Card) -> "Choice":
        """A table card added to, or taken from, the set that is being built, unless no set could then be completed."""
        built = self.built ^ {card}
        fitting = [index for index, taken in enumerate(self.sets) if built <= set(taken)]
        if not fitting:
            return self
        exact = [index for index in fitting if set(self.sets[index]) == built]
        return replace(self, built=built, armed=exact[0] if exact else None)

    @property
    def open_cards(self) -> frozenset[Card]:
        """Table cards that some set still reaches from what is built."""
        return frozenset(card for taken in self.sets if self.built <= set(taken) for card in taken)


def choices(legal: Iterable[Action]) -> dict[Card, Choice]:
    """Each playable card's choice; sets come small ones first, then in card order."""
    sets: dict[Card, list[tuple[Card, ...]]] = {}
    lays: set[Card] = set()
    for action in legal:
        if isinstance(action, Play):
            taken = sets.setdefault(action.card, [])
            if action.taken is None:
                lays.add(action.card)
            else:
                taken.append(action.taken)
    return {
        card: Choice(card, tuple(sorted(taken, key=lambda cards: (len(cards), cards))), card in lays)
        for card, taken in sets.items()
    }
