"""Positions as a bot's search sees them: moves merged, and what armies are worth to players.

Sides are players, not armies. A move that stays on one half-board leads to the same position
whichever other one is pushed against it, unless a King there may be checkmated by it; of such
moves one is kept, with a partner that the army needs least.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any, cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, pair_of
from cfanp_gui.core.movegen import KINDS, SQUARES, Board, Memo, attackers, may_check, squares
from cfanp_gui.core.searching import LOSS, WHOLE, WIN, SearchMove, SearchState, shares
from cfanp_gui.core.values import NamedTuple
from cfanp_gui.games.cfanp import draws
from cfanp_gui.games.cfanp import turn as turns
from cfanp_gui.games.cfanp.actions import EndTurn, Move
from cfanp_gui.games.cfanp.hooks import Report
from cfanp_gui.games.cfanp.layout import ARMIES, LOW, Half
from cfanp_gui.games.cfanp.state import State

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = VALUES = (100, 310, 330, 500, 920, 400)
"""What pieces are worth in hundredths of a pawn, in the order of `movegen.KINDS`.

A living King stands for what an army is worth beyond its pieces: its turns.
"""
CHECK_GAIN = 40
"""What a move that may give check is guessed at, for the order only."""
EXPOSED = 30
"""What each pair costs that shows an army's King attacked."""
HELPLESS = 900
"""What it costs that it could not defend itself on one: whoever moves there next, mates."""
MOST_CHECKS = 8
"""Moves that are tried for a mate in one position."""
END: Hashable = "end"

Played = tuple[Pair, int, int, int]
_Key = tuple[
    tuple[Half, ...], int, tuple[int | None, ...], tuple[int, ...], tuple[int, ...], int, int
]


class Listed(NamedTuple):
    """A move of a list."""

    gain: int
    what: Hashable
    victim: int | None = None


def _place(kind: int, square: int, home: bool) -> int:
    """Return what a square adds to a piece's worth; `home` is whether its own army lives there."""
    rank, file = divmod(square, 8)
    middle = min(file, 7 - file)
    if kind == 0:
        return 5 * rank + 3 * middle if home else 30 * (4 - rank)
    if kind == 5:
        return -12 * rank if home else -25
    if kind in (1, 2):
        return 6 * min(rank, 3) + 5 * middle
    return 2 * min(rank, 2) + middle if kind == 4 else middle


_PLACES = tuple(
    tuple(tuple(_place(kind, at, home) for at in range(32)) for home in (False, True))
    for kind in range(6)
)


def _strengths(key: tuple[int, Half]) -> tuple[int, ...]:
    """Return what each army's pieces on a half-board are worth, in hundredths of a pawn."""
    board, half = key
    found = [0] * (len(half) - ARMIES)
    for army, mask in enumerate(half[ARMIES:]):
        if not mask:
            continue
        for kind, plane in enumerate(half[:ARMIES]):
            own = plane & mask & LOW
            if own:
                places = _PLACES[kind][army == board]
                found[army] += sum(VALUES[kind] + places[at] for at in squares[own])
    return tuple(found)


_strengths_on = Memo(_strengths, 1 << 14)


def _worth(board: Board, bit: int) -> int:
    """Return what a piece on a one-square mask is worth."""
    if (board.up | board.down) & bit:
        return PAWN
    if board.knights & bit:
        return KNIGHT
    if board.diagonal & bit:
        return QUEEN if board.straight & bit else BISHOP
    return ROOK if board.straight & bit else KING


