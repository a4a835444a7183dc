"""Starting order of the armies of chess."""

from __future__ import annotations

from cfanp_gui.core.boards import Join

_WHITE_ORDER = "RNBQKBNR"
_BLACK_ORDER = "RNBKQBNR"


def back_rank(army: int, join: Join) -> str:
    """Return the pieces of an army's back rank from its owner's left.

    Source: the first, third ... army stands as White does, the second, fourth ... as Black
    (our reading of Rule 2); with files kept every army stands as White does.
    """
    as_white = join is Join.REFLECT or army % 2 == 0
    return _WHITE_ORDER if as_white else _BLACK_ORDER
