# The types with which kernel.py is compiled; the sizes are those of kernel_tables.py.

from cfanp_gui.games.cfanp.kernel_pairs cimport PairKernel, u64

cdef int _ARMIES, _PLANES, _ROOM, _UNDO
cdef u64 _EMPTY, _LOW, _HIGH


cdef class Kernel(PairKernel):
    cdef int army, left, pushed, clock, round, stuck, ply
    cdef int known_army, known_lower, known_upper, known_total
    cdef u64 mirrored[64]
    cdef int spread[26]
    cdef int kings[26]
    cdef u64 undo[12288]

    cdef int _total(self, int army, int lower, int upper) noexcept
    cdef bint _is_over(self) noexcept
    cdef bint _is_decided(self) noexcept
    cdef bint _is_open(self, int lower, int upper) noexcept
    cdef bint _has_move(self) noexcept
    cdef int _count_moves(self) noexcept
    cdef u64 _perft(self, int depth) except? 18446744073709551615
    cdef void _save(self, int lower, int upper) noexcept
    cdef void _take_back(self) noexcept
    cdef int _play(self, int move) except -1
    cdef void _move(self, int origin, int target, int promotion, int lower, int upper) noexcept
    cdef bint _is_occupied(self, int board, u64 mask) noexcept
    cdef void _remove(self, int square, int board) noexcept
    cdef void _castle(self, int origin, int target, int board) noexcept
    cdef void _end_rights(self, int square, int board) noexcept
    cdef int _free_boards(self) noexcept
    cdef int _following(self, int army) noexcept
    cdef void _judge(self, int lower, int upper) noexcept
    cdef void _next_turn(self) noexcept
    cdef void _begin_turn(self, int army) noexcept
    cdef int _settle(self) except -1
    cdef int _living_players(self) noexcept
    cdef bint _player_can_move(self) noexcept
    cdef int _last_checking(self) noexcept
