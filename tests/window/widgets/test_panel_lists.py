"""The order of play as a list: what its rows say, and how they are drawn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
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
from cfanp_gui.table.theme import DEAD
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.widgets.panel_lists import (
    ASIDE_ROLE,
    BADGE_ROLE,
    BOT_ROLE,
    CLOCK_ROLE,
    NOTE_ROLE,
    TURN_ROLE,
    URGENT_ROLE,
    OrderModel,
    paint_badge,
    quiet_list,
)
from tests.session.play import CFANP, a_match, a_session, play
from tests.session.rings import a_ring, act

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"
TIP = Qt.ItemDataRole.ToolTipRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def order(session: GameSession) -> OrderModel:
    """Return the order of play of a session."""
    model = OrderModel()
    model.show(session)
    return model


def column(model: QAbstractItemModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    """Return what every row has for a role."""
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def labels(model: QAbstractItemModel) -> list[str]:
    """Return what stands on the badge of every row."""
    return [one.label if isinstance(one, RowBadge) else "" for one in column(model, BADGE_ROLE)]


def rows(session: GameSession) -> list[str]:
    """Return what each row says: badge, name, what is beside it, clock, note, and marks."""
    found, model = [], order(session)
    for index in (model.index(row, 0) for row in range(model.rowCount())):
        badge = index.data(BADGE_ROLE)
        assert isinstance(badge, RowBadge)
        marks = ["turn"] * index.data(TURN_ROLE) + ["bot"] * index.data(BOT_ROLE)
        marks += ["captured"] * (badge.captor is not None)
        marks += ["dead"] * (badge.colour == DEAD.name())
        words = [badge.label, index.data(), index.data(ASIDE_ROLE), index.data(CLOCK_ROLE)]
        words += [index.data(NOTE_ROLE), f"({', '.join(marks)})" if marks else ""]
        found.append(" ".join(str(word) for word in words if word))
    return found


def test_rows_say_who_moves_what_and_whose_turn_it_is() -> None:
    assert OrderModel().rowCount() == 0
    session, pawn = a_session(3), "\N{BLACK CHESS PAWN}"
    assert rows(session) == ["a Anna to move (turn)", "b Ben", "c Clara"]
    play(session, "AB:e4")
    assert rows(session) == ["a Anna", "b Ben to move (turn)", "c Clara"]
    session.undo()
    play(session, MATE)
    taken = rows(session)
    assert [pawn in row for row in taken] == [True, False, False]
    assert taken[1] == "b Anna to move  ·  captured from Ben (turn, captured)"
    badge = column(order(session), BADGE_ROLE)[1]
    assert isinstance(badge, RowBadge)
    assert badge.captor == session.match.colours[0]
    assert column(order(session), SPOKEN) == [
        "army a, Anna, has captured 1 pawn",
        "army b, Anna, captured from Ben, to move",
        "army c, Clara",
    ]
    session.undo()
    assert not any("captured" in row or pawn in row for row in rows(session))
    lost = a_session(3)
    lost.resign(2)
    assert rows(lost) == ["a Anna to move (turn)", "b Ben dead (dead)", "c Clara"]
    lost.resign(3)
    assert not any("turn" in row for row in rows(lost))


def test_rows_of_a_ring_are_its_boards_with_both_players() -> None:
    session = a_ring(3, "300")
    assert column(order(session)) == ["Anna", "Ben", "Clara"]
    assert column(order(session), ASIDE_ROLE) == ["against Ben", "against Clara", "against Anna"]
    assert column(order(session), TURN_ROLE) == [True] * 3
    assert column(order(session), CLOCK_ROLE) == ["10:00"] * 3
    act(session, "1:e2e4")
    model = order(session)
    assert column(model) == ["Ben", "Ben", "Clara"]
    assert model.index(0, 0).data(BADGE_ROLE) == RowBadge("1", 1, session.match.colours[1])
    tip = QTextDocumentFragment.fromHtml(str(column(model, TIP)[0])).toPlainText()
    assert tip == "Ben against Anna · Black · 20 moves"
    assert str(column(model, SPOKEN)[0]).startswith("board 1, Ben with Black against Anna")
    for other in (a_session(4), session, a_session(2)):  # one after another, whatever their kind
        model.show(other)
        assert model.rowCount() == other.position.players


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


def inked(picture: QImage, rect: QRect, colour: QColor | None = None) -> int:
    """Return how many points of a part of a picture are of a colour, or not bare."""
    bare = picture.pixelColor(picture.width() - 2, picture.height() - 2)
    points = [
        picture.pixelColor(x, y)
        for x in range(rect.left(), rect.right())
        for y in range(rect.top(), rect.bottom())
    ]
    return sum(one == colour if colour else one != bare for one in points)


def test_bots_are_marked() -> None:
    session = a_session(3)
    substitute(session, 2, "Ben", BotSeat("club"))
    assert rows(session) == ["a Anna to move (turn)", "b Ben (bot)", "c Clara"]
    assert column(order(session), SPOKEN)[1] == "army b, Ben, bot"
    assert ["A bot plays here." in str(tip) for tip in column(order(session), TIP)] == [
        False, True, False,
    ]  # fmt: skip
    ring = a_ring(3)
    substitute(ring, 1, "Anna", BotSeat("club"))
    assert column(order(ring), BOT_ROLE) == [True, False, False]


@pytest.mark.parametrize("left", [19_999, 20_000])
def test_little_time_is_urgent(left: int) -> None:
    match = a_match(3)._replace(time=TimeControl(600))
    session = GameSession(match, CFANP.initial(3, match.options))
    replay(session, f"clock {left}/600000/600000")
    assert column(order(session), URGENT_ROLE) == [left < 20_000, False, False]


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
