"""Glides: they arrive, replace each other, and jump when motion is not wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEasingCurve, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.table.animator import Animator


@pytest.fixture
def motion(qtbot: QtBot) -> Iterator[Animator]:
    """Yield motion as the window has it: the child of a widget that goes when all is still."""
    widget = QWidget()
    qtbot.addWidget(widget)
    motion = Animator(widget)
    yield motion
    motion.stop_all()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_glide_goes_from_0_to_1_and_then_is_done(qtbot: QtBot, motion: Animator) -> None:
    steps: list[float] = []
    done: list[bool] = []
    motion.glide("key", 40, steps.append, lambda: done.append(True))
    assert motion.busy
    qtbot.waitUntil(lambda: bool(done))
    assert not motion.busy
    assert steps == sorted(steps)
    assert steps[-1] == 1.0


@pytest.mark.parametrize(("reduced", "milliseconds"), [(True, 500), (False, 0)])
def test_without_motion_everything_jumps(
    motion: Animator, reduced: bool, milliseconds: int
) -> None:
    motion.reduced = reduced
    steps: list[object] = []
    motion.glide("key", milliseconds, steps.append, lambda: steps.append("done"))
    assert steps == [1.0, "done"]
    assert not motion.busy


def test_a_new_glide_replaces_the_old(motion: Animator) -> None:
    steps: list[str] = []
    motion.glide("key", 500, lambda _: None, lambda: steps.append("old"))
    motion.glide("key", 500, lambda _: None, lambda: steps.append("new"))
    motion.glide("other", 500, lambda _: None, lambda: steps.append("other"))
    motion.finish_all()
    assert sorted(steps) == ["new", "other"]


def test_a_glide_that_is_stopped_never_arrives(qtbot: QtBot, motion: Animator) -> None:
    steps: list[float] = []
    done: list[bool] = []
    for key in "ab":
        motion.glide(key, 30, steps.append, lambda: done.append(True))
    motion.stop("a")
    motion.stop("never")
    assert motion.busy
    motion.stop_all()
    assert not motion.busy
    before = list(steps)
    qtbot.wait(60)
    assert steps == before
    assert not done


def test_the_clock_rests_as_soon_as_nothing_moves(motion: Animator) -> None:
    for end in (motion.finish_all, motion.stop_all, lambda: motion.stop("key")):
        motion.glide("key", 500, lambda _: None)
        assert motion._timer.isActive()
        end()
        assert not motion._timer.isActive()


def test_what_is_done_may_begin_the_next(motion: Animator) -> None:
    steps: list[str] = []

    def first() -> None:
        steps.append("first")
        motion.glide("key", 500, lambda _: None, lambda: steps.append("second"))

    motion.glide("key", 500, lambda _: None, first)
    motion.finish_all()
    assert steps == ["first"]
    assert motion.busy
    motion.finish_all()
    assert steps == ["first", "second"]
    assert not motion.busy


class Clock:
    """A clock that stands where it is put."""

    def __init__(self) -> None:
        self.now = 0

    def elapsed(self) -> int:
        return self.now


def test_a_glide_is_slow_at_both_ends_as_qt_draws_it(
    motion: Animator, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(motion, "_clock", clock)
    steps: list[float] = []
    motion.glide("key", 1000, steps.append)
    for clock.now in (0, 100, 250, 500, 750, 900, 1000):
        motion._advance()
    curve = QEasingCurve(QEasingCurve.Type.InOutQuad)
    parts = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
    assert steps == pytest.approx([curve.valueForProgress(part) for part in parts])
    assert steps[1] < 0.1
    assert steps[-2] > 0.9
