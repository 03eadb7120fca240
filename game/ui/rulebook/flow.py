"""How a chapter runs over its page: text in columns, illustrations side by side, tables across."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from game.ui.draw import Rect
from game.ui.rulebook.blocks import Block, Chapter, Figure, Heading, Paragraph, Table
from game.ui.rulebook.figures import WIDE, boxed, boxed_height, wide
from game.ui.rulebook.sheet import LONGEST, Page, Sheet, Style
from game.ui.rulebook.tables import table
from game.ui.scenes.scene import Stage
from game.ui.shapes import line
from game.ui.theme import BRASS

TITLE: Final = Style(36, face="serif", weight="semibold", leading=1.2)
HEADING: Final = Style(22, face="serif", weight="semibold", leading=1.3)
TEXT: Final = Style(18)
SHORTEST: Final = 17
"""Columns narrower than this become one."""

GUTTER, GAP, AFTER_HEADING = 16, 20, 2

Text = Heading | Paragraph


def lay_out(chapter: Chapter, stage: Stage, width: float) -> Page:
    """A chapter on a page of this width in pixels."""
    sheet, u = Sheet(stage), stage.scale.u
    y = 24 * u
    y += sheet.write(0, y, chapter.title, width, TITLE) + 4 * u
    sheet.items.append(line(0, y, 80 * u, y, BRASS, 3 * u))
    y += 18 * u
    for number, blocks in enumerate(_runs(chapter.blocks)):
        y += _run(sheet, y, width, blocks, 100 * number)
        y += (AFTER_HEADING if isinstance(blocks[-1], Heading) else GAP) * u
    return sheet.page(y)


def _runs(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Blocks of a kind that follow one another; a heading over a table or picture stands alone."""
    for _, group in groupby(blocks, key=_kind):
        run = list(group)
        if isinstance(run[-1], Heading) and len(run) > 1:
            yield run[:-1]
            run = run[-1:]
        yield run


def _kind(block: Block) -> str:
    match block:
        case Heading() | Paragraph():
            return "text"
        case Figure() if len(block.cards) <= WIDE:
            return "boxes"
        case Table():
            return "table"
    return "wide"


def _run(sheet: Sheet, top: float, width: float, blocks: list[Block], number: int) -> float:
    """Lay out blocks of a kind; how high they are."""
    u, y = sheet.stage.scale.u, top
    texts = [block for block in blocks if isinstance(block, Heading | Paragraph)]
    if texts:
        return _columns(sheet, top, width, texts)
    boxes = [block for block in blocks if isinstance(block, Figure) and _kind(block) == "boxes"]
    if boxes:
        return _boxes(sheet, top, width, boxes, number)
    for i, block in enumerate(blocks):
        if isinstance(block, Table):
            y += table(sheet, 0, y, width, block)
        elif isinstance(block, Figure):
            y += wide(sheet, Rect(0, y, width, 0), block, number + i)
        y += GAP * u
    return y - top - GAP * u


def _halves(sheet: Sheet, width: float) -> tuple[float, ...]:
    """Where columns begin on a page of this width: two, or one where two would be too narrow."""
    u = sheet.stage.scale.u
    half = (width - GUTTER * u) / 2
    return (0.0, half + GUTTER * u) if half >= SHORTEST * sheet.px(TEXT) else (0.0,)


def _columns(sheet: Sheet, top: float, width: float, texts: list[Text]) -> float:
    """Text in as many columns as fit, about equally high."""
    u, starts = sheet.stage.scale.u, _halves(sheet, width)
    column = min(width / len(starts) - 20 * u * (len(starts) - 1), LONGEST * sheet.px(TEXT))

    def written(on: Sheet, x: float, part: list[Text]) -> float:
        y = top
        for text in part:
            y += _text(on, x, y, column, text)
        return y - top

    def height(parts: tuple[list[Text], ...]) -> float:
        return max(written(Sheet(sheet.stage), 0, part) for part in parts)

    parts = (texts,) if len(starts) == 1 else min(_splits(texts), key=height)
    return max(written(sheet, x, part) for x, part in zip(starts, parts, strict=True))


def _splits(texts: list[Text]) -> Iterator[tuple[list[Text], list[Text]]]:
    """Every way to break text into two columns: between sentences, and never after a heading."""
    for i, text in enumerate(texts):
        if isinstance(text, Heading):
            continue
        yield texts[: i + 1], texts[i + 1 :]
        for j in range(1, len(text.sentences)):
            upper, lower = Paragraph(text.sentences[:j]), Paragraph(text.sentences[j:])
            yield [*texts[:i], upper], [lower, *texts[i + 1 :]]
    yield texts, []


def _text(sheet: Sheet, x: float, top: float, width: float, text: Text) -> float:
    """A piece of running text with the space after it; how high both are."""
    style, after = (HEADING, 0.2) if isinstance(text, Heading) else (TEXT, 0.6)
    return sheet.write(x, top, text.text, width, style) + after * sheet.px(TEXT)


def _boxes(sheet: Sheet, top: float, width: float, figures: list[Figure], number: int) -> float:
    """Illustrations in boxes, two in a row where there is room; boxes of a row are equally high."""
    u, starts = sheet.stage.scale.u, _halves(sheet, width)
    column = (width - GUTTER * u * (len(starts) - 1)) / len(starts)
    y = top
    for first in range(0, len(figures), len(starts)):
        row = figures[first : first + len(starts)]
        height = max(boxed_height(sheet, column, figure) for figure in row)
        for i, (x, figure) in enumerate(zip(starts, row, strict=False)):
            boxed(sheet, Rect(x, y, column, height), figure, number + first + i)
        y += height + GUTTER * u
    return y - GUTTER * u - top
