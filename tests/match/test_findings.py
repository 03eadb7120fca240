"""What a review found is kept with the match and shown again at once, unless plays are judged otherwise by now."""

import json
from collections.abc import Callable
from itertools import pairwise

import pytest

from game.ai.advise import advise
from game.ai.explain.patterns import PATTERNS
from game.ai.luck import Luck
from game.engine.record import Record
from game.match.history.finished import player
from game.match.history.history import History, Notes
from game.match.history.statistics import mine, statistics
from game.match.history.texts import TextArchive
from game.match.reviewing import findings
from game.match.reviewing.findings import Findings, costs, loads
from game.match.reviewing.reviewing import LOSS, Reviewing
from game.match.thinker import InlineThinker
from tests.match.fakes import MemoryStore, Silent, host, play_on
from tests.match.records import played
from tests.ui.reviews import roughly


def reviewed(record: Record) -> Reviewing:
    reviewing = Reviewing(record, InlineThinker(roughly))
    while reviewing.busy:
        reviewing.update(0, 0.0)
    return reviewing


def test_kept_findings_are_there_at_once() -> None:
    record = played("cirulla_genovese", 2, actions=90)
    first = reviewed(record)
    again = Reviewing(record, Silent(), kept=first.text)
    assert again.done and not again.busy
    places = range(len(first.decisions))
    assert [again.loss(at) for at in places] == pytest.approx([first.loss(at) for at in places], abs=1e-6)
    assert [bool(again.candidates(at)) for at in places] == [first.grades[at] is not None for at in places]
    for at in places:
        if first.candidates(at):
            assert again.candidates(at)[0].action == first.candidates(at)[0].action
    assert again.fortunes.fortune(1) is not None and again.text == first.text


def _other_judge(text: str) -> str:
    return json.dumps({**json.loads(text), "judge": "somebody else"})


def _too_short(text: str) -> str:
    fields = json.loads(text)
    return json.dumps({**fields, "decisions": fields["decisions"][1:]})


def _nonsense(text: str) -> str:
    fields = json.loads(text)
    return json.dumps({**fields, "decisions": [["dreadful", 1.0, "0:7d"]] * len(fields["decisions"])})


def _impossible(text: str) -> str:
    fields = json.loads(text)
    return json.dumps({**fields, "decisions": [["best", 0.0, "0:7dxAdAc"]] * len(fields["decisions"])})


@pytest.mark.parametrize(
    "changed", [_other_judge, _too_short, _nonsense, _impossible, lambda text: text[:-9], lambda text: "[]"]
)
def test_other_findings_are_found_anew(changed: Callable[[str], str]) -> None:
    first = reviewed(played("scopa_classica", 2))
    assert loads(changed(first.text), first.decisions) == Findings()


def test_another_version_judges_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    first = reviewed(played("scopa_classica", 2))
    text = first.text
    assert costs(text)
    monkeypatch.setattr(findings, "JUDGE", "stronger")
    assert loads(text, first.decisions) == Findings() and costs(text) == ()


def test_costs_are_those_of_the_ratings() -> None:
    first = reviewed(played("scopa_classica", 3, actions=50))
    for seat, cost in enumerate(costs(first.text)):
        assert cost.choices and cost.lost / cost.choices == pytest.approx(first.rating(seat), abs=1e-6)


@pytest.mark.parametrize("text", ["", "{", "null", "[1]", '{"judge": 3}'])
def test_texts_that_say_nothing_cost_nothing(text: str) -> None:
    assert costs(text) == ()


def test_notes_lie_beside_their_match_and_feed_the_statistics() -> None:
    history, table = History(TextArchive(MemoryStore())), host(target=1)
    play_on(table)
    history.keep(table.match)
    notes = history.notes_on(table.match)
    assert notes.read() is None and history.finished()[0].cost is None
    reviewing = reviewed(table.match.record)
    notes.write(reviewing.text)
    assert history.notes(1).read() == reviewing.text
    own = player(table.match.record.seats)
    (match,) = history.finished()
    assert match.cost is not None and match.cost.lost / match.cost.choices == pytest.approx(
        reviewing.rating(own), abs=1e-6
    )
    assert statistics(mine([match])).cost == pytest.approx(reviewing.rating(own), abs=1e-6)
    history.delete(1)
    assert history.notes(1).read() is None


