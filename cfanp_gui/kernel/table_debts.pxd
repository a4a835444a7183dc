# The types with which table_debts.py is compiled.

from cfanp_gui.kernel cimport table_cells
from cfanp_gui.kernel.table_search cimport TableSearch

cdef int _REMOVES, _KINGS, _CASTLING, _CAPTURES, _DEBTS, _LOST, _OPENER, _DEBT_WEIGHT


cdef class TableDebts(TableSearch):
    cdef int queen, bishop_kind, rook_kind
    cdef int pawns[32]
    cdef int gathered[256]

    cdef void _note_exchange(self, int army, int loser, int kind) noexcept
    cdef void _close_round(self) noexcept
    cdef bint _leads(self, int first, int last) noexcept
    cdef bint _lives(self, int player) noexcept
    cdef void _owe(self, int player, int value) noexcept
    cdef void _settle_debt(self, int player, int number) noexcept
    cdef void _forgive(self) noexcept
    cdef void _excuse(self) noexcept
    cdef bint _may_pay(self, int value) noexcept
    cdef bint _is_removable(self, int board, int square, int value) noexcept
    cdef int _due_debt(self) noexcept
    cdef void _paid(self, int cell) noexcept
