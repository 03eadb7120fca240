"""The chooser: every option is reached in every way, and everything can be read at every size."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.captures import captures
from game.engine.cards import Card, name
from game.ui.draw import Sprite
from game.ui.furniture import hint_height
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.overlays.chooser import Chooser
from game.ui.scale import Scale
from tests.ui.positions import SIZES, cards, faults, labels, one, stage, view

SEEN = view("4d3bAd5c2s", "7sJcAb")
THREE = (cards("4d3b"), cards("Ad4d2s"), cards("5c2s"))
CROWD = view("Ad2d3dAc2c3c4c5cAs2s3s4s5s6sAb2b3b4bJb7b", "5d6d", preset="escoba_clasica")
MANY = captures(CROWD.table, one("5d"), CROWD.rules)
FORTY = (*MANY[:40], None)

Options = Sequence[tuple[Card, ...] | None]


def three(width: int = 1280, height: int = 800, text: float = 1.0) -> Chooser:
    return Chooser(stage(width, height, text), SEEN, one("7s"), THREE)


def crowd(options: Options = FORTY, width: int = 1280, height: int = 800, text: float = 1.0) -> Chooser:
    return Chooser(stage(width, height, text), CROWD, one("5d"), options)


def sprite(chooser: Chooser, option: int) -> Sprite:
    """The first card of an option in sight."""
    return next(i for i in chooser.items() if isinstance(i, Sprite) and i.key.startswith(f"option{option}."))


def in_sight(chooser: Chooser) -> list[int]:
    keys = [i.key for i in chooser.items() if isinstance(i, Sprite)]
    return sorted({int(key.split(".")[0].removeprefix("option")) for key in keys})


def click(chooser: Chooser, x: float, y: float) -> int | str | None:
    chooser.handle(Move(x, y))
    chooser.handle(Press(x, y))
    return chooser.handle(Release(x, y))


def button(chooser: Chooser, text: str) -> tuple[float, float]:
    label = next(label for label in labels(chooser.items()) if label.text == text)
    return label.x, label.y


@pytest.mark.parametrize("size", SIZES)
def test_every_option_can_be_clicked(size: tuple[int, int]) -> None:
    for option in range(len(THREE)):
        chooser = three(*size)
        card = sprite(chooser, option)
        assert click(chooser, card.x, card.y) == option


@pytest.mark.parametrize("option", range(3))
def test_number_keys_choose(option: int) -> None:
    assert three().handle(Key(str(option + 1))) == option
    assert three().handle(Key("4")) is None
    assert three().handle(Key("0")) is None


@pytest.mark.parametrize("option", range(3))
def test_arrows_and_enter_choose(option: int) -> None:
    chooser = three()
    for _ in range(option):
        assert chooser.handle(Key("right")) is None
    assert chooser.handle(Key("enter")) == option


@pytest.mark.parametrize("option", range(3))
def test_tab_and_space_choose(option: int) -> None:
    chooser = three()
    for _ in range(option):
        assert chooser.handle(Key("tab")) is None
    assert chooser.handle(Key("space")) == option


@pytest.mark.parametrize("event", [Key("escape"), Press(5, 5, "right")])
def test_ways_to_put_the_card_back(event: Input) -> None:
    assert three().handle(event) == "cancel"


def test_the_button_puts_the_card_back() -> None:
    chooser = three()
    assert click(chooser, *button(chooser, "Put the seven back")) == "cancel"
    chooser.handle(Key("end"))
    chooser.handle(Key("down"))
    assert chooser.handle(Key("enter")) == "cancel"


def test_a_click_beside_the_boxes_decides_nothing() -> None:
    assert click(three(), 5, 5) is None


def test_letting_go_elsewhere_decides_nothing() -> None:
    chooser = three()
    card = sprite(chooser, 0)
    chooser.handle(Press(card.x, card.y))
    assert chooser.handle(Release(5, 5)) is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("option", range(len(FORTY)))
def test_every_option_of_a_crowd_is_reached_by_arrows(size: tuple[int, int], option: int) -> None:
    chooser = crowd(FORTY, *size)
    for _ in range(option):
        chooser.handle(Key("right"))
    assert option in in_sight(chooser)
    assert chooser.handle(Key("enter")) == option


@pytest.mark.parametrize("size", SIZES)
def test_every_option_of_a_crowd_is_reached_by_wheel_and_click(size: tuple[int, int]) -> None:
    reached: set[int] = set()
    chooser = crowd(FORTY, *size)
    for _ in range(len(FORTY)):
        for option in in_sight(chooser):
            card = sprite(chooser, option)
            assert click(chooser, card.x, card.y) == option
            reached.add(option)
        chooser.handle(Wheel(-1, 640, 300))
    assert reached == set(range(len(FORTY)))


def test_every_option_of_a_crowd_is_reached_by_buttons_and_numbers() -> None:
    reached: set[int] = set()
    chooser = crowd()
    for _ in range(len(FORTY)):
        seen = in_sight(chooser)
        assert [chooser.handle(Key(str(number + 1))) for number in range(len(seen))] == seen
        reached |= set(seen)
        click(chooser, *button(chooser, "Next"))
    assert reached == set(range(len(FORTY)))
    for _ in range(len(FORTY)):
        click(chooser, *button(chooser, "Previous"))
    assert in_sight(chooser)[0] == 0


def test_paging_keys_go_to_both_ends() -> None:
    chooser = crowd()
    chooser.handle(Key("end"))
    assert chooser.handle(Key("enter")) == len(FORTY) - 1
    chooser.handle(Key("home"))
    chooser.handle(Key("pagedown"))
    chooser.handle(Key("down"))
    chooser.handle(Key("pageup"))
    chooser.handle(Key("up"))
    assert chooser.handle(Key("enter")) == 0


def test_at_most_four_boxes_in_a_row_and_two_rows() -> None:
    for count, rows in ((1, 1), (4, 1), (5, 2), (8, 2), (30, 2)):
        boxes = [sprite(chooser, option) for chooser in [crowd(FORTY[:count])] for option in in_sight(chooser)]
        assert len({box.y for box in boxes}) == rows
        assert len(boxes) == min(8, count)


def test_the_focus_stays_in_another_window() -> None:
    chooser = crowd()
    for _ in range(5):
        chooser.handle(Key("right"))
    chooser.resize(stage(1080, 1920))
    chooser.resize(stage(960, 600))
    assert 5 in in_sight(chooser)
    assert chooser.handle(Key("enter")) == 5


def test_laying_down_is_an_option_like_any_other() -> None:
    chooser = crowd((MANY[0], None))
    texts = [label.text for label in labels(chooser.items())]
    assert "Lay it down" in texts and "takes nothing" in texts
    assert sprite(chooser, 1).face == "5d"
    assert chooser.handle(Key("2")) == 1


def test_a_capture_of_no_cards_is_shown_as_the_card_itself() -> None:
    alone = view("", "Ad", preset="scopa_assi_circolo")
    chooser = Chooser(stage(), alone, one("Ad"), ((), None))
    assert "The ace alone" in [label.text for label in labels(chooser.items())]
    assert sprite(chooser, 0).face == "Ad"


def test_boxes_say_what_a_set_adds_to_brings_and_leaves() -> None:
    texts = [label.text for label in labels(three().items())]
    assert texts[0] == "What shall the seven take?"
    for text in ("7 = 4 + 3", "3 cards, 1 coin", "leaves ace, five and two", "7 = 4 + 2 + 1", "leaves three and five"):
        assert text in texts


def test_a_sweep_is_announced() -> None:
    seen = view("4d3b", "7s")
    texts = [label.text for label in labels(Chooser(stage(), seen, one("7s"), (cards("4d3b"),)).items())]
    assert " ".join(texts).count("leaves the table bare: a sweep") == 1


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_texts_can_be_read_at_every_size(size: tuple[int, int], text: float) -> None:
    width, height = size
    floor = height - hint_height(Scale(width, height, text))
    for chooser in (three(width, height, text), crowd(MANY, width, height, text)):
        assert faults(chooser.items(), width, floor) == []
        bottoms = [item.y + item.height / 2 for item in chooser.items() if isinstance(item, Sprite)]
        assert max(bottoms) < floor


def test_all_cards_of_a_set_are_shown() -> None:
    chooser = crowd(MANY[-3:])
    shown = [i.face for i in chooser.items() if isinstance(i, Sprite) and i.key.startswith("option0.")]
    assert shown == [name(card) for card in MANY[-3]]


KEYS = st.sampled_from(["left", "right", "up", "down", "tab", "home", "end", "pageup", "pagedown", "x", "l", "7"])
POINTS = st.tuples(st.floats(-50, 2000), st.floats(-50, 2000))
EVENTS: st.SearchStrategy[Input] = st.one_of(
    KEYS.map(Key),
    POINTS.map(lambda p: Move(*p)),
    POINTS.map(lambda p: Press(*p)),
    POINTS.map(lambda p: Release(*p)),
    st.floats(-3, 3).map(lambda n: Wheel(n, 600, 400)),
    st.booleans().map(Focus),
)


@settings(max_examples=40)
@given(st.lists(EVENTS, max_size=30), st.integers(1, 41))
def test_any_input_leaves_it_whole(events: list[Input], count: int) -> None:
    chooser = crowd(FORTY[:count])
    for event in events:
        answer = chooser.handle(event)
        assert answer is None or answer == "cancel" or answer in range(count)
    assert in_sight(chooser)
