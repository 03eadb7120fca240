"""What places are called, and what is wrong with a position, to the person who sets it up and sits at seat 0."""

from collections.abc import Sequence

from game.engine.ruleset import RuleError
from game.engine.state import sides
from game.match.i18n import Words
from game.ui.sayings import say

OWN = 0


def hand_name(words: Words, seat: int, names: Sequence[str]) -> str:
    """Somebody's hand: "your hand"."""
    return words.text("placing.hand.you") if seat == OWN else words.text("placing.hand.other", name=names[seat])


def pile_name(words: Words, side: int, names: Sequence[str]) -> str:
    """A side's pile: "your pile"."""
    return _of_side(words, "placing.pile", side, names)


def sweeps_name(words: Words, side: int, names: Sequence[str]) -> str:
    """A side's sweeps: "Your sweeps"."""
    return _of_side(words, "placing.sweeps", side, names)


def _of_side(words: Words, stem: str, side: int, names: Sequence[str]) -> str:
    if len(sides(len(names))) < len(names):
        return words.text(f"{stem}.ours" if side == OWN else f"{stem}.theirs")
    return words.text(f"{stem}.you") if side == OWN else words.text(f"{stem}.other", name=names[side])


def trouble(words: Words, wrong: RuleError, names: Sequence[str]) -> str:
    """What is wrong, with the people's names."""
    values = {key: str(value) for key, value in wrong.values.items()}
    count = len(sides(len(names)))
    seat, side = wrong.values.get("seat"), wrong.values.get("side")
    if isinstance(seat, int):
        values["hand"], values["pile"] = hand_name(words, seat, names), pile_name(words, seat % count, names)
    if isinstance(side, int):
        values["pile"] = pile_name(words, side, names)
    return say(words, f"placing.wrong.{wrong.key.rpartition('.')[2]}", **values)


def places_of(wrong: RuleError, sides_count: int) -> tuple[str, ...]:
    """The places where something is wrong."""
    seat, side = wrong.values.get("seat"), wrong.values.get("side")
    if isinstance(side, int):
        return (f"pile{side}",)
    if isinstance(seat, int):
        return (f"pile{seat % sides_count}",) if wrong.key.endswith("taker") else (f"hand{seat}",)
    return ("stock",) if wrong.key.endswith("stock") else ()
