# The types with which state_core.py is compiled.

cimport cython

from cfanp_gui.kernel cimport search_core
from cfanp_gui.kernel.search_core cimport SearchCore, u64

cdef int _UNIT, _PLIES, _FEW
cdef u64 _ALL, _ODD, _CODE

cdef int _result_of(double value) noexcept


cdef class StateCore(SearchCore):
    cdef object state
    cdef int most
    cdef u64 keys
    cdef dict game, newer, older, known, traces
    cdef list moves, traced

    cdef int _forget(self) except -1
    @cython.locals(number=object, known=object, fresh=u64)
    cdef u64 _numbered(self, key) except? 0
    @cython.locals(known=object, victim=cython.int, code=cython.int)
    cdef u64 _listed(self, move) except? 0
    @cython.locals(number=object)
    cdef u64 _known_hash(self) except? 0
