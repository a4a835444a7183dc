# The types with which chess_guesses.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel cimport bits, chess_pairs
from cfanp_gui.kernel.turns cimport u64
from cfanp_gui.kernel.chess_values cimport ValueKernel

cdef int _ARMIES, _KINDS, _DOWN, _NO_LOSS, _PLACES, _HOME
cdef u64 _EMPTY


cdef class GuessKernel(ValueKernel):
    cdef int watched, won, loser
    cdef int prices[6]
    cdef int watched_kings[26]
    cdef u64 watched_foes[26]
    cdef int is_checked[26]
    cdef u64 revealing[26]
    cdef u64 direct[182]
    cdef u64 alarms[7]
    cdef u64 alarm_origins, attacked

    cdef int _kind_on(self, u64 bit) noexcept
    cdef u64 _seen_from(self, int square, int kind, u64 occupied) noexcept
    cdef u64 _bearing(self, int square, u64 occupied, u64 pieces) noexcept
    cdef int _risk(self, int square, int kind, u64 occupied, u64 start, u64 taken) noexcept
    cdef int _traded(
        self, int square, int worth, u64 occupied, u64 bearing, u64 side, u64 other
    ) noexcept
    cdef void _see_attacks(self) noexcept
    cdef int _guess(self, int origin, int target, int promotion, int kind, int beside) noexcept
    cdef int _step(self, int origin, int target, int promotion, int kind) noexcept
    cdef void _watch_kings(self) noexcept
    cdef u64 _foes_of(self, u64 king_bit) noexcept
    cdef bint _gives_check(
        self, int origin, int target, int promotion, int kind, int beside
    ) noexcept
