"""The screen of statistics: what stands on it follows from the matches, in every window."""

from dataclasses import replace

import pytest

from game.ai.explain.patterns import PATTERNS
from game.match.history.finished import Cost, Finished
from game.match.history.rating import course
from game.match.history.statistics import mine
from game.shell.words import words
from game.ui.chronicle.losses import advice, name_of
from game.ui.draw import Rect
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.sayings import Deck
from game.ui.scale import Scale
from game.ui.scenes.scene import Command, Go, HandOut, Learn, Sound
from game.ui.scenes.statistics import StatisticsScene
from game.ui.showcase.matches import TODAY, year
from tests.ui.pilot import stage
from tests.ui.test_history import WINDOWS, labels, match


def scene(matches: tuple[Finished, ...], width: int = 1280, height: int = 800, text: float = 1.0) -> StatisticsScene:
    there = stage(width, height)
    return StatisticsScene(replace(there, scale=Scale(width, height, text)), matches, TODAY)


def texts(shown: StatisticsScene) -> list[str]:
    return [label.text for label, _ in labels(shown.items())]


def asked(shown: StatisticsScene, *keys: str) -> list[Command]:
    for key in keys:
        shown.handle(Key(key))
    return [command for command in shown.take_commands() if not isinstance(command, Sound)]


FIGURES = {
    "matches": "2",
    "won": "50%",
    "longest run of wins": "1",
    "sweeps in a deal": "1.00",
    "points ahead in a deal": "+1.50",
}


def test_figures_of_two_matches() -> None:
    shown = texts(scene((match(1), match(2, winner=1, scores=(3, 11)))))
    for figure, about in (
        ("2", "matches"),
        ("50%", "won"),
        ("1", "longest run of wins"),
        ("1.00", "sweeps in a deal"),
    ):
        assert shown[shown.index(about) - 1] == figure
    assert shown[shown.index("points ahead in a deal") - 1] == "+1.50"
    assert "2 matches since 1 March 2026." in shown


def test_the_rating_now_and_at_its_best() -> None:
    matches = year(stage())
    ratings = [str(round(rated.rating)) for rated in course(mine(matches))]
    assert f"{ratings[-1]}, the best so far {max(ratings)}" in texts(scene(matches))


def test_matches_with_help_do_not_count_and_it_says_so() -> None:
    shown = texts(scene((match(1), match(2, assisted=True))))
    assert shown[shown.index("match") - 1] == "1"
    assert "One match, on 1 March 2026. Matches with help do not count." in shown


def test_before_the_first_match_it_says_what_will_be_here() -> None:
    for matches in ((), (match(2, assisted=True),)):
        shown = scene(matches)
        assert "Nothing to count yet" in texts(shown)
        assert asked(shown, "enter") == [Go("play")]
        assert asked(shown, "escape") == [Go("back")]


def test_shares_by_opponent_level_and_game() -> None:
    shown = scene((match(1), match(2, game="escoba_clasica", winner=1, scores=(0, 11))))
    assert "Nonno Gino" in texts(shown) and "2 matches" in texts(shown)
    while shown._form.focus != "group":
        shown.handle(Key("tab"))
    asked(shown, "right")
    assert "Regular" in texts(shown)
    asked(shown, "right")
    found = texts(shown)
    assert found[found.index("Classic Escoba") : found.index("Classic Escoba") + 3] == [
        "Classic Escoba",
        "one match",
        "0%",
    ]


def test_what_is_chosen_narrows_everything() -> None:
    shown = scene((match(1), match(2, game="escoba_clasica"), match(3, started="2025-03-03T20:00:00Z")))
    asked(shown, "enter", "down", "down", "enter")
    found = texts(shown)
    assert found[found.index("match") - 1] == "1"
    while shown._form.focus != "table":
        shown.handle(Key("tab"))
    assert asked(shown, "enter") == [HandOut("table", (2,))]


def test_a_choice_that_fits_nothing_says_so() -> None:
    shown = scene((match(1, started="2025-03-03T20:00:00Z"),))
    asked(shown, "tab", "tab", "enter", "down", "enter")
    assert "Nothing to see" in texts(shown)


