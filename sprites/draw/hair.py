"""Hair, beards, moustaches, and the whole head of a Face with a hat, drawn back to front."""

from collections.abc import Callable

from .faces import Face, front_or_quarter, profile
from .geometry import Path, Points, curve, ellipse
from .palette import BROWN, FLESH, INK
from .pen import at, hatch, ink, lines, mirrored, union


def strand(face: Face) -> str:
    """The ink for lines within the hair: black hair needs a lighter one."""
    return BROWN if face.hair_ink == INK else INK


def balls(places: Points) -> list[Path]:
    """Curls: circles at (x, y, radius)."""
    return [ellipse(x, y, r) for x, y, r in places]


# -- behind the face -------------------------------------------------------------------------------
def hair_back(face: Face) -> str:
    """What falls behind the face."""
    if face.view == "profile":
        return _profile_back(face)
    if face.hair == "curls":
        return union(balls(QUARTER_CURLS if face.view == "quarter" else FRONT_CURLS), face.hair_ink, 5.5)
    far = 34 if face.view == "quarter" else 46       # a turned head shows little hair beyond the far cheek
    shapes: dict[str, Points] = {
        "bob": [(-48, -8), (-32, -50), (0, -59), (far - 12, -48), (far, -12), (far + 1, 26), (far - 8, 40, 0),
                (-40, 48, 0), (-54, 34)],
        "long": [(-42, -14), (-30, -50), (0, -59), (far - 8, -48), (far, -14), (far + 2, 24), (far + 12, 62, 0),
                 (18, 60), (-6, 52), (-24, 66), (-62, 74, 0), (-46, 30)],
        "short": [(-41, -8), (-30, -50), (0, -58), (far - 9, -48), (far - 2, -14), (far - 4, 6), (-34, 24)],
    }
    art = ink(curve(shapes[face.hair]), face.hair_ink, 5.5)
    return art + (lines([[(-44, 18), (-42, 44), (-50, 64)]], 3, strand(face)) if face.hair == "long" else "")


QUARTER_CURLS = [(-22, -46, 18), (-38, -26, 17), (-44, -2, 16), (-40, 22, 15), (0, -50, 20), (20, -46, 15),
                 (30, -28, 12), (33, -8, 9)]
FRONT_CURLS = [(-22, -46, 18), (-38, -26, 17), (-44, -2, 16), (-40, 22, 15), (0, -50, 20), (22, -46, 18),
               (37, -26, 17), (42, -2, 16), (40, 22, 15)]
NAPE_CURLS = [(8, -50, 14), (-14, -50, 17), (-33, -34, 17), (-42, -10, 16), (-38, 16, 16), (-24, 36, 13)]


def _profile_back(face: Face) -> str:
    if face.hair == "curls":
        return union(balls(NAPE_CURLS), face.hair_ink, 5.5)
    if face.hair == "long":
        shape = curve([(10, -58), (-30, -56), (-46, -20), (-46, 30), (-60, 64, 0), (-18, 62), (0, 30)])
        strands = [[(-34, 10), (-34, 36), (-42, 54)], [(-26, -48), (-38, -24), (-38, -4)]]
        return ink(shape, face.hair_ink, 5.5) + lines(strands, 3, strand(face))
    return ink(curve([(14, -56), (-20, -58), (-42, -34), (-42, 4), (-26, 30, 0), (-6, 10)]), face.hair_ink, 5.5)


# -- over the brow ---------------------------------------------------------------------------------
def hair_front(face: Face) -> str:
    """What falls over the forehead, and the ear of a profile."""
    if face.view == "profile":
        return _profile_front(face)
    if face.hair == "curls":
        return union(balls([(x, -43 + abs(x) * .16, 11) for x in (-29, -12, 6, 22)]), face.hair_ink, 4)
    turned = face.view == "quarter"
    if face.hair == "long":                          # parted over the nose
        part = 8 if turned else 0
        shape = [(-38, 8, 0), (-39, -34), (-20, -55), (4, -59), (24, -52), (33, -34), (32, -10, 0), (24, -24),
                 (part, -45, 0), (-22, -28)]
    else:
        ear = -24 if face.hair == "bob" and turned else -30
        shape = [(ear, 2, 0), (-38, -16), (-34, -42), (-12, -58), (14, -57), (30, -44), (33, -20, 0), (22, -30),
                 (4, -33), (-16, -27)]
    return ink(curve(shape), face.hair_ink, 4)


