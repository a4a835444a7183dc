"""The panel of moves with mouse and keys: walking, folding, asking for a menu."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QRegion
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.tree import Node
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.moves.move_delegate import MoveDelegate
from cfanp_gui.window.moves.moves_model import CURSOR_ROLE, ROUND_ROLE, SHORT, MovesModel
from cfanp_gui.window.moves.moves_panel import MovesPanel
from cfanp_gui.window.play.game_actions import word_for
from tests.session.play import a_session, play
from tests.session.rings import a_ring, act
from tests.window.moves.test_move_rows import named, with_variations
from tests.window.panels.test_side_panels import Painted
from tests.window.widgets.test_panel_lists import column

Key = Qt.Key
FOLDED = ["Start", "AB:e4", "AB:e5", "AB:c5 AB:c3 AB:d5", "AB:e6", "AB:Nf3"]
UNFOLDED = ["Start", "AB:e4", "AB:e5", "AB:c5", "AB:c3", "AB:d4", "AB:d5", "AB:e6", "AB:Nf3"]


def test_moves_are_a_table_with_a_column_for_each_army_if_there_is_room(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4 AC:e5 AB:Nf3")
    hand = Hand(qtbot, session)
    view, model, panel = hand.panel.view, hand.panel.model, hand.panel
    first, second, third, next_round = (view.visualRect(model.index(row)) for row in range(1, 5))
    assert first.top() == second.top() == third.top() < next_round.top()
    assert first.right() < second.left() < third.left()
    assert (len(panel.header.delegate.badges), panel.header.isVisible()) == (3, True)
    hand.click(2)
    assert len(list(session.node.path())) == 3
    qtbot.keyClick(view, Key.Key_Right)
    assert len(list(session.node.path())) == 4
    qtbot.keyClick(view, Key.Key_Down)
    assert len(list(session.node.path())) == 5
    with qtbot.waitSignal(panel.table_chosen):
        qtbot.mouseClick(panel.form, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert view.visualRect(model.index(2)).top() > view.visualRect(model.index(1)).top()
    assert panel.header.isHidden()
    panel.show_session(a_ring(3))
    assert panel.form.isHidden(), "several may move at once"


def test_a_note_lies_below_the_line_of_its_move(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4 AC:e5 AB:Nf3")
    noted = session.line()[2]
    session.annotations.say("a bold sentence that takes the whole width", noted)
    hand = Hand(qtbot, session)
    view, model = hand.panel.view, hand.panel.model
    first, second, third, last = (view.visualRect(model.index(row)) for row in range(1, 5))
    assert first.top() == second.top() < third.top() < last.top()
    assert first.height() < second.height(), "the note is below the move"
    below = QPoint(first.left() + 3, second.bottom() - 3)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert session.node is noted, "a click on the note is one on its move"


def test_the_last_move_stays_whole_when_the_list_gets_lower(qtbot: QtBot) -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3 AB:Nc6 AB:Bc4 AB:Bc5 AB:d3 AB:d6 AB:a3 AB:a6")
    session.resign(1)
    view = Hand(qtbot, session).panel.view
    view.setFixedHeight(view.visualRect(view.currentIndex()).bottom() - 5)
    QApplication.processEvents()
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


class Hand:
    """A person at the panel of a session, who goes where they click."""

    def __init__(self, qtbot: QtBot, session: GameSession, short: int = SHORT) -> None:
        self.bot, self.session = qtbot, session
        self.panel = MovesPanel()
        self.walked: list[Node] = []
        self.menus: list[Node] = []
        qtbot.addWidget(self.panel)
        self.panel.resize(300, 500)
        self.panel.node_chosen.connect(self._go)
        self.panel.view.menu_asked.connect(lambda node, _: self.menus.append(node))
        self.panel.model.short = short
        self.panel.show_session(session)
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        self.panel.activateWindow()
        self.panel.view.setFocus()

    def _go(self, node: Node) -> None:
        self.walked.append(node)
        self.session.visit(node)
        self.panel.show_session(self.session)

    def click(self, row: int, mark: bool = False) -> None:
        """Click on a row, or on the triangle that folds it."""
        view, model = self.panel.view, self.panel.model
        rect = view.visualRect(model.index(row))
        at = rect.center()
        if mark:
            delegate = view.itemDelegate()
            assert isinstance(delegate, MoveDelegate)
            at = delegate.mark_rect(view.font(), rect, model.rows[row]).center()
        self.bot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    @property
    def rows(self) -> list[object]:
        """Return the texts of the rows."""
        return column(self.panel.model)


def test_a_click_on_the_triangle_folds_and_goes_nowhere(qtbot: QtBot) -> None:
    hand = Hand(qtbot, with_variations(), short=0)
    assert hand.rows == FOLDED
    hand.click(3, mark=True)
    assert hand.rows == UNFOLDED
    hand.click(3, mark=True)
    assert hand.rows == FOLDED
    assert hand.walked == []


def test_the_cursors_row_is_drawn_again_when_it_moves(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:h3 BC:h6")
    hand = Hand(qtbot, session)
    painted = Painted(hand.panel.view)
    QApplication.processEvents()
    painted.region = QRegion()
    session.undo(2)
    hand.panel.show_session(session)
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    for row in (1, 3):
        assert painted.region.contains(hand.panel.view.visualRect(hand.panel.model.index(row)))


def test_rounds_have_a_column_of_their_own_where_there_are_any(qtbot: QtBot) -> None:
    panel = MovesPanel()
    qtbot.addWidget(panel)
    columns = []
    for session in (a_session(3), a_ring(3), a_ring(3, tempo="rounds")):
        panel.show_session(session)
        delegate = panel.view.itemDelegate()
        assert isinstance(delegate, MoveDelegate)
        columns.append(delegate.rounds)
    assert columns == [True, False, True]


def test_buttons_step_and_name_their_keys(qtbot: QtBot) -> None:
    pressed: list[str] = []
    panel = MovesPanel()
    qtbot.addWidget(panel)
    actions = [QAction(name, panel) for name in ("to start", "undo", "redo", "to end")]
    for action, key in zip(actions, ("Home", "Ctrl+Z", "", "End"), strict=True):
        action.setShortcut(key)
        action.triggered.connect(lambda _=False, action=action: pressed.append(action.text()))
    assert not any(button.isEnabled() for button in panel.steps)
    panel.adopt(actions)
    actions[2].setEnabled(False)
    list(map(QToolButton.click, panel.steps[:3]))
    assert pressed == ["to start", "undo"]
    tips = [button.toolTip() for button in panel.steps]
    assert tips == ["To the start (Home)", "Undo (Ctrl+Z)", "Redo", "To the end (End)"]


# The list of moves as a model: what its rows say, with variations and without


def shown(session: GameSession) -> MovesModel:
    """Return the moves of a session."""
    model = MovesModel()
    model.show(session)
    return model


def test_a_variation_folded_over_the_cursor_stands_for_it() -> None:
    session = with_variations()
    session.visit(named(session, "AB:d2d4"))
    model = shown(session)
    model.fold(named(session, "AB:c7c5"), True)
    model.show(session)
    assert model.row_of(session.node) == 3
    assert column(model, CURSOR_ROLE) == [False, False, False, True, False, False]
    assert model.rows[3].folded
    model.fold(named(session, "AB:c7c5"), False)
    assert column(model, CURSOR_ROLE).index(True) == 5


def test_rounds_are_counted_where_there_are_any() -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "1:e2e4 2:e2e4 3:e2e4 3:e7e5 1:e7e5")
    assert column(shown(session), ROUND_ROLE) == [None, 1, None, None, 2, None]


def test_short_variations_are_shown_in_full_when_a_game_is_opened() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    session.go_to(1)
    play(session, "AB:c5 AB:c3")
    session.go_to(1)
    play(session, "AB:d5 " + "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 " * 3)
    session.return_to_game()
    short = ["Start", "AB:e4", "AB:e5", "AB:c5", "AB:c3", "AB:d5 AB:Nf3 AB:Nf6 AB:Ng1 …", "AB:Nf3"]
    model = shown(session)
    assert column(model) == short
    model.fold(named(session, "AB:c7c5"), True)
    folded = [*short[:3], "AB:c5 AB:c3", *short[5:]]
    assert column(model) == folded
    model.show(a_session(2))
    model.show(session)
    assert column(model) == folded, "as it was left"
    play(session, "AB:Nc6")
    session.undo()
    play(session, "AB:d6")
    model.show(session)
    assert column(model)[-2:] == ["AB:d6", "AB:Nc6"]
    assert model.rows[-1].folded, "what is taken back makes room"


# What undo and redo are called, and what they take along in an opened game


def test_every_change_has_a_word_of_its_own() -> None:
    assert len({word_for(edit) for edit in Edit}) == len(Edit)


def test_a_note_is_noted_again_without_what_bots_did_after_it(window: MainWindow) -> None:
    game = a_session(2)
    play(game, "AB:e4 AB:e5 AB:Nf3 AB:Nc6")
    substitute(game, 2, "Robo", BotSeat("club"))
    session = store.session_of(store.record_of(game), ("#000001", "#000002"))
    window.documents.take(session)
    session.go_to(2)
    session.annotations.say("seen")
    window.game_actions.undo()
    assert (session.node.ply, session.node.comment) == (2, "")
    window.game_actions.redo()
    assert (session.node.ply, session.node.comment) == (2, "seen")
