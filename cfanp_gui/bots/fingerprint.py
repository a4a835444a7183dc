"""Fingerprint of the rules and bots, on which games of bots depend."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import cfanp_gui
from cfanp_gui.assets import asset

ROOMS = ("core", "record", "games", "bots", "puzzles")
"""Packages on which a game, and what is mined from it, depends."""


@cache
def program() -> str:
    """Return the version of the program and a short checksum of the source of its rules and bots.

    The same games can only be expected of the same source. Without its source, such as in a frozen
    program, it is the version alone.
    """
    return with_sum(cfanp_gui.__version__, Path(cfanp_gui.__file__).parent, asset("games"))


def with_sum(version: str, package: Path, games: Path) -> str:
    """Return a version with the checksum of the source in two folders, if there is any."""
    digest = hashlib.sha256()
    files = sorted(
        (path.relative_to(package).as_posix(), path)
        for room in ROOMS
        for path in (package / room).rglob("*.py")
    )
    described = sorted((path.name, path) for path in games.glob("*.ini"))
    for name, path in (*files, *described):
        # Line ends depend on the checkout.
        source = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(source)}\n".encode())
        digest.update(source)
    return f"{version} {digest.hexdigest()[:12]}" if files else version
