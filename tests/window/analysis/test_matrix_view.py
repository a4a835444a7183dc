"""The matrix under mouse and keys, and that every sign is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.prospects import Mate
from cfanp_gui.core.text import Text
from cfanp_gui.insight.matrix import Cell, KingState, Stake
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from cfanp_gui.window.analysis.insight_models import MatrixModel
from cfanp_gui.window.analysis.matrix_view import LEAST, MOST, USUAL, MatrixView
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.widgets.style import palette_of
from tests.session.play import a_session, action, pair
from tests.window.analysis.looking import looked_at


class Shown:
    """A matrix on the screen, with what was pointed at and chosen."""

    def __init__(self, qtbot: QtBot, armies: int = 4, width: int = 280) -> None:
        self.bot = qtbot
        self.session = a_session(armies)
        self.surveyor: Surveyor = looked_at(qtbot, self.session)
        self.model = MatrixModel(self.surveyor)
        self.model._take()
        self.view = MatrixView(self.model)
        qtbot.addWidget(self.view)
        self.view.resize(width, 280)
        self.pointed: list[Pair | None] = []
        self.chosen: list[Pair] = []
        self.view.pointed.connect(self.pointed.append)
        self.view.chosen.connect(self.chosen.append)
        with qtbot.waitExposed(self.view):
            self.view.show()

    def at(self, name: str) -> QPoint:
        """Return the middle of the cell of a pair."""
        return self.view.visualRect(self.model.index_of(pair(name))).center()

    def picture(self, cell: Cell, *, pointed: bool = False) -> QImage:
        """Return what the cell of A + B looks like with some values."""
        self.model._known = {cell.pair: cell}
        self.view.delegate.pointed_at = None
        if pointed:
            self.view._point(self.model.index_of(cell.pair))
        self.view.viewport().update()
        rect = self.view.visualRect(self.model.index_of(cell.pair))
        return self.view.viewport().grab(rect).toImage()


def test_the_cell_under_the_mouse_is_pointed_at(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    qtbot.mouseMove(shown.view.viewport(), shown.at("AC"))
    assert shown.pointed[-1] == pair("AC")
    qtbot.mouseMove(shown.view.viewport(), shown.at("BD"))
    assert shown.pointed[-1] == pair("BD")
    below = shown.view.visualRect(shown.model.index(2, 0)).center()
    qtbot.mouseMove(shown.view.viewport(), below)
    assert shown.pointed[-1] is None, "below the diagonal there is no pair"


def test_a_click_chooses_a_pair(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    qtbot.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=shown.at("BC"))
    assert shown.chosen == [pair("BC")]
    below = shown.view.visualRect(shown.model.index(2, 0)).center()
    qtbot.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert shown.chosen == [pair("BC")]


def test_the_keyboard_walks_and_chooses(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    shown.view.setFocus()
    qtbot.waitUntil(shown.view.hasFocus)
    assert shown.pointed == [], "nothing moves because the keyboard came here"
    for key, name in ((Qt.Key.Key_Right, "AC"), (Qt.Key.Key_Down, "BC"), (Qt.Key.Key_Right, "BD")):
        qtbot.keyClick(shown.view, key)
        assert shown.pointed[-1] == pair(name)
    qtbot.keyClick(shown.view, Qt.Key.Key_Return)
    qtbot.keyClick(shown.view, Qt.Key.Key_Space)
    assert shown.chosen == [pair("BD"), pair("BD")]
    shown.view.clearFocus()
    assert shown.pointed[-1] is None


def test_cells_fill_the_width_where_they_can(qtbot: QtBot) -> None:
    assert Shown(qtbot, 8).view.cell_size == pytest.approx((280 - 28) / 7, abs=1)
    assert Shown(qtbot, 26).view.cell_size == USUAL, "with many one scrolls"
    assert Shown(qtbot, 2, 900).view.cell_size == MOST


def test_cells_are_made_larger_and_smaller(qtbot: QtBot) -> None:
    shown = Shown(qtbot, 26)
    view = shown.view
    scroll = view.horizontalScrollBar()
    assert scroll.maximum() > 0
    qtbot.keyClicks(view, "-----")
    assert view.cell_size == LEAST
    view.resize(420, 420)
    assert scroll.maximum() == 0, "all of 26 armies at once"
    view.grab()
    qtbot.keyClicks(view, "+")
    assert view.cell_size > LEAST
    middle = QPointF(view.viewport().rect().center())
    up = QWheelEvent(
        middle, view.viewport().mapToGlobal(middle), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    before = view.cell_size
    QApplication.sendEvent(view.viewport(), up)
    assert view.cell_size > before


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_sign_is_seen(qtbot: QtBot, theme: object) -> None:
    shown = Shown(qtbot)
    shown.view.delegate.theme = theme  # type: ignore[assignment]
    shown.view.setPalette(palette_of(theme))  # type: ignore[arg-type]
    shown.view.clearFocus()
    nothing, stake = Stake((), 0), Stake((Square(0, 8),), 3)
    mate = Mate(action(shown.session, "AB:e4"), Square(0, 12), Square(0, 28), (1,))
    plain = Cell(0, pair("AB"), 20, KingState.ELSEWHERE, (), nothing, nothing, False)
    different = [
        plain,
        plain._replace(moves=21),
        plain._replace(moves=0),
        plain._replace(king=KingState.SAFE),
        plain._replace(king=KingState.CHECK),
        plain._replace(king=KingState.MATED),
        plain._replace(mates=(mate,)),
        plain._replace(hanging=stake),
        plain._replace(winnable=stake),
        plain._replace(pushed=True),
        plain._replace(moves=0, demand=Text("pay")),
    ]
    for size in (LEAST, USUAL, MOST):
        shown.view._by_hand = size
        shown.view.fit()
        pictures = [shown.picture(cell) for cell in different]
        same = [
            (one, other)
            for one in range(len(pictures))
            for other in range(one)
            if pictures[one] == pictures[other]
        ]
        # The smallest cells have no room for the King that is safe, nor for what is at stake.
        spared = {0, 3, 7, 8} if size == LEAST else set()
        assert all({*some} <= spared for some in same), (size, same)
    assert shown.picture(plain) != shown.picture(plain, pointed=True)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_corner_is_bare(qtbot: QtBot, theme: Theme) -> None:
    shown = Shown(qtbot)
    shown.view.setPalette(palette_of(theme))
    edges = shown.view.verticalHeader().width(), shown.view.horizontalHeader().height()
    picture = shown.view.grab(QRect(0, 0, *edges)).toImage()
    inks = {picture.pixel(x, y) for x in range(edges[0]) for y in range(edges[1])}
    assert len(inks) == 1


@pytest.mark.parametrize("width", [160, 280, 420])
def test_signs_of_neighbours_stand_apart(qtbot: QtBot, width: int) -> None:
    shown = Shown(qtbot, width=width)
    shown.view.clearFocus()
    nothing, stake = Stake((), 0), Stake((Square(0, 0),), 5)
    plain = Cell(0, pair("AB"), 9, KingState.ELSEWHERE, (), nothing, nothing, False)
    bare = shown.picture(plain)
    both = shown.picture(plain._replace(hanging=stake, winnable=stake))
    inked = [
        x for x in range(bare.width())
        if any(bare.pixel(x, y) != both.pixel(x, y) for y in range(bare.height()))
    ]  # fmt: skip
    assert inked
    assert min(inked) >= 3
    assert max(inked) < bare.width() - 3