class CfanpSearch(SearchState):
    """A state of Chess For Any Number of Players without rules that are switched on."""

    __slots__ = ("_forcing", "_moves", "_stack", "_trail", "state")

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        """`trail` is what `draws` remembers of the game so far."""
        self.state = state
        self._trail = trail
        self._moves: list[Listed] | None = None
        self._forcing: list[Listed] | None = None
        self._stack: list[tuple[State, list[Listed] | None, list[Listed] | None]] = []

    @property
    def player(self) -> int:
        return self.state.control[self.state.army] or 0

    @property
    def is_over(self) -> bool:
        state = self.state
        return state.decided or bool(state.stuck) or state.only_kings()

    @property
    def is_begun(self) -> bool:
        return bool(self.state.pushed)

    @property
    def living(self) -> int:
        return len(self.state.sides.living_players)

    @property
    def drawn_moves(self) -> int:
        return self.state.clock

    def friends(self, player: int) -> frozenset[int]:
        return frozenset((player,))

    def earlier(self) -> Collection[Hashable]:
        return {key for one in self._trail if (key := _key_of(one)) is not None}

    def key(self) -> Hashable:
        state = self.state
        return (
            state.halves, state.army, state.control, state.castling, state.passed, state.left,
            state.pushed,
        )  # fmt: skip

    def values(self) -> tuple[float, ...]:
        state = self.state
        living = state.sides.living_players
        players = range(1, state.count + 1)
        if state.decided:
            return tuple(WIN if player in living else LOSS for player in players)
        if self.is_over:
            drawn = WHOLE / len(living)
            return tuple(drawn if player in living else LOSS for player in players)
        worth = [0] * (state.count + 1)
        control = state.control
        for key in enumerate(state.halves):
            for army, found in enumerate(_strengths_on[key]):
                player = control[army]
                if found and player is not None:
                    worth[player] += found
        for army, player in enumerate(control):
            if player is not None:
                worth[player] -= self._danger(army)
        return shares([max(one, 1) for one in worth[1:]])

    def _danger(self, army: int) -> int:
        """Return what an army's King suffers from by all that can be pushed against it."""
        state = self.state
        king = state.king_of(army)
        if king is None:
            return 0
        total = 0
        for other in range(state.count):
            if other == king.board:
                continue
            pair = pair_of(king.board, other)
            if state.attackers(army, pair):
                total += EXPOSED
                if army != state.army and not state.generate(army, pair).total:
                    return HELPLESS
        return total

    def moves(self) -> list[Listed]:
        if self._moves is None:
            self._moves, _ = self._listed()
            if self.state.pushed:
                self._moves.append(Listed(0, END))
                self._moves.sort(key=lambda move: -move.gain)
        return self._moves

    def _listed(self, winning: bool = False) -> tuple[list[Listed], list[Listed]]:
        """Return the moves there are, and which of them may give check, best first.

        Where only what may be `winning` is asked for, moves that neither capture nor may give check
        are left out: most leaves need no more.
        """
        state = self.state
        spread = state.spread[state.army]
        order = sorted(
            state.pairs(), key=lambda pair: (spread >> pair.lower & 1) + (spread >> pair.upper & 1)
        )
        seen: set[tuple[int, int, int, int]] = set()
        found: list[Listed] = []
        checking: list[Listed] = []
        flip = state.layout.flip
        for pair in order:
            bundle = state.moves_on(pair)
            if not bundle.total:
                continue
            board, _, _, hostile = state.view(state.army, pair)
            checks = self._may_check(pair, board, hostile)
            odd = bundle.special  # en passant, which captures beside its target, is among them
            for origin, target, promotion in bundle.expand():
                check = (origin, target, promotion) in checks
                if winning and not (check or SQUARES[target] & hostile or (origin, target) in odd):
                    continue
                if not (origin ^ target) & 32:
                    turned = flip if origin & 32 else 0
                    key = pair[origin >> 5], origin ^ turned, target ^ turned, promotion
                    if key in seen and not check:
                        continue
                    seen.add(key)
                gain, victim = self._guess(pair, board, hostile, origin, target, promotion)
                what = pair, origin, target, promotion
                move = Listed(gain + CHECK_GAIN if check else gain, what, victim)
                found.append(move)
                if check:
                    checking.append(move)
        found.sort(key=lambda move: -move.gain)
        checking.sort(key=lambda move: -move.gain)
        return found, checking

    def _may_check(self, pair: Pair, board: Board, hostile: int) -> frozenset[Played | object]:
        """Return the moves after which a hostile King on a pair may be attacked."""
        state = self.state
        found: list[tuple[int, int, int]] = []
        for king in squares[board.kings & hostile]:
            army = next(one for one, mask in enumerate(board.armies) if mask & SQUARES[king])
            foes = state.view(army, pair)[3]
            found += may_check(board, state.moves_on(pair), king, foes)
        return frozenset(found)

    def _guess(
        self, pair: Pair, board: Board, hostile: int, origin: int, target: int, promotion: int
    ) -> tuple[int, int | None]:
        """Return what a move seems to win, and from whom."""
        state = self.state
        start, goal = SQUARES[origin], SQUARES[target]
        mover = _worth(board, start)
        gain, victim = 0, None
        if board.occupied & goal:
            owner = next(one for one, mask in enumerate(board.armies) if mask & goal)
            victim = state.control[owner]
            gain = _worth(board, goal) if victim is not None else 1
        elif mover == PAWN and (origin ^ target) & 7:
            owner = next(
                one for one, mask in enumerate(board.armies)
                if mask & SQUARES[origin & 56 | target & 7]
            )  # fmt: skip
            victim, gain = state.control[owner], PAWN
        if promotion:
            gain += VALUES[promotion] - PAWN
        if mover != KING and attackers(board, target, board.occupied ^ start, hostile):
            # It may be taken back: at most what it took is won, at worst it is lost.
            gain -= mover
        elif not gain:
            gain = self._step(pair, mover, origin, target)
        return gain, victim

    def _step(self, pair: Pair, mover: int, origin: int, target: int) -> int:
        """Return what a quiet move gains by where the piece stands then."""
        flip = self.state.layout.flip
        kind = VALUES.index(mover)
        worth = []
        for at in (target, origin):
            home = pair[at >> 5] == self.state.army
            worth.append(_PLACES[kind][home][at ^ flip if at & 32 else at])
        return worth[0] - worth[1]

    def forcing(self) -> list[Listed]:
        if self._forcing is None:
            moves, checking = self._listed(winning=True)
            mates = self._mates(checking[:MOST_CHECKS])
            mating = {move.what for move in mates}
            won = [move for move in moves if move.victim is not None and move.gain > CHECK_GAIN]
            self._forcing = mates + [move for move in won if move.what not in mating]
        return self._forcing

    def _mates(self, checking: list[Listed]) -> list[Listed]:
        """Return the moves by which armies change hands, the greatest first."""
        state = self.state
        found = []
        for move in checking:
            after = self._after(cast(Played, move.what))
            lost = [army for army, player in enumerate(state.control)
                    if player not in (after.control[army], self.player)]  # fmt: skip
            if lost:
                gain = sum(
                    _strengths_on[key][army] for key in enumerate(state.halves) for army in lost
                )
                found.append(Listed(gain, move.what, state.control[lost[0]]))
        found.sort(key=lambda move: -move.gain)
        return found

    def _after(self, what: Played) -> State:
        return turns.play(self.state, *what, Report())

    def gain(self, move: SearchMove) -> int:
        return cast(Listed, move).gain

    def victim(self, move: SearchMove) -> int | None:
        return cast(Listed, move).victim

    def trace(self, move: SearchMove) -> Hashable:
        return cast(Listed, move).what

    def play(self, move: SearchMove) -> None:
        what = cast(Listed, move).what
        if what == END:
            self.pass_turn()
        else:
            self._go_on(self._after(cast(Played, what)))

    def pass_turn(self) -> bool:
        self._go_on(turns.end_turn(self.state, Report()))
        return True

    def _go_on(self, state: State) -> None:
        self._stack.append((self.state, self._moves, self._forcing))
        self.state, self._moves, self._forcing = state, None, None

    def take_back(self) -> None:
        self.state, self._moves, self._forcing = self._stack.pop()

    def action(self, move: SearchMove) -> Action:
        what = cast(Listed, move).what
        if what == END:
            return EndTurn()
        pair, origin, target, promotion = cast(Played, what)
        return Move(pair, origin, target, KINDS[promotion] if promotion else None)


def _key_of(trail: draws.Key) -> _Key | None:
    """Return the key of a position of which `draws` remembers its own; None within a turn.

    They differ in pawns that could be taken in passing and cannot, which is over when a position
    comes again.
    """
    halves, control, army, castling, passed, pushed, *_ = cast(Any, trail)
    if pushed:
        return None
    left = sum(half[ARMIES + army] != 0 for half in halves)
    return halves, army, control, castling, passed, left, pushed
