"""The score at the table: the totals, and beside them what the deal has brought so far."""

from dataclasses import replace

import pytest

from game.engine.actions import Deal, Declare
from game.engine.events import Awarded, Declared
from game.engine.play import legal
from game.engine.state import Phase
from game.ui.scenes.table import TableScene
from game.ui.table.surroundings import Person
from tests.ui.pilot import Sitting
from tests.ui.positions import NAMES, SIZES, cards, faults, labels, stage, view


def test_points_made_in_the_deal_stand_beside_the_total_until_it_is_counted() -> None:
    seen = replace(
        view("7d", "5c2s6b", "cirulla_genovese", scores=(4, 9)),
        sweeps=(cards("3c2d"), ()),
        declared_points=(0, 3),
        opening=(1, 0),
    )
    people = tuple(Person(name, name, "Jd", "") for name in ("You", "Gino"))
    for told, made in ((seen, ["+3", "+3"]), (replace(seen, phase=Phase.DEAL), [])):
        shown = [label.text for label in labels(TableScene(stage(), told, people).items())]
        assert [text for text in shown if text.startswith("+")] == made
        assert "4" in shown and "9" in shown


@pytest.mark.parametrize("preset", ["escoba_clasica", "cirulla_genovese"])
def test_points_are_on_the_board_while_they_are_told(preset: str) -> None:
    told: set[type] = set()
    for seed in range(30):
        sitting = Sitting(preset, 2, seed)
        while sitting.state.phase is Phase.DEAL:
            sitting.apply(Deal(tuple(sitting.random.sample(range(40), 40))))
        offers = [action for action in legal(sitting.state) if isinstance(action, Declare)]
        if offers:
            sitting.apply(offers[0])
        for _ in range(400):
            sitting.wait(0.05)
            news = sitting.scene.hands.beat.news if sitting.scene.hands.beat is not None else None
            if isinstance(news, Awarded | Declared):
                told.add(type(news))
                assert any(label.text == f"+{news.points}" for label in labels(sitting.scene.items()))
    assert told == ({Awarded} if preset == "escoba_clasica" else {Awarded, Declared})


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_points_made_in_the_deal_fit_every_score(seats: int, size: tuple[int, int], text: float) -> None:
    seen = view("7d", "5c2s6b", "scopa_classica" if seats == 6 else "cirulla_genovese", seats=seats)
    sides = len(seen.scores)
    seen = replace(seen, scores=(38, 44, 12)[:sides], declared_points=(13, 10, 3)[:sides])
    people = tuple(Person(name, name, "Jd", "") for name in NAMES[:seats])
    scene = TableScene(stage(*size, text), seen, people)
    slate = scene.layout.score
    found = [item for item in labels(scene.items()) if slate.contains(item.x, item.y)]
    assert [item.text for item in found if item.text.startswith("+")] == ["+13", "+10", "+3"][:sides]
    assert not faults(found, slate.right, slate.bottom)
