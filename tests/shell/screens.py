"""Screens for the tests of drawing: small, so that they are quick, and of every kind of item."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import pygame
from hypothesis import strategies as st

from game.shell.renderer import Renderer
from game.ui.draw import Clip, Cloth, Colour, Fill, Item, Label, Medal, Rect, Shadow, Shout, Sprite, Vector

SIZE = 200, 150
GROUND = Cloth("green", *SIZE)
RED = Colour(200, 40, 30)
DISC = '<circle cx="20" cy="15" r="14" fill="#E3C27A" stroke="#2A2420" stroke-width="2"/>'

EACH_KIND: dict[str, Item] = {
    "cloth": Cloth("wine", *SIZE),
    "fill": Fill(Rect(20, 20, 40, 30), RED),
    "see-through fill": Fill(Rect(20, 20, 40, 30), RED.fade(0.3)),
    "shadow": Shadow(Rect(50, 40, 60, 50), 8, 6, 3, 5, 0.5),
    "vector": Vector(Rect(30, 30, 40, 30), DISC),
    "label": Label(40, 60, "Primiera", 20, RED, "serif", "semibold"),
    "shout": Shout(100, 75, "Scopa!", 40),
    "card": Sprite("7d", "7d", 100, 75, 60, 4),
    "back": Sprite("stock", None, 100, 75, 60),
    "turning card": Sprite("7d", "7d", 100, 75, 60, turn=0.4),
    "medal": Medal("Kc", 100, 75, 20),
    "clip": Clip(Rect(40, 40, 50, 20), (Fill(Rect(0, 0, 200, 150), RED),)),
}


class Later(Executor):
    """Work in the background that is done when the test says so."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Put it off."""
        future: Future[Any] = Future()
        self._waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def work(self) -> int:
        """Do all that was not called off; how much that was."""
        done = 0
        for future, job in self._waiting:
            if future.set_running_or_notify_cancel():
                future.set_result(job())
                done += 1
        self._waiting.clear()
        return done


class Easel:
    """A renderer and the surface it draws on."""

    def __init__(self, size: tuple[int, int] = SIZE, background: Executor | None = None) -> None:
        self.surface = pygame.Surface(size, 0, 32)
        self.renderer = Renderer(lambda: self.surface, background=background)

    def draw(self, *items: Item) -> bytes:
        """The pixels after this frame."""
        self.renderer.draw(items)
        return pixels(self.surface)

    def draw_whole(self, items: Sequence[Item]) -> bytes:
        """The pixels when everything is drawn anew."""
        self.renderer.redraw()
        return self.draw(*items)


def pixels(surface: pygame.Surface) -> bytes:
    """Red, green and blue of every pixel."""
    return pygame.image.tobytes(surface, "RGB")


def difference(first: pygame.Surface, second: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle outside which two surfaces are equal."""
    apart = pygame.mask.from_threshold(first, (0, 0, 0), (1, 1, 1, 255), second)
    apart.invert()
    return _bounds(apart)


def _bounds(mask: pygame.mask.Mask) -> pygame.Rect:
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


_xs = st.integers(-20, SIZE[0] + 20)
_ys = st.integers(-20, SIZE[1] + 20)
_alphas = st.sampled_from((1.0, 0.4))
_rects = st.builds(Rect, _xs, _ys, st.sampled_from((0, 7.5, 40)), st.sampled_from((1, 33)))
_colours = st.sampled_from((RED, Colour(246, 238, 220), Colour(8, 17, 20, 0.58)))

simple_items: st.SearchStrategy[Item] = st.one_of(
    st.builds(Fill, _rects, _colours),
    st.builds(Shadow, _rects, st.just(4), st.sampled_from((0, 3, 12.5)), st.just(2), st.just(3), st.just(0.5)),
    st.builds(Vector, _rects, st.just(DISC), _alphas),
    st.builds(
        Label, _xs, _ys, st.sampled_from(("Asso", "7 = 4 + 3", "")), st.just(14), _colours,
        anchor=st.sampled_from(("left", "centre", "right")), alpha=_alphas,
    ),
    st.builds(Shout, _xs, _ys, st.just("Escoba!"), st.just(24), _alphas),
    st.builds(
        Sprite, st.sampled_from("abc"), st.sampled_from(("7d", "Kb", None)), _xs, _ys, st.sampled_from((40, 61)),
        st.sampled_from((0, -2.2, 90)), st.sampled_from((1.0, 0.5, 0.0)), st.sampled_from((0.7, 4.2)),
        st.sampled_from((0.0, 0.5)), _alphas, st.booleans(),
    ),
    st.builds(Medal, st.just("Jd"), _xs, _ys, st.just(15), _alphas),
)  # fmt: skip
items = simple_items | st.builds(Clip, _rects, st.lists(simple_items, max_size=3).map(tuple))
screens: st.SearchStrategy[list[Item]] = st.lists(items, max_size=8).flatmap(
    lambda some: st.sampled_from(([GROUND, *some], some))
)


@st.composite
def changes(draw: st.DrawFn) -> list[list[Item]]:
    """Several screens, most of them made of the one before: items come, go, and change places."""
    shown = [draw(screens)]
    for _ in range(draw(st.integers(1, 3))):
        rest = [item for item in shown[-1] if draw(st.integers(0, 3))]
        mixed = draw(st.permutations(rest)) if draw(st.booleans()) else rest
        place = draw(st.integers(0, len(mixed)))
        shown.append([*mixed[:place], *draw(st.lists(items, max_size=2)), *mixed[place:]])
    return shown
