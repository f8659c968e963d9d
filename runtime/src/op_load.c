/* Loading and storing: elements of every class to and from the computing domains of op_internal.h. */
#include "op_internal.h"

#include <math.h>

m2c_domain m2c_domain_of(const m2c_value *v)
{
    if (v->cls == M2C_DOUBLE)
        return m2c_is_complex(v) ? M2C_IN_C64 : M2C_IN_F64;
    if (v->cls == M2C_SINGLE)
        return m2c_is_complex(v) ? M2C_IN_C32 : M2C_IN_F32;
    return m2c_is_int64(v) ? M2C_IN_WIDE : M2C_IN_F64;
}

/* One loader a domain: element class by class into the domain's C type. */
#define FROM(type, of)                                                                                       \
    do {                                                                                                     \
        const type *x = (const type *)p;                                                                     \
        for (ptrdiff_t i = 0; i < n; i++)                                                                    \
            y[i] = of(x[i]);                                                                                 \
    } while (0)

#define OF_F64(x) ((TO)(x))
#define OF_PAIR(x) ((TO)(x))
#define OF_SIGNED(x) ((TO)(x))
#define OF_UNSIGNED(x) ((TO)(x))
#define TO double
#define LOADER load_f64
#include "op_load.inc"
#define TO float
#define LOADER load_f32
#include "op_load.inc"
#define TO double complex
#define LOADER load_c64
#include "op_load.inc"
#define TO float complex
#define LOADER load_c32
#include "op_load.inc"
#undef OF_F64
#undef OF_PAIR
#undef OF_SIGNED
#undef OF_UNSIGNED
#define OF_F64(x) m2c_wide_of_f64((double)(x))
#define OF_PAIR(x) m2c_wide_of_f64((double)creal((double complex)(x)))
#define OF_SIGNED(x) m2c_wide_of_i64(x)
#define OF_UNSIGNED(x) m2c_wide_of_u64(x)
#define TO m2c_wide
#define LOADER load_wide
#include "op_load.inc"

const void *m2c_load(m2c_domain d, const m2c_value *v, ptrdiff_t start, ptrdiff_t n, m2c_chunk *buf)
{
    const void *p = m2c_element(v, start);
    if (v->cls <= M2C_SINGLE && m2c_domain_of(v) == d)
        return p;
    switch (d) {
    case M2C_IN_F64:
        load_f64(v, p, n, buf->f64);
        break;
    case M2C_IN_F32:
        load_f32(v, p, n, buf->f32);
        break;
    case M2C_IN_WIDE:
        load_wide(v, p, n, buf->wide);
        break;
    case M2C_IN_C64:
        load_c64(v, p, n, buf->c64);
        break;
    default:
        load_c32(v, p, n, buf->c32);
    }
    return buf;
}

/* The nearest integer between low and high, halves away from 0; for classes that doubles hold. No branches,
 * so that loops over it become vector code. */
static inline double round_small(double x, double low, double high)
{
    double t = trunc(x), rest = x - t;
    t += (double)((rest >= 0.5) - (rest <= -0.5));
    t = t < low ? low : t;
    t = t > high ? high : t;
    return t == t ? t : 0;
}

/* Character codes in concatenations are truncated. */
static double char_code(double x)
{
    return fabs(x) < 1e15 ? trunc(x) : 0;
}

double m2c_int_min(m2c_class cls)
{
    static const double low[] = {-128, -32768, -2147483648.0, -9223372036854775808.0, 0, 0, 0, 0};
    return low[cls - M2C_INT8];
}

double m2c_int_max(m2c_class cls)
{
    static const double high[] = {127, 32767, 2147483647.0, 9223372036854775807.0,
                                  255, 65535, 4294967295.0, 18446744073709551615.0};
    return high[cls - M2C_INT8];
}

static float single_of_wide(m2c_wide x)
{
    const float size = x.other != 0 ? (float)x.other : (float)x.size;
    return x.negative ? -size : size;
}

/* Stores from every domain: the same body. */
#define NUMBER(x) (x)
#define SINGLE(x) (x)
#define SMALL(x) round_small(DOUBLE(x), low, high)
#define LARGE(x) m2c_sat_i64(DOUBLE(x))
#define LARGE_UNSIGNED(x) m2c_sat_u64(DOUBLE(x))
#define SRC double
#define DOUBLE(x) (x)
#define STORER store_f64
#define INT_STORER store_f64_ints
#include "op_store.inc"
#define SRC float
#define DOUBLE(x) ((double)(x))
#define STORER store_f32
#define INT_STORER store_f32_ints
#include "op_store.inc"
#define SRC double complex
#define DOUBLE(x) creal(x)
#define STORER store_c64
#define INT_STORER store_c64_ints
#include "op_store.inc"
#define SRC float complex
#define DOUBLE(x) ((double)crealf(x))
#define STORER store_c32
#define INT_STORER store_c32_ints
#include "op_store.inc"
#undef NUMBER
#undef SINGLE
#undef LARGE
#undef LARGE_UNSIGNED
#define NUMBER(x) m2c_f64_of_wide(x)
#define SINGLE(x) single_of_wide(x)
#define LARGE(x) m2c_wide_i64(x)
#define LARGE_UNSIGNED(x) m2c_wide_u64(x)
#define SRC m2c_wide
#define DOUBLE(x) m2c_f64_of_wide(x)
#define STORER store_wide
#define INT_STORER store_wide_ints
#include "op_store.inc"

void m2c_store(m2c_domain d, const void *src, ptrdiff_t n, m2c_class cls, unsigned flags, void *dst)
{
    bool cplx = (flags & M2C_COMPLEX) != 0;
    switch (d) {
    case M2C_IN_F64:
        store_f64(src, n, cls, cplx, dst);
        break;
    case M2C_IN_F32:
        store_f32(src, n, cls, cplx, dst);
        break;
    case M2C_IN_WIDE:
        store_wide(src, n, cls, cplx, dst);
        break;
    case M2C_IN_C64:
        store_c64(src, n, cls, cplx, dst);
        break;
    default:
        store_c32(src, n, cls, cplx, dst);
    }
}
