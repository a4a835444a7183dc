"""What the games of the program's own file are called, as sentences that can be translated.

Those of other files are called as their file says, in every language.
"""

from __future__ import annotations

from cfanp_gui.core.text import Text

_NAMES = {
    "minixiangqi": Text("Minixiangqi"),
    "xiangqi": Text("Xiangqi"),
    "minishogi": Text("Minishogi"),
    "shogi": Text("Shogi"),
    "makruk": Text("Makruk"),
    "shatranj": Text("Shatranj"),
    "crazyhouse": Text("Crazyhouse"),
    "capablanca": Text("Capablanca Chess"),
    "grand": Text("Grand Chess"),
    "courier": Text("Courier Chess"),
    "knightmate": Text("Knightmate"),
    "berolina": Text("Berolina Chess"),
    "differentarmies": Text("Chess with Different Armies"),
}
"""By their keys, which no other file can take."""


def game_name(key: str, name: str) -> Text:
    """Return what a game with a key is called whose file calls it `name`."""
    known = _NAMES.get(key)
    return known if known is not None and known == name else Text("{name}", name=name)
