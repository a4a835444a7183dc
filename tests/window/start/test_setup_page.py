"""The page that sets up a game: how it lies in the window, and which fields follow one another.

What is chosen in it and remembered is told in `scenarios/setup.txt`.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games import registry
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_page import SetupPage
from tests.session.play import CFANP
from tests.session.rings import RING
from tests.slow import turn_of
from tests.spoken import LANGUAGES
from tests.window.start.setting_up import choose_game, opened, remembered, show_rules

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAME = "Bartholomew Featherstonehaugh of Kirkcudbright and of the Isles beyond, the Elder"[:80]


def test_every_game_can_be_chosen_and_set_up(qtbot: QtBot, settings: Settings) -> None:
    dialog = opened(qtbot, settings)
    assert dialog.game.accessibleName() == "Game: Chess"
    for game in registry.GAMES:
        before = dialog.count.value()
        choose_game(dialog, game)
        assert dialog.count.minimum() == game.min_players
        assert dialog.count.maximum() == game.max_players
        assert set(dialog.rules.cards) == {
            option.name for option in game.options if not option.is_variant
        }
        assert dialog.house_rules.isHidden() == (not game.options), "no line with nothing behind"
        match = dialog.match()
        assert match.game is game
        assert match.options == {option.name: option.default for option in game.options}
        players = game.initial(len(match.seats), match.options).players
        nearest = min(game.player_counts, key=lambda count: (abs(count - before), -count))
        assert players == nearest, "the nearest there is"


def test_tab_goes_through_the_fields_as_they_are_read(qtbot: QtBot, settings: Settings) -> None:
    page = opened(qtbot, settings)
    page.show()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is page.count)
    page.clock.set_control(TimeControl(420, 7))
    page.count.setValue(4)
    choose_game(page, RING)
    page.game.setFocus()
    qtbot.waitUntil(page.seats.rows[-1].paint.isVisible)
    lines = [
        field for row in page.seats.rows for field in (row.paint, row.name, row.level, row.remove)
    ]
    clock = page.clock
    fields: list[QWidget] = [
        page.game, page.count, *lines, page.add, clock.choice.chips["own"], clock.minutes,
        clock.extra, clock.mode, page.house_rules, page.back, page.onward,
    ]  # fmt: skip
    for field in fields:
        focused = QApplication.focusWidget()
        assert focused is field, fields.index(field)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)


def test_players_are_added_and_removed_by_buttons_and_keys(
    qtbot: QtBot, settings: Settings
) -> None:
    page = opened(qtbot, settings)
    page.show()
    for row, name in zip(page.seats.rows, ("Anna", "Ben", "Clara"), strict=True):
        row.name.setText(name)
    qtbot.mouseClick(page.add, Qt.MouseButton.LeftButton)
    assert page.window().focusWidget() is page.seats.rows[3].name
    assert page.names() == ["Anna", "Ben", "Clara", "Player 4"]
    qtbot.mouseClick(page.seats.rows[1].remove, Qt.MouseButton.LeftButton)
    assert page.names() == ["Anna", "Clara", "Player 4"]
    qtbot.keyClicks(page.count, "+-+")
    assert page.count.value() == 4
    page.count.setValue(2)
    assert not any(row.remove.isVisible() for row in page.seats.rows), "two are the fewest"
    assert page.add.isVisible()


def test_the_wheel_scrolls_the_page_and_changes_no_box_on_its_way(
    qtbot: QtBot, settings: Settings
) -> None:
    page = opened(qtbot, settings)
    page.show()
    page.game.setFocus()
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    for field in (page.count, page.seats.rows[0].level):
        at = QPointF(field.rect().center())
        down = QPoint(0, -120)
        turned = QWheelEvent(at, field.mapToGlobal(at), QPoint(), down, *none, False)
        QApplication.sendEvent(field, turned)
        assert not turned.isAccepted()
    assert (page.count.value(), page.seats.rows[0].is_bot) == (3, False)


@pytest.mark.parametrize(
    ("wide", "high", "times", "first"),
    [(1024, 600, 1, 0), (1366, 768, 2, 1), (640, 480, 1, 2)],  # each in other languages by default
)
def test_nothing_is_cut_and_begin_stays_in_sight(
    qtbot: QtBot,
    settings: Settings,
    speak: Callable[[str], None],
    wide: int,
    high: int,
    times: int,
    first: int,
) -> None:
    for language in turn_of(LANGUAGES, first, 3):
        speak(language)
        before = QApplication.font()
        font = QFont(before)
        font.setPointSizeF(before.pointSizeF() * times)
        QApplication.setFont(font)
        try:
            page = opened(qtbot, settings)
            page.resize(wide, high)
            page.count.setValue(8)
            page.clock.set_control(TimeControl(420, 7))
            for row in page.seats.rows:
                row.name.setText(NAME)
            page.seats.rows[2].set_level("club")
            page.seats.levels_changed.emit()
            with qtbot.waitExposed(page):
                page.show()
            for _ in range(2):  # the set-up, and its house rules
                QApplication.processEvents()
                assert (page.width(), page.height()) == (wide, high), f"{language}: it had to grow"
                _is_whole(page, language)
                show_rules(qtbot, page)
        finally:
            QApplication.setFont(before)
        page.close()


def _is_whole(page: SetupPage, language: str) -> None:
    """Check that no button leaves the page at its sides, or is narrower than its words."""
    for button in page.findChildren(QAbstractButton):
        if button.isVisible() and not isinstance(button.parent(), QLineEdit):
            left = button.mapTo(page, QPoint(0, 0)).x()
            assert left >= 0, (language, button.text())
            assert left + button.width() <= page.width(), (language, button.text())
            assert button.width() >= button.minimumSizeHint().width(), (language, button.text())
    for button in (page.back, page.onward):
        place = button.geometry().translated(button.parentWidget().mapTo(page, QPoint(0, 0)))
        assert page.rect().contains(place), language
    for area in page.findChildren(QScrollArea):
        shown = area.widget()
        assert not area.isVisible() or shown.width() <= area.viewport().width(), language


def test_a_chosen_colour_stays_with_its_person(qtbot: QtBot, settings: Settings) -> None:
    ring, painted = remembered(settings, RING), ["#00aa00", "#fefefe", "#aa0000", "#0000aa"]
    settings.set_last_setup(
        CFANP, replace(remembered(settings, CFANP), names=ring.names, colours=painted)
    )
    page = opened(qtbot, settings)
    choose_game(page, RING)
    assert page.colours() == painted


def test_people_who_want_to_play_sit_where_bots_sat(qtbot: QtBot, settings: Settings) -> None:
    settings.add_people(["Anna", "Ben", "Clara"])
    last = remembered(settings, CFANP)
    names = ["Beginner", "Ben", "Club player", "Beginner 2"]
    bots = ["beginner", "", "club", "beginner"]
    settings.set_last_setup(CFANP, replace(last, names=names, bots=bots))
    assert [row.level.level() for row in opened(qtbot, settings).seats.rows] == bots
    dialog = opened(qtbot, settings, with_people=True)
    assert dialog.names() == ["Anna", "Ben", "Clara", "Player 4"]
    assert dialog.colours() == last.colours
    assert not any(row.is_bot for row in dialog.seats.rows)
    settings.set_last_setup(CFANP, replace(last, names=names, bots=["", "", "club", ""]))
    assert opened(qtbot, settings, with_people=True).seats.rows[2].is_bot, "people played with it"
