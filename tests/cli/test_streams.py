"""Standard input and output, pipes, and files whose names do not say what they hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui import cli

GAME = b"1. e4 e5 2. Nf3 *\n"
FEN = b"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "cfanp_gui.cli", *arguments],
        input=given, capture_output=True, timeout=120, check=False,
    )  # fmt: skip


def test_games_go_through_a_pipe() -> None:
    done = run("convert", "-", "-", "--from", "pgn", "--format", "fen", given=GAME)
    assert (done.returncode, done.stdout, done.stderr) == (0, FEN, b"")


@pytest.mark.skipif(not os.path.exists("/dev/stdin"), reason="Unix has such names")
def test_devices_are_standard_input_and_output() -> None:
    ways = ("/dev/stdin", "/dev/stdout", "--from", ".pgn", "--format", ".FEN")
    done = run("convert", *ways, given=GAME)
    assert (done.returncode, done.stdout, done.stderr) == (0, FEN, b"")


@pytest.mark.parametrize(
    ("arguments", "name", "option"),
    [(("-", "x.fen"), "-", "--from"), (("-", "-", "--from", "pgn"), "-", "--format")],
)
def test_a_stream_says_nothing_of_its_kind(
    tmp_path: Path, arguments: tuple[str, ...], name: str, option: str
) -> None:
    places = [str(tmp_path / one) if one == "x.fen" else one for one in arguments]
    done = run("convert", *places, given=GAME)
    assert done.returncode == 1
    said = done.stderr.decode()
    assert said == (
        f"cfanp convert: {name}: nothing says what kind of file it is "
        f"(say it with {option}, such as {option} cpgn)\n"
    )
    assert not (tmp_path / "x.fen").exists()


def test_a_name_may_say_nothing_or_something_else(tmp_path: Path) -> None:
    source, target = tmp_path / "game.txt", tmp_path / "end"
    source.write_bytes(GAME)
    asked = ["convert", str(source), str(target), "--from", "pgn", "--format", "fen"]
    assert cli.main(asked) == 0
    assert target.read_bytes() == FEN
    assert sorted(one.name for one in tmp_path.iterdir()) == ["end", "game.txt"]


def test_what_cannot_be_written_leaves_a_file_as_it_was(tmp_path: Path) -> None:
    source, target = tmp_path / "game.pgn", tmp_path / "end"
    source.write_bytes(GAME)
    target.write_text("old")
    asked = ["convert", str(source), str(target), "--format", "fen", "--ply", "9", "--force"]
    assert cli.main(asked) == 1
    assert target.read_text() == "old"


def test_standard_input_is_validated() -> None:
    done = run("validate", "-", "--format", "pgn", given=GAME)
    assert (done.returncode, done.stdout) == (
        0,
        b"-: ok, 1 game\n".replace(b"\n", os.linesep.encode()),
    )
    wrong = run("validate", "-", "--format", "pgn", given=b"1. e5 *")
    assert wrong.returncode == 1
    assert wrong.stdout.startswith(b"-: game 1, line 1, column 4: ")


def test_a_picture_goes_to_standard_output() -> None:
    done = run("convert", "-", "-", "--from", "pgn", "--format", "svg", given=GAME)
    assert done.returncode == 0
    assert done.stdout.startswith(b"<svg")
