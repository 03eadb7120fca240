"""What each card of the hand could take, for those who are learning: in words, and as small tags over the cards."""

from collections.abc import Mapping
from typing import Final

from game.engine.cards import Card, name
from game.engine.state import Observation
from game.match.i18n import Words
from game.ui.choices import Choice
from game.ui.coach.terms import figures, taken_cards
from game.ui.draw import Item
from game.ui.furniture import tag
from game.ui.place import Placed
from game.ui.sayings import Deck, rank_name, say
from game.ui.scenes.scene import Stage

SEVERAL: Final = 2
"""More ways than these are only counted on a tag."""

TAG = 15


def takes_text(words: Words, seen: Observation, choice: Choice, deck: Deck = "italian") -> str:
    """What a card takes: "seven: the four and the three, or the six and the ace"."""
    card = rank_name(words, choice.card, deck)
    taking = [play for play in choice.plays if play.taken]
    if not taking:
        return say(words, "coach.takes.nothing", card=card)
    text = taken_cards(words, seen, taking[0], deck)
    for play in taking[1:]:
        text = words.text("coach.takes.more", first=text, second=taken_cards(words, seen, play, deck))
    return say(words, "coach.takes", card=card, sets=text)


def takes_tags(
    stage: Stage, choices: Mapping[Card, Choice], placed: Mapping[str, Placed], deck: Deck = "italian"
) -> list[Item]:
    """A tag at the head of each card of the hand: the sum it takes, how many ways it has, or that it is laid."""
    items: list[Item] = []
    for card, choice in choices.items():
        if name(card) not in placed:
            continue
        pose = placed[name(card)].pose
        sets = [taken for taken in choice.sets if taken]
        text = stage.words.text("coach.takes.tag.nothing")
        if len(sets) > SEVERAL:
            text = stage.words.plural("coach.takes.tag.many", len(sets))
        elif sets:
            text = " / ".join(map(figures, sets))
        y = pose.y - pose.height / 2 - 4 * stage.scale.u
        items += tag(stage.scale, stage.measure, pose.x, y, text, None, "brass" if sets else "paper", TAG)[0]
    return items
