"""What happens in a game of Chess For Any Number of Players, beside the pieces that move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.events import Event, Loss, Names, Weight
from cfanp_gui.core.text import Text


@dataclass(frozen=True, slots=True)
class Checkmate(Event):
    """An army was checkmated, and `by_player` did it with army `by_army` (Rule 7)."""

    army: int
    by_player: int
    by_army: int
    captured: str = "taken"
    """What becomes of the army: the value of the option ``captured``."""
    king: Square | None = field(default=None, compare=False)
    """Where the army's King stood."""
    eliminated: int | None = field(default=None, compare=False)
    """The player who is out by it; None for one who has another army."""
    attackers: tuple[Square, ...] = field(default=(), compare=False)

    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        words = {"army": ARMY_LETTERS[self.army], "name": names(self.by_player)}
        if self.captured == "removed":
            return Text("Army {army} is checkmated by {name} and leaves the half-boards.", **words)
        if self.captured == "dead":
            return Text("Army {army} is checkmated by {name} and is dead.", **words)
        return Text("Army {army} is checkmated: {name} takes it over.", **words)

    def to_json(self) -> dict[str, Any]:
        return {
            "type": "checkmate",
            "army": ARMY_LETTERS[self.army],
            "by_player": self.by_player,
            "by_army": ARMY_LETTERS[self.by_army],
        }

    @property
    def mated(self) -> frozenset[int]:
        return frozenset((self.army,))

    @property
    def kings(self) -> tuple[Square, ...]:
        return () if self.king is None or self.captured == "removed" else (self.king,)

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, self.by_player if self.captured == "taken" else None),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset(() if self.eliminated is None else (self.eliminated,))


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """An army whose turn it was had no legal move and no check: it passed (Rule 9)."""

    army: int

    def text(self, names: Names) -> Text:  # noqa: ARG002
        return Text("Army {army} has no legal move and passes.", army=ARMY_LETTERS[self.army])

    def to_json(self) -> dict[str, Any]:
        return {"type": "pass", "army": ARMY_LETTERS[self.army]}


@dataclass(frozen=True, slots=True)
class ArmyDied(Event):
    """An army died because its player resigned or overstepped the time (Rule 9)."""

    army: int
    player: int
    on_time: bool = False
    """Whether it was the time."""

    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        words = {"army": ARMY_LETTERS[self.army], "name": names(self.player)}
        if self.on_time:
            return Text("{name} has run out of time: army {army} is dead.", **words)
        return Text("Army {army} of {name} is dead.", **words)

    def to_json(self) -> dict[str, Any]:
        return {"type": "died", "army": ARMY_LETTERS[self.army], "player": self.player}

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, None),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset((self.player,))


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """An army was handed to another player in a friendly game (Rule 9)."""

    army: int
    by_player: int
    to_player: int
    eliminated: int | None = field(default=None, compare=False)
    """The giver, if it was their last army."""

    def text(self, names: Names) -> Text:
        return Text(
            "Army {army} goes from {giver} to {taker}.",
            army=ARMY_LETTERS[self.army],
            giver=names(self.by_player),
            taker=names(self.to_player),
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "type": "handed_over",
            "army": ARMY_LETTERS[self.army],
            "by_player": self.by_player,
            "to_player": self.to_player,
        }

    @property
    def out(self) -> frozenset[int]:
        return frozenset(() if self.eliminated is None else (self.eliminated,))
