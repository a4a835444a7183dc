"""What the game has beside that of any armies."""

from __future__ import annotations

from cfanp_gui.games.registry import find_game

GAME = find_game("cfanp")


def test_positions_and_games_of_the_chess_world_are_read_and_written_again() -> None:
    formats = GAME.foreign_formats
    (positions,) = formats.positions
    (games,) = formats.games
    assert (positions.suffix, games.suffix) == (".fen", ".pgn")
    fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    assert positions.write(positions.read(fen)) == fen
    (record,) = games.read(b"1. e4 e5 2. Nf3 *\n")
    assert "1. e4 e5 2. Nf3 *" in games.write(record)
