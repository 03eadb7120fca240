"""A year of finished matches, made up for pictures of their screens."""

from random import Random

from game.engine.record import Seat
from game.match.history.finished import Cost, CountedDeal, Finished
from game.ui.scenes.scene import Stage

TODAY = "2026-11-30T12:00:00Z"
GAMES = ("scopa_classica", "scopa_classica", "scopa_classica", "escoba_clasica", "cirulla_genovese")
OTHERS = (("tonino", "beginner"), ("marco", "amateur"), ("pina", "regular"), ("gino", "expert"))
KINDS = (("fed", 0.34), ("missed", 0.2), ("coins", 0.17), ("sevens", 0.09), ("settled", 0.06))
POINTS = (("cards", 0.51), ("coins", 0.48), ("settebello", 0.55), ("primiera", 0.53))


def year(stage: Stage, number: int = 128) -> tuple[Finished, ...]:
    """So many matches from January to November; the player gets better."""
    dice = Random(7)
    return tuple(_match(stage, dice, place, place / number) for place in range(number))


def _match(stage: Stage, dice: Random, place: int, time: float) -> Finished:
    words = stage.words
    who, level = dice.choice(OTHERS)
    month, day = divmod(int(time * 330), 30)
    started = f"2026-{month + 1:02}-{day + 1:02}T20:{place % 60:02}:00Z"
    skill = 0.04 * (OTHERS.index((who, level)) - 1) - 0.12 * time
    deals: list[CountedDeal] = []
    while not deals or max(map(sum, zip(*[[deal.total(side) for side in (0, 1)] for deal in deals], strict=True))) < 11:
        deals.append(_deal(dice, skill, dice.random() < 0.02))
    scores = tuple(sum(deal.total(side) for deal in deals) for side in (0, 1))
    seats = (Seat(words.text("who.You"), "human"), Seat(words.text(f"guest.{who}"), "ai", level))
    winner = 0 if scores[0] >= scores[1] else 1
    helped = any(deal.assisted for deal in deals)
    lost = 20 * (0.09 - 0.05 * time)
    cost = Cost(20, lost, {kind: share * lost for kind, share in KINDS}) if place % 3 == 0 else None
    return Finished(place + 1, dice.choice(GAMES), started, seats, scores, winner, tuple(deals), helped, cost)


def _deal(dice: Random, skill: float, assisted: bool) -> CountedDeal:
    awards: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for name, share in POINTS:
        awards[dice.random() > share - skill][name] = 1
    for side, often in enumerate((0.42 - skill, 0.37 + skill)):
        sweeps = sum(dice.random() < often for _ in range(2))
        if sweeps:
            awards[side]["sweeps"] = sweeps
    return CountedDeal(awards, assisted)
