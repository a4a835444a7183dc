"""Any `SearchState` as `alpha_beta` searches it: its moves and keys are numbered as they come.

It runs interpreted or compiled like `chess_pairs`. Numbers are given in the order in which a search
meets moves and keys, for their hashes differ from one start of Python to the next.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from cfanp_gui.core.searching import LOSS, WIN, SearchMove, SearchState
from cfanp_gui.kernel import chess_tables, search_core
from cfanp_gui.kernel.search_core import SearchCore

MOST_NUMBERED = 200_000
"""Most keys, and most moves at the beginning of a search, that are remembered."""

_ALL = chess_tables.ALL
_ODD = 0x9E37_79B9_7F4A_7C15
_UNIT = search_core.UNIT
_CODE = search_core.CODE
_PLIES = chess_tables.PLIES
_FEW = 32
"""One more than the greatest player a listed move can name."""


class StateCore(SearchCore):
    """A state, the numbers of its moves and keys, and the first codes of moves."""

    def __init__(self, state: SearchState, most: int = MOST_NUMBERED) -> None:
        """`most` is the number of keys, and of moves, that are remembered."""
        SearchCore.__init__(self)
        self.portion = 1  # a position may take long, and a clock must be looked at in time
        self.state = state
        self.most = most
        self.keys = 0
        self.game: dict[Hashable, int] = {}
        self.newer: dict[Hashable, int] = {}
        self.older: dict[Hashable, int] = {}
        self.known: dict[SearchMove, int] = {}
        self.moves: list[SearchMove] = [None, None, None]  # 0, `IDLE` and `DRAWN` are no moves
        self.traced: list[int] = [0, 0, 0]
        self.traces: dict[Hashable, int] = {}

    # Moves and keys

    def number_of(self, key: Any) -> int:
        """Return the number of a key of the game so far."""
        number = self.game[key] = self._numbered(key)
        return number

    def code_of(self, move: Any) -> int:
        """Return the number of a move, before any other is played."""
        if len(self.known) > self.most:
            self._forget()
        return self._listed(move)

    def move_of(self, code: int) -> Any:
        """Return the move with a number."""
        return self.moves[code & _CODE]

    def _forget(self) -> int:
        """Forget all moves and keys; the game's keep their numbers, no other comes again."""
        self.newer, self.older = dict(self.game), {}
        self.known, self.traces = {}, {}
        del self.moves[3:], self.traced[3:]
        return 0

    def _numbered(self, key: Any) -> int:
        """Return the number of a key; half of those not asked for lately may have new ones."""
        fresh = (self.keys + 1) * _ODD & _ALL
        number = self.newer.setdefault(key, fresh)  # at once, for hashing a position takes long
        if number == fresh:
            self.keys += 1
            if self.older and (known := self.older.get(key)):
                self.newer[key] = number = known
            if 2 * len(self.newer) >= self.most:
                self.newer, self.older = dict(self.game), self.newer
        return int(number)

    def _listed(self, move: Any) -> int:
        """Return a move as a listed one."""
        known = self.known.get(move)
        if known is None:
            state, code = self.state, len(self.moves)
            victim = state.victim(move) or 0
            known = search_core._packed(state.gain(move), victim if victim < _FEW else 0, code)
            self.known[move] = known
            self.moves.append(move)
            self.traced.append(self.traces.setdefault(state.trace(move), len(self.traces)))
        return int(known)

    # The position

    def _hash(self) -> int:
        return self._numbered(self.state.key())

    def _known_hash(self) -> int:
        key = self.state.key()
        number = self.newer.get(key)
        if number is None:
            number = self.older.get(key, 0) if self.older else 0
        return int(number)

    def _has_ended(self) -> bool:
        return self.state.is_over

    def _result(self, player: int) -> int:
        return _result_of(self.state.values()[player - 1])

    def _repeated(self, player: int) -> int:
        values = self.state.repeated()
        return 0 if values is None else _result_of(values[player - 1])

    def _may_claim(self) -> bool:
        return self.state.may_claim

    def _since(self) -> int:
        return 0 if self.state.drawn_moves == 0 else SearchCore._since(self)

    def _room(self) -> int:
        return _PLIES

    def _mover(self) -> int:
        return self.state.player

    def _friends(self, player: int) -> int:
        return sum(2**friend for friend in self.state.friends(player))

    def _living_players(self) -> int:
        return self.state.living

    def _is_begun(self) -> bool:
        return self.state.is_begun

    def _share(self, player: int) -> int:
        return int(self.state.values()[player - 1] * _UNIT)

    # Moves

    def _list_moves(self, winning: bool) -> int:
        start = self.top
        for move in self.state.forcing() if winning else self.state.moves():
            self._add(self._listed(move))
        return self.top - start

    def _trace(self, code: int) -> int:
        return self.traced[code]

    def _advance(self, code: int) -> int:
        self.state.play(self.moves[code])
        return 0

    def _take_back(self) -> None:
        self.state.take_back()

    def _pass(self) -> bool:
        return self.state.pass_turn()


def _result_of(value: float) -> int:
    """Return 1 for the value of a won game, -1 for that of a lost one, else 0."""
    return 1 if value >= WIN else -1 if value <= LOSS else 0
