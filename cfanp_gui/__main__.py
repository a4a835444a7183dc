"""The window's entry point: `cfanp-gui`."""

from __future__ import annotations

import argparse
import builtins
import gc
import os
import sys
from pathlib import Path
from types import ModuleType

from cfanp_gui import __version__
from cfanp_gui.window.services.pyside_code import compiled_once

THINK = "--bots"
"""The option of `bots.process`, which a program that is one file has to be asked for by itself."""


def main(argv: list[str] | None = None) -> int:
    """Open the window, or do what an option asks; return the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == [THINK]:
        from cfanp_gui.bots import process

        return process.main()
    options = argparse.Namespace(file=None, selftest=False, render_svg=None)
    if arguments:  # or the window opens without waiting for what reads them
        _parser().parse_args(arguments, options)

    from cfanp_gui.window.services.system_libraries import missing

    if options.render_svg is not None:
        # No window, no display: what is missing for one does not matter.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        if options.render_svg is not None:
            from cfanp_gui.window.files.render_files import render

            return render(options.render_svg)
        app = load()
    except ImportError as problem:
        print(f"cfanp-gui: {missing() or f'Qt cannot be loaded: {problem}'}", file=sys.stderr)
        return 1
    lack = missing(loaded=True)
    if lack is not None:
        print(f"cfanp-gui: {lack}", file=sys.stderr)
        return 1
    program = [sys.argv[0]]
    status: int = app.selftest(program) if options.selftest else app.run(program, options.file)
    return status


def load() -> ModuleType:
    """Load the window and return `cfanp_gui.window.app`. Raises ImportError without Qt."""
    # What is loaded now stays: to look for garbage in it only takes time.
    gc.disable()
    with compiled_once():
        import PySide6.QtCore  # noqa: F401
    _spare_feature_search()
    from cfanp_gui.window import app

    return app


def _spare_feature_search() -> None:
    """Have Python load our modules without asking PySide.

    PySide replaces the function behind `import` by its own. That reads the source of each module
    that is imported, to see whether it uses PySide at all and so could ask for one of its features
    (`from __feature__ import ...`). None of ours does.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cfanp-gui", description="Chess For Any Number of Players, with its table."
    )
    parser.add_argument("file", nargs="?", type=Path, help="a game record (.cpgn) to open")
    parser.add_argument(
        "--selftest", action="store_true", help="play scripted games in the window and compare"
    )
    # See `record.rendering`: draws SVG files into one PNG, PDF or GIF file, the last one named.
    parser.add_argument("--render-svg", nargs="+", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--version", action="version", version=f"cfanp-gui {__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
