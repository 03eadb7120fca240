"""The command line: which command is meant, with which options, and who carries it out.

A command is imported when it is carried out: only the window needs pygame, and it takes its time.
"""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game import RECORD_ENDING, TITLE, VERSION
from game.ai.levels import LEVELS, OFFERED
from game.engine.ruleset import RuleError
from game.engine.variants import DEFAULT
from game.match.i18n import LANGUAGES, Words
from game.match.setup import USUAL_LEVEL
from game.shell.options import ArenaOptions, PlayOptions, TableOptions, TourOptions, VerifyOptions
from game.shell.usage import (
    SEEDS,
    Arguments,
    Parser,
    UsageError,
    chosen_players,
    chosen_rules,
    chosen_seats,
    languages,
    sizes,
)
from game.shell.words import words
from game.ui.theme import SPEEDS

PROGRAM = "settebello"
HUMAN = "human"
CHECKS = ("endgame", "hidden", "replay")
FAILED, WRONG_USAGE, INTERRUPTED = 1, 2, 130

Given = argparse.Namespace


def main(arguments: Sequence[str]) -> int:
    """Carry out a command and return its exit status: 0, 1 for a failure, 2 for a command that is no command."""
    spoken = words()
    try:
        given = parser(spoken).parse_args(with_command(arguments))
        run: Callable[[Given], int] = COMMANDS[given.command][1]
        return run(given)
    except (UsageError, RuleError) as error:
        return _complain(spoken.text(error.key, **error.values), WRONG_USAGE)
    except BrokenPipeError:
        # Whoever read along has had enough; what Python still holds back must not raise again at the end.
        sys.stdout = None
        return FAILED
    except OSError as error:
        problem = error.strerror or str(error)
        return _complain(spoken.text("cli.error.file", file=error.filename or "", problem=problem), FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED


def _complain(sentence: str, status: int) -> int:
    if sys.stderr is not None:
        print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    return status


def with_command(arguments: Sequence[str]) -> list[str]:
    """What was typed, with ``play`` in front where only its options were; desktops say but the name of a file."""
    first = arguments[0] if arguments else ""
    if first.endswith(RECORD_ENDING):
        return ["play", "--open", *arguments]
    if first in ("-h", "--help", "--version") or (first and not first.startswith("-")):
        return list(arguments)
    return ["play", *arguments]


def parser(spoken: Words) -> Parser:
    """The grammar of the command line, with its help in the words of a language."""
    whole = Parser(prog=PROGRAM, description=spoken.text("cli.about"), allow_abbrev=False)
    whole.add_argument("--version", action="version", version=f"{TITLE} {VERSION}", help=spoken.text("cli.version"))
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, (describe, _) in COMMANDS.items():
        about = spoken.text(f"cli.command.{name}")
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        describe(Arguments(command, spoken))
    return whole


def _play_arguments(add: Arguments) -> None:
    _table_arguments(add)
    add.number("target", range(1, 1000))
    add.number("deck-seed", SEEDS)
    add.choice("speed", SPEEDS)
    add.choice("lang", LANGUAGES)
    add.text("data-dir", metavar="DIR")
    add.text("open", metavar="FILE")
    add.text("size", metavar="WxH")
    add.flag("offscreen")


def _table_arguments(add: Arguments) -> None:
    add.text("game", metavar="PRESET")
    add.number("players", range(2, 7))
    add.text("seats", metavar="NAME,...")


def _arena_arguments(add: Arguments) -> None:
    _table_arguments(add)
    add.number("matches", range(1, 1_000_001), default=100)
    add.number("deals", range(1, 10_000_001))
    add.number("seed", SEEDS, default=1)
    add.flag("duplicate")
    add.number("jobs", range(1, 257), default=1)
    add.text("record", metavar="FILE")
    add.flag("json")
    add.text("gap", metavar="NAME,...")
    add.flag("ladder")
    add.text("loss", metavar="LEVEL")
    add.number("reference", range(1, 100_001), default=2000)
    add.flag("luck")
    add.choice("check", CHECKS)
    add.text("from", metavar="N-N")
    add.text("time", metavar="LEVEL")


def _verify_arguments(add: Arguments) -> None:
    add.files("file")


def _no_arguments(_: Arguments) -> None:
    pass


def _tour_arguments(add: Arguments) -> None:
    add.folder("dir")
    add.text("sizes", metavar="WxH,...")
    add.text("langs", metavar="LANG,...")
    add.text("only", metavar="SCREEN")
    add.number("text", range(100, 151), default=100)


def _play(given: Given) -> int:
    size = sizes(given.size)[0] if given.size else None
    folder = Path(given.data_dir) if given.data_dir else None
    opened = Path(given.open) if given.open else None
    options = PlayOptions(
        table=table(given),
        deck_seed=given.deck_seed,
        speed=given.speed,
        language=given.lang or "",
        data_dir=folder,
        opened=opened,
        size=size,
        offscreen=given.offscreen,
    )
    from game.shell.app import play

    return play(options)


def table(given: Given) -> TableOptions | None:
    """The match that was asked for, made complete; None if nothing of one was named. Raises UsageError."""
    if not (given.game or given.players or given.seats or given.target):
        return None
    rules = chosen_rules(given.game or DEFAULT)
    players = chosen_players(rules, given.players)
    usual = (HUMAN, *(USUAL_LEVEL for _ in range(players - 1)))
    return TableOptions(rules.preset, chosen_seats(given.seats, usual, players, (HUMAN, *OFFERED)), given.target)


def _arena(given: Given) -> int:
    rules = chosen_rules(given.game or DEFAULT)
    levels = chosen_seats(given.seats, (USUAL_LEVEL,), chosen_players(rules, given.players), LEVELS)
    record = Path(given.record) if given.record else None
    options = ArenaOptions(
        game=rules.preset,
        levels=levels,
        matches=given.matches,
        deals=given.deals,
        seed=given.seed,
        duplicate=given.duplicate,
        jobs=given.jobs,
        record=record,
        json=given.json,
        everywhere=not (given.game or given.players),
    )
    wanted = experiment(given)
    if wanted is not None:
        from game.shell.commands.laboratory import run as examine

        return examine(options, *wanted)
    from game.shell.commands.arena import run

    return run(options, words())


def experiment(given: Given) -> tuple[str, tuple[str, ...]] | None:
    """The experiment that was asked for, with those who take part in it. Raises UsageError where there are more."""
    asked = {
        "gap": tuple(name.strip() for name in given.gap.split(",")) if given.gap is not None else None,
        "ladder": () if given.ladder else None,
        "loss": (given.loss, str(given.reference)) if given.loss is not None else None,
        "from": score(vars(given)["from"]),
        "luck": () if given.luck else None,
        "time": (given.time,) if given.time is not None else None,
        **{check: () if given.check == check else None for check in CHECKS},
    }
    found = [(name, who) for name, who in asked.items() if who is not None]
    if len(found) > 1:
        raise UsageError("cli.error.one_experiment", names=", ".join(name for name, _ in found))
    return found[0] if found else None


def score(text: str | None) -> tuple[str, str] | None:
    """The points of both sides in a text such as ``9-8``. Raises UsageError for any other text."""
    if text is None:
        return None
    points = re.fullmatch(r"([0-9]{1,3})-([0-9]{1,3})", text)
    if points is None:
        raise UsageError("cli.error.score", given=text[:40])
    return points[1], points[2]


def _verify(given: Given) -> int:
    from game.shell.commands.verify import run

    return run(VerifyOptions(tuple(map(Path, given.file))), words())


def _bench(_: Given) -> int:
    from game.shell.commands.bench import run

    return run()


def _tour(given: Given) -> int:
    options = TourOptions(Path(given.dir), sizes(given.sizes), languages(given.langs), given.only, given.text)
    from game.shell.commands.tour import tour

    return tour(options)


def _selftest(_: Given) -> int:
    from game.shell.commands.selftest import selftest

    return selftest(PlayOptions(offscreen=True))


COMMANDS: dict[str, tuple[Callable[[Arguments], None], Callable[[Given], int]]] = {
    "play": (_play_arguments, _play),
    "arena": (_arena_arguments, _arena),
    "verify": (_verify_arguments, _verify),
    "bench": (_no_arguments, _bench),
    "tour": (_tour_arguments, _tour),
    "selftest": (_no_arguments, _selftest),
}
