# Functions and masks of bits.py as a compiler has them. `prefetch` takes an element of a table, of
# which it needs the place.

cdef extern from *:
    """
    #define KERNEL_ALL 0xffffffffffffffffULL
    #define KERNEL_LOW 0xffffffffULL
    #define KERNEL_HIGH 0xffffffff00000000ULL
    #define KERNEL_NOT_A 0xfefefefefefefefeULL
    #define KERNEL_NOT_H 0x7f7f7f7f7f7f7f7fULL
    #define KERNEL_COMPILED 1
    #define KERNEL_ODD 0x9e3779b97f4a7c15ULL
    #ifdef _MSC_VER
    #include <intrin.h>
    static __inline int kernel_scan(unsigned __int64 mask) {
        unsigned long square;
        _BitScanForward64(&square, mask);
        return (int)square;
    }
    #define kernel_prefetch(word) _mm_prefetch((const char *)&(word), _MM_HINT_T0)
    #else
    #define kernel_scan(mask) __builtin_ctzll(mask)
    #define kernel_prefetch(word) __builtin_prefetch(&(word))
    #endif
    static inline int kernel_count(unsigned long long mask) {
    #if defined(__GNUC__) && defined(__x86_64__)
        /* Nearly all processors have it, but a compiler may not count on that. */
        if (__builtin_cpu_supports("popcnt")) {
            __asm__("popcnt %0, %0" : "+r"(mask) : : "cc");
            return (int)mask;
        }
    #endif
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        return (int)(((mask + (mask >> 4) & 0x0f0f0f0f0f0f0f0fULL) * 0x0101010101010101ULL) >> 56);
    }
    static inline unsigned long long kernel_mixed(
        unsigned long long seed, unsigned long long word
    ) {
        seed = (seed ^ word) * KERNEL_ODD;
        return seed ^ seed >> 29;
    }
    """
    unsigned long long ALL "KERNEL_ALL"
    unsigned long long LOW "KERNEL_LOW"
    unsigned long long HIGH "KERNEL_HIGH"
    unsigned long long NOT_A "KERNEL_NOT_A"
    unsigned long long NOT_H "KERNEL_NOT_H"
    unsigned long long ODD "KERNEL_ODD"
    bint COMPILED "KERNEL_COMPILED"
    int scan "kernel_scan"(unsigned long long mask) noexcept nogil
    void prefetch "kernel_prefetch"(unsigned long long word) noexcept nogil
    int count "kernel_count"(unsigned long long mask) noexcept nogil
    unsigned long long mixed "kernel_mixed"(
        unsigned long long seed, unsigned long long word
    ) noexcept nogil
