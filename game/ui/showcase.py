"""Tables in known, filled states, played with real inputs: for pictures of every screen.

One match of Scopa runs through them; its cards are laid out here, everything that follows is the rules' and the
screens' own doing.
"""

from collections.abc import Callable
from dataclasses import replace

from game.engine.actions import Deal, Play
from game.engine.cards import DECK, Card, name, parse
from game.engine.events import Counted, Event, Won
from game.engine.observe import observe, observe_events
from game.engine.play import apply, legal, start
from game.engine.scoring import count
from game.engine.state import Made, Phase, State
from game.engine.variants import ruleset
from game.match.i18n import Words
from game.ui.counting.account import Account, Party
from game.ui.guests import GUESTS, PLAYER_FACE
from game.ui.inputs import Move, Press
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene, Waiting
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.table import TableScene
from game.ui.surroundings import Person
from game.ui.theme import CAPTURE, SUM_OWN
from game.ui.told import told

FRAME = 1 / 60
PILES = ("6c 4s 2b Cs Cb 5b 5s 3d 3c Ad", "Jd Js Jb Cd Cc 6d 6b")
COUNTED = (
    "7d Kd 4d 2d 7s 6c Ab 2c 4c 5c Jc Cc As 3s 5s Js Cs Ks 2b 4b Jb Kb",
    "Ad 3d 5d 6d Jd Cd 7c 7b 6s 6b Cb Ac 3c Kc 2s 4s 3b 5b",
)
TWENTY = "Kd Cs 5c Js 2b 6s Kb 4c Ad 3d Jd Cc 6b 5s Kc 2d Jb 3c Cd Ks"


