"""The files with games in folders, and what is told of a game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.library.entries import Ending, GameEntry, files_in, players_line

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


@pytest.mark.parametrize(
    ("result", "winners", "ending"),
    [
        ("0-1-0", (2,), Ending.WON),
        ("1/2-1/2-0", (), Ending.DRAWN),
        ("*", (), Ending.UNFINISHED),
    ],
)
def test_who_won_is_told_by_the_result(
    result: str, winners: tuple[int, ...], ending: Ending
) -> None:
    entry = GameEntry(HERE, 0, 1, CFANP, ("Ada", "", "Cy"), result, "", "")
    assert (entry.winners, entry.ending) == (winners, ending)


def test_players_without_a_name_are_counted_where_nobody_has_one() -> None:
    entry = GameEntry(HERE, 0, 1, CFANP, ("Ada", "", "Cy"), "*", "", "")
    assert players_line(entry) == "Ada \N{MIDDLE DOT} ? \N{MIDDLE DOT} Cy"
    assert players_line(entry._replace(names=("", "", ""))) == "3 players"
