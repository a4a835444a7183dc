"""Files checked and converted: pictures and films, what is replaced, and what stays hidden."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.palette import WHITE_ARMY
from cfanp_gui.record.tokens import CHARACTERS, SIGNS, token
from cfanp_gui.session import store
from cfanp_gui.window.services.system_libraries import missing
from tests.cli.answers import made_up_language, run
from tests.record.games import append, new_game
from tests.test_secrecy import hidden_twins, played

LACK = missing({"QT_QPA_PLATFORM": "offscreen"})


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a file with a game of three armies and five moves, in the folder where we are."""
    monkeypatch.chdir(tmp_path)
    record = new_game(3)
    append(record, "AB:e2e4", "BC:e2e4", "AC:e7e5", "AB:g1f3", "BC:g1f3")
    record.moves[4].comment = "[%cal bBf3Cd4]"
    cpgn.save(Path("in.cpgn"), [record])
    return "in.cpgn"


def drawn(*arguments: object) -> str:
    """Convert, which must succeed, and return the picture or page."""
    assert run("convert", *arguments, "--force") == (0, "", "")
    return Path(str(arguments[1])).read_text(encoding="utf-8")


def test_a_film_strip_has_a_picture_for_each_move(game: str) -> None:
    for moves, count in (("all", 5), ("2-4", 3), ("4-", 2), ("3", 1)):
        strip = drawn(game, "out.svg", "--moves", moves, "--columns", "2")
        # Every picture has one line along the seam of its pair.
        assert strip.count('stroke-opacity="0.55" fill="none"') == count
        assert ("BC:Nf3" in strip) == (moves in ("all", "4-"))
        assert len(drawn(game, "out.svg", "--moves", moves, "--table")) > len(strip)


def test_a_picture_has_what_a_person_drew_and_nothing_to_uncover(game: str) -> None:
    picture = drawn(game, "out.svg")
    assert "rotate(" in picture
    assert picture == drawn(game, "out.svg", "--uncovered")
    assert "rotate(" not in drawn(game, "out.svg", "--ply", "4")
    assert drawn(game, "out.html").lower().startswith("<!doctype html>")
    assert run("convert", game, "-", "--format", "svg")[1].startswith("<svg")


@pytest.mark.usefixtures("game")
def test_pieces_bear_characters_or_pictograms() -> None:
    tags = '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n[Options "base=shogi"]\n'
    Path("in.cpgn").write_text(f"{tags}\n1. AB:Pa4 AB:Pb6 *\n")
    king = {signs: token("shogi/king", WHITE_ARMY, 0, 0, signs) for signs in SIGNS}
    for signs, arguments in ((CHARACTERS, ()), *((one, ("--pieces", one)) for one in SIGNS)):
        for more in ((), ("--moves", "all")):
            picture = drawn("in.cpgn", "out.svg", *arguments, *more)
            assert [one for one in SIGNS if king[one] in picture] == [signs]


def test_pictures_and_pages_have_the_words_of_the_language(game: str) -> None:
    with made_up_language():
        for target, *more in (
                ("page.html",), ("one.svg",), ("film.svg", "--moves", "1-2", "--table"),
            ):  # fmt: skip
            assert run("--language", "xx", "convert", game, target, *more)[0] == 0
            assert "‹" in Path(target).read_text(encoding="utf-8"), target
        page = Path("page.html").read_text(encoding="utf-8")
        assert '<html lang="‹en›">' in page
        assert '"first":"‹First position›"' in page
        judging = ("annotate", game, "judged.html", "--nodes", 5, "--quiet")
        assert run("--language", "xx", *judging)[0] == 0
        assert "‹First position›" in Path("judged.html").read_text(encoding="utf-8")


@pytest.mark.skipif(LACK is not None, reason=str(LACK))
def test_what_qt_draws(game: str) -> None:
    """In another process, of which one picture is drawn here; films, pages: ``--slow``."""
    assert run("convert", game, "out.png") == (0, "", "")
    data = Path("out.png").read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(data[16:20]) > 2000


