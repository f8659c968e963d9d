/* Arithmetic of the integer classes and of single, for typed code: saturating, rounding half away from zero.
 * Registered in mat2c/codegen/narrow_arith.py. */
#ifndef M2C_TYPED_INT_H
#define M2C_TYPED_INT_H

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "m2c/linkage.h"

M2C_BEGIN

#define T int8_t
#define LOW INT8_MIN
#define HIGH INT8_MAX
#define WIDE int
#define SUM int
#define PRODUCT int
#define NAME(f) f##_i8
#include "m2c/typed_int.inc"
#define UT uint8_t
#define BITS 7
#include "m2c/typed_int_signed.inc"

#define T uint8_t
#define LOW 0
#define HIGH UINT8_MAX
#define NAME(f) f##_u8
#include "m2c/typed_int.inc"
#define BITS 8
#include "m2c/typed_int_unsigned.inc"

#define T int16_t
#define LOW INT16_MIN
#define HIGH INT16_MAX
#define NAME(f) f##_i16
#include "m2c/typed_int.inc"
#define UT uint16_t
#define BITS 15
#include "m2c/typed_int_signed.inc"

#undef PRODUCT
#define PRODUCT int64_t
#define T uint16_t
#define LOW 0
#define HIGH UINT16_MAX
#define NAME(f) f##_u16
#include "m2c/typed_int.inc"
#define BITS 16
#include "m2c/typed_int_unsigned.inc"

#undef SUM
#define SUM int64_t
#define T int32_t
#define LOW INT32_MIN
#define HIGH INT32_MAX
#define NAME(f) f##_i32
#include "m2c/typed_int.inc"
#define UT uint32_t
#define BITS 31
#include "m2c/typed_int_signed.inc"

#undef WIDE
#undef PRODUCT
#define WIDE int64_t
#define PRODUCT uint64_t
#define T uint32_t
#define LOW 0
#define HIGH UINT32_MAX
#define NAME(f) f##_u32
#include "m2c/typed_int.inc"
#define BITS 32
#include "m2c/typed_int_unsigned.inc"

#undef WIDE
#undef SUM
#undef PRODUCT

/* --- 64 bits ------------------------------------------------------------------------------------- */

#define T int64_t
#define LOW INT64_MIN
#define HIGH INT64_MAX
#define NAME(f) f##_i64
#define UT uint64_t
#define BITS 63
#include "m2c/typed_int_signed.inc"

#define T uint64_t
#define NAME(f) f##_u64
#define BITS 64
#include "m2c/typed_int_unsigned.inc"

static inline int64_t m2c_sat_i64(double x)
{
    if (!(x > -0x1p63 && x < 0x1p63))
        return x != x ? 0 : x < 0 ? INT64_MIN : INT64_MAX;
    int64_t t = (int64_t)x;
    double rest = x - (double)t;
    return t + (rest >= 0.5) - (rest <= -0.5);
}

static inline uint64_t m2c_sat_u64(double x)
{
    if (!(x > 0 && x < 0x1p64))
        return x > 0 ? UINT64_MAX : 0;
    uint64_t t = (uint64_t)x;
    return t + (x - (double)t >= 0.5);
}

static inline int64_t m2c_clip_i64(int64_t x)
{
    return x;
}
static inline int64_t m2c_clip_unsigned_i64(uint64_t x)
{
    return x < INT64_MAX ? (int64_t)x : INT64_MAX;
}
static inline uint64_t m2c_clip_u64(int64_t x)
{
    return x > 0 ? (uint64_t)x : 0;
}
static inline uint64_t m2c_clip_unsigned_u64(uint64_t x)
{
    return x;
}

static inline int64_t m2c_plus_i64(int64_t a, int64_t b)
{
    if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b)
        return b > 0 ? INT64_MAX : INT64_MIN;
    return a + b;
}
static inline int64_t m2c_minus_i64(int64_t a, int64_t b)
{
    if (b > 0 ? a < INT64_MIN + b : a > INT64_MAX + b)
        return b > 0 ? INT64_MIN : INT64_MAX;
    return a - b;
}
static inline uint64_t m2c_plus_u64(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}
/* A double less an int64: the least integer has no opposite and is taken from the double as one. */
static inline int64_t m2c_minus_number_i64(int64_t a, int64_t b)
{
    return b == INT64_MIN ? m2c_sat_i64((double)a + 0x1p63) : m2c_minus_i64(a, b);
}
static inline uint64_t m2c_minus_u64(uint64_t a, uint64_t b)
{
    return a > b ? a - b : 0;
}
static inline uint64_t m2c_times_u64(uint64_t a, uint64_t b)
{
    if ((a | b) <= UINT32_MAX)
        return a * b;
    return a != 0 && b > UINT64_MAX / a ? UINT64_MAX : a * b;
}
/* A sign and a magnitude as a 64-bit integer. */
static inline int64_t m2c_signed_i64(bool negative, uint64_t size)
{
    if (size > (uint64_t)INT64_MAX)
        return negative ? INT64_MIN : INT64_MAX;
    return negative ? -(int64_t)size : (int64_t)size;
}
static inline uint64_t m2c_size_i64(int64_t a)
{
    return a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
}
static inline int64_t m2c_times_i64(int64_t a, int64_t b)
{
    if (a == (int32_t)a && b == (int32_t)b)
        return a * b;
    return m2c_signed_i64((a < 0) != (b < 0), m2c_times_u64(m2c_size_i64(a), m2c_size_i64(b)));
}
static inline int64_t m2c_sq_i64(int64_t a)
{
    return m2c_times_i64(a, a);
}
static inline uint64_t m2c_sq_u64(uint64_t a)
{
    return m2c_times_u64(a, a);
}
static inline uint64_t m2c_rdivide_u64(uint64_t a, uint64_t b)
{
    if (b == 0)
        return a ? UINT64_MAX : 0;
    uint64_t r = a % b;
    return a / b + (r >= b - r);
}
static inline int64_t m2c_rdivide_i64(int64_t a, int64_t b)
{
    return m2c_signed_i64((a < 0) != (b < 0), m2c_rdivide_u64(m2c_size_i64(a), m2c_size_i64(b)));
}

