"""What the game has beside that of any armies."""

from __future__ import annotations

from cfanp_gui.games.registry import find_game
from cfanp_gui.record.game_texts import game_texts, source_of

GAME = find_game("cfanp")


def test_positions_and_games_of_the_chess_world_are_read_and_written_again() -> None:
    formats = GAME.foreign_formats
    positions, epd = formats.positions
    (games,) = formats.games
    assert (positions.suffix, epd.suffix, games.suffix) == (".fen", ".epd", ".pgn")
    fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    assert positions.write(positions.read(fen)) == fen
    line = f"{fen[:-4]} bm O-O; hmvc 7; fmvn 30;"
    assert epd.notes(line) == "bm O-O; hmvc 7; fmvn 30;"
    written = epd.write(epd.read(line))
    assert epd.with_notes(written, epd.notes(line)) == f"{fen[:-4]} hmvc 7; fmvn 30; bm O-O;"
    (text,) = game_texts(source_of("1. e4 e5 2. Nf3 *\n"))
    record = games.read(text)
    assert "1. e4 e5 2. Nf3 *" in games.write(record)
