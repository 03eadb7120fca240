"""Setting a table in a known state and playing at it with real inputs while time passes frame by frame."""

from dataclasses import replace

from game.engine.actions import Deal, Play
from game.engine.cards import DECK, parse, parse_all
from game.engine.events import Event
from game.engine.observe import observe, observe_events
from game.engine.play import apply, start
from game.engine.state import Made, Phase, State
from game.engine.variants import ruleset
from game.match.i18n import Words
from game.ui.inputs import Move, Press
from game.ui.scenes.scene import Stage
from game.ui.scenes.table import TableScene
from game.ui.table.guests import GUESTS, PLAYER_FACE
from game.ui.table.surroundings import Person

FRAME = 1 / 60
PILES = ("6c 4s 2b Cs Cb 5b 5s 3d 3c Ad", "Jd Js Jb Cd Cc 6d 6b")
COUNTED = (
    "7d Kd 4d 2d 7s 6c Ab 2c 4c 5c Jc Cc As 3s 5s Js Cs Ks 2b 4b Jb Kb",
    "Ad 3d 5d 6d Jd Cd 7c 7b 6s 6b Cb Ac 3c Kc 2s 4s 3b 5b",
)
TWENTY = "Kd Cs 5c Js 2b 6s Kb 4c Ad 3d Jd Cc 6b 5s Kc 2d Jb 3c Cd Ks"


def persons(words: Words, seats: int) -> tuple[Person, ...]:
    """The player and the guests of the house."""
    you = words.text("who.You")
    level = words.text("level.regular")
    others = [
        Person(words.text(f"guest.{key}"), words.text(f"guest.{key}.short"), face, level)
        for key, face in GUESTS[: seats - 1]
    ]
    return (Person(you, you, PLAYER_FACE, ""), *others)


def position(
    table: str, hand: str, other: str, piles: tuple[str, str], sweeps: tuple[str, str], turn: int = 0
) -> State:
    """A moment of deal 3 at 7 : 5 where these cards lie; the rest is the stock."""
    fresh = start(ruleset("scopa_classica"), 2, 1)
    held = (parse_all(hand), parse_all(other))
    captured = (parse_all(piles[0]), parse_all(piles[1]))
    known = {*parse_all(table), *held[0], *held[1], *captured[0], *captured[1]}
    stock = tuple(card for card in DECK if card not in known)
    plays = (
        Made(0, Play(parse("6c"), parse_all("2b 4s")), True),
        Made(1, Play(parse("Jd"), parse_all("Js")), False),
        Made(0, Play(parse("Kd")), False),
        Made(1, Play(parse("2s")), False),
    )
    return replace(
        fresh,
        phase=Phase.PLAY,
        hands=held,
        table=parse_all(table),
        stock=stock[: len(stock) // 6 * 6],
        piles=captured,
        sweeps=(parse_all(sweeps[0]), parse_all(sweeps[1])),
        scores=(7, 5),
        deal_number=3,
        turn=turn,
        last_taker=0,
        plays=plays,
    )


class Show:
    """A table that is played by inputs and actions while time passes frame by frame."""

    def __init__(self, stage: Stage, state: State) -> None:
        self.state, self.now = state, 0.0
        view = observe(state, 0)
        self.scene = TableScene(stage, view, persons(stage.words, view.seats))
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / FRAME)):
            self.now += FRAME
            self.scene.update(self.now)

    def do(self, action: Play | Deal) -> tuple[Event, ...]:
        """Make an action and begin to show it."""
        before = observe(self.state, 0)
        self.state, events = apply(self.state, action)
        self.scene.show(before, observe_events(events, 0), observe(self.state, 0))
        return events

    def lift(self, code: str, to: tuple[float, float]) -> None:
        """Drag a card of the hand to a point, from the right, and hold it there."""
        pose = self.scene.hands.animator.targets()[code].pose
        self.scene.handle(Press(pose.x, pose.y, "left", self.now))
        for part in range(1, 11):
            x, y = pose.x + (to[0] - pose.x) * part / 10, pose.y + (to[1] - pose.y) * part / 10
            self.scene.handle(Move(x + 1, y, self.now))
            self.wait(FRAME)
