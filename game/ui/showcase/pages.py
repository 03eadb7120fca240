"""Pages that are read or filled in, in known states."""

from collections.abc import Callable

from game import VERSION
from game.ai.advise import advise
from game.engine.cards import parse
from game.engine.record import loads
from game.engine.variants import ruleset
from game.match.coaching import Coaching
from game.match.settings import Settings
from game.match.thinker import InlineThinker
from game.ui.coach.speech import Helps
from game.ui.inputs import Key
from game.ui.preferences.pages import PAGES
from game.ui.scenes.about import AboutScene
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.practice import PracticeTable
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.showcase import fair
from game.ui.showcase.matches import TODAY, year
from game.ui.showcase.stagecraft import FRAME, PILES, Show, persons, position

State = Callable[[Stage], Scene]

LIBRARIES = (
    ("Source Serif Pro, Source Sans Pro", "Adobe Systems Incorporated", "SIL Open Font License 1.1"),
    ("pygame-ce", "pygame, pygame-ce", "LGPL 2.1"),
    ("platformdirs", "platformdirs", "MIT"),
    ("SDL2, SDL2_image, SDL2_mixer, SDL2_ttf", "Sam Lantinga", "zlib"),
)
NOTICES = "\n".join(("| |", "|-|", *(f"| {what} | {whose} | {terms} |" for what, whose, terms in LIBRARIES)))


def about(stage: Stage) -> Scene:
    """What the game is."""
    return AboutScene(stage, VERSION, NOTICES)


def settings_page(page: str) -> State:
    """One page of the settings."""
    return lambda stage: SettingsScene(stage, Settings(), page)


def rules_page(preset: str, down: int) -> State:
    """A chapter of a game's rules, so many steps down the list."""

    def scene(stage: Stage) -> Scene:
        shown = RulesScene(stage, ruleset(preset), 2, choose=True)
        for _ in range(down):
            shown.handle(Key("down"))
        return shown

    return scene


def practising(asked: bool, captures: bool = False) -> State:
    """A table with the coach, who is asked for the best play or not."""

    def scene(stage: Stage) -> Scene:
        state = position("4d 3b Kd 5c 2s", "7s Jc Ab", "7b 4c 6s", PILES, ("Cs 6c", "Cb"))
        view = Show(stage, state).scene.view
        coaching = Coaching(InlineThinker(advise))
        table = PracticeTable(stage, view, persons(stage.words, 2), coaching, Helps(show_captures=captures, warn=True))
        for frame in range(30):
            table.update(frame * FRAME)
            table.know(True, False)
        if asked:
            table.handle(Key("h"))
            table.know(True, False)
        return table

    return scene


def warned(stage: Stage) -> Scene:
    """The coach warns of a card that was about to be laid beside a sweep."""
    state = position("7b 2d", "6d Js Cd", "7c 4c 6s", ("", ""), ("", ""))
    view = Show(stage, state).scene.view
    table = PracticeTable(stage, view, persons(stage.words, 2), Coaching(InlineThinker(advise)), Helps(warn=True))
    for frame in range(30):
        table.update(frame * FRAME)
        table.know(True, False)
    while table.grip.card != parse("Js"):
        table.handle(Key("right"))
    table.handle(Key("enter"))
    for frame in range(30, 90):
        table.update(frame * FRAME)
        table.know(True, False)
    return table


def pile_open(stage: Stage) -> Scene:
    """The player's pile looked through beside the coach."""
    table = practising(False)(stage)
    table.handle(Key("p"))
    return table


def looked_through(stage: Stage, record: str, *keys: str) -> Scene:
    """A match once more, all of it judged, and some keys pressed."""
    found = loads(record).record
    assert found is not None
    shown = ReviewScene(stage, found, InlineThinker(advise))
    while shown.moving:
        shown.update(0.0)
    for key in keys:
        shown.handle(Key(key))
    while shown.moving:
        shown.update(0.0)
    return shown


def reviewed(*keys: str) -> State:
    """A match for two, looked through by these keys."""
    return lambda stage: looked_through(stage, fair.records()[0], *keys)


def history(stage: Stage) -> Scene:
    """A year of finished matches."""
    return HistoryScene(stage, year(stage))


def history_hidden(stage: Stage) -> Scene:
    """Matches of which none was played with help, while those with help are asked for."""
    scene = HistoryScene(stage, tuple(match for match in year(stage) if not match.assisted))
    for key in (*[Key("tab", shift=True)] * 4, Key("enter"), Key("down"), Key("enter")):
        scene.handle(key)
    return scene


def statistics(stage: Stage) -> Scene:
    """What a year of matches says of the player."""
    return StatisticsScene(stage, year(stage), TODAY)


SETTINGS: dict[str, State] = {page: settings_page(page) for page in PAGES}
RULES: dict[str, State] = {
    "scopa": rules_page("scopa_classica", 2),
    "assi": rules_page("scopa_assi_libera", 3),
    "escoba": rules_page("escoba_clasica", 2),
    "cirulla": rules_page("cirulla_genovese", 3),
}
PRACTICE: dict[str, State] = {
    "rest": practising(False),
    "captures": practising(False, True),
    "advice": practising(True),
    "pile": pile_open,
    "warned": warned,
}
ABOUT: dict[str, State] = {"game": about}
REVIEW: dict[str, State] = {
    "play": reviewed(*["right"] * 6),
    "mistake": reviewed("n"),
    "summary": reviewed(),
    "hindsight": reviewed(*["right"] * 27, "w"),
}
HISTORY: dict[str, State] = {
    "year": history,
    "hidden": history_hidden,
    "empty": lambda stage: HistoryScene(stage, ()),
}
STATISTICS: dict[str, State] = {"year": statistics, "empty": lambda stage: StatisticsScene(stage, (), TODAY)}
