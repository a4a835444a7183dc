"""Finished games kept by themselves, each in a file of its own in one folder."""

import contextlib
from datetime import datetime
from itertools import count
from pathlib import Path

from cfanp_gui.record.files import replace_file

_LONGEST = 60
"""Maximum length of the players' names in a file name, in letters; a letter takes up to four
bytes, and systems allow 255."""
_NOT_IN_NAMES = frozenset('\\/:*?"<>|')
"""Characters that are not allowed in file names on some system."""


def file_name(when: datetime, names: tuple[str, ...]) -> str:
    """Return a file name for a game without its suffix: the time of its end and the players."""
    players = ", ".join(names)
    if len(players) > _LONGEST:
        players = f"{players[: _LONGEST - 1]}…"
    letters = (
        letter if letter.isprintable() and letter not in _NOT_IN_NAMES else "_"
        for letter in f"{when:%Y-%m-%d %H.%M} {players}"
    )
    return "".join(letters).strip(". ")


def keep(folder: Path, name: str, text: str, over: Path | None = None) -> Path:
    """Write the text of a game to a new file in a folder; return its path.

    It replaces the file `over` if one is given. The folder is made if it is missing. Raises
    OSError and RecordError; there is then no new file.
    """
    if over is not None:
        replace_file(over, text.encode())
        return over
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"{name}{f' {number}' if number > 1 else ''}.cpgn"
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)  # so that no other program takes the name
            break
    try:
        replace_file(path, text.encode())
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    return path
