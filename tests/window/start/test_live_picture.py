"""The live picture of the start view: what it tells, and when time passes in it."""

import re

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.registry import default_game
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.start import live_picture
from cfanp_gui.window.start.live_picture import START, STILL, STORY
from tests.window.laid_games import begun

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_it_tells_legal_moves_of_which_the_last_is_mate() -> None:
    game = default_game()
    armies = zip(START, "abcd", strict=True)
    boards = (re.sub("[A-Z]", rf"\g<0>{army}", text) for text, army in armies)
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


def test_time_passes_only_while_it_is_seen_and_things_may_move(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.animator.reduced = False
    window.start.show()
    window.activateWindow()
    live = window.start.view.live
    qtbot.waitUntil(lambda: live.time != STILL)
    begun(window, 3)
    before = live.time
    qtbot.wait(60)
    assert live.time == before
    window.animator.reduced = True
    window.documents.session.mark_saved()
    window.file_actions.close_game()
    qtbot.waitUntil(lambda: live.time == STILL)
    qtbot.wait(60)
    assert (live.time, live.fade) == (STILL, 1.0)
