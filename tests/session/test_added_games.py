"""Files of base games that a person has added."""

from pathlib import Path

import pytest

from cfanp_gui.games.pairs.base_games import BaseGameList, Coded
from cfanp_gui.session.added_games import AddedGames, added_games
from tests.record.test_cpgn import TINY

CHESS = Coded("cfanp_gui.games.pairs.fide:FIDE")


def test_nothing_is_read_before_it_is_asked_for_and_a_missing_folder_is_empty(
    tmp_path: Path,
) -> None:
    added = AddedGames(tmp_path / "games")
    assert (added.found, added.refused) == ((), ())
    assert not added.folder.exists()


def test_a_file_is_copied_and_found_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(TINY, encoding="utf-8")
    added = AddedGames(tmp_path / "games")
    assert added.found == ()
    assert [game.key for game in added.add(path).found] == ["tiny"]
    path.unlink()
    assert [game.key for game in added.found] == ["tiny"]
    games = BaseGameList(CHESS)
    games.added = AddedGames(tmp_path / "games")
    assert [game.key for game in games] == ["chess", "tiny"]
    assert games.find("tiny").definition.startswith("[tiny:chess]\n")


def test_a_file_of_the_same_name_takes_its_place(tmp_path: Path) -> None:
    added = AddedGames(tmp_path / "games")
    path = tmp_path / "mine.ini"
    for key in ("tiny", "small"):
        path.write_text(TINY.replace("tiny", key), encoding="utf-8")
        added.add(path)
    assert [game.key for game in added.found] == ["small"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "there is no game in it"),
        (b"[tiny:nothing]", "its parent “nothing” is not known"),
        (b"\xff\xfe", "byte 1 is not UTF-8 text"),
        (b"#" * 10_000_000, "longer than"),
    ],
)
def test_what_is_no_such_file_changes_nothing(tmp_path: Path, data: bytes, words: str) -> None:
    added = AddedGames(tmp_path / "games")
    path = tmp_path / "mine.ini"
    path.write_bytes(data)
    with pytest.raises(ValueError, match=words):
        added.add(path)
    assert not added.folder.exists()


def test_a_file_that_is_damaged_later_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.ini").write_bytes(b"\xff")
    (folder / "b.ini").write_text(TINY, encoding="utf-8")
    assert [game.key for game in AddedGames(folder).found] == ["tiny"]


def test_there_is_one_for_a_folder(tmp_path: Path) -> None:
    assert added_games(tmp_path) is added_games(tmp_path)
