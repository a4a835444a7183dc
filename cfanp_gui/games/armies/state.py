"""State of a game: the contents of a CFEN line, with the legal moves that follow from it.

A `State` knows no history beyond that of the line; repetitions and agreements are kept by
`position.Position`. It is immutable; its mutable parts are caches. Its base class
`placed_armies.PlacedArmies` has the pieces and the relations of the armies.
"""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter
from typing import Any, TypeVar

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.text import SquareName
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.base_game import ANYWHERE
from cfanp_gui.games.armies.hooks import Facts, Hooks
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, PairRules
from cfanp_gui.games.armies.placed_armies import Control, Halves, PlacedArmies, Rights

MOVED = "moved"
"""Key of the squares of `State.moved_on_strip` in `State.extra`."""

D = TypeVar("D")

_new = object.__new__


class State(PlacedArmies):
    """Armies, rights and turn of a game of armies."""

    __slots__ = (
        "_actions",
        "_moves",
        "_pairs",
        "ahead",
        "army",
        "clock",
        "committed",
        "extra",
        "hooks",
        "left",
        "pushed",
        "round",
        "rules",
        "stuck",
    )

    ahead: dict[Pair, PairMoves] | None
    """Moves already generated for the army that is next, kept until its turn begins."""
    army: int
    """The army to move."""
    left: int
    """Number of moves left this turn by Rule 6."""
    pushed: int
    """Half-boards already pushed this turn, as a bit set."""
    clock: int
    """Number of piece moves since the last one with progress, such as a capture."""
    round: int
    rules: Rules
    hooks: Hooks[State]
    """Hooks of the rules that are switched on (`modifiers.hooks_of`)."""
    extra: Facts
    """Facts that those rules remember, by the names of the rules."""
    committed: Pair | None
    """With the touch-board option the pair that is pushed together and waits for its move."""
    stuck: str | None
    """Reason the game is drawn for lack of moves; set when a turn begins, None otherwise."""
    _actions: list[Move] | None
    _moves: dict[Pair, PairMoves]
    _pairs: tuple[Pair, ...] | None

    def __init__(
        self,
        halves: Halves,
        army: int,
        control: Control,
        rights: Rights,
        left: int,
        pushed: int,
        clock: int,
        round: int,
        rules: Rules,
        hooks: Hooks[State],
        committed: Pair | None = None,
        extra: Facts = (),
        stuck: str | None = None,
    ) -> None:
        super().__init__(rules.pair_rules, halves, rights, control)
        self.army, self.left, self.pushed = army, left, pushed
        self.clock, self.round = clock, round
        self.rules, self.hooks = rules, hooks
        self.extra, self.committed, self.stuck = extra, committed, stuck

    def title(self, square: Square) -> SquareName:
        """Return the name of a half-board's square in notation, such as ``Be2``."""
        return self.base.names.title(square)

    @classmethod
    def start(cls, players: int, rules: Rules, hooks: Hooks[State]) -> State:
        """Return the starting state of a game of a number of players (Rule 2)."""
        halves, rights = rules.pair_rules.start(players)
        return cls(halves, 0, tuple(range(1, players + 1)), rights, 1, 0, 0, 1, rules, hooks)

    def __eq__(self, other: object) -> bool:
        return _key(self) == _key(other) if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(_key(self))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the state without cached moves."""
        *fields, committed, extra, stuck = _key(self)
        return State, (*fields, self.hooks, committed, extra, stuck)

    def copy(self) -> State:
        """Return the same state without cached moves, to be changed before it is used."""
        twin: State = _new(State)
        twin._halves = self.halves
        for name in _COPIED:
            setattr(twin, name, getattr(self, name))
        twin.stuck = twin.ahead = twin._before = twin._pairs = twin._actions = None
        twin._boards, twin._moves = {}, {}
        return twin

    def moved(self, pair: Pair, move: PairMove) -> State:
        """Return pieces, rights and clock after a legal move, in the same turn.

        Only the joined board is changed: the halves follow on demand. Otherwise it is like `copy`,
        inlined because every move played passes here.
        """
        base = self.base
        army = self.army
        before = self._boards.get(pair) or self.board(pair)
        board, rights, taken, counted = base.play(before, pair, army, move, self.rights)
        origin, target, _ = move
        spread = self.spread
        if taken:
            for other, mask in enumerate(before.armies):
                if mask & taken:
                    spread = _respread(base, spread, pair, other, board.armies[other])
        if origin < 0 or base.regions[origin] != base.regions[target]:
            spread = _respread(base, spread, pair, army, board.armies[army])
        if base.roams:
            spread = base.roaming(spread, board.armies, rights)
        twin: State = _new(State)
        unwritten = self._before
        if unwritten is None:
            twin._halves = self._halves
            twin._before = pair, before
        elif unwritten[0] == pair:
            twin._halves = self._halves
            twin._before = unwritten
        else:
            twin._halves = self.halves
            twin._before = pair, before
        twin._boards = {pair: board}
        twin._moves = {}
        twin._pairs = twin._actions = None
        twin.ahead = None
        twin.army = army
        twin.base = base
        twin.clock = self.clock + 1 if counted else 0
        twin.committed = None
        twin.control = self.control
        twin.extra = self.extra
        twin.hooks = self.hooks
        twin.left = self.left
        twin.pushed = self.pushed
        twin.rights = rights
        twin.round = self.round
        twin.rules = self.rules
        twin.sides = self.sides
        twin.spread = spread
        twin.stuck = None
        return twin

    def begin_turn(self, army: int) -> None:
        """Give an army its turn; for a state under construction."""
        boards = self.spread[army]
        self.army = army
        self.pushed = 0
        self.committed = None
        self.left = (boards & ~ANYWHERE).bit_count() or 1
        self._pairs = () if self.sides.decided else self.sides.open_pairs[boards, 0]
        self._moves = self.ahead or {}
        self.ahead = self._actions = None
        hooks = self.hooks
        if hooks.modifiers:
            self.left = self.bonus()
            if hooks.open_pairs or hooks.lost_turn or hooks.due:
                self._pairs = None
            if hooks.legal_moves or hooks.turn_moves:
                self._moves = {}  # the known moves were generated in another army's turn

    def bonus(self) -> int:
        """Return the number of moves of the army to move in a turn that begins now (Rule 6)."""
        count = (self.spread[self.army] & ~ANYWHERE).bit_count() or 1
        for moves_in_turn in self.hooks.moves_in_turn:
            count = moves_in_turn(self, self.army, count)
        return count

    def fact(self, name: str, default: D) -> D:
        """Return the facts that a rule which is switched on remembers, or a default without any."""
        for known, value in self.extra:
            if known == name:
                return value  # type: ignore[return-value]
        return default

    @property
    def moved_on_strip(self) -> tuple[Square, ...]:
        """Return the squares of the strip with pieces that moved or were dropped this turn."""
        return self.fact(MOVED, ())

    def remember(self, name: str, value: Hashable) -> None:
        """Store facts of a rule, or delete them; for a state under construction."""
        facts = {**dict(self.extra), name: value}
        self.extra = tuple((key, facts[key]) for key in sorted(facts) if facts[key] is not None)
        self.forget()

    def give(self, control: Control) -> None:
        super().give(control)
        self.forget()

    def forget(self) -> None:
        """Clear the cached moves; only for a state under construction."""
        self._moves = {}
        self.ahead = self._pairs = self._actions = None

    def step(self, pair: Pair, army: int, origin: int, target: int) -> None:
        """Move a pawn of an army one step on a pair; for a state under construction."""
        base, before = self.base, self.board(pair)
        board, self.rights, _, _ = base.play(before, pair, army, (origin, target, 0), self.rights)
        self._halves = base.write(self.halves, pair, before, board)
        self._boards = {pair: board}
        self.spread = _respread(base, self.spread, pair, army, board.armies[army])
        if base.roams:
            self.spread = base.roaming(self.spread, board.armies, self.rights)
        self.clock = 0
        self.forget()

    def _place(self, halves: Halves, rights: Rights) -> None:
        super()._place(halves, rights)
        self.forget()

    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs that the army to move may still push this turn (Rules 4 and 6)."""
        pairs = self._pairs
        if pairs is None:
            if self.stuck or self.sides.decided or self.left < 1 or self.is_lost() or self.due():
                pairs = ()
            else:
                pairs = self.sides.open_pairs[self.spread[self.army], self.pushed]
                for open_pairs in self.hooks.open_pairs:
                    pairs = open_pairs(self, pairs)
            self._pairs = pairs
        return pairs

    def generate(
        self, army: int, pair: Pair, guard_king: bool = True, plain: bool = False
    ) -> PairMoves:
        """Return the legal moves of any army on a pair, even if not to move or the pair is used.

        Actions already done this turn do not matter; `plain` leaves out rules that are switched on.
        """
        # The same as `view`, inlined because every move played passes here.
        board = self._boards.get(pair) or self.board(pair)
        armies = board.armies
        sides = self.sides
        allies = sides.allies[army]
        own = friends = armies[army]
        if allies:
            for ally in allies:
                friends |= armies[ally]
        hostile = board.occupied ^ friends
        if sides.dead:
            for gone in sides.dead:
                hostile &= ~armies[gone]
        view = army, own, friends, hostile, allies
        moves = self.base.moves(board, pair, view, self.rights, guard_king)
        if not plain:
            for legal_moves in self.hooks.legal_moves:
                moves = legal_moves(self, army, pair, moves, guard_king)
        return moves

    def pair_move(self, action: Move) -> PairMove:
        """Return a move in the base game's form; its promotion is -1 if that is impossible."""
        number = 0
        if action.promotion is not None:
            piece = self.piece_at(self.base.square(action.origin, action.pair))
            base = self.rules.base
            number = -1 if piece is None else base.number(piece.letter, action.promotion)
        return action.origin, action.target, number

    def moves_on(self, pair: Pair) -> PairMoves:
        """Return the legal moves of the army to move on a pair it may push, with a cache."""
        moves = self._moves.get(pair)
        if moves is None:
            moves = self.generate(self.army, pair)
            for turn_moves in self.hooks.turn_moves:
                moves = turn_moves(self, pair, moves)
            self._moves[pair] = moves
        return moves

    def actions(self) -> list[Move] | None:
        """Return the legal moves of the army to move, on each pair in the order of their texts.

        None where the base game does not find them all at once; then `moves_on` has them.
        """
        hooks = self.hooks
        if self._actions is None and not (hooks.legal_moves or hooks.turn_moves or hooks.pushes):
            given = self.halves, self.control, self.rights
            self._actions = self.base.actions(self.army, self.pairs(), *given)
        return self._actions

    def is_mated(self, army: int, pair: Pair) -> bool:
        """Return True if an army's King is attacked on a pair and no move there helps (Rule 8)."""
        return bool(self.attackers(army, pair)) and not self.generate(army, pair).total

    def has_move(self) -> bool:
        """Return True if the army to move has a legal move or an action due before it."""
        if self._actions:
            return True
        moves = self._moves
        pairs = self._pairs
        for pair in self.pairs() if pairs is None else pairs:
            if (moves.get(pair) or self.moves_on(pair)).total:
                return True
        return self.due() is not None or any(may(self) for may in self.hooks.may_pass)

    def due(self) -> Refusal | None:
        """Return the reason the army to move must do something else before it moves, or None."""
        due: Refusal | None = self.hooks.first("due", self) if self.hooks.due else None
        return due

    def is_lost(self) -> bool:
        """Return True if a rule makes the army to move lose its turn."""
        asked = self.hooks.lost_turn
        return any(lost(self) is not None for lost in asked) if asked else False

    def moves_possible(self) -> int:
        """Return the number of moves that can still follow this turn, with the half-boards left."""
        count = min(self.left, (self.count - self.pushed.bit_count()) // 2)
        if not (spread := self.spread[self.army]) & ANYWHERE:
            count = min(count, (spread & ~self.pushed).bit_count())  # each needs a piece there
        for moves_possible in self.hooks.moves_possible:
            count = moves_possible(self, count)
        return count

    def count_moves(self) -> int:
        """Return the number of legal moves of the army to move."""
        total, moves = 0, self._moves
        for pair in self.pairs():
            total += (moves.get(pair) or self.moves_on(pair)).total
        return total


_key = attrgetter(
    *("halves", "army", "control", "rights", "left", "pushed", "clock", "round", "rules"),
    *("committed", "extra", "stuck"),
)
"""Returns all that distinguishes two states."""
_COPIED = (
    *("army", "base", "clock", "committed", "control", "extra", "hooks", "left", "pushed"),
    *("rights", "round", "rules", "sides", "spread"),
)


def _respread(
    base: PairRules[Any, Any, Any], spread: tuple[int, ...], pair: Pair, army: int, own: int
) -> tuple[int, ...]:
    """Return the half-boards of all armies after one of them changed squares on a pair's board."""
    low, high = 1 << pair.lower, 1 << pair.upper
    boards = spread[army] & ~(low | high)
    if own & base.lower_half:
        boards |= low
    if own & base.upper_half:
        boards |= high
    if boards == spread[army]:
        return spread
    return (*spread[:army], boards, *spread[army + 1 :])
