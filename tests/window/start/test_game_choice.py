"""All games there are, one of which is chosen by pointer or keyboard."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import GAMES
from cfanp_gui.table.layers.piece_art import USUAL_ART
from cfanp_gui.window.start.game_choice import AddGames, GameChoice
from tests.record.test_cpgn import TINY

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
WRONG = "[other:nothing]\n"


@pytest.fixture
def from_a_file() -> Iterator[None]:
    with BASE_GAMES.including(DescribedGames("mine.ini", f"{TINY}\n{WRONG}")):
        yield


def shown(qtbot: QtBot, now: str = "Chess", add_games: AddGames | None = None) -> GameChoice:
    choice = GameChoice(USUAL_ART, now, add_games)
    qtbot.addWidget(choice)
    choice.resize(620, 560)
    with qtbot.waitExposed(choice):
        choice.show()
    return choice


def name(choice: GameChoice) -> str | None:
    return None if choice.chosen is None else choice.chosen.name


@pytest.mark.usefixtures("from_a_file")
def test_chess_comes_first_and_what_cannot_be_played_last(qtbot: QtBot) -> None:
    names = shown(qtbot).names()
    assert names[0] == "Chess"
    others = [game.name for game in GAMES[1:]]
    assert names[-1 - len(others) :] == [*others, "other"]
    assert {str(game.name) for game in BASE_GAMES} < set(names)


def test_added_games_are_offered_at_once(qtbot: QtBot) -> None:
    asked: list[QWidget] = []

    def add(parent: QWidget) -> None:
        asked.append(parent)
        added.enter_context(BASE_GAMES.with_added(DescribedGames("mine.ini", TINY)))

    with ExitStack() as added:
        choice = shown(qtbot, add_games=add)
        choice.families.chips["Hidden"].click()
        QTest.mouseClick(choice.more, LEFT)
        assert asked == [choice]
        assert name(choice) == str(BASE_GAMES.find("tiny").name)
        choice.close()
    assert not shown(qtbot).more.isVisible(), "where nobody asks for a file"


def test_games_are_found_by_family_and_by_any_of_their_names(qtbot: QtBot) -> None:
    choice = shown(qtbot)
    everything = len(choice.names())
    choice.families.chips["New armies"].click()
    assert "Spartan Chess" in choice.names()
    assert not {"Chess", "Xiangqi", "Checkers"} & {*choice.names()}
    for typed, found in (
        ("ouk", "Ouk Chaktrang"),
        ("将棋", "Shogi"),
        ("3check", "Three-check"),
        ("960", "Chess"),
        ("losing", "Antichess"),
    ):
        choice.search.setText(typed)
        assert found in choice.names()
        assert len(choice.names()) < 9
        assert choice.families.value() == "", "it is sought in all families"
    choice.search.clear()
    assert len(choice.names()) == everything
    choice.families.chips["Draughts"].click()
    assert choice.names() == ["Breakthrough", "Checkers"]
    assert name(choice) == "Breakthrough"
