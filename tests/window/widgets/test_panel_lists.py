"""The order of play as a list: as a model and as it is drawn."""

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
from cfanp_gui.table.theme import DEAD, LIGHT
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
    RowDelegate,
    paint_badge,
    quiet_list,
)
from tests.session.play import CFANP, a_match, a_session, play
from tests.session.rings import a_ring, act

MATE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#"
TIP = Qt.ItemDataRole.ToolTipRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def column(model: QAbstractItemModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    """Return what every row has for a role."""
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def badges(model: QAbstractItemModel) -> list[RowBadge | None]:
    """Return the badge of every row."""
    found = []
    for row in range(model.rowCount()):
        badge = model.index(row, 0).data(BADGE_ROLE)
        assert badge is None or isinstance(badge, RowBadge)
        found.append(badge)
    return found


def labels(model: QAbstractItemModel) -> list[str]:
    """Return what stands on the badge of every row."""
    return [badge.label if badge is not None else "" for badge in badges(model)]


def plain(tip: object) -> str:
    """Return the words of a tip."""
    return QTextDocumentFragment.fromHtml(str(tip)).toPlainText()


# Half-boards pushed together


def test_the_order_shows_whose_turn_it_is() -> None:
    model, session = OrderModel(), a_session(3)
    assert model.rowCount() == 0
    model.show(session)
    assert column(model) == ["Anna", "Ben", "Clara"]
    assert column(model, TURN_ROLE) == [True, False, False]
    assert column(model, NOTE_ROLE) == ["to move", "", ""]
    assert column(model, ASIDE_ROLE) == ["", "", ""]
    assert labels(model) == ["a", "b", "c"]
    play(session, "AB:e4")
    model.show(session)
    assert column(model, TURN_ROLE) == [False, True, False]


def test_tips_load_nothing_that_a_name_asks_for(qtbot: QtBot) -> None:  # noqa: ARG001
    session = a_session(3, ["<img src='x.png'>", "<b>Ben</b>", "R&amp;D"])
    play(session, MATE)
    order = OrderModel()
    order.show(session)
    assert [plain(one).split(" \N{MIDDLE DOT} ")[0] for one in column(order, TIP)] == column(order)
    asked: list[str] = []

    class Document(QTextDocument):
        def loadResource(self, resource_type: int, name: QUrl | str) -> object:  # noqa: ARG002
            asked.append(str(name))
            return None

    for one in column(order, TIP):
        shown = Document()
        shown.setHtml(str(one))
        shown.size()
    assert not asked


def test_the_order_is_read_aloud_in_words() -> None:
    order, session = OrderModel(), a_session(3)
    order.show(session)
    assert column(order, SPOKEN) == ["army a, Anna, to move", "army b, Ben", "army c, Clara"]
    play(session, MATE)
    order.show(session)
    assert column(order, SPOKEN) == [
        "army a, Anna, has captured 1 pawn",
        "army b, Anna, captured from Ben, to move",
        "army c, Clara",
    ]


def test_a_bot_has_a_mark_that_is_read_aloud_and_told(draw: Draw) -> None:
    session = a_session(3)
    before = draw(order(session), RowDelegate())
    substitute(session, 2, "Ben", BotSeat("club"))
    rows = order(session)
    assert column(rows, BOT_ROLE) == [False, True, False]
    assert column(rows, SPOKEN) == ["army a, Anna, to move", "army b, Ben, bot", "army c, Clara"]
    assert "A bot plays here." in str(column(rows, TIP)[1])
    assert "A bot plays here." not in str(column(rows, TIP)[2])
    assert draw(rows, RowDelegate()) != before
    ring = a_ring(3)
    substitute(ring, 1, "Anna", BotSeat("club"))
    assert column(order(ring), BOT_ROLE) == [True, False, False]


def test_one_table_after_another_is_shown_whatever_its_kind() -> None:
    order = OrderModel()
    for session in (a_session(4), a_ring(3), a_session(2)):
        order.show(session)
        assert order.rowCount() == session.position.players


def test_rows_are_drawn_with_names_as_they_are(draw: Draw) -> None:
    pictures = [
        draw(order(a_session(3, [name, "Ben", "Clara"])), RowDelegate())
        for name in ("<b>x</b>", "x")
    ]
    assert pictures[0] != pictures[1]


def test_a_list_lies_on_its_panel_without_a_box(qtbot: QtBot) -> None:
    view = QListView()
    qtbot.addWidget(view)
    quiet_list(view)
    assert view.frameWidth() == 0
    assert not view.viewport().autoFillBackground()
    assert view.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_the_order_shows_who_took_what() -> None:
    model, session = OrderModel(), a_session(3)
    play(session, MATE)
    model.show(session)
    assert column(model) == ["Anna", "Anna", "Clara"]
    notes = column(model, NOTE_ROLE)
    assert "\N{BLACK CHESS PAWN}" in str(notes[0])
    assert "captured from Ben" in str(notes[1])
    rings = [badge.captor for badge in badges(model) if badge is not None]
    assert rings == [None, session.match.colours[0], None]
    session.undo()
    model.show(session)
    assert [badge.captor for badge in badges(model) if badge is not None] == [None] * 3
    assert "\N{BLACK CHESS PAWN}" not in str(column(model, NOTE_ROLE)[0])


def test_the_order_shows_the_dead_and_the_end() -> None:
    model, session = OrderModel(), a_session(3)
    session.resign(2)
    model.show(session)
    assert column(model, NOTE_ROLE) == ["to move", "dead", ""]
    dead = badges(model)[1]
    assert dead is not None
    assert dead.colour == DEAD.name()
    session.resign(3)
    model.show(session)
    assert column(model, TURN_ROLE) == [False] * 3


# Whole boards


def test_the_boards_of_a_ring_are_listed_with_who_is_to_move() -> None:
    model, session = OrderModel(), a_ring(3, "300")
    model.show(session)
    assert column(model) == ["Anna", "Ben", "Clara"]
    assert column(model, ASIDE_ROLE) == ["against Ben", "against Clara", "against Anna"]
    assert column(model, TURN_ROLE) == [True] * 3
    assert column(model, CLOCK_ROLE) == ["10:00"] * 3
    assert labels(model) == ["1", "2", "3"]
    act(session, "1:e2e4")
    model.show(session)
    assert column(model) == ["Ben", "Ben", "Clara"]
    first = badges(model)[0]
    assert first == RowBadge("1", 1, session.match.colours[1])
    assert plain(column(model, TIP)[0]) == "Ben against Anna · Black · 20 moves"
    assert str(column(model, SPOKEN)[0]).startswith("board 1, Ben with Black against Anna")


ACCENT = QColor("#1f7a6d")


Draw = Callable[[QAbstractItemModel, RowDelegate], QImage]


@pytest.fixture
def draw(qtbot: QtBot) -> Draw:
    """Return what draws a list of rows."""

    def draw(model: QAbstractItemModel, delegate: RowDelegate) -> QImage:
        view = QListView()
        qtbot.addWidget(view)
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


def order(session: GameSession) -> OrderModel:
    """Return the order of play of a session."""
    model = OrderModel()
    model.show(session)
    return model


def inked(picture: QImage, rect: QRect) -> int:
    """Return how many points of a part of a picture are not bare."""
    bare = picture.pixelColor(picture.width() - 2, picture.height() - 2)
    return sum(
        picture.pixelColor(x, y) != bare
        for x in range(rect.left(), rect.right())
        for y in range(rect.top(), rect.bottom())
    )


def test_one_turn_is_shown_loudly_and_several_softly(draw: Draw) -> None:
    delegate = RowDelegate()
    loud = draw(order(a_session(3)), delegate)
    at = loud.width() // 2, 4
    assert loud.pixelColor(*at) == ACCENT
    delegate.highlights_turns = False
    soft = draw(order(a_ring(3)), delegate)
    bare = soft.pixelColor(soft.width() - 2, soft.height() - 2)
    tint = soft.pixelColor(*at)
    assert tint not in (ACCENT, bare)
    assert soft.pixelColor(4, 20) == ACCENT, "the bar at the left"


def test_a_board_that_waits_is_not_stressed(draw: Draw) -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "1:e2e4")
    delegate = RowDelegate()
    delegate.highlights_turns = False
    picture = draw(order(session), delegate)
    height = picture.height()
    bare = picture.pixelColor(picture.width() - 2, height - 2)
    assert picture.pixelColor(4, 20) == bare
    assert picture.pixelColor(4, 64) == ACCENT


