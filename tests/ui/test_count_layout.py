"""The count in every window: readable, inside it, and beside the paper strip."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.engine.ruleset import Ruleset
from game.shell.words import words
from game.ui.counting.account import Party
from game.ui.draw import Medal, Rect, Vector
from game.ui.furniture import hint_height
from game.ui.sayings import say
from game.ui.scale import Scale
from game.ui.scenes.count import CountScene
from tests.ui.counts import ACCOUNTS, LATE, PARTIES, SIX, TEAMS, account, finished, shared, sprites
from tests.ui.positions import area, faults, labels, stage

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))

every_account = pytest.mark.parametrize("name", ACCOUNTS)
every_window = pytest.mark.parametrize(("width", "height"), SIZES)


@every_window
@every_account
def test_every_text_can_be_read(width: int, height: int, name: str) -> None:
    assert not faults(finished(name, width, height).items(), width, height)


@pytest.mark.parametrize("name", ["won", "three_won", "again", "again_won", "again_three", "offered"])
@every_window
def test_large_text_can_be_read(width: int, height: int, name: str) -> None:
    assert not faults(finished(name, width, height, 1.5).items(), width, height)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "it", "es"])
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("parties", [TEAMS, SIX, PARTIES])
@every_window
def test_who_wins_keeps_clear_of_the_names(
    width: int, height: int, parties: tuple[Party, ...], winner: int, language: str, text: float
) -> None:
    told = account(Ruleset(), shared(2, 3), winner=winner, parties=parties)
    shown = CountScene(replace(stage(width, height, text), words=words(language)), told)
    shown.update(0.0)
    shown.update(LATE)
    items = labels(shown.items())
    party = parties[winner]
    headline = say(words(language), f"count.wins.{party.person}", who=party.name)
    title = next(area(label) for label in items if label.text == headline)
    room = Rect(title.x - 16 * width / 1280, title.y, title.w + 32 * width / 1280, title.h)
    names = [area(label) for label in items if label.text in {party.name for party in parties}]
    assert len(names) == 2 and not any(room.overlaps(name) for name in names)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("parties", [PARTIES[:2], TEAMS, SIX, PARTIES])
@every_window
def test_all_partners_are_seen_beside_their_names(
    width: int, height: int, parties: tuple[Party, ...], text: float
) -> None:
    told = account(Ruleset(), shared(len(parties), 3), winner=0, parties=parties)
    shown = CountScene(stage(width, height, text), told)
    shown.update(0.0)
    shown.update(LATE)
    medals = [item for item in shown.items() if isinstance(item, Medal)]
    large = max(medal.radius for medal in medals)
    for party in parties:
        row = sorted((m for m in medals if m.code in party.portraits and m.radius == large), key=lambda medal: medal.x)
        assert tuple(medal.code for medal in row) == party.portraits
        name = next(area(label) for label in labels(shown.items()) if label.text == party.name)
        for medal in row:
            place = Rect(medal.x - large, medal.y - large, 2 * large, 2 * large)
            assert not place.overlaps(name) and place.x >= 0 and place.right <= width
        apart = [after.x - before.x for before, after in pairwise(row)]
        assert all(1.2 * large <= step < 2 * large for step in apart)
    for code in (code for party in parties for code in party.portraits):
        assert len([medal for medal in medals if medal.code == code]) in (1, 2)


def test_the_title_names_a_winner_only_where_the_name_is_short() -> None:
    titles = {
        (language, party.person): say(words(language), f"count.wins.{party.person}", who=party.name)
        for language in ("en", "it", "es")
        for party in (*TEAMS, PARTIES[1])
    }
    for (language, person), title in titles.items():
        assert ("Nonno Gino" in title) == (person == "one"), (language, title)
        assert "Zia Pina" not in title


@every_window
@every_account
def test_cards_lie_in_the_window_beside_the_strip(width: int, height: int, name: str) -> None:
    items = finished(name, width, height).items()
    floor = height - hint_height(Scale(width, height))
    paper = next(item.rect for item in items if isinstance(item, Vector))
    for card in sprites(items):
        long, short = card.height / 2, card.height * 2 / 7
        w, h = (long, short) if card.angle else (short, long)
        assert w <= card.x <= width - w and h <= card.y <= floor - h, card
        if len(ACCOUNTS[name].parties) == 2 and width > height:
            assert not Rect(card.x - w, card.y - h, 2 * w, 2 * h).overlaps(paper.grow(-1)), card
