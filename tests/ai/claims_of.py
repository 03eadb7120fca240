"""For each principle, what must be true of the position for its sentence to be said."""

from collections.abc import Callable
from random import Random

from game.engine.actions import Play
from game.engine.captures import captures
from game.engine.cards import COINS, DECK, MATTA, SETTEBELLO, Card, rank, suit
from game.engine.events import Played
from game.engine.play import apply, legal
from game.engine.scoring import count
from tests.ai.claims import Witness, coins, odd, piles_after, runs, same, sevens, totals

Claim = Callable[[Witness], bool]


def _safe(w: Witness) -> bool:
    """No card in the world, wherever it is, would sweep."""
    return bool(w.table(w.better)) and not w.sweeping(w.better, tuple(set(DECK) - set(w.table(w.better))))


def _harmless(w: Witness) -> bool:
    """No card that anybody else may hold would sweep."""
    return bool(w.table(w.better)) and not w.sweeping(w.better)


def _danger(w: Witness) -> bool:
    found = w.sweeping(w.worse)
    return bool(found) and w["rank"] == w.numbers(found) and same(w["odds"], w.chance(found))


def _remaining(w: Witness) -> int:
    return sum(map(len, w.state.hands)) + len(w.state.stock) - 1


def _dead(w: Witness) -> bool:
    gone = tuple(set(DECK) - set(w.table(w.better)) - set(w.elsewhere))
    return _harmless(w) and w["ranks"] == w.numbers(w.sweeping(w.better, gone) or _by_figures(w))


def _by_figures(w: Witness) -> set[Card]:
    """Cards of the values that would sweep where no such card is at hand to try: those in the own hand."""
    numbers = w["ranks"]
    assert isinstance(numbers, tuple)
    return {card for card in DECK if w.worth(card) in numbers and card not in w.elsewhere}


def _stone(w: Witness) -> bool:
    card = w["card"]
    others = (*w.hand(w.better), *w.elsewhere)
    return card in w.table(w.better) and all(rank(other) < rank(int(str(card))) for other in others)


def _cheap_lay(w: Witness) -> bool:
    return any(isinstance(other, Play) and w.exposed(other) == 0 for other in legal(w.state))


def _twin(w: Witness) -> bool:
    laid = w.better.card
    alike = [card for card in w.hand(w.better) if rank(card) == rank(laid)]
    taking = [captures([laid], card, w.state.rules, matta=w.state.matta) for card in alike]
    return w.better.taken is None and any((laid,) in sets for sets in taking)


def _court(w: Witness) -> bool:
    card = int(str(w["card"]))
    there = (*w.table(w.better), *w.elsewhere)
    two = any(rank(a) + rank(b) == rank(card) for a in there for b in there if a < b)
    return card in w.hand(w.better) and rank(card) > 7 and two


def _lost(w: Witness) -> bool:
    takers = {card for card in w.elsewhere if w.could(w.worse, card, lambda play, _: SETTEBELLO in (play.taken or ()))}
    return SETTEBELLO in w.hand(w.better) and w.worse == Play(SETTEBELLO) and same(w["odds"], w.chance(takers))


def _for_a_seven(w: Witness) -> bool:
    parts = w["cards"]
    out = [card for card in w.elsewhere if w.worth(card) == 7]
    assert isinstance(parts, tuple) and len(parts) > 1
    can = any(w.could(w.worse, card, lambda play, _: play.taken == tuple(sorted(parts))) for card in out)
    return can and w["n"] == len(out) and w["settebello"] == (SETTEBELLO in out) and sum(map(w.lying, parts)) == 7


def _coins_now(w: Witness) -> bool:
    return w["n"] == coins(w.won(w.better)) > coins(w.won(w.worse))


def _same_card_other_suit(w: Witness) -> bool:
    return rank(w.better.card) == rank(w.worse.card) and w.better.taken == w.worse.taken


def _settled(mine: bool) -> Claim:
    def claim(w: Witness) -> bool:
        """However the cards outside the piles are shared out, the same side gets the point."""
        rest = [card for card in DECK if not any(card in pile for pile in w.state.piles)]
        chance, owners = Random(7), set()
        for _ in range(40):
            piles = [list(pile) for pile in w.state.piles]
            lean = chance.random()
            for card in rest:
                piles[0 if chance.random() < lean else chance.randrange(1, len(piles))].append(card)
            points = count(w.state.rules, piles, [0] * len(piles))
            owners |= {side for side, one in enumerate(points) if dict(one.awards).get(str(w["point"]))} or {-1}
        return len(owners) == 1 and (owners.pop() == w.side) is mine

    return claim


