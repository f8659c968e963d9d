/* Bits of numbers that are not negative, for bitand, bitor, bitxor and bitshift. */
#ifndef M2C_TYPED_BITS_H
#define M2C_TYPED_BITS_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* Bits of numbers that are not negative, rounded to whole ones. */
static inline uint64_t m2c_bits_f64(double x)
{
    if (!(x > 0))
        return 0;
    if (x >= 18446744073709551616.0)
        return UINT64_MAX;
    uint64_t whole = (uint64_t)x;
    return whole + (x - (double)whole >= 0.5);
}

static inline double m2c_bitand_f64(double a, double b)
{
    return (double)(m2c_bits_f64(a) & m2c_bits_f64(b));
}

static inline double m2c_bitor_f64(double a, double b)
{
    return (double)(m2c_bits_f64(a) | m2c_bits_f64(b));
}

static inline double m2c_bitxor_f64(double a, double b)
{
    return (double)(m2c_bits_f64(a) ^ m2c_bits_f64(b));
}

static inline ptrdiff_t m2c_bitand_index(ptrdiff_t a, ptrdiff_t b)
{
    return a & b;
}

static inline ptrdiff_t m2c_bitor_index(ptrdiff_t a, ptrdiff_t b)
{
    return a | b;
}

static inline ptrdiff_t m2c_bitxor_index(ptrdiff_t a, ptrdiff_t b)
{
    return a ^ b;
}

/* x times 2^n without what exceeds the 53 digits of a double, or loses its fraction; x is not negative. */
static inline uint64_t m2c_shifted_digits(uint64_t x, double n)
{
    if (n >= 64 || n <= -64)
        return 0;
    return (n >= 0 ? x << (int)n : x >> (int)-n) & (((uint64_t)1 << 53) - 1);
}

static inline double m2c_bitshift_f64(double x, double n)
{
    return (double)m2c_shifted_digits(x < 18446744073709551616.0 ? (uint64_t)x : 0, n);
}

static inline ptrdiff_t m2c_bitshift_index(ptrdiff_t x, ptrdiff_t n)
{
    return (ptrdiff_t)m2c_shifted_digits((uint64_t)x, (double)n);
}

M2C_END

#endif
