"""Light and dark: what is wanted, what follows the system, and that everything can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT, Theme, luminance
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.style import TickMenu, palette_of, theme_named, use_theme
from tests.session.play import a_match
from tests.window.conftest import Messages

Scheme = Qt.ColorScheme
ROLES = QPalette.ColorRole


class Hints(QObject):
    """A desktop whose colours can be changed, with the part of Qt's hints that tells of it."""

    colorSchemeChanged = Signal(Qt.ColorScheme)

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Scheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def change(self, scheme: Qt.ColorScheme) -> None:
        """Let the desktop turn light or dark."""
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Hints]:
    before = qapp.palette()
    hints = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(lambda: hints))
    yield hints
    qapp.setPalette(before)


@pytest.fixture
def followed(
    qtbot: QtBot,
    desktop: Hints,  # noqa: ARG001 -- before the window
    documents: Documents,
    settings: Settings,
    messages: Messages,  # noqa: ARG001
) -> MainWindow:
    window = MainWindow(documents, settings)
    qtbot.addWidget(window)
    window.animator.reduced = True
    window.show()
    documents.begin(a_match(2))
    return window


@pytest.mark.parametrize(
    ("scheme", "theme"), [(Scheme.Light, LIGHT), (Scheme.Dark, DARK), (Scheme.Unknown, LIGHT)]
)
def test_the_systems_colours_choose_the_theme(
    desktop: Hints, scheme: Qt.ColorScheme, theme: Theme
) -> None:
    desktop.scheme = scheme
    assert theme_named("system") is theme
    assert theme_named("light") is LIGHT
    assert theme_named("dark") is DARK


def test_the_window_follows_the_system(
    qapp: QApplication, desktop: Hints, followed: MainWindow
) -> None:
    followed.preference_actions.change(theme="system")
    assert followed.view.table is not None
    for scheme, theme in ((Scheme.Dark, DARK), (Scheme.Light, LIGHT), (Scheme.Dark, DARK)):
        desktop.change(scheme)
        assert followed.view.table.theme is theme
        assert followed.view.table.backgroundBrush().color() == theme.table
        assert qapp.palette().color(ROLES.Text) == theme.text


@pytest.mark.parametrize(("name", "theme"), [("light", LIGHT), ("dark", DARK)])
def test_a_theme_chosen_stays_whatever_the_system_does(
    desktop: Hints, followed: MainWindow, name: str, theme: Theme
) -> None:
    followed.preference_actions.change(theme=name)
    for scheme in (Scheme.Dark, Scheme.Light):
        desktop.change(scheme)
        assert followed.view.table is not None
        assert followed.view.table.theme is theme


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours as WCAG defines it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (ROLES.WindowText, ROLES.Window),
        (ROLES.Text, ROLES.Base),
        (ROLES.Text, ROLES.AlternateBase),
        (ROLES.ButtonText, ROLES.Button),
        (ROLES.ToolTipText, ROLES.ToolTipBase),
        (ROLES.HighlightedText, ROLES.Highlight),
        (ROLES.PlaceholderText, ROLES.Base),
        (ROLES.Link, ROLES.Base),
    ],
)
def test_words_can_be_read_in_the_window(
    qapp: QApplication,  # noqa: ARG001
    theme: Theme,
    ink: QPalette.ColorRole,
    ground: QPalette.ColorRole,
) -> None:
    palette = palette_of(theme)
    assert contrast(palette.color(ink), palette.color(ground)) >= 4.5


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_list_of_choices_lies_on_the_ground_of_the_window(
    qtbot: QtBot,
    qapp: QApplication,
    desktop: Hints,  # noqa: ARG001 -- puts the palettes back
    theme: Theme,
) -> None:
    use_theme(qapp, theme)
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["one", "two"])
    box.show()
    box.showPopup()
    image = box.view().grab().toImage()
    ground = image.pixelColor(image.width() - 6, image.height() - 6)
    assert ground == palette_of(theme).color(ROLES.Window)
    box.hidePopup()


def a_box(kind: str) -> tuple[QWidget, QPoint]:
    """Return something that can be ticked and is not, and a point amid its box."""
    if kind == "list":
        boxes = QListWidget()
        item = QListWidgetItem("", boxes)
        item.setCheckState(Qt.CheckState.Unchecked)
        row = boxes.visualItemRect(item)
        return boxes, boxes.viewport().mapTo(boxes, QPoint(10, row.center().y()))
    if kind == "menu":
        menu = TickMenu()
        action = menu.addAction("")
        action.setCheckable(True)
        menu.resize(menu.sizeHint())
        return menu, QPoint(14, menu.actionGeometry(action).center().y())
    around = QWidget()
    box = QCheckBox(around) if kind == "check box" else QRadioButton(around)
    box.setGeometry(10, 0, 30, 30)
    return around, QPoint(18, 15)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("kind", ["check box", "radio button", "list", "menu"])
def test_what_is_not_ticked_is_seen_by_its_edge(
    qtbot: QtBot,
    qapp: QApplication,
    desktop: Hints,  # noqa: ARG001 -- puts the palettes back
    theme: Theme,
    kind: str,
) -> None:
    use_theme(qapp, theme)
    widget, within = a_box(kind)
    qtbot.addWidget(widget)
    widget.show()
    image = widget.grab().toImage()
    line = [image.pixelColor(x, within.y()) for x in range(2, within.x())]
    ground, inside = line[1], image.pixelColor(within)
    edges = [one for one in line if min(contrast(one, ground), contrast(one, inside)) >= 3]
    assert edges
