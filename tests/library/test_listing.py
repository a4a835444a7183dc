"""The games of a file as pages: packed, found by words, and each at its place in the file."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.core.text import Text
from cfanp_gui.library.headings import games_of
from cfanp_gui.library.listing import GameHeading, HeadingPage, ListJob, page_of, pages_of
from cfanp_gui.record.game_record import RecordError

GAMES = (
    GameHeading(("Ann", "Šahović"), "Cup", "2026.05.01", "1-0", 40),
    GameHeading((), "", "", "*", problem=Text("line {line}: no", line=3)),
    GameHeading(("a\tb\nc", ""), "", "", "0-1"),
)
PGN = '[White "Ann {}"]\n[Black "Bo"]\n\n1. e4 e5 1-0\n\n'


def test_what_is_packed_comes_back_and_is_found_without_capitals_and_accents() -> None:
    page = page_of(GAMES, [(0, 9, 1), (9, 20, 4), (20, 1 << 40, 1 << 33)])
    assert page.heading(0) == GAMES[0]
    assert page.heading(1) == GAMES[1]
    assert isinstance(page.heading(1).problem, Text), "it can be said in another language"
    assert page.heading(2).names == ("a\ufffdb\ufffdc", "")
    assert page.place(2) == (20, 1 << 40, 1 << 33)
    assert page.find(["sahovic", "1-0"]) == [0]
    assert page.find(["x"]) == []
    (other,) = pages_of(GAMES)
    assert other.place(0) is None


def test_every_game_of_a_file_has_its_place(tmp_path: Path) -> None:
    path = tmp_path / "many.pgn"
    path.write_text("".join(map(PGN.format, range(5000))), encoding="utf-8")
    told: list[HeadingPage] = []
    assert ListJob(path, None).run(lambda: False, told.append) is None
    assert sum(page.games for page in told) == 5000
    last = told[-1]
    assert last.at == last.size == path.stat().st_size
    place = last.place(last.games - 1)
    assert place is not None
    with games_of(path) as filed:
        assert filed.game(*place).names == ("Ann 4999", "Bo")
    told.clear()
    ListJob(path, None).run(lambda: True, told.append)
    assert not told
    assert isinstance(ListJob(tmp_path / "no.pgn", None).run(lambda: False, told.append), OSError)
    assert isinstance(ListJob(path, "no such").run(lambda: False, told.append), RecordError)


def test_bytes_that_are_no_letters_and_games_by_unknown_rules_are_told(tmp_path: Path) -> None:
    path = tmp_path / "odd.pgn"
    odd = '[White "Šé\N{LATIN SMALL LETTER Z WITH CARON} "]\n\n*\n\n'.encode()
    path.write_bytes(odd + b'[White "\xff"]\n\n*\n')
    (page,) = ListJob(path, None).steps()
    assert not page.is_readable
    path = tmp_path / "rules.cpgn"
    path.write_text('[Variant "No such"]\n[Players "3"]\n\n*\n', encoding="utf-8")
    (page,) = ListJob(path, None).steps()
    assert "No such" in page.heading(0).problem
