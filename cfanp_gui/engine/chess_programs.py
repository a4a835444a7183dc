"""Chess programs as files: an installed one, and the check that a file can be run."""

import os
import shutil
from pathlib import Path

from cfanp_gui.core.text import shown
from cfanp_gui.engine.analysis import ProgramError

_NAMES = ("stockfish", "fairy-stockfish")
ELSEWHERE = ("/usr/games", "/usr/local/bin", "/opt/homebrew/bin")
"""Folders that a program started from a desktop's menu may not be told of."""


def installed(beside_chess: bool = False) -> str | None:
    """Return the path of an installed Stockfish, to be offered; None if there is none.

    Fairy-Stockfish is offered if there is no Stockfish, and alone for games `beside_chess`.
    """
    for name in _NAMES[beside_chess:]:
        path = shutil.which(name) or shutil.which(name, path=os.pathsep.join(ELSEWHERE))
        if path is not None:
            return path
    return None


def check_program(path: Path) -> None:
    """Raise `ProgramError` with a sentence if a file cannot be run at all."""
    name = shown(str(path))
    if path.is_dir():
        raise ProgramError("“{name}” is a folder, not a program.", name=name)
    if not path.is_file():
        raise ProgramError("There is no file “{name}”.", name=name)
    if not os.access(path, os.X_OK):
        raise ProgramError("“{name}” is not a program: it must not be run.", name=name)
