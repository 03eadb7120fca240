"""The window in which the game runs: input in, pictures and sounds out, sixty times a second."""

import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from typing import Any

import pygame

from game import TITLE
from game.ai.advise import ponder
from game.engine.cards import NAMES
from game.match import setup as match_setup
from game.match.settings import NAME as SETTINGS
from game.match.settings import Settings, loads
from game.shell.audio import open_audio
from game.shell.cards import CardLook
from game.shell.clipboard import SystemClipboard
from game.shell.clockwork import SystemChance, SystemClock, moment
from game.shell.database import open_database
from game.shell.events import Translator, dropped, uncovers, wants_to_quit
from game.shell.files import FolderStore, data_folder
from game.shell.options import PlayOptions
from game.shell.pads import Pads
from game.shell.renderer import Renderer
from game.shell.reports import keep_log, save_picture, write_file, write_report
from game.shell.resources import resource
from game.shell.usage import UsageError
from game.shell.window import SMALLEST, NoDisplayError, Place, Window, start_display
from game.shell.words import words
from game.shell.worker import open_thinker
from game.ui.house.game import Game
from game.ui.house.ports import Ports
from game.ui.inputs import Key, Resize

FRAMES, IDLE_FRAMES = 60, 30
REST = 1.0
"""Seconds without an input or a change after which fewer frames do."""

LONGEST_FRAME = 0.05


def play(options: PlayOptions) -> int:
    """Open the window and let people play until they have had enough. Raises UsageError without a display."""
    try:
        start_display(options.offscreen)
    except NoDisplayError:
        raise UsageError("cli.error.display") from None
    app = App(options)
    try:
        app.run()
    finally:
        app.close()
    return 0


