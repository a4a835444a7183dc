"""What a line typed at the table does: each meaning goes where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.commands import WORDS
from cfanp_gui.core.half_boards import half_board, half_square
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import words_of
from cfanp_gui.window.play.command_controller import CommandController
from tests.core.build import cfen
from tests.session.play import a_match, a_session, action, pair, play, pushed, session_at
from tests.session.rings import STOCKED, STUCK, a_ring, act, ring_at, ring_match
from tests.table.desk import Desk


@dataclass
class Typist:
    """Somebody who types at a table."""

    desk: Desk
    typing: CommandController
    message: list[str]
    commanded: list[tuple[str, int]]

    @property
    def pushed(self) -> GameSession:
        """Return the session, of half-boards pushed together."""
        return pushed(self.desk.session)

    def enter(self, text: str) -> None:
        """Open the line and enter a text."""
        self.typing.open()
        self.typing.enter(text)


def typist(qtbot: QtBot, session: GameSession) -> Typist:
    """Return a table with a line over it."""
    desk = Desk(qtbot, session)
    message: list[str] = []
    commanded: list[tuple[str, int]] = []

    def command(name: str) -> Callable[[int], None]:
        return lambda count: commanded.append((name, count))

    commands = {name: command(name) for name in ("undo", "redo", "fit", "draw", "board")}

    def board() -> int | None:
        cursor = desk.scene.keyboard.square
        return None if cursor is None else cursor.board

    typing = CommandController(desk.view, lambda: session, message.append, commands, board)
    return Typist(desk, typing, message, commanded)


def test_it_stays_shut_without_a_game_and_under_the_card(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.desk.view.card.show_for("Ben", BadgeLook("b", "#3b82f6", 1))
    at.typing.open()
    assert not at.typing.line.isVisible()
    nobody = CommandController(at.desk.view, lambda: None, at.message.append, {})
    nobody.open()
    assert not nobody.line.isVisible()
    at.desk.view.card.take()


def test_a_move_is_played_and_the_line_leaves(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.enter("AB e4")
    assert at.desk.session.node.action == action(a_session(3), "AB:e4")
    assert not at.typing.line.isVisible()
    at.desk.check()


def test_half_boards_are_pushed_and_pulled(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.enter("push A C")
    assert at.pushed.pair == pair("AC")
    at.enter("apart")
    assert at.pushed.pair is None


def test_a_question_is_answered_and_lights_squares(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.enter("where queen b")
    (sentence,) = at.message
    assert "Be1" in sentence
    assert at.desk.marked(Mark.CAUSE) == {"Be1"}


def test_what_is_the_windows_to_do_is_passed_on(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    play(at.pushed, "AB:e4 BC:h3 BC:h6")
    at.enter("undo 3")
    at.enter("fit")
    assert at.commanded == [("undo", 3), ("fit", 1)]


def test_what_is_wrong_stays_in_the_line_with_its_causes(qtbot: QtBot) -> None:
    at = typist(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Ca1 Rc:Cd3")))
    at.enter("AB:e2a2")
    assert at.typing.line.isVisible()
    problem = at.typing.line.problem
    assert problem.text() == "Your King on Ae1 would be attacked by Ben’s Rook on Bd2."
    assert "Rule 8" in problem.toolTip()
    assert at.desk.marked(Mark.CAUSE) == {"Ae1", "Bd2"}
    assert at.desk.session.node.ply == 0
    at.desk.bot.keyClick(at.typing.line.edit, Qt.Key.Key_Escape)
    assert not at.typing.line.isVisible()
    assert not at.desk.marked(Mark.CAUSE)


def test_what_is_ambiguous_is_asked_in_the_line(qtbot: QtBot) -> None:
    at = typist(qtbot, session_at(cfen(4, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Cd1 Kd:Dd1")))
    at.enter("Aa1 Aa3")
    assert at.typing.line.isVisible()
    asked = [one.action for one in at.typing.line.offers]
    assert [one.text[:2] for one in asked if one is not None] == ["AB", "AC", "AD"]
    assert at.desk.session.node.ply == 0


@pytest.mark.parametrize("other", [None, "AC"])
def test_an_offer_pointed_at_shows_its_pair(qtbot: QtBot, other: str | None) -> None:
    at = typist(qtbot, a_session(3))
    if other is not None:
        assert at.pushed.push(pair(other)) is None
    before = at.desk.poses()
    move = action(a_session(3), "AB:e4")
    at.typing.open()
    at.typing.line.pointed.emit(move)
    assert at.desk.poses() != before
    at.typing.line.pointed.emit(None)
    assert at.desk.poses() == before


# Whole boards


def test_a_move_without_a_board_is_played_where_the_cursor_is(qtbot: QtBot) -> None:
    at = typist(qtbot, a_ring(3))
    at.enter("e4")
    assert at.typing.line.isVisible(), "on three boards there is such a move"
    assert [offer.text for offer in at.typing.line.offers] == ["1:e4", "2:e4", "3:e4"]
    at.desk.scene.keyboard.go(half_square(2, 12))
    at.enter("e4")
    assert at.desk.session.node.action is not None
    assert at.desk.session.node.action.text == "2:e2e4"
    assert not at.typing.line.isVisible()
    at.desk.check()


@pytest.mark.parametrize(
    ("typed", "text"),
    [("1:N@b1", "1:N@b1"), ("e8=N@f3", "1:e7e8N@f3"), ("2b. bxa1=N@c4", "2:b2a1N@c4")],
)
def test_pieces_come_from_the_stockpile(qtbot: QtBot, typed: str, text: str) -> None:
    at = typist(qtbot, ring_at(STOCKED))
    at.enter(typed)
    assert at.desk.session.node.action is not None
    assert at.desk.session.node.action.text == text
    at.desk.check()


def test_a_board_that_is_lost_is_named(qtbot: QtBot) -> None:
    at = typist(qtbot, ring_at(STUCK))
    at.enter("2:lose")
    assert at.desk.session.node.action is not None
    assert at.desk.session.node.action.text == "2:lose"
    at.desk.check()


def test_a_board_to_show_is_passed_on(qtbot: QtBot) -> None:
    at = typist(qtbot, a_ring(3))
    at.enter("board 3")
    assert at.commanded == [("board", half_board(3, 0))]
    at.enter("push A B")
    assert "is not a move" in at.typing.line.problem.text()
    assert at.desk.session.node.ply == 0


def test_a_question_about_boards_lights_squares(qtbot: QtBot) -> None:
    at = typist(qtbot, a_ring(3))
    at.enter("where Qb2")
    assert at.message == ["Queens, Black, set 2: 2:d8."]
    assert at.desk.marked(Mark.CAUSE) == {"2:d8"}


def test_an_offer_of_a_board_can_be_pointed_at(qtbot: QtBot) -> None:
    at = typist(qtbot, a_ring(3))
    before = at.desk.poses()
    at.typing.open()
    at.typing.line.pointed.emit(at.desk.session.position.all_actions()[0])
    at.typing.line.pointed.emit(None)
    assert at.desk.poses() == before


@pytest.mark.parametrize(
    ("text", "played"), [("push C A", "AC:e2e4"), ("ca", "AC:e2e4"), ("CA d4", "AC:d2d4")]
)
def test_a_line_typed_while_boards_are_lit_answers_or_moves(
    qtbot: QtBot, text: str, played: str
) -> None:
    at = typist(qtbot, a_session(3))
    at.desk.move_piece("Ae2", "Ae4")
    assert at.desk.scene.resolver.choice is not None
    at.enter(text)
    assert at.pushed.node.action is not None
    assert at.pushed.node.action.text == played
    assert at.desk.scene.resolver.question is None
    at.desk.check()


def test_what_the_table_awaits_is_said_again_when_the_line_closes(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.desk.move_piece("Ae2", "Ae4")
    line = at.desk.view.sentence
    assert line
    at.typing.open()
    assert at.desk.view.sentence == ""
    at.typing.line.leave()
    assert at.desk.view.sentence == line
    at.enter("push A B")
    assert at.desk.view.sentence == ""


def test_german_letters_are_understood_in_german(
    qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    speak("de")
    at = typist(qtbot, a_session(3))
    at.desk.move_piece("Ae2", "Ae4")
    assert at.desk.view.sentence.startswith("An welches Halbbrett wird A geschoben?")
    at.desk.escape()
    at.pushed.push(pair("AB"))
    at.enter("Sf3")
    assert at.pushed.node.action == action(a_session(3), "AB:Nf3")
    assert at.typing.line.isHidden()


@pytest.mark.parametrize(("key", "letter"), [("d", "q"), ("S", "n"), ("l", "b"), ("B", "b")])
def test_a_promotion_is_chosen_by_a_german_letter(
    qtbot: QtBot, speak: Callable[[str], None], key: str, letter: str
) -> None:
    speak("de")
    desk = Desk(qtbot, session_at(cfen(2, "Ka:Ae1 Pa:Ba2 Kb:Bh1")))
    desk.move_piece("Ba2", "Ba1")
    assert desk.scene.chooser is not None
    desk.key(key)
    assert desk.session.node.action is not None
    assert desk.session.node.action.text.endswith(letter)


def test_a_piece_is_taken_from_a_pocket_by_a_german_letter(
    qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    speak("de")
    desk = Desk(qtbot, ring_at(STOCKED))
    desk.scene.keyboard.go(half_square(1, 4))
    desk.key("s")
    assert desk.scene.pointer.picked == PocketSource(half_board(1, 0), "N")


def test_an_answer_names_squares_as_they_are_seen_on_the_pair(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.enter("where queen b")
    assert at.message[-1] == "Queen of army b: Be1."
    assert at.pushed.push(pair("AB")) is None
    at.enter("where queen b")
    assert at.message[-1] == "Queen of army b: d8."
    at.enter("where queen")
    assert at.message[-1] == "Queens: a d1, b d8, c Cd1."
    at.enter("where b")
    assert "King e8, " in at.message[-1]


def test_the_last_moves_are_told_and_nothing_is_taken_back(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    typing = window.command_controller
    typing.enter("last")
    assert window.view.sentence == "Nothing has been played yet."
    play(session, "AB:e4 AB:e5 AC:h6")
    node = session.node
    typing.enter("last move")
    assert window.view.sentence == "Clara: pawn h7 to h6 on A and C."
    typing.enter("last 2")
    assert window.view.sentence == (
        "Ben: pawn e7 to e5 on A and B. Clara: pawn h7 to h6 on A and C."
    )
    typing.enter("letzte 99 Züge")
    assert window.view.sentence.startswith("Anna: pawn e2 to e4 on A and B. Ben:")
    typing.enter("wer ist dran?")
    assert window.view.sentence == "Anna to move."
    assert session.node is node


def test_keys_ask_what_can_be_typed(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    qtbot.waitUntil(window.isActiveWindow)
    for key, modifier, answer in (
        (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier, "Anna: pawn e2 to e4 on A and B."),
        (Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier, "Ben to move."),
        (Qt.Key.Key_F4, Qt.KeyboardModifier.NoModifier, "No King is attacked on any pair."),
    ):
        qtbot.keyClick(window.view, key, modifier)
        assert window.view.sentence == answer
    window.view.card.show_for("Ben", BadgeLook("b", "#3b82f6", 1))
    window.view.hide_message()
    window.commands["ask last"].trigger()
    assert window.view.sentence == "", "nothing is told while the table is covered"
    window.view.card.take()


def test_the_radar_is_asked_for_by_a_word(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    window.command_controller.enter("threats")
    insight = window.analysis.insight
    assert insight.is_shown
    qtbot.waitUntil(insight.panel.list.hasFocus)


def test_every_word_that_is_the_windows_to_do_is_done(window: MainWindow) -> None:
    in_the_game = {"push", "apart", "where", "checks", "on", "turn", "last", "end", "claim", "pass"}
    assert set(words_of(window)) == set(WORDS) - in_the_game


def test_the_windows_words_are_told_how_often_and_which(window: MainWindow) -> None:
    window.documents.begin(ring_match(3))
    session = window.documents.session
    assert session is not None
    act(session, "1:e2e4 2:e2e4 1:e7e5")
    words = words_of(window)
    words["undo"](3)
    assert session.node.ply == 0
    words["redo"](2)
    assert session.node.ply == 2
    words["board"](2)
    assert window.view.focus == {2, 3}
