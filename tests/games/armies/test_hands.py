"""What lies in the hands of armies, and how it is dropped at the table."""

from __future__ import annotations

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import STRIP, Pair, Square
from tests.games.armies.shogis import GAME, message, read

HANDS = "strip=5 hand=a:PR,b:G"


def test_a_hand_lies_beside_the_home_of_its_army() -> None:
    position = read("5/Ka4|5/4Kb", HANDS)
    assert [(piece.letter, useful) for piece, useful in position.pocket(0)] == [
        ("R", True), ("P", True),
    ]  # fmt: skip
    assert [(piece.letter, useful) for piece, useful in position.pocket(1)] == [("G", False)]
    assert position.pocket(STRIP) == ()
    assert {player: len(held) for player, held in position.stockpiles.items()} == {1: 2, 2: 1}
    assert GAME.initial(2, {}).pocket(0) == ()


def test_what_is_dropped_goes_to_any_empty_square_of_a_pair() -> None:
    position = read("5/Ka4|5/4Kb|5/Kc4", HANDS)
    rook = PocketSource(0, "R")
    assert position.movable(rook)
    goals = {(one.target, one.pair) for one in position.gestures(rook)}
    assert {pair for target, pair in goals if target == Square(STRIP, 2)} == {
        Pair(0, 1), Pair(0, 2), Pair(1, 2),
    }  # fmt: skip
    assert {pair for target, pair in goals if target == Square(2, 6)} == {Pair(0, 2), Pair(1, 2)}
    assert not position.movable(PocketSource(1, "G"))


def test_why_a_piece_is_not_dropped() -> None:
    position = read("5/Ka4|5/4Kb", HANDS)

    def why(board: int, letter: str, target: Square | None = None) -> str:
        return str(position.gesture_refusal(PocketSource(board, letter), target))

    assert why(1, "G") == "It is player 1’s turn (small Shogi)"
    assert why(0, "S") == "Army a has no Silver in its hand (small Shogi)"
    assert why(0, "R", Square(0, 0)) == "Your King on Aa1 is in the way (small Shogi)"
    assert why(0, "P", Square(1, 1)) == "The Pawn cannot be dropped on Bb1 (d5) (small Shogi)"
    assert position.gesture_refusal(PocketSource(0, "R"), Square(STRIP, 0)) is None


def test_a_drop_does_not_leave_the_king_attacked() -> None:
    position = read("5/Ka4|5/4Kb", "strip=Rb4 hand=a:P")
    assert message(position, "AB:P@c3") == (
        "Your King on Aa1 is attacked by player 2’s Rook on ~a1 (a3) (Rule 8)"
    )
    assert position.refusal(GAME.parse_action("AB:P@a2")) is None
