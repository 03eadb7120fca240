"""The list of finished matches: everything can be read and reached, and nothing is deleted by mistake."""

from dataclasses import replace

import pytest

from game.engine.record import Seat
from game.match.history.finished import CountedDeal, Finished
from game.ui.draw import Clip, Item, Label, Rect, Sprite
from game.ui.inputs import Dropped, Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.scale import Scale
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.scene import Bring, Command, Delete, Go, HandOut, Open, Sound
from game.ui.showcase.matches import year
from tests.ui.pilot import SIZES, stage

WINDOWS = [*((width, height, 1.0) for width, height in SIZES), (1280, 800, 1.5), (960, 600, 1.5), (1080, 1920, 1.5)]


def scene(matches: tuple[Finished, ...], width: int = 1280, height: int = 800, text: float = 1.0) -> HistoryScene:
    there = stage(width, height)
    return HistoryScene(replace(there, scale=Scale(width, height, text)), matches)


def match(number: int, **changes: object) -> Finished:
    seats = (Seat("You", "human"), Seat("Nonno Gino", "ai", "regular"))
    deals = (CountedDeal(({"cards": 1}, {"coins": 1})), CountedDeal(({"cards": 1, "sweeps": 2}, {})))
    made = Finished(number, "scopa_classica", f"2026-03-{number:02}T20:00:00Z", seats, (4, 1), 0, deals, False)
    return replace(made, **changes)  # type: ignore[arg-type]


def labels(items: list[Item], area: Rect | None = None) -> list[tuple[Label, Rect | None]]:
    """Every line of text and the window it is seen through."""
    found: list[tuple[Label, Rect | None]] = []
    for item in items:
        if isinstance(item, Clip):
            found += labels(list(item.items), item.rect)
        elif isinstance(item, Label):
            found.append((item, area))
    return found


def texts(shown: HistoryScene) -> list[str]:
    return [label.text for label, _ in labels(shown.items())]


def asked(shown: HistoryScene) -> list[Command]:
    return [command for command in shown.take_commands() if not isinstance(command, Sound)]


def press(shown: HistoryScene, *keys: str) -> list[Command]:
    for key in keys:
        shown.handle(Key(key))
    return asked(shown)


def click(shown: HistoryScene, text: str) -> list[Command]:
    """Press and let go on a text, the last one that reads so."""
    label = next(label for label, _ in reversed(labels(shown.items())) if label.text == text)
    for event in (Move(label.x + 1, label.y), Press(label.x + 1, label.y), Release(label.x + 1, label.y)):
        shown.handle(event)
    return asked(shown)


def test_the_newest_match_is_on_top_and_looked_at() -> None:
    shown = texts(scene((match(3), match(12), match(7))))
    days = [text.rsplit(" · ", 1)[1] for text in shown if text.startswith("Classic Scopa · ")]
    assert days == ["12 March 2026", "7 March 2026", "3 March 2026"]
    assert "12 March 2026 · 2 players" in shown


def test_a_row_says_date_game_opponent_result_and_deals() -> None:
    lost = match(1, winner=1, scores=(3, 11), game="escoba_clasica")
    shown = texts(scene((lost,)))
    assert "Lost to Nonno Gino" in shown and "3 : 11" in shown
    assert "Classic Escoba · 2 deals · 1 March 2026" in shown


def test_a_match_of_three_is_lost_to_the_winner_alone() -> None:
    seats = (Seat("Anna", "human"), Seat("Nonno Gino", "ai", "regular"), Seat("Zia Pina", "ai", "regular"))
    shown = texts(scene((match(1, seats=seats, scores=(0, 2, 11), winner=2, deals=()),)))
    assert "Lost to Zia Pina" in shown and "0 : 2 : 11" in shown


def test_the_player_may_sit_anywhere_and_in_a_team() -> None:
    gino, pina, luisa = (Seat(name, "ai", "regular") for name in ("Nonno Gino", "Zia Pina", "Luisa"))
    shown = texts(scene((match(1, seats=(gino, Seat("Anna", "human"), pina, luisa), scores=(5, 11), winner=1),)))
    assert "Won against Nonno Gino and Zia Pina" in shown and "11 : 5" in shown
    assert "Anna and Luisa" in shown


def test_a_match_without_a_person_is_nobodys() -> None:
    seats = (Seat("Zia Pina", "ai", "master"), Seat("Nonno Gino", "ai", "regular"))
    assert "Zia Pina won" in texts(scene((match(1, seats=seats),)))


def test_the_deals_of_the_match_looked_at() -> None:
    shown = texts(scene((match(1),)))
    assert [text for text in shown if text.startswith(("Deal ", "+"))] == ["Deal 1", "+1 : +1", "Deal 2", "+3 : +0"]
    assert "1 : 1" in shown and shown.count("4 : 1") == 2


def test_matches_with_help_are_kept_apart() -> None:
    shown = scene((match(1), match(2, assisted=True)))
    assert "One match. Drag a file of matches onto the window to add them." in texts(shown)
    assert not any("2 March" in text for text in texts(shown))
    click(shown, "Without help")
    press(shown, "down", "enter")
    assert "2 March 2026 · 2 players · played with help" in texts(shown)


def test_with_practice_alone_the_matches_with_help_are_shown() -> None:
    shown = scene((match(2, assisted=True),))
    assert "2 March 2026 · 2 players · played with help" in texts(shown)
    click(shown, "With help")
    press(shown, "up", "enter")
    assert "No match yet" not in texts(shown)
    assert any("One match is hidden by this choice." in text for text in texts(shown))
    assert press(shown, "enter") == [Go("play")]


