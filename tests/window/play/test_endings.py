"""Where banner and panel lie, what lies on the stage meanwhile, and a lot before a rematch.

What they say and do otherwise is told in `scenarios/endings.txt`.
"""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.feedback.banner import Banner
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_over_panel import GameOverPanel
from cfanp_gui.window.play.rematches import Rematches
from tests.session.play import MATE, a_match, a_session, play, square_named
from tests.session.rings import ring_match
from tests.table.ring import MATE as RING_MATE
from tests.table.ring import play as play_ring
from tests.there import there

TWO = "AB:e4 AB:e5 AB:Bc4 AB:Nc6 AB:Qh5 AB:Nf6 AB:Qxf7#"


def begun(window: MainWindow, players: int = 3, moves: str = "", **options: str) -> GameSession:
    """Return a game on the window's table."""
    window.documents.begin(a_match(players, **options))
    session = there(window.documents.session)
    play(session, moves)
    QApplication.processEvents()
    return session


def banner(window: MainWindow) -> Banner:
    """Return the banner, which must be there to be seen."""
    found = there(window.endings.banner)
    assert found.isVisible()
    return found


def panel(window: MainWindow) -> GameOverPanel:
    """Return the panel, which must be there to be seen."""
    found = there(window.endings.panel)
    assert found.isVisible()
    return found


def test_the_panel_covers_neither_the_king_nor_what_mates_it(window: MainWindow) -> None:
    window.resize(1366, 768)
    session = begun(window, 2, "AB:f3 AB:e5 AB:g4")
    window.view.fit()
    play(session, "AB:Qh4#")
    QApplication.processEvents()
    table = there(window.view.table)
    for name in ("Ae1", "Ah4"):
        middle = window.view.mapFromScene(table.centre_of(square_named(name)))
        assert not panel(window).geometry().contains(middle), name


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.slow), 8])
def test_the_panel_leaves_the_boards_that_are_shown_large_free(
    window: MainWindow, players: int
) -> None:
    window.resize(1366, 768)
    session = begun(window, players, "AB:f3 AB:e5" if players == 2 else "AB:e4 AB:e5")
    window.view.fit()
    for player in range(players, 1, -1):
        session.resign(player)
    QApplication.processEvents()
    table = there(window.view.table)
    large = table.placement.on_stage or (0, 1)
    assert len(large) == 2
    for size in ((1366, 768), (1300, 700)):
        window.resize(*size)
        QApplication.processEvents()
        for board in large:
            item = table.boards[board]
            whole = window.view.mapFromScene(item.mapToScene(item.area.whole)).boundingRect()
            covered = panel(window).geometry() & whole
            assert covered.isEmpty(), (size, board)


def test_a_mate_of_a_ring_is_shown_again_on_the_board_that_has_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.replay.step_ms = 20
    window.documents.begin(ring_match(3))
    session, table = window.documents.session, window.view.table
    assert session is not None
    assert table is not None
    play_ring(session, f"{RING_MATE} 1:d8h4")
    QApplication.processEvents()
    mate = session.node
    window.animator.reduced = False
    button, on_stage = banner(window).again, table.placement.on_stage
    assert button.isVisible()
    assert len(table.board_layer.present) == 2 * 2
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert session.node is mate.parent
    assert len(table.board_layer.present) == 3 * 2
    assert {half_board(1, 0), half_board(1, 1)} == set(table.placement.on_stage)
    qtbot.waitUntil(lambda: table.moments.playing)
    assert session.node is mate
    window.animator.reduced = True
    window.animator.finish_all()
    assert table.placement.on_stage == on_stage
    assert banner(window).again.isVisible(), "it can be seen again"
    assert window.commands["show mate"].isEnabled()


