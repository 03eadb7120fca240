"""The worked examples, and the command that runs files of them."""

import json
from pathlib import Path

import pytest

from tests.cases import Case, fault, main

FILE = Path(__file__).parents[1] / "data" / "cases.json"
CASES: list[Case] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_worked_example(case: Case) -> None:
    assert fault(case) is None


def test_the_command_counts_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = [{**case, "expected": dict.fromkeys(case["expected"]) | {"scopa": None}} for case in CASES]
    (tmp_path / "mixed.json").write_text(json.dumps([*CASES, *wrong, {"id": "torn", "kind": "captures"}]), "utf-8")
    assert main([str(FILE)]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed\n"
    assert main([str(tmp_path / "mixed.json")]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(CASES)} passed, {len(CASES) + 1} failed"


@pytest.mark.parametrize("arguments", [[], ["nowhere.json"], [__file__], [str(FILE.with_name("presets.json"))]])
def test_the_command_refuses_what_is_no_file_of_cases(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
