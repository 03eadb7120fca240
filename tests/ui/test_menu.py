"""The menu: everything that is offered can be reached, and nothing else is shown."""

from dataclasses import replace

import pytest

from game.match.i18n import LANGUAGES
from game.shell.words import words
from game.ui.draw import Rect, Sprite
from game.ui.furniture import hint_height
from game.ui.house.doors import ENTRIES
from game.ui.inputs import Focus, Key, Move, Press, Release
from game.ui.scale import Scale
from game.ui.scenes.menu import MenuScene, Waiting
from game.ui.scenes.scene import Go, Sound
from tests.ui.positions import faults, labels, stage

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
UNDER_WAY = Waiting("scopa_classica", 3, "Nonno Gino", "Kc", (7, 5))
MENUS = {
    "new": (ENTRIES, None),
    "waiting": (("continue", *ENTRIES), UNDER_WAY),
    "three": (("continue", *ENTRIES), Waiting("cirulla_genovese", 12, "Nonno Gino", "Kc", (47, 38, 41))),
}

every_window = pytest.mark.parametrize(("width", "height"), SIZES)
every_menu = pytest.mark.parametrize("name", MENUS)


def menu(name: str = "waiting", width: int = 1280, height: int = 800, text: float = 1.0) -> MenuScene:
    return MenuScene(stage(width, height, text), *MENUS[name])


@every_window
@every_menu
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_text_can_be_read(width: int, height: int, name: str, text: float, language: str) -> None:
    place = replace(stage(width, height, text), words=words(language))
    items = MenuScene(place, *MENUS[name]).items()
    assert not faults(items, width, height)
    floor = height - hint_height(place.scale)
    offered = {place.words.text(f"menu.{entry}") for entry in MENUS[name][0]}
    lying = [label for label in labels(items) if label.text in offered]
    assert {label.text for label in lying} == offered
    assert all(label.y + 21 * place.scale.u <= floor for label in lying)


@every_window
@every_menu
def test_the_poster_stays_clear_of_words(width: int, height: int, name: str) -> None:
    items = menu(name, width, height).items()
    cards = [item for item in items if isinstance(item, Sprite)]
    assert cards[-1].face == "7d" and cards[-1].angle == 0 and len({card.key for card in cards}) == 5
    floor = height - hint_height(Scale(width, height))
    for card in cards:
        around = Rect(card.x - 0.43 * card.height, card.y - 0.58 * card.height, 0.86 * card.height, 1.16 * card.height)
        assert around.bottom < floor and around.x > -0.1 * card.height
    name_label = labels(items)[0]
    right = max(card.x for card in cards)
    bottom = max(card.y for card in cards)
    assert name_label.x > right or name_label.y > bottom


@every_menu
@every_window
def test_mouse_and_keyboard_reach_every_entry(width: int, height: int, name: str) -> None:
    entries = MENUS[name][0]
    reached = set()
    shown = menu(name, width, height)
    for _ in entries:
        shown.handle(Key("enter"))
        reached |= {command.where for command in shown.take_commands() if isinstance(command, Go)}
        shown.handle(Key("tab"))
    assert reached == set(entries)
    reached = set()
    for x in range(0, width, 24):
        for y in range(0, height, 24):
            shown.handle(Press(x, y))
            shown.handle(Release(x, y))
            reached |= {command.where for command in shown.take_commands() if isinstance(command, Go)}
    assert reached == set(entries)


def test_enter_goes_on_with_the_match_under_way() -> None:
    shown = menu()
    shown.handle(Key("enter"))
    assert shown.take_commands() == [Sound("button"), Go("continue")]
    assert shown.take_commands() == []
    texts = [label.text for label in labels(shown.items())]
    assert "7 : 5" in texts and "Scopa, deal 3 against Nonno Gino" in texts


def test_without_a_match_play_has_the_focus() -> None:
    shown = menu("new")
    assert "Continue" not in [label.text for label in labels(shown.items())]
    shown.handle(Key("enter"))
    assert Go("play") in shown.take_commands()


def test_unknown_games_are_named_by_their_record() -> None:
    shown = MenuScene(stage(), ("continue",), Waiting("house_game", 1, "Gino", "Kc", (0, 0)))
    assert "house_game, deal 1 against Gino" in [label.text for label in labels(shown.items())]


@every_menu
def test_a_resize_is_the_same_as_a_new_window(name: str) -> None:
    shown = menu(name)
    shown.resize(stage(960, 600))
    assert shown.items() == menu(name, 960, 600).items() and not shown.moving


def test_no_input_does_harm() -> None:
    shown = menu()
    for event in (Move(900, 300), Press(900, 300), Focus(False), Release(900, 300), Key("escape"), Key("x"), Key("up")):
        shown.update(0.0)
        shown.handle(event)
        shown.items()
    assert not any(isinstance(command, Go) for command in shown.take_commands())