@pytest.mark.parametrize("how", ["redo", "to end", "stop"])
def test_a_mate_shown_again_and_broken_off_leaves_the_stage_as_it_was(
    window: MainWindow, how: str
) -> None:
    window.documents.begin(ring_match(3))
    session = there(window.documents.session)
    play_ring(session, f"{RING_MATE} 1:d8h4")
    table = there(window.view.table)
    alone, boards = table.placement.alone, table.focus.boards
    assert boards
    QTest.mouseClick(banner(window).again, Qt.MouseButton.LeftButton)
    assert table.placement.alone != alone
    if how == "stop":
        window.replay.stop()
    else:
        window.commands[how].trigger()
    assert not window.replay.running
    assert (table.placement.alone, table.focus.boards) == (alone, boards)


def test_the_panel_lies_beside_all_boards_where_there_is_room(window: MainWindow) -> None:
    window.resize(1366, 740)
    session = begun(window, 8, "AB:e4 BC:e4")
    window.animator.finish_all()
    before = window.view.scale_factor
    for player in range(2, 9):
        session.resign(player)
    window.animator.finish_all()
    QApplication.processEvents()
    shown = panel(window)
    shown.settle()
    covered = [rect for tier in window.endings._worth_seeing() for rect in tier]
    assert len(covered) >= 8
    assert not any(shown.geometry().intersects(rect) for rect in covered)
    assert window.view.scale_factor < before
    shown.dismiss()
    assert window.view.scale_factor == before


def test_a_new_game_has_the_room_of_a_card_that_was_left_open(window: MainWindow) -> None:
    window.resize(1000, 700)
    begun(window, 4, "AB:e4 AB:e5")
    whole = window.view.scale_factor
    for player in (4, 3, 2):
        there(window.documents.session).resign(player)
    QApplication.processEvents()
    assert window.view.scale_factor < whole
    window.commands["new"].trigger()
    QApplication.processEvents()
    window.resize(1010, 700)
    begun(window, 4, "AB:e4 AB:e5")
    assert window.view.scale_factor >= whole
    assert there(window.endings.panel).isHidden()


# The panel at the end: result, who took whom, and its buttons, in the real window


MATE_OF_TWO = "AB:f3 AB:e5 AB:g4 AB:Qh4#"


def over(names: list[str] | None = None) -> GameSession:
    """Return a game in which a took b by mate, and c resigned."""
    session = a_session(3, names)
    play(session, MATE)
    session.resign(3)
    return session


class Shown:
    """A panel over a table on which a game has ended."""

    def __init__(self, window: MainWindow, session: GameSession) -> None:
        self.window, self.session = window, session
        window.documents.take(session)
        self.view = window.view
        window.activateWindow()
        self.view.setFocus()
        QApplication.processEvents()
        self.seen: tuple[list[QRect], ...] = ()
        """Rectangles of the view that are worth seeing."""
        menus = Rematches(window).menu, window.commands.menus["share"]
        self.panel = GameOverPanel(self.view, LIGHT, lambda: self.seen, menus)
        self.said: list[object] = []
        self.panel.review.clicked.connect(lambda: self.said.append("review"))
        self.panel.closed.connect(lambda: self.said.append("closed"))
        self.panel.ply_chosen.connect(self.said.append)
        self.show()

    def show(self, mate: str = "") -> None:
        """Show the result."""
        self.panel.show_result(self.session, mate, can_replay=True)
        self.panel.show_kept("Kept in My games", is_kept=True, evening="")

    @property
    def rows(self) -> list[str]:
        """Return the texts of the rows."""
        return [self.panel.rows.item(at).text() for at in range(self.panel.rows.count())]


