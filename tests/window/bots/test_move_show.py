"""A bot's move at the table: pushed, waited for, hurried, and let go of."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.choice import Chosen
from cfanp_gui.core.boards import Pair
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.bots import move_show
from cfanp_gui.window.bots.move_show import PACES, MoveShow, Pace
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import BOTS
from tests.session.play import action, play
from tests.window.bots.conftest import Begin

AC = Pair(0, 2)
QUICK = Pace(60, 60, 60)
ENDLESS = Pace(10**8, 10**8, 10**8)


class Table:
    """A game of persons, and a show of moves at its table."""

    def __init__(self, window: MainWindow, session: GameSession) -> None:
        self.window, self.session = window, session
        self.show = MoveShow(window, window)
        self.played: list[Chosen] = []

    def make(self, pace: Pace, token: str = "AC:e4", pair: Pair | None = AC) -> None:
        self.show.make(Chosen(action(self.session, token), pair), pace, self._play)

    def _play(self, chosen: Chosen) -> None:
        self.played.append(chosen)
        assert self.session.propose(chosen.action) is None


@pytest.fixture
def table(window: MainWindow, begin: Begin) -> Table:
    return Table(window, begin("cfanp", "", "", ""))


def test_there_is_a_pace_for_every_preference() -> None:
    assert tuple(PACES) == BOTS


def test_boards_are_pushed_before_the_piece_goes(qtbot: QtBot, table: Table) -> None:
    pairs: list[tuple[Pair | None, int]] = []
    table.session.pairs.changed.connect(lambda pair: pairs.append((pair, table.session.node.ply)))
    table.make(QUICK)
    assert not table.played
    qtbot.waitUntil(lambda: bool(table.played))
    assert pairs[0] == (Pair(0, 2), 0)
    assert table.session.node.ply == 1
    assert not table.show.busy


def test_at_once_nothing_is_waited_for(table: Table) -> None:
    table.make(PACES["instant"])
    assert table.session.node.ply == 1


def test_a_pair_that_lies_there_is_not_pushed_again(qtbot: QtBot, table: Table) -> None:
    table.session.push(Pair(0, 2))
    table.make(QUICK)
    qtbot.waitUntil(lambda: bool(table.played))
    table.session.undo()
    assert table.session.pair == Pair(0, 2)


def test_a_move_that_is_hurried_waits_no_longer(table: Table) -> None:
    table.make(ENDLESS)
    assert table.show.busy
    table.show.hurry()
    assert table.session.node.ply == 1


def test_a_move_that_is_cancelled_leaves_the_boards_as_they_were(
    qtbot: QtBot, table: Table
) -> None:
    table.make(QUICK._replace(between=10**8))
    qtbot.waitUntil(lambda: table.session.pair == Pair(0, 2))
    table.show.cancel()
    assert table.session.pair is None
    assert not table.show.busy
    table.show.cancel()
    table.show.hurry()
    assert table.session.node.ply == 0


def test_a_person_who_has_pushed_something_else_meanwhile_keeps_it(
    qtbot: QtBot, table: Table
) -> None:
    table.make(QUICK._replace(between=10**8))
    qtbot.waitUntil(lambda: table.session.pair == Pair(0, 2))
    table.session.push(Pair(0, 1))
    table.show.cancel()
    assert table.session.pair == Pair(0, 1)


def test_where_pushing_binds_it_is_left_to_the_move(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    touch = Table(window, begin("cfanp", "", "", "", touch=True))
    assert touch.session.push(Pair(0, 2)) is None
    assert touch.session.node.ply == 1
    touch.make(QUICK)
    qtbot.waitUntil(lambda: bool(touch.played))
    assert touch.session.node.ply == 2


def test_what_a_person_holds_is_not_taken_from_their_hand(qtbot: QtBot, table: Table) -> None:
    scene = table.window.view.table
    assert scene is not None
    play(table.session, "AB:e4 BC:e4 AC:e5")
    square = next(where for where in scene.pieces if table.session.position.movable(where))
    scene.pointer.take(square)
    table.show.reset_clock()
    table.make(PACES["instant"], "AB:d4", Pair(0, 1))
    qtbot.wait(150)
    assert not table.played
    scene.pointer.cancel()
    qtbot.waitUntil(lambda: bool(table.played))


def test_a_move_waits_for_the_answer_to_a_question_however_long_that_takes(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_show, "HAND_MS", 0)
    scene = table.window.view.table
    assert scene is not None
    scene.resolver.ask_who_passes({0: action(table.session, "AB:e4")})
    assert scene.resolver.question is not None
    table.make(PACES["instant"])
    table.show.hurry()
    qtbot.wait(150)
    assert not table.played
    scene.resolver.question.cancel()
    qtbot.waitUntil(lambda: bool(table.played))


@pytest.mark.parametrize("depth", [0, 1])
def test_a_move_waits_while_a_dialog_of_the_window_is_open(
    qtbot: QtBot, table: Table, depth: int
) -> None:
    dialogs = [QDialog(table.window)]
    if depth:
        dialogs.append(QDialog(dialogs[0]))
    dialogs[-1].open()
    table.make(ENDLESS)
    table.show.hurry()
    qtbot.wait(150)
    assert not table.played
    dialogs[-1].reject()
    qtbot.waitUntil(lambda: bool(table.played))


def test_a_mate_is_looked_at_first(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Banner:
        shown = True

        def isVisible(self) -> bool:
            return self.shown

    banner = Banner()
    with monkeypatch.context() as patch:
        patch.setattr(table.window.endings, "banner", banner)
        table.show.reset_clock()
        table.make(Pace(1, 1, 10**8))
        qtbot.wait(150)
        assert not table.played
        banner.shown = False
    qtbot.waitUntil(lambda: bool(table.played))
