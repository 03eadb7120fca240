"""The word before a costly play: it can be read, answered, and points at its card without hiding it."""

import pytest

from game.ui.coach.place import coach_place
from game.ui.coach.warning import PlayWarning, danger_marks
from game.ui.draw import Rect, Vector
from game.ui.furniture import hint_height
from game.ui.inputs import Input, Key, Press, Release
from game.ui.scale import Scale
from game.ui.scenes.practice import PracticeTable
from game.ui.showcase.pages import warned
from game.ui.table.hints import hint
from game.ui.table.layout import Pose
from game.ui.table.marks import outline
from tests.ui.coaches import TEXTS
from tests.ui.positions import SIZES, cards, faults, labels, stage

TITLE = "This leaves 4 + 3 for a seven."
MORE = "Two sevens are still out, one the settebello. It costs about half a point."
CARD = Rect(500, 190, 94, 164)


def warning(width: int = 1280, height: int = 800, text: float = 1.0, about: Rect = CARD) -> PlayWarning:
    scale = Scale(width, height, text)
    room = Rect(0, 0, width if scale.portrait else coach_place(scale).rect.x, height)
    return PlayWarning(stage(width, height, text), TITLE, MORE, about, room)


ANSWERS: list[tuple[Input, str | None]] = [
    (Key("enter"), "back"),
    (Key("escape"), "back"),
    (Key("u"), "back"),
    (Key("x"), None),
    (Press(5, 5), None),
]


@pytest.mark.parametrize(("event", "answer"), ANSWERS)
def test_a_warning_is_answered(event: Input, answer: str | None) -> None:
    assert warning().handle(event) == answer


def test_a_warning_can_be_overruled() -> None:
    popup = warning()
    popup.handle(Key("tab"))
    assert popup.handle(Key("enter")) == "anyway"
    x, y = popup._buttons()[1].rect.centre
    popup.handle(Press(x, y))
    assert popup.handle(Release(x, y)) == "anyway"


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
def test_warnings_can_be_read(size: tuple[int, int], text: float) -> None:
    floor = size[1] - hint_height(Scale(*size, text))
    for about in (CARD, Rect(0, 300, 60, 105), Rect(size[0] - 450, floor - 160, 80, 140)):
        popup = warning(*size, text, about)
        assert faults(popup.items(), size[0], floor) == []
        paper = popup._paper
        assert paper.x >= 0 and paper.right <= size[0] and paper.y >= 0 and paper.bottom <= floor
        assert not paper.overlaps(about)


def test_a_warning_keeps_off_what_lies_below() -> None:
    sheet = Rect(38, 890, 1004, 540)
    popup = PlayWarning(stage(1080, 1920), TITLE, MORE, Rect(200, 460, 160, 280), Rect(0, 0, 1080, sheet.y))
    assert not popup._paper.overlaps(sheet) and popup._paper.bottom <= 460


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1080, 1920)])
def test_neither_the_card_nor_the_better_play_is_covered(size: tuple[int, int], text: float) -> None:
    table = warned(stage(*size, text))
    assert isinstance(table, PracticeTable) and table._warning is not None and table._caution is not None
    paper = table._warning._paper
    for pose in table._poses((*table._caution.cards, *table._caution.better)):
        assert not paper.overlaps(pose.rect)


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (1280, 720)])
def test_the_cards_of_the_others_and_of_the_table_are_seen(size: tuple[int, int], text: float) -> None:
    table = warned(stage(*size, text))
    assert isinstance(table, PracticeTable) and table._warning is not None
    paper = table._warning._paper
    placed = table.hands.picture.placed(table.layout)
    assert len(placed) == 8
    assert not any(paper.overlaps(other.pose.rect) for other in placed.values())


def test_in_a_small_window_at_least_the_card_itself_is_seen() -> None:
    table = warned(stage(960, 600, 1.5))
    assert isinstance(table, PracticeTable) and table._warning is not None and table._caution is not None
    assert not table._warning._paper.overlaps(table._poses(table._caution.cards)[0].rect)


def test_the_card_that_was_tried_is_warned_of_and_the_better_play_is_advised() -> None:
    table = warned(stage())
    assert isinstance(table, PracticeTable) and table._caution is not None
    assert table._caution.cards == cards("Js") and sorted(table._caution.better) == sorted(cards("Cd7b2d"))
    items = table.items()
    assert all(mark in items for mark in danger_marks(table.stage, table._poses(cards("Js"))))
    assert all(outline(table.stage, pose, "solid", True) in items for pose in table._poses(cards("Cd7b2d")))
    assert "Yours costs about" in " ".join(label.text for label in labels(items))


def test_the_hint_line_says_what_can_be_answered() -> None:
    table = warned(stage())
    told, keys, warns = hint(table)  # type: ignore[arg-type]
    assert told == "Nothing is played yet. Take it back, or play it anyway." and warns
    assert [cap for cap, _ in keys] == ["U", "Tab", "Enter"]
    table.handle(Key("u"))
    told, keys, warns = hint(table)  # type: ignore[arg-type]
    assert "H" in [cap for cap, _ in keys] and not warns


def test_cards_that_are_warned_of_wear_a_double_line() -> None:
    marks = danger_marks(stage(), [Pose(300, 300, 160, 2), Pose(500, 300, 160)])
    assert len(marks) == 4 and all(isinstance(mark, Vector) for mark in marks)
