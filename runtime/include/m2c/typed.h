/* What typed code calls: elementary functions as MATLAB defines them, blocks of memory that grow, unboxing.
 * Called by code of mat2c/codegen/typed/ and mat2c/codegen/arrays/. */
#ifndef M2C_TYPED_H
#define M2C_TYPED_H

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "m2c/error.h"
#include "m2c/memory.h"
#include "m2c/ops.h"
#include "m2c/small_sets.h"
#include "m2c/typed_char.h"
#include "m2c/typed_complex.h"
#include "m2c/typed_int.h"
#include "m2c/typed_lines.h"
#include "m2c/typed_random.h"
#include "m2c/typed_reduce.h"
#include "m2c/typed_subscripts.h"
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

/* A power of an element of an array by a scalar: some are products. */
static inline double m2c_element_pow_f64(double x, double y)
{
    return y == 2 ? x * x : y == 3 ? x * x * x : y == -1 ? 1 / x : m2c_pow_f64(x, y);
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

/* The truth of a real condition. */
/* Are there truth values, and are all true? */
static inline bool m2c_all_true(const bool *x, ptrdiff_t n)
{
    ptrdiff_t k = 0;
    while (k < n && x[k])
        k++;
    return n > 0 && k == n;
}

static inline int m2c_istrue_f64(double x, bool *truth)
{
    *truth = x != 0;
    return isnan(x) ? m2c_nan_truth() : 0;
}

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

/* A block with room for `bytes`: p itself, or a larger one with its contents. *capacity is in bytes. A
 * small block that needs a little more gets twice its size: one that grew row by row would leave a hole
 * behind each time that no later row fits. */
static inline void *m2c_block_reserve(void *p, size_t *capacity, size_t bytes)
{
    enum { SMALL = 32768 };
    if (bytes > *capacity) {
        size_t room = *capacity < SMALL && bytes < 2 * *capacity ? 2 * *capacity : bytes;
        p = m2c_realloc(p, room); /* which may leave the call */
        *capacity = room;
    }
    return p;
}

/* Frees a block that holds nothing any more; returns what takes its place. */
static inline void *m2c_block_release(void *p, size_t *capacity)
{
    m2c_free(p);
    *capacity = 0;
    return NULL;
}

/* Is there no room for so many bytes? Then the error is pending. */
int m2c_refuses(double bytes);
static inline int m2c_no_room(double bytes)
{
    return bytes >= 0x1p30 && m2c_refuses(bytes);
}

/* A number as an extent: negative ones are 0, and what is too large stays too large. */
static inline ptrdiff_t m2c_extent_f64(double x)
{
    const ptrdiff_t most = PTRDIFF_MAX / 2;
    return x > 0 ? x < (double)most ? (ptrdiff_t)x : most : 0;
}

/* Sets bytes to 0; a block without any may be NULL. */
static inline void m2c_zero(void *p, size_t bytes)
{
    if (bytes)
        memset(p, 0, bytes);
}

/* Two variables of one type, as the pointers of blocks are, change their values. */
#define M2C_EXCHANGE(type, a, b)                                                                             \
    do {                                                                                                     \
        type exchanged_ = (a);                                                                               \
        (a) = (b);                                                                                           \
        (b) = exchanged_;                                                                                    \
    } while (0)

/* As m2c_block_reserve, for an array that grows again and again: capacity at least doubles. */
void *m2c_block_grow(void *p, size_t *capacity, size_t bytes);
static inline void *m2c_block_reserve_growing(void *p, size_t *capacity, size_t bytes)
{
    return bytes <= *capacity ? p : m2c_block_grow(p, capacity, bytes);
}

/* A block with room for `count` elements that an array will come to, if that is a sensible number: p itself,
 * or a larger one with its contents, at least doubled: an outer loop may ask for more each time. */
void *m2c_block_expect(void *p, size_t *capacity, size_t size, double count);

/* Moves the elements of an array of extents `from` to where they belong in extents `to` (none smaller), last
 * to first, and fills what is new with zero bytes ([GCTD] §2.3.3.1). */
void m2c_spread_grown(void *data, size_t size, int rank, const ptrdiff_t *from, const ptrdiff_t *to);

/* c = a * b for real matrices, m x k times k x n; c overlaps neither. A 1 x 1 one scales. tn: a' * b of a k x
 * m and a k x n one; nt: a * b' of an m x k and an n x k one. */
void m2c_matmul_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n);
void m2c_matmul_tn_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n);
void m2c_matmul_nt_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n);

/* Unboxing: values whose class and rank inference has proved. */
static inline double m2c_unbox_f64(const m2c_value *v)
{
    return v->numel > 0 ? m2c_get(v, 0) : 0.0;
}
static inline m2c_c64 m2c_unbox_c64(const m2c_value *v)
{
    return v->numel > 0 ? m2c_getc(v, 0) : 0.0;
}
static inline int64_t m2c_unbox_i64(const m2c_value *v)
{
    return v->numel > 0 ? ((const int64_t *)v->data)[0] : 0;
}
static inline uint64_t m2c_unbox_u64(const m2c_value *v)
{
    return v->numel > 0 ? ((const uint64_t *)v->data)[0] : 0;
}
/* Copies the elements as doubles (as they are, for other classes), and the extents. */
/* A view of complex elements or, where no imaginary part is other than 0, `own`, a real array of them. */
m2c_value *m2c_view_narrowed(m2c_value *box, m2c_value **own, const m2c_c64 *data, int ndims,
                             const ptrdiff_t *dims);
void m2c_unbox_elements(const m2c_value *v, m2c_class cls, unsigned flags, void *data);
/* The same into a block of `capacity` bytes that may be another one afterwards: the value's own, where that
 * is no smaller, which then holds what was in the block. NULL with a capacity stands for a block that was
 * lent: what comes back has as much room, for those who know that it did. */
void *m2c_take_elements(m2c_value *v, m2c_class cls, unsigned flags, void *block, size_t *capacity);
void *m2c_swap_elements(m2c_value *v, m2c_class cls, unsigned flags, void *block, size_t capacity);
/* A value that owns a block with the elements of an array, for an operation that changes them; the owner has
 * NULL and its capacity meanwhile, and m2c_take_elements gives a block back. */
m2c_value *m2c_lent(m2c_class cls, unsigned flags, void *block, size_t capacity, int ndims,
                    const ptrdiff_t *dims);
/* The elements of what a slot has, where they are. A value that isn't of the class, or is real where complex
 * elements are asked for, is converted first. */
const void *m2c_see_converted(m2c_value **slot, m2c_class cls, unsigned flags);
static inline const void *m2c_see_elements(m2c_value **slot, m2c_class cls, unsigned flags)
{
    const m2c_value *v = *slot;
    if (v->cls == cls && (v->flags & M2C_COMPLEX) == (flags & M2C_COMPLEX))
        return v->data;
    return m2c_see_converted(slot, cls, flags);
}
/* An array of which the caller's memory becomes the value's copy. */
m2c_value *m2c_from_array(m2c_class cls, unsigned flags, const void *data, int rank, const ptrdiff_t *dims);

M2C_END

#endif
