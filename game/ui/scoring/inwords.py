"""What the score keeper says: names, how far to go, and why a round cannot stand."""

from game.engine.variants import PRESETS
from game.match.i18n import Words, joined
from game.match.scorekeeper.checks import Fault
from game.match.scorekeeper.counts import WHOLE, Shared, completed, scored
from game.match.scorekeeper.export import party_name
from game.match.scorekeeper.tally import Tally
from game.ui.sayings import Deck, say, say_many, the_card
from game.ui.scoring.desk import Desk


def name_of(words: Words, tally: Tally, side: int) -> str:
    """What a side is called."""
    return party_name(words, tally.parties[side])


def game_name(words: Words, tally: Tally) -> str:
    """What is played."""
    key = f"preset.{tally.rules.preset}"
    return words.text(key) if words.knows(key) else PRESETS[tally.rules.preset].name or tally.rules.preset


def told(words: Words, tally: Tally) -> str:
    """The game, who plays together, and the target."""
    key = "keeper.told.teams" if tally.teams else "keeper.told.each"
    return words.text(key, game=game_name(words, tally), points=tally.rules.target)


def to_go(words: Words, tally: Tally, side: int) -> str:
    """How far a side is from the target, or that it has won."""
    if tally.won and tally.won.side == side:
        return words.text("keeper.wins")
    rest = tally.rules.target - tally.standings[side]
    if rest <= 0:
        return words.text("keeper.there")
    return words.plural("keeper.below" if tally.rules.lowest_wins else "keeper.to_go", rest)


def second_line(words: Words, tally: Tally, side: int) -> str:
    """How far a side has to go, and whether one of it deals."""
    rest, place = to_go(words, tally, side), tally.dealer(len(tally.rounds))
    if tally.won or tally.teams or place != side:
        return rest
    return words.text("keeper.deals_too", rest=rest)


def progress(words: Words, tally: Tally) -> str:
    """How many rounds have been played."""
    if not tally.rounds:
        return words.text("keeper.before_round")
    return words.text("keeper.after_round", number=len(tally.rounds))


def headline(words: Words, tally: Tally) -> str:
    """How far the game has come, or who deals where a side's own line has no room for that."""
    if tally.won or not tally.teams:
        return progress(words, tally)
    return words.text("keeper.deals", who=tally.seats[tally.dealer(len(tally.rounds))])


def fault_text(words: Words, tally: Tally, fault: Fault, deck: Deck) -> str:
    """The sentence of a fault."""
    rules = tally.rules
    names = [name_of(words, tally, side) for side in fault.sides] or [""]
    values = {
        "who": names[0],
        "other": names[-1],
        "card": "" if fault.card is None else the_card(words, fault.card, deck),
        "n": str(fault.n),
        "low": str(rules.decl_low),
        "three": str(rules.decl_three),
    }
    return say(words, fault.key, **values)


def counted_so_far(words: Words, tally: Tally, desk: Desk) -> str:
    """Everybody's points for complete counts: "Anna 4, Marco 2"."""
    sides = scored(tally.rules, completed(desk.current.counts))
    parts = [
        words.text("keeper.score_of", who=name_of(words, tally, side), points=one.total)
        for side, one in enumerate(sides)
    ]
    return joined(words, parts)


def hint(words: Words, desk: Desk) -> str:
    """What is going on, in one sentence or two."""
    tally = desk.tally
    if desk.over and tally.won:
        total = tally.totals()[tally.won.side]
        return say_many(words, f"keeper.hint.{tally.won.reason}", total, who=name_of(words, tally, tally.won.side))
    who = name_of(words, tally, desk.side)
    if desk.editing is not None:
        return say(words, f"keeper.hint.edit.{desk.way}", round=str(desk.editing + 1), who=who)
    if desk.way == "counts":
        return say(words, "keeper.hint.counts", who=who)
    if desk.points is not None:
        after = str(tally.standings[desk.side] + desk.points)
        key = "keeper.hint.typed" if desk.points > 0 else "keeper.hint.typed_none"
        return say_many(words, key, desk.points, who=who, after=after)
    return say(words, "keeper.hint.points", who=who, round=str(len(tally.rounds) + 1))


def left_over(words: Words, desk: Desk, kind: Shared) -> str:
    """How many cards, coins or sevens nobody has yet."""
    numbers = [getattr(side, kind) for side in completed(desk.current.counts).sides]
    rest = WHOLE[kind] - sum(number or 0 for number in numbers)
    return words.plural("keeper.left", rest) if rest > 0 else ""
