"""`cfanp` on the command line: lines in, lines out, nothing of Qt."""

from __future__ import annotations

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cfanp_gui import __version__, cli
from cfanp_gui.cli.playing import MAX_LINE
from cfanp_gui.games.cfanp.actions import Move
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT
from tests.core.build import cfen
from tests.record.films import append
from tests.record.games import MANY_BONUS_MOVES, actions, at, do, new_game, play_on

START = {players: new_game(players).start.to_text() for players in (2, 3, 8)}
COMMAND = [sys.executable, "-m", "cfanp_gui.cli"]


def run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    data: bytes,
    *arguments: str,
) -> tuple[int, list[dict[str, Any]]]:
    """Return the exit status of a command that reads lines, and what it answers."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    status = cli.main([command, *arguments])
    return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def asked(*questions: dict[str, Any]) -> bytes:
    return "".join(json.dumps(question) + "\n" for question in questions).encode()


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command over some bytes."""
    return lambda command, data: run(monkeypatch, capsys, command, data)


def test_moves_of_the_start(answer: Any) -> None:
    status, (found,) = answer("moves", f"{START[3]}\n".encode())
    assert status == 0
    assert list(found) == ["cfen", "army", "moves", "may_end", "over"]
    assert found["cfen"] == START[3]
    assert found["army"] == "a"
    assert len(found["moves"]) == 40
    assert found["moves"] == sorted(found["moves"])
    assert found["moves"][0] == "AB:a2a3"
    assert found["may_end"] is False
    assert found["over"] is None


def test_moves_within_a_turn_and_after_the_end(answer: Any) -> None:
    middle = do(at(MANY_BONUS_MOVES), "AB:d1e1").to_text()
    bare = cfen(2, "Ka:Ae1 Kb:Be1", turn="1")
    status, (first, second) = answer("moves", f"{middle}\n{bare}".encode())
    assert status == 0
    assert first["may_end"] is True
    assert {move[:3] for move in first["moves"]} == {"CD:"}
    assert second["moves"] == []
    assert second["over"] == {
        "result": "draw", "players": [1, 2], "reason": "insufficient material",
    }  # fmt: skip


def test_bad_lines_are_reported_and_the_rest_answered(answer: Any) -> None:
    data = b"\xef\xbb\xbf" + START[2].encode() + b"\r\n\n  \nnonsense\n\xff\xfe\n"
    data += b"x" * (3 * MAX_LINE) + b"\n" + START[3].encode()
    status, found = answer("moves", data)
    assert status == 1
    assert [line.get("line") for line in found] == [None, 4, 5, 6, None]
    assert found[0]["cfen"] == START[2]
    assert "expected 8" in found[1]["error"]
    assert found[2]["error"] == "byte 1 of the line is not UTF-8 text"
    assert found[3]["error"] == "the line is longer than 1000000 bytes"
    assert list(found[1]) == ["error", "line"]
    # The last line has no end and is too long.
    assert answer("moves", b"x" * (2 * MAX_LINE))[1][0]["line"] == 1
    assert answer("moves", b"") == (0, [])


def test_playing_moves(answer: Any) -> None:
    question = {
        "cfen": MANY_BONUS_MOVES,
        "moves": ["AB:d1e1", "CD:b2b3", "BC:e1e2", "end", "AC:g4h4"],
    }
    status, (found,) = answer("play", asked(question))
    assert status == 0
    assert list(found) == ["cfen", "san", "events", "over"]
    assert found["san"] == ["AB:Ke1", "&CD:Rb3+", "BC:Ke2", "AC:Rh4"]
    assert found["cfen"] == do(at(MANY_BONUS_MOVES), *question["moves"]).to_text()
    assert found["events"] == []
    assert found["over"] is None


