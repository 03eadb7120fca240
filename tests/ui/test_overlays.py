"""The list of plays, a pile's last capture and the table's menu."""

from dataclasses import replace

import pytest

from game.engine.actions import Play
from game.engine.cards import DECK
from game.engine.state import Made, Observation
from game.match.settings import Settings
from game.ui.draw import Medal, Rect, Sprite, Vector
from game.ui.furniture import hint_height
from game.ui.inputs import Focus, Key, Move, Press, Release, Wheel
from game.ui.overlays.pause import LEFT, RIGHT, Pause
from game.ui.overlays.peek import last_capture, peek
from game.ui.overlays.plays import PlayList, play_text
from game.ui.scale import Scale
from game.ui.scenes.scene import Change
from game.ui.table.layout import Layout
from game.ui.table.seating import layout
from tests.ui.positions import ENGLISH, SIZES, cards, faults, labels, one, stage, view

FACES = ("Jd", "Kc")


def made(count: int) -> tuple[Made, ...]:
    """So many cards laid in turn."""
    return tuple(Made(i % 2, Play(DECK[i]), False) for i in range(count))


def table(width: int = 1280, height: int = 800) -> Layout:
    return layout(Scale(width, height), 2, 3)


def plays(count: int, width: int = 1280, height: int = 800) -> PlayList:
    return PlayList(stage(width, height), table(width, height), view(plays=made(count)), FACES)


def numbers(listing: PlayList) -> list[int]:
    return [int(label.text) for label in labels(listing.items()) if label.text.isdigit()]


WORDS: list[tuple[Observation, Made, str]] = [
    (view(), Made(0, Play(one("5c")), False), "lays the five"),
    (view(), Made(0, Play(one("7d")), False), "lays the settebello"),
    (view(), Made(0, Play(one("7s"), cards("4d3b")), False), "takes 4 + 3"),
    (view(), Made(0, Play(one("7s"), cards("7c")), False), "takes the seven"),
    (view(), Made(0, Play(one("7s"), cards("7d")), False), "takes the settebello"),
    (view(), Made(0, Play(one("6c"), cards("4s2b")), True), "sweeps 4 + 2"),
    (view(preset="scopa_assi_libera"), Made(0, Play(one("Ac"), cards("4s2b")), False), "takes everything"),
    (view(preset="scopa_assi_circolo"), Made(0, Play(one("Ac"), ()), False), "keeps the ace"),
    (view(preset="cirulla_genovese", matta=3), Made(0, Play(one("5d"), cards("2d7c")), False), "takes 3 + 2"),
]


@pytest.mark.parametrize(("seen", "play", "text"), WORDS)
def test_plays_in_words(seen: Observation, play: Made, text: str) -> None:
    seen = replace(seen, plays=(play,))
    assert play_text(ENGLISH, seen, play) == text


def test_french_packs_have_their_own_words() -> None:
    assert play_text(ENGLISH, view(), Made(0, Play(one("Cc")), False), "french") == "lays the queen"


@pytest.mark.parametrize("size", SIZES)
def test_the_newest_play_is_at_the_bottom_and_stands_out(size: tuple[int, int]) -> None:
    listing = plays(20, *size)
    assert numbers(listing)[-1] == 20
    shown = [label for label in labels(listing.items()) if label.text.startswith("lays")]
    assert [label.weight for label in shown[-2:]] == ["regular", "semibold"]


def test_every_play_shows_who_and_which_card() -> None:
    items = plays(3).items()
    assert [item.code for item in items if isinstance(item, Medal)] == ["Jd", "Kc", "Jd"]
    assert [item.face for item in items if isinstance(item, Sprite)] == ["Ad", "2d", "3d"]


def test_an_empty_list_says_so() -> None:
    assert "Nothing has been played yet." in [label.text for label in labels(plays(0).items())]


