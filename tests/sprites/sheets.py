"""Contact sheets: ``python -m tests.sprites.sheets FOLDER`` writes one PNG a sheet, to be looked at.

Whoever changes a drawing renders these before and after; a change that is not better at every size is taken back.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import product
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from sprites.draw import (
    BACKS,
    DECKS,
    ICONS,
    MEDALLIONS,
    RANKS,
    STYLES,
    SUITS,
    back_svg,
    broom_svg,
    card_svg,
    icon_svg,
    sign_svg,
    sun_svg,
)
from sprites.draw.eyesight import EYES, RGB, simulate

FELT = (31, 83, 69)
COURTS = [rank + suit for rank in "JCK" for suit in SUITS]
TELLING = ("4d", "6c", "7s", "7b", "Jc", "Cs", "Kd", "Kb")
SMALL_BELOW = 120  # px: the height under which the small cut is shown


def render(svg: str, width: int, height: int) -> pygame.Surface:
    """An SVG document as pixels."""
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))


def shot(deck: str, code: str, style: str, height: int, two_colours: bool = False) -> pygame.Surface:
    """A card at this height, in the cut the game shows at that height."""
    return render(card_svg(deck, code, style, height < SMALL_BELOW, two_colours), round(height * 4 / 7), height)


def medal(code: str, side: int) -> pygame.Surface:
    """A portrait, cut round."""
    x, y, radius = MEDALLIONS[code]
    scale = side / 2 / radius
    card = render(card_svg("italian", code, "none"), round(400 * scale), round(700 * scale))
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    out.blit(card, (side / 2 - x * scale, side / 2 - y * scale))
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255), (side / 2, side / 2), side / 2)
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out


def grid(pictures: Sequence[pygame.Surface], columns: int, gap: int = 8) -> pygame.Surface:
    """Pictures of one size in rows on felt."""
    w, h = pictures[0].get_size()
    rows = -(-len(pictures) // columns)
    out = pygame.Surface((columns * (w + gap) + gap, rows * (h + gap) + gap))
    out.fill(FELT)
    for i, picture in enumerate(pictures):
        out.blit(picture, (gap + i % columns * (w + gap), gap + i // columns * (h + gap)))
    return out


def as_seen(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """A picture as colour-blind eyes see it."""
    seen: dict[RGB, RGB] = {}
    out = bytearray()
    raw = pygame.image.tobytes(picture, "RGB")
    for r, g, b in zip(raw[::3], raw[1::3], raw[2::3], strict=True):
        colour = (r & ~3, g & ~3, b & ~3)
        if colour not in seen:
            seen[colour] = simulate(colour, eyes)
        out += bytes(seen[colour])
    return pygame.image.frombytes(bytes(out), picture.get_size(), "RGB")


def deck_sheet(deck: str, style: str, height: int, codes: Sequence[str] = ()) -> pygame.Surface:
    """The named cards of a deck, or all."""
    codes = codes or [rank + suit for suit in SUITS for rank in RANKS]
    return grid([shot(deck, code, style, height) for code in codes], 10 if len(codes) > 12 else 4)


def sheets() -> Iterator[tuple[str, pygame.Surface]]:
    """(name, picture) of every sheet."""
    for deck, style in product(DECKS, STYLES):
        yield f"{deck}-{style}-060", deck_sheet(deck, style, 60)
        yield f"{deck}-{style}-090", deck_sheet(deck, style, 90)
        yield f"{deck}-{style}-180", deck_sheet(deck, style, 180)
        yield f"{deck}-{style}-360", deck_sheet(deck, style, 360, TELLING)
    for deck in DECKS:
        yield f"{deck}-courts", deck_sheet(deck, "none", 360, COURTS)
        for eyes in EYES:
            yield f"{deck}-{eyes}", as_seen(deck_sheet(deck, "none", 90), eyes)
    codes = [rank + suit for suit in SUITS for rank in RANKS]
    yield "french-two-colours", grid([shot("french", code, "letters", 180, True) for code in codes], 10)
    yield "backs", grid([render(back_svg(name), 172, 300) for name in BACKS], 4)
    yield "icons", grid([render(icon_svg(name), 256, 256) for name in ICONS], 2)
    yield (
        "signs",
        grid(
            [render(sign_svg(suit, deck), 96, 96) for deck in ("italian", "french") for suit in SUITS]
            + [render(broom_svg(), 96, 96), render(sun_svg(), 96, 96)],
            5,
        ),
    )
    yield "medallions", grid([medal(code, 96) for code in MEDALLIONS], 4)


def main(words: list[str]) -> int:
    """Write the sheets whose name contains one of the words after the folder, or all."""
    if not words:
        print("usage: python -m tests.sprites.sheets FOLDER [WORD...]", file=sys.stderr)
        return 2
    folder, wanted = Path(words[0]), words[1:]
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in sheets():
        if not wanted or any(word in name for word in wanted):
            pygame.image.save(picture, folder / f"{name}.png")
            print(name, *picture.get_size())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
