"""`cfanp` as a program: piped, interrupted, on a full disk, and loading what it needs alone."""

import io
import json
import os
import re
import subprocess
import sys
from collections import Counter
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from cfanp_gui import __version__, cli
from cfanp_gui.bots.annotating import NODES
from cfanp_gui.cli import output
from cfanp_gui.games.registry import GAMES
from cfanp_gui.kernel.compiled_kernel import compiled_kernel
from tests import ROOT
from tests.cli.answers import run
from tests.kernel.kernels import FOLDER
from tests.systems import TIMEOUT, own_terminal, press, started

COMMAND = [sys.executable, "-m", "cfanp_gui.cli"]
START = '{"system": "cfanp", "players": 3}\n'
GAME = b"1. e4 e5 2. Nf3 *\n"
FEN = b"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"
slow = pytest.mark.slow


def called(*arguments: str, **how: object) -> subprocess.CompletedProcess[bytes]:
    """Return a completed run of the program, with its output."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "cwd": ROOT, **how}
    return subprocess.run([*COMMAND, *arguments], timeout=TIMEOUT, check=False, **how)  # type: ignore[call-overload,no-any-return]


def test_each_line_is_answered_as_soon_as_it_is_read() -> None:
    with started(*COMMAND, "moves") as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(2):
            program.stdin.write(START.encode())
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["army"] == "a"
        program.stdin.close()
        assert program.wait(TIMEOUT) == 0


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no device is full")
@pytest.mark.parametrize(
    "arguments",
    [
        "perft --armies 2 --depth 1",
        *(
            pytest.param(one, marks=slow)
            for one in (
                "perft --armies 2 --depth 1 --divide",
                "validate README.md",
                "moves",
                "convert - - --from pgn --format fen",
                "selfplay --bots random --armies 2 --games 1 --actions 1 --workers 1 --quiet",
                "--help",
            )
        ),
    ],
)
def test_a_full_disk(arguments: str) -> None:
    """It is said in a sentence that what is told has not been written."""
    with open("/dev/full", "w") as full:
        environment = {**os.environ, "PYTHONUNBUFFERED": ""}
        done = called(*arguments.split(), stdout=full, input=GAME, env=environment)
    assert done.stderr == b"cfanp: standard output cannot be written: the disk is full\n"
    assert done.returncode == 1


def test_what_is_written_is_there_at_once_and_in_order() -> None:
    there = io.BytesIO()
    stream = io.BufferedWriter(there)  # type: ignore[arg-type]  # it is raw enough
    with redirect_stdout(io.TextIOWrapper(stream, encoding="utf-8")):
        print("printed", end=" ")
        for data, written in ((b"a", b"printed a"), (b"b", b"printed ab")):
            output.write_bytes(data)
            assert there.getvalue() == written
        output.write_line("c")
        assert there.getvalue().split() == [b"printed", b"abc"]
        print("d", end="")
        output.flush()
        assert there.getvalue().split() == [b"printed", b"abc", b"d"]


def test_a_reader_that_goes_away_is_no_fault() -> None:
    perft = ("perft", "--armies", "8", "--depth", "2", "--divide")
    with started(*COMMAND, *perft, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(TIMEOUT) == 141


@slow
def test_help_that_nobody_reads() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        done = called("--help", stdout=closed, env={**os.environ, "PYTHONUNBUFFERED": ""})
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize(
    ("source", "target", "kinds"),
    [
        ("/dev/stdin", "/dev/stdout", (".pgn", ".FEN")),
        pytest.param("-", "-", ("pgn", "fen"), marks=slow),
    ],
)
@pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="Unix has such names")
def test_games_go_through_a_pipe(source: str, target: str, kinds: tuple[str, str]) -> None:
    done = called("convert", source, target, "--from", kinds[0], "--format", kinds[1], input=GAME)
    assert (done.returncode, done.stdout, done.stderr) == (0, FEN, b"")


@slow
def test_any_name_of_a_file_is_told(tmp_path: Path) -> None:
    """Also where what is written has an encoding that does not know it, as pipes on Windows."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "cp1252"}
    done = called("validate", "名.cpgn", cwd=tmp_path, env=environment)
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.startswith(b"\\u540d.cpgn: ")


@pytest.mark.parametrize("command", [["perft", "--armies", "2", "--depth", "1"], ["--version"]])
def test_a_program_without_standard_output(command: list[str]) -> None:
    with redirect_stdout(None):
        try:
            assert cli.main(command) == 0
        except SystemExit as ended:
            assert ended.code == 0  # noqa: PT017 -- either is right


COUNTING = """
import sys
from cfanp_gui import cli
from cfanp_gui.games.armies import perft

def begin(*arguments):
    perft.perft = count
    print("counting", flush=True)
    return count(*arguments)

count, perft.perft = perft.perft, begin
sys.exit(cli.main())
"""
"""`cfanp`, but that it says when counting has begun."""