@pytest.mark.parametrize("size", SIZES)
def test_older_plays_are_reached_by_keys_and_wheel(size: tuple[int, int]) -> None:
    listing = plays(36, *size)
    seen = set(numbers(listing))
    for _ in range(36):
        assert listing.handle(Key("pageup")) == "used"
        seen |= set(numbers(listing))
    assert seen == set(range(1, 37))
    listing.handle(Key("end"))
    assert numbers(listing)[-1] == 36
    listing.handle(Key("home"))
    assert numbers(listing)[0] == 1
    place = next(item for item in listing.items() if isinstance(item, Sprite))
    while numbers(listing)[-1] < 36:
        assert listing.handle(Wheel(-1, place.x, place.y)) == "used"


def test_its_bar_can_be_dragged() -> None:
    listing = plays(36)
    bar = next(item.rect for item in reversed(listing.items()) if isinstance(item, Vector))
    assert listing.handle(Press(bar.x + 2, bar.bottom)) == "used"
    assert listing.handle(Move(bar.x - 300, 0)) == "used"
    assert numbers(listing)[0] == 1
    assert listing.handle(Release(0, 0)) == "used"
    assert listing.handle(Move(bar.x, bar.bottom)) is None
    assert numbers(listing)[0] == 1


def test_input_meant_for_the_table_is_left_to_it() -> None:
    listing = plays(36)
    for event in (Key("left"), Key("enter"), Wheel(1, 100, 300), Press(100, 300), Move(100, 300), Focus(False)):
        assert listing.handle(event) is None


def test_ways_to_close_the_list() -> None:
    listing = plays(5)
    assert listing.handle(Key("l")) == "close"
    assert listing.handle(Key("escape")) == "close"
    cap = next(label for label in labels(listing.items()) if label.text == "L")
    assert listing.handle(Press(cap.x, cap.y)) == "close"


def test_new_plays_appear_unless_older_ones_are_being_read() -> None:
    listing = plays(20)
    listing.show(view(plays=made(21)))
    assert numbers(listing)[-1] == 21
    listing.handle(Key("home"))
    before = numbers(listing)
    listing.show(view(plays=made(23)))
    assert numbers(listing) == before
    listing.show(view(plays=()))
    assert numbers(listing) == []


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_list_can_be_read_at_every_size(size: tuple[int, int], text: float) -> None:
    width, height = size
    scale = Scale(width, height, text)
    long = Made(0, Play(one("Kd"), cards("Ad2d3d4d")), True)
    seen = view(plays=(*made(30), long))
    listing = PlayList(stage(width, height, text), layout(scale, 2, 3), seen, FACES)
    assert faults(listing.items(), width, height - hint_height(scale)) == []


CAPTURES = (
    Made(0, Play(one("7s"), cards("4d3b")), False),
    Made(1, Play(one("5c")), False),
    Made(0, Play(one("2s")), False),
)


def test_the_last_capture_of_a_side() -> None:
    seen = replace(view(plays=CAPTURES), piles=(cards("4d3b7s"), ()))
    assert last_capture(seen, 0) == cards("7s4d3b")
    assert last_capture(seen, 1) == ()
    assert peek(stage(), seen, 1, Rect(600, 100, 80, 120)) == []


def test_an_opening_table_that_was_given_away_can_be_seen() -> None:
    seen = replace(view(plays=CAPTURES), piles=((), cards("4d5cAs5b")))
    assert last_capture(seen, 1) == cards("4d5cAs5b")


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_slip_lies_beside_its_pile_inside_the_window(size: tuple[int, int], text: float) -> None:
    width, height = size
    long = (Made(0, Play(one("Ac"), cards("7dKdKc2d2s3d4d5d6dJdCd")), True),)
    for plays_ in (CAPTURES, long):
        seen = replace(view(plays=plays_), piles=(cards("7s"), cards("7s")))
        for pile in (
            Rect(8, 8, 90, 120),
            Rect(width - 98, height - 180, 90, 120),
            Rect(width / 2, height / 2, 90, 120),
        ):
            items = peek(stage(width, height, text), seen, 0, pile)
            assert faults(items, width, height) == []
            assert {label.text for label in labels(items)} >= {f"{len(plays_[0].play.taken or ()) + 1} cards"}
            for item in items:
                if isinstance(item, Sprite):
                    card = Rect(
                        item.x - item.height * 2 / 7, item.y - item.height / 2, item.height * 4 / 7, item.height
                    )
                    assert card.x >= 0 and card.right <= width and not card.overlaps(pile)


