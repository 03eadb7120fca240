"""Paths as data: constructors, transforms, cutting. No colours, no SVG styling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin

Point = tuple[float, float]
Segment = tuple[Point, Point, Point]                 # control, control, end
Subpath = tuple[Point, list[Segment], bool]          # start, segments, closed
Points = Sequence[Sequence[float]]                   # what the constructors take: (x, y) and sometimes a third item


def number(value: float) -> str:
    """Shortest text for a coordinate at a tenth of a unit."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("", "-", "-0") else text


def numbers(values: Iterable[float]) -> str:
    """Coordinates joined with as few separators as SVG allows."""
    out = ""
    for text in map(number, values):
        out += text if not out or text[0] == "-" else " " + text
    return out


class Path:
    """Subpaths of cubic segments. Immutable by habit: every operation returns a new path."""

    def __init__(self, subs: list[Subpath]):
        self.subs = subs

    def map(self, place: Callable[[float, float], Point]) -> Path:
        """The path with every point sent through a function."""
        return Path([
            (place(*start), [(place(*c1), place(*c2), place(*end)) for c1, c2, end in segments], closed)
            for start, segments, closed in self.subs
        ])

    def move(self, dx: float, dy: float) -> Path:
        """The path shifted."""
        return self.map(lambda x, y: (x + dx, y + dy))

    def scale(self, sx: float, sy: float | None = None, cx: float = 0, cy: float = 0) -> Path:
        """The path stretched from (cx, cy); sy is sx where it is not given."""
        fy = sx if sy is None else sy
        return self.map(lambda x, y: (cx + (x - cx) * sx, cy + (y - cy) * fy))

    def rotate(self, degrees: float, cx: float = 0, cy: float = 0) -> Path:
        """The path turned clockwise about (cx, cy)."""
        c, s = cos(radians(degrees)), sin(radians(degrees))
        return self.map(lambda x, y: (cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c))

    def __add__(self, other: Path) -> Path:
        return Path(self.subs + other.subs)

    def clockwise(self) -> Path:
        """The same shapes, all wound one way, so that overlaps stay filled under the non-zero rule."""
        subs = []
        for (start, segments, closed), points in zip(self.subs, self.flat(), strict=True):
            if sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(points)) < 0:
                ends = [start] + [segment[2] for segment in segments]
                segments = [(c2, c1, ends[i]) for i, (c1, c2, _) in reversed(list(enumerate(segments)))]
                start = ends[-1]
            subs.append((start, segments, closed))
        return Path(subs)

    def data(self) -> str:
        """SVG path data, relative, on a grid of a tenth of a unit (rounding never accumulates)."""
        out = []
        for start, segments, closed in self.subs:
            x, y = round(start[0], 1), round(start[1], 1)
            out.append(f"M{numbers((x, y))}")
            previous, verb = start, "M"
            for c1, c2, end in segments:
                straight = c1 == previous and c2 == end
                points = (end,) if straight else (c1, c2, end)
                text = numbers(v for point in points for v in (round(point[0], 1) - x, round(point[1], 1) - y))
                wanted = "l" if straight else "c"
                out.append(wanted + text if wanted != verb else text if text[0] == "-" else " " + text)
                previous, verb = end, wanted
                x, y = round(end[0], 1), round(end[1], 1)
            if closed:
                out.append("z")
        return "".join(out)

    def flat(self, steps: int = 10) -> list[list[Point]]:
        """Polygons that approximate the path, one a subpath."""
        polygons = []
        for start, segments, _ in self.subs:
            points = [start]
            for segment in segments:
                points += flattened(points[-1], segment, steps)
            polygons.append(points)
        return polygons

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the flattened path."""
        xs, ys = zip(*[point for points in self.flat() for point in points], strict=True)
        return min(xs), min(ys), max(xs), max(ys)


def flattened(start: Point, segment: Segment, steps: int) -> list[Point]:
    """The points along a segment, without its start; a straight one has only its end."""
    c1, c2, end = segment
    if c1 == start and c2 == end:
        return [end]
    points = []
    for i in range(1, steps + 1):
        t, u = i / steps, 1 - i / steps
        a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        points.append((a * start[0] + b * c1[0] + c * c2[0] + d * end[0],
                       a * start[1] + b * c1[1] + c * c2[1] + d * end[1]))
    return points


def joined(paths: Iterable[Path]) -> Path:
    """Several paths as one."""
    return Path([sub for path in paths for sub in path.subs])


# -- constructors ----------------------------------------------------------------------------------
def poly(points: Points, closed: bool = True) -> Path:
    """Straight lines through points."""
    xy = [(point[0], point[1]) for point in points]
    return Path([(xy[0], [(a, b, b) for a, b in pairwise(xy)], closed)])


def curve(points: Points, closed: bool = True, stiffness: float = .36) -> Path:
    """Smooth curve through points; a third item in a point marks a corner."""
    n = len(points)
    xy = [(point[0], point[1]) for point in points]
    tangents: list[Point | None] = [
        None if len(points[i]) > 2 or (not closed and i in (0, n - 1)) else direction(xy[i - 1], xy[(i + 1) % n])
        for i in range(n)
    ]
    segments = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        segments.append(bend(xy[i], xy[j], tangents[i], tangents[j], stiffness))
    return Path([(xy[0], segments, closed)])


def direction(a: Point, b: Point) -> Point:
    """The unit vector from a to b."""
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def bend(a: Point, b: Point, leaving: Point | None, arriving: Point | None, stiffness: float) -> Segment:
    """A segment from a to b with these tangents; None at a corner."""
    h = stiffness * hypot(b[0] - a[0], b[1] - a[1])
    c1 = (a[0] + leaving[0] * h, a[1] + leaving[1] * h) if leaving else a
    c2 = (b[0] - arriving[0] * h, b[1] - arriving[1] * h) if arriving else b
    if arriving and not leaving:                     # ease out of a corner
        c1 = (a[0] + (c2[0] - a[0]) * .33, a[1] + (c2[1] - a[1]) * .33)
    if leaving and not arriving:
        c2 = (b[0] + (c1[0] - b[0]) * .33, b[1] + (c1[1] - b[1]) * .33)
    return c1, c2, b


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    """An ellipse, or a circle where ry is not given."""
    fy = rx if ry is None else ry
    k = .5523                                        # control points that make a cubic a quarter of a circle
    quarters = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    segments = [((cx + (ax + k * bx) * rx, cy + (ay + k * by) * fy),
                 (cx + (bx + k * ax) * rx, cy + (by + k * ay) * fy),
                 (cx + bx * rx, cy + by * fy)) for (ax, ay), (bx, by) in pairwise(quarters)]
    return Path([((cx + rx, cy), segments, True)])


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> Path:
    """A rectangle, its corners rounded by r."""
    if not r:
        return poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    k, x2, y2 = r * .4477, x + w, y + h
    return Path([((x + r, y), [
        ((x + r, y), (x2 - r, y), (x2 - r, y)), ((x2 - k, y), (x2, y + k), (x2, y + r)),
        ((x2, y + r), (x2, y2 - r), (x2, y2 - r)), ((x2, y2 - k), (x2 - k, y2), (x2 - r, y2)),
        ((x2 - r, y2), (x + r, y2), (x + r, y2)), ((x + k, y2), (x, y2 - k), (x, y2 - r)),
        ((x, y2 - r), (x, y + r), (x, y + r)), ((x, y + k), (x + k, y), (x + r, y))], True)])


def limb(points: Points, per: int = 6, flat: bool = False) -> Path:
    """Tapered tube through (x, y, radius) points, ``per`` steps between two; flat = the last end is cut square."""
    samples = spline(points, per)
    left, right, last = [], [], len(samples) - 1
    for i, (x, y, r) in enumerate(samples):
        tx, ty = direction(samples[max(i - 1, 0)][:2], samples[min(i + 1, last)][:2])
        left.append((x + ty * r, y - tx * r))
        right.append((x - ty * r, y + tx * r))
        if i == last:
            tip = (x + tx * r, y + ty * r)
        if i == 0:
            tail = (x - tx * r, y - ty * r)
    left, right = left[::2], right[::-1][::2]
    if flat:
        return curve([*left[:-1], (*left[-1], 0), (*right[0], 0), *right[1:], tail])
    return curve([*left, tip, *right, tail])


def spline(points: Points, per: int) -> list[tuple[float, float, float]]:
    """Points (x, y, radius) on a Catmull-Rom curve through the given ones."""
    n = len(points)
    samples = []
    for i in range(n - 1):
        p0, p1, p2, p3 = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]
        for step in range(per if i < n - 2 else per + 1):
            t = step / per
            x, y, r = (.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t
                             + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t**3) for k in range(3))
            samples.append((x, y, r))
    return samples


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """The point at a distance from (cx, cy); degrees clockwise from three o'clock."""
    return cx + r * cos(radians(degrees)), cy + r * sin(radians(degrees))


def petal(cx: float, cy: float, r0: float, r1: float, degrees: float, half: float) -> Path:
    """Pointed almond from radius r0 to r1 along a direction; half = half its width."""
    m = r0 + (r1 - r0) * .55
    ux, uy = cos(radians(degrees)), sin(radians(degrees))
    return curve([(*polar(cx, cy, r0, degrees), 0), (cx + ux * m - uy * half, cy + uy * m + ux * half),
                  (*polar(cx, cy, r1, degrees), 0), (cx + ux * m + uy * half, cy + uy * m - ux * half)])


def edges(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The sides of a closed polygon."""
    return pairwise([*points, points[0]])
