"""The course of a match: what is legal, what follows, and what goes wrong in other games."""

import pickle
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Action, Deal, Declare, Play
from game.engine.cards import DECK, MATTA, Card, parse, rank
from game.engine.events import Awarded, Counted, Dealt, Declared, Event, Leftovers, Redeal, Won
from game.engine.play import IllegalAction, apply, legal, start
from game.engine.state import Phase, State
from game.engine.variants import PRESETS, ruleset
from tests.engine.matches import TABLES, match, pack, pack_with, position, random_rules


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse, text.split()))


def hands_first(hand: str, seat: int, seats: int, dealer: int) -> tuple[Card, ...]:
    """A pack whose opening round gives a seat this hand, with small different cards on the table."""
    own, table = cards(hand), cards("2b 3b 4b 6b")
    rest = [card for card in DECK if card not in own + table]
    place = (seat - dealer - 1) % seats
    return (*rest[: 3 * place], *own, *rest[3 * place : 3 * (seats - 1)], *table, *rest[3 * (seats - 1) :])


def dealt(preset: str, deck: tuple[Card, ...], seats: int = 2, dealer: int = 0, **options: object) -> State:
    return apply(start(ruleset(preset, **options), seats, dealer), Deal(deck))[0]


def candidates(state: State, chance: Random) -> list[Action]:
    """Actions of every kind: plausible ones, and others that nobody may do."""
    found: list[Action] = [Deal(pack(chance))]
    for card in DECK:
        some = tuple(sorted(chance.sample(state.table, chance.randint(0, len(state.table)))))
        found += [Play(card), Play(card, ()), Play(card, some), Play(card, some[::-1]), Play(card, (card,))]
    for seat in range(-1, 7):
        found += [Declare(seat, kind, value) for kind in ("low", "three") for value in (None, *range(12))]
    return [*found, *legal(state)]


@given(st.integers(0, 2**32))
def test_apply_accepts_exactly_what_is_legal_and_changes_no_state(seed: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance)
    state = position(rules, chance.choice(rules.tables), chance)
    before = pickle.dumps(state)
    allowed = {action for seat in range(state.seats) for action in legal(state, seat)}
    for action in candidates(state, chance):
        try:
            apply(state, action)
            accepted = True
        except IllegalAction as refusal:
            accepted = False
            assert refusal.key.startswith("illegal.")
        assert accepted == (action in allowed), action
    assert pickle.dumps(state) == before


@pytest.mark.parametrize("preset", PRESETS)
def test_a_fresh_match_has_no_winner_and_waits_for_the_deal(preset: str) -> None:
    rules = ruleset(preset)
    for seats in rules.tables:
        state = start(rules, seats, seats - 1)
        assert (state.phase, state.winner, legal(state), set(state.scores)) == (Phase.DEAL, None, (), {0})
        with pytest.raises(IllegalAction):
            apply(state, Play(0))


def test_only_a_whole_pack_can_be_dealt() -> None:
    state = start(ruleset("scopa_classica"), 2, 0)
    for deck in ((), DECK[:39], (*DECK[:39], 0), (*DECK, 0), tuple(range(1, 41))):
        with pytest.raises(IllegalAction):
            apply(state, Deal(deck))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_deal_starts_with_empty_counters_and_ends_after_the_dealers_card(preset: str, seats: int) -> None:
    for step in match(ruleset(preset), seats, Random(preset)):
        if isinstance(step.action, Deal) and step.after.phase is Phase.PLAY:
            state = step.after
            awards = sum(isinstance(event, Awarded) for event in step.events)
            assert not any(state.sweeps) and not any(state.declared_points) and not state.plays
            assert sum(map(len, state.piles)) == 4 * awards and bool(any(state.opening)) == bool(awards)
            assert state.matta is None and state.dealer == step.before.dealer
        if any(isinstance(event, Counted) for event in step.events):
            assert len(step.after.plays) + len(step.after.table) + sum(map(len, step.after.piles)) >= 40
            follows = step.before.dealer if step.after.phase is Phase.OVER else (step.before.dealer + 1) % seats
            assert step.after.dealer == follows


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_very_last_card_of_a_deal_sweeps_only_where_the_rules_say_so(preset: str, seats: int) -> None:
    """Every position before a last card, with the table made such that the card takes all of it."""
    rules, seen = ruleset(preset), 0
    chance = Random(f"{preset}{seats}")
    for step in match(rules, seats, chance):
        if isinstance(step.action, Play) and any(isinstance(event, Counted) for event in step.events):
            seen += 1
            assert sum(map(len, step.before.hands)) == 1 and not step.before.stock
            if rules.last_play_sweep == "never":
                assert not step.after.plays[-1].sweep
    assert seen


