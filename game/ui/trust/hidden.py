"""The page on which it is tried whether others see cards that they must not see."""

from collections.abc import Sequence
from typing import Final, Literal

from game.engine.actions import Action, Play
from game.engine.cards import Card, name
from game.engine.observe import observe
from game.engine.state import Made, State
from game.match.fairness_trials import Trial
from game.ui.draw import Item, Rect, Sprite
from game.ui.overlays.plays import play_text
from game.ui.sayings import Deck, capital, number
from game.ui.shapes import box, icon
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, CARD_RATIO, INK, LEAF, TERRA, TRACK
from game.ui.trust.column import HEADING, LABEL, SMALL, Column, Content, boxes
from game.ui.trust.trying import ALL, Trying
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control

TRY: Final = "try"
CARD, CARD_UPRIGHT = 72, 104
APART, BUTTON, BETWEEN, TILT = 6, 44, 28, -4.0

Group = tuple[str, tuple[Card, ...]]


def hidden(column: Column, trying: Trying, deck: Deck) -> list[Control]:
    """The page: what is tried, the button, how it stands, and a position in both of its forms."""
    words, example = column.stage.words, trying.example
    column.title(words.text("fair.hidden.title"))
    column.prose(words.text("fair.hidden.lead"))
    column.skip(14)
    button = _run(column, trying)
    column.skip(18)
    game, seats = words.text(f"preset.{example.dealt.rules.preset}"), number(words, example.dealt.seats)
    column.write(words.text("fair.hidden.where", game=game, seats=seats), LABEL)
    column.skip(8)
    boxes(column, [_known(example.dealt)])
    boxes(column, [_form("dealt", example, deck), _form("exchanged", example, deck)])
    return [button]


def _run(column: Column, trying: Trying) -> Control:
    """The button, and at its side how far the trials are and what came out."""
    stage, u, scale = column.stage, column.stage.scale.u, column.stage.scale
    words, measure = stage.words, stage.measure
    text = words.text(f"fair.hidden.{'stop' if trying.running else 'again' if trying.finished else 'try'}")
    wide = min(column.width, measure.width(text, scale.px(18), "sans", "semibold") + 56 * u)
    px = scale.px(20)
    result = _result(column, trying)
    left = column.x + wide + 24 * u
    beside = measure.width(result, px, "serif", "semibold") + 30 * u <= column.x + column.width - left
    place = column.take(BUTTON)._replace(w=wide)
    button = Button(TRY, place, text=text, kind="primary")
    if not beside:
        left = column.x
        column.skip(14)
        place = column.take(BUTTON)
    room, y = column.x + column.width - left, place.centre[1]
    if trying.finished:
        good = trying.same == trying.done
        sign, colour = ("check", LEAF) if good else ("warn", TERRA)
        column.items.append(icon(sign, left + 10 * u, y, 20 * u, colour))
        left, room = left + 30 * u, room - 30 * u
    else:
        column.items += _bar(Rect(left, y + 0.55 * px, room, 7 * u), trying.done / ALL, u)
        y -= 0.35 * px
    column.items.append(fitted(measure, left, y, result, room, px, INK, "serif", "semibold"))
    return button


def _result(column: Column, trying: Trying) -> str:
    words = column.stage.words
    if trying.finished:
        return words.text("fair.hidden.result", n=trying.done, same=trying.same)
    return words.text("fair.hidden.progress", n=trying.done, all=ALL)


def _bar(place: Rect, share: float, u: float) -> list[Item]:
    radius = place.h / 2
    items: list[Item] = [box(place, radius, TRACK)]
    if share:
        items.append(box(place._replace(w=max(place.h, share * place.w)), radius, BRASS, u, BRASS_LO))
    return items


def _known(state: State) -> Content:
    """What the one who is to play sees: the same in both forms."""

    def write(column: Column) -> None:
        words = column.stage.words
        hand, table = words.text("fair.hidden.hand"), words.text("fair.hidden.table")
        _groups(column, (hand, state.hands[state.turn]), (table, state.table), "known")

    return write


def _form(kind: Literal["dealt", "exchanged"], example: Trial, deck: Deck) -> Content:
    """One form of a position: a hand that is hidden, and what is played."""
    dealt = kind == "dealt"
    state, action = (example.dealt, example.first) if dealt else (example.exchanged, example.second)

    def write(column: Column) -> None:
        words = column.stage.words
        column.write(words.text(f"fair.hidden.{kind}"), HEADING)
        column.skip(4)
        seat = _differing(example)
        told, played = _played(column, state, action.action, deck)
        _groups(column, (words.text("fair.hidden.next"), state.hands[seat]), (told, played), kind, tilted=1)

    return write


def _differing(example: Trial) -> int:
    """The next seat that holds other cards in the two forms."""
    state, seats = example.dealt, example.dealt.seats
    order = [(state.turn + step) % seats for step in range(1, seats)]
    return next(seat for seat in order if set(state.hands[seat]) != set(example.exchanged.hands[seat]))


def _played(column: Column, state: State, action: Action, deck: Deck) -> tuple[str, tuple[Card, ...]]:
    """What the advice is in words, and the cards it is about: the played one and what it takes."""
    words = column.stage.words
    if not isinstance(action, Play):
        return words.text("fair.hidden.declares"), state.hands[state.turn]
    made = Made(state.turn, action, False)
    text = play_text(words, observe(state, state.turn), made, deck)
    return capital(text), (action.card, *(action.taken or ()))


def _groups(column: Column, left: Group, right: Group, prefix: str, tilted: int = 0) -> None:
    """Two groups of cards side by side, each under its words; so many of the right group lie tilted and apart."""
    stage, u = column.stage, column.stage.scale.u
    card = CARD_UPRIGHT if stage.scale.portrait else CARD
    wide = (column.width - BETWEEN * u) / 2
    parts = [Column(stage, column.x + i * (wide + BETWEEN * u), column.y, wide) for i in (0, 1)]
    for part, (text, _) in zip(parts, (left, right), strict=True):
        part.write(text, SMALL)
    top = max(part.y for part in parts) + 6 * u
    for i, (part, (_, cards)) in enumerate(zip(parts, (left, right), strict=True)):
        part.y = top
        column.items += [*part.items, *_cards(part.take(card), f"{prefix}.{i}", cards, u, i * tilted)]
        column.y = part.y


def _cards(place: Rect, prefix: str, cards: Sequence[Card], u: float, tilted: int = 0) -> list[Item]:
    """Cards from the left, over one another where there are too many; the first ``tilted`` ones lie apart."""
    wide, apart = place.h * CARD_RATIO, (14 * u if tilted else 0.0)
    pitch = min(wide + APART * u, (place.w - wide - apart) / max(1, len(cards) - 1))
    y = round(place.centre[1])
    return [
        Sprite(
            f"{prefix}.{name(card)}",
            name(card),
            round(place.x + wide / 2 + i * pitch + (apart if i >= tilted else 0)),
            y,
            place.h,
            TILT if i < tilted else 0.0,
            lift=1.4 if i < tilted else 0.4,
        )
        for i, card in enumerate(cards)
    ]
