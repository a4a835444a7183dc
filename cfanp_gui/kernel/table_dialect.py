"""Rules of described games that few games have, as the kernel plays them.

Source: the rules of base games, "More of the dialect".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

LOSS, VICTORY = 1, 2
"""What it is for an army that some of its pieces are gone."""


class Dialect(NamedTuple):
    """Rules of a game, each without effect by default; kinds are bit sets of their numbers."""

    captures: bool = False
    """Whether captures are compulsory."""
    drops: int = 0
    """Kinds whose drops are."""
    no_checks: bool = False
    quiet_drops: bool = False
    """Whether no drop may give check."""
    king_stays: bool = False
    """Whether a King in check may only capture what checks it."""
    kings_part: bool = False
    """Whether Kings that see each other must part."""
    royal: Sequence[int] = ()
    """Kinds that are royal together while an army has few of them."""
    most_gone: int = 0
    """One less than the most of them with which they are royal."""
    duple: bool = False
    """Whether they are in check where all of them are attacked."""
    blasts: bool = False
    blown_to_hand: bool = False
    pawns: int = 0
    """Kinds that withstand explosions beside them."""
    immune: int = 0
    """Kinds that withstand all explosions."""
    alike: Sequence[int] = ()
    """Kinds that do not take each other."""
    sided_castling: bool = False
    """Whether castling takes the right of that side from all other armies."""
    bare_draw: bool = True
    """Whether the game is drawn where only royal pieces are left."""
    checks: Sequence[int] = (0, 0)
    """Number of checks with which white and black armies are lost; 0 where they do not count."""
    flags: Sequence[int] = (0, 0)
    """Kinds of white and of black armies that win by reaching squares."""
    flag_count: int = 0
    flag_blocks: bool = False
    """Whether one of them is enough while no such square is empty."""
    flag_waits: bool = False
    flag_is_safe: bool = False
    flag_kings: Sequence[bool] = (False, False)
    """Whether the King alone wins so, for white and for black armies."""
    extinction: int = 0
    """`LOSS` or `VICTORY`, which it is for an army that some of its pieces are gone; or 0."""
    extinct: Sequence[int] = ()
    """Kinds that are counted together."""
    extinct_at: int = 0
    extinct_against: int = 0
    freely: Sequence[bool] = (False, False)
    """Whether white and black armies may pass."""
    stalemated: Sequence[bool] = (False, False)
    """Whether they pass without a move where two players are left."""
    checked: Sequence[int] = ()
    """Number of checks that each army has been given."""
    passes: int = 0
    """Number of passes in a row."""
    gate_ranks: Sequence[int] = (-1, -1)
    """Ranks of the gates of white and of black armies, as these see them."""
    enters: bool = False
    """Whether pieces come in behind others."""
    keeps_gates: bool = False
    """Whether an army keeps its gates when its hand is empty."""
    leaps: bool = False
    """Whether the King and its Met leap from their gates."""
    mets: int = 0
    rooks: int = 0
    """Kinds that end the gate of a King with which they are in line."""
    gates: Sequence[int] = ()
    """Files of the gates of each army, as bit sets."""