def test_a_round_is_dealt_within_the_play_that_empties_the_hands() -> None:
    state = dealt("scopa_bar", DECK, 3)
    for _ in range(8):
        state, events = apply(state, legal(state)[-1])
        assert len(events) == 1
    state, events = apply(state, legal(state)[-1])
    assert isinstance(events[1], Dealt) and not events[1].first
    assert [packet.seat for packet in events[1].packets] == [1, 2, 0]
    assert list(map(len, state.hands)) == [3, 3, 3] and state.turn == 1


def test_left_means_that_seats_follow_downwards() -> None:
    state = dealt("scopa_bar", DECK, 4, 0, direction="left")
    assert state.turn == 3
    assert apply(state, legal(state)[0])[0].turn == 2
    assert state.hands[3] == DECK[:3]


@pytest.mark.parametrize(
    ("options", "table", "reason"),
    [
        ({}, "Kd Kc Ks 5b", "kings"),
        ({"redeal_kings": 0}, "Kd Kc Ks 5b", None),
        ({"redeal_aces": 2}, "Ad Ac 4s 5b", "aces"),
        ({}, "Ad Ac As 5b", None),
        ({"redeal_three_equal": True}, "4d 4c 4s 5b", "three_equal"),
        ({"redeal_three_equal": True}, "4d 4c 6s 5b", None),
    ],
)
def test_redeal_is_by_the_same_dealer_and_scores_nothing(
    options: dict[str, object], table: str, reason: str | None
) -> None:
    state = start(ruleset("scopa_classica", **options), 3, 2)
    after, events = apply(state, Deal(pack_with(cards(table), 3, Random(1))))
    assert [event.reason for event in events if isinstance(event, Redeal)] == ([reason] if reason else [])
    if reason:
        assert (after.phase, after.dealer, after.scores, after.deal_number) == (Phase.DEAL, 2, (0, 0, 0), 0)
        assert apply(after, Deal(pack_with(cards("2d 3c 4s 5b"), 3, Random(1))))[0].deal_number == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("table", "points", "matta"),
    [
        ("4c 5s 2d 4b", 1, None),
        ("7c 2d 3s 4b", 1, 6),
        ("7c 2d 2c Ab", 1, 10),
        ("7c 5d 5c 4b", 1, 1),
        ("7c Kd Ks 5b", 2, 5),
        ("7c Kd Cs Ab", 2, 10),
        ("Jc 7s Cd 6b", 2, None),
    ],
)
def test_the_opening_table_belongs_to_the_dealer_at_every_seat(
    seats: int, table: str, points: int, matta: int | None
) -> None:
    for dealer in range(seats):
        for taker in ("dealer", "mano"):
            rules = ruleset("cirulla_genovese", table_award=taker)
            state, events = apply(start(rules, seats, dealer), Deal(pack_with(cards(table), seats, Random(2))))
            seat = dealer if taker == "dealer" else (dealer + 1) % seats
            award = next(event for event in events if isinstance(event, Awarded))
            assert (award.seat, award.points, award.matta) == (seat, points, matta)
            assert state.opening == tuple(points if side == state.side(seat) else 0 for side in range(len(state.piles)))
            assert sorted(state.piles[state.side(seat)]) == sorted(cards(table))
            assert state.table == () and state.last_taker == seat and not any(state.sweeps)


def test_low_table_scores_three_and_four_equal_cards_win_the_match() -> None:
    for table, points in (("Ad 2d 2c 3s", 3), ("Ad 2d 2c 4s", 3), ("Ad 2d 3c 4s", 0)):
        low = dealt("cirulla_torneo", pack_with(cards(table), 2, Random(1)), table_low=3)
        assert low.opening == (points, 0) and bool(low.piles[0]) == bool(points)
    rules = ruleset("scopa_classica", four_equal_table="dealer_wins")
    won, events = apply(start(rules, 4, 3), Deal(pack_with(cards("Kd Kc Ks Kb"), 4, Random(1))))
    assert (won.phase, won.winner, won.scores) == (Phase.OVER, 1, (0, 0))
    assert events[-1] == Won(1, "four_equal") and not any(isinstance(event, Redeal) for event in events)


@pytest.mark.parametrize("hand", [" ".join(order) for order in permutations(("7c", "4s", "4d"))])
def test_matta_is_seen_at_every_place_of_the_hand(hand: str) -> None:
    state = dealt("cirulla_genovese", hands_first(hand, 1, 2, 0))
    assert set(legal(state)) >= {Declare(1, "three", 4), Declare(1, "low", 1)}
    assert all(action.value in (4, 1) for action in legal(state) if isinstance(action, Declare))


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
def test_declarations_at_every_seat_never_hold_up_the_game(seats: int, seat: int) -> None:
    state = dealt("cirulla_genovese", hands_first("7c 5s 5d", seat, seats, 0), seats)
    declaration = Declare(seat, "three", 5)
    after, events = apply(state, declaration)
    assert events == (Declared(seat, after.side(seat), "three", 10, cards("7c 5s 5d"), 5),)
    assert after.declared_points[after.side(seat)] == 10 and after.matta == 5
    assert declaration not in legal(after, seat), "a hand is declared once"
    for begun in (state, after):
        for _ in range(seats):
            begun = apply(begun, next(action for action in legal(begun) if isinstance(action, Play)))[0]
        assert not [action for action in legal(begun, seat) if isinstance(action, Declare)], "too late"
        assert len(begun.plays) == seats and begun.phase is Phase.PLAY


