"""Tests lie as the program does: ``cfanp_gui/a/b.py`` is tested by ``tests/a/test_b.py``.

``python -m tests.test_layout`` prints the modules without a test of their name.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path, PurePosixPath

from tests import ROOT

PACKAGE = ROOT / "cfanp_gui"
ELSEWHERE = {
    "__main__.py": "window/test_app.py",
    "assets.py": "test_assets.py",
    "cli/__init__.py": "cli/test_cli.py",
    # What the commands read and answer, whole.
    "games/armies/lines.py": "cli/test_half_boards.py",
    "games/armies/hands_start.py": "games/armies/test_hands.py",
    # What every game says unless it says better, as the games say it.
    "core/wording.py": "games/armies/test_wording.py",
    # What two notations say of a move.
    "games/armies/both_squares.py": "games/pairs/checkers/test_notation.py",
    # What is wrong with a position, tested where one is set up.
    "games/armies/checks.py": "games/armies/test_builder.py",
    # Whatever it tells can be taken back.
    "games/armies/transitions.py": "conformance/test_transitions.py",
    # A game from a file, from its section to its moves, as the file's games are read and played.
    **{
        f"games/pairs/described/{name}.py": f"games/pairs/described/test_{test}.py"
        for test, names in {
            "library": ("description", "frame", "keys", "values"),
            "rules": (
                "base",
                "board",
                "game",
                "movers",
                "moves",
                "rights",
                "special_moves",
                "tables",
            ),
        }.items()
        for name in names
    },
    # An index of games is tested by what it tells of files.
    "library/headings.py": "library/test_game_index.py",
    "library/index_rows.py": "library/test_game_index.py",
    "library/indexing.py": "library/test_game_index.py",
    "library/playing_through.py": "library/test_game_index.py",
    # One format, read and written.
    "record/cpgn_reader.py": "record/test_cpgn.py",
    # What pictures of positions are drawn of, as they show it.
    "record/picture_boards.py": "record/test_picture.py",
    # What the mouse and keys do to the camera.
    "table/camera_view.py": "table/test_view.py",
    # Parts of what is drawn, by what is made of them.
    "table/layers/surface.py": "table/layers/test_board_items.py",
    "window/selftest_player.py": "window/test_selftest.py",
    # What the desktop is asked for.
    "window/services/desktop_portal.py": "window/services/test_reduced_motion.py",
}
"""Tests that do not bear the name of their module, as they would be found in no better place."""


TOGETHER = {
    "games/ring": "golden/played/ring.txt",
    "games/strategichess": "golden/played/strategichess.txt",
}
"""Rooms whose modules are tested together, by the golden tables of their game before all."""


def runs_nothing(path: Path) -> bool:
    """Return whether a module has no function with anything in it, so nothing to test.

    Such are re-exports, values, and what is only declared: protocols, abstract methods, fields.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return not any(
        isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_bare(node)
        for node in ast.walk(tree)
    )


def is_bare(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether the body of a function is a docstring or dots and nothing else."""
    return all(
        isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
        for line in function.body
    )


def place_of_test(module: PurePosixPath) -> PurePosixPath:
    """Return where the tests of a module belong; those of a package's own code lie in it.

    Both paths are relative, to the package and to the folder of tests: those of
    ``games/ring/__init__.py`` are ``games/ring/test_ring.py``.
    """
    if str(module) in ELSEWHERE:
        return PurePosixPath(ELSEWHERE[str(module)])
    if str(module.parent) in TOGETHER:
        return PurePosixPath(TOGETHER[str(module.parent)])
    name = module.parent.name if module.name == "__init__.py" else module.stem
    return module.with_name(f"test_{name}.py")


def without_a_test() -> list[str]:
    """Return the modules without a test of their name; those that run nothing need none."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        module = PurePosixPath(path.relative_to(PACKAGE).as_posix())
        if runs_nothing(path):
            continue
        if not (ROOT / "tests" / place_of_test(module)).is_file():
            found.append(str(module))
    return found


def test_what_is_tested_elsewhere_is_there() -> None:
    for module, test in ELSEWHERE.items():
        assert (PACKAGE / module).is_file()
        assert (ROOT / "tests" / test).is_file()


def test_every_module_has_a_test_of_its_name() -> None:
    assert without_a_test() == []


def test_no_two_modules_outside_game_rooms_have_one_name() -> None:
    names = Counter(
        path.name
        for path in PACKAGE.rglob("[!_]*.py")
        if not path.is_relative_to(PACKAGE / "games")
    )
    assert [name for name, count in names.items() if count > 1] == []


if __name__ == "__main__":
    print(*without_a_test(), sep="\n")
