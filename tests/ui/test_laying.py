"""The place where a held card would lie down is seen as a whole."""

from dataclasses import replace

import pytest

from game.engine.actions import Play
from game.engine.cards import DECK, Card, name
from game.engine.observe import observe
from game.engine.play import start
from game.engine.state import Made, Phase
from game.engine.variants import ruleset
from game.ui.inputs import Move, Press, Release
from game.ui.scenes.scene import Submit
from game.ui.scenes.table import TableScene
from game.ui.table.arrange import Arrangement, next_place
from game.ui.table.place import place
from tests.ui.pilot import PEOPLE, stage

SIZES = ((960, 600), (1280, 800), (3840, 2160), (1080, 1920))


def holding(width: int, height: int, seats: int, lying: int) -> TableScene:
    """An Escoba table with so many cards on it, and a card of the hand that may be laid down."""
    state = start(ruleset("escoba_clasica"), seats, seats - 1)
    pack = sorted(DECK, key=lambda card: card * 7 % 40)
    state = replace(
        state,
        phase=Phase.PLAY,
        table=tuple(pack[:lying]),
        hands=tuple(tuple(pack[15 + 3 * seat : 18 + 3 * seat]) for seat in range(seats)),
        stock=tuple(pack[33:]),
        piles=((pack[14],),) * len(state.piles),
        plays=(Made(1, Play(pack[14]), False),),
        turn=0,
    )
    scene = TableScene(stage(width, height), observe(state, 0), PEOPLE[:seats])
    card = next(card for card, choice in scene.grip.choices.items() if choice.may_lay)
    scene.grip.picked = card
    scene.handle(Move(3, 3))
    return scene


@pytest.mark.parametrize("lying", range(1, 13))
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_the_outline_covers_no_card_and_none_covers_it(size: tuple[int, int], seats: int, lying: int) -> None:
    scene = holding(*size, seats, lying)
    pose = scene.lay_pose()
    assert pose is not None
    placed = scene.hands.animator.targets()
    for card in scene.view.table:
        assert not pose.rect.grow(-4 * scene.layout.scale.u).overlaps(placed[name(card)].pose.rect), lying


def test_where_there_is_room_a_card_lies_exactly_where_the_outline_was() -> None:
    scene = holding(1280, 800, 2, 3)
    pose, card = scene.lay_pose(), scene.grip.picked
    assert pose is not None and card is not None
    placed = place(replace(scene.view, table=(*scene.view.table, card)), laid(scene, card), scene.layout)
    assert placed[name(card)].pose == pose


@pytest.mark.parametrize("lying", [5, 6, 12])
def test_a_card_dropped_on_the_outline_is_laid_down_even_beside_the_hand(lying: int) -> None:
    scene = holding(1280, 800, 6, lying)
    card, pose = scene.grip.picked, scene.lay_pose()
    assert card is not None and pose is not None
    start = scene.hands.animator.targets()[name(card)].pose
    scene.handle(Press(start.x, start.y, "left", 0.0))
    scene.handle(Move(pose.x, pose.y, 0.1))
    scene.handle(Release(pose.x, pose.rect.bottom, "left", 0.2))
    assert Submit(Play(card)) in scene.take_commands()


def laid(scene: TableScene, card: Card) -> Arrangement:
    """The arrangement once the card lies on the table as well."""
    arranged = scene.hands.picture.arrangement
    return replace(next_place(arranged, card, scene.view.table, scene.layout), hand=())
