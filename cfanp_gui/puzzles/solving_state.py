"""A position as seen by a proof: moves are played on it and taken back.

`ContractState` uses only the contract of games, and its results are exact. `QuickState` uses a
game's own `search_state`: it is many times as fast, but leaves out moves that lead to a position
another one leads to, which within a turn of several moves is not quite the same.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple, cast

from cfanp_gui.bots.contract import choices
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import WIN, SearchMove, SearchState


class MoveEffect(NamedTuple):
    """Effect of a move for the solving player."""

    mated: int = 0
    """Number of armies, or seats at boards, that the player checkmated by it."""
    unpushed: int = 0
    """Number of these that were in check on other boards than the move joined."""
    lost: int = 0
    """Number of armies or seats that the player lost by it."""


NOTHING = MoveEffect()


class ContractState(PlainState):
    """Any position of any game. Its moves are actions.

    Where every board has its own side to move, only the board of the solving side is played on.
    Actions that need another player's consent are not played.
    """

    __slots__ = ("_board", "solver")

    def __init__(self, position: Position, seat: int) -> None:
        """Begin with a position in which the player of a seat is to move there."""
        self.solver = position.seat_status(seat).player
        super().__init__(position, self.solver, {})
        self._board = _board(position, seat) if position.turn() is None else None

    def _allowed(self, player: int) -> Sequence[Action]:
        actions = choices(self.position, player)
        if self._board is None:
            return actions
        return tuple(action for action in actions if self.position.board_of(action) == self._board)

    @property
    def is_solving(self) -> bool:
        """Return True if the solving player moves next."""
        return self._look()[0] == self.solver

    @property
    def is_won(self) -> bool:
        """Return True if the solving player has won the game."""
        outcome = self.position.outcome()
        return outcome is not None and outcome.score(self.solver) == 1.0

    def key(self) -> Hashable:
        return self.position

    def is_end(self, move: SearchMove) -> bool:
        """Return True if a move is the end of the turn."""
        return move == self.position.turn_end

    def play(self, move: SearchMove) -> MoveEffect:
        """Play a move, and return its effect."""
        before, is_own = self.position, self.is_solving
        done = cast(Transition, super().play(move))
        return _step(before, done, self.solver, is_own) if done.events else NOTHING

    def looks(self) -> Hashable:
        """Return the pieces and the players at seats, equal after the same solution."""
        statuses = self.position.statuses()
        holders = tuple((status.seat.id, status.player, status.dead) for status in statuses)
        return frozenset(self.position.pieces().items()), holders


def _board(position: Position, seat: int) -> int | None:
    """Return the id of the board on which a seat is to move: a move on it ends its turn."""
    seen: set[int | None] = set()
    for action in choices(position, position.seat_status(seat).player):
        board = position.board_of(action)
        if board not in seen:
            seen.add(board)
            after, _ = position.apply(action)
            seats = {place.id for place in after.seats()}
            if seat not in seats or not after.seat_status(seat).to_move:
                return board
    return None


def _step(before: Position, done: Transition, player: int, by_player: bool) -> MoveEffect:
    """Return the effect of an action on a player, who may be the one who acted."""
    mated = unpushed = lost = 0
    for event in done.events:
        for loss in event.losses:
            if before.seat_status(loss.seat).player == player:
                lost += loss.captor != player
        for seat in event.mated if by_player else ():
            captor = next((defeat.captor for defeat in event.losses if defeat.seat == seat), None)
            if captor in (None, player) and before.seat_status(seat).player != player:
                mated += 1
                boards = {square.board for square in (*event.kings, *event.attackers)}
                unpushed += done.pushed is not None and not boards.issubset(done.pushed)
    return MoveEffect(mated, unpushed, lost)


class QuickState:
    """A position as seen by its game's own search, with the members of `ContractState`."""

    __slots__ = ("_end", "_held", "_past", "_state", "solver")

    def __init__(self, state: SearchState, end: Action | None) -> None:
        """Begin on a state; `end` ends the turn early, and is None if it has one move."""
        self._state = state
        self._end = end
        self.solver = state.player
        self._past: list[int] = []
        self._held = state.holders().count(state.player)

    @property
    def is_solving(self) -> bool:
        return not self._state.is_over and self._state.player == self.solver

    @property
    def is_begun(self) -> bool:
        return self._state.is_begun

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    @property
    def is_won(self) -> bool:
        return self._state.is_over and self._state.values()[self.solver - 1] >= WIN

    def key(self) -> Hashable:
        return self._state.key()

    looks = key

    def moves(self) -> Sequence[SearchMove]:
        return self._state.moves()

    def is_end(self, move: SearchMove) -> bool:
        return self._state.action(move) == self._end

    def play(self, move: SearchMove) -> MoveEffect:
        """Play a move; the boards of a mate are unknown, and assumed to be other ones."""
        by_player = self.is_solving
        self._past.append(self._held)
        self._state.play(move)
        before, self._held = self._held, self._state.holders().count(self.solver)
        if self._held == before:
            return NOTHING
        gained = self._held - before
        mated = gained if by_player and gained > 0 else 0
        return MoveEffect(mated, mated, max(-gained, 0))

    def take_back(self) -> None:
        self._state.take_back()
        self._held = self._past.pop()

    def action(self, move: SearchMove) -> Action:
        return self._state.action(move)


SolvingState = ContractState | QuickState
"""A position on which moves are played and taken back, for the solving player."""


def quick_state(position: Position, player: int) -> QuickState | None:
    """Return a position in the form of its game's own search; None if there is no such search."""
    state = position.search_state()
    if state is None or state.is_over or state.player != player:
        return None
    return QuickState(state, _end(position, player))


def _end(position: Position, player: int) -> Action | None:
    """Return the action that ends a turn after its first move, if more may follow."""
    turn = position.turn()
    if turn is not None and turn.moves_possible > 1:
        for action in choices(position, player):
            end = position.apply(action)[0].turn_end
            if end is not None:
                return end
    return None
