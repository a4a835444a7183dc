"""What is typed finds in the lines of an index, and sentences that an index keeps."""

import os
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from cfanp_gui.core.text import Plural, SquareName, Text
from cfanp_gui.games.registry import find_game
from cfanp_gui.library.entries import Ending, GameEntry, files_in, players_line
from cfanp_gui.library.headings import Heading, games_of
from cfanp_gui.library.index_rows import for_store, stored
from cfanp_gui.library.listing import MOST_TOLD, Checked, CheckJob, HeadingPage, ListJob, pages_of
from cfanp_gui.library.query import Query, Sought, finder
from cfanp_gui.record.game_record import RecordError

# What is typed finds in the lines of an index just what counting their pieces tells.


def counted(line: str, wanted: list[str], more: bool) -> bool:
    """Return True if a line of pieces has those wanted, each with its army or without."""
    armies = wanted[0][-1:].islower()
    there = re.findall(r"\+?[A-Z][a-z]?", line)
    found = Counter(there if armies else [piece.rstrip("abc") for piece in there])
    return Counter(wanted) <= found if more else Counter(wanted) == found


def test_pieces_are_found_by_their_numbers() -> None:
    chance = random.Random(1)
    hits = 0
    for _ in range(2000):
        pair = chance.random() < 0.7
        armies = "abc" if pair else ("",)
        there = sorted(
            chance.choice(("K", "Q", "P", "P", "+P")) + chance.choice(armies)
            for _ in range(chance.randint(1, 7))
        )
        wanted = chance.sample(there, chance.randint(1, len(there)))
        if chance.random() < 0.3:
            wanted.append(chance.choice(("K", "+P")) + chance.choice(armies))
        if chance.random() < 0.5:
            wanted = [piece.rstrip("abc") for piece in wanted]
        more = chance.random() < 0.7
        text = "".join(wanted) + "+" * more
        if more and chance.random() < 0.5:
            text = " ".join(wanted) + " +"
        line = "".join(there)
        sought = Sought.PAIR if pair else Sought.ARMY
        ply = finder(Query(sought=sought, text=text))(f"7\tA\tZ\n12\tA\t{line}".encode())
        assert (ply == 12) == counted(line, wanted, more), (line, text)
        hits += ply == 12
    assert 500 < hits < 1900


def test_pieces_that_are_not_there_are_not_looked_for_without_end() -> None:
    line = "".join(sorted(f"{piece}{army}" for piece in "BBKNNPPPPPPPPQRR" for army in "abc"))
    lines = f"1\tAB\t{line}\n".encode() * 50
    assert finder(Query(sought=Sought.PAIR, text=line[:-2] + "ZaZb+"))(lines) is None
    assert finder(Query(sought=Sought.PAIR, text="BBNNPPPPPPPPRRRRRRR+"))(lines) is None


# Sentences that were kept are the same, and can still be said in another language.


def test_a_sentence_keeps_its_template_and_values() -> None:
    inner = Text("the {piece} on {square} cannot move", piece="Rook", square=SquareName("e4", 0, 3))
    text = Text("line {line}: {message}", line=3, message=inner)
    again = stored(for_store(text))
    assert isinstance(again, Text)
    assert (again, again.template) == (text, text.template)
    message = again.values["message"]
    assert isinstance(message, Text)
    assert message.template == inner.template


def test_counts_and_plain_texts_are_kept() -> None:
    counted = stored(for_store(Plural("%n move(s)", "", 2)))
    assert isinstance(counted, Plural)
    assert (counted, counted.number) == ("2 moves", 2)
    assert stored(for_store("as it is {brace}")) == "as it is {brace}"
    assert stored(for_store("half \ud800")) == "half ?"


# Files of games


# The games of a file as pages: packed, found by words, and each at its place in the file.


GAMES = (
    Heading(("Ann", "Šahović"), "Cup", "2026.05.01", "1-0", 40),
    Heading((), "", "", "*", problem=Text("line {line}: no", line=3)),
    Heading(("a\tb\nc", ""), "", "", "0-1"),
)
PGN = '[White "Ann {}"]\n[Black "Bo"]\n\n1. e4 e5 1-0\n\n'


