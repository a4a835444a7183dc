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
    #else
    #define kernel_scan(mask) __builtin_ctzll(mask)
    #endif
    static int kernel_count(unsigned long long mask) {
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        return (int)(((mask + (mask >> 4) & 0x0f0f0f0f0f0f0f0fULL) * 0x0101010101010101ULL) >> 56);
    }
    """
    int scan "kernel_scan"(unsigned long long mask) noexcept nogil
    int count "kernel_count"(unsigned long long mask) noexcept nogil
