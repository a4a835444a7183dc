"""What a move did, and what each army captured on the way."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import ARMY_LETTERS, Join
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.game import Captured, Piece
from cfanp_gui.games.cfanp.events import Checkmate
from cfanp_gui.session.move_summary import MoveSummary, summarise
from cfanp_gui.session.pushed import PushedSession
from tests.core.build import cfen
from tests.session.play import CFANP, a_session, action, place, play, session_at


def done(session: PushedSession, token: str) -> MoveSummary:
    """What a move does."""
    move = action(session, token)
    return summarise(session.position.apply(move)[1], session.position.join)


def test_a_quiet_move() -> None:
    assert done(a_session(2), "AB:Nf3") == MoveSummary(
        "N", place("Ag1"), place("Af3"), False, None, None, False, frozenset()
    )


def test_a_capture_over_the_seam() -> None:
    deed = done(session_at(cfen(2, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Rb:Bh2")), "AB:Rxa7")
    assert deed.target == place("Bh2")
    assert deed.taken == Captured(place("Bh2"), Piece("R", 1))
    assert not deed.in_passing


@pytest.mark.parametrize("join", Join)
def test_a_capture_in_passing_takes_the_pawn_beside(join: Join) -> None:
    session = a_session(2, join=join.value)
    play(session, "AB:e4 AB:a6 AB:e5 AB:d5")
    deed = done(session, "AB:exd6")
    assert deed.taken is not None
    assert deed.taken.piece == Piece("P", 1)
    # The pawn came two squares along the file on which it stands.
    assert session.node.transition is not None
    assert deed.taken.place == session.node.transition.moved[0].target
    assert deed.in_passing


def test_castling_promotion_check_and_mate() -> None:
    castling = session_at(cfen(2, "Ka:Ae1 Ra:Ah1 Kb:Bh1", castling="K/-"))
    assert done(castling, "AB:O-O").castles
    promotion = session_at(cfen(2, "Ka:Ae1 Pa:Bg2 Kb:Bc3"))
    deed = done(promotion, "AB:b8=N")
    assert (deed.letter, deed.becomes, deed.castles) == ("P", "N", False)
    mate = a_session(2)
    play(mate, "AB:f3 AB:e5 AB:g4")
    assert done(mate, "AB:Qh4").mated == {0}
    check = a_session(2)
    play(check, "AB:e4 AB:f5")
    assert done(check, "AB:Qh5").checks


def test_pieces_that_leave_with_their_army_are_not_taken() -> None:
    session = a_session(3, captured="removed")
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6")
    deed = done(session, "AB:Qxf7")
    assert deed.mated == {1}
    assert deed.taken is not None
    assert deed.taken.piece == Piece("P", 1)
    transition = session.position.apply(action(session, "AB:Qxf7"))[1]
    assert len(transition.captured) > 10


def test_what_moves_no_piece_is_no_deed() -> None:
    session = a_session(3)
    transition = session.position.apply(CFANP.resignation(1))[1]
    with pytest.raises(ValueError, match="moves no piece"):
        summarise(transition, session.position.join)


def test_armies_checkmated_are_told_apart_from_other_events() -> None:
    events = (Checkmate(2, 1, 0), Checkmate(3, 1, 0))
    assert mated_seats(events) == {2, 3}
    assert {ARMY_LETTERS[army] for army in mated_seats(events[:1])} == {"c"}
    assert mated_seats(()) == frozenset()
