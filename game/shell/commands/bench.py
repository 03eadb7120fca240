"""``bench``: how quick the game is on this machine, each figure beside plain code measured in the same run."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

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
from game.shell.commands.naive import naive_captures, naive_deal
from game.shell.resources import SOURCE

SECONDS = 1.0
TURNS = 1_000_000
CROWD = 16
STARTS = 5

Figures = dict[str, float]


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
    begin = perf_counter()
    while (passed := perf_counter() - begin) < SECONDS:
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


def _milliseconds(tasks: list[Callable[[], object]]) -> float:
    times = []
    for task in tasks:
        begin = perf_counter()
        task()
        times.append(1000 * (perf_counter() - begin))
    return round(median(times), 3)


def _thinking() -> dict[str, Figures | float]:
    """Milliseconds a move of the strongest level in every recommended game, and a loop that tells the machine."""
    begin = perf_counter()
    turn = 1
    for _ in range(TURNS):
        turn = (turn * 3 + 1) & 1048575
    loop = 1000 * (perf_counter() - begin)
    games = [preset.id for preset in PRESETS.values() if preset.recommended]
    return {"million_turns_ms": round(loop, 1), **{game: _moves(game) for game in games}}


def _moves(game: str) -> Figures:
    rules = ruleset(game, target=1)
    times: list[float] = []
    for seed in range(4):
        marks: list[float] = []

        def now(marks: list[float] = marks) -> float:
            marks.append(perf_counter())
            return marks[-1]

        play_match(rules, OFFERED[-1:] * min(rules.tables), 0, seed, partial(seeded_pack, seed), now)
        times += [1000 * (after - before) for before, after in zip(marks[::2], marks[1::2], strict=True)]
    return {"mean_ms": round(sum(times) / len(times), 3), "worst_ms": round(max(times), 3)}


def _drawing() -> dict[str, dict[str, float]]:
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    import pygame

    from game.shell.frame_figures import frame_figures

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
    figures = {"start_ms": _milliseconds([partial(_spawn, [*program, "--version"])] * STARTS)}
    if not frozen:
        figures["python_ms"] = _milliseconds([partial(_spawn, [sys.executable, "-c", ""])] * STARTS)
    return figures


def _spawn(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
