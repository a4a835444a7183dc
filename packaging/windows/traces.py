"""What is on this Windows, so that what an installation leaves behind can be looked for.

Under Wine that is all of it. On a real Windows, where much else is written all the time, it is what
lies where programs put something and has a name of ours.
"""

from __future__ import annotations

import os
import winreg
from collections.abc import Iterator
from pathlib import Path

import desktop

OURS = ("cfanp", "cpgn", "chess for any")
"""Of what has a name of ours one of these is part, in small letters."""
PARTS = ("Software\\Classes", "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall")
"""The keys of the registry in which programs are installed."""
_HIVES = {"HKCU": winreg.HKEY_CURRENT_USER, "HKLM": winreg.HKEY_LOCAL_MACHINE}
_PLACES = ("APPDATA", "LOCALAPPDATA", "PROGRAMDATA", "PROGRAMFILES", "PUBLIC", "USERPROFILE")


def files(*roots: Path) -> set[str]:
    """Return the files and folders below some, or below where programs put something."""
    wine = desktop.is_wine()
    if wine:
        places = [Path("C:\\"), *roots]
    else:
        places = [*(Path(os.environ[name]) for name in _PLACES), *roots]
    found: set[str] = set()
    for place in places:
        for folder, inner, names in os.walk(place):
            found.update(Path(folder, name).as_posix() for name in (*inner, *names))
    return {path for path in found if wine or _is_ours(path)}


def registry() -> set[str]:
    """Return the keys of the registry, and what each holds behind its name."""
    wine = desktop.is_wine()
    found: set[str] = set()
    for name, hive in _HIVES.items():
        found.update(f"{name}/{part}".replace("\\", "/") for part in PARTS)  # empty or not yet made
        for part in ("",) if wine else PARTS:
            found.update(f"{name}/{line}" for line in _lines(hive, part))
    return {line for line in found if wine or _is_ours(line)}


def _lines(hive: int, key: str) -> Iterator[str]:
    """Yield the lines of a key and of all below it."""
    shown = key.replace("\\", "/")
    try:
        with winreg.OpenKey(hive, key, 0, winreg.KEY_READ | winreg.KEY_WOW64_64KEY) as opened:
            keys, values, _ = winreg.QueryInfoKey(opened)
            held = [winreg.EnumValue(opened, number)[:2] for number in range(values)]
            inner = [winreg.EnumKey(opened, number) for number in range(keys)]
    except OSError:  # not for us to see, or no longer there
        return
    yield shown
    yield from (f"{shown}: {name}={value!r:.200}" for name, value in held)
    for name in inner:
        if name not in ("Wow6432Node", "Local Settings"):  # seen elsewhere; Windows' own
            yield from _lines(hive, f"{key}\\{name}" if key else name)


def _is_ours(text: str) -> bool:
    return any(name in text.lower() for name in OURS)
