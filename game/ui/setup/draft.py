"""What has been chosen so far for the next match."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.engine.ruleset import Ruleset
from game.engine.variants import ruleset
from game.match.houserules import OwnRules
from game.match.options import Situation, changed
from game.match.setup import OPPONENT, Place, Setup
from game.ui.setup.games import group_of

MOST_OTHERS = 5


@dataclass(frozen=True, slots=True)
class Draft:
    """A setup while it is made; whatever is chosen, it can be played.

    ``start`` are the options of the chosen rules before house rules changed them, of ``own`` if that names an own set;
    ``options`` all that differs from the preset now. ``others`` are the places of the largest table.
    """

    game: str
    start: Mapping[str, object]
    options: Mapping[str, object]
    own: str
    players: int
    you: Place
    others: tuple[Place, ...]

    @classmethod
    def of(cls, setup: Setup, own: OwnRules | None = None) -> "Draft":
        """Take up a setup; ``own`` is the set of rules it was made from, if that is still there."""
        others = (*setup.seats[1:], *(OPPONENT,) * MOST_OTHERS)[:MOST_OTHERS]
        start, name = ({}, "") if own is None or own.game != setup.game else (own.options, own.name)
        return cls(setup.game, start, dict(setup.options), name, len(setup.seats), setup.seats[0], others)

    @property
    def rules(self) -> Ruleset:
        """The rules with all house rules."""
        return ruleset(self.game, **self.options)

    @property
    def situation(self) -> Situation:
        """What decides which house rules make sense."""
        return Situation(self.rules, ruleset(self.game, **self.start), self.players)

    @property
    def group(self) -> str:
        """The game that is chosen."""
        return group_of(self.game)

    @property
    def changes(self) -> tuple[str, ...]:
        """The house rules that differ from the rules that were chosen."""
        return changed(self.situation)

    @property
    def effective(self) -> dict[str, object]:
        """What differs from the preset and has an effect, the target included."""
        now = replace(self.situation, base=ruleset(self.game))
        target = ("target",) if now.rules.target != now.base.target else ()
        return {option: getattr(now.rules, option) for option in (*changed(now), *target)}

    @property
    def setup(self) -> Setup:
        """The match that would begin now."""
        return Setup(self.game, self.effective, (self.you, *self.others[: self.players - 1]), self.own)

    def with_rules(self, game: str, own: OwnRules | None = None) -> "Draft":
        """Choose another preset or an own set; as many players as before, or as near to that as it allows."""
        start = {} if own is None else own.options
        rules = ruleset(game, **start)
        players = min(rules.tables, key=lambda tables: abs(tables - self.players))
        name = own.name if own else ""
        return replace(self, game=game, start=start, options=dict(start), own=name, players=players)

    def with_option(self, option: str, value: object) -> "Draft":
        """Set one rule."""
        others = {name: kept for name, kept in self.options.items() if name != option}
        plain = getattr(ruleset(self.game), option)
        return replace(self, options=others if value == plain else {**others, option: value})

    def with_players(self, players: int) -> "Draft":
        """Choose the number of players."""
        return replace(self, players=players)

    def with_place(self, seat: int, place: Place) -> "Draft":
        """Choose who sits at a seat, counted from 1."""
        return replace(self, others=(*self.others[: seat - 1], place, *self.others[seat:]))

    def reset(self) -> "Draft":
        """Undo all house rules; the target stays."""
        kept = {"target": self.rules.target}
        return replace(self, options=dict(self.start)).with_option("target", kept["target"])
