"""The window in a language in which every translated word stands in brackets.

What then stands outside brackets was not asked for in the language in use.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QPoint, QRectF, Qt, QTranslator
from PySide6.QtGui import QImage, QPainter
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

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.games.registry import GAMES
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_words import open_filter, save_filter
from cfanp_gui.window.help.help_actions import about
from cfanp_gui.window.help.help_dialogs import HelpDialog, ShortcutsDialog, shortcuts
from cfanp_gui.window.help.help_search import SectionList
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.moves.moves_model import MovesModel
from cfanp_gui.window.panels.side_panels import OrderModel
from cfanp_gui.window.play.game_dialogs import DrawDialog, HandOverDialog, ResignDialog
from cfanp_gui.window.preferences.preferences_page import PreferencesPage
from cfanp_gui.window.services.languages import known_languages, name_of
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.position_dialog import PositionDialog
from cfanp_gui.window.start.setup_page import SetupPage
from cfanp_gui.window.widgets.panel_lists import ASIDE_ROLE, NOTE_ROLE
from tests.session.play import a_match, square_named
from tests.session.rings import RING, ring_match
from tests.window.laid_games import begun
from tests.window.made_up_languages import MIRRORED, made

TAG = re.compile("</?span>|<br>")
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES = {
    "Anna", "Ben", "Clara", "David", "cpgn", "pgn", "cfen", "rfen", "stfen",
    "fen", "epd", "svg", "html", "txt", "Ctrl", "Shift", "Alt",
    "Home", "End", "Return", "Left", "Right", "Up", "Down", "Ins", "Del", "Backspace", "PgUp",
    "PgDown",
}  # fmt: skip
"""Words that are the same in every language, and Qt's names of keys, which Qt translates."""
NAMES |= {word for game in GAMES for word in game.name.split()}
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
    """Return the texts within a widget that are not in the language in use."""
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
    """Return the texts of the boards' plates."""
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


# The window in a language that is written from the right: panels mirror, boards do not


SIDE = 200
"""Pixels of the pictures of boards that are compared."""
Speak = Callable[[str], None]


@pytest.fixture
def mirror(tmp_path: Path, speak: Speak) -> Callable[[], None]:
    """Return a function that has the program speak a language written from the right."""

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
    """Return the distance of the middle of a part from the left of its window."""
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
