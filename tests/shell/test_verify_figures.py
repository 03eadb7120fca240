"""What ``verify`` says about the packs of sound records, and that it says nothing where something is wrong."""

import json
from pathlib import Path

import pytest

from game.engine.record import dumps
from game.shell import cli
from tests.match.test_fairness import record


def verified(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, list[str]]:
    status = cli.main(["verify", *map(str, files)])
    return status, capsys.readouterr().out.splitlines()


def test_figures_stand_at_the_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [tmp_path / f"{seed}.json" for seed in (1, 2)]
    texts = [dumps(record(seed=seed)) for seed in (1, 2)]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, "utf-8")
    status, lines = verified(capsys, *files)
    packs = sum(len(json.loads(text)["deals"]) for text in texts)
    assert status == 0
    assert lines[0].startswith("2 matches") and lines[1].startswith(f"{packs} sealed packs")
    assert [line.split()[0] for line in lines[2:]] == [
        "Settebello", "Sevens", "Coins", "Settebello", "Coins", "Primiera", "Sweeps",
    ]  # fmt: skip


def test_a_record_with_a_fault_has_no_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    fields = json.loads(dumps(record()))
    fields["deals"][0]["fair"]["nonce"] = "0" * 64
    file.write_text(json.dumps(fields), "utf-8")
    status, lines = verified(capsys, file)
    assert status == 1 and len(lines) == 1 and lines[0].startswith(f"{file}:")


def test_packs_that_were_not_sealed_have_no_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    fields = json.loads(dumps(record()))
    for deal in fields["deals"]:
        del deal["fair"]
    file.write_text(json.dumps(fields), "utf-8")
    assert verified(capsys, file) == (0, ["One match, and every play, point and seal of it is right."])
