"""The pieces of hidden armies by their letters, and which of two that meet stays."""

from __future__ import annotations

from collections.abc import Mapping

FILES, RANKS, STRIP = 10, 4, 2
"""A half-board, and the ranks between two."""
LAKES = frozenset(FILES * rank + file for rank in range(STRIP) for file in (2, 3, 6, 7))
"""The squares of the strip on which nothing stands, on the files c, d, g and h."""

MARSHAL, MINER, SCOUT, SPY, BOMB, FLAG = "MNTSBF"
COUNTS: Mapping[str, int] = {
    MARSHAL: 1, "G": 1, "C": 2, "J": 3, "P": 4, "L": 4, "E": 4, MINER: 5, SCOUT: 8, SPY: 1,
    BOMB: 6, FLAG: 1,
}  # fmt: skip
"""How many of each an army has, the highest first."""
IMMOVABLE = BOMB + FLAG
_RANKS = {letter: 10 - at for at, letter in enumerate("MGCJPLENTS")}


def falls(attacker: str, defender: str) -> tuple[bool, bool]:
    """Return whether the attacker and whether the defender falls where two pieces meet."""
    if defender == BOMB:
        return attacker != MINER, attacker == MINER
    if attacker == SPY and defender == MARSHAL:
        return False, True
    one, other = _RANKS.get(attacker, 0), _RANKS.get(defender, 0)
    return one <= other, other <= one
