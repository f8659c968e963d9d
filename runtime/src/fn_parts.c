/* Rounding, sign, parts of complex numbers, tests of elements. Declared in mat2c/builtins/. */
#include "fn_internal.h"

#include <math.h>

static m2c_class number_class(const m2c_value *v)
{
    return v->cls == M2C_LOGICAL || v->cls == M2C_CHAR ? M2C_DOUBLE : (m2c_class)v->cls;
}

static int not_defined(const char *name, const m2c_value *v)
{
    return m2c_error("", "%s: not defined for %s", name, m2c_type_name(v));
}

/* --- rounding: both parts of complex numbers; integers stay as they are -------------------------- */

static int rounding(m2c_value **out, const char *name, double (*f)(double), int nargin, m2c_value *const *in)
{
    if (nargin == 1 && m2c_real_scalar(in[0]))
        return m2c_give_double(out, f(in[0]->f64[0]));
    if (nargin != 1)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (!m2c_is_arith(v))
        return not_defined(name, v);
    if (!m2c_is_float(v)) {
        m2c_give(out, m2c_as(v, number_class(v)));
        return 0;
    }
    m2c_value *y = m2c_new((m2c_class)v->cls, v->ndims, v->dims, v->flags & M2C_COMPLEX);
    ptrdiff_t n = v->numel * (m2c_is_complex(v) ? 2 : 1);
    for (ptrdiff_t i = 0; i < n; i++) {
        if (v->cls == M2C_DOUBLE)
            y->f64[i] = f(v->f64[i]);
        else
            y->f32[i] = (float)f((double)v->f32[i]);
    }
    return m2c_give(out, y);
}

M2C_BUILTIN_AS(floor, rounding(out, "floor", floor, nargin, in))
M2C_BUILTIN_AS(ceil, rounding(out, "ceil", ceil, nargin, in))

/* What becomes of numbers in the middle between two integers, MATLAB's TieBreaker. */
static double to_zero(double x)
{
    return fabs(x) - floor(fabs(x)) == 0.5 ? trunc(x) : round(x);
}

static double to_odd(double x)
{
    return x - floor(x) == 0.5 ? 2 * floor(x / 2) + 1 : round(x);
}

static double to_plus_infinity(double x)
{
    return x - floor(x) == 0.5 ? ceil(x) : round(x);
}

static double to_minus_infinity(double x)
{
    return x - floor(x) == 0.5 ? floor(x) : round(x);
}

typedef double rounder(double x);

static rounder *rounder_for(const m2c_value *word)
{
    static const struct {
        const char *word;
        rounder *f;
    } known[] = {{"fromzero", round}, {"tozero", to_zero},           {"even", rint},
                 {"odd", to_odd},     {"plusinf", to_plus_infinity}, {"minusinf", to_minus_infinity}};
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        if (m2c_is_option(word, known[k].word))
            return known[k].f;
    return NULL;
}

/* x rounded at 10^-digits. */
static double round_at(double x, double digits, rounder *f)
{
    double unit = pow(10, fabs(digits)), y = digits < 0 ? f(x / unit) * unit : f(x * unit) / unit;
    return isfinite(y) ? y : x; /* it has no digits so far behind the point */
}

/* x rounded to a number of digits. */
static double round_to(double x, double digits, rounder *f)
{
    return x == 0 || !isfinite(x) ? x : round_at(x, digits - 1 - floor(log10(fabs(x))), f);
}

/* MATLAB's round (x, digits, "significant" or "decimals", "TieBreaker", …). */
static int round_digits(m2c_value **out, int nargin, m2c_value *const *in)
{
    rounder *f = round;
    if (nargin > 2 && m2c_is_option(in[nargin - 2], "TieBreaker")) {
        f = rounder_for(in[nargin - 1]);
        nargin -= 2;
    }
    if (!f)
        return m2c_invalid_call("round");
    if (nargin == 1)
        return rounding(out, "round", f, nargin, in);
    const m2c_value *v = in[0];
    bool significant = nargin == 3 && m2c_is_option(in[2], "significant");
    double digits = m2c_is_arith(in[1]) && in[1]->numel == 1 ? m2c_get(in[1], 0) : NAN;
    if (nargin > 3 || !m2c_is_numeric(v) ||
        (nargin == 3 && !significant && !m2c_is_option(in[2], "decimals")))
        return m2c_invalid_call("round");
    if (digits != floor(digits) || (significant && digits < 1))
        return m2c_error("", "round: the number of digits must be %s",
                         significant ? "a positive integer" : "an integer");
    m2c_value *y = m2c_is_float(v) ? m2c_as(v, M2C_DOUBLE) : m2c_to_f64(v);
    m2c_make_unique(&y);
    for (ptrdiff_t i = 0; i < y->numel * (m2c_is_complex(y) ? 2 : 1); i++)
        y->f64[i] = significant ? round_to(y->f64[i], digits, f) : round_at(y->f64[i], digits, f);
    if (v->cls != M2C_DOUBLE)
        m2c_set(&y, m2c_as(y, (m2c_class)v->cls));
    return m2c_give(out, y);
}

