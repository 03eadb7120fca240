"""Every screen in known, filled states: for pictures of all of them."""

from collections.abc import Callable

from game.ui.scenes.scene import Scene, Stage
from game.ui.showcase import fair, lessons, pages, positions, scores, setups
from game.ui.showcase.counts import (
    counted,
    counted_again,
    fresh_menu,
    match_won,
    menu_with_match,
    pairs_won,
    teams_counted,
)
from game.ui.showcase.tables import (
    at_rest,
    awarded,
    choosing,
    curtain,
    cutting,
    dealing,
    declaring,
    dragging,
    full_table,
    listed,
    mid_play,
    opponent_takes,
    redealt,
    swept,
)

STATES: dict[str, dict[str, Callable[[Stage], Scene]]] = {
    "menu": {"fresh": fresh_menu, "continue": menu_with_match},
    "setup": {
        "four": setups.four,
        "six": setups.six,
        "practice": setups.practice,
        "forms": setups.unfolded,
        "rules": setups.house_rules,
        "own": setups.own_rules,
    },
    "position": dict(positions.STATES),
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
        "cut": cutting,
        "scopa3": mid_play("scopa_classica", 3, 7),
        "scopa4": mid_play("scopa_classica", 4, 7),
        "scopa6": mid_play("scopa_classica", 6, 7),
        "scopone4": mid_play("scopone_scientifico", 4, 5),
        "list3": listed("scopa_classica", 3, 13),
        "list4": listed("scopone_scientifico", 4, 21),
        "list6": listed("scopa_classica", 6, 8),
        "escoba2": mid_play("escoba_clasica", 2, 9),
        "cirulla3": mid_play("cirulla_genovese", 3, 5),
    },
    "chooser": {"three": choosing},
    "count": {"deal": counted, "again": counted_again, "teams": teams_counted},
    "end": {"won": match_won, "pairs": pairs_won},
    "scorekeeper": {
        "points": scores.points,
        "counts": scores.counting,
        "six": scores.six,
        "large": scores.large,
        "rounds": scores.rounds,
        "won": scores.won,
        "new": scores.new,
    },
    "rules": pages.RULES,
    "practice": pages.PRACTICE,
    "lesson": lessons.LESSON,
    "trainer": lessons.TRAINER,
    "settings": pages.SETTINGS,
    "fair": fair.STATES,
    "review": pages.REVIEW,
    "history": pages.HISTORY,
    "statistics": pages.STATISTICS,
    "about": pages.ABOUT,
}
"""Every screen and its states, by the names that pictures bear."""
