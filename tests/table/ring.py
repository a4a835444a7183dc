"""A table of whole boards with a mouse, squares named by their board such as ``2e4``."""

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import half_board, half_square, parse_square
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring.position import RingPosition as RingView
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from tests.table.desk import Desk

NAMES = ["Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hans"]
RING = find_game("ring")

MATE = "1:f2f3 1:e7e5 1:g2g4 2:e2e4 2:d7d5 2:e4d5 2:d8d5 3:e2e4"
"""Ben and Clara have taken a pawn on board 2; Ben can mate Anna on board 1 by ``1:d8h4``."""

STOCKED = (
    "1:8/4P1k1/8/8/8/8/8/R3K3|2:rnbqkb1r/pppppppp/8/8/8/8/8/4K3|3:r3k2r/pppppppp/8/8/8/8/8/4K3 "
    "1-2|2-3|3-1 w|w|w -|Eaeh|Eaeh -|-|- Nb2,Nw1,Nw2,Nw3,Pw2,Qb3,Qw2/-/- 1|1|1 1 0"
)
"""Anna may promote on board 1; the Knight of set 1 may not return there, nor Queen b3 to 3."""


def a_ring(players: int = 3, text: str | None = None, **options: str | bool) -> GameSession:
    """Return a session of the ring at the start, or at a position given as RFEN."""
    names = [*NAMES, *(f"Player {number}" for number in range(9, 27))][:players]
    match = seat(RING, dict(options), names, default_colours(players), 0)
    start = RING.from_text(text, match.options) if text else RING.initial(players, match.options)
    assert isinstance(start, RingView)
    return GameSession(match, start)


def play(session: GameSession, moves: str) -> None:
    """Play moves in their machine form, which must be legal."""
    for text in moves.split():
        refusal = session.propose(RING.parse_action(text))
        assert refusal is None, f"{text}: {refusal}"


def board_square(name: str) -> Square:
    """Return a square of a board, such as ``2e4``."""
    return half_square(int(name[:-2]), parse_square(name[-2:], 8))


class RingDesk(Desk):
    """A desk with boards on it."""

    def __init__(self, qtbot: QtBot, session: GameSession, moving: bool = False) -> None:
        super().__init__(qtbot, session, moving)
        self.boards = session

    def at(self, name: str) -> QPointF:
        """Return the scene point in the middle of a square."""
        self.settle()
        return self.scene.centre_of(board_square(name))

    def pocket_source(self, board: int, colour: int, letter: str) -> PocketSource:
        """Return the source of a type of piece in a pocket."""
        return PocketSource(half_board(board, colour), letter)

    def in_pocket(self, board: int, colour: int, letter: str) -> QPointF:
        """Return the scene point over the piece of a type on top in a pocket."""
        self.settle()
        item = self.scene.layer.held(self.pocket_source(board, colour, letter))
        assert item is not None, f"there is no {letter} in the pocket"
        return item.scenePos()

    def pocket(self, board: int, colour: int) -> list[str]:
        """Return the pieces in a pocket, in its order, such as ``N3``."""
        self.settle()
        items = self.scene.layer.pockets.get(half_board(board, colour), [])
        return [f"{item.piece.letter}{item.piece.set}" for item in items]

    def check_table(self) -> None:
        """Check that what is drawn is exactly the position, its pockets and its boards."""
        self.check()
        position = self.boards.position
        assert {item.board for item in self.present} == {t.id for t in position.boards()}
        for item in self.scene.boards.values():
            assert item.isVisible() == (item in self.present)
        for board, seats in position.players_at.items():
            for colour, player in enumerate(seats):
                held = [p for p in position.stockpiles.get(player, ()) if p.army == colour]
                drawn = [item.piece for item in self.scene.layer.pockets[half_board(board, colour)]]
                assert sorted(drawn, key=repr) == sorted(held, key=repr)
                for item in self.scene.layer.pockets[half_board(board, colour)]:
                    assert item.parentItem() is self.scene.boards[half_board(board, colour)]
                    assert (item.pos() - item.rest).manhattanLength() < 0.01
