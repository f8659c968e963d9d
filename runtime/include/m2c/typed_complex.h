/* Complex numbers: scalars narrow to real ones as MATLAB's do, arrays as a whole. */
#ifndef M2C_TYPED_COMPLEX_H
#define M2C_TYPED_COMPLEX_H

#include <complex.h>
#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#include "m2c/linkage.h"
#include "m2c/typed_power.h"

#ifndef __cplusplus /* kernels for generated C */

/* Complex scalars narrow as MATLAB's do: one without imaginary part is, and takes part as, a real number. */
static inline double complex m2c_narrow_c64(double complex z)
{
    return cimag(z) == 0 ? creal(z) : z;
}

/* Tests of one number, of which one part is enough to make it NaN or infinite. */
static inline bool m2c_isnan_c64(double complex z)
{
    return isnan(creal(z)) || isnan(cimag(z));
}

static inline bool m2c_isinf_c64(double complex z)
{
    return isinf(creal(z)) || isinf(cimag(z));
}

static inline bool m2c_isfinite_c64(double complex z)
{
    return isfinite(creal(z)) && isfinite(cimag(z));
}

/* The order of scalars that have turned out complex (op_compare.c). */
bool m2c_lt_mixed(double complex a, double complex b);
bool m2c_le_mixed(double complex a, double complex b);

/* The order of scalars that may be complex: of real ones, that of their values. */
static inline bool m2c_lt_c64(double complex a, double complex b)
{
    return cimag(a) == 0 && cimag(b) == 0 ? creal(a) < creal(b) : m2c_lt_mixed(a, b);
}

static inline bool m2c_le_c64(double complex a, double complex b)
{
    return cimag(a) == 0 && cimag(b) == 0 ? creal(a) <= creal(b) : m2c_le_mixed(a, b);
}

/* The number that a row of n characters is, NaN where it is none (fn_convert_parse.c). */
double complex m2c_number_of_text(const unsigned char *s, ptrdiff_t n);

/* From its parts: no product with the imaginary unit, which infinities and signs of 0 would not pass. */
static inline double complex m2c_of_parts(double re, double im)
{
    union {
        double parts[2];
        double complex z;
    } u = {{re, im}};
    return u.z;
}

/* The same as a constant: of finite parts, the imaginary one not 0, the real one -0 only if that is less. */
#define M2C_PARTS(re_, im_) ((re_) + (im_) * (double complex)I)

/* Of two numbers without imaginary part: its sign is that of a complex product, but no infinity gets there.
 */
static inline double complex m2c_times_reals(double complex a, double complex b)
{
    double zero = creal(a) * cimag(b) + cimag(a) * creal(b);
    return m2c_of_parts(creal(a) * creal(b), zero == 0 ? zero : 0);
}

static inline double complex m2c_times_c64(double complex a, double complex b)
{
    if (cimag(a) == 0)
        return cimag(b) == 0 ? m2c_times_reals(a, b) : creal(a) * b;
    return cimag(b) == 0 ? a * creal(b) : a * b;
}

/* Of a real number and a complex one: both parts are scaled, signs of 0 stay. */
static inline double complex m2c_scaled_c64(double x, double complex z)
{
    double im = x * cimag(z);
    return m2c_of_parts(x * creal(z), cimag(z) == 0 && im != 0 ? 0 : im);
}

/* The same for a quotient. */
static inline double complex m2c_rdivide_c64(double complex a, double complex b)
{
    if (cimag(b) == 0 && cimag(a) != 0)
        return a / creal(b);
    if (cimag(b) != 0)
        return a / b;
    double zero = cimag(a) / creal(b);
    return m2c_of_parts(creal(a) / creal(b), zero == 0 ? zero : 0);
}

/* Numbers that are real, most of what may be complex, take the way of real ones. */
static inline double complex m2c_sqrt_c64(double complex z)
{
    return cimag(z) != 0 || creal(z) < 0 ? csqrt(m2c_narrow_c64(z)) : sqrt(creal(z));
}

static inline double complex m2c_log_c64(double complex z)
{
    return cimag(z) != 0 || creal(z) < 0 ? clog(m2c_narrow_c64(z)) : log(creal(z));
}

/* On the imaginary axis exp is cosine and sine. */
static inline double complex m2c_exp_c64(double complex z)
{
    return creal(z) == 0 ? cos(cimag(z)) + sin(cimag(z)) * (double complex)I : cexp(z);
}

/* Arrays: is one, all of whose imaginary parts are 0, real? Then it takes part as real numbers do, which the
 * signs of zeros show; `x_real` says so of the array that x is an element of. */
static inline bool m2c_is_real_c64(const double complex *x, ptrdiff_t n)
{
    for (ptrdiff_t k = 0; k < n; k++)
        if (cimag(x[k]) != 0)
            return false;
    return true;
}

