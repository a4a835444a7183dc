"""Circles of imports inside the program: ``python -m tests.judges.cycles``.

Every import counts, wherever it stands: at the top, put off into a function, or only for the type
checker (``if TYPE_CHECKING``). Modules that name each other in circles can be read, tested and
changed only together. Prints each group of modules that reach one another, with a shortest circle
through its first module and the lines of its imports; the exit status is 1 if there is any.
"""

from __future__ import annotations

import ast
import sys
from collections import deque
from collections.abc import Iterator, Mapping
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


def imported(
    tree: ast.AST, module: str, package: bool, known: Mapping[str, object]
) -> Iterator[tuple[str, int]]:
    """Yield the known modules that a module imports, and the line.

    ``from a import b`` imports the module ``a.b`` if there is one, else ``a``. That importing
    ``a.b`` runs ``a/__init__.py`` first is not counted: it would make every package with a
    re-exporting ``__init__`` one circle.
    """
    for node in ast.walk(tree):
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
    """Return who imports whom among some modules."""
    found: Imports = {}
    for name, path in files.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[name] = {}
        for target, line in imported(tree, name, path.name == "__init__.py", files):
            if target != name:
                found[name].setdefault(target, line)
    return found


def cycles(graph: Mapping[str, Mapping[str, object]]) -> list[list[str]]:
    """Return every group of modules that reach one another (Tarjan's algorithm), sorted."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found = []
    for root in graph:
        if root in number:
            continue
        # Recursion by hand: (module, the imports of it that are still to be visited).
        work: list[tuple[str, Iterator[str]]] = [(root, iter(graph[root]))]
        number[root] = lowest[root] = len(number)
        stack.append(root)
        while work:
            module, rest = work[-1]
            for target in rest:
                if target not in number:
                    number[target] = lowest[target] = len(number)
                    stack.append(target)
                    work.append((target, iter(graph[target])))
                    break
                if target in stack:
                    lowest[module] = min(lowest[module], number[target])
            else:
                work.pop()
                if work:
                    above = work[-1][0]
                    lowest[above] = min(lowest[above], lowest[module])
                if lowest[module] == number[module]:
                    at = stack.index(module)
                    group, stack[at:] = stack[at:], []
                    if len(group) > 1:
                        found.append(sorted(group))
    return sorted(found)


def circle(graph: Mapping[str, Mapping[str, object]], group: list[str]) -> list[str]:
    """Return a shortest circle through the first module of a group; it ends where it begins."""
    start = group[0]
    before: dict[str, str] = {}
    waiting = deque([start])
    while waiting:
        module = waiting.popleft()
        for target in graph[module]:
            if target == start:
                path = [start, module]
                while path[-1] != start:
                    path.append(before[path[-1]])
                return path[::-1]
            if target in group and target not in before:
                before[target] = module
                waiting.append(target)
    raise AssertionError(f"{group} is no group of modules that reach one another")


def report(graph: Imports) -> list[str]:
    """Return a paragraph for each group of modules that import each other in circles."""
    found = []
    for group in cycles(graph):
        path = circle(graph, group)
        lines = [
            f"  {module}:{graph[module][target]} imports {target}"
            for module, target in pairwise(path)
        ]
        found.append("\n".join([f"{len(group)} modules: {', '.join(group)}", *lines]))
    return found


def main() -> int:
    """Print the circles of today; return 1 if there is one."""
    found = report(imports(module_names(PACKAGE)))
    for paragraph in found:
        print(paragraph)
    print(f"{len(found)} circles of imports")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
