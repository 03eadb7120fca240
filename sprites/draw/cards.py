"""One card: paper, frame, picture, index."""

from collections.abc import Callable
from itertools import pairwise

from . import french_courts
from .aces import ace
from .geometry import Path, Segment, Subpath, number, rect
from .ground import FLOOR, dais, road, turf
from .indices import RANKS, STYLES, corner, foot, headline
from .kings import KINGS
from .knaves import KNAVES
from .knights import KNIGHTS
from .palette import EDGE, IVORY
from .pen import group, line, optical, zoomed
from .pips import pip_card, reaches_corner
from .suits import SUITS, suit_ink
from .svg import document

WIDTH, HEIGHT = 400, 700
DECKS = ("italian", "spanish", "french")
COURTS = {"J": (turf, KNAVES), "C": (road, KNIGHTS), "K": (dais, KINGS)}
PINTA: dict[str, tuple[float, ...]] = {              # where a Spanish frame is broken, which tells the suit
    "coins": (), "cups": (200,), "swords": (140, 260), "clubs": (100, 200, 300),
}


def paper() -> str:
    """The blank card."""
    sheet = rect(1, 1, WIDTH - 2, HEIGHT - 2, 26)
    return f'<path d="{sheet.data()}" fill="{IVORY}" stroke="{EDGE}" stroke-width="2"/>'


def outline(inset: float, radius: float, breaks: tuple[float, ...], gap: float = 34) -> Path:
    """A rounded frame, its top and bottom edges broken round the given places."""
    whole = rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, radius)
    if not breaks:
        return whole
    _, (_, corner1, right, corner2, _, corner3, left, corner4), _ = whole.subs[0]
    top, bottom, low, high = inset, HEIGHT - inset, breaks[0] - gap / 2, breaks[-1] + gap / 2
    start, end = inset + radius, WIDTH - inset - radius
    right_side = [straight(high, end, top), corner1, right, corner2, straight(end, high, bottom)]
    left_side = [straight(low, start, bottom), corner3, left, corner4, straight(start, low, top)]
    subs: list[Subpath] = [((high, top), right_side, False), ((low, bottom), left_side, False)]
    subs += [((a + gap / 2, y), [straight(a + gap / 2, b - gap / 2, y)], False)
             for a, b in pairwise(breaks) for y in (top, bottom)]
    return Path(subs)


def straight(x1: float, x2: float, y: float) -> Segment:
    """A horizontal stretch of the frame."""
    return (x1, y), (x2, y), (x2, y)


def frame(deck: str, suit: str) -> str:
    """The two lines round the picture."""
    breaks = PINTA[suit] if deck == "spanish" else ()
    return line(outline(25, 10, breaks), 5, suit_ink(suit), "butt") + line(outline(18, 16, breaks), 4, cap="butt")


def fit(draw: Callable[[], str], scale: float, x: float, y: float) -> str:
    """A drawing reduced round the point (x, y) of the card."""
    if scale == 1:
        return draw()
    with zoomed(scale):
        return group(draw(), f"translate({number(x * (1 - scale))} {number(y * (1 - scale))})scale({scale})")


def latin_court(deck: str, suit: str, rank: str, indexed: bool) -> str:
    """Figure on its base.

    An indexed figure is drawn a little smaller, away from the tab; a Spanish base keeps clear of the frame.
    """
    ground, figures = COURTS[rank]
    base = ground(suit, suit_ink(suit))
    if deck == "spanish":
        base = group(base, "translate(14 121.2)scale(.93 .8)")
    return base + fit(figures[suit], .92 if indexed else 1, 387, FLOOR)


def picture(deck: str, suit: str, rank: str, style: str) -> str:
    """What stands inside the frame; it makes room for an index in the corners."""
    indexed = style in ("numbers", "letters")
    if rank in COURTS and deck == "french":
        return french_courts.court(suit, rank, suit_ink(suit), signed=not indexed)
    if rank in COURTS:
        return latin_court(deck, suit, rank, indexed)
    middle = (WIDTH / 2, HEIGHT / 2)
    if rank == "A":
        return fit(lambda: ace(deck, suit), .86 if indexed else 1, *middle)
    crowded = indexed and reaches_corner(deck, suit, int(rank))
    return fit(lambda: pip_card(deck, suit, int(rank)), .73 if crowded else .86 if indexed else 1, *middle)


def index(deck: str, suit: str, rank: str, style: str) -> str:
    """The rank in the corners, or across the top in the large style."""
    if style == "none":
        return ""
    if style == "large":
        return headline(deck, suit, rank)
    court = rank in COURTS
    top = corner(deck, suit, rank, style, court)
    if court and deck != "french":
        return top + foot(deck, rank, style)
    return top + group(top, f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def card_svg(deck: str, code: str, style: str, small: bool = False, two_colours: bool = False) -> str:
    """One card, 400 x 700 units.

    deck is one of DECKS, code a card's such as 7d, style one of STYLES. small is the optical cut for cards shown less
    than about 120 px high. two_colours makes the suits of the French deck red and black; the others have no such form.
    Raises ValueError for a deck, style or card there is not.
    """
    if deck not in DECKS or style not in STYLES:
        raise ValueError(f"no deck {deck} with index {style}")
    rank, suit = code[:1], SUITS.get(code[1:])
    if rank not in RANKS or suit is None:
        raise ValueError(f"no card {code}")
    scale = .82 if style == "large" else 1               # the scene makes room for the headline
    with optical(small, two_colours and deck == "french"):
        scene = fit(lambda: frame(deck, suit) + picture(deck, suit, rank, style), scale, WIDTH / 2, 682)
        return document(paper() + scene + index(deck, suit, rank, style), WIDTH, HEIGHT)
