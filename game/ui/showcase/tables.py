"""Tables of every game in known, filled states.

One match of Scopa runs through the first of them; its cards are laid out here, everything that follows is the rules'
and the screens' own doing.
"""

from collections.abc import Callable

from game.engine.actions import Deal, Play
from game.engine.cards import DECK, Card, name, parse, parse_all
from game.engine.play import legal, start
from game.engine.state import Phase
from game.engine.variants import ruleset
from game.ui.house.hot_seat import covered
from game.ui.inputs import Key, Move, Press
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.table import TableScene
from game.ui.showcase.stagecraft import PILES, TWENTY, Show, persons, position
from game.ui.table.guests import PLAYER_FACE
from game.ui.table.surroundings import Person
from game.ui.theme import CAPTURE, SUM_OWN


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
    show.do(Play(parse("7b"), tuple(sorted(parse_all("5c 2s")))))
    show.wait(CAPTURE + 0.3)
    return show.scene


def swept(stage: Stage) -> Scene:
    """The viewer's sweep, the broom just gone over the table."""
    show = Show(
        stage, position("4s 2b", "3b 5c 6c", "7b 4c 6s", ("Cs Cc 5b 5s 3d 3c Ad", "Jd Js Jb Cd Cb 6d 6b"), ("Cs", "Cb"))
    )
    show.do(Play(parse("6c"), tuple(sorted(parse_all("4s 2b")))))
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


def listed(preset: str, seats: int, plays: int) -> Callable[[Stage], Scene]:
    """A table of any game in the middle of a deal, beside the open list of plays."""

    def scene(stage: Stage) -> Scene:
        table = mid_play(preset, seats, plays)(stage)
        table.handle(Key("l"))
        table.update(1e3)
        return table

    return scene


def pack_with(opening: str, hands: int) -> tuple[Card, ...]:
    """A pack whose first cards go to the players three by three, and whose next four lie on the table."""
    table = parse_all(opening)
    rest = [card for card in sorted(DECK, key=lambda card: card * 2654435761 % 997) if card not in table]
    return (*rest[: 3 * hands], *table, *rest[3 * hands :])


def awarded(stage: Stage) -> Scene:
    """An opening table that makes fifteen goes to the dealer."""
    show = Show(stage, start(ruleset("escoba_clasica"), 2, 0))
    show.do(Deal(pack_with("5c 4s 3d 3b", 2)))
    show.wait(2.9)
    return show.scene


def declaring(stage: Stage) -> Scene:
    """A hand of Cirulla that may be declared."""
    hand = parse_all("Ac 2b 4d")
    rest = [card for card in sorted(DECK, key=lambda card: card * 2654435761 % 997) if card not in hand]
    show = Show(stage, start(ruleset("cirulla_genovese"), 2, 1))
    show.do(Deal((*hand, *rest)))
    show.wait(6.0)
    return show.scene


def redealt(stage: Stage) -> Scene:
    """Three kings on the table void the deal."""
    show = Show(stage, start(ruleset("scopa_classica"), 2, 0))
    show.do(Deal(pack_with("Kd Ks 3d Kb", 2)))
    show.wait(2.6)
    return show.scene


def curtain(stage: Stage) -> Scene:
    """Two people at one desk, between their turns."""
    show = Show(stage, position("4d 3b Kd 5c 2s", "7s Jc Ab", "7b 4c 6s", PILES, ("Cs 6c", "Cb")))
    luisa, (_, gino) = stage.words.text("guest.luisa"), persons(stage.words, 2)
    people = (Person(luisa, luisa, PLAYER_FACE, ""), gino)
    scene = TableScene(stage, covered(show.scene.view), people)
    scene.update(1.0)
    scene.draw_curtain(luisa)
    return scene


def cutting(stage: Stage) -> Scene:
    """The pack lies before the viewer to be cut."""
    show = Show(stage, start(ruleset("scopa_classica"), 2, 1))
    seal = "7f3a91c2de34cd1552df18e6c2b3e8f6c4c0544d310edc8de52a89a6b6fc3b10"
    show.scene.ask_cut(stage.words.text("guest.gino"), seal)
    return show.scene
