"""What is read of a file: its game or its positions, or that it holds several to be listed."""

import os
from pathlib import Path

import pytest

from cfanp_gui.library.file_content import LONG, FileContent
from cfanp_gui.library.listing import ListJob
from cfanp_gui.record import cpgn, game_texts
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.game_texts import opened
from cfanp_gui.session import store
from tests.core.build import cfen
from tests.session.play import a_session
from tests.session.rings import a_ring
from tests.there import there

SEVERAL = (
    '[White "Müller"]\n\n1. e4 e5 *\n\n[White "Ben"]\n\n1. d4 d5 2. Ke3 *\n'
    '[White "Šahović"]\n\n1. c4 *\n'
)


def test_one_game_of_several_is_found_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "two.cpgn"
    cpgn.save(path, list(map(store.record_of, (a_session(3), a_ring(4)))))
    content = FileContent.read_file(path)
    assert (there(content.file).alone, content.games) == (False, [])
    shown = FileContent.read_one(path, 1)
    file, (game,) = shown.file, shown.games
    assert (there(file).number, there(file).alone, len(game.names)) == (1, False, 4)
    assert not there(FileContent.read_one(path, 0).file).alone
    with pytest.raises(RecordError, match="no game 3 any more"):
        FileContent.read_one(path, 2)


def test_the_name_says_how_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "position.cfen"
    text = cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Be1 Kc:Ce1")
    path.write_text(f"{text}\n", encoding="utf-8")
    content = FileContent.read_file(path)
    (record,) = content.games
    assert there(content.file).alone
    assert record.start.to_text() == text
    assert not record.moves
    path.write_text(f"{text}\nnone\n", encoding="utf-8")
    content = FileContent.read_file(path)
    assert not there(content.file).alone, "it may not be saved over"
    assert [one.number for one in content.unread] == [2]
    assert FileContent.read_one(path, 0).games[0].start.to_text() == text
    path.write_text("", encoding="utf-8")
    with pytest.raises(RecordError):
        FileContent.read_file(path)


def test_a_game_is_read_by_its_place_while_the_file_is_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "several.pgn"
    path.write_text(SEVERAL, encoding="cp1252", errors="replace")
    with opened(path) as source:
        place = [(one.begin, one.end, one.line) for one in game_texts.game_texts(source)][1]
    content = FileContent.read_file(path)
    assert there(content.file).encoding == "cp1252"
    shown = FileContent.read_listed(there(content.file)._replace(number=1, span=place))
    file, (game,) = shown.file, shown.games
    assert (there(file).number, there(file).alone, game.names[0]) == (1, False, "Ben")
    assert there(file).encoding is None, "the game has no letters that could be others"
    assert [remark.line for remark in game.remarks] == [7]
    indexed = there(file)._replace(span=(*place[:2], 0))
    again = FileContent.read_one(path, 1, indexed).games[0]
    assert again.remarks == game.remarks, "with the same lines"
    os.utime(path, ns=(1, 1))
    with pytest.raises(RecordError, match="changed since its games were listed"):
        FileContent.read_listed(there(file))
    assert FileContent.read_one(path, 1, indexed).games[0].names[0] == "Ben"


def test_it_is_told_where_a_text_may_be_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "one.pgn"
    path.write_bytes('[White "Гарри"]\n\n1. e4 *\n'.encode("cp1251"))
    content = FileContent.read_file(path)
    assert content.file.encoding == "cp1252"
    content = FileContent.read_one(path, 0, None, "cp1251")
    assert (content.file.encoding, content.games[0].names[0]) == ("cp1251", "Гарри")
    assert not content.file.is_partial
    path.write_text('[White "Гарри"]\n\n1. e4 *\n', encoding="utf-8")
    assert FileContent.read_file(path).file.encoding is None
    path.write_bytes('[White "Гарри"]\n\n1. e4 {'.encode() + b"\xff} *\n")
    content = FileContent.read_file(path)
    assert (content.file.encoding, content.file.is_partial) == ("utf-8", True)


@pytest.mark.parametrize("games", [1, 3])
def test_the_encoding_of_a_long_file_is_found_when_it_is_needed(tmp_path: Path, games: int) -> None:
    path = tmp_path / "long.pgn"
    some = ('[White "Šmid"]\n\n1. e4 *\n' * games).encode("cp1252")
    path.write_bytes(b'[Event "A"]\n' + LONG * b" " + b"\n" + some)
    content = FileContent.read_file(path)
    if games == 1:
        assert content.games[0].names[0] == "Šmid"
        assert content.file.encoding == "cp1252"
    else:
        assert (content.games, content.file.encoding) == ([], "utf-8"), "by its beginning"
        *_, page = ListJob(path, None).steps()
        assert page.encoding == "cp1252"
        assert page.heading(page.games - 1).names[0] == "Šmid"
