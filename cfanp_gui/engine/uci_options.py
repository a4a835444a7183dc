"""The options of a chess program that this program sets, and the games that one describes to it.

Of all its options only a few are used. A line that describes one of these otherwise than UCI does
is left out, and all other options are ignored.
"""

import hashlib
import re

import chess.engine

from cfanp_gui.core.queries import ProgramVariant

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


def read_option(line: bytes) -> chess.engine.Option | None:
    """Return the option that a line of output describes; None if it is not used or invalid.

    Its default is None if it is missing or invalid.
    """
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
        choices = [value for key, value in fields if key == "var"]
        default = usual.lower() == "true" if usual and _TYPES[name] == "check" else usual or None
        return chess.engine.Option(name, _TYPES[name], default, None, None, choices)
    limits = {key: value for key, value in fields if key in ("min", "max")}
    if not all(map(_WHOLE.fullmatch, limits.values())):
        return None
    least, most = (int(limits[key]) if key in limits else None for key in ("min", "max"))
    if least is not None and most is not None and least > most:
        return None
    number = int(usual) if _WHOLE.fullmatch(usual) else None
    return chess.engine.Option(name, "spin", number, least, most, [])


# Games described to a program, in a file in the dialect of Fairy-Stockfish's `variants.ini`

_SECTION = re.compile(r"^\[([^\]:]*)(?::([^\]]*))?\]", re.MULTILINE)


def renamed(variant: ProgramVariant) -> tuple[str, str]:
    """Return a game's name and text with unique names of its sections.

    A program keeps to the game that it knows by a name, and of two files to the first.
    """
    text = variant.definition
    mark = hashlib.sha256(text.encode("utf-8")).hexdigest()[:8]
    own = {name.strip() for name, _ in _SECTION.findall(text)}

    def title(match: re.Match[str]) -> str:
        parent = (match[2] or "").strip()
        if parent in own:
            parent = f"{parent}-{mark}"
        return f"[{match[1].strip()}-{mark}{':' if parent else ''}{parent}]"

    return f"{variant.name}-{mark}", _SECTION.sub(title, text)
