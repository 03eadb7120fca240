"""Pinned numbers, game by game: any change of a rule changes one of them.

``lines`` are the ways to play one to four actions of the first deal, ``scores`` the totals after five deals of a fixed
manner of play.
"""

from itertools import count

import pytest

from game.engine.actions import Deal
from game.engine.play import apply, legal, start
from game.engine.state import Phase, State
from game.engine.variants import ruleset
from tests.engine.matches import TABLES, numbered_pack

DEALS = 5
LINES: dict[tuple[str, int], tuple[int, ...]] = {
    ("scopa_classica", 2): (3, 9, 18, 36),
    ("scopa_classica", 3): (3, 9, 27, 81),
    ("scopa_classica", 4): (4, 13, 39, 122),
    ("scopa_classica", 6): (3, 9, 27, 108),
    ("scopa_libera", 2): (6, 45, 155, 648),
    ("scopa_libera", 3): (3, 12, 42, 176),
    ("scopa_libera", 4): (6, 27, 106, 438),
    ("scopa_libera", 6): (4, 16, 56, 288),
    ("scopa_bar", 2): (3, 9, 18, 36),
    ("scopa_bar", 3): (3, 9, 27, 81),
    ("scopa_bar", 4): (4, 13, 39, 122),
    ("scopa_spagnola", 2): (3, 9, 18, 36),
    ("scopa_spagnola", 3): (3, 9, 27, 81),
    ("scopa_spagnola", 4): (4, 13, 39, 122),
    ("scopa_minima", 2): (3, 9, 18, 36),
    ("scopa_minima", 3): (3, 9, 27, 70),
    ("scopa_minima", 4): (4, 13, 39, 122),
    ("scopa_minima", 6): (3, 9, 27, 108),
    ("scopa_a_perdere", 2): (3, 9, 18, 36),
    ("scopa_a_perdere", 3): (3, 9, 27, 81),
    ("scopa_a_perdere", 4): (4, 13, 39, 122),
    ("scopa_a_perdere", 6): (3, 9, 27, 108),
    ("scopone_scientifico", 4): (10, 100, 1000, 10000),
    ("scopone_ordinario", 4): (9, 85, 793, 7287),
    ("scopone_classico", 4): (9, 85, 793, 7287),
    ("scopone_libero", 4): (13, 190, 2967, 45656),
    ("scientifico_libero", 4): (10, 104, 1272, 16546),
    ("scopa_assi_libera", 2): (6, 45, 155, 648),
    ("scopa_assi_libera", 3): (3, 12, 54, 200),
    ("scopa_assi_libera", 4): (6, 27, 133, 519),
    ("scopa_assi_libera", 6): (4, 16, 72, 336),
    ("scopa_assi_circolo", 2): (3, 9, 18, 36),
    ("scopa_assi_circolo", 4): (10, 100, 1000, 10000),
    ("asso_piglia_tutto", 2): (3, 9, 18, 36),
    ("asso_piglia_tutto", 3): (3, 9, 27, 66),
    ("asso_piglia_tutto", 4): (4, 13, 39, 117),
    ("asso_piglia_tutto", 6): (3, 9, 27, 99),
    ("escoba_clasica", 2): (5, 40, 160, 788),
    ("escoba_clasica", 3): (5, 21, 149, 616),
    ("escoba_clasica", 4): (3, 28, 149, 1034),
    ("escoba_clasica", 6): (3, 19, 88, 556),
    ("escoba_breve", 2): (5, 40, 160, 788),
    ("escoba_breve", 3): (5, 21, 149, 616),
    ("escoba_breve", 4): (3, 28, 149, 1034),
    ("escoba_breve", 6): (3, 19, 88, 556),
    ("scopa_a_quindici", 2): (4, 25, 50, 106),
    ("scopa_a_quindici", 3): (3, 9, 28, 64),
    ("scopa_a_quindici", 4): (3, 21, 68, 241),
    ("scopa_a_quindici", 6): (3, 13, 41, 175),
    ("cirulla_genovese", 2): (6, 18, 43, 110),
    ("cirulla_genovese", 3): (3, 9, 36, 89),
    ("cirulla_genovese", 4): (4, 18, 80, 264),
    ("cirulla_torneo", 2): (6, 18, 43, 110),
    ("cirulla_torneo", 3): (3, 9, 36, 89),
    ("cirulla_torneo", 4): (4, 18, 80, 264),
    ("cirulla_breve", 2): (8, 77, 339, 2014),
    ("cirulla_breve", 3): (5, 24, 193, 1028),
    ("cirulla_breve", 4): (6, 46, 306, 2116),
}
SCORES: dict[tuple[str, int], tuple[int, ...]] = {
    ("scopa_classica", 2): (5, 18),
    ("scopa_classica", 3): (5, 6, 11),
    ("scopa_classica", 4): (14, 8),
    ("scopa_classica", 6): (12, 9),
    ("scopa_libera", 2): (8, 12),
    ("scopa_libera", 3): (6, 7, 7),
    ("scopa_libera", 4): (9, 11),
    ("scopa_libera", 6): (7, 14),
    ("scopa_bar", 2): (5, 18),
    ("scopa_bar", 3): (5, 6, 11),
    ("scopa_bar", 4): (14, 8),
    ("scopa_spagnola", 2): (7, 18),
    ("scopa_spagnola", 3): (4, 7, 11),
    ("scopa_spagnola", 4): (14, 8),
    ("scopa_minima", 2): (9, 14),
    ("scopa_minima", 3): (5, 3, 14),
    ("scopa_minima", 4): (14, 8),
    ("scopa_minima", 6): (13, 9),
    ("scopa_a_perdere", 2): (5, 18),
    ("scopa_a_perdere", 3): (5, 6, 11),
    ("scopa_a_perdere", 4): (14, 8),
    ("scopa_a_perdere", 6): (12, 9),
    ("scopone_scientifico", 4): (8, 14),
    ("scopone_ordinario", 4): (14, 9),
    ("scopone_classico", 4): (14, 9),
    ("scopone_libero", 4): (8, 12),
    ("scientifico_libero", 4): (9, 11),
    ("scopa_assi_libera", 2): (12, 8),
    ("scopa_assi_libera", 3): (9, 6, 5),
    ("scopa_assi_libera", 4): (7, 14),
    ("scopa_assi_libera", 6): (10, 10),
    ("scopa_assi_circolo", 2): (15, 16),
    ("scopa_assi_circolo", 4): (10, 10),
    ("asso_piglia_tutto", 2): (16, 23),
    ("asso_piglia_tutto", 3): (14, 18, 7),
    ("asso_piglia_tutto", 4): (17, 18),
    ("asso_piglia_tutto", 6): (23, 18),
    ("escoba_clasica", 2): (7, 13),
    ("escoba_clasica", 3): (4, 0, 11),
    ("escoba_clasica", 4): (9, 13),
    ("escoba_clasica", 6): (9, 10),
    ("escoba_breve", 2): (7, 13),
    ("escoba_breve", 3): (4, 0, 11),
    ("escoba_breve", 4): (9, 13),
    ("escoba_breve", 6): (9, 10),
    ("scopa_a_quindici", 2): (6, 17),
    ("scopa_a_quindici", 3): (5, 4, 15),
    ("scopa_a_quindici", 4): (10, 11),
    ("scopa_a_quindici", 6): (5, 20),
    ("cirulla_genovese", 2): (43, 39),
    ("cirulla_genovese", 3): (20, 37, 16),
    ("cirulla_genovese", 4): (33, 39),
    ("cirulla_torneo", 2): (43, 39),
    ("cirulla_torneo", 3): (20, 37, 16),
    ("cirulla_torneo", 4): (33, 39),
    ("cirulla_breve", 2): (13, 8),
    ("cirulla_breve", 3): (10, 7, 10),
    ("cirulla_breve", 4): (11, 16),
}


