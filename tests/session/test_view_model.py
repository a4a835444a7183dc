"""What is to be seen of a session, before anything is drawn."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square
from cfanp_gui.core.half_boards import full_name, half_board
from cfanp_gui.core.notation import NotationError
from cfanp_gui.session import store, view_model
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.view_model import (
    Mark,
    MarkedBoards,
    Marks,
    attacks_on,
    boards_at_rest,
    boards_to_move,
    check_lines,
    claim,
    demand,
    join_text,
    losses,
    marks,
    moves_since,
    new_claim,
    seat_to_move,
    square_notes,
    start_square,
)
from tests.core.build import cfen
from tests.session.play import a_session, action, pair, play, session_at, square_named
from tests.session.rows import a_row
from tests.table.ring import MATE as RING_MATE
from tests.table.ring import STALEMATED, a_ring
from tests.table.ring import board_square as on_board
from tests.table.ring import play as play_ring


def marks_with(
    session: GameSession, picked: str | None = None, causes: tuple[Square, ...] = ()
) -> dict[str, Marks]:
    """Return the marks of a session by the names of their squares, with a piece picked up."""
    origin = None if picked is None else square_named(picked)
    gestures = () if origin is None else session.position.gestures(origin)
    return {
        full_name(square): found
        for square, found in flat(marks(session, causes, origin, gestures)).items()
    }


def flat(marked: MarkedBoards) -> dict[Square, Marks]:
    """Return marks by squares."""
    return {
        Square(board, index): found
        for board, here in marked.items()
        for index, found in here.items()
    }


def test_a_king_in_check_is_still_in_check_when_it_is_picked_up() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:f5 AB:Qh5+")
    assert marks_with(session)["Bd1"] == {Mark.CHECK}
    assert marks_with(session, "Bd1")["Bd1"] == {Mark.CHECK, Mark.PICKED}


def lines(session: GameSession) -> dict[str, list[str]]:
    """Return what is shown to attack each King, by the names of the squares."""
    found = check_lines(session).items()
    return {full_name(king): [full_name(at) for at in squares] for king, squares in found}


def test_attackers_are_shown_on_the_pair_that_lies_together() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Bxf7+")
    assert lines(session) == {"Bd1": ["Bc2"]}
    session.push(pair("BC"))
    assert lines(session) == {"Bd1": ["Bc2"]}, "it attacks there as well"
    session.push(pair("AC"))
    assert lines(session) == {}
    session.pull_apart()
    assert lines(session) == {}


def test_the_attackers_of_a_mated_king_are_those_of_the_mate() -> None:
    """Its army is the captor's by now, of which nothing attacks it any more."""
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Bc4 AB:Nc6 AB:Qh5 AB:Nf6 AB:Qxf7#")
    assert lines(session) == {"Bd1": ["Bc2"]}
    ring = a_ring()
    play_ring(ring, f"{RING_MATE} 1:d8h4")
    assert check_lines(ring) == {on_board("1e1"): (on_board("1h4"),)}


def test_the_last_move_is_still_seen_where_a_piece_may_go() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:d5")
    assert marks_with(session)["Be4"] == {Mark.LAST}
    assert marks_with(session, "Ae4")["Be4"] == {Mark.LAST, Mark.CAPTURE}
    assert marks_with(session, "Be4")["Be4"] == {Mark.LAST, Mark.PICKED}


