"""A pawn may not mate when it is dropped."""

from __future__ import annotations

from tests.games.armies.shogis import message, moves, play, read

CORNERED = "5/Ka2Ra1|5/Kb4"
"""The King of army b on e5, which a Rook keeps from file d."""


def test_a_pawn_that_is_dropped_does_not_mate() -> None:
    position = read(CORNERED, "strip=4Ga hand=a:P")
    assert "AB:P@d4" in moves(position, "AB:P@")
    assert "AB:P@e4" not in moves(position, "AB:P@")
    assert message(position, "AB:P@e4") == (
        "A Pawn that is dropped may not mate player 2’s King on Ba1 (e5) (small Shogi)"
    )


def test_it_may_check() -> None:
    position = read("5/Ka4|5/Kb4", "strip=4Ga hand=a:P")
    assert "AB:P@e4" in moves(position, "AB:P@")


def test_another_piece_may_mate_so_and_a_pawn_that_steps() -> None:
    dropping = play(read(CORNERED, "strip=4Ga hand=a:S"), "AB:S@e4")
    stepping = play(read("5/Ka4|5/Kb4", "strip=1Ba1GaPa"), "AB:e3e4")
    for position in (dropping, stepping):
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.players == (1,)
