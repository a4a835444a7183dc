"""Why an action is refused: rule, sentence and squares."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.half_boards import half_square
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.actions import Promotion
from tests.games.ring.build import GAME, KINGS, ring

BOARD = "1:r3k3/8/8/8/4r3/2P5/P3N2P/R3K2R w AEH"
OTHERS = (f"2:{KINGS}", f"3:{KINGS}")


@pytest.mark.parametrize(
    ("text", "rule", "words", "squares"),
    [
        ("1:d4d5", "chess", "no piece on d4 of board 1", "d4"),
        ("1:a8a7", "chess", "It is player 1’s turn on board 1", "a8"),
        ("1:a1a2", "chess", "Your pawn on a2 of board 1 is in the way", "a2"),
        ("1:c3c5", "chess", "The pawn on c3 of board 1 cannot go to c5", "c3"),
        ("1:a1a4", "chess", "Your pawn on a2 of board 1 is in the way", "a2"),
        ("1:c3c3", "chess", "has not moved", "c3"),
        ("1:e1e8", "chess", "A King is never captured", "e8"),
        (
            "1:e2c1",
            "chess",
            "Your King on e1 of board 1 would be attacked by player 2’s Rook on e4",
            "e4",
        ),
        ("1:Q@d1", "Stockpile", "player 1 has no White Queen", ""),
        ("1:K@e1", "Stockpile", "player 1 has no White King", ""),
        ("1:N@b3", "Stockpile", "starting squares only: b1, g1", "b1 g1"),
        ("1:P@h2", "Stockpile", "Your pawn on h2 of board 1 is in the way", "h2"),
        ("1:c3c4N@b1", "Promotion", "not a pawn’s step to the last rank", "c3"),
        ("1:d7d8N@b1", "chess", "no piece on d7", "d7"),
        ("1:h1h2N@b1", "chess", "Your pawn on h2", "h2"),
        ("2:lose", "Stalemate", "player 2, to move on board 2, is not stalemated", ""),
        ("9:lose", "chess", "There is no board 9", ""),
        ("9:resign:1", "chess", "There is no board 9", ""),
        ("9:e2e4", "chess", "There is no board 9", ""),
    ],
)
def test_refusals(text: str, rule: str, words: str, squares: str) -> None:
    position = ring(BOARD, *OTHERS, stockpiles="Nw2,Pw2/-/-")
    refusal = position.refusal(GAME.parse_action(text))
    assert refusal is not None
    assert rule in refusal.rule
    assert words in refusal.message
    assert isinstance(refusal.message, Text)
    expected = tuple(half_square(1, chess.parse_square(name)) for name in squares.split())
    assert refusal.causes == expected


@pytest.mark.parametrize(
    ("board", "text", "words", "squares"),
    [
        ("4k3/8/8/8/8/8/8/1N2K2R w EH", "e1c1", "Castling needs", "e1"),
        ("4k3/8/8/8/8/8/8/R2QK2R w AEH", "e1c1", "Your Queen on d1", "d1"),
        ("4k3/8/8/8/4n3/8/4P3/4K3 w -", "e2e4", "player 2’s Knight on e4", "e4"),
        ("4k3/8/8/8/8/8/8/1N2K2R w E", "e1g1", "Castling needs", "e1"),
        ("4kr2/8/8/8/8/8/8/4K2R w EH", "e1g1", "may not castle over or onto", "f8"),
        ("4k1r1/8/8/8/8/8/8/4K2R w EH", "e1g1", "may not castle over or onto", "g8"),
        ("4k3/8/8/8/4r3/8/8/4K2R w EH", "e1g1", "A King in check", "e4"),
        ("4k3/8/8/8/4r3/8/8/4K2R w EH", "h1h2", "is attacked by player 2’s Rook on e4", "e4"),
        (
            "4k3/8/8/8/4r3/5n2/8/4K2R w EH",
            "h1h2",
            "by player 2’s Knight on f3 and player 2’s Rook on e4",
            "f3 e4",
        ),
    ],
)
def test_kings_and_castling(board: str, text: str, words: str, squares: str) -> None:
    refusal = ring(f"1:{board}", *OTHERS).refusal(GAME.parse_action(f"1:{text}"))
    assert refusal is not None
    assert words in refusal.message
    assert refusal.causes == tuple(
        half_square(1, chess.parse_square(name)) for name in squares.split()
    )


def test_a_mated_king_that_waits_for_the_end_of_the_round() -> None:
    # The round of this text has begun, and board 1 has not had its turn in it.
    position = ring("1:4R1k1/5ppp/8/8/8/8/8/6K1 b", f"2:{KINGS} b*", f"3:{KINGS}", tempo="rounds")
    refusal = position.refusal(GAME.parse_action("1:g8h8"))
    assert refusal is not None
    assert "player 2 is checkmated on board 1" in refusal.message
    assert refusal.causes == (half_square(1, chess.E8),)


def test_a_king_is_no_piece_for_a_pawn() -> None:
    position = ring("1:8/4P2k/8/8/8/8/8/4K3", *OTHERS, stockpiles="Nw2/-/-")
    refusal = position.refusal(Promotion(1, chess.E7, chess.E8, "K", chess.E8))
    assert refusal is not None
    assert "not exchanged for a King" in refusal.message
