# The types with which chess_pairs.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel cimport bits, turns
from cfanp_gui.kernel.turns cimport Turns, u64

cdef int _ARMIES, _PLANES
cdef u64 _EMPTY
cdef u64 _SECOND, _THIRD, _SIXTH, _SEVENTH, _LAST

cdef u64 _BIT[64]
cdef u64 _LEAPS[256]
cdef u64 _MASKS[256]
cdef u64 _FACTORS[256]
cdef u64 _LINES[16384]
cdef u64 _BETWEEN[4096]
cdef u64 _RAYS[4096]

cdef u64 _straight_from(int square, u64 occupied) noexcept
cdef u64 _diagonal_from(int square, u64 occupied) noexcept


cdef class PairKernel(Turns):
    cdef int flip, lower, upper, rights, short_rook, long_rook, low_passed, high_passed
    cdef bint narrow
    cdef u64 joined, focus
    cdef u64 up, down, knights, diagonal, straight, joined_kings
    cdef u64 occupied, own, allies, hostile
    cdef u64 planes[156]
    cdef u64 armies[676]
    cdef int castling[26]
    cdef int passed[26]
    cdef int short_rooks[26]
    cdef int long_rooks[26]

    cdef void _join(self, int army, int lower, int upper) noexcept
    cdef u64 _hits(self, int square, u64 occupied) noexcept
    cdef bint _moves_freely(self, u64 allowed, u64 pinned) noexcept
    cdef u64 _look_round(self, int king) noexcept
    cdef u64 _retreats(self, int king, u64 allowed) noexcept
    cdef int _list_joined(self, int base, int code) noexcept
    cdef int _castlings(self, int king, u64 retreats, int base, int total, int code) noexcept
    cdef int _en_passant(self, u64 king_bit, int square, int base, int total, int code) noexcept
    cdef int _list(self, int origin, u64 targets, int base, int total, int code) noexcept
    cdef int _pawns(
        self, u64 pawns, u64 runs_up, u64 empty, u64 prey, u64 evasions,
        int base, int total, int code
    ) noexcept
    cdef int _steps(self, u64 targets, int step, int base, int total, int code) noexcept
