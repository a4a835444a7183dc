"""`cfanp` on the command line: called, counting, piped and interrupted, with nothing of Qt."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from cfanp_gui import __version__, cli
from cfanp_gui.games.cfanp.compiled_kernel import compiled_kernel
from cfanp_gui.games.registry import find_game
from tests import ROOT
from tests.cli.asking import START
from tests.games.cfanp.kernels import FOLDER
from tests.systems import TIMEOUT, own_terminal, press, started

COMMAND = [sys.executable, "-m", "cfanp_gui.cli"]


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (["--armies", "2", "--depth", "3"], 8902),
        (["--armies", "3", "--depth", "2"], 1600),
        (["--armies", "5", "--depth", "0"], 1),
        (["--cfen", START[8], "--depth", "1"], 140),
    ],
)
def test_perft(arguments: list[str], count: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", *arguments]) == 0
    assert capsys.readouterr().out == f"{count}\n"


def test_perft_divided(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", "--armies", "3", "--depth", "2", "--divide"]) == 0
    *lines, total = capsys.readouterr().out.splitlines()
    assert total == "1600"
    assert len(lines) == 40
    assert lines[0] == "AB:a2a3: 40"
    assert lines == sorted(lines)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--armies", "1", "--depth", "1"], "the number of players is 1 (expected 2 to 26)"),
        (["--armies", "2", "--depth", "-1"], "the depth is -1 (expected at least 0)"),
        (["--armies", "2", "--depth", "0", "--divide"], "the depth is 0 (expected at least 1)"),
        (["--cfen", "x", "--depth", "1"], "the line: the number of fields is 1"),
    ],
)
def test_the_errors_of_bad_arguments(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["perft", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert f"cfanp perft: {says}" in output.err


@pytest.mark.parametrize(
    "arguments",
    [[], ["nix"], ["perft", "--depth", "1"], ["perft", "--armies", "2"],
     ["perft", "--armies", "2", "--cfen", "x", "--depth", "1"]],
)  # fmt: skip
def test_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(arguments)
    assert caught.value.code == 2
    assert "usage: cfanp" in capsys.readouterr().err


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--version"], ["--help"], ["play", "--help"], ["moves", "--help"]):
        with pytest.raises(SystemExit) as caught:
            cli.main(arguments)
        assert caught.value.code == 0
        text = capsys.readouterr().out
        # Whatever the encoding of the terminal, help can be shown.
        assert text.isascii()
        how = "compiled" if compiled_kernel(str(FOLDER)) else "interpreted"
        assert arguments != ["--version"] or text == f"cfanp {__version__} ({how})\n"
        assert "moves" not in arguments or "Empty lines are skipped" in text


def test_each_line_is_answered_as_soon_as_it_is_read() -> None:
    with started(*COMMAND, "moves") as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for players in (3, 2):
            program.stdin.write(START[players].encode() + b"\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["cfen"] == START[players]
        program.stdin.close()
        assert program.wait(TIMEOUT) == 0


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no device is full")
@pytest.mark.parametrize(
    "arguments",
    [
        "perft --armies 2 --depth 1",
        "perft --armies 2 --depth 1 --divide",
        "validate README.md",
        "moves",
        "selfplay --bots random --armies 2 --games 1 --actions 1 --workers 1 --quiet",
        "--help",
    ],
)
def test_a_full_disk(arguments: str) -> None:
    """It is said in a sentence that what is told has not been written."""
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cfanp_gui.cli", *arguments.split()],
            cwd=ROOT, stdout=full, stderr=subprocess.PIPE, input="nonsense\n", text=True,
            check=False, env={**os.environ, "PYTHONUNBUFFERED": ""}, timeout=300,
        )  # fmt: skip
    assert done.stderr == "cfanp: standard output cannot be written: the disk is full\n"
    assert done.returncode == 1


def test_no_help_says_a_thing_twice(capsys: pytest.CaptureFixture[str]) -> None:
    """Of an option within itself, and nothing as long as a sentence in all of a command's."""
    commands = ("selfplay", "puzzles mine", "puzzles solve", "annotate", "convert", "validate")
    for command in commands:
        with pytest.raises(SystemExit):
            cli.main([*command.split(), "--help"])
        _, *parts = re.split(r"\n  (?=-|[a-z])|\n\n", capsys.readouterr().out)
        options = [part for part in parts if part.startswith("-")]
        for length, texts in ((4, options), (12, [" ".join(parts)])):
            for text in texts:
                words = text.split()
                runs = Counter(tuple(words[at : at + length]) for at in range(len(words) - length))
                assert not [run for run, times in runs.items() if times > 1], (command, text)


def test_help_that_nobody_reads() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "cfanp_gui.cli", "--help"],
            cwd=ROOT, stdout=closed, stderr=subprocess.PIPE, text=True, check=False,
            env={**os.environ, "PYTHONUNBUFFERED": ""}, timeout=300,
        )  # fmt: skip
    assert done.stderr == ""
    assert done.returncode == 141


def test_a_reader_that_goes_away_is_no_fault() -> None:
    perft = ("perft", "--armies", "8", "--depth", "2", "--divide")
    with started(*COMMAND, *perft, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(TIMEOUT) == 141


def test_any_name_of_a_file_is_told(tmp_path: Path) -> None:
    """Also where what is written has an encoding that does not know it, as pipes on Windows."""
    done = subprocess.run(
        [*COMMAND, "validate", "名.cpgn"], cwd=tmp_path, capture_output=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "cp1252"},
        timeout=TIMEOUT,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.startswith(b"\\u540d.cpgn: ")


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


def test_interruptions_within_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(type(find_game("cfanp")), "divide", stop)
    assert cli.main(["perft", "--armies", "2", "--depth", "9"]) == 130
    assert capsys.readouterr().err == ""


def test_qt_is_not_imported() -> None:
    code = (
        "import sys; from cfanp_gui.cli import main; main(['perft', '--armies=2', '--depth=1']); "
        "sys.exit(any('PySide6' in name for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, timeout=300
    )
    assert done.returncode == 0
