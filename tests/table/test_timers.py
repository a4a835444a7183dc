"""Timers that fire once and can be started again."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from cfanp_gui.table.timers import single_shot


def test_it_fires_once_each_time_it_is_started(qtbot: QtBot) -> None:
    calls: list[int] = []
    timer = single_shot(None, 0, lambda: calls.append(len(calls)))
    assert not timer.isActive(), "it waits to be started"
    timer.start()
    timer.start()  # anew, not twice
    qtbot.waitUntil(lambda: calls == [0])
    assert not timer.isActive()
    timer.start()
    qtbot.waitUntil(lambda: calls == [0, 1])


def test_it_waits_as_long_as_it_is_told_and_goes_with_its_parent(qtbot: QtBot) -> None:  # noqa: ARG001
    parent = QObject()
    timer = single_shot(parent, 700, lambda: None)
    assert timer.interval() == 700
    assert parent.findChildren(QTimer) == [timer]
