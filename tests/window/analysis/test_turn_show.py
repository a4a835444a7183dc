"""Turns that nobody has played, on the table."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.window.analysis.judgement_words import (
    CHOSEN,
    POINTED,
    JudgementWords,
    ShownStep,
    TurnShow,
)
from tests.session.play import CFANP, a_session, pair
from tests.table.desk import Desk

KNIGHT = ArrowShape(Square(0, 6), Square(0, 21), 0)


def steps(session: GameSession, *texts: str) -> tuple[ShownStep, ...]:
    """Return actions as they are shown."""
    actions = tuple(map(CFANP.parse_action, texts))
    return JudgementWords(session).steps(session.position, actions)


def test_a_turn_pointed_at_lies_there_until_it_is_not(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    shown = TurnShow(desk.scene)
    shown.point(steps(desk.session, "AC:g1f3"))
    assert desk.scene.placement.shown == pair("AC")
    assert desk.scene.arrows.arrows == {POINTED: (KNIGHT,)}
    assert desk.session.pair is None
    shown.point(())
    assert desk.scene.placement.shown is None
    assert desk.scene.arrows.arrows == {}


def test_what_was_played_is_dashed_beside_what_was_better(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    shown = TurnShow(desk.scene)
    shown.compare(steps(desk.session, "AC:g1f3"), steps(desk.session, "AB:e2e4"))
    better, played = desk.scene.arrows.arrows[CHOSEN]
    assert better == KNIGHT
    assert played == ArrowShape(Square(0, 12), Square(0, 28), 0, dashed=True)
    shown.point(())
    assert CHOSEN in desk.scene.arrows.arrows, "it stays when something else is pointed at"
    shown.forget()
    assert desk.scene.arrows.arrows == {}


def test_the_boards_alone(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    shown = TurnShow(desk.scene)
    shown.lay(steps(desk.session, "AC:g1f3"))
    assert desk.scene.placement.shown == pair("AC")
    assert desk.scene.arrows.arrows == {}
    shown.lay(())
    assert desk.scene.placement.shown is None