def test_playing_to_the_end(answer: Any) -> None:
    moves = ["AB:f2f3", "AB:e7e5", "AB:g2g4", "AB:d8h4"]
    _, (found,) = answer("play", asked({"cfen": START[2], "moves": moves}))
    assert found["san"][-1] == "AB:Qh4#"
    over = {"result": "win", "players": [2], "reason": "last player alive"}
    assert found["over"] == over
    assert found["events"] == [
        {"type": "checkmate", "army": "a", "by_player": 2, "by_army": "b"},
        {"type": "over", **over},
    ]


def test_what_the_rules_do_first_comes_first(answer: Any) -> None:
    passing = cfen(3, "Ka:Aa1 Qb:Ab3 Kb:Be1 Kc:Ce4", turn="1")
    mated = cfen(2, "Ka:Ae1 Ra:Ah1 Ra:Ag2 Kb:Ba1", army="b", turn="1")
    status, found = answer(
        "play",
        asked({"cfen": passing, "moves": ["BC:e1e2"]}, {"cfen": mated, "moves": []}),
    )
    assert status == 0
    assert found[0]["events"][0] == {"type": "pass", "army": "a"}
    assert found[0]["san"] == ["BC:Ke2"]
    assert [event["type"] for event in found[1]["events"]] == ["checkmate", "over"]


def test_other_actions_and_house_rules(answer: Any) -> None:
    status, found = answer(
        "play",
        asked(
            {"cfen": START[3], "moves": ["resign:3", "give:b=1"]},
            {"cfen": START[3], "moves": ["AB:", "AB:e2e4"], "options": {"touch": True}},
            {"cfen": START[3], "moves": ["give:b=1"], "options": {"friendly": False}},
            {"cfen": START[3], "moves": [], "options": {"join": "up"}},
        ),
    )
    assert status == 1
    assert found[0]["san"] == ["resign:3", "give:b=1"]
    assert found[0]["events"] == [
        {"type": "died", "army": "c", "player": 3},
        {"type": "handed_over", "army": "b", "by_player": 2, "to_player": 1},
        {"type": "over", "result": "win", "players": [1], "reason": "last player alive"},
    ]
    assert found[1]["san"] == ["AB:", "AB:e4"]
    assert "move 1, “give:b=1”: Armies are not handed over" in found[2]["error"]
    assert "option “join” is 'up'" in found[3]["error"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "not valid JSON: Expecting property name"),
        ("[" * 100_000, "not valid JSON"),
        ("1" * 5000, "not valid JSON: a number"),
        ("[]", 'not a JSON object (expected {"cfen": ..., "moves": [...]})'),
        ("{}", "“cfen” must be a string"),
        ('{"cfen": 1, "moves": []}', "“cfen” must be a string"),
        ('{"cfen": "x"}', "“moves” must be a list"),
        ('{"cfen": "x", "moves": [1]}', "“moves” must be a list of strings"),
        ('{"cfen": "x", "moves": [], "options": 1}', "“options” must be an object"),
        ('{"cfen": "x", "moves": [], "more": 1}', "unknown key “more”"),
        ('{"cfen": "x", "moves": []}', "the line has 1 fields"),
        ('{"cfen": "%s", "moves": ["AB:e2e4", "AB:e4"]}', "move 2, “AB:e4”, is not a move"),
        ('{"cfen": "%s", "moves": ["AB:e2e5"]}', "move 1, “AB:e2e5”: The pawn on Ae2 cannot"),
        ('{"cfen": "%s", "moves": ["end"]}', "move 1, “end”: The first move of a turn"),
    ],
)
def test_the_errors_of_bad_games(line: str, says: str, answer: Any) -> None:
    text = line.replace("%s", START[3])
    status, (bad, good) = answer("play", f"{text}\n".encode() + asked({
        "cfen": START[3], "moves": [],
    }))  # fmt: skip
    assert status == 1
    assert says in bad["error"]
    assert bad["line"] == 1
    assert good["san"] == []


