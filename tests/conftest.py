"""What every test stands on: an offscreen Qt of its own, folders of its own, and no leftovers."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cfanp_gui.window.services.system_libraries import missing

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

LACK = missing({"QT_QPA_PLATFORM": "offscreen"})
"""What the system lacks for Qt; tests that need Qt cannot even be collected without it."""

collect_ignore = ["table", "window", "xvfb"] if LACK else []


def pytest_collection_finish() -> None:
    """Have the collector of rubbish, which runs after every test of Qt, pass over what stays."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep settings, journals and logs of tests away from those of a person."""
    folder: Path = tmp_path_factory.mktemp("home")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(folder / name.lower()))


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, speaking English whatever the system does."""
    from cfanp_gui.window.services.languages import install

    install(qapp, "en")
    return qapp


@pytest.fixture(autouse=True)
def _no_leftovers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves windows, timers or threads behind."""
    threads = set(threading.enumerate())
    yield
    started = [one for one in threading.enumerate() if one not in threads and not one.daemon]
    assert not started, f"threads left running: {started}"
    if "qtbot" not in request.fixturenames:
        return
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    gc.collect()
    app.processEvents()
    shown = [one for one in app.topLevelWidgets() if one.isVisible()]
    assert not shown, f"windows left open: {shown}"