@pytest.mark.skipif(LACK is not None, reason=str(LACK))
@pytest.mark.slow
def test_what_qt_draws_of_several_moves(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("convert", game, "out.pdf", "--columns", "1")[0] == 0
    assert Path("out.pdf").read_bytes().startswith(b"%PDF-")
    assert run("convert", game, "strip.png", "--moves", "1-2")[0] == 0
    assert Path("strip.png").read_bytes().startswith(b"\x89PNG")
    assert run("convert", game, "page.pdf", "--ply", "2")[0] == 0
    assert Path("page.pdf").read_bytes().count(b"/Type /Page\n") == 1
    image = pytest.importorskip("PIL.Image", reason="needs Pillow, the extra gif")
    assert run("convert", game, "out.gif", "--moves", "2-4")[0] == 0
    with image.open("out.gif") as found:
        assert found.n_frames == 3
    # What pipes on Windows are written in.
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    status, _, err = run("convert", game, Path("Jörg 名", "out.png"))
    assert status == 1
    assert "Jörg 名" in err.split("the picture cannot be drawn: ")[1]


def test_without_qt_a_picture_is_refused_in_a_sentence(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("PySide6").mkdir()
    Path("PySide6", "__init__.py").write_text("raise ImportError('there is no Qt')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    status, out, err = run("convert", game, "out.png")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("cfanp convert: out.png: the picture cannot be drawn: ")
    assert not Path("out.png").exists()


def test_nothing_is_replaced_unasked(game: str) -> None:
    """Yes may be said in the language, in English, and without accents."""
    for language, answer, is_replaced in (
        ("en", "", False), ("en", "n", False), ("en", "Y", True), ("en", "YES", True),
        ("es", "sí", True), ("es", "Si", True), ("es", "s", True), ("es", "y", True),
        ("es", "n", False), ("xx", "‹yes›", True), ("xx", "‹", True), ("xx", "", False),
    ):  # fmt: skip
        Path("out.svg").write_text("old")
        with made_up_language():
            command = ("--language", language, "convert", game, "out.svg")
            status, _, err = run(*command, given=f"{answer}\n", person=True)
        assert (status == 0) is is_replaced
        assert (Path("out.svg").read_text() != "old") is is_replaced
        question = {"en": "Replace out.svg? [y/N] ", "xx": "‹Replace out.svg? [y/N]› "}
        assert err == question.get(language, err)


@pytest.mark.skipif(os.name != "posix", reason="there are no such names here")
def test_a_name_of_several_lines_is_one_in_what_is_said(tmp_path: Path) -> None:
    name = str(tmp_path / "a\nb\u202e\udcff.pgn")
    there = tmp_path / "a\nb\u202e\udcff.cpgn"
    there.touch()
    asked_for = ("--bots", "beginner", "--armies", "2", "--games", "1", "--out", there)
    for command in (("validate", name), ("convert", name, "b.cpgn"), ("selfplay", *asked_for)):
        status, out, err = run(*command)
        assert status != 0
        (line,) = (out + err).splitlines()
        assert "/a\ufffdb\ufffd\ufffd." in line


def test_a_file_is_read_in_an_encoding_that_is_named(tmp_path: Path) -> None:
    path, out = tmp_path / "one.pgn", tmp_path / "out.pgn"
    path.write_bytes('[White "Карпов"]\n1. e4 *'.encode("cp1251"))
    assert run("convert", "--encoding", "windows-1251", path, out)[0] == 0
    assert '[White "Карпов"]' in out.read_text("utf-8")
    # Over itself, and by its number alone.
    assert run("convert", "--force", "--game", "1", out, out)[0] == 0
    assert '[White "Карпов"]' in out.read_text("utf-8")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xff", "byte 1 is not UTF-8 text"),
        (b" " * 9_000_000, "longer than"),
        (b" " * 2_000_001, "mine.ini: the file is too long"),
    ],
)
def test_a_file_of_base_games_that_is_none_is_refused(
    tmp_path: Path, data: bytes, words: str
) -> None:
    path = tmp_path / "mine.ini"
    path.write_bytes(data)
    status, _, err = run("bases", "--variants", path)
    assert (status, words in err) == (2, True)


def test_bytes_that_are_no_text_are_told_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "bytes.fen"
    path.write_bytes(b"\n\xff")
    assert run("validate", path)[1].splitlines()[0] == (
        f"{path}: line 2, byte 1 of it is not UTF-8 text"
    )


def test_a_judgement_that_is_broken_off_writes_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> object:
        yield 0, 8, None
        raise KeyboardInterrupt

    monkeypatch.setattr("cfanp_gui.bots.annotating.annotated", interrupted)
    status, _, err = run("annotate", game, "told.cpgn")
    assert (status, err) == (130, "0 of 8 positions\n")
    assert not Path("told.cpgn").exists()


DRAWN = [("one.svg",), ("one.svg", "--ply", 3), ("film.svg", "--moves", "all"),
         ("film.svg", "--moves", "2-", "--table")]  # fmt: skip


def test_a_hidden_game_is_shown_as_everybody_saw_it_until_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures of two that look alike are told apart where that is asked for, at last."""
    monkeypatch.chdir(tmp_path)
    records = [store.record_of(one) for one in played(hidden_twins((0, 1, 2)), EVERYBODY)]
    for result in ("*", "1-0-0"):
        games = []
        for number, record in enumerate(records):
            games.append(f"{number}{len(result)}.cpgn")
            cpgn.save(Path(games[-1]), [replace(record, result=result)])
        for name, *more in DRAWN:
            seen = {drawn(one, name, *more) for one in games}
            assert len(seen) == 1, name
            if result != "*":
                seen |= {drawn(one, name, *more, "--uncovered") for one in games}
                assert len(seen) == 3, f"{name} tells the two truths apart"
        pages = [drawn(one, "page.html") for one in games]
        assert (pages[0] == pages[1]) == (result == "*"), "a switch shows the truth at last"
        assert all(('"whole":{' in page) == (result != "*") for page in pages)
        if result == "*":
            status, _, err = run("convert", games[0], "x.svg", "--uncovered")
            assert (status, err) == (
                1, "cfanp convert: x.svg: --uncovered is for games that are over\n",
            )  # fmt: skip
    assert cpgn.load(Path(games[0]), find_game)
