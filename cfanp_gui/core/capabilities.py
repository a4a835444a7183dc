"""What only some positions can do. Code that needs it asks ``isinstance(position, Joins)``.

Behaviour is asked of a capability, never of a game by its name and never of a family of games. A
position class lists its capabilities among its bases.
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
    """Whose turn it is and how far it has got."""

    seat: int
    """The id of the seat to move."""
    round: int
    moves_left: int = 1
    """Moves left by the rules of the turn."""
    moves_possible: int = 1
    """Moves that can still follow, for a board may be used up."""
    used: frozenset[int] = frozenset()
    """The ids of boards already used this turn."""
    committed: Pair | None = None
    """Boards that are pushed together and must be used now."""
    end: "Action | None" = None
    """The action that declines the rest of the turn; None when there is none to decline."""
    bonus_rule: str = ""
    """The rule that gives the rest of the turn; empty when there is none to decline."""
    again: bool = False
    """Whether boards used this turn may be used again."""

    @property
    def spent(self) -> frozenset[int]:
        """Return the ids of the boards that cannot be used any more this turn."""
        return frozenset() if self.again else self.used


class Turns(ABC):
    """One seat is to move at a time; without it every board has a side to move of its own."""

    __slots__ = ()

    @abstractmethod
    def turn(self) -> Turn:
        """Return whose turn it is and how far it has got."""


class Reasons(ABC):
    """Rules may give a turn its moves for a reason that is to be told."""

    __slots__ = ()

    @abstractmethod
    def turn_reasons(self) -> "TurnReasons | None":
        """Return why the turn has the moves it has; None where there is nothing to tell.

        It is worked out when it is asked for.
        """


class Joins(ABC):
    """Boards are pushed together two at a time."""

    __slots__ = ()

    @property
    @abstractmethod
    def join(self) -> Join:
        """Return how the upper board lies on the lower one's seam."""

    @property
    def strip(self) -> BoardSpec | None:
        """Return the board that lies between any two boards pushed together, if there is one.

        Its squares are seen from the lower one. It is the last of the position's boards, belongs
        to nobody and is never used up: what stands on it is on every pair.
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
        """Return why a pair may not be pushed for a move now; None when it may."""

    def pair_demand(self, pair: Pair) -> "Refusal | None":  # noqa: ARG002
        """Return what must be done on a pair, such as capture, and with which squares.

        None where the moves there are free.
        """
        return None

    @abstractmethod
    def pair_checks(self, pair: Pair) -> tuple[Square, ...]:
        """Return the squares of living Kings that a hostile piece attacks on a pair."""

    @abstractmethod
    def push_action(self, pair: Pair) -> "Action | None":
        """Return the action that pushing two boards together is; None when it binds nobody."""

    @abstractmethod
    def joined_names(self, pair: Pair) -> Mapping[int, tuple[str, ...]]:
        """Return what squares are called while two boards lie together, by board.

        Those of a strip are among them.
        """


class Pockets(ABC):
    """Players hold pieces beside the boards, which may be dropped."""

    __slots__ = ()

    @abstractmethod
    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """Return the pieces beside a board in the order in which they lie.

        With each goes whether it may be used on this board. Of a kind, the last goes first.
        """


class Facing(ABC):
    """Every piece looks to an edge of its board, which some kinds show (`PieceType.points`)."""

    __slots__ = ()

    @abstractmethod
    def faces(self, piece: Piece, board: int, pair: Pair | None) -> Edge:
        """Return the edge of a board to which a piece looks there, while a pair is pushed."""


class PieceMoves(ABC):
    """How each kind of piece moves can be told from the rules themselves."""

    __slots__ = ()

    @abstractmethod
    def movement(self, letter: str) -> "Movement":
        """Return how a kind of piece moves, by its letter. It is worked out when it is asked for.

        Raises KeyError for a letter that no kind has.
        """


class Teams(ABC):
    """Several players win and lose together."""

    __slots__ = ()

    @abstractmethod
    def team(self, player: int) -> int:
        """Return the number of a player's team, from 0."""

    @abstractmethod
    def team_name(self, team: int) -> Text:
        """Return what a team is called."""


class Consent(ABC):
    """Some actions need that another player agrees, whom the table asks."""

    __slots__ = ()

    @abstractmethod
    def partner(self, action: "Action") -> int | None:
        """Return the player who must agree to an action; None when nobody is asked."""


class Passes(ABC):
    """A player to move who has no move says so, and the turn goes on."""

    __slots__ = ()

    @abstractmethod
    def passes(self) -> Mapping[int, "Action"]:
        """Return the action of passing for every seat, by its id, whose player may do so now."""


class Claims(ABC):
    """The player to move may claim a draw."""

    __slots__ = ()

    @abstractmethod
    def claim(self) -> str | None:
        """Return why a draw may be claimed now; None when it may not."""

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
    """Analysis may give the turn to any side, whoever is to move by the rules."""

    __slots__ = ()

    @abstractmethod
    def free_turns(self) -> Mapping[str, int]:
        """Return the sides whose turn it is not and that could be given it: names and seats.

        A name is up to four ASCII letters and digits, as records have it; a seat is its id.
        """

    @abstractmethod
    def turn_given(self, side: str) -> tuple[Any, tuple[Event, ...]]:
        """Return the position in which a side's turn begins, and what the rules do then.

        All else stands as it did, but nothing of the past is known. Raises PositionError where
        that cannot be, and KeyError for a side not among those of `free_turns`.
        """


