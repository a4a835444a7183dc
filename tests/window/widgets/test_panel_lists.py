"""The order of play as a list: what its rows say, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QImage,
    QPainter,
    QStandardItem,
    QStandardItemModel,
    QTextDocument,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.match import BotSeat
from cfanp_gui.table.layers.badge import draw_badge
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.widgets.panel_lists import (
    ASIDE_ROLE,
    CLOCK_ROLE,
    NOTE_ROLE,
    TURN_ROLE,
    URGENT_ROLE,
    OrderModel,
    RowDelegate,
    paint_badge,
    quiet_list,
)
from tests.session.play import CFANP, a_match, a_session, play
from tests.session.rings import a_ring, act

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"
TIP = Qt.ItemDataRole.ToolTipRole
ACCENT = QColor("#1f7a6d")


def order(session: GameSession) -> OrderModel:
    """Return the order of play of a session."""
    model = OrderModel()
    model.show(session)
    return model


def column(model: QAbstractItemModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    """Return what every row has for a role."""
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_an_order_of_play_is_followed_by_any_other() -> None:
    model = OrderModel()
    assert model.rowCount() == 0
    for session in (a_session(4), a_ring(3), a_session(2)):
        model.show(session)
        assert model.rowCount() == session.position.players


@pytest.mark.usefixtures("qapp")
def test_tips_load_nothing_that_a_name_asks_for() -> None:
    session = a_session(3, ["<img src='x.png'>", "<b>Ben</b>", "R&amp;D"])
    play(session, MATE)
    model, asked = order(session), list[str]()
    plain = [QTextDocumentFragment.fromHtml(str(one)).toPlainText() for one in column(model, TIP)]
    assert [one.split(" \N{MIDDLE DOT} ")[0] for one in plain] == column(model)

    class Document(QTextDocument):
        def loadResource(self, resource_type: int, name: QUrl | str) -> object:  # noqa: ARG002
            asked.append(str(name))
            return None

    for one in column(model, TIP):
        shown = Document()
        shown.setHtml(str(one))
        shown.size()
    assert not asked


# How rows are drawn


Draw = Callable[..., QImage]


@pytest.fixture
def draw(qtbot: QtBot) -> Draw:
    """Return what draws a list of rows, its turns loudly or softly."""

    def draw(model: QAbstractItemModel, loud: bool = True) -> QImage:
        view, delegate = QListView(), RowDelegate()
        qtbot.addWidget(view)
        delegate.highlights_turns = loud
        palette = view.palette()
        palette.setColor(palette.ColorRole.Highlight, ACCENT)
        view.setPalette(palette)
        view.resize(320, 400)
        view.setModel(model)
        view.setItemDelegate(delegate)
        picture = view.viewport().grab().toImage()
        view.setModel(None)
        return picture

    return draw


def inked(picture: QImage, rect: QRect, colour: QColor | None = None) -> int:
    """Return how many points of a part of a picture are of a colour, or not bare."""
    bare = picture.pixelColor(picture.width() - 2, picture.height() - 2)
    points = [
        picture.pixelColor(x, y)
        for x in range(rect.left(), rect.right())
        for y in range(rect.top(), rect.bottom())
    ]
    return sum(one == colour if colour else one != bare for one in points)


def row_of(
    name: str, aside: str = "", clock: str | None = None, note: str = "White", turn: bool = False
) -> QStandardItemModel:
    """Return a list of one row."""
    item = QStandardItem(name)
    for value, role in (
        (aside, ASIDE_ROLE), (note, NOTE_ROLE), (clock, CLOCK_ROLE), (turn, TURN_ROLE),
    ):  # fmt: skip
        item.setData(value, role)
    model = QStandardItemModel()
    model.appendRow(item)
    return model


def test_turns_are_drawn_loudly_or_softly_and_bots_are_marked(draw: Draw) -> None:
    loud = draw(order(a_session(3)))
    at = loud.width() // 2, 4
    bare = loud.pixelColor(loud.width() - 2, loud.height() - 2)
    assert loud.pixelColor(*at) == ACCENT
    session = a_ring(3, tempo="rounds")
    soft = draw(order(session), False)
    assert soft.pixelColor(*at) not in (ACCENT, bare)
    assert soft.pixelColor(4, 20) == ACCENT, "the bar at the left"
    act(session, "1:e2e4")
    waits = draw(order(session), False)
    assert [waits.pixelColor(4, y) for y in (20, 64)] == [bare, ACCENT]
    session = a_session(3)
    substitute(session, 2, "Ben", BotSeat("club"))
    assert draw(order(session)) != loud


@pytest.mark.parametrize("left", [19_999, 20_000])
def test_a_clock_with_little_time_stands_on_red(draw: Draw, left: int) -> None:
    match = a_match(3)._replace(time=TimeControl(600))
    session = GameSession(match, CFANP.initial(3, match.options))
    replay(session, f"clock {left}/600000/600000")
    low, model = left < 20_000, order(session)
    assert column(model, URGENT_ROLE) == [low, False, False]
    picture = draw(model)
    assert (inked(picture, picture.rect(), LIGHT.cause) > 100) == low


def test_names_are_bold_for_a_turn_and_never_for_want_of_a_note(draw: Draw) -> None:
    def first_line(turn: bool, note: str) -> int:
        picture = draw(row_of("Anna", note=note, turn=turn))
        metrics = QFontMetrics(QListView().font())
        lines = metrics.height() * (2 if note else 1)
        top = (metrics.height() * 2 + 14 - lines) // 2
        line = QRect(16, top, 135, metrics.height() + 1)
        return -inked(picture, line, picture.pixelColor(200, top + 2))

    assert first_line(False, "") == first_line(False, "captured")
    assert first_line(True, "to move") > first_line(False, "captured")


def test_names_clocks_and_what_is_beside_them_share_a_row(draw: Draw) -> None:
    first = QRect(0, 0, 310, 20)
    both, one = draw(row_of("Anna", "against Ben")), draw(row_of("Anna"))
    assert inked(both, first) > inked(one, first) > 0
    assert inked(both, QRect(0, 50, 300, 50)) == 0
    assert draw(row_of("<b>x</b>")) != draw(row_of("x")), "names are as they are"
    line = QRect(0, 0, 314, 21)
    bare = draw(row_of("Player 1", "against Player 2"))
    for note in ("White", ""):
        timed = draw(row_of("Player 1", "against Player 2", "3:00:00", note))
        assert timed.copy(line) == bare.copy(line), "nothing is cut off, nothing moves"
        assert inked(timed, QRect(230, 20, 80, 22)) > 0, "it stands below them"
    alone = draw(row_of("Player 1", "", "3:00:00"))
    assert inked(alone, QRect(230, 7, 80, 14)) > 0, "beside one name it stands in the middle"
    # Names too long for one line are elided evenly.
    long = "Bartholomew Featherstonehaugh of Kirkcudbright"
    left, right = QRect(8, 0, 140, 20), QRect(170, 0, 140, 20)
    both = draw(row_of(long, f"against {long}"))
    other = draw(row_of(long, "against Benjamin the Blacksmith"))
    assert both.copy(left) == other.copy(left)
    assert both.copy(right) != draw(row_of(long)).copy(right)
    assert draw(row_of("Anna", f"against {long}")) != draw(row_of("Anna", "against Bartholomew"))
    short = draw(row_of(long, "against Ben"))
    assert inked(short, QRect(300, 0, 12, 20)) > 0, "what the other does not need is not lost"


def test_a_list_lies_on_its_panel_without_a_box(qtbot: QtBot) -> None:
    view = QListView()
    qtbot.addWidget(view)
    quiet_list(view)
    assert view.frameWidth() == 0
    assert not view.viewport().autoFillBackground()
    assert view.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_picture_kept_of_a_badge_is_the_badge(ratio: float) -> None:
    def plainly(painter: QPainter, rect: QRectF, badge: RowBadge) -> None:
        ring = None if badge.captor is None else QColor(badge.captor)
        draw_badge(painter, rect, QColor(badge.colour), badge.label, badge.pattern, captor=ring)

    one, other = RowBadge("A", 0, "#c52c22"), RowBadge("b", 3, "#78e2fd", "#0140a6")
    for badge in (one, other, one):
        images = []
        for draw in (paint_badge, plainly, lambda *_: None):
            image = QImage(round(24 * ratio), round(24 * ratio), QImage.Format.Format_ARGB32)
            image.setDevicePixelRatio(ratio)
            image.fill(Qt.GlobalColor.white)
            with QPainter(image) as painter:
                draw(painter, QRectF(2, 2, 20, 20), badge)
            images.append(image)
        kept, drawn, white = images
        assert kept != white
        pairs = zip(bytes(kept.constBits()), bytes(drawn.constBits()), strict=True)
        assert sum(abs(a - b) for a, b in pairs) / kept.sizeInBytes() < 3
