"""The catalogue of games: a variant is one entry here.

The identifiers stand in match records and in the message catalogue; nothing else compares them.
"""

from dataclasses import dataclass
from typing import Literal

from game.engine.ruleset import OPTIONS, Options, RuleError, Ruleset

Family = Literal["scopa", "scopone", "scopa_assi", "escoba", "cirulla"]


@dataclass(frozen=True, slots=True)
class Preset:
    """One game: what differs from classic Scopa. ``recommended`` marks the form a menu offers first.

    ``group`` is the game among whose forms a menu lists it, its family where nothing is said; ``name`` is what it is
    called where the catalogue of sentences does not know it.
    """

    id: str
    family: Family
    options: Options
    recommended: bool = False
    group: str = ""
    name: str = ""


_NINE_CARDS: Options = {"pattern": ("P3", "T2", "P3", "T2", "P3"), "next_pattern": (), "players": (4,)}
_TEN_CARDS: Options = {"pattern": ("P10",), "next_pattern": (), "players": (4,)}
_FREE: Options = {"must_capture": False, "redeal_kings": 0}
_FIFTEEN: Options = {"capture_rule": "fifteen", "match_first": False, "redeal_kings": 0}
_ESCOBA: Options = {
    **_FIFTEEN,
    "must_capture": False,
    "point_primiera": False,
    "seven_point": "most_sevens",
    "target": 21,
    "targets": (11, 15, 21),
}
_CIRULLA: Options = {
    "capture_rule": "sum_or_fifteen",
    "redeal_kings": 0,
    "decl_low": 3,
    "decl_three": 10,
    "players": (2, 3, 4),
    "target": 51,
    "targets": (26, 51, 101),
}
_GENOESE: Options = {
    **_CIRULLA,
    "match_first": False,
    "redeal_aces": 2,
    "table_award": "dealer",
    "table_30": "sum",
    "ace_power": "all_unless_ace",
    "ace_sweep": "always",
    "matta": "declare_and_table",
    "piccola_cap": 6,
    "grande": 5,
}

_CATALOGUE: tuple[Preset, ...] = (
    Preset("scopa_classica", "scopa", {}, recommended=True),
    Preset("scopa_libera", "scopa", _FREE),
    Preset("scopa_bar", "scopa", {"players": (2, 3, 4), "redeal_kings": 0}),
    Preset(
        "scopa_spagnola",
        "scopa",
        {
            "players": (2, 3, 4),
            "redeal_kings": 0,
            "last_play_sweep": "counts",
            "primiera_values": "descending",
            "primiera_mode": "best_four",
        },
    ),
    Preset(
        "scopa_minima",
        "scopa",
        {"sum_choice": "fewest", "primiera_missing": "partial", "targets": (11, 16, 21, 31)},
    ),
    Preset("scopa_a_perdere", "scopa", {"lowest_wins": True, "target": 21, "targets": (11, 21)}),
    Preset(
        "scopone_scientifico",
        "scopone",
        {**_TEN_CARDS, "redeal_kings": 0, "last_play_sweep": "counts", "targets": (11, 21)},
        recommended=True,
        group="scopone_scientifico",
    ),
    Preset(
        "scopone_ordinario",
        "scopone",
        {**_NINE_CARDS, "redeal_kings": 0, "targets": (11, 21)},
        recommended=True,
    ),
    Preset("scopone_classico", "scopone", {**_NINE_CARDS, "target": 21}),
    Preset("scopone_libero", "scopone", {**_NINE_CARDS, **_FREE}),
    Preset("scientifico_libero", "scopone", {**_TEN_CARDS, **_FREE}, group="scopone_scientifico"),
    Preset("scopa_assi_libera", "scopa_assi", {**_FREE, "ace_power": "all"}, recommended=True),
    Preset(
        "scopa_assi_circolo",
        "scopa_assi",
        {
            "players": (2, 4),
            "four_player_pattern": ("P3", "P3", "P4"),
            "redeal_kings": 0,
            "ace_power": "all",
            "ace_on_empty": "self",
            "napola": True,
            "napola_all_ten": "wins_match",
            "target": 31,
            "targets": (21, 31),
        },
    ),
    Preset(
        "asso_piglia_tutto",
        "scopa_assi",
        {"redeal_kings": 0, "ace_power": "all_unless_ace", "ace_sweep": "always", "ace_first_play": "plain"},
    ),
    Preset("escoba_clasica", "escoba", {**_ESCOBA, "table_award": "dealer"}, recommended=True),
    Preset("escoba_breve", "escoba", {**_ESCOBA, "targets": (11, 15, 16, 21)}),
    Preset("scopa_a_quindici", "escoba", _FIFTEEN),
    Preset("cirulla_genovese", "cirulla", {**_GENOESE, "cappotto": "wins_match"}, recommended=True),
    Preset("cirulla_torneo", "cirulla", _GENOESE),
    Preset("cirulla_breve", "cirulla", {**_CIRULLA, "must_capture": False}),
)

PRESETS: dict[str, Preset] = {preset.id: preset for preset in _CATALOGUE}
"""Every game by its identifier, in the order of a menu."""

DEFAULT = "scopa_classica"


def ruleset(preset: str, /, **options: object) -> Ruleset:
    """The rules of a preset with some options changed; lists may be given for tuples.

    Raises RuleError for an unknown preset or option, or a value that is not allowed.
    """
    if preset not in PRESETS:
        raise RuleError("rule.preset", preset=preset[:60], allowed=", ".join(PRESETS))
    unknown = next((option for option in options if option not in OPTIONS), None)
    if unknown is not None:
        raise RuleError("rule.option", option=unknown[:60], allowed=", ".join(OPTIONS))
    chosen = {option: _frozen(value) for option, value in {**PRESETS[preset].options, **options}.items()}
    return Ruleset(preset=preset, **chosen)  # type: ignore[arg-type]  # the record checks every value


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
