"""Location of the files of `resources/`, in every kind of installation."""

from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).parent
_ROOTS = (_PACKAGE / "resources", _PACKAGE.parent / "resources")
"""Possible locations of `resources`: inside the package, or beside it."""


def asset(*names: str) -> Path:
    """Return a file or folder below `resources/`, named step by step.

    A wheel and a frozen program carry `resources` inside the package; in a checkout and an
    editable install it lies beside it. Raises FileNotFoundError when it is nowhere.
    """
    for root in _ROOTS:
        path = root.joinpath(*names)
        if path.exists():
            return path
    raise FileNotFoundError(f"resource {'/'.join(names)} is missing")


PROGRAM = "cfanp-gui"
"""Name of the user's folders in which the program stores data."""
GAMES = "games"
"""Name of the folder below `user_data` with files of base games that the user has added."""


def user_data() -> Path:
    """Return the folder for the user's data of the program, by the platform's conventions."""
    return Path(platformdirs.user_data_dir(PROGRAM, appauthor=False))


def languages_folder() -> Path:
    """Return the folder for the languages that a person has added, each in a folder of its own."""
    return user_data() / "languages"
