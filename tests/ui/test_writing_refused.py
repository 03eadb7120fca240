"""What cannot be shown is refused where one writes, with a word, and stays where it comes from elsewhere."""

from dataclasses import replace

import pytest

from game.engine.record import Seat, dumps
from game.match.history.history import History
from game.match.history.texts import TextArchive
from game.shell.words import words
from game.ui.draw import Label, Measure
from game.ui.inputs import Key, Text
from game.ui.widgets.writing import Writing
from tests.match.fakes import MemoryStore
from tests.match.records import played
from tests.ui.positions import ENGLISH, labels, stage
from tests.ui.reading import scene
from tests.ui.test_writing import Board, Owner, key


def latin(char: str) -> bool:
    """What a measure knows that has but one alphabet."""
    return ord(char) < 0x250


def test_what_cannot_be_shown_is_refused_and_the_rest_is_taken() -> None:
    board = Board("Anna \U0001f600 \u05d3\u05d5\u05d3!")
    pasted = Writing("", 0, 24).after(key("ctrl+v"), board, latin)
    assert pasted is not None and (pasted.text, pasted.refused) == ("Anna !", True)
    typed = pasted.after(Text("\u05d0"), board, latin)
    assert typed is not None and (typed.text, typed.refused) == ("Anna !", True)
    for event in (Text("a"), Key("left"), Key("a"), Key("backspace")):
        after = typed.after(event, board, latin)
        assert after is not None and not after.refused
    assert typed.after(Key("enter"), board, latin) is None


class Latin(Measure):
    """A measure that has but one alphabet."""

    def knows(self, char: str) -> bool:
        return latin(char)


@pytest.mark.parametrize(("width", "height", "text"), [(960, 600, 1.0), (1080, 1920, 1.0), (960, 600, 1.5)])
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_refusal_is_said_under_the_line_until_one_goes_on(
    width: int, height: int, text: float, language: str
) -> None:
    owner = Owner()
    say = words(language)
    owner.stage = replace(stage(width, height, text), measure=Latin(), words=say)
    owner.form.rebuild(owner.stage)

    def told() -> list[Label]:
        items = owner.form.items(owner.stage)
        return [item for item in items if isinstance(item, Label) and item.text == say.text("written.refused")]

    owner.do(Key("\u05d0"), Text("\u05d0"))
    (remark,) = told()
    assert remark.size >= 14 and remark.y > 140
    assert remark.x + owner.stage.measure.width(remark.text, remark.size) <= width
    owner.do(Text("x"))
    assert owner.names["first"] == "Nonno Ginox" and not told()
    owner.do(Text("y\u05d0"))
    assert owner.names["first"] == "Nonno Ginoxy" and told()
    owner.do(Key("tab"))
    assert not told()


def test_names_that_cannot_be_shown_stay_in_records_as_they_are() -> None:
    name = "\u05d3\u05d5\u05d3 \U0001f600"
    seats = (Seat(name, "human"), Seat("Gino", "ai", "regular"))
    record = replace(played("scopa_classica", 2, actions=20), seats=seats)
    history = History(TextArchive(MemoryStore()))
    assert history.bring(dumps(record)).added == 1
    assert history.finished()[0].seats[0].name == name
    assert name in history.export()[0] or name.encode("unicode_escape")[1:5] in history.export()[0].encode()


def test_the_search_of_the_rules_refuses_as_other_lines_do() -> None:
    shown, board = scene(), Board("se\u05d0tte")
    shown.resize(replace(shown._stage, measure=Latin(), clipboard=board))

    def told() -> bool:
        return ENGLISH.text("written.refused") in [label.text for label in labels(shown.items())]

    for event in (Key("/"), Text("/"), key("ctrl+v")):
        shown.handle(event)
    assert shown._search.query == "sette" and told()
    shown.handle(Text("b"))
    assert shown._search.query == "setteb" and not told()
    shown.handle(Text("\u05d0"))
    assert shown._search.query == "setteb" and told()
    shown.handle(Key("escape"))
    assert not told()
