/* Remainders, larger and smaller ones, divisors and multiples of 64-bit integers (fn_binary.h). */
#include "fn_binary.h"

#define LOOP(call)                                                                                           \
    do {                                                                                                     \
        const m2c_wide *pa = va, *pb = vb;                                                                   \
        m2c_wide *y = vy;                                                                                    \
        for (ptrdiff_t i = 0; i < n; i++) {                                                                  \
            const m2c_wide a = pa[sa ? i : 0], b = pb[sb ? i : 0];                                           \
            y[i] = (call);                                                                                   \
        }                                                                                                    \
    } while (0)

static m2c_wide whole(bool negative, uint64_t size)
{
    return (m2c_wide){size, 0, negative, M2C_FROM_SIGNED};
}

/* The magnitude as an integer. */
static uint64_t size_of(m2c_wide x)
{
    x = m2c_whole_wide(x);
    return x.other > 0 ? UINT64_MAX : x.size;
}

static m2c_wide mod_of(m2c_wide a, m2c_wide b)
{
    const uint64_t y = size_of(b);
    if (y == 0)
        return a;
    const uint64_t rest = size_of(a) % y;
    return whole(b.negative, rest != 0 && a.negative != b.negative ? y - rest : rest);
}

static m2c_wide rem_of(m2c_wide a, m2c_wide b)
{
    const uint64_t y = size_of(b);
    return y == 0 ? m2c_wide_of_i64(0) : whole(a.negative, size_of(a) % y);
}

static m2c_wide multiple(m2c_wide a, m2c_wide b)
{
    const uint64_t x = size_of(a), y = size_of(b);
    if (x == 0 || y == 0)
        return m2c_wide_of_i64(0);
    return m2c_times_wide(whole(a.negative, x / m2c_common_divisor(x, y)), whole(b.negative, y));
}

void m2c_mod_wide(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    LOOP(mod_of(a, b));
}

void m2c_rem_wide(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    LOOP(rem_of(a, b));
}

/* The other operand wins over NaN. */
void m2c_max_wide(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    LOOP(isnan(a.other) ? b : isnan(b.other) || m2c_ge_wide(a, b) ? a : b);
}

void m2c_min_wide(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    LOOP(isnan(a.other) ? b : isnan(b.other) || m2c_le_wide(a, b) ? a : b);
}

void m2c_gcd_wide(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    LOOP(whole(false, m2c_common_divisor(size_of(a), size_of(b))));
}

void m2c_lcm_wide(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    LOOP(multiple(a, b));
}
