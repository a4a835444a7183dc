"""Signs: what the table says about a session, before anything is drawn."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.session.captures import taken_by
from cfanp_gui.session.move_targets import moves_from
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.layers.marks import Mark, Marks
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.presenters.pair_status import (
    glyphs,
    join_text,
    marks_of,
    numbered_glyphs,
    plate_text,
)
from tests.core.build import cfen
from tests.session.play import a_session, pair, place, play, session_at

pytestmark = pytest.mark.usefixtures("qapp")
"""Plurals come from the translation, also in English."""

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"


def marks_with(
    session: PushedSession, picked: str | None = None, causes: tuple[Square, ...] = ()
) -> dict[str, Marks]:
    """The marks of a session by the names of their squares, with a piece picked up."""
    origin = None if picked is None else place(picked)
    moves = [] if origin is None else moves_from(session.position, origin)
    found = marks_of(session, causes, origin, moves)
    return {
        full_name(Square(board, square)): marks
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


# Name plates


def plates(session: PushedSession) -> list[PlateText]:
    """What all plates of a session say."""
    taken = taken_by(session)
    return [
        plate_text(session, army, None, taken.get(army, {}))
        for army in range(session.position.players)
    ]


def test_a_note_grows_shorter_and_keeps_what_is_needed() -> None:
    session = a_session(4)
    assert (plates(session)[0].note, plates(session)[0].shorter_notes) == ("to move", ())
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5")
    text = plates(session)[0]
    assert (text.note, *text.shorter_notes) == ("to move · 2 moves", "2 moves")
    play(session, "AC:e4")
    text = plates(session)[0]
    assert (text.note, *text.shorter_notes) == ("1 more move",)
    assert plates(session)[2].note == "pushed"


def test_an_army_in_check_says_so_however_short_the_note() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:f5 AB:Qh5+")
    text = plates(session)[1]
    assert (text.note, *text.shorter_notes) == ("in check · to move", "in check")
    assert (plates(session)[0].note, plates(session)[0].shorter_notes) == ("", ())


def test_a_plate_names_who_moves_the_army_and_from_whom_he_has_it() -> None:
    session = a_session(3)
    play(session, MATE)
    text = plates(session)[1]
    assert text.title == "Anna"
    assert text.asides == ("· took over from Ben", "· from Ben")
    assert plates(session)[0].asides == ()
    session.resign(3)
    assert (plates(session)[2].title, plates(session)[2].note) == ("Clara", "dead")
    assert not any(plate.turn for plate in plates(session))


def test_pieces_captured_are_shown_the_greatest_first() -> None:
    taken = {"P": 8, "R": 2, "Q": 1, "N": 3}
    assert glyphs(taken) == "♛♜♜♞♞♞♟♟♟♟♟♟♟♟"
    assert numbered_glyphs(taken).split("\N{THIN SPACE}") == ["♛", "♜♜", "♞×3", "♟×8"]
    assert glyphs({}) == numbered_glyphs({}) == ""


def test_a_ghost_join_says_what_it_would_show() -> None:
    session = a_session(3)
    assert join_text(session.position, pair("AB")) == "A + B   20 moves"
    assert "no piece on B+C" in join_text(session.position, pair("BC"))
    check = session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Rb:Bd4 Kc:Ca1"))
    assert "check · " in join_text(check.position, pair("AB"))
    mated = session_at(cfen(3, "Ka:Aa1 Pa:Ca2 Rb:Ba1 Kb:Be1 Rb:Bh1 Rb:Bg1 Kc:Ce1"))
    assert join_text(mated.position, pair("AB")) == "A + B   checkmate"
