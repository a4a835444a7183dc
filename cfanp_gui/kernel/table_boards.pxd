# The types with which table_boards.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport table_cells, turns
from cfanp_gui.kernel.table_pairs cimport TablePairs
from cfanp_gui.kernel.turns cimport u64

cdef int _CASTLES, _PASSES, _STRIP, _CASTLING, _PASSED, _LOG, _HANDS, _KINDS
cdef int _KINGS, _FOE, _BARE
cdef u64 _ZERO, _ONE


cdef int _with_push(int move, int push) noexcept
cdef int _push_of(int move) noexcept


cdef class TableBoards(TablePairs):
    cdef int _waiting(self, int army, int board, int square) noexcept
    cdef int _list_due(self, int base) noexcept
    cdef int _ahead(self, int square) noexcept
    @cython.locals(key=u64)
    cdef int _list_pushes(self, int move) noexcept
    cdef int _front(self, int square) noexcept
    cdef int _form_ahead(self, int square, int ahead) noexcept
    @cython.locals(promotes=cython.bint)
    cdef int _uncovers(self, int origin, int ahead, int king) noexcept
    cdef void _push(self, int army, int square) noexcept
    cdef void _go(self, int army, int origin, int target, int becomes) noexcept
    cdef bint _goes(self, int kind, int origin, int target) noexcept
    cdef void _pass_squares(self, int army, int origin, int target, int goal) noexcept
    cdef void _castle(self, int army, int target) noexcept
    cdef void _uncastle(self, int army, int home, int origin, int target) noexcept
