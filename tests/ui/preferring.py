"""The settings screen as tests use it: shown in any window, clicked and walked through by keys."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from game.match.settings import Settings
from game.shell.words import words
from game.ui.draw import Clip, Item, Label, Rect
from game.ui.inputs import Key, Press, Release
from game.ui.preferences.pages import PAGES, Row
from game.ui.scenes.scene import Change
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets.controls import Control
from tests.ui.positions import area, stage

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
FRENCH = Settings(deck="french")
VALUED = [(page, row) for page, rows in PAGES.items() for row in rows if len(row.values) > 1]


def screen(
    page: str = "game", width: int = 1280, height: int = 800, text: int = 100, settings: Settings | None = None
) -> SettingsScene:
    """A page in a window of this size, with text of so many percent; unless told otherwise every row is there."""
    shown = replace(settings or FRENCH, text_size=text)
    return SettingsScene(stage(width, height, text / 100), shown, page)


def changed(held: Settings, **fields: Any) -> Settings:
    """The settings with other values, which may be anything."""
    return replace(held, **fields)


def controls(scene: SettingsScene) -> dict[str, Control]:
    """All controls by key, where they are now."""
    return {control.key: control for part in scene._form._parts for control in part.controls}


def focus(scene: SettingsScene, key: str) -> None:
    """Walk to a control by the keyboard."""
    for _ in range(len(controls(scene)) + 1):
        scene.handle(Key("tab"))
        if scene._form.focus == key:
            return
    raise AssertionError(f"no way to {key}")


def click(scene: SettingsScene, x: float, y: float) -> None:
    """Press and let go."""
    scene.handle(Press(x, y))
    scene.handle(Release(x, y))


def place_of(control: Control, row: Row, number: int) -> tuple[float, float]:
    """Where to click for a value."""
    rect, count = control.rect, len(row.values)
    share = number / (count - 1) if row.kind == "slider" else (number + 0.5) / count
    return rect.x + share * (rect.w - 1), rect.centre[1]


def set_by_mouse(scene: SettingsScene, row: Row, number: int) -> list[Any]:
    """Click on a value, scrolled to if need be, and what that asked for."""
    focus(scene, row.field)
    click(scene, *place_of(controls(scene)[row.field], row, number))
    return taken(scene)


def taken(scene: SettingsScene) -> list[Any]:
    """What has been asked for; a language that was chosen is spoken at once, as the program does it."""
    commands = scene.take_commands()
    for command in commands:
        if isinstance(command, Change) and command.field == "language":
            scene.resize(replace(scene._stage, words=words(str(command.value))))
    return commands


def seen(items: Iterable[Item], window: Rect | None = None) -> Iterator[Label]:
    """The lines of text that can be seen whole; what scrolls may be half in sight."""
    for item in items:
        if isinstance(item, Clip):
            yield from seen(item.items, item.rect)
        elif isinstance(item, Label) and (window is None or _inside(area(item), window)):
            yield item


def _inside(rect: Rect, window: Rect) -> bool:
    return window.x <= rect.x and rect.right <= window.right and window.y <= rect.y and rect.bottom <= window.bottom


def changes(commands: Iterable[Any]) -> list[tuple[str, object]]:
    """The changes among commands."""
    return [(command.field, command.value) for command in commands if isinstance(command, Change)]
