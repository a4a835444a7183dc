"""Commands are declared and loaded when they are asked for: a start loads no other one."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections import Counter

import pytest

from cfanp_gui.cli import command_parser
from cfanp_gui.cli.subcommands import CommandParser
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


def loaded(*arguments: str, line: str = "", locale: str = "C") -> set[str]:
    """Return the modules that a start has loaded, ours and those of packages."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, *arguments],
        cwd=ROOT, input=line, capture_output=True, text=True, check=False, timeout=300,
        env={**os.environ, "LC_ALL": locale},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


def rooms(names: set[str]) -> set[str]:
    """Return the rooms that modules of ours are in."""
    return {name.split(".")[1] for name in names if name.startswith("cfanp_gui.")}


def commands(names: set[str]) -> set[str]:
    """Return the modules of commands that are loaded."""
    return {name for name in COMMANDS if f"cfanp_gui.cli.{name}" in names}


@pytest.mark.parametrize("locale", ["C", "de_DE.UTF-8"])
def test_help_loads_no_rules_and_reads_no_language(locale: str) -> None:
    names = loaded("--help", locale=locale)
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


def every_parser() -> list[CommandParser]:
    """Return the parsers of all commands, declared."""
    found: list[CommandParser] = []
    waiting = [command_parser()]
    for parser in waiting:
        parser.declare()
        found.append(parser)
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                waiting += action.choices.values()
    return found


def twice(texts: list[str | None], words: int) -> set[tuple[str, ...]]:
    """Return the runs of so many words that stand twice in some texts."""
    said: Counter[tuple[str, ...]] = Counter()
    for text in texts:
        found = re.findall(r"\w+", text or "")
        said.update(tuple(found[at : at + words]) for at in range(len(found) - words + 1))
    return {run for run, count in said.items() if count > 1}


@pytest.mark.parametrize("parser", every_parser(), ids=lambda parser: parser.prog)
def test_the_help_says_each_sentence_once(parser: CommandParser) -> None:
    helps = [action.help for action in parser._actions]
    assert not twice([parser.description, parser.epilog, *helps], words=7)
    assert not any(twice([text], words=4) for text in helps)


@pytest.mark.parametrize("parser", every_parser(), ids=lambda parser: parser.prog)
def test_the_help_tells_every_argument_and_every_exit_status(parser: CommandParser) -> None:
    text = " ".join(parser.format_help().split())
    assert parser.description
    for action in parser._actions:
        assert action.help or isinstance(action, argparse._SubParsersAction), action.dest
    if " WHAT " not in text:  # which only leads to commands
        assert "exit status: 0 all went well 1 " in text
