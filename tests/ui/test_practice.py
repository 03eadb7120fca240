"""Practice: somebody good at the player's side, and every play can be thought over again."""

from dataclasses import replace

import pytest

from game.ai.advise import advise
from game.engine.actions import Deal, Play
from game.engine.cards import DECK, name
from game.engine.events import Played
from game.engine.play import legal
from game.engine.state import Observation
from game.match.coaching import Coaching
from game.match.settings import Settings
from game.match.thinker import InlineThinker
from game.ui.coach.speech import Helps
from game.ui.draw import Shadow, Sprite
from game.ui.inputs import Key, Press, Release
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.practice import PracticeTable
from game.ui.table.grip import Wish
from game.ui.table.surroundings import Person, pile_rects
from game.ui.table.tableau import tableau
from tests.ui.positions import NAMES, stage, view
from tests.ui.test_game import Player


def practising(**chosen: bool) -> tuple[Player, PracticeTable]:
    """A player at a table with a coach, at his turn, everything thought through."""
    player = Player(settings=Settings(speed="instant", cut="auto", **chosen))  # type: ignore[arg-type]
    player.game._go("practice")
    player.key("enter")
    player.until_turn()
    player.wait(0.5)
    return player, table_of(player)


def table_of(player: Player) -> PracticeTable:
    assert player.game.sitting is not None
    table = player.game.sitting.table
    assert isinstance(table, PracticeTable)
    return table


def test_advice_comes_when_it_is_asked_for() -> None:
    player, table = practising()
    assert "Ask me" in player.text()
    player.key("h")
    player.wait(0.3)
    assert "points on average" in player.text()
    assert {one.action for one in table._coaching.candidates} == set(legal(table.view))


def test_undo_and_redo_lead_back_and_forth() -> None:
    player, table = practising()
    first = table.view
    player.play()
    player.until_turn()
    second = table_of(player).view
    assert second != first
    player.key("u")
    assert table_of(player).view == first
    player.key("y")
    assert table_of(player).view == second


def test_a_costly_play_is_warned_of_and_can_be_made_anyway() -> None:
    for _ in range(40):
        player, table = practising(warn=True)
        for _ in range(12):
            player.until_turn()
            if not player.my_turn():
                break
            player.wait(0.5)
            table = table_of(player)
            costly = [play for play in legal(table.view) if isinstance(play, Play) and table._coaching.costly(play)]
            if costly:
                made = len(player.game.sitting.host.match.record.actions)  # type: ignore[union-attr]
                table._do(Wish(play=costly[0]))
                player.wait(0.1)
                assert table._warning is not None
                assert player.game.sitting.host.match.record.actions[made:] == ()  # type: ignore[union-attr]
                table._answer(Key("escape"))
                assert table._warning is None
                table._do(Wish(play=costly[0]))
                table._answer(Key("tab"))
                table._answer(Key("enter"))
                player.wait(0.1)
                assert player.game.sitting.host.match.record.actions[made] == costly[0]
                return
            player.play()
    raise AssertionError("nothing costly came up")


def test_open_cards_show_every_hand_and_cover_it_again() -> None:
    player, table = practising()
    hidden = {name(card) for card in player.game.sitting.host.match.state.hands[1]}  # type: ignore[union-attr]
    seen = {item.face for item in player.game.items() if isinstance(item, Sprite)}
    assert not hidden & seen
    player.key("o")
    seen = {item.face for item in player.game.items() if isinstance(item, Sprite)}
    assert hidden <= seen
    player.key("o")
    assert not hidden & {item.face for item in player.game.items() if isinstance(item, Sprite)}
    assert table is not None


def test_deals_with_a_coach_are_marked_and_practice_goes_on_after_a_break() -> None:
    player, _ = practising()
    record = player.game.sitting.host.match.record  # type: ignore[union-attr]
    assert sum(isinstance(action, Deal) for action in record.actions) == len(record.assisted) == 1
    again = Player(player.shelf)
    again.key("enter")
    assert isinstance(table_of(again), PracticeTable)


