# The types with which table_boards.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel cimport table_cells
from cfanp_gui.kernel.table_pairs cimport TablePairs
from cfanp_gui.kernel.turns cimport u64

cdef int _CASTLES, _PASSES, _STRIP, _CASTLING, _PASSED, _LOG, _HANDS, _KINDS
cdef u64 _ZERO, _ONE


cdef class TableBoards(TablePairs):
    cdef void _go(self, int army, int origin, int target, int becomes) noexcept
    cdef bint _goes(self, int kind, int origin, int target) noexcept
    cdef void _pass_squares(self, int army, int origin, int target, int goal) noexcept
    cdef void _castle(self, int army, int target) noexcept
    cdef void _uncastle(self, int army, int home, int origin, int target) noexcept
