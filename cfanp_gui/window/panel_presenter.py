"""What the panels beside the table say of a game, which is up to its kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from cfanp_gui.core.game import Position
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window import event_texts

DOT = "  \N{MIDDLE DOT}  "
"""What stands between the parts of a note."""


@dataclass(frozen=True, slots=True)
class Badge:
    """The disc at the left of a row."""

    label: str
    """A letter or a number."""
    pattern: int
    colour: str
    captor: str | None = None
    """The paint of the ring around an army that was taken over."""


class PanelPresenter(ABC):
    """Writes about one session, as it is when asked: its turn, its order and its moves."""

    ends_turns = False
    """Whether a turn may go on until it is ended."""
    one_turn = True
    """Whether it is never the turn of more than one."""

    @property
    @abstractmethod
    def session(self) -> GameSession:
        """The session written about."""

    @abstractmethod
    def heading(self) -> str:
        """What the order is an order of."""

    def status(self) -> str:
        """Where the game stands: whose turn it is, or how it ended."""
        session = self.session
        if session.outcome is not None:
            return event_texts.outcome(session, session.outcome)
        if not session.agreed:
            return self.turn()
        offered = event_texts.names(session, tuple(sorted(session.agreed)))
        return tr("{status}. Draw offered: {names}").format(status=self.turn(), names=offered)

    @abstractmethod
    def turn(self) -> str:
        """Whose turn it is."""

    @abstractmethod
    def tempo(self) -> str:
        """Which round it is, or that there are none."""

    def moves_to_decline(self) -> int | None:
        """The moves that ending the turn now would decline; None where it cannot be ended."""
        return None

    # The rows of the order, from 0

    @abstractmethod
    def rows(self) -> int:
        """How many rows there are."""

    def turn_row(self) -> int:
        """The row of the one whose turn it is, -1 where there is no such one."""
        return -1

    def board(self, row: int) -> int | None:  # noqa: ARG002
        """The number of the whole board a row is about; None in games without."""
        return None

    @abstractmethod
    def is_turn(self, row: int) -> bool:
        """Whether somebody may do something there now."""

    @abstractmethod
    def name(self, row: int) -> str:
        """Who acts there."""

    def aside(self, row: int) -> str:  # noqa: ARG002
        """What belongs to the name and is of less weight; may be empty."""
        return ""

    @abstractmethod
    def note(self, row: int) -> str:
        """What else is to be known; may be empty."""

    @abstractmethod
    def badge(self, row: int) -> Badge:
        """What stands for the row's army or board."""

    @abstractmethod
    def time_left(self, row: int) -> int | None:
        """Milliseconds on the clock of who acts there; None where there is no clock."""

    @abstractmethod
    def spoken(self, row: int) -> str:
        """The row as it is read aloud."""

    # The moves

    @property
    def counts_rounds(self) -> bool:
        """Whether the moves are counted by rounds."""
        return self._round(self.session.root.position) is not None

    def round_begun(self, node: Node) -> int | None:
        """The number of the round that an action began; None for one within a round."""
        before = node.parent
        if before is None:
            return None
        number = self._round(before.position)
        if before.parent is not None and self._round(before.parent.position) == number:
            return None
        return number

    @abstractmethod
    def _round(self, position: Position) -> int | None:
        """The round being played in a position; None where there are none."""

    @abstractmethod
    def move_badge(self, node: Node) -> Badge | None:
        """What stands for who did an action, or for where it was done."""

    def deed(self, node: Node) -> str | None:
        """What an action was that moved no piece; None for a move."""
        transition = node.transition
        if transition is None or transition.moved or transition.placed:
            return None
        told = self._deed(node)
        how = node.position.outcome()
        if told is None and how is not None:
            return tr("draw: {reason}").format(reason=translated(how.reason))
        return told

    @abstractmethod
    def _deed(self, node: Node) -> str | None:
        """What an action was that moved no piece; None for one that only ended the game."""
