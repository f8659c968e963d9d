/* Making arrays: zeros, ones, eye, constants, linspace. Declared in mat2c/builtins/. */
#include "fn_internal.h"

#include <float.h>
#include <math.h>

/* Trailing arguments of the constructors: a class name, or "like" and a value. */
typedef struct fill_class {
    m2c_class cls;
    int nargin;   /* size arguments left */
    bool is_like; /* is it that of a value? */
} fill_class;

static int class_arguments(int nargin, m2c_value *const *in, fill_class *f)
{
    f->nargin = nargin;
    if (nargin >= 2 && m2c_is_option(in[nargin - 2], "like")) {
        f->nargin = nargin - 2;
        f->cls = (m2c_class)in[nargin - 1]->cls;
        f->is_like = true;
        return m2c_is_arith(in[nargin - 1]) && f->cls != M2C_CHAR
                   ? 0
                   : m2c_error("", "invalid data type specified");
    }
    if (nargin < 1 || in[nargin - 1]->cls != M2C_CHAR)
        return 0;
    char *s = m2c_cstring(in[nargin - 1]);
    f->nargin = nargin - 1;
    bool known = m2c_class_by_name(s, &f->cls);
    m2c_free(s);
    return known ? 0 : m2c_error("", "invalid data type specified");
}

static void fill(m2c_value *y, double x)
{
    if (y->cls == M2C_DOUBLE && !m2c_is_complex(y)) {
        for (ptrdiff_t i = 0; i < y->numel; i++)
            y->f64[i] = x;
        return;
    }
    for (ptrdiff_t i = 0; i < y->numel; i++)
        m2c_store(M2C_IN_F64, &x, 1, (m2c_class)y->cls, y->flags, m2c_element(y, i));
}

/* An array of one number, of class `cls` or of one that is asked for, at most `last`. */
static int filled(m2c_value **out, const char *name, double x, m2c_class cls, m2c_class last, int nargin,
                  m2c_value *const *in)
{
    fill_class f = {.cls = cls};
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (class_arguments(nargin, in, &f))
        return 1;
    if (cls == M2C_LOGICAL && f.cls != M2C_LOGICAL)
        return f.is_like ? m2c_error("", "%s: input followed by \"like\" must be logical", name)
                         : m2c_error("", "%s: invalid data type '%s'", name, m2c_class_text(f.cls));
    if (f.cls > last)
        return f.is_like ? m2c_error("", "%s: input followed by 'like' must be floating point", name)
                         : m2c_error("", "%s: invalid class name", name);
    if (m2c_size_arguments(name, 0, f.nargin, in, &ndims, dims))
        return 1;
    if (!m2c_affords(ndims, dims, m2c_element_size(f.cls, 0)))
        return m2c_error_too_large();
    if (x == 0) {
        m2c_set(out, m2c_zeros(f.cls, ndims, dims, 0));
        return 0;
    }
    m2c_value *y = m2c_new(f.cls, ndims, dims, 0);
    fill(y, x);
    m2c_set(out, y);
    return 0;
}

/* What integer classes don't have. */
static int constant(m2c_value **out, const char *name, double x, int nargin, m2c_value *const *in)
{
    return filled(out, name, x, M2C_DOUBLE, M2C_SINGLE, nargin, in);
}

