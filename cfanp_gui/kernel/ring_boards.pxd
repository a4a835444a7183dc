# The types with which ring_boards.py is compiled.

cimport cython

from cfanp_gui.kernel cimport bits
from cfanp_gui.kernel.whole_boards cimport WholeBoards

cdef int _PLACEMENT, _PROMOTION, _LOSS, _OPENED, _CHOOSES, _MOVE, _ROUNDS
cdef int _KING, _QUEEN, _ROOK, _BISHOP, _KNIGHT, _PAWN, _FRESH
cdef int _DATA, _SPAN, _TURN, _PASSED, _SEATS, _SPARED, _MOVED, _OPEN, _STATUS, _WORTHS
cdef int _MOVER, _OVER, _ROUND, _PROGRESS, _HELD, _HANDS, _DECIDED, _DRAWN
cdef int _HAS_MOVE, _CHECKED, _ANSWERED, _PIECES, _STOCKPILE, _ADVANCES, _OFFICER


cdef class RingBoards(WholeBoards):
    cdef bint rounds, tournament
    cdef int homes[8]
    cdef int mated[26]

    cdef int _alive(self) noexcept
    cdef int _hand(self, int player, int kind, int colour) noexcept
    cdef int _usable(self, int board, int kind) noexcept
    cdef void _hold(self, int player, int piece, int number) noexcept
    cdef void _take(self, int player, int piece) noexcept
    cdef void _list_pawn(self, int board, int origin, int turn) except *
    cdef int _taken_by(self, int origin, int turn, int side) noexcept
    cdef void _list_castlings(self, int board, int origin, int turn) except *
    @cython.locals(promotes=cython.bint, checked=cython.bint)
    cdef void _list_stockpile(self, int board) except *
    @cython.locals(covers=cython.bint)
    cdef bint _is_cover(self, int board, int square, int turn, bint checked) noexcept
    @cython.locals(takes=cython.bint)
    cdef void _list_advances(self, int board, int turn, bint promotes) except *
    cdef void _list_promotions(self, int board, int origin, int target, int turn) except *
    @cython.locals(mates=cython.bint)
    cdef bint _mates(self, int code, int board) except? -1
    cdef bint _move(self, int board, int origin, int target, int player) noexcept
    cdef void _come(self, int board, int square, int kind, int player, int fresh) noexcept
    cdef void _judge(self, int board) except *
    cdef bint _is_lost(self, int board) noexcept
    cdef bint _is_stuck(self, int board) except? -1
    cdef bint _open_boards(self) except? -1
    cdef int _moving(self) noexcept
    cdef void _settle(self, int last) except *
    cdef bint _end_round(self) except? -1
    cdef void _close(self, int board, int colour) noexcept
