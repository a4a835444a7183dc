"""Capabilities: features that only some positions have, tested by ``isinstance(position, Joins)``.

Code tests for a capability, never for a game's name or a family of games. A position class lists
its capabilities among its bases.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cfanp_gui.core.boards import BoardSpec, Edge, Join, Pair, Square
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionError
from cfanp_gui.core.text import Text

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Refusal, Transition
    from cfanp_gui.core.decision import Decision
    from cfanp_gui.core.game_pair import GamePair
    from cfanp_gui.core.movement import Movement
    from cfanp_gui.core.prospects import Prospects
    from cfanp_gui.core.searching import SearchState
    from cfanp_gui.core.set_ups import SetUpRules
    from cfanp_gui.core.square_notes import SquareNote
    from cfanp_gui.core.turn_reasons import TurnReasons


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
    end: "Action | None" = None
    """Action that declines the rest of the turn; None when there is nothing to decline."""
    bonus_rule: str = ""
    """Rule that grants the rest of the turn; empty when there is nothing to decline."""
    again: bool = False
    """True if boards used this turn may be used again."""

    @property
    def spent(self) -> frozenset[int]:
        """Return the ids of the boards that can no longer be used this turn."""
        return frozenset() if self.again else self.used


class Turns(ABC):
    """One seat is to move at a time; without this, every board has its own side to move."""

    __slots__ = ()

    @abstractmethod
    def turn(self) -> Turn:
        """Return the current turn and its progress."""


class Reasons(ABC):
    """Rules may have reasons for the number of a turn's moves, to be shown to people."""

    __slots__ = ()

    @abstractmethod
    def turn_reasons(self) -> "TurnReasons | None":
        """Return the reasons for the turn's number of moves; None if there are none to show.

        It is computed on demand.
        """


class Joins(ABC):
    """Boards are pushed together two at a time."""

    __slots__ = ()

    @property
    @abstractmethod
    def join(self) -> Join:
        """Return the way in which the upper board is joined to the lower one."""

    @property
    def strip(self) -> BoardSpec | None:
        """Return the board between any two boards pushed together, or None.

        Its squares are numbered as seen from the lower board. It is the last of the position's
        boards, belongs to nobody and is never used up: its pieces are on every pair.
        """
        return None

    @abstractmethod
    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs of boards that may be pushed together for a move now."""

    @abstractmethod
    def pair_actions(self, pair: Pair) -> tuple["Action", ...]:
        """Return the legal moves on one pair, sorted by their text."""

    @abstractmethod
    def pair_refusal(self, pair: Pair) -> "Refusal | None":
        """Return the reason why a pair may not be pushed for a move now; None when it may."""

    def pair_demand(self, pair: Pair) -> "Refusal | None":
        """Return the obligation on a pair, such as to capture, and its squares.

        None if moves there are free.
        """
        return None

    @abstractmethod
    def pair_checks(self, pair: Pair) -> tuple[Square, ...]:
        """Return the squares of living Kings that a hostile piece attacks on a pair."""

    @abstractmethod
    def push_action(self, pair: Pair) -> "Action | None":
        """Return the action of pushing two boards together; None when it binds nobody."""

    @abstractmethod
    def joined_names(self, pair: Pair) -> Mapping[int, tuple[str, ...]]:
        """Return the names of squares while two boards are pushed together, by board.

        Those of a strip are included.
        """


class Pockets(ABC):
    """Players hold pieces beside the boards, which may be dropped."""

    __slots__ = ()

    @abstractmethod
    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """Return the pieces beside a board in the order in which they lie.

        Each comes with True if it may be used on this board. Of equal pieces, the last is used
        first.
        """


class Facing(ABC):
    """Every piece faces an edge of its board, which some kinds show (`PieceType.points`)."""

    __slots__ = ()

    @abstractmethod
    def faces(self, piece: Piece, board: int, pair: Pair | None) -> Edge:
        """Return the edge of a board that a piece faces while a pair is pushed."""


class PieceMoves(ABC):
    """The movement of each kind of piece can be derived from the rules."""

    __slots__ = ()

    @abstractmethod
    def movement(self, letter: str) -> "Movement":
        """Return the movement of a kind of piece, by its letter; computed on demand.

        Raises KeyError for an unknown letter.
        """


class Teams(ABC):
    """Several players win and lose together."""

    __slots__ = ()

    @abstractmethod
    def team(self, player: int) -> int:
        """Return the number of a player's team, from 0."""

    @abstractmethod
    def team_name(self, team: int) -> Text:
        """Return the name of a team."""


class Consent(ABC):
    """Some actions need the consent of another player, whom the table asks."""

    __slots__ = ()

    @abstractmethod
    def partner(self, action: "Action") -> int | None:
        """Return the player who must agree to an action; None when no consent is needed."""


class Passes(ABC):
    """A player to move without a legal move passes explicitly, and the turn goes on."""

    __slots__ = ()

    @abstractmethod
    def passes(self) -> Mapping[int, "Action"]:
        """Return the passing actions available now, by the seat's id."""


class Claims(ABC):
    """The player to move may claim a draw."""

    __slots__ = ()

    @abstractmethod
    def claim(self) -> str | None:
        """Return the reason for which a draw may be claimed now; None when it may not."""

    @abstractmethod
    def claim_action(self) -> "Action":
        """Return the action of claiming, legal or not."""


class Transfers(ABC):
    """An army may be handed to another player."""

    __slots__ = ()

    @abstractmethod
    def transfer(self, army: int, player: int) -> "Action":
        """Return the action of handing an army over, legal or not."""

    @abstractmethod
    def transferable(self) -> tuple[int, ...]:
        """Return the armies that may be handed over now."""


