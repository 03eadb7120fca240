"""Who plays against whom, in one sentence."""

from game.engine.state import sides
from game.match.i18n import Words
from game.ui.sayings import joined
from game.ui.setup.draft import Draft
from game.ui.setup.seats import guests


def who_plays(words: Words, draft: Draft) -> str:
    """The sentence for the hint line: partners, opponents and target."""
    names = [words.text("who.You"), *(name for name, _ in guests(words, draft)[1:])]
    teams = sides(draft.players)
    own = joined(words, [names[seat] for seat in teams[0]])
    others = joined(words, [names[seat] for team in teams[1:] for seat in team])
    key = "setup.hint.alone" if len(teams) == draft.players else "setup.hint.teams"
    if len(teams) > 2:
        key = "setup.hint.each"
    return words.text(key, we=own, they=others, target=draft.rules.target)
