"""Moves of the ring as people write them, with python-chess as the judge of a board's SAN."""

import random

import chess
import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring import RingPosition
from tests.core.chessboard import KIWIPETE
from tests.games.ring.build import EMPTY, GAME, play, ring, start
from tests.slow import seeds, turn_of

NOTATION = find_game("ring").notation


def human(position: RingPosition, text: str) -> str:
    """Return the human notation of an action in its machine form."""
    return NOTATION.human(position, GAME.parse_action(text))


def meant(position: RingPosition, text: str) -> str:
    """Return the machine form of what is written."""
    return NOTATION.parse(position, text).text


def board_of(judge: chess.Board) -> RingPosition:
    """Return a ring on whose first board a position of python-chess stands, nobody having stock."""
    unmoved = ""
    for side, letters in ((chess.WHITE, "EAH"), (chess.BLACK, "eah")):
        rooks = [
            judge.has_queenside_castling_rights(side),
            judge.has_kingside_castling_rights(side),
        ]
        own = [letters[1 + n] for n, right in enumerate(rooks) if right]
        unmoved += "".join(sorted([*own, letters[0]])) if own else ""
    passed = "-" if judge.ep_square is None else chess.square_name(judge.ep_square)
    side = "w" if judge.turn else "b"
    return ring(f"1:{judge.board_fen()} {side} {unmoved or '-'} {passed}", *EMPTY)


@pytest.mark.parametrize("fen", turn_of([chess.STARTING_FEN, KIWIPETE], 1))
@pytest.mark.parametrize("seed", seeds(5))
def test_moves_on_a_board_are_written_as_python_chess_does(fen: str, seed: int) -> None:
    rng = random.Random(seed)
    judge = chess.Board(fen)
    for _ in range(60):
        legal = [move for move in judge.legal_moves if not move.promotion]
        if not legal or any(move.promotion for move in judge.legal_moves):
            break
        position = board_of(judge)
        number = "1A" if judge.turn else "1a"
        for move in rng.sample(legal, min(8, len(legal))):
            san = judge.san(move)
            assert human(position, f"1:{move.uci()}") == f"{number}. {san}"
            for text in (f"{number}. {san}", f"77{number[1]}...{san}", f"1:{san.rstrip('+#')}"):
                assert meant(position, text) == f"1:{move.uci()}"
        judge.push(rng.choice(legal))


def test_pieces_are_disambiguated_by_file_rank_or_both() -> None:
    judge = chess.Board("k7/3N1N2/2N3N1/4Q2Q/8/7Q/8/K7 w - - 0 1")
    position = ring("1:k7/3N1N2/2N(2)3N(2)1/4Q2Q(2)/8/7Q(3)/8/K7 w", *EMPTY)
    for move in judge.legal_moves:
        assert human(position, f"1:{move.uci()}") == f"1A. {judge.san(move)}"
        assert meant(position, f"1A. {judge.san(move)}") == f"1:{move.uci()}"


def test_what_is_not_legal_is_not_written_and_what_is_legal_instead_is_told() -> None:
    drawn = play(start(), "draw")
    with pytest.raises(IllegalAction):
        human(drawn, "1:e2e4")
    assert NOTATION.instead(drawn, "1A. e4") == NOTATION.instead(start(), "9D. e5") == ""
    knights = " (legal: 1A. Na3, 1A. Nc3, 1A. Nf3, 1A. Nh3)"
    assert NOTATION.instead(start(), "1A. Nd4") == knights
    assert NOTATION.instead(start(), "1A. e5").startswith(" (legal: 1A. a3, 1A. a4, 1A. b3")


def test_words_that_begin_a_token() -> None:
    assert all(NOTATION.opens(word) for word in ("1A.", "12z...", "999999B."))
    assert not any(NOTATION.opens(word) for word in ("1.", "A.", "1A", "1A.e4", "e4"))
