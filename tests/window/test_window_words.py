"""The window in a language in which every translated word stands in brackets.

What then stands outside brackets was not asked for in the language in use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.games.pairs.described.library import own
from cfanp_gui.games.registry import GAMES
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_words import open_filter, save_filter
from cfanp_gui.window.help.about_dialog import about
from cfanp_gui.window.help.help_dialogs import HelpDialog, ShortcutsDialog, shortcuts
from cfanp_gui.window.help.help_search import SectionList
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.moves.moves_model import MovesModel
from cfanp_gui.window.panels.order_model import OrderModel
from cfanp_gui.window.play.game_dialogs import DrawDialog, HandOverDialog, ResignDialog
from cfanp_gui.window.preferences.preferences_page import PreferencesPage
from cfanp_gui.window.services.languages import known_languages, name_of
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.position_dialog import PositionDialog
from cfanp_gui.window.start.setup_page import SetupPage
from cfanp_gui.window.widgets.panel_lists import ASIDE_ROLE, NOTE_ROLE
from tests.session.play import a_match
from tests.session.rings import RING, ring_match

TAG = re.compile("</?span>|<br>")
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {
    "Anna", "Ben", "Clara", "David", "cpgn", "pgn", "cfen", "rfen", "stfen",
    "fen", "epd", "svg", "html", "txt", "Ctrl", "Shift", "Alt",
    "Home", "End", "Return", "Left", "Right", "Up", "Down", "Ins", "Del", "Backspace", "PgUp",
    "PgDown",
}  # fmt: skip
"""Words that are the same in every language, and Qt's names of keys, which Qt translates."""
NAMES |= {word for game in (*GAMES, *own().games) for word in game.name.split()}
NAMES |= {word for language in known_languages() for word in name_of(language).split()}
QTS_OWN = {"qt_spinbox_lineedit", "qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"}
"""Parts of Qt's widgets: numbers, and buttons that Qt names once, when it makes them."""
NOTATION = re.compile(r"\*\.\w+|\b(?:&?[A-Z]{2}:\S*|[A-Z][a-h][1-8]|[a-h][1-8])\b")


class Brackets(QTranslator):
    """Puts every word it is asked for in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        del n
        if context == "QShortcut" or source in ("LTR", "QT_LAYOUT_DIRECTION"):
            return None
        if disambiguation == "one word, as people type it":
            return f"x{source}"
        return f"⟦{source}⟧"


@pytest.fixture
def brackets(qapp: QApplication) -> Iterator[None]:
    translator = Brackets()
    qapp.installTranslator(translator)
    qapp.processEvents()
    yield
    qapp.removeTranslator(translator)


def outside(text: str) -> list[str]:
    """Return the words of a text that stand outside brackets."""
    depth = 0
    left = []
    for char in text:
        depth += (char == "⟦") - (char == "⟧")
        left.append(" " if depth or char in "⟦⟧" else char)
    bare = NOTATION.sub(" ", "".join(left).replace("&", ""))
    return [word for word in WORD.findall(bare) if word not in NAMES]


def words_of(widget: QWidget) -> Iterator[str]:
    """Yield every word of a widget by itself."""
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    match widget:
        case QDockWidget() | QDialog():
            yield widget.windowTitle()
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
        case QTabWidget():
            yield from (widget.tabText(at) for at in range(widget.count()))
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
            yield from (
                widget.itemData(at, Qt.ItemDataRole.ToolTipRole) or ""
                for at in range(widget.count())
            )
        case SectionList():
            pass  # what it lists is the help's own text
        case QAbstractItemView() if widget.model() is not None:
            yield from cells(widget.model())
    for action in widget.actions():
        yield action.text()
        yield action.toolTip()


def cells(model: QAbstractItemModel) -> Iterator[str]:
    """Yield every word of a list or table."""
    roles = [
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
    ]
    if isinstance(model, OrderModel | MovesModel):
        roles += [NOTE_ROLE, ASIDE_ROLE]
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for column in range(columns):
        header = model.headerData(column, Qt.Orientation.Horizontal)
        yield header if isinstance(header, str) else ""
        for row in range(model.rowCount()):
            values = [model.data(model.index(row, column), role) for role in roles]
            yield from (value for value in values if isinstance(value, str))


def left_english(widget: QWidget) -> list[str]:
    """Return what within a widget is not put in the language in use."""
    found = []
    for one in (widget, *widget.findChildren(QWidget)):
        if one.objectName() in QTS_OWN:
            continue
        for text in words_of(one):
            # A tip may be marked up as plain text; its tags are no words.
            if outside(TAG.sub("", text)):
                found.append(f"{type(one).__name__}: {text!r}")
    return found


def test_the_reader_sees_what_is_outside() -> None:
    assert outside("⟦Open ⟦a⟧ file⟧ 3 AB:Nf3 Anna") == []
    assert outside("⟦Open⟧ the ⟦file⟧ Be2 now") == ["the", "now"]


def plates(window: MainWindow) -> list[str]:
    """Return what the plates of the boards say."""
    assert window.view.table is not None
    texts = [item.plate.text for item in window.view.table.boards.values()]
    return [words for text in texts for words in (text.title, text.note)]


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def test_the_whole_window_says_its_words_again(
    qapp: QApplication, window: MainWindow, documents: Documents
) -> None:
    documents.begin(a_match(3))
    session = documents.session
    assert session is not None
    assert left_english(window) != []
    translator = Brackets()
    qapp.installTranslator(translator)
    settle()
    assert left_english(window) == []
    assert any("⟦" in text for text in plates(window))
    qapp.removeTranslator(translator)
    settle()
    said = {text for one in window.findChildren(QWidget) for text in words_of(one)}
    assert [text for text in said if "⟦" in text] == []
    qapp.installTranslator(translator)
    settle()
    for move in ("AB:e2e4", "end"):
        action = GAMES[0].parse_action(move)
        if session.position.refusal(action) is None:
            session.propose(action)
    assert not session.resign(3)
    window.commands.menus["recent"].aboutToShow.emit()
    assert left_english(window) == []
    assert [text for text in plates(window) if outside(text)] == []
    assert outside(window.windowTitle().replace("[*]", "")) == []
    for tempo in ("free", "rounds"):
        session.mark_saved()
        documents.begin(ring_match(4, "300+5", tempo=tempo))
        session = documents.session
        assert session is not None
        for move in ("1:e2e4", "2:e2e4", "3:resign:3"):
            assert session.propose(RING.parse_action(move)) is None
        assert not session.agree_to_draw(1)
        settle()
        assert left_english(window) == []
        assert [text for text in plates(window) if outside(text)] == []
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("brackets")
def test_every_dialog_filter_and_failure(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    preferences = window.preference_actions.preferences
    position = PositionDialog(window, ["CFEN"])
    position.line.setText("no position")
    position.accept()
    assert not position.reason.isHidden()
    for dialog in (
        SetupPage(settings),
        position,
        ResignDialog(window, session),
        HandOverDialog(window, session),
        DrawDialog(window, session),
        PreferencesPage(preferences, window.sounds),
        ShortcutsDialog(window, shortcuts(window.commands)),
        HelpDialog(window),
    ):
        qtbot.addWidget(dialog)
        assert left_english(dialog) == []
    said = [open_filter(), save_filter()]
    assert [text for text in said if outside(text)] == []
    assert all(name in about() for name in ("Ralph", "Betza"))
    assert outside(re.sub(r"(?m)^.*⟦Pieces.*$", "", about())) == []
