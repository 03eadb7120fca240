"""Faces as data. Three constructions (front, three-quarter, profile) and a Face record that makes each person.

Local origin = middle of the face, about 97 units high; everything is drawn looking right and mirrored when needed.
"""

from dataclasses import dataclass

from .geometry import Path, Points, curve, ellipse
from .palette import BROWN, CREAM, FLESH, INK, RED
from .pen import at, dots, fill, ink, line, lines, small_cut


@dataclass(frozen=True)
class Face:
    """One person. The words choose among the drawings below; the numbers stretch the outline.

    A profile knows only nose, brow (calm, raised, bushy), chin, hair and beard.
    """

    view: str = "quarter"        # front, quarter, profile
    jaw: float = 1               # breadth of the lower face
    chin: float = 0              # extra length of the chin, in units
    nose: str = "straight"       # straight, snub, hook, bulb, broken
    brow: str = "calm"           # calm, raised, stern, bushy
    eye: str = "open"            # open, lidded, merry, lashes
    mouth: str = "calm"          # calm, smile, grim, full
    hair: str = "bob"            # see hair.py
    beard: str = ""              # see hair.py
    whisker: str = ""            # a moustache without (or with) a beard: curled, drooping, full
    hair_ink: str = BROWN
    old: bool = False            # lines at the eye and on the cheek


# x of near eye, far eye, nose, mouth in each view (looking right)
PLACES = {"front": (-16, 16, 0, 0), "quarter": (-11, 18, 4, 6)}

# Half the width of near and far eye, and how far each pupil is turned.
EYES = {"front": ((10.5, 1.0), (10.5, 1.0)), "quarter": ((10.5, 2.5), (7.6, 2.0))}

# Height of a brow at its inner end, its middle and its outer end.
BROWS = {"calm": (-19, -24, -19), "raised": (-20, -27, -21), "stern": (-13, -20, -22), "bushy": (-16, -23, -18)}

# Lips, and the line between them, round the middle of the mouth.
MOUTHS: dict[str, tuple[Points, Points]] = {
    "calm": ([(-9, -1, 0), (-3, -4), (0, -3), (3, -4), (9, -1, 0), (0, 5)], [(-10, -1), (0, .5), (10, -1)]),
    "smile": ([(-11, -3, 0), (0, 0), (10, -4, 0), (1, 8)], [(-13, -4), (0, .5), (12, -5)]),
    "grim": ([(-9, 1, 0), (0, -1), (9, 1, 0), (0, 5)], [(-11, 2.5), (0, -.5), (11, 2)]),
    "full": ([(-9, -1, 0), (-3, -5), (0, -3.5), (3, -5), (9, -1, 0), (0, 7)], [(-8, -1), (0, 0), (8, -1)]),
}

# The nose as one stroke from the brow to the wing, relative to its own x.
NOSES: dict[str, dict[str, list[tuple[float, ...]]]] = {
    "straight": {"front": [(-4, -14), (-3, 2), (7, 11), (-3, 14)],
                 "quarter": [(-1, -14), (3, -2), (11, 9), (0, 13)]},
    "snub": {"front": [(-2, -6), (-1, 4), (6, 10), (-4, 11)],
             "quarter": [(1, -8), (2, 2), (11, 3), (9, 10), (-1, 11)]},
    "hook": {"front": [(-5, -14), (-6, 2), (0, 16, 0), (7, 11)],
             "quarter": [(-1, -15), (9, -5), (13, 6), (9, 16), (0, 12)]},
    "bulb": {"front": [(-4, -10), (-6, 2), (-9, 10), (0, 17), (9, 10), (6, 4)],
             "quarter": [(0, -12), (3, 0), (13, 4), (13, 14), (3, 16), (-3, 11)]},
    "broken": {"front": [(-3, -14), (3, -4), (-3, 4), (8, 12), (-4, 14)],
               "quarter": [(0, -14), (9, -6), (5, 1), (12, 10), (0, 14)]},
}

# Forehead to lip: the part of the outline that makes a profile.
PROFILES: dict[str, list[tuple[float, ...]]] = {
    "straight": [(26, -36), (31, -20), (31, -12), (39, 2), (43, 9), (33, 14, 0)],
    "snub": [(26, -36), (30, -20), (28, -9), (34, -2), (44, 3), (41, 11), (32, 14, 0)],
    "hook": [(25, -36), (31, -22), (32, -13), (43, -4), (48, 9), (43, 14), (33, 13, 0)],
    "bulb": [(26, -36), (31, -20), (30, -10), (38, -2), (47, 4), (45, 14), (33, 15, 0)],
    "broken": [(26, -36), (32, -21), (31, -13), (40, -6), (38, 0), (44, 9), (33, 14, 0)],
}


def outline(face: Face) -> Path:
    """The skin of a front or three-quarter face."""
    jaw, chin = face.jaw, face.chin
    if face.view == "front":
        half = [(33, -14), (31 * min(jaw, 1.06), 14), (17 * jaw, 40 + chin * .7), (0, 47 + chin)]
        return curve([(0, -50), (27, -40), *half, *[(-x, y) for x, y in half[-2::-1]], (-27, -40)])
    far_jaw = [(30 + 2 * (jaw - 1), 21), (20 + 8 * (jaw - 1), 40 + chin * .8)]
    near_jaw = [(-9 * jaw, 43 + chin * .8), (-24 * jaw, 27)]
    return curve([(0, -51), (22, -43), (31, -24), (29, -9), (33, 5), *far_jaw, (6, 48 + chin), *near_jaw, (-33, 4),
                  (-33, -18), (-23, -42)])


