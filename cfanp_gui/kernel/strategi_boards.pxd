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

    cdef int _living_players(self) noexcept
    cdef u64 _friends(self, int player) except? 0
    cdef int _result(self, int player) noexcept
    cdef bint _may_claim(self) noexcept
    cdef bint _in_check(self) noexcept
    cdef int _add_up(self) except -1
    cdef int _share(self, int player) except? -1
    cdef bint _may_skip(self) noexcept
    cdef void _list_board(self, int board) except *
    cdef void _list_pieces(self, int board) except *
    cdef void _list_side(self, int board, int colour) except *
    @cython.locals(number=cython.int)
    cdef void _list_pawn(self, int board, int origin, int piece) except *
    cdef void _cross(self, int board, int origin, int step, bint takes) except *
    cdef bint _try(self, int board, int origin, int there, int target, int gone) except? -1
    cdef int _code(self, int board, int origin, int there, int target) noexcept
    @cython.locals(mates=cython.bint)
    cdef bint _mates(self, int code, int board) except? -1
    @cython.locals(progress=cython.bint)
    cdef int _advance(self, int code) except? -1
    cdef bint _pass(self) except? -1
    @cython.locals(idle=cython.bint, drawn=cython.bint)
    cdef void _settle(self, int last, int mover) except *
    cdef bint _judge(self, int mover) except? -1
    cdef bint _is_insufficient(self) noexcept
