"""A plain loop that tells how quick a machine is at the moment, as a measure for everything else."""

from collections.abc import Callable

TURNS = 1_000_000


def _go_round() -> int:
    turn = 1
    for number in range(TURNS):
        turn = (turn * 3 + number) & 1048575
    return turn


def million_turns(now: Callable[[], float]) -> float:
    """The milliseconds that the loop takes by a clock that tells seconds."""
    begin = now()
    _go_round()
    return 1000 * (now() - begin)
