"""Lists beside the table under mouse and keys, and pictures of shares, of a game and its armies."""

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QAction, QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.judgement import Shares
from cfanp_gui.insight.lineage import river
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import DARK, DEAD, LIGHT, Theme
from cfanp_gui.window.analysis.judgement_panel import ShownJudgement, TurnsView, WorstDelegate
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.line_picture import LinePicture, draw_pointer
from cfanp_gui.window.analysis.river_view import Picture, RiverView
from cfanp_gui.window.analysis.search_panel import spin_box
from cfanp_gui.window.analysis.shares import (
    MOST_ROWS,
    ROW,
    Course,
    ShareGraph,
    ShareRow,
    SharesView,
)
from cfanp_gui.window.panels.panel_controller import DockPanel
from cfanp_gui.window.widgets.panel_lists import NOTE_ROLE, PointedDelegate
from cfanp_gui.window.widgets.row_list import ListRow, RowList, RowModel
from cfanp_gui.window.widgets.style import palette_of
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import a_session, play
from tests.window.analysis.judged import made_up
from tests.window.analysis.test_words import lineage_words

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Role = Qt.ItemDataRole


def shown(qtbot: QtBot, widget: QWidget, width: int, height: int) -> QWidget:
    """Return a widget on the screen, of some size."""
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    return widget


def column(model: QAbstractItemModel, role: int = Role.DisplayRole) -> list[object]:
    """Return the data of all rows of a list for a role."""
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def colour_at(widget: QWidget, x: float, y: float) -> str:
    """Return the colour of a pixel of a widget."""
    image = widget.grab().toImage()
    ratio = image.width() / widget.width()
    return image.pixelColor(QPoint(round(x * ratio), round(y * ratio))).name()


# Lists


def words(*rows: str) -> tuple[ListRow, ...]:
    """Return rows that say what they stand for."""
    return tuple(ListRow(row, row) for row in rows)


class Hand:
    """A mouse over the rows of a list."""

    bot: QtBot
    view: RowList

    def at(self, row: int) -> QPoint:
        """Return the middle of a row."""
        return self.view.visualRect(self.view.rows.index(row)).center()

    def hover(self, row: int) -> None:
        """Move the mouse over a row."""
        for away in (QPoint(1, 1), QPoint()):
            self.bot.mouseMove(self.view.viewport(), self.at(row) + away)

    def leave(self) -> None:
        """Move the mouse elsewhere."""
        QApplication.sendEvent(self.view, QEvent(QEvent.Type.Leave))


