"""Finds what a person sees in the program's windows, by its visible or spoken words."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from cfanp_gui.window.widgets.action_texts import plain_title
from cfanp_gui.window.widgets.panel_lists import ASIDE_ROLE, CLOCK_ROLE, NOTE_ROLE, SCORE_ROLE

PARTS = {
    "table": "TableView",
    "banner": "Banner",
    "result": "GameOverPanel",
    "card": "HandOverCard",
    "command bar": "CommandBar",
    "message": "Toast",
    "record sign": "RecordSign",
    "reading bar": "ReadingBar",
    "reasons": "ReasonStrip",
    "start": "StartView",
    "set-up": "SetupPage",
    "palette": "CommandPalette",
    "order": "OrderPanel",
    "moves": "MovesPanel",
    "analysis": "AnalysisStrip",
    "shelf": "MyGames",
}
"""Parts of a window that have no words of their own over them, by what scenarios call them."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    NOTE_ROLE,
    ASIDE_ROLE,
    SCORE_ROLE,
    CLOCK_ROLE,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def plain(text: str) -> str:
    """Return a text without markup."""
    marked = "<" in text and re.search(r"<\w+[^>]*>", text)
    return QTextDocumentFragment.fromHtml(text).toPlainText() if marked else text


def fits(wanted: str, text: str) -> bool:
    """Return True if a text is the one wanted; ``…`` at either end of that stands for anything.

    A text that itself ends so is wanted with ``\\…``; spaces at which no line breaks are spaces.
    """
    form = re.sub(r"^…|(?<!\\)…$", ".*", re.escape(wanted)).replace(r"\\…", "…")
    return re.fullmatch(form, text.replace("\N{NO-BREAK SPACE}", " "), re.DOTALL) is not None


# Widgets


def shown_windows() -> list[QWidget]:
    """Return the windows on the screen, that in front last."""
    every = QApplication.topLevelWidgets()
    shown = [one for one in every if one.isVisible() and not one.isMinimized()]
    front = (QApplication.activeWindow(), QApplication.activeModalWidget())
    return sorted(shown, key=lambda one: (isinstance(one, QDialog), one in front, one is front[1]))


def below(root: QWidget) -> Iterator[QWidget]:
    """Yield a widget and all that is to be seen in it."""
    yield root
    window = root.window()
    for one in root.findChildren(QWidget):
        if one.isVisible() and one.window() is window:
            yield one


def everything() -> Iterator[QWidget]:
    """Yield all that is to be seen, what lies in front first."""
    for window in reversed(shown_windows()):
        yield from below(window)


def texts(widget: QWidget) -> Iterator[str]:
    """Yield the texts of a widget itself."""
    if isinstance(widget, QLabel):
        marked = widget.textFormat() != Qt.TextFormat.PlainText
        yield plain(widget.text()) if marked else widget.text()
    elif isinstance(widget, QAbstractButton):
        yield from (plain_button(widget), widget.accessibleDescription())
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, QSpinBox):
        yield widget.text()
    elif isinstance(widget, (QTextEdit, QPlainTextEdit)):
        yield widget.toPlainText()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(one).replace("&", "") for one in range(widget.count()))
    elif isinstance(widget, QDockWidget):
        yield from (getattr(widget, "heading", ""), widget.windowTitle())
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (str(cell) for row in cells(widget.model()) for cell in row)
        yield from notes(widget.model())


def plain_button(button: QAbstractButton) -> str:
    """Return the text of a button, without the sign of its letter."""
    return button.text().replace("&&", "\0").replace("&", "").replace("\0", "&")


def named(widgets: Iterable[QWidget]) -> Iterator[tuple[QWidget, Iterator[str]]]:
    """Yield each widget with its names; the labels of a window are looked for once."""
    labels: dict[QWidget, dict[QWidget, QLabel]] = {}
    for widget in widgets:
        window = widget.window()
        if window not in labels:
            labels[window] = labels_in(window)
        yield widget, names(widget, labels[window].get(widget))


def names(widget: QWidget, label: QLabel | None) -> Iterator[str]:
    """Yield by what words people call a widget: written on it, on its label, or spoken."""
    if isinstance(widget, QAbstractButton):
        yield plain_button(widget)
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QDockWidget):
        yield from (getattr(widget, "heading", ""), widget.windowTitle())
    if isinstance(widget, QDialog):
        yield widget.windowTitle()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    yield widget.accessibleName()
    yield re.sub(r" \([^)]*\)$", "", plain(widget.toolTip()))
    if label is not None:
        yield plain(label.text()).replace("&", "").rstrip(":")


def labels_in(window: QWidget) -> dict[QWidget, QLabel]:
    """Return the labels beside the fields of a window, by their fields."""
    found = {field: label for label in window.findChildren(QLabel) if (field := label.buddy())}
    for form in window.findChildren(QFormLayout):
        for row in range(form.rowCount()):
            item = form.itemAt(row, QFormLayout.ItemRole.FieldRole)
            field = None if item is None else item.widget()
            label = None if field is None else form.labelForField(field)
            if isinstance(label, QLabel) and not isinstance(field, QLabel):
                found[field] = label
    return found


def part(name: str) -> QWidget:
    """Return a part of the windows on the screen that is to be seen.

    It is called as in `PARTS`, or ``dialog`` for what asks something now, or by its words.
    """
    found = _part(name)
    assert found is not None, f"there is no {name!r} to be seen; there are {all_names()}"
    return found


