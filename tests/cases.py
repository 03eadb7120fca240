"""Worked examples against the rules: ``python -m tests.cases FILE``.

The file is a list of cases, each with the options it depends on, an input and the expected answer. The command prints
every case that fails and closes with the numbers of both; the exit status is 1 if any failed, 2 if the file cannot be
used.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.engine.actions import Action, Deal, Play
from game.engine.captures import is_sweep, plays
from game.engine.cards import DECK, MATTA, Card, name, parse
from game.engine.dealing import next_seat
from game.engine.declaring import declarations, worth
from game.engine.events import Awarded, Counted, Event, Leftovers, Redeal, Won
from game.engine.play import apply, legal, start
from game.engine.ruleset import Ruleset
from game.engine.scoring import count, leader, outright, primiera_cards, primiera_total
from game.engine.state import Made, Phase, State
from game.engine.variants import DEFAULT, ruleset

Case = Mapping[str, Any]
Answer = dict[str, Any]
# The cases call sweeps by their Italian name.
AWARD_NAMES = {"sweeps": "scope"}


def answer(case: Case) -> Answer:
    """What the engine says to a case, in the form and as much of it as the case expects."""
    options = dict(case["options"])
    given = case["input"]
    if "players" in given:
        options["players"] = [given["players"]]
    options.update({key: given[key] for key in ("pattern",) if key in given})
    result = _solver(case)(given, ruleset(DEFAULT, **options))
    return {key: value for key, value in result.items() if key in case["expected"]}


def fault(case: Case) -> str | None:
    """What is wrong with the engine's answer to a case, None if it is as expected."""
    try:
        got: object = answer(case)
        if _comparable(got) == _comparable(case["expected"]):
            return None
    except Exception as error:  # a case that breaks the engine is one that failed, and the others still count
        got = repr(error)
    return f"{case.get('id')}: expected {case.get('expected')}, got {got}"


def main(arguments: Sequence[str]) -> int:
    """Run a file of cases; returns the exit status."""
    if len(arguments) != 1:
        print("usage: python -m tests.cases FILE", file=sys.stderr)
        return 2
    try:
        cases = json.loads(Path(arguments[0]).read_text("utf-8"))
        if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
            raise ValueError("not a list of cases")
    except (OSError, ValueError) as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 2
    failed = 0
    for case in cases:
        problem = fault(case)
        if problem is not None:
            failed += 1
            print(problem)
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _solver(case: Case) -> Callable[[Case, Ruleset], Answer]:
    given = case["input"]
    if case["kind"] != "deal":
        return {"captures": _captures, "sweep": _sweep, "score": _score, "match": _match}[case["kind"]]
    if "question" in given:
        return {"next_dealer": _next_dealer, "leftovers": _leftovers, "full_deal": _full_deal}[given["question"]]
    if "hand" in given:
        return _declaration
    return _opening_table if "initial_table" in given else _dealing


def _captures(given: Case, rules: Ruleset) -> Answer:
    card, hand = parse(given["card"]), _cards(given.get("hand", [given["card"]]))
    matta = given.get("matta_value", given.get("table_values", {}).get(name(MATTA)))
    found = plays(hand, _cards(given["table"]), rules, matta=matta, first_play=given.get("first_play_of_deal", False))
    own = [play.taken for play in found if play.card == card]
    return {
        "captures": [_names(taken) for taken in own if taken is not None],
        "may_place": None in own,
        "playable": bool(own),
    }


def _sweep(given: Case, rules: Ruleset) -> Answer:
    table, taken = _cards(given["table"]), tuple(sorted(_cards(given["captured"])))
    return {"scopa": is_sweep(table, parse(given["card"]), taken, rules, last=given.get("is_last_card_of_deal", False))}


def _dealing(given: Case, rules: Ruleset) -> Answer:
    top = _cards(given["deck_top"])
    state = _dealt((*top, *(card for card in DECK if card not in top)), given["dealer"], rules)
    later = sum(map(len, state.hands))
    return {
        "hands": {str(seat): _names(hand) for seat, hand in enumerate(state.hands)},
        "table": _names(state.table),
        "first": state.turn,
        "stock": len(state.stock),
        "rounds": 1 + len(state.stock) // later,
    }


def _opening_table(given: Case, rules: Ruleset) -> Answer:
    table = _cards(given["initial_table"])
    rest = [card for card in DECK if card not in table]
    _, news = apply(start(rules, 2, 0), Deal((*rest[:6], *table, *rest[6:])))
    return {
        "redeal": any(isinstance(event, Redeal) for event in news),
        "dealer_scope": sum(event.points for event in news if isinstance(event, Awarded)),
        "dealer_wins_match": any(isinstance(event, Won) and event.side == 0 for event in news),
    }


