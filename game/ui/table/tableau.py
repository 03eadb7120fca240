"""The table as a list of items, from the cloth up to the hint line."""

from collections.abc import Sequence
from dataclasses import replace

from game.engine.cards import MATTA, name
from game.engine.events import Played
from game.ui.draw import Item, Sprite
from game.ui.furniture.messages import hint_line
from game.ui.furniture.tags import tag
from game.ui.overlays.peek import peek
from game.ui.overlays.whole import whole
from game.ui.sayings import sum_text, sweep_word
from game.ui.shapes import card_outline, empty_place
from game.ui.show import sweeping
from game.ui.table.grip import raised
from game.ui.table.hints import hint
from game.ui.table.layout import Pose
from game.ui.table.marks import Marks, event_marks, set_marks
from game.ui.table.place import FLIGHT_LAYER, HAND_LAYER, pile_of
from game.ui.table.surroundings import furniture
from game.ui.table.table import Table
from game.ui.theme import IVORY

DRAG_SCALE = 1.04
DRAG_LIFT = 4.2
STANDS_BACK = 0.45


def tableau(table: Table, beside: Sequence[Item] = ()) -> list[Item]:
    """Everything to be seen at the table now; what stands ``beside`` the cards lies under whatever pops up."""
    stage, view = table.stage, table.hands.picture.view
    marks = table_marks(table)
    items = furniture(stage, table.hands.around(table.now), view, replace(table.around, showing=table.busy), table.now)
    sprites = table.hands.animator.sprites(table.now)
    dragged = table.grip.drag.card if table.grip.drag is not None and table.grip.drag.started else None
    items += [_dim(sprite, marks) for layer, sprite in sprites if layer < HAND_LAYER]
    items += _lay_place(table)
    items += marks.under
    items += _hand(table, [sprite for layer, sprite in sprites if HAND_LAYER <= layer < FLIGHT_LAYER], dragged)
    items += _light(table)
    flying = [sprite for layer, sprite in sprites if layer >= FLIGHT_LAYER]
    items += [sprite for sprite in flying if dragged is None or sprite.key != name(dragged)]
    items += _matta(table, [sprite for _, sprite in sprites])
    items += marks.tags
    items += _word(table)
    items += _dragged(table)
    items += _hint(table)
    return [*items, *beside, *_overlays(table)]


def table_marks(table: Table) -> Marks:
    """What lights up: the set of a play that is being shown, else what the viewer's card could take."""
    beat = table.hands.beat
    placed = table.hands.animator.targets()
    if beat is not None:
        return event_marks(table.stage, table.layout, beat.picture.view, placed, beat.news, beat.marked, table.deck)
    choice = table.grip.choice
    if choice is None or not choice.sets:
        return Marks()
    held = _held_pose(table)
    rect = held.rect if held is not None else None
    return set_marks(table.stage, table.layout, table.view, placed, choice, rect, table.deck)


def _held_pose(table: Table) -> Pose | None:
    """How the dragged card lies, larger and higher than the others."""
    drag = table.grip.drag
    if drag is None or not drag.started:
        return None
    pose = table.grip.dragged()
    return pose._replace(height=pose.height * DRAG_SCALE, lift=DRAG_LIFT)


def _dim(sprite: Sprite, marks: Marks) -> Sprite:
    return replace(sprite, dim=STANDS_BACK) if sprite.key in marks.dimmed else sprite


def _lay_place(table: Table) -> list[Item]:
    """Where a lifted card will lie, if it may."""
    pose = table.lay_pose() if table.grip.lifted and not table.hands.busy else None
    if pose is None:
        return []
    return [empty_place(round(pose.x), round(pose.y), pose.height, pose.angle, table.stage.scale.u)]


def _hand(table: Table, sprites: list[Sprite], dragged: int | None) -> list[Item]:
    """The hands; the viewer's card in question stands out of the row, its empty place is outlined while it is away."""
    items: list[Item] = []
    own = {name(card): card for card in table.grip.hand}
    for sprite in sprites:
        card = own.get(sprite.key)
        if card is None:
            items.append(sprite)
        elif card == dragged:
            items.append(
                empty_place(round(sprite.x), round(sprite.y), sprite.height, sprite.angle, table.stage.scale.u)
            )
        else:
            share = table.rise.get(card, 0.0)
            pose = raised(Pose(sprite.x, sprite.y, sprite.height, sprite.angle, sprite.lift), share)
            items.append(replace(sprite, y=pose.y, lift=pose.lift))
            if card == table.grip.focus:
                unit = table.stage.scale.u
                items.append(
                    card_outline(
                        round(pose.x),
                        round(pose.y),
                        pose.height,
                        pose.angle,
                        "solid",
                        IVORY,
                        2 * unit,
                        5 * unit,
                        2 * unit,
                        unit,
                    )
                )
    return items


def _dragged(table: Table) -> list[Item]:
    pose = _held_pose(table)
    if pose is None or table.grip.drag is None:
        return []
    code = name(table.grip.drag.card)
    return [Sprite(code, code, pose.x, pose.y, pose.height, round(pose.angle), 1.0, pose.lift)]


def _matta(table: Table, sprites: list[Sprite]) -> list[Item]:
    """What the seven of cups stands for, on the card, once a declaration has said so."""
    value = table.hands.picture.view.matta
    seen = next((sprite for sprite in sprites if sprite.face == name(MATTA)), None)
    if value is None or seen is None:
        return []
    text = table.stage.words.text("table.matta", value=value)
    return tag(table.stage.scale, table.stage.measure, seen.x, seen.y, text, None, "brass", 19)[0]


def _light(table: Table) -> list[Item]:
    age = table.sweep_age
    return sweeping.behind(table.stage, table.layout, age) if age is not None else []


def _word(table: Table) -> list[Item]:
    age, news = table.sweep_age, table.news
    if age is None or not isinstance(news, Played) or news.taken is None:
        return []
    words, rules = table.stage.words, table.view.rules
    added = sum_text(words, rules, news.card, news.taken, news.value, table.view.matta, table.deck)
    worth = words.text("table.clean", sum=added)
    return sweeping.before(table.stage, table.layout, sweep_word(words, rules), worth, age)


def _hint(table: Table) -> list[Item]:
    text, keys, warning = hint(table)
    return hint_line(table.stage.scale, table.stage.measure, text, keys, warning)


def _overlays(table: Table) -> list[Item]:
    items: list[Item] = []
    stage, view = table.stage, table.view
    if table.peeked is not None and not table.hands.busy:
        spot = pile_of(view, table.peeked, table.layout)
        if table.piles_open:
            items += whole(stage, view, table.peeked, spot.rect, table.room, table.deck)
        else:
            items += peek(stage, view, table.peeked, spot.rect, table.deck)
    if table.listing is not None:
        items += table.listing.items()
    if table.popup is not None:
        items += table.popup.items()
    return items
