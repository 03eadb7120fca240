"""The project's files and the syntax trees of its programs, read once."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOWER_ROOMS = ("engine", "ai", "match", "ui")
IGNORED = {"__pycache__", "build", "dist"}


@dataclass(frozen=True)
class Import:
    """One imported module and the line it stands on."""

    module: str
    line: int


@dataclass(frozen=True)
class Source:
    """One program file; ``path`` is relative to the project's top, ``module`` its dotted name."""

    path: str
    module: str
    text: str
    tree: ast.Module

    @property
    def room(self) -> str:
        """``engine`` for game/engine/..., else the first part of the path."""
        parts = self.path.split("/")
        return parts[1] if parts[0] == "game" and len(parts) > 2 else parts[0]

    def at(self, node: ast.AST, what: str) -> str:
        """A line of a report: where, and what is wrong."""
        return f"{self.path}:{getattr(node, 'lineno', 0)}: {what}"

    def imports(self) -> Iterator[Import]:
        """Every import, also those inside functions; ``from a import b`` names a.b where that is a module."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (Import(alias.name, node.lineno) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = ".".join(self.module.split(".")[: -node.level]) if node.level else ""
                parent = ".".join(filter(None, (base, node.module)))
                for alias in node.names:
                    child = f"{parent}.{alias.name}"
                    yield Import(child if child in module_names() else parent, node.lineno)


def _ignored(path: Path) -> bool:
    return any(part in IGNORED or part.startswith(".") for part in path.relative_to(ROOT).parts)


@cache
def files() -> tuple[Path, ...]:
    """Every file of the project outside folders that programs make."""
    return tuple(sorted(path for path in ROOT.rglob("*") if path.is_file() and not _ignored(path)))


@cache
def module_names() -> dict[str, Path]:
    """The Python files by dotted module name."""
    found = {}
    for path in files():
        if path.suffix == ".py":
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def sources() -> tuple[Source, ...]:
    """Every Python file of the project, parsed."""
    result = []
    for module, path in module_names().items():
        text = path.read_text("utf-8")
        result.append(Source(path.relative_to(ROOT).as_posix(), module, text, ast.parse(text)))
    return tuple(result)


def below_the_shell() -> tuple[Source, ...]:
    """The rooms that may not know about files, clocks, chance or pixels."""
    return tuple(source for source in sources() if source.path.startswith("game/") and source.room in LOWER_ROOMS)


def report(faults: list[str]) -> str:
    """All faults at once, one a line."""
    return "\n" + "\n".join(faults)