def test_two_thousand_positions_are_answered_in_order(answer: Any) -> None:
    lines = []
    for seed in range(6):
        game = new_game(3 + seed)
        play_on(game, random.Random(seed), 60)
        lines += [step.before.to_text() for step in game.steps()]
    lines = (lines * 2000)[:2000]
    status, found = answer("moves", "\n".join(lines).encode())
    assert status == 0
    assert [line["cfen"] for line in found] == lines


def test_random_games_play_as_the_core_does(answer: Any) -> None:
    games = []
    for seed in range(10):
        games.append(new_game(2 + seed % 7))
        play_on(games[-1], random.Random(seed), 40)
    questions = [{"cfen": g.start.to_text(), "moves": actions(g)} for g in games]
    status, found = answer("play", asked(*questions))
    assert status == 0
    for game, line in zip(games, found, strict=True):
        assert line["cfen"] == game.final().to_text()
        assert len(line["san"]) == sum(text != "end" for text in actions(game))
        moved = [n.action for n in game.moves if isinstance(n.action, Move)]
        assert sum(":" in token for token in line["san"]) >= len(moved)
        outcome = game.final().outcome()
        assert (line["over"] is None) == (outcome is None)


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
        (["--armies", "1", "--depth", "1"], "1 players cannot be seated (expected 2 to 26)"),
        (["--armies", "2", "--depth", "-1"], "the depth is -1 (expected at least 0)"),
        (["--armies", "2", "--depth", "0", "--divide"], "the depth is 0 (expected at least 1)"),
        (["--cfen", "x", "--depth", "1"], "the line has 1 fields"),
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
        assert arguments != ["--version"] or text == f"cfanp {__version__}\n"
        assert "moves" not in arguments or "Empty lines are skipped" in text


