"""The screen on which a match is set up, with all its sheets, and rules of the player's own."""

from game.match.houserules import HouseRules, OwnRules
from game.match.setup import OPPONENT, YOU, Place, Setup, usual_seats
from game.ui.inputs import Key
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.scene import Scene, Stage

FOUR = Setup("scopa_classica", {"re_bello": True}, (YOU, Place("ai", "master"), OPPONENT, Place("ai", "beginner")))
SIX = Setup("escoba_clasica", {"target": 33}, (YOU, OPPONENT, Place("human"), *usual_seats(4)[1:]))
GENOA = Setup("cirulla_genovese", {"grande": 0}, usual_seats(3))
OWN = (OwnRules("Sunday", "scopa_classica", {"napola": True, "target": 16}), OwnRules("Genova", "cirulla_torneo", {}))


class Drawer:
    """A store that forgets everything with the picture."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def load(self, name: str) -> str | None:
        """The text kept under a name, or None."""
        return self.texts.get(name)

    def save(self, name: str, text: str) -> None:
        """Keep a text."""
        self.texts[name] = text

    def names(self, ending: str) -> tuple[str, ...]:
        """The names of all texts that end so."""
        return tuple(sorted(name for name in self.texts if name.endswith(ending)))

    def set_aside(self, name: str) -> str:
        """Nothing here is ever damaged."""
        return name


def _new(stage: Stage, setup: Setup, practice: bool = False) -> NewMatchScene:
    kept = HouseRules(Drawer())
    for own in OWN:
        kept.keep(own)
    kept.hand_out(OWN[1])
    return NewMatchScene(stage, setup, kept, practice=practice)


def four(stage: Stage) -> Scene:
    """Scopa for four, one house rule changed."""
    return _new(stage, FOUR)


def six(stage: Stage) -> Scene:
    """Six at the table, one of them another person at this desk."""
    return _new(stage, SIX)


def practice(stage: Stage) -> Scene:
    """Practice, with the way to a position of one's own."""
    return _new(stage, FOUR, practice=True)


def unfolded(stage: Stage) -> Scene:
    """The forms of Scopa, the player's own among them."""
    scene = _new(stage, FOUR)
    scene.form.focus_on("preset")
    scene.handle(Key("enter"))
    return scene


def house_rules(stage: Stage) -> Scene:
    """Every house rule of Cirulla."""
    scene = _new(stage, GENOA)
    scene.form.focus_on("rules")
    scene.handle(Key("enter"))
    return scene


def own_rules(stage: Stage) -> Scene:
    """The player's own sets of rules, one of them chosen."""
    scene = house_rules(stage)
    assert isinstance(scene, NewMatchScene)
    for key in ("own", "own-pick:0"):
        scene.form.focus_on(key)
        scene.handle(Key("enter"))
    return scene
