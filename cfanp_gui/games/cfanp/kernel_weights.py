"""What a search thinks pieces, squares and Kings in danger to be worth, in hundredths of a pawn.

A kernel reads these names when it is made, so that they can be tried out with other numbers. This
module is never compiled.
"""

from __future__ import annotations

VALUES = [100, 310, 330, 500, 920, 400]
"""What pieces are worth, in the order of `movegen.KINDS`.

A living King stands for what an army is worth beyond its pieces: its turns.
"""
REACHES = [0, 4, 4, 2, 1, 0]
"""What each square adds that a piece attacks, were any other half-board it is pushed to empty."""
EXPOSED = 30
"""What each half-board costs that gives check when it is pushed against an army's King."""
CORNERED = 40
"""What it costs besides if the army has few moves there (`FEW`) and an opponent moves before it."""
FEW = 3
HELPLESS = 900
"""What it costs that an army could not defend itself there: whoever moves there next, mates."""
HELPLESS_LATER = 90
"""The same when no opponent moves before it."""
CHECK_GAIN = 40
"""What a move that gives check is guessed at, for the order only."""
WINNING = 40
"""What a move must win more than to be called forcing."""
RESCUE = 50
"""How much of what could be lost where a piece stands its moves away gain, in hundredths."""


def place(kind: int, square: int, home: bool) -> int:
    """Return what a local square adds to a piece's worth; `home` is whether its army lives there.

    `kind` is an index of `movegen.KINDS`.
    """
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
    """Return what each kind is worth on each local square, abroad and at home: 32 numbers each."""
    return [
        VALUES[kind] + place(kind, square, home)
        for kind in range(6)
        for home in (False, True)
        for square in range(32)
    ]
