"""Starting the program with its window."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Iterable
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cfanp_gui import __version__
from cfanp_gui.assets import asset
from cfanp_gui.games.registry import default_game
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.idle_tasks import IdleTasks, Job, loading
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.services.logs import (
    ErrorReporter,
    log_qt_messages,
    start_logging,
    stop_logging,
)
from cfanp_gui.window.services.settings import AppDirs, Settings


def application(arguments: list[str]) -> QApplication:
    """Return the one application object, named as settings and window managers want it."""
    # With the style named here, PySide need not load what it knows of styles, as for `setStyle`.
    app = QApplication([*arguments, "-style", "fusion"])
    app.setApplicationName("cfanp-gui")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cfanp-gui")
    return app


def run(arguments: list[str], file: Path | None) -> int:
    """Open the window, with a file if one is named; return the exit status once it closes."""
    app = application(arguments)
    app_dirs = AppDirs.of_platform()
    reporter = ErrorReporter(start_logging(app_dirs.logs))
    reporter.install()
    log_qt_messages()
    settings = Settings(app_dirs.settings)
    install(app, settings.preferences().language)
    documents = Documents(app_dirs, settings)
    window = MainWindow(documents, settings)
    reporter.failed.connect(window.report_failure)
    window.show()
    QTimer.singleShot(0, _collect_garbage)  # `__main__` has put it off while all was loaded
    greeting = tr("Drag a piece to where you want it. Press F1 for the rules.")
    if window.file_actions.offer_restore(documents.left_behind()):
        greeting = ""
        if file is not None:
            greeting = tr("{file} was not opened because a restored game is on the table.").format(
                file=file.name
            )
    else:
        begin_default_game(documents)
        if file is not None:
            greeting = ""
            documents.open(file)
    first = lambda: window.context_menus, window.load_access, partial(window.show_notice, greeting)
    IdleTasks(window.view.viewport(), chain(first, _idle_jobs(app, window, documents)))
    # Loading what plays sounds takes a moment, which the first sound shall not wait for.
    QTimer.singleShot(1000, window.sounds.prepare)
    status = app.exec()
    reporter.uninstall()
    stop_logging()
    return status


def _collect_garbage() -> None:
    """Look for garbage from now on, but never in what has been loaded until now: that stays."""
    gc.freeze()
    gc.enable()


def _idle_jobs(app: QApplication, window: MainWindow, documents: Documents) -> Iterable[Job]:
    """Yield what the first picture does not need, what is likely to be wanted soonest first."""
    yield from loading("chess")
    yield partial(_warm_moves, documents)
    yield from loading("cfanp_gui.session.input", "cfanp_gui.table.interaction.board_choice")
    yield documents.begin_journal
    yield partial(_set_icon, app)
    yield window.preference_actions.reduced_motion.ask
    yield from window.analysis.restoring()
    yield from loading(
        "cfanp_gui.window.analysis_panels",
        "cfanp_gui.window.variation_actions",
        "cfanp_gui.window.help_actions",
        "cfanp_gui.window.replay",
        "cfanp_gui.window.files.picture_actions",
        "cfanp_gui.session.command_parser",
        "cfanp_gui.window.command_bar",
    )
    yield lambda: window.command_controller.line
    yield from loading(
        "cfanp_gui.record.cpgn",
        "cfanp_gui.window.dialogs.game_dialogs",
        "cfanp_gui.window.dialogs.setup_dialog",
        "cfanp_gui.window.dialogs.preferences_dialog",
        "cfanp_gui.window.dialogs.help_dialogs",
        "cfanp_gui.table.layers.plate_flash",
        "cfanp_gui.window.dialogs.picture_dialog",
        "cfanp_gui.window.dialogs.film_dialog",
    )


def _warm_moves(documents: Documents) -> None:
    """Compute the first moves before somebody takes a piece."""
    if documents.session is not None:
        documents.session.position.all_actions()


def _set_icon(app: QApplication) -> None:
    from PySide6.QtGui import QIcon, QPixmap

    pixmap = QPixmap()
    if pixmap.loadFromData(asset("icons", "cfanp.svg").read_bytes(), "SVG"):
        app.setWindowIcon(QIcon(pixmap))


def begin_default_game(documents: Documents) -> None:
    """Put a default game of three on the table, so that there is something to move."""
    game = default_game()
    names = ["Anna", "Ben", "Clara"]
    match = seat(game, dict(game.as_seated), names, default_colours(len(names)), 0)
    documents.begin(match, journal_when_idle=True)


def selftest(arguments: list[str]) -> int:
    """Play the scripted games in the real window; return the exit status."""
    from cfanp_gui.window.selftest import SelfTest

    gc.enable()
    app = application(arguments)
    with tempfile.TemporaryDirectory(prefix="cfanp-selftest-") as folder:
        app_dirs = AppDirs.below(Path(folder))
        start_logging(app_dirs.logs)
        log_qt_messages()
        install(app, "en")
        try:
            return SelfTest(app, Path(folder)).run()
        finally:
            stop_logging()