class FreeTurns(ABC):
    """In analysis the turn may be given to any side, regardless of the rules."""

    __slots__ = ()

    @abstractmethod
    def free_turns(self) -> Mapping[str, int]:
        """Return the sides, except the one to move, that could be given the turn, and their seats.

        A side's name is up to four ASCII letters and digits, as in records; a seat is its id.
        """

    @abstractmethod
    def turn_given(self, side: str) -> tuple[Any, tuple[Event, ...]]:
        """Return the position in which a side's turn begins, and the events the rules then cause.

        Everything else is unchanged, but the history is dropped. Raises PositionError where that is
        impossible, and KeyError for a side not among those of `free_turns`.
        """


class Marks(ABC):
    """Rules highlight some squares besides checks and moves."""

    __slots__ = ()

    @abstractmethod
    def marked(self) -> Mapping[Square, tuple["SquareNote", ...]]:
        """Return the squares highlighted now, each with the reasons."""

    @abstractmethod
    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        """Return the attacks that hold a seat or endanger it, as (origin, target) squares.

        Its `SeatStatus.notes` say so in words.
        """


class Demands(ABC):
    """A player may have to act on one of their pieces before moving."""

    __slots__ = ()

    @abstractmethod
    def demand(self, names: Names) -> Text | None:
        """Return the player's obligation before moving, as a sentence without full stop, or None.

        It includes the reason. The squares to choose from are marked as
        `square_notes.NoteKind.CHOICE`.
        """


class Decisions(ABC):
    """A player may have to make a decision before the game goes on."""

    __slots__ = ()

    @abstractmethod
    def decision(self, name: str) -> "Decision | None":
        """Return the pending decision, or None.

        `name` is the name of the player who decides first, see `deciders`.
        """

    @abstractmethod
    def deciders(self) -> frozenset[int]:
        """Return the players who must make a decision now."""


class Attacks(ABC):
    """The pieces that attack and guard a square are known, regardless of the turn."""

    __slots__ = ()

    @abstractmethod
    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        """Return the squares of living pieces that attack or guard a square, in their order.

        A piece does so if it could capture a hostile piece there, were its own King safe (FIDE
        3.1.2). With a `pair`, boards are considered as pushed together in it; without one, pieces
        on the square's own board or on any pair are returned.
        """

    @abstractmethod
    def hostile(self, army: int, other: int) -> bool:
        """Return True if pieces of two armies that meet may capture each other."""


class Foresight(ABC):
    """The options of every army, if its turn began now, are known pair by pair."""

    __slots__ = ()

    @abstractmethod
    def living_armies(self) -> tuple[int, ...]:
        """Return the armies that somebody controls, in batting order from the one to move."""

    @abstractmethod
    def prospects(self, army: int) -> "Prospects":
        """Return the prospects of a living army."""


class GamePairs(ABC):
    """A pair may be shown as a position of a two-player game that engines play."""

    __slots__ = ()

    @abstractmethod
    def game_pair(self, pair: Pair) -> "GamePair | Text":
        """Return a pair as a position of a two-player game, or a sentence saying why it is none.

        It is one if two sides have a living King each, the side to move may move, and moves are
        those of that game.
        """


class Searchable(ABC):
    """The game has its own fast search state for bots."""

    __slots__ = ()

    @abstractmethod
    def search_state(self) -> "SearchState | None":
        """Return a working copy of the position for a bot's search; None if not offered.

        Enabled house rules may need more than it supports.
        """


class SetUps(ABC):
    """Players set up their pieces before the game, each unseen by the others."""

    __slots__ = ()

    @property
    @abstractmethod
    def set_up_rules(self) -> "SetUpRules":
        """Return the rules of setting up."""

    @abstractmethod
    def set_up(self, texts: Sequence[str]) -> Any:
        """Return the start position with a set-up for every seat, in order.

        Raises PositionError for an invalid one, and ValueError for too many or too few.
        """


EVERYBODY = 0
"""Viewer who sees only what has been shown to all; see `Hidden`."""


class Hidden(ABC):
    """Players do not see everything on the boards.

    A position is either the whole truth or a viewer's sight of one. Such a view is a position too:
    it answers every query from the viewer's knowledge alone, and a piece unknown to the viewer
    stands there as a special unknown kind.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def viewer(self) -> int | None:
        """Return the viewer of this position, or `EVERYBODY`; None for the whole truth."""

    @abstractmethod
    def seen_by(self, viewer: int) -> Any:
        """Return the position as seen by a player, or by `EVERYBODY`.

        Raises ValueError if this is another viewer's view.
        """

    @abstractmethod
    def shown(self, transition: "Transition", viewer: int) -> "Transition":
        """Return a viewer's sight of the transition that led to this whole position."""

    def shown_squares(self) -> frozenset[Square]:
        """Return the squares of pieces that were shown to all and still stand there."""
        return frozenset()

    @abstractmethod
    def foretold(self, action: "Action") -> "Transition":
        """Return the foreseeable effects of a legal action (see `Position.foretold`)."""

    @abstractmethod
    def guessed(self, seed: int) -> Any:
        """Return a possible whole position behind a view, the same for the same seed.

        It is drawn at random from all that fit the view. A whole position returns itself.
        """


def check_whole(position: object) -> None:
    """Raise PositionError if a position is only a viewer's view."""
    if isinstance(position, Hidden) and position.viewer is not None:
        raise PositionError(
            Text(
                "this is what somebody sees of a position, in which not all is told (expected the "
                "whole position)"
            )
        )
