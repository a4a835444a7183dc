"""Raster pictures and pages from SVG: the command by which the window's program draws them.

Qt draws them, which is not used here; so another process does it. That also keeps the window
responsive while it draws.
"""

import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from cfanp_gui.core.text import Text

PICTURE = ".png"
FILMS = (".pdf", ".gif")
"""Suffixes of files made from several pictures: pages, and stills of a film."""
DRAWN = (PICTURE, *FILMS)
"""Suffixes of all files that are drawn from SVG."""
OPTION = "--render-svg"
RESOLUTION = "data-dpi"
"""Attribute of an SVG document with the resolution of its PNG, in pixels an inch."""
DPI = 300
"""Usual resolution of a picture whose width is in centimetres."""
CM = 2.54
"""Centimetres in an inch."""
NO_PILLOW = Text("a GIF takes Pillow, which is not installed (pip install 'cfanp-gui[gif]')")
TOO_LARGE = Text("the picture is too large for a PNG (choose SVG or PDF, or less)")
SILENT = Text("Qt ended without a message")


def write_sources(folder: Path, pictures: Iterable[str]) -> list[Path]:
    """Write SVG documents into a folder; return their files in order. Raises OSError."""
    files = []
    for number, picture in enumerate(pictures):
        files.append(folder / f"{number:04}.svg")
        files[-1].write_text(picture, encoding="utf-8")
    return files


def command(sources: Iterable[Path], target: Path) -> list[str]:
    """Return the program and the arguments that draw SVG files into one file.

    It is given the folders of the files and draws all files in them, sorted by name: Windows has no
    room for the names of hundreds of files. It prints a line for each that is drawn, and exits with
    0; otherwise its last output on standard error is the reason. The target is either unchanged or
    complete.
    """
    # In a one-file program, that file is the interpreter.
    run = [] if getattr(sys, "frozen", False) else ["-m", "cfanp_gui"]
    folders = dict.fromkeys(str(source.parent) for source in sources)
    return [sys.executable, *run, OPTION, *folders, str(target.absolute())]


def environment(given: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which this package is found from any folder."""
    package = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (package, given.get("PYTHONPATH"))))
    return {**given, "PYTHONPATH": path}


def reason(errors: bytes) -> str:
    """Return the reason on standard error; the program's own messages become a `Text`."""
    words = errors.decode(errors="replace").strip().splitlines()
    last = words[-1].removeprefix("cfanp-gui: ") if words else str(SILENT)
    return next((known for known in (NO_PILLOW, TOO_LARGE, SILENT) if known == last), last)
