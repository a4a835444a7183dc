# The types with which table_pairs.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport table_cells, turns
from cfanp_gui.kernel.table_jumps cimport TableJumps
from cfanp_gui.kernel.turns cimport u64

cdef int _QUIET, _TAKES, _SLIDE, _HOP, _OVER, _LAME, _FIRE, _CASTLES, _PASSES, _FRIEND, _FOE, _STRIP, _HANDS, _COUNTS
cdef int _KINGS, _CASTLING, _FROZEN, _HELD_TOTAL, _PASSED, _ROOM
cdef u64 _ZERO


cdef class TablePairs(TableJumps):
    cdef int _write(self, int origin, int target, int becomes, int total) noexcept
    cdef int _list_piece(self, int square, int kind, int total) noexcept
    @cython.locals(behind=cython.bint)
    cdef int _walk(self, int square, int kind, int place, int last, int total) noexcept
    cdef bint _stands(self, int square, int last) noexcept
    @cython.locals(pawn=cython.bint, asks=cython.bint, may_turn=cython.bint)
    cdef int _try(self, int origin, int target, int kind, int value, int total) noexcept
    cdef bint _exposes(self, int start, int goal, int gone, int king) noexcept
    cdef bint _is_within_limit(self, int form) noexcept
    cdef int _list_castlings(self, int army, int total) noexcept
    cdef int _list_passing(self, int army, int total, u64 shut) noexcept
    cdef int _reached(self, int square, int kind, int target) noexcept
    @cython.locals(checked=cython.bint, is_legal=cython.bint)
    cdef int _list_drops(self, int army, int total) noexcept
    cdef int _held_of(self, int kind) noexcept
    cdef bint _is_last_check(self, int army) noexcept
    cdef bint _mates(self, int army, int kind, int target) noexcept
