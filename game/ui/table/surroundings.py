"""Everything on the table that is not a card in play: who sits where, piles, stock, score, buttons."""

from dataclasses import dataclass

from game.engine.cards import name
from game.engine.state import Observation, Phase
from game.engine.variants import PRESETS
from game.ui.draw import Cloth, Item, Rect
from game.ui.furniture.piles import pile, stock
from game.ui.furniture.plates import plate
from game.ui.furniture.score import Standing, score_strip
from game.ui.furniture.slates import icon_button
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, disc
from game.ui.table.layout import Layout
from game.ui.table.place import pile_of, relative
from game.ui.theme import BRASS_HI, INK, IVORY, SMALLEST_TEXT

PULSE = 1.5
"""Seconds that the sign of somebody who thinks takes to come round, in so many ``PULSE_STEPS``."""

PULSE_STEPS = 12


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at a seat: full and short name, the court card that is the portrait, and a word on the strength."""

    name: str
    short: str
    portrait: str
    second: str


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is known of the table beside the cards.

    ``showing``: something that happened is still being shown. ``resting``: nobody plays until something has been read.
    """

    people: tuple[Person, ...]
    thinking: int | None = None
    showing: bool = False
    resting: bool = False
    muted: bool = False
    hovered: str | None = None


def icon_names(layout: Layout, muted: bool) -> tuple[tuple[str, str], ...]:
    """The buttons at the top and their icons, as many as the layout has places."""
    sound = ("mute", "mute" if muted else "sound")
    every = (("menu", "menu"), ("plays", "list"), sound)
    return every if len(layout.icons) == len(every) else (every[0], every[2])


def furniture(stage: Stage, layout: Layout, view: Observation, around: Surroundings, now: float) -> list[Item]:
    """The cloth and all that stands on it."""
    items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
    for rect, (key, icon) in zip(layout.icons, icon_names(layout, around.muted), strict=True):
        items += icon_button(rect, icon, around.hovered == key)
    items += _score(stage, layout, view, around)
    for seat in range(view.seats):
        items += _plate(stage, layout, view, around, seat, now)
    items += _piles(stage, layout, view)
    spot = layout.stock
    if _has_stock(view):
        items += stock(stage.scale, stage.measure, stage.words, "stock", spot.x, spot.y, spot.height, len(view.stock))
    return items


def _has_stock(view: Observation) -> bool:
    """Whether this game leaves cards undealt at its start."""
    return bool(view.rules.next_pattern)


def _plate(stage: Stage, layout: Layout, view: Observation, around: Surroundings, seat: int, now: float) -> list[Item]:
    person, place = around.people[seat], relative(view, seat)
    plays = around.showing or not around.resting
    active = plays and view.phase is Phase.PLAY and view.turn == seat
    thinks = around.thinking == seat
    phase = int(now / PULSE * PULSE_STEPS) % PULSE_STEPS / PULSE_STEPS if thinks else None
    rect = layout.plates[place]
    room = _plate_room(view, rect, seat)
    items = plate(
        stage.scale,
        stage.measure,
        rect,
        person.portrait,
        _plate_name(stage, person, room),
        _plate_line(stage, view, person, seat, room, active and not around.showing),
        active,
        view.dealer == seat,
        phase,
    )
    return items + _side_mark(view, seat, rect) if len(view.sides[0]) > 1 else items


def _plate_room(view: Observation, rect: Rect, seat: int) -> float:
    """How wide a text on a plate may be."""
    return rect.w - rect.h * (1.38 + 0.38 * (view.dealer == seat))


def _plate_name(stage: Stage, person: Person, room: float) -> str:
    """The full name where there is room for it, else the short one."""
    wide = stage.measure.width(person.name, stage.scale.px(19), "serif", "semibold")
    return person.name if wide <= room else person.short


