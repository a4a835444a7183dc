"""A position as `alpha_beta` searches it, in numbers: what every kind of position must answer.

It runs interpreted or compiled like `chess_pairs`. A listed move is one number: from bit 0 its
code, from bit 30 the player who loses something by it (0 for nobody), from bit 35 its estimated
gain, in hundredths of a pawn above `LEAST`. So moves are sorted as numbers. The codes 1 and 2
are no moves; 0 may end a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cfanp_gui.core.searching import LOSS, WHOLE, WIN, shares
from cfanp_gui.kernel import chess_tables

CODE = 0x3FFF_FFFF
"""Bits of a listed move that are its code."""
LEAST = -0x8000
"""Smallest estimated gain of a move."""
NEAR = 3
"""Most squares that a move goes which is easily seen."""
UNIT = 64
"""Parts of a thousandth of everything in which values are counted."""

_FOUND = chess_tables.FOUND
_PLIES = chess_tables.PLIES
_ENDLESS = 1 << 20
_PLAYERS = chess_tables.ARMIES
_WHOLE = 1000 * UNIT
_ZERO = -LEAST
_MOST = 0x7FFF
_VICTIM = 0x4000_0000
_GAIN = 0x8_0000_0000


def _packed(gain: int, victim: int, code: int) -> int:
    """Return a listed move as one number."""
    gain += _ZERO
    if gain < 0:
        gain = 0
    elif gain > _ZERO + _MOST:
        gain = _ZERO + _MOST
    return gain * _GAIN + victim * _VICTIM + code


class SearchCore:
    """A position on which moves are played and taken back in place, with its listed moves."""

    def __init__(self) -> None:
        """Begin with no moves listed."""
        self.found = chess_tables.zeros(_FOUND)
        self.top = 0
        self.is_pair = False
        self.portion = 128

    # Moves and keys as `SearchState` has them

    def number_of(self, key: Any) -> int:
        """Return the number that `_hash` has for a position with a key."""
        return int(key)

    def code_of(self, move: Any) -> int:
        """Return the number of a move."""
        return int(move)

    def move_of(self, code: int) -> Any:
        """Return the move with a number."""
        return code

    # The position

    def _hash(self) -> int:
        """Return a number that is not 0, the same for the same continuations."""
        raise NotImplementedError

    def _known_hash(self) -> int:
        """Return the hash of this position if it has been asked for before, else 0."""
        return self._hash()

    def _has_ended(self) -> bool:
        """Return True if the game is over."""
        raise NotImplementedError

    def _result(self, player: int) -> int:
        """Return 1 if a player has won the game that is over, -1 if they have lost it, else 0."""
        raise NotImplementedError

    def _repeated(self, player: int) -> int:
        """Return the result for a player, as `_result` does, of this position's repetition."""
        return 0

    def _may_claim(self) -> bool:
        """Return True if the player to move may claim a draw; repetition need not be known here."""
        return False

    def _since(self) -> int:
        """Return the number of positions before this one that may come again."""
        return _ENDLESS

    def _room(self) -> int:
        """Return the number of moves that can be played without taking one back."""
        raise NotImplementedError

    def _mover(self) -> int:
        """Return the player who moves next."""
        raise NotImplementedError

    def _army(self) -> int:
        """Return the army that moves next, or its player in a game without."""
        return self._mover()

    def _friends(self, player: int) -> int:
        """Return the mask of the players who win together with a player."""
        return 1 << player

    def _living_players(self) -> int:
        """Return the number of sides in the game."""
        raise NotImplementedError

    def _is_begun(self) -> bool:
        """Return True if the player has made a move of this turn."""
        return False

    def _in_check(self) -> bool:
        """Return True if the army to move is in check on the only pair; False with more pairs."""
        return False

    # Values

    def _share(self, player: int) -> int:
        """Return the value of a position that is not over for a player, in parts of `UNIT`."""
        raise NotImplementedError

    def _pawn_value(self) -> int:
        """Return a pawn's part of everything, in parts of `UNIT`; 0 where it is not known."""
        return 0

    # Moves

    def _list_moves(self, winning: bool) -> int:
        """Add the moves, or only those with an estimated gain, to `found`; return their number."""
        raise NotImplementedError

    def _list_captures(self) -> int:
        """Add captures that lose nothing on the only pair to `found`; return their number."""
        return self._list_moves(True)

    def _add(self, move: int) -> int:
        """Add a move to `found` if there is room; return 0."""
        if self.top < _FOUND:
            self.found[self.top] = move
            self.top += 1
        return 0

    def _trace(self, code: int) -> int:
        """Return the identity of a move in any position, below 1 << 30."""
        return code

    def _is_far(self, code: int) -> bool:
        """Return True if a move goes over more than `NEAR` squares, or to who sits further away."""
        return False

    def _advance(self, code: int) -> int:
        """Play a move; return 0."""
        raise NotImplementedError

    def _take_back(self) -> None:
        """Take back the last move."""
        raise NotImplementedError

    def _pass(self) -> bool:
        """End the turn without a move and return True; False where that cannot be."""
        raise NotImplementedError

    def _may_skip(self) -> bool:
        """Return True if a move is worth more than none, so that a search may try none."""
        return False


