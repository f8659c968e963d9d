/* Elementwise power. Registered in mat2c/ir/ops.py. */
#include "op_internal.h"

#include <math.h>

#include "m2c/typed.h"

double m2c_pow_f64(double x, double y)
{
    return pow(x, y);
}

float m2c_pow_f32(float x, float y)
{
    return powf(x, y);
}

#define T double
#define NAME(op) op##_f64
#define POW(a, b) pow(a, b)
#include "op_power.inc"
#define T float
#define NAME(op) op##_f32
#define POW(a, b) powf(a, b)
#include "op_power.inc"

#define T double
#define NAME(op) op##_c64
#define FN(name) name
#include "op_power_complex.inc"
#define T float
#define NAME(op) op##_c32
#define FN(name) name##f
#include "op_power_complex.inc"

double complex m2c_power_c64(double complex z, double y, bool stays)
{
    if (stays || cimag(z) != 0)
        return to_real_c64(z, y);
    bool leaves = creal(z) < 0 && (y != floor(y) || isinf(y)); /* the real numbers */
    return leaves ? by_logarithm_c64(creal(z), y) : pow(creal(z), y);
}

double complex m2c_cpow(double complex x, double complex y)
{
    if (cimag(y) == 0)
        return to_real_c64(x, creal(y));
    return cimag(x) == 0 ? of_real_c64(creal(x), y) : cpow(x, y);
}

/* Of an integer by a whole, non-negative exponent: exact while the result fits. */
static m2c_wide whole_power(m2c_wide a, m2c_wide b)
{
    const uint64_t most = 10000;
    m2c_wide r = m2c_wide_of_i64(1);
    for (uint64_t e = b.other != 0 ? most : b.size > most ? most + (b.size & 1) : b.size; e; e >>= 1) {
        if (e & 1)
            r = m2c_times_wide(r, a);
        a = m2c_times_wide(a, a);
    }
    return r;
}

static bool is_whole(m2c_wide x)
{
    return x.other == 0 || x.other >= 0x1p64;
}

static void power_wide(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    const m2c_wide *pa = va, *pb = vb;
    m2c_wide *y = vy;
    for (ptrdiff_t i = 0; i < n; i++) {
        const m2c_wide a = pa[sa ? i : 0], b = pb[sb ? i : 0];
        bool whole = (!b.negative || (b.size == 0 && b.other == 0)) && is_whole(a) && is_whole(b);
        y[i] = whole ? whole_power(a, b) : m2c_wide_of_f64(pow(m2c_f64_of_wide(a), m2c_f64_of_wide(b)));
    }
}

/* Integer to a negative integer power is 0, but for bases 1 and -1. */
static void power_ints(ptrdiff_t n, const void *va, int sa, const void *vb, int sb, void *vy)
{
    const m2c_wide *pa = va, *pb = vb;
    m2c_wide *y = vy;
    for (ptrdiff_t i = 0; i < n; i++) {
        const m2c_wide a = pa[sa ? i : 0], b = pb[sb ? i : 0];
        if (!b.negative)
            y[i] = whole_power(a, b);
        else
            y[i] = m2c_wide_of_i64(a.size != 1 ? 0 : a.negative && b.size % 2 ? -1 : 1);
    }
}

static bool any_negative(const m2c_value *a)
{
    for (ptrdiff_t i = 0; i < a->numel; i++)
        if (m2c_get(a, i) < 0)
            return true;
    return false;
}

static bool is_broken(double y)
{
    return y != floor(y) || isinf(y);
}

static bool any_broken(const m2c_value *b)
{
    for (ptrdiff_t i = 0; i < b->numel; i++)
        if (is_broken(m2c_get(b, i)))
            return true;
    return false;
}

/* A negative base meets an exponent that is not whole: the result is complex. */
static bool leaves_reals(const m2c_plan *p, const m2c_value *a, const m2c_value *b)
{
    m2c_walk w;
    if (!any_negative(a) || !any_broken(b))
        return false;
    m2c_start(p, &w);
    do {
        for (ptrdiff_t i = 0; i < p->run; i++) {
            if (m2c_get(a, w.a + (p->step_a ? i : 0)) < 0 && is_broken(m2c_get(b, w.b + (p->step_b ? i : 0))))
                return true;
        }
    } while (m2c_next(p, &w));
    return false;
}

/* With a complex operand, that of which of the two is one. */
static m2c_kernel *complex_kernel(const m2c_value *a, const m2c_value *b, bool single)
{
    if (!m2c_is_complex(b))
        return single ? power_real_c32 : power_real_c64;
    if (!m2c_is_complex(a))
        return single ? real_power_c32 : real_power_c64;
    return single ? power_c32 : power_c64;
}

static int float_power(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_class cls,
                       const m2c_plan *p)
{
    bool single = cls == M2C_SINGLE;
    bool given = m2c_is_complex(a) || m2c_is_complex(b), cplx = given || leaves_reals(p, a, b);
    m2c_domain d = cplx ? (single ? M2C_IN_C32 : M2C_IN_C64) : (single ? M2C_IN_F32 : M2C_IN_F64);
    m2c_kernel *kernel = given  ? complex_kernel(a, b, single)
                         : cplx ? (single ? power_left_c32 : power_left_c64)
                                : (single ? power_f32 : power_f64);
    m2c_value *y = m2c_new(cls, p->ndims, p->dims, cplx ? M2C_COMPLEX : 0);
    m2c_run_plan(p, kernel, d, a, d, b, d, y);
    return m2c_give(out, y);
}

static M2C_NOINLINE int other_power(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_class cls;
    m2c_plan p;
    if (!m2c_result_class(a, b, &cls))
        return m2c_binary_error(".^", a, b);
    if (!m2c_broadcast(a, b, &p))
        return m2c_nonconformant("operator .^", a, b);
    if (!m2c_plan_fits(&p, cls, 0))
        return m2c_error_too_large();
    if (cls <= M2C_SINGLE)
        return float_power(out, a, b, cls, &p);
    m2c_value *y = m2c_new(cls, p.ndims, p.dims, 0);
    bool ints = m2c_is_int(a) && m2c_is_int(b);
    m2c_kernel *kernel = ints ? power_ints : power_wide;
    m2c_run_plan(&p, kernel, M2C_IN_WIDE, a, M2C_IN_WIDE, b, M2C_IN_WIDE, y);
    m2c_set(out, y);
    return 0;
}

int m2c_power(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_scalar(a) && m2c_real_scalar(b) &&
        (a->f64[0] >= 0 || (b->f64[0] == floor(b->f64[0]) && !isinf(b->f64[0]))))
        return m2c_give_double(out, pow(a->f64[0], b->f64[0]));
    return other_power(out, a, b);
}
