"""What is read aloud of a made-up game on boards of other sizes, with two seats at a board."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cfanp_gui.core.actions import Captured, Gesture, PieceMoved, PocketSource, Source, Transition
from cfanp_gui.core.boards import BoardSpec, Edge, Pair, Square
from cfanp_gui.core.capabilities import Marks, Pockets
from cfanp_gui.core.pieces import FIDE_TYPES, KING, PAWN, Piece, PieceType
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.square_notes import NoteKind, SquareNote
from cfanp_gui.core.text import Text
from cfanp_gui.core.wording import Wording
from cfanp_gui.session.tree import Node
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.access.words import spoken_time
from cfanp_gui.table.scene import TableScene

ZEBRA = PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 4)
WIDE, TALL = BoardSpec(0, 14, 5, 0, "1"), BoardSpec(1, 3, 26, 2, "2")
SEATS = (Seat(0, 0, 0, "1"), Seat(1, 0, 1, "2", Edge.NORTH), Seat(2, 1, 2, "3"))
PIECES = {Square(0, 0): Piece("Z", 0), Square(0, 69): Piece("K", 1), Square(1, 77): Piece("Z", 2)}
MINUTE = 60_000


class Made:
    """A position in which the zebra on a1 may go to three squares, one by another's consent."""

    action = SimpleNamespace(text="z")

    def boards(self) -> tuple[BoardSpec, ...]:
        return WIDE, TALL

    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    def seat_status(self, seat: int) -> SeatStatus:
        return SeatStatus(SEATS[seat], seat + 1, seat + 1, seat, to_move=seat == 0, clock=seat)

    def pieces(self) -> Mapping[Square, Piece]:
        return PIECES

    def checked_kings(self) -> tuple[Square, ...]:
        return (Square(0, 69),)

    def outcome(self) -> None:
        return None

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        if source != Square(0, 0):
            return ()
        goals = (Square(0, 13), Square(0, 69), Square(1, 77))
        return tuple(Gesture(self.action, source, goal) for goal in goals)


class WithMarks(Made, Marks):
    """The same with a King that both zebras may capture, one of which cannot be captured."""

    def marked(self) -> Mapping[Square, tuple[SquareNote, ...]]:
        hunts = SquareNote(NoteKind.ATTACKER, Text("hunts a king"))
        shielded = SquareNote(NoteKind.SHIELDED, Text("in the thicket"))
        return {Square(0, 0): (hunts,), Square(1, 77): (hunts, shielded)}

    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        return ((Square(0, 0), Square(0, 69)),) if seat == 1 else ()


class WithPockets(Made, Pockets):
    """The same with a zebra and two pawns beside the tall board."""

    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        held = [(Piece("Z", 2), True), (Piece("P", 2), True), (Piece("P", 2), True)]
        return tuple(held) if board == 1 else ()


def described(
    position: Made, picked: Source | None = None, pair: Pair | None = None
) -> tuple[Describer, Any]:
    """Return what reads a table on which a zebra was taken on the way to a position."""
    game = SimpleNamespace(piece_types={**FIDE_TYPES, "Z": ZEBRA}, wording=Wording())
    zebra = Piece("Z", 0)
    moved = PieceMoved(Square(0, 1), Square(0, 0), zebra, zebra)
    taken = (Captured(Square(0, 0), Piece("Z", 1)), Captured(Square(0, 5), Piece("P", 1), True))
    step = Transition(Made.action, 1, moved=(moved,), captured=taken)
    root = Node(cast(Any, position))
    node = Node(cast(Any, position), root, Made.action, step)
    names = ("Anna", "Ben", "Clara")

    def name(player: int) -> str:
        return names[player - 1]

    at = Situation(cast(Any, game), root.position, node.position, name, pair, step)
    session = SimpleNamespace(
        game=game, node=node, position=position, pair=pair, outcome=None, situation=at,
        time_left=lambda clock: MINUTE * (clock + 1), match=SimpleNamespace(bots={}), name=name,
    )  # fmt: skip
    scene = SimpleNamespace(
        session=session,
        pointer=SimpleNamespace(picked=picked),
        controls=SimpleNamespace(chosen=1),
        resolver=SimpleNamespace(goals={}, choice=None),
        drawing=SimpleNamespace(thinking=None),
    )
    return Describer(cast(TableScene, scene)), scene