def test_a_match_from_play_has_no_coach() -> None:
    player = Player()
    player.start()
    player.until_turn()
    assert player.game.sitting is not None and not isinstance(player.game.sitting.table, PracticeTable)


def test_the_hint_line_tells_of_the_last_play_at_any_speed() -> None:
    player, _ = practising()
    player.play()
    player.until_turn()
    assert isinstance(table_of(player).news, Played)


def test_a_popup_lies_over_the_coach() -> None:
    _, table = practising()
    table.ask_cut("Gino", "")
    items = table.items()
    panel, popup = (items.index(part) for part in (table.panel.items()[0], table.popup.items()[-1]))  # type: ignore[union-attr]
    assert panel < popup


def whole_pile(player: Player) -> list[str]:
    """The cards of a slip on which all of a pile is seen."""
    return [item.key for item in player.game.items() if isinstance(item, Sprite) and item.key.startswith("whole.")]


def until_taken(player: Player) -> Observation:
    """The player's side has taken more than once and it is his turn."""
    for _ in range(40):
        player.play()
        player.until_turn()
        assert player.game.sitting is not None
        seen = player.game.sitting.table.view
        if sum(made.seat == seen.seat and made.play.taken is not None for made in seen.plays) > 1 and player.my_turn():
            return seen
    raise AssertionError("nothing was taken")


def test_whole_piles_are_looked_through_with_a_coach_only() -> None:
    player, _ = practising()
    seen = until_taken(player)
    player.key("p")
    assert whole_pile(player) == [f"whole.{name(card)}" for card in sorted(seen.piles[0])]
    assert "of this pile" in player.text()
    player = Player(settings=Settings(speed="instant", cut="auto"))
    player.start()
    player.until_turn()
    until_taken(player)
    player.key("p")
    assert "the last" in player.text()
    assert whole_pile(player) == [] and "of this pile" not in player.text()


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (3840, 2160), (1080, 1920)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_pile_is_looked_through_beside_the_coach(seats: int, size: tuple[int, int], text: float) -> None:
    seen = view(seats=seats, hand="5c2s6b")
    seen = replace(seen, piles=tuple(DECK for _ in seen.piles), plays=())
    people = tuple(Person(person, person, "Jd", "") for person in NAMES[:seats])
    table = PracticeTable(stage(*size, text), seen, people, Coaching(InlineThinker(advise)), Helps())
    for opened in (False, True):
        table._open(opened)
        table.finish()
        for side, pile in enumerate(pile_rects(table.layout, seen)):
            table.peeked = side
            items = tableau(table)
            first = next(i for i, item in enumerate(items) if isinstance(item, Sprite) and item.key == "slip.Ad")
            slip = next(item.rect for item in reversed(items[:first]) if isinstance(item, Shadow))
            assert slip.x >= 0 and slip.right <= size[0] and slip.y >= 0 and slip.bottom <= size[1]
            assert not slip.overlaps(pile)
            assert not opened or not slip.overlaps(table._place.rect)


def anew(player: Player) -> str:
    """What is read on the screen that ``New match`` in the table's menu leads to."""
    player.key("escape")
    assert player.game.pause is not None
    button = next(one.rect for one in player.game.pause._ways() if one.key == "new")
    player.game.handle(Press(*button.centre, "left", player.now))
    player.game.handle(Release(*button.centre, "left", player.now))
    player.wait()
    assert isinstance(player.game.scene, NewMatchScene)
    return player.text()


def test_another_match_is_set_up_where_the_one_at_the_table_was() -> None:
    player, _ = practising()
    assert "A coach sits at your side." in anew(player)
    player.key("enter")
    assert "New match" in player.text()
    player.key("tab", "enter")
    player.until_turn()
    table_of(player)
    player = Player(settings=Settings(speed="instant", cut="auto"))
    player.start()
    player.until_turn()
    assert "A coach sits at your side." not in anew(player)


def test_letters_mean_the_same_while_the_coach_has_the_keys() -> None:
    player, table = practising()
    player.key("c", "h")
    assert table.panel.focused and "points on average" in player.text()
    player.key("l")
    assert table.listing is not None
    player.key("l", "c")
    assert table.listing is None and not table.panel.opened
