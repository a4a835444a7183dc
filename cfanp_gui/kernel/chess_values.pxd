# The types with which chess_values.py is compiled; the sizes are those of chess_tables.py.

cimport cython

from cfanp_gui.kernel cimport bits, chess_pairs
from cfanp_gui.kernel.chess_moves cimport MoveKernel
from cfanp_gui.kernel.turns cimport u64

cdef int _ARMIES, _PLANES, _EVERY, _WHOLE, _KEPT, _SAFE, _STRUCTURES, _HALVES, _HALF_SLOT, _CERTAIN, _EVEN
cdef u64 _EMPTY, _DARK, _SECOND
cdef int _PASSED, _BISHOPS, _OPEN, _HALF_OPEN, _DOUBLED, _ISOLATED, _BESIDE, _GUARDED
cdef int _OWN_KING, _FOE_KING, _OUTPOST, _NEAR_SHIELD, _FAR_SHIELD, _TEMPO, _HALF
cdef int _PAWN_ON_LIGHT, _PAWN_ON_HEAVY, _LIGHT_ON_HEAVY, _WEAK_PAWN, _WEAK
cdef u64 _RANK
cdef u64 _FILES[16]
cdef u64 _BEFORE[128]

cdef int _steps(int square, int other) noexcept


cdef class ValueKernel(MoveKernel):
    cdef int unsafe, rival, most_unsafe, hunter, helpless, few, cornered, attacker
    cdef int most_attackers, safe_check, one_flight, no_flight
    cdef int odds[1025]
    cdef int places[384]
    cdef int reaches[6]
    cdef int worths[43264]
    cdef int weighed[64]
    cdef u64[::1] kept, structures, half_worths
    cdef u64 half_keys[1664]
    cdef int keyed[64]
    cdef u64 danger_keys[26]
    cdef u64 both_keys[64]
    cdef u64 checks[64]
    cdef int pair_places[384]
    cdef int pair[33]
    cdef int usual[6]
    cdef int storm[6]
    cdef int most_storm, far_king
    cdef u64 guarded[2]
    cdef u64 light[2]
    cdef u64 reached[2]

    cdef u64 _hash(self) noexcept
    cdef bint _may_claim(self) noexcept
    cdef int _add_up_pair(self) noexcept
    cdef u64 _both_key(self) noexcept
    cdef void _weigh_pair(self) noexcept
    cdef int _replies(self, int army, int lower, int upper) noexcept
    cdef int _weigh_side(self, int army, u64 own, u64 foes) noexcept
    @cython.locals(key=u64, place=cython.int, score=cython.int)
    cdef int _weigh_pawns(
        self, int army, u64 pawns, u64 foe_pawns, int king, int foe_king
    ) noexcept
    cdef int _threats(self, int army, u64 foes) noexcept
    cdef bint _has_officer(self, int army) noexcept
    cdef bint _has_ended(self) noexcept
    cdef bint _is_drawn(self) noexcept
    cdef void _weigh(self) noexcept
    cdef u64 _half_key(self, int board) noexcept
    cdef void _carry(self, int changed) noexcept
    cdef void _weigh_board(self, int board) noexcept
    cdef int _worth_of(self, int army) noexcept
    @cython.locals(odds=cython.int, most=cython.int, danger=cython.int)
    cdef int _risk_of(self, int army) noexcept
    @cython.locals(
        odds=cython.int, bit=u64, rest=u64, zone=u64, once=u64, twice=u64, checks=u64, reach=u64
    )
    cdef int _danger(self, int army, int lower, int upper) noexcept
    cdef u64 _attacked_by(self, u64 pieces) noexcept
    cdef u64 _reach(self, int square, u64 occupied) noexcept