def test_points_of_rarer_kinds_are_shown_where_they_occur() -> None:
    deal = replace(match(1).deals[0], awards=({"grande": 5, "piccola": 3}, {"declared": 10}))
    shown = texts(scene((match(1, deals=(deal,)),)))
    assert {"Cards", "Coins", "Settebello", "Primiera", "Sweeps"} & set(shown)
    assert "Grande" in shown and "Declared" in shown


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize("number", [0, 1, 2, 128])
def test_all_texts_are_inside_the_window_and_apart(width: int, height: int, text: float, number: int) -> None:
    measure = stage().measure
    shown = scene(year(stage(), number), width, height, text)
    boxes = []
    for label, area in labels(shown.items()):
        wide = measure.width(label.text, label.size, label.face, label.weight)
        left = label.x - {"left": 0, "centre": wide / 2, "right": wide}[label.anchor]
        box = Rect(left, label.y - 0.33 * label.size, wide, 0.66 * label.size)
        assert label.size >= 14
        assert box.x >= -1 and box.right <= width + 1, label
        boxes.append((box, label.text, area))
    faults = [
        (a[1], b[1])
        for place, a in enumerate(boxes)
        for b in boxes[place + 1 :]
        if a[2] == b[2] and a[0].grow(-1).overlaps(b[0])
    ]
    assert not faults


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_no_input_does_harm(size: tuple[int, int]) -> None:
    shown = scene(year(stage(), 20), *size)
    events: list[Input] = [Wheel(-3, 300, 400), Move(300, 300), Press(300, 300), Release(300, 300), Focus(False)]
    for place in range(60):
        shown.handle(events[place % len(events)])
        for key in ("tab", "down", "enter", "pagedown", "left", "escape"):
            shown.handle(Key(key))
            shown.items()
        shown.update(place / 10)
    shown.resize(stage(1080, 1920))
    assert shown.items() and not shown.moving


KINDS = {"fed": 1.2, "coins": 0.6, "settled": 0.3}


def reviewed(kinds: dict[str, float] = KINDS) -> tuple[Finished, ...]:
    """Two matches of two deals each, of which one was reviewed."""
    return match(1, cost=Cost(20, 3.0, kinds)), match(2)


def row(shown: StatisticsScene, kind: str) -> Rect:
    found = shown._form.find(f"lesson-{kind}")
    assert found is not None
    return found.rect


def test_where_the_points_went_is_told_by_the_deal_the_dearest_first() -> None:
    shown = texts(scene(reviewed()))
    for name, figure in (("Sweeps given away", "0.60"), ("Settled points", "0.15")):
        assert shown[shown.index(name) - 1] == figure
    assert shown.index("Sweeps given away") < shown.index("Settled points")
    said = " ".join(shown)
    assert "Ask which card could sweep what you leave. Lesson: “More than ten”." in said
    assert "2 matches since 1 March 2026. One was reviewed." in said


def test_a_click_opens_the_lesson_against_it() -> None:
    shown = scene(reviewed())
    x, y = row(shown, "coins").centre
    shown.handle(Press(x, y))
    assert "Among equal captures choose the coins." in " ".join(texts(shown))
    shown.handle(Release(x, y))
    assert asked(shown) == [Learn("coins")]
    x, y = row(shown, "settled").centre
    for event in (Press(x, y), Release(x, y)):
        shown.handle(event)
    assert asked(shown) == []


def test_pointing_at_a_kind_of_mistake_tells_about_it() -> None:
    shown = scene(reviewed())
    shown.handle(Move(*row(shown, "coins").centre))
    assert "Among equal captures choose the coins." in " ".join(texts(shown))
    shown.handle(Move(2, 2))
    assert "Among equal captures choose the coins." not in " ".join(texts(shown))
    shown.handle(Move(*row(shown, "fed").centre))
    while shown._form.focus != "lesson-coins":
        shown.handle(Key("tab"))
    assert "Among equal captures choose the coins." in " ".join(texts(shown)), "a resting pointer means nothing"


def test_the_keyboard_goes_through_the_mistakes() -> None:
    shown = scene(reviewed())
    while shown._form.focus != "lesson-coins":
        shown.handle(Key("tab"))
    assert "Among equal captures choose the coins." in " ".join(texts(shown))
    assert asked(shown, "enter") == [Learn("coins")]


def test_the_best_is_a_step_away() -> None:
    shown = scene(reviewed())
    while shown._form.focus != "side":
        shown.handle(Key("tab"))
    asked(shown, "right")
    assert "So far" in texts(shown) and "Sweeps given away" not in texts(shown)
    assert "One was reviewed." not in " ".join(texts(shown))


def test_where_nothing_was_reviewed_it_says_so() -> None:
    shown = scene((match(1), match(2)))
    assert "So far" in texts(shown)
    while shown._form.focus != "side":
        shown.handle(Key("tab"))
    asked(shown, "left")
    assert "Once you have reviewed a match" in " ".join(texts(shown))
    assert "no kind of mistake" in " ".join(texts(scene(reviewed({}))))


@pytest.mark.parametrize("deck", ["italian", "french"])
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_kind_of_mistake_has_its_name_and_its_advice(language: str, deck: Deck) -> None:
    say = words(language)
    for kind in PATTERNS:
        assert len(name_of(say, kind, deck)) <= 24
        assert len(advice(say, kind, deck)) <= 110 and "{" not in advice(say, kind, deck)