def test_a_cause_takes_no_other_mark_away() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:f5 AB:Qh5+")
    assert marks_with(session, causes=(square_named("Bd1"), square_named("Ba4"))) == {
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


def test_a_ghost_join_says_what_it_would_show() -> None:
    session = a_session(3)
    assert join_text(session.position, pair("AB")) == "A + B   20 moves"
    assert "no piece on B+C" in join_text(session.position, pair("BC"))
    check = session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Rb:Bd4 Kc:Ca1"))
    assert "check · " in join_text(check.position, pair("AB"))
    mated = session_at(cfen(3, "Ka:Aa1 Pa:Ca2 Rb:Ba1 Kb:Be1 Rb:Bh1 Rb:Bg1 Kc:Ce1"))
    assert join_text(mated.position, pair("AB")) == "A + B   checkmate"


def test_every_board_shows_its_own_last_move() -> None:
    session = a_ring(3)
    play_ring(session, "1:e2e4 2:d2d4 1:e7e5")
    lit = {where for where, found in flat(marks(session)).items() if Mark.LAST in found}
    assert lit == {on_board(name) for name in ("1e7", "1e5", "2d2", "2d4")}
    session.undo()
    lit = {where for where, found in flat(marks(session)).items()}
    assert lit == {on_board(name) for name in ("1e2", "1e4", "2d2", "2d4")}


@pytest.mark.parametrize(
    ("moves", "picked", "target", "mark"),
    [("", "1e2", "1e4", Mark.TARGET), ("1:e2e4 1:d7d5", "1e4", "1d5", Mark.CAPTURE)],
)
def test_targets_and_captures_differ(moves: str, picked: str, target: str, mark: Mark) -> None:
    session = a_ring(3)
    play_ring(session, moves)
    origin = on_board(picked)
    found = flat(marks(session, (on_board("2a1"),), origin, session.position.gestures(origin)))
    assert mark in found[on_board(target)]
    assert Mark.PICKED in found[origin]
    assert found[on_board("2a1")] == {Mark.CAUSE}


def test_the_mated_king_of_a_removed_board_is_marked() -> None:
    session = a_ring(3)
    play_ring(session, f"{RING_MATE} 1:d8h4")
    assert [where for where, found in flat(marks(session)).items() if Mark.MATE in found] == [
        on_board("1e1")
    ]


def test_the_seat_to_move_is_that_of_the_player_not_of_the_army() -> None:
    session = a_session(3)
    assert seat_to_move(session.position) == session.position.seats()[0]
    play(session, "AB:e4")
    assert seat_to_move(session.position) == session.position.seats()[1]
    taken = session_at(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Be1 Kc:Ce1", control="1/1/3", army="b"))
    assert seat_to_move(taken.position) == taken.position.seats()[0]
    session.resign(2)
    session.resign(3)
    assert seat_to_move(session.position) is None
    assert seat_to_move(a_ring(3).position) is None


def test_boards_to_move_and_at_rest_of_whole_boards_go_together() -> None:
    session = a_ring(3, tempo="rounds")
    play_ring(session, "2:e2e4")
    assert boards_to_move(session.position) == {half_board(1, 0), half_board(3, 0)}
    assert boards_at_rest(session.position) == {half_board(2, 0), half_board(2, 1)}


def test_a_cursor_begins_on_the_king_to_move() -> None:
    session = a_session(3)
    assert start_square(session) == square_named("Ae1")
    play(session, "AB:e4")
    assert start_square(session) == square_named("Bd1")
    assert start_square(a_ring(3), (half_board(2, 0), half_board(2, 1))) == on_board("2e1")


def test_captures_are_counted_by_the_army_that_made_them() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:d5 AB:exd5 AB:Qxd5")
    assert session.node.captured() == {0: {"P": 1}, 1: {"P": 1}}
    session.undo()
    assert session.node.captured() == {0: {"P": 1}}


def test_who_must_decide_is_to_move_on_both_boards() -> None:
    session = a_ring(text=STALEMATED)
    play_ring(session, "2:e8d8")
    assert {half_board(1, 1), half_board(2, 0)} <= boards_to_move(session.position)


def test_moves_since_the_own_last_turn_are_marked_and_grow_faint() -> None:
    session = a_session(4)
    play(session, "AB:e4 BC:e4 CD:d4")
    assert [node.ply for node in moves_since(session)] == [3, 2, 1], "D was never to move"
    play(session, "AD:e5")
    assert [node.ply for node in moves_since(session)] == [4, 3, 2], "A's own move is known to A"
    found = marks(session)
    seen = {
        mark: {
            f"{BOARD_LETTERS[board]}{index}"
            for board, here in found.items()
            for index, kinds in here.items()
            if mark in kinds
        }
        for mark in (Mark.LAST, Mark.RECENT, Mark.OLDER)
    }
    assert all(square.startswith("D") for square in seen[Mark.LAST])
    assert {square[0] for square in seen[Mark.RECENT]} == {"B", "C"}
    assert seen[Mark.OLDER] == set()


def test_in_a_turn_of_several_moves_those_of_the_others_stay_marked() -> None:
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5")
    assert [node.ply for node in moves_since(session)] == [8, 7, 6]
    play(session, "AC:e4")
    assert session.position.turn().seat == 0, "a has a bonus move left"
    assert [node.ply for node in moves_since(session)] == [9, 8, 7, 6]


def test_losses_are_listed_with_the_action_that_brought_them() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#")
    session.resign(3)
    found = [(node.ply, loss.seat, loss.captor) for node, loss in losses(session.node)]
    assert found == [(10, 1, 1), (11, 2, None)]
    session.go_to(9)
    assert list(losses(session.node)) == []


def test_half_boards_used_again_tell_of_their_moves() -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2 Bd:Ae1"
    session = session_at(cfen(4, pieces), defend=True)
    play(session, "AB:a1b1")
    text = join_text(session.position, pair("AC"))
    assert text.endswith("moves")
    assert boards_at_rest(session.position) == frozenset()
    plain = session_at(cfen(4, f"{pieces} Pa:Cb2"))
    play(plain, "AB:a1b1")
    assert join_text(plain.position, pair("AC")) == "A + C   already pushed this turn"
    assert boards_at_rest(plain.position) == {0, 1}


def test_squares_that_rules_make_stand_out_are_marked_by_their_kind() -> None:
    session = session_at(f"{cfen(3, 'Ka:Aa1 Na:Ad3 Pa:Ah2 Kb:Ba1 Kc:Ca1')} d=1:3", exchange=True)
    assert marks_with(session) == {"Ad3": {Mark.CHOICE}}
    assert demand(session).startswith("Anna owes a piece worth 3 or more")
    assert demand(session).endswith(".")
    assert demand(a_session(3)) == ""
    mate = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
    session = session_at(mate, kingcapture=True)
    play(session, "AB:b3b8")
    found = marks_with(session)
    assert found["Be1"] == {Mark.MATE, Mark.DANGER}
    assert found["Bg1"] == {Mark.LAST, Mark.ATTACKER}
    assert "Bb4" not in found, "frost is on the piece itself"
    king, rook = square_named("Be1"), square_named("Bg1")
    assert attacks_on(session.position, 1) == ((rook, king),)
    ring = a_ring()
    assert attacks_on(ring.position, 0) == ()
    assert demand(ring) == ""
    assert not square_notes(ring.position)


@pytest.mark.parametrize(
    ("bots", "first", "then"),
    [((), 0, 1), ((2,), 0, 0), ((1, 2), 0, 1), ((1,), 1, 1), ((2, 3), 0, 0), ((1, 2, 3), 0, 1)],
)
def test_a_pair_is_seen_by_who_pushed_it_but_by_a_person_before_a_bot(
    bots: tuple[int, ...], first: int, then: int
) -> None:
    session = a_session(3)
    play(session, "AB:e4")
    for player in bots:
        substitute(session, player, f"Bot {player}", BotSeat("club"))
    seat = view_model.seat_below(session, Pair(0, 1))
    assert seat is not None
    assert seat.board == first
    assert session.propose(action(session, "AB:e5"), by_bot=True) is None
    seat = view_model.seat_below(session, Pair(0, 1))
    assert seat is not None
    assert seat.board == then


def test_a_refusal_has_names_and_squares_as_they_are_on_the_screen() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4 BC:e5 AB:Qh5 BC:a3 AC:a5 AB:Qxf7")
    assert session.pair == Pair(0, 1)
    with pytest.raises(NotationError) as raised:
        action(session, "BC:Nf3")
    refusal = raised.value.refusal
    assert refusal is not None
    attacked = "Your King on Bd1 is attacked by player 1’s Queen on Bc2 (Rule 8)"
    assert refusal.sentence == attacked, "as programs read it"
    assert view_model.refusal_text(session, refusal) == (
        "Your King on e8 is attacked by Anna’s Queen on f7"
    )
    session.pull_apart()
    assert view_model.refusal_text(session, refusal) == (
        "Your King on Bd1 is attacked by Anna’s Queen on Bc2"
    )


AGAIN = "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 "
"""After this all stands as it stood before."""


def test_a_draw_may_be_claimed_where_there_is_a_reason_and_a_person() -> None:
    session = a_session(2)
    assert claim(session) is None
    play(session, 2 * AGAIN)
    assert claim(session) == "A draw may be claimed: threefold repetition"
    assert claim(store.analysis_of(session)) is None, "nobody plays there"
    seats = session.match.seats
    bot = seats[0]._replace(bot=BotSeat("club"))
    session.match = session.match._replace(seats=(bot, *seats[1:]))
    assert claim(session) is None, "it is the bot's turn"
    session.propose(session.position.claim_action(), by_bot=True)
    assert claim(session) is None, "the game is over"


def test_a_claim_is_news_when_it_comes() -> None:
    session = a_session(2)
    play(session, 2 * AGAIN)
    before = session.position
    assert new_claim(session, session.root.position) == claim(session)
    play(session, "AB:Nf3")
    assert new_claim(session, before) is None, "for the same reason"
    play(session, "AB:e5")
    assert new_claim(session, before) is None, "there is none any more"


def test_a_claim_is_news_to_a_person_who_moves_after_a_bot() -> None:
    session = a_session(2)
    seats = session.match.seats
    session.match = session.match._replace(seats=(seats[0], seats[1]._replace(bot=BotSeat("club"))))
    news = []
    for token in (2 * AGAIN + AGAIN).split():
        before = session.position
        assert session.propose(action(session, token), by_bot=True) is None
        news.append(new_claim(session, before) is not None)
    # It comes with White's eighth move, when a bot is to move, and stays.
    assert [at for at, new in enumerate(news) if new] == [7]


def test_a_game_in_which_nothing_is_claimed_offers_nothing() -> None:
    assert claim(a_ring(3)) is None
    row = a_row(1, "1:k3l5 1:k12l10 1:l5k3 1:l10k12 " * 2)
    assert claim(row) == "A draw may be claimed: threefold repetition"
