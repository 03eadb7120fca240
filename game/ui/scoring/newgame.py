"""Setting up a game whose score is to be kept, or changing what can still be changed of one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.engine.rows import with_entry
from game.engine.variants import PRESETS
from game.match.houserules import OwnRules
from game.match.i18n import Words
from game.match.options import offered
from game.match.scorekeeper.export import party_name
from game.match.scorekeeper.tally import LOOKS, PLAYERS, TEAM_SIZES, Party, Tally
from game.match.settings import NAME_LENGTH
from game.match.setup import Setup
from game.ui.draw import Rect
from game.ui.scoring.looks import LookButton
from game.ui.setup.column import Column
from game.ui.setup.draft import Draft
from game.ui.setup.house_sheet import add_rule
from game.ui.setup.rule_control import value_of
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.text_field import TextField
from game.ui.widgets.values import Segments

TARGETS: Final = (11, 16, 21, 31, 51)
MOST: Final = max(PLAYERS)
TEAMS: Final = 2

COUNTED: Final = frozenset(
    (
        "table_award",
        "table_low",
        "point_primiera",
        "primiera_values",
        "primiera_mode",
        "primiera_missing",
        "seven_point",
        "all_sevens_bonus",
        "napola",
        "napola_all_ten",
        "re_bello",
        "piccola_cap",
        "grande",
        "ties",
        "decl_low",
        "decl_three",
        "cappotto",
        "lowest_wins",
    )
)
"""The house rules that change what a deal brings or when a match ends."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game while it is set up: ``size`` is how many play, in teams how many in each; names may still be empty.

    ``draft`` holds the rules; ``old`` is the game that is only changed, so that its rules and sides stay.
    """

    draft: Draft
    teams: bool = False
    size: int = 2
    names: tuple[str, ...] = ("",) * MOST
    looks: tuple[int, ...] = tuple(range(LOOKS))
    team_names: tuple[str, ...] = ("",) * TEAMS
    dealer: int = 0
    old: Tally | None = None

    @classmethod
    def fresh(cls, last: Tally | None) -> "NewGame":
        """Like the last game, if there was one."""
        if last is None:
            return cls(Draft.of(Setup()))
        return replace(cls.of(last), old=None)

    @classmethod
    def of(cls, tally: Tally) -> "NewGame":
        """A game that is there, to change its names, its target and who deals."""
        seats, parties = tally.seats, tally.parties
        looks = tuple(party.look for party in parties)
        spare = tuple(look for look in range(LOOKS) if look not in looks)
        draft = Draft.of(Setup(tally.rules.preset, tally.options))
        return cls(
            draft,
            tally.teams,
            len(parties[0].members) if tally.teams else len(parties),
            (seats + ("",) * MOST)[:MOST],
            looks + spare,
            tuple(party.name for party in parties) if tally.teams else ("",) * TEAMS,
            tally.dealer(len(tally.rounds)),
            tally,
        )

    @property
    def seats(self) -> int:
        """How many people play."""
        return self.size * TEAMS if self.teams else self.size

    @property
    def sides(self) -> int:
        """How many play for themselves, or how many teams there are."""
        return TEAMS if self.teams else self.size

    def people(self, words: Words) -> tuple[str, ...]:
        """Everybody's name, those that were not given by their numbers."""
        return tuple(
            " ".join(name.split()) or words.text("keeper.player", number=seat + 1)
            for seat, name in enumerate(self.names[: self.seats])
        )

    def with_teams(self, teams: bool) -> "NewGame":
        """Teams or everybody for himself, with about as many people."""
        size = max(TEAM_SIZES[0], min(TEAM_SIZES[-1], self.size // TEAMS)) if teams else self.seats
        return replace(self, teams=teams, size=size if teams != self.teams else self.size).settled()

    def settled(self) -> "NewGame":
        """With a dealer who is there."""
        return replace(self, dealer=self.dealer % self.seats)

    def with_next_look(self, side: int) -> "NewGame":
        """Exchange the look of a side for the next one, also with another side that has it."""
        looks = list(self.looks)
        wanted = (looks[side] + 1) % LOOKS
        other = looks.index(wanted)
        looks[side], looks[other] = wanted, looks[side]
        return replace(self, looks=tuple(looks))

    def tally(self, words: Words, started: str) -> Tally:
        """The game that was set up, or the old one with its changes."""
        people = self.people(words)
        parties = tuple(
            Party(people[side :: self.sides], self.looks[side], self._team(side)) for side in range(self.sides)
        )
        rules = self.draft.rules
        if self.old:
            changed = replace(self.old, parties=parties, rules=replace(self.old.rules, target=rules.target))
            return changed.next_dealt_by(self.dealer)
        return Tally(rules, parties, self.dealer, started)

    def _team(self, side: int) -> str:
        return " ".join(self.team_names[side].split()) if self.teams else ""


def fill_new_game(column: Column, game: NewGame, sets: Sequence[OwnRules]) -> None:
    """Who plays, by which rules, to what, and who deals first."""
    words = column.stage.words
    if game.old is None:
        column.section(words.text("keeper.who"))
        ways = (words.text("keeper.each"), words.text("keeper.teams"))
        column.controls.append(Segments("teams", column.take(), ways, int(game.teams)))
        column.gap(8)
        sizes = TEAM_SIZES if game.teams else PLAYERS
        key = "keeper.team_size" if game.teams else "keeper.size"
        texts = tuple(words.text(key, n=size) for size in sizes)
        column.controls.append(Segments("size", column.take(), texts, sizes.index(game.size)))
        column.gap(14)
    _add_names(column, game)
    column.gap(14)
    _add_rules(column, game, sets)
    column.gap(14)
    column.section(words.text("keeper.first_dealer" if game.old is None else "keeper.next_dealer"))
    column.controls.append(DropDown("dealer", column.take(), game.people(words), game.dealer))
    column.gap(4)


def _add_names(column: Column, game: NewGame) -> None:
    """A line for every player, the mark of the side before it; teams may have names of their own."""
    words, u = column.stage.words, column.stage.scale.u
    column.section(words.text("keeper.names"), words.text("keeper.names.note"))
    people = game.people(words)
    for seat in range(game.seats):
        row = column.take()
        side = seat % game.sides
        if seat < game.sides:
            column.controls.append(LookButton(f"look-{side}", row._replace(w=row.h), look=game.looks[side]))
        field = Rect(row.x + row.h + 12 * u, row.y, row.w - row.h - 12 * u, row.h)
        hint = words.text("keeper.player", number=seat + 1)
        if game.teams:
            hint = words.text("keeper.player_of", number=seat + 1, team=side + 1)
        column.controls.append(TextField(f"name-{seat}", field, game.names[seat], hint, NAME_LENGTH))
        column.gap(8)
    if game.teams:
        column.gap(6)
        column.section(words.text("keeper.team_names"), words.text("keeper.team_names.note"))
    for side in range(TEAMS if game.teams else 0):
        hint = party_name(words, Party(people[side :: game.sides], 0))
        column.controls.append(TextField(f"team-{side}", column.take(), game.team_names[side], hint, NAME_LENGTH))
        column.gap(8)


def _add_rules(column: Column, game: NewGame, sets: Sequence[OwnRules]) -> None:
    """The game and its target, and the house rules that change a count."""
    words, u, draft = column.stage.words, column.stage.scale.u, game.draft
    if game.old is None:
        column.section(words.text("keeper.game"))
        names = (*(words.text(f"preset.{preset}") for preset in PRESETS), *(own.name for own in sets))
        column.controls.append(DropDown("game", column.take(), names, game_choice(draft, sets)))
        column.gap(12)
    column.section(words.text("keeper.target"))
    row = column.take()
    target = draft.rules.target
    wide = max(128 * u, 0.28 * row.w)
    segments = row._replace(w=row.w - wide - 12 * u)
    chosen = TARGETS.index(target) if target in TARGETS else -1
    column.controls.append(Segments("target", segments, tuple(map(str, TARGETS)), chosen, size=18))
    column.controls.append(
        Stepper("own_target", Rect(row.right - wide, row.y, wide, row.h), target, 1, 999, str(target))
    )
    if game.old is None:
        column.gap(14)
        column.section(words.text("keeper.house_rules"))
        for rule in offered(draft.situation):
            if rule.option in COUNTED:
                add_rule(column, draft, rule.option)


def game_choice(draft: Draft, sets: Sequence[OwnRules]) -> int:
    """The number of the chosen game among all presets and own sets of rules."""
    own = next((i for i, one in enumerate(sets) if one.name == draft.own), None)
    return list(PRESETS).index(draft.game) if own is None else len(PRESETS) + own


def chosen_game(draft: Draft, sets: Sequence[OwnRules], number: int) -> Draft:
    """The rules of a choice, with the target of the game."""
    if number < len(PRESETS):
        return draft.with_rules(list(PRESETS)[number])
    own = sets[number - len(PRESETS)]
    return draft.with_rules(own.game, own)


def changed(game: NewGame, key: str, value: str, sets: Sequence[OwnRules]) -> NewGame:
    """The game after what a control of the sheet told."""
    stem, _, rest = key.partition("-")
    draft = game.draft
    if stem == "name":
        return replace(game, names=with_entry(game.names, int(rest), value))
    if stem == "team":
        return replace(game, team_names=with_entry(game.team_names, int(rest), value))
    if stem == "look":
        return game.with_next_look(int(rest))
    number = int(value or 0)
    if stem == "teams":
        return game.with_teams(bool(number))
    if stem == "size":
        return replace(game, size=(TEAM_SIZES if game.teams else PLAYERS)[number]).settled()
    if stem == "dealer":
        return replace(game, dealer=number)
    if stem == "game":
        return replace(game, draft=chosen_game(draft, sets, number))
    if stem == "target":
        return replace(game, draft=draft.with_option("target", TARGETS[number]))
    if stem == "own_target":
        return replace(game, draft=draft.with_option("target", number))
    return replace(game, draft=draft.with_option(rest, value_of(rest, number))) if stem == "set" else game
