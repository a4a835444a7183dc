"""What a screen reader says of all that can be chosen in the window: its names, without markup."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Text = QAccessible.Text


def label_of(box: QWidget) -> str:
    """Return what the label says that belongs to a box; empty without one."""
    found = QAccessible.queryAccessibleInterface(box).relations(QAccessible.RelationFlag.Label)
    return next((one.text(Text.Name) for one, _ in found), "")


def check(root: QWidget) -> None:
    """Ask for the words of all that is seen in a window: each has a name, none has markup."""
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


def test_what_can_be_chosen_has_a_name(qtbot: QtBot, window: MainWindow) -> None:
    window.start.show()
    check(window)
    assert label_of(window.start.view.bots.number) == "How many bots"
    assert label_of(window.start.view.bots.level) == "How well the bots play"
    window.commands["new"].trigger()
    page = window.pages.currentWidget()
    assert QAccessible.queryAccessibleInterface(page).text(Text.Name) == "New game"
    for press in (lambda: None, page.game.click, page.go_back, page.house_rules.click):
        press()
        QApplication.processEvents()
        check(window)
    for name, title in (("puzzles", "Puzzles"), ("learn", "Learn"), ("preferences", "Preferences")):
        window.commands[name].trigger()
        page = window.pages.currentWidget()
        assert QAccessible.queryAccessibleInterface(page).text(Text.Name) == title
        check(window)
    window.documents.begin(a_match(3))
    for name in ("pairing matrix", "lineage", "judgement", "engine", "games"):
        window.commands[name].trigger()
        QApplication.processEvents()
        check(window)
        window.commands[name].trigger()
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    session.mark_saved()
    seen: list[str] = []

    def look() -> None:
        shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]
        for dialog in (one for one in shown if one.isVisible()):
            name = QAccessible.queryAccessibleInterface(dialog).text(Text.Name)
            try:
                assert name
                check(dialog)
            finally:
                dialog.reject()
            seen.append(name)

    # It looks all the time: a dialog that nobody closes would stay for good.
    looking = QTimer(window)
    looking.timeout.connect(look)
    looking.start(10)
    for name in ("save picture", "substitute", "draw", "position", "shortcuts"):
        before = len(seen)
        window.commands[name].trigger()
        qtbot.waitUntil(lambda before=before: len(seen) > before)
    looking.stop()
    window.commands["commands"].trigger()
    (palette,) = (one for one in window.findChildren(QDialog) if one.isVisible())
    palette.field.setText("e")  # type: ignore[attr-defined] -- with the button that clears it
    assert QAccessible.queryAccessibleInterface(palette).text(Text.Name) == "All commands"
    check(palette)
