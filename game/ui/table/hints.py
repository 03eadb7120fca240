"""The hint line of the table: what is going on, in one sentence, and the keys that help now."""

from game.engine.events import Dealt
from game.engine.state import Phase
from game.ui.furniture.messages import Keys, named_keys
from game.ui.overlays.curtain import Curtain
from game.ui.overlays.cut import CutPack
from game.ui.overlays.declare import DeclareOffer
from game.ui.table.choices import Choice
from game.ui.table.offers import offer, question, refusal
from game.ui.table.table import Table
from game.ui.told import told

Hint = tuple[str, Keys, bool]

WITH_LIST = {"plays": "choose_play", "menu": "close"}
"""What else keys do while the list of plays is open."""


def hint(table: Table) -> Hint:
    """The sentence, the keys, and whether it is a warning."""
    words, view = table.stage.words, table.view
    names = [person.short for person in table.people]
    if table.refusal is not None and table.asking is None:
        card = table.refusal[0]
        if table.held_up is not None:
            return words.text(table.held_up), _keys(table, "menu"), True
        text = refusal(words, view, card, table.grip.choices.get(card), names, table.deck)
        if table.hands.busy and table.my_turn:
            text = words.text("refuse.showing")
        return text, _keys(table, "back"), True
    before_all = _asked(table)
    if before_all is not None:
        return before_all
    if table.told_off > table.now:
        return words.text("table.for_practice"), _keys(table, "menu"), False
    if table.asked is not None:
        asked = question(words, table.grip.choices[table.asked], table.deck)
        return asked, _keys(table, "choose", "take", "back"), False
    choice, busy = table.grip.choice, table.hands.busy
    if table.listing is not None and table.listing.chosen is not None and not busy:
        return words.text("plays.chosen"), _keys(table, "see", "plays", "menu"), False
    if choice is not None and not busy:
        return *_of_card(table, choice), False
    if table.notice is not None and not busy:
        return table.notice, _keys(table, "menu"), False
    if table.news is not None:
        shown = table.hands.picture.view if busy else view
        text = told(words, table.news, names, shown, table.deck, not table.around.resting)
        if not busy and table.my_turn and not isinstance(table.news, Dealt):
            text = words.text("table.then_you", told=text)
        return text, _keys(table, *(("go_on", "again") if busy else ("again", "plays", "menu"))), False
    if table.my_turn:
        return words.text("table.turn_you"), _keys(table, "choose_card", "play", "menu"), False
    if view.phase is Phase.PLAY and view.turn != view.seat:
        return words.text("table.turn_other", name=names[view.turn]), _keys(table, "menu"), False
    return words.text("table.welcome"), _keys(table, "menu"), False


def _asked(table: Table) -> Hint | None:
    """What has to be answered first, and how, None where nothing is asked."""
    words = table.stage.words
    if table.asking is not None:
        question_key, answers = table.asking
        return words.text(question_key), _keys(table, *answers), not table.paused
    match table.popup:
        case CutPack():
            return words.text("table.cut_it"), _keys(table, "cut_move", "cut", "cut_auto"), False
        case DeclareOffer():
            return words.text("table.declare_it"), _keys(table, "declare", "keep"), False
        case Curtain():
            return words.text("table.covered"), _keys(table, "here"), False
    return None


def _of_card(table: Table, choice: Choice) -> tuple[str, Keys]:
    """What the card does that is held or pointed at, and the keys for it: a drop plays it, else a key does."""
    dragged, lifted = table.grip.dragging, table.grip.lifted
    text = offer(table.stage.words, table.view, choice, lifted, _over_zone(table), table.deck, dragged)
    if not lifted:
        return text, _keys(table, "play", "sort")
    more = ("next_set", "back") if len(choice.plays) > 1 else ("back",)
    return text, _keys(table, *(more if dragged else ("play", *more)))


def _over_zone(table: Table) -> bool:
    drag, zone, choice = table.grip.drag, table.grip.zone, table.grip.choice
    if choice is not None and choice.laying:
        return True
    return drag is not None and drag.started and zone is not None and zone.contains(drag.x, drag.y)


def _keys(table: Table, *names: str) -> Keys:
    names = (*names, *table.more_keys)
    if table.listing is not None:
        names = tuple(WITH_LIST.get(name, name) for name in names)
    return named_keys(table.stage.words, *names)