def _plate_line(stage: Stage, view: Observation, person: Person, seat: int, room: float, waits: bool) -> str:
    """The second line: the viewer's state, in teams whose side somebody is on, else how strong he is."""
    words = stage.words
    if seat == view.seat:
        return words.text("table.your_turn") if waits else _in_hand(stage, len(view.hands[seat]), room)
    team = view.sides[view.side(view.seat)]
    if len(team) > 2:
        return words.text("table.side.ours" if seat in team else "table.side.theirs")
    return words.text("table.partner") if seat in team else person.second


def _in_hand(stage: Stage, cards: int, room: float) -> str:
    """How many cards the viewer holds, in fewer words where there is little room."""
    whole = stage.words.plural("table.cards_in_hand", cards)
    fits = stage.measure.width(whole, SMALLEST_TEXT) <= room
    return whole if fits else stage.words.plural("table.in_hand", cards)


def _side_mark(view: Observation, seat: int, rect: Rect) -> list[Item]:
    """A mark at the portrait that tells the teams apart by shape as well as by colour."""
    x, y, r = rect.x + rect.h * 0.84, rect.y + rect.h * 0.84, rect.h * 0.12
    if seat in view.sides[view.side(view.seat)]:
        return [disc(x, y, r, BRASS_HI, 1.5, INK)]
    return [box(Rect(x - r, y - r, 2 * r, 2 * r), 2, IVORY, 1.5, INK)]


def _score(stage: Stage, layout: Layout, view: Observation, around: Surroundings) -> list[Item]:
    rows = []
    best = min(view.scores) if view.rules.lowest_wins else max(view.scores)
    order = sorted(range(len(view.scores)), key=lambda side: side != view.side(view.seat))
    for side in order:
        label = _side_label(stage, view, around, side)
        leads = view.scores[side] == best and view.scores.count(best) == 1
        rows.append(Standing(label, view.scores[side], leads, _made(view, side)))
    words, deal = stage.words, max(1, view.deal_number)
    head = words.text("table.head", game=words.text(f"game.{PRESETS[view.rules.preset].family}"), deal=deal)
    target, short = words.text("table.target", points=view.rules.target), words.text("table.head_short", deal=deal)
    if view.rules.single_deal:
        target, short = words.text("table.single_deal"), ""
    return score_strip(
        stage.scale,
        stage.measure,
        layout.score,
        head,
        target,
        tuple(rows),
        view.rules.target,
        view.rules.lowest_wins,
        short,
    )


def _made(view: Observation, side: int) -> int:
    """The points a side has made for certain in the deal under way: sweeps, declarations, the opening table."""
    counted = view.phase is not Phase.PLAY and len(view.plays) > 0
    if counted:
        return 0
    return len(view.sweeps[side]) + view.declared_points[side] + view.opening[side]


def _side_label(stage: Stage, view: Observation, around: Surroundings, side: int) -> str:
    """A side by its players, the viewer or the next after him first; larger teams by whose they are."""
    seats = sorted(view.sides[side], key=lambda seat: relative(view, seat))
    if len(seats) > 2:
        return stage.words.text("table.side.ours" if view.seat in seats else "table.side.theirs")
    named = zip(("first", "second"), seats, strict=False)
    return stage.words.text(f"table.side.{len(seats)}", **{who: around.people[seat].short for who, seat in named})


def _piles(stage: Stage, layout: Layout, view: Observation) -> list[Item]:
    items: list[Item] = []
    for side, cards in enumerate(view.piles):
        spot = pile_of(view, side, layout)
        own = side == view.side(view.seat)
        empty = stage.words.text("table.your_pile" if own else "table.their_pile")
        sweeps = tuple(name(card) for card in view.sweeps[side])
        items += pile(
            stage.scale,
            stage.measure,
            stage.words,
            f"pile{side}",
            spot.x,
            spot.y,
            spot.height,
            len(cards),
            sweeps,
            empty,
            spread=spot.spread,
        )
    return items


def pile_rects(layout: Layout, view: Observation) -> tuple[Rect, ...]:
    """Where each side's pile can be pointed at."""
    return tuple(pile_of(view, side, layout).rect for side in range(len(view.piles)))
