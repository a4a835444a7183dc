# The types with which search_memory.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport bits, search_core
from cfanp_gui.kernel.search_core cimport SearchCore, u64

cdef int _LOSS, _PLIES, _ZERO, _SMALL, _LARGE, _OFFSET, _HISTORY, _REPLIES, _MOST_BONUS
cdef int _WINNING_GAIN, _LOSING_GAIN
cdef long long _FIRST, _WINS, _KILLER, _LOSES
cdef u64 _CODE, _ODD, _ALL, _REPLY

cdef u64 _place(u64 trace, u64 word) noexcept
cdef int _gain_of(u64 move) noexcept
cdef int _value_in(u64 known) noexcept


cdef class SearchMemory:
    cdef SearchCore core
    cdef int ply
    cdef bint is_selective
    cdef u64 best_move, mask
    cdef u64[::1] table
    cdef short history[16384]
    cdef short replies[65536]
    cdef int traces[64]
    cdef int killers[128]
    cdef long long ranks[32768]

    cdef int _found_value(self, int value, int ply) noexcept
    cdef int _place_of(self, u64 key) noexcept
    @cython.locals(before=u64[::1], size=cython.int, at=cython.int, place=cython.int)
    cdef int _make_room(self, u64 count) except -1
    @cython.locals(data=u64, place=cython.int)
    cdef void _keep(self, u64 key, u64 depth, u64 bound, int value, int ply) noexcept
    @cython.locals(rank=cython.longlong, before=u64)
    cdef int _rank(self, int start, int total, u64 first) except? -1
    cdef u64 _pick(self, int place, int end) noexcept
    cdef int _sort(self, int start, int total, int wanted) noexcept
    cdef void _learn(self, int start, int at, int depth) except *
    cdef void _remember(self, int trace, int army, int bonus) noexcept