def eye(face: Face, x: float, width: float, look: float, side: int) -> str:
    """One eye. look: how far the pupil is turned; side: -1 the near (left) eye, +1 the far one."""
    y = -6
    if small_cut() and face.eye != "merry":          # a dark dot under a brow is all that survives at 90 px
        return dots([(x + look * .6, y)], 5.6)
    if face.eye == "merry":                          # laughing: an arch
        return lines([[(x - width, y + 3), (x, y - 5), (x + width, y + 3)]], 4.4)
    low = {"lidded": 3.5, "lashes": 5.5}.get(face.eye, 6)
    top = {"lidded": 4.5, "lashes": 7.5}.get(face.eye, 6.5)
    art = ink(curve([(x - width, y, 0), (x, y - top), (x + width, y, 0), (x, y + low)]), CREAM, 2.8)
    art += fill(ellipse(x + look, y - .6, 4.5, min(4.7, (top + low) / 2)), INK)
    if face.eye == "lidded":
        art += lines([[(x - width, y - 1), (x, y - 5), (x + width, y - 1)],
                      [(x - width + 1, y - 6), (x, y - 10), (x + width - 2, y - 6)]], 2.8)
    if face.eye == "lashes":
        outer = side * width
        art += lines([[(x - outer, y), (x, y - 8), (x + outer, y), (x + outer + side * 5, y - 4)]], 4)
    return art


def brow(face: Face, x: float, side: int) -> str:
    """One brow. side: -1 the near (left) one, +1 the far one."""
    inner, middle, outer = BROWS[face.brow]
    arch = curve([(x - side * 11, inner), (x, middle), (x + side * 12, outer)], False)
    if face.brow == "bushy":
        return line(arch, 9.5) + line(arch, 5, face.hair_ink)
    return line(arch, 5.5 if face.brow == "stern" else 3.2 if face.eye == "lashes" else 4.2)


def mouth(face: Face, x: float) -> str:
    """Lips and the line between them."""
    lips, seam = MOUTHS[face.mouth]
    y = 28 + face.chin * .3
    return fill(curve(lips).move(x, y), RED) + line(curve(seam, False).move(x, y), 2.4)


def features(face: Face) -> str:
    """Eyes, brows, nose, cheeks of a front or three-quarter face; the mouth comes after the beard."""
    near, far, nose, _ = PLACES[face.view]
    turned = face.view == "quarter"
    art = fill(ellipse(near - (6 if turned else 5), 13, 8, 6.5), RED, .72)
    art += fill(ellipse(far + (4 if turned else 5), 13, 5.5 if turned else 8, 6.5), RED, .72)
    (near_width, near_look), (far_width, far_look) = EYES[face.view]
    art += eye(face, near, near_width, near_look, -1) + eye(face, far, far_width, far_look, 1)
    art += brow(face, near, -1) + (at(brow(face, 0, 1), far, -3, .82) if turned else brow(face, far, 1))
    art += line(curve([(nose + x, *rest) for x, *rest in NOSES[face.nose][face.view]], False), 3.5)
    if face.old and not small_cut():
        corner = [[(near - 15, -4), (near - 19, -6)], [(near - 14, 0), (near - 19, 1)]]
        cheek, forehead = [(near + 5, 12), (near + 2, 19), (near + 3, 23)], [(near - 6, -32), (nose, -35), (far, -31)]
        art += lines([*corner, cheek, forehead], 2.5)
    return art


def front_or_quarter(face: Face) -> tuple[str, str]:
    """A face that shows both eyes: (skin and features, mouth)."""
    art = ink(outline(face), FLESH, 5.5)
    if face.view == "quarter":                       # the near ear
        art += ink(curve([(-31, -8, 0), (-38, -9), (-40, 2), (-36, 13), (-30, 12, 0)]), FLESH, 4.2)
        art += lines([[(-36, -2), (-33, 5)]], 2.4)
    return art + features(face), mouth(face, PLACES[face.view][3])


def profile(face: Face) -> tuple[str, str]:
    """True profile, looking right: (skin and features, mouth)."""
    chin = face.chin
    lips = [(36, 20), (31, 24.5, 0), (35, 29), (30, 35)]
    shape = curve([(6, -51, 0), *PROFILES[face.nose], *lips, (32 + chin * .3, 44 + chin * .5), (21, 52 + chin),
                   (-8, 45 + chin * .5), (-26, 24), (-34, -12), (-22, -46)])
    art = ink(shape, FLESH, 5.5)
    art += ink(curve([(7, -7, 0), (17, -14), (27, -8, 0), (18, -2)]), CREAM, 2.8) + fill(ellipse(22, -8, 4.4, 4.8), INK)
    bend = curve([(6, -19), (17, -29), (29, -23)] if face.brow == "raised" else [(6, -17), (17, -24), (29, -19)], False)
    art += line(bend, 9) + line(bend, 4.5, face.hair_ink) if face.brow == "bushy" else line(bend, 4.6)
    art += lines([[(39, 11), (33, 9), (32, 3)]], 2.6) + fill(ellipse(13, 13, 8, 7), RED, .72)
    return art, lines([[(22, 26), (27, 25.5), (32, 24.8)]], 3.6, RED)