static double na_value(void)
{
    uint64_t bits = 0x7ff840f440000000u;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

M2C_BUILTIN_AS(zeros, filled(out, "zeros", 0, M2C_DOUBLE, M2C_LOGICAL, nargin, in))
M2C_BUILTIN_AS(ones, filled(out, "ones", 1, M2C_DOUBLE, M2C_LOGICAL, nargin, in))
M2C_BUILTIN_AS(Inf, constant(out, "Inf", INFINITY, nargin, in))
M2C_BUILTIN_AS(inf, constant(out, "Inf", INFINITY, nargin, in))
M2C_BUILTIN_AS(NaN, constant(out, "NaN", NAN, nargin, in))
M2C_BUILTIN_AS(nan, constant(out, "NaN", NAN, nargin, in))
M2C_BUILTIN_AS(NA, constant(out, "NA", na_value(), nargin, in))
M2C_BUILTIN_AS(pi, constant(out, "pi", 3.14159265358979323846, nargin, in))
M2C_BUILTIN_AS(e, constant(out, "e", 2.71828182845904523536, nargin, in))
M2C_BUILTIN_AS(true, filled(out, "true", 1, M2C_LOGICAL, M2C_CHAR, nargin, in))
M2C_BUILTIN_AS(false, filled(out, "false", 0, M2C_LOGICAL, M2C_CHAR, nargin, in))

static int imaginary(m2c_value **out, const char *name, int nargin, m2c_value *const *in)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (m2c_size_arguments(name, 0, nargin, in, &ndims, dims))
        return 1;
    m2c_value *y = m2c_new(M2C_DOUBLE, ndims, dims, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->c64[i] = m2c_of_parts(0, 1);
    return m2c_give(out, y); /* nothing is real */
}
M2C_BUILTIN_AS(i, imaginary(out, "i", nargin, in))
M2C_BUILTIN_AS(j, imaginary(out, "j", nargin, in))
M2C_BUILTIN_AS(I, imaginary(out, "I", nargin, in))
M2C_BUILTIN_AS(J, imaginary(out, "J", nargin, in))

/* --- limits -------------------------------------------------------------------------------------- */

static double spacing(double x, bool single)
{
    if (!isfinite(x))
        return NAN;
    x = fabs(x);
    if (single)
        return x < (double)FLT_MIN ? 1.401298464324817e-45 : ldexp(1, ilogb(x) - 23);
    return x < DBL_MIN ? 4.9406564584124654e-324 : ldexp(1, ilogb(x) - 52);
}

static bool single_asked(int nargin, m2c_value *const *in)
{
    return nargin > 0 && m2c_is_option(in[nargin - 1], "single");
}

M2C_BUILTIN(eps)
{
    M2C_UNUSED;
    if (nargin == 1 && in[0]->cls != M2C_CHAR && m2c_is_arith(in[0])) {
        if (!m2c_is_float(in[0]))
            return m2c_error("", "eps: X must be of a floating point type");
        m2c_class cls = (m2c_class)in[0]->cls;
        m2c_value *x = m2c_to_f64(in[0]), *y = m2c_new(M2C_DOUBLE, x->ndims, x->dims, 0);
        for (ptrdiff_t i = 0; i < x->numel; i++)
            y->f64[i] = spacing(x->f64[i], cls == M2C_SINGLE);
        m2c_release(x);
        m2c_set(out, m2c_as(y, cls));
        m2c_release(y);
        return 0;
    }
    return constant(out, "eps", single_asked(nargin, in) ? (double)FLT_EPSILON : DBL_EPSILON, nargin, in);
}

M2C_BUILTIN_AS(realmax,
               constant(out, "realmax", single_asked(nargin, in) ? (double)FLT_MAX : DBL_MAX, nargin, in))
M2C_BUILTIN_AS(realmin,
               constant(out, "realmin", single_asked(nargin, in) ? (double)FLT_MIN : DBL_MIN, nargin, in))

static int type_of_argument(const char *name, int nargin, m2c_value *const *in, m2c_class *cls, bool floats)
{
    *cls = floats ? M2C_DOUBLE : M2C_INT32;
    if (nargin > 1)
        return m2c_invalid_call(name);
    if (nargin == 0)
        return 0;
    bool named = in[0]->cls == M2C_CHAR;
    if (!named && (floats ? !m2c_is_float(in[0]) : !m2c_is_int(in[0])))
        return m2c_error("", "%s: argument must be a string or %s variable", floats ? "intmin" : name,
                         floats ? "floating point" : "integer");
    char *s = named ? m2c_cstring(in[0]) : m2c_strdup(m2c_class_name(in[0]));
    bool ok =
        m2c_class_by_name(s, cls) && (floats ? *cls <= M2C_SINGLE : *cls >= M2C_INT8 && *cls <= M2C_UINT64);
    int bad =
        ok ? 0
           : m2c_error("", floats ? "%s: not defined for class '%s'" : "%s: not defined for '%s' objects",
                       name, s);
    m2c_free(s);
    return bad;
}

static int int_limit(m2c_value **out, const char *name, bool max, int nargin, m2c_value *const *in)
{
    m2c_class cls;
    if (type_of_argument(name, nargin, in, &cls, false))
        return 1;
    double x = max ? INFINITY : -INFINITY;
    m2c_value *y = m2c_new2(cls, 1, 1, 0);
    m2c_store(M2C_IN_F64, &x, 1, cls, 0, y->data);
    m2c_set(out, y);
    return 0;
}
M2C_BUILTIN_AS(intmax, int_limit(out, "intmax", true, nargin, in))
M2C_BUILTIN_AS(intmin, int_limit(out, "intmin", false, nargin, in))

M2C_BUILTIN(flintmax)
{
    M2C_UNUSED;
    m2c_class cls;
    if (type_of_argument("flintmax", nargin, in, &cls, true))
        return 1;
    m2c_value *y = m2c_double(cls == M2C_SINGLE ? 16777216 : 9007199254740992.0);
    m2c_set(out, m2c_as(y, cls));
    m2c_release(y);
    return 0;
}

/* --- eye, linspace, logspace --------------------------------------------------------------------- */

M2C_BUILTIN(eye)
{
    M2C_UNUSED;
    fill_class f = {.cls = M2C_DOUBLE};
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (class_arguments(nargin, in, &f) ||
        m2c_size_arguments("eye", M2C_EXTENTS_WIDE, f.nargin, in, &ndims, dims))
        return 1;
    if (ndims > 2 && f.nargin == 1)
        return m2c_error("", "eye (A): use eye (size (A)) instead");
    if (ndims > 2)
        return m2c_invalid_call("eye");
    if (!m2c_affords(2, dims, m2c_element_size(f.cls, 0)))
        return m2c_error_too_large();
    m2c_value *y = m2c_zeros(f.cls, 2, dims, 0);
    double one = 1;
    for (ptrdiff_t i = 0; i < dims[0] && i < dims[1]; i++)
        m2c_store(M2C_IN_F64, &one, 1, f.cls, 0, m2c_element(y, i + i * dims[0]));
    m2c_mark_diagonal(y);
    m2c_set(out, y);
    return 0;
}

static int points_argument(const char *name, int nargin, m2c_value *const *in, ptrdiff_t normal, ptrdiff_t *n)
{
    *n = normal;
    if (nargin < 2 || nargin > 3)
        return m2c_invalid_call(name);
    if (nargin == 3) {
        if (in[2]->numel > 1 || !m2c_is_arith(in[2]))
            return m2c_error("", "%s: N must be a scalar", name);
        double x = in[2]->numel ? m2c_get(in[2], 0) : 1;
        *n = x >= 1 ? (ptrdiff_t)x : 0;
    }
    return 0;
}

/* Filled from both ends towards the middle, so that it is symmetric. */
#define SPREAD(T, tag)                                                                                       \
    static void spread_##tag(ptrdiff_t n, T base, T limit, ptrdiff_t step, T *y)                             \
    {                                                                                                        \
        T delta = n > 1 ? (limit - base) / (double)(n - 1) : 0;                                              \
        if (limit == base)                                                                                   \
            delta = 0;                                                                                       \
        ptrdiff_t half = (n + 1) / 2;                                                                        \
        for (ptrdiff_t k = 0; k < half; k++) {                                                               \
            y[k * step] = k ? base + (double)k * delta : base; /* delta may be infinite */                   \
            y[(n - 1 - k) * step] = limit - (double)k * delta;                                               \
        }                                                                                                    \
        if (n % 2 == 1 && n > 1)                                                                             \
            y[(half - 1) * step] = limit == -base ? 0 : (base + limit) / 2;                                  \
        if (n > 0)                                                                                           \
            y[(n - 1) * step] = limit;                                                                       \
    }
SPREAD(double, f64)
SPREAD(double complex, c64)
#undef SPREAD

M2C_BUILTIN(linspace)
{
    M2C_UNUSED;
    ptrdiff_t n;
    if (points_argument("linspace", nargin, in, 100, &n))
        return 1;
    for (int k = 0; k < 2; k++)
        if (in[k]->ndims > 2 || (in[k]->dims[0] != 1 && in[k]->dims[1] != 1))
            return m2c_error("", "linspace: START, END must be scalars or vectors");
    for (int k = 0; k < 2; k++)
        if (m2c_check_numbers(in[k]))
            return 1;
    ptrdiff_t rows = in[0]->numel == 1 ? in[1]->numel : in[0]->numel;
    if ((in[0]->numel != 1 && in[0]->numel != rows) || (in[1]->numel != 1 && in[1]->numel != rows))
        return m2c_error("", "linspace: vectors must be of equal length");
    if (!m2c_affords(2, (ptrdiff_t[2]){rows, n}, sizeof(double complex)))
        return m2c_error_too_large();
    const bool complex_ends = m2c_is_complex(in[0]) || m2c_is_complex(in[1]);
    m2c_value *y = m2c_new2(M2C_DOUBLE, rows, n, complex_ends ? M2C_COMPLEX : 0);
    for (ptrdiff_t r = 0; r < rows; r++) {
        const ptrdiff_t from = in[0]->numel == 1 ? 0 : r, to = in[1]->numel == 1 ? 0 : r;
        if (complex_ends)
            spread_c64(n, m2c_getc(in[0], from), m2c_getc(in[1], to), rows, y->c64 + r);
        else
            spread_f64(n, m2c_get(in[0], from), m2c_get(in[1], to), rows, y->f64 + r);
    }
    y = m2c_narrow(y);
    if (in[0]->cls == M2C_SINGLE || in[1]->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    m2c_set(out, y);
    return 0;
}
