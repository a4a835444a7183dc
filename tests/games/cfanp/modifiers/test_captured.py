"""What becomes of checkmated armies by option."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Captured, Piece, Transition
from cfanp_gui.games.cfanp.events import Checkmate
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import position
from tests.games.cfanp.test_turn import TWO_KINGS


def step(found: CfanpPosition, text: str) -> tuple[CfanpPosition, Transition]:
    return found.apply(find_game("cfanp").parse_action(text))


@pytest.mark.parametrize(("what", "control"), [("dead", (1, None, None)),
                                               ("removed", (1, None, None))])  # fmt: skip
def test_captured_armies_by_option(what: str, control: tuple[int | None, ...]) -> None:
    after, change = step(position(cfen(3, TWO_KINGS), captured=what), "BC:a4h4")
    assert after.control == control
    left = {piece.army for piece in after.pieces().values()}
    assert left == ({0} if what == "removed" else {0, 1, 2})
    gone = {
        Captured(Square(1, 7), Piece("K", 1), removed=True),
        Captured(Square(2, 0), Piece("K", 2), removed=True),
    }
    assert set(change.captured) == (gone if what == "removed" else set())
    assert {given.after for given in change.control} == {None}


def test_a_removed_army_loses_castling_and_its_passed_square() -> None:
    # A back-rank mate on AB: army b's King on joined e8 behind its own pawns.
    pieces = "Ka:Ag1 Ra:Aa4 Kb:Bd1 Rb:Ba1 Pb:Bc2 Pb:Bd2 Pb:Be2 Pb:Bg4 Kc:Ce1"
    found = position(cfen(3, pieces, castling="-/K/-", passed="Bg3"), captured="removed")
    after, change = step(found, "AB:a4a8")
    assert change.events == (Checkmate(1, 1, 0, "removed"),)
    assert after.to_text().split(" ")[2:5] == ["1/-/3", "-/-/-", "-"]
    assert Captured(Square(1, 0), Piece("R", 1), removed=True) in change.captured
