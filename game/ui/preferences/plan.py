"""Where the parts of the settings screen lie, computed from the window alone."""

from typing import NamedTuple

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.widgets.headings import heading_height

MARGIN, LIST, PAPER, PREVIEW, STRIP = 16, 240, 560, 620, 160
LEAST, MOST = 560, 760
NARROW = 1000
"""In windows less wide than this, in pixels, what things look like is shown above the settings, not beside them."""

PADDING, HEAD, FOOT = 32, 80, 20


class Plan(NamedTuple):
    """The list of pages, the paper with the settings, the part of it that scrolls, and what shows how things look.

    ``left`` and ``right`` bound what stands on the paper; ``strip`` says that the preview lies above the paper.
    """

    list: Rect
    paper: Rect
    view: Rect
    preview: Rect
    strip: bool

    @property
    def left(self) -> float:
        """The left edge of labels."""
        return self.view.x + (self.paper.right - self.view.right)

    @property
    def right(self) -> float:
        """The right edge of controls."""
        return self.view.right - (self.paper.right - self.view.right)


def plan(scale: Scale, content: float = 0.0) -> Plan:
    """The arrangement for a window; in an upright one the paper is as high as its ``content`` asks for, in pixels."""
    u = scale.u
    margin, top = MARGIN * u, heading_height(scale) + 8 * u
    bottom = scale.height - hint_height(scale) - margin
    strip = scale.portrait or scale.width < NARROW
    x = 2 * margin + LIST * u
    head = max((60 if strip else HEAD) * u, 28 * u + 1.1 * scale.px(28))
    if strip:
        preview = Rect(margin, top, scale.width - 2 * margin, STRIP * u)
        top = preview.bottom + margin
        paper = Rect(x, top, scale.width - x - margin, min(bottom - top, max(LEAST * u, head + content + FOOT * u)))
    else:
        paper = Rect(x, top, PAPER * u, min(bottom - top, MOST * u))
        beside = paper.right + margin
        preview = Rect(beside, top, min(scale.width - beside - margin, PREVIEW * u), paper.h)
    inset = PADDING / 2 * u
    view = Rect(paper.x + inset, paper.y + head, paper.w - 2 * inset, paper.h - head - FOOT * u)
    return Plan(Rect(margin, top, LIST * u, bottom - top), paper, view, preview, strip)
