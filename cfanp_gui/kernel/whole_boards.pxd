# The types with which whole_boards.py is compiled; the sizes are those of its constants.

cimport cython

from cfanp_gui.kernel cimport search_core
from cfanp_gui.kernel.search_core cimport BoardsCore, u64

cdef int _KING, _QUEEN, _ROOK, _BISHOP, _KNIGHT, _PAWN, _DATA, _SPAN, _TURN, _KINGS, _WORTHS
cdef int _SEATS, _COMMON, _MOVER, _OVER, _HANDS, _SIZE, _MOVE, _PLIES, _LOG
cdef int _MATES, _NEAR, _KIND
cdef u64 _ALL, _ODD, _MIX


cdef class WholeBoards(BoardsCore):
    cdef int boards, logged, total
    cdef bint asks, takes, tells, is_safe
    cdef u64 cells_key
    cdef int memory[19208]
    cdef int worths[8]
    cdef int middle[256]
    cdef int files[256]
    cdef int ranks[256]
    cdef int steps[4096]
    cdef int backs[4096]
    cdef int addresses[16384]
    cdef int values_before[16384]
    cdef int starts[64]

    cdef void _forget(self) noexcept
    @cython.locals(word=u64)
    cdef u64 _mixed(self, u64 address, u64 value) noexcept
    cdef bint _is_keyed(self, int address) noexcept
    cdef void _change(self, int address, int value) noexcept
    cdef void _put(self, int address, int value) noexcept
    cdef int _next_mover(self, int last, int moving) noexcept
    cdef void _set(self, int cell, int piece) noexcept
    cdef int _worth(self, int piece, int square) noexcept
    cdef void _begin(self) noexcept
    cdef void _take_back(self) noexcept
    cdef int _beside(self, int board, int step) noexcept
    cdef bint _attacked(self, int board, int square, int colour) noexcept
    cdef bint _in_danger(self, int board, int colour) noexcept
    cdef void _list_board(self, int board) except *
    cdef void _list_pieces(self, int board) except *
    @cython.locals(has_any=cython.bint, is_safe=cython.bint, takes=cython.bint)
    cdef bint _has_any(self, int board, int what) except? -1
    cdef void _list_some(self, int board, int what) except *
    cdef int _holder(self, int board, int colour) noexcept
    cdef int _to_move(self, int board) noexcept
    cdef void _list_officer(self, int board, int origin, int kind) except *
    cdef void _cross(self, int board, int origin, int step, bint takes) except *
    @cython.locals(
        found=cython.bint, tells=cython.bint, tests=cython.bint, is_king=cython.bint,
        checks=cython.bint, met=cython.bint,
    )
    cdef bint _try(self, int board, int origin, int there, int target, int gone) except? -1
    cdef bint _are_aligned(self, int square, int other) noexcept
    cdef bint _may_check(self, int board, int origin, int there, int target) noexcept
    cdef int _code(self, int board, int origin, int there, int target) noexcept
    cdef bint _is_far(self, int code) noexcept
    cdef bint _mates(self, int code, int board) except? -1
    cdef void _find(self, int code, int gain, int victim) noexcept
