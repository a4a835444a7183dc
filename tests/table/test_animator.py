"""Glides and timers: they arrive, replace each other, and jump when motion is not wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEasingCurve, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.table.animator import Animator
from cfanp_gui.table.timers import single_shot
from tests.table.desk import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def motion(qtbot: QtBot, clock: Clock) -> Iterator[Animator]:
    """Yield motion as the window has it: the child of a widget that goes when all is still."""
    widget = QWidget()
    qtbot.addWidget(widget)
    motion = Animator(widget, clock)
    yield motion
    motion.stop_all()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def runs(motion: Animator) -> bool:
    """Return whether frames are counted."""
    (timer,) = motion.findChildren(QTimer)
    return timer.isActive()


def test_a_glide_advances_by_itself_until_it_arrives(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    motion, steps, done = Animator(widget), list[float](), list[bool]()
    motion.glide("key", 40, steps.append, lambda: done.append(True))
    assert motion.busy
    qtbot.waitUntil(lambda: bool(done))
    assert not motion.busy
    assert steps == sorted(steps)
    assert steps[-1] == 1.0


def test_a_glide_is_slow_at_both_ends_as_qt_draws_it(motion: Animator, clock: Clock) -> None:
    steps: list[float] = []
    clock.now = 500
    motion.glide("key", 1000, steps.append)
    parts = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
    for part in parts:
        clock.now = 500 + round(1000 * part)
        motion.advance()
    curve = QEasingCurve(QEasingCurve.Type.InOutQuad)
    assert steps == pytest.approx([curve.valueForProgress(part) for part in parts])
    assert not motion.busy


@pytest.mark.parametrize(("reduced", "milliseconds"), [(True, 500), (False, 0)])
def test_without_motion_everything_jumps(
    motion: Animator, reduced: bool, milliseconds: int
) -> None:
    motion.reduced = reduced
    steps: list[object] = []
    motion.glide("key", milliseconds, steps.append, lambda: steps.append("done"))
    assert steps == [1.0, "done"]
    assert not motion.busy
    assert not runs(motion)


def test_a_new_glide_replaces_the_old_and_what_is_done_may_begin_the_next(motion: Animator) -> None:
    done: list[str] = []

    def first() -> None:
        done.append("new")
        motion.glide("key", 500, lambda _: None, lambda: done.append("next"))

    motion.glide("key", 500, lambda _: None, lambda: done.append("old"))
    motion.glide("key", 500, lambda _: None, first)
    motion.glide("other", 500, lambda _: None, lambda: done.append("other"))
    motion.finish_all()
    assert sorted(done) == ["new", "other"]
    assert motion.moves("key")
    motion.finish_all()
    assert done[-1] == "next"
    assert not motion.busy


def test_a_glide_that_is_stopped_never_arrives_and_the_clock_rests(
    motion: Animator, clock: Clock
) -> None:
    steps: list[float] = []
    for end in (motion.stop_all, lambda: motion.stop("a"), motion.finish_all):
        for key in "ab":
            motion.glide(key, 30, steps.append)
        assert runs(motion)
        motion.stop("b")
        motion.stop("never")
        assert motion.busy
        before = list(steps)
        end()
        assert not motion.busy
        assert not runs(motion)
        clock.now += 60
        motion.advance()
        assert steps == before or end == motion.finish_all


def test_a_timer_fires_once_each_time_it_is_started(qtbot: QtBot) -> None:
    parent, calls = QObject(), list[int]()
    timer = single_shot(parent, 0, lambda: calls.append(len(calls)))
    assert not timer.isActive(), "it waits to be started"
    for wanted in ([0], [0, 1]):
        timer.start()
        timer.start()  # anew, not twice
        qtbot.waitUntil(lambda wanted=wanted: calls == wanted)
        assert not timer.isActive()
    assert single_shot(parent, 700, lambda: None).interval() == 700
    assert len(parent.findChildren(QTimer)) == 2, "they go with their parent"
