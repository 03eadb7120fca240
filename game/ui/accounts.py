"""What the count is told about a deal of the match under way."""

from game.engine.events import Counted, Won
from game.engine.record import replay
from game.engine.state import Observation, Phase
from game.match.host import Host
from game.match.i18n import Words
from game.ui.counting.account import Account, Party
from game.ui.counting.account import Person as GrammaticalPerson
from game.ui.sayings import Deck, capital
from game.ui.surroundings import Person
from game.ui.told import side_name, told


def account_of(
    host: Host, words: Words, people: tuple[Person, ...], deck: Deck, counted: Counted | None, won: Won | None
) -> Account:
    """The account of the deal that has just ended."""
    view, names = host.observation, [person.name for person in people]
    sides = range(len(view.scores))
    parties = tuple(_party(words, side, names, view, people) for side in sides)
    course = [state.scores for state in replay(host.match.record) if state.plays and state.phase is not Phase.PLAY]
    before = course[-2] if len(course) > 1 else (0,) * len(sides)
    news = won or counted
    outcome = told(words, news, names, view, deck) if news is not None else ""
    own = view.side(view.seat)
    return Account(view.rules, parties, own, before, counted, won, tuple(course) or (view.scores,), outcome, deck)


def _party(words: Words, side: int, names: list[str], view: Observation, persons: tuple[Person, ...]) -> Party:
    seats = view.sides[side]
    own = view.seat in seats
    first = view.seat if own else seats[0]
    person: GrammaticalPerson = ("you" if own else "one") if len(seats) == 1 else "we" if own else "they"
    name = persons[seats[0]].name if len(seats) == 1 else capital(side_name(words, side, names, view))
    return Party(name, persons[first].portrait, person)
