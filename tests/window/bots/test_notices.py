"""Bots whose search is interpreted say so once, and what is to be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games import registry
from cfanp_gui.window.bots.notices import BotTrouble, SlowNotice, slow_sentence
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import play
from tests.window.bots.conftest import PATIENCE, Begin, wait_for_ply

Interpreted = Callable[[bool], None]


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Interpreted:
    """Return what has the program begin anew, with a kernel that is interpreted or compiled."""

    def begin_anew(is_interpreted: bool) -> None:
        monkeypatch.setattr(SlowNotice, "is_over", False)
        monkeypatch.setattr(
            "cfanp_gui.games.cfanp.searching.is_compiled", lambda: not is_interpreted
        )

    return begin_anew


def test_it_stays_while_bots_move_and_goes_when_it_has_been_read(
    qtbot: QtBot,
    window: MainWindow,
    begin: Begin,
    kernel: Interpreted,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel(True)
    said: list[str] = []
    monkeypatch.setattr(window, "announce", said.append)
    session = begin("cfanp", "", "beginner", "beginner", nodes=5)
    qtbot.wait(50)
    assert window.view.sentence == "", "no bot has thought yet"
    play(session, "AB:e4")
    wait_for_ply(qtbot, session, 3)
    assert "install a C compiler" in slow_sentence()
    assert window.view.sentence == slow_sentence()
    window.bot_players._slow._read.start(1)
    qtbot.waitUntil(lambda: window.view.sentence == "", timeout=PATIENCE)
    assert said.count(slow_sentence()) == 1


def test_it_is_said_once_per_start(
    qtbot: QtBot, window: MainWindow, begin: Begin, kernel: Interpreted
) -> None:
    kernel(True)
    wait_for_ply(qtbot, begin("cfanp", "beginner", "beginner", nodes=5), 1)
    assert SlowNotice.is_over
    session = window.documents.session
    assert session is not None
    session.mark_saved()
    window.bot_players._slow.close()
    wait_for_ply(qtbot, begin("cfanp", "beginner", "beginner", nodes=5), 1)
    assert window.view.sentence == ""


@pytest.mark.parametrize(
    ("key", "level", "is_interpreted"),
    [
        *((game.key, "beginner", True) for game in registry.GAMES if game.key != "cfanp"),
        ("cfanp", "greedy", True),
        ("cfanp", "beginner", False),
    ],
)
@pytest.mark.slow
def test_nobody_else_is_told(
    qtbot: QtBot, window: MainWindow, begin: Begin, kernel: Interpreted,
    key: str, level: str, is_interpreted: bool,
) -> None:  # fmt: skip
    kernel(is_interpreted)
    count = next(number for number in registry.find_game(key).player_counts if number > 2)
    wait_for_ply(qtbot, begin(key, *[level] * count, nodes=5), 1)
    assert not SlowNotice.is_over
    assert slow_sentence() not in window.view.sentence


def test_a_house_rule_that_the_kernel_does_not_know_is_no_matter_of_compiling(
    qtbot: QtBot, begin: Begin, kernel: Interpreted
) -> None:
    kernel(True)
    wait_for_ply(qtbot, begin("cfanp", "beginner", "beginner", "beginner", nodes=5, touch=True), 1)
    assert not SlowNotice.is_over


# A bot that cannot move


@pytest.mark.parametrize(("button", "signal"), [("retry", "again"), ("take", "taken")])
def test_a_button_says_what_is_to_be_done(qtbot: QtBot, button: str, signal: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = BotTrouble(parent, "<b>Ben</b> cannot move.")
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert box.text() == "<b>Ben</b> cannot move."
    box.open()
    with qtbot.waitSignal(getattr(box, signal)):
        qtbot.mouseClick(getattr(box, button), Qt.MouseButton.LeftButton)


def test_closed_it_asks_for_nothing(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = BotTrouble(parent, "Ben cannot move.")
    heard: list[str] = []
    box.again.connect(lambda: heard.append("again"))
    box.taken.connect(lambda: heard.append("taken"))
    box.open()
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not parent.findChildren(BotTrouble))
    assert heard == []
