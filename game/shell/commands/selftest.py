"""The game tries itself: a whole match played with a mouse against the thinking process, and every file opened."""

import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from game.engine.actions import Play
from game.engine.cards import NAMES, name
from game.engine.play import legal
from game.engine.record import loads, replay, verify
from game.match.i18n import LANGUAGES
from game.shell.app import App
from game.shell.audio import unreadable
from game.shell.cards import CardLook, card_body
from game.shell.options import PlayOptions, TableOptions
from game.shell.resources import FAMILIES, WEIGHTS, font_file, resource
from game.shell.window import start_display
from game.shell.words import words
from game.ui.scenes.count import CountScene

LONGEST = 400_000
SEED = 11
STYLES = {"italian": "numbers", "spanish": "numbers", "french": "letters"}


class FailedError(Exception):
    """Something did not hold."""


def selftest(options: PlayOptions) -> int:
    """Try everything and say so; 0 only if all held."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    try:
        with tempfile.TemporaryDirectory() as folder:
            for check in (_match, _again, _pictures, _sounds, _fonts, _catalogues):
                print(check(replace(options, data_dir=Path(folder))))
    except FailedError as failure:
        print(f"failed: {failure}")
        return 1
    return 0


def _app(options: PlayOptions, target: int | None) -> App:
    start_display(offscreen=True)
    table = TableOptions("scopa_classica", ("human", "regular"), target) if target else None
    return App(replace(options, table=table, deck_seed=SEED, speed="instant", size=(1280, 800), offscreen=True))


class Hand:
    """A player with a mouse: events go in through the event queue, plays are noted."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.made: list[Play] = []

    def frame(self) -> None:
        """One frame of the game."""
        self.app.frame(pygame.event.get())

    def until(self, ready: Callable[[], bool]) -> None:
        """Frames until something holds."""
        for _ in range(LONGEST):
            if ready():
                return
            self.frame()
        raise FailedError("the game did not go on")

    def mouse(self, kind: int, x: float, y: float) -> None:
        """One event of the mouse at a point, and the frame after it."""
        point = (round(x), round(y))
        detail = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.event.Event(kind, pos=point, touch=False, **detail))
        self.frame()

    def key(self, key: int, typed: str = "") -> None:
        """One key pressed and let go, as a key that stays down is only pressed once, and the frame after it."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=typed, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        self.frame()

    def play(self, play: Play) -> None:
        """Drag a card over what it shall take, or to the table, and choose where there is a choice."""
        sitting = self.app.game.sitting
        assert sitting is not None
        table = sitting.table
        poses = table.hands.animator.targets()
        here = poses[name(play.card)].pose
        choice = table.grip.choices[play.card]
        self.mouse(pygame.MOUSEBUTTONDOWN, here.x, here.y)
        area = table.layout.area
        to = (area.centre[0], area.bottom + 10)
        for part in (0.3, 0.7, 1.0):
            self.mouse(pygame.MOUSEMOTION, here.x + (to[0] - here.x) * part, here.y + (to[1] - here.y) * part)
        self.mouse(pygame.MOUSEBUTTONUP, *to)
        if table.popup is not None:
            wanted = [option.taken for option in choice.plays].index(play.taken)
            for _ in range(wanted):
                self.key(pygame.K_RIGHT)
            self.key(pygame.K_RETURN)
        self.made.append(play)


def _match(options: PlayOptions) -> str:
    """A match to 11, and whether its record holds just what the mouse did."""
    app = _app(options, 11)
    try:
        hand = Hand(app)
        game = app.game
        sitting = game.sitting
        assert sitting is not None
        while not sitting.over:
            hand.until(lambda: _can_play(app) or isinstance(game.scene, CountScene))
            if isinstance(game.scene, CountScene):
                hand.key(pygame.K_RETURN)
                continue
            options_now = [action for action in legal(sitting.host.observation) if isinstance(action, Play)]
            hand.play(max(options_now, key=lambda play: (len(play.taken or ()), -play.card)))
        hand.until(lambda: isinstance(game.scene, CountScene))
        text = sitting.host.record
        _hold(not verify(text), "the record of the match has faults")
        _hold(_played_by_hand(text) == hand.made, "the record does not hold what the mouse did")
        score = ":".join(map(str, sitting.host.match.state.scores))
        return f"match: {len(hand.made)} plays by mouse, {score} to 11, record sound"
    finally:
        app.close()


def _can_play(app: App) -> bool:
    sitting = app.game.sitting
    if sitting is None or app.game.scene is not sitting.table:
        return False
    return sitting.table.my_turn and not sitting.table.busy


def _played_by_hand(text: str) -> list[Play]:
    record = loads(text).record
    _hold(record is not None, "the record cannot be read")
    assert record is not None
    states = replay(record)
    return [
        action
        for before, action in zip(states, record.actions, strict=False)
        if isinstance(action, Play) and before.turn == 0
    ]


def _again(options: PlayOptions) -> str:
    """A match left in the middle is there again at the next start."""
    app = _app(options, 11)
    hand = Hand(app)
    hand.until(lambda: _can_play(app))
    assert app.game.sitting is not None
    host = app.game.sitting.host
    hand.play(next(action for action in legal(host.observation) if isinstance(action, Play)))
    hand.until(lambda: _can_play(app))
    left = host.observation
    app.close()
    app = _app(options, None)
    try:
        hand = Hand(app)
        hand.key(pygame.K_RETURN)
        _hold(
            app.game.sitting is not None and app.game.sitting.host.observation == left,
            "the match is not as it was left",
        )
        return "save: a match left in the middle went on where it was"
    finally:
        app.close()


def _pictures(options: PlayOptions) -> str:
    """Every card of every deck in both cuts, and the backs."""
    number = 0
    for deck, style in STYLES.items():
        for small in (False, True):
            for face in (*NAMES, None):
                try:
                    _hold(bool(card_body(CardLook(deck, style), face, small)), f"no picture of {face} in {deck}")
                except (OSError, LookupError, ValueError) as problem:
                    raise FailedError(f"no picture of {face} in {deck}: {problem}") from problem
                number += 1
    return f"sprites: {number} pictures"


def _sounds(options: PlayOptions) -> str:
    start_display(offscreen=True)
    pygame.mixer.init(44100, -16, 2, 512)
    missing = unreadable(resource("sounds"))
    pygame.mixer.quit()
    _hold(not missing, f"sounds that cannot be read: {', '.join(missing)}")
    return "sounds: all there"


def _fonts(options: PlayOptions) -> str:
    pygame.font.init()
    for face in FAMILIES:
        for weight in WEIGHTS:
            pygame.font.Font(str(font_file(face, weight)), 20)  # type: ignore[arg-type]
    return f"fonts: {len(FAMILIES) * len(WEIGHTS)} faces"


def _catalogues(options: PlayOptions) -> str:
    spoken = [language for language in LANGUAGES if words(language).language == language]
    _hold("en" in spoken and words("en").knows("table.your_turn"), "there is no English")
    return f"languages: {', '.join(spoken)}"


def _hold(condition: bool, failure: str) -> None:
    if not condition:
        raise FailedError(failure)
