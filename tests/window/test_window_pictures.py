"""What the window paints by itself looks as it did: rows of lists, and pictures of a game.

``tests/table/gallery.py`` says how pictures are compared, and how they are made anew.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from cfanp_gui.engine.analysis import Score
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from cfanp_gui.window.analysis.engine_lines import LineDelegate, ScoreBar
from cfanp_gui.window.analysis.judgement_panel import WorstDelegate
from cfanp_gui.window.library.game_delegate import GameDelegate, GamePictures
from cfanp_gui.window.library.games_model import OPEN_ROLE
from cfanp_gui.window.widgets import own_icons
from cfanp_gui.window.widgets import panel_lists as listed
from cfanp_gui.window.widgets.style import palette_of
from tests.session.play import MATE, a_session, play
from tests.table import gallery
from tests.table.gallery import beside, grabbed
from tests.table.test_pictures import in_rows
from tests.window.analysis.test_insight import FOOLS, Looked, after
from tests.window.analysis.test_lists_and_pictures import (
    BLUE,
    RED,
    a_graph,
    a_river,
    bars,
    mate_of_four,
    share_row,
)
from tests.window.moves.test_move_delegate import a_panel
from tests.window.moves.test_move_rows import with_variations
from tests.window.panels.conftest import Panel
from tests.window.panels.test_reason_strip import attacked
from tests.window.start import test_game_choice

LONG = "Maximiliane von und zu Hohenstein-Wittgenstein"
ROLES = (
    Qt.ItemDataRole.DisplayRole, listed.BADGE_ROLE, listed.NOTE_ROLE, listed.SCORE_ROLE,
    listed.ASIDE_ROLE, listed.CLOCK_ROLE, listed.TURN_ROLE, listed.URGENT_ROLE, listed.BOT_ROLE,
    OPEN_ROLE, listed.FAINT_ROLE,
)  # fmt: skip
ROWS = (
    ("Anna", RED, "to move", "+0.35", "", "0:09.7", True, True),
    ("Ben", BLUE, "captured", "+12.35", "", "", False, False, "Lena", True),
    (LONG, RED, LONG, "100 %", "against Benjamin the Blacksmith", "3:00:00"),
    ("Clara", BLUE, "", "#4", "against Ben", "", False, False, False, False, True),
    ("David", None, "", LONG, "", "5:00"),
    ("Player 1", None, "White", "", "against Player 2", "3:00:00"),
    (LONG, None, "", "", "against Ben"),
)
MOUSE, CHOSEN = QStyle.StateFlag.State_MouseOver, QStyle.StateFlag.State_Selected
STATES = (QStyle.StateFlag(0),) * 2 + (MOUSE, CHOSEN) + (QStyle.StateFlag(0),) * 3


class Rows(QAbstractListModel):
    """Rows that have something for every role."""

    def rowCount(self, _: listed.Index = QModelIndex()) -> int:  # noqa: B008
        return len(ROWS)

    def data(self, index: listed.Index, role: int = ROLES[0]) -> Any:
        return dict(zip(ROLES, ROWS[index.row()], strict=False)).get(role)


def drawn(delegate: Any, theme: Theme = LIGHT, mirrored: bool = False) -> QImage:
    """Return rows as a delegate draws them, one of them under the mouse and one chosen."""
    model, option, found = Rows(), QStyleOptionViewItem(), []
    option.palette, option.font = palette_of(theme), QApplication.font()
    option.fontMetrics, option.rect = QFontMetrics(QApplication.font()), QRect(0, 0, 240, 400)
    option.direction = Qt.LayoutDirection(mirrored)
    delegate.pointed_at = 2
    for number, option.state in enumerate(STATES):
        index = model.index(number)
        high = delegate.sizeHint(option, index).height()
        found.append(gallery.canvas(244, high, theme.plate.name()))
        with QPainter(found[-1]) as painter:
            painter.setLayoutDirection(option.direction)
            option.rect = QRect(0, 0, 240, high)
            delegate.paint(painter, option, index)
    return beside(*found)


def rows(qtbot: QtBot) -> QImage:
    """Rows of the order, of lines, costly turns, games and moves."""
    soft, games = listed.RowDelegate(), GameDelegate(GamePictures(QSize(), lambda _: None))
    soft.highlights_turns = False
    found = [drawn(listed.RowDelegate()), drawn(soft, DARK), drawn(soft, mirrored=True),
             drawn(LineDelegate()), drawn(WorstDelegate()), drawn(games, DARK)]  # fmt: skip
    mate = a_session(3)
    play(mate, MATE)
    for session, short in ((with_variations(), 0), (with_variations(), 9), (mate, 0)):
        moves = a_panel(qtbot, session, width=250, short=short)
        found.append(grabbed(moves.view.viewport()).copy(0, 0, 240, 260))
    return in_rows([beside(*found[at : at + 3]) for at in range(0, 9, 3)])


def views(qtbot: QtBot) -> QImage:
    """The matrix, a graph of shares, the river, bars, and reasons for a turn."""
    small, large = (grabbed(Looked(qtbot, after(FOOLS), width).view) for width in (150, 360))
    bar, reasons = ScoreBar(), Panel(qtbot)
    qtbot.addWidget(bar)
    bar.resize(240, ScoreBar.HEIGHT)
    bar.show_score((RED, BLUE), Score(150, None))
    reasons.on_screen(attacked(), 240, 400)
    assert reasons.reasons is not None
    river = a_river(qtbot, mate_of_four(), at=3)
    river.resize(420, 150)
    shares = bars(qtbot, share_row(0.6, RED, BLUE, moves=True), share_row(None, BLUE, name=LONG))
    sign = own_icons.picture(QMessageBox.Icon.Warning).toImage()
    left = beside(grabbed(river), grabbed(a_graph(qtbot)), grabbed(bar), sign)
    return in_rows([left, beside(large, grabbed(shares)), beside(small, grabbed(reasons.reasons))])


def cards(qtbot: QtBot) -> QImage:
    """Games to choose from: one is chosen, one under the mouse, one of them not drawn yet."""
    choice = test_game_choice.shown(qtbot)
    choice.search.setText("jan")
    QTest.mouseMove(choice.list.viewport(), QPoint(40, 40))
    return grabbed(choice.list.viewport()).copy(0, 0, 310, 170)


@pytest.mark.parametrize("painted", [rows, views, cards], ids=lambda one: one.__name__)
def test_it_looks_as_it_did(
    qtbot: QtBot, tmp_path: Path, painted: Callable[[QtBot], QImage]
) -> None:
    with gallery.blocks():
        font = QApplication.font()
        font.setPointSizeF(10)  # as desktops have it: the window makes some letters smaller by that
        QApplication.setFont(font)
        image = painted(qtbot)
    gallery.compare(f"window-{painted.__name__}", image, tmp_path)
