# The types with which chess_search.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel cimport bits, chess_pairs, chess_values, search_core
from cfanp_gui.kernel.chess_guesses cimport GuessKernel
from cfanp_gui.kernel.turns cimport u64

cdef int _ARMIES, _SAVED, _ROOM, _PLIES, _ZERO, _DOWN, _SLOTS, _SLOT, _NEAR, _KEPT
cdef u64 _EMPTY, _EVERYWHERE, _CODE, _WANTED, _CHECKS, _MATES, _UNKNOWN, _MARKS


cdef class SearchKernel(GuessKernel):
    cdef int check_gain, winning, rescue
    cdef int origin, kind, rescued
    cdef u64 listings, signature
    cdef u64[::1] lists
    cdef u64 seen[26624]

    cdef u64 checking[512]
    cdef int pairs[325]
    cdef u64 pair_keys[325]
    cdef u64 board_keys[26]

    cdef bint _in_check(self) noexcept
    cdef bint _may_skip(self) noexcept
    cdef int _trace(self, int code) noexcept
    cdef bint _is_far(self, int code) noexcept
    cdef int _advance(self, int code) except? -1
    cdef int _list_moves(self, bint winning) noexcept
    cdef int _list_captures(self) noexcept
    cdef int _list_pair(self, int lower, int upper, bint winning, u64 key) noexcept
    cdef bint _is_new(self, int code) noexcept
    cdef bint _try_mate(self, u64 move) noexcept
    cdef int _list_again(self, int lower, int upper, bint winning, int slot) noexcept
    cdef u64 _known(self, int lower, int upper, bint winning, int code) noexcept
    cdef void _begin(self, int origin) noexcept
    cdef int _beside(self, int origin, int target, int kind) noexcept
    cdef u64 _estimated(self, int code, int beside, int more, bint winning) noexcept
