"""The set-up dialog, and what hands do in it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game, OptionValue, check_options
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.match import LastSetup
from cfanp_gui.window.preferences.colour_picker import ColourPicker
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.session.play import NAMES
from tests.window.conftest import Answer


def opened(qtbot: QtBot, settings: Settings, with_people: bool = False) -> SetupDialog:
    """Return the dialog as it opens."""
    dialog = SetupDialog(None, settings, with_people=with_people)
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog: SetupDialog, option: str, value: str) -> None:
    """Choose a value in a combo box."""
    field = dialog.rules.fields[option]
    assert isinstance(field, QComboBox)
    field.setCurrentIndex(field.findData(value))


def unfold(qtbot: QtBot, dialog: SetupDialog) -> None:
    """Click the line over the house rules."""
    qtbot.mouseClick(dialog.fold, Qt.MouseButton.LeftButton)


def choose_game(dialog: SetupDialog, game: Game) -> None:
    """Choose another game."""
    dialog.take_game(game)


def type_name(qtbot: QtBot, dialog: SetupDialog, row: int, name: str) -> None:
    """Type a name over the one that stands there."""
    field = dialog.seats.rows[row].name
    field.selectAll()
    qtbot.keyClicks(field, name)


def picker_of(qtbot: QtBot, dialog: SetupDialog, row: int) -> ColourPicker:
    """Return the box of colours that a click on a player's button opens."""
    qtbot.mouseClick(dialog.seats.rows[row].paint, Qt.MouseButton.LeftButton)
    (picker,) = (one for one in dialog.findChildren(ColourPicker) if one.isVisible())
    assert isinstance(picker, ColourPicker)
    return picker


def paint(qtbot: QtBot, dialog: SetupDialog, row: int, colour: str, answered: Answer) -> None:
    """Choose any colour, or none, behind More."""

    def choose(asked: QDialog) -> None:
        assert isinstance(asked, QColorDialog)
        asked.setCurrentColor(QColor(colour))
        (asked.accept if colour else asked.reject)()

    answered(choose)
    qtbot.mouseClick(picker_of(qtbot, dialog, row).more, Qt.MouseButton.LeftButton)


def drag_to(qtbot: QtBot, grip: QWidget, row: QWidget) -> None:
    """Move the mouse over the middle of a line, in small steps."""
    start = grip.rect().center()
    way = grip.mapFromGlobal(row.mapToGlobal(row.rect().center())).y() - start.y()
    top = grip.mapToGlobal(start)
    for part in range(1, 11):
        at = grip.mapFromGlobal(top + QPoint(0, way * part // 10))
        qtbot.mouseMove(grip, at)


def drag_seat(
    qtbot: QtBot, dialog: SetupDialog, start: int, goal: int, let_go: bool = True
) -> None:
    """Drag a player's line by its grip to where another lies."""
    grip = dialog.seats.rows[start].grip
    qtbot.mousePress(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())
    drag_to(qtbot, grip, dialog.seats.rows[goal])
    if let_go:
        qtbot.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())


def seat_labels(dialog: SetupDialog) -> list[str]:
    """Return what stands before the names."""
    return [row.place.text() for row in dialog.seats.rows]


def remembered(settings: Settings, game: Game, **values: OptionValue) -> LastSetup:
    """Have a game of four remembered as set up once."""
    options = {**{option.name: option.default for option in game.options}, **values}
    names = [f"{name} of {game.key}" for name in NAMES[:4]]
    colours = ["#010101", "#fefefe", "#aa0000", "#0000aa"]
    last = LastSetup(names, colours, check_options(game.options, options), TimeControl(300, 3))
    settings.set_last_setup(game, last)
    return last
