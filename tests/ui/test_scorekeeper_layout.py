"""The score keeper in every window: every text readable, whole, inside its place, and clear of the others."""

from collections.abc import Callable, Iterable, Iterator

import pytest

from game.engine.variants import ruleset
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.tally import Party, Round, Tally
from game.ui.draw import Clip, Item, Label, Rect, Sprite
from game.ui.furniture import hint_height
from tests.match.fakes import STARTED, MemoryStore
from tests.ui.positions import area, labels
from tests.ui.test_scorekeeper_by_hand import Hand

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
SMALLEST = 14
NAMES = ("Anna", "Marco", "Nonno Gino", "Zia Pina", "Luisa", "Tonino")


def alone(count: int, preset: str = "scopa_classica", target: int = 21) -> Tally:
    """So many players after five rounds."""
    rounds = tuple(Round(tuple((3 * i + 2 * side) % 5 for side in range(count))) for i in range(5))
    parties = tuple(Party((name,), look) for look, name in enumerate(NAMES[:count]))
    return Tally(ruleset(preset, target=target), parties, 1, STARTED, rounds)


def teams(preset: str = "cirulla_genovese") -> Tally:
    """Two teams of two after two rounds."""
    parties = (Party(("Anna", "Luisa"), 0), Party(("Marco", "Gino"), 3))
    return Tally(ruleset(preset), parties, 0, STARTED, (Round((13, 11)), Round((12, 4))))


def hand(tally: Tally | None, width: int = 1280, height: int = 800, text: float = 1.0) -> Hand:
    """Somebody before a book in which this game is open."""
    paper = MemoryStore()
    if tally is not None:
        Scorebook(paper).begin(tally)
    return Hand(paper, width, height, text)


def _counting(keeper: Hand) -> None:
    keeper.choose("way", 1, 2)
    keeper.number("say-cards", 23)
    keeper.click("say-settebello")


def _wrong(keeper: Hand) -> None:
    _counting(keeper)
    keeper.key("enter")
    keeper.number("say-cards", 19)


def _cards(keeper: Hand) -> None:
    if keeper.form.find("page"):
        keeper.choose("page", 1, 2)
    for number in (0, 9, 16, 26):
        keeper.click(f"card:{number}")


def _won(keeper: Hand) -> None:
    for points in ("20", "1", "3"):
        keeper.type(points)
        keeper.key("enter")


def _editing(keeper: Hand) -> None:
    keeper.click("rounds")
    keeper.click("edit:2")


STATES: dict[str, tuple[Tally | None, Callable[[Hand], None]]] = {
    "empty": (None, lambda keeper: None),
    "points": (alone(3), lambda keeper: keeper.type("4")),
    "two": (alone(2), lambda keeper: None),
    "four": (alone(4), lambda keeper: None),
    "six": (alone(6), lambda keeper: None),
    "teams": (teams(), _counting),
    "wrong": (alone(3), _wrong),
    "cards": (alone(3), _cards),
    "spanish": (alone(2, "scopa_spagnola"), _cards),
    "escoba": (alone(3, "escoba_clasica"), _counting),
    "escoba_teams": (teams("escoba_breve"), lambda keeper: None),
    "won": (alone(3), _won),
    "editing": (alone(3), _editing),
    "large": (alone(3), lambda keeper: keeper.click("big")),
    "large_six": (alone(6), lambda keeper: keeper.click("big")),
    "escoba_six": (alone(6, "escoba_clasica"), lambda keeper: None),
    "rounds_six": (alone(6), lambda keeper: keeper.click("rounds")),
    "rounds": (alone(3), lambda keeper: keeper.click("rounds")),
    "games": (alone(3), lambda keeper: keeper.click("games")),
}

every_window = pytest.mark.parametrize(("width", "height"), SIZES)
every_state = pytest.mark.parametrize("state", STATES)


