"""Errors never vanish, and none is reported twice."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from pytestqt.qtbot import QtBot

from cfanp_gui.window.services.logs import (
    LOG_NAME,
    ErrorReporter,
    LogFile,
    log_qt_messages,
    start_logging,
    stop_logging,
)
from tests.systems import TIMEOUT


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """Yield a log file that is closed afterwards."""
    level = logging.getLogger().level
    path = start_logging(tmp_path / "logs")
    assert path == tmp_path / "logs" / LOG_NAME
    yield path
    stop_logging()
    logging.getLogger().setLevel(level)


@pytest.fixture
def reporter(log: Path) -> Iterator[tuple[ErrorReporter, list[str]]]:
    hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    one = ErrorReporter(log)
    reported: list[str] = []
    one.failed.connect(reported.append)
    yield one, reported
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def fail(report: Callable[..., None], words: str) -> None:
    """Fail at one place and report it."""
    try:
        raise ValueError(words)
    except ValueError as problem:
        report(type(problem), problem, problem.__traceback__)


def test_an_error_is_logged_always_and_reported_once_per_place(
    reporter: tuple[ErrorReporter, list[str]], log: Path
) -> None:
    one, reported = reporter
    fail(one.report, "first")
    fail(one.report, "second")
    assert len(reported) == 1
    assert "ValueError: first" in reported[0]
    assert str(log) in reported[0]
    assert "\n" not in reported[0]
    text = log.read_text(encoding="utf-8")
    assert "first" in text
    assert "second" in text
    assert "Traceback" in text


def test_other_types_and_places_are_reported_too(
    reporter: tuple[ErrorReporter, list[str]],
) -> None:
    one, reported = reporter
    fail(one.report, "here")
    try:
        raise ValueError("there")
    except ValueError as problem:
        one.report(type(problem), problem, problem.__traceback__)
    one.report(KeyError, KeyError("bare"), None)
    one.report(KeyError, KeyError("bare again"), None)
    assert len(reported) == 3


class Pressed(QObject):
    signal = Signal()


@pytest.mark.qt_no_exception_capture
def test_errors_in_slots_timers_and_threads_reach_it(
    qtbot: QtBot, reporter: tuple[ErrorReporter, list[str]]
) -> None:
    one, reported = reporter
    one.install()

    def slot() -> None:
        raise RuntimeError("in a slot")

    def tick() -> None:
        raise LookupError("in a timer")

    def work() -> None:
        raise ArithmeticError("in a thread")

    pressed = Pressed()
    pressed.signal.connect(slot)
    pressed.signal.emit()
    pressed.signal.emit()
    QTimer.singleShot(0, tick)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join(TIMEOUT)
    qtbot.waitUntil(lambda: len(reported) == 3)
    one.uninstall()
    for words in ("in a slot", "in a timer", "in a thread"):
        assert sum(words in sentence for sentence in reported) == 1
    assert sys.excepthook is sys.__excepthook__


def test_the_interrupt_key_is_no_error(
    reporter: tuple[ErrorReporter, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    one, reported = reporter
    one.report(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not reported
    assert "KeyboardInterrupt" in capsys.readouterr().err


@pytest.mark.no_qt_log
def test_qts_own_messages_are_logged(log: Path) -> None:
    log_qt_messages()
    qWarning("something about a font")
    stop_logging()
    assert "something about a font" in log.read_text(encoding="utf-8")


def test_a_long_log_begins_anew_and_three_before_it_are_kept(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LogFile, "LONGEST", 200)
    for number in range(10):
        logging.getLogger("test").info("%s %s", number, "x" * 250)
    logging.getLogger("test").info("the last")
    assert {path.name for path in log.parent.iterdir()} == {
        LOG_NAME, f"{LOG_NAME}.1", f"{LOG_NAME}.2", f"{LOG_NAME}.3"
    }  # fmt: skip
    assert "the last" in log.read_text(encoding="utf-8")
    for number, written in ((1, 9), (2, 8), (3, 7)):
        text = Path(f"{log}.{number}").read_text(encoding="utf-8")
        assert f"test: {written} x" in text
        assert text.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    before = list(logging.getLogger().handlers)
    level = logging.getLogger().level
    assert start_logging(tmp_path / "file" / "logs") is None
    logging.getLogger().handlers[:] = before
    logging.getLogger().setLevel(level)