SHOWN = Settings(indices="none")


def menu(width: int = 1280, height: int = 800, text: float = 1.0, settings: Settings = SHOWN) -> Pause:
    return Pause(stage(width, height, text), settings)


def tabbed(wanted: str, settings: Settings = SHOWN) -> Pause:
    """The menu with the keyboard's focus on a control."""
    pause = menu(settings=settings)
    for _ in range(30):
        if pause._controls.focus == wanted:
            return pause
        pause.handle(Key("tab"))
    raise AssertionError(wanted)


@pytest.mark.parametrize("key", ["enter", "space", "escape"])
def test_the_menu_begins_with_going_on(key: str) -> None:
    assert menu().handle(Key(key)) == "go_on"


@pytest.mark.parametrize("way", ["go_on", "new", "menu", "quit"])
def test_every_way_is_reached_by_keyboard(way: str) -> None:
    assert tabbed(way).handle(Key("enter")) == way


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("text", "way"), [("Go on", "go_on"), ("New match", "new"), ("To the menu", "menu"), ("Quit", "quit")]
)
def test_every_way_is_reached_by_mouse(size: tuple[int, int], text: str, way: str) -> None:
    pause = menu(*size)
    label = next(label for label in labels(pause.items()) if label.text == text)
    pause.handle(Press(label.x, label.y))
    assert pause.handle(Release(label.x, label.y)) == way


CHANGES = [
    ("speed", "right", Change("speed", "quick")),
    ("volume", "left", Change("volume", 60)),
    ("muted", "enter", Change("muted", True)),
    ("cloth", "right", Change("cloth", "wine")),
    ("deck", "right", Change("deck", "spanish")),
    ("indices", "right", Change("indices", "numbers")),
    ("back", "right", Change("back", "red")),
    ("card_sort", "right", Change("card_sort", "suit")),
    ("reduced_motion", "enter", Change("reduced_motion", True)),
    ("full_screen", "enter", Change("full_screen", True)),
]


@pytest.mark.parametrize(("field", "key", "change"), CHANGES)
def test_every_setting_is_changed_by_keyboard(field: str, key: str, change: Change) -> None:
    pause = tabbed(field)
    assert pause.handle(Key(key)) == change
    assert getattr(pause.settings, change.field) == change.value


def test_the_table_of_changes_covers_every_setting() -> None:
    assert {field for field, _, _ in CHANGES} == {field for row in (*LEFT, *RIGHT) for field in row} | {"muted"}


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("Instant", Change("speed", "instant")),
        ("Walnut", Change("cloth", "walnut")),
        ("French", Change("deck", "french")),
    ],
)
@pytest.mark.parametrize("size", SIZES)
def test_settings_are_changed_by_mouse(size: tuple[int, int], text: str, change: Change) -> None:
    pause = menu(*size)
    label = next(label for label in labels(pause.items()) if label.text == text)
    pause.handle(Press(label.x, label.y))
    assert pause.handle(Release(label.x, label.y)) == change


def test_the_volume_follows_the_pointer() -> None:
    pause = menu(settings=Settings(volume=70))
    label = next(label for label in labels(pause.items()) if label.text.startswith("Sounds"))
    assert pause.handle(Press(label.x + 12, label.y + 30)) == Change("volume", 0)
    assert pause.handle(Move(label.x + 2000, label.y)) == Change("volume", 100)
    assert pause.handle(Move(label.x + 2100, label.y)) is None
    assert "Sounds, 100%" in [label.text for label in labels(pause.items())]


def test_what_is_chosen_already_changes_nothing() -> None:
    pause = tabbed("speed", Settings(speed="relaxed"))
    assert pause.handle(Key("left")) is None


def test_a_muted_table_says_so() -> None:
    assert "Sounds, off" in [label.text for label in labels(menu(settings=Settings(muted=True)).items())]


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_menu_fits_on_one_page(size: tuple[int, int], text: float) -> None:
    width, height = size
    pause = menu(width, height, text)
    pause.resize(stage(width, height, text))
    assert faults(pause.items(), width, height - hint_height(Scale(width, height, text))) == []
