"""What is said to have happened."""

from typing import Any, NamedTuple

from tests.judges.reference.position import ARMIES


class Event(NamedTuple):
    """A word for what happened, and those of the fields that belong to it.

    ``checkmate`` and ``king_captured`` (army, player, by_army), ``pass``, ``frozen`` and
    ``released`` (army), ``died`` (army, player), ``handed`` (army, player, to),
    ``exchange`` (value, players), ``removed`` (army, square, piece), ``swapped`` (the same, and
    into what), ``excused`` (player).
    """

    type: str
    army: int | None = None
    player: int | None = None
    by_army: int | None = None
    to: int | None = None
    value: int | None = None
    players: tuple[int, ...] = ()
    square: str = ""
    piece: str = ""
    into: str = ""

    def to_json(self) -> dict[str, Any]:
        """Return the event as the command line answers it, or whole if that does not know it."""
        said: dict[str, Any] = {"type": self.type}
        if self.army is not None:
            said["army"] = ARMIES[self.army]
        if self.type == "handed":
            return {**said, "type": "handed_over", "by_player": self.player, "to_player": self.to}
        if self.player is not None:
            by = "player" if self.type in ("excused", "died") else "by_player"
            said[by] = self.player
        if self.by_army is not None:
            said["by_army"] = ARMIES[self.by_army]
        if self.type == "exchange":
            said |= {"value": self.value, "players": list(self.players)}
        if self.square:
            said |= {"square": self.square, "piece": self.piece}
        if self.into:
            said["for"] = self.into
        return said