class Listed(Hand):
    """A list of three words in a window, with what was pointed at and chosen."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bot, self.model, self.delegate = qtbot, RowModel(), PointedDelegate()
        self.model.change_rows(words("one", "two", "three"))
        self.view = RowList(self.delegate, self.model)
        self.pointed: list[object] = []
        self.chosen: list[object] = []
        self.view.pointed.connect(self.pointed.append)
        self.view.chosen.connect(self.chosen.append)
        self.window = QWidget()
        QVBoxLayout(self.window).addWidget(self.view)
        shown(qtbot, self.window, 300, 240)

    def focus(self) -> None:
        """Give the list the keyboard."""
        self.window.activateWindow()
        self.view.setFocus()
        self.bot.waitUntil(self.view.hasFocus)


def test_mouse_and_keys_point_and_choose_in_a_list(qtbot: QtBot) -> None:
    listed = Listed(qtbot)
    listed.hover(1)
    assert (listed.pointed[-1], listed.delegate.pointed_at) == ("two", 1)
    qtbot.mouseClick(listed.view.viewport(), LEFT, pos=listed.at(1))
    listed.leave()
    assert (listed.chosen, listed.pointed[-1], listed.delegate.pointed_at) == (["two"], None, None)
    taken: list[bool] = []
    action = QAction(listed.window, shortcut=Qt.Key.Key_Down)
    action.triggered.connect(lambda: taken.append(True))
    listed.window.addAction(action)
    listed.view.setCurrentIndex(listed.model.index(0))
    listed.focus()
    assert listed.pointed[-1] == "one"
    for key, pointed in ((Qt.Key.Key_Down, "two"), (Qt.Key.Key_Return, "two"),
                         (Qt.Key.Key_End, "three"), (Qt.Key.Key_Space, "three")):  # fmt: skip
        qtbot.keyClick(listed.view, key)
        assert listed.pointed[-1] == pointed
    assert (listed.chosen[1:], taken) == (["two", "three"], []), "keys of menus walk here"
    listed.view.clearFocus()
    assert listed.pointed[-1] is None
    qtbot.keyClick(listed.window, Qt.Key.Key_Down)
    assert taken == [True], "elsewhere it is the command's"


def test_rows_that_change_stay_where_they_are_and_are_pointed_at_anew(qtbot: QtBot) -> None:
    listed = Listed(qtbot)
    model, view = listed.model, listed.view
    listed.hover(2)
    model.change_rows(words("one", "two", "four"))
    assert listed.pointed[-1] == "four"
    model.change_rows(words("one", "two"))
    assert listed.pointed[-1] is None
    view.setCurrentIndex(model.index(1))
    for rows in (("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d"), ("e", "f")):
        model.change_rows(words(*rows))
        assert (column(model), view.currentIndex().row()) == (list(rows), 1)
    assert (model.row(1), model.row(2), model.row(-1)) == ("f", None, None)
    assert (model.index(5).data(), model.rowCount(model.index(0))) == (None, 0)
    model.change_rows(words("a"))
    assert view.currentIndex().row() == 0
    model.replace_rows(words("b", "c"))
    assert (column(model), view.currentIndex().isValid()) == (["b", "c"], False)
    with qtbot.assertNotEmitted(model.modelReset):
        model.replace_rows(words("b", "c"))
    model.change_rows(())
    assert column(model) == []


class Turns(Hand):
    """The best turns at the start of a game, listed, with what was chosen of them."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bot, self.session, self.view = qtbot, a_session(3), TurnsView()
        self.model, self.chosen, self.pointed = self.view.rows, list[object](), list[object]()
        self.view.chosen.connect(self.chosen.append)
        self.view.pointed.connect(self.pointed.append)
        self.view.set_rows(3)
        shown(qtbot, self.view, 280, self.view.height())

    def list(self, *texts: str) -> list[object]:
        """List some turns; return what the rows say then."""
        found = made_up(self.session, *texts) if texts else None
        words, position = JudgementWords(self.session), self.session.position
        self.view.list_turns(ShownJudgement(words, position, judgement=found))
        return column(self.model)


def test_the_keyboard_stays_with_its_turn(qtbot: QtBot) -> None:
    turns = Turns(qtbot)
    turns.list("AB:e2e4", "AC:g1f3")
    assert "Ben 25 %" in turns.model.index(1).data(Role.ToolTipRole)
    turns.view.setFocus()
    turns.view.setCurrentIndex(turns.model.index(0))
    qtbot.keyClick(turns.view, Qt.Key.Key_Down)
    assert turns.list("AC:g1f3", "AB:e2e4") == ["AC:Nf3", "AB:e4"]
    assert turns.view.currentIndex().row() == 0
    turns.view.list_turns(ShownJudgement())
    assert (turns.model.rowCount(), turns.model.row(0)) == (0, None)


def test_no_row_goes_away_under_the_mouse_but_for_another_position(qtbot: QtBot) -> None:
    turns = Turns(qtbot)
    view = turns.view
    turns.list("AB:e2e4", "AC:g1f3")
    turns.hover(1)
    before = turns.model.row(1)
    assert turns.list("AB:d2d4", "AB:e2e4", "AC:g1f3") == ["AB:e4", "AC:Nf3"]
    assert view.waiting
    qtbot.mouseClick(view.viewport(), LEFT, pos=turns.at(1))
    qtbot.mouseDClick(view.viewport(), LEFT, pos=turns.at(1))
    assert turns.chosen == [before], "what is seen is played"
    with qtbot.waitSignal(view.released):
        turns.leave()
    assert (column(turns.model), view.waiting) == (["AB:d4", "AB:e4", "AC:Nf3"], None)
    assert turns.list("AB:e2e4") == ["AB:e4"], "the mouse is elsewhere"
    turns.hover(0)
    turns.list("AB:d2d4")
    assert view.waiting
    play(turns.session, "AB:e4")
    assert (turns.list(), view.waiting) == ([], None)
    assert turns.list("BC:e2e4") == ["BC:e4"]
    with qtbot.assertNotEmitted(view.released):
        turns.leave()