/* Takes the signs of the zeros from a result that is real. */
static inline void m2c_settle_c64(double complex *x, ptrdiff_t n)
{
    if (m2c_is_real_c64(x, n))
        for (ptrdiff_t k = 0; k < n; k++)
            x[k] = creal(x[k]);
}

static inline double complex m2c_plus_elements(double complex a, bool a_real, double complex b, bool b_real)
{
    if (a_real)
        return b_real ? creal(a) + creal(b) : creal(a) + b;
    return b_real ? a + creal(b) : a + b;
}

static inline double complex m2c_minus_elements(double complex a, bool a_real, double complex b, bool b_real)
{
    if (a_real)
        return b_real ? creal(a) - creal(b) : m2c_of_parts(creal(a) - creal(b), -cimag(b));
    return b_real ? a - creal(b) : a - b;
}

static inline double complex m2c_times_elements(double complex a, bool a_real, double complex b, bool b_real)
{
    if (a_real)
        return b_real ? creal(a) * creal(b) : m2c_of_parts(creal(a) * creal(b), creal(a) * cimag(b));
    return b_real ? m2c_of_parts(creal(a) * creal(b), cimag(a) * creal(b)) : a * b;
}

static inline double complex m2c_rdivide_elements(double complex a, bool a_real, double complex b,
                                                  bool b_real)
{
    if (b_real)
        return a_real ? creal(a) / creal(b) : m2c_of_parts(creal(a) / creal(b), cimag(a) / creal(b));
    return (a_real ? m2c_of_parts(creal(a), 0) : a) / b;
}

/* In scalars that are the one or the other an imaginary part of -0 tells what is complex without one. */
static inline double complex m2c_mixed(double complex z)
{
    return cimag(z) == 0 ? m2c_of_parts(creal(z), -0.0) : z;
}

static inline bool m2c_stays(double complex z)
{
    return cimag(z) == 0 && signbit(cimag(z));
}

/* Products and quotients of scalars some of which are complex even without imaginary part. */
static inline double complex m2c_times_stays_c64(double complex a, double complex b, bool a_stays,
                                                 bool b_stays)
{
    return m2c_times_elements(a, !a_stays && cimag(a) == 0, b, !b_stays && cimag(b) == 0);
}

static inline double complex m2c_rdivide_stays_c64(double complex a, double complex b, bool a_stays,
                                                   bool b_stays)
{
    return m2c_rdivide_elements(a, !a_stays && cimag(a) == 0, b, !b_stays && cimag(b) == 0);
}

/* A power of a scalar with a real exponent. */
double complex m2c_power_c64(double complex z, double y, bool stays);

/* The same for 2: a product, and one with 1. */
static inline double complex m2c_square_c64(double complex z, bool stays)
{
    if (cimag(z) == 0)
        return m2c_power_c64(z, 2, stays);
    const double complex y = z * z;
    const double re = creal(y) - 0 * cimag(y), im = cimag(y) + 0 * creal(y);
    return re == re && im == im ? m2c_of_parts(re, im) : m2c_power_c64(z, 2, stays); /* of infinities */
}

/* Whole powers of an element of an array that may be complex, and that is real as a whole. */
static inline double complex m2c_square_elements(double complex z, bool real)
{
    return real ? creal(z) * creal(z) : m2c_square_c64(z, true);
}
static inline double complex m2c_power_elements(double complex z, double y, bool real)
{
    return real ? m2c_element_pow_f64(creal(z), y) : m2c_power_c64(z, y, true);
}

/* |z| and a number: are both so far apart that the squares tell? -1: it is less, 1: it is greater, 0: ask. */
static inline int m2c_abs_side(double complex z, double x)
{
    const double slack = 8 * DBL_EPSILON;
    double square = creal(z) * creal(z) + cimag(z) * cimag(z), limit = x * x;
    if (!(x > 0 && limit > 1e-280 && limit < 1e280))
        return 0;
    return square < limit * (1 - slack) ? -1 : square > limit * (1 + slack) ? 1 : 0;
}

static inline bool m2c_abs_lt_c64(double complex z, double x)
{
    int side = m2c_abs_side(z, x);
    return side ? side < 0 : cabs(z) < x;
}

static inline bool m2c_abs_le_c64(double complex z, double x)
{
    int side = m2c_abs_side(z, x);
    return side ? side < 0 : cabs(z) <= x;
}

static inline bool m2c_abs_gt_c64(double complex z, double x)
{
    int side = m2c_abs_side(z, x);
    return side ? side > 0 : cabs(z) > x;
}

static inline bool m2c_abs_ge_c64(double complex z, double x)
{
    int side = m2c_abs_side(z, x);
    return side ? side > 0 : cabs(z) >= x;
}

#endif

#endif
