# The types with which table_gates.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport table_cells, table_ends, turns
from cfanp_gui.kernel.table_ends cimport TableEnds
from cfanp_gui.kernel.turns cimport u64

cdef int _ANY, _ARMIES, _KINDS, _CASTLES, _PASSES, _FOE, _STRIP, _HANDS, _KINGS
cdef int _HELD_TOTAL, _CASTLING, _GATES


cdef class TableGates(TableEnds):
    cdef int mets, rooks, entering
    cdef int gate_ranks[2]
    cdef bint enters, keeps, leaps

    cdef bint _is_gate(self, int army, int cell) noexcept
    cdef void _shut(self, int cell) noexcept
    cdef int _list_leaps(self, int army, int total) noexcept
    cdef int _leap_to(self, int origin, int target, int king, int total) noexcept
    cdef int _bring_in(self, int gate, int origin, int target, int total) noexcept
    @cython.locals(castles=cython.bint)
    cdef int _make(self, int move) noexcept
    cdef int _without_entering(self, int origin, int target, int move) noexcept
    cdef int _struck(self, int origin, int target) noexcept