class App:
    """One window with the game in it."""

    def __init__(self, options: PlayOptions) -> None:
        self.clock = SystemClock()
        self.store = FolderStore(options.data_dir or data_folder())
        keep_log(self.store.folder)
        self.archive = open_database(self.store.folder)
        settings, faults = self._settings(options)
        pygame.font.init()
        self.window = Window(TITLE, _place(settings, options), resource("sprites", "icons", "icon.svg"), self.clock.now)
        self.renderer = Renderer(self.window.surface, _look(settings), ThreadPoolExecutor(1))
        self.pads = Pads()
        self.thinker = open_thinker(ponder, self.clock)
        audio = open_audio(resource("sounds"), self.clock, Random())
        ports = Ports(
            thinker=self.thinker,
            chance=SystemChance(),
            cutter=SystemChance(),
            store=self.store,
            audio=audio,
            measure=self.renderer.measure,
            today=moment,
            words=words,
            report=self._report,
            notices=_notices,
            archive=self.archive,
            write=self._write,
            clipboard=SystemClipboard(),
        )
        self.game = Game(ports, settings, self.window.size)
        self.translator = Translator(self.clock, lambda: self.window.density, lambda: self.window.size)
        self.time = 0.0
        self._last = self._stirred = self.clock.now()
        if faults:
            self.game.tell(self.game.words.text("game.settings", fields=", ".join(faults)), warning=True)
        self._begin(options)

    def _begin(self, options: PlayOptions) -> None:
        """Go where the command line wants to; a match under way is given up for that only after asking."""
        if options.table is not None:
            table = options.table
            places = tuple(_place_at_table(seat) for seat in table.seats)
            rules: dict[str, object] = {"target": table.target} if table.target else {}
            setup = match_setup.Setup(table.game, rules, places, deck_seed=options.deck_seed)
            self.game.once_answered(lambda: self.game.propose(setup))
            self.prepare()
        if options.opened is not None:
            self.game.handle(dropped(options.opened))

    def _settings(self, options: PlayOptions) -> tuple[Settings, tuple[str, ...]]:
        """The kept settings, with what the command line says in their place, and the fields that were no good."""
        try:
            text = self.store.load(SETTINGS)
            settings, faults = loads(text) if text is not None else (Settings(), ())
            if faults:
                self.store.set_aside(SETTINGS)
        except OSError:
            settings, faults = Settings(), ("file",)
        given: dict[str, Any] = {"speed": options.speed, "language": options.language}
        return replace(settings, **{field: value for field, value in given.items() if value}), faults

    def run(self) -> None:
        """Frame after frame until somebody quits."""
        pace = pygame.time.Clock()
        while not self.game.quitting:
            self.frame(pygame.event.get())
            pace.tick(FRAMES if self._busy else IDLE_FRAMES)

    def frame(self, events: Iterable[pygame.event.Event]) -> None:
        """Take what happened since the last frame, go on in time, and show what has changed."""
        for event in events:
            self._take(event)
        now = self.clock.now()
        # A window that was held still must not make everything on it jump.
        self.time += min(LONGEST_FRAME, now - self._last)
        self._last = now
        game = self.game
        was_moving = game.moving
        game.frame(self.time)
        if game.full_screen != self.window.place.full_screen:
            self.window.toggle_full_screen()
        look = _look(game.settings)
        if look != self.renderer.look:
            self.renderer.look = look
        if was_moving or game.moving or self._dirty or not self.renderer.settled:
            self._stirred = now
            if self.renderer.draw(game.items()):
                self.window.flip()
        self._dirty = False

    _dirty = True

    @property
    def _busy(self) -> bool:
        return self._last - self._stirred < REST

    def _take(self, event: pygame.event.Event) -> None:
        self._dirty = True
        self.window.observe(event)
        self.pads.observe(event)
        if wants_to_quit(event):
            self.game.quitting = True
        if uncovers(event):
            self.renderer.redraw()
        for given in self.translator.inputs(event):
            if isinstance(given, Resize):
                self.renderer.redraw()
            if isinstance(given, Key) and given.name == "f12":
                self._picture()
            self.game.handle(given)

    def _picture(self) -> None:
        """Keep what is on the screen."""
        say = self.game.words
        try:
            self.game.tell(say.text("game.picture", path=save_picture(self.window.surface(), self.store.folder)))
        except OSError:
            self.game.tell(say.text("game.no_picture"), warning=True)

    def _write(self, name: str, text: str) -> str:
        """Put a text into a file of its own and say where it lies. Raises OSError."""
        return str(write_file(self.store.folder, name, text))

    def _report(self) -> str:
        """Write a report of a problem and say where it lies. Raises OSError."""
        sitting = self.game.sitting
        return str(write_report(self.store.folder, sitting.host.record if sitting is not None else ""))

    def prepare(self) -> None:
        """Draw every card in the background at the size of the player's hand."""
        if self.game.sitting is not None:
            self.renderer.prepare((*NAMES, None), self.game.sitting.table.layout.hands[0].height)

    def close(self) -> None:
        """Keep where the window was, stop everything."""
        place = self.window.place
        across, down = place.size
        position = place.position or (None, None)
        self.game.settings = replace(
            self.game.settings,
            window_width=max(SMALLEST[0], across),
            window_height=max(SMALLEST[1], down),
            window_x=position[0],
            window_y=position[1],
            maximised=place.maximised,
            full_screen=place.full_screen,
        )
        self.game.keeper.settings(self.game.settings)
        self.game.keeper.once_more()
        for end in (self.archive.close, self.thinker.close, self.renderer.close, self.pads.close, self.window.close):
            try:
                end()
            except pygame.error as problem:
                logging.getLogger(__name__).info("while closing: %s", problem)


def _place_at_table(seat: str) -> match_setup.Place:
    """Who sits where the command line says ``human`` or a level."""
    return match_setup.YOU if seat == "human" else match_setup.Place("ai", seat)


def _place(settings: Settings, options: PlayOptions) -> Place:
    kept = (settings.window_width, settings.window_height)
    position = None
    if settings.window_x is not None and settings.window_y is not None:
        position = (settings.window_x, settings.window_y)
    if options.size is not None:
        return Place(options.size)
    return Place(kept, position, settings.maximised, settings.full_screen)


def _look(settings: Settings) -> CardLook:
    return CardLook(settings.deck, settings.indices, settings.back, settings.two_colours, settings.simple_small)


def _notices() -> str:
    """The terms of everything that comes with the game."""
    try:
        return resource("packaging", "NOTICES.md").read_text("utf-8")
    except OSError:
        return ""
