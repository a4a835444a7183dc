"""What the rules of a described game know of it."""

from __future__ import annotations

from collections.abc import Mapping

from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.pairs.described.description import Description


class DescribedBase(BaseGame):
    """A base game with its description."""

    game: Description
    written: Mapping[str, str]
    """How SAN has each of its pieces, by their letters."""

    def plain(self, letter: str) -> str:
        return self.written.get(letter, letter)

    def turned(self, plain: str, said: str) -> frozenset[str]:
        """Return how SAN has what a piece may become, which it has as `plain`, by what is said."""
        became = {
            self.became(one, said) for one, as_what in self.written.items() if as_what == plain
        }
        return frozenset(self.plain(one) for one in became if one is not None)