def _declaration(given: Case, rules: Ruleset) -> Answer:
    hand = _cards(given["hand"])
    found = declarations(0, hand, rules)
    if not found:
        return {"declaration": "none", "points": 0, "matta_values": []}
    best = max(found, key=lambda one: worth(one.kind, rules)).kind
    wild = MATTA in hand and rules.matta != "off"
    values = [one.value or 7 for one in found if one.kind == best] if wild else []
    return {"declaration": best, "points": worth(best, rules), "matta_values": values}


def _next_dealer(given: Case, rules: Ruleset) -> Answer:
    return {"next_dealer": next_seat(given["dealer"], given["players"], rules)}


def _leftovers(given: Case, rules: Ruleset) -> Answer:
    """Lay one of the cards as the last of a deal and see who gets them all."""
    cards, last = _cards(given["table_left"]), given["last_capturer"]
    laid = next(card for card in cards if Play(card) in plays([card], set(cards) - {card}, rules))
    state = replace(
        start(rules, 2, 0),
        phase=Phase.PLAY,
        hands=((), (laid,)),
        table=tuple(card for card in cards if card != laid),
        stock=(),
        last_taker=None if last is None else 0,
        plays=(Made(0, Play(laid), False),),
    )
    _, news = apply(state, Play(laid))
    left = next(event for event in news if isinstance(event, Leftovers))
    swept = any(side.sweeps for event in news if isinstance(event, Counted) for side in event.points)
    return {"awarded_to": None if left.side is None else last, "cards": _names(left.cards), "scopa": swept}


def _full_deal(given: Case, rules: Ruleset) -> Answer:
    state = _dealt(_cards(given["deck"]), given["dealer"], rules)
    news: list[Event] = []
    for play in given["plays"]:
        action = _chosen(state, play)
        state, happened = apply(state, action)
        news += happened
    counted = next(event for event in news if isinstance(event, Counted))
    left = next((event.cards for event in news if isinstance(event, Leftovers)), ())
    teams = list(given["teams"])
    last = None if state.last_taker is None else teams[state.side(state.last_taker)]
    return {
        "sweeps": dict(zip(teams, map(len, counted.sweeps), strict=True)),
        "last_capturer": last,
        "leftovers": _names(left),
        "pile_sizes": dict(zip(teams, map(len, counted.piles), strict=True)),
        "points": {team: _points(side.awards) for team, side in zip(teams, counted.points, strict=True)},
        "primiera": {team: _primiera(pile, rules) for team, pile in zip(teams, counted.piles, strict=True)},
    }


def _chosen(state: State, play: Case) -> Action:
    taken = tuple(sorted(_cards(play["captured"])))
    action = Play(parse(play["card"]), taken or None)
    if play["seat"] != state.turn or action not in legal(state):
        raise ValueError(f"{play} is no legal play")
    after = apply(state, action)[0]
    if after.plays[-1].sweep != play["scopa"]:
        raise ValueError(f"{play} is marked as a sweep where it is none, or the other way round")
    return action


def _score(given: Case, rules: Ruleset) -> Answer:
    sides = list(given["piles"])
    piles = [_cards(given["piles"][side]) for side in sides]
    sweeps = [given.get("sweeps", {}).get(side, 0) for side in sides]
    declared = [given.get("declared", {}).get(side, 0) for side in sides]
    points = count(rules, piles, sweeps, declared)
    table = {side: _points(one.awards) for side, one in zip(sides, points, strict=True)}
    won = outright(rules, piles)
    if won:
        table[sides[won[0]]]["wins_match"] = True
    return {"points": table, "primiera": {side: one.primiera for side, one in zip(sides, points, strict=True)}}


def _match(given: Case, rules: Ruleset) -> Answer:
    sides = list(given["before"])
    totals = [given["before"][side] for side in sides]
    winner: str | None = given.get("cappotto_by") if rules.cappotto == "wins_match" else None
    for deal in given["deals"]:
        totals = [total + deal[side] for total, side in zip(totals, sides, strict=True)]
        ahead = leader(rules, totals)
        winner = winner or (None if ahead is None else sides[ahead])
    return {"totals": dict(zip(sides, totals, strict=True)), "over": winner is not None, "winner": winner}


def _dealt(deck: tuple[Card, ...], dealer: int, rules: Ruleset) -> State:
    state, _ = apply(start(rules, rules.players[0], dealer), Deal(deck))
    return state


def _points(awards: Sequence[tuple[str, int]]) -> dict[str, object]:
    named: dict[str, object] = {AWARD_NAMES.get(award, award): points for award, points in awards}
    return {**named, "total": sum(points for _, points in awards)}


def _primiera(pile: Sequence[Card], rules: Ruleset) -> int | None:
    return primiera_total(primiera_cards(pile, rules), rules)


def _cards(codes: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(parse, codes))


def _names(cards: Sequence[Card]) -> list[str]:
    return [name(card) for card in cards]


def _comparable(value: object) -> object:
    """Lists of cards and of captures compare as sets, hands card by card."""
    if isinstance(value, dict):
        return {key: entry if key == "hands" else _comparable(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return sorted(repr(_comparable(entry)) for entry in value)
    return value


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
