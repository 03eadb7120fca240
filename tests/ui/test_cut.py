"""The pack is cut by whoever sits on the dealer's left."""

from typing import Literal

import pytest

from game.engine.actions import Deal
from game.engine.cards import DECK, name, names, parse
from game.engine.record import verify
from game.engine.shuffle import NONCE_BYTES, Sealed, commitment
from game.match.settings import Settings
from game.match.setup import Setup
from game.ui.draw import Item, Label, Sprite
from game.ui.inputs import Move, Press
from game.ui.overlays.cut import CutPack
from game.ui.scenes.count import CountScene
from game.ui.theme import CARD_RATIO
from tests.ui.positions import stage
from tests.ui.test_game import Player


def test_the_person_on_the_dealers_left_cuts_the_pack() -> None:
    player = Player(settings=Settings(speed="instant", cut="ask"))
    player.game.begin()
    cuts = 0
    for _ in range(2000):
        player.wait()
        sitting = player.game.sitting
        assert sitting is not None
        if isinstance(player.game.scene, CountScene):
            if sitting.over:
                break
            player.key("enter")
        elif isinstance(sitting.table.popup, CutPack):
            seal = sitting.host.commitment
            assert sitting.host.match.state.dealer == 1
            for _ in range(3):
                player.key("right")
            player.key("enter")
            player.wait()
            deal = [action for action in sitting.host.match.record.actions if isinstance(action, Deal)][-1]
            assert deal.fair is not None and (deal.fair.cut, deal.fair.commitment) == (14, seal)
            cuts += 1
        elif player.my_turn():
            player.play()
    assert cuts >= 1
    assert player.game.sitting is not None and verify(player.game.sitting.host.record) == ()


def test_the_cut_can_be_left_to_chance_for_good() -> None:
    player = Player(settings=Settings(speed="instant", cut="ask"))
    player.game.begin()
    for _ in range(400):
        player.wait()
        assert player.game.sitting is not None
        if isinstance(player.game.sitting.table.popup, CutPack):
            break
        if player.my_turn():
            player.play()
        elif isinstance(player.game.scene, CountScene):
            player.key("enter")
    assert player.game.sitting is not None
    player.game.sitting.table._cut("always")
    player.wait()
    assert player.game.settings.cut == "auto"


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (3840, 2160), (1080, 1920)])
@pytest.mark.parametrize("share", [-0.2, 0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0, 1.2])
def test_the_pack_parts_at_the_pointer(size: tuple[int, int], share: float) -> None:
    popup = CutPack(stage(*size), "Nonno Gino", "0" * 64)
    row = popup._row
    x = row.x + share * row.w
    popup.handle(Press(row.centre[0], row.centre[1]))
    popup.handle(Move(x, row.centre[1]))
    backs = [item for item in popup.items() if isinstance(item, Sprite)]
    stays, lifted = [card for card in backs if not card.angle], [card for card in backs if card.angle]
    half = backs[0].height * CARD_RATIO / 2
    assert len(backs) == 40 and stays and lifted
    assert stays[-1].x + half <= lifted[0].x - half, "both are seen whole"
    assert row.x <= backs[0].x - half and backs[-1].x + half <= row.right
    if len(stays) > 1 and len(lifted) > 1:
        assert stays[-1].x <= x <= lifted[1].x


CUT = 17
"""So many cards lie lifted before the player who has not moved them."""

VOID = {"scopa_classica": ("Kd", "Kc", "Ks", "5b"), "cirulla_genovese": ("Ad", "Ac", "Ks", "5b")}


def spoil(player: Player, table: tuple[str, ...], cut: int) -> None:
    """Let the sealed pack, cut at a place, bring these cards to the table."""
    assert player.game.sitting is not None
    lying = [parse(code) for code in table]
    others = [card for card in DECK if card not in lying]
    pack = (*others[:6], *lying, *others[6:])
    pack = (*pack[-cut:], *pack[:-cut])
    nonce = bytes(NONCE_BYTES)
    player.game.sitting.host._sealed = Sealed(pack, nonce.hex(), commitment(pack, nonce))


def watch(player: Player, seconds: float) -> list[list[Item]]:
    """What is drawn while nobody touches anything: a window draws only where something changes."""
    drawn = []
    for _ in range(round(seconds * 20)):
        changes = player.game.moving
        player.now += 0.05
        player.game.frame(player.now)
        if changes or player.game.moving:
            drawn.append(player.game.items())
    return drawn


def said(items: list[Item]) -> str:
    return " ".join(item.text for item in items if isinstance(item, Label))


def seen(items: list[Item]) -> set[str | None]:
    return {item.face for item in items if isinstance(item, Sprite)}


@pytest.mark.parametrize("game", VOID)
@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_a_void_table_is_seen_before_the_pack_lies_there_to_be_cut_again(
    game: str, speed: Literal["instant", "normal"]
) -> None:
    player = Player(settings=Settings(speed=speed, cut="ask"))
    player.game.begin(Setup(game, first_dealer=1))
    player.wait(0.2)
    spoil(player, VOID[game], CUT)
    player.key("enter")
    drawn = watch(player, 8)
    void = [items for items in drawn if "the deal is void" in said(items) and set(VOID[game]) <= seen(items)]
    assert len(void) >= 20, "long enough to be read"
    assert "Cut the pack" not in said(void[-1])
    assert "Cut the pack" in said(drawn[-1]), "and then the pack is seen without any input"
    assert player.game.sitting is not None and isinstance(player.game.sitting.table.popup, CutPack)


def test_a_void_table_is_seen_where_an_opponent_cuts_and_nothing_takes_time() -> None:
    player = Player(settings=Settings(speed="instant", cut="ask"))
    player.game.begin(Setup("scopa_classica", first_dealer=0))
    sitting = player.game.sitting
    assert sitting is not None
    sitting.host._cut = 5
    spoil(player, VOID["scopa_classica"], 5)
    drawn = watch(player, 4)
    void = [
        items for items in drawn if "the deal is void" in said(items) and set(VOID["scopa_classica"]) <= seen(items)
    ]
    assert len(void) >= 20
    assert sitting.host.match.packs >= 2 and {name(card) for card in sitting.table.view.hand} <= seen(drawn[-1]), names(
        sitting.table.view.hand
    )


def test_whoever_has_read_the_void_table_need_not_wait() -> None:
    player = Player(settings=Settings(speed="instant", cut="ask"))
    player.game.begin(Setup("scopa_classica", first_dealer=1))
    player.wait(0.2)
    spoil(player, VOID["scopa_classica"], CUT)
    player.key("enter", "space")
    assert "Cut the pack" in said(player.game.items())


def test_what_happens_in_no_time_is_drawn_all_the_same() -> None:
    player = Player(settings=Settings(speed="instant", cut="ask"))
    player.game.begin(Setup("scopa_classica", first_dealer=0))
    drawn = watch(player, 4)
    assert player.my_turn()
    assert seen(drawn[-1]) == seen(player.game.items()) and said(drawn[-1]) == said(player.game.items())


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1080, 1920)])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
def test_the_cut_is_told_whole(size: tuple[int, int], text: float) -> None:
    items = CutPack(stage(*size, text), "Nonno Gino", "0" * 64).items()
    assert not [item.text for item in items if isinstance(item, Label) and "…" in item.text]
