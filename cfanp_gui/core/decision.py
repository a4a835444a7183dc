"""A decision a player must make before the game goes on; see `Position.decision`."""

from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.text import Text


class DecisionOption(NamedTuple):
    """One answer to a decision."""

    label: Text
    action: Action
    boards: tuple[int, ...] = ()
    """Boards that show what it is about."""


class Decision(NamedTuple):
    """A decision a player must make before doing anything else."""

    player: int
    question: Text
    """Question with ``{player}`` filled in by the game's caller; see `Position.decision`."""
    options: tuple[DecisionOption, ...]
