"""The control that sets one rule."""

from game.match.i18n import Words
from game.match.options import is_number, is_switch, values
from game.ui.draw import Rect
from game.ui.setup.draft import Draft
from game.ui.setup.inwords import option_name, value_name
from game.ui.widgets.checkbox import CheckBox
from game.ui.widgets.controls import Control
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.stepper import Stepper


def rule_control(words: Words, key: str, rect: Rect, draft: Draft, option: str) -> Control:
    """A box to check, a number with its neighbours, or a choice of words; see ``value_of`` for what it tells."""
    value, row = getattr(draft.rules, option), values(option)
    if is_switch(option):
        return CheckBox(key, rect, option_name(words, option), row.index(value) == 1)
    if is_number(option):
        return Stepper(key, rect, value, 0, len(row) - 1, value_name(words, option, value))
    return DropDown(key, rect, tuple(value_name(words, option, one) for one in row), row.index(value))


def value_of(option: str, number: int) -> object:
    """The value of a rule by its number among all it may be."""
    row = values(option)
    return row[min(len(row) - 1, max(0, number))]