M2C_BUILTIN_AS(round, nargin > 1 ? round_digits(out, nargin, in) : rounding(out, "round", round, nargin, in))
M2C_BUILTIN_AS(fix, rounding(out, "fix", trunc, nargin, in))

/* --- abs, sign, real, imag, conj, arg ------------------------------------------------------------ */

typedef enum part { ABS, SIGN, REAL, IMAG, ARG } part;

static double part_of(part p, double x)
{
    switch (p) {
    case ABS:
        return fabs(x);
    case SIGN:
        return isnan(x) ? NAN : (x > 0) - (x < 0); /* NA is not kept */
    case REAL:
        return x;
    case IMAG:
        return 0;
    default:
        return signbit(x) && !isnan(x) ? 3.14159265358979323846 : 0;
    }
}

static double complex part_of_complex(part p, double complex z)
{
    switch (p) {
    case ABS:
        return cabs(z);
    case SIGN:
        return z == 0 ? 0 : z / cabs(z);
    case REAL:
        return creal(z);
    case IMAG:
        return cimag(z);
    default:
        return carg(z);
    }
}

static m2c_value *parts_of_complex(part p, const m2c_value *v)
{
    bool stays = p == SIGN;
    m2c_value *y = m2c_new((m2c_class)v->cls, v->ndims, v->dims, stays ? M2C_COMPLEX : 0);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        double complex z = part_of_complex(p, m2c_getc(v, i));
        if (stays && v->cls == M2C_DOUBLE)
            y->c64[i] = z;
        else if (stays)
            y->c32[i] = (float complex)z;
        else
            m2c_store(M2C_IN_C64, &z, 1, (m2c_class)v->cls, 0, m2c_element(y, i));
    }
    return y;
}

static int parts(m2c_value **out, const char *name, part p, int nargin, m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (!m2c_is_arith(v))
        return not_defined(name, v);
    if (v->cls == M2C_CHAR && (p == SIGN || p == ARG))
        return m2c_error("", "%s: argument must be numeric", name);
    if (m2c_real_scalar(v))
        return m2c_give_double(out, part_of(p, v->f64[0]));
    bool diagonal = (v->flags & M2C_DIAGONAL) && p != SIGN && p != ARG;
    if (m2c_is_complex(v)) {
        m2c_value *y = parts_of_complex(p, v);
        if (diagonal)
            m2c_keep_diagonal(y);
        return m2c_give(out, y);
    }
    bool wide = m2c_is_int64(v);
    m2c_class cls = p == ARG && m2c_is_int(v) ? M2C_DOUBLE : number_class(v);
    m2c_value *y = m2c_new(cls, v->ndims, v->dims, 0);
    m2c_chunk buf;
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        if (v->cls == M2C_DOUBLE) {
            y->f64[i] = part_of(p, v->f64[i]);
            continue;
        }
        m2c_wide x = *(const m2c_wide *)m2c_load(M2C_IN_WIDE, v, i, 1, &buf);
        if (wide && (p == ABS || p == REAL))
            x.negative = x.negative && p == REAL;
        else
            x = m2c_wide_of_f64(part_of(p, m2c_f64_of_wide(x)));
        m2c_store(M2C_IN_WIDE, &x, 1, cls, 0, m2c_element(y, i));
    }
    if (diagonal)
        m2c_keep_diagonal(y);
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN_AS(abs, parts(out, "abs", ABS, nargin, in))
M2C_BUILTIN_AS(sign, nargin != 1 ? m2c_invalid_call("sign") : parts(out, "signum", SIGN, nargin, in))
M2C_BUILTIN_AS(real, parts(out, "real", REAL, nargin, in))
M2C_BUILTIN_AS(imag, parts(out, "imag", IMAG, nargin, in))
M2C_BUILTIN_AS(arg, parts(out, "arg", ARG, nargin, in))
M2C_BUILTIN_AS(angle, nargin != 1 ? m2c_invalid_call("angle") : parts(out, "arg", ARG, nargin, in))

