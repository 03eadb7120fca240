"""Every screen in known, filled states: for pictures of all of them."""

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
from game.ui.hot_seat import covered
from game.ui.inputs import Move, Press
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene, Waiting
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.table import TableScene
from game.ui.showcase.counts import counted, fresh_menu, match_won, menu_with_match
from game.ui.showcase.tables import (
    _chosen,
    at_rest,
    awarded,
    choosing,
    curtain,
    dealing,
    declaring,
    dragging,
    full_table,
    mid_play,
    opponent_takes,
    pack_with,
    redealt,
    swept,
)
from game.ui.surroundings import Person
from game.ui.theme import CAPTURE, SUM_OWN
from game.ui.told import told

STATES: dict[str, dict[str, Callable[[Stage], Scene]]] = {
    "menu": {"fresh": fresh_menu, "continue": menu_with_match},
    "table": {
        "rest": at_rest,
        "drag": dragging,
        "twenty": full_table,
        "opponent": opponent_takes,
        "sweep": swept,
        "deal": dealing,
        "award": awarded,
        "declare": declaring,
        "redeal": redealt,
        "curtain": curtain,
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
