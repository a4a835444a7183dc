# The types with which chess_boards.py is compiled.

from cfanp_gui.kernel cimport bits, chess_pairs
from cfanp_gui.kernel.chess_pairs cimport PairKernel
from cfanp_gui.kernel.turns cimport u64

cdef int _ARMIES, _PLANES

cdef int _coded(int move) noexcept
cdef int _by_file(int square) noexcept


cdef class BoardKernel(PairKernel):
    cdef int _load(self, turn) except -1
    cdef int _sorted(self, int army, int lower, int upper) noexcept
    cdef int _place(self, men, u64 hostile) except -1
    cdef int _listed(
        self, int base, men, u64 own, u64 friends, u64 hostile, castling, passed, bint safe
    ) except -1
