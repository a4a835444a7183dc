"""What armies threaten, on whichever pair."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import (
    attacking,
    owner,
    threatened_by,
    threatening,
)
from tests.core.build import cfen
from tests.core.chessboard import position


def state(pieces: str, **fields: str) -> State:
    return position(cfen(3, pieces, **fields)).state  # type: ignore[arg-type]


def named(found: State, army: int) -> dict[str, set[str]]:
    return {
        full_name(square): set(map(full_name, targets))
        for square, targets in threatened_by(found, army).items()
    }


def test_threats_are_legal_captures_on_any_pair() -> None:
    # On AB the Rook sees the Bishop on Bh4, which is a5; on AC the pawn on Ch3, which is a6.
    found = state("Ka:Ah1 Ra:Aa4 Kb:Bb1 Bb:Bh4 Kc:Cb1 Pc:Ch3")
    assert named(found, 0) == {"Aa4": {"Bh4", "Ch3"}}
    assert [pair.name for pair in found.pairs_with(1)] == ["AB", "BC"]
    assert owner(found.board(found.pairs_with(0)[0]), 24) == 0


def test_a_pinned_piece_threatens_what_it_may_capture_only() -> None:
    found = state("Ka:Ah1 Ra:Ae1 Rb:Aa1 Nb:Ae4 Kb:Bb1 Kc:Cb1")
    assert named(found, 0) == {"Ae1": {"Aa1"}}


def test_kings_are_threatened_by_any_attack() -> None:
    # The pinned Rook attacks army b's King on e8.
    found = state("Ka:Ah1 Ra:Ae1 Rb:Aa1 Kb:Bd1 Kc:Cb1")
    assert named(found, 0) == {"Ae1": {"Aa1", "Bd1"}}
    assert {full_name(one): pair.name for one, pair in attacking(found, 1).items()} == {"Ae1": "AB"}


def test_a_pawn_may_be_taken_in_passing() -> None:
    found = state("Ka:Ah1 Pa:Bd4 Pb:Be4 Kb:Bb1 Kc:Cb1", passed="Be3")
    assert named(found, 0) == {"Bd4": {"Be4"}}


def test_friends_and_the_dead_are_not_threatened() -> None:
    pieces = "Ka:Ah1 Ra:Aa4 Kb:Bb1 Bb:Bh4 Kc:Cb1 Pc:Ch3"
    assert named(state(pieces, control="1/1/3"), 0) == {"Aa4": {"Ch3"}}
    assert named(state(pieces, control="1/2/-"), 0) == {"Aa4": {"Bh4"}}


def test_opponents_who_threaten_an_army() -> None:
    found = state("Ka:Ah1 Na:Aa4 Kb:Bb1 Rb:Bh4 Kc:Cb1 Rc:Ch3")
    assert threatening(found, 0) == {
        2: (Square(1, 31), Square(0, 24)),
        3: (Square(2, 23), Square(0, 24)),
    }
    pinned = state("Ka:Ah1 Na:Aa4 Kb:Bb1 Kc:Ca4 Rc:Ch4 Rb:Cg4")
    assert 1 not in threatening(pinned, 0)
