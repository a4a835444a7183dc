"""Insight off the window's thread: the same as worked out at once, and cancelled in time."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.insight.matrix import Cell, KingState
from cfanp_gui.window.analysis import surveyor as module
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.services.background import EMIT_S
from tests.session.play import a_session, pair, play
from tests.session.rings import a_ring
from tests.window.analysis.looking import (
    fools,
    looked_at,
    plain_cells,
    plain_dangers,
    wait,
)


def test_it_finds_what_is_found_at_once(qtbot: QtBot) -> None:
    session = fools(4)
    surveyor = looked_at(qtbot, session)
    assert surveyor.army == 1
    assert surveyor.living == (1, 2, 3, 0)
    assert list(surveyor.cells.values()) == plain_cells(session)
    assert surveyor.dangers == plain_dangers(session)


def test_another_army_can_be_asked_about(qtbot: QtBot) -> None:
    session = fools()
    surveyor = looked_at(qtbot, session)
    assert surveyor.cells[pair("AB")].mates, "the fool's mate"
    surveyor.ask_about(0)
    assert not surveyor.complete
    wait(qtbot, surveyor)
    assert list(surveyor.cells.values()) == plain_cells(session, 0)
    assert surveyor.dangers == plain_dangers(session, 0)
    assert any(danger.mate for danger in surveyor.dangers)


def test_it_follows_the_moves(qtbot: QtBot) -> None:
    session = a_session(3)
    surveyor = looked_at(qtbot, session)
    for step in (lambda: play(session, "AB:e4"), session.undo, session.redo):
        step()
        assert not surveyor.complete
        wait(qtbot, surveyor)
        assert list(surveyor.cells.values()) == plain_cells(session)


def test_an_army_that_is_gone_gives_way_to_the_one_to_move(qtbot: QtBot) -> None:
    session = a_session(3)
    surveyor = looked_at(qtbot, session)
    surveyor.ask_about(2)
    wait(qtbot, surveyor)
    play(session, "AB:e4 resign:3")
    wait(qtbot, surveyor)
    assert surveyor.army == surveyor.living[0] != 2
    session.undo()
    wait(qtbot, surveyor)
    assert surveyor.army == 2, "it is remembered who was asked about"


class Slow:
    """Stands for what works cells out, and waits before each of them until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Semaphore(0)
        self.asked: list[int] = []
        self.found: list[Cell] = []
        original = module.cells

        def cells(*arguments: object) -> Iterator[Cell]:
            self.asked.append(len(self.asked))
            for cell in original(*arguments):  # type: ignore[arg-type]
                self.go_on.acquire(timeout=5)
                self.found.append(cell)
                yield cell

        monkeypatch.setattr(module, "cells", cells)


def test_it_is_told_as_it_comes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    session = a_session(4)
    surveyor = Surveyor()
    surveyor.want("test", True)
    surveyor.follow(session)
    for known in (1, 2):
        time.sleep(EMIT_S)  # no picture is drawn more often
        with qtbot.waitSignal(surveyor.came):
            slow.go_on.release()
        assert len(surveyor.cells) == known
        assert not surveyor.complete
    slow.go_on.release(10)
    wait(qtbot, surveyor)
    assert len(surveyor.cells) == 3


def test_the_next_move_cancels_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    session = a_session(8)
    surveyor = Surveyor()
    surveyor.want("test", True)
    surveyor.follow(session)
    with qtbot.waitSignal(surveyor.came):
        slow.go_on.release()
    play(session, "AB:e4")
    assert not surveyor.cells
    slow.go_on.release(100)
    wait(qtbot, surveyor)
    assert list(surveyor.cells.values()) == plain_cells(session), "nothing of the one before"
    army = surveyor.army
    assert sum(cell.army != army for cell in slow.found) <= 2, "it was left off"


def test_of_many_steps_only_the_last_position_is_looked_at(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    slow.go_on.release(100)
    session = a_session(3)
    surveyor = Surveyor()
    surveyor.want("test", True)
    surveyor.follow(session)
    play(session, "AB:e4 AB:e5 BC:a6")
    session.undo()
    wait(qtbot, surveyor)
    assert len(slow.asked) == 1


def test_nothing_is_worked_out_for_nobody(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    slow.go_on.release(100)
    session = a_session(3)
    surveyor = Surveyor()
    surveyor.follow(session)
    play(session, "AB:e4")
    qtbot.wait(30)
    assert not slow.asked
    assert surveyor.complete
    surveyor.want("panel", True)
    wait(qtbot, surveyor)
    assert len(slow.asked) == 1
    surveyor.want("threats", True)
    assert surveyor.complete, "it is known already"
    surveyor.want("panel", False)
    surveyor.want("threats", False)
    play(session, "AB:e5")
    qtbot.wait(30)
    assert len(slow.asked) == 1
    assert not surveyor.cells


def test_of_a_game_without_pairs_nothing_is_told(qtbot: QtBot) -> None:
    surveyor = Surveyor()
    surveyor.want("test", True)
    with qtbot.waitSignal(surveyor.ended):
        surveyor.follow(a_ring())
    assert not surveyor.is_possible
    assert surveyor.army is None
    assert surveyor.complete


def test_without_a_session_nothing_is_told(qtbot: QtBot) -> None:
    surveyor = looked_at(qtbot, a_session(3))
    surveyor.follow(None)
    assert surveyor.army is None
    assert not surveyor.cells


def test_what_goes_wrong_is_not_kept_quiet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = RuntimeError("a fault")

    def cells(*_: object) -> Iterator[Cell]:
        raise problem
        yield

    monkeypatch.setattr(module, "cells", cells)
    surveyor = Surveyor()
    surveyor.want("test", True)
    with qtbot.captureExceptions() as caught:
        surveyor.follow(a_session(3))
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][1] is problem


def test_boards_that_would_give_check_are_told(qtbot: QtBot) -> None:
    session = a_session(3)
    # b's Queen on Ah4 attacks a's King wherever that half-board is pushed.
    play(session, "AB:f3 AB:e5 BC:a6 AB:a3 AB:Qh4")
    surveyor = looked_at(qtbot, session)
    found = []
    for army in surveyor.living:
        surveyor.ask_about(army)
        wait(qtbot, surveyor)
        expected = {
            board
            for cell in plain_cells(session, army)
            if cell.king in (KingState.CHECK, KingState.MATED)
            for board in cell.pair
            if board != king_board(session, army)
        }
        assert surveyor.checking_boards == expected
        found.append(expected)
    assert {1, 2} in found, "the Queen would give check"


def king_board(session: object, army: int) -> int:
    """Return where an army's King stands."""
    return next(
        square.board
        for square, piece in session.position.pieces().items()  # type: ignore[attr-defined]
        if piece.letter == "K" and piece.army == army
    )