def _profile_front(face: Face) -> str:
    if face.hair == "curls":
        curls = balls([(14, -46, 11), (-4, -44, 11), (-18, -34, 11), (-24, -16, 11), (-22, 2, 11)])
        art = union(curls, face.hair_ink, 4)
    else:
        shape = curve([(18, -52, 0), (-10, -58), (-34, -42), (-38, -4), (-28, 22, 0), (-16, 10), (-14, -8, 0),
                       (-4, -12), (-2, -30), (16, -36, 0)])
        art = ink(shape, face.hair_ink, 4)
    return art + ink(ellipse(-8, 2, 6, 8.5), FLESH, 4)


# -- beards ----------------------------------------------------------------------------------------
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


def beard(face: Face) -> str:
    """The beard, if there is one."""
    if not face.beard:
        return ""
    colour = face.hair_ink
    if face.view == "profile":
        curls = [[(x - 6, y), (x, y + 6), (x + 6, y)] for x, y in ((-4, 26), (10, 38), (2, 48), (22, 52), (16, 62))]
        return union([*balls(PROFILE_CURLS), curve(PROFILE_BEARD)], colour, 5.5) + lines(curls, 3, strand(face))
    shape = curve(BEARDS[face.beard])
    art = ink(shape, colour, 5.5)
    if face.beard == "goatee":
        return art
    art += hatch(shape, -9, -5, 78, 7, 2.6, strand(face), 3)
    middle = 7 if face.view == "quarter" else 0
    deep = 30 if face.beard == "long" else 0
    strands = [[(middle + s * 14, 46), (middle + s * 12, 58 + deep * .6), (middle * .6 + s * 6, 72 + deep)]
               for s in (-1, 1)]
    return art + lines(strands, 3, strand(face))


WHISKERS: dict[str, Points] = {      # right half, from the middle under the nose
    "full": [(0, 17, 0), (15, 15), (30, 26, 0), (14, 29), (0, 24, 0)],
    "curled": [(0, 17, 0), (13, 15), (22, 19), (31, 8, 0), (30, 21), (17, 26), (0, 23, 0)],
    "drooping": [(0, 17, 0), (13, 15), (22, 24), (24, 42, 0), (14, 30), (0, 24, 0)],
}


def whisker(face: Face) -> str:
    """The moustache, if there is one; every beard has one."""
    kind = face.whisker or ("full" if face.beard else "")
    if not kind:
        return ""
    if face.view == "profile":
        return ink(curve([(36, 17, 0), (26, 17), (8, 28), (2, 40, 0), (20, 36), (40, 26, 0)]), face.hair_ink, 3.4)
    x, far = (6, .88) if face.view == "quarter" else (0, 1)
    return "".join(ink(curve(WHISKERS[kind]).scale(s, 1).move(x, 0), face.hair_ink, 3.4) for s in (-1, far))


# -- the whole head --------------------------------------------------------------------------------
def head(face: Face, look: int, hat: Callable[[], str]) -> str:
    """A head looking right (+1) or left (-1). hat draws for a head looking right, like everything here."""
    def draw() -> str:
        skin, lips = profile(face) if face.view == "profile" else front_or_quarter(face)
        return hair_back(face) + skin + beard(face) + lips + whisker(face) + hair_front(face) + hat()
    return draw() if look > 0 else mirrored(draw, 0)


def person(face: Face, x: float, y: float, look: int, hat: Callable[[], str], tilt: float = 0) -> str:
    """A head in its place on the card; tilt in degrees."""
    return at(head(face, look, hat), x, y, rotate=tilt)
