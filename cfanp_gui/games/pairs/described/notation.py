"""Notation of described games for people and programs, as in Fairy-Stockfish: SAN and FEN."""

from __future__ import annotations

import re
from typing import Any

from cfanp_gui.core.boards import Join
from cfanp_gui.core.line_fields import write_ranks
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.move_text import LetterAt, MoveWanted
from cfanp_gui.games.armies.san import SanWanted
from cfanp_gui.games.pairs.castling import CastlingSan
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.description import LONG, SHORT
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.rights import Rights

_TURNED = re.compile(r"(.+)=([A-Z])[+#]*[!?]*\Z")


class DescribedSan(CastlingSan):
    """SAN of described games."""

    base: DescribedGame

    def read(self, text: str) -> MoveWanted | None:
        base, found = self.base, _TURNED.match(text)
        if found is not None and base.promoted and (becomes := found[2]) in base.types:
            # The text names the kind after the move, which may be the other side of the piece.
            wanted = super().read(found[1])
            if isinstance(wanted, SanWanted) and not wanted.promotion:
                wanted.turned = lambda plain, stated: any(
                    base.plain(base.became(letter, stated) or "") == becomes
                    for letter, written in base.written.items()
                    if written == plain
                )
                return wanted
        return super().read(text)

    def castles(self, origin: int, target: int) -> str | None:
        name: str | None = self.rules.movers.castling_names.get((origin, target))
        return name

    def becoming(self, letter: str, promotion: str | None) -> str:
        became = self.base.became(letter, promotion) if promotion else None
        return f"={self.base.plain(became)}" if became else ""

    def captures(self, origin: int, target: int, letter_at: LetterAt) -> bool:
        if letter_at(target) is not None:
            return True
        occupied = sum(1 << at for at in range(self.base.size) if letter_at(at) is not None)
        letter = letter_at(origin)
        return letter is not None and not self.rules.goes(letter, origin, target, occupied)

    @property
    def rules(self) -> Any:
        """Return the rules of the game, its `DescribedPairs`."""
        return self.base.pair_rules(Join.ROTATE)


_RIGHTS = ((WHITE, SHORT, "K"), (WHITE, LONG, "Q"), (BLACK, SHORT, "k"), (BLACK, LONG, "q"))


def write_fen(base: DescribedGame, board: DescribedBoard, rights: Rights, army: int) -> str:
    """Return the FEN of a position of two armies, one to move; history and counts are left out."""
    game = base.game
    letters = {
        square: base.letters[kind] if colour == WHITE else base.letters[kind].lower()
        for kind, standing in enumerate(board.kinds)
        for colour in (WHITE, BLACK)
        for square in squares[standing & board.armies[colour]]
    }
    placed = write_ranks(letters, game.files, game.ranks)
    if game.piece_drops:
        placed += f"[{rights.hands[WHITE] + rights.hands[BLACK].lower() or '-'}]"
    castling = "".join(
        letter for colour, right, letter in _RIGHTS if rights.castling[colour] & right
    )
    passed = "".join(base.names.joined[one.square] for one in board.passing[:1] if one.army != army)
    return f"{placed} {'wb'[army]} {castling or '-'} {passed or '-'} 0 1"
