"""What captures win in the end, held against trying all captures on the square."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.exchange_value import ROYAL, ExchangeValues
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.table_view import TableView
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.insight.plain import given
from tests.slow import examples

AB = Pair(0, 1)
WORTH = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}


def by_chess(board: chess.Board, move: chess.Move) -> int:
    """Return what a capture wins, by python-chess's legal moves on that square alone."""
    taken = board.piece_type_at(move.to_square) or chess.PAWN
    gain = WORTH[taken]
    if move.promotion:
        gain += WORTH[move.promotion] - 1
    board.push(move)
    replies = [one for one in board.legal_moves if one.to_square == move.to_square]
    best = max((by_chess(board, one) for one in replies), default=0)
    board.pop()
    return gain - max(0, best)


def joined(square: int) -> str:
    return chess.square_name(square)


def crowded(rng: random.Random) -> chess.Board:
    """Return a position with many pieces anywhere, in which the side to move gives no check."""
    while True:
        board = chess.Board(None)
        free = list(chess.SQUARES)
        rng.shuffle(free)
        for colour in chess.COLORS:
            board.set_piece_at(free.pop(), chess.Piece(chess.KING, colour))
            for _ in range(rng.randint(4, 14)):
                kind = rng.choice([1, 1, 1, 2, 3, 4, 4, 5])
                at = free.pop()
                if kind == chess.PAWN and chess.square_rank(at) in (0, 7):
                    kind = chess.ROOK
                board.set_piece_at(at, chess.Piece(kind, colour))
        board.turn = rng.choice(chess.COLORS)
        if board.is_valid():
            return board


def state_of(board: chess.Board) -> State:
    """Return a position of two armies as the board shows it."""
    pieces = []
    for square, piece in board.piece_map().items():
        army, own = ("a", square) if piece.color else ("b", square)
        half = "A" if square < 32 else "B"
        place = own if square < 32 else 63 - own
        pieces.append(f"{piece.symbol().upper()}{army}:{half}{joined(place)}")
    line = cfen(2, " ".join(pieces), army="a" if board.turn else "b", turn="1")
    found = given(line).core
    assert isinstance(found, TableView)
    return found.state


def captures(state: State, pair: Pair) -> Iterator[PairMove]:
    board = state.board(pair)
    for move in state.generate(state.army, pair).expand():
        if move[0] >= 0 and state.base.victim(board, *move):
            yield move


def test_chess_agrees_with_all_legal_captures() -> None:
    rng = random.Random(4)
    total = answered = 0
    for _ in range(examples(400)):
        board = crowded(rng)
        state = state_of(board)
        values = ExchangeValues(state, state.army, AB)
        for origin, target, becomes in captures(state, AB):
            promotion = {"": None, "Q": 5, "R": 4, "B": 3, "N": 2}[
                (state.base.letters[becomes] if becomes else "")
            ]
            move = chess.Move(origin, target, promotion)
            assert board.is_capture(move), board.fen()
            expected = by_chess(board, move)
            assert values.won((origin, target, becomes)) == expected, (board.fen(), move)
            total += 1
            answered += any(one.to_square == target for one in after(board, move).legal_moves)
    assert total > 200
    assert answered > 60


def after(board: chess.Board, move: chess.Move) -> chess.Board:
    then = board.copy()
    then.push(move)
    return then


def by_trying(state: State, pair: Pair, army: int, move: PairMove) -> int:
    """Return what a capture wins, by all legal moves of those who may take back."""
    base, board = state.base, state.board(pair)

    gain = sum(_worth_of(state, pair, at) for at in squares[base.victim(board, *move)])
    before = _worth_of(state, pair, move[0])
    then = state.as_if_to_move(army).moved(pair, *move)
    then.halves  # noqa: B018 - the pieces are written back
    best = 0
    own = {army, *state.sides.allies[army]}
    movers = [one for one in range(state.count) if state.control[one] is not None]
    other_side = [one for one in movers if (one in own) != (army in own)]
    gain += _worth_of(then, pair, move[1]) - before
    for other in other_side:
        for reply in then.generate(other, pair).expand():
            if reply[0] >= 0 and base.victim(then.board(pair), *reply) >> move[1] & 1:
                best = max(best, by_trying(then, pair, other, reply))
    return gain - best