M2C_BUILTIN(conj)
{
    if (nargin != 1)
        return m2c_invalid_call("conj");
    if (in[0]->cls == M2C_CHAR)
        return m2c_error("", "conj: argument must be numeric");
    if (!m2c_is_arith(in[0]))
        return not_defined("conj", in[0]);
    if (!m2c_is_arith(in[0]) || !m2c_is_complex(in[0]))
        return m2c_fn_real(self, nargout, out, nargin, in);
    const m2c_value *v = in[0];
    m2c_value *y = m2c_new((m2c_class)v->cls, v->ndims, v->dims, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        if (v->cls == M2C_DOUBLE)
            y->c64[i] = conj(v->c64[i]);
        else
            y->c32[i] = conjf(v->c32[i]);
    }
    if (v->flags & M2C_DIAGONAL)
        m2c_keep_diagonal(y);
    m2c_give(out, y);
    return 0;
}

/* --- tests --------------------------------------------------------------------------------------- */

/* The bit pattern of NA is a NaN of its own. */
static bool is_na(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits == 0x7ff840f440000000u;
}
static bool is_nan(double x)
{
    return x != x;
}
static bool is_inf(double x)
{
    return isinf(x) != 0;
}

/* True where a part passes, or where none does; other classes never pass. */
static int test(m2c_value **out, const char *name, bool (*f)(double), bool negate, int nargin,
                m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (!m2c_is_arith(v))
        return not_defined(name, v);
    m2c_value *y = m2c_new(M2C_LOGICAL, v->ndims, v->dims, 0);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        bool hit = false;
        if (m2c_is_float(v)) {
            double complex z = m2c_getc(v, i);
            hit = f(creal(z)) || (m2c_is_complex(v) && f(cimag(z)));
        }
        y->u8[i] = hit != negate;
    }
    m2c_set(out, y);
    return 0;
}

static bool not_finite(double x)
{
    return !isfinite(x);
}

M2C_BUILTIN_AS(isnan, test(out, "isnan", is_nan, false, nargin, in))
M2C_BUILTIN_AS(isinf, test(out, "isinf", is_inf, false, nargin, in))
M2C_BUILTIN_AS(isna, test(out, "isna", is_na, false, nargin, in))
M2C_BUILTIN_AS(isfinite, test(out, "isfinite", not_finite, true, nargin, in))

M2C_BUILTIN(signbit)
{
    M2C_UNUSED;
    if (nargin != 1 || !m2c_is_arith(in[0]))
        return m2c_invalid_call("signbit");
    m2c_value *y = m2c_new(M2C_LOGICAL, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->u8[i] = signbit(m2c_get(in[0], i)) != 0;
    m2c_set(out, y);
    return 0;
}

/* --- complex ------------------------------------------------------------------------------------- */

/* One of two arguments that is no number. */
static int check_part(const m2c_value *v)
{
    bool one = v->numel == 1;
    if (v->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real %s", one ? "scalar" : "N-D array");
    if (m2c_is_arith(v))
        return 0;
    return m2c_error("", "octave_base_value::%s: wrong type argument '%s'",
                     one ? "double_value ()" : "array_value()", m2c_type_name(v));
}

/* complex(re, im) keeps the complex flag also for imaginary parts that are all 0. */
M2C_BUILTIN(complex)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("complex");
    if (nargin == 2 && (check_part(in[0]) || check_part(in[1])))
        return 1;
    if (nargin == 1) {
        bool scalar_int = m2c_is_int(in[0]) && in[0]->numel == 1;
        if (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR || scalar_int)
            return m2c_error("", "complex: invalid conversion");
        m2c_set(out, m2c_as_complex(in[0]));
        return 0;
    }
    m2c_plan p;
    const m2c_value *a = in[0], *b = in[1];
    if (a->numel != 1 && b->numel != 1 && !m2c_same_dims(a, b))
        return m2c_error("", "complex: dimension mismatch");
    m2c_broadcast(a, b, &p);
    bool single = a->cls == M2C_SINGLE || b->cls == M2C_SINGLE;
    m2c_value *y = m2c_new(single ? M2C_SINGLE : M2C_DOUBLE, p.ndims, p.dims, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        double re = m2c_get(a, a->numel == 1 ? 0 : i), im = m2c_get(b, b->numel == 1 ? 0 : i);
        if (single)
            y->c32[i] = m2c_pair32((float)re, (float)im);
        else
            y->c64[i] = m2c_of_parts(re, im);
    }
    m2c_set(out, y);
    return 0;
}
