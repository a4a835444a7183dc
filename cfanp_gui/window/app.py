"""Start of the program with its window."""

import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from cfanp_gui import __version__
from cfanp_gui.assets import asset
from cfanp_gui.crash_reports import CrashReport
from cfanp_gui.games.registry import default_game
from cfanp_gui.table.translate import tr
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services import logs
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.idle_tasks import IdleTasks, Job, loading
from cfanp_gui.window.services.languages import install, without_font
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.services.single_instance import SingleInstance
from cfanp_gui.window.windows import Windows

SWITCH_S = 0.001
"""Longest time another thread may keep the interpreter while the window's waits for it, in seconds.

An event asks for it several times, and with five times as much, Python's default, the window
was away from its events for more than 30 ms again and again while games were indexed.
"""


class MacApplication(QApplication):
    """Application on macOS, where the system tells a running program which files to open."""

    file_asked = Signal(object)
    """Carries the path of a file to open."""

    def event(self, event: QEvent) -> bool:
        """Report the system's requests; all other events are passed on."""
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


def application(arguments: list[str]) -> QApplication:
    """Return the one application object, with the name used by settings and window managers."""
    # Qt splits even small pictures between threads, and waking these takes it longer than
    # drawing does: with one thread a board is dragged in half the time, at any size of window.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # With the style named here, PySide need not load its classes of styles, as for `setStyle`.
    made = MacApplication if sys.platform == "darwin" else QApplication
    app = made([*arguments, "-style", "fusion"])
    app.setApplicationName("cfanp-gui")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("cfanp-gui")
    sys.setswitchinterval(SWITCH_S)
    # X11 and macOS open a menu at the press: the release may run the command where a drag ends.
    app.styleHints().setContextMenuTrigger(Qt.ContextMenuTrigger.Release)
    return app


def run(
    arguments: list[str],
    files: Sequence[Path],
    app_dirs: AppDirs,
    instance: SingleInstance,
    crash_report: CrashReport,
) -> int:
    """Open a window for each file, or one with the start view; return the exit status."""
    app = application(arguments)
    reporter = logs.ErrorReporter(logs.start_logging(app_dirs.logs), crash_report.add)
    reporter.install()
    logs.log_qt_messages()
    settings = Settings(app_dirs.settings)
    install(app, settings.preferences().language)
    windows = Windows(app_dirs, settings, begin_window)
    window = windows.add()
    documents = window.documents
    reporter.failed.connect(windows.report_failure)
    if isinstance(app, MacApplication):
        app.file_asked.connect(windows.open_asked)
    left, damaged = documents.journals.left_behind(), documents.journals.damaged()
    if left or damaged:
        _set_icon()  # otherwise it comes when nothing else is to be done
        windows.put_off()
        _take_requests(windows, instance)
        windows.restore(window.restore_actions.offer(left, damaged))
    if documents.session is None and files:
        window.opened_files.open(files[0])
        files = files[1:]
    first: tuple[Job, ...] = (
        *_first_jobs(window),
        partial(report_settings, window, settings),
        windows.carry_out_later if left or damaged else partial(_take_requests, windows, instance),
        partial(show_crash_reports, window, app_dirs.crashes),
        *(partial(windows.open_file, file) for file in files),
    )
    _begin(window, chain(first, _idle_jobs(window)))
    # Loading the module for sounds takes a moment, which must not delay the first sound.
    QTimer.singleShot(1000, window.sounds.prepare)
    status = app.exec()
    reporter.uninstall()
    logs.stop_logging()
    return status


def _first_jobs(window: MainWindow) -> Iterable[Job]:
    """Yield jobs for user input and assistive tools at the table, due as soon as it is visible."""
    yield from loading("cfanp_gui.table.scene", "cfanp_gui.table.interaction.table_interaction")
    yield MainWindow.endings.load
    yield from loading("cfanp_gui.window.panels.side_panels", "cfanp_gui.window.moves.moves_panel")
    yield MainWindow.context_menus.load
    yield window.load_access


