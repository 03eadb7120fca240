"""``bench``: how quick the game is on this machine, each figure beside plain code measured in the same run."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import get_clock_info, perf_counter, process_time

from game.ai.arena import play_match
from game.ai.levels import OFFERED
from game.engine.actions import Deal
from game.engine.captures import captures
from game.engine.cards import DECK, rank, suit
from game.engine.play import apply, legal, start
from game.engine.shuffle import shuffled
from game.engine.state import Phase
from game.engine.variants import DEFAULT, PRESETS, ruleset
from game.match.packs import seeded_pack
from game.shell.commands.yardsticks import million_turns, naive_captures, naive_deal
from game.shell.resources import SOURCE

SECONDS = 1.0
LOOPS = 3
DEALS = 2
CROWD = 16
STARTS = 5

Figures = dict[str, float]

# What else runs on the machine is not counted, where the system tells it finely enough.
_now = process_time if get_clock_info("process_time").resolution < 0.001 else perf_counter


def run() -> int:
    """Measure everything and print it as one JSON object."""
    figures = {"rules": _rules(), "thinking": _thinking(), "drawing": _drawing(), "start": _start()}
    print(json.dumps(figures, indent=1))
    return 0


def _rules() -> Figures:
    deals, plies = _rates(_engine_deal)
    naive_deals, naive_plies = _rates(naive_deal)
    return {
        "deals_per_s": deals,
        "plies_per_s": plies,
        "naive_deals_per_s": naive_deals,
        "naive_plies_per_s": naive_plies,
        **_crowded(),
    }


def _rates(play_deal: Callable[[Random], int]) -> tuple[float, float]:
    """Deals and plies a second; the function plays one deal and returns its plies."""
    chance = Random(1)
    deals = plies = 0
    begin = _now()
    while (passed := _now() - begin) < SECONDS:
        plies += play_deal(chance)
        deals += 1
    return round(deals / passed, 1), round(plies / passed, 1)


def _engine_deal(chance: Random) -> int:
    """One deal of classic Scopa for two through the rules of the game, every ply at random, with its count."""
    state = start(ruleset(DEFAULT), 2, 0)
    while state.phase is Phase.DEAL:
        state, _ = apply(state, Deal(shuffled(chance.randbytes)))
    while state.phase is Phase.PLAY:
        state, _ = apply(state, chance.choice(legal(state)))
    return len(state.plays)


def _crowded() -> Figures:
    """Milliseconds to find what a king can take from a crowded table without another king."""
    cards = [card for card in DECK if rank(card) < 10]
    tables = [Random(seed).sample(cards, CROWD) for seed in range(5)]
    rules, king = ruleset(DEFAULT), DECK[-1]
    plain = [[(rank(card), suit(card)) for card in table] for table in tables]
    return {
        "crowded_captures_ms": _milliseconds([partial(captures, table, king, rules) for table in tables]),
        "naive_crowded_captures_ms": _milliseconds([partial(naive_captures, (10, 3), table) for table in plain]),
    }


def _milliseconds(tasks: list[Callable[[], object]], now: Callable[[], float] = _now) -> float:
    times = []
    for task in tasks:
        begin = now()
        task()
        times.append(1000 * (now() - begin))
    return round(median(times), 3)


def _thinking() -> dict[str, float | dict[str, Figures]]:
    """How every level thinks in every recommended game, a loop that tells the machine, and the plainest of playouts."""
    loop = round(median(million_turns(_now) for _ in range(LOOPS)), 3)
    games = [preset.id for preset in PRESETS.values() if preset.recommended]
    return {
        "million_turns_ms": loop,
        "naive_deals_per_s": _rates(naive_deal)[0],
        **{game: {level: _moves(game, level, loop) for level in OFFERED} for game in games},
    }


def _moves(game: str, level: str, loop: float) -> Figures:
    """Milliseconds a move, the same in loops, and nodes a second: plays looked at, each in one world."""
    rules = ruleset(game, target=1)
    times: list[float] = []
    nodes = 0
    for seed in range(DEALS):
        marks: list[float] = []

        def now(marks: list[float] = marks) -> float:
            marks.append(_now())
            return marks[-1]

        levels = (level,) * min(rules.tables)
        course = play_match(rules, levels, 0, seed, partial(seeded_pack, seed), now)
        times += [1000 * (after - before) for before, after in zip(marks[::2], marks[1::2], strict=True)]
        nodes += sum(effort.nodes for effort in course.efforts)
    mean, worst = sum(times) / len(times), max(times)
    return {
        "mean_ms": round(mean, 3),
        "worst_ms": round(worst, 3),
        "mean_loops": round(mean / loop, 4),
        "worst_loops": round(worst / loop, 4),
        "nodes_per_s": round(1000 * nodes / sum(times), 1),
    }


def _drawing() -> dict[str, dict[str, float]]:
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    import pygame

    from game.shell.commands.frame_figures import frame_figures

    pygame.display.init()
    pygame.font.init()
    try:
        return frame_figures()
    finally:
        pygame.quit()


def _start() -> Figures:
    """Milliseconds from start to end of the program without a window, beside those of Python alone."""
    frozen = getattr(sys, "frozen", False)
    program = [sys.executable] if frozen else [sys.executable, str(SOURCE / "main.py")]
    figures = {"start_ms": _milliseconds([partial(_spawn, [*program, "--version"])] * STARTS, perf_counter)}
    if not frozen:
        figures["python_ms"] = _milliseconds([partial(_spawn, [sys.executable, "-c", ""])] * STARTS, perf_counter)
    return figures


def _spawn(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
