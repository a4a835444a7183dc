"""Which version of the rules and bots this is: what decides how a game of bots goes."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import cfanp_gui
from cfanp_gui.assets import asset

ROOMS = ("core", "record", "games", "bots", "puzzles")
"""What a game, and what is mined from it, follows from."""


@cache
def program() -> str:
    """Return the version of the program and a short sum of the source of its rules and bots.

    The same games can only be expected of what is the same. Without its source, such as in a frozen
    program, it is the version alone.
    """
    return with_sum(cfanp_gui.__version__, Path(cfanp_gui.__file__).parent, asset("games"))


def with_sum(version: str, package: Path, games: Path) -> str:
    """Return a version with the sum of the source in a package's folder, if it is there.

    In the folder `games` are the base games that are described.
    """
    found = hashlib.sha256()
    files = sorted(
        (path.relative_to(package).as_posix(), path)
        for room in ROOMS
        for path in (package / room).rglob("*.py")
    )
    described = sorted((path.name, path) for path in games.glob("*.ini"))
    for name, path in (*files, *described):
        # Line ends are the checkout's business.
        source = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{name} {len(source)}\n".encode())
        found.update(source)
    return f"{version} {found.hexdigest()[:12]}" if files else version
