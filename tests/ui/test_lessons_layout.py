"""The teacher's paper and the list of lessons in every window: nothing overlaps, nothing is cut off."""

import re
from itertools import chain, combinations

import pytest

from game.match.i18n import LANGUAGES
from game.match.lessons.catalogue import LESSONS
from game.shell.words import words
from game.ui.draw import Clip, Item, Label, Rect
from game.ui.sayings import Deck
from game.ui.school.teacher import Note, Offer, Paper
from game.ui.school.teaching import spoken
from tests.compile_words import read
from tests.ui.positions import ENGLISH, SIZES, area, labels, stage
from tests.ui.schooling import Learner

WINDOWS = [(*size, text) for size in SIZES for text in (1.0, 1.5)]
DECKS: tuple[Deck, ...] = ("italian", "french")
TOLD = re.compile(r"lesson\.(?!trainer)\w+\.(second\.)?(page|start|ask|hint|then|right|home|coin|wrong)")


def sentences(language: str = "en") -> list[str]:
    """All that the teacher says in lessons."""
    told = words(language)
    keys = [str(message.id) for message in read(language) if TOLD.match(str(message.id))]
    return [spoken(told, key, deck) for key in keys for deck in DECKS]


def within(inner: Rect, outer: Rect) -> bool:
    return (
        inner.x >= outer.x - 1
        and inner.y >= outer.y - 1
        and inner.right <= outer.right + 1
        and inner.bottom <= outer.bottom + 1
    )


def paper_of(learner: Learner) -> Rect:
    assert learner.lesson.table is not None
    return learner.lesson.table.paper


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize("lesson", ["equal", "known_hand", "first_lead", "break_pairs"])
def test_the_paper_keeps_clear_of_the_table(lesson: str, width: int, height: int, text: float) -> None:
    learner = Learner(width, height, text)
    learner.scene.take_lesson(next(i for i, one in enumerate(LESSONS) if one.id == lesson))
    table = learner.lesson.table
    assert table is not None
    paper, layout = table.paper, table.layout
    assert within(paper, Rect(0, 0, width, layout.hint.y))
    others = [layout.score, *layout.icons, *layout.plates, layout.area]
    others += [one.pose.rect for one in table.hands.animator.targets().values()]
    assert not [one for one in others if one.overlaps(paper)]
    assert not [
        pair for pair in combinations([layout.score, *layout.icons, *layout.plates], 2) if pair[0].overlaps(pair[1])
    ]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ten_cards_keep_clear_of_plates(width: int, height: int) -> None:
    learner = Learner(width, height)
    learner.scene.take_lesson(next(i for i, one in enumerate(LESSONS) if one.id == "first_lead"))
    table = learner.lesson.table
    assert table is not None
    layout = table.layout
    for seat in (0, 2):
        cards = [layout.hands[seat].pose(index, 10).rect for index in range(10)]
        assert not [(card, plate) for card in cards for plate in layout.plates if card.overlaps(plate.grow(-1))]
    assert not [plate for plate in layout.plates for icon in layout.icons if plate.overlaps(icon.grow(4))]


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_every_sentence_fits_on_the_paper(width: int, height: int, text: float) -> None:
    learner = Learner(width, height, text)
    learner.scene.take_lesson(0)
    rect = paper_of(learner)
    shown = stage(width, height, text)
    two = (Offer("a", "That is it", "primary", "Enter"), Offer("b", "Show me", shortcut="H"))
    for told in chain.from_iterable(map(sentences, LANGUAGES)):
        for ranks in (None, frozenset({2})):
            paper = Paper(shown, rect, Note("Sor Nino says", "12. You know his cards", told, 0, 3, two, ranks))
            lines = [one for one in paper.items() if isinstance(one, Label)]
            assert "…" not in "".join(line.text for line in lines)
            assert all(within(area(line), rect) for line in lines), told
            controls = [control.rect for control in paper.controls()]
            assert all(within(control, rect) for control in controls)
            if ranks is None or len(told) < 200:
                boxes = [*controls, *map(area, lines)]
                assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])], told


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_the_list_can_be_read_and_reached(width: int, height: int, text: float) -> None:
    learner = Learner(width, height, text)
    for _ in range(len(LESSONS) + 3):
        items = learner.scene.items()
        boxes = [area(label) for label in seen(items)]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])]
        assert "…" not in "".join(label.text for label in labels(items))
        learner.key("tab")


def seen(items: list[Item]) -> list[Label]:
    """Labels that are not clipped away."""
    found: list[Label] = []
    for item in items:
        if isinstance(item, Label):
            found.append(item)
        elif isinstance(item, Clip):
            found += [one for one in labels(item.items) if within(area(one), item.rect)]
    return found


def test_every_row_can_be_scrolled_to() -> None:
    learner = Learner(960, 600, 1.5)
    shown = set()
    for _ in range(len(LESSONS) + 3):
        shown |= {label.text for label in seen(learner.scene.items())}
        learner.key("tab")
    titles = {spoken(ENGLISH, f"lesson.{lesson.id}.title", "italian") for lesson in LESSONS}
    assert titles <= shown


def test_french_packs_have_words_of_their_own() -> None:
    told = " ".join(sentences()[1::2])
    assert not re.search(r"\b(coins?|cups|swords|knaves?|knights?)\b", told)
