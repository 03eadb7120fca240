"""Pages of the rules can be read at every size, and what is looked for is found on them."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.engine.variants import PRESETS, ruleset
from game.ui.draw import Label, Measure, Rect, Sprite, Vector
from game.ui.rulebook.blocks import Chapter, Figure, Heading, Mark, Paragraph, Table
from game.ui.rulebook.flow import lay_out
from game.ui.rulebook.places import places
from game.ui.rulebook.sheet import LONGEST, Page
from game.ui.scenes.scene import Stage
from game.ui.theme import CARD_RATIO, SMALLEST_TEXT
from tests.ui.positions import area, stage
from tests.ui.rulebooks import of, texts, written

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
WINDOWS = [(size, text) for size in SIZES for text in (1.0, 1.5)]
GAMES = ("scopa_classica", "scopa_assi_circolo", "escoba_clasica", "cirulla_genovese")


def pages(preset: str, on: Stage) -> Iterator[tuple[Chapter, Page, float]]:
    """Every chapter laid out, and how wide it may be."""
    chapters = written(ruleset(preset, re_bello=True, napola=True, table_low=3, table_30="pairs", sum_choice="fewest"))
    width = places(on.scale, len(chapters), True).text.w
    for chapter in chapters:
        yield chapter, lay_out(chapter, on, width), width


def labels(page: Page) -> list[Label]:
    """Every line of text, those of tags among them."""
    own = [item for item in page.items if isinstance(item, Label)]
    return own + [label for passage in page.passages for label in passage.labels]


def place(sprite: Sprite) -> Rect:
    """Where an upright card lies."""
    width = sprite.height * CARD_RATIO
    return Rect(sprite.x - width / 2, sprite.y - sprite.height / 2, width, sprite.height)


def holds(outer: Rect, inner: Rect) -> bool:
    """Whether an area lies inside another."""
    return outer.x <= inner.x and inner.right <= outer.right and outer.y <= inner.y and inner.bottom <= outer.bottom


@pytest.mark.parametrize("preset", GAMES)
@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_text_is_large_enough_inside_the_page_and_never_over_other_text(
    size: tuple[int, int], text: float, preset: str
) -> None:
    for chapter, page, width in pages(preset, stage(*size, text)):
        found = labels(page)
        assert min(label.size for label in found) >= SMALLEST_TEXT
        paper = Rect(-0.5, 0, width + 1, page.height)
        assert [label.text for label in found if not holds(paper, area(label))] == []
        clashes = [(one.text, other.text) for one, other in combinations(found, 2) if area(one).overlaps(area(other))]
        assert not clashes, chapter.key


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_columns_are_no_wider_than_can_be_read(size: tuple[int, int], text: float) -> None:
    for chapter, page, _ in pages("cirulla_genovese", stage(*size, text)):
        paragraphs = {block.text for block in chapter.blocks if isinstance(block, Paragraph)}
        for passage in page.passages:
            if any(passage.text in whole for whole in paragraphs):
                assert all(area(label).w <= LONGEST * label.size for label in passage.labels)
                assert all(len(label.text) <= 66 for label in passage.labels)


@pytest.mark.parametrize("preset", GAMES)
@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_cards_lie_side_by_side_inside_the_page(size: tuple[int, int], text: float, preset: str) -> None:
    for chapter, page, width in pages(preset, stage(*size, text)):
        cards = [place(item) for item in page.items if isinstance(item, Sprite)]
        assert all(holds(Rect(-0.5, 0, width + 1, page.height), card) for card in cards)
        assert not [1 for one, other in combinations(cards, 2) if one.overlaps(other)], chapter.key
        written_on = [
            (label.text, chapter.key) for label in labels(page) for card in cards if area(label).overlaps(card)
        ]
        assert not written_on


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_every_piece_of_a_chapter_is_on_its_page(size: tuple[int, int], text: float) -> None:
    for chapter, page, _ in pages("cirulla_genovese", stage(*size, text)):
        shown = " ".join([*(passage.text for passage in page.passages), *(label.text for label in labels(page))])
        assert [piece for piece in texts(chapter) if piece not in shown and "= " not in piece] == []


def test_a_set_is_outlined_once_for_every_card_of_it() -> None:
    figure = Figure("", "", of("4d 3b Kd"), of("7s")[0], (Mark(of("4d 3b"), "7 = 4 + 3"), Mark(of("Kd 3b"), "")))
    page = lay_out(Chapter("one", "One", (figure,)), stage(), 928)
    outlines = [item for item in page.items if isinstance(item, Vector) and "rotate" in item.body]
    assert len(outlines) == 4
    assert len([item for item in page.items if isinstance(item, Sprite)]) == 4


def test_a_bare_table_shows_an_empty_place() -> None:
    page = lay_out(Chapter("one", "One", (Figure("", "", (), of("As")[0]),)), stage(), 928)
    assert [item.face for item in page.items if isinstance(item, Sprite)] == ["As"]
    assert [item for item in page.items if isinstance(item, Vector) and "dasharray" in item.body]


def test_columns_break_between_sentences_but_never_after_a_heading() -> None:
    blocks = (Paragraph(("One sentence here.",) * 9), Heading("Title"), Paragraph(("Another sentence.",)))
    page = lay_out(Chapter("one", "One", blocks), stage(), 928)
    columns = {
        label.x: [passage for passage in page.passages if passage.labels[0].x == label.x] for label in labels(page)
    }
    assert len(columns) == 2
    assert all(passages[-1].text != "Title" for passages in columns.values())


def test_crowded_tables_give_way_in_their_widest_column() -> None:
    row = ("short", "many words " * 20, "end")
    page = lay_out(Chapter("one", "One", (Table(("a", "b", "c"), (row,)),)), stage(), 600)
    assert max(area(label).right for label in labels(page)) <= 600
    assert len(next(passage for passage in page.passages if "many" in passage.text).labels) > 1


def one_page(text: str, width: float = 300) -> Page:
    """A page with one paragraph in a narrow column."""
    return lay_out(Chapter("one", "Title", (Paragraph((text,)),)), stage(), width)


@pytest.mark.parametrize(
    ("query", "times"),
    [("seven", 2), ("SEVEN", 2), ("e s", 5), ("perche", 1), ("perché", 1), ("nowhere", 0), ("", 0), ("seven, then", 1)],
)
def test_text_is_found_whatever_its_capitals_and_accents(query: str, times: int) -> None:
    page = one_page("The Seven takes the seven, then perché not. The sum stays the same size.")
    assert len(page.find(query, Measure())) == times


def test_what_runs_over_two_lines_is_found_on_both() -> None:
    page = one_page("Nobody is forced to play a card that takes; but if the card can take, it must take it at once.")
    first, second = page.passages[1].labels[:2]
    query = f"{first.text.split()[-1]} {second.text.split()[0]}"
    (hit,) = page.find(query, Measure())
    assert [round(spot.y + spot.h / 2) for spot in hit.areas] == [round(first.y), round(second.y)]
    assert hit.areas[0].right == pytest.approx(area(first).right)
    assert hit.areas[1].x == pytest.approx(area(second).x)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_can_be_laid_out_in_the_smallest_window(preset: str) -> None:
    for _, page, _ in pages(preset, stage(960, 600)):
        assert page.height > 0 and page.passages
