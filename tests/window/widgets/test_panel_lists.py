"""The order of play as a list: what its rows say, and how they are drawn."""

import pytest
from PySide6.QtCore import QAbstractItemModel, QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument, QTextDocumentFragment

from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.panels.side_panels import OrderModel
from cfanp_gui.window.widgets.panel_lists import URGENT_ROLE, paint_badge
from tests.session.play import CFANP, MATE, a_match, a_session, play
from tests.session.rings import a_ring

TIP = Qt.ItemDataRole.ToolTipRole


def column(model: QAbstractItemModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    """Return the data of every row for a role."""
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
    model, asked = OrderModel(), list[str]()
    model.show(session)
    plain = [QTextDocumentFragment.fromHtml(str(one)).toPlainText() for one in column(model, TIP)]
    assert [one.split(" \N{MIDDLE DOT} ")[0] for one in plain] == column(model)

    class Document(QTextDocument):
        def loadResource(self, resource_type: int, name: QUrl | str) -> object:
            asked.append(str(name))
            return None

    for one in column(model, TIP):
        shown = Document()
        shown.setHtml(str(one))
        shown.size()
    assert not asked


# How rows are drawn


@pytest.mark.parametrize("left", [19_999, 20_000])
def test_little_time_is_urgent(left: int) -> None:
    match = a_match(3)._replace(time=TimeControl(600))
    session = GameSession(match, CFANP.initial(3, match.options))
    replay(session, f"clock {left}/600000/600000")
    model = OrderModel()
    model.show(session)
    assert column(model, URGENT_ROLE) == [left < 20_000, False, False]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_picture_kept_of_a_badge_is_the_badge(ratio: float) -> None:
    def plainly(painter: QPainter, rect: QRectF, badge: BadgeLook) -> None:
        badge.draw(painter, rect)

    one, other = BadgeLook("A", "#c52c22", 0), BadgeLook("b", "#78e2fd", 3, "#0140a6")
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
