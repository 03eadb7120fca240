"""Positions for tests of sentences and overlays, written with the codes of cards."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from game.engine.actions import Deal, Declare, Play
from game.engine.cards import Card, parse
from game.engine.events import Event
from game.engine.observe import observe, observe_events
from game.engine.play import apply, legal, start
from game.engine.state import Made, Observation, Phase
from game.engine.variants import ruleset
from game.shell.words import words
from game.ui.draw import Clip, Item, Label, Measure, Rect
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.table.choices import Choice, choices

ENGLISH = words("en")
SIZES = ((960, 600), (1280, 720), (1280, 800), (1920, 1080), (1080, 1920))
NAMES = ("Anna", "Gino", "Pina", "Marco", "Lia", "Ugo")
EARLIER = (Made(1, Play(39), False),)
SHUFFLED_STOCK = tuple(range(12))


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of codes written without blanks, such as ``7d4b``."""
    return tuple(parse(codes[i : i + 2]) for i in range(0, len(codes), 2))


def one(code: str) -> Card:
    """The card of a code."""
    return parse(code)


def view(
    table: str = "",
    hand: str = "",
    preset: str = "scopa_classica",
    seats: int = 2,
    turn: int = 0,
    stock: int = 12,
    others: int = 3,
    phase: Phase = Phase.PLAY,
    plays: tuple[Made, ...] = EARLIER,
    matta: int | None = None,
    scores: tuple[int, ...] | None = None,
    **rules: object,
) -> Observation:
    """What seat 0 sees at a table with these cards; the first play of the deal has been made."""
    state = start(ruleset(preset, **rules), seats, 0)
    hidden = (SHUFFLED_STOCK[:others],) * (seats - 1)
    state = replace(
        state,
        phase=phase,
        table=cards(table),
        hands=(cards(hand), *hidden),
        turn=turn,
        stock=tuple(range(stock)),
        plays=plays,
        matta=matta,
        scores=scores or state.scores,
        deal_number=1,
    )
    return observe(state, 0)


def choice(seen: Observation, code: str) -> Choice:
    """What the viewer may do with a card."""
    return choices(legal(seen))[parse(code)]


def happenings(preset: str, seats: int, seed: int, actions: int = 45) -> Iterable[tuple[Event, Observation]]:
    """Everything that seat 0 learns in the first actions of a random match, declarations made whenever possible."""
    random = Random(seed)
    state = start(ruleset(preset), seats, 0)
    for _ in range(actions):
        if state.phase is Phase.OVER:
            return
        if state.phase is Phase.DEAL:
            state, events = apply(state, Deal(tuple(random.sample(range(40), 40))))
        else:
            open_now = [action for action in legal(state) if isinstance(action, Declare)] or legal(state)
            state, events = apply(state, random.choice(open_now))
        for event in observe_events(events, 0):
            yield event, observe(state, 0)


def stage(width: int = 1280, height: int = 800, text: float = 1.0) -> Stage:
    """A window of this size in English."""
    return Stage(Scale(width, height, text), ENGLISH, Measure())


def labels(items: Iterable[Item]) -> list[Label]:
    """Every line of text, also of parts that scroll."""
    found: list[Label] = []
    for item in items:
        if isinstance(item, Label):
            found.append(item)
        elif isinstance(item, Clip):
            found += labels(item.items)
    return found


def area(label: Label) -> Rect:
    """Where a line of text stands, from the top of its capitals to their foot."""
    width = Measure().width(label.text, label.size, label.face, label.weight)
    left = {"left": 0.0, "centre": width / 2, "right": width}[label.anchor]
    return Rect(label.x - left, label.y - 0.33 * label.size, width, 0.66 * label.size)


def faults(items: Iterable[Item], width: float, floor: float) -> list[str]:
    """What is wrong with the texts of a screen: too small, outside, cut, or over one another."""
    texts = labels(items)
    found = [f"small: {label.text}" for label in texts if label.size < 14]
    found += [f"cut: {label.text}" for label in texts if "…" in label.text]
    window = Rect(0, 0, width, floor)
    for label in texts:
        place = area(label)
        if place.x < 0 or place.right > window.w or place.y < 0 or place.bottom > window.h:
            found.append(f"outside: {label.text}")
    found += [
        f"over one another: {first.text} | {second.text}"
        for i, first in enumerate(texts)
        for second in texts[i + 1 :]
        if area(first).overlaps(area(second))
    ]
    return found
