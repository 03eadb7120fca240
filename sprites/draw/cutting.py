"""Scan lines and cutting: which part of a path lies inside another."""

from collections.abc import Iterator, Sequence
from math import ceil

from .geometry import Path, Point, edges, joined, poly

Intervals = list[tuple[float, float]]


def spans(polygons: list[list[Point]], y: float) -> Intervals:
    """Where the horizontal at y lies inside the polygons: (left, right) pairs."""
    xs = []
    for points in polygons:
        for (x1, y1), (x2, y2) in edges(points):
            if (y1 <= y < y2) or (y2 <= y < y1):
                xs.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    xs.sort()
    return list(zip(xs[::2], xs[1::2], strict=True))


def minus(intervals: Intervals, holes: Intervals) -> Intervals:
    """Intervals without the parts that lie in holes."""
    for low, high in holes:
        intervals = [part for left, right in intervals for part in ((left, min(right, low)), (max(left, high), right))
                     if part[1] - part[0] > .1]
    return intervals


def rows(path: Path, angle: float, gap: float, phase: float, without: Path) -> Iterator[tuple[float, Intervals]]:
    """Parallel scan lines, turned by angle, of what a path covers and another does not: (y, intervals)."""
    turned = path.rotate(-angle)
    _, top, _, bottom = turned.box()
    inside, outside = turned.flat(), without.rotate(-angle).flat()
    y = ceil((top - phase) / gap) * gap + phase
    while y < bottom:
        yield y, minus(spans(inside, y), spans(outside, y))
        y += gap


def cut(path: Path, clip: Sequence[Point]) -> Path:
    """A path (flattened) intersected with a convex polygon given clockwise on screen."""
    kept = []
    for points in path.flat(14):
        for a, b in edges(clip):
            points = keep_right(points, a, b)
        if len(points) > 2:
            kept.append(poly(points))
    return joined(kept)


def keep_right(points: list[Point], a: Point, b: Point) -> list[Point]:
    """The part of a polygon on the right of the line from a to b."""
    def side(q: Point) -> float:
        return (b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0])
    kept = []
    for p, q in zip([*points[-1:], *points[:-1]], points, strict=True):
        before, here = side(p), side(q)
        if (before >= 0) != (here >= 0):
            t = before / (before - here)
            kept.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        if here >= 0:
            kept.append(q)
    return kept


def contains(path: Path, x: float, y: float, margin: float = 0) -> bool:
    """Whether a point and its four neighbours at the margin lie inside a path."""
    polygons = path.flat()
    return all(any(low <= x + i <= high for low, high in spans(polygons, y + j))
               for i, j in ((0, 0), (margin, 0), (-margin, 0), (0, margin), (0, -margin)))
