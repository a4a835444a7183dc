"""Games described to a program, in a file in the dialect of Fairy-Stockfish's `variants.ini`."""

import hashlib
import re

from cfanp_gui.core.game_pair import ProgramVariant

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
