"""What goes wrong is told once and kept: logs, reports of crashes, a lost screen, libraries."""

import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from pytestqt.qtbot import QtBot

from cfanp_gui import __version__
from cfanp_gui.crash_reports import CrashReport, keep, left_behind, text_of
from cfanp_gui.window.services.logs import (
    LOG_NAME,
    LOST_SCREEN,
    ErrorReporter,
    LogFile,
    log_qt_messages,
    start_logging,
    stop_logging,
)
from cfanp_gui.window.services.system_libraries import missing, missing_packages
from tests import ROOT
from tests.systems import TIMEOUT, WINDOWS, started

# The log


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
    reporter: tuple[ErrorReporter, list[str]], log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, reported = reporter
    fail(one.report, "first")
    fail(one.report, "second")
    assert len(reported) == 1
    assert "ValueError: first" in reported[0]
    assert str(log) in reported[0]
    assert "\n" not in reported[0]
    text = log.read_text(encoding="utf-8")
    assert all(words in text for words in ("first", "second", "Traceback"))
    try:
        raise ValueError("there")
    except ValueError as problem:
        one.report(type(problem), problem, problem.__traceback__)
    one.report(KeyError, KeyError("bare"), None)
    one.report(KeyError, KeyError("bare again"), None)
    assert len(reported) == 3, "other places and types are reported too"
    one.report(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert len(reported) == 3, "the interrupt key is no error"
    assert "KeyboardInterrupt" in capsys.readouterr().err


class Pressed(QObject):
    signal = Signal()


@pytest.mark.qt_no_exception_capture
def test_errors_in_slots_timers_and_threads_reach_it(
    qtbot: QtBot, reporter: tuple[ErrorReporter, list[str]]
) -> None:
    one, reported = reporter
    one.install()

    def broken(words: str) -> Callable[[], None]:
        def act() -> None:
            raise RuntimeError(words)

        return act

    def tick() -> None:
        raise LookupError("in a timer")

    def work() -> None:
        raise ArithmeticError("in a thread")

    pressed = Pressed()
    pressed.signal.connect(broken("in a slot"))
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


@pytest.mark.no_qt_log
def test_a_long_log_begins_anew_and_three_before_it_are_kept(log: Path, tmp_path: Path) -> None:
    for number in range(10):
        logging.getLogger("test").info("%s %s", number, "x" * (LogFile.LONGEST + 50))
    log_qt_messages()
    qWarning("something about a font")
    files = {path.name for path in log.parent.iterdir()}
    assert files == {LOG_NAME, *(f"{LOG_NAME}.{number}" for number in (1, 2, 3))}
    assert "something about a font" in log.read_text(encoding="utf-8"), "Qt's own are logged"
    for number, written in ((1, 9), (2, 8), (3, 7)):
        text = Path(f"{log}.{number}").read_text(encoding="utf-8")
        assert f"test: {written} x" in text
        assert text.count("\n") == 1
    # A folder that cannot be written is no obstacle.
    (tmp_path / "file").write_text("in the way")
    before = list(logging.getLogger().handlers)
    assert start_logging(tmp_path / "file" / "logs") is None
    logging.getLogger().handlers[:] = before


# Reports of crashes

RUN = """
import sys
sys.modules["PySide6"] = None
from pathlib import Path
from cfanp_gui.crash_reports import CrashReport
report = CrashReport(Path(sys.argv[1]))
report.begin()
"""
"""A program that begins its report, without Qt."""
WRONG = """
def wrong():
    raise ValueError("ä\\0 wrong")
try:
    wrong()
except ValueError as problem:
    report.add(problem)
report.end()
report.end()
report.add(ValueError("too late"))
"""


def run(folder: Path, code: str) -> int:
    """Run a program with a report in a folder; return its exit status."""
    command = [sys.executable, "-c", RUN + code, str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=300, check=False)
    return done.returncode


def test_a_crash_in_a_library_or_of_pythons_is_reported(tmp_path: Path) -> None:
    assert run(tmp_path / "1", "def deep():\n import os\n os.abort()\ndeep()") != 0
    (found,) = left_behind(tmp_path / "1")
    text = text_of([found])
    assert text.startswith(f"cfanp-gui {__version__}\nPython {sys.version.split()[0]}\nSystem: ")
    assert "Fatal Python error: Aborted" in text
    assert "in deep" in text
    assert run(tmp_path / "2", WRONG) == 0, "the program goes on"
    (found,) = left_behind(tmp_path / "2")
    text = text_of([found])
    assert "in wrong" in text
    assert text.endswith("ValueError: ä wrong")


def test_a_program_that_ends_well_or_is_killed_has_nothing_to_report(tmp_path: Path) -> None:
    # What a library dealt with by itself was no crash.
    code = "import faulthandler\nfaulthandler.dump_traceback(report._fd)\nreport.end()"
    assert run(tmp_path, code) == 0
    assert list(tmp_path.iterdir()) == []
    old = os.umask(0)
    try:
        assert run(tmp_path, "import os\nos._exit(9)") == 9
    finally:
        os.umask(old)
    (path,) = tmp_path.iterdir()
    assert WINDOWS or path.stat().st_mode & 0o077 == 0, "nobody else reads it"
    time.strptime(path.name[:15], "%Y%m%d-%H%M%S")
    assert left_behind(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_runs_is_left_alone(tmp_path: Path) -> None:
    code = RUN + "report.add(ValueError('x'))\nprint(flush=True)\ninput()"
    with started(sys.executable, "-c", code, str(tmp_path), text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "\n"
        assert left_behind(tmp_path) == []
        running.communicate("\n", timeout=TIMEOUT)
    assert len(left_behind(tmp_path)) == 1
    # Where nothing can be written there is no report.
    (tmp_path / "file").write_bytes(b"")
    report = CrashReport(tmp_path / "file" / "crashes")
    report.begin()
    report.add(ValueError("lost"))
    report.end()
    assert left_behind(tmp_path / "none") == []


def a_report(folder: Path, number: int, said: str = "said") -> Path:
    path = folder / f"2026010{number}-000000-7.running"
    path.write_text(f"head\n{'-' * 40}\n{said}", encoding="utf-8")
    return path


def test_several_reports_are_shown_and_kept_but_not_for_ever(tmp_path: Path) -> None:
    paths = [a_report(tmp_path, number, f"number {number}") for number in (1, 2)]
    assert left_behind(tmp_path) == paths
    text = text_of([*paths, tmp_path / "gone"])
    assert text.index("number 1") < text.index("number 2")
    text = text_of([a_report(tmp_path, 1, "x" * 1_000_000 + "last")])
    assert (text[:4], text[-4:], len(text) < 210_000) == ("head", "last", True)
    kept = keep([a_report(tmp_path, number) for number in range(10, 22)])
    assert len([path for path in tmp_path.iterdir() if path in left_behind(tmp_path)]) == 2
    assert len(kept) == 12
    assert len(list(tmp_path.iterdir())) == 10 + 2
    assert kept[-1].read_text(encoding="utf-8").endswith("said")
    assert keep([tmp_path / "gone.running"]) == []


# The screen goes away; tests/xvfb has a real one

WARNED = """
import logging, sys
from PySide6.QtCore import QCoreApplication, QProcess, QTimer, qWarning
from cfanp_gui.window.services.logs import log_qt_messages
logging.basicConfig(stream=open(sys.argv[1], "w"))
app = QCoreApplication([])
child = QProcess()
child.finished.connect(lambda *_: child.readAllStandardOutput().missing)
child.start(sys.executable, ["-c", "input()"])
child.waitForStarted()
log_qt_messages()
qWarning("nothing of the kind")
broke = "The X11 connection broke (error 1). Did the X11 server die?"
QTimer.singleShot(0, lambda: qWarning(broke))
app.exec()
"""


def test_one_line_is_the_last_that_is_heard_of_a_lost_screen(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WARNED, f"{tmp_path}/log"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "cfanp-gui: The screen is gone. Games that were begun are offered at the next start.\n"
    )
    for message, lost in (
        ("The Wayland connection broke. Did the Wayland compositor die?", True),
        ("The Wayland connection experienced a fatal error: Protocol error", True),
        ("QXcbConnection: XCB error: 3 (BadWindow)", False),
    ):
        assert message.startswith(LOST_SCREEN) == lost


# What a window needs of the system

X11, OFF, WAYLAND = {"DISPLAY": ":0"}, {"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "w"}
CURSOR, GL, EGL = "libxcb-cursor.so.0", "libGL.so.1", "libEGL.so.1"
INSTALL = "sudo apt-get install "
LACKING: list[tuple[dict[str, str], tuple[str, ...], bool, str | None]] = [
    (X11, (), False, None),
    (OFF, (), False, None),
    (WAYLAND, (), False, None),
    (X11, (CURSOR, EGL), False, f"{INSTALL}libegl1 libxcb-cursor0"),
    (OFF, (CURSOR,), False, None),
    (WAYLAND, (CURSOR,), False, None),
    ({**OFF, **X11, "QT_QPA_PLATFORM": "xcb:x"}, (CURSOR,), False, f"{INSTALL}libxcb-cursor0"),
    ({**WAYLAND, **X11, "QT_QPA_PLATFORM": "xcb:x"}, (CURSOR,), False, f"{INSTALL}libxcb-cursor0"),
    (OFF, (GL,), False, f"{INSTALL}libgl1"),
    # Once Qt is loaded only what it loads later is looked for.
    (OFF, (GL, CURSOR), True, None),
    (X11, (GL, CURSOR), True, f"{INSTALL}libxcb-cursor0"),
]
"""An environment, the libraries it lacks, whether Qt is loaded, and the end of the sentence."""


def test_the_libraries_that_are_missing_are_named_in_one_sentence() -> None:
    for environment, lacking, loaded, wanted in LACKING:
        said = missing(environment, "linux", lambda one, it=lacking: one not in it, loaded=loaded)
        assert (said is None) == (wanted is None), (environment, lacking)
        if said is not None and wanted is not None:
            assert said.endswith(wanted)
            assert "\n" not in said
    for system in ("win32", "darwin"):
        assert missing({}, system, lambda _: False) is None
    sentence = missing({}, "linux", lambda _: True)
    assert sentence is not None
    assert "DISPLAY" in sentence
    assert missing({"QT_QPA_PLATFORM": "xcb"}, "linux", lambda _: True) == sentence
    loads = {CURSOR, EGL}.isdisjoint
    assert missing_packages(loads=lambda one: loads({one})) == ["libegl1", "libxcb-cursor0"]
    assert missing_packages(x11=False, loads=lambda one: loads({one})) == ["libegl1"]
    assert missing_packages(loads=lambda _: True) == []


# The application of macOS, on any system: an event of Qt's stands for what the desktop asks

OPENED = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from cfanp_gui.window.app import MacApplication
made = MacApplication(["cfanp-gui"])
made.file_asked.connect(print)
made.sendEvent(made, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
"""


def test_a_file_opened_in_the_desktop_is_asked_for(tmp_path: Path) -> None:
    name = str(tmp_path / "a b.cpgn")
    command = [sys.executable, "-c", OPENED, name]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout == f"{name}\n"
