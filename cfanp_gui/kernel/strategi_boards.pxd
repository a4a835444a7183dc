# The types with which strategi_boards.py is compiled.

cimport cython

from cfanp_gui.kernel.search_core cimport u64
from cfanp_gui.kernel.whole_boards cimport WholeBoards

cdef int _SEND, _PULL, _PASS, _SIZE, _MOVE, _KING, _BISHOP, _KNIGHT, _PAWN, _FRESH
cdef int _DATA, _SPAN, _TURN, _KINGS, _WORTHS
cdef int _MOVER, _OVER, _WINNER, _IDLE, _DECIDED, _DRAWN, _FEW, _OFFICER


cdef class StrategiBoards(WholeBoards):
    cdef bint draws
    cdef int puller

    cdef void _list_side(self, int board, int colour) except *
    @cython.locals(number=cython.int)
    cdef void _list_pawn(self, int board, int origin, int piece) except *
    @cython.locals(mates=cython.bint)
    cdef bint _mates(self, int code, int board) except? -1
    @cython.locals(progress=cython.bint)
    cdef int _advance(self, int code) except? -1
    @cython.locals(idle=cython.bint, drawn=cython.bint)
    cdef void _settle(self, int last, int mover) except *
    cdef bint _judge(self, int mover) except? -1
    cdef bint _is_insufficient(self) noexcept
