"""The window tells nothing of hidden pieces: pixels, words, tips, menus, clipboard, screen reader.

What is behind it is asked by `tests.test_secrecy`.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.seeing import take_seat
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.game_journals import GameJournals
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.secrecy import look
from tests.session.blind import hidden_match
from tests.session.play import pushed
from tests.test_secrecy import GAMES, hidden_starts, played
from tests.window.conftest import Messages, shown_window
from tests.window.files.filed import crash

Told = dict[str, Any]
ROLES = range(0x0100 + 20)
SPOKEN = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText")


def shown(window: MainWindow, session: GameSession, viewer: int | None) -> None:
    """Have somebody look at a game in the window, or for None the truth be seen."""
    before = session.position
    look(session, viewer)
    assert session.sight is not None
    session.sight.awaited = None
    session.changed.emit(Change(before, session.position, (), new=False))
    window.view.uncover()
    window.refresh()
    QApplication.processEvents()


def words(widget: QWidget) -> Iterator[tuple[str, object]]:
    """Yield the texts of a widget, and all data of a list or table."""
    name = f"{type(widget).__name__} {widget.objectName()}"
    for text in TEXTS:
        found = getattr(widget, text, None)
        if callable(found):
            yield f"{name} {text}", found()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        for number, text in enumerate(data(widget.model())):
            yield f"{name} {number}", text


def data(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        answers = (model.data(index, role) for role in ROLES)
        yield repr([one for one in answers if isinstance(one, str | int | float)])


def told(window: MainWindow, session: GameSession) -> Told:
    """Return everything that the window tells of the game on its table."""
    table = window.view.table
    assert table is not None
    table.animator.finish_all()
    table.refresh_now()
    QApplication.processEvents()
    found: Told = {"title": window.windowTitle(), "sentence": window.view.sentence}
    image = window.view.grab().toImage()
    found["pixels"] = bytes(image.constBits())
    for widget in window.findChildren(QWidget):
        if widget.isVisible():
            for name, text in words(widget):
                found[name] = [*found.get(name, []), text]
    describer = Describer(table)
    found["spoken turn"] = describer.turn()
    for board in session.position.boards():
        found[f"spoken {board.label}"] = describer.board(board.id) + describer.belongings(board.id)
        for index in range(board.size):
            square = Square(board.id, index)
            at = table.centre_of(square)
            name = board.title(index)
            found[f"spoken {name}"] = describer.square(square) + describer.home_square(square)
            if index % 5 == 0:
                found[f"tip {name}"] = table.hints.tip(at)
                menu = window.context_menus.menu_for(table.hit(at))
                found[f"menu {name}"] = [(one.text(), one.isEnabled()) for one in menu.actions()]
                menu.deleteLater()
    for name, action in window.commands.actions.items():
        found[f"command {name}"] = (action.text(), action.isEnabled(), action.isVisible())
    window.game_actions.copy_position()
    found["position copied"] = QGuiApplication.clipboard().text()
    window.picture_actions.copy_picture()
    mime = QGuiApplication.clipboard().mimeData()
    found["picture copied"] = bytes(mime.data("image/svg+xml").data())
    copied = mime.imageData()
    found["points copied"] = bytes(copied.constBits())
    window.moves_panel.view.setFocus(Qt.FocusReason.OtherFocusReason)
    window.analysis_actions.copy_line(session.line()[1])
    found["line copied"] = QGuiApplication.clipboard().text()
    return found


@pytest.mark.parametrize(
    ("game", "viewer"),
    [("three blind rows", EVERYBODY), pytest.param("hidden armies", 1, marks=pytest.mark.slow)],
)
def test_two_games_that_look_alike_are_shown_alike(
    window: MainWindow, game: str, viewer: int
) -> None:  # fmt: skip
    armies = (0, 1, 2) if viewer == EVERYBODY else (1, 2)
    window.resize(1200, 800)
    seen: list[dict[int | None, Told]] = []
    # Text on edge is drawn otherwise for the first time: that is by a table of its own.
    first, _ = played(GAMES[game](armies), viewer)
    for session in (first, *played(GAMES[game](armies), viewer)):
        session.mark_saved()
        window.documents.take(session)
        QApplication.processEvents()
        looks: dict[int | None, Told] = {}
        for one in (viewer, None):
            shown(window, session, one)
            looks[one] = told(window, session)
        shown(window, session, viewer)
        seen.append(looks)
    del seen[0]
    one, other = (looks[viewer] for looks in seen)
    assert one.keys() == other.keys()
    assert [name for name in one if one[name] != other[name]] == []
    truth, otherwise = (looks[None] for looks in seen)
    telling = {name.split(" ")[0] for name in truth if truth[name] != otherwise.get(name)}
    assert {"pixels", "spoken", "position", "picture", "points", "menu"} <= telling


def spoken(window: MainWindow) -> list[tuple[str, ...]]:
    """Return the texts that an assistive tool finds in a window, all the way down."""
    found, waiting = [], [QAccessible.queryAccessibleInterface(window)]
    while waiting:
        node = waiting.pop()
        if node is None or node.state().invisible:
            continue
        found.append(tuple(map(node.text, SPOKEN)))
        waiting += [node.child(index) for index in range(node.childCount())]
    return found


def is_laid(window: MainWindow) -> bool:
    """Return True if nothing remains to be laid out or drawn sharper."""
    return not any(one.isActive() for one in window.findChildren(QTimer) if one.isSingleShot())


def test_after_a_crash_nothing_is_shown_before_a_seat_is_taken(
    qtbot: QtBot, app_dirs: AppDirs, settings: Settings, messages: Messages
) -> None:
    """Who had the seat when the program was killed must take it again."""
    begun = []
    for start in hidden_starts((0, 1, 2)):
        begun.append(Documents(app_dirs, settings))
        begun[-1].begin(hidden_match(), start)
    one, other = (pushed(documents.session) for documents in begun)
    played((one, other), EVERYBODY)
    for documents in begun:
        take_seat(pushed(documents.session))
        crash(documents)
    covered = []
    for left in GameJournals(app_dirs.journals).left_behind():
        documents = Documents(app_dirs, settings)
        window = shown_window(qtbot, documents, settings, messages)
        window.load_access()
        window.resize(1200, 800)
        assert documents.restore(left)
        session = pushed(documents.session)
        assert session.viewer == EVERYBODY
        qtbot.waitUntil(lambda window=window: is_laid(window))
        covered.append(told(window, session) | {"tree": spoken(window)})
        assert window.view.covered
        window.view.card.least_ms = 0
        QTest.keyClick(window.view.card, Qt.Key.Key_Return)
        assert not window.view.covered
        assert window.view.table is not None
        known = {item.piece.letter for item in window.view.table.pieces.values()}
        assert len(known) > 10, "their army is shown"
    first, second = covered
    assert [name for name in first if first[name] != second.get(name)] == []
    assert len(first["tree"]) > 100
