"""Notes are typed beside the moves: kept with the right move, undone in one go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.record.drawings import Arrow, Drawings
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.analysis_panels import NotesPanel
from tests.session.play import a_session, play, square_named

Key = Qt.Key
CLOCK = "[%clk 0:01:00]"


class Noted:
    """A panel over an analysis of two moves, and something else that may have the keyboard."""

    def __init__(self, qtbot: QtBot) -> None:
        game = a_session(3)
        play(game, "AB:e4 BC:e4")
        self.bot = qtbot
        self.session: GameSession = store.analysis_of(game)
        self.judged: list[int] = []
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.other = QWidget(self.window)
        self.other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panel = NotesPanel(self.judged.append, self._fill, self.other.setFocus)
        self.panel.setParent(self.window)
        self.filled: list[QMenu] = []
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.session.changed.connect(lambda _: self.panel.show_session(self.session))
        self.session.edits.notes_changed.connect(lambda _: self.panel.show_session(self.session))
        self.panel.show_session(self.session)

    def _fill(self, menu: QMenu) -> None:
        self.filled.append(menu)
        menu.addAction("more")

    def type(self, text: str) -> None:
        self.panel.field.setFocus()
        QTest.keyClicks(self.panel.field, text)

    @property
    def comment(self) -> str:
        return self.session.node.comment


@pytest.fixture
def noted(qtbot: QtBot) -> Noted:
    return Noted(qtbot)


def test_a_comment_is_kept_when_the_field_is_left(noted: Noted) -> None:
    noted.type("good  plan")
    assert noted.comment == ""
    noted.other.setFocus()
    assert noted.comment == "good plan"
    assert noted.session.unsaved
    assert noted.session.undo() == 1
    assert noted.comment == noted.panel.field.toPlainText() == ""


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_enter_and_esc_keep_it_and_lead_back(noted: Noted, key: Qt.Key) -> None:
    noted.type("plan")
    noted.bot.keyClick(noted.panel.field, key)
    assert noted.comment == "plan"
    assert noted.other.hasFocus()


def test_who_pauses_loses_nothing_and_types_on(noted: Noted) -> None:
    noted.panel._timer.setInterval(0)
    noted.type("a good ")
    noted.bot.waitUntil(lambda: noted.comment == "a good")
    assert noted.panel.field.toPlainText() == "a good ", "the blank is still there"
    noted.type("plan")
    noted.bot.waitUntil(lambda: noted.comment == "a good plan")
    noted.type(" } of Ben")
    noted.bot.waitUntil(lambda: noted.comment == "a good plan ) of Ben")
    assert noted.panel.field.toPlainText() == "a good plan ) of Ben"
    noted.other.setFocus()
    assert noted.session.undo() == 1
    assert noted.comment == "", "all of it is taken back at once"


def test_what_is_typed_after_something_else_is_another_step(noted: Noted) -> None:
    noted.type("one")
    noted.panel._pause()
    noted.session.annotations.judge((1,))
    noted.type(" two")
    noted.panel._pause()
    assert (noted.comment, noted.session.node.nags) == ("one two", (1,))
    noted.session.undo()
    assert (noted.comment, noted.session.node.nags) == ("one", (1,))


def test_it_stays_with_the_move_it_was_typed_for(noted: Noted) -> None:
    node = noted.session.node
    noted.type("for this move")
    noted.session.walk(-1)
    assert node.comment == "for this move"
    assert noted.comment == noted.panel.field.toPlainText() == ""
    noted.session.walk(1)
    assert noted.panel.field.toPlainText() == "for this move"


def test_commands_of_programs_are_not_shown_and_are_kept(noted: Noted) -> None:
    arrow = Arrow(square_named("Ab1"), square_named("Bc3"), 0)
    noted.session.annotations.note(f"{CLOCK} old words")
    noted.session.annotations.draw(Drawings((arrow,)))
    assert noted.panel.field.toPlainText() == "old words"
    noted.panel.field.selectAll()
    noted.type("new ones")
    noted.other.setFocus()
    assert CLOCK in noted.comment
    assert noted.comment.endswith("new ones")
    assert "old" not in noted.comment
    assert noted.session.node.drawings.arrows == (arrow,)


def test_buttons_judge_the_move(noted: Noted) -> None:
    noted.bot.mouseClick(noted.panel.glyphs[3], Qt.MouseButton.LeftButton)
    assert noted.judged == [3]
    noted.session.annotations.judge((3,))
    assert [nag for nag, button in noted.panel.glyphs.items() if button.isChecked()] == [3]
    assert noted.panel.glyphs[3].accessibleName() == "brilliant move"
    noted.session.go_to(0)
    assert not any(button.isEnabled() for button in noted.panel.glyphs.values())
    assert not noted.panel.more.isEnabled()


def test_others_are_in_a_menu(noted: Noted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: menu.aboutToShow.emit())
    noted.bot.mouseClick(noted.panel.more, Qt.MouseButton.LeftButton)
    assert [one.text() for one in noted.filled[0].actions()] == ["more"]


def test_all_buttons_follow_the_theme(noted: Noted) -> None:
    usual = QApplication.palette()
    buttons = [*noted.panel.glyphs.values(), noted.panel.more]
    try:
        for paper in ("#20262a", "#f2f4f3"):
            QApplication.setPalette(QPalette(QColor(paper)))
            assert (
                len({one.palette().color(QPalette.ColorRole.ButtonText).name() for one in buttons})
                == 1
            )
        assert not any(one.styleSheet() for one in buttons), "a sheet keeps the old colours"
    finally:
        QApplication.setPalette(usual)


def test_markup_is_text(noted: Noted) -> None:
    noted.session.annotations.note("<b>bold</b>")
    assert noted.panel.field.toPlainText() == "<b>bold</b>"
    noted.bot.keyClick(noted.panel.field, Key.Key_Tab)
    assert noted.comment == "<b>bold</b>"