def test_a_plain_declaration_leaves_the_matta_as_it_was_declared() -> None:
    given = cards("7c 5s 5d 2c 2d 3c")
    state = dealt("cirulla_genovese", (*given, *(card for card in DECK if card not in given)))
    state = apply(state, Declare(1, "three", 5))[0]
    state = apply(state, Declare(0, "low"))[0]
    assert (state.matta, state.declared_points, state.opened) == (5, (3, 10), (1, 0))


def test_a_hand_of_three_at_the_end_of_a_longer_one_is_not_declared() -> None:
    deck = tuple(sorted(DECK, key=rank))
    state = dealt("scopa_classica", deck, 4, pattern=["P10"], decl_low=3, decl_three=10)
    while state.phase is Phase.PLAY:
        assert not [a for seat in range(4) for a in legal(state, seat) if isinstance(a, Declare)]
        state = apply(state, legal(state)[0])[0]


def test_declared_points_and_opening_award_are_counted_under_their_own_names() -> None:
    deck = hands_first("7c 5s 5d", 0, 2, 0)
    state = apply(dealt("cirulla_genovese", deck), Declare(0, "three", 5))[0]
    events: tuple[Event, ...] = ()
    while state.phase is Phase.PLAY:
        state, events = apply(state, legal(state)[0])
    counted = next(event for event in events if isinstance(event, Counted))
    assert dict(counted.points[0].awards)["declared"] == 10
    assert any(MATTA in pile for pile in counted.piles)


def test_the_first_player_may_not_open_with_an_ace_where_that_is_forbidden() -> None:
    deck = hands_first("Ad 5c 6s", 1, 2, 0)
    state = dealt("scopa_assi_libera", deck, ace_first_play="forbidden")
    assert {action.card for action in legal(state) if isinstance(action, Play)} == set(cards("5c 6s"))
    with pytest.raises(IllegalAction) as refusal:
        apply(state, Play(parse("Ad"), tuple(sorted(state.table))))
    assert refusal.value.key == "illegal.opening_ace"


def test_a_plain_opening_ace_has_no_power_but_the_second_card_has() -> None:
    given, table = cards("Ad 5c 6s Ac Kd Kc"), cards("2b 3b 4b 6b")
    state = dealt("asso_piglia_tutto", (*given, *table, *(card for card in DECK if card not in given + table)))
    assert [action for action in legal(state) if isinstance(action, Play) and action.card == given[0]] == [
        Play(given[0])
    ]
    after = apply(state, Play(parse("6s"), cards("6b")))[0]
    assert Play(parse("Ac"), cards("2b 3b 4b")) in legal(after) and Play(parse("Ac")) not in legal(after)


def test_leftovers_go_to_the_last_taker_even_by_an_ace_that_took_nothing() -> None:
    for step in match(ruleset("scopa_assi_circolo", ace_power="all"), 2, Random(3)):
        for event in step.events:
            if isinstance(event, Leftovers) and event.side is not None:
                takers = [made.seat for made in step.after.plays if made.play.taken is not None]
                assert event.side == takers[-1]


def test_nobody_gets_the_leftovers_if_nobody_took_anything() -> None:
    rules = ruleset("scopa_libera", pattern=["P10"], next_pattern=[])
    state = apply(start(rules, 4, 0), Deal(DECK))[0]
    events: tuple[Event, ...] = ()
    while state.phase is Phase.PLAY:
        state, events = apply(state, Play(state.hands[state.turn][0]))
    assert Leftovers(None, state.table) in events and len(state.table) == 40
    assert state.scores == (0, 0) and state.phase is Phase.DEAL


@given(st.integers(0, 2**32), st.sampled_from(["scopa_bar", "scopa_libera", "scopone_ordinario"]))
def test_three_kings_on_a_scopa_table_stay_in_pairs(seed: int, preset: str) -> None:
    """Kings leave only with a king, so no sweep can be made any more."""
    rules = ruleset(preset, pattern=["P3", "T4"], next_pattern=["P3"], players=[2])
    state = apply(start(rules, 2, 0), Deal(pack_with(cards("Kd Kc Ks 5b"), 2, Random(seed))))[0]
    chance = Random(seed)
    events: tuple[Event, ...] = ()
    while state.phase is Phase.PLAY:
        state, events = apply(state, chance.choice(legal(state)))
        assert not any(state.sweeps)
    left = next(event.cards for event in events if isinstance(event, Leftovers))
    assert sum(rank(card) == 10 for card in left) >= 2
