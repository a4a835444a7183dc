"""How what a session says looks: name plates and pieces."""

from __future__ import annotations

import pytest

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.pieces import FIDE_TYPES, Piece
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
from tests.table.ring import MATE as RING_MATE
from tests.table.ring import RING, STALEMATED, a_ring
from tests.table.ring import play as play_ring

pytestmark = pytest.mark.usefixtures("qapp")
"""Plurals come from the translation, also in English."""

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"
CHECK = (
    "1:4k3/8/8/8/8/8/4r3/4K3|2:4k3/8/8/8/8/8/8/4K3|3:4k3/8/8/8/8/8/8/4K3 "
    "1-2|2-3|3-1 w|w|w -|-|- -|-|- -/-/- 1|1|1 1 0"
)
FREEZING = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
OWING = f"{cfen(3, 'Ka:Aa1 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3,3:5"


def plates(session: GameSession) -> list[PlateText]:
    """Return what all plates of a session say."""
    taken = session.node.captured()
    return [
        plate_text(session, army, None, taken.get(army, {}))
        for army in range(session.position.players)
    ]


def notes(session: GameSession, board: int) -> str:
    """Return the note of a plate, and the shorter ones after it."""
    text = plate_text(session, board, None, {})
    return " | ".join(filter(None, (text.note, *text.shorter_notes)))


def test_a_note_says_what_is_needed_in_fewer_and_fewer_words() -> None:
    four, two, ring = a_session(4), a_session(2), a_ring(text=STALEMATED)
    rounds = a_ring(3, tempo="rounds")
    assert notes(four, 0) == "to move"
    play(four, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5")
    assert notes(four, 0) == "to move · 2 moves | 2 moves"
    play(four, "AC:e4")
    play(two, "AB:e4 AB:f5 AB:Qh5+")
    play_ring(ring, "2:e8d8")
    play_ring(rounds, "2:e2e4")
    owing = session_at(OWING, exchange=True)
    frozen = session_at(FREEZING, kingcapture=True)
    play(frozen, "AB:b3b8")
    for session, board, wanted in (
        (four, 0, "1 more move"),
        (four, 2, "pushed"),
        (two, 1, "in check · to move | in check"),
        (two, 0, ""),
        (a_ring(text=CHECK), 0, "in check · to move | in check"),
        (ring, half_board(1, 1), "which board is lost?"),
        (ring, half_board(2, 0), "which board is lost?"),
        (ring, half_board(3, 0), "waits: a choice comes first | waits"),
        (rounds, half_board(2, 0), ""),
        (rounds, half_board(2, 1), "waits: next round | waits"),
        (owing, 2, "owes a piece worth 5 or more | owes 5 or more"),
        (owing, 0, "owes a piece worth 3 or more · to move | owes 3 or more · to move | "
                   "owes 3 or more"),
        (frozen, 1, "in check · frozen on A+B · King in danger from b8…"),
    ):  # fmt: skip
        found = notes(session, board)
        assert found == wanted or (wanted.endswith("…") and found.startswith(wanted[:-1])), found


def test_a_plate_names_who_moves_the_army_and_from_whom_he_has_it() -> None:
    session = a_session(3)
    assert [plate.bot for plate in plates(session)] == [False, False, False]
    substitute(session, 3, "Club player", BotSeat("club"))
    assert [plate.bot for plate in plates(session)] == [False, False, True]
    assert plates(session)[2].title == "Club player"
    substitute(session, 3, "Clara")
    play(session, MATE)
    text = plates(session)[1]
    assert (text.title, text.asides) == ("Anna", ("· took over from Ben", "· from Ben"))
    assert plates(session)[0].asides == ()
    session.resign(3)
    assert (plates(session)[2].title, plates(session)[2].note) == ("Clara", "dead")
    assert not any(plate.turn for plate in plates(session))


def test_pieces_captured_are_shown_the_greatest_first() -> None:
    taken = {"P": 8, "R": 2, "Q": 1, "N": 3}
    assert glyphs(FIDE_TYPES, taken) == "♛♜♜♞♞♞♟♟♟♟♟♟♟♟"
    assert numbered_glyphs(FIDE_TYPES, taken).split("\N{THIN SPACE}") == ["♛", "♜♜", "♞×3", "♟×8"]
    assert glyphs(FIDE_TYPES, {}) == numbered_glyphs(FIDE_TYPES, {}) == ""


def test_a_piece_of_a_ring_wears_its_colour_and_the_number_and_paint_of_its_set() -> None:
    session = a_ring(3)
    colours = session.match.colours
    for colour, number in ((colour, number) for colour in (0, 1) for number in (1, 2, 3)):
        look = look_of(session.position.style(Piece("N", colour, number)), colours)
        assert look.colour == BODIES[("white", "black")[colour]]
        assert (look.label, look.stand, look.pattern) == (
            str(number), colours[number - 1], number - 1,
        )  # fmt: skip


def test_a_plate_of_a_ring_shows_seat_board_turn_clock_and_whose_seat_it_was() -> None:
    match = seat(RING, {}, ["Anna", "Ben", "Clara"], default_colours(3), 0, TimeControl(300))
    session = GameSession(match, RING.initial(3, match.options))
    white, black = (plate_text(session, half_board(3, colour), None, {}) for colour in (0, 1))
    assert (white.title, white.turn, white.note) == ("Clara", True, "to move")
    assert (black.title, black.turn, black.note) == ("Anna", False, "")
    assert (white.badge.label, black.badge.label) == ("3", "3")
    assert (white.asides[-1], black.asides[0]) == ("· White", "· Black, board 3")
    assert black.badge.colour == session.match.colours[0], "the plate has its player's paint"
    assert plate_text(session, 4, 4, {}).chosen
    assert {plate_text(session, board, None, {}).clock for board in range(6)} == {"10:00"}
    play_ring(session, f"{RING_MATE} 1:d8h4")
    plate = plate_text(session, half_board(3, 1), None, {})
    assert (plate.title, plate.asides) == (
        "Ben", ("· Black, board 3 · seat of Anna", "· Black, board 3", "· Black"),
    )  # fmt: skip
    session.resign(2, board=2)
    assert session.outcome is not None
    (board,) = session.position.players_at
    both = [plate_text(session, half_board(board, colour), None, {}) for colour in (0, 1)]
    assert not any(plate.turn for plate in both)
    assert {plate.note for plate in both} == {"won", ""}, "theirs, and one that they took over"


def test_what_is_frozen_and_what_is_stone_looks_so() -> None:
    session = session_at(FREEZING, kingcapture=True)
    for moves, frozen, stone in (("AB:b3b8", True, False), ("AC:f7f6 AB:b8d8", False, True)):
        play(session, moves)
        look = look_of(session.position.style(Piece("N", 1)), session.match.colours)
        assert (look.frozen, look.stone, look.dead) == (frozen, stone, stone)
        frame = board_look(statuses_at(session.position)[1], session.match.colours)
        assert frame is not None
        assert (frame.frozen, frame.stone) == (frozen, stone)
        assert plates(session)[1].frozen is frozen
    resigned = a_session(3)
    play(resigned, "resign:1")
    look = look_of(resigned.position.style(Piece("N", 0)), resigned.match.colours)
    assert (look.dead, look.stone) == (True, False), "its King is there"
