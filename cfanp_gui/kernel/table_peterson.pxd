# The types with which table_peterson.py is compiled.

from cfanp_gui.kernel cimport bits, table_cells, table_debts
from cfanp_gui.kernel.table_debts cimport TableDebts
from cfanp_gui.kernel.turns cimport u64

cdef int _ANY, _CODE, _ARMIES, _PLIES, _ANYWHERE, _KINGS, _FROZEN, _PASSES, _CASTLES
cdef int _FRIEND, _FOE, _DEAD, _CAPTURES, _DEBTS, _LOST, _OPENER, _RIPE, _MARKED, _FREEZES
cdef int _OPPONENTS, _BONUS, _TAKEN, _MATED, _RIPE_COUNT, _MOVED, _AIMED


cdef class TablePeterson(TableDebts):
    cdef object facts
    cdef bint defends, exchanges, captures_kings, tries
    cdef int aim_total
    cdef int aims[1024]
    cdef int goals[1024]

    cdef void _ripen(self, int cell, int army, bint is_ripe) noexcept
    cdef void _mark(self, int cell, int mark, bint is_marked) noexcept
    cdef int _made(self) noexcept
    cdef bint _is_ordinary(self) noexcept
    cdef bint _is_limited(self, int lower, int upper) noexcept
    cdef bint _breaks(self, int code) noexcept
    cdef bint _moves_again(self, int code) noexcept
    cdef bint _mates_too_often(self) noexcept
    cdef bint _is_checked(self, int player) noexcept
    cdef bint _aims_at_too_many(self) noexcept
    cdef int _holder(self, int cell) noexcept
    cdef int _gather(self, int army) noexcept
    cdef void _aim(self) noexcept
    cdef void _aim_on(self, int army, int lower, int upper) noexcept
    cdef void _add_aim(self, int cell, int goal) noexcept
    cdef int _gone(self, int target, int becomes) noexcept
    cdef int _threatening(self) noexcept
    cdef int _players_of(self, int armies) noexcept
    cdef bint _may_capture(self, int other, int army, int lower, int upper) noexcept
    cdef void _leave(self, int start, int goal) noexcept
    cdef void _heal(self, int cell) noexcept
    cdef void _note_capture(self, int cell, int army, int kind) noexcept
    cdef bint _is_attacked(self, int army, int board, int other) noexcept
    cdef void _act(self) noexcept
    cdef void _strike(self) noexcept
    cdef void _keep_ripe(self, int army, int total) noexcept
    cdef void _release(self) noexcept
    cdef void _forget_count(self) noexcept
    cdef void _before_moves(self) noexcept
