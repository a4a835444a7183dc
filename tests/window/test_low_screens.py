"""Small screens, large scales and large letters: all of the window and of dialogs is on the screen.

A screen of 1366 by 768 pixels at 200 % has 683 by 384, of which a panel of the desktop and the
frame of the window take some.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.analysis.insight_panel import InsightPanel
from cfanp_gui.window.analysis.lineage_panel import LineagePanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.panels.panel_controller import PanelController
from tests import ROOT
from tests.session.play import a_match, play
from tests.session.rings import ring_match
from tests.slow import some
from tests.spoken import LANGUAGES
from tests.window.laid_games import begun
from tests.window.low_screen import FRAME, cut_texts
from tests.window.made_up_languages import LONGER, MIRRORED
from tests.window.panels.test_reason_strip import attacked

WIDTH, HEIGHT = 683, 330
"""Pixels that a window has on such a screen."""
LONG = [f"Bartholomew Featherstonehaugh of Kirkcudbright {number}" for number in range(26)]


@pytest.fixture
def low(qapp: QApplication, window: MainWindow) -> Iterator[None]:
    """Have a window on a low screen with letters twice as large; usual ones are measured below."""
    usual, large = qapp.font(), qapp.font()
    large.setPointSize(18)
    qapp.setFont(large)
    window.resize(WIDTH, HEIGHT)
    QApplication.processEvents()
    yield
    qapp.setFont(usual)


def check(window: MainWindow, when: str) -> None:
    """Check that nothing that is shown asks for more height, and that the lowest row is seen."""
    QApplication.processEvents()
    assert window.minimumSizeHint().height() <= HEIGHT, when
    assert window.height() == HEIGHT, when
    for button in window.moves_panel.steps:
        assert seen_whole(window, button), when


def seen_whole(window: MainWindow, widget: QWidget) -> bool:
    """Return True if all of a widget is seen in the window."""
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    return window.rect().contains(place) and widget.visibleRegion().boundingRect() == widget.rect()


def parts(window: MainWindow) -> tuple[PanelController, ...]:
    """Return the panels of analysis."""
    return window.insight, window.engine, window.lineage, window.judgement, window.library


def is_filled(window: MainWindow) -> bool:
    """Return True if the matrix and the river show their contents."""
    matrix, river = window.insight.panel, window.lineage.panel
    assert isinstance(matrix, InsightPanel)
    assert isinstance(river, LineagePanel)
    return not matrix.parts.isHidden() and not river.parts.isHidden()


@pytest.mark.usefixtures("low")
def test_no_panel_raises_the_height_of_the_window(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(26, LONG))
    session = window.documents.session
    assert session is not None
    check(window, "26 players with long names")
    play(session, "AB:e4 BC:e4")
    check(window, "moves")
    window.documents.analyse()
    check(window, "an analysis with notes")
    for part in parts(window):
        part.bring_forward()
        check(window, f"the panel {part.name}")
    window.insight.bring_forward()
    qtbot.waitUntil(lambda: is_filled(window))
    check(window, "panels that are filled")


@pytest.mark.usefixtures("low")
def test_nor_does_any_game(window: MainWindow) -> None:
    window.documents.begin(ring_match(26))
    check(window, "a ring")
    session = window.documents.session
    assert session is not None
    session.mark_saved()
    window.documents.take(attacked())
    assert window.order_panel.reasons is not None
    check(window, "reasons of a turn")
    game = begun(window, 4)
    for player in (2, 3, 4):
        substitute(game, player, LONG[player], BotSeat("random"))
    check(window, "bots")
    for player in (1, 2, 3):
        game.resign(player)
    check(window, "the end of a game")


def test_the_order_is_scrolled_where_it_has_too_little_height(window: MainWindow) -> None:
    window.documents.begin(a_match(26, LONG))
    window.resize(WIDTH, HEIGHT)
    panel = window.order_panel
    panel.hurry.show()
    QApplication.processEvents()
    assert not seen_whole(window, panel.hurry)
    around = panel.parentWidget()  # Qt hands it what the panel has no use for
    assert around is not None
    for _ in range(9):
        QApplication.sendEvent(around, wheel(around, QPoint(9, 9)))
    assert seen_whole(window, panel.hurry)


def wheel(widget: QWidget, at: QPoint) -> QWheelEvent:
    """Return a step of the wheel downwards over a widget."""
    everywhere = QPointF(widget.mapToGlobal(at))
    none = Qt.MouseButton.NoButton
    return QWheelEvent(
        QPointF(at), everywhere, QPoint(), QPoint(0, -120), none,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip


def test_undo_is_pressed_where_the_screen_is_low(window: MainWindow) -> None:
    game = begun(window, 3, "AB:e4 BC:e4")
    window.resize(WIDTH, HEIGHT)
    QApplication.processEvents()
    undo = window.moves_panel.steps[1]
    at = undo.mapTo(window, undo.rect().center())
    assert window.childAt(at) is undo
    QTest.mouseMove(window.windowHandle(), QPoint(1, 1))  # no second click of a double click
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()
    assert game.node.ply == 1


SCREENS = [
    pytest.param(683, 354, id="1366 by 768 at 200 %"),  # the least wide and the lowest
    pytest.param(800, 470, id="1600 by 1000 at 200 %"),
    pytest.param(910, 482, id="1366 by 768 at 150 %"),
    pytest.param(1366, 708, id="1366 by 768"),
]


@pytest.mark.parametrize(
    "language",
    [LONGER, *(pytest.param(one, marks=pytest.mark.slow) for one in (MIRRORED, *LANGUAGES))],
)
@pytest.mark.parametrize(("width", "height"), some(SCREENS))
def test_every_dialog_and_panel_fits_on_the_screen(
    tmp_path: Path, language: str, width: int, height: int
) -> None:
    screen = {
        "name": "low", "x": 0, "y": 0, "width": width, "height": height,
        "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
    }  # fmt: skip
    (tmp_path / "screen.json").write_text(json.dumps({"screens": [screen]}), encoding="ascii")
    platform = "offscreen:configfile=screen.json"
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.low_screen", language, str(tmp_path / "home")],
        cwd=tmp_path,  # a colon, as of a drive, would end the name of the file
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": platform},
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    sizes = json.loads(done.stdout)
    assert len(sizes) > 45
    for name, (wide, high, least_wide, least_high, nested, cut) in sizes.items():
        assert not cut, f"{name}: {cut}"
        assert max(wide, least_wide) <= width, name
        assert max(high, least_high) + FRAME <= height, name
        if name.startswith("set-up"):
            assert not nested, f"bars within one another: {name}"


def test_a_text_without_room_is_cut(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    label = QLabel("a long text", box)
    label.adjustSize()
    box.show()
    assert cut_texts(box) == []
    label.resize(20, label.height())
    (cut,) = cut_texts(box)
    assert cut.startswith("'a long text': 20 x ")
    label.setToolTip("a long text")
    assert cut_texts(box) == []
