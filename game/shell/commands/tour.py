"""Writes a picture of every screen in known states, without a window."""

from pathlib import Path

import pygame

from game.shell.cards import CardLook
from game.shell.fonts import FontMeasure, Fonts
from game.shell.options import Size, TourOptions
from game.shell.renderer import render_picture
from game.shell.usage import UsageError
from game.shell.window import start_display
from game.shell.words import words
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.showcase import STATES

USUAL_SIZES: tuple[Size, ...] = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
USUAL_LANGUAGES = ("en",)


def tour(options: TourOptions) -> int:
    """Write ``SCREEN--STATE--WxH--LANG.png`` for all that was asked for; raises UsageError for an unknown screen."""
    if options.only is not None and options.only not in STATES:
        raise UsageError("cli.error.screen", screen=options.only, allowed=", ".join(STATES))
    start_display(offscreen=True)
    pygame.font.init()
    options.folder.mkdir(parents=True, exist_ok=True)
    measure = FontMeasure(Fonts())
    for language in options.languages or USUAL_LANGUAGES:
        for size in options.sizes or USUAL_SIZES:
            stage = Stage(Scale(*size, options.text / 100), words(language), measure)
            for path, picture in pictures(options, stage, language):
                pygame.image.save(picture, path)
                print(path)
    return 0


def pictures(options: TourOptions, stage: Stage, language: str) -> list[tuple[Path, pygame.Surface]]:
    """Every picture of one size and language and the file it belongs in."""
    made = []
    size = (stage.scale.width, stage.scale.height)
    for screen, states in STATES.items():
        if options.only not in (None, screen):
            continue
        for state, build in states.items():
            name = f"{state}T{options.text}" if options.text != 100 else state
            path = options.folder / f"{screen}--{name}--{size[0]}x{size[1]}--{language}.png"
            made.append((path, render_picture(build(stage).items(), size, CardLook())))
    return made
