# The types with which kernel.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel cimport chess_pairs
from cfanp_gui.kernel.chess_moves cimport MoveKernel
from cfanp_gui.kernel.chess_pairs cimport u64

cdef int _ARMIES, _PLANES, _ROOM
cdef u64 _EMPTY, _LOW, _HIGH


cdef class Kernel(MoveKernel):
    cdef bint counts
    cdef int known_army, known_lower, known_upper, known_total

    cdef int _total(self, int army, int lower, int upper) noexcept
    cdef bint _is_over(self) noexcept
    cdef bint _is_decided(self) noexcept
    cdef bint _is_open(self, int lower, int upper) noexcept
    cdef bint _has_move(self) noexcept
    cdef int _count_moves(self) noexcept
    cdef u64 _perft(self, int depth) except? 18446744073709551615
    cdef int _play(self, int move) except -1
    cdef int _end_turn(self) except -1
    cdef int _free_boards(self) noexcept
    cdef int _following(self, int army) noexcept
    cdef void _judge(self, int lower, int upper) noexcept
    cdef void _next_turn(self) noexcept
    cdef void _begin_turn(self, int army) noexcept
    cdef int _settle(self) except -1
    cdef int _living_armies(self) noexcept
    cdef int _living_players(self) noexcept
    cdef bint _player_can_move(self) noexcept
    cdef int _last_checking(self) noexcept