def test_filters_by_game_and_opponent() -> None:
    other = (Seat("You", "human"), Seat("Zia Pina", "ai", "master"))
    shown = scene((match(1), match(2, game="escoba_clasica"), match(3, seats=other)))
    click(shown, "All games")
    press(shown, "down", "down", "enter")
    assert [text for text in texts(shown) if " deals · " in text] == ["Classic Escoba · 2 deals · 2 March 2026"]
    assert "2 March 2026 · 2 players" in texts(shown)


@pytest.mark.parametrize("chosen", [("down", "enter"), ("enter",)])
def test_enter_looks_through_once_a_choice_was_made(chosen: tuple[str, ...]) -> None:
    shown = scene((match(1), match(2, game="escoba_clasica")))
    click(shown, "All games")
    press(shown, *chosen)
    (opened,) = press(shown, "enter")
    assert isinstance(opened, Open)


def test_enter_looks_through_the_match_that_was_clicked() -> None:
    shown = scene((match(1), match(2)))
    click(shown, "Classic Scopa · 2 deals · 1 March 2026")
    assert press(shown, "enter") == [Open(1)]


def test_opened_by_button_and_by_key() -> None:
    shown = scene((match(1), match(2)))
    assert click(shown, "Look through") == [Open(2)]
    shown.handle(Key("tab"))
    shown = scene((match(1), match(2)))
    assert press(shown, "down", "enter") == [Open(1)]


def test_a_click_only_looks_at_a_match() -> None:
    shown = scene((match(1), match(2, scores=(11, 3))))
    assert click(shown, "Classic Scopa · 2 deals · 1 March 2026") == []
    assert "1 March 2026 · 2 players" in texts(shown)
    assert click(shown, "Look through") == [Open(1)]


def test_deleting_asks_first() -> None:
    shown = scene((match(1), match(2)))
    assert click(shown, "Delete") == []
    assert any("gone for good" in text for text in texts(shown))
    assert press(shown, "escape") == []
    assert not any("gone for good" in text for text in texts(shown))
    shown.handle(Key("delete"))
    shown.items()
    assert press(shown, "enter") == [Delete(2)]
    shown.show((match(1),))
    assert not any("2 March" in text for text in texts(shown))


def test_export_of_one_and_of_all_that_are_shown() -> None:
    shown = scene((match(1), match(2, assisted=True), match(3)))
    assert click(shown, "Export") == [HandOut("records", (3,))]
    assert click(shown, "Export all") == [HandOut("records", (3, 1))]


def test_a_dropped_file_is_to_be_brought_in() -> None:
    for matches in ((), (match(1),)):
        shown = scene(matches)
        shown.handle(Dropped("matches.jsonl", "{}"))
        shown.handle(Dropped("picture.png", None))
        assert asked(shown) == [Bring("{}"), Bring(None)]


def test_before_the_first_match_it_says_what_will_be_here() -> None:
    shown = scene(())
    assert "No match yet" in texts(shown)
    assert press(shown, "enter") == [Go("play")]
    assert press(shown, "escape") == [Go("back")]


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_a_few_cards_look_out_over_the_empty_paper(width: int, height: int, text: float) -> None:
    items = scene((), width, height, text).items()
    cards = [item for item in items if isinstance(item, Sprite)]
    title = next(label for label, _ in labels(items) if label.text == "No match yet")
    heading = next(label for label, _ in labels(items) if label.text == "Matches")
    assert cards or text > 1
    for card in cards:
        assert card.y + card.height / 2 > title.y - title.size > card.y
        assert card.y - 0.56 * card.height > heading.y + heading.size / 2


def test_many_matches_can_be_gone_through_by_keyboard() -> None:
    shown = scene(year(stage(), 60))
    first = texts(shown)
    for _ in range(40):
        shown.handle(Key("down"))
    assert texts(shown) != first
    (opened,) = press(shown, "enter")
    assert isinstance(opened, Open)


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_all_texts_are_inside_the_window_and_apart(width: int, height: int, text: float) -> None:
    measure = stage().measure
    for matches in (year(stage(), 30), (match(1),), ()):
        shown = scene(matches, width, height, text)
        boxes = []
        for label, area in labels(shown.items()):
            wide = measure.width(label.text, label.size, label.face, label.weight)
            left = label.x - {"left": 0, "centre": wide / 2, "right": wide}[label.anchor]
            box = Rect(left, label.y - 0.33 * label.size, wide, 0.66 * label.size)
            assert label.size >= 14
            if area is None or area.contains(label.x, label.y):
                assert box.x >= -1 and box.right <= width + 1, label
                boxes.append((box, label.text))
        faults = [
            (a[1], b[1]) for place, a in enumerate(boxes) for b in boxes[place + 1 :] if a[0].grow(-1).overlaps(b[0])
        ]
        assert not faults


EVENTS: tuple[Input, ...] = (
    *map(Key, ("down", "up", "left", "right", "tab", "enter", "space", "delete", "escape", "pagedown", "home", "x")),
    Wheel(-3, 300, 400),
    Move(300, 300),
    Press(300, 300),
    Release(300, 300),
    Focus(False),
    Press(900, 700, "right"),
)


@pytest.mark.parametrize("number", [0, 1, 40])
def test_no_input_does_harm(number: int) -> None:
    shown = scene(year(stage(), number))
    for place in range(60):
        shown.handle(EVENTS[place * 7 % len(EVENTS)])
        shown.update(place / 10)
        shown.items()
    shown.resize(stage(960, 600))
    assert shown.items() and not shown.moving


def test_a_match_given_up_before_a_deal_was_counted_came_as_far_as_the_first() -> None:
    shown = texts(scene((match(1, winner=None, deals=()), match(2, deals=()))))
    assert any("· in the first deal ·" in text for text in shown)
    assert any("· one deal ·" in text for text in shown) and not any("0 deals" in text for text in shown)
