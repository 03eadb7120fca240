"""What is typed behind the program's name is done, or refused in one sentence."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from game import VERSION
from game.ai.lab.endings import Endings
from game.engine.record import load_all, verify
from game.engine.variants import PRESETS
from game.shell import cli
from game.shell.commands import laboratory
from game.shell.options import TableOptions
from game.shell.words import words
from tests.arch.tree import ROOT

KEYS = ["game", "seats", "deals", "matches", "mean", "ci95", "wins", "draws", "losses", "ms_per_move", "nodes_per_s"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def _table(*arguments: str) -> TableOptions | None:
    return cli.table(cli.parser(words("en")).parse_args(["play", *arguments]))


def _arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert cli.main(["arena", "--json", *arguments]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == KEYS
    assert isinstance(figures, dict)
    return figures


WRONG = [
    ["dance"],
    ["--gaem", "scopa_classica"],
    ["arena", "--game", "scopa_clasica"],
    ["arena", "--game", "zzz"],
    ["arena", "--players", "5"],
    ["arena", "--players", "two"],
    ["arena", "--players", "2", "--game", "scopone_scientifico"],
    ["arena", "--seats", "greedy,gredy"],
    ["arena", "--seats", "human"],
    ["arena", "--seats", ","],
    ["arena", "--seats", "greedy,random", "--players", "3"],
    ["arena", "--matches", "0"],
    ["arena", "--matches", "-1"],
    ["arena", "--deals", "1e3"],
    ["arena", "--seed", "9" * 30],
    ["arena", "--jobs", "0"],
    ["arena", "--match", "3"],
    ["arena", "--check", "luck"],
    ["arena", "--gap", "greedy,master", "--ladder"],
    ["arena", "--check", "endgame", "--game", "scopone_scientifico"],
    *(["arena", "--gap", names] for names in ("", ",", "regular", "5,regular", "regular,5")),
    *(["arena", option, level] for option in ("--loss", "--time") for level in ("", "5")),
    ["verify"],
    ["play", "--size", "100x100"],
    ["play", "--size", "1280"],
    ["play", "--speed", "hasty"],
    ["play", "--lang", "xx"],
    ["play", "--seats", "human,random"],
    ["play", "--target", "0"],
    ["tour"],
    ["tour", "pictures", "--sizes", "960x600,large"],
    ["tour", "pictures", "--langs", "en,xx"],
    ["tour", "pictures", "--text", "300"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_usage_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("settebello: ") and err.count("\n") == 1 and err.endswith(".\n")
    assert "cli." not in err


def test_an_unknown_game_is_told_the_nearest_and_all(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["arena", "--game", "scopa_clasica"])
    said = capsys.readouterr().err
    assert "did you mean scopa_classica?" in said
    assert all(game in said for game in PRESETS)


def test_the_program_itself_answers(tmp_path: Path) -> None:
    def run(*arguments: str) -> tuple[int, str, str]:
        command = [sys.executable, str(ROOT / "main.py"), *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    assert run("--version") == (0, f"Settebello {VERSION}\n", "")
    status, out, err = run("--help")
    assert (status, err) == (0, "") and all(command in out for command in cli.COMMANDS)
    assert run("nonsense")[0] == 2


def test_help_of_every_command_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.COMMANDS:
        with pytest.raises(SystemExit) as done:
            cli.main([command, "--help"])
        assert done.value.code == 0
        assert "cli." not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "table"),
    [
        ([], None),
        (["--speed", "quick"], None),
        (["--game", "escoba_clasica"], TableOptions("escoba_clasica", ("human", "regular"), None)),
        (["--players", "4"], TableOptions("scopa_classica", ("human", "regular", "regular", "regular"), None)),
        (["--game", "scopone_classico"], TableOptions("scopone_classico", ("human", *["regular"] * 3), None)),
        (["--seats", "regular,human", "--target", "21"], TableOptions("scopa_classica", ("regular", "human"), 21)),
    ],
)
def test_a_match_on_the_command_line_is_made_complete(arguments: list[str], table: TableOptions | None) -> None:
    assert _table(*arguments) == table


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ([], ["play"]),
        (["--game", "x"], ["play", "--game", "x"]),
        (["play", "--game", "x"], ["play", "--game", "x"]),
        (["arena"], ["arena"]),
        (["my matches.settebello"], ["play", "--open", "my matches.settebello"]),
        (["--help"], ["--help"]),
        (["--version"], ["--version"]),
    ],
)
def test_the_window_opens_without_any_command(typed: list[str], meant: list[str]) -> None:
    assert cli.with_command(typed) == meant


def test_arena_counts_matches(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _arena(capsys, "--matches", "3", "--seats", "greedy,random")
    assert figures["game"] == "scopa_classica" and figures["seats"] == ["greedy", "random"]
    assert figures["matches"] == 3
    assert [figures["wins"], figures["draws"], figures["losses"]] == [3, 0, 0]


def test_arena_counts_deals(capsys: pytest.CaptureFixture[str]) -> None:
    deals = _arena(capsys, "--deals", "40", "--seats", "random", "--players", "3")["deals"]
    assert isinstance(deals, int) and 40 <= deals < 80


def test_arena_exchanges_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _arena(capsys, "--matches", "4", "--seats", "random", "--duplicate")
    assert figures["matches"] == 8
    one_way = _arena(capsys, "--matches", "4", "--seats", "greedy,random", "--duplicate")
    other_way = _arena(capsys, "--matches", "4", "--seats", "random,greedy", "--duplicate")
    assert isinstance(one_way["mean"], float) and one_way["mean"] > 0
    assert (one_way["wins"], one_way["losses"]) == (other_way["losses"], other_way["wins"])


def test_arena_gives_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        file = tmp_path / jobs
        figures = _arena(
            capsys, "--deals", "30", "--jobs", jobs, "--seats", "greedy", "--seed", "5", "--record", str(file)
        )
        assert figures["draws"] == 0
        texts.append([loaded.record.actions for loaded in load_all(file.read_text("utf-8")) if loaded.record])
    assert texts[0] == texts[1] != []


def test_arena_records_can_be_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    _arena(capsys, "--matches", "2", "--duplicate", "--seed", "9", "--record", str(file))
    found = load_all(file.read_text("utf-8"))
    assert [loaded.record.deck_seed for loaded in found if loaded.record] == [9, 9, 10, 10]
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("4 matches")


def test_arena_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "--matches", "2", "--seats", "greedy"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("scopa_classica, ") and out.count("greedy") == 2


def _checked(capsys: pytest.CaptureFixture[str], check: str, *arguments: str) -> dict[str, object]:
    status = cli.main(["arena", "--check", check, *arguments])
    figures = json.loads(capsys.readouterr().out)
    assert isinstance(figures, dict) and figures["experiment"] == check
    assert status == int(any(figures.get(name) for name in laboratory.FAULTS))
    return figures


def test_arena_counts_out_last_hands(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _checked(capsys, "endgame", "--deals", "2")
    assert (figures["positions"], figures["wrong"]) == (12, 0)


def test_arena_exchanges_hidden_cards_everywhere_or_in_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    one = _checked(capsys, "hidden", "--deals", "1", "--game", "scopa_minima")
    assert (one["game"], one["moves_changed"]) == ("scopa_minima", 0) and one["tables"] == {
        "scopa_minima, 2": {name: one[name] for name in ("positions", "moves_changed", "advice_changed")}
    }
    every = _checked(capsys, "hidden", "--deals", "2", "--jobs", "2")
    assert "game" not in every and len(cast(dict[str, object], every["tables"])) == 2


def test_arena_replays_deals_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    before = os.environ.get(laboratory.HASH_SEED)
    figures = _checked(capsys, "replay", "--deals", "2", "--game", "scopa_classica")
    assert (figures["deals"], figures["moves_changed"], figures["other_hashes"]) == (2, 0, True)
    assert figures["positions"] == 72
    assert os.environ.get(laboratory.HASH_SEED) == before


def test_a_check_that_finds_something_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "endings", lambda *_: Endings(6, 12, 1))
    assert _checked(capsys, "endgame", "--deals", "2")["wrong"] == 2


def test_verify_tells_every_fault_on_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    _arena(capsys, "--matches", "1", "--seats", "greedy", "--record", str(good))
    record = json.loads(good.read_text("utf-8"))
    record["deals"][0]["scores"] = [9, 9]
    record["winner"] = 1 - record["winner"]
    bad.write_text(json.dumps(record), "utf-8")
    assert len(verify(bad.read_text("utf-8"))) == 2
    gone = tmp_path / "gone.json"
    assert cli.main(["verify", str(good), str(bad), str(gone)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [str(bad), str(bad), str(gone)]
    assert "deal 1" in lines[0]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}", b"[" * 100_000, b"null\nnull\n"])
def test_verify_survives_any_file(content: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert cli.main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.startswith(f"{file}: ")


def test_a_record_that_cannot_be_written_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["arena", "--matches", "1", "--record", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("settebello: ") and err.count("\n") == 1
