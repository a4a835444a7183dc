"""Glides and timers: they arrive, replace each other, and jump when motion is not wanted."""

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
def animator(qtbot: QtBot, clock: Clock) -> Iterator[Animator]:
    """Yield an animator as the window has it: the child of a widget that goes when all is still."""
    widget = QWidget()
    qtbot.addWidget(widget)
    animator = Animator(widget, clock)
    yield animator
    animator.stop_all()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def runs(animator: Animator) -> bool:
    """Return True if frames are counted."""
    (timer,) = animator.findChildren(QTimer)
    return timer.isActive()


def test_a_glide_advances_by_itself_until_it_arrives(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    animator, steps, done = Animator(widget), list[float](), list[bool]()
    animator.glide("key", 40, steps.append, lambda: done.append(True))
    assert animator.busy
    qtbot.waitUntil(lambda: bool(done))
    assert not animator.busy
    assert steps == sorted(steps)
    assert steps[-1] == 1.0


def test_a_glide_is_slow_at_both_ends_as_qt_draws_it(animator: Animator, clock: Clock) -> None:
    steps: list[float] = []
    clock.now = 500
    animator.glide("key", 1000, steps.append)
    parts = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
    for part in parts:
        clock.now = 500 + round(1000 * part)
        animator.advance()
    curve = QEasingCurve(QEasingCurve.Type.InOutQuad)
    assert steps == pytest.approx([curve.valueForProgress(part) for part in parts])
    assert not animator.busy


@pytest.mark.parametrize(("reduced", "milliseconds"), [(True, 500), (False, 0)])
def test_without_motion_everything_jumps(
    animator: Animator, reduced: bool, milliseconds: int
) -> None:
    animator.reduced = reduced
    steps: list[object] = []
    animator.glide("key", milliseconds, steps.append, lambda: steps.append("done"))
    assert steps == [1.0, "done"]
    assert not animator.busy
    assert not runs(animator)


def test_a_new_glide_replaces_the_old_and_its_end_may_begin_the_next(animator: Animator) -> None:
    done: list[str] = []

    def first() -> None:
        done.append("new")
        animator.glide("key", 500, lambda _: None, lambda: done.append("next"))

    animator.glide("key", 500, lambda _: None, lambda: done.append("old"))
    animator.glide("key", 500, lambda _: None, first)
    animator.glide("other", 500, lambda _: None, lambda: done.append("other"))
    animator.finish_all()
    assert sorted(done) == ["new", "other"]
    assert animator.moves("key")
    animator.finish_all()
    assert done[-1] == "next"
    assert not animator.busy


def test_a_glide_that_is_stopped_never_arrives_and_the_clock_rests(
    animator: Animator, clock: Clock
) -> None:
    steps: list[float] = []
    for end in (animator.stop_all, lambda: animator.stop("a"), animator.finish_all):
        for key in "ab":
            animator.glide(key, 30, steps.append)
        assert runs(animator)
        animator.stop("b")
        animator.stop("never")
        assert animator.busy
        before = list(steps)
        end()
        assert not animator.busy
        assert not runs(animator)
        clock.now += 60
        animator.advance()
        assert steps == before or end == animator.finish_all


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