def shown(state: str, width: int, height: int, text: float = 1.0) -> Hand:
    tally, doing = STATES[state]
    keeper = hand(tally, width, height, text)
    doing(keeper)
    keeper.wait()
    return keeper


def visible(items: Iterable[Item], window: Rect) -> Iterator[Label]:
    """Every line of text that is seen whole; what has been scrolled half out of sight is clipped, not drawn over."""
    for item in items:
        if isinstance(item, Clip):
            yield from (label for label in visible(item.items, item.rect) if _inside(area(label), item.rect))
        elif isinstance(item, Label):
            yield item


def _inside(place: Rect, window: Rect) -> bool:
    return (
        place.x >= window.x - 0.5
        and place.y >= window.y - 0.5
        and place.right <= window.right + 0.5
        and place.bottom <= window.bottom + 0.5
    )


def faults(items: list[Item], width: int, height: int, over: bool) -> list[str]:
    """What is wrong with the texts; a sheet lies ``over`` others, which may then stand below its own."""
    window = Rect(0, 0, width, height)
    texts = list(visible(items, window))
    found = [f"small: {label.text}" for label in texts if label.size < SMALLEST]
    found += [f"cut: {label.text}" for label in texts if label.text.endswith("…") and not label.text.endswith(" …")]
    found += [f"outside: {label.text}" for label in texts if not _inside(area(label), window)]
    if over:
        return found
    return found + [
        f"over one another: {first.text} | {second.text}"
        for i, first in enumerate(texts)
        for second in texts[i + 1 :]
        if area(first).overlaps(area(second))
    ]


@every_window
@every_state
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_text_can_be_read(width: int, height: int, state: str, text: float) -> None:
    keeper = shown(state, width, height, text)
    found = faults(keeper.scene.items(), width, height, keeper.scene.sheets.sheet is not None)
    assert not found, found


@every_window
@pytest.mark.parametrize("state", ["cards", "six", "spanish"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_cards_lie_apart_in_their_panel(width: int, height: int, state: str, text: float) -> None:
    keeper = shown(state, width, height, text)
    if keeper.form.find("page"):
        keeper.choose("page", 1, 2)
    cards = [item for item in keeper.scene.items() if isinstance(item, Sprite)]
    assert len(cards) == 32
    places = [Rect(card.x - card.height * 2 / 7, card.y - card.height / 2, card.height * 4 / 7, card.height)
              for card in cards]  # fmt: skip
    floor = height - hint_height(keeper.scene.stage.scale)
    assert all(_inside(place, Rect(0, 0, width, floor)) for place in places)
    # A chosen card is raised by a few pixels, never onto its neighbour.
    assert not any(a.overlaps(b) for i, a in enumerate(places) for b in places[i + 1 :])
    assert min(card.height for card in cards) >= 34


@every_window
def test_a_game_starts_at_the_lower_right_and_is_given_up_at_the_left(width: int, height: int) -> None:
    keeper = shown("games", width, height)
    keeper.click("new")
    found = {label.text: label for label in labels(keeper.scene.items()) if label.text in ("Start", "Cancel")}
    assert found["Cancel"].x < width / 2 < found["Start"].x and found["Cancel"].y == found["Start"].y
    keeper.key("escape")
    assert keeper.scene.sheets.sheet is None


@every_window
@every_state
def test_controls_do_not_cover_one_another(width: int, height: int, state: str) -> None:
    keeper = shown(state, width, height)
    keys = [control.key for part in keeper.form._parts for control in part.controls]
    places = []
    for key in keys:
        rect, seen_through = keeper.find(key).rect, keeper.form.window(key)
        if seen_through is None or _inside(rect, seen_through):
            places.append((key, rect))
    clashes = [
        (first, second) for i, (first, a) in enumerate(places) for second, b in places[i + 1 :]
        if a.grow(-1).overlaps(b.grow(-1))
    ]  # fmt: skip
    assert not clashes
