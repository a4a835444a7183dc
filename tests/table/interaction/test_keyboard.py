"""The keyboard at the table: the cursor's walks, and a game without a mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at, square_named
from tests.table.desk import Desk
from tests.table.ring import RingDesk, a_ring, board_square

Key = Qt.Key


def press(desk: Desk, *keys: Qt.Key) -> None:
    """Press keys while the table has the keyboard."""
    for key in keys:
        desk.bot.keyClick(desk.view, key)


def walk(desk: Desk, start: str, goal: str) -> None:
    """Walk the cursor from square to square with arrows, as the eye sees them."""
    desk.scene.keyboard.go(square_named(start))
    for _ in range(40):
        if desk.scene.keyboard.square == square_named(goal):
            return
        here, there = (
            desk.pixel(desk.square(full_name(desk.scene.keyboard.square))),
            desk.pixel(desk.square(goal)),
        )
        off = there - here
        if abs(off.x()) > abs(off.y()):
            press(desk, Key.Key_Right if off.x() > 0 else Key.Key_Left)
        else:
            press(desk, Key.Key_Down if off.y() > 0 else Key.Key_Up)
    raise AssertionError(f"the cursor did not come from {start} to {goal}")


def test_the_cursor_begins_at_the_king_to_move(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    assert desk.scene.keyboard.square is None
    moved = []
    desk.scene.keyboard.moved.connect(moved.append)
    press(desk, Key.Key_Tab)
    assert desk.scene.keyboard.square == square_named("Ae1")
    assert moved == [square_named("Ae1")]
    press(desk, Key.Key_Escape)
    assert desk.scene.keyboard.square is None
    press(desk, Key.Key_Return)
    assert desk.scene.keyboard.square == square_named("Ae1")


def test_arrows_are_the_windows_until_there_is_a_cursor(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, "AB:e4")
    for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right):
        assert not desk.scene.keyboard.claims(key)
        press(desk, key)
    assert desk.scene.keyboard.square is None
    press(desk, Key.Key_Tab)
    assert desk.scene.keyboard.claims(Key.Key_Left)
    assert not desk.scene.keyboard.claims(Key.Key_Home)


def test_letters_are_the_windows_unless_they_mean_something_here(qtbot: QtBot) -> None:
    keyboard = Desk(qtbot, a_session(3)).scene.keyboard
    assert keyboard.claims(Key.Key_C, "c")
    assert not keyboard.claims(Key.Key_D, "d"), "there are three half-boards"
    assert not keyboard.claims(Key.Key_Slash, "/")
    assert not keyboard.claims(Key.Key_F, "")
    asked = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Pa:Bb2 Kb:Bh1 Kc:Ce1"))).scene
    assert not asked.keyboard.claims(Key.Key_Q, "q")
    asked.resolver.move(square_named("Bb2"), square_named("Bb1"))
    assert asked.keyboard.claims(Key.Key_Q, "q"), "it answers the question"


def test_letters_of_pieces_are_claimed_where_there_is_a_pocket(qtbot: QtBot) -> None:
    keyboard = RingDesk(qtbot, a_ring()).scene.keyboard
    assert not keyboard.claims(Key.Key_N, "n"), "without a cursor there is no pocket"
    keyboard.go(board_square("1e2"))
    assert keyboard.claims(Key.Key_N, "n")
    assert not keyboard.claims(Key.Key_T, "t")


def test_arrows_choose_an_answer_without_a_cursor(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Pa:Bb2 Kb:Bh1 Kc:Ce1")))
    desk.scene.resolver.move(square_named("Bb2"), square_named("Bb1"))
    assert desk.scene.keyboard.square is None
    assert desk.scene.keyboard.claims(Key.Key_Right)


def test_arrows_walk_as_the_eye_sees_them(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    for start, key, goal in (
        ("Ae2", Key.Key_Up, "Ae3"),
        ("Ae2", Key.Key_Left, "Ad2"),
        ("Ae2", Key.Key_Right, "Af2"),
        ("Ae2", Key.Key_Down, "Ae1"),
    ):
        desk.scene.keyboard.go(square_named(start))
        press(desk, key)
        assert desk.scene.keyboard.square == square_named(goal)
    far = next(letter for letter in "BC" if desk.board(letter).pose.angle == 180)
    desk.scene.keyboard.go(square_named(f"{far}e2"))
    press(desk, Key.Key_Up)
    assert desk.scene.keyboard.square == square_named(f"{far}e1")
    press(desk, Key.Key_Left)
    assert desk.scene.keyboard.square == square_named(f"{far}f1")


@pytest.mark.parametrize("join", list(Join))
def test_arrows_cross_a_closed_seam(qtbot: QtBot, join: Join) -> None:
    desk = Desk(qtbot, a_session(3, join=join.value))
    desk.push("B", "A")
    desk.scene.keyboard.go(square_named("Ae4"))
    press(desk, Key.Key_Up)
    assert desk.scene.keyboard.square == square_named("Bd4" if join is Join.ROTATE else "Be4")
    press(desk, Key.Key_Down)
    assert desk.scene.keyboard.square == square_named("Ae4")


def test_at_an_edge_arrows_leap_to_the_next_half_board(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(6))
    beside = desk.board("B").pose
    assert beside.x > desk.board("A").pose.x
    desk.scene.keyboard.go(square_named("Ah2"))
    press(desk, Key.Key_Right)
    assert desk.scene.keyboard.square == square_named("Ba2")
    press(desk, Key.Key_Left)
    assert desk.scene.keyboard.square == square_named("Ah2")


def test_arrows_reach_every_square_of_a_round_table(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(5))
    desk.scene.laying.set_layout(Layout.ROUND)
    desk.scene.keyboard.go(square_named("Ae1"))
    seen, waiting = {square_named("Ae1")}, [square_named("Ae1")]
    while waiting:
        here = waiting.pop()
        for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right):
            desk.scene.keyboard.go(here)
            press(desk, key)
            if desk.scene.keyboard.square not in seen:
                seen.add(desk.scene.keyboard.square)
                waiting.append(desk.scene.keyboard.square)
    assert len(seen) == 5 * 32


def test_arrows_follow_the_turned_view(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.turn_by(180)
    desk.scene.keyboard.go(square_named("Ae2"))
    press(desk, Key.Key_Up)
    assert desk.scene.keyboard.square == square_named("Ae1")
    press(desk, Key.Key_Left)
    assert desk.scene.keyboard.square == square_named("Af1")


def test_tab_walks_the_half_boards(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.keyboard.go(square_named("Ae2"))
    press(desk, Key.Key_Tab)
    assert desk.scene.keyboard.square == square_named("Be2")
    press(desk, Key.Key_Tab, Key.Key_Tab)
    assert desk.scene.keyboard.square == square_named("Ae2")
    qtbot.keyClick(desk.view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert desk.scene.keyboard.square == square_named("Ce2")
    assert desk.view.hasFocus() or not desk.view.isActiveWindow()


def test_enter_picks_up_and_puts_down(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.key("A")
    desk.key("B")
    assert desk.session.pair == pair("AB")
    desk.scene.keyboard.go(square_named("Ae2"))
    press(desk, Key.Key_Return)
    assert desk.scene.pointer.picked == square_named("Ae2")
    press(desk, Key.Key_Return)
    assert desk.scene.pointer.picked is None
    press(desk, Key.Key_Space, Key.Key_Up, Key.Key_Up, Key.Key_Return)
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AB:e2e4"
    desk.check()


def test_enter_says_what_cannot_be_done(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.keyboard.go(square_named("Ae3"))
    press(desk, Key.Key_Return)
    assert desk.message == ["There is no piece here."]
    desk.scene.keyboard.go(square_named("Be2"))
    press(desk, Key.Key_Return)
    assert len(desk.message) == 2
    assert desk.scene.pointer.picked is None
    desk.scene.keyboard.go(square_named("Ae2"))
    press(desk, Key.Key_Return, Key.Key_Down, Key.Key_Right, Key.Key_Return)
    assert desk.session.node.ply == 0


def test_questions_are_answered_with_arrows_and_enter(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Pa:Bb2 Kb:Bh1 Kc:Ce1")))
    desk.scene.keyboard.go(square_named("Bb2"))
    press(desk, Key.Key_Return)
    desk.scene.keyboard.go(square_named("Bb1"))
    press(desk, Key.Key_Return)
    choice = desk.scene.resolver.choice
    assert choice is not None
    assert choice.boards == [0, 2]
    press(desk, Key.Key_Right)
    assert list(desk.scene.poses().values()) == [desk.board(letter).pose for letter in "ABC"]
    shown = desk.poses()
    press(desk, Key.Key_Right)
    assert desk.poses() != shown, "each answer shows its pair"
    press(desk, Key.Key_Return)
    chooser = desk.scene.chooser
    assert chooser is not None
    assert [offer.text for offer in chooser.offers] == list("QRBN")
    press(desk, Key.Key_Left, Key.Key_Return)
    assert desk.scene.chooser is None
    assert desk.session.node.action is not None
    assert desk.session.node.action.text.endswith("n")
    assert desk.session.node.action.text.startswith("BC")
    desk.check()


def test_a_question_cancelled_shows_what_was_so(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Pa:Bb2 Kb:Bh1 Kc:Ce1")))
    was = desk.poses()
    desk.scene.resolver.move(square_named("Bb2"), square_named("Bb1"))
    press(desk, Key.Key_Right)
    assert desk.poses() != was
    press(desk, Key.Key_Escape)
    assert desk.poses() == was
    assert desk.session.pair is None
    desk.check()


def test_a_mouse_takes_the_cursor_away(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.keyboard.go(square_named("Ae2"))
    desk.click(desk.square("Ad2"))
    assert desk.scene.keyboard.square is None


def test_a_whole_game_without_a_mouse(qtbot: QtBot) -> None:
    """Fool's mate between two, the view turning to the player to move."""
    desk = Desk(qtbot, a_session(2))
    desk.view.set_turning(SeatTurning.ALWAYS)
    for origin, target in (("Af2", "Af3"), ("Bd2", "Bd4"), ("Ag2", "Ag4")):
        desk.scene.keyboard.go(square_named(origin))
        press(desk, Key.Key_Return)
        walk(desk, origin, target)
        press(desk, Key.Key_Return)
    desk.scene.keyboard.go(square_named("Be1"))
    press(desk, Key.Key_Return)
    walk(desk, "Be1", "Ah4")
    press(desk, Key.Key_Return)
    outcome = desk.session.outcome
    assert outcome is not None
    assert outcome.players == (2,)
    desk.check()


def test_before_the_first_move_an_arrow_shows_the_cursor(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    qtbot.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.scene.keyboard.square is not None
    desk.escape()
    play(desk.session, "AB:e4")
    qtbot.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.scene.keyboard.square is None, "it is for stepping through the game"


def test_a_letter_that_means_nothing_says_how_moves_are_typed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.key("a")
    assert "/" not in desk.view.sentence, "that is a half-board"
    desk.escape()
    desk.key("z")
    assert desk.view.sentence == "To type a move, press / first."
