"""How what a session says looks: name plates and pieces."""

import pytest

from cfanp_gui.core.pieces import FIDE_TYPES, Piece
from cfanp_gui.core.wording import glyphs, numbered_glyphs
from cfanp_gui.session.view_model import seat_statuses, statuses_at
from cfanp_gui.table.appearance import BODIES, board_look, look_of, plate_text
from tests.session.play import CFANP, a_session, play, session_at
from tests.table.ring import a_ring

pytestmark = pytest.mark.usefixtures("qapp")
"""Plurals come from the translation, also in English."""

FREEZING = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"


def test_pieces_captured_are_shown_the_greatest_first() -> None:
    taken = {"P": 8, "R": 2, "Q": 1, "N": 3}
    assert glyphs(FIDE_TYPES, taken) == "♛♜♜♞♞♞♟♟♟♟♟♟♟♟"
    assert numbered_glyphs(FIDE_TYPES, taken).split("\N{THIN SPACE}") == ["♛", "♜♜", "♞×3", "♟×8"]
    assert glyphs(FIDE_TYPES, {}) == numbered_glyphs(FIDE_TYPES, {}) == ""
    letters = CFANP.variant({"base": "xiangqi"}).piece_types
    assert glyphs(letters, {"P": 4, "R": 1}).split("\N{THIN SPACE}") == ["R", "P×4"]


def test_a_piece_of_a_ring_wears_its_colour_and_the_number_and_paint_of_its_set() -> None:
    session = a_ring(3)
    colours = session.match.colours
    for colour, number in ((colour, number) for colour in (0, 1) for number in (1, 2, 3)):
        look = look_of(session.position.style(Piece("N", colour, number)), colours)
        assert look.colour == BODIES[("white", "black")[colour]]
        assert (look.label, look.stand, look.pattern) == (
            str(number), colours[number - 1], number - 1,
        )  # fmt: skip


def test_what_is_frozen_and_what_is_stone_looks_so() -> None:
    session = session_at(FREEZING, kingcapture=True)
    for moves, frozen, stone in (("AB:b3b8", True, False), ("AC:f7f6 AB:b8d8", False, True)):
        play(session, moves)
        look = look_of(session.position.style(Piece("N", 1)), session.match.colours)
        assert (look.frozen, look.stone, look.dead) == (frozen, stone, stone)
        frame = board_look(statuses_at(session.position)[1], session.match.colours)
        assert frame is not None
        assert (frame.frozen, frame.stone) == (frozen, stone)
        assert plate_text(session, seat_statuses(session)[1], False, {}).frozen is frozen
    resigned = a_session(3)
    play(resigned, "resign:1")
    look = look_of(resigned.position.style(Piece("N", 0)), resigned.match.colours)
    assert (look.dead, look.stone) == (True, False), "its King is there"
