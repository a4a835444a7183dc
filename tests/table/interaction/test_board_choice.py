"""Several pairs allow a move: the half-boards are lit, and whatever points at one answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.table.interaction.board_choice import PREVIEW_MS, BoardChoice
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DARK
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at, square_named
from tests.table.desk import RIGHT, Desk

Key = Qt.Key
SPARE = cfen(4, "Ka:Ae1 Ra:Aa1 Kb:Be1 Pb:Bh2 Kc:Ce1 Pc:Ch2 Kd:De1 Pd:Dh2")


def asked(qtbot: QtBot, players: int = 3, moving: bool = False) -> Desk:
    """Return a table at which army a has put its pawn on Ae4."""
    desk = Desk(qtbot, a_session(players), moving)
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 0
    return desk


def choice_of(desk: Desk) -> BoardChoice:
    """Return the choice that is open."""
    choice = desk.scene.resolver.choice
    assert choice is not None
    return choice


def played(desk: Desk) -> str:
    """Return the move that was played, with the choice closed and everything at rest."""
    assert desk.scene.resolver.question is None
    assert desk.hint[-1] == ""
    assert desk.session.node.action is not None
    desk.check()
    return desk.session.node.action.text


def held(desk: Desk) -> bool:
    """Return whether the pawn is held over Ae4."""
    off = desk.piece("Ae2").scenePos() - desk.square("Ae4")
    return off.manhattanLength() < 0.01


def test_the_boards_are_lit_and_one_line_says_what_to_do(qtbot: QtBot) -> None:
    desk = asked(qtbot, 4)
    choice = choice_of(desk)
    assert desk.scene.chooser is None, "nothing covers the boards asked about"
    assert [(one.label.text.key, one.label.text.name) for one in choice.lit] == [
        ("1", "Ben"), ("2", "Clara"), ("3", "David"),
    ]  # fmt: skip
    paints = [one.label.text.badge.colour for one in choice.lit]
    assert paints == list(desk.session.match.colours[1:])
    assert desk.hint[-1] == (
        "Push A against which half-board? Click it, type its letter or number, or press Enter "
        "for B."
    )
    assert desk.view.sentence == desk.hint[-1]
    assert not desk.message
    assert held(desk)


def test_the_line_stays_while_the_boards_are_lit(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    desk.view.say("Something else.")
    assert desk.view.sentence == "Something else."
    desk.view._toast._timer.timeout.emit()
    assert desk.view.sentence == desk.hint[-1]
    desk.escape()
    assert desk.view.sentence == ""


@pytest.mark.parametrize(
    "place", ["empty square", "piece", "frame", "plate", "second letter", "number"]
)
def test_whatever_points_at_a_board_answers(qtbot: QtBot, place: str) -> None:
    desk = asked(qtbot)
    match place:
        case "empty square":
            desk.click(desk.square("Cd3"))
        case "piece":
            desk.click(desk.square("Ce1"))
        case "frame":
            desk.click(desk.grip("C"))
        case "plate":
            desk.click(desk.plate("C"))
        case "second letter":
            desk.key("c")
        case "number":
            desk.key("2")
    assert played(desk) == "AC:e2e4"
    assert desk.session.pair == pair("AC")
    assert desk.scene.controls.chosen is None


def test_the_piece_may_be_dropped_on_a_board(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    desk.drag(desk.square("Ae4"), desk.square("Cb3"))
    assert played(desk) == "AC:e2e4"


def test_a_board_dragged_to_the_seam_answers(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    desk.push("C", "A")
    assert played(desk) == "AC:e2e4"


def test_a_board_dragged_elsewhere_leaves_the_choice_open(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    start = desk.grip("C")
    desk.drag(start, start + QPointF(0.5 * SQUARE, 0.5 * SQUARE))
    assert held(desk)
    desk.key("C")
    assert played(desk) == "AC:e2e4"


def test_nothing_is_previewed_while_a_board_is_dragged(qtbot: QtBot) -> None:
    desk = asked(qtbot, 4)
    start = desk.grip("C")
    desk.carry(start, start + QPointF(SQUARE, SQUARE))
    qtbot.wait(2 * PREVIEW_MS)
    assert desk.scene.placement.shown is None
    desk.escape()
    assert desk.scene.resolver.question is None
    desk.check()


def test_letters_of_a_push_are_not_taken_for_one(qtbot: QtBot) -> None:
    # It used to cancel the move.
    desk = asked(qtbot)
    desk.key("a")
    assert held(desk)
    assert desk.message == [choice_of(desk).title]
    desk.key("b")
    assert played(desk) == "AB:e2e4"


@pytest.mark.parametrize(
    ("before", "expected"), [("", "AB"), ("AC:e3 BC:e3 BC:d6", "AC"), ("AB:e3 BC:e3 BC:d6", "AB")]
)
def test_enter_takes_the_last_partner_or_the_first(
    qtbot: QtBot, before: str, expected: str
) -> None:
    desk = Desk(qtbot, a_session(3, bonus="single") if before else a_session(3))
    play(desk.session, before)
    desk.session.pull_apart()
    desk.move_piece("Ad2", "Ad3")
    shown = [one.label.text for one in choice_of(desk).lit]
    assert [text.badge.label for text in shown if text.default] == [expected[1]]
    qtbot.keyClick(desk.view, Key.Key_Return)
    assert played(desk) == f"{expected}:d2d3"


def test_a_key_held_down_does_not_answer(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    again = QKeyEvent(
        QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(desk.view, again)
    assert held(desk)
    assert desk.session.node.ply == 0


def test_arrows_and_tab_show_the_pairs_one_after_another(qtbot: QtBot) -> None:
    desk = asked(qtbot, 4)
    for key, letter in ((Key.Key_Tab, "B"), (Key.Key_Right, "C"), (Key.Key_Tab, "D")):
        qtbot.keyClick(desk.view, key)
        assert desk.scene.placement.shown == pair(f"A{letter}")
        lit = [one.label.text.badge.label for one in choice_of(desk).lit if one.pointed]
        assert lit == [letter]
        assert desk.session.pair is None
    qtbot.keyClick(desk.view, Key.Key_Return)
    assert played(desk) == "AD:e2e4"


def test_a_mouse_that_rests_on_a_board_previews_the_pair(qtbot: QtBot) -> None:
    desk = asked(qtbot, 4)
    where = desk.square("Cd3")
    desk.move(desk.square("Bd3"))
    desk.move(where)
    assert desk.scene.placement.shown is None, "it may be on its way to another"
    qtbot.waitUntil(lambda: desk.scene.placement.shown == pair("AC"), timeout=PREVIEW_MS * 20)
    assert desk.session.pair is None
    # The board has gone from under the mouse, but is meant where it lay as well.
    desk.click(where)
    assert played(desk) == "AC:e2e4"


def test_a_board_previewed_is_taken_where_it_is_seen(qtbot: QtBot) -> None:
    desk = asked(qtbot, 4)
    choice_of(desk).point_at(1)
    desk.click(desk.square("Cd3"))
    assert played(desk) == "AC:e2e4"


@pytest.mark.parametrize("how", ["escape", "bare table", "right button", "dropped", "source"])
def test_the_piece_goes_back(qtbot: QtBot, how: str) -> None:
    desk = asked(qtbot)
    bare = QPointF(*desk.scene.home_rect().center().toTuple())
    assert desk.scene.hit(bare).item is None
    match how:
        case "escape":
            desk.escape()
        case "bare table":
            desk.click(bare)
        case "right button":
            desk.press(desk.square("Cd3"), RIGHT)
            desk.release(desk.square("Cd3"), RIGHT)
        case "dropped":
            desk.drag(desk.square("Ae4"), bare)
        case "source":
            desk.click(desk.square("Ae2"))
    assert desk.scene.resolver.question is None
    assert desk.session.node.ply == 0
    assert desk.hint[-1] == ""
    desk.check()


def test_escape_in_a_drag_puts_the_piece_back_too(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    desk.carry(desk.square("Ae4"), desk.square("Cb3"))
    desk.escape()
    desk.release(desk.square("Cb3"))
    assert desk.scene.resolver.question is None
    assert desk.session.node.ply == 0
    desk.check()


def test_the_piece_may_be_put_on_another_square_instead(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    desk.drag(desk.square("Ae4"), desk.square("Ae3"))
    assert choice_of(desk).target == square_named("Ae3")
    desk.key("2")
    assert played(desk) == "AC:e2e3"


def test_a_board_that_cannot_be_chosen_is_refused_and_the_choice_stays(qtbot: QtBot) -> None:
    # The King may not step out of the rook's way on A+D.
    desk = Desk(qtbot, session_at(cfen(4, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Kc:Ca1 Kd:Da1 Rd:Dd2")))
    desk.move_piece("Ae2", "Aa2")
    assert [one.label.text.badge.label for one in choice_of(desk).lit] == ["B", "C"]
    for point in (lambda: desk.click(desk.plate("D")), lambda: desk.key("D"),
                  lambda: desk.drag(desk.square("Aa2"), desk.square("Dh3"))):  # fmt: skip
        desk.message.clear()
        point()
        (sentence,) = desk.message
        assert "David’s Rook on Dd2" in sentence
        assert desk.rule[-1] == "Rule 8"
        assert desk.session.node.ply == 0
        off = desk.piece("Ae2").scenePos() - desk.square("Aa2")
        assert off.manhattanLength() < 0.01
    desk.key("9")
    assert choice_of(desk)
    desk.key("2")
    assert played(desk) == "AC:e2a2"


def test_a_promotion_is_asked_for_after_the_board(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Pa:Ba2 Kb:Be1 Kc:Ce1")))
    desk.move_piece("Ba2", "Ba1")
    assert [one.label.text.badge.label for one in choice_of(desk).lit] == ["A", "C"]
    desk.click(desk.plate("C"))
    assert desk.scene.chooser is not None
    assert desk.hint[-1] == ""
    desk.key("n")
    assert played(desk) == "BC:a2a1n"


def test_the_only_other_pair_is_offered_after_the_reason(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Cd1")))
    desk.push("B", "A")
    desk.move_piece("Ae2", "Aa2")
    assert desk.rule[-1] == "Rule 8"
    assert desk.view.sentence.endswith("Push A against C instead? Click C or press Enter.")
    assert "attacked by Ben’s Rook on e7" in desk.view.sentence
    qtbot.keyClick(desk.view, Key.Key_Return)
    assert played(desk) == "AC:e2a2"


def test_it_follows_the_theme(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    before = desk.view.grab().toImage()
    desk.scene.set_theme(DARK)
    desk.settle()
    assert desk.view.grab().toImage() != before
    desk.key("b")
    assert played(desk) == "AB:e2e4"


def test_a_move_played_elsewhere_closes_it(qtbot: QtBot) -> None:
    desk = asked(qtbot)
    play(desk.session, "AB:d4")
    assert played(desk) == "AB:d2d4"


def test_with_many_armies_the_first_nine_have_numbers(qtbot: QtBot) -> None:
    desk = asked(qtbot, 12)
    keys = [one.label.text.key for one in choice_of(desk).lit]
    assert keys == [*"123456789", "", ""]
    desk.key("l")
    assert played(desk) == "AL:e2e4"