def _part(name: str) -> QWidget | None:
    """Return a part of the windows that is to be seen; None where it is not."""
    if name == "dialog":
        return next((one for one in reversed(shown_windows()) if isinstance(one, QDialog)), None)
    if name in PARTS:
        return next((one for one in everything() if PARTS[name] in kinds(one)), None)
    return next((one for one, own in named(everything()) if name in own), None)


def taker_of(widget: QWidget) -> QWidget:
    """Return the first that takes what is dropped, of a part's inside and those it lies in."""
    taker = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    while not taker.acceptDrops() and taker.parentWidget() is not None:
        taker = taker.parentWidget()
    return taker


def kinds(widget: QWidget) -> list[str]:
    """Return the names of a widget's class and of those it is made from."""
    return [one.__name__ for one in type(widget).__mro__]


def is_shown(name: str) -> bool:
    """Return True if a part is visible."""
    return _part(name) is not None


def all_names() -> list[str]:
    """Return the names of all visible parts."""
    return sorted({name for _, own in named(everything()) for name in own if name})


def one_of(kind: type | tuple[type, ...], name: str, place: str = "") -> QWidget:
    """Return a widget of a kind that people call so, in a part or anywhere."""
    widgets = below(part(place)) if place else everything()
    found = [
        (one, {*own} - {""}) for one, own in named(one for one in widgets if isinstance(one, kind))
    ]
    called = [one for one, own in found if any(fits(name, each) for each in own)]
    assert called, (
        f"nothing of that kind is called {name!r}; there are "
        f"{sorted({each for _, own in found for each in own})}"
    )
    usable = [one for one in called if one.isEnabled()]
    return (usable or called)[0]


def seen_texts(place: str = "") -> list[str]:
    """Return all words that are to be seen, in a part or anywhere."""
    widgets = below(part(place)) if place else everything()
    return [text for one in widgets for text in texts(one) if text.strip()]


def sees(text: str, seen: Iterable[str]) -> bool:
    """Return True where words are among those that are to be seen."""
    return any(fits(text, one) for one in seen)


# Rows


def indexes(model: QAbstractItemModel, under: QModelIndex | None = None) -> Iterator[QModelIndex]:
    """Yield the first cell of every row, those of a tree as well."""
    for row in range(model.rowCount(under or QModelIndex())):
        index = model.index(row, 0, under or QModelIndex())
        yield index
        yield from indexes(model, index)


def cells(model: QAbstractItemModel) -> list[list[str]]:
    """Return the texts of the cells of each row."""
    return [
        [
            str(index.siblingAtColumn(column).data() or "")
            for column in range(columns(model, index.parent()))
        ]
        for index in indexes(model)
    ]


def columns(model: QAbstractItemModel, under: QModelIndex) -> int:
    """Return the number of cells in the rows."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(under)


def notes(model: QAbstractItemModel) -> Iterator[str]:
    """Yield the other texts of the rows."""
    for index in indexes(model):
        yield from row_texts(index, _ROLES[1:5])


def row_texts(index: QModelIndex, roles: Sequence[int] = _ROLES) -> list[str]:
    """Return all that a row says, its tip and spoken words as well."""
    found = [index.data(role) for role in roles]
    return [plain(one) for one in found if isinstance(one, str) and one]


class AbsentError(AssertionError):
    """Raised for what is not there, or not yet."""


def view_in(place: str) -> QAbstractItemView:
    """Return the list, table or tree in a part, or called so."""
    inside = [one for one in below(part(place)) if isinstance(one, QAbstractItemView)]
    assert inside, f"there is no list in {place!r}"
    return inside[0]


def rows_of(place: str) -> list[str]:
    """Return the rows of a list; the cells of a table stand between ``, ``."""
    return [", ".join(cell for cell in row if cell) for row in cells(view_in(place).model())]


def row_called(place: str, name: str) -> QModelIndex:
    """Return the row of a list that says a text."""
    model = view_in(place).model()
    for index, row in zip(indexes(model), cells(model), strict=True):
        if any(fits(name, text) for text in (*row, ", ".join(row))):
            return index
    raise AbsentError(f"no row is {name!r}; there are {rows_of(place)}")


def cell_called(place: str, name: str) -> QModelIndex:
    """Return the cell of a table that says a text, itself or when it is read aloud."""
    model = view_in(place).model()
    places = product(range(model.rowCount()), range(model.columnCount()))
    for index in (model.index(*one) for one in places):
        if any(fits(name, text) for text in row_texts(index)):
            return index
    raise AbsentError(f"no cell of {place!r} is {name!r}")


# Menus


def open_menu() -> QMenu:
    """Return the menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu), "no menu is open"
    return menu


def offered(menu: QMenu) -> dict[str, QAction]:
    """Return the choices of a menu and of those it opens, by their titles without keys."""
    found: dict[str, QAction] = {}
    for action in menu.actions():
        if isinstance(inner := action.menu(), QMenu):
            found |= offered(inner)
        elif action.isVisible() and action.text().strip():
            found[plain_title(action.text().partition("\t")[0])] = action
    return found


def entries(menu: QMenu) -> list[str]:
    """Return the titles of a menu's entries."""
    return [
        plain_title(one.text()) for one in menu.actions() if one.isVisible() and one.text().strip()
    ]
