"""Packs that bind the dealer before the cut, and packs that can be repeated."""

from game.engine.actions import Deal
from game.engine.cards import names
from game.engine.record import loads
from game.engine.shuffle import check, commitment
from game.match.host import Host
from game.match.match import Match
from tests.match.fakes import STARTED, SeededChance, Silent, host, people, play_on, run


def test_the_seal_is_known_before_the_deal_and_holds_after_it() -> None:
    table = host(human=None, seed=3)
    for _ in range(3):
        promised = table.commitment
        assert promised is not None and table.commitment == promised
        table.step(0.0)
        assert table.commitment == promised
        deal = next(action for action in reversed(table.match.record.actions) if isinstance(action, Deal))
        assert deal.fair is not None and deal.fair.commitment == promised
        assert check(deal)
        run(table)
        table.go_on()
    nonces = [action.fair.nonce for action in table.match.record.actions if isinstance(action, Deal) and action.fair]
    assert len(set(nonces)) == len(nonces)


def test_the_cut_comes_from_its_own_source() -> None:
    def deal(cutter: int) -> Deal:
        match = Match.new("scopa_classica", people(2), 0, STARTED)
        table = Host(match, Silent(), 0, SeededChance(5), SeededChance(cutter))
        table.step(0.0)
        action = match.record.actions[0]
        assert isinstance(action, Deal)
        return action

    first, second = deal(1), deal(2)
    assert first.fair and second.fair
    assert first.fair.commitment == second.fair.commitment
    assert first.fair.cut != second.fair.cut and first.deck != second.deck
    nonce = bytes.fromhex(first.fair.nonce or "")
    assert first.fair.cut is not None
    pack = first.deck[40 - first.fair.cut :] + first.deck[: 40 - first.fair.cut]
    assert commitment(pack, nonce) == first.fair.commitment


def test_seeded_packs_repeat_themselves_and_claim_no_fairness() -> None:
    tables = [host(human=None, seed=seed, deck_seed=7) for seed in (0, 2)]
    for table in tables:
        run(table)
    deals = [[a for a in table.match.record.actions if isinstance(a, Deal)] for table in tables]
    assert deals[0] == deals[1] != []
    assert all(deal.fair is None for deal in deals[0])
    assert tables[0].commitment is None
    assert loads(tables[0].record).record == tables[0].match.record
    assert '"deck_seed": 7' in tables[0].record


def test_seeded_matches_repeat_themselves_play_by_play() -> None:
    records = []
    for _ in range(2):
        table = host("escoba_clasica", 3, seed=4, deck_seed=11)
        play_on(table)
        records.append(table.record)
    assert records[0] == records[1]


def test_a_seed_means_the_same_pack_for_ever() -> None:
    table = host(human=None, seed=0, deck_seed=1)
    table.step(0.0)
    first = table.match.record.actions[0]
    assert isinstance(first, Deal)
    assert names(first.deck[:4], " ") == "Ks Kd Ab 4d"
