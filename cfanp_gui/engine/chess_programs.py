"""Chess programs as files: one that is installed, and whether a file can be run."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from cfanp_gui.core.text import Text, shown
from cfanp_gui.engine.analysis import ProgramError

_NAME = "stockfish"
_ELSEWHERE = ("/usr/games", "/usr/local/bin", "/opt/homebrew/bin")
"""Where it may lie though a program started from a desktop's menu is not told."""


def installed() -> str | None:
    """Return the path of Stockfish where it is installed, to be offered; None where it is not."""
    return shutil.which(_NAME) or shutil.which(_NAME, path=os.pathsep.join(_ELSEWHERE))


def check_program(path: Path) -> None:
    """Raise `ProgramError` with a sentence for what cannot be run at all."""
    name = shown(str(path))
    if path.is_dir():
        raise ProgramError(Text("“{name}” is a folder, not a program.", name=name))
    if not path.is_file():
        raise ProgramError(Text("There is no file “{name}”.", name=name))
    if not os.access(path, os.X_OK):
        raise ProgramError(Text("“{name}” is not a program: it must not be run.", name=name))
