"""What a screen reader says of the window's parts: each has a name, and none has markup in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Text, Relation = QAccessible.Text, QAccessible.RelationFlag


def label_of(box: QWidget) -> str:
    """Return what the label says that belongs to a box; empty without one."""
    found = QAccessible.queryAccessibleInterface(box).relations(Relation.Label)
    return next((one.text(Text.Name) for one, _ in found), "")


def check(root: QWidget) -> None:
    """Ask for the words of all that is seen in a window."""
    nodes = [QAccessible.queryAccessibleInterface(root)]
    while nodes:
        node = nodes.pop()
        nodes += [one for at in range(node.childCount()) if (one := node.child(at)) is not None]
        if node.state().invisible:
            continue
        for kind in (Text.Name, Text.Description):
            words = node.text(kind)
            assert "<" not in words or ">" not in words, words
            assert "&lt;" not in words, words
        if node.role() in (QAccessible.Role.Button, QAccessible.Role.CheckBox):
            assert node.text(Text.Name), (node.object(), node.parent().object())
    for box in root.findChildren(QComboBox):
        if box.isVisible():
            assert label_of(box), (box, box.parentWidget())


@pytest.mark.parametrize("name", ["new", "puzzles", "learn", "preferences", "save picture",
                                  "substitute", "draw", "position", "shortcuts"])  # fmt: skip
def test_what_can_be_chosen_in_a_dialog_has_a_name(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    session.mark_saved()
    seen: list[QDialog] = []

    def look() -> None:
        shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]
        for dialog in shown:
            if dialog.isVisible():
                seen.append(dialog)
                try:
                    assert QAccessible.queryAccessibleInterface(dialog).text(Text.Name)
                    check(dialog)
                finally:
                    dialog.reject()
        if not seen:
            QTimer.singleShot(10, look)

    QTimer.singleShot(10, look)
    window.commands[name].trigger()
    qtbot.waitUntil(lambda: bool(seen))


def test_what_can_be_chosen_at_the_start_and_at_a_table_has_a_name(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.show_start()
    check(window)
    assert label_of(window.start.view.bots.number) == "How many bots"
    assert label_of(window.start.view.bots.level) == "How well the bots play"
    window.documents.begin(a_match(3))
    for name in ("pairing matrix", "lineage", "judgement", "engine", "games"):
        window.commands[name].trigger()
        qtbot.wait(1)
        check(window)
        window.commands[name].trigger()


def test_the_palette_of_commands_has_names(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    window.commands["commands"].trigger()
    palette = window.findChild(QDialog)
    assert palette is not None
    qtbot.waitUntil(palette.isVisible)
    palette.field.setText("e")  # type: ignore[attr-defined] -- with the button that clears it
    assert QAccessible.queryAccessibleInterface(palette).text(Text.Name) == "All commands"
    check(palette)
