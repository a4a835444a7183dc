"""Entry point of the window: `cfanp-gui`."""

import argparse
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType

from cfanp_gui import BUILD
from cfanp_gui.crash_reports import CrashReport
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.single_instance import SingleInstance, request_for

THINK = "--bots"
"""Option that runs `bots.process`, which a one-file program must provide by itself."""


def main(argv: list[str] | None = None) -> int:
    """Open the window, or do what an option asks; return the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == [THINK]:
        from cfanp_gui.bots import process

        return process.main()
    options = argparse.Namespace(
        files=[], selftest=False, new_window=False, new_process=False, render_svg=None
    )
    if arguments:  # or the window opens without waiting for its readers
        _parser().parse_args(arguments, options)
    if options.render_svg is not None:
        # No window or display is used, so whatever one lacks does not matter.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return _render(options.render_svg)
    if options.selftest:
        app = _able()
        return 1 if app is None else app.selftest([sys.argv[0]])

    app_dirs = AppDirs.of_platform()
    instance = SingleInstance(app_dirs.journals)
    if not options.new_process and instance.reach(request_for(options.files, options.new_window)):
        return 0
    crash_report = CrashReport(app_dirs.crashes)
    crash_report.begin()
    try:
        app = _able()
        if app is None:
            return 1
        return app.run([sys.argv[0]], options.files, app_dirs, instance, crash_report)
    except Exception as problem:
        crash_report.add(problem)
        raise
    finally:
        instance.release()
        crash_report.end()


def _whole_path(name: str) -> Path:
    """Return the path of a file that was named relative to the start folder."""
    from cfanp_gui.record.file_urls import named_file

    return Path(os.path.abspath(named_file(name)))


def _able() -> ModuleType | None:
    """Load the window; if the system cannot show one, print the reason and return None."""
    from cfanp_gui.window.services.system_libraries import missing

    app: ModuleType | None = None
    try:
        app = load()
        lack = missing(loaded=True)
    except ImportError as problem:
        lack = missing() or f"Qt cannot be loaded: {problem}"
    if lack is not None:
        print(f"cfanp-gui: {lack}", file=sys.stderr)
        return None
    return app


def _render(paths: list[Path]) -> int:
    """Draw SVG files into one file of another kind; return the exit status."""
    if isinstance(sys.stderr, TextIOWrapper):  # the caller reads errors from it
        sys.stderr.reconfigure(encoding="utf-8")
    try:
        from cfanp_gui.window.services.render_files import render
    except ImportError as problem:
        from cfanp_gui.window.services.system_libraries import missing

        lack = missing() or f"Qt cannot be loaded: {problem}"
        print(f"cfanp-gui: {lack}", file=sys.stderr)
        return 1
    return render(paths)


def load() -> ModuleType:
    """Load the window and return `cfanp_gui.window.app`. Raises ImportError without Qt."""
    from cfanp_gui.window import app

    return app


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cfanp-gui", description="Chess For Any Number of Players, with its table."
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=_whole_path,
        metavar="FILE",
        help="a game record (.cpgn) or lessons (.txt) to open; in a window of the program that "
        "runs, if one does",
    )
    parser.add_argument(
        "--new-window", action="store_true", help="open another window of the program that runs"
    )
    parser.add_argument(
        "--new-process",
        action="store_true",
        help="open a window of its own, whichever programs run already",
    )
    parser.add_argument(
        "--selftest", action="store_true", help="play scripted games in the window and compare"
    )
    # See `record.rendering`: draws the SVG files in folders into one PNG, PDF or GIF, named last.
    parser.add_argument("--render-svg", nargs="+", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--version", action="version", version=f"cfanp-gui {BUILD}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
