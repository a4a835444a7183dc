"""The record as a tree in the real window: arrows step through it, menus change it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, pair, play, square_named
from tests.window.conftest import Messages
from tests.window.moves.test_move_rows import named
from tests.window.widgets.test_panel_lists import column

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Player:
    """Somebody at the window, with a game of two of three moves."""

    def __init__(self, qtbot: QtBot, window: MainWindow, opened: Path | None = None) -> None:
        self.bot, self.window = qtbot, window
        window.documents.begin(a_match(2))
        play(self.session, "AB:e4 AB:e5 AB:Nf3")
        if opened is not None:
            assert window.documents.save(opened)
            window.documents.open(opened)
            before = self.session
            qtbot.waitUntil(lambda: self.session is not before)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.view.setFocus()

    @property
    def session(self) -> GameSession:
        """Return the game on the table."""
        assert self.window.documents.session is not None
        return self.window.documents.session

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            focus: QWidget = QApplication.focusWidget() or self.window.view
            self.bot.keyClick(focus, key, held or Qt.KeyboardModifier.NoModifier)

    def entry(self, row: int, title: str) -> QAction:
        """Return an entry of the menu of a row of the list."""
        menu = self.window.variation_actions.menu(self.window.moves_panel.model.row(row).node)
        self.bot.addWidget(menu)
        return next(one for one in menu.actions() if one.text().replace("&", "") == title)

    @property
    def line(self) -> list[str]:
        """Return the moves up to the cursor."""
        path = list(self.session.node.path())[::-1]
        return [node.action.text.split(":")[1] for node in path if node.action is not None]

    @property
    def rows(self) -> list[object]:
        """Return what the list of moves says."""
        return column(self.window.moves_panel.model)


def test_without_a_game_nothing_happens(window: MainWindow) -> None:
    actions = window.variation_actions
    for act in (actions.back, actions.forward, actions.previous, actions.next,
                actions.return_to_game, actions.promote, actions.delete):  # fmt: skip
        act()
    assert not window.view.sentence


def test_arrows_step_through_the_game_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    at = Player(qtbot, window)
    at.press(Key.Key_Left, Key.Key_Left)
    assert at.line == ["e2e4"]
    at.press(Key.Key_Right)
    assert at.line == ["e2e4", "e7e5"]
    at.press(Key.Key_Home)
    assert at.line == []
    at.press(Key.Key_Left, Key.Key_Up, Key.Key_Down)
    assert at.line == [], "there is nowhere to go"
    at.press(Key.Key_End)
    assert at.line == ["e2e4", "e7e5", "g1f3"]
    table = window.view.table
    assert table is not None
    assert table.keyboard.square is None


def test_arrows_walk_the_squares_while_the_cursor_is_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    at = Player(qtbot, window)
    table = window.view.table
    assert table is not None
    at.press(Key.Key_Tab)
    assert table.keyboard.square is not None
    at.press(Key.Key_Left)
    assert at.session.node.ply == 3
    table.keyboard.go(square_named("Bd2"))
    before = table.keyboard.square
    at.press(Key.Key_Right)
    assert table.keyboard.square != before
    at.press(Key.Key_Escape)
    assert table.keyboard.square is None
    at.press(Key.Key_Left)
    assert at.session.node.ply == 2
    at.press(Key.Key_Return)
    assert table.keyboard.square is not None


def test_arrows_step_from_the_list_and_not_from_a_text(qtbot: QtBot, window: MainWindow) -> None:
    at = Player(qtbot, window)
    at.press(Key.Key_F6)
    assert window.moves_panel.view.hasFocus()
    at.press(Key.Key_Left)
    assert at.line == ["e2e4", "e7e5"]
    at.press(Key.Key_F6)
    at.press(Key.Key_Slash)
    line = window.command_controller.line
    qtbot.waitUntil(line.isVisible)
    qtbot.keyClicks(line.edit, "ab")
    at.press(Key.Key_Left, Key.Key_Home, Key.Key_Right, Key.Key_End, Key.Key_Up, Key.Key_Down)
    assert at.line == ["e2e4", "e7e5"]
    assert line.isVisible()


def test_up_and_down_go_between_variations(qtbot: QtBot, window: MainWindow) -> None:
    at = Player(qtbot, window)
    for move in ("AB:c5", "AB:d5"):
        at.session.go_to(1)
        play(at.session, move)
    at.press(Key.Key_Up)
    assert at.line == ["e2e4", "c7c5"]
    at.press(Key.Key_Up)
    assert at.line == ["e2e4", "e7e5"]
    at.press(Key.Key_Down, Key.Key_Down)
    assert at.line == ["e2e4", "d7d5"]
    assert window.commands["previous variation"].isEnabled()
    assert not window.commands["next variation"].isEnabled()


def test_a_move_tried_in_an_opened_game_is_a_variation(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    at = Player(qtbot, window, tmp_path / "opened.cpgn")
    at.press(Key.Key_Z, held=CONTROL)
    at.press(Key.Key_Left)
    play(at.session, "AB:c5")
    assert at.rows == ["Start", "AB:e4", "AB:e5", "AB:c5", "AB:Nf3"]
    assert window.isWindowModified()
    window.file_actions.save_game()
    assert window.view.sentence == "The game is saved as opened.cpgn, with 1 variation."
    assert not window.isWindowModified()
    at.press(Key.Key_Delete, held=CONTROL)
    assert at.rows == ["Start", "AB:e4", "AB:e5", "AB:Nf3"]
    assert window.isWindowModified()
    window.file_actions.save_game()
    assert window.view.sentence == "The game is saved as opened.cpgn."


def test_what_is_taken_back_and_played_otherwise_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    at = Player(qtbot, window)
    at.press(Key.Key_Z, Key.Key_Z, held=CONTROL)
    play(at.session, "AB:c5")
    assert at.rows == ["Start", "AB:e4", "AB:c5", "AB:e5 AB:Nf3"]


def test_a_pair_pushed_to_look_comes_back(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    window.view.setFocus()
    for key in (Key.Key_B, Key.Key_C):
        qtbot.keyClick(window.view, key)
    assert session.pair == pair("BC")
    qtbot.keyClick(window.view, Key.Key_Z, CONTROL)
    assert (session.pair, session.node.ply) == (pair("AB"), 1)
    assert window.commands["redo"].isEnabled()
    qtbot.keyClick(window.view, Key.Key_Y, CONTROL)
    assert session.pair == pair("BC")
    qtbot.keyClick(window.view, Key.Key_Z, CONTROL)
    qtbot.keyClick(window.view, Key.Key_Z, CONTROL)
    assert (session.pair, session.node.ply) == (None, 0)


def test_a_pair_pushed_before_any_move_can_be_undone(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    window.view.setFocus()
    for key in (Key.Key_B, Key.Key_C):
        qtbot.keyClick(window.view, key)
    assert window.commands["undo"].isEnabled()
    assert not window.commands["to start"].isEnabled()
    qtbot.keyClick(window.view, Key.Key_Z, CONTROL)
    assert session.pair is None


def test_a_variation_is_promoted_by_its_key(qtbot: QtBot, window: MainWindow) -> None:
    at = Player(qtbot, window)
    at.press(Key.Key_Left, Key.Key_Left)
    play(at.session, "AB:c5")
    assert window.commands["promote"].isEnabled()
    at.press(Key.Key_Up, held=CONTROL | SHIFT)
    assert at.rows == ["Start", "AB:e4", "AB:c5", "AB:e5 AB:Nf3"]
    assert "is the game now" in window.view.sentence
    assert not window.commands["promote"].isEnabled()
    assert not window.commands["delete variation"].isEnabled()


def test_back_to_the_game_by_its_key(qtbot: QtBot, window: MainWindow) -> None:
    at = Player(qtbot, window)
    assert not window.commands["to game"].isEnabled()
    at.press(Key.Key_Left, Key.Key_Left)
    play(at.session, "AB:c5")
    at.press(Key.Key_End, held=CONTROL | SHIFT)
    assert at.line == ["e2e4", "e7e5", "g1f3"]


def test_the_menu_of_a_move_acts_on_that_move(
    qtbot: QtBot, window: MainWindow, messages: Messages
) -> None:
    at = Player(qtbot, window)
    at.press(Key.Key_Left, Key.Key_Left)
    play(at.session, "AB:c5 AB:c3")
    deep = at.session.node
    play(at.session, "AB:d5")
    at.session.visit(deep.parent or deep)
    play(at.session, "AB:d4")
    at.session.return_to_game()
    row = window.moves_panel.model.row_of(named(at.session, "AB:d2d4"))
    promote = at.entry(row, "Promote variation")
    assert promote.shortcut().toString() == "Ctrl+Shift+Up"
    promote.trigger()
    assert window.view.sentence == "The variation is one level higher now."
    assert deep.variation is deep
    row = window.moves_panel.model.row_of(named(at.session, "AB:c7c5"))
    at.entry(row, "Go to this move").trigger()
    assert at.line == ["e2e4", "c7c5"]
    delete = at.entry(row, "Delete variation")
    delete.trigger()
    assert messages.shown == ["Delete this variation with its 4 moves? It cannot be brought back."]
    assert at.line == ["e2e4", "c7c5"], "the question was answered with Cancel"
    messages.answer = QMessageBox.StandardButton.Yes
    delete.trigger()
    assert at.rows == ["Start", "AB:e4", "AB:e5", "AB:Nf3"]
    assert window.view.sentence == "The variation is deleted."


def test_the_game_itself_is_neither_promoted_nor_deleted(qtbot: QtBot, window: MainWindow) -> None:
    at = Player(qtbot, window)
    for title in ("Promote variation", "Delete variation", "Back to the game"):
        assert not at.entry(2, title).isEnabled()


def test_the_right_button_opens_the_menu_of_a_move(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    Player(qtbot, window)
    opened: list[tuple[list[str], QPoint]] = []

    def popup(menu: QMenu, at: QPoint) -> None:
        opened.append(([one.text().replace("&", "") for one in menu.actions()], at))

    monkeypatch.setattr(QMenu, "popup", popup)
    view = window.moves_panel.view
    at = view.visualRect(window.moves_panel.model.index(1)).center()
    there = view.viewport().mapToGlobal(at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, there)
    QApplication.sendEvent(view.viewport(), event)
    assert opened == [
        (
            [
                "Go to this move",
                "Promote variation",
                "Delete variation",
                "Back to the game",
                "",
                "Cut variation",
                "Copy from here on",
                "Paste moves",
            ],
            there,
        )
    ]


@pytest.mark.parametrize("key", ["Home", "Ctrl+Z", "End"])
def test_the_buttons_below_the_moves_name_their_keys(window: MainWindow, key: str) -> None:
    assert any(f"({key})" in button.toolTip() for button in window.moves_panel.steps)