def test_a_costly_turn_is_told_to_its_end_however_long_it_is(qtbot: QtBot) -> None:
    long = "12.3 % lost: AC:Qxh7 &BD:Nxe4+ &CD:Rxa8, end of turn was better"
    view = RowList(WorstDelegate(), size=QSize(280, 160))
    badge, model = BadgeLook("a", "#c82020", 0), view.rows
    rows = (ListRow(1, "Round 4, AB:a4", long, badge=badge, tip="<i>", spoken="spoken"),
            ListRow(2, "Round 5, AB:a5", "1 % lost", badge=badge))  # fmt: skip
    model.replace_rows(rows)
    shown(qtbot, view, 220, 300)
    index = model.index(0)
    assert (index.data(), index.data(NOTE_ROLE)) == ("Round 4, AB:a4", long)
    assert index.data(Role.AccessibleTextRole) == "spoken"
    assert "&lt;i&gt;" in index.data(Role.ToolTipRole)

    def height(row: int) -> int:
        return view.visualRect(model.index(row)).height()

    qtbot.waitUntil(lambda: height(0) > height(1))
    whole = view.visualRect(index)
    picture = view.viewport().grab(whole).toImage()
    bare = picture.pixelColor(picture.width() - 1, picture.height() - 1)
    line = view.fontMetrics().height()

    def inked(top: int, bottom: int) -> bool:
        points = ((x, y) for x in range(45, picture.width()) for y in range(top, bottom))
        return any(picture.pixelColor(*point) != bare for point in points)

    assert inked(whole.height() - 7 - line, whole.height() - 7), "the last line is written"
    assert not inked(whole.height() - 5, whole.height()), "and within the row"
    view.resize(900, 300)
    qtbot.waitUntil(lambda: height(0) == height(1))
    assert height(1) < whole.height()


def test_a_number_is_told_when_it_has_been_typed_and_a_panel_when_it_is_shown(qtbot: QtBot) -> None:
    box, told = spin_box(1, 200), list[int]()
    qtbot.addWidget(box)
    box.valueChanged.connect(told.append)
    box.selectAll()
    qtbot.keyClicks(box, "128")
    assert told == []
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert told == [128]
    panel, heard = DockPanel(), list[bool]()
    panel.shown.connect(heard.append)
    shown(qtbot, panel, 100, 100)
    panel.hide()
    panel.show()
    assert heard == [True, False, True]


# Bars


RED, BLUE = BadgeLook("a", "#c82020", 0), BadgeLook("b", "#2040c8", 0, "#c82020")


def share_row(
    share: float | None, *badges: BadgeLook, name: str = "Anna", moves: bool = False
) -> ShareRow:
    """Return a row of the bars."""
    return ShareRow(name, badges, share, moves)


def bars(qtbot: QtBot, *rows: ShareRow, dark: bool = False) -> SharesView:
    """Return bars on the screen."""
    view = SharesView()
    view.setPalette(palette_of(DARK if dark else LIGHT))
    view.show_shares(rows)
    shown(qtbot, view, 300, 200)
    return view


def painted(view: SharesView, colour: str, number: int) -> int:
    """Return the number of pixels of a row's bar that have a colour."""
    image = view.grab().toImage()
    y = round((number + 0.5) * ROW * image.width() / view.width())
    xs = range(round(115 * image.width() / view.width()), image.width())
    return sum(image.pixelColor(QPoint(x, y)).name() == QColor(colour).name() for x in xs)


@pytest.mark.parametrize("dark", [False, True])
def test_a_bar_is_as_long_as_its_share(qtbot: QtBot, dark: bool) -> None:
    rows = share_row(0.8, RED), share_row(0.2, BLUE), share_row(0.0, RED), share_row(None, RED)
    view = bars(qtbot, *rows, dark=dark)
    assert painted(view, RED.colour, 0) > 3 * painted(view, BLUE.colour, 1) > 20
    assert painted(view, RED.colour, 2) == painted(view, RED.colour, 3) == 0
    changed = share_row(0.1, RED, moves=True), *rows[1:]
    with qtbot.assertNotEmitted(view.rows.modelReset), qtbot.waitSignal(view.rows.dataChanged):
        view.show_shares(changed)
    with qtbot.assertNotEmitted(view.rows.dataChanged):
        view.show_shares(changed)
    assert 0 < painted(view, RED.colour, 0) < painted(view, BLUE.colour, 1)


