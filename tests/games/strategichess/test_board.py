"""One board: moves against python-chess where a board of 8 by 8 can be cut out of it."""

import random

import chess
import pytest

from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.strategichess.bitboards import EAST, FILES, NUMBERS, SQUARES
from cfanp_gui.games.strategichess.board import BLACK, LETTERS, WHITE, StrategiBoard
from tests.judges.strategichess_by_hand import core
from tests.slow import examples

NEAR = {chess.square(file, rank): FILES * (rank + 3) + file + 3 for file in range(8)
        for rank in range(8)}  # fmt: skip
"""The squares of 8 by 8 in the middle of 14 by 14, round which a wall of men stands."""
BACK = {ours: theirs for theirs, ours in NEAR.items()}


def walled(board: chess.Board) -> StrategiBoard:
    """Return a board with the same pieces in its middle, inside a wall of the mover's own pawns.

    Nothing on 8 by 8 sees further then, and the wall attacks nothing that matters to the mover.
    """
    planes, colours = [0] * 6, [0, 0]
    for square, piece in board.piece_map().items():
        bit = 1 << NEAR[square]
        planes[LETTERS.index(piece.symbol().upper())] |= bit
        colours[WHITE if piece.color else BLACK] |= bit
    turn = WHITE if board.turn else BLACK
    for square in range(SQUARES):
        if square not in BACK:
            planes[LETTERS.index("P")] |= 1 << square
            colours[turn] |= 1 << square
    king, queen, rook, bishop, knight, pawn = planes
    white, black = colours
    return StrategiBoard((king, queen, rook, bishop, knight, pawn), (white, black), turn, 0, 1)


def scattered(rng: random.Random) -> chess.Board:
    """Return Kings and some R N B Q of both sides, the side that moved not in check."""
    while True:
        board = chess.Board(None)
        squares = rng.sample(range(64), rng.randint(4, 14))
        kings = [chess.Piece(chess.KING, True), chess.Piece(chess.KING, False)]
        others = [
            chess.Piece(rng.choice([chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT]),
                        rng.random() < 0.5)
            for _ in squares[2:]
        ]  # fmt: skip
        for square, piece in zip(squares, kings + others, strict=True):
            board.set_piece_at(square, piece)
        board.turn = rng.random() < 0.5
        if board.is_valid():
            return board


def of_chess(board: chess.Board) -> set[tuple[int, int]]:
    """Return python-chess's moves, as squares of ours."""
    return {(NEAR[move.from_square], NEAR[move.to_square]) for move in board.legal_moves}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.no_cover
def test_pieces_move_as_in_chess(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(examples(100)):
        board = scattered(chance)
        ours = walled(board)
        inner = {
            (origin, target)
            for origin, targets in ours.moves(0)
            for target in squares[targets]
            if origin in BACK and target in BACK
        }
        assert inner == of_chess(board), board.fen()


def test_what_outer_men_attack_is_forbidden_to_the_king_and_only_to_it() -> None:
    board = core("14/14/14/14/14/14/14/14/14/14/14/14/14/K12k w -/- 0 1").state.boards[0]
    king = NUMBERS["a1"]
    assert dict(board.moves(0))[king].bit_count() == 3
    assert dict(board.moves(1 << NUMBERS["a2"]))[king].bit_count() == 2
    attacked = board.moves(1 << king)
    assert [origin for origin, _ in attacked] == [king], "nothing here stops what comes from beyond"


def test_crossings_ask_what_stands_beyond() -> None:
    here = core("14/14/14/14/14/14/14/14/14/R13/14/14/14/K12k w -/- 0 1").state.boards[0]
    empty = core("14/14/14/14/14/14/14/14/14/14/14/14/14/K12k w -/- 0 1").state.boards[0]
    own = empty.with_man(NUMBERS["a5"], LETTERS.index("N"), WHITE)
    hostile = empty.with_man(NUMBERS["a5"], LETTERS.index("N"), BLACK)
    hostile_king = empty.with_man(NUMBERS["a5"], LETTERS.index("K"), BLACK)
    found = [
        [crossing.target for crossing in here.crossings(WHITE, EAST, beyond)]
        for beyond in (empty, own, hostile, hostile_king)
    ]
    assert found == [[NUMBERS["a5"]], [], [NUMBERS["a5"]], []]
    assert here.attacked_over(WHITE, EAST) == 1 << NUMBERS["a5"]