def _idle_jobs(window: MainWindow) -> Iterable[Job]:
    """Yield jobs that the first picture does not need, in the order of their likely use."""
    yield from loading("chess")
    game = default_game()
    yield lambda: game.initial(game.player_counts[0], game.as_seated).all_actions()
    yield from loading("cfanp_gui.record.journal", "cfanp_gui.session.input")
    yield from loading("cfanp_gui.table.interaction.board_choice")
    yield _set_icon
    yield window.preference_actions.reduced_motion.ask
    yield MainWindow.analysis_actions.load
    yield MainWindow.analysis_panels.load
    yield MainWindow.variation_actions.load
    yield MainWindow.help_actions.load
    yield MainWindow.replay.load
    yield from loading("cfanp_gui.session.command_parser")
    yield MainWindow.command_controller.load
    yield lambda: window.command_controller
    yield from loading(
        "cfanp_gui.record.cpgn",
        "cfanp_gui.window.play.game_dialogs",
        "cfanp_gui.window.start.setup_page",
        "cfanp_gui.window.preferences.preferences_page",
        "cfanp_gui.window.help.help_dialogs",
    )
    yield MainWindow.picture_actions.load


def report_settings(window: MainWindow, settings: Settings) -> None:
    """Report settings that cannot be read or kept, or a language without a font here."""
    if problem := settings.problem() or without_font(settings.preferences().language):
        window.report(problem)


def begin_window(window: MainWindow) -> None:
    """Show the first picture of a window that was opened beside others, and load the rest."""
    _begin(window, chain(_first_jobs(window), _idle_jobs(window)))


def _begin(window: MainWindow, jobs: Iterable[Job]) -> None:
    """Show the start view, unless there is a game or one is being opened; then do jobs."""
    window.offer_start()
    IdleTasks(window, jobs)  # its central widget, whichever that is when it is painted
    # Done once a first game is visible.
    first: tuple[Job, ...] = lambda: window.context_menus, partial(_greet, window)
    shown = window.view.viewport() if window.view.isVisible() else window.view
    IdleTasks(shown, chain(first, window.panel_group.restoring()))


def _greet(window: MainWindow) -> None:
    """Show how to begin in a new game."""
    session, table = window.documents.session, window.view.table
    if session is None or table is None or session.file is not None:
        return
    if session.exercise or session.root.children:  # a learner is told by the lesson
        return
    words = tr("Drag a piece to where you want it, or press / and type a move. F1 opens the help.")
    if not window.view.sentence:
        window.report(words)


def _take_requests(windows: Windows, instance: SingleInstance) -> None:
    """Carry out requests of later starts of the program from now on."""
    if not instance.is_first:
        return
    try:
        from cfanp_gui.window.services.request_server import RequestServer
    except ImportError:  # a Qt without its network module
        instance.release()
        return
    server = RequestServer(instance, windows.is_waiting, windows)
    server.asked.connect(windows.carry_out)
    if not server.listen():
        instance.release()
    # The socket goes before another program may be the first.
    if (instance_of_qt := QApplication.instance()) is not None:
        instance_of_qt.aboutToQuit.connect(server.close)


def show_crash_reports(window: MainWindow, folder: Path) -> None:
    """Show the reports of crashes since the last start, beside the table."""
    from cfanp_gui import crash_reports

    if reports := crash_reports.left_behind(folder):
        from cfanp_gui.window.start.after_crash import CrashDialog

        CrashDialog(window, crash_reports.text_of(reports), crash_reports.keep(reports)).show()


def _set_icon() -> None:
    from PySide6.QtGui import QIcon, QPixmap

    app, pixmap = QApplication.instance(), QPixmap()
    if not isinstance(app, QApplication) or not app.windowIcon().isNull():
        return
    if pixmap.loadFromData(asset("icons", "cfanp.svg").read_bytes(), "SVG"):
        app.setWindowIcon(QIcon(pixmap))


def selftest(arguments: list[str]) -> int:
    """Play recorded games in the real window; return the exit status."""
    from cfanp_gui.window.selftest import SelfTest, recorded_games

    app = application(arguments)
    with tempfile.TemporaryDirectory(prefix="cfanp-selftest-") as folder:
        logs.start_logging(AppDirs.below(Path(folder)).logs)
        logs.log_qt_messages()
        install(app, "en")
        try:
            return SelfTest(app, Path(folder), list(recorded_games())).run()
        finally:
            logs.stop_logging()
