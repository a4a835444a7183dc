# The types with which table_jumps.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport table_cells
from cfanp_gui.kernel.table_cells cimport TableCells
from cfanp_gui.kernel.turns cimport u64

cdef int _MAN, _CROWNED, _FRIEND, _ROOM, _MOST_JUMPS, _MOST_ALIKE
cdef u64 _EMPTY, _ONE


cdef class TableJumps(TableCells):
    cdef bint jumps
    cdef int ahead, last_rank, sought, sought_index, path_length, jump_total
    cdef u64 over
    cdef u64 jumped[1024]
    cdef int path[64]
    cdef int alike[128]

    cdef int _list_jumps(self, int army, int lower, int upper, int base) noexcept
    cdef void _begin(self, int square, int kind) noexcept
    cdef int _next(self, int square, int way) noexcept
    @cython.locals(ended=cython.bint)
    cdef void _leap(self, int origin, int square, u64 over, int number) noexcept
    cdef void _note_jump(self, int origin, int target, int index, u64 over) noexcept
    cdef bint _find(self, int origin, int target, int index) noexcept
    cdef void _jump(self, int army, int origin, int target, int index) noexcept
