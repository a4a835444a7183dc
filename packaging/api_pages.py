"""Writes the pages about the program as a library, by pdoc: of what its packages promise.

    python packaging/api_pages.py [--to dist/api]

A build of a wheel has them written where pdoc and what the program needs are at hand, as in an
environment for development or with ``CFANP_API=1``, and leaves them out where they are not
(`hatch_build.py`).
"""

from __future__ import annotations

import argparse
import sys
import warnings
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROMISED = ("record", "session", "bots", "insight", "games")
"""The packages that say in ``__all__`` what they offer."""
POSITION = ("core.position", "core.queries")
"""The modules in which a position is described."""
GAME = ("core.game", "core.situation")
"""The modules in which a game is described."""
CONTRACT = (*GAME, *POSITION, "core.actions", "core.boards", "core.pieces", "core.text")
"""The modules in which stands what games, positions and actions are."""
NEEDED = ("pdoc", "chess", "platformdirs")
"""Modules that writing the pages requires."""


def write(folder: Path) -> None:
    """Write the pages into a folder; the first is ``index.html``."""
    import pdoc
    import pdoc.render

    # Names that only annotations have are shown as they stand.
    warnings.filterwarnings("ignore", "Error parsing type annotation", UserWarning)
    for name in PROMISED:
        module = import_module(f"cfanp_gui.{name}")
        for one in module.__all__:
            setattr(module, one, getattr(module, one))  # pdoc knows what is loaded alone
    # Without sources and an index to search, they are small, and alike whatever else is installed.
    pdoc.render.configure(search=False, show_source=False, footer_text="cfanp-gui")
    pdoc.pdoc(*(f"cfanp_gui.{name}" for name in (*PROMISED, *CONTRACT)), output_directory=folder)


def main() -> int:
    """Write the pages."""
    parser = argparse.ArgumentParser(description="Write the pages about the program as a library.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist" / "api", help="the folder")
    write(parser.parse_args().to)
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
