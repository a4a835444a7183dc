"""PGN and FEN for games of two armies, as what a game offers of other programs' formats."""

from __future__ import annotations

from functools import partial

from cfanp_gui.core.game import Game
from cfanp_gui.core.notation import ForeignFormats, GameFormat, PositionFormat
from cfanp_gui.games.cfanp import fen, pgn


def formats_of(game: Game) -> ForeignFormats:
    """Return the formats of the chess world for a game whose two armies play chess."""
    return ForeignFormats(
        (GameFormat(".pgn", partial(pgn.read_bytes, game=game), pgn.write_pgn),),
        (
            PositionFormat(
                ".fen", partial(fen.read_fen, game=game, options=game.as_seated), fen.write_fen
            ),
        ),
    )
