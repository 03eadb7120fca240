"""Imports go downwards only, and the world outside is touched in the shell alone."""

import ast
import re
import sys

from tests.arch.tree import LOWER_ROOMS, Source, below_the_shell, report, sources

ORDER = {room: level for level, room in enumerate((*LOWER_ROOMS, "shell"))}
WORLD = {
    "asyncio", "ctypes", "glob", "multiprocessing", "os", "pathlib", "secrets", "select", "shutil", "signal",
    "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
WORLDLY_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}
WORLDLY_METHODS = {
    "now", "utcnow", "today", "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "unlink", "touch",
}  # fmt: skip
CHECKS = {"check", "measure", "sheet", "eyesight"}
ACCEPTED_METHODS = {("clock", "now"), ("ports", "today")}


def _level(module: str) -> int | None:
    parts = module.split(".")
    return ORDER.get(parts[1]) if parts[0] == "game" and len(parts) > 1 else None


def test_imports_go_downwards() -> None:
    faults = []
    for source in sources():
        own = _level(source.module)
        for wanted in source.imports():
            other = _level(wanted.module)
            if own is not None and other is not None and other > own:
                faults.append(f"{source.path}:{wanted.line}: {wanted.module} lies above {source.room}")
    assert not faults, report(faults)


def test_rooms_below_the_shell_need_nothing_but_python() -> None:
    faults = [
        f"{source.path}:{wanted.line}: {wanted.module}"
        for source in below_the_shell()
        for wanted in source.imports()
        if wanted.module.split(".")[0] not in sys.stdlib_module_names | {"game"}
    ]
    assert not faults, report(faults)


def test_pygame_is_known_to_the_shell_alone() -> None:
    faults = [
        f"{source.path}:{wanted.line}: {wanted.module}"
        for source in sources()
        if source.room in {"game", *LOWER_ROOMS}
        for wanted in source.imports()
        if wanted.module.split(".")[0] in {"pygame", "platformdirs"}
    ]
    assert not faults, report(faults)


def test_the_words_of_the_screen_know_none_of_its_rooms() -> None:
    """What lies at the top of game/ui is used in every room of it, and uses none."""
    words = {source.module for source in sources() if re.fullmatch(r"game/ui/\w+\.py", source.path)}
    faults = [
        f"{source.path}:{wanted.line}: {wanted.module}"
        for source in sources()
        if source.module in words
        for wanted in source.imports()
        if wanted.module.startswith("game.ui") and wanted.module not in words
    ]
    assert not faults, report(faults)


def test_no_screen_knows_the_house_it_stands_in() -> None:
    inside = ("game/ui/house/", "game/ui/showcase/", "game/shell/", "tests/")
    faults = [
        f"{source.path}:{wanted.line}: {wanted.module}"
        for source in sources()
        if not source.path.startswith(inside)
        for wanted in source.imports()
        if wanted.module.startswith("game.ui.house")
    ]
    assert not faults, report(faults)


def test_drawings_and_sounds_stand_alone() -> None:
    faults = []
    for source in sources():
        if source.room in {"sprites", "sounds"}:
            allowed = sys.stdlib_module_names | {source.room}
            if source.module.split(".")[-1] in CHECKS:
                allowed |= {"pygame"}
            faults += [
                f"{source.path}:{wanted.line}: {wanted.module}"
                for wanted in source.imports()
                if wanted.module.split(".")[0] not in allowed
            ]
    assert not faults, report(faults)


def test_the_game_never_imports_its_tests() -> None:
    faults = [
        f"{source.path}:{wanted.line}: {wanted.module}"
        for source in sources()
        if not source.path.startswith("tests/")
        for wanted in source.imports()
        if wanted.module.split(".")[0] in {"tests", "pytest", "hypothesis", "babel"}
    ]
    assert not faults, report(faults)


def test_no_import_cycle() -> None:
    graph = {source.module: {wanted.module for wanted in source.imports()} for source in sources()}
    done: set[str] = set()
    trail: list[str] = []

    def visit(module: str) -> list[str] | None:
        if module in trail:
            return [*trail[trail.index(module) :], module]
        if module in done or module not in graph:
            return None
        trail.append(module)
        found = next((cycle for child in sorted(graph[module]) if (cycle := visit(child))), None)
        trail.pop()
        done.add(module)
        return found

    cycles = [" -> ".join(cycle) for module in sorted(graph) if (cycle := visit(module))]
    assert not cycles, report(cycles)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr.lstrip("_")
    return node.id if isinstance(node, ast.Name) else ""


def _touches_the_world(source: Source, node: ast.AST) -> str | None:
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Name) and called.id in WORLDLY_CALLS:
            return f"{called.id}()"
        if isinstance(called, ast.Attribute) and called.attr in WORLDLY_METHODS:
            owner = _name(called.value)
            return None if (owner, called.attr) in ACCEPTED_METHODS else f"{owner}.{called.attr}()"
        if _name(called) == "Random" and not node.args:
            return "a random source without a seed"
    if isinstance(node, ast.Attribute) and _name(node.value) == "random" and node.attr != "Random":
        return f"random.{node.attr} of the whole process" if _imports_random(source) else None
    if isinstance(node, ast.ImportFrom) and node.module == "random":
        names = [alias.name for alias in node.names if alias.name != "Random"]
        return f"random.{names[0]}" if names else None
    return None


def _imports_random(source: Source) -> bool:
    return any(wanted.module == "random" for wanted in source.imports())


def test_below_the_shell_there_is_no_clock_chance_file_or_process() -> None:
    faults = []
    for source in below_the_shell():
        faults += [
            f"{source.path}:{wanted.line}: import of {wanted.module}"
            for wanted in source.imports()
            if wanted.module.split(".")[0] in WORLD
        ]
        for node in ast.walk(source.tree):
            if what := _touches_the_world(source, node):
                faults.append(source.at(node, what))
    assert not faults, report(faults)
