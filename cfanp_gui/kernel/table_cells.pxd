# The types with which table_cells.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport bits, turns
from cfanp_gui.kernel.turns cimport Turns, u64

cdef int _ARMIES, _PLIES, _ROOM, _MEMORY, _LOG, _PASSED, _STRIP, _HANDS, _COUNTS, _STANDING
cdef int _KINGS, _CASTLING, _HELD_TOTAL, _SOLDIER, _SHOWN, _LAST, _FROZEN
cdef int _KINDS, _OWN, _FRIEND, _FOE, _DEAD, _SLIDE, _OVER, _LAME, _FIRE
cdef u64 _ZERO, _MIX, _WIDE

@cython.locals(number=u64)
cdef u64 _zobrist(u64 place, u64 value) noexcept


cdef class TableCells(Turns):
    cdef int files, half, size, soldier, aside_from, no_mate, no_double, must_promote, roams, mirrors
    cdef int must_turn, by_capture, drops_turned
    cdef int most_on_file, aim, pawn_kind, dead_role, log_end, lower, upper, stamp, home, colour, mover, king, base, code
    cdef bint checked, narrow, awaits
    cdef u64 facing, cells_key, moved
    cdef const int[::1] chains, chain_at, first_at, reverse, reverse_at, near, allowed, stays
    cdef const int[::1] drops, zones, kinds, forms, usual, usual_at, ways
    cdef const u64[::1] takes
    cdef int memory[15008]
    cdef int log_places[16384]
    cdef int log_values[16384]
    cdef int log_ends[64]
    cdef u64 keys[64]
    cdef u64 strips[64]
    cdef int passing[10240]
    cdef int passings[64]
    cdef int at[128]
    cdef int marks[128]
    cdef int roles[26]
    cdef int steps[64]
    cdef int source_total, rook_from, rook_to
    cdef int sources[64]

    cdef void _put(self, int place, int value) noexcept
    cdef void _set(self, int place, int value) noexcept
    cdef void _place(self, int cell, int army, int kind) noexcept
    cdef int _lift(self, int cell) noexcept
    cdef void _hold(self, int army, int kind, int more) noexcept
    cdef void _roam(self, int army) noexcept
    cdef int _passer(self, int goal, int army) noexcept
    cdef void _add_passed(self, int square, int stands, int army) noexcept
    cdef void _join(self, int lower, int upper) noexcept
    cdef int _joined(self, int cell) noexcept
    cdef int _way(self, int place, int home) noexcept
    cdef int _turned(self, int square) noexcept
    cdef void _see(self, int army, int lower, int upper) noexcept
    cdef int _home_on(self, int army) noexcept
    cdef int _looks(self, int home, int square) noexcept
    cdef int _assailants(self, int king, bint whole) noexcept
    cdef bint _misses(self, int king, int place, int at) noexcept
    @cython.locals(directions=u64, held=cython.bint)
    cdef bint _bears(self, int piece, int origin, int number, int king) noexcept
