"""Why a move is refused: rule, sentence and squares."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position

PIECES = "Ka:Ae1 Ra:Ah1 Pa:Ae2 Pa:Ba2 Kb:Bd1 Rb:Be4 Rb:Ba1 Kc:Ce1 Bc:Ca4"


@pytest.mark.parametrize(
    ("text", "rule", "words", "causes"),
    [
        ("AD:e2e4", "Rule 4", "no half-board D", ()),
        ("BC:a1a2", "FIDE", "It is player 1’s turn", (Square(1, 0),)),
        ("AC:a3a4", "FIDE", "no piece on Aa3", (Square(0, 16),)),
        ("AC:e2e5", "FIDE", "The pawn on Ae2 cannot go to Cd4 (e5)", (Square(0, 12),)),
        ("AC:e2e2", "FIDE", "has not moved", (Square(0, 12),)),
        ("AC:e1e2", "FIDE", "Your pawn on Ae2 is in the way", (Square(0, 12),)),
        ("AC:e1g1", "FIDE", "Castling needs", (Square(0, 4),)),
        ("AC:e2e4q", "FIDE", "Only a pawn on a back rank", (Square(0, 28),)),
        ("BC:a2a1", "FIDE", "player 2’s Rook on Ba1 is in the way", (Square(1, 0),)),
    ],
)
def test_refusals(text: str, rule: str, words: str, causes: tuple[Square, ...]) -> None:
    refusal = position(cfen(3, PIECES)).refusal(find_game("cfanp").parse_action(text))
    assert refusal is not None
    assert rule in refusal.rule
    assert words in refusal.message
    assert refusal.causes == causes
    assert refusal.rule in str(refusal)


def test_a_pinned_piece_names_the_attacker() -> None:
    # The Rook on B e4 lies on joined d5 of AB.
    found = position(cfen(3, "Ka:Ad1 Na:Ad2 Kb:Ba1 Rb:Be4 Kc:Ce1"))
    action = find_game("cfanp").parse_action("AB:d2f3")
    refusal = found.refusal(action)
    assert refusal is not None
    assert (refusal.rule, refusal.causes) == ("Rule 8", (Square(0, 3), Square(1, 28)))
    assert "would be attacked by player 2’s Rook on Be4 (d5)" in refusal.message
    assert found.refusal(find_game("cfanp").parse_action("AC:d2f3")) is None


def test_a_check_that_is_not_parried() -> None:
    found = position(cfen(3, "Ka:Ad1 Na:Ab1 Kb:Ba1 Rb:Be4 Kc:Ce1"))
    refusal = found.refusal(find_game("cfanp").parse_action("AB:b1a3"))
    assert refusal is not None
    assert "Your King on Ad1 is attacked by player 2’s Rook on Be4" in refusal.message


@pytest.mark.parametrize(
    ("pieces", "castling", "text", "words", "cause"),
    [
        ("Ba:Ac1 Pa:Ad2", "-", "AC:c1g5", "Your pawn on Ad2 is in the way", Square(0, 11)),
        (
            "Ra:Aa1 Pc:Aa3 Pb:Ca4",
            "-",
            "AC:a1a8",
            "player 3’s pawn on Aa3 is in the way",
            Square(0, 16),
        ),
        ("Ra:Aa1 Nd:Aa3", "-", "AC:a1a4", "The dead Knight on Aa3 is in the way", Square(0, 16)),
        ("Pa:Ae2 Nb:Ae3", "-", "AC:e2e4", "player 2’s Knight on Ae3 is in the way", Square(0, 20)),
        ("Pa:Ae2 Nb:Ae4", "-", "AC:e2e4", "player 2’s Knight on Ae4 is in the way", Square(0, 28)),
        ("Ra:Ah1 Ba:Af1", "K", "AC:e1g1", "Your Bishop on Af1 is in the way", Square(0, 5)),
        ("Ra:Aa1 Qa:Ad1 Na:Ab1", "Q", "AC:e1c1", "Your Queen on Ad1 is in the way", Square(0, 3)),
    ],
)
def test_who_is_in_the_way_is_named(
    pieces: str, castling: str, text: str, words: str, cause: Square
) -> None:
    pieces = f"Ka:Ae1 Kb:Bd1 Kc:Cg1 {pieces}"
    found = position(cfen(4, pieces, castling=f"{castling}/-/-/-", control="1/2/3/-"))
    refusal = found.refusal(find_game("cfanp").parse_action(text))
    assert refusal is not None
    assert refusal.message == words
    assert refusal.causes == (cause,)


def test_promotion_must_be_said() -> None:
    found = position(cfen(3, "Ka:Ae1 Pa:Ba2 Kb:Bd1 Kc:Ce1"))
    refusal = found.refusal(find_game("cfanp").parse_action("BC:a2a1"))
    assert refusal is not None
    assert "Say what the pawn becomes on Ba1" in refusal.message


def test_a_king_in_check_may_not_castle() -> None:
    found = position(cfen(3, "Ka:Ae1 Ra:Ah1 Kb:Ba1 Rb:Bd4 Kc:Ce1", castling="K/-/-"))
    refusal = found.refusal(find_game("cfanp").parse_action("AB:e1g1"))
    assert refusal is not None
    assert "A King in check may not castle" in refusal.message
    assert refusal.causes == (Square(1, 27),)
    assert found.refusal(find_game("cfanp").parse_action("AC:e1g1")) is None


def test_pairs_without_a_piece_and_impossible_moves() -> None:
    found = position(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ce1 Nc:Ca1"))
    refusal = found.refusal(find_game("cfanp").parse_action("BC:e1e2"))
    assert refusal is not None
    assert "no piece on B+C" in refusal.message
    assert found.pair_refusal(Pair(1, 2)) == refusal
    assert found.pair_refusal(Pair(0, 2)) is None
    assert found.pair_actions(Pair(1, 2)) == ()
    backwards = found.refusal(Move(Pair(2, 0), 0, 8, None, FIDE))
    assert backwards is not None
    assert "not a move" in backwards.message


def test_an_over_game_refuses_everything() -> None:
    over = play(find_game("cfanp").initial(2, {}), "draw")
    for text in ("AB:e2e4", "draw", "resign:1", "claim"):
        refusal = over.refusal(find_game("cfanp").parse_action(text))
        assert refusal is not None
        assert refusal.message == "The game is over"
    assert over.pair_refusal(Pair(0, 1)) is not None
    assert over.pairs() == ()
    assert over.claim() is None


def test_kings_in_check_on_a_pair() -> None:
    found = position(cfen(3, "Ka:Ad1 Kb:Ba1 Rb:Be4 Kc:Ce1"))
    assert found.checked_kings(Pair(0, 1)) == (Square(0, 3),)
    assert found.checked_kings(Pair(0, 2)) == ()
