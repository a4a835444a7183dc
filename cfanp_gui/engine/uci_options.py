"""The options of a chess program that this program sets.

Of all its options only a few are used. A line that describes one of these otherwise than UCI does
is left out, and all other options are ignored.
"""

import re
from typing import NamedTuple

THREADS, MEMORY, LINES = "Threads", "Hash", "MultiPV"
VARIANT, FILE = "UCI_Variant", "VariantPath"
"""Options by which a program is asked about another game than chess, and told its rules."""
_TYPES = {
    THREADS: "spin",
    MEMORY: "spin",
    LINES: "spin",
    VARIANT: "combo",
    FILE: "string",
    "Ponder": "check",
    "UCI_AnalyseMode": "check",
    "UCI_Chess960": "check",
}
_NAMES = {name.lower(): name for name in _TYPES}
_LINE = re.compile(r"option\s+name\s+(.+?)\s+type\s+(\S+)(.*)", re.IGNORECASE | re.DOTALL)
_PART = re.compile(r"\s(default|min|max|var)(?=\s|\Z)", re.IGNORECASE)
_WHOLE = re.compile(r"[+-]?[0-9]{1,12}")


class UciOption(NamedTuple):
    """An option of a program."""

    name: str
    """Name as UCI spells it."""
    type: str
    """One of spin, check, combo and string."""
    default: str = ""
    """Default value; empty if it is missing or invalid."""
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


def read_option(line: bytes) -> UciOption | None:
    """Return the option that a line of output describes; None if it is not used or invalid."""
    match = _LINE.fullmatch(line.decode("utf-8", "replace").strip())
    name = None if match is None else _NAMES.get(match[1].lower())
    if match is None or name is None or match[2].lower() != _TYPES[name]:
        return None
    _, *parts = _PART.split(match[3])
    fields = [
        (key.lower(), value.strip()) for key, value in zip(parts[::2], parts[1::2], strict=True)
    ]
    usual = next((value for key, value in fields if key == "default"), "")
    if _TYPES[name] != "spin":
        choices = tuple(value for key, value in fields if key == "var")
        return UciOption(name, _TYPES[name], usual, choices=choices)
    limits = {key: value for key, value in fields if key in ("min", "max")}
    if not all(map(_WHOLE.fullmatch, limits.values())):
        return None
    least, most = (int(limits[key]) if key in limits else None for key in ("min", "max"))
    if least is not None and most is not None and least > most:
        return None
    if not _WHOLE.fullmatch(usual):
        usual = ""
    return UciOption(name, "spin", usual, least, most)