def test_bars_have_letters_heights_and_names_that_can_be_told_apart(qtbot: QtBot) -> None:
    view = bars(qtbot, share_row(0.6, RED, BLUE), share_row(None, BLUE, name="<b>"))
    assert column(view.rows, Role.AccessibleTextRole) == ["Anna (a b): 60 %", "<b> (b)"]
    assert "&lt;b&gt;" in view.rows.index(1, 0).data(Role.ToolTipRole)
    assert (view.rows.index(0, 0).data(), view.rows.index(5, 0).data()) == ("Anna", None)
    assert view.height() == 2 * ROW + 2
    many = bars(qtbot, *(share_row(1 / 26, RED) for _ in range(26)))
    assert many.height() == ROW * MOST_ROWS + 2
    assert many.verticalScrollBar().maximum() > 0
    names = ("Casual player 2", "Casual player 3", "Casual player 3")
    image = bars(qtbot, *(share_row(None, RED, name=name) for name in names)).grab().toImage()
    high = round(ROW * image.devicePixelRatio())
    one, two, three = (image.copy(0, 1 + at * high, image.width(), high - 2) for at in range(3))
    assert two == three != one


# Pictures of a line


class Ruler(LinePicture):
    """A picture in which positions lie ten pixels apart, and nothing is beyond the tenth."""

    def at(self, x: float) -> int:
        return int(x / 10)

    def tip(self, at: int) -> str | None:
        return f"<{at}>" if at < 10 else None


def test_what_is_pointed_at_along_a_line_is_told_and_a_click_goes_there(qtbot: QtBot) -> None:
    ruler, pointed, chosen = Ruler(), list[int | None](), list[int]()
    ruler.pointed.connect(pointed.append)
    ruler.chosen.connect(chosen.append)
    shown(qtbot, ruler, 200, 100)
    for x in (42, 45, 61, 150):
        qtbot.mouseMove(ruler, QPoint(x, 50))
    assert pointed == [4, 6]
    assert "&lt;6&gt;" in ruler.toolTip()
    QApplication.sendEvent(ruler, QEvent(QEvent.Type.Leave))
    assert pointed[-1] is ruler.pointed_at is None
    for x, button in ((33, LEFT), (53, RIGHT), (150, LEFT)):
        qtbot.mouseClick(ruler, button, pos=QPoint(x, 9))
    assert chosen == [3]
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        draw_pointer(painter, QPointF(10, 12), QSizeF(10, 8), QColor("black"))
    pixels = ((x, y) for x in range(20) for y in range(20))
    inked = [y for x, y in pixels if image.pixelColor(x, y) == QColor("black")]
    assert (min(inked), max(inked) <= 12) == (4, True), "a pointer ends at its tip"


BADGES = (BadgeLook("a", "#c82020", 0), BadgeLook("b", "#2040c8", 1), BadgeLook("c", "#209020", 2))
PAINTS = [QColor(badge.colour).name() for badge in BADGES]
POINTS: tuple[Shares | None, ...] = (
    (0.3, 0.3, 0.4), (0.2, 0.2, 0.6), (0.1, 0.2, 0.7), None, (0.1, 0.0, 0.9), (0.1, 0.0, 0.9),
)  # fmt: skip


def a_graph(qtbot: QtBot, dark: bool = False, at: int | None = 2) -> ShareGraph:
    """Return the graph of a made-up game, shown."""
    graph = ShareGraph()
    graph.setPalette(palette_of(DARK if dark else LIGHT))
    graph.setAutoFillBackground(True)
    shown(qtbot, graph, 320, 180)
    graph.show_course(Course(BADGES, POINTS, at, lambda at: f"<{at}>"))
    return graph


@pytest.mark.parametrize("dark", [False, True])
def test_lines_of_the_graph_wear_the_paint_of_their_armies(qtbot: QtBot, dark: bool) -> None:
    graph, bare = a_graph(qtbot, dark), a_graph(qtbot, dark, at=None)
    halfway, gap = graph.x_of(4.5), graph.x_of(2.5)
    for share, paint in zip((0.1, 0.0, 0.9), PAINTS, strict=True):
        assert colour_at(graph, halfway, graph.y_of(share)) == paint
    image = graph.grab().toImage()
    ratio = image.width() / graph.width()
    between = {image.pixelColor(round(gap * ratio), y).name() for y in range(image.height())}
    assert not between & set(PAINTS), "where nothing is known there is a gap"
    x, y = graph.x_of(2), graph.y_of(0.45)
    assert colour_at(graph, x, y) != colour_at(bare, x, y), "the position on the table is marked"
    graph.show_course(Course(BADGES, ((0.33, 0.33, 0.34), (0.33, 0.33, 0.34)), 0, str))
    image = graph.grab().toImage()
    columns = range(round((graph.width() - 18) * ratio), round((graph.width() - 8) * ratio))
    seen = {image.pixelColor(x, y).name() for x in columns for y in range(image.height())}
    assert set(PAINTS) <= seen, "every line has its letter though they end alike"


