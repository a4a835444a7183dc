"""A bot's move at the table: pushed, waited for, hurried, let go of, held up by decisions."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.levels import Chosen
from cfanp_gui.core.boards import Pair
from cfanp_gui.session.bot_seats import bots_to_act
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.bots.bot_players import Rest
from cfanp_gui.window.bots.move_show import PACES, MoveShow, Pace, is_deciding
from cfanp_gui.window.bots.notices import BotTrouble
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_dialogs import ResignDialog, SubstituteDialog
from cfanp_gui.window.services.settings import BOTS
from tests.session.play import MATE, action, play, pushed
from tests.window.bots.conftest import Begin, wait_for_ply
from tests.window.bots.test_bot_players import fail, have_think, rest_of, table_of, trouble

AB, AC = Pair(0, 1), Pair(0, 2)
QUICK, ENDLESS = Pace(20, 20, 20), Pace(10**8, 10**8, 10**8)
HALTED = replace(QUICK, between=10**8)


class Table:
    """A game of persons, and a show of moves at its table."""

    def __init__(self, window: MainWindow, session: GameSession) -> None:
        self.window, self.session = window, session
        self.show = MoveShow(window, window.endings)
        self.played: list[Chosen] = []

    def make(self, pace: Pace, token: str = "AC:e4", pair: Pair | None = AC) -> None:
        """Have a move made."""
        self.show.make(Chosen(action(self.session, token), pair), pace, self._play)

    def _play(self, chosen: Chosen) -> None:
        self.played.append(chosen)
        assert self.session.propose(chosen.action) is None

    def waits(self) -> None:
        """Fail where the move is made though something holds it up."""
        self.show.hurry()
        assert not self.played


@pytest.fixture
def table(window: MainWindow, begin: Begin) -> Table:
    return Table(window, begin("cfanp", "", "", ""))


def test_boards_are_pushed_before_the_piece_goes_unless_they_lie_so(
    qtbot: QtBot, table: Table, window: MainWindow, begin: Begin
) -> None:
    assert tuple(PACES) == BOTS, "there is a pace for every preference"
    session, pairs = table.session, list[tuple[Pair | None, int]]()
    session.pairs.changed.connect(lambda pair: pairs.append((pair, session.node.ply)))
    table.make(QUICK)
    assert not table.played
    qtbot.waitUntil(lambda: bool(table.played))
    assert (pairs[0], session.node.ply, table.show.busy) == ((AC, 0), 1, False)
    session.undo(2)
    session.push(AC)
    table.make(QUICK)
    qtbot.waitUntil(lambda: len(table.played) == 2)
    session.undo()
    assert session.pair == AC
    table.make(PACES["instant"])
    assert session.node.ply == 1, "at once nothing is waited for"
    session.mark_saved()
    touch = Table(window, begin("cfanp", "", "", "", touch=True))
    assert touch.session.push(AC) is None
    assert touch.session.node.ply == 1
    touch.make(QUICK)
    qtbot.waitUntil(lambda: bool(touch.played))
    assert touch.session.node.ply == 2


def test_a_move_is_hurried_or_cancelled_and_takes_nothing_from_a_person(
    qtbot: QtBot, table: Table
) -> None:
    session, show = table.session, table.show
    for pushed_meanwhile, left in ((None, AB), (AB, AB)):
        table.make(HALTED)
        qtbot.waitUntil(lambda: session.pair == AC)
        if pushed_meanwhile:
            session.push(pushed_meanwhile)
        show.cancel()
        assert (session.pair, show.busy) == (left, False)
    show.cancel()
    show.hurry()
    assert session.node.ply == 0
    table.make(ENDLESS)
    assert show.busy
    show.hurry()
    assert session.node.ply == 1


def test_what_a_person_holds_is_not_taken_from_their_hand(qtbot: QtBot, table: Table) -> None:
    scene = table_of(table.window)
    play(table.session, "AB:e4 BC:e4 AC:e5")
    square = next(where for where in scene.pieces if table.session.position.movable(where))
    scene.interaction.pointer.take(square)
    table.show.reset_clock()
    table.make(PACES["instant"], "AB:d4", AB)
    table.waits()
    scene.interaction.pointer.cancel()
    qtbot.waitUntil(lambda: bool(table.played))


def test_a_move_waits_for_answers_and_dialogs(qtbot: QtBot, table: Table) -> None:
    resolver = table_of(table.window).interaction.resolver
    resolver.ask_who_passes({0: action(table.session, "AB:e4")})
    assert resolver.question is not None
    table.make(PACES["instant"])
    table.waits()
    resolver.question.cancel()
    qtbot.waitUntil(lambda: bool(table.played))
    for depth in (0, 1):
        table.session.undo()
        del table.played[:]
        outer = QDialog(table.window)
        dialog = QDialog(outer) if depth else outer
        dialog.open()
        table.make(ENDLESS)
        table.waits()
        dialog.reject()
        qtbot.waitUntil(lambda: bool(table.played))


def test_a_move_waits_for_a_mate_that_is_looked_at(qtbot: QtBot, table: Table) -> None:
    play(table.session, MATE)
    banner, scene = table.window.endings.banner, table_of(table.window)
    assert banner is not None
    assert banner.isVisible()
    patient = Pace(1, 1, 10**8)
    table.make(patient, table.session.position.all_actions()[0].text, None)
    qtbot.waitUntil(lambda: table.show.is_time(scene, replace(patient, fallen=0)))
    assert (table.show.is_time(scene, patient), table.played) == (False, [])
    qtbot.keyClick(banner, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(table.played))


def test_dialogs_of_other_windows_and_such_as_decide_nothing_hold_no_move_up(
    qtbot: QtBot, window: MainWindow
) -> None:
    other, nobodys = QMainWindow(), QDialog()
    for one in (other, nobodys):
        qtbot.addWidget(one)
    elsewhere, beside = QDialog(other), QDialog(window)
    elsewhere.open()
    beside.show()
    assert not is_deciding(window.view)
    nobodys.setModal(True)
    nobodys.show()
    assert is_deciding(window.view)
    nobodys.hide()
    assert not is_deciding(window.view)


# Real dialogs


def during(
    qtbot: QtBot, window: MainWindow, command: str, key: Qt.Key, act: Callable[[QDialog], None]
) -> None:
    """Open a dialog by its command, do something while it is open, and answer with a key."""
    opened: list[QWidget] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        opened.append(dialog)
        try:
            act(dialog)
        finally:
            qtbot.keyClick(dialog, key)

    QTimer.singleShot(0, answer)
    window.commands[command].trigger()
    assert opened, "no dialog came"
    assert QApplication.activeModalWidget() is None


def until_found(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until a bot has found its move behind a dialog."""
    qtbot.waitUntil(lambda: window.bot_players.show.busy)


