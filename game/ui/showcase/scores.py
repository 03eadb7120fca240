"""The score keeper's screen in known states: a few games after some rounds."""

from game.engine.cards import parse_all
from game.engine.variants import ruleset
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.counts import Counts, SideCount
from game.match.scorekeeper.tally import Party, Pending, Round, Tally
from game.ui.inputs import Key, Text
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from game.ui.showcase.setups import Drawer

STARTED = "2026-11-29T21:04:00Z"
NAMES = ("Anna", "Marco", "Nonno Gino", "Zia Pina", "Luisa", "Tonino")
ROUNDS = ((3, 1, 4), (2, 4, 1), (5, 2, 3), (4, 3, 2), (3, 4, 2))
CARDS = ("7d 6c 7s Ab", "6d 7c 5s 6b", "")


def _alone(count: int, rounds: tuple[tuple[int, ...], ...], preset: str = "scopa_classica") -> Tally:
    parties = tuple(Party((name,), look) for look, name in enumerate(NAMES[:count]))
    return Tally(ruleset(preset, target=21), parties, 0, STARTED, tuple(map(Round, rounds)))


def _best(codes: str) -> SideCount:
    return SideCount(best=tuple(sorted(parse_all(codes))))


def _kept(stage: Stage, *tallies: Tally) -> ScoreKeeperScene:
    """The screen before a book with these games, the last one open; nothing is on its way any more."""
    book = Scorebook(Drawer())
    for tally in tallies:
        book.begin(tally)
    return ScoreKeeperScene(stage, book, lambda: STARTED)


def points(stage: Stage) -> Scene:
    """Three players, the cards of two of them compared, four points typed."""
    tally = _alone(3, ROUNDS)
    counts = Counts(tuple(map(_best, CARDS)))
    scene = _kept(stage, tally.entering(Pending((0, 0, 0), (False,) * 3, counts)))
    scene.handle(Text("4"))
    return scene


def counting(stage: Stage) -> Scene:
    """Two teams at Cirulla, a round counted by category; both say they have the settebello."""
    parties = (Party(("Anna", "Luisa"), 0), Party(("Marco", "Gino"), 3))
    sides = (SideCount(22, 6, True, sweeps=2, run=4), SideCount(settebello=True, sweeps=1))
    pending = Pending((0, 0), (False, False), Counts(sides))
    tally = Tally(ruleset("cirulla_genovese"), parties, 0, STARTED, (Round((13, 11)), Round((12, 4))), pending)
    return _told(_kept(stage, tally), "way", "right")


def six(stage: Stage) -> Scene:
    """Six players, everybody for himself."""
    return _kept(stage, _alone(6, ((3, 1, 0, 2, 0, 1), (1, 2, 2, 0, 1, 0), (0, 4, 1, 1, 0, 2))))


def large(stage: Stage) -> Scene:
    """The standings alone."""
    return _told(_kept(stage, _alone(3, ROUNDS)), "big")


def rounds(stage: Stage) -> Scene:
    """All rounds on their sheet."""
    return _told(_kept(stage, _alone(3, ROUNDS)), "rounds")


def won(stage: Stage) -> Scene:
    """The end of a game."""
    return _kept(stage, _alone(3, (*ROUNDS, (4, 1, 2))))


def new(stage: Stage) -> Scene:
    """The first game is set up."""
    return _kept(stage)


def _told(scene: ScoreKeeperScene, key: str, by: str = "enter") -> Scene:
    """The screen after a control was used by a key."""
    scene.form.focus_on(key)
    scene.handle(Key(by))
    return scene
