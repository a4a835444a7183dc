"""Circles of imports inside the program: ``python -m tests.judges.cycles``.

Every import counts, wherever it stands: at the top, put off into a function, or only for the type
checker (``if TYPE_CHECKING``). Modules that name each other in circles can be read, tested and
changed only together. Prints a circle with the lines of its imports; the exit status is 1 if there
is any.
"""

import ast
import sys
from collections import deque
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

import cfanp_gui

PACKAGE = Path(cfanp_gui.__file__).parent

Imports = dict[str, dict[str, int]]
"""The modules that each module imports, with the line of the first such import."""


def module_names(package: Path) -> dict[str, Path]:
    """Return the file of every module below a package, by its full name."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield all statements of a module; there are far fewer of them than of expressions."""
    waiting = deque([tree])
    while waiting:
        node = waiting.popleft()
        yield node
        for inner in ("body", "handlers", "cases", "orelse", "finalbody"):
            waiting.extend(getattr(node, inner, ()))


def imported(
    tree: ast.AST, module: str, package: bool, known: Mapping[str, object]
) -> Iterator[tuple[str, int]]:
    """Yield the known modules that a module imports, and the line.

    ``from a import b`` imports the module ``a.b`` if there is one, else ``a``. That importing
    ``a.b`` runs ``a/__init__.py`` first is not counted: it would make every package with a
    re-exporting ``__init__`` one circle.
    """
    for node in statements(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    if alias.name in known:
                        yield alias.name, node.lineno
            case ast.ImportFrom(module=base, names=names, level=level):
                if level:
                    # Relative: one dot is the package itself, each further one its parent.
                    above = module.split(".")
                    above = above[: len(above) - level + package]
                    base = ".".join([*above, *([base] if base else [])])
                for alias in names:
                    full = f"{base}.{alias.name}"
                    if full in known:
                        yield full, node.lineno
                    elif base in known:
                        yield str(base), node.lineno


def imports(files: Mapping[str, Path]) -> Imports:
    """Return the imports between some modules, each with its line."""
    found: Imports = {}
    for name, path in files.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[name] = {}
        for target, line in imported(tree, name, path.name == "__init__.py", files):
            if target != name:
                found[name].setdefault(target, line)
    return found


def circle(graph: Imports) -> list[str]:
    """Return the imports of a circle of modules, one a line; none where there is no circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        path = error.args[1][::-1]  # each is imported by the one before
        return [f"{one}:{graph[one][other]} imports {other}" for one, other in pairwise(path)]
    return []


def main() -> int:
    """Print a circle of today; return 1 if there is one."""
    found = circle(imports(module_names(PACKAGE)))
    print("\n".join(found) or "no circle of imports")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
