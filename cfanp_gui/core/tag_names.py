"""The names of the tags of records that say who plays and where a game begins."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cfanp_gui.core.boards import BOARD_LETTERS

_COMMON = ("Variant", "Players", "Options", "SetUp", "Result")


@dataclass(frozen=True, slots=True)
class TagNames:
    """The tags of one game's records."""

    position: str
    """The tag with the start position, such as ``CFEN``."""
    player: str
    """How the tags with the players' names begin, such as ``Army``."""
    colour: str = "Colour"
    """How the tags with their colours begin."""
    letters: bool = True
    """Whether tags name players by letters, as armies are named, or by numbers."""

    def label(self, player: int) -> str:
        """Return what stands behind `player` and `colour` for a player, from 1."""
        return BOARD_LETTERS[player - 1] if self.letters else str(player)

    def ours(self, tag: str) -> bool:
        """Return whether a tag says what a record says elsewhere."""
        if tag in (*_COMMON, self.position):
            return True
        label = r"[A-Z]" if self.letters else r"[1-9]\d?"
        return bool(re.fullmatch(f"(?:{self.player}|{self.colour}){label}", tag, re.ASCII))
