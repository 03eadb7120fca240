"""Counts and menus in known states."""

from collections.abc import Sequence
from dataclasses import replace

from game.engine.actions import Deal
from game.engine.cards import DECK, parse_all
from game.engine.events import Counted, Won
from game.engine.observe import observe
from game.engine.play import start
from game.engine.record import Record, Seat
from game.engine.scoring import count
from game.engine.variants import ruleset
from game.match.i18n import joined
from game.match.repeat import Repeat, Went
from game.ui.counting.account import Account, Party
from game.ui.counting.compared import compared
from game.ui.counting.from_match import reasons
from game.ui.house.doors import ENTRIES
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene, Waiting
from game.ui.scenes.scene import Scene, Stage
from game.ui.showcase.stagecraft import COUNTED, FRAME, persons
from game.ui.table.surroundings import Person
from game.ui.told import told


def counted(stage: Stage) -> Scene:
    """The finished count of a deal, in mid-match."""
    return _ended(stage, _account(stage, (2, 3)))


def counted_again(stage: Stage) -> Scene:
    """The finished count of a deal that was played again, once with the seats exchanged as well."""
    account = _account(stage, (0, 0))
    earlier = (Went(0, (3, 2)), Went(1, (2, 3)))
    record = Record("scopa_classica", {}, (Seat("", "human"), Seat("", "ai")), 0, "", (Deal(DECK),))
    told = compared(stage.words, Repeat(record, earlier=earlier), account.gains, account.order, several=False)
    return _ended(stage, replace(account, repeating="whole", compared=told))


def match_won(stage: Stage) -> Scene:
    """The end of a match."""
    return _ended(stage, _account(stage, (7, 5)))


def pairs_won(stage: Stage) -> Scene:
    """The end of a match of two pairs."""
    return _ended(stage, _account(stage, (7, 5), 4))


def teams_counted(stage: Stage) -> Scene:
    """The finished count of a deal of two teams of three."""
    return _ended(stage, _account(stage, (2, 3), 6))


def _sides(stage: Stage, people: Sequence[Person]) -> tuple[Party, Party]:
    """Two sides that sit by turns."""
    names = [joined(stage.words, [person.name for person in people[side::2]]) for side in (0, 1)]
    ours, theirs = (tuple(person.portrait for person in people[side::2]) for side in (0, 1))
    alone = len(people) == 2
    return Party(names[0], ours, "you" if alone else "we"), Party(names[1], theirs, "one" if alone else "they")


def _ended(stage: Stage, account: Account) -> Scene:
    scene = CountScene(stage, account)
    for frame in range(1200):
        scene.update(frame * FRAME)
    return scene


def _account(stage: Stage, before: tuple[int, int], seats: int = 2) -> Account:
    """A deal after these scores, the last of the match where it leads to the target."""
    words, rules = stage.words, ruleset("scopa_classica")
    piles = (parse_all(COUNTED[0]), parse_all(COUNTED[1]))
    points = count(rules, piles, (2, 1))
    totals = (before[0] + points[0].total, before[1] + points[1].total)
    over = max(totals) >= rules.target
    event = Counted(points, piles, (parse_all("Cs 6c"), parse_all("Cb")), totals)
    won = Won(0, "target") if over else None
    people = persons(words, seats)
    parties = _sides(stage, people)
    history = ((3, 2), before, totals) if over else (before, totals)
    view = observe(replace(start(rules, seats, 0), scores=totals, winner=0 if over else None), 0)
    names = [person.name for person in people]
    outcome = reasons(words, rules, parties, 0, totals, [event]) if over else told(words, event, names, view)
    return Account(rules, parties, 0, before, event, won, history, outcome, repeating="offered")


def fresh_menu(stage: Stage) -> Scene:
    """The menu before the first match."""
    return MenuScene(stage, ENTRIES)


def menu_with_match(stage: Stage) -> Scene:
    """The menu while a match is under way."""
    gino = persons(stage.words, 2)[1]
    waiting = Waiting("scopa_classica", 3, gino.name, gino.portrait, (7, 5))
    return MenuScene(stage, ("continue", *ENTRIES), waiting)
