"""Signs: what the table says about a session, before anything is drawn."""

from __future__ import annotations

from cfanp_gui.core.geometry import Place
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.reach import moves_from
from cfanp_gui.table.marks import Mark, Marks
from cfanp_gui.table.signs import marks_of
from tests.core.build import cfen
from tests.session.play import a_session, pair, place, play, session_at

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"


def marks_with(
    session: GameSession, picked: str | None = None, causes: tuple[Place, ...] = ()
) -> dict[str, Marks]:
    """The marks of a session by the names of their squares, with a piece picked up."""
    origin = None if picked is None else place(picked)
    moves = [] if origin is None else moves_from(session.position, origin)
    found = marks_of(session, causes, origin, moves)
    return {
        Place(board, square).name: marks
        for board, squares in found.items()
        for square, marks in squares.items()
    }


def test_a_king_in_check_is_still_in_check_when_it_is_picked_up() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:f5 AB:Qh5+")
    assert marks_with(session)["Bd1"] == {Mark.CHECK}
    assert marks_with(session, "Bd1")["Bd1"] == {Mark.CHECK, Mark.PICKED}


def test_the_last_move_is_still_seen_where_a_piece_may_go() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:d5")
    assert marks_with(session)["Be4"] == {Mark.LAST}
    assert marks_with(session, "Ae4")["Be4"] == {Mark.LAST, Mark.CAPTURE}
    assert marks_with(session, "Be4")["Be4"] == {Mark.LAST, Mark.PICKED}


def test_a_cause_takes_no_other_mark_away() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:f5 AB:Qh5+")
    assert marks_with(session, causes=(place("Bd1"), place("Ba4"))) == {
        "Bd1": {Mark.CHECK, Mark.CAUSE},
        "Ba4": {Mark.LAST, Mark.CAUSE},
        "Ad1": {Mark.LAST},
    }


def test_a_square_reached_on_the_pair_pushed_is_strongly_marked_only() -> None:
    session = session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Rb:Bh2 Kc:Cd1 Rc:Ch2"))
    assert session.push(pair("AB")) is None
    found = marks_with(session, "Aa1")
    # On the army's own half-board every pair allows the same moves.
    assert found["Aa2"] == {Mark.TARGET}
    assert found["Bh2"] == {Mark.CAPTURE}
    assert found["Ch2"] == {Mark.FAINT_CAPTURE}
    assert found["Ch3"] == {Mark.FAINT_TARGET}
    session.pull_apart()
    assert marks_with(session, "Aa1")["Aa2"] == {Mark.FAINT_TARGET}
