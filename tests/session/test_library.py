"""The games in folders: which there are, what is told of them, and which are looked for."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, default_game, find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode
from cfanp_gui.session.library import (
    Ending,
    FileGames,
    GameEntry,
    Library,
    Query,
    UnreadableFile,
    entry_of,
    files_in,
    matches,
    players_line,
)

CFANP = find_game("cfanp")
HERE = Path("games.cpgn")


def played(game: Game, names: tuple[str, ...], moves: int, seed: int = 1) -> GameRecord:
    """Return a game of moves that chance chose."""
    rng = random.Random(seed)
    record = GameRecord.new(game, game.as_seated, names)
    position = record.start.resolve_pending()[0]
    for _ in range(moves):
        action = rng.choice(position.all_actions())
        record.moves.append(MoveNode(action))
        position, _ = position.apply(action)
    return record


def names_of(game: Game) -> tuple[str, ...]:
    """Return names for the fewest players a game can seat, but two of them at least."""
    count = min(number for number in game.player_counts if number > 1)
    return ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")[:count]


def finished() -> GameRecord:
    """Return a fool's mate of two players, which the second wins."""
    text = (
        '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n[ArmyA "Ada"]\n'
        '[ArmyB "Bo"]\n[Date "2024.05.06"]\n\n1. AB:f3 AB:e5 2. AB:g4 AB:Qh4# 0-1\n'
    )
    (record,) = cpgn.read_games(text, find_game)
    return record


def read(library: Library, path: Path) -> tuple[GameEntry, ...]:
    found = library.read(path)
    assert isinstance(found, FileGames)
    return found.games


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


def test_who_won_and_how_long_it_took_is_told() -> None:
    entry = entry_of(HERE, 3, finished())
    assert entry.names == ("Ada", "Bo")
    assert (entry.number, entry.result, entry.winners) == (3, "0-1", (2,))
    assert (entry.rounds, entry.actions) == (2, 4)
    assert entry.ending is Ending.WON
    assert entry.date == "2024.05.06"
    assert players_line(entry) == "Ada \N{MIDDLE DOT} Bo"


def test_a_drawn_and_an_unfinished_game_have_no_winners() -> None:
    record = played(CFANP, ("", "", ""), 3)
    unfinished = entry_of(HERE, 0, record)
    record.result = "1/2-1/2-0"
    drawn = entry_of(HERE, 0, record)
    assert (unfinished.ending, unfinished.winners) == (Ending.UNFINISHED, ())
    assert (drawn.ending, drawn.winners) == (Ending.DRAWN, ())
    assert players_line(drawn) == "3 players"


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
def test_every_game_has_entries_with_all_its_positions(game: Game) -> None:
    record = played(game, names_of(game), 9)
    entry = entry_of(HERE, 0, record)
    assert entry.rounds >= 1
    assert entry.final.to_text() == record.final().to_text()
    position = record.start.resolve_pending()[0]
    assert matches(entry, Query(position=position.to_text()))
    for step in record.steps():
        assert matches(entry, Query(position=step.after.to_text()))
    assert not matches(entry, Query(position=played(game, names_of(game), 9, 2).final().to_text()))


# Files


def test_a_file_is_read_again_only_when_it_has_changed(tmp_path: Path) -> None:
    library, path = Library(default_game()), tmp_path / "one.cpgn"
    cpgn.save(path, [finished()])
    first = library.read(path)
    assert library.read(path) is first
    cpgn.save(path, [finished(), played(CFANP, ("Ada", "Bo", "Cy"), 2)])
    assert [entry.number for entry in read(library, path)] == [0, 1]


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    library, path = Library(default_game()), tmp_path / "bad.cpgn"
    path.write_text('[Variant "Chess For Any Number of Players"]\n[Players "2"]\n\n1. AB:e5 *\n')
    bad = library.read(path)
    assert isinstance(bad, UnreadableFile)
    assert "AB:e5" in bad.reason
    assert isinstance(library.read(tmp_path / "nowhere.cpgn"), UnreadableFile)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.cpgn"
    os.mkfifo(path)
    found = Library(default_game()).read(path)
    assert isinstance(found, UnreadableFile)
    assert "not a regular file" in found.reason


def test_games_of_other_programs_are_listed(tmp_path: Path) -> None:
    path = tmp_path / "fide.pgn"
    path.write_text('[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n')
    (entry,) = read(Library(default_game()), path)
    assert (entry.names, entry.winners) == (("Ann", "Ben"), (1,))


# Looking for games


def test_players_are_found_by_a_part_of_their_name() -> None:
    entry = entry_of(HERE, 0, finished())
    assert matches(entry, Query(player=" AD"))
    assert not matches(entry, Query(player="Cleo"))


def test_games_are_found_by_kind_and_by_how_they_ended() -> None:
    entry = entry_of(HERE, 0, finished())
    assert matches(entry, Query(game="cfanp", ending=Ending.WON))
    assert not matches(entry, Query(game="ring"))
    assert not matches(entry, Query(ending=Ending.DRAWN))


def test_a_position_is_found_by_its_boards_alone_and_by_a_fen() -> None:
    record = finished()
    entry = entry_of(HERE, 0, record)
    text = record.final().to_text()
    boards, rest = text.split(" ", 1)
    assert matches(entry, Query(position=boards))
    assert matches(entry, Query(position=f"  {boards}   {rest} "))
    assert not matches(entry, Query(position=f"{boards} b"))
    assert not matches(entry, Query(position=boards[:-1]))
    fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq"
    assert matches(entry, Query(position=fen))
