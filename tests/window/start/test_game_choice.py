"""All games there are, one of which is chosen by pointer or keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.table.layers.piece_art import USUAL_ART
from cfanp_gui.window.start.game_choice import AddGames, GameChoice
from tests.record.test_base_games import TINY
from tests.session.play import CFANP

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
WRONG = "[other:nothing]\n"


@pytest.fixture
def from_a_file() -> Iterator[None]:
    with BASE_GAMES.including(DescribedGames("mine.ini", f"{TINY}\n{WRONG}")):
        yield


def shown(qtbot: QtBot, now: str = "Chess", add_games: AddGames | None = None) -> GameChoice:
    choice = GameChoice(None, USUAL_ART, now, add_games)
    qtbot.addWidget(choice)
    with qtbot.waitExposed(choice):
        choice.show()
    return choice


def name(choice: GameChoice) -> str | None:
    return None if choice.chosen is None else choice.chosen.name


@pytest.mark.usefixtures("from_a_file")
def test_chess_comes_first_and_what_cannot_be_played_last(qtbot: QtBot) -> None:
    names = shown(qtbot).names()
    assert names[0] == "Chess"
    assert names[-3:] == ["Multi Player Chess", "StrategiChess", "other"]
    assert {str(game.name) for game in BASE_GAMES} < set(names)


@pytest.mark.usefixtures("from_a_file")
def test_a_game_that_cannot_be_played_says_why_and_is_not_taken(qtbot: QtBot) -> None:
    choice = shown(qtbot)
    QTest.keyClicks(choice.search, "other")
    assert choice.words.text().startswith("Cannot be played here: ")
    assert "“nothing” is not known" in choice.words.text()
    assert not choice.take.isEnabled()
    QTest.keyClick(choice.search, Key.Key_Return)
    QTest.mouseDClick(
        choice.list.viewport(),
        LEFT,
        pos=choice.list.visualRect(choice.list.currentIndex()).center(),
    )
    assert choice.isVisible()
    cell = QAccessible.queryAccessibleInterface(choice.list).child(0)
    assert cell.text(QAccessible.Text.Name) == "other"
    assert cell.text(QAccessible.Text.Description) == choice.words.text()


def test_the_list_is_searched_and_gone_through_by_keys(qtbot: QtBot) -> None:
    choice = shown(qtbot, "Shogi")
    assert name(choice) == "Shogi"
    QTest.keyClicks(choice.search, "IANG")
    assert choice.names() == ["Minixiangqi", "Xiangqi"]
    assert name(choice) == "Minixiangqi"
    QTest.keyClick(choice.search, Key.Key_Down)  # the cards lie side by side
    QTest.keyClick(choice.list, Key.Key_Right)
    assert name(choice) == "Xiangqi"
    choice.search.selectAll()
    QTest.keyClicks(choice.search, "xiang")
    assert name(choice) == "Xiangqi", "it begins with what is typed"
    assert choice.words.text() == "On 9 by 10 squares."
    with qtbot.waitSignal(choice.accepted):
        QTest.keyClick(choice.list, Key.Key_Return)
    assert choice.chosen is not None
    assert choice.chosen.found is CFANP.variant({"base": "xiangqi"})


def test_nothing_is_taken_while_no_name_has_what_is_typed(qtbot: QtBot) -> None:
    choice = shown(qtbot)
    QTest.keyClicks(choice.search, "nothing of the kind")
    assert choice.names() == []
    assert choice.words.text() == "No game has such a name."
    QTest.keyClick(choice.search, Key.Key_Return)
    assert choice.isVisible()
    choice.search.clear()
    assert name(choice) == "Chess"


def test_a_double_click_takes_a_game(qtbot: QtBot) -> None:
    choice = shown(qtbot)
    at = choice.list.visualRect(choice.list.model().index(2, 0)).center()
    QTest.mouseClick(choice.list.viewport(), LEFT, pos=at)
    wanted = name(choice)
    with qtbot.waitSignal(choice.accepted):
        QTest.mouseDClick(choice.list.viewport(), LEFT, pos=at)
    assert name(choice) == wanted == choice.names()[2]


def test_added_games_are_offered_at_once(qtbot: QtBot) -> None:
    asked: list[QWidget] = []

    def add(parent: QWidget) -> None:
        asked.append(parent)
        added.enter_context(BASE_GAMES.with_added(DescribedGames("mine.ini", TINY)))

    with ExitStack() as added:
        choice = shown(qtbot, add_games=add)
        QTest.keyClicks(choice.search, "xiang")
        QTest.mouseClick(choice.more, LEFT)
        assert asked == [choice]
        assert name(choice) == str(BASE_GAMES.find("tiny").name)
        choice.close()
    assert not shown(qtbot).more.isVisible(), "where nobody asks for a file"
