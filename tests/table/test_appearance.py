"""How what a session says looks: name plates and pieces."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.core.wording import glyphs, numbered_glyphs
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.session.view_model import statuses_at
from cfanp_gui.table.appearance import BODIES, board_look, look_of, plate_text
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.theme import default_colours
from tests.core.build import cfen
from tests.session.play import a_session, play, session_at
from tests.table.interaction.test_board_controls import STALEMATED
from tests.table.ring import MATE as RING_MATE
from tests.table.ring import RING, a_ring
from tests.table.ring import play as play_ring

pytestmark = pytest.mark.usefixtures("qapp")
"""Plurals come from the translation, also in English."""

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"

CHECK = (
    "1:4k3/8/8/8/8/8/4r3/4K3|2:4k3/8/8/8/8/8/8/4K3|3:4k3/8/8/8/8/8/8/4K3 "
    "1-2|2-3|3-1 w|w|w -|-|- -|-|- -/-/- 1|1|1 1 0"
)


def plates(session: GameSession) -> list[PlateText]:
    """Return what all plates of a session say."""
    taken = session.node.captured()
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
    assert glyphs(FIDE_TYPES, taken) == "♛♜♜♞♞♞♟♟♟♟♟♟♟♟"
    assert numbered_glyphs(FIDE_TYPES, taken).split("\N{THIN SPACE}") == ["♛", "♜♜", "♞×3", "♟×8"]
    assert glyphs(FIDE_TYPES, {}) == numbered_glyphs(FIDE_TYPES, {}) == ""


def test_a_piece_wears_its_colour_and_the_number_and_paint_of_its_set() -> None:
    session = a_ring(3)
    colours = session.match.colours
    for colour in (0, 1):
        for number in (1, 2, 3):
            look = look_of(session.position.style(Piece("N", colour, number)), colours)
            assert look.colour == BODIES[("white", "black")[colour]]
            assert (look.label, look.stand, look.pattern) == (
                str(number), colours[number - 1], number - 1,
            )  # fmt: skip


def test_a_plate_shows_seat_board_and_turn() -> None:
    session = a_ring(3)
    white, black = (plate_text(session, half_board(3, colour), None, {}) for colour in (0, 1))
    assert (white.title, white.turn, white.note) == ("Clara", True, "to move")
    assert (black.title, black.turn, black.note) == ("Anna", False, "")
    assert white.badge.label == black.badge.label == "3"
    assert (white.asides[-1], black.asides[0]) == ("· White", "· Black, board 3")
    assert black.badge.colour == session.match.colours[0], "the plate has its player's paint"
    assert plate_text(session, 4, 4, {}).chosen


def test_a_plate_shows_why_a_board_waits() -> None:
    session = a_ring(3, tempo="rounds")
    play_ring(session, "2:e2e4")
    white, black = (plate_text(session, half_board(2, colour), None, {}) for colour in (0, 1))
    assert (white.note, black.note) == ("", "waits: next round")
    assert black.shorter_notes == ("waits",)
    assert not white.turn
    assert not black.turn


def test_a_plate_shows_check() -> None:
    session = a_ring(text=CHECK)
    plate = plate_text(session, 0, None, {})
    assert plate.note == "in check · to move"
    assert plate.shorter_notes == ("in check",)


def test_who_must_choose_is_shown_on_both_boards() -> None:
    session = a_ring(text=STALEMATED)
    play_ring(session, "2:e8d8")
    for board in (half_board(1, 1), half_board(2, 0)):
        plate = plate_text(session, board, None, {})
        assert (plate.title, plate.note, plate.turn) == ("Ben", "which board is lost?", True)
    assert plate_text(session, half_board(3, 0), None, {}).note == "waits: a choice comes first"


def test_each_seat_shows_its_own_clock() -> None:
    match = seat(RING, {}, ["Anna", "Ben", "Clara"], default_colours(3), 0, TimeControl(300))
    session = GameSession(match, RING.initial(3, match.options))
    assert {plate_text(session, board, None, {}).clock for board in range(6)} == {"10:00"}


def test_a_plate_shows_whose_seat_was_taken_over() -> None:
    session = a_ring(3)
    play_ring(session, f"{RING_MATE} 1:d8h4")
    plate = plate_text(session, half_board(3, 1), None, {})
    assert (plate.title, plate.asides) == (
        "Ben", ("· Black, board 3 · seat of Anna", "· Black, board 3", "· Black"),
    )  # fmt: skip
    assert plate_text(session, half_board(3, 0), None, {}).asides[0] == "· White, board 3"


def test_nobody_is_to_move_when_all_is_over() -> None:
    session = a_ring(3)
    session.resign(1, board=1)
    session.resign(2, board=2)
    assert session.outcome is not None
    (board,) = session.position.players_at
    assert not any(
        plate_text(session, half_board(board, colour), None, {}).turn for colour in (0, 1)
    )
    notes = {plate_text(session, half_board(board, colour), None, {}).note for colour in (0, 1)}
    assert notes == {"won", ""}, "the seat of theirs and one that they took over"


def test_what_is_frozen_and_what_is_stone_looks_so() -> None:
    mate = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
    session = session_at(mate, kingcapture=True)
    knight, colours = Piece("N", 1), session.match.colours
    play(session, "AB:b3b8")
    look = look_of(session.position.style(knight), colours)
    assert (look.frozen, look.stone, look.dead) == (True, False, False)
    frame = board_look(statuses_at(session.position)[1], colours)
    assert frame is not None
    assert (frame.frozen, frame.stone) == (True, False)
    assert plates(session)[1].frozen
    assert plates(session)[1].note == (
        "in check \N{MIDDLE DOT} frozen on A+B \N{MIDDLE DOT} King in danger from b8"
    )
    play(session, "AC:f7f6 AB:b8d8")
    look = look_of(session.position.style(knight), colours)
    assert (look.frozen, look.stone, look.dead) == (False, True, True)
    frame = board_look(statuses_at(session.position)[1], colours)
    assert frame is not None
    assert (frame.frozen, frame.stone) == (False, True)
    assert not plates(session)[1].frozen


def test_an_army_whose_player_resigned_is_no_stone() -> None:
    session = a_session(3)
    play(session, "resign:1")
    look = look_of(session.position.style(Piece("N", 0)), session.match.colours)
    assert (look.dead, look.stone) == (True, False)


def test_what_is_owed_is_said_in_fewer_words_where_room_is_short() -> None:
    line = f"{cfen(3, 'Ka:Aa1 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3,3:5"
    session = session_at(line, exchange=True)
    text = plates(session)[2]
    assert (text.note, *text.shorter_notes) == ("owes a piece worth 5 or more", "owes 5 or more")
    text = plates(session)[0]
    assert (text.note, *text.shorter_notes) == (
        "owes a piece worth 3 or more \N{MIDDLE DOT} to move",
        "owes 3 or more \N{MIDDLE DOT} to move",
        "owes 3 or more",
    )


def test_a_plate_bears_the_mark_of_a_bot() -> None:
    session = a_session(3)
    assert [plate.bot for plate in plates(session)] == [False, False, False]
    substitute(session, 2, "Club player", BotSeat("club"))
    assert [plate.bot for plate in plates(session)] == [False, True, False]
    assert plates(session)[1].title == "Club player"
