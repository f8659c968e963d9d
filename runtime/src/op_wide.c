/* 64-bit integers meet doubles, as Octave calculates without a wider type: in sums the double is rounded
 * first, a product with a fraction takes 52 of its digits, a division by one multiplies by its reciprocal.
 * Declared in m2c/typed_int.h. */
#include "m2c/typed_int.h"

static const m2c_wide beyond = {0, INFINITY, false, M2C_FROM_SIGNED};

static m2c_wide whole(bool negative, uint64_t size)
{
    return (m2c_wide){size, 0, negative, M2C_FROM_SIGNED};
}

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
                                                : whole(a.negative, a.size + b.size);
        return a.size >= b.size ? whole(a.negative, a.size - b.size) : whole(b.negative, b.size - a.size);
    }
    if (a.other != 0 && b.other != 0)
        return m2c_wide_of_f64((a.negative ? -a.other : a.other) + (b.negative ? -b.other : b.other));
    const m2c_wide far = a.other != 0 ? a : b, near = a.other != 0 ? b : a;
    if (far.negative == near.negative || near.size == 0 || far.other >= 0x1p65)
        return far;
    const uint64_t above = (uint64_t)(far.other - 0x1p64), below = 0 - near.size; /* 2^64 - size */
    return above > UINT64_MAX - below ? far : whole(far.negative, above + below);
}

/* What is added to a signed integer: a double above the range is twice its saturated half. */
static m2c_wide addend(m2c_wide x, m2c_wide to)
{
    x = m2c_whole_wide(x);
    if (to.origin == M2C_FROM_SIGNED && x.origin == M2C_FROM_DOUBLE && x.other > 0 && !x.negative)
        return whole(false, UINT64_MAX - 1);
    return x;
}

m2c_wide m2c_plus_wide(m2c_wide a, m2c_wide b)
{
    return sum(addend(a, b), addend(b, a));
}

/* The least integer has no opposite and is taken from doubles as one; an unsigned integer that is taken from
 * no number is taken from 2^64. */
m2c_wide m2c_minus_wide(m2c_wide a, m2c_wide b)
{
    const uint64_t least = (uint64_t)INT64_MAX + 1;
    if (a.origin == M2C_FROM_DOUBLE && b.origin == M2C_FROM_SIGNED && b.negative && b.size == least)
        return m2c_wide_of_f64(m2c_f64_of_wide(a) + 0x1p63);
    if (b.origin == M2C_FROM_UNSIGNED && isnan(a.other))
        a = m2c_wide_of_f64(0x1p64);
    return m2c_plus_wide(a, m2c_negative_wide(b));
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
        return whole(x.negative, some && x.origin == M2C_FROM_SIGNED);
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
    return whole(negative, a.size * b.size);
}

m2c_wide m2c_rdivide_wide(m2c_wide a, m2c_wide b)
{
    if (isnan(b.other))
        return m2c_wide_of_u64(0);
    const uint64_t most = a.origin == M2C_FROM_UNSIGNED ? UINT64_MAX : INT64_MAX;
    if (b.other != 0 || (b.origin == M2C_FROM_DOUBLE && b.size > most))
        return m2c_times_wide(a, m2c_wide_of_f64(1 / m2c_f64_of_wide(b)));
    if (b.size == 0)
        return a.size == 0 ? a : with_sign(beyond, a.negative);
    return whole(a.negative != b.negative, m2c_rdivide_u64(a.size, b.size));
}

/* Is the integer one of those at the end of the range that become the double when rounded to one? They count
 * as the greater ones of the two. */
static bool rounds_to_end(m2c_wide integer, m2c_wide x)
{
    const double end = integer.origin == M2C_FROM_UNSIGNED ? 0x1p64 : 0x1p63;
    return integer.origin != M2C_FROM_DOUBLE && x.origin == M2C_FROM_DOUBLE && (double)integer.size == end &&
           (x.other != 0 ? x.other : (double)x.size) == end;
}

/* Of magnitudes; one with a fraction is below 2^53, and one beyond above all other integers. */
static int order_sizes(m2c_wide a, m2c_wide b)
{
    if (rounds_to_end(a, b) || rounds_to_end(b, a))
        return a.origin == M2C_FROM_DOUBLE ? -1 : 1;
    if (a.other == 0 && b.other == 0)
        return (a.size > b.size) - (a.size < b.size);
    const double x = a.other != 0 ? a.other : (double)a.size, y = b.other != 0 ? b.other : (double)b.size;
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
