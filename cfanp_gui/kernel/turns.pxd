# The types with which turns.py is compiled; the sizes are those of chess_tables.py.

from cfanp_gui.kernel cimport bits
from cfanp_gui.kernel.search_core cimport BoardsCore, u64

cdef int _ARMIES, _PLIES, _ANY, _ANYWHERE, _SAVED, _SPREAD, _TURN, _TAKEN, _REMOVED
cdef u64 _EMPTY


cdef class Turns(BoardsCore):
    cdef u64 changes
    cdef int room, army, left, pushed, clock, round, stuck, fate, taker, committed
    cdef bint counts, is_single
    cdef int known_army, known_lower, known_upper, known_total
    cdef u64 checkers
    cdef int control[26]
    cdef int spread[26]
    cdef int saved[4096]
    cdef int listed[65536]

    cdef int _generate(self, int army, int lower, int upper, int base) noexcept
    cdef u64 _attackers(self, int army, int lower, int upper) noexcept
    cdef int _attacking(self, int army, int lower, int upper) noexcept
    cdef int _kings_on(self, int lower, int upper) noexcept
    cdef int _home(self, int army) noexcept
    cdef int _make(self, int move) noexcept
    cdef void _save(self, int lower, int upper) noexcept
    cdef void _take_back(self) noexcept
    cdef bint _is_due(self) noexcept
    cdef bint _is_spared(self, int army, int lower, int upper) noexcept
    cdef bint _is_lost(self) noexcept
    cdef int _most_passes(self) noexcept
    cdef u64 _facts(self) noexcept
    cdef bint _passes_on(self) noexcept
    cdef void _note_pass(self) noexcept
    cdef bint _nobody_moves(self) noexcept
    cdef void _clear(self, int army) noexcept
    cdef bint _lapse(self, int army) noexcept
    cdef void _save_turn(self) noexcept
    cdef void _restore_turn(self) noexcept
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
    cdef void _lose(self, int army, int captor, int lower, int upper) noexcept
    cdef void _next_turn(self) noexcept
    cdef void _begin_turn(self, int army) noexcept
    cdef int _settle(self) except -1
    cdef int _living_armies(self) noexcept
    cdef bint _player_can_move(self) noexcept
    cdef int _last_checking(self) noexcept
    cdef int _last_before(self, int armies) noexcept
