"""Hair, beards, moustaches, and head(): a whole head from a Face and a hat, drawn back to front."""
from __future__ import annotations

from collections.abc import Callable

from .faces import Face, front_or_quarter, profile
from .geometry import Path, Points, curve, ellipse
from .palette import BROWN, FLESH, INK
from .pen import at, hatch, ink, lines, mirrored, union


def strand(f: Face) -> str:
    """The ink for lines within the hair: black hair needs a lighter one."""
    return BROWN if f.hair_ink == INK else INK


def balls(places: Points) -> list[Path]:
    return [ellipse(x, y, r) for x, y, r in places]


# -- behind the face -------------------------------------------------------------------------------
def hair_back(f: Face) -> str:
    c, turned = f.hair_ink, f.view == "quarter"
    if f.view == "profile":
        if f.hair == "long":
            p = curve([(10, -58), (-30, -56), (-46, -20), (-46, 30), (-60, 64, 0), (-18, 62), (0, 30)])
            return ink(p, c, 5.5) + lines([[(-34, 10), (-34, 36), (-42, 54)], [(-26, -48), (-38, -24), (-38, -4)]], 3,
                                          strand(f))
        if f.hair == "curls":
            return union(balls([(8, -50, 14), (-14, -50, 17), (-33, -34, 17), (-42, -10, 16), (-38, 16, 16),
                                (-24, 36, 13)]), c, 5.5)
        return ink(curve([(14, -56), (-20, -58), (-42, -34), (-42, 4), (-26, 30, 0), (-6, 10)]), c, 5.5)
    far = 34 if turned else 46                       # a turned head shows little hair beyond the far cheek
    if f.hair == "bob":
        return ink(curve([(-48, -8), (-32, -50), (0, -59), (far - 12, -48), (far, -12), (far + 1, 26), (far - 8, 40, 0),
                          (-40, 48, 0), (-54, 34)]), c, 5.5)
    if f.hair == "long":
        p = curve([(-42, -14), (-30, -50), (0, -59), (far - 8, -48), (far, -14), (far + 2, 24), (far + 12, 62, 0),
                   (18, 60), (-6, 52), (-24, 66), (-62, 74, 0), (-46, 30)])
        return ink(p, c, 5.5) + lines([[(-44, 18), (-42, 44), (-50, 64)]], 3, strand(f))
    if f.hair == "curls":
        left = [(-22, -46, 18), (-38, -26, 17), (-44, -2, 16), (-40, 22, 15), (0, -50, 20)]
        right = [(20, -46, 15), (30, -28, 12), (33, -8, 9)] if turned else [(22, -46, 18), (37, -26, 17), (42, -2, 16),
                                                                            (40, 22, 15)]
        return union(balls(left + right), c, 5.5)
    if f.hair == "short":
        return ink(curve([(-41, -8), (-30, -50), (0, -58), (far - 9, -48), (far - 2, -14), (far - 4, 6), (-34, 24)]), c,
                   5.5)
    return ""


# -- over the brow -----------------------------------------------------------------------------------
def hair_front(f: Face) -> str:
    c = f.hair_ink
    if f.view == "profile":
        if f.hair == "curls":
            art = union(balls([(14, -46, 11), (-4, -44, 11), (-18, -34, 11), (-24, -16, 11), (-22, 2, 11)]), c, 4)
        else:
            art = ink(curve([(18, -52, 0), (-10, -58), (-34, -42), (-38, -4), (-28, 22, 0), (-16, 10), (-14, -8, 0),
                             (-4, -12), (-2, -30), (16, -36, 0)]), c, 4)
        return art + ink(ellipse(-8, 2, 6, 8.5), FLESH, 4)
    turned = f.view == "quarter"
    if f.hair == "curls":
        return union(balls([(x, -43 + abs(x) * .16, 11) for x in (-29, -12, 6, 22)]), c, 4)
    if f.hair == "long":                             # parted over the nose
        part = 8 if turned else 0
        return ink(curve([(-38, 8, 0), (-39, -34), (-20, -55), (4, -59), (24, -52), (33, -34), (32, -10, 0), (24, -24),
                          (part, -45, 0), (-22, -28)]), c, 4)
    if f.hair in ("bob", "short"):
        ear = -24 if f.hair == "bob" and turned else -30
        p = [(ear, 2, 0), (-38, -16), (-34, -42), (-12, -58), (14, -57), (30, -44), (33, -20, 0), (22, -30), (4, -33),
             (-16, -27)]
        return ink(curve(p), c, 4)
    return ""