def _worth_of(state: State, pair: Pair, at: int) -> int:
    base = state.base
    for half in base.with_strip(pair):
        for square, piece in base.pieces_on(state.halves, half).items():
            if base.joined(square, pair) == at:
                one = base.base.types[piece.letter]
                return ROYAL if one.royal else one.value
    raise AssertionError("nothing stands where a piece went")


@pytest.mark.parametrize(("key", "least"), [("xiangqi", 60), ("shogi", 1), ("checkers", 5)])
def test_base_games_agree_with_all_legal_captures(key: str, least: int) -> None:
    rng = random.Random(key)
    game = find_game("cfanp").variant({"base": key})
    answered = 0
    for number in range(examples(20)):
        position = game.initial(2, {**game.as_seated, "base": key}).resolve_pending()[0]
        for _ in range(60):
            actions = position.all_actions()
            if not actions:
                break
            position, _ = position.apply(rng.choice(actions))
            assert isinstance(position, TableView)
            state = position.state
            values = ExchangeValues(state, state.army, AB)
            for move in captures(state, AB):
                expected = by_trying(state, AB, state.army, move)
                assert values.won(move) == expected, (number, position.to_text(), move)
                answered += 1
    assert answered >= least


def won(text: str, move: str, armies: int = 2, pair: Pair = AB, **fields: str) -> int:
    """Return what a capture wins that is given as ``e2e4``."""
    found = given(cfen(armies, text, turn="1", **fields)).core
    assert isinstance(found, TableView)
    state = found.state
    wanted = chess.Move.from_uci(move)
    squares_of = wanted.from_square, wanted.to_square
    values = ExchangeValues(state, state.army, pair)
    return max(values.won(one) for one in captures(state, pair) if one[:2] == squares_of)


def test_what_stands_behind_takes_part() -> None:
    # Two Rooks on a file take a pawn that a Rook defends; the second one comes behind the first.
    assert won("Ka:Ah1 Ra:Aa1 Kb:Ba1 Pb:Aa4 Rb:Bh1", "a1a4") == 1 - 5
    assert won("Ka:Ah1 Ra:Aa1 Ra:Aa2 Kb:Ba1 Pb:Aa4 Rb:Bh1", "a2a4") == 1


def test_a_king_takes_only_what_is_not_defended() -> None:
    assert won("Ka:Ah1 Ra:Ad1 Kb:Be4 Pb:Ad4", "d1d4") == 1 - 5
    assert won("Ka:Ah1 Ra:Ad1 Ra:Ad2 Kb:Be4 Pb:Ad4", "d2d4") == 1


def test_a_pinned_piece_does_not_take_back() -> None:
    attacked = "Ka:Ah1 Ra:Ac1 Kb:Be1 Nb:Be2 Pb:Bf4"
    assert won(attacked, "c1c5") == 1 - 5
    assert won(f"{attacked} Qa:Ad1", "c1c5") == 1


def test_all_who_are_hostile_take_back() -> None:
    text = "Ka:Ah1 Ra:Aa1 Kb:Ba1 Pb:Aa4 Kc:Ca1 Bc:Ac2"
    assert won(text, "a1a4", 3) == 1 - 5
    assert won(text, "a1a4", 3, control="1/2/-") == 1, "what is dead takes nothing"
    assert won(text, "a1a4", 3, control="1/2/1") == 1, "nor do friends"


def test_what_a_piece_becomes_counts() -> None:
    pieces = "Ka:Aa1 Pa:Ba2 Kb:Be1 Nb:Bb1"
    assert won(pieces, "h7g8") == 3 + 8
    assert won(f"{pieces} Rb:Ba1", "h7g8") == 3 + 8 - 9
