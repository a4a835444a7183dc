"""Notes about players: one beside each name, kept when the dialog is accepted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.analysis_actions import PlayerNotesDialog
from tests.session.play import a_session


def opened(qtbot: QtBot, session: GameSession, player: int = 1) -> PlayerNotesDialog:
    dialog = PlayerNotesDialog(None, session, player)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def press(dialog: PlayerNotesDialog, button: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(button), Qt.MouseButton.LeftButton)


def test_notes_are_kept_with_ok(qtbot: QtBot) -> None:
    session = a_session(3, ["Anna", "<b>Ben</b>", "Clara"])
    session.annotations.describe(3, "careful")
    dialog = opened(qtbot, session, 2)
    assert [dialog.players.item(row).text() for row in range(3)] == [
        "A   Anna", "B   <b>Ben</b>", "C   Clara  \N{BULLET}",
    ]  # fmt: skip
    QTest.keyClicks(dialog.field, "attacks  early")
    assert dialog.players.item(1).text().endswith("\N{BULLET}")
    dialog.players.setCurrentRow(2)
    assert dialog.field.toPlainText() == "careful"
    dialog.field.clear()
    dialog.players.setCurrentRow(1)
    assert session.annotations.description(2) == ""
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert [session.annotations.description(player) for player in (1, 2, 3)] == [
        "",
        "attacks early",
        "",
    ]


def test_cancel_keeps_nothing(qtbot: QtBot) -> None:
    session = a_session(3)
    dialog = opened(qtbot, session)
    QTest.keyClicks(dialog.field, "x")
    press(dialog, QDialogButtonBox.StandardButton.Cancel)
    assert session.annotations.description(1) == ""
    assert "NoteA" not in session.tags
