"""A new game of the score keeper, with the real typefaces and in every language: nothing is cut short."""

import pytest

from game.engine.variants import ruleset
from game.match.i18n import LANGUAGES
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.tally import Party, Tally
from game.shell.fonts import FontMeasure, Fonts
from game.shell.words import words
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from tests.match.fakes import STARTED, MemoryStore
from tests.ui.positions import labels


@pytest.fixture(scope="module")
def measure() -> FontMeasure:
    return FontMeasure(Fonts())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1280, 800), (1080, 1920)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_before_the_first_deal(language: str, size: tuple[int, int], text: float, measure: FontMeasure) -> None:
    book = Scorebook(MemoryStore())
    parties = (Party(("Anna",), 0), Party(("Marco",), 1))
    book.begin(Tally(ruleset("scopa_classica"), parties, 0, STARTED))
    stage = Stage(Scale(*size, text), words(language), measure)
    shown = labels(ScoreKeeperScene(stage, book, lambda: STARTED).items())
    assert [label.text for label in shown if "…" in label.text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_of_the_primiera_are_named_in_full(language: str) -> None:
    for order in ("italian", "descending"):
        assert len(words(language).text(f"option.primiera_values.{order}").split(", ")) == 7
