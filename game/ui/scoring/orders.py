"""What the controls of the score keeper mean for the score."""

from collections.abc import Callable
from typing import Final

from game.ui.scoring.categories import NUMBERS, run_of
from game.ui.scoring.desk import WAYS, Desk
from game.ui.scoring.primiera import cell_cards

SAY: Final = "say-"


def obey(desk: Desk, key: str, value: str) -> bool:
    """Do what a control told, ``value`` empty for a button; False if it does not concern the score."""
    if key.startswith(SAY):
        if value:
            _say(desk, key.removeprefix(SAY), int(value))
    elif key in _ORDERS:
        _ORDERS[key](desk, value)
    else:
        return False
    return True


def _say(desk: Desk, category: str, value: int) -> None:
    """The chosen side says something of its pile."""
    if category == "tied":
        desk.tie(bool(value))
    elif category == "run":
        desk.say(run=run_of(value))
    else:
        desk.say(**{category: value if category in NUMBERS else bool(value)})


def _type(desk: Desk, character: str) -> None:
    if character == "erase":
        desk.erase()
    else:
        desk.type(character)


def _finish(desk: Desk) -> None:
    if not desk.over:
        desk.finish()


_ORDERS: Final[dict[str, Callable[[Desk, str], object]]] = {
    "side": lambda desk, value: desk.choose(int(value)),
    "whose": lambda desk, value: desk.choose(int(value)),
    "others": lambda desk, value: desk.choose(int(value) + -(-len(desk.tally.parties) // 2)),
    "way": lambda desk, value: desk.enter_by(WAYS[int(value)]),
    "type": _type,
    "quick": lambda desk, value: desk.quick(int(value)),
    "card": lambda desk, value: desk.pick(cell_cards(desk.tally.rules, int(value))),
    "edit": lambda desk, value: desk.edit(int(value)),
    "open": lambda desk, value: desk.open(int(value)),
    "add": lambda desk, _: desk.add(),
    "finish": lambda desk, _: _finish(desk),
    "enter": lambda desk, _: _finish(desk) if desk.points is None else desk.add(),
    "next": lambda desk, _: desk.step(1),
    "undo": lambda desk, _: desk.undo(),
    "leave": lambda desk, _: desk.leave(),
    "remove_round": lambda desk, _: desk.remove_round(),
}
