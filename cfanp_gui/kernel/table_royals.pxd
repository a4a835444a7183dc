# The types with which table_royals.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport table_cells, table_search, turns
from cfanp_gui.kernel.table_search cimport TableSearch
from cfanp_gui.kernel.turns cimport u64

cdef int _ANY, _KINDS, _ARMIES, _CASTLES, _PASSES, _COUNTS, _HANDS, _KINGS, _CASTLING, _PASSED
cdef int _STRIP, _HELD_TOTAL, _WORTHS, _FRIEND, _FOE, _DEAD
cdef u64 _ONE


cdef class TableRoyals(TableSearch):
    cdef bint must_capture, no_checks, quiet_drops, king_stays, kings_part, duple, blasts
    cdef bint blown_to_hand, sided, bare_draw, tries, chooses, faced, in_danger, stays_put
    cdef int must_drop, set_total, candidates, most_gone, pawns, immune, own_total, double_total
    cdef int foe_total, undo_total, wanted, demanded, due_drops, crown, sole
    cdef int royal_sets[30]
    cdef int alike_kinds[32]
    cdef int royal_kinds[26]
    cdef int kept_roles[26]
    cdef int own_royals[128]
    cdef int own_doubles[128]
    cdef int foes[128]
    cdef int undo_places[64]
    cdef int undo_values[64]

    cdef int _royal_kinds_of(self, int army) noexcept
    cdef int _number(self, int army, int kinds) noexcept
    cdef void _find_royals(self, int army) noexcept
    cdef int _threatened(self, int square, bint whole) noexcept
    cdef bint _is_beside(self, int square, int other) noexcept
    cdef int _endangering(self, bint whole) noexcept
    cdef void _ask(self, int army, int lower, int upper) noexcept
    cdef bint _is_demanded(self, int origin, int target, int becomes) noexcept
    @cython.locals(drops=cython.bint, quiet=cython.bint, tries=cython.bint, allowed=cython.bint)
    cdef bint _is_allowed(self, int origin, int target, int becomes) noexcept
    cdef bint _matters(self, int origin, int target, int becomes) noexcept
    cdef int _castling(self, int target) noexcept
    @cython.locals(allowed=cython.bint, spared=cython.bint)
    cdef bint _may_castle(self, int target) noexcept
    cdef void _try_cell(self, int cell, int value) noexcept
    cdef void _draft(self, int origin, int target, int becomes) noexcept
    cdef bint _is_blown(self, int square, int target) noexcept
    @cython.locals(new=cython.bint, promoted=cython.bint, safe=cython.bint)
    cdef bint _is_safe(self, int origin, int target, int becomes) noexcept
    cdef bint _becomes(self, int kind, int becomes) noexcept
    cdef int _before(self, int cell) noexcept
    cdef bint _faces(self, int king) noexcept
    cdef int _given_checks(self) noexcept
    cdef void _blow_up(self, int square, int army, int victim) noexcept
