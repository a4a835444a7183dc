"""Commands are declared and loaded when they are asked for: a start loads no other one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import ROOT
from tests.cli.asking import START

CODE = """
import sys
from cfanp_gui.cli import main

try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
"""`cfanp`, but that it tells at the end which modules it has loaded."""
COMMANDS = {"answering", "annotation", "conversion", "file_commands", "mining", "perft", "puzzling",
            "runs", "selfplay", "surveying"}  # fmt: skip
"""The modules that declare commands and run them."""


def loaded(*arguments: str, line: str = "") -> set[str]:
    """Return the modules that a start has loaded, ours and those of packages."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, *arguments],
        cwd=ROOT, input=line, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def rooms(names: set[str]) -> set[str]:
    """Return the rooms that modules of ours are in."""
    return {name.split(".")[1] for name in names if name.startswith("cfanp_gui.")}


def commands(names: set[str]) -> set[str]:
    """Return the modules of commands that are loaded."""
    return {name for name in COMMANDS if f"cfanp_gui.cli.{name}" in names}


def test_help_loads_no_rules() -> None:
    names = loaded("--help")
    assert rooms(names) == {"assets", "cli", "core"}
    assert not commands(names)
    assert not {"chess", "logging.handlers", "pyexpat"} & names


def test_the_version_loads_neither_commands_nor_the_kernel() -> None:
    names = loaded("--version")
    assert not commands(names)
    assert rooms(names) <= {"assets", "cli", "core", "games", "record"}
    assert not {name for name in names if name.startswith("cfanp_gui.games.cfanp.kernel")}


@pytest.mark.parametrize(
    ("arguments", "own"),
    [
        ("moves", {"answering"}),
        ("perft --armies 2 --depth 1", {"perft"}),
        ("bases", set()),
        ("validate --help", {"file_commands"}),
        ("convert --help", {"file_commands"}),
        ("annotate --help", {"file_commands"}),
        ("selfplay --help", {"runs", "selfplay"}),
        ("puzzles --help", {"puzzling", "runs"}),
    ],
)
def test_a_command_loads_no_other_one(arguments: str, own: set[str]) -> None:
    assert commands(loaded(*arguments.split())) == own


def test_an_answer_loads_one_game_and_nothing_of_files_or_bots() -> None:
    names = loaded("moves", line=START[3])
    assert rooms(names) == {"assets", "cli", "core", "games", "record", "session"}
    assert (
        not {
            "cfanp_gui.games.cfanp.kernel",
            "cfanp_gui.games.ring",
            "cfanp_gui.games.strategichess",
            "cfanp_gui.record.cpgn",
            "cfanp_gui.record.picture",
            "cfanp_gui.session.formats",
            "chess.pgn",
            "chess.svg",
        }
        & names
    )
