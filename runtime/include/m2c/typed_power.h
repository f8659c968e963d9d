/* Powers of doubles, rounded as the C library rounds them. */
#ifndef M2C_TYPED_POWER_H
#define M2C_TYPED_POWER_H

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* The C library's powers, out of sight of a compiler that would write products for them (op_power.c). */
M2C_NO_EFFECT double m2c_pow_f64(double x, double y);
M2C_NO_EFFECT float m2c_pow_f32(float x, float y);

/* Is a double the power of which it is the sum with `rest` rounded, also as the C library rounds it? Where it
 * is neither huge nor tiny the library misses the power by less than 0.515 units of the last place (glibc:
 * 0.51 by the last step of its pow, what is left by its logarithm), so it is, unless the sum is near the
 * middle of two doubles. */
static inline bool m2c_is_clear(double y, double rest)
{
    const uint64_t lowest = (uint64_t)(1023 - 64) << 52, highest = (uint64_t)(1023 + 64) << 52;
    double scale = y;
    uint64_t bits;
    memcpy(&bits, &scale, sizeof bits);
    bits &= (uint64_t)0x7ff << 52;
    memcpy(&scale, &bits, sizeof bits);
    return bits - lowest <= highest - lowest && fabs(rest) <= scale * (0.48 * DBL_EPSILON) &&
           (fabs(y) != scale || rest == 0);
}

/* pow(x, 2), and pow(x, n) for the other exponents that programs have most. */
#ifdef FP_FAST_FMA
static inline double m2c_square_f64(double x)
{
    double y = x * x;
    return m2c_is_clear(y, fma(x, x, -y)) ? y : m2c_pow_f64(x, 2);
}

/* x^n of what is nearly `y`, by `rest`. */
static inline double m2c_pow_near(double y, double rest, double x, double n)
{
    const double sum = y + rest;
    return m2c_is_clear(sum, rest - (sum - y)) ? sum : m2c_pow_f64(x, n);
}

static inline double m2c_pow_3(double x)
{
    const double square = x * x, y = square * x;
    return m2c_pow_near(y, fma(square, x, -y) + fma(x, x, -square) * x, x, 3);
}

static inline double m2c_pow_4(double x)
{
    const double square = x * x, y = square * square;
    return m2c_pow_near(y, fma(square, square, -y) + 2 * square * fma(x, x, -square), x, 4);
}

static inline double m2c_pow_half(double x)
{
    double y = sqrt(x);
    return m2c_is_clear(y, fma(-y, y, x) / (2 * y)) ? y : m2c_pow_f64(x, 0.5);
}

static inline double m2c_pow_3_halves(double x)
{
    const double root = sqrt(x), y = x * root;
    return m2c_pow_near(y, fma(x, root, -y) + x * (fma(-root, root, x) / (2 * root)), x, 1.5);
}

static inline double m2c_pow_less_1(double x)
{
    double y = 1 / x;
    return m2c_is_clear(y, fma(-y, x, 1) * y) ? y : m2c_pow_f64(x, -1);
}

static inline double m2c_pow_less_2(double x)
{
    const double square = x * x, y = 1 / square;
    return m2c_pow_near(y, (fma(-y, square, 1) - y * fma(x, x, -square)) * y, x, -2);
}
#else
#define m2c_square_f64(x) m2c_pow_f64(x, 2)
#define m2c_pow_3(x) m2c_pow_f64(x, 3)
#define m2c_pow_4(x) m2c_pow_f64(x, 4)
#define m2c_pow_half(x) m2c_pow_f64(x, 0.5)
#define m2c_pow_3_halves(x) m2c_pow_f64(x, 1.5)
#define m2c_pow_less_1(x) m2c_pow_f64(x, -1)
#define m2c_pow_less_2(x) m2c_pow_f64(x, -2)
#endif

/* A power of an element of an array by a scalar: some are products. */
static inline double m2c_element_pow_f64(double x, double y)
{
    return y == 2 ? x * x : y == 3 ? x * x * x : y == -1 ? 1 / x : m2c_pow_f64(x, y);
}

M2C_END

#endif
