"""The live picture of the start view: what it tells, and when time passes in it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.registry import default_game
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.start import live_picture
from cfanp_gui.window.start.live_picture import START, STILL, STORY, LivePicture
from tests.window.laid_games import begun

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_it_tells_legal_moves_of_which_the_last_is_mate() -> None:
    game = default_game()
    boards = []
    for text, army in zip(START, "abcd", strict=True):
        boards.append("".join(sign + army if sign.isalpha() else sign for sign in text))
    line = "|".join(boards).replace(".", "1")
    position = game.from_text(f"{line} a 1/2/3/4 -/-/-/- - 1 0 1", game.as_seated)
    for number, ply in enumerate(STORY, start=1):
        (move,) = [
            move for move in position.all_actions()
            if (move.pair.lower, move.pair.upper) == (0, ply.against)
            and (move.origin, move.target) == (ply.origin, ply.target)
        ]  # fmt: skip
        position, change = position.apply(move)
        shown = {(at.board, at.index): piece for at, piece in position.pieces().items()}
        told = live_picture.position(number)
        assert {at: (piece.letter, piece.army) for at, piece in shown.items()} == told
    assert [type(event) for event in change.events] == [Checkmate]


def test_time_passes_only_while_its_window_is_in_use_and_things_may_move(
    window: MainWindow, qtbot: QtBot
) -> None:
    still = [False]
    live = LivePicture(lambda: still[0])
    qtbot.addWidget(live)
    for job in live.jobs("cburnett"):
        job()
    live.show()
    live.activateWindow()
    qtbot.waitUntil(lambda: live.time != STILL)
    still[0] = True
    qtbot.waitUntil(lambda: live.time == STILL)
    seen = live.grab().toImage()
    QApplication.processEvents()
    assert live.grab().toImage() == seen
    still[0] = False
    window.start.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    begun(window, 3)
    shown = window.start.view.live
    before = shown.time, live.time
    qtbot.wait(60)
    assert (shown.time, live.time) == before
