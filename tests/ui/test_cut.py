"""The pack is cut by whoever sits on the dealer's left."""

from game.engine.actions import Deal
from game.engine.record import verify
from game.match.settings import Settings
from game.ui.overlays.cut import CutPack
from game.ui.scenes.count import CountScene
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
