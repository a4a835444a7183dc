# The types with which alpha_beta.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport bits, search_memory
from cfanp_gui.kernel.search_core cimport SearchCore, u64
from cfanp_gui.kernel.search_memory cimport SearchMemory

cdef int _UNIT, _INFINITE, _FAR, _WIN, _LOSS, _PLIES, _MOST, _EXACT, _AT_LEAST, _AT_MOST
cdef int _PATH, _BEAM, _HARMFUL, _WINNING, _LAPS, _FORCED, _EARLY, _QUIET, _MUCH, _USUAL
cdef long long _FIRST, _KILLER, _LOSES
cdef u64 _IDLE, _DRAWN, _CODE, _HARM, _ODD, _ALL


cdef class AlphaBeta(SearchMemory):
    cdef object grant
    cdef int left, spent, looked, most, player, laps, deep, overlooks, pawn, walked, aim, much
    cdef bint stopped, is_refused, is_two, is_pair, is_few, is_three
    cdef u64 chance, friends, aimed
    cdef int stands[64]
    cdef int reductions[4096]
    cdef u64 lines[4096]
    cdef int lengths[64]
    cdef u64 path[1088]

    cdef bint _play(self, u64 move) except? -1
    cdef int _take_back(self) except? -1
    cdef bint _spend(self) except -1
    cdef int _ask(self) except -1
    cdef void _lead(self, int ply, u64 move) noexcept
    cdef bint _is_own(self) except? -1
    cdef bint _harms(self, u64 move) noexcept
    cdef int _worth(self, bint own) except? -1
    cdef int _decided(self, int result, bint own) except? -1
    cdef int _even(self) except? -1
    cdef int _drawn(self, bint own) except? -1
    cdef bint _is_repeated(self, u64 key) except? -1
    @cython.locals(word=u64)
    cdef bint _overlooked(self, u64 move) except? -1
    cdef int _scouted(
        self, int depth, int alpha, int beta, bint harm, bint scouts, int less, bint own
    ) except? -1
    cdef int _after(self, int depth, int alpha, int beta, bint harm, bint own) except? -1
    cdef int _value(self, int depth, int alpha, int beta, bint harm, bint passes) except? -1
    @cython.locals(key=u64, hashed=u64, first=u64, known=u64)
    cdef int _played_on(
        self, int depth, int alpha, int beta, bint harm, bint passes, bint own
    ) except? -1
    cdef int _passed(self, int depth, int stands, int beta, bint own) except? -1
    @cython.locals(move=u64, best_move=u64, rank=cython.longlong, value=cython.int)
    cdef int _best(
        self, int depth, int alpha, int beta, bint harm, bint own, u64 first,
        int stands, bint is_open
    ) except? -1
    cdef int _list_replies(self, bint harm, bint likely) except? -1
    @cython.locals(move=u64, best_move=u64, value=cython.int, much=cython.int)
    cdef int _best_reply(self, int depth, int alpha, int beta, bint harm, u64 first) except? -1
    cdef int _taken(
        self, u64 move, int alpha, int beta, int laps, bint taking, bint own
    ) except? -1
    @cython.locals(move=u64)
    cdef int _quiet(self, int alpha, int beta, int laps, bint taking) except? -1
