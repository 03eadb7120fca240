"""The coach in a window, with known plays to speak of."""

from dataclasses import replace

from game.ai.types import Candidate
from game.engine.actions import Declare
from game.engine.observe import observe
from game.ui.coach.panel import CoachPanel
from game.ui.coach.place import CoachPlace, coach_place
from game.ui.coach.speech import CoachState, Helps
from game.ui.draw import Clip, Item, Label, Rect
from game.ui.inputs import Move, Press, Release
from game.ui.scale import Scale
from game.ui.table.seating import layout
from tests.ai.positions import play, position
from tests.ui.positions import stage

VIEW = observe(
    position(("3c 6d Jb", "5d 2d Kd"), "4d 6b Ks", ("Ad 3d Jd 2c 4c 6c Jc Cc As 4s 5s", "6s 7s Cs 2b 3b 5b 7b Kb")), 0
)
BEST, SECOND, THIRD = play("6d x 6b"), play("Jb"), play("3c")
CANDIDATES = (Candidate(BEST, 0.62), Candidate(SECOND, 0.18), Candidate(THIRD, 0.07))
IDLE = CoachState(VIEW, can_undo=True)
ASKED = CoachState(VIEW, CANDIDATES, ready=True, asked=True, can_undo=True)
WARNED = replace(ASKED, asked=False, warned=THIRD, helps=Helps(True, True, True))
STATES = {
    "idle": IDLE,
    "asked": ASKED,
    "warned": WARNED,
    "thinking": replace(IDLE, asked=True),
    "first look": replace(ASKED, ready=False),
    "watching": replace(IDLE, view=replace(VIEW, turn=1)),
    "remark": replace(IDLE, remark="This one hurt: taking the four and the three with the seven was better."),
    "declaring": replace(ASKED, candidates=(Candidate(Declare(0, "low"), 3.0),)),
}
TEXTS = (1.0, 1.5)


def place_in(width: int, height: int, text: float = 1.0) -> CoachPlace:
    scale = Scale(width, height, text)
    hand = layout(scale, 2, 3).hands[0]
    return coach_place(scale, True, hand.y - hand.height / 2)


def coach(state: CoachState = ASKED, width: int = 1280, height: int = 800, text: float = 1.0) -> CoachPanel:
    return CoachPanel(stage(width, height, text), place_in(width, height, text), state)


def in_sight(items: list[Item]) -> list[Item]:
    """The items without those that are scrolled out of a clip."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, Clip):
            found += [part for part in item.items if not isinstance(part, Label) or _inside(part, item.rect)]
        else:
            found.append(item)
    return found


def _inside(label: Label, rect: Rect) -> bool:
    return rect.y <= label.y - label.size / 2 and label.y + label.size / 2 <= rect.bottom


def texts(panel: CoachPanel) -> list[str]:
    return [item.text for item in in_sight(panel.items()) if isinstance(item, Label)]


def press(panel: CoachPanel, rect: Rect) -> object:
    x, y = rect.centre
    panel.handle(Move(x, y))
    panel.handle(Press(x, y))
    return panel.handle(Release(x, y))


def control(panel: CoachPanel, key: str) -> Rect:
    return next(one.rect for one in panel._fixed if one.key == key)
