"""What is done to a position while it is set up, every step to be taken back."""

from dataclasses import replace
from random import Random

from game.engine.cards import Card
from game.engine.position import MidDeal
from game.engine.ruleset import RuleError, Ruleset
from game.match.placing import Placing, random_placing


class Desk:
    """A position, what it was like before, and what is wrong with it."""

    def __init__(self, rules: Ruleset, seats: int, chance: Random, placing: Placing | None) -> None:
        self.rules, self._seats, self._chance = rules, seats, chance
        self.placing = placing or Placing.empty(rules, seats)
        self._before: list[Placing] = []
        self.wrong: RuleError | None = self.placing.wrong(rules)

    @property
    def begun(self) -> MidDeal:
        """The position to play, with all that was left open dealt by chance."""
        return self.placing.begun(self.rules, self._chance)

    @property
    def bare(self) -> bool:
        """Whether nothing was put anywhere."""
        return len(self.placing.stock) == sum(map(len, self.placing.places.values()))

    @property
    def can_undo(self) -> bool:
        """Whether there is something to be taken back."""
        return bool(self._before)

    def put(self, card: Card, place: str) -> None:
        """Put a card somewhere."""
        self._become(self.placing.put(card, place))

    def set(self, key: str, value: int) -> None:
        """Give what is no card another value: the turn, the dealer, who captured last (0: nobody), a side's sweeps."""
        now = self.placing
        match key:
            case "turn":
                self._become(replace(now, turn=value))
            case "dealer":
                self._become(replace(now, dealer=value))
            case "taker":
                self._become(replace(now, taker=value - 1 if value else None))
            case _:
                side = int(key.removeprefix("sweeps"))
                sweeps = tuple(value if place == side else number for place, number in enumerate(now.sweeps))
                self._become(replace(now, sweeps=sweeps))

    def clear(self) -> None:
        """Put all cards back into the stock."""
        self._become(Placing.empty(self.rules, self._seats))

    def random(self) -> None:
        """Take a position out of a random deal."""
        self._become(random_placing(self.rules, self._seats, self._chance))

    def rest(self) -> bool:
        """Deal from the stock what hands lack; whether that was possible."""
        if self.placing.sizes(self.rules, open_only=False) is None:
            return False
        self._become(self.placing.filled(self.rules, self._chance, open_only=False))
        return True

    def undo(self) -> None:
        """Take the last change back."""
        if self._before:
            self.placing = self._before.pop()
            self.wrong = self.placing.wrong(self.rules)

    def _become(self, placing: Placing) -> None:
        if placing != self.placing:
            self._before.append(self.placing)
            self.placing = placing
            self.wrong = placing.wrong(self.rules)
