/* What typed code calls: elementary functions as MATLAB defines them, and what the headers of one topic have.
 * Called by code of mat2c/codegen/typed/ and mat2c/codegen/arrays/. */
#ifndef M2C_TYPED_H
#define M2C_TYPED_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "m2c/error.h"
#include "m2c/memory.h"
#include "m2c/ops.h"
#include "m2c/small_sets.h"
#include "m2c/typed_bits.h"
#include "m2c/typed_block.h"
#include "m2c/typed_char.h"
#include "m2c/typed_complex.h"
#include "m2c/typed_int.h"
#include "m2c/typed_lines.h"
#include "m2c/typed_power.h"
#include "m2c/typed_random.h"
#include "m2c/typed_reduce.h"
#include "m2c/typed_subscripts.h"
#include "m2c/typed_unbox.h"
#include "m2c/value.h"

M2C_BEGIN

static inline double m2c_sq_f64(double x)
{
    return x * x;
}

static inline ptrdiff_t m2c_sq_index(ptrdiff_t x)
{
    return x * x;
}

static inline double m2c_cube_f64(double x)
{
    return x * x * x;
}

/* 0 - x and x + 0, where a compiler sees nothing of x but that it is a number: gcc 12 writes -x for 0 - x
 * where x is an integer's value, although that is -0 for 0. */
static inline double m2c_zero_minus_f64(double x)
{
    return 0.0 - x;
}

static inline double m2c_plus_zero_f64(double x)
{
    return x + 0.0;
}

static inline float m2c_zero_minus_f32(float x)
{
    return 0.0f - x;
}

static inline float m2c_plus_zero_f32(float x)
{
    return x + 0.0f;
}

/* A constant of which the C compiler doesn't know the value. */
static inline double m2c_hidden_f64(double x)
{
    volatile double hidden = x;
    return hidden;
}

static inline m2c_c64 m2c_hidden_c64(m2c_c64 x)
{
    volatile m2c_c64 hidden = x;
    return hidden;
}

static inline double m2c_sign_f64(double x)
{
    return x > 0 ? 1.0 : x < 0 ? -1.0 : x == 0 ? 0.0 : (double)NAN;
}

/* Tests of one number. C's macros give any value but 0 for true, these 1. */
static inline bool m2c_isnan_f64(double x)
{
    return isnan(x);
}

static inline bool m2c_isinf_f64(double x)
{
    return isinf(x);
}

static inline bool m2c_isfinite_f64(double x)
{
    return isfinite(x);
}

/* NaN gives way to a number. */
static inline double m2c_max_f64(double a, double b)
{
    return a >= b || isnan(b) ? a : b;
}

static inline double m2c_min_f64(double a, double b)
{
    return a <= b || isnan(b) ? a : b;
}

/* The same where neither is NaN. */
static inline double m2c_larger_f64(double a, double b)
{
    return b > a ? b : a;
}

static inline double m2c_smaller_f64(double a, double b)
{
    return b < a ? b : a;
}

/* What a sparse number gives that is made of another: its zeros stay, and none is negative. */
static inline double m2c_thin(double value, double number)
{
    return number == 0 ? 0 : value + 0;
}

static inline ptrdiff_t m2c_max_index(ptrdiff_t a, ptrdiff_t b)
{
    return a > b ? a : b;
}

static inline ptrdiff_t m2c_min_index(ptrdiff_t a, ptrdiff_t b)
{
    return a < b ? a : b;
}

static inline ptrdiff_t m2c_abs_index(ptrdiff_t a)
{
    return a < 0 ? -a : a;
}

/* The remainder with the divisor's sign; the dividend where the divisor is 0. */
static inline ptrdiff_t m2c_mod_index(ptrdiff_t a, ptrdiff_t b)
{
    if (b == 0)
        return a;
    ptrdiff_t r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

static inline ptrdiff_t m2c_rem_index(ptrdiff_t a, ptrdiff_t b)
{
    return b == 0 ? a : a % b;
}

/* Truth values as what they are stored in. */
#define m2c_bytes(p) ((unsigned char *)(p))

/* Neither is negative, and b is not 0: also rem(a, b), and floor(a / b). */
static inline ptrdiff_t m2c_left_over(ptrdiff_t a, ptrdiff_t b)
{
    return (ptrdiff_t)((size_t)a % (size_t)b);
}

static inline ptrdiff_t m2c_quotient(ptrdiff_t a, ptrdiff_t b)
{
    return (ptrdiff_t)((size_t)a / (size_t)b);
}

/* Rounded quotients, of b > 0. */
static inline ptrdiff_t m2c_fix_div(ptrdiff_t a, ptrdiff_t b)
{
    return a / b;
}

static inline ptrdiff_t m2c_floor_div(ptrdiff_t a, ptrdiff_t b)
{
    return a / b - (a % b < 0);
}

static inline ptrdiff_t m2c_ceil_div(ptrdiff_t a, ptrdiff_t b)
{
    return a / b + (a % b > 0);
}

/* Are there truth values, and are all true? */
static inline bool m2c_all_true(const bool *x, ptrdiff_t n)
{
    ptrdiff_t k = 0;
    while (k < n && x[k])
        k++;
    return n > 0 && k == n;
}

/* The truth of a real condition. */
static inline int m2c_istrue_f64(double x, bool *truth)
{
    *truth = x != 0;
    return isnan(x) ? m2c_nan_truth() : 0;
}

double m2c_mod_any_f64(double a, double b);
double m2c_rem_any_f64(double a, double b);

/* Remainders for divisors that are whole numbers: as exact as the quotient is. */
static inline double m2c_mod_f64(double a, double b)
{
    if (b == 0 || b != floor(b) || isinf(b))
        return m2c_mod_any_f64(a, b);
    return a == b ? 0 : copysign(a - b * floor(a / b), b);
}

static inline double m2c_rem_f64(double a, double b)
{
    if (b == 0 || b != floor(b) || isinf(b))
        return m2c_rem_any_f64(a, b);
    return a == b ? 0 : copysign(a - b * trunc(a / b), a);
}

/* Iterations of base:inc:limit for integers. */
static inline ptrdiff_t m2c_trip_index(ptrdiff_t base, ptrdiff_t inc, ptrdiff_t limit)
{
    if (inc == 0 || (inc > 0 ? base > limit : base < limit))
        return 0;
    return (limit - base) / inc + 1;
}

/* c = a * b for real matrices, m x k times k x n; c overlaps neither. A 1 x 1 one scales. tn: a' * b of a k x
 * m and a k x n one; nt: a * b' of an m x k and an n x k one. */
void m2c_matmul_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n);
void m2c_matmul_tn_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n);
void m2c_matmul_nt_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n);

M2C_END

#endif
