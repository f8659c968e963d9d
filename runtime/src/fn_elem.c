/* Elementwise functions of one argument: roots, exponentials, trigonometry. Declared in mat2c/builtins/. */
#include "fn_map.h"
#include "m2c/typed.h"

#include <math.h>

#define NEVER 1, 0   /* no argument leaves the reals */
#define INSIDE 1, -1 /* arguments between -1 and 1 do */
#define PI 3.14159265358979323846

static double complex log2_c(double complex z)
{
    return clog(z) / log(2);
}
static double complex log10_c(double complex z)
{
    return clog(z) / log(10);
}
static double complex log1p_c(double complex z)
{
    return clog(1 + z);
}
static double complex expm1_c(double complex z)
{
    return cexp(z) - 1;
}

M2C_MAPPER(sqrt, sqrt, sqrtf, csqrt, 0, INFINITY)
M2C_MAPPER(exp, exp, expf, cexp, NEVER)
M2C_MAPPER(log, log, logf, clog, 0, INFINITY)
M2C_MAPPER(log10, log10, log10f, log10_c, 0, INFINITY)
M2C_MAPPER(log1p, log1p, log1pf, log1p_c, -1, INFINITY)
M2C_MAPPER(expm1, expm1, expm1f, expm1_c, NEVER)
M2C_MAPPER(cbrt, cbrt, cbrtf, NULL, NEVER)

/* --- trigonometry -------------------------------------------------------------------------------- */

/* On the real axis beyond [-1, 1] the branch below the axis for asin, above it for acos, is Octave's. */
static double complex asin_c(double complex z)
{
    if (cimag(z) == 0 && fabs(creal(z)) > 1) {
        double x = creal(z);
        double complex r = casin(m2c_of_parts(fabs(x), 0.0));
        return x > 0 ? m2c_of_parts(creal(r), -cimag(r)) : m2c_of_parts(-creal(r), cimag(r));
    }
    return casin(z);
}

static double complex acos_c(double complex z)
{
    if (cimag(z) == 0 && fabs(creal(z)) <= 1)
        return acos(creal(z));
    if (cimag(z) == 0) {
        double im = acosh(fabs(creal(z)));
        return creal(z) > 0 ? m2c_of_parts(0, im) : m2c_of_parts(PI, -im);
    }
    return cacos(z);
}

M2C_MAPPER(sin, sin, sinf, csin, NEVER)
M2C_MAPPER(cos, cos, cosf, ccos, NEVER)
M2C_MAPPER(tan, tan, tanf, ctan, NEVER)
M2C_MAPPER(asin, asin, asinf, asin_c, -1, 1)
M2C_MAPPER(acos, acos, acosf, acos_c, -1, 1)
M2C_MAPPER(atan, atan, atanf, catan, NEVER)
M2C_MAPPER(sinh, sinh, sinhf, csinh, NEVER)
M2C_MAPPER(cosh, cosh, coshf, ccosh, NEVER)
M2C_MAPPER(tanh, tanh, tanhf, ctanh, NEVER)
M2C_MAPPER(asinh, asinh, asinhf, casinh, NEVER)
M2C_MAPPER(acosh, acosh, acoshf, cacosh, 1, INFINITY)
M2C_MAPPER(atanh, atanh, atanhf, catanh, -1, 1)

/* Reciprocals, and inverses of reciprocals. */
static double sec_r(double x)
{
    return 1 / cos(x);
}
static double csc_r(double x)
{
    return 1 / sin(x);
}
static double cot_r(double x)
{
    return 1 / tan(x);
}
static double sech_r(double x)
{
    return 1 / cosh(x);
}
static double csch_r(double x)
{
    return 1 / sinh(x);
}
static double coth_r(double x)
{
    return 1 / tanh(x);
}
static double complex sec_c(double complex z)
{
    return 1 / ccos(z);
}
static double complex csc_c(double complex z)
{
    return 1 / csin(z);
}
static double complex cot_c(double complex z)
{
    return 1 / ctan(z);
}
static double complex sech_c(double complex z)
{
    return 1 / ccosh(z);
}
static double complex csch_c(double complex z)
{
    return 1 / csinh(z);
}
static double complex coth_c(double complex z)
{
    return 1 / ctanh(z);
}
static double asec_r(double x)
{
    return acos(1 / x);
}
static double acsc_r(double x)
{
    return asin(1 / x);
}
static double acot_r(double x)
{
    return atan(1 / x);
}
static double asech_r(double x)
{
    return acosh(1 / x);
}
static double acsch_r(double x)
{
    return asinh(1 / x);
}
static double acoth_r(double x)
{
    return atanh(1 / x);
}
/* Numbers without an imaginary part keep a positive zero there, which decides about branches. */
static double complex reciprocal(double complex z)
{
    return cimag(z) == 0 ? 1 / creal(z) : 1 / z;
}
static double complex asec_c(double complex z)
{
    return acos_c(z == 0 ? reciprocal(z) : 1 / z);
}
static double complex acsc_c(double complex z)
{
    return asin_c(z == 0 ? reciprocal(z) : 1 / z);
}
static double complex acot_c(double complex z)
{
    return catan(1 / z);
}