def test_each_line_is_answered_as_soon_as_it_is_read() -> None:
    with subprocess.Popen(
        [*COMMAND, "moves"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for players in (3, 2):
            program.stdin.write(START[players].encode() + b"\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["cfen"] == START[players]
        program.stdin.close()
        assert program.wait() == 0


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with subprocess.Popen(
        [*COMMAND, "perft", "--armies", "8", "--depth", "2", "--divide"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as program:  # fmt: skip
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait() == 141


COUNTING = """
import sys
from cfanp_gui import cli
from cfanp_gui.games.cfanp import perft

def begin(*arguments):
    perft.perft = count
    print("counting", flush=True)
    return count(*arguments)

count, perft.perft = perft.perft, begin
sys.exit(cli.main())
"""
"""`cfanp`, but that it says when counting has begun."""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal as Ctrl-C does")
def test_a_long_count_can_be_interrupted() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", COUNTING, "perft", "--armies", "2", "--depth", "30", "--divide"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as program:  # fmt: skip
        assert program.stdout is not None
        assert program.stdout.readline() == b"counting\n"
        program.send_signal(signal.SIGINT)
        try:
            output, errors = program.communicate(timeout=300)
        finally:
            program.kill()
        assert (program.returncode, output, errors) == (130, b"", b"")


def test_interruptions_within_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(type(find_game("cfanp")), "perft", stop)
    assert cli.main(["perft", "--armies", "2", "--depth", "9"]) == 130
    assert capsys.readouterr().err == ""


def test_qt_is_not_imported() -> None:
    code = (
        "import sys; from cfanp_gui.cli import main; main(['perft', '--armies=2', '--depth=1']); "
        "sys.exit(any('PySide6' in name for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True)
    assert done.returncode == 0


def test_validate_reports_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contents = {
        "one.pgn": b"1. e4 e5 *\n",
        "two.cpgn": b"".join(cpgn.write_game(new_game(n)).encode() + b"\n" for n in (2, 5)),
        "bad.pgn": b"1. e4 e5\n2. Ke3",
        "bad.cpgn": b'[Event "?"]\n\n1. AB:e4',
        "some.cfen": f"\xef\xbb\xbf{START[3]}\r\n\n{START[8]}".encode("latin-1"),
        "bad.cfen": f"{START[3]}\nnonsense".encode(),
        "bytes.fen": b"\n\xff",
        "one.fen": b"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
        "empty.pgn": b"",
        "text.txt": b"",
    }
    for name, data in contents.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "folder.pgn").mkdir()
    names = [*contents, "folder.pgn", "missing.pgn"]
    assert cli.main(["validate", *(str(tmp_path / name) for name in names)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(names)
    printed = {}
    for name, line in zip(names, lines, strict=True):
        assert line.startswith(f"{tmp_path / name}: ")
        printed[name] = line.removeprefix(f"{tmp_path / name}: ")
    assert printed["one.pgn"] == "ok, 1 game"
    assert printed["two.cpgn"] == "ok, 2 games"
    assert printed["bad.pgn"].startswith("line 2, column 4: game 1, move 2. Ke3: ")
    assert printed["bad.cpgn"].startswith("line 1, column 1: ")
    assert printed["some.cfen"] == "ok, 2 positions"
    assert printed["bad.cfen"].startswith("line 2: the line has 1 fields")
    assert printed["bytes.fen"] == "line 2, byte 1 of it is not UTF-8 text"
    assert printed["one.fen"] == "ok, 1 position"
    assert printed["empty.pgn"] == "ok, 0 games"
    assert printed["text.txt"].startswith("unknown kind of file “.txt”")
    assert printed["missing.pgn"] == "No such file or directory"
    assert not printed["folder.pgn"].startswith("ok")
    assert cli.main(["validate", str(tmp_path / "one.pgn")]) == 0


def converted(*arguments: object) -> int:
    return cli.main(["convert", *(str(argument) for argument in arguments)])


def test_convert_between_kinds(tmp_path: Path) -> None:
    source = tmp_path / "in.pgn"
    source.write_text('[White "Anna"]\n\n1. e4 {best} (1. d4) e5 2. Nf3 *\n\n1. d4 1-0\n')
    for name in ("games.cpgn", "again.pgn", "end.cfen", "end.fen"):
        assert converted(source, tmp_path / name) == 0
    assert converted(tmp_path / "games.cpgn", tmp_path / "from-cpgn.pgn") == 0
    assert "1. e4 {best}" in (tmp_path / "again.pgn").read_text()
    assert "1. e4 {best}" in (tmp_path / "from-cpgn.pgn").read_text()
    fens = (tmp_path / "end.fen").read_text().splitlines()
    assert fens == [
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1",
    ]
    assert converted(tmp_path / "end.cfen", tmp_path / "back.fen") == 0
    assert (tmp_path / "back.fen").read_text().splitlines() == fens
    assert converted(tmp_path / "end.fen", tmp_path / "back.cpgn") == 0
    assert converted(source, tmp_path / "start.cfen", "--game", 1, "--ply", 0) == 0
    assert (tmp_path / "start.cfen").read_text() == f"{START[2]}\n"
    assert converted(source, tmp_path / "x.svg", "--game", 1) == 0
    assert "Anna" in (tmp_path / "x.svg").read_text()
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["in.pgn", "out.svg"], "in.pgn: there are 2 games (choose one with --game N)"),
        (["in.pgn", "out.fen", "--game", "3"], "there is no game 3 (expected 1 to 2)"),
        (["in.pgn", "out.fen", "--ply", "9"], "the game has no ply 9 (expected 0 to 2)"),
        (["in.pgn", "out.pgn", "--ply", "1"], "--ply is for positions"),
        (["in.pgn", "out.doc"], "unknown kind of file “.doc”"),
        (["in.doc", "out.pgn"], "unknown kind of file “.doc”"),
        (["missing.pgn", "out.pgn"], "No such file"),
        (["in.pgn", "nowhere/out.pgn"], "No such file"),
        (["three.cfen", "out.fen"], "two armies, not 3"),
        (["three.cfen", "out.pgn"], "two armies, not 3"),
    ],
)
def test_convert_says_what_it_cannot(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("in.pgn").write_text("1. e4 e5 * 1. d4 d5 *")
    Path("three.cfen").write_text(START[3])
    for name in ("out.pgn", "out.fen", "out.svg"):
        Path(name).write_text("old")
    assert cli.main(["convert", *arguments]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("cfanp convert: ")
    assert printed.err.count("\n") == 1
    assert message in printed.err
    assert all(Path(name).read_text() == "old" for name in ("out.pgn", "out.fen", "out.svg"))


def test_convert_to_png(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "in.cfen"
    source.write_text(START[3])
    target = tmp_path / "out.png"
    lack = missing({"QT_QPA_PLATFORM": "offscreen"})
    if lack is not None:
        assert converted(source, target) == 1
        assert lack in capsys.readouterr().err
        return
    assert converted(source, target) == 0
    data = target.read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(data[16:20]) > 2000
    assert converted(source, tmp_path / "nowhere" / "out.png") == 1
    assert "the picture cannot be drawn" in capsys.readouterr().err


def a_game(folder: Path) -> Path:
    """Return a file with a game of three armies and five moves."""
    record = new_game(3)
    append(record, "AB:e2e4", "BC:e2e4", "AC:e7e5", "AB:g1f3", "BC:g1f3")
    record.moves[4].comment = "[%cal bBf3Cd4]"
    path = folder / "in.cpgn"
    cpgn.save(path, [record])
    return path


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (["--moves", "all"], 5),
        (["--moves", "2-4"], 3),
        (["--moves", "4-"], 2),
        (["--moves", "3"], 1),
    ],
)
def test_convert_to_a_film_strip(tmp_path: Path, arguments: list[str], count: int) -> None:
    target = tmp_path / "out.svg"
    assert converted(a_game(tmp_path), target, *arguments, "--columns", "2") == 0
    text = target.read_text()
    # Every picture has one line along the seam of its pair.
    assert text.count('stroke-opacity="0.55" fill="none"') == count
    assert ("BC:Nf3" in text) == (arguments[1] in ("all", "4-"))
    whole = tmp_path / "whole.svg"
    assert converted(a_game(tmp_path), whole, *arguments, "--table") == 0
    assert whole.stat().st_size > target.stat().st_size


def test_convert_draws_what_is_drawn_in_the_game(tmp_path: Path) -> None:
    source, target = a_game(tmp_path), tmp_path / "out.svg"
    assert converted(source, target) == 0
    assert "rotate(" in target.read_text()
    assert converted(source, target, "--ply", "4") == 0
    assert "rotate(" not in target.read_text()


def test_convert_to_pages_and_to_an_animated_picture(tmp_path: Path) -> None:
    if missing({"QT_QPA_PLATFORM": "offscreen"}) is not None:
        pytest.skip("Qt cannot be loaded")
    source = a_game(tmp_path)
    pages, strip, film = (tmp_path / f"out.{end}" for end in ("pdf", "png", "gif"))
    assert converted(source, pages, "--columns", "1") == 0
    assert pages.read_bytes().startswith(b"%PDF-")
    assert converted(source, strip, "--moves", "1-2") == 0
    assert strip.read_bytes().startswith(b"\x89PNG")
    image = pytest.importorskip("PIL.Image", reason="needs Pillow, the extra gif")
    assert converted(source, film, "--moves", "2-4") == 0
    with image.open(film) as found:
        assert found.n_frames == 3


@pytest.mark.parametrize(
    ("name", "arguments", "message"),
    [
        ("out.cpgn", ["--moves", "all"], "--moves is for pictures"),
        ("out.svg", ["--moves", "2-9"], "no moves 2 to 9 (expected between 1 and 5)"),
        ("out.svg", ["--moves", "4-2"], "no moves 4 to 2"),
        ("out.svg", ["--moves", "0-2"], "no moves 0 to 2"),
        ("out.gif", ["--ply", "2"], "--ply is for a single picture"),
        ("out.svg", ["--ply", "2", "--moves", "all"], "--ply is for a single picture"),
    ],
)
def test_a_film_that_cannot_be(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    arguments: list[str],
    message: str,
) -> None:
    assert converted(a_game(tmp_path), tmp_path / name, *arguments) == 1
    printed = capsys.readouterr().err
    assert message in printed
    assert printed.count("\n") == 1
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize(
    "arguments", [["--moves", "x"], ["--moves", "1-2-3"], ["--columns", "0"], ["--columns", "99"]]
)
def test_what_is_no_range_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit):
        converted(a_game(tmp_path), tmp_path / "out.svg", *arguments)
    assert "expected" in capsys.readouterr().err


def test_convert_to_png_without_qt_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in.cfen").write_text(START[3])
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text("raise ImportError('there is no Qt')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert converted(tmp_path / "in.cfen", tmp_path / "out.png") == 1
    printed = capsys.readouterr().err
    assert printed.startswith(
        f"cfanp convert: {tmp_path / 'out.png'}: the picture cannot be drawn: "
    )
    assert printed.count("\n") == 1
    assert not (tmp_path / "out.png").exists()


def test_convert_knows_no_qt(tmp_path: Path) -> None:
    (tmp_path / "in.cfen").write_text(START[8])
    code = (
        "import sys; from cfanp_gui import cli; "
        "status = cli.main(['convert', 'in.cfen', 'out.svg']); "
        "sys.exit(status or any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0


EXAMPLE = "Nb7/8/Ra1Bb5/7Ka|8/8/8/7Kb|2Pd5/8/2Rc3NcPc/Kc7|8/8/7Pd/7Kd a 1/2/3/4 -/-/-/- - 1 0 1 -"


def test_peterson_on_the_command_line(answer: Any) -> None:
    moves = ["AD:a2a4", "AB:c2a4", "CD:c2c4", "AD:a8b8", "AB:h1g1", "AB:a8a7"]
    line = {"cfen": EXAMPLE, "moves": [*moves, "-Cg2", "CD:a1b1"], "options": {"exchange": True}}
    _, (found,) = answer("play", asked(line))
    assert found["san"][-2:] == ["-NCg2", "CD:Kb1"]
    assert found["events"] == [
        {"type": "exchange", "value": 3, "players": [3]},
        {"type": "removed", "army": "c", "square": "Cg2", "piece": "N"},
    ]
    due = {"cfen": EXAMPLE, "moves": moves, "options": {"exchange": True, "defend": True,
                                                        "kingcapture": True}}  # fmt: skip
    _, (listed,) = answer("moves", asked(due))
    assert listed["moves"] == ["-Cc4", "-Cg2"]
    assert listed["may_end"] is False
    assert (listed["attackers"], listed["debts"], listed["frozen"]) == ([], {"3": [3]}, [])


def test_options_for_lines_that_name_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    bare = cfen(4, pieces)
    lines = asked({"cfen": bare}, {"cfen": bare, "options": {}}) + b"\n" + bare.encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(lines)))
    assert cli.main(["moves", "--options", "defend=on kingcapture=off"]) == 0
    found = [json.loads(one) for one in capsys.readouterr().out.splitlines()]
    assert [one.get("attackers") for one in found] == [[2, 3], None, [2, 3]]
    assert found[0]["cfen"] == bare
    assert "frozen" not in found[0]
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(
        asked({"cfen": bare, "moves": ["AB:c3d5", "AC:b2b3"]}))))  # fmt: skip
    assert cli.main(["play", "--options", "defend=on"]) == 0
    assert json.loads(capsys.readouterr().out)["san"] == ["AB:Nd5", "&AC:b3"]
    assert cli.main(["perft", "--cfen", bare, "--depth", "2", "--options", "defend=on"]) == 0
    more = int(capsys.readouterr().out)
    assert cli.main(["perft", "--cfen", bare, "--depth", "2"]) == 0
    assert more != int(capsys.readouterr().out)
    assert cli.main(["perft", "--armies", "3", "--depth", "1", "--options", "exchange=on"]) == 0
    assert capsys.readouterr().out == "40\n"
    with pytest.raises(SystemExit):
        cli.main(["moves", "--options", "defend"])
    assert "“defend” is not an option (expected such as defend=on)" in capsys.readouterr().err


MATED = cfen(
    3, "Ka:Aa1 Ra:Bh1 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Kc:Cg1", army="c", turn="1"
)  # army b on AB, from Bh1
DEFENDED = cfen(3, "Ka:Aa1 Kb:Bg1 Kc:Cg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2", turn="1AB")
BAD_FIELDS = {
    "exchange": (EXAMPLE.removesuffix("-"), (
        "d=5:3", "d=0:3", "d=3:4", "d=3", "d=", "d=3:3,", "d=3:3;d=4:3", "d=03:3", "r=e:1x2N",
        "r=a:1x2N", "r=b:1x1N", "r=b:1x2K", "r=b:1x2n", "r=b:", "r=b", "r=b:1x9N", "r=B:1x2N",
        "l=a:Q", "l=a:RB", "l=a:", "l=b:R,a:R", "l=a:R,a:B", "l=e:R", "l=a:" + "R" * 15,
        "l=a:R;d=3:3", "d=3:3;", ";", "d=3:3;;l=a:R", "x", "--", "k=2,3;b=1", "f=d:AD",
    )),
    "defend": (DEFENDED + " ", (
        "k=2", "k=2,3", "b=1", "k=2,3;b=0", "k=2,3;b=5", "k=3,2;b=1", "k=2,2;b=1", "k=2,4;b=1",
        "k=1,2;b=1", "k=;b=1", "k=2,3;b=1", "k=2,3;b=1;m=Ae4", "k=2,3;b=1;m=Ah3",
        "k=2,3;b=1;m=Cg1", "k=2,3;b=1;m=Ae9", "k=2,3;b=1;m=Ac3,Ab2", "k=2,3;b=1;m=Ac3;x=1",
        "k=2,3;b=1;m=Ac3;x=2,3", "k=2,3;b=1;m=Ac3;x=**", "k=2,3;b=1;m=Ac3;c=2*",
        "k=2,3;b=1;m=Ac3;c=2,2,3", "k=2,3;b=1;m=Ac3;o=Ab2", "k=2,3;b=1;m=Ac3;o=Ag4",
        "k=2,3;m=Ac3;b=1", "m=Ac3",
    )),
    "kingcapture": (MATED + " ", (
        "f=d:AB", "f=b:BA", "f=b:AA", "f=b:AC", "f=b", "f=b:", "f=b:AB,AB", "f=a:AB",
        "f=b:AB;f=a:AC", "w=b:Ah1", "w=b:Aa1", "w=b:", "w=z:Bh1", "w=b:Bh1,Bh1", "w=c:Bh1",
        "w=b:Bh1;f=b:AB", "d=3:3",
    )),
}  # fmt: skip


@pytest.mark.parametrize("rule", BAD_FIELDS)
def test_bad_ninth_fields_are_refused_and_named(rule: str, answer: Any) -> None:
    line, fields = BAD_FIELDS[rule]
    options = {rule: True}
    good = {"exchange": "d=3:3", "defend": "k=2,3;b=1;m=Ac3", "kingcapture": "f=b:AB;w=b:Bh1"}
    lines = [{"cfen": line + field, "options": options} for field in (*fields, good[rule])]
    status, found = answer("moves", asked(*lines))
    assert status == 1
    assert "error" not in found[-1]
    for field, one in zip(fields, found, strict=False):
        message = one.get("error", "legal")
        assert message.startswith("Peterson’s rules: "), field
        assert "\n" not in message
        named = re.search("“[kbmxcordlfw]=", message) or f"“{field}”" in message
        assert named or (";" in field and "an item is empty" in message), (field, message)
