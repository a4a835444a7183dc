# The types with which chess_moves.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel.chess_pairs cimport PairKernel
from cfanp_gui.kernel.turns cimport u64

cdef int _ARMIES, _PLANES, _UNDO


cdef class MoveKernel(PairKernel):
    cdef u64 mirrored[64]
    cdef int kings[26]
    cdef u64 undo[8192]

    cdef void _move(self, int origin, int target, int promotion, int lower, int upper) noexcept
    cdef bint _is_occupied(self, int board, u64 mask) noexcept
    cdef void _remove(self, int square, int board) noexcept
    cdef void _castle(self, int origin, int target, int board) noexcept
    cdef void _end_rights(self, int square, int board) noexcept