def test_what_cannot_be_kept_is_no_trouble() -> None:
    notes = Notes()
    notes.write("something")
    assert notes.read() is None
    store = MemoryStore()
    table = host(target=1)
    assert History(TextArchive(store)).notes_on(table.match).read() is None
    store.full = True
    History(TextArchive(store)).notes(1).write("something")


def test_luck_is_weighed_for_counted_deals_alone_the_wanted_one_first() -> None:
    record = played("scopa_classica", 2, actions=100)
    reviewing = Reviewing(record, InlineThinker(advise))
    last = len(reviewing.decisions) - 1
    deals = {one.deal for one in reviewing.decisions}
    assert max(deals) == 3 and not reviewing.counted(last) and reviewing.counted(0)
    order: list[int] = []
    second = next(at for at, one in enumerate(reviewing.decisions) if one.deal == 2)
    while not reviewing.fortunes.done:
        if reviewing.fortunes.work(2):
            order.append(len(reviewing.fortunes.luck))
            assert set(reviewing.fortunes.luck) in ({2}, {1, 2})
    fortune = reviewing.fortunes.fortune(reviewing.decisions[second].deal)
    assert fortune is not None and fortune.exact and isinstance(fortune.luck, Luck)
    assert reviewing.fortunes.fortune(3) is None and order == [1, 2]
    made = [scores for before, scores in pairwise([(0, 0), *_scores(reviewing)])]
    assert fortune.made == (made[1][0] - made[0][0]) - (made[1][1] - made[0][1])


def _scores(reviewing: Reviewing) -> list[tuple[int, ...]]:
    ends = [one for one, after in pairwise(reviewing.decisions) if one.deal != after.deal]
    return [one.after.scores for one in ends]


def test_hindsight_comes_in_slices_and_is_remembered() -> None:
    reviewing = Reviewing(played("scopa_classica", 2, actions=50), Silent())
    asked = reviewing.wonder(20)
    assert reviewing.busy and not asked.done
    while not asked.done:
        reviewing.update(20, 0.0)
    assert reviewing.wonder(20) is asked and asked.verdict is not None
    early = reviewing.wonder(0)
    reviewing.update(0, 0.0)
    assert reviewing.wonder(20) is asked and not early.done
    assert reviewing.wonder(0) is not early


def test_the_kinds_of_a_persons_mistakes_are_kept_with_what_they_cost() -> None:
    record = played("scopa_classica", 2, actions=110)
    first = reviewed(record)
    (own, other) = costs(first.text)
    assert own.kinds and not other.kinds and set(own.kinds) <= set(PATTERNS)
    assert sum(own.kinds.values()) <= own.lost + 1e-6
    named = [at for at, one in enumerate(first.decisions) if one.seat == 0 and first.loss(at) >= LOSS]
    assert sum(own.kinds.values()) <= sum(first.loss(at) for at in named) + 1e-6
    again = Reviewing(record, Silent(), kept=first.text)
    assert again.complete and costs(again.text) == costs(first.text)


def test_findings_without_kinds_are_told_them_later() -> None:
    record = played("scopa_classica", 2, actions=110)
    first = reviewed(record)
    fields = json.loads(first.text)
    fields["decisions"] = [one and one[:3] for one in fields["decisions"]]
    fields["costs"] = [one[:2] for one in fields["costs"]]
    old = json.dumps(fields)
    assert [cost.kinds for cost in costs(old)] == [{}, {}]
    again = Reviewing(record, Silent(), kept=old)
    assert again.done and not again.complete and again.busy
    while again.busy:
        again.update(0, 0.0)
    assert again.text == first.text


def test_kinds_that_nobody_knows_are_left_out() -> None:
    record = played("scopa_classica", 2, actions=60)
    fields = json.loads(reviewed(record).text)
    fields["costs"][0][2] = {"fed": 0.5, "magic": 3.0, "coins": "much"}
    assert costs(json.dumps(fields))[0].kinds == {"fed": 0.5}
