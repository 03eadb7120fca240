"""What holds after every step of every match, whatever the rules."""

from game.engine.actions import Play
from game.engine.captures import captures, value
from game.engine.cards import DECK, rank
from game.engine.events import Awarded, Counted, Dealt, Event, Leftovers, Redeal, SidePoints
from game.engine.play import legal
from game.engine.scoring import leader, outright
from game.engine.state import Phase, State
from game.engine.transcript import Step

FIXED = {"cards", "coins", "settebello", "primiera"}
SINGLE = {"settebello", "napola", "re_bello", "piccola", "grande"}
MOST = {
    "cards": 1, "coins": 1, "settebello": 1, "primiera": 1, "sweeps": 36, "sevens": 1, "all_sevens": 1, "napola": 10,
    "re_bello": 1, "piccola": 10, "grande": 5, "declared": 120, "table": 3,
}  # fmt: skip


def check(step: Step) -> None:
    """Assert every invariant that a step can show."""
    state = step.after
    assert sorted(cards_of(state)) == list(DECK)
    assert (state.winner is not None) == (state.phase is Phase.OVER)
    assert bool(legal(state)) == (state.phase is Phase.PLAY)
    if state.phase is Phase.PLAY:
        _check_choices(state)
    if isinstance(step.action, Play):
        _check_play(step)
    for event in step.events:
        match event:
            case Dealt():
                _check_dealer_last(step, event)
                assert not event.first or not any(step.after.sweeps + step.after.declared)
            case Awarded(points=points):
                assert points in (1, 2, 3)
            case Redeal():
                assert (state.scores, state.dealer, state.phase) == (step.before.scores, step.before.dealer, Phase.DEAL)
            case Counted():
                _check_dealer_last(step, event)
                _check_count(step, event)
                _check_end(state, event)
            case Leftovers(cards=cards):
                _check_leftovers(state, sum(map(rank, cards)))


def cards_of(state: State) -> list[int]:
    """Every card of the pack, wherever it lies."""
    groups = (*state.hands, state.table, state.stock, *state.piles)
    return [card for group in groups for card in group]


def _check_choices(state: State) -> None:
    """No set twice, and with obligatory capture a card either captures or is laid."""
    plays = [action for action in legal(state) if isinstance(action, Play)]
    assert len(set(plays)) == len(plays)
    for card in {play.card for play in plays}:
        own = [play.taken for play in plays if play.card == card]
        sets = captures(state.table, card, state.rules, matta=state.matta, first_play=not state.plays)
        assert [taken for taken in own if taken is not None] == list(sets)
        assert (None in own) == (not sets or not state.rules.must_capture)


def _check_play(step: Step) -> None:
    before, rules = step.before, step.before.rules
    play = step.action
    assert isinstance(play, Play)
    swept = before.plays and before.plays[-1].sweep and not before.table
    if swept and not (rules.ace_on_empty == "self" and value(play.card, before.matta) == 1):
        assert not play.taken, "nothing lies there after a sweep"
    assert sum(map(len, step.after.sweeps)) - sum(map(len, before.sweeps)) == step.after.plays[-1].sweep


def _check_dealer_last(step: Step, event: Event) -> None:
    """The dealer plays the last card of every round."""
    if isinstance(event, Dealt) and event.first:
        assert not step.after.plays
    else:
        assert step.after.plays[-1].seat == step.before.dealer


def _check_count(step: Step, counted: Counted) -> None:
    before, rules, points = step.before, step.before.rules, counted.points
    for number, side in enumerate(points):
        awards = dict(side.awards)
        assert all(0 < awards[name] <= MOST[name] for name in awards)
        assert side.total == sum(awards.values())
        assert side.cards == len(counted.piles[number])
        assert side.sweeps == len(counted.sweeps[number]) == awards.get("sweeps", 0)
        assert counted.scores[number] == before.scores[number] + side.total
    for award in SINGLE:
        assert sum(award in dict(side.awards) for side in points) <= 1, award
    captured = any(counted.piles)
    assert sum(side.settebello for side in points) == int(captured)
    if captured and rules.ties == "none":
        fixed = sum(worth for side in points for name, worth in side.awards if name in FIXED)
        assert 1 <= fixed <= 4, "the settebello always has an owner"
    if len(points) == 2 and rules.ties == "none":
        _check_ties(points, captured)


def _check_ties(points: tuple[SidePoints, ...], captured: bool) -> None:
    """Nobody is marked in a tie, and two sides can tie only with half of the cards each."""
    for award, half in (("cards", 20), ("coins", 5)):
        numbers = [getattr(side, award) for side in points]
        marked = [award in dict(side.awards) for side in points]
        assert any(marked) == (numbers[0] != numbers[1])
        assert any(marked) or numbers == [half if captured else 0] * 2


def _check_end(state: State, counted: Counted) -> None:
    side = leader(state.rules, counted.scores)
    by_coins = outright(state.rules, counted.piles)
    assert state.winner == (by_coins[0] if by_coins else side)


def _check_leftovers(state: State, total: int) -> None:
    """Every capture takes twice its value, or fifteen, from the 220 of the whole pack."""
    rules = state.rules
    if rules.ace_power != "none" or rules.matta != "off":
        return
    if rules.capture_rule == "sum" and not any(state.opening):
        assert total % 2 == 0
    if rules.capture_rule == "fifteen" and not (rules.table_low and any(state.opening)):
        assert total >= 10 and total % 15 == 10
