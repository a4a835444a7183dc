# The functions of bits.py as a compiler has them.

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int kernel_scan(unsigned __int64 mask) {
        unsigned long square;
        _BitScanForward64(&square, mask);
        return (int)square;
    }
    #define kernel_count(mask) ((int)__popcnt64(mask))
    #else
    #define kernel_scan(mask) __builtin_ctzll(mask)
    #define kernel_count(mask) __builtin_popcountll(mask)
    #endif
    """
    int scan "kernel_scan"(unsigned long long mask) noexcept nogil
    int count "kernel_count"(unsigned long long mask) noexcept nogil
