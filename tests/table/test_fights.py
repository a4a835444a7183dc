"""Fights of hidden pieces: both are shown, and then what waits for that is done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.session.game_session import new_session
from cfanp_gui.session.seeing import take_seat
from cfanp_gui.table import fights
from cfanp_gui.table.layers.piece_items import PieceItem
from tests.games.pairs.hidden.fields import at
from tests.made_up.hidden import parse
from tests.session.blind import blind_session, hidden_match, play
from tests.table.desk import Desk

BEFORE = ("a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5")


def piece(desk: Desk, name: str) -> PieceItem:
    """Return the piece on a square."""
    return desk.scene.pieces[parse(f"{name}a1").origin]


def test_two_that_met_are_shown_and_then_gone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fights, "SHOW_MS", 50)
    session = blind_session()
    desk = Desk(qtbot, session)
    play(session, *BEFORE)
    assert not desk.scene.fights.playing
    play(session, "a3a4")
    shown = desk.scene.fights
    assert shown.item is not None
    assert [one.name for one in shown.item.fighters] == ["Giant", "Knave"]
    done: list[int] = []
    shown.afterwards(lambda: done.append(1))
    assert not done
    qtbot.waitUntil(lambda: not shown.playing, timeout=5000)
    assert done == [1]
    shown.afterwards(lambda: done.append(2))
    assert done == [1, 2], "at once, where nothing is shown"


def test_one_that_falls_in_its_attack_is_faint(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session)
    play(session, "d1d2", "b7b6", "b4b3", "d2d3", "c7c6", "c4c5", "d3d4")
    item = desk.scene.fights.item
    assert item is not None
    assert [(one.name, one.falls) for one in item.fighters] == [("Page", True), ("Knave", False)]
    image = desk.view.grab().toImage()
    session.go_back(1)
    assert desk.scene.fights.item is None, "it is not looked at any more"
    assert desk.view.grab().toImage() != image


def test_one_that_fails_goes_to_the_square_and_falls_after_the_fight(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session, moving=True)
    play(session, "d1d2", "b7b6", "b4b3", "d2d3", "c7c6", "c4c5")
    attacker, defender = piece(desk, "d3"), piece(desk, "d4")
    there = defender.scenePos()
    begun = attacker.scenePos()
    play(session, "d3d4")
    item = desk.scene.fights.item
    assert item is not None
    assert item.opacity() == 0, "they go there first"
    assert attacker.scenePos() == begun
    qtbot.waitUntil(lambda: item.opacity() == 1, timeout=5000)
    assert attacker.scenePos() == there
    assert (attacker.opacity(), defender.opacity()) == (1, 1), "both stand there for the fight"
    assert attacker.piece.letter == "C"
    assert piece(desk, "d4") is defender
    desk.scene.fights.leave()
    desk.motion.finish_all()
    assert attacker.scene() is None
    assert defender.scenePos() == there


def test_one_that_is_beaten_stands_until_the_fight_is_over(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session, moving=True)
    play(session, *BEFORE)
    attacker, beaten = piece(desk, "a3"), piece(desk, "a4")
    play(session, "a3a4")
    desk.motion.finish_all()
    assert piece(desk, "a4") is attacker
    assert beaten.scene() is desk.scene
    assert beaten.opacity() == 1
    play(session, "c6c7")
    desk.motion.finish_all()
    assert beaten.scene() is None, "the next move ends the fight"


def test_a_walk_through_the_record_takes_the_loser_away_at_once(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session, moving=True)
    play(session, "d1d2", "b7b6", "b4b3", "d2d3", "c7c6", "c4c5", "d3d4")
    session.go_back(1)
    desk.motion.finish_all()
    attacker = piece(desk, "d3")
    session.walk(1)
    assert desk.scene.fights.item is None
    assert attacker.scene() is desk.scene
    desk.motion.finish_all()
    assert attacker.scene() is None


def test_the_two_are_seen_whole_at_the_edge_of_a_small_view(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session)
    desk.view.resize(330, 300)
    desk.view.fit()
    play(session, *BEFORE, "a3a4")
    item = desk.scene.fights.item
    assert item is not None
    around = item.boundingRect().translated(QPointF(desk.pixel(item.pos())))
    assert QRectF(desk.view.viewport().rect()).contains(around)


def test_the_two_are_shown_where_they_meet_once_the_boards_lie_there(qtbot: QtBot) -> None:
    start = at("Ta9/10/10/La8Fa", "10/10/10/Lb8Fb", "9Lc/10/10/9Fc")
    session = new_session(hidden_match(), start)
    desk = Desk(qtbot, session, moving=True)
    take_seat(session)
    action = session.game.parse_action("AC:a4a7")
    assert session.propose(action) is None
    item = desk.scene.fights.item
    assert item is not None
    desk.motion.finish_all()
    away = item.pos() - desk.scene.centre_of(Square(2, 39))
    assert away.manhattanLength() < 2