# -- beards ------------------------------------------------------------------------------------------
BEARDS: dict[str, Points] = {
    "point": [(-35, -2, 0), (-32, 32), (-15, 64), (8, 94, 0), (24, 62), (31, 32), (30, 8, 0), (27, 18), (12, 23),
              (-18, 20)],
    "goatee": [(-4, 36, 0), (-5, 52), (10, 80, 0), (24, 52), (24, 36, 0), (12, 41)],
    "round": [(-36, -4, 0), (-42, 28), (-34, 62), (0, 80), (32, 62), (37, 28), (32, 6, 0), (26, 17), (10, 22),
              (-20, 18)],
    "fork": [(-36, -8, 0), (-39, 30), (-34, 66), (-16, 98, 0), (0, 68, 0), (16, 98, 0), (34, 66), (39, 30), (36, -8, 0),
             (25, 14), (0, 21), (-25, 14)],
    "long": [(-36, -4, 0), (-44, 34), (-36, 76), (-12, 112, 0), (-4, 104), (6, 120, 0), (14, 104), (24, 110, 0),
             (36, 70), (39, 30), (32, 6, 0), (26, 17), (10, 22), (-20, 18)],
}
PROFILE_BEARD = [(-14, -4, 0), (-18, 30), (6, 68), (34, 64), (40, 40), (24, 34, 0), (16, 24), (2, 18)]
PROFILE_CURLS = [(-16, 12, 12.5), (-16, 34, 12.5), (-6, 54, 12.5), (10, 68, 12.5), (28, 72, 12.5), (42, 60, 12.5),
                 (44, 44, 12.5)]


def beard(f: Face) -> str:
    if not f.beard:
        return ""
    c = f.hair_ink
    if f.view == "profile":
        curls = [[(x - 6, y), (x, y + 6), (x + 6, y)] for x, y in ((-4, 26), (10, 38), (2, 48), (22, 52), (16, 62))]
        return union([*balls(PROFILE_CURLS), curve(PROFILE_BEARD)], c, 5.5) + lines(curls, 3, strand(f))
    p = curve(BEARDS[f.beard])
    art = ink(p, c, 5.5)
    if f.beard == "goatee":
        return art
    art += hatch(p, -9, -5, 78, 7, 2.6, strand(f), 3)
    m = 7 if f.view == "quarter" else 0
    deep = 30 if f.beard == "long" else 0
    return art + lines([[(m + s * 14, 46), (m + s * 12, 58 + deep * .6), (m * .6 + s * 6, 72 + deep)] for s in (-1, 1)],
                       3, strand(f))


WHISKERS: dict[str, Points] = {      # right half, from the middle under the nose
    "full": [(0, 17, 0), (15, 15), (30, 26, 0), (14, 29), (0, 24, 0)],
    "curled": [(0, 17, 0), (13, 15), (22, 19), (31, 8, 0), (30, 21), (17, 26), (0, 23, 0)],
    "drooping": [(0, 17, 0), (13, 15), (22, 24), (24, 42, 0), (14, 30), (0, 24, 0)],
}


def whisker(f: Face) -> str:
    kind = f.whisker or ("full" if f.beard else "")
    if not kind:
        return ""
    if f.view == "profile":
        return ink(curve([(36, 17, 0), (26, 17), (8, 28), (2, 40, 0), (20, 36), (40, 26, 0)]), f.hair_ink, 3.4)
    x, far = (6, .88) if f.view == "quarter" else (0, 1)
    return "".join(ink(curve(WHISKERS[kind]).scale(s, 1).move(x, 0), f.hair_ink, 3.4) for s in (-1, far))


def no_hat() -> str:
    return ""


def head(f: Face, look: int = 1, hat: Callable[[], str] = no_hat) -> str:
    """A head looking right (+1) or left (-1).  hat draws for a head looking right, like everything here."""
    def draw() -> str:
        skin, lips = profile(f) if f.view == "profile" else front_or_quarter(f)
        return hair_back(f) + skin + beard(f) + lips + whisker(f) + hair_front(f) + hat()
    return draw() if look > 0 else mirrored(draw, 0)


def person(f: Face, x: float, y: float, look: int, hat: Callable[[], str], tilt: float = 0) -> str:
    return at(head(f, look, hat), x, y, rotate=tilt)
