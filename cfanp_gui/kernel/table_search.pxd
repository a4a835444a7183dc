# The types with which table_search.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport bits, search_core, table_boards, table_cells, table_jumps
from cfanp_gui.kernel.table_boards cimport TableBoards
from cfanp_gui.kernel.turns cimport u64

cdef int _ARMIES, _PLIES, _STALEMATE, _DRAW, _LOST, _COUNTS, _HANDS, _KINGS, _STRIP, _PASSED
cdef int _PASSES, _FOE, _WORTHS, _SEEN, _PAST, _OFFICER, _CROWNED, _NEAR
cdef u64 _EMPTY


cdef class TableSearch(TableBoards):
    cdef int drawn_after, claimed_after, stalemate, repeats, past, knight, bishop
    cdef bint for_white, perpetual
    cdef u64 listings
    cdef const int[::1] worths, places, held
    cdef int watched[26]
    cdef u64 seen[16384]
    cdef u64 past_keys[1088]
    cdef int past_checks[1088]

    cdef int _worth(self, int cell, int army, int kind) noexcept
    cdef int _checks(self) noexcept
    cdef void _note(self) noexcept
    @cython.locals(seed=u64, passed=u64, word=u64)
    cdef u64 _hash(self) noexcept
    cdef bint _only_kings(self) noexcept
    cdef int _due_gain(self, int code) noexcept
    cdef bint _is_drawn(self) noexcept
    @cython.locals(key=u64)
    cdef int _repeated(self, int player) noexcept
    cdef int _list_pair(self, int lower, int upper, bint winning) noexcept
    @cython.locals(best=u64, move=u64)
    cdef void _add_pushes(self, int code, int gain, int victim, bint winning) noexcept
    @cython.locals(over=u64)
    cdef int _add_jumps(self, int base, int total, bint winning) noexcept
    cdef bint _enters(self, int origin, int becomes) noexcept
    cdef int _kept(self, int origin, int target, int kind, int gain) noexcept
    cdef bint _is_met(self, int origin, int target) noexcept
    @cython.locals(word=u64, wide=u64)
    cdef bint _is_wanted(self, int code, int watched) noexcept