def lines(state: State, depth: int) -> int:
    """The number of ways to play so many actions, fewer where the deal ends."""
    if depth == 0 or state.phase is not Phase.PLAY:
        return 1
    return sum(lines(apply(state, action)[0], depth - 1) for action in legal(state))


def scores(preset: str, seats: int) -> tuple[int, ...]:
    """The totals after some deals in which everybody takes each of the legal actions in turn."""
    state = start(ruleset(preset, target=999), seats, 0)
    packs = map(numbered_pack, count())
    while state.phase is Phase.PLAY or (state.phase is Phase.DEAL and state.deal_number < DEALS):
        options = legal(state)
        state, _ = apply(state, options[len(state.plays) % len(options)] if options else Deal(next(packs)))
    return state.scores


def opening(preset: str, seats: int) -> State:
    """The first deal of the numbered packs that is not thrown back."""
    state, packs = start(ruleset(preset), seats, 0), map(numbered_pack, count())
    while state.phase is Phase.DEAL:
        state, _ = apply(state, Deal(next(packs)))
    return state


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_lines_of_play(preset: str, seats: int) -> None:
    state = opening(preset, seats)
    assert tuple(lines(state, depth) for depth in range(1, 5)) == LINES[preset, seats]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_scores(preset: str, seats: int) -> None:
    assert scores(preset, seats) == SCORES[preset, seats]
