"""What armies threaten whoever is to move."""

from __future__ import annotations

from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.armies.threats import threatened_by, threatening
from tests.core.build import cfen
from tests.core.chessboard import position


def test_a_pawn_may_be_taken_in_passing() -> None:
    pieces = "Ka:Ah1 Pa:Bd4 Pb:Be4 Kb:Bb1 Kc:Cb1"
    found = threatened_by(position(cfen(3, pieces, passed="Be3")).state, 0)
    assert {full_name(at): set(map(full_name, prey)) for at, prey in found.items()} == {
        "Bd4": {"Be4"}
    }


def test_opponents_who_threaten_an_army() -> None:
    found = position(cfen(3, "Ka:Ah1 Na:Aa4 Kb:Bb1 Rb:Bh4 Kc:Cb1 Rc:Ch3")).state
    assert threatening(found, 0) == (2, 3)
