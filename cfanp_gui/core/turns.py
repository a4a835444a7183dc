"""Turns, and the actions that are not moves: a part of the contract of `Position`.

The defaults are right where every board has its own side to move, and players only move pieces.
"""

from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.events import Names
from cfanp_gui.core.text import Text


class Turn(NamedTuple):
    """The seat to move and the progress of its turn."""

    seat: int
    """The id of the seat to move."""
    round: int
    moves_left: int = 1
    """Moves left by the rules of the turn."""
    moves_possible: int = 1
    """Moves that can still follow, which may be fewer because a board may be used up."""
    used: frozenset[int] = frozenset()
    """Ids of boards already used this turn."""
    committed: Pair | None = None
    """Boards that are pushed together and must be used now."""
    end: Action | None = None
    """Action that declines the rest of the turn; None when there is nothing to decline."""
    bonus_rule: str = ""
    """Rule that grants the rest of the turn; empty when there is nothing to decline."""
    again: bool = False
    """True if boards used this turn may be used again."""

    @property
    def spent(self) -> frozenset[int]:
        """Return the ids of the boards that can no longer be used this turn."""
        return frozenset() if self.again else self.used


class TurnReason(NamedTuple):
    """A player who is a reason for the number of a turn's moves."""

    player: int
    words: Text
    """Sentence about that player."""
    arrows: tuple[tuple[Square, Square], ...]
    """Arrows from square to square that show it now; none if it is no longer visible."""


class TurnReasons(NamedTuple):
    """Reasons for the number of a turn's moves."""

    words: Text
    """All of it without a full stop, such as ``3 moves: Ben, Clara and David threaten this army``.

    Players in it are `PlayerName`, here and in everything below.
    """
    heading: Text
    """The same without the players, as heading of a list of them."""
    by: tuple[TurnReason, ...]
    """Reasons in the order of the players' numbers."""
    decided: Text | None = None
    """The kind the turn has become, as a sentence; None while several are possible."""
    limits: Text | None = None
    """Restrictions of a turn of that kind, in sentences."""


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


class Turns:
    """The part of a position about turns, and about actions that are not moves."""

    __slots__ = ()

    def turn(self) -> Turn | None:
        """Return the turn of the one seat to move; None where every board has a side to move."""
        return None

    @property
    def turn_end(self) -> Action | None:
        """Return the action that declines the rest of the turn, or None."""
        turn = self.turn()
        return None if turn is None else turn.end

    @property
    def turn_begun(self) -> bool:
        """Return True if a move of the turn has been made and more may follow."""
        turn = self.turn()
        return turn is not None and bool(turn.used)

    def turn_reasons(self) -> TurnReasons | None:
        """Return the reasons for the turn's number of moves; None if there are none to show.

        It is computed on demand.
        """
        return None

    def passes(self) -> Mapping[int, Action] | None:
        """Return the actions of passing without a legal move, by seat; None if nobody ever may."""
        return None

    # Before a move

    def demand(self, names: Names) -> Text | None:
        """Return the player's obligation before moving, as a sentence without full stop, or None.

        It includes the reason. The squares to choose from are marked as
        `NoteKind.CHOICE`.
        """
        return None

    def deciders(self) -> frozenset[int]:
        """Return the players who must make a decision before the game goes on."""
        return frozenset()

    def decision(self, name: str) -> Decision | None:
        """Return the pending decision, or None.

        `name` is the name of the player who decides first, see `deciders`.
        """
        return None

    # Other actions

    def partner(self, action: Action) -> int | None:
        """Return the player whose consent an action needs, whom the table asks, or None."""
        return None

    def claim(self) -> str | None:
        """Return the reason for which the player to move may claim a draw now, or None."""
        return None

    def claim_action(self) -> Action | None:
        """Return the action of claiming a draw, legal or not; None where none is ever claimed."""
        return None

    def transferable(self) -> tuple[int, ...]:
        """Return the armies that may be handed over to another player now."""
        return ()

    def transfer(self, army: int, player: int) -> Action:
        """Return the action of handing an army over, legal or not.

        Raises NotImplementedError in a game where that is never possible.
        """
        raise NotImplementedError(f"{type(self).__name__} has no armies to hand over")
