"""Starting the program with its window."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from cfanp_gui import __version__
from cfanp_gui.assets import asset
from cfanp_gui.core.registry import SYSTEMS
from cfanp_gui.session.match import seat
from cfanp_gui.shell.documents import Documents
from cfanp_gui.shell.languages import install
from cfanp_gui.shell.logs import ErrorReporter, log_qt_messages, start_logging, stop_logging
from cfanp_gui.shell.places import Places
from cfanp_gui.shell.settings import Settings
from cfanp_gui.shell.window import MainWindow
from cfanp_gui.table.paint import default_colours


def application(arguments: list[str]) -> QApplication:
    """The one application object, named as settings and window managers want it."""
    app = QApplication(arguments)
    app.setApplicationName("cfanp-gui")
    app.setApplicationDisplayName("Chess For Any Number of Players")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cfanp-gui")
    app.setStyle("Fusion")
    pixmap = QPixmap()
    if pixmap.loadFromData(asset("icons", "cfanp.svg").read_bytes(), "SVG"):
        app.setWindowIcon(QIcon(pixmap))
    return app


def run(arguments: list[str], file: Path | None) -> int:
    """Open the window, with a file if one is named, and stay until it closes.

    Answers the exit status.
    """
    app = application(arguments)
    places = Places.of_platform()
    reporter = ErrorReporter(start_logging(places.logs))
    reporter.install()
    log_qt_messages()
    settings = Settings(places.settings)
    install(app, settings.preferences().language)
    documents = Documents(places, settings)
    window = MainWindow(documents, settings)
    reporter.failed.connect(window.tell_failure)
    window.show()
    if not window.filing.offer_restore(documents.left_behind()):
        begin_usual_game(documents)
        if file is not None:
            documents.open(file)
    # Loading what plays sounds takes a moment, which the first sound shall not wait for.
    QTimer.singleShot(1000, window.sounds.prepare)
    status = app.exec()
    reporter.uninstall()
    stop_logging()
    return status


def begin_usual_game(documents: Documents) -> None:
    """Put a game of three on the table, so that there is something to take hold of."""
    system = SYSTEMS[0]
    names = ["Anna", "Ben", "Clara"]
    match = seat(system, {"order": "seats"}, names, default_colours(len(names)), 0)
    documents.begin(match, at_leisure=True)


def selftest(arguments: list[str]) -> int:
    """Play the scripted games in the real window; answers the exit status."""
    from cfanp_gui.shell.selftest import SelfTest

    app = application(arguments)
    with tempfile.TemporaryDirectory(prefix="cfanp-selftest-") as folder:
        places = Places.below(Path(folder))
        start_logging(places.logs)
        log_qt_messages()
        install(app, "en")
        try:
            return SelfTest(app, Path(folder)).run()
        finally:
            stop_logging()
