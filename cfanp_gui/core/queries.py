"""What positions of some games answer: turns of several moves, boards pushed together, attacks.

They are parts of the contract of `Position`, with defaults that are right where every board has its
own side to move, players only move pieces, no boards are pushed, and nothing is attacked.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, Protocol

from cfanp_gui.core.actions import Action, Refusal, Source
from cfanp_gui.core.boards import BoardSpec, Join, Pair, Square
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
    """The sentence without the players, as heading of a list of them."""
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
        """Return the reasons for the turn's number of moves, or None; computed on demand."""
        return None

    def passes(self) -> Mapping[int, Action] | None:
        """Return the actions of passing, by seat; None if nobody ever may.

        That is without a legal move, or before any move of a turn where a game allows it.
        """
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
        """Return the pending decision, or None; `name` is the player's who decides first."""
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
        """Return the transfer of an army, legal or not. Raises NotImplementedError by default."""
        raise NotImplementedError(f"{type(self).__name__} has no armies to hand over")


# Boards pushed together two at a time


class LineMove(NamedTuple):
    """One move of a line that an engine has found."""

    source: Source
    """Square or pocket piece that is picked up on the table."""
    target: Square
    promotion: str | None
    """Letter of the piece that another is promoted to."""
    text: str
    """The move in short notation, with the names of the joined board."""


class PairLine(Protocol):
    """An immutable position of the two-player game that can be played on by an engine's moves."""

    def step(self, word: str) -> "tuple[LineMove, PairLine] | None":
        """Return a UCI move and the resulting line; None if it is illegal."""


class ProgramVariant(NamedTuple):
    """A two-player game other than chess, as described to engines."""

    name: str
    """Name that engines know it by."""
    title: Text
    definition: str
    """Its definition in the dialect of Fairy-Stockfish's `variants.ini`, with its parents."""
    common: bool
    """True if an engine with a game of this name means the same game."""


class GamePair(NamedTuple):
    """A pair of boards as a position of a two-player game, for an engine that plays only that."""

    fen: str
    """The position, with the army to move there to move."""
    mover: int
    """Army that moves next on the pair."""
    other: int
    """Army it moves against."""
    line: PairLine
    """The position as a line to play on."""
    variant: ProgramVariant | None = None
    """The game's variant; None for chess."""
    left_out: Text | None = None
    """Features of the position that the two-player game cannot express, as a sentence."""
    unlike: Text | None = None
    """Rules by which play continues differently from the two-player game, as a sentence."""


