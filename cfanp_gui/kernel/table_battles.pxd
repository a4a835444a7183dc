# The types with which table_battles.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel cimport search_core, table_cells
from cfanp_gui.kernel.table_search cimport TableSearch
from cfanp_gui.kernel.turns cimport u64

cdef int _ATTACKER, _DEFENDER, _ARMIES, _STRIP, _COUNTS, _HANDS, _KINDS
cdef int _SHOWN, _LAST, _SECRET
cdef u64 _ONE


cdef class TableBattles(TableSearch):
    cdef int fixed, prize, most_returns, haste, root, root_clock
    cdef const int[::1] falls, places, gambles

    cdef void _remember(self, int cell, int shown, int last) noexcept
    cdef void _forget_passed(self, int army, int lower, int upper) noexcept
    cdef int _movable(self) noexcept
    cdef void _strand(self) noexcept
