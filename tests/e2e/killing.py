"""Ends the game without warning at random moments of play, and looks whether it goes on exactly where it was.

``python -m tests.e2e.killing --times 200`` plays by itself, without a window, and is killed 200 times. The game notes
every match that it has kept, after it was kept. So the next start must find the last one noted, or that one with one
more action: kept, but not noted any more. All records that it finds are verified.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from game.engine.actions import Play
from game.engine.play import legal
from game.engine.record import Record, loads, verify
from game.match.match import Match
from game.match.setup import YOU, Place, Setup
from game.shell.app import App
from game.shell.options import PlayOptions
from game.shell.window import start_display
from game.ui.scenes.count import CountScene

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "tests.e2e.killing")
NOTES = "notes.jsonl"
PATIENCE = 60.0
MOST = 25
"""The end comes after at most so many actions, and then within a moment."""

A_MOMENT = 0.1
START = 1.0
FRESH = 0.1
"""How often the end comes instead within the first second or so, perhaps while the game is still starting."""


class Player:
    """Plays match after match in the folder, and notes what has been kept."""

    def __init__(self, folder: Path) -> None:
        self._notes = os.open(folder / NOTES, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        start_display(offscreen=True)
        self._app = App(PlayOptions(data_dir=folder / "data", speed="instant", size=(960, 600), offscreen=True))
        self._game = self._app.game
        self._game.change("cut", "auto")
        keep = self._game.keeper.match

        def kept(match: Match) -> None:
            keep(match)
            self._note("kept", match.text)

        self._game.keeper.match = kept  # type: ignore[method-assign]

    def note_start(self) -> None:
        """Note what there was when the game started."""
        history = self._game.keeper.history
        self._note("finished", *history.export())
        under_way = history.unfinished().match
        self._note("found", "" if under_way is None else under_way.text)

    def play(self) -> None:
        """Play until the end comes, or nobody is there any more to bring it."""
        whose = os.getppid()
        if self._game.keeper.unfinished() is None:
            self._begin()
        else:
            self._game.resume()
        while os.getppid() == whose:
            self._app.frame(())
            self._act()

    def close(self) -> None:
        """End the game as people do."""
        self._app.close()

    def _begin(self) -> None:
        self._game.begin(Setup(seats=(YOU, Place("ai", "greedy")), options={"target": 11}))

    def _act(self) -> None:
        game, sitting = self._game, self._game.sitting
        assert sitting is not None
        if isinstance(game.scene, CountScene):
            self._begin() if sitting.over else game._ways["count_done"](game)
        elif game.scene is sitting.table and sitting.table.my_turn and not sitting.table.busy:
            plays = [action for action in legal(sitting.host.observation) if isinstance(action, Play)]
            sitting.submit(plays[len(plays) // 2], game.now)

    def _note(self, kind: str, *texts: str) -> None:
        os.write(self._notes, (json.dumps([kind, *texts]) + "\n").encode())


class Witness:
    """Reads the notes and says what does not hold."""

    def __init__(self, folder: Path) -> None:
        self.faults: list[str] = []
        self.starts = self.actions = 0
        self._kept: Record | None = None
        self._finished = 0
        self._path = folder / NOTES
        self._place = 0

    def read(self) -> None:
        """Take the notes that were completed since the last time."""
        if not self._path.exists():
            return
        with self._path.open("rb") as notes:
            notes.seek(self._place)
            lines = notes.read().split(b"\n")[:-1]
        self._place += sum(len(line) + 1 for line in lines)
        take: dict[str, Callable[..., None]] = {
            "kept": self._kept_noted,
            "finished": self._finished_noted,
            "found": self._found_noted,
        }
        for kind, *texts in map(json.loads, lines):
            take[kind](*texts)

    def _kept_noted(self, text: str) -> None:
        self.actions += 1
        self._kept = loads(text).record
        if '"winner"' in text:
            self._finished, self._kept = self._finished + 1, None

    def _finished_noted(self, *files: str) -> None:
        texts = [line for file in files for line in file.splitlines()]
        self._verify(*texts)
        # A match that ended, and was not noted any more, is finished now.
        if len(texts) == self._finished + 1 and self._kept is not None:
            self._follows(loads(texts[-1]).record)
            self._finished, self._kept = len(texts), None
        elif len(texts) != self._finished:
            self.faults.append(f"start {self.starts + 1}: {len(texts)} finished matches, not {self._finished}")

    def _found_noted(self, text: str) -> None:
        self.starts += 1
        if text:
            self._verify(text)
            self._follows(loads(text).record)
            self._kept = loads(text).record
        elif self._kept is not None:
            self.faults.append(f"start {self.starts}: the match under way is gone")

    def _follows(self, found: Record | None) -> None:
        """What was found is what was kept, or what was kept right after it."""
        if found is None:
            return
        before = self._kept.actions if self._kept is not None else ()
        more = len(found.actions) - len(before)
        same = self._kept is None or (found.started, found.seats) == (self._kept.started, self._kept.seats)
        if not same or more not in (0, 1) or found.actions[: len(before)] != before:
            self.faults.append(f"start {self.starts}: {more} more actions than kept, or others")

    def _verify(self, *texts: str) -> None:
        self.faults += [
            f"start {self.starts + 1}: {fault.key} {fault.values}" for text in texts for fault in verify(text)
        ]


def end_it(folder: Path, witness: Witness, dice: random.Random) -> None:
    """Start the game, let it play for a while, and kill it."""
    with (folder / "said.log").open("ab") as said:
        game = subprocess.Popen([*COMMAND, "--play", str(folder)], stdout=said, stderr=said, cwd=ROOT)
    if dice.random() < FRESH:
        time.sleep(START * dice.random())
    else:
        starts, actions = witness.starts, witness.actions + dice.randrange(MOST)
        begun = time.monotonic()
        while witness.starts == starts or witness.actions < actions:
            if game.poll() is not None or time.monotonic() - begun > PATIENCE:
                raise AssertionError((folder / "said.log").read_text("utf-8", "replace"))
            time.sleep(0.005)
            witness.read()
        time.sleep(A_MOMENT * dice.random())
    game.send_signal(signal.SIGKILL)
    game.wait()
    witness.read()


def kill(folder: Path, times: int, seed: int) -> Iterator[Witness]:
    """Kill the game so many times, and once more let it start and end in peace; what is known after each."""
    dice, witness = random.Random(seed), Witness(folder)
    for _ in range(times):
        end_it(folder, witness, dice)
        yield witness
    subprocess.run([*COMMAND, "--look", str(folder)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    witness.read()
    yield witness


def main(arguments: Sequence[str]) -> int:
    """0 if the game always went on where it was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--look", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if given.play or given.look:
        player = Player(given.play or given.look)
        player.note_start()
        if given.play:
            player.play()
        player.close()
        return 0
    with tempfile.TemporaryDirectory() as folder:
        for ends, witness in enumerate(kill(Path(folder), given.times, given.seed), 1):
            if witness.faults or ends > given.times:
                break
    print("\n".join(witness.faults))
    print(f"killed {min(ends, given.times)} times, {witness.starts} starts seen, {witness.actions} actions kept")
    return 1 if witness.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
