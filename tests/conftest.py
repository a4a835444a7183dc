"""What every test stands on: an offscreen Qt of its own, folders of its own, and no leftovers."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.abc import MetaPathFinder
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from cfanp_gui.window.services.system_libraries import missing
from tests import slow
from tests.systems import TIMEOUT, own_folders

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # as `window.app.application` has it
os.environ["LANGUAGE"] = "en"  # which `cfanp` speaks then, whatever the locale is
os.environ["CFANP_COMPILE"] = "0"  # builds that tests make compile where that is looked at, alone

LACK = missing({"QT_QPA_PLATFORM": "offscreen"})
"""Libraries for Qt missing here; tests that need Qt cannot even be collected without them."""

collect_ignore = ["table", "window", "xvfb"] if LACK else []


class WithoutQt(MetaPathFinder):
    """Leaves out each module and test that imports Qt; there is nothing else they could do."""

    def find_spec(self, fullname: str, *_: object) -> None:
        if fullname.startswith("PySide6.Qt"):
            pytest.skip(str(LACK), allow_module_level=True)


if LACK:
    sys.meta_path.insert(0, WithoutQt())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--slow``; tests/slow.py says what it does."""
    parser.addoption(
        "--slow",
        action="store_true",
        help="try all tests, seeds, examples and cases, and look for leftovers after each test",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Let tests know how much they are to try, before their parameters are collected."""
    slow.try_everything(config.getoption("--slow"))
    config.addinivalue_line("markers", "slow: takes many seconds, and runs with --slow alone")
    # How long an example takes says more about the machine than about the program.
    settings.register_profile("cfanp", deadline=None, max_examples=slow.examples(100))
    settings.load_profile("cfanp")
    # What a shell starts in the background is deaf to Ctrl+C, and so is all that tests start.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    coverage = measuring(config)
    if coverage and (hasattr(config, "workerinput") or config.getoption("dist", "no") != "no"):
        # In a worker of xdist pytest-cov (7.1) begins twice, and `no_cover` stops the second only;
        # in the program that has workers it measures what only hands out tests.
        coverage.stop()


def measuring(config: pytest.Config) -> Any:
    """Return the measurement of coverage running in this program (``--cov``), or None."""
    plugin = config.pluginmanager.getplugin("_cov")
    return plugin.cov_controller.cov if plugin and plugin.cov_controller else None


MEASURED = ("bots", "core", "games", "golden", "insight", "library", "made_up", "record", "session")
"""Folders of tests that are measured when branch coverage is asked for (``--cov``)."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out slow tests, and measure coverage where chance does not play.

    Under measurement the rules take three times as long, and random games take most of the time of
    all tests. Lines that nothing but chance comes to are worth a test of their own anyway.
    """
    if not slow.is_slow():
        left_out = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    tests = Path(__file__).parent
    for item in items:
        by_chance = getattr(getattr(item, "obj", None), "is_hypothesis_test", False) or (
            isinstance(item, pytest.Function)
            and hasattr(item, "callspec")
            and "seed" in item.callspec.params
        )
        if by_chance or item.path.relative_to(tests).parts[0] not in MEASURED:
            item.add_marker(pytest.mark.no_cover)


def pytest_collection_finish() -> None:
    """Have the collector of garbage pass over all that stays from now on, and come seldom.

    Each module's end collects everything anyway.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure coverage round measured tests alone, not what comes with every test as well."""
    coverage = measuring(item.config)
    if coverage is None:
        return (yield)
    coverage.stop()
    if item.get_closest_marker("no_cover") is None:
        coverage.start()
    try:
        return (yield)
    finally:
        coverage.stop()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call() -> Iterator[None]:
    """Leave windows unpainted once a test is over; pytest-qt has them do what they still would."""
    try:
        return (yield)
    finally:
        if "PySide6.QtWidgets" in sys.modules:
            from PySide6.QtWidgets import QApplication

            for window in QApplication.topLevelWidgets():
                window.setUpdatesEnabled(False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Let no window that is closed after a test wait for an answer that nobody gives."""
    with nothing_asked():
        return (yield)


@contextmanager
def nothing_asked() -> Iterator[None]:
    """Close the modal dialogs that come until the end, and fail then if there were any."""
    if "PySide6.QtWidgets" not in sys.modules:
        yield
        return
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

    asked: list[str] = []

    def look() -> None:
        looking.start()
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            asked.append(dialog.text() if isinstance(dialog, QMessageBox) else repr(dialog))
            dialog.done(0)  # a question without “Cancel” cannot be closed

    looking = QTimer(singleShot=True, interval=100)  # one that repeats would be left behind
    looking.timeout.connect(look)
    if QApplication.instance() is not None:
        looking.start()
    try:
        yield
    finally:
        looking.stop()
    assert not asked, f"asked when the test was over: {asked}"


HOMES = count()
"""Numbers of the homes of tests: pytest would look through all there are for a free one."""


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep settings, journals and logs of tests away from those of a person."""
    folder = tmp_path_factory.getbasetemp() / "homes" / str(next(HOMES))
    folder.mkdir(parents=True)
    for name, place in own_folders(folder).items():
        monkeypatch.setenv(name, place)


@pytest.fixture
def only_published(monkeypatch: pytest.MonkeyPatch) -> None:
    """List the games of the program alone, which texts that were kept name one by one."""
    from cfanp_gui.games import registry
    from tests.published import KEYS

    listed = [entry for entry in registry.ENTRIES if entry.key in KEYS]
    monkeypatch.setattr(registry, "ENTRIES", listed)


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, speaking English whatever the system does."""
    from PySide6.QtCore import Qt

    from cfanp_gui.window.services.languages import install

    # As `window.app.application` has it.
    qapp.styleHints().setContextMenuTrigger(Qt.ContextMenuTrigger.Release)
    install(qapp, "en")
    return qapp


class Leftovers:
    """Windows, timers, threads and listeners of Qt that tests made and left behind.

    Only collecting garbage shows what is unreachable and what is kept. After that, what stays is
    frozen (`gc.freeze`): the next collection passes over it.
    """

    def __init__(self) -> None:
        self.used_qt = False
        self._windows = self._windows_now()
        self._listeners = self._listeners_now()

    @staticmethod
    def _windows_now() -> set[int]:
        if "PySide6.QtWidgets" not in sys.modules:
            return set()
        from PySide6.QtWidgets import QApplication
        from shiboken6 import getCppPointer

        return {getCppPointer(window)[0] for window in QApplication.topLevelWidgets()}

    @staticmethod
    def _listeners_now() -> int:
        """Return the number of listeners to focus changes: they hear of all windows to come."""
        if "PySide6.QtWidgets" not in sys.modules:
            return 0
        from PySide6.QtCore import SIGNAL
        from PySide6.QtWidgets import QApplication

        application = QApplication.instance()
        if application is None:
            return 0
        return application.receivers(SIGNAL("focusChanged(QWidget*,QWidget*)"))

    def check(self) -> None:
        """Fail if anything is left that was made since the last time."""
        from PySide6.QtCore import QAbstractAnimation, QObject, QThread, QTimer
        from PySide6.QtWidgets import QApplication
        from shiboken6 import getCppPointer, isValid

        gc.collect()
        delete_what_is_done_with()
        left: list[object] = [
            window
            for window in QApplication.topLevelWidgets()
            if getCppPointer(window)[0] not in self._windows
        ]
        for one in gc.get_objects():
            if not issubclass(type(one), QObject) or not isValid(one):
                continue
            if (
                # A timer for once ends by itself.
                (isinstance(one, QTimer) and one.isActive() and not one.isSingleShot())
                or (isinstance(one, QThread) and one.isRunning())
                or (
                    isinstance(one, QAbstractAnimation)
                    and one.state() == QAbstractAnimation.State.Running
                )
            ):
                left.append(one)
        listeners = self._listeners_now()
        left += ["listener to focusChanged"] * (listeners - self._listeners)
        self._windows, self._listeners = self._windows_now(), listeners
        gc.freeze()
        assert not left, f"left behind: {left}; pytest --slow says by which test"


def delete_what_is_done_with() -> None:
    """Delete what is to be deleted later, as the event loop of a program does at once."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module", autouse=True)
def _leftovers(request: pytest.FixtureRequest) -> Iterator[Leftovers]:
    """Fail a module that leaves something of Qt behind; collecting after each test is slow."""
    leftovers = Leftovers()
    yield leftovers
    if leftovers.used_qt and not request.config.getoption("--slow"):
        leftovers.check()


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """Wait for as long as a busy machine may take, and not five seconds."""
    for name in ("waitUntil", "waitSignal"):
        setattr(qtbot, name, partial(getattr(qtbot, name), timeout=TIMEOUT * 1000))
    return qtbot


@pytest.fixture(autouse=True)
def _no_leftovers(request: pytest.FixtureRequest, _leftovers: Leftovers) -> Iterator[None]:
    """Fail a test that leaves windows open or threads running."""
    threads = set(threading.enumerate())
    yield
    started = [one for one in threading.enumerate() if one not in threads and not one.daemon]
    assert not started, f"threads left running: {started}"
    if "qtbot" not in request.fixturenames:
        return
    from PySide6.QtWidgets import QApplication

    delete_what_is_done_with()
    QApplication.processEvents()
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    assert not shown, f"windows left open: {shown}"
    _leftovers.used_qt = True
    if request.config.getoption("--slow"):
        _leftovers.check()
