"""The set-up as a page, and what hands do in it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game, OptionValue, check_options
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.match import LastSetup
from cfanp_gui.window.preferences.colour_picker import ColourPicker
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_page import SetupPage
from cfanp_gui.window.widgets.chips import ChipRow
from tests.session.play import NAMES
from tests.window.conftest import Answer


def opened(qtbot: QtBot, settings: Settings, with_people: bool = False) -> SetupPage:
    """Return the page as it opens, in a window of its own."""
    page = SetupPage(settings, with_people=with_people)
    qtbot.addWidget(page)
    page.resize(1200, 700)
    page.focus_first()
    return page


def choose(page: SetupPage, option: str, value: str) -> None:
    """Choose a value of a house rule."""
    field = page.rules.cards[option].field
    assert isinstance(field, ChipRow)
    field.chips[value].click()


def show_rules(qtbot: QtBot, page: SetupPage) -> None:
    """Click the line of the house rules."""
    qtbot.mouseClick(page.house_rules, Qt.MouseButton.LeftButton)


def choose_game(page: SetupPage, game: Game) -> None:
    """Choose another game."""
    page.take_game(game)


def type_name(qtbot: QtBot, page: SetupPage, row: int, name: str) -> None:
    """Type a name over the one that stands there."""
    field = page.seats.rows[row].name
    field.selectAll()
    qtbot.keyClicks(field, name)


def picker_of(qtbot: QtBot, page: SetupPage, row: int) -> ColourPicker:
    """Return the box of colours that a click on a player's button opens."""
    qtbot.mouseClick(page.seats.rows[row].paint, Qt.MouseButton.LeftButton)
    (picker,) = (one for one in page.findChildren(ColourPicker) if one.isVisible())
    assert isinstance(picker, ColourPicker)
    return picker


def paint(qtbot: QtBot, page: SetupPage, row: int, colour: str, answered: Answer) -> None:
    """Choose any colour, or none, behind More."""

    def choose(asked: QDialog) -> None:
        assert isinstance(asked, QColorDialog)
        asked.setCurrentColor(QColor(colour))
        (asked.accept if colour else asked.reject)()

    answered(choose)
    qtbot.mouseClick(picker_of(qtbot, page, row).more, Qt.MouseButton.LeftButton)


def drag_to(qtbot: QtBot, grip: QWidget, row: QWidget) -> None:
    """Move the mouse over the middle of a line, in small steps."""
    start = grip.rect().center()
    way = grip.mapFromGlobal(row.mapToGlobal(row.rect().center())).y() - start.y()
    top = grip.mapToGlobal(start)
    for part in range(1, 11):
        at = grip.mapFromGlobal(top + QPoint(0, way * part // 10))
        qtbot.mouseMove(grip, at)


def drag_seat(qtbot: QtBot, page: SetupPage, start: int, goal: int, let_go: bool = True) -> None:
    """Drag a player's line by its grip to where another lies."""
    grip = page.seats.rows[start].grip
    qtbot.mousePress(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())
    drag_to(qtbot, grip, page.seats.rows[goal])
    if let_go:
        qtbot.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())


def seat_labels(page: SetupPage) -> list[str]:
    """Return the labels of the players' colours."""
    return [row.label for row in page.seats.rows]


def remembered(settings: Settings, game: Game, **values: OptionValue) -> LastSetup:
    """Have a game of four remembered as set up once."""
    options = {**{option.name: option.default for option in game.options}, **values}
    names = [f"{name} of {game.key}" for name in NAMES[:4]]
    colours = ["#010101", "#fefefe", "#aa0000", "#0000aa"]
    last = LastSetup(names, colours, check_options(game.options, options), TimeControl(300, 3))
    settings.set_last_setup(game, last)
    return last
