"""Whole matches in a real window, every card moved with a real pointer."""

import subprocess
from dataclasses import replace
from pathlib import Path

from game.engine.actions import Play
from game.engine.record import Record, dumps, steps
from game.engine.state import Phase, State
from tests.e2e.desktop import ATTEMPTS, COMMAND, Desktop, Program, until
from tests.e2e.player import Player
from tests.kept import kept

SIZE = (1280, 800)


class Sitting:
    """A person at the window: sees the table, drags cards, and remembers what was meant."""

    def __init__(self, game: Program, data: Path) -> None:
        self.game, self.data = game, data
        until(lambda: bool(self.record().actions), "the first deal")
        self.player = Player(replace(self.record(), actions=()), SIZE)
        self.meant: list[Play] = []

    def record(self) -> Record:
        """The match as it is kept, under way or finished."""
        records = kept(self.data)
        return records[0] if records else Record("scopa_classica", {}, (), 0, "")

    def made(self) -> list[Play]:
        """What the record says this person played."""
        return [step.action for step in steps(self.record()) if _is_own(step.before) and isinstance(step.action, Play)]

    def play_once(self) -> None:
        """Drag one card to where it takes the most, and see that exactly that was played."""
        self.wait()
        self.player.follow(self.record())
        play, goal = self.player.moves()[0]
        self.meant.append(play)
        for _ in range(ATTEMPTS):
            until(self.game.resting, "a table at rest")
            self.game.drag(self.player.card(play), goal)
            if self._comes(len(self.meant)):
                return
        raise AssertionError(f"{play} was dragged to {goal}, but not played")

    def _comes(self, plays: int) -> bool:
        try:
            until(lambda: len(self.made()) >= plays, "the play in the record", seconds=10)
        except TimeoutError:
            return False
        return True

    def wait(self) -> None:
        """Let the others play, and turn the count over, until it is this person's turn or the match is over."""
        until(self._waited_for, "the others' plays")
        if _is_count(_state(self.record())):
            until(self.game.resting, "the count")
            self.game.press_until("Return", lambda: not _is_count(_state(self.record())))
            until(self._waited_for, "the next deal")

    def _waited_for(self) -> bool:
        state = _state(self.record())
        return _is_own(state) or _is_count(state) or state.phase is Phase.OVER

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return _state(self.record()).phase is Phase.OVER


def _state(record: Record) -> State:
    return [step.after for step in steps(record)][-1]


def _is_own(state: State) -> bool:
    return state.phase is Phase.PLAY and state.turn == 0


def _is_count(state: State) -> bool:
    return state.phase is Phase.DEAL and bool(state.plays)


def _options(data: Path, *more: str) -> tuple[str, ...]:
    return ("--data-dir", str(data), "--size", f"{SIZE[0]}x{SIZE[1]}", *more)


def _match(data: Path, *more: str) -> tuple[str, ...]:
    return _options(data, "--game", "scopa_classica", "--players", "2", "--target", "1", "--deck-seed", "7", *more)


def test_a_match_is_what_was_dragged(desktop: Desktop, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with desktop.play(*_match(data, "--speed", "instant")) as game:
        sitting = Sitting(game, data)
        while not sitting.over:
            sitting.play_once()
            sitting.wait()
        assert sitting.made() == sitting.meant
        until(game.resting, "the end of the match")
        assert game.close() == 0
        assert "Traceback" not in game.words()
    file = tmp_path / "match.json"
    file.write_text(dumps(sitting.record()), "utf-8")
    checked = subprocess.run([*COMMAND, "verify", str(file)], capture_output=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, b"")


def test_a_match_survives_a_power_cut(desktop: Desktop, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with desktop.play(*_match(data, "--speed", "quick")) as game:
        sitting = Sitting(game, data)
        for _ in range(2):
            sitting.play_once()
        sitting.wait()
        game.crash()
    left = sitting.record()
    with desktop.play(*_options(data, "--speed", "quick")) as game:
        assert sitting.record() == left
        menu = game.picture().get_buffer().raw
        game.press_until("Return", lambda: game.picture().get_buffer().raw != menu)
        until(game.resting, "the table as it was")
        sitting.game, sitting.player = game, Player(left, SIZE)
        sitting.play_once()
        assert sitting.made() == sitting.meant
        assert game.close() == 0


def test_a_card_put_back_is_not_played(desktop: Desktop, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with desktop.play(*_match(data, "--speed", "instant")) as game:
        sitting = Sitting(game, data)
        sitting.wait()
        sitting.player.follow(sitting.record())
        before = sitting.record()
        until(game.resting, "a table at rest")
        card = sitting.player.card(sitting.player.moves()[0][0])
        for goal in ((card[0] + 30, card[1] + 20), (SIZE[0] + 100, 300), (-100, 300), (640, SIZE[1] + 60)):
            game.drag(card, goal)
            until(game.resting, "the card back in the hand")
        assert sitting.record() == before
        sitting.play_once()
        assert sitting.made() == sitting.meant
        assert game.close() == 0