class Joins:
    """The part of a position about boards that are pushed together."""

    __slots__ = ()

    @property
    def join(self) -> Join | None:
        """Return the way the upper board is joined to the lower; None if none are pushed."""
        return None

    @property
    def strip(self) -> BoardSpec | None:
        """Return the board between any two boards pushed together, or None.

        Its squares are numbered as seen from the lower board. It is the last of the position's
        boards, belongs to nobody and is never used up: its pieces are on every pair.
        """
        return None

    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs of boards that may be pushed together for a move now."""
        return ()

    def pair_actions(self, pair: Pair) -> tuple[Action, ...]:
        """Return the legal moves on one pair, sorted by their text."""
        return ()

    def pair_refusal(self, pair: Pair) -> Refusal | None:
        """Return the reason why a pair may not be pushed for a move now; None when it may."""
        return None

    def pair_demand(self, pair: Pair) -> Refusal | None:
        """Return the obligation on a pair, such as to capture; None if moves there are free."""
        return None

    def push_action(self, pair: Pair) -> Action | None:
        """Return the action of pushing two boards together; None when it binds nobody."""
        return None

    def joined_names(self, pair: Pair) -> Mapping[int, tuple[str, ...]]:
        """Return the names of squares while two boards are pushed, by board, also of a strip."""
        return {}

    def game_pair(self, pair: Pair) -> GamePair | Text | None:
        """Return a pair as a position of a two-player game, or a sentence saying why it is none.

        It is one if two sides have a living King each, the side to move may move, and moves are
        those of that game. None where no pair is ever one.
        """
        return None


# Attacks, and the options of every army


class NoteKind(Enum):
    """Reason for which a square is highlighted."""

    CHOICE = "choice"
    """One of these pieces must be chosen before anything else."""
    HELD = "held"
    """The piece cannot be moved while its army is held; `PieceStyle.frozen` shows it."""
    SHIELDED = "shielded"
    """The piece cannot be moved while its army is held, nor captured."""
    DANGER = "danger"
    """This King can be captured now."""
    ATTACKER = "attacker"
    """The piece may capture such a King."""
    SHOWN = "shown"
    """The piece was shown to all, in a game with hidden kinds of pieces."""
    GOAL = "goal"
    """A piece of the army to move that reaches the square may win by that."""
    GATE = "gate"
    """A piece that waits beside the boards may come in here, when the one here moves."""


class SquareNote(NamedTuple):
    """Reason for which a square is highlighted."""

    kind: NoteKind
    words: Text
    """The reason in few words."""


class Capture(NamedTuple):
    """A legal move that captures a piece."""

    action: Action
    source: Square
    taken: Square
    """Square of the captured piece."""


class Mate(NamedTuple):
    """A legal move by which armies are lost at once: by checkmate, or by a rule of the game."""

    action: Action
    source: Square
    """Square of the piece; the target if it is dropped."""
    target: Square
    armies: tuple[int, ...]
    """Armies that are lost."""
    effect: Text | None = None
    """Words for what the piece does, such as ``gives the last check``; None for checkmate."""


class Prospects(ABC):
    """The options of an army if its turn began now, computed on demand and then cached."""

    __slots__ = ()

    army: int
    king: Square | None
    """Square of its King."""
    pairs: tuple[Pair, ...]
    """Pairs of boards on which the army has a piece, in the order of their letters."""

    @abstractmethod
    def demand(self) -> Text | None:
        """Return its obligation before it may move, as `Position.demand`, or None.

        Until that is fulfilled it has no moves. Players in it are `PlayerName`.
        """

    @abstractmethod
    def moves(self, pair: Pair) -> int:
        """Return the number of its legal moves on a pair."""

    @abstractmethod
    def checkers(self, pair: Pair) -> tuple[Square, ...]:
        """Return the squares of the attackers of its King on a pair; none if it is elsewhere."""

    @abstractmethod
    def captures(self, pair: Pair) -> tuple[Capture, ...]:
        """Return its capturing moves on a pair, sorted by the captured piece."""

    @abstractmethod
    def won(self, capture: Capture) -> int:
        """Return the gain of a capture, or its loss, in pawns after all exchanges on the square."""

    @abstractmethod
    def mates(self, pair: Pair) -> tuple[Mate, ...]:
        """Return its legal moves on a pair by which armies are lost at once, sorted by text."""


class Attacks:
    """The part of a position about attacks, and what armies could do."""

    __slots__ = ()

    def attackers(self, king: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        """Return the squares of hostile pieces that attack a living King, on a `pair` if pushed."""
        return ()

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...] | None:
        """Return the squares of living pieces that attack or guard a square, in their order.

        A piece does so if it could capture a hostile piece there, were its own King safe (FIDE
        3.1.2), regardless of the turn. With a `pair`, boards are considered as pushed together in
        it; without one, pieces on the square's own board or on any pair are returned. None in a
        game that does not tell.
        """
        return None

    def hostile(self, army: int, other: int) -> bool:
        """Return True if pieces of two armies that meet may capture each other."""
        return army != other

    def marked(self, pair: Pair | None = None) -> Mapping[Square, tuple[SquareNote, ...]]:
        """Return the squares highlighted now besides checks and moves, each with the reasons.

        A `pair` that is pushed together is marked as it lies.
        """
        return {}

    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        """Return the (origin, target) of attacks that hold or endanger a seat; see its notes."""
        return ()

    def living_armies(self) -> tuple[int, ...]:
        """Return the living armies, with `prospects`, in batting order from the one to move."""
        return ()

    def prospects(self, army: int) -> Prospects:
        """Return the prospects of a living army, pair by pair, if its turn began now."""
        raise KeyError(army)
