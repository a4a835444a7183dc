"""Setting up armies: by mouse and keys, from ready arrays and text, one person after the other."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.window.start.army_set_up import ArmiesSetUp, ArmySetUp, ArmyTable
from tests.session.blind import hidden_match
from tests.window.conftest import ClipboardOwner, Messages

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, *bots: int) -> ArmiesSetUp:
    """Return the dialog of a game of three, some of whom are bots."""
    match = hidden_match(3, bots)
    start = match.game.initial(3, match.options)
    dialog = ArmiesSetUp(None, match, start, "cburnett")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def army(dialog: ArmiesSetUp) -> ArmySetUp:
    """Return the army that is being set up."""
    assert dialog.army is not None
    return dialog.army


def middle(table: ArmyTable, square: str) -> QPoint:
    """Return the pixel in the middle of a square."""
    row, column = 4 - int(square[1]), ord(square[0]) - ord("a")
    return table.visualItemRect(table.item(row, column)).center()


def number(square: str) -> int:
    return 10 * (int(square[1]) - 1) + ord(square[0]) - ord("a")


def test_each_person_is_awaited_and_sees_their_own_army_alone(qtbot: QtBot) -> None:
    dialog = opened(qtbot, 2)
    assert dialog.title.text().startswith("Anna, please")
    assert dialog.army is None
    QTest.mouseClick(dialog.go_on, LEFT)
    first = army(dialog).text
    QTest.mouseClick(dialog.go_on, LEFT)
    assert dialog.title.text().startswith("Cleo, please"), "a bot is not asked"
    assert dialog.army is None
    QTest.mouseClick(dialog.go_on, LEFT)
    third = army(dialog).text
    assert third != first
    QTest.mouseClick(dialog.go_on, LEFT)
    assert dialog.result() == QDialog.DialogCode.Accepted
    texts = dialog.texts()
    assert (texts[0], texts[2]) == (first, third)
    match = hidden_match(3)
    start = match.game.initial(3, match.options)
    assert start.set_up(texts).players == 3
    dialog = opened(qtbot, 2, 3)
    assert dialog.title.text() == "Anna, set up your army"


def test_pieces_change_places_by_mouse_and_keys_and_follow_the_pointer(qtbot: QtBot) -> None:
    table = army(opened(qtbot, 2, 3)).table
    before = table.letters
    QTest.mousePress(table.viewport(), LEFT, pos=middle(table, "a4"))
    QTest.mouseRelease(table.viewport(), LEFT, pos=middle(table, "j1"))
    after = table.letters
    assert (after[number("a4")], after[number("j1")]) == (before[9], before[30])
    assert sorted(after.values()) == sorted(before.values())
    for square in ("j1", "a4"):
        QTest.mouseClick(table.viewport(), LEFT, pos=middle(table, square))
    assert table.letters == before
    table.setCurrentCell(3, 0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    spoken = table.item(3, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("on a1, taken up")
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert (table.letters[0], table.letters[1]) == (before[1], before[0])
    before, port = table.letters, table.viewport()

    def taken_up() -> list[str]:
        lit = table.palette().highlight()
        return [square for square in ("a1", "a4", "e2", "j1")
                if table.itemAt(middle(table, square)).background() == lit]  # fmt: skip

    def without_piece(square: str) -> bool:
        return table.itemAt(middle(table, square)).icon().isNull()

    QTest.mouseClick(port, LEFT, pos=middle(table, "a1"))
    assert taken_up() == ["a1"]
    QTest.mousePress(port, LEFT, pos=middle(table, "a4"))
    QTest.mouseMove(port, middle(table, "e2"))
    lifted = next(one for one in port.children() if isinstance(one, QLabel))
    assert lifted.geometry().center() == middle(table, "e2")
    assert without_piece("a4")
    assert taken_up() == ["a1", "e2"]
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not without_piece("a4")
    assert not lifted.isVisible()
    QTest.mouseRelease(port, LEFT, pos=middle(table, "e2"))
    assert table.letters == before
    QTest.mousePress(port, LEFT, pos=middle(table, "a4"))
    QTest.mouseMove(port, middle(table, "e2"))
    QTest.mouseMove(port, middle(table, "j1"))
    QTest.mouseRelease(port, LEFT, pos=middle(table, "j1"))
    assert table.letters[9] == before[30]
    assert taken_up() == [], "nor is what was taken up before"
    assert not lifted.isVisible()


def test_armies_are_ready_shuffled_copied_and_told_of_as_they_stand(qtbot: QtBot) -> None:
    one = army(opened(qtbot, 2, 3))
    one.table.setCurrentCell(3, 0)
    for action in one.ready.menu().actions():
        action.trigger()
        assert one.piece.text().startswith(one.table.item(3, 0).toolTip())
    for action in one.ready.menu().actions():
        action.trigger()
        ready = one.text
        one.shuffle.click()
        assert sorted(one.text) == sorted(ready)
    one.copy.click()
    copied = QGuiApplication.clipboard().text()
    one.lot.click()
    assert one.text != copied
    one.paste.click()
    assert one.text == copied


def test_the_next_cannot_paste_what_was_copied(
    qtbot: QtBot, clipboard_owner: ClipboardOwner
) -> None:
    clipboard_owner.is_here = True
    dialog = opened(qtbot)
    dialog.go_on.click()
    army(dialog).copy.click()
    assert QGuiApplication.clipboard().text()
    dialog.go_on.click()
    assert not QGuiApplication.clipboard().text()
    while dialog.player is not None:  # or it would ask whether to give them up
        dialog.go_on.click()


@pytest.mark.parametrize(("text", "words"), [("Zx", "rows"), ("M" * 10 + "/" + "x" * 30, "rows")])
def test_what_is_no_set_up_changes_nothing(qtbot: QtBot, text: str, words: str) -> None:
    one = army(opened(qtbot, 2, 3))
    before = one.text
    QGuiApplication.clipboard().setText(text)
    one.paste.click()
    assert words in one.words.text()
    assert one.text == before


def test_armies_that_are_set_up_are_not_given_up_unasked(
    qtbot: QtBot, messages: Messages
) -> None:  # fmt: skip
    dialog = opened(qtbot)
    for _ in range(2):
        QTest.mouseClick(dialog.go_on, LEFT)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert len(messages.shown) == 1
    messages.answer = QMessageBox.StandardButton.Yes
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    unasked = opened(qtbot)
    unasked.reject()
    assert len(messages.shown) == 2, "nothing was set up there"
