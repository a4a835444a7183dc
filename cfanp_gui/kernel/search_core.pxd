# The types with which search_core.py is compiled; the sizes are those of chess_tables.py.

ctypedef unsigned long long u64

cdef int _FOUND, _PLIES, _ENDLESS, _PLAYERS, _WHOLE, _ZERO, _MOST
cdef u64 _VICTIM, _GAIN

cdef u64 _packed(int gain, int victim, int code) noexcept


cdef class SearchCore:
    cdef int top, portion
    cdef bint is_pair
    cdef u64 found[32768]

    cdef u64 _hash(self) except? 0
    cdef u64 _known_hash(self) except? 0
    cdef bint _has_ended(self) except? -1
    cdef int _result(self, int player) except? -2
    cdef int _repeated(self, int player) except? -2
    cdef bint _may_claim(self) except? -1
    cdef int _since(self) except? -1
    cdef int _room(self) except? -1
    cdef int _mover(self) except? -1
    cdef int _army(self) except? -1
    cdef u64 _friends(self, int player) except? 0
    cdef int _living_players(self) except? -1
    cdef bint _is_begun(self) except? -1
    cdef bint _in_check(self) except? -1
    cdef int _share(self, int player) except? -1
    cdef int _pawn_value(self) except? -1
    cdef int _list_moves(self, bint winning) except? -1
    cdef int _list_captures(self) except? -1
    cdef int _add(self, u64 move) noexcept
    cdef int _trace(self, int code) except? -1
    cdef bint _is_far(self, int code) except? -1
    cdef int _advance(self, int code) except? -1
    cdef void _take_back(self) except *
    cdef bint _pass(self) except? -1
    cdef bint _may_skip(self) except? -1


cdef class BoardsCore(SearchCore):
    cdef int count, ply
    cdef int totals[27]

    cdef list _found_sorted(self, bint winning)
    cdef bint _are_apart(self, int lower, int upper) noexcept
    cdef int _add_up(self) except -1