def test_a_long_count_can_be_interrupted() -> None:
    perft = ("perft", "--armies", "2", "--depth", "30", "--divide")
    with started(
        sys.executable, "-c", COUNTING, *perft, stderr=subprocess.PIPE, **own_terminal()
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline().split() == [b"counting"]
        press(program)
        output, errors = program.communicate(timeout=TIMEOUT)
        assert (program.returncode, output, errors) == (130, b"", b"")


# What is loaded

LOADED = """
import sys
from cfanp_gui.cli import main

try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
"""`cfanp`, but that it tells at the end which modules it has loaded."""
COMMANDS = {"conversion", "file_commands", "mining", "perft", "puzzling",
            "runs", "selfplay", "surveying"}  # fmt: skip
"""The modules that declare commands and run them."""
HELP = {"assets", "cli", "core"}
RULES = {*HELP, "games", "kernel", "record"}
ELSE = {*RULES, "session"}


@pytest.mark.parametrize(
    ("arguments", "own", "rooms"),
    [
        ("--help", set(), HELP),
        ("moves", set(), ELSE),
        *(
            pytest.param(*case, marks=slow)
            for case in (
                ("--version", set(), RULES),
                ("perft --armies 2 --depth 1", {"perft"}, None),
                ("bases", set(), None),
                ("validate --help", {"file_commands"}, None),
                ("convert --help", {"file_commands"}, None),
                ("annotate --help", {"file_commands"}, None),
                ("selfplay --help", {"runs", "selfplay"}, None),
                ("puzzles --help", {"puzzling", "runs"}, None),
            )
        ),
    ],
)
def test_a_command_loads_no_other_one(
    arguments: str, own: set[str], rooms: set[str] | None
) -> None:
    """No Qt, no search of the kernel, no other game than that of a line; no language."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments.split()],
        cwd=ROOT, input=START, capture_output=True, text=True, check=False, timeout=TIMEOUT,
        env={**os.environ, "LC_ALL": "de_DE.UTF-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    names = set(done.stderr.split())
    assert {name for name in COMMANDS if f"cfanp_gui.cli.{name}" in names} == own
    found = {name.split(".")[1] for name in names if name.startswith("cfanp_gui.")}
    assert rooms is None or found <= rooms
    assert not {"pyexpat", "PySide6", "shiboken6", "logging.handlers"} & names
    if rooms is HELP:
        assert "chess" not in names
    if arguments in ("moves", "--version"):
        assert not {
            "cfanp_gui.kernel.alpha_beta", "cfanp_gui.games.ring", "chess",
            "cfanp_gui.games.strategichess", "cfanp_gui.record.cpgn", "cfanp_gui.record.picture",
            "cfanp_gui.session.formats",
        } & names  # fmt: skip


# The help

EVERY = ("moves", "play", "insight", "perft", "selfplay", "weights", "puzzles mine",
         "puzzles check", "puzzles solve", "validate", "convert", "annotate", "bases")  # fmt: skip


def repeated(text: str, length: int) -> list[tuple[str, ...]]:
    """Return the runs of so many words that stand twice in a text."""
    words = text.split()
    said = Counter(tuple(words[at : at + length]) for at in range(len(words) - length + 1))
    return [run for run, count in said.items() if count > 1]


def test_the_help_names_all_there_is_and_says_a_thing_once() -> None:
    """It can be shown whatever the encoding of the terminal."""
    status, whole, _ = run("--help")
    assert status == 0
    listed = re.findall(r"^    (\w+) +\w", whole, re.MULTILINE)
    assert listed == list(dict.fromkeys(command.split()[0] for command in EVERY))
    for command in EVERY:
        status, text, _ = run(*command.split(), "--help")
        assert (status, text.isascii()) == (0, True)
        flat = " ".join(text.split())
        assert "exit status: 0 all went well 1 " in flat
        head, *parts = re.split(r"\n  (?=-|[a-z])|\n\n", text)
        options = [part for part in parts if part.startswith("-")]
        for option in options:
            assert re.search(r"(  |\n)\S", option), f"{command}: {option} has no words"
            assert not repeated(option, 4), command
            assert option.split()[0].rstrip(",") in head, command
        has_tables = command in ("moves", "play", "insight")  # a game each, much of it the same
        assert has_tables or not repeated(" ".join(parts), 12), command
        for game in GAMES if command in ("moves", "play", "perft") else ():
            assert (game.key if command == "perft" else game.name) in flat
            flags = [flag for one in game.lines.arguments() for flag in one.flags]
            assert command != "perft" or all(flag in text for flag in flags)
    assert "Empty lines are skipped" in run("moves", "--help")[1]
    assert f"(default {NODES})" in run("annotate", "--help")[1]
    how = "compiled" if compiled_kernel(str(FOLDER)) else "interpreted"
    assert run("--version") == (0, f"cfanp {__version__} ({how})\n", "")
    for wrong in ((), ("nix",), ("puzzles",)):
        status, out, err = run(*wrong)
        assert (status, out) == (2, "")
        assert err.startswith("usage: cfanp")