def test_what_is_packed_comes_back_and_is_found_without_capitals_and_accents() -> None:
    page = HeadingPage.of(GAMES)
    assert page.heading(0) == GAMES[0]
    assert page.heading(1) == GAMES[1]
    assert isinstance(page.heading(1).problem, Text), "it can be said in another language"
    assert page.heading(2) == GAMES[2]
    assert page.find(["sahovic", "1-0"]) == [0]
    assert page.find(["x"]) == []
    assert list(pages_of(GAMES)) == [page]


def test_every_game_of_a_file_has_its_place(tmp_path: Path) -> None:
    path = tmp_path / "many.pgn"
    path.write_text("".join(map(PGN.format, range(5000))), encoding="utf-8")
    told: list[HeadingPage] = []
    assert ListJob(path, None).run(lambda: False, told.append) is None
    assert sum(page.games for page in told) == 5000
    last = told[-1]
    assert last.size == path.stat().st_size
    assert last.at >= last.size - len("\n\n")
    place = last.heading(last.games - 1).place
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


# All games of a file read for what is to be told of them.


GOOD = '[White "Ann"]\n\n1. e4 e5 1-0\n\n'
ODD = '[White "Bo"]\n\n1. e4 e5 2. Ke3 1-0\n\n'
LOST = '[Variant "No such"]\n\n1. e4 *\n\n'


def test_games_with_remarks_and_lost_ones_are_counted_and_told(tmp_path: Path) -> None:
    path = tmp_path / "some.pgn"
    path.write_text(GOOD + ODD + LOST + ODD, encoding="utf-8")
    told: list[Checked] = []
    assert CheckJob(path, None).run(lambda: False, told.append) is None
    last = told[-1]
    assert (last.games, last.remarked, last.unread, last.remarks) == (4, 2, 1, 3)
    assert last.at == last.size
    found = [one for each in told for one in each.told]
    assert [(one.game, one.line) for one in found] == [(2, 7), (3, 9), (4, 15)]
    with games_of(path) as filed:
        assert filed.game(*found[2].span).names[0] == "Bo"
    path.write_text(LOST * (MOST_TOLD + 1), encoding="utf-8")
    steps = list(CheckJob(path, None).steps())
    assert sum(len(one.told) for one in steps) == MOST_TOLD
    assert steps[-1].remarks == MOST_TOLD + 1


# The files with games in folders, and what is told of a game.


CFANP = find_game("cfanp")
HERE = Path("games.cpgn")


# Folders


def test_files_with_games_are_found_in_folders_within_folders(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / ".hidden").mkdir()
    wanted = [tmp_path / "a" / "b" / "two.PGN", tmp_path / "one.cpgn"]
    others = [tmp_path / "a" / "x.txt", tmp_path / ".hidden" / "no.cpgn", tmp_path / ".no.cpgn"]
    for path in wanted + others:
        path.write_text("")
    found = list(files_in([tmp_path, tmp_path / "a", tmp_path / "nowhere"]))
    assert sorted(found) == sorted(wanted)


@pytest.mark.skipif(os.name != "posix", reason="links need rights on Windows")
def test_a_folder_that_links_to_itself_is_gone_through_once(tmp_path: Path) -> None:
    (tmp_path / "one.cpgn").write_text("")
    (tmp_path / "again").symlink_to(tmp_path)
    assert list(files_in([tmp_path])) == [tmp_path / "one.cpgn"]


# Entries


RESULTS = [
    ("0-1-0", (2,), Ending.WON),
    ("1/2-1/2-0", (), Ending.DRAWN),
    ("*", (), Ending.UNFINISHED),
]


def test_who_won_is_told_by_the_result() -> None:
    for result, winners, ending in RESULTS:
        entry = GameEntry(HERE, 0, 1, CFANP, ("Ada", "", "Cy"), result, "", "")
        assert (entry.winners, entry.ending) == (winners, ending)


def test_players_without_a_name_are_counted_where_nobody_has_one() -> None:
    entry = GameEntry(HERE, 0, 1, CFANP, ("Ada", "", "Cy"), "*", "", "")
    assert players_line(entry) == "Ada \N{MIDDLE DOT} ? \N{MIDDLE DOT} Cy"
    assert players_line(entry._replace(names=("", "", ""))) == "3 players"