/* What an operand was; Octave's arithmetic at the ends of the range depends on it. */
typedef enum m2c_origin { M2C_FROM_SIGNED, M2C_FROM_UNSIGNED, M2C_FROM_DOUBLE } m2c_origin;

/* What doubles and 64-bit integers meet in, before the result saturates (op_wide.c): a whole number of a sign
 * and a magnitude, or, where that has a fraction or is 2^64 or more, the double that it is. */
typedef struct m2c_wide {
    uint64_t size;
    double other; /* its magnitude, if not 0; NaN is one */
    bool negative;
    m2c_origin origin;
} m2c_wide;

#ifdef __cplusplus
static_assert(DBL_MANT_DIG == 53 && DBL_MAX_EXP == 1024, "doubles have 53 digits");
#else
_Static_assert(DBL_MANT_DIG == 53 && DBL_MAX_EXP == 1024, "doubles have 53 digits");
#endif

static inline m2c_wide m2c_wide_of_u64(uint64_t x)
{
    const m2c_wide made = {x, 0, false, M2C_FROM_UNSIGNED};
    return made;
}
static inline m2c_wide m2c_wide_of_i64(int64_t x)
{
    const m2c_wide made = {m2c_size_i64(x), 0, x < 0, M2C_FROM_SIGNED};
    return made;
}
static inline m2c_wide m2c_wide_of_f64(double x)
{
    const double size = fabs(x);
    const bool plain = size < 0x1p64 && size == floor(size);
    const m2c_wide made = {plain ? (uint64_t)size : 0, plain ? 0 : size, signbit(x) != 0, M2C_FROM_DOUBLE};
    return made;
}
static inline double m2c_f64_of_wide(m2c_wide x)
{
    const double size = x.other != 0 ? x.other : (double)x.size;
    return x.negative ? -size : size;
}
static inline m2c_wide m2c_negative_wide(m2c_wide x)
{
    x.negative = !x.negative;
    return x;
}
m2c_wide m2c_plus_wide(m2c_wide a, m2c_wide b);
m2c_wide m2c_minus_wide(m2c_wide a, m2c_wide b);
m2c_wide m2c_times_wide(m2c_wide a, m2c_wide b);
m2c_wide m2c_rdivide_wide(m2c_wide a, m2c_wide b); /* of an integer */

/* -1, 0 or 1 as a is less than b, equal or greater; 2 where one is NaN. */
int m2c_order_wide(m2c_wide a, m2c_wide b);
static inline bool m2c_eq_wide(m2c_wide a, m2c_wide b)
{
    return m2c_order_wide(a, b) == 0;
}
static inline bool m2c_ne_wide(m2c_wide a, m2c_wide b)
{
    return m2c_order_wide(a, b) != 0;
}
static inline bool m2c_lt_wide(m2c_wide a, m2c_wide b)
{
    return m2c_order_wide(a, b) == -1;
}
static inline bool m2c_le_wide(m2c_wide a, m2c_wide b)
{
    return m2c_order_wide(a, b) <= 0;
}
static inline bool m2c_gt_wide(m2c_wide a, m2c_wide b)
{
    return m2c_order_wide(a, b) == 1;
}
static inline bool m2c_ge_wide(m2c_wide a, m2c_wide b)
{
    const int order = m2c_order_wide(a, b);
    return order == 0 || order == 1;
}

/* Rounded to a whole number; what is beyond has `other` still, NaN is 0. */
static inline m2c_wide m2c_whole_wide(m2c_wide x)
{
    if (x.other == 0 || x.other >= 0x1p64)
        return x;
    const m2c_wide made = {x.other > 0 ? (uint64_t)round(x.other) : 0, 0, x.negative, x.origin};
    return made;
}
static inline int64_t m2c_wide_i64(m2c_wide x)
{
    x = m2c_whole_wide(x);
    return m2c_signed_i64(x.negative, x.other > 0 ? UINT64_MAX : x.size);
}
static inline uint64_t m2c_wide_u64(m2c_wide x)
{
    x = m2c_whole_wide(x);
    return x.negative ? 0 : x.other > 0 ? UINT64_MAX : x.size;
}

/* --- single -------------------------------------------------------------------------------------- */

float m2c_mod_f32(float a, float b);
float m2c_rem_f32(float a, float b);

static inline float m2c_sq_f32(float x)
{
    return x * x;
}
static inline float m2c_sign_f32(float x)
{
    return x > 0 ? 1.0f : x < 0 ? -1.0f : x == 0 ? 0.0f : NAN;
}
/* NaN gives way to a number. */
static inline bool m2c_isnan_f32(float x)
{
    return isnan(x);
}

static inline bool m2c_isinf_f32(float x)
{
    return isinf(x);
}

static inline bool m2c_isfinite_f32(float x)
{
    return isfinite(x);
}

static inline float m2c_max_f32(float a, float b)
{
    return a >= b || isnan(b) ? a : b;
}
static inline float m2c_min_f32(float a, float b)
{
    return a <= b || isnan(b) ? a : b;
}

M2C_END

#endif