def test_bots_wait_and_then_play_on(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "", "random", "random")
    play(session, "AB:e4 BC:e4")

    def wait(dialog: QDialog) -> None:
        assert isinstance(dialog, ResignDialog)
        assert dialog.players.chosen() == 2, "Ben acted last"
        until_found(qtbot, window)
        window.bot_players.hurry()
        assert (session.node.ply, window.bot_players.thinking) == (2, 3)

    during(qtbot, window, "resign", Qt.Key.Key_Return, wait)
    assert session.position.alive() == {1, 3, 4}, "who was named has resigned"
    wait_for_ply(qtbot, session, 5)
    assert bots_to_act(session) == []


def timed(window: MainWindow, begin: Begin, *levels: str) -> GameSession:
    """Begin a game of people and bots with clocks."""
    session = begin("cfanp", *levels)
    window.documents.begin(session.match._replace(time=TimeControl(3000)))
    return pushed(window.documents.session)


def test_no_clock_runs_while_it_is_decided_who_sits_where(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = timed(window, begin, "", "random", "random")
    play(session, "AB:e4")

    def wait(_: QDialog) -> None:
        until_found(qtbot, window)
        assert session.clock_state is ClockState.PAUSED
        assert (window.bot_players.waiting, session.node.ply) == (False, 1)

    def seat(dialog: QDialog) -> None:
        wait(dialog)
        take_the_seat_of_ben(qtbot, dialog)

    during(qtbot, window, "substitute", Qt.Key.Key_Return, seat)
    assert session.match.bots.keys() == {3}
    assert (session.node.ply, session.clock_state) == (1, ClockState.RUNNING)
    session.mark_saved()
    session = timed(window, begin, "", "random", "random")
    play(session, "AB:e4")
    during(qtbot, window, "substitute", Qt.Key.Key_Escape, wait)
    wait_for_ply(qtbot, session, 3)
    assert session.clock_state is ClockState.RUNNING


def take_the_seat_of_ben(qtbot: QtBot, dialog: QDialog) -> None:
    """Choose, by keys, a person for the seat of the second player."""
    assert isinstance(dialog, SubstituteDialog)
    qtbot.keyClick(dialog.players, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.level, Qt.Key.Key_Home)
    assert (dialog.players.chosen(), dialog.bot()) == (2, None)


def test_no_clock_runs_behind_the_card_that_comes_meanwhile(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = timed(window, begin, "", "", "random")
    window.preference_actions.change(card=True)
    play(session, "AB:e4 BC:e4")
    window.view.card.take()

    def leave(_: QDialog) -> None:
        until_found(qtbot, window)
        (resignation,) = session.position.resignations(3)
        session.propose(resignation.action)

    during(qtbot, window, "substitute", Qt.Key.Key_Escape, leave)
    qtbot.waitUntil(lambda: window.view.covered)
    assert session.clock_state is ClockState.PAUSED
    window.view.card.take()
    assert session.clock_state is ClockState.RUNNING


def test_a_bot_that_fails_is_reported_afterwards_if_it_still_sits_there(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    def timers() -> list[QTimer]:
        return [one for one in window.bot_players.findChildren(QTimer) if one.isActive()]

    def wait(dialog: QDialog) -> None:
        qtbot.waitUntil(lambda: rest_of(window) is Rest.TROUBLE)
        with qtbot.waitSignals([one.timeout for one in timers()]):
            pass  # it has been looked again whether the dialog is there
        assert QApplication.activeModalWidget() is dialog

    def take(dialog: QDialog) -> None:
        wait(dialog)
        take_the_seat_of_ben(qtbot, dialog)

    for key, act in ((Qt.Key.Key_Return, take), (Qt.Key.Key_Escape, wait)):
        session = begin("cfanp", "", "random", "random")
        have_think(window, fail)
        play(session, "AB:e4")
        during(qtbot, window, "substitute", key, act)
        if act is take:
            qtbot.waitUntil(lambda: not timers())
            assert session.match.bots.keys() == {3}
            assert window.findChild(BotTrouble) is None
            session.mark_saved()
        else:
            trouble(qtbot, window).close()
