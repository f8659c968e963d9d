/* 64-bit integers meet doubles, as Octave calculates without a wider type: in sums the double is rounded
 * first, a product with a fraction takes 52 of its digits, a division by one multiplies by its reciprocal.
 * Declared in m2c/typed_int.h. */
#include "m2c/typed_int.h"

#include <float.h>

static bool is_whole(long double x)
{
    return x == roundl(x);
}

/* x * m / 2^shift, rounded: x and m below 2^64 and 2^52. */
static long double scaled(uint64_t x, uint64_t m, int shift)
{
    uint64_t a = x >> 32, b = x & UINT32_MAX, c = m >> 32, d = m & UINT32_MAX;
    uint64_t middle = b * c + (b * d >> 32) + (a * d & UINT32_MAX);
    uint64_t low = x * m, high = a * c + (a * d >> 32) + (middle >> 32);
    if (shift > 64 + 53)
        return 0;
    uint64_t half = shift > 64 ? high >> (shift - 65) & 1 : low >> (shift - 1) & 1;
    if (shift >= 64)
        return (long double)(shift == 64 ? high : high >> (shift - 64)) + (long double)half;
    if (high >> shift)
        return 0x1p64L;
    return (long double)(high << (64 - shift) | low >> shift) + (long double)half;
}

/* A whole number times a double that is not. */
static long double times_fraction(long double x, double y)
{
    double size = fabs(y);
    uint64_t whole = (uint64_t)(x < 0 ? -x : x);
    bool negative = (x < 0) != (y < 0);
    if (size == 0.5 && y < 0) /* divides by what -2 becomes, the greatest integer */
        return whole < (uint64_t)1 << 62 || whole > (uint64_t)INT64_MAX + 1 ? 0 : x < 0 ? -1 : 1;
    int exponent = 0;
    uint64_t digits = (uint64_t)(frexp(size, &exponent) * 0x1p52);
    long double product = scaled(whole, digits, 52 - exponent);
    return negative ? -product : product;
}

long double m2c_times_wide(long double a, long double b)
{
    if (a != a || b != b)
        return 0;
    if (is_whole(a) && is_whole(b))
        return a == 0 || b == 0 ? 0 : a * b;
    return is_whole(a) ? times_fraction(a, (double)b) : times_fraction(b, (double)a);
}

long double m2c_quotient_wide(long double a, long double b)
{
    if (b != b)
        return 0;
    if (!is_whole(b))
        return m2c_times_wide(a, 1 / (double)b);
    long double p = a < 0 ? -a : a, q = b < 0 ? -b : b;
    if (q < 1 || q >= 0x1p64L || p >= 0x1p64L)
        return p == 0 ? 0 : a / b;
    long double y = (long double)m2c_rdivide_u64((uint64_t)p, (uint64_t)q);
    return (a < 0) != (b < 0) ? -y : y;
}
