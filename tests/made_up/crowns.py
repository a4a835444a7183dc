"""Three Crowns, a game for three as somebody writes it who has read CONTRIBUTING.md alone.

On a board of 7 by 7 each player has a crown, which goes one step, and guards, which leap as Knights
do. Whose crown is captured is out, with all guards. The last one wins; after 30 moves without a
capture it is a draw.
"""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.actions import Report
from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.line_fields import CountField
from cfanp_gui.core.pieces import KNIGHT, Piece, PieceType
from cfanp_gui.core.plain_actions import PlainMove
from cfanp_gui.core.plain_game import PlainGame, PlainPosition
from cfanp_gui.core.position import Outcome
from cfanp_gui.core.text import Plural, Text

BOARD = BoardSpec(0, 7, 7, 0, "1")
STEPS = [(file, rank) for file in (-1, 0, 1) for rank in (-1, 0, 1) if (file, rank) != (0, 0)]
LEAPS = [(file, rank) for file in (-2, -1, 1, 2) for rank in (-2, -1, 1, 2) if file**2 != rank**2]
CROWNS = Plural("%n crown(s)", "", 1).template
CROWN = PieceType("C", Text("crown"), Text("Crown"), CROWNS, "", 0, royal=True)
TYPES = {"C": CROWN, "N": KNIGHT}
HOMES = ("d1 c1 e1 d2", "a4 a3 a5 b4", "d7 c7 e7 d6")
"""The crown and the guards of each player, who sit at the south, the west and the north."""
MOST_QUIET = 30


class CrownsPosition(PlainPosition):
    """Places of the pieces, and the number of moves since the last capture."""

    fields = (CountField("quiet", Text("quiet moves"), 0),)
    quiet = 0

    def boards(self) -> tuple[BoardSpec, ...]:
        return (BOARD,)

    def alive(self) -> frozenset[int]:
        crowns = (piece for piece in self.pieces().values() if piece.letter == "C")
        return frozenset(crown.army + 1 for crown in crowns)

    def moves(self, player: int) -> Iterator[PlainMove]:
        pieces = self.pieces()
        for origin, piece in pieces.items():
            if piece.army == player - 1:
                for index in BOARD.stepped(origin.index, STEPS if piece.letter == "C" else LEAPS):
                    taken = pieces.get(Square(0, index))
                    if taken is None or taken.army != piece.army:
                        yield self.move(origin, Square(0, index))

    def after_move(self, move: PlainMove, report: Report) -> CrownsPosition:
        pieces, taken = self.moved(move, report), self.pieces().get(move.target)
        if taken is not None and taken.letter == "C":
            pieces = self.without(taken.army + 1, pieces, report)
        after = self.next_turn(pieces)
        after.quiet = 0 if taken else self.quiet + 1
        return after

    def judged(self) -> Outcome | None:
        if self.quiet >= MOST_QUIET:
            return self.drawn(Text("{count} moves without a capture", count=MOST_QUIET))
        return super().judged()


class ThreeCrowns(PlainGame):
    """Three Crowns."""

    name = "Three Crowns"
    key = "crowns"
    min_players = max_players = 3
    piece_types = TYPES

    def start(self, players: int) -> CrownsPosition:
        pieces = {}
        for army, home in enumerate(HOMES):
            for number, name in enumerate(home.split()):
                square = Square(0, BOARD.square_names.index(name))
                pieces[square] = Piece("N" if number else "C", army)
        return CrownsPosition(players, pieces)