def reds(picture: QImage) -> int:
    """Return how many points of a picture are of the red of what is urgent."""
    return sum(
        picture.pixelColor(x, y) == LIGHT.cause
        for x in range(picture.width())
        for y in range(picture.height())
    )


@pytest.mark.parametrize("left", [19_999, 20_000])
def test_a_clock_with_little_time_stands_on_red(draw: Draw, left: int) -> None:
    match = a_match(3)._replace(time=TimeControl(600))
    session = GameSession(match, CFANP.initial(3, match.options))
    replay(session, f"clock {left}/600000/600000")
    model = order(session)
    low = left < 20_000
    assert column(model, URGENT_ROLE) == [low, False, False]
    assert (reds(draw(model, RowDelegate())) > 100) == low


def test_names_are_bold_for_a_turn_and_never_for_want_of_a_note(draw: Draw) -> None:
    def first_line(turn: bool, note: str) -> int:
        item = QStandardItem("Anna")
        item.setData(turn, TURN_ROLE)
        item.setData(note, NOTE_ROLE)
        model = QStandardItemModel()
        model.appendRow(item)
        picture = draw(model, RowDelegate())
        metrics = QFontMetrics(QListView().font())
        lines = metrics.height() * (2 if note else 1)
        top = (metrics.height() * 2 + 14 - lines) // 2
        ground = picture.pixelColor(200, top + 2)
        return sum(
            picture.pixelColor(x, y) != ground
            for x in range(16, 150)
            for y in range(top, top + metrics.height())
        )

    assert first_line(False, "") == first_line(False, "captured")
    assert first_line(True, "to move") > first_line(False, "captured")


