/* Elementwise functions of two arguments: remainders, atan2, hypot, gcd, larger and smaller of two.
 * Declared in mat2c/builtins/. */
#include "fn_binary.h"
#include "fn_gaussian.h"

#include <float.h>
#include <math.h>

#include "m2c/typed.h"

#define T double
#define NAME(f) f##_f64
#define FN(name) name
#define EPS DBL_EPSILON
#include "fn_binary.inc"
#define T float
#define NAME(f) f##_f32
#define FN(name) name##f
#define EPS FLT_EPSILON
#include "fn_binary.inc"
double m2c_mod_any_f64(double a, double b)
{
    return mod_of_f64(a, b);
}

double m2c_rem_any_f64(double a, double b)
{
    return rem_of_f64(a, b);
}

float m2c_mod_f32(float a, float b)
{
    return mod_of_f32(a, b);
}

float m2c_rem_f32(float a, float b)
{
    return rem_of_f32(a, b);
}

#define TABLE(f, wide)                                                                                       \
    {                                                                                                        \
#f, f##_f64, f##_f32, wide                                                                           \
    }
static const m2c_binary_fn mod_fn = TABLE(mod, m2c_mod_wide), rem_fn = TABLE(rem, m2c_rem_wide),
                           atan2_fn = TABLE(atan2, NULL), hypot_fn = TABLE(hypot, NULL);
static const m2c_binary_fn gcd_fn = TABLE(gcd, m2c_gcd_wide), lcm_fn = TABLE(lcm, m2c_lcm_wide);
const m2c_binary_fn m2c_max_fn = TABLE(max, m2c_max_wide), m2c_min_fn = TABLE(min, m2c_min_wide);

/* Characters and truth values are refused, by the first of them. */
static int only_numbers(const char *name, int nargin, m2c_value *const *in)
{
    for (int k = 0; k < nargin; k++)
        if (!m2c_is_numeric(in[k]))
            return m2c_wrong_type(name, in[k]);
    return 0;
}

/* Remainders of integers: both operands become integers first. */
static int remainder_of(m2c_value **out, const m2c_binary_fn *f, int nargin, m2c_value *const *in)
{
    m2c_class cls;
    if (nargin != 2)
        return m2c_invalid_call(f->name);
    if (m2c_real_scalar(in[0]) && m2c_real_scalar(in[1]))
        return m2c_binary(out, f, in[0], in[1]);
    if (only_numbers(f->name, nargin, in))
        return 1;
    if (m2c_is_int(in[0]) && m2c_is_int(in[1]) && in[0]->cls != in[1]->cls)
        return m2c_error("", "%s: cannot combine %s and %s", f->name, m2c_class_name(in[0]),
                         m2c_class_name(in[1]));
    if (!m2c_result_class(in[0], in[1], &cls) || cls <= M2C_SINGLE)
        return m2c_binary(out, f, in[0], in[1]);
    m2c_value *a = m2c_as(in[0], cls), *b = m2c_as(in[1], cls);
    int bad = m2c_binary(out, f, a, b);
    m2c_release(a);
    m2c_release(b);
    return bad;
}

/* A function of floating point alone: integers become double. */
static int of_floats(m2c_value **out, const m2c_binary_fn *f, m2c_value *const *in)
{
    m2c_value *a = m2c_is_int(in[0]) ? m2c_as(in[0], M2C_DOUBLE) : m2c_retain(in[0]);
    m2c_value *b = m2c_is_int(in[1]) ? m2c_as(in[1], M2C_DOUBLE) : m2c_retain(in[1]);
    int bad = m2c_binary(out, f, a, b);
    m2c_release(a);
    m2c_release(b);
    return bad;
}

static int angle(m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin != 2)
        return m2c_invalid_call("atan2");
    return only_numbers("atan2", nargin, in) || of_floats(out, &atan2_fn, in);
}

