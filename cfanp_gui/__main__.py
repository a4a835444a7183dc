"""The window's entry point: `cfanp-gui`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from cfanp_gui import __version__


def main(argv: list[str] | None = None) -> int:
    """Open the window, or do what an option asks; answers the exit status."""
    parser = argparse.ArgumentParser(
        prog="cfanp-gui", description="Chess For Any Number of Players, with its table."
    )
    parser.add_argument("file", nargs="?", type=Path, help="a game record (.cpgn) to open")
    parser.add_argument(
        "--selftest", action="store_true", help="play scripted games in the window and compare"
    )
    # For `cfanp convert`, which knows no Qt: draws an SVG file into a PNG file.
    parser.add_argument("--render-svg", nargs=2, type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--version", action="version", version=f"cfanp-gui {__version__}")
    options = parser.parse_args(argv)

    from cfanp_gui.shell.needs import missing

    if options.render_svg is not None:
        # No window, no display: what is missing for one does not matter.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        if options.render_svg is not None:
            from cfanp_gui.shell.render import render

            return render(*options.render_svg)
        from cfanp_gui.shell import app
    except ImportError as problem:
        print(f"cfanp-gui: {missing() or f'Qt cannot be loaded: {problem}'}", file=sys.stderr)
        return 1
    lack = missing(loaded=True)
    if lack is not None:
        print(f"cfanp-gui: {lack}", file=sys.stderr)
        return 1
    arguments = [sys.argv[0]]
    return app.selftest(arguments) if options.selftest else app.run(arguments, options.file)


if __name__ == "__main__":
    sys.exit(main())