class BoardsCore(SearchCore):
    """Boards of the kernel's own, with the methods of a `SearchState` on top."""

    def __init__(self, count: int) -> None:
        """Begin with a number of players and no move played."""
        SearchCore.__init__(self)
        self.count = count
        self.ply = 0
        self.totals = chess_tables.zeros(_PLAYERS + 1)

    def moves(self) -> list[int]:
        """Return the moves and a possible end of the turn, the best first; none on a full stack."""
        return self._found_sorted(False)

    def forcing(self) -> list[int]:
        """Return the moves that seem to win armies, pieces or a promotion, the best first."""
        return self._found_sorted(True)

    def gain(self, move: Any) -> int:
        """Return the estimated gain of a found move."""
        return int(move >> 35) - _ZERO

    def victim(self, move: Any) -> int | None:
        """Return the player who loses something by a found move, or None."""
        return int(move >> 30 & 31) or None

    def trace(self, move: Any) -> int:
        """Return the identity of a found move in any position."""
        return self._trace(move & CODE)

    def play(self, move: Any) -> None:
        """Play a move, or end the turn by 0. Raises ValueError if the stack is full."""
        if self.ply >= _PLIES - 1:
            raise ValueError(f"{_PLIES - 1} moves are played already")
        self._advance(move & CODE)

    def take_back(self) -> None:
        """Take the last move back; raises ValueError if there is none."""
        if not self.ply:
            raise ValueError("no move is played")
        self._take_back()

    def pass_turn(self) -> bool:
        """End the turn without a move and return True; False where that cannot be."""
        return self.ply < _PLIES - 1 and self._pass()

    @property
    def player(self) -> int:
        """Return the player who moves next."""
        return self._mover()

    @property
    def living(self) -> int:
        """Return the number of living players; team-mates are one."""
        return self._living_players()

    def holders(self) -> Sequence[int]:
        """Return the living players, as `SearchState` does."""
        raise NotImplementedError

    @property
    def is_begun(self) -> bool:
        """Return True if a move of this turn has been made."""
        return self._is_begun()

    @property
    def may_claim(self) -> bool:
        """Return True if a draw may be claimed; repetition need not be known here."""
        return self._may_claim()

    @property
    def is_over(self) -> bool:
        """Return True if nothing can follow: nobody can move, or the game is drawn by rule."""
        return self._has_ended()

    def key(self) -> int:
        """Return 64 bits, the same for the same continuations and hardly ever for others."""
        return self._hash()

    def strengths(self) -> list[int]:
        """Return the strength of each player from player 1, in hundredths of a pawn; at least 1."""
        self._add_up()
        return [self.totals[player] for player in range(1, self.count + 1)]

    def values(self) -> tuple[float, ...]:
        """Return the value of the position for each player, player 1 first (`SearchState`)."""
        values = [LOSS] * self.count
        if not self._has_ended():
            return shares(self.strengths())
        for player in self.holders():
            result = self._result(player)
            drawn = WHOLE / self._living_players()
            values[player - 1] = WIN if result > 0 else LOSS if result else drawn
        return tuple(values)

    def _found_sorted(self, winning: bool) -> list[int]:
        """Return the moves, or only those with an estimated gain, the best first."""
        start = self.top
        total = self._list_moves(winning)
        moves = []
        for place in range(start, start + total):
            moves.append(self.found[place])
        self.top = start
        moves.sort(reverse=True)
        return moves

    def _room(self) -> int:
        """Return the number of moves that can be played without taking one back."""
        return _PLIES - 1 - self.ply

    def _are_apart(self, lower: int, upper: int) -> bool:
        """Return True if the armies of two half-boards do not sit side by side."""
        return 1 < upper - lower < self.count - 1

    def _add_up(self) -> int:
        """Set the strengths of all players in `totals`; return their sum."""
        raise NotImplementedError

    def _share(self, player: int) -> int:
        """Return the value of an open position for a player as in `values`, in parts of `UNIT`."""
        total = self._add_up()
        own = self.totals[player]
        other = 0
        for one in range(1, self.count + 1):
            if one != player and self.totals[one] > other:
                other = self.totals[one]
        return (_WHOLE * own // total) - (_WHOLE * other // total) // 8

    def _pawn_value(self) -> int:
        """Return a pawn's part of everything, in parts of `UNIT`."""
        return 9 * _WHOLE // 8 * 100 // self._add_up()