def row_of(
    name: str, aside: str, clock: str | None = None, note: str = "White"
) -> QStandardItemModel:
    """Return a list of one row."""
    item = QStandardItem(name)
    for value, role in ((aside, ASIDE_ROLE), (note, NOTE_ROLE), (clock, CLOCK_ROLE)):
        item.setData(value, role)
    model = QStandardItemModel()
    model.appendRow(item)
    return model


def test_what_belongs_to_the_name_stands_behind_it(draw: Draw) -> None:
    def first_line(name: str, aside: str) -> int:
        picture = draw(row_of(name, aside), RowDelegate())
        assert inked(picture, QRect(0, 50, 300, 50)) == 0
        return inked(picture, QRect(0, 0, 310, 20))

    assert first_line("Anna", "against Ben") > first_line("Anna", "") > 0


def test_a_clock_leaves_the_first_line_to_both_players_of_a_board(draw: Draw) -> None:
    line = QRect(0, 0, 314, 21)
    bare = draw(row_of("Player 1", "against Player 2"), RowDelegate())
    for note in ("White", ""):
        timed = draw(row_of("Player 1", "against Player 2", "3:00:00", note), RowDelegate())
        assert timed.copy(line) == bare.copy(line), "nothing is cut off, nothing moves"
        assert inked(timed, QRect(230, 20, 80, 22)) > 0, "it stands below them"
    alone = draw(row_of("Player 1", "", "3:00:00"), RowDelegate())
    assert inked(alone, QRect(230, 7, 80, 14)) > 0, "beside one name it stands in the middle"


def test_names_that_are_too_long_for_one_line_are_elided_evenly(draw: Draw) -> None:
    long = "Bartholomew Featherstonehaugh of Kirkcudbright"
    left, right = QRect(8, 0, 140, 20), QRect(170, 0, 140, 20)

    def drawn(name: str, aside: str) -> QImage:
        return draw(row_of(name, aside), RowDelegate())

    both = drawn(long, f"against {long}")
    assert both.copy(left) == drawn(long, "against Benjamin the Blacksmith").copy(left)
    assert both.copy(right) != drawn(long, "").copy(right)
    assert drawn("Anna", f"against {long}") != drawn("Anna", "against Bartholomew"), "all the room"
    short = drawn(long, "against Ben")
    assert inked(short, QRect(300, 0, 12, 20)) > 0, "what the other does not need is not lost"


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_picture_kept_of_a_badge_is_the_badge(qtbot: QtBot, ratio: float) -> None:  # noqa: ARG001
    for badge in (
        RowBadge("A", 0, "#c52c22"),
        RowBadge("b", 3, "#78e2fd", "#0140a6"),
        RowBadge("A", 0, "#c52c22"),
    ):
        images = []
        for draw in (paint_badge, plainly):
            image = QImage(round(24 * ratio), round(24 * ratio), QImage.Format.Format_ARGB32)
            image.setDevicePixelRatio(ratio)
            image.fill(Qt.GlobalColor.white)
            with QPainter(image) as painter:
                draw(painter, QRectF(2, 2, 20, 20), badge)
            images.append(image)
        assert images[0] != blank(images[0])
        assert difference(*images) < 3


def plainly(painter: QPainter, rect: QRectF, badge: RowBadge) -> None:
    """Draw a badge without a picture of it."""
    ring = None if badge.captor is None else QColor(badge.captor)
    draw_badge(painter, rect, QColor(badge.colour), badge.label, badge.pattern, captor=ring)


def blank(image: QImage) -> QImage:
    """Return a white image of the same size."""
    white = image.copy()
    white.fill(Qt.GlobalColor.white)
    return white


def difference(one: QImage, other: QImage) -> float:
    """Return how far two images differ: the mean over all channels of their pixels, 0 to 255."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / one.sizeInBytes()
