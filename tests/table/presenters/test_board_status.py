"""What name plates, marks and pieces of whole boards tell."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import tile_of
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.match import seat
from cfanp_gui.table.layers.marks import Mark
from cfanp_gui.table.presenters import board_status
from cfanp_gui.table.presenters.board_status import BODIES, look_of, marks_of, plate_text
from cfanp_gui.table.theme import default_colours
from tests.table.presenters.ring import MATE, RING, a_ring, place, play
from tests.table.presenters.test_boards import STALEMATED

CHECK = (
    "1:4k3/8/8/8/8/8/4r3/4K3|2:4k3/8/8/8/8/8/8/4K3|3:4k3/8/8/8/8/8/8/4K3 "
    "1-2|2-3|3-1 w|w|w -|-|- -|-|- -/-/- 1|1|1 1 0"
)


def test_a_piece_wears_its_colour_and_the_number_and_paint_of_its_set() -> None:
    session = a_ring(3)
    colours = session.match.colours
    for colour in (0, 1):
        for number in (1, 2, 3):
            look = look_of(session, Piece("N", colour, number))
            assert look.colour == BODIES[colour]
            assert (look.label, look.stand, look.pattern) == (
                str(number), colours[number - 1], number - 1,
            )  # fmt: skip


def test_a_plate_tells_seat_board_and_turn() -> None:
    session = a_ring(3)
    white, black = (plate_text(session, tile_of(3, colour), None) for colour in (0, 1))
    assert (white.title, white.label, white.turn, white.note) == ("Clara", "3", True, "to move")
    assert (black.title, black.label, black.turn, black.note) == ("Anna", "3", False, "")
    assert (white.asides[-1], black.asides[0]) == ("· White", "· Black, board 3")
    assert black.colour == session.match.colours[0], "the plate wears its player's paint"
    assert plate_text(session, 4, 4).chosen


def test_a_plate_tells_why_a_board_waits() -> None:
    session = a_ring(3, tempo="rounds")
    play(session, "2:e2e4")
    white, black = (plate_text(session, tile_of(2, colour), None) for colour in (0, 1))
    assert (white.note, black.note) == ("", "waits: next round")
    assert black.shorter_notes == ("waits",)
    assert not white.turn
    assert not black.turn


def test_a_plate_tells_of_check() -> None:
    session = a_ring(text=CHECK)
    plate = plate_text(session, 0, None)
    assert plate.note == "in check · to move"
    assert plate.shorter_notes == ("in check",)


def test_who_must_choose_is_told_on_both_boards() -> None:
    session = a_ring(text=STALEMATED)
    play(session, "2:e8d8")
    for tile in (tile_of(1, 1), tile_of(2, 0)):
        plate = plate_text(session, tile, None)
        assert (plate.title, plate.note, plate.turn) == ("Ben", "which board is lost?", True)
    assert plate_text(session, tile_of(3, 0), None).note == "waits: a choice comes first"


def test_each_seat_shows_its_own_clock() -> None:
    match = seat(RING, {}, ["Anna", "Ben", "Clara"], default_colours(3), 0, TimeControl(300))
    session = BoardsSession(match, RING.initial(3, match.options))  # type: ignore[arg-type]
    assert {plate_text(session, tile, None).clock for tile in range(6)} == {"10:00"}


def test_every_board_shows_its_own_last_move() -> None:
    session = a_ring(3)
    play(session, "1:e2e4 2:d2d4 1:e7e5")
    lit = {
        where
        for where, marks in _flat(marks_of(session, (), None, ())).items()
        if Mark.LAST in marks
    }
    assert lit == {place(name) for name in ("1e7", "1e5", "2d2", "2d4")}
    session.undo()
    lit = {where for where, marks in _flat(marks_of(session, (), None, ())).items()}
    assert lit == {place(name) for name in ("1e2", "1e4", "2d2", "2d4")}


@pytest.mark.parametrize(("target", "mark"), [("1e4", Mark.TARGET), ("1e7", Mark.CAPTURE)])
def test_targets_and_captures_differ(target: str, mark: Mark) -> None:
    marks = _flat(marks_of(a_ring(3), (place("2a1"),), place("1e2"), [place(target)]))
    assert marks[place(target)] == {mark}
    assert marks[place("1e2")] == {Mark.PICKED}
    assert marks[place("2a1")] == {Mark.CAUSE}


def test_the_mated_king_of_a_removed_board_is_marked() -> None:
    session = a_ring(3)
    play(session, f"{MATE} 1:d8h4")
    marks = _flat(marks_of(session, (), None, ()))
    assert [where for where, found in marks.items() if Mark.MATE in found] == [place("1e1")]


def test_a_plate_tells_whose_seat_was_taken_over() -> None:
    session = a_ring(3)
    play(session, f"{MATE} 1:d8h4")
    plate = plate_text(session, tile_of(3, 1), None)
    assert (plate.title, plate.asides) == (
        "Ben", ("· Black, board 3 · seat of Anna", "· Black, board 3", "· Black"),
    )  # fmt: skip
    assert plate_text(session, tile_of(3, 0), None).asides[0] == "· White, board 3"


def test_nobody_is_to_move_when_all_is_over() -> None:
    session = a_ring(3)
    session.resign(1, board=1)
    session.resign(2, board=2)
    assert session.outcome is not None
    (board,) = session.position.players_at
    assert not any(board_status.is_to_move(session, board, colour) for colour in (0, 1))
    assert plate_text(session, tile_of(board, 0), None).note == ""


def _flat(marks: board_status.Marked) -> dict[object, frozenset[Mark]]:
    from cfanp_gui.core.boards import Square

    return {
        Square(board, square): found
        for board, here in marks.items()
        for square, found in here.items()
    }
