/* 64-bit integers meet doubles, as Octave calculates without a wider type: in sums the double is rounded
 * first, a product with a fraction takes 52 of its digits, a division by one multiplies by its reciprocal.
 * Declared in m2c/typed_int.h. */
#include "m2c/typed_int.h"

static const m2c_wide beyond = {0, INFINITY, false};

static m2c_wide with_sign(m2c_wide x, bool negative)
{
    x.negative = negative;
    return x;
}

/* The sum of two integers; of what is beyond, only so much as comes back into reach counts. */
static m2c_wide sum(m2c_wide a, m2c_wide b)
{
    if (a.other == 0 && b.other == 0) {
        if (a.negative == b.negative)
            return a.size > UINT64_MAX - b.size ? with_sign(beyond, a.negative)
                                                : (m2c_wide){a.size + b.size, 0, a.negative};
        return a.size >= b.size ? (m2c_wide){a.size - b.size, 0, a.negative}
                                : (m2c_wide){b.size - a.size, 0, b.negative};
    }
    if (a.other != 0 && b.other != 0)
        return m2c_wide_of_f64((a.negative ? -a.other : a.other) + (b.negative ? -b.other : b.other));
    const m2c_wide far = a.other != 0 ? a : b, near = a.other != 0 ? b : a;
    if (far.negative == near.negative || near.size == 0 || far.other >= 0x1p65)
        return far;
    const uint64_t above = (uint64_t)(far.other - 0x1p64), below = 0 - near.size; /* 2^64 - size */
    return above > UINT64_MAX - below ? far : (m2c_wide){above + below, 0, far.negative};
}

m2c_wide m2c_plus_wide(m2c_wide a, m2c_wide b)
{
    return sum(m2c_whole_wide(a), m2c_whole_wide(b));
}

m2c_wide m2c_minus_wide(m2c_wide a, m2c_wide b)
{
    return m2c_plus_wide(a, with_sign(b, !b.negative));
}

static bool has_fraction(m2c_wide x)
{
    return x.other != 0 && x.other < 0x1p64;
}

/* x * m / 2^shift, rounded: m below 2^52. */
static m2c_wide scaled(uint64_t x, uint64_t m, int shift)
{
    uint64_t a = x >> 32, b = x & UINT32_MAX, c = m >> 32, d = m & UINT32_MAX;
    uint64_t middle = b * c + (b * d >> 32) + (a * d & UINT32_MAX);
    uint64_t low = x * m, high = a * c + (a * d >> 32) + (middle >> 32);
    if (shift > 64 + 53)
        return m2c_wide_of_u64(0);
    uint64_t half = shift > 64 ? high >> (shift - 65) & 1 : low >> (shift - 1) & 1;
    if (shift >= 64)
        return m2c_wide_of_u64((shift == 64 ? high : high >> (shift - 64)) + half);
    const uint64_t whole = high << (64 - shift) | low >> shift;
    return high >> shift || whole > UINT64_MAX - half ? beyond : m2c_wide_of_u64(whole + half);
}

/* A whole number times a double that is not. */
static m2c_wide times_fraction(m2c_wide x, m2c_wide y)
{
    const bool negative = x.negative != y.negative;
    if (x.other != 0)
        return with_sign(beyond, negative);
    if (y.other == 0.5 && y.negative) { /* divides by what -2 becomes, the greatest integer */
        bool some = x.size >= (uint64_t)1 << 62 && x.size <= (uint64_t)INT64_MAX + 1;
        return (m2c_wide){some, 0, x.negative};
    }
    int exponent = 0;
    uint64_t digits = (uint64_t)(frexp(y.other, &exponent) * 0x1p52);
    return with_sign(scaled(x.size, digits, 52 - exponent), negative);
}

m2c_wide m2c_times_wide(m2c_wide a, m2c_wide b)
{
    if (isnan(a.other) || isnan(b.other))
        return m2c_wide_of_u64(0);
    if (has_fraction(a) || has_fraction(b))
        return has_fraction(b) ? times_fraction(a, b) : times_fraction(b, a);
    if ((a.other == 0 && a.size == 0) || (b.other == 0 && b.size == 0))
        return m2c_wide_of_u64(0);
    const bool negative = a.negative != b.negative;
    if (a.other != 0 || b.other != 0 || b.size > UINT64_MAX / a.size)
        return with_sign(beyond, negative);
    return (m2c_wide){a.size * b.size, 0, negative};
}

/* p / q of a divisor from 2^64 on: at most a half rounds to 1. */
static uint64_t by_large(uint64_t p, double q)
{
    const uint64_t half = (uint64_t)1 << 63;
    return p >= half && q < 0x1p65 && 2 * (p - half) >= (uint64_t)(q - 0x1p64);
}

m2c_wide m2c_rdivide_wide(m2c_wide a, m2c_wide b)
{
    if (isnan(b.other))
        return m2c_wide_of_u64(0);
    if (has_fraction(b))
        return m2c_times_wide(a, m2c_wide_of_f64(1 / (b.negative ? -b.other : b.other)));
    const bool negative = a.negative != b.negative;
    if (b.other != 0)
        return (m2c_wide){by_large(a.size, b.other), 0, negative};
    if (b.size == 0)
        return a.size == 0 ? a : with_sign(beyond, negative);
    return (m2c_wide){m2c_rdivide_u64(a.size, b.size), 0, negative};
}

/* Of magnitudes; one with a fraction is below 2^53, and one beyond above all integers. */
static int order_sizes(m2c_wide a, m2c_wide b)
{
    if (a.other == 0 && b.other == 0)
        return (a.size > b.size) - (a.size < b.size);
    const double x = a.other != 0 ? a.other : (double)a.size, y = b.other != 0 ? b.other : (double)b.size;
    if (x >= 0x1p64 && y >= 0x1p64 && (a.other == 0 || b.other == 0))
        return a.other != 0 ? 1 : -1; /* the other one was rounded to 2^64 */
    return (x > y) - (x < y);
}

int m2c_order_wide(m2c_wide a, m2c_wide b)
{
    if (isnan(a.other) || isnan(b.other))
        return 2;
    const bool below_a = a.negative && (a.size != 0 || a.other != 0),
               below_b = b.negative && (b.size != 0 || b.other != 0);
    if (below_a != below_b)
        return below_a ? -1 : 1;
    return below_a ? order_sizes(b, a) : order_sizes(a, b);
}
