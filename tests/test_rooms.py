"""The rooms of the house and who may enter which."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from pathlib import Path

from importlinter.cli import lint_imports

import cfanp_gui

ROOT = Path(cfanp_gui.__file__).parents[1]
BELOW_THE_TABLE = ("core", "record", "games", "session", "cli", "assets")
BLOCKED = """
import importlib, sys
sys.modules["PySide6"] = None
sys.modules["shiboken6"] = None
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_nothing_below_the_table_needs_qt() -> None:
    names = [
        module.name
        for module in pkgutil.walk_packages(cfanp_gui.__path__, "cfanp_gui.", onerror=print)
        if module.name.split(".")[1] in BELOW_THE_TABLE
    ]
    assert len(names) > 15
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_import_contracts() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0