M2C_BUILTIN_AS(mod, remainder_of(out, &mod_fn, nargin, in))
M2C_BUILTIN_AS(rem, remainder_of(out, &rem_fn, nargin, in))
M2C_BUILTIN_AS(atan2, angle(out, nargin, in))

static int fold(m2c_value **out, const m2c_binary_fn *f, int nargin, m2c_value *const *in)
{
    if (nargin < 2)
        return m2c_invalid_call(f->name);
    m2c_value *y = NULL;
    int bad = m2c_binary(&y, f, in[0], in[1]);
    for (int k = 2; k < nargin && !bad; k++)
        bad = m2c_binary(&y, f, y, in[k]);
    return m2c_set_unless(bad, out, y);
}

static bool all_whole(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        for (ptrdiff_t i = 0; m2c_is_float(in[k]) && i < in[k]->numel; i++)
            if (m2c_get(in[k], i) != floor(m2c_get(in[k], i)) || isinf(m2c_get(in[k], i)))
                return false;
    return true;
}

/* x, y with a * x + b * y the greatest common divisor. */
static double divisor_factors(double a, double b, double *x, double *y)
{
    double u = fabs(a), v = fabs(b), last_x = 1, last_y = 0;
    *x = 0, *y = 1;
    while (v != 0) {
        double q = floor(u / v), r = u - q * v, next_x = last_x - q * *x, next_y = last_y - q * *y;
        u = v, v = r;
        last_x = *x, last_y = *y;
        *x = next_x, *y = next_y;
    }
    *x = a >= 0 ? last_x : -last_x;
    *y = b >= 0 ? last_y : -last_y;
    return u;
}

/* The divisor so far, and the factors of the values so far in f, taken one value further. */
static int take_divisor(m2c_value **g, m2c_value **f, int k, const m2c_value *v)
{
    const m2c_value *shape = (*g)->numel == 1 ? v : *g;
    if ((*g)->numel != 1 && v->numel != 1 && !m2c_same_dims(*g, v))
        return m2c_error("", "gcd: all values must be the same size");
    m2c_value *d = m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, 0), *x = m2c_retain(d), *y = NULL;
    m2c_set(&x, m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, 0));
    y = m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, 0);
    for (ptrdiff_t i = 0; i < d->numel; i++)
        d->f64[i] = divisor_factors(m2c_get(*g, (*g)->numel == 1 ? 0 : i), m2c_get(v, v->numel == 1 ? 0 : i),
                                    &x->f64[i], &y->f64[i]);
    m2c_set(g, d);
    int bad = 0;
    for (int j = 0; j < k && !bad; j++)
        bad = f[j] ? m2c_times(&f[j], f[j], x) : (m2c_copy(&f[j], x), 0);
    m2c_set(&f[k], y);
    m2c_release(x);
    return bad;
}

static int divisor_and_factors(m2c_value **out, int nargout, int nargin, m2c_value *const *in)
{
    bool numbers = true;
    for (int k = 0; k < nargin; k++)
        numbers = numbers && m2c_is_arith(in[k]);
    if (!numbers || !all_whole(nargin, in))
        return m2c_error("", "gcd: all values must be integers");
    m2c_class cls = M2C_DOUBLE;
    for (int k = 0; k < nargin; k++)
        cls = m2c_is_int(in[k]) || (in[k]->cls == M2C_SINGLE && cls == M2C_DOUBLE) ? (m2c_class)in[k]->cls
                                                                                   : cls;
    m2c_value *g = m2c_retain(in[0]), **f = m2c_calloc((size_t)nargin, sizeof *f);
    int bad = 0;
    for (int k = 1; k < nargin && !bad; k++)
        bad = take_divisor(&g, f, k, in[k]);
    for (int k = 0; k < nargin; k++) {
        if (!bad && k + 1 < nargout && f[k])
            m2c_set(&out[k + 1], m2c_as(f[k], cls));
        m2c_release(f[k]);
    }
    m2c_free(f);
    if (!bad)
        m2c_set(&out[0], m2c_as(g, cls));
    m2c_release(g);
    return bad;
}