class Marks(ABC):
    """Rules make some squares stand out beside checks and moves."""

    __slots__ = ()

    @abstractmethod
    def marked(self) -> Mapping[Square, tuple["SquareNote", ...]]:
        """Return the squares that stand out now, each with the reasons."""

    @abstractmethod
    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        """Return which attacks hold a seat or put it in danger: from where, and on what.

        Its `SeatStatus.notes` say so in words.
        """


class Demands(ABC):
    """A player may have to do something with one of their pieces before they move."""

    __slots__ = ()

    @abstractmethod
    def demand(self, names: Names) -> Text | None:
        """Return what the player to move must do first and why, in a sentence without full stop.

        None when nothing must be done. The squares to choose from are marked as a
        `square_notes.NoteKind.CHOICE`.
        """


class Decisions(ABC):
    """A player may have to decide something before the game goes on."""

    __slots__ = ()

    @abstractmethod
    def decision(self, name: str) -> "Decision | None":
        """Return what must be decided now; None when nothing is.

        `name` is what the player is called who decides first, see `decider`.
        """

    @abstractmethod
    def deciders(self) -> frozenset[int]:
        """Return the players who must decide something now."""


class Attacks(ABC):
    """It is known which pieces attack and guard a square, whoever is to move."""

    __slots__ = ()

    @abstractmethod
    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        """Return the squares of living pieces that attack or guard a square, in their order.

        A piece does so where it could capture if something hostile stood there, were its own King
        safe (FIDE 3.1.2). Where boards are pushed together it is asked of one `pair`; without one
        it is what bears on the square on its board alone, or on any pair.
        """

    @abstractmethod
    def hostile(self, army: int, other: int) -> bool:
        """Return whether pieces of two armies that meet may capture each other."""


class Foresight(ABC):
    """Of every army it can be told, pair by pair, what it could do if its turn began now."""

    __slots__ = ()

    @abstractmethod
    def living_armies(self) -> tuple[int, ...]:
        """Return the armies that are moved by somebody, in batting order from the one to move."""

    @abstractmethod
    def prospects(self, army: int) -> "Prospects":
        """Return what a living army could do."""


class GamePairs(ABC):
    """Boards pushed together may show a position of a game for two that programs play."""

    __slots__ = ()

    @abstractmethod
    def game_pair(self, pair: Pair) -> "GamePair | Text":
        """Return a pair as a position of a game for two; where it is none, why not, as a sentence.

        It is one where two sides stand with a living King each, the side to move may move, and
        moves are those of that game.
        """


class Searchable(ABC):
    """The game has a quick way of its own for bots to look ahead."""

    __slots__ = ()

    @abstractmethod
    def search_state(self) -> "SearchState | None":
        """Return a working copy of the position for a bot's search; None where not offered.

        Rules that are switched on may ask for more than it can tell.
        """


class SetUps(ABC):
    """A game begins as its players set up their pieces, each unseen by the others."""

    __slots__ = ()

    @property
    @abstractmethod
    def set_up_rules(self) -> "SetUpRules":
        """Return what may be set up."""

    @abstractmethod
    def set_up(self, texts: Sequence[str]) -> Any:
        """Return the position in which a game begins with a set-up for every seat, in order.

        Raises PositionError for one that cannot be, and ValueError for too many or too few.
        """


EVERYBODY = 0
"""Who sees no more than what has been shown to all; see `Hidden`."""


class Hidden(ABC):
    """Players do not see everything that stands on the boards.

    A position is the whole truth, or what somebody sees of one. What somebody sees is a position
    too: it answers every question from what they may know, tells no more by whatever it answers,
    and what they do not know stands there as a piece of its own unknown kind.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def viewer(self) -> int | None:
        """Return whose view this is, or `EVERYBODY`; None for the whole truth."""

    @abstractmethod
    def seen_by(self, viewer: int) -> Any:
        """Return the position as a player sees it, or as `EVERYBODY` does.

        Raises ValueError where this is the view of somebody else.
        """

    @abstractmethod
    def shown(self, transition: "Transition", viewer: int) -> "Transition":
        """Return what somebody sees of that by which this whole position was reached."""

    def shown_squares(self) -> frozenset[Square]:
        """Return the squares of the pieces that were shown to all and stand there still."""
        return frozenset()

    @abstractmethod
    def foretold(self, action: "Action") -> "Transition":
        """Return what a legal action would change, see `Position.foretold`: no more is told."""

    @abstractmethod
    def guessed(self, seed: int) -> Any:
        """Return a whole position that a view may be of, the same for the same seed.

        It is drawn by lot from what fits all that the view shows. A whole position is itself.
        """


def check_whole(position: object) -> None:
    """Do nothing, or raise PositionError for what somebody sees of a position."""
    if isinstance(position, Hidden) and position.viewer is not None:
        raise PositionError(
            Text("this is what somebody sees of a position, in which not all is told (expected the "
                 "whole position)")
        )  # fmt: skip