def cards(codes: str) -> tuple[Card, ...]:
    """Cards from their codes."""
    return tuple(map(parse, codes.split()))


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
    held = (cards(hand), cards(other))
    captured = (cards(piles[0]), cards(piles[1]))
    known = {*cards(table), *held[0], *held[1], *captured[0], *captured[1]}
    stock = tuple(card for card in DECK if card not in known)
    plays = (
        Made(0, Play(parse("6c"), cards("2b 4s")), True),
        Made(1, Play(parse("Jd"), cards("Js")), False),
        Made(0, Play(parse("Kd")), False),
        Made(1, Play(parse("2s")), False),
    )
    return replace(
        fresh,
        phase=Phase.PLAY,
        hands=held,
        table=cards(table),
        stock=stock[: len(stock) // 6 * 6],
        piles=captured,
        sweeps=(cards(sweeps[0]), cards(sweeps[1])),
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


def at_rest(stage: Stage) -> Scene:
    """The viewer's turn, two sweeps made, one suffered."""
    return Show(stage, position("4d 3b Kd 5c 2s", "7s Jc Ab", "7b 4c 6s", PILES, ("Cs 6c", "Cb"))).scene


def dragging(stage: Stage) -> Scene:
    """A seven in mid-drag that may take two different sets."""
    show = Show(stage, position("4d 3b Kd 5c 2s", "7s Jc Ab", "7b 4c 6s", PILES, ("Cs 6c", "Cb")))
    placed = show.scene.hands.animator.targets()
    four, three = placed["4d"].pose, placed["3b"].pose
    show.lift("7s", ((four.x + three.x) / 2 + 0.1 * four.height, three.y + 0.78 * three.height))
    show.scene.handle(Move(three.x - 0.2 * three.height, three.y + 0.4 * three.height, show.now))
    show.wait(0.05)
    return show.scene


def full_table(stage: Stage) -> Scene:
    """Twenty cards lie on the table and a four of the hand is pointed at."""
    show = Show(stage, position(TWENTY, "7d 4s Ab", "7b 4b 6c", ("As Ac 2c", "5d 5b 3b"), ("", "")))
    pose = show.scene.hands.animator.targets()["4s"].pose
    show.scene.handle(Move(pose.x, pose.y, show.now))
    show.wait(0.2)
    return show.scene


def opponent_takes(stage: Stage) -> Scene:
    """The opponent's seven over the five and the two that it takes."""
    show = Show(
        stage, position("Kd 5c 2s", "Jc Ab", "7b 4c 6s", (PILES[0] + " 7s 4d 3b", PILES[1]), ("Cs 6c", "Cb"), 1)
    )
    show.do(Play(parse("7b"), tuple(sorted(cards("5c 2s")))))
    show.wait(CAPTURE + 0.3)
    return show.scene


def swept(stage: Stage) -> Scene:
    """The viewer's sweep, the broom just gone over the table."""
    show = Show(
        stage, position("4s 2b", "3b 5c 6c", "7b 4c 6s", ("Cs Cc 5b 5s 3d 3c Ad", "Jd Js Jb Cd Cb 6d 6b"), ("Cs", "Cb"))
    )
    show.do(Play(parse("6c"), tuple(sorted(cards("4s 2b")))))
    show.wait(CAPTURE + SUM_OWN + 0.34)
    return show.scene


def choosing(stage: Stage) -> Scene:
    """Three sets for one seven."""
    show = Show(
        stage,
        position(
            "4d 3b Ad 5c 2s", "7s Jc Ab", "7b 4c 6s", ("6c 4s 2b Cs Cb 5b 5s 3d 3c Kc", PILES[1]), ("Cs 6c", "Cb")
        ),
    )
    pose = show.scene.hands.animator.targets()["7s"].pose
    show.scene.handle(Press(pose.x, pose.y, "left", show.now))
    show.scene.grip.drag = None
    show.scene.grip.picked = parse("7s")
    return _chosen(show)


def _chosen(show: Show) -> Scene:
    area = show.scene.layout.area
    show.scene.handle(Press(area.centre[0], area.bottom + 4, "left", show.now))
    show.wait(0.3)
    return show.scene


def dealing(stage: Stage) -> Scene:
    """The first cards of a match on their way."""
    show = Show(stage, start(ruleset("scopa_classica"), 2, 0))
    show.do(Deal(tuple(card * 7 % 40 for card in DECK)))
    show.wait(1.5)
    return show.scene


def counted(stage: Stage, over: bool = False) -> Scene:
    """The finished count of a deal, in mid-match or at its end."""
    words, rules = stage.words, ruleset("scopa_classica")
    piles = (cards(COUNTED[0]), cards(COUNTED[1]))
    points = count(rules, piles, (2, 1))
    before = (7, 5) if over else (2, 3)
    totals = (before[0] + points[0].total, before[1] + points[1].total)
    event = Counted(points, piles, (cards("Cs 6c"), cards("Cb")), totals)
    won = Won(0, "target") if over else None
    people = persons(words, 2)
    parties = (Party(people[0].name, people[0].portrait, "you"), Party(people[1].name, people[1].portrait, "one"))
    history = ((3, 2), before, totals) if over else (before, totals)
    view = observe(replace(start(rules, 2, 0), scores=totals, winner=0 if over else None), 0)
    outcome = told(words, won or event, [person.name for person in people], view)
    scene = CountScene(stage, Account(rules, parties, 0, before, event, won, history, outcome))
    for frame in range(1200):
        scene.update(frame * FRAME)
    return scene


def fresh_menu(stage: Stage) -> Scene:
    """The menu before the first match."""
    return MenuScene(stage, ("play", "quit"))


def menu_with_match(stage: Stage) -> Scene:
    """The menu while a match is under way."""
    gino = persons(stage.words, 2)[1]
    return MenuScene(
        stage, ("continue", "play", "quit"), Waiting("scopa_classica", 3, gino.name, gino.portrait, (7, 5))
    )


def match_won(stage: Stage) -> Scene:
    """The end of a match."""
    return counted(stage, over=True)


def mid_play(preset: str, seats: int, plays: int) -> Callable[[Stage], Scene]:
    """A table of any game in the middle of a deal, the viewer pointing at a card that can take something."""

    def scene(stage: Stage) -> Scene:
        show = Show(stage, start(ruleset(preset), seats, seats - 1))
        shuffled = tuple(sorted(DECK, key=lambda card: card * 2654435761 % 997))
        while show.state.phase is Phase.DEAL:
            show.do(Deal(shuffled))
            shuffled = shuffled[7:] + shuffled[:7]
        made = 0
        while made < plays or show.state.turn != 0:
            options = [action for action in legal(show.state) if isinstance(action, Play)]
            show.do(min(options, key=lambda play: (made % 3 != 0 and play.taken is None, play.card)))
            made += 1
        show.scene.finish()
        show.wait(2.0)
        taking = [card for card, choice in show.scene.grip.choices.items() if choice.sets]
        if taking:
            pose = show.scene.hands.animator.targets()[name(taking[-1])].pose
            show.scene.handle(Move(pose.x - 0.2 * pose.height, pose.y, show.now))
        show.wait(0.3)
        return show.scene

    return scene


STATES: dict[str, dict[str, Callable[[Stage], Scene]]] = {
    "menu": {"fresh": fresh_menu, "continue": menu_with_match},
    "table": {
        "rest": at_rest,
        "drag": dragging,
        "twenty": full_table,
        "opponent": opponent_takes,
        "sweep": swept,
        "deal": dealing,
        "scopa3": mid_play("scopa_classica", 3, 7),
        "scopa4": mid_play("scopa_classica", 4, 7),
        "scopa6": mid_play("scopa_classica", 6, 7),
        "scopone4": mid_play("scopone_scientifico", 4, 5),
        "escoba2": mid_play("escoba_clasica", 2, 9),
        "cirulla3": mid_play("cirulla_genovese", 3, 5),
    },
    "chooser": {"three": choosing},
    "count": {"deal": counted},
    "end": {"won": match_won},
}
"""Every screen and its states, by the names that pictures bear."""
