"""Who is at the screen in a game of hidden knowledge, and so what everybody reads of it.

Several people share one screen. It is covered between their turns: then it shows no more than has
been shown to all, until who is to move takes the seat. Who plays against bots alone needs no cover.
When the game is over all of it may be seen.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from cfanp_gui.core.capabilities import EVERYBODY


class Sight:
    """Whose view of a game is on the screen."""

    def __init__(self) -> None:
        self.viewer: int | None = EVERYBODY
        """The player who is at the screen, or `EVERYBODY`; None where the truth may be seen."""
        self.awaited: int | None = None
        """Who is to take the seat before the game goes on; None for nobody."""
        self._chosen: int | None = None
        """Whose view is looked at since the game is over; None for the truth."""

    def take(self) -> None:
        """Let who is awaited take the seat."""
        if self.awaited is not None:
            self.viewer, self.awaited = self.awaited, None

    def leave(self) -> None:
        """Leave the seat: the screen is covered until who is to move takes it again."""
        self.viewer = EVERYBODY

    def open(self) -> None:
        """Let all be seen: the game is over."""
        self.viewer, self.awaited = self._chosen, None

    def look_as(self, viewer: int | None) -> None:
        """Let a game that is over be seen as somebody saw it, or for None all of it."""
        self._chosen = viewer
        self.open()

    def follow(
        self, persons: AbstractSet[int], living: AbstractSet[int], acting: AbstractSet[int] | None
    ) -> None:
        """Cover the screen where it is another person's turn.

        Of all `persons` at the table some are `living`, still in the game, and some of those may
        be `acting` now. Where one only looks at what was, `acting` is None and nobody is awaited.
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