@pytest.fixture(autouse=True)
def _english(qapp: object) -> None:
    """Use sentences as they are written."""


def test_who_of_a_board_is_a_bot_is_said() -> None:
    describer, scene = described(Made())
    assert describer.board(0) == "board 1, Anna, to move, Ben"
    assert describer.board(1) == "board 2, Clara", "it is chosen, but no boards are pushed"
    scene.session.match.bots[2] = "club"
    assert describer.board(0) == "board 1, Anna, to move, Ben, Ben is a bot"


def test_squares_are_called_by_their_own_board() -> None:
    describer, _ = described(Made())
    assert describer.turn() == "Anna to move"
    assert describer.square(Square(0, 0)) == "board 1, a1, zebra of Anna"
    assert describer.square(Square(0, 13)) == "board 1, n1, empty"
    assert describer.square(Square(0, 69)) == f"board 1, n5, {KING.name} of Ben, in check"
    assert describer.square(Square(1, 77)) == "board 2, c26, zebra of Clara"
    assert describer.home_square(Square(1, 77)) == ""


def test_targets_are_described_across_boards_where_nothing_is_pushed() -> None:
    describer, scene = described(Made(), Square(0, 0))
    assert describer.square(Square(0, 0)).endswith("zebra of Anna, picked up")
    assert describer.square(Square(0, 13)) == "board 1, n1, empty, can be reached"
    assert describer.square(Square(0, 69)).endswith("in check, can be captured")
    assert describer.square(Square(1, 77)) == "board 2, c26, zebra of Clara, can be captured"
    assert describer.square(Square(1, 76)) == "board 2, b26, empty"
    # Whatever changes at the table is heard at once.
    scene.pointer.picked = None
    assert describer.square(Square(0, 13)) == "board 1, n1, empty"
    scene.resolver.goals = {Square(0, 13): None}
    assert describer.square(Square(0, 13)) == "board 1, n1, empty, the piece can be put here"


def test_where_several_sit_at_a_board_time_and_captures_are_described_by_name() -> None:
    describer, _ = described(Made())
    assert describer.belongings(0) == (
        "Anna: 1 minute left, has captured 1 zebra, Ben: 2 minutes left"
    )
    assert describer.belongings(1) == "3 minutes left"


def test_pockets_are_described_instead_of_captures() -> None:
    describer, scene = described(WithPockets())
    assert describer.belongings(0) == "Anna: 1 minute left, Ben: 2 minutes left"
    assert describer.belongings(1) == "3 minutes left, in the pocket: 1 zebra, 2 pawns"
    assert describer.pocket(1) == "in the pocket of board 2"
    pawns = PocketSource(1, "P")
    assert describer.pocket_pieces(pawns) == f"{PAWN.name}, 1 more alike"
    assert describer.pocket_pieces(PocketSource(0, "P")) == ""
    scene.pointer.picked = pawns
    assert describer.pocket_pieces(pawns) == f"{PAWN.name}, 1 more alike, picked up"
    assert describer.pocket_pieces(PocketSource(1, "Z")) == "zebra"


def test_what_any_game_lets_be_known_of_squares_is_read() -> None:
    describer, _ = described(WithMarks())
    assert describer.square(Square(0, 0)) == "board 1, a1, zebra of Anna, hunts a king"
    assert describer.square(Square(1, 77)).endswith("zebra of Clara, hunts a king, in the thicket")
    assert describer.square(Square(1, 76)) == "board 2, b26, empty"


def test_a_time_is_given_in_words() -> None:
    for ms, words in (
        (0, "no time"),
        (-1, "no time"),
        (1, "1 second"),
        (9_650, "10 seconds"),
        (252_000, "4 minutes 12 seconds"),
        (251_001, "4 minutes 12 seconds"),
        (240_000, "4 minutes"),
        (3_600_000, "1 hour"),
        (3_909_000, "1 hour 5 minutes 9 seconds"),
    ):
        assert spoken_time(ms) == words
