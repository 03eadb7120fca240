"""The score of a game as a text to be read, and as a table for other programs."""

import csv
import re
from collections.abc import Sequence
from io import StringIO

from game.match.i18n import Words, joined
from game.match.scorekeeper.tally import Party, Tally


def party_name(words: Words, party: Party) -> str:
    """What a side is called: by its own name, else by those of its members."""
    return party.name or joined(words, party.members)


def file_stem(tally: Tally) -> str:
    """The beginning of a file's name: the day and who plays."""
    day = tally.started[:10]
    plain = (re.sub(r"[^a-z0-9]+", "-", seat.lower()).strip("-") for seat in tally.seats)
    return "-".join(part for part in ("score", day, *plain) if part)[:80]


def as_csv(words: Words, tally: Tally) -> str:
    """A line for every round, the totals last."""
    result = StringIO()
    writer = csv.writer(result, lineterminator="\n")
    writer.writerows(_table(words, tally))
    return result.getvalue()


def as_text(words: Words, tally: Tally) -> str:
    """The same in columns, under a heading."""
    rows = _table(words, tally)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join([row[0].ljust(widths[0]), row[1].ljust(widths[1]), *_right(row[2:], widths[2:])]) for row in rows
    ]
    heading = words.text(
        "keeper.export.heading", game=words.text(f"preset.{tally.rules.preset}"), day=tally.started[:10]
    )
    target = words.text("keeper.export.target", points=tally.rules.target)
    end = [words.text("keeper.export.won", who=party_name(words, tally.parties[tally.won.side]))] if tally.won else []
    return "\n".join([heading, target, "", *(line.rstrip() for line in lines), "", *end]).rstrip() + "\n"


def _right(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]


def _table(words: Words, tally: Tally) -> list[list[str]]:
    head = [words.text("keeper.export.round"), words.text("keeper.export.dealer")]
    rows = [head + [party_name(words, party) for party in tally.parties]]
    for number, one in enumerate(tally.rounds):
        rows.append([str(number + 1), tally.seats[tally.dealer(number)], *map(str, one.points)])
    rows.append([words.text("keeper.export.total"), "", *map(str, tally.totals())])
    return rows