M2C_MAPPER(sec, sec_r, NULL, sec_c, NEVER)
M2C_MAPPER(csc, csc_r, NULL, csc_c, NEVER)
M2C_MAPPER(cot, cot_r, NULL, cot_c, NEVER)
M2C_MAPPER(sech, sech_r, NULL, sech_c, NEVER)
M2C_MAPPER(csch, csch_r, NULL, csch_c, NEVER)
M2C_MAPPER(coth, coth_r, NULL, coth_c, NEVER)
M2C_MAPPER(asec, asec_r, NULL, asec_c, INSIDE)
M2C_MAPPER(acsc, acsc_r, NULL, acsc_c, INSIDE)
M2C_MAPPER(acot, acot_r, NULL, acot_c, NEVER)
/* --- degrees: exact at multiples of 90 ----------------------------------------------------------- */

/* In [-180, 180); fractions are rounded as subtracting and adding half a turn rounds them. */
static double whole_turns_off(double x)
{
    return m2c_mod_f64(x - 180, 360) - 180;
}

static double sind_r(double x)
{
    double degrees = whole_turns_off(x);
    if (x / 180 == trunc(x / 180) && isfinite(x))
        return 0;
    return fabs(degrees) == 90 ? degrees / 90 : sin(degrees / 180 * PI);
}

static double complex sind_c(double complex z)
{
    double degrees = whole_turns_off(creal(z)), im = cimag(z) / 180 * PI;
    if (fmod(degrees, 180) == 0)
        return m2c_of_parts(0, (degrees == 0 ? 1 : -1) * sinh(im));
    return csin(m2c_of_parts(degrees / 180 * PI, im));
}

static double cosd_r(double x)
{
    return sind_r(x + 90);
}

static double complex cosd_c(double complex z)
{
    return sind_c(z + 90);
}

static double tand_r(double x)
{
    double half = x / 180, odd = (x - 90) / 180;
    if (isinf(x))
        return NAN;
    if (odd == trunc(odd))
        return INFINITY;
    if (half == trunc(half))
        return 0;
    return tan(half * PI);
}

static double complex tand_c(double complex z)
{
    return ctan(z / 180 * PI);
}

static double asind_r(double x)
{
    return asin(x) * 180 / PI;
}
static double acosd_r(double x)
{
    return acos(x) * 180 / PI;
}
static double atand_r(double x)
{
    return 180 / PI * atan(x);
}
static double complex atand_c(double complex z)
{
    return 180 / PI * catan(z);
}
static double complex asind_c(double complex z)
{
    return asin_c(z) * 180 / PI;
}
static double complex acosd_c(double complex z)
{
    return acos_c(z) * 180 / PI;
}
static double deg2rad_r(double x)
{
    return x * (PI / 180);
}
static double rad2deg_r(double x)
{
    return x * (180 / PI);
}
static double complex deg2rad_c(double complex z)
{
    return z * (PI / 180);
}
static double complex rad2deg_c(double complex z)
{
    return z * (180 / PI);
}
static double complex asech_c(double complex z)
{
    return cacosh(reciprocal(z));
}
static double complex acsch_c(double complex z)
{
    return casinh(reciprocal(z));
}
static double complex acoth_c(double complex z)
{
    return catanh(reciprocal(z));
}

M2C_MAPPER(asech, asech_r, NULL, asech_c, 0, 1)
M2C_MAPPER(acsch, acsch_r, NULL, acsch_c, NEVER)
M2C_MAPPER(acoth, acoth_r, NULL, acoth_c, INSIDE)