static bool any_complex(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (m2c_is_complex(in[k]))
            return true;
    return false;
}

/* The classes have a divisor in common: all numbers of one class of integers at most, or of one sign. */
static int divisible_classes(int nargin, m2c_value *const *in)
{
    for (int k = 1; k < nargin; k++) {
        m2c_class cls;
        const m2c_value *a = in[k - 1], *b = in[k];
        bool numbers = m2c_is_arith(a) && m2c_is_arith(b) && a->cls != M2C_CHAR && b->cls != M2C_CHAR;
        bool parts = m2c_is_complex(a) || m2c_is_complex(b);
        if (!numbers || !m2c_wider_class(a, b, &cls) || (parts && cls > M2C_SINGLE && cls != M2C_LOGICAL))
            return m2c_error("", "gcd: invalid class combination for gcd: %s and %s", m2c_class_name(a),
                             m2c_class_name(b));
    }
    return 0;
}

/* Integers of different classes, or one and a double, have a divisor of the wider class. */
static int common_divisor(m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *g = m2c_retain(in[0]);
    int bad = 0;
    for (int k = 1; k < nargin && !bad; k++) {
        m2c_value *a = m2c_retain(g), *b = m2c_retain(in[k]);
        m2c_class cls;
        if ((m2c_is_int(a) || m2c_is_int(b)) && m2c_wider_class(a, b, &cls)) {
            m2c_set(&a, m2c_as(a, cls));
            m2c_set(&b, m2c_as(b, cls));
        }
        bad = m2c_binary(&g, &gcd_fn, a, b);
        m2c_release(a);
        m2c_release(b);
    }
    return m2c_set_unless(bad, out, g);
}

M2C_BUILTIN(gcd)
{
    M2C_UNUSED;
    if (nargin < 2)
        return m2c_invalid_call("gcd");
    if (divisible_classes(nargin, in))
        return 1;
    if (any_complex(nargin, in))
        return m2c_gaussian_gcd(out, nargout, nargin, in);
    if (!all_whole(nargin, in))
        return m2c_error("", "gcd: all values must be integers");
    return nargout > 1 ? divisor_and_factors(out, nargout, nargin, in) : common_divisor(out, nargin, in);
}

/* The multiple of complex numbers is their product by their divisor. */
static int complex_multiple(m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *y = m2c_retain(in[0]), *g = NULL;
    int bad = 0;
    for (int k = 1; k < nargin && !bad; k++) {
        m2c_value *pair[2] = {y, in[k]};
        bad = m2c_fn_gcd(NULL, 1, &g, 2, pair) || m2c_rdivide(&g, in[k], g) || m2c_times(&y, y, g);
    }
    m2c_release(g);
    if (!bad)
        return m2c_give(out, y);
    m2c_release(y);
    return 1;
}

M2C_BUILTIN(lcm)
{
    M2C_UNUSED;
    for (int k = 0; k < nargin; k++)
        if (!m2c_is_arith(in[k]) || in[k]->cls >= M2C_LOGICAL)
            return m2c_error("", "lcm: all arguments must be numeric");
        else if (in[k]->numel != 1 && in[0]->numel != 1 && !m2c_same_dims(in[k], in[0]))
            return m2c_error("", "lcm: all args must be the same size or scalar");
    if (nargin > 1 && any_complex(nargin, in))
        return complex_multiple(out, nargin, in);
    return all_whole(nargin, in) ? fold(out, &lcm_fn, nargin, in)
                                 : m2c_error("", "gcd: all values must be integers");
}

