"""Four backs, each the same either way up: blue, red, plain (sober) and festa (festive)."""

from collections.abc import Callable
from math import dist

from .cards import HEIGHT, WIDTH, paper
from .cutting import cut
from .geometry import Path, curve, ellipse, joined, polar, poly, rect
from .latin_suits import coin, cup
from .ornament import broom, flower, leaf, rays, rosette
from .palette import BLUE, CREAM, GOLD, GREEN, INK, IVORY, RED
from .pen import at, dot, dots, fill, group, ink, line, lozenge
from .svg import document

CENTRE = (WIDTH / 2, HEIGHT / 2)


def field(colour: str, inset: float = 20, radius: float = 14) -> str:
    """The printed part of a back, with its outline."""
    return ink(inner(inset, radius), colour, 5)


def inner(inset: float, radius: float) -> Path:
    """A rounded rectangle this far inside the card's edge."""
    return rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, radius)


def turned(body: str) -> str:
    """A drawing and its half-turn round the middle of the card."""
    return body + group(body, f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def lattice(colour: str, accent: str) -> str:
    """Large and small lozenges in staggered rows."""
    dx, dy = 320 / 16, 620 / 24
    studs = [(40 + i * dx, 40 + j * dy) for j in range(1, 24, 2) for i in range(1, 16, 2)]
    between = [(40 + i * dx, 40 + j * dy) for j in range(2, 24, 2) for i in range(2, 16, 2)]
    large = joined(lozenge(x, y, dx * .84, dy * .84) for x, y in studs)
    small = joined(lozenge(x, y, 10, 13) for x, y in between)
    return fill(large, colour) + fill(small, accent) + dots(studs, 4.4, GOLD)


def classic(colour: str, accent: str) -> str:
    """Lozenges, a rayed rosette, two brooms."""
    panel = inner(40, 6)
    medallion = rays(112, 142, 32, 5.6, GOLD, accent) + ink(ellipse(0, 0, 118), colour, 6)
    medallion += line(ellipse(0, 0, 104), 3, GOLD) + rosette(92, heart=accent) + dot(0, 0, 13, GOLD)
    shape = curve([(0, -74, 0), (62, 0, 0), (0, 74, 0), (-62, 0, 0)])
    label = ink(shape, colour, 6) + line(shape.scale(.84), 2.6, GOLD) + at(broom(88), 0, -4, .9)
    art = field(colour) + fill(panel, IVORY) + lattice(colour, accent) + line(panel, 5)
    return art + at(medallion, *CENTRE) + turned(at(label, WIDTH / 2, 124))


def plain() -> str:
    """Sober: dark field, gold hairlines, one small sun."""
    art = field(INK) + line(inner(34, 8), 3, GOLD) + line(inner(46, 4), 2.4, GOLD)
    xs, ys = [74 + i * 28 for i in range(10)], [77 + j * 27.3 for j in range(21)]
    grid = [(x, y) for j, y in enumerate(ys) for i, x in enumerate(xs) if (i + j) % 2]
    art += dots([place for place in grid if dist(place, CENTRE) > 118], 3.2, GOLD)
    return art + at(rays(58, 92, 16, 9, GOLD, GOLD, 3) + line(ellipse(0, 0, 102), 2.6, GOLD) + rosette(54), *CENTRE)


def festa() -> str:
    """Festive: a pinwheel of the suit inks, a wreath of flowers, three signs at either end."""
    disc = ink(ellipse(0, 0, 52), CREAM, 5)
    signs = ((coin(40), 90), (at(broom(84), 0, -3), 200), (at(cup(.62), 0, 2), 310))
    art = field(RED) + pinwheel(32) + at(ink(ellipse(0, 0, 132), CREAM, 6), *CENTRE) + wreath()
    art += at(ink(ellipse(0, 0, 82), GREEN, 6) + rosette(72, heart=RED) + dot(0, 0, 10, GOLD), *CENTRE)
    return art + turned("".join(at(disc + sign, x, 98) for sign, x in signs))


def pinwheel(count: int) -> str:
    """Wedges of four inks from the middle to the inner edge."""
    panel = inner(34, 8)
    corners = [(34, 34), (366, 34), (366, 666), (34, 666)]
    art, step = fill(panel, GOLD), 360 / count
    for i in range(count):
        a, b = i * step - step / 2, i * step + step / 2
        wedge = poly([CENTRE, polar(*CENTRE, 520, a), polar(*CENTRE, 520, b)])
        art += ink(cut(wedge, corners), (CREAM, BLUE, GOLD, RED)[i % 4], 2.6)
    return art + line(panel, 5)


def wreath() -> str:
    """Twelve flowers, each between two leaves."""
    leaves = [at(leaf(40, 13), *polar(*CENTRE, 118, i * 30 + s * 15), rotate=i * 30 + s * 105)
              for i in range(12) for s in (-1, 1)]
    flowers = [at(flower(29, (RED, BLUE, GOLD)[i % 3], RED if i % 3 == 2 else GOLD), *polar(*CENTRE, 122, i * 30),
                  rotate=i * 30) for i in range(12)]
    return "".join(leaves + flowers)


DRAWINGS: dict[str, Callable[[], str]] = {
    "blue": lambda: classic(BLUE, RED),
    "red": lambda: classic(RED, BLUE),
    "plain": plain,
    "festa": festa,
}
BACKS = tuple(DRAWINGS)


def back_svg(name: str) -> str:
    """A back by its name in BACKS, 400 x 700 units."""
    return document(paper() + DRAWINGS[name](), WIDTH, HEIGHT)