def test_points_of_the_graph_are_told_and_gone_to(qtbot: QtBot) -> None:
    graph, chosen = a_graph(qtbot), list[int]()
    graph.chosen.connect(chosen.append)
    places = [round(graph.x_of(at)) + 3 for at in range(len(POINTS))]
    for x in (*places, 319):
        qtbot.mouseClick(graph, LEFT, pos=QPoint(x, 90))
    qtbot.mouseClick(graph, RIGHT, pos=QPoint(100, 90))
    assert chosen == [0, 1, 2, 3, 4, 5, 5]
    qtbot.mouseMove(graph, QPoint(places[4], 60))
    assert (graph.pointed_at, "&lt;4&gt;" in graph.toolTip()) == (4, True)
    low = graph.y_of(0.5)
    graph.show_course(Course(BADGES, ((0.3, 0.3, 0.4),), 0, str))
    assert graph.y_of(0.4) < low, "it reaches no higher than needed"
    assert graph.at(graph.width()) == 0
    graph.show_course(None)
    assert graph.pointed_at is None
    qtbot.mouseClick(graph, LEFT, pos=QPoint(100, 90))
    assert len(chosen) == 7


# The river


def a_river(bot: QtBot, session: GameSession, theme: Theme = LIGHT, at: int = -1) -> RiverView:
    """Return the lineage of a session, drawn."""
    view, told = RiverView(), lineage_words(session)
    view.setPalette(palette_of(theme))
    shown(bot, view, 900, 300)
    view.show_picture(Picture(told, river(told.lineage), at if at >= 0 else None))
    return view


def mate_of_four() -> GameSession:
    """Return a session of four in which the first player has taken the second army."""
    session = a_session(4)
    play(session, MATE_OF_FOUR)
    return session


def paints(view: RiverView, at: int, left: int) -> set[str]:
    """Return the colours of a column, so many pixels left of a position."""
    image = view.grab().toImage()
    x = round((view.x_of(at) - left) * image.width() / view.width())
    return {image.pixelColor(x, y).name() for y in range(image.height())}


def test_ribbons_wear_the_paint_of_their_armies_and_nothing_of_the_river_is_cut_off(
    qtbot: QtBot,
) -> None:
    session = mate_of_four()
    view = a_river(qtbot, session)
    assert set(session.match.colours) <= paints(view, 1, 6) & paints(view, 13, 3)
    assert [view.at(view.x_of(at)) for at in range(14)] == list(range(14))
    assert (view.at(view.x_of(13) - 6), view.at(-500), view.at(5000)) == (13, 0, 13)
    dead = a_session(3)
    play(dead, "AB:e4 AB:e5")
    assert dead.resign(2) is None
    play(dead, "AC:d5 AC:Nf3")
    view = a_river(qtbot, dead, DARK)
    red, gone, blue = dead.match.colours
    grey = QColor(DEAD).name()
    assert paints(view, 1, 6) & {red, gone, blue, grey} == {red, gone, blue}
    assert paints(view, 5, 6) & {red, gone, blue, grey} == {red, grey, blue}
    session = mate_of_four()
    substitute(session, 1, "Maximiliane Dorothea")
    view = a_river(qtbot, session)
    for width in (220, 260, 320, 900):
        view.resize(width, 200)
        image = view.grab().toImage()
        ground = image.pixelColor(0, 0).name()
        for x in (0, image.width() - 1):
            assert {image.pixelColor(x, y).name() for y in range(image.height())} == {ground}
    for count in (2, 26):
        view = a_river(qtbot, a_session(count))
        view.resize(400, 140)
        assert not view.grab().isNull()
        assert view.svg().startswith(b"<?xml")
    view.show_picture(None)
    assert not view.grab().isNull()