/* The length of (a, b), of complex numbers by their magnitudes. */
static int length_of(m2c_value **out, m2c_value *a, m2c_value *b)
{
    m2c_value *size[2] = {NULL, NULL};
    m2c_value *given[2] = {a, b};
    int bad = 0;
    for (int k = 0; k < 2 && !bad; k++)
        if (m2c_is_complex(given[k]))
            bad = m2c_fn_abs(NULL, 1, &size[k], 1, &given[k]);
        else
            size[k] = m2c_as(given[k], given[k]->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE);
    bad = bad || of_floats(out, &hypot_fn, size);
    m2c_release(size[0]);
    m2c_release(size[1]);
    return bad;
}

/* Of two numbers: typed code has sparse ones so. */
M2C_BUILTIN(__thin__)
{
    M2C_UNUSED;
    if (nargin != 2)
        return m2c_invalid_call("__thin__");
    return m2c_give(out, m2c_double(m2c_thin(m2c_get(in[0], 0), m2c_get(in[1], 0))));
}

M2C_BUILTIN(hypot)
{
    M2C_UNUSED;
    if (nargin < 2)
        return m2c_invalid_call("hypot");
    if (only_numbers("hypot", nargin, in))
        return 1;
    m2c_value *y = m2c_retain(in[0]);
    int bad = 0;
    for (int k = 1; k < nargin && !bad; k++)
        bad = length_of(&y, y, in[k]);
    return m2c_set_unless(bad, out, y);
}

/* --- roots --------------------------------------------------------------------------------------- */

static double root_of(double x, double n)
{
    if (x < 0 && fmod(n, 2) != 0)
        return -root_of(-x, n);
    if (n == 3)
        return cbrt(x);
    double y = pow(x, 1 / n);
    if (y != 0 && isfinite(y) && isfinite(x))
        y = ((x / pow(y, n - 1)) + y * (n - 1)) / n;
    return y;
}

M2C_BUILTIN(nthroot)
{
    M2C_UNUSED;
    if (m2c_check_inputs("nthroot", nargin, 2, 2))
        return 1;
    if (m2c_is_complex(in[0]))
        return m2c_error("", "nthroot: X must not contain complex values");
    double n = in[1]->numel == 1 && !m2c_is_complex(in[1]) ? m2c_get(in[1], 0) : 0;
    if (n == 0)
        return m2c_error("", "nthroot: N must be a real nonzero scalar");
    m2c_value *x = m2c_to_f64(in[0]), *y = m2c_new(M2C_DOUBLE, x->ndims, x->dims, 0);
    for (ptrdiff_t i = 0; i < x->numel; i++) {
        if (x->f64[i] < 0 && fmod(fabs(n), 2) != 1) {
            m2c_release(x);
            m2c_release(y);
            return m2c_error("", "nthroot: N must be an odd integer if X contains negative values");
        }
        y->f64[i] = root_of(x->f64[i], n);
    }
    m2c_release(x);
    m2c_set(out, in[0]->cls == M2C_SINGLE ? m2c_as(y, M2C_SINGLE) : m2c_retain(y));
    m2c_release(y);
    return 0;
}

static int real_only(m2c_value **out, const char *name, m2c_function *f, int nargin, m2c_value *const *in)
{
    if (m2c_check_inputs(name, nargin, 1, 1))
        return 1;
    m2c_value *y = NULL;
    if (f(NULL, 1, &y, nargin, in))
        return 1;
    if (m2c_is_complex(y) || m2c_is_complex(in[0])) {
        m2c_release(y);
        return m2c_error("", "%s: produced complex result", name);
    }
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN_AS(realsqrt, real_only(out, "realsqrt", m2c_fn_sqrt, nargin, in))
M2C_BUILTIN_AS(reallog, real_only(out, "reallog", m2c_fn_log, nargin, in))

M2C_BUILTIN(realpow)
{
    M2C_UNUSED;
    if (m2c_check_inputs("realpow", nargin, 2, 2))
        return 1;
    m2c_value *y = NULL;
    if (m2c_power(&y, in[0], in[1]))
        return 1;
    if (m2c_is_complex(y)) {
        m2c_release(y);
        return m2c_error("", "realpow: produced complex result");
    }
    m2c_set(out, y);
    return 0;
}
