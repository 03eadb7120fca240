"""What is said around the pages: the title, whose rules these are, and the hint line."""

from collections.abc import Sequence

from game.match.i18n import Words
from game.ui.draw import Item
from game.ui.rulebook.blocks import Chapter
from game.ui.rulebook.forms import form_name
from game.ui.rulebook.places import Places
from game.ui.rulebook.search import Search
from game.ui.scenes.scene import Stage
from game.ui.text import fitted, paragraph
from game.ui.theme import IVORY, MIST


def head(stage: Stage, places: Places, preset: str, choose: bool) -> list[Item]:
    """The title, the name of the game where it cannot be chosen, and a note where there is room for it."""
    words, measure, scale = stage.words, stage.measure, stage.scale
    at, y = places.title, places.title.centre[1]
    title = words.text("rules.title")
    items: list[Item] = [fitted(measure, at.x, y, title, at.w, scale.px(38), IVORY, "serif", "semibold")]
    if not choose:
        name, area = form_name(words, preset), places.games
        size = scale.px(22)
        items.append(fitted(measure, area.x, area.centre[1], name, area.w, size, MIST, "serif", "semibold_italic"))
    note = words.text("rules.note.choose" if choose else "rules.note.match")
    lines, height = paragraph(measure, places.note.x, places.note.y, note, places.note.w, scale.px(16), MIST)
    return [*items, *lines] if height <= places.note.h else items


def hint(words: Words, search: Search, chapters: Sequence[Chapter], typing: bool, choose: bool) -> str:
    """What the hint line says: where the search is, or what these pages are."""
    if search.missing:
        return words.text("rules.hint.missing", query=search.query)
    if found := search.current:
        chapter = chapters[found.chapter].title
        number, every = search.at + 1, len(search.found)
        return words.text("rules.hint.found", query=search.query, number=number, all=every, chapter=chapter)
    if typing:
        return words.text("rules.hint.type")
    return words.text("rules.hint.choose" if choose else "rules.hint.match")
