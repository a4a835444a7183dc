"""Fights of hidden pieces: both are shown, and then what waits for that is done."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.table import fights
from tests.session.blind import blind_session, play
from tests.table.desk import Desk

BEFORE = ("a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5")


def test_two_that_met_are_shown_and_then_gone(qtbot: QtBot) -> None:
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
    qtbot.waitUntil(lambda: not shown.playing, timeout=fights.SHOW_MS + 5000)
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
