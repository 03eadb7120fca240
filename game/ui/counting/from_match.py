"""What the count is told about a deal of the match under way."""

from collections.abc import Sequence
from typing import Final

from game.engine.events import Counted, Won
from game.engine.record import steps
from game.engine.ruleset import Ruleset
from game.engine.state import Observation, Phase
from game.match.host import Host
from game.match.i18n import Words, joined
from game.ui.counting.account import Account, Party
from game.ui.counting.account import Person as GrammaticalPerson
from game.ui.sayings import Deck, capital, say, suit_name
from game.ui.table.surroundings import Person
from game.ui.told import side_name, told

OURS: Final = ("you", "we")

DECISIVE: Final = 2
"""A match is said to have been decided by so many categories at most."""

TELLING: Final = ("settebello", "sweeps")
"""What is named first among equal leads: people remember it best."""


def account_of(
    host: Host, words: Words, people: tuple[Person, ...], deck: Deck, counted: Counted | None, won: Won | None
) -> Account:
    """The account of the deal that has just ended."""
    view, names = host.observation, [person.name for person in people]
    sides = range(len(view.scores))
    parties = tuple(_party(words, side, names, view, people) for side in sides)
    run = tuple(steps(host.match.record))
    course = [step.after.scores for step in run if step.after.plays and step.after.phase is not Phase.PLAY]
    before = course[-2] if len(course) > 1 else (0,) * len(sides)
    news = won or counted
    outcome = told(words, news, names, view, deck) if news is not None else ""
    if won is not None and won.reason == "target":
        counts = [event for step in run for event in step.events if isinstance(event, Counted)]
        outcome = reasons(words, view.rules, parties, won.side, view.scores, counts, deck)
    own = view.side(view.seat)
    return Account(view.rules, parties, own, before, counted, won, tuple(course) or (view.scores,), outcome, deck)


def reasons(
    words: Words,
    rules: Ruleset,
    parties: Sequence[Party],
    winner: int,
    scores: Sequence[int],
    counts: Sequence[Counted],
    deck: Deck = "italian",
) -> str:
    """Who won a match, by how much, and in what: "You win the match 11 : 8. The settebello made the difference."

    ``counts`` are those of all its deals. Two scores begin with the winner's, more stand as their columns do, those of
    the viewer's side first.
    """
    first = winner if len(scores) == 2 else next((n for n, side in enumerate(parties) if side.person in OURS), 0)
    figures = [scores[first], *(score for side, score in enumerate(scores) if side != first)]
    party = parties[winner]
    text = say(words, f"count.outcome.{party.person}", who=party.name, score=" : ".join(map(str, figures)))
    coins = suit_name(words, 0, deck)
    things = [words.text(f"count.by.{name}", suit=coins) for name in decisive(rules, winner, counts)]
    return f"{text} {say(words, 'count.difference', things=joined(words, things))}" if things else text


def decisive(rules: Ruleset, winner: int, counts: Sequence[Counted]) -> list[str]:
    """The categories in which the winner was furthest ahead of every other side over the whole match, at most two."""
    sums: dict[str, list[int]] = {}
    for counted in counts:
        for side, points in enumerate(counted.points):
            for name, worth in points.awards:
                sums.setdefault(name, [0] * len(counted.points))[side] += worth
    sign = -1 if rules.lowest_wins else 1
    leads = {
        name: min(sign * (gained[winner] - other) for side, other in enumerate(gained) if side != winner)
        for name, gained in sums.items()
    }
    ahead = [name for name in leads if leads[name] > 0]
    return sorted(ahead, key=lambda name: (-leads[name], name not in TELLING))[:DECISIVE]


def _party(words: Words, side: int, names: list[str], view: Observation, persons: tuple[Person, ...]) -> Party:
    seats = view.sides[side]
    own = view.seat in seats
    first = seats.index(view.seat) if own else 0
    person: GrammaticalPerson = ("you" if own else "one") if len(seats) == 1 else "we" if own else "they"
    name = persons[seats[0]].name if len(seats) == 1 else capital(side_name(words, side, names, view))
    return Party(name, tuple(persons[seat].portrait for seat in (*seats[first:], *seats[:first])), person)
