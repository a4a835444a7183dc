# The types with which kernel_search.py is compiled; the sizes are those of kernel_tables.py.

from cfanp_gui.games.cfanp cimport kernel_pairs
from cfanp_gui.games.cfanp.kernel_pairs cimport u64
from cfanp_gui.games.cfanp.kernel_values cimport ValueKernel

cdef int _ARMIES, _PLANES, _UNDO, _ROOM, _PLIES, _ZERO, _MOST, _KINDS, _DOWN, _NO_LOSS
cdef u64 _EMPTY, _CODE, _VICTIM, _VICTIMS, _GAIN, _KEEP

cdef u64 _packed(int gain, int victim, int code) noexcept


cdef class SearchKernel(ValueKernel):
    cdef int check_gain, winning, rescue, watched, won
    cdef int prices[6]
    cdef u64 listings
    cdef u64 seen[26624]
    cdef int watched_kings[26]
    cdef u64 watched_foes[26]
    cdef int is_checked[26]
    cdef u64 revealing[26]
    cdef u64 direct[182]
    cdef u64 alarms[7]
    cdef u64 alarm_origins, attacked

    cdef int _end_turn(self) except -1
    cdef list _found(self, bint winning)
    cdef int _list_pair(self, int lower, int upper, bint winning, list found) except -1
    cdef bint _is_new(self, int code) noexcept
    cdef int _try_mate(self, u64 move, list found) except -1
    cdef int _kind_on(self, u64 bit) noexcept
    cdef u64 _seen_from(self, int square, int kind, u64 occupied) noexcept
    cdef u64 _bearing(self, int square, u64 occupied, u64 pieces) noexcept
    cdef int _risk(self, int square, int kind, u64 occupied, u64 start, u64 taken) noexcept
    cdef void _see_attacks(self) noexcept
    cdef u64 _guess(
        self, int origin, int target, int promotion, int kind, int beside, int rescued,
        int lower, int upper
    ) noexcept
    cdef int _place(self, int kind, int square, int lower, int upper) noexcept
    cdef void _watch_kings(self, int lower, int upper) noexcept
    cdef u64 _foes_of(self, u64 king_bit, int lower, int upper) noexcept
    cdef bint _gives_check(
        self, int origin, int target, int promotion, int kind, int beside, int lower, int upper
    ) noexcept