static const m2c_mapper sind_mapper = {"sind", sind_r, NULL, sind_c, NEVER};
static const m2c_mapper cosd_mapper = {"cosd", cosd_r, NULL, cosd_c, NEVER};
static const m2c_mapper deg2rad_mapper = {"deg2rad", deg2rad_r, NULL, deg2rad_c, NEVER};
static const m2c_mapper tand_mapper = {"tand", tand_r, NULL, tand_c, NEVER};
static const m2c_mapper rad2deg_mapper = {"rad2deg", rad2deg_r, NULL, rad2deg_c, NEVER};

/* sind and cosd take numbers only. */
static int sine_of_degrees(m2c_value **out, const m2c_mapper *m, int nargin, m2c_value *const *in)
{
    if (m2c_check_inputs(m->name, nargin, 1, 1))
        return 1;
    if (!m2c_is_numeric(in[0]))
        return m2c_error("", "%s: X must be numeric", m->name);
    return m2c_map_elements(out, m, nargin, in);
}

/* tand takes characters as numbers, unlike the functions that it is like. */
static int tangent_of_degrees(m2c_value **out, const m2c_mapper *m, int nargin, m2c_value *const *in)
{
    if (nargin != 1 || in[0]->cls != M2C_CHAR)
        return m2c_map_elements(out, m, nargin, in);
    m2c_value *x = m2c_as(in[0], M2C_DOUBLE);
    int status = m2c_map_elements(out, m, 1, &x);
    m2c_release(x);
    return status;
}

static int change_unit(m2c_value **out, const m2c_mapper *m, const char *what, int nargin,
                       m2c_value *const *in)
{
    if (m2c_check_inputs(m->name, nargin, 1, 1))
        return 1;
    if (!m2c_is_float(in[0]))
        return m2c_error("", "%s: %s must be a floating point class (double or single)", m->name, what);
    return m2c_map_elements(out, m, nargin, in);
}

M2C_BUILTIN_AS(sind, sine_of_degrees(out, &sind_mapper, nargin, in))
M2C_BUILTIN_AS(cosd, sine_of_degrees(out, &cosd_mapper, nargin, in))
M2C_BUILTIN_AS(tand, tangent_of_degrees(out, &tand_mapper, nargin, in))
M2C_MAPPER(asind, asind_r, NULL, asind_c, -1, 1)
M2C_MAPPER(acosd, acosd_r, NULL, acosd_c, -1, 1)
M2C_MAPPER(atand, atand_r, NULL, atand_c, NEVER)
M2C_BUILTIN_AS(deg2rad, change_unit(out, &deg2rad_mapper, "DEG", nargin, in))
M2C_BUILTIN_AS(rad2deg, change_unit(out, &rad2deg_mapper, "RAD", nargin, in))

/* --- log2 with mantissa and exponent ------------------------------------------------------------- */

static const m2c_mapper log2_mapper = {"log2", log2, log2f, log2_c, 0, INFINITY};

M2C_BUILTIN(log2)
{
    M2C_UNUSED;
    if (nargout < 2 || nargin != 1)
        return m2c_map_elements(out, &log2_mapper, nargin, in);
    if (in[0]->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real N-D array");
    if (!m2c_is_arith(in[0]))
        return m2c_wrong_type("log2", in[0]);
    m2c_class cls = in[0]->cls == M2C_SINGLE ? M2C_SINGLE : M2C_DOUBLE;
    unsigned complex_flag = in[0]->flags & M2C_COMPLEX;
    m2c_value *x = m2c_as(in[0], M2C_DOUBLE);
    m2c_value *f = m2c_new(M2C_DOUBLE, x->ndims, x->dims, complex_flag);
    m2c_value *e = m2c_new(M2C_DOUBLE, x->ndims, x->dims, 0);
    for (ptrdiff_t i = 0; i < x->numel; i++) {
        int power = 0;
        if (complex_flag) {
            frexp(cabs(x->c64[i]), &power);
            double unit = ldexp(1, -power);
            f->c64[i] = m2c_of_parts(creal(x->c64[i]) * unit, cimag(x->c64[i]) * unit);
        } else {
            f->f64[i] = frexp(x->f64[i], &power);
        }
        e->f64[i] = power;
    }
    m2c_release(x);
    m2c_set(&out[0], m2c_as(f, cls));
    m2c_set(&out[1], m2c_as(e, cls));
    m2c_release(f);
    m2c_release(e);
    return 0;
}