@pytest.fixture
def shown(window: MainWindow) -> Shown:
    return Shown(window, over())


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_panel_is_used_by_keyboard_alone(shown: Shown, qtbot: QtBot) -> None:
    assert shown.rows == ["Anna captured Ben’s army", "Clara’s army: resigned"]
    panel = shown.panel
    assert panel.band.headline.text() == "Anna wins"
    assert panel.review.hasFocus()
    found = []
    for _ in range(10):
        found.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    share = next(one for one in panel.buttons if one.text() == "Share…")
    qtbot.keyClick(share, Qt.Key.Key_Space)
    assert shown.window.commands.menus["share"].isVisible()
    shown.window.commands.menus["share"].close()
    assert {panel.rows, panel.rematch, panel.review, panel.again, panel.worst} <= set(found)
    panel.rows.setFocus()
    panel.rows.setCurrentRow(0)
    qtbot.keyClick(panel.rows, Qt.Key.Key_Return)
    assert shown.said == [10]
    qtbot.keyClick(panel.rows, Qt.Key.Key_Escape)
    assert shown.said[-1] == "closed"
    assert shown.view.hasFocus()


def parts(panel: GameOverPanel) -> list[QWidget]:
    """Return the buttons that are shown."""
    return [one for one in (panel.rematch, panel.review, *panel.buttons) if one.isVisible()]


def test_it_lies_where_it_leaves_most_to_be_seen(shown: Shown) -> None:
    view, panel = shown.view, shown.panel
    assert view.rect().contains(panel.geometry())
    view.resize(500, 420)
    assert view.rect().contains(panel.geometry())
    view.resize(1080, 749)
    stage = QRect(270, 40, 530, 660)
    shown.seen = ([], [stage], [QRect(820, 40, 200, 320)])
    shown.show("Checkmate")
    assert not panel.geometry().intersects(stage)
    assert view.rect().contains(panel.geometry())
    assert all(panel.rect().contains(one.geometry()) for one in parts(panel))
    assert not any(
        one.geometry().intersects(other.geometry()) for one, other in combinations(parts(panel), 2)
    )
    shown.seen = ()
    panel.settle()
    assert panel.geometry().left() > view.width() / 2


def test_most_of_it_is_folded_away_where_it_would_lie_on_the_boards(shown: Shown) -> None:
    view, panel = shown.view, shown.panel
    shown.seen = ([], [QRect(0, 0, 280, 300)])
    view.resize(397, 345)
    view.setFocus()
    shown.show("Checkmate")
    assert parts(panel) == [panel.rematch, panel.review]
    assert panel.review.hasFocus()
    assert panel.height() < view.height() / 2
    panel.more.click()
    assert {panel.rematch, panel.seats, panel.again} < {*parts(panel)}
    assert panel.rect().contains(panel.review.geometry())
    assert panel.review.hasFocus()


def test_nothing_is_scrolled_where_there_is_room(window: MainWindow) -> None:
    session = a_session(2, ["Player 1", "Player 2"])
    play(session, MATE_OF_TWO)
    shown = Shown(window, session)
    board = QRect(0, 0, 800, 749)
    for height in (749, 250, 749):
        shown.view.resize(1080, height)
        shown.seen = ([board],)
        shown.panel.show_kept("Kept in My games", is_kept=True, evening="Won so far: Player 1 1")
        QApplication.processEvents()
        shown.panel.settle()
        QApplication.processEvents()
        assert (shown.panel.area.verticalScrollBar().maximum() > 0) == (height < 749)


def test_long_names_are_whole_and_every_button_is_seen(window: MainWindow) -> None:
    session = a_session(6, [letter * 80 for letter in "Ж名אกαW"])
    for player in range(2, 7):
        session.resign(player)
    shown = Shown(window, session)
    for width, height in ((1080, 749), (700, 380)):
        shown.view.resize(width, height)
        QApplication.processEvents()
        shown.panel.settle()
        QApplication.processEvents()
        panel, label = shown.panel, shown.panel.band.headline
        assert shown.view.rect().contains(panel.geometry())
        assert all(panel.rect().contains(one.geometry()) for one in parts(panel))
        written = QLabel.text(label)
        assert written.replace("\n", "").startswith("Ж" * 80)
        lines = written.split("\n")
        widest = max(map(label.fontMetrics().horizontalAdvance, lines))
        assert widest <= label.width()
        assert label.height() >= len(lines) * label.fontMetrics().height()
