"""All games that are kept, to go on with one of them."""

from collections.abc import Sequence

from game.match.i18n import Words, joined, with_commas
from game.match.scorekeeper.tally import Tally
from game.ui.scoring.inwords import game_name, name_of, progress
from game.ui.scoring.looks import FACES
from game.ui.setup.column import Column
from game.ui.widgets.rows import Row

BETWEEN = " : "


def fill_games(column: Column, tallies: Sequence[Tally], current: int) -> None:
    """A row for every game, the newest first."""
    words, k = column.stage.words, column.k
    if not tallies:
        column.text(words.text("keeper.games.none"))
    for number in reversed(range(len(tallies))):
        tally = tallies[number]
        column.controls.append(
            Row(
                f"open:{number}",
                column.take(max(column.line_height, 60 * k)),
                text=_who(words, tally),
                second=_about(words, tally),
                figure=BETWEEN.join(map(str, tally.standings)),
                portrait=FACES[tally.parties[tally.order[0]].look],
                chosen=number == current,
            )
        )


def _who(words: Words, tally: Tally) -> str:
    """Everybody, or one team against the other."""
    names = [name_of(words, tally, side) for side in tally.sides]
    return words.text("keeper.games.teams", first=names[0], second=names[1]) if tally.teams else joined(words, names)


def _about(words: Words, tally: Tally) -> str:
    """The game, how far it has come, and when it was begun."""
    if tally.won:
        state = words.text("keeper.games.won", who=name_of(words, tally, tally.won.side))
    else:
        state = progress(words, tally)
    return with_commas(words, [part for part in (game_name(words, tally), state, tally.started[:10]) if part])
