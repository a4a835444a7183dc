"""Positions of two armies of described games in FEN, as Fairy-Stockfish reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.line_fields import write_ranks
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.description import LONG, SHORT
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.rights import Rights

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.described.base import DescribedBase

_RIGHTS = ((WHITE, SHORT, "K"), (WHITE, LONG, "Q"), (BLACK, SHORT, "k"), (BLACK, LONG, "q"))


def write_fen(base: DescribedBase, board: DescribedBoard, rights: Rights, army: int) -> str:
    """Return a position in which one of two armies is to move; what is past is not in it."""
    game = base.game
    letters = {
        square: base.letters[kind] if colour == WHITE else base.letters[kind].lower()
        for kind, standing in enumerate(board.kinds)
        for colour in (WHITE, BLACK)
        for square in squares[standing & board.armies[colour]]
    }
    placed = write_ranks(letters, game.files, game.ranks)
    if game.drops:
        held = rights.hands[WHITE] + rights.hands[BLACK].lower()
        placed += f"[{held or '-'}]"
    castling = "".join(letter for colour, right, letter in _RIGHTS
                       if rights.castling[colour] & right)  # fmt: skip
    passed = "".join(base.names.joined[one.square] for one in board.passing[:1]
                     if one.army != army)  # fmt: skip
    return f"{placed} {'wb'[army]} {castling or '-'} {passed or '-'} 0 1"
