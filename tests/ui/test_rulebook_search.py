"""Looking for words in the rules."""

from game.ui.inputs import Key, Press, Release, Text
from tests.ui.reading import click, keys, lights, page, scene, title, type_in, went_back, words


def test_a_word_is_found_in_all_chapters_one_after_the_other() -> None:
    shown = scene()
    type_in(shown, "settebello")
    visited, count = [], next(text for text in words(shown) if " of " in text and text[0].isdigit())
    assert count.startswith("1 of ")
    for _ in range(int(count.split()[-1])):
        (light,) = lights(shown)
        clip = page(shown)
        assert clip.rect.y <= light.y and light.bottom <= clip.rect.bottom
        visited.append(title(shown))
        keys(shown, "enter")
    assert visited == sorted(visited, key=["The pack", "The count", "Words of the game"].index)
    assert set(visited) == {"The pack", "The count", "Words of the game"}
    assert title(shown) == "The pack"
    shown.handle(Key("enter", shift=True))
    assert title(shown) == "Words of the game"


def test_the_hint_line_says_where_the_search_is() -> None:
    shown = scene()
    type_in(shown, "cappotto")
    assert "“cappotto” is not in these rules." in words(shown)
    assert "not found" in words(shown)
    keys(shown, *["backspace"] * 8)
    type_in(shown, "broom")
    assert "“broom” is in these rules: 1 of 1, in “Words of the game”." in words(shown)


def test_letters_are_no_shortcuts_while_typing() -> None:
    shown = scene()
    assert not shown.typing
    type_in(shown, "m")
    assert shown.typing
    keys(shown, "escape")
    assert not shown.typing and not went_back(shown)
    keys(shown, "escape")
    assert went_back(shown)


def test_leaving_the_field_by_mouse_keeps_what_was_found_until_escape() -> None:
    shown = scene()
    type_in(shown, "primiera")
    clip = page(shown)
    shown.handle(Press(clip.rect.x + 5, clip.rect.y + 5))
    shown.handle(Release(clip.rect.x + 5, clip.rect.y + 5))
    assert not shown.typing and lights(shown)
    keys(shown, "escape")
    assert not lights(shown) and not went_back(shown)


def test_the_search_can_be_clicked() -> None:
    shown = scene()
    click(shown, "Search the rules")
    shown.handle(Text("ace"))
    assert lights(shown)