def _passed(w: Witness) -> bool:
    numbers = w["rank"]
    assert isinstance(numbers, tuple)
    for before, made in w.met():
        sample = next(card for card in DECK if w.worth(card) == numbers[0])
        other = made.taken is None and w.worth(made.card) != numbers[0]
        if other and captures(before.table, sample, before.rules, matta=before.matta):
            return True
    return False


def _partner_lost(w: Witness) -> bool:
    (number,) = w["ranks"] if isinstance(w["ranks"], tuple) else ()
    laid = {m.play.card for m in w.state.plays if m.seat == (w.me + 2) % 4 and m.play.taken is None}
    taken = {card for m in w.state.plays if m.seat % 2 != w.me % 2 for card in m.play.taken or ()}
    lost = any(rank(card) == number for card in laid & taken)
    return lost and w.better.taken is None and rank(w.better.card) == number


def _promised(w: Witness) -> bool:
    number = rank(w.better.card)
    home = [card for pile in w.state.piles for card in pile if rank(card) == number]
    return len(home) == 2 and [rank(card) for card in w.elsewhere].count(number) == 1


def _laid_by_partner(w: Witness) -> bool:
    laid = {made.play.card: made.seat for made in w.state.plays if made.play.taken is None}
    card = int(str(w["card"]))
    return laid.get(card) == (w.me + 2) % 4 and card in w.table(w.better) and card in (w.worse.taken or ())


def _only_mine(w: Witness) -> bool:
    (number,) = w["ranks"] if isinstance(w["ranks"], tuple) else ()
    own = [card for card in w.hand(w.better) if w.worth(card) == number]
    if len(own) != 1 or any(w.worth(card) == number for card in w.elsewhere):
        return False
    return any(len(taken) > 1 for taken in captures(w.table(w.better), own[0], w.state.rules, matta=w.state.matta))


def _ends(w: Witness) -> bool:
    lead = w.best_lead(w.state, w.better)
    return isinstance(w["mine"], int) and isinstance(w["his"], int) and w["mine"] - w["his"] == lead


def _ace_takes(w: Witness) -> bool:
    everything = tuple(sorted(w.table(w.worse)))
    aces = {card for card in w.elsewhere if w.worth(card) == 1}
    took = all(w.could(w.worse, card, lambda play, _: play.taken == everything) for card in aces)
    return bool(aces) and took and same(w["odds"], w.chance(aces))


