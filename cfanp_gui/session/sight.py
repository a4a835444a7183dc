"""The viewer at the screen in a game of hidden knowledge, which determines what is shown.

Several people share one screen. It is covered between their turns: then it shows only what has been
shown to all, until the player to move takes the seat. A single person playing against bots needs no
cover. When the game is over all of it may be seen.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from cfanp_gui.core.position import EVERYBODY


class Sight:
    """The view of a game that is on the screen."""

    def __init__(self) -> None:
        self.viewer: int | None = EVERYBODY
        """Player at the screen, or `EVERYBODY`; None if the truth may be seen."""
        self.awaited: int | None = None
        """Player who must take the seat before the game goes on, or None."""
        self._chosen: int | None = None
        """Viewer chosen since the game is over; None for the truth."""

    def take(self) -> None:
        """Seat the awaited player."""
        if self.awaited is not None:
            self.viewer, self.awaited = self.awaited, None

    def leave(self) -> None:
        """Leave the seat: the screen is covered until the player to move takes it again."""
        self.viewer = EVERYBODY

    def open(self) -> None:
        """Reveal everything: the game is over."""
        self.viewer, self.awaited = self._chosen, None

    def look_as(self, viewer: int | None) -> None:
        """View a finished game as a viewer saw it; None for all of it."""
        self._chosen = viewer
        self.open()

    def follow(
        self, persons: AbstractSet[int], living: AbstractSet[int], acting: AbstractSet[int] | None
    ) -> None:
        """Cover the screen if it is another person's turn.

        Of all `persons` at the table some are `living`, still in the game, and some of those may be
        `acting` now. While an earlier position is viewed, `acting` is None and nobody is awaited.
        """
        self.awaited = None
        if len(persons) == 1:
            (self.viewer,) = persons
            return
        if acting is None:
            return
        if self.viewer in living and (self.viewer in acting or living == {self.viewer}):
            return
        self.viewer, self.awaited = EVERYBODY, min(acting & living, default=None)
