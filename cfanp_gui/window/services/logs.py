"""Errors never vanish: every unexpected one is logged and shown, once per type and place.

If its X server or compositor goes away, Qt warns of that and has the system end the program at
once, wherever it is: its remaining windows and processes would be deleted while others still use
them. So the program ends by itself before. Games are in journals, which are whole after every
action.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from cfanp_gui.table.translate import joined, tr

_log = logging.getLogger("cfanp_gui")

LOG_NAME = "cfanp-gui.log"

Note = Callable[[BaseException, TracebackType | None], object]
"""Handles an error and the place where it happened."""


class ErrorReporter(QObject):
    """Reporter of uncaught exceptions of any thread, which shows each once per type and place."""

    failed = Signal(str)
    """Carries one plain sentence about an error not reported before."""

    def __init__(self, log_file: Path | None, note: Note = lambda _error, _trace: None) -> None:
        """`note` is given each reported error, for the crash report."""
        super().__init__()
        self._log_file, self._note = log_file, note
        self._seen: set[tuple[str, str]] = set()

    def install(self) -> None:
        """Install the hooks for uncaught exceptions."""
        sys.excepthook = self.report
        threading.excepthook = sys.unraisablehook = self._report_caught

    def uninstall(self) -> None:
        """Restore the previous hooks."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__

    def report(
        self, error_type: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an exception, and report it if its type and place are new."""
        if issubclass(error_type, KeyboardInterrupt):
            sys.__excepthook__(error_type, error, trace)
            return
        _log.error("unexpected error", exc_info=(error_type, error, trace))
        frames = traceback.extract_tb(trace)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        if (error_type.__name__, place) in self._seen:
            return
        self._seen.add((error_type.__name__, place))
        self._note(error, trace)
        sentence = self.tr(
            "Something unexpected went wrong ({kind}: {error}). The game is kept in its journal."
        ).format(kind=error_type.__name__, error=error)
        if self._log_file is not None:
            details = self.tr("Details are in {file}.").format(file=self._log_file)
            sentence = joined(" ", (sentence, details))
        self.failed.emit(sentence)

    def _report_caught(self, args: threading.ExceptHookArgs | sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self.report(args.exc_type, args.exc_value, args.exc_traceback)


class LogFile(logging.FileHandler):
    """Log file that is rotated when it has become long, with some older ones kept.

    The standard library's rotating handler is used only then: loading it takes longer than
    loading all else about logging, and every start would wait for it.
    """

    LONGEST = 1_000_000
    """Size of a log file at which it is rotated, in bytes."""
    KEPT = 3
    """Number of older files kept, the latest with the name ending in ``.1``."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, and rotate the file when it is long enough."""
        super().emit(record)
        try:
            if self.stream is None or self.stream.tell() <= self.LONGEST:
                return
            from logging.handlers import RotatingFileHandler

            self.close()  # and the next record opens it again
            old = RotatingFileHandler(self.baseFilename, backupCount=self.KEPT, delay=True)
            old.doRollover()
            old.close()
        except OSError:
            self.handleError(record)


def start_logging(folder: Path) -> Path | None:
    """Log into a folder; return the file, or None if the folder cannot be written."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = LogFile(path := folder / LOG_NAME, encoding="utf-8")
    except OSError:
        logging.basicConfig()
        _log.warning("the log folder cannot be written")
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return path


def stop_logging() -> None:
    """Close the log file."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, LogFile)]:
        root.removeHandler(handler)
        handler.close()
    qInstallMessageHandler(None)


_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


LOST_SCREEN = ("The X11 connection broke", "The Wayland connection ")
"""Prefixes of Qt's warnings that the screen is gone."""


def log_qt_messages() -> None:
    """Log Qt's own messages; the program ends at one that says its screen is gone."""
    qt_log = logging.getLogger("qt")

    def handle(message_type: QtMsgType, context: QMessageLogContext, message: str) -> None:
        qt_log.log(_LEVELS.get(message_type, logging.WARNING), "%s (%s)", message, context.category)
        if message.startswith(LOST_SCREEN):
            leave()

    qInstallMessageHandler(handle)


def leave() -> None:
    """End the program, whose screen is gone, with one line on standard error."""
    sentence = tr("The screen is gone. Games that were begun are offered at the next start.")
    with contextlib.suppress(OSError, ValueError):
        if sys.stderr is not None:
            print(f"cfanp-gui: {sentence}", file=sys.stderr, flush=True)
    os._exit(1)
