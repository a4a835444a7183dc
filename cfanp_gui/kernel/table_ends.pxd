# The types with which table_ends.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport search_core, table_cells, table_search, turns
from cfanp_gui.kernel.table_royals cimport TableRoyals
from cfanp_gui.kernel.turns cimport u64

cdef int _LOSS, _VICTORY, _ANY, _NO_MOVES, _REMOVED, _TAKEN, _ARMIES, _KINDS, _PLIES, _HANDS
cdef int _HELD_TOTAL, _WORTHS, _CHECKS, _PASSES, _FIRST, _LOST, _DYING, _CHECK_WORTH
cdef int _LAST_WORTH, _WHOLE_ARMY


cdef class TableEnds(TableRoyals):
    cdef int flag_count, extinction, extinct_total, extinct_at, extinct_against, gone, had
    cdef bint flag_blocks, flag_waits, flag_is_safe, has_flags, has_passes
    cdef int most_checks[2]
    cdef int flags[2]
    cdef bint flag_kings[2]
    cdef bint passes[2]
    cdef bint stalemated[2]
    cdef int extinct_sets[30]
    cdef int fates[26]
    cdef int after[26]
    cdef int numbers[832]

    cdef bint _has_anything(self, int army) noexcept
    cdef void _die(self, int fallen) noexcept
    cdef void _change_hands(self, int captor, bint too) noexcept
    cdef void _deal(self, int army, int captor) noexcept
    cdef bint _reach(self, int army, int lower, int upper) noexcept
    cdef bint _are_hostile(self, int army, int other) noexcept
    @cython.locals(attacked=cython.bint)
    cdef int _standing(self, int army, int lower, int upper, bint safe) noexcept
    @cython.locals(king=cython.bint, waits=cython.bint, safe=cython.bint, moved=cython.bint)
    cdef int _flag_of_two(self) noexcept
    cdef bint _king_arrives(self) noexcept
    cdef int _extinct(self) noexcept
    cdef void _note_first(self) noexcept
    cdef bint _are_gone(self, int player, int gone) noexcept
    cdef bint _may_pass(self) noexcept
    cdef bint _sees_king(self, int army) noexcept
