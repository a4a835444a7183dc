"""The state of a game: what a CFEN line says, with the legal moves that follow from it.

A `State` knows nothing of the past but what the line carries; repetitions and agreements are
kept by `position.Position`. It is immutable; what looks like change is a cache. Where the pieces
stand, and which of them are friends, is known to `placed_armies.PlacedArmies`, which it is too.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Piece
from cfanp_gui.core.movegen import LONG, NO_SQUARE, SHORT, Board, BoardMoves, Castling, generate
from cfanp_gui.games.cfanp.control import Control
from cfanp_gui.games.cfanp.hooks import Hooks
from cfanp_gui.games.cfanp.layout import Half, layout
from cfanp_gui.games.cfanp.options import Rules
from cfanp_gui.games.cfanp.placed_armies import PlacedArmies

Extra = tuple[tuple[str, Hashable], ...]

_new = object.__new__


class State(PlacedArmies):
    """Armies, rights and turn of a game of Chess For Any Number of Players."""

    __slots__ = (
        "_moves",
        "_pairs",
        "ahead",
        "army",
        "castling",
        "clock",
        "committed",
        "extra",
        "hooks",
        "left",
        "passed",
        "pushed",
        "round",
        "rules",
        "stuck",
    )

    ahead: dict[Pair, BoardMoves] | None
    """What is known of the moves of the army that is next, kept until its turn begins."""
    army: int
    """The army to move."""
    castling: tuple[int, ...]
    """For each army its rights, `layout.SHORT` | `layout.LONG`."""
    passed: tuple[int, ...]
    """For each half-board the local square its own army's pawn has passed, or NO_SQUARE."""
    left: int
    """Moves left this turn by Rule 6."""
    pushed: int
    """Half-boards already pushed this turn, as a bit set."""
    clock: int
    """Piece moves since the last capture or pawn move."""
    round: int
    rules: Rules
    hooks: Hooks[State] | None
    """Where rules that are switched on take hold (`modifiers.hooks_of`); None without any."""
    extra: Extra
    """What those rules remember, by the name of each."""
    committed: Pair | None
    """With the touch-board option the pair that is pushed and waits for its move."""
    stuck: str | None
    """Why the game is drawn for want of moves; set when a turn begins, None otherwise."""

    def __init__(
        self,
        halves: tuple[Half, ...],
        army: int,
        control: Control,
        castling: tuple[int, ...],
        passed: tuple[int, ...],
        left: int,
        pushed: int,
        clock: int,
        round: int,
        rules: Rules,
        hooks: Hooks[State] | None,
        committed: Pair | None = None,
        extra: Extra = (),
    ) -> None:
        super().__init__(halves, control, rules.join)
        self.army = army
        self.castling = castling
        self.passed = passed
        self.left = left
        self.pushed = pushed
        self.clock = clock
        self.round = round
        self.rules = rules
        self.hooks = hooks
        self.extra = extra
        self.committed = committed
        self.stuck = None
        self._moves: dict[Pair, BoardMoves] = {}
        self.ahead = None
        self._pairs: tuple[Pair, ...] | None = None

    @classmethod
    def start(cls, players: int, rules: Rules, hooks: Hooks[State] | None) -> State:
        """Return the state in which a game of so many players begins (Rule 2)."""
        return cls(
            halves=layout(players, rules.join).start(),
            army=0,
            control=tuple(range(1, players + 1)),
            castling=(SHORT | LONG,) * players,
            passed=(NO_SQUARE,) * players,
            left=1,
            pushed=0,
            clock=0,
            round=1,
            rules=rules,
            hooks=hooks,
        )

    def _key(self) -> tuple[Hashable, ...]:
        return (
            self.halves,
            self.army,
            self.control,
            self.castling,
            self.passed,
            self.left,
            self.pushed,
            self.clock,
            self.round,
            self.rules,
            self.committed,
            self.extra,
            self.stuck,
        )

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out what is known of the moves and can be worked out again."""
        *fields, committed, extra, stuck = self._key()
        return _restored, (*fields, self.hooks, committed, extra, stuck)

    def copy(self) -> State:
        """Return the same state to be changed before it is used; nothing is known of its moves."""
        twin: State = _new(State)
        twin._halves = self.halves
        twin.army = self.army
        twin.control = self.control
        twin.castling = self.castling
        twin.passed = self.passed
        twin.left = self.left
        twin.pushed = self.pushed
        twin.clock = self.clock
        twin.round = self.round
        twin.rules = self.rules
        twin.hooks = self.hooks
        twin.extra = self.extra
        twin.layout = self.layout
        twin.committed = self.committed
        twin.sides = self.sides
        twin.spread = self.spread
        twin.stuck = None
        twin._before = None
        twin._boards = {}
        twin._moves = {}
        twin.ahead = None
        twin._pairs = None
        return twin

    def with_pieces(
        self,
        pair: Pair,
        before: Board,
        board: Board,
        castling: tuple[int, ...],
        passed: tuple[int, ...],
        clock: int,
        spread: tuple[int, ...],
    ) -> State:
        """Return the same turn with other pieces on a pair: its joined board before and now.

        Like `copy`, written out because every move played comes by here.
        """
        twin: State = _new(State)
        twin._halves = self._halves if self._before is None else self.halves
        twin.army = self.army
        twin.control = self.control
        twin.castling = castling
        twin.passed = passed
        twin.left = self.left
        twin.pushed = self.pushed
        twin.clock = clock
        twin.round = self.round
        twin.rules = self.rules
        twin.hooks = self.hooks
        twin.extra = self.extra
        twin.layout = self.layout
        twin.committed = None
        twin.sides = self.sides
        twin.spread = spread
        twin.stuck = None
        twin._before = pair, before
        twin._boards = {pair: board}
        twin._moves = {}
        twin.ahead = None
        twin._pairs = None
        return twin

    def as_if_to_move(self, army: int) -> State:
        """Return the state as if an army's turn began now: its passed square has lapsed.

        What rules that are switched on do then is left to the caller.
        """
        twin = self.copy()
        if self.hooks is None:
            twin._boards = self._boards  # the same pieces, read once
        if twin.passed[army] >= 0:
            twin.lapse(army)
        twin.begin_turn(army)
        return twin

    def begin_turn(self, army: int) -> None:
        """Give an army its turn; for a state under construction that nobody has seen."""
        boards = self.spread[army]
        self.army = army
        self.pushed = 0
        self.committed = None
        self.left = boards.bit_count()
        self._pairs = () if self.sides.decided else self.layout.open_pairs[boards, 0]
        self._moves = self.ahead or {}
        self.ahead = None
        if self.hooks is not None:
            self._begin_modified(self.hooks)

    def _begin_modified(self, hooks: Hooks[State]) -> None:
        self.left = self.bonus()
        if hooks.open_pairs or hooks.lost_turn:
            self._pairs = None
        if hooks.legal_moves or hooks.turn_moves:
            self._moves = {}  # what was known of them was known in another's turn

    def bonus(self) -> int:
        """Return how many moves the army to move has in a turn that begins now (Rule 6)."""
        count = self.spread[self.army].bit_count()
        for moves_in_turn in self.hooks.moves_in_turn if self.hooks is not None else ():
            count = moves_in_turn(self, self.army, count)
        return count

    def fact(self, name: str) -> Any:
        """Return what a rule that is switched on remembers; None when it is nothing."""
        for known, value in self.extra:
            if known == name:
                return value
        return None

    def remember(self, name: str, value: Hashable) -> None:
        """Let a rule remember something, or nothing; for a state that nobody has seen."""
        kept = [one for one in self.extra if one[0] != name]
        if value is not None:
            kept.append((name, value))
            kept.sort(key=lambda one: one[0])
        self.extra = tuple(kept)
        self.forget()

    def lapse(self, board: int) -> None:
        """Let a passed square lapse; for a state under construction that nobody has seen."""
        passed = list(self.passed)
        passed[board] = NO_SQUARE
        self.passed = tuple(passed)
        if self.control[board] is None:
            self.ahead = None  # a living army is next then, and its moves never use its own

    def give(self, control: Control) -> None:
        """Let armies change hands; for a state under construction that nobody has seen."""
        super().give(control)
        self.forget()

    def forget(self) -> None:
        """Drop the cached moves; only for a state under construction that nobody has seen."""
        self._moves = {}
        self.ahead = None
        self._pairs = None

    def remove(self, army: int) -> None:
        """Take a whole army off; for a state under construction that nobody has seen."""
        super().remove(army)
        self.castling = (*self.castling[:army], 0, *self.castling[army + 1 :])
        self.passed = (*self.passed[:army], NO_SQUARE, *self.passed[army + 1 :])
        self.forget()

    def put(self, square: Square, piece: Piece | None) -> None:
        """Put another piece on a square, or none, for that which stands there.

        Rights to castle with what stood there end. For a state that nobody has seen.
        """
        super().put(square, piece)
        board, index = square
        if lost := self.castling[board] & self.layout.homes[board].ends[index]:
            rights = self.castling[board] ^ lost
            self.castling = (*self.castling[:board], rights, *self.castling[board + 1 :])
        self.forget()

    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs the army to move may still push this turn (Rules 4 and 6)."""
        pairs = self._pairs
        if pairs is None:
            if self.stuck or self.sides.decided or self.left < 1 or self.is_lost():
                pairs = ()
            else:
                pairs = self.layout.open_pairs[self.spread[self.army], self.pushed]
                if self.hooks is not None:
                    for open_pairs in self.hooks.open_pairs:
                        pairs = open_pairs(self, pairs)
            self._pairs = pairs
        return pairs

    def generate(
        self, army: int, pair: Pair, guard_king: bool = True, plain: bool = False
    ) -> BoardMoves:
        """Return the legal moves of any army on a pair, even if not to move or the pair is used.

        What has been done this turn does not matter; `plain` leaves out rules that are switched on.
        """
        low, high = pair
        layout = self.layout
        ways: tuple[Castling, ...] = ()
        if army == low:
            ways = layout.homes[army].lower[self.castling[army]]
        elif army == high:
            ways = layout.homes[army].upper[self.castling[army]]
        passed: tuple[int, ...] = ()
        square = self.passed[low]
        if square >= 0 and self.hostile(low, army):
            passed = (square,)
        square = self.passed[high]
        if square >= 0 and self.hostile(high, army):
            passed += (square ^ layout.flip,)
        # The same as `view`, written out because every move played comes by here.
        board = self._boards.get(pair) or self.board(pair)
        armies = board.armies
        sides = self.sides
        own = friends = armies[army]
        for ally in sides.allies[army]:
            friends |= armies[ally]
        hostile = board.occupied ^ friends
        for gone in sides.dead:
            hostile &= ~armies[gone]
        if self.hooks is None or plain:
            return generate(board, own, friends, hostile, ways, passed, guard_king)
        moves = generate(board, own, friends, hostile, ways, passed, guard_king)
        for legal_moves in self.hooks.legal_moves:
            moves = legal_moves(self, army, pair, moves, guard_king)
        return moves

    def moves_on(self, pair: Pair) -> BoardMoves:
        """Return the legal moves of the army to move on a pair it may push, computed once."""
        moves = self._moves.get(pair)
        if moves is None:
            moves = self.generate(self.army, pair)
            if self.hooks is not None:
                for turn_moves in self.hooks.turn_moves:
                    moves = turn_moves(self, pair, moves)
            self._moves[pair] = moves
        return moves

    def is_mated_on(self, pair: Pair) -> bool:
        """Return whether a pair shows the army to move checkmated."""
        return bool(self.attackers(self.army, pair)) and not self.generate(self.army, pair).total

    def has_move(self) -> bool:
        """Return whether the army to move has a legal move or something to do before it."""
        moves = self._moves
        pairs = self._pairs
        for pair in self.pairs() if pairs is None else pairs:
            if (moves.get(pair) or self.moves_on(pair)).total:
                return True
        return self.is_due()

    def is_due(self) -> bool:
        """Return whether a rule makes the army to move do something else before it moves."""
        return self.hooks is not None and any(is_due(self) for is_due in self.hooks.is_due)

    def is_lost(self) -> bool:
        """Return whether a rule makes the army to move lose its turn."""
        hooks = self.hooks
        return hooks is not None and any(lost(self) is not None for lost in hooks.lost_turn)

    def is_pending(self) -> bool:
        """Return whether a rule has something to do before the army to move acts."""
        return self.hooks is not None and any(hook(self) for hook in self.hooks.is_pending)

    def moves_possible(self) -> int:
        """Return how many moves can still follow this turn, for a half-board may be used up."""
        count = min(self.left, (self.count - self.pushed.bit_count()) // 2)
        for moves_possible in self.hooks.moves_possible if self.hooks is not None else ():
            count = moves_possible(self, count)
        return count

    def count_moves(self) -> int:
        """Return the number of legal moves of the army to move."""
        total = 0
        moves = self._moves
        pairs = self._pairs
        for pair in self.pairs() if pairs is None else pairs:
            total += (moves.get(pair) or self.moves_on(pair)).total
        return total


def _restored(*parts: Any) -> State:
    """Return the state with the parts of a key and its hooks."""
    *fields, stuck = parts
    state = State(*fields)
    state.stuck = stuck
    return state
