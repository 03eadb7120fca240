"""The screen of the rules, read by real inputs."""

from game.engine.variants import ruleset
from game.ui.draw import Clip, Label, Rect, Vector
from game.ui.inputs import Key, Move, Press, Release, Text
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.scene import Go
from game.ui.theme import GOLD
from tests.ui.positions import labels, stage


def scene(
    preset: str = "scopa_classica", size: tuple[int, int] = (1280, 800), text: float = 1.0, choose: bool = True
) -> RulesScene:
    return RulesScene(stage(*size, text), ruleset(preset), 2, "italian", choose)


def page(shown: RulesScene) -> Clip:
    """The part of the page that can be seen, with all that is on it."""
    return next(item for item in shown.items() if isinstance(item, Clip))


def title(shown: RulesScene) -> str:
    """The heading of the chapter that lies open."""
    return max(labels([page(shown)]), key=lambda label: label.size).text


def top(shown: RulesScene) -> float:
    """Where the page begins; it moves up when one reads on."""
    return min(label.y for label in labels([page(shown)]))


def keys(shown: RulesScene, *names: str) -> None:
    for name in names:
        shown.handle(Key(name))


def type_in(shown: RulesScene, text: str) -> None:
    """Press / and type, as the system reports it: keys and characters."""
    shown.handle(Key("/"))
    shown.handle(Text("/"))
    for letter in text:
        shown.handle(Key(letter))
        shown.handle(Text(letter))


def words(shown: RulesScene) -> list[str]:
    """Every line of text beside the page."""
    return [label.text for item in shown.items() if not isinstance(item, Clip) for label in labels([item])]


def click(shown: RulesScene, text: str, nth: int = 0) -> None:
    """Click on a line of text beside the page."""
    found = [item for item in shown.items() if isinstance(item, Label) and item.text == text]
    x, y = found[nth].x + 2, found[nth].y
    shown.handle(Move(x, y))
    shown.handle(Press(x, y))
    shown.handle(Release(x, y))


def went_back(shown: RulesScene) -> bool:
    return Go("back") in shown.take_commands()


def lights(shown: RulesScene) -> list[Rect]:
    """The place where the search is, lit up on the page."""
    gold = f"#{GOLD.red:02X}{GOLD.green:02X}{GOLD.blue:02X}"
    return [item.rect for item in page(shown).items if isinstance(item, Vector) and f'fill="{gold}"' in item.body]
