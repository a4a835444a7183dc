"""Who has no move passes: by the plate, the menu and its key, and a typed word."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Edge
from cfanp_gui.core.commands import Ambiguous, CommandProblem, Play
from cfanp_gui.core.game import Game
from cfanp_gui.session import command_parser
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from tests.made_up.test_without_a_window import NAMES, new_session
from tests.table.desk import Desk

STUCK = "a1b|b1w/c26b/a26b w|w"
"""Player 1 has no Z and passes."""


def laid(game: Game, text: str) -> GameSession:
    """Return a session that begins with a position."""
    found = new_session(game)
    match = seat(game, {}, NAMES, list(found.match.colours), 0)
    return GameSession(match, game.from_text(text, {}))


def test_a_plate_offers_to_pass_where_its_player_may(qtbot: QtBot, odd: Game) -> None:
    desk = Desk(qtbot, laid(odd, STUCK))
    desk.settle()
    texts = {
        plate.text.title: plate.text.button
        for item in desk.scene.present
        for plate in item.plates.values()
    }
    assert texts == {"Anna": "Pass", "Ben": "", "Clara": "", "David": ""}
    plate = desk.scene.boards[0].plates[Edge.SOUTH]
    assert plate.button.toolTip() == "Pass (Ctrl+Return)"
    desk.click(plate.button.mapToScene(plate.button.rect().center()))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "1:--"
    desk.settle()
    assert plate.text.button == ""
    assert desk.scene.focus.boards is None, "a click on the button shows no board"
    desk.click(plate.mapToScene(QPointF(0, 0)))
    assert desk.scene.focus.boards == (0,)


def test_one_who_may_pass_does_so_at_once_and_others_are_asked(qtbot: QtBot, odd: Game) -> None:
    desk = Desk(qtbot, laid(odd, STUCK))
    desk.view.end_turn()
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "1:--"
    desk.view.end_turn()
    assert desk.session.node.action.text == "1:--", "nobody may pass now"


def test_of_several_it_is_asked_who_passes(qtbot: QtBot, odd: Game) -> None:
    # White has no Z on board 1 and Black none on board 2, where they are to move.
    desk = Desk(qtbot, laid(odd, "n5b|a1w w|b"))
    desk.view.end_turn()
    chooser = desk.scene.chooser
    assert chooser is not None
    assert (chooser.title, [offer.text for offer in chooser.offers]) == (
        "Who passes?",
        ["Anna", "David"],
    )
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "2:--"


@pytest.mark.parametrize("word", ["pass", "Pass"])
def test_the_word_passes(odd: Game, word: str) -> None:
    session = laid(odd, STUCK)
    assert command_parser.parse(session, word) == Play(odd.parse_action("1:--"))
    both = command_parser.parse(laid(odd, "n5b|a1w w|b"), word)
    assert isinstance(both, Ambiguous)
    assert [action.text for action in both.actions] == ["1:--", "2:--"]
    nobody = command_parser.parse(new_session(odd), word)
    assert isinstance(nobody, CommandProblem)
    assert str(nobody.sentence) == "Nobody may pass now: that is for a player who has no move."
