"""The window in a language that is written from the right: panels mirror, boards do not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_dialogs import ResignDialog
from cfanp_gui.window.preferences.preferences_page import PreferencesPage
from cfanp_gui.window.start.setup_page import SetupPage
from tests.session.play import square_named
from tests.window.laid_games import begun
from tests.window.made_up_languages import MIRRORED, made

SIDE = 200
"""Pixels of the pictures of boards that are compared."""
Speak = Callable[[str], None]


@pytest.fixture
def mirror(tmp_path: Path, speak: Speak) -> Callable[[], None]:
    """Return what has the program speak a language that is written from the right."""

    def mirror() -> None:
        speak(made(tmp_path, MIRRORED))
        assert QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for _ in range(6):
            QApplication.processEvents()

    return mirror


def picture(window: MainWindow, board: BoardItem) -> QImage:
    """Return a board with its frame, its pieces and the names of its squares."""
    table = window.view.table
    assert table is not None
    drawn = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    drawn.fill(Qt.GlobalColor.white)
    painter = QPainter(drawn)
    around = board.mapRectToScene(board.area.body)
    table.render(painter, QRectF(0, 0, SIDE, SIDE), around, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    return drawn


def middle(window: QWidget, part: QWidget) -> int:
    """Return how far from the left of a window the middle of a part of it lies."""
    return part.mapTo(window, part.rect().center()).x()


def test_panels_mirror_and_boards_do_not(window: MainWindow, mirror: Callable[[], None]) -> None:
    window.resize(1366, 708)
    QApplication.processEvents()
    game = begun(window, 4, "AB:e4 BC:e4")
    for _ in range(6):
        QApplication.processEvents()
    view, table = window.view, window.view.table
    assert table is not None
    boards = table.boards.values()
    squares = [square_named(f"{letter}{name}") for letter in BOARD_LETTERS[:4]
               for name in ("a1", "h1", "a4", "h4")]  # fmt: skip

    def laid() -> list[object]:
        return [
            *(item.pose for item in boards),
            *(item.names for item in boards),
            *(table.centre_of(square) for square in squares),
            [window.order_panel.model.index(row).data(Qt.ItemDataRole.DisplayRole)
             for row in range(4)],
        ]  # fmt: skip

    def on_screen() -> list[QPoint]:
        first = view.mapFromScene(table.centre_of(squares[0]))
        return [view.mapFromScene(table.centre_of(square)) - first for square in squares]

    before, seen = laid(), on_screen()
    pictures = [picture(window, item) for item in boards]
    back, onward = window.moves_panel.steps[1:3]
    assert middle(window, back) < middle(window, onward)
    mirror()
    assert middle(window, onward) < middle(window, back)
    assert laid() == before
    assert on_screen() == seen
    assert [picture(window, item) for item in boards] == pictures
    assert game.node.ply == 2


def test_dialogs_mirror(qtbot: QtBot, window: MainWindow, mirror: Callable[[], None]) -> None:
    game = begun(window, 3)
    makers: list[Callable[[], QWidget]] = [
        lambda: SetupPage(window.settings),
        lambda: ResignDialog(window, game),
        lambda: PreferencesPage(window.preference_actions.preferences, window.sounds),
    ]

    def opened(make: Callable[[], QWidget]) -> list[tuple[int, int]]:
        dialog = make()
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.resize(700, 500)
        for _ in range(6):
            QApplication.processEvents()
        fields = [one for one in dialog.findChildren(QWidget) if one.isVisible() and _is_met(one)]
        found = [(middle(dialog, one), dialog.width()) for one in fields]
        dialog.hide()
        return found

    before = [opened(make) for make in makers]
    mirror()
    for usual, turned in zip(before, map(opened, makers), strict=True):
        assert len(usual) == len(turned) > 1
        # Each lies on the other side, as far as it did not lie in the middle: words differ in
        # length.
        aside = [
            (one, other)
            for (one, wide), (other, _) in zip(usual, turned, strict=True)
            if abs(one - wide / 2) > 0.15 * wide
        ]
        assert aside
        assert all((one < 350) is not (other < 350) for one, other in aside)


def _is_met(part: QWidget) -> bool:
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.width() < 300
