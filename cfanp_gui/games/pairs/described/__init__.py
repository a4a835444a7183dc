"""Base games that a file describes, in the dialect of Fairy-Stockfish's `variants.ini`.

`read` makes them of a text. Their rules are loaded when they are first used (`rules`).
"""

from __future__ import annotations

from cfanp_gui.games.pairs.described.library import Loaded, Refused, read

__all__ = ["Loaded", "Refused", "read"]
