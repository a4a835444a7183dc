"""Files checked and converted: records, positions, pictures and films."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.core.capabilities import EVERYBODY
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.palette import WHITE_ARMY
from cfanp_gui.record.tokens import CHARACTERS, SIGNS, token
from cfanp_gui.session import store
from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT
from tests.cli.asking import START
from tests.record.films import append
from tests.record.games import new_game
from tests.test_secrecy import hidden_twins, played


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
        "epd.fen": b'4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "one";',
        "empty.pgn": b"",
        "none.pgn": b"{nothing but a comment}",
        "text.txt": b"",
    }
    for name, data in contents.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "folder.pgn").mkdir()
    names = [*contents, "folder.pgn", "missing.pgn"]
    assert cli.main(["validate", *(str(tmp_path / name) for name in names)]) == 1
    printed: dict[str, list[str]] = {name: [] for name in names}
    for line in capsys.readouterr().out.splitlines():
        name = next(name for name in names if line.startswith(f"{tmp_path / name}: "))
        printed[name].append(line.removeprefix(f"{tmp_path / name}: "))
    assert printed["one.pgn"] == ["ok, 1 game"]
    assert printed["two.cpgn"] == ["ok, 2 games"]
    odd = "1 game, 1 with remarks"
    assert printed["bad.pgn"][0].startswith("game 1, line 2, column 4: move 2. Ke3: ")
    assert printed["bad.pgn"][1] == f"{odd}, 0 not read"
    assert printed["bad.cpgn"][0].startswith("game 1, line 1, column 1: the game has no tag")
    assert printed["bad.cpgn"][1] == f"{odd}, 1 not read"
    assert printed["some.cfen"] == ["ok, 2 positions"]
    assert printed["bad.cfen"][0].startswith("line 2: the line: the number of fields is 1")
    assert printed["bytes.fen"][0] == "line 2, byte 1 of it is not UTF-8 text"
    assert printed["one.fen"] == ["ok, 1 position"]
    assert printed["epd.fen"] == ["ok, 1 position"]
    assert printed["empty.pgn"] == ["ok, 0 games"]
    assert printed["none.pgn"] == ["it contains no game"]
    assert printed["text.txt"][0].startswith("unknown kind of file “.txt”")
    assert len(printed["missing.pgn"]) == len(printed["folder.pgn"]) == 1
    assert not printed["folder.pgn"][0].startswith("ok")
    assert cli.main(["validate", str(tmp_path / "one.pgn")]) == 0
    capsys.readouterr()
    assert cli.main(["validate", "--json", str(tmp_path / "bad.pgn")]) == 1
    remark, whole = map(json.loads, capsys.readouterr().out.splitlines())
    assert (remark["game"], remark["line"], remark["column"]) == (1, 2, 4)
    assert remark["remark"].startswith("move 2. Ke3: ")
    assert {**whole, "file": ""} == {"file": "", "games": 1, "remarked": 1, "lost": 0}


ODD = '1. e4 e5 1-0\n\n1. e4 Ke7 2. d4 *\n\n[Variant "Atomic"]\n1. e4 *\n\n1. d4 *\n'


def test_what_can_be_read_is_written_and_the_rest_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "in.pgn", tmp_path / "out.cpgn"
    source.write_text(ODD)
    assert cli.main(["convert", str(source), str(target)]) == 1
    games = cpgn.load(target, find_game)
    assert [len(game.moves) for game in games] == [2, 1, 1]
    assert games[1].moves[0].comment == "Ke7 2. d4"
    told = capsys.readouterr().err.splitlines()
    assert [one.split(":")[1] for one in told] == [
        " game 2, line 3, column 7",
        " game 3, line 5, column 1",
    ]
    # Nothing is lost of the others alone, and nothing is written by the strict.
    source.write_text(ODD.replace("Atomic", "Standard"))
    assert cli.main(["convert", "--force", str(source), str(target)]) == 0
    assert len(cpgn.load(target, find_game)) == 4
    before = target.read_bytes()
    assert cli.main(["convert", "--strict", "--force", str(source), str(target)]) == 1
    assert target.read_bytes() == before
    assert "line 3, column 7" in capsys.readouterr().err.splitlines()[-1]
    source.write_text('[Variant "Atomic"]\n1. e4 *')
    assert cli.main(["convert", "--force", str(source), str(target)]) == 1
    assert target.read_bytes() == before


def test_a_file_is_read_in_an_encoding_that_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.pgn"
    path.write_bytes('[White "Карпов"]\n1. e4 *'.encode("cp1251"))
    out = tmp_path / "out.pgn"
    assert cli.main(["convert", "--encoding", "windows-1251", str(path), str(out)]) == 0
    assert '[White "Карпов"]' in out.read_text("utf-8")
    # Over itself, and by its number alone.
    assert cli.main(["convert", "--force", "--game", "1", str(out), str(out)]) == 0
    assert '[White "Карпов"]' in out.read_text("utf-8")
    assert cli.main(["validate", "--encoding", "klingon", str(path)]) == 1
    assert "“klingon” is not an encoding" in capsys.readouterr().out


@pytest.mark.skipif(os.name != "posix", reason="there are no such names here")
def test_a_name_of_several_lines_is_one_in_what_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = str(tmp_path / "a\nb\u202e\udcff.pgn")
    assert cli.main(["validate", name]) == 1
    assert cli.main(["convert", name, "b.cpgn"]) == 1
    there = tmp_path / "a\nb\u202e\udcff.cpgn"
    there.touch()
    asked = ("--bots", "beginner", "--armies", "2", "--games", "1", "--out", str(there))
    assert cli.main(["selfplay", *asked]) != 0
    said = capsys.readouterr()
    lines = (*said.out.splitlines(), *said.err.splitlines())
    assert len(lines) == 3
    assert all("/a\ufffdb\ufffd\ufffd." in line for line in lines)


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
        (["missing.pgn", "out.pgn"], "it is not there"),
        (["in.pgn", "nowhere/out.pgn"], "it is not there"),
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
    assert cli.main(["convert", "--force", *arguments]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("cfanp convert: ")
    assert printed.err.count("\n") == 1
    assert message in printed.err
    assert all(Path(name).read_text() == "old" for name in ("out.pgn", "out.fen", "out.svg"))


def test_convert_to_png(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
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
    # What pipes on Windows are written in.
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    assert converted(source, tmp_path / "Jörg 名" / "out.png") == 1
    _, sentence = capsys.readouterr().err.split("the picture cannot be drawn: ")
    assert "Jörg 名" in sentence


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
    assert converted(source, target, "--ply", "4", "--force") == 0
    assert "rotate(" not in target.read_text()


def test_pieces_bear_characters_or_pictograms(tmp_path: Path) -> None:
    source, target = tmp_path / "in.cpgn", tmp_path / "out.svg"
    tags = '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n[Options "base=shogi"]\n'
    source.write_text(f"{tags}\n1. AB:Pa4 AB:Pb6 *\n")
    king = {signs: token("shogi/king", WHITE_ARMY, 0, 0, signs) for signs in SIGNS}
    for signs, arguments in ((CHARACTERS, ()), *((one, ("--pieces", one)) for one in SIGNS)):
        for more in ((), ("--moves", "all")):
            assert converted(source, target, "--force", *arguments, *more) == 0
            drawn = target.read_text()
            assert [one for one in SIGNS if king[one] in drawn] == [signs]


def test_convert_to_pages_and_to_an_animated_picture(tmp_path: Path) -> None:
    if missing({"QT_QPA_PLATFORM": "offscreen"}) is not None:
        pytest.skip("Qt cannot be loaded")
    source = a_game(tmp_path)
    pages, strip, film = (tmp_path / f"out.{end}" for end in ("pdf", "png", "gif"))
    assert converted(source, pages, "--columns", "1") == 0
    assert pages.read_bytes().startswith(b"%PDF-")
    assert converted(source, strip, "--moves", "1-2") == 0
    assert strip.read_bytes().startswith(b"\x89PNG")
    page = tmp_path / "page.pdf"
    assert converted(source, page, "--ply", "2") == 0
    assert page.read_bytes().count(b"/Type /Page\n") == 1
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
        ("out.gif", ["--ply", "2", "--moves", "1-2"], "--ply is for a single picture"),
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


def test_nothing_is_replaced_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = a_game(tmp_path), tmp_path / "out.svg"
    target.write_text("old")
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert converted(source, target) == 1
    assert capsys.readouterr().err.endswith("out.svg: it exists already (--force replaces it)\n")
    for answer, is_replaced in (("", False), ("n\n", False), ("Y\n", True)):
        person = io.StringIO(answer)
        monkeypatch.setattr(person, "isatty", lambda: True, raising=False)
        monkeypatch.setattr(sys, "stdin", person)
        assert (converted(source, target) == 0) is is_replaced
        assert capsys.readouterr().err == f"Replace {target}? [y/N] "
        assert (target.read_text() != "old") is is_replaced


def test_yes_may_be_written_without_its_accent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = a_game(tmp_path), tmp_path / "out.svg"
    for answer in ("sí", "Si", "s"):
        target.write_text("old")
        person = io.StringIO(f"{answer}\n")
        monkeypatch.setattr(person, "isatty", lambda: True, raising=False)
        monkeypatch.setattr(sys, "stdin", person)
        assert cli.main(["--language", "es", "convert", str(source), str(target)]) == 0
        assert target.read_text() != "old"


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
        timeout=300,
    )
    assert done.returncode == 0


def hidden_games(tmp_path: Path, result: str) -> list[Path]:
    """Return the files of two games of hidden armies that look alike to everybody."""
    files = []
    for number, session in enumerate(played(hidden_twins((0, 1, 2)), EVERYBODY)):
        record = replace(store.record_of(session), result=result)
        files.append(tmp_path / f"{number}.cpgn")
        cpgn.save(files[-1], [record])
    return files


DRAWN = [("one.svg",), ("one.svg", "--ply", 3), ("film.svg", "--moves", "all"),
         ("film.svg", "--moves", "2-", "--table")]  # fmt: skip


def test_a_hidden_game_that_goes_on_is_converted_as_everybody_sees_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = hidden_games(tmp_path, "*")
    assert games[0].read_bytes() != games[1].read_bytes()
    for name, *more in (("page.html",), *DRAWN):
        written = []
        for game in games:
            assert converted(game, tmp_path / name, "--force", *more) == 0
            written.append((tmp_path / name).read_bytes())
        assert written[0] == written[1], name
    assert converted(games[0], tmp_path / "one.svg", "--force", "--uncovered") == 1
    assert capsys.readouterr().err.endswith("one.svg: --uncovered is for games that are over\n")


def test_a_hidden_game_that_is_over_is_uncovered_where_that_is_asked_for(tmp_path: Path) -> None:
    games = hidden_games(tmp_path, "1-0-0")
    for name, *more in DRAWN:
        written = []
        for uncovered in ((), ("--uncovered",)):
            for game in games:
                assert converted(game, tmp_path / name, "--force", *more, *uncovered) == 0
                written.append((tmp_path / name).read_bytes())
        assert written[0] == written[1], name
        assert len(set(written)) == 3, f"{name} tells the two truths apart"
    pages = []
    for game in games:
        assert converted(game, tmp_path / "page.html", "--force") == 0
        pages.append((tmp_path / "page.html").read_text(encoding="utf-8"))
    assert pages[0] != pages[1], "the switch shows the truth"
    assert all('"whole":{' in page for page in pages)


def test_where_nothing_is_hidden_there_is_nothing_to_uncover(tmp_path: Path) -> None:
    source = a_game(tmp_path)
    for more in ([], ["--uncovered"]):
        assert converted(source, tmp_path / f"{len(more)}.svg", *more) == 0
    assert (tmp_path / "0.svg").read_bytes() == (tmp_path / "1.svg").read_bytes()