CLAIMS: dict[str, Claim] = {
    "sweep_now": lambda w: any(isinstance(news, Played) and news.sweep for news in apply(w.state, w.better)[1]),
    "above_ten": lambda w: w["left"] == w.total(w.better) > 10 and _safe(w),
    "court_breaks": lambda w: sum(map(w.lying, w.state.table)) <= 10 < w.total(w.better) and _safe(w),
    "stone": _stone,
    "lead_double": lambda w: (
        not w.state.table
        and w["n"] == [rank(card) for card in w.state.hands[w.me]].count(rank(w.better.card))
        and same(w["odds"], w.exposed(w.better))
    ),
    "dead_rank": _dead,
    "fewest_out": lambda w: w["n"] == len(w.sweeping(w.better)) < len(w.sweeping(w.worse)),
    "threat_price.leave": lambda w: (
        w.exposed(w.better) == 0 and same(w["odds"], w.exposed(w.worse)) and w["card"] == w.worse.card
    ),
    "threat_price.take": lambda w: same(w["odds"], w.exposed(w.better)) and _cheap_lay(w),
    "lay_instead": lambda w: w.better.taken is None and w.exposed(w.worse) >= w.exposed(w.better) + 0.1 - 1e-9,
    "lone_card": lambda w: len(w.table(w.worse)) == 1 and _danger(w),
    "low_total": lambda w: w["left"] == w.total(w.worse) <= 10 and w["rank"] == (w["left"],) and _danger(w),
    "open_table": lambda w: w["left"] == w.total(w.worse) and _danger(w),
    "last_card.no": lambda w: _remaining(w) == 1 and w.state.rules.last_play_sweep == "never",
    "last_card.yes": lambda w: _remaining(w) == 1 and bool(w.sweeping(w.worse)),
    "twin": _twin,
    "keep_courts": _court,
    "whirl": lambda w: not w.table(w.better) and w.after(w.better).turn == w.next and _remaining(w) > 0,
    "take_settebello": lambda w: SETTEBELLO in w.state.table and SETTEBELLO in w.mine(w.better),
    "settebello_by_sum": lambda w: SETTEBELLO in (w.better.taken or ()) and len(w.better.taken or ()) > 1,
    "hold_settebello": _lost,
    "no_seven_out": lambda w: (
        w.worse.taken is None
        and rank(w.worse.card) == 7
        and any(isinstance(a, Play) and a.taken is None and rank(a.card) != 7 for a in legal(w.state))
    ),
    "no_total_seven": _for_a_seven,
    "coins_to_six": lambda w: _coins_now(w) and w["have"] == coins(w.mine(w.better)) < 6,
    "coins_to_six.sixth": lambda w: _coins_now(w) and coins(w.state.piles[w.side]) < 6 <= coins(w.mine(w.better)),
    "coins_to_six.plain": _coins_now,
    "coin_choice": lambda w: (
        w["n"] == coins(w.won(w.better)) - coins(w.won(w.worse)) and len(w.won(w.better)) == len(w.won(w.worse))
    ),
    "coin_home": lambda w: _same_card_other_suit(w) and suit(w.better.card) == COINS and w.better.taken is not None,
    "coin_back": lambda w: _same_card_other_suit(w) and suit(w.worse.card) == COINS and w.worse.taken is None,
    "cards_to_21": lambda w: w["n"] == len(w.won(w.better)) and w["have"] == len(w.mine(w.better)) < 21,
    "cards_to_21.done": lambda w: w["have"] == len(w.mine(w.better)) >= 21 > len(w.state.piles[w.side]),
    "cards_to_21.plain": lambda w: w["n"] == len(w.won(w.better)) > len(w.won(w.worse)),
    "sevens_primiera": lambda w: sevens(w.won(w.better)) > 0 and w["n"] == sevens(w.mine(w.better)),
    "six_and_ace": lambda w: [w["mine"], w["his"]] == [totals(w, w.better)[w.side], totals(w, w.better)[1 - w.side]],
    "missing_suit": lambda w: (
        all(suit(card) != w["suit"] for card in w.state.piles[1 - w.side])
        and w.state.rules.primiera_missing == "disqualify"
    ),
    "settled.mine": _settled(True),
    "settled.his": _settled(False),
    "sevens_double": lambda w: w["n"] == sevens(w.won(w.better)) - sevens(w.won(w.worse)) > 0,
    "napola_run": lambda w: w["n"] == runs(w, w.better) - _run_before(w) > 0,
    "ace_many": lambda w: w["n"] == len(w.state.table) == len(w.better.taken or ()) and w.worth(w.better.card) == 1,
    "ace_not_laid": lambda w: (
        w.worse.taken is None
        and any(
            w.could(w.worse, card, lambda play, _: play.taken == tuple(sorted(w.table(w.worse))))
            for card in w.elsewhere
            if w.worth(card) == 1
        )
    ),
    "ace_not_laid.keep": lambda w: w.worse.card in w.hand(w.better) and w.worth(w.worse.card) == 1,
    "ace_takes_all": _ace_takes,
    "bare_low": lambda w: not w.state.table and w.total(w.better) <= 4 and _safe(w),
    "fifteen_window": lambda w: w["left"] == w.total(w.better) and _safe(w),
    "cirulla_window": lambda w: w["left"] == w.total(w.better) >= 15 and _harmless(w),
    "hold_back": lambda w: bool(
        captures(w.state.table, w.better.card, w.state.rules, matta=w.state.matta, first_play=not w.state.plays)
    ),
    "matta_counts": lambda w: w["rank"] == (w.state.matta,) and MATTA in w.won(w.better),
    "lowest_wins": lambda w: w.state.rules.lowest_wins and len(w.won(w.better)) < len(w.won(w.worse)),
    "answer_partner": _partner_lost,
    "leave_partner": _laid_by_partner,
    "lead_promises": _promised,
    "keep_pairs": lambda w: (
        w.state.dealer % 2 == w.me % 2 and odd(piles_after(w, w.better)) < odd(piles_after(w, w.worse))
    ),
    "break_pairs": lambda w: (
        w.state.dealer % 2 != w.me % 2 and w["n"] == odd(piles_after(w, w.better)) - odd(w.state.piles) > 0
    ),
    "dealer_last": lambda w: (
        w.state.dealer != w.me and len(w.state.hands[w.state.dealer]) == 1 and w.total(w.worse) <= 10
    ),
    "solve_end": _ends,
    "keep_taker": lambda w: w["card"] in w.hand(w.better),
    "count_rank": _only_mine,
    "passed_up": _passed,
    "he_has_no_seven": lambda w: any(SETTEBELLO in before.table and made.taken is None for before, made in w.met()),
    "second_seven": lambda w: any(made.taken is None and rank(made.card) == 7 for _, made in w.met()),
    "last_hand_known": lambda w: (
        w["cards"] == tuple(sorted(w.state.hands[1 - w.me])) and w["n"] == len(w.state.hands[1 - w.me])
    ),
    "last_capture": lambda w: w["n"] == len(w.table(w.better)) and not w.state.stock and w.better.taken is not None,
}


def _run_before(w: Witness) -> int:
    points = count(w.state.rules, w.state.piles, [0] * len(w.state.piles))[w.side]
    return sum(award for name, award in points.awards if name in ("napola", "piccola"))
