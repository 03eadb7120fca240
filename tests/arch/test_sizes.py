"""Everything fits on a screen: files of at most 300 lines, functions of at most 40."""

import ast

from tests.arch.tree import report, sources

LONGEST_FILE = 300
LONGEST_FUNCTION = 40
DATA_TABLES: set[str] = set()


def test_files_are_short() -> None:
    faults = [
        f"{source.path}: {lines} lines"
        for source in sources()
        if (lines := source.text.count("\n")) > LONGEST_FILE and source.path not in DATA_TABLES
    ]
    assert not faults, report(faults)


def test_functions_are_short() -> None:
    faults = []
    for source in sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.FunctionDef) and node.end_lineno:
                lines = node.end_lineno - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    faults.append(source.at(node, f"{node.name} has {lines} lines"))
    assert not faults, report(faults)


def test_listed_data_tables_exist() -> None:
    assert {source.path for source in sources()} >= DATA_TABLES
