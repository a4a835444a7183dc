"""Base class of described games, as their rules know it."""

from __future__ import annotations

from collections.abc import Mapping

from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.pairs.described.description import Description


class DescribedBase(BaseGame):
    """A base game with its description."""

    game: Description
    written: Mapping[str, str]
    """The letters of its pieces in SAN, by their own letters."""

    def plain(self, letter: str) -> str:
        return self.written.get(letter, letter)

    def turned(self, plain: str, stated: str) -> frozenset[str]:
        """Return the SAN letters of pieces written `plain` after the change that `stated` names."""
        became = {
            self.became(one, stated) for one, as_what in self.written.items() if as_what == plain
        }
        return frozenset(self.plain(one) for one in became if one is not None)
