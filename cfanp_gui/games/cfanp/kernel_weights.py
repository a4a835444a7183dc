"""Weights of a search for pieces, squares and Kings in danger, in hundredths of a pawn.

A kernel reads these names when it is made, so that other numbers can be tried. This module is never
compiled.
"""

from __future__ import annotations

VALUES = [100, 310, 330, 500, 920, 400]
"""Values of pieces, in the order of `movegen.KINDS`.

A living King stands for the value of an army beyond its pieces: its turns."""
REACHES = [0, 4, 4, 2, 1, 0]
"""Bonus for each attacked square, with an empty half-board pushed against the piece's own."""
EXPOSED = 30
"""Penalty for each half-board that gives check when it is pushed against an army's King."""
CORNERED = 40
"""Further penalty if the army has few moves there (`FEW`) and an opponent moves before it."""
FEW = 3
HELPLESS = 900
"""Penalty if an army has no defence there: the next opponent to move mates."""
HELPLESS_LATER = 90
"""Penalty if an army has no defence there, but moves before any opponent."""
CHECK_GAIN = 40
"""Estimated gain of a move that gives check, for move ordering only."""
WINNING = 40
"""Gain above which a move is called forcing."""
RESCUE = 50
"""Percentage of a piece's possible loss on its square that is credited to its moves away."""


def place(kind: int, square: int, home: bool) -> int:
    """Return the value of a local square for a kind in `movegen.KINDS`, abroad or at `home`."""
    rank, file = divmod(square, 8)
    middle = min(file, 7 - file)
    if kind == 0:
        return 5 * rank + 3 * middle if home else 30 * (4 - rank)
    if kind == 5:
        return -12 * rank if home else -25
    if kind in (1, 2):
        return 6 * min(rank, 3) + 5 * middle
    return 2 * min(rank, 2) + middle if kind == 4 else middle


def places() -> list[int]:
    """Return the values of kinds on local squares, abroad and at home: 32 numbers each."""
    return [
        VALUES[kind] + place(kind, square, home)
        for kind in range(6)
        for home in (False, True)
        for square in range(32)
    ]
