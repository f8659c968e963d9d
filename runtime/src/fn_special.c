/* Special functions: gamma, error functions and their inverses, factorials. Declared in
 * mat2c/builtins/. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE
#endif
#include "fn_faddeeva.h"

#include <math.h>

#define NEVER 1, 0

static double gamma_real(double x)
{
    if (x == 0)
        return 1 / x; /* signed: the pole's side */
    if (x < 0 && x == floor(x))
        return INFINITY;
    return isnan(x) ? NAN : tgamma(x); /* NA is not kept */
}

/* Without the sign, which lgamma leaves in a variable that all threads share. */
static double log_gamma(double x)
{
#if M2C_POSIX
    int sign;
    return lgamma_r(x, &sign);
#else
    return lgamma(x);
#endif
}
static double complex lgamma_negative(double complex z)
{
    double x = creal(z);
    bool below = x < 0 && fmod(floor(x), 2) != 0 && x != floor(x);
    return log_gamma(x) + (below ? m2c_of_parts(0, 3.14159265358979323846) : 0);
}

/* Inverse error function: Winitzki's start, then two Halley steps to full accuracy. */
static double erfinv_r(double y)
{
    if (!(fabs(y) < 1))
        return fabs(y) == 1 ? copysign(INFINITY, y) : NAN;
    if (y == 0)
        return y;
    double l = log1p(-y * y), t = 2 / (3.14159265358979323846 * 0.147) + l / 2;
    double x = copysign(sqrt(sqrt(t * t - l / 0.147) - t), y);
    for (int k = 0; k < 3; k++) {
        double e = y > 0.5 ? (1 - y) - erfc(x) : y < -0.5 ? erfc(-x) - (1 + y) : erf(x) - y;
        e = y > 0.5 ? e : e;
        double step = e / (2 / sqrt(3.14159265358979323846) * exp(-x * x));
        x -= step / (1 + x * step);
    }
    return x;
}

static double erfcinv_r(double y)
{
    if (!(y > 0 && y < 2))
        return y == 0 ? INFINITY : y == 2 ? -INFINITY : NAN;
    if (y > 0.1)
        return erfinv_r(1 - y);
    double l = sqrt(-2 * log(y / 2));
    double x = (l - (2.515517 + 0.802853 * l + 0.010328 * l * l) /
                        (1 + 1.432788 * l + 0.189269 * l * l + 0.001308 * l * l * l)) /
               sqrt(2);
    for (int k = 0; k < 4; k++) {
        double step = (erfc(x) - y) / (-2 / sqrt(3.14159265358979323846) * exp(-x * x));
        x -= step / (1 + x * step);
    }
    return x;
}

M2C_MAPPER(gamma, gamma_real, NULL, NULL, NEVER)
M2C_MAPPER(lgamma, log_gamma, NULL, lgamma_negative, 0, INFINITY)
M2C_MAPPER(erf, erf, erff, m2c_erf_c, NEVER)
M2C_MAPPER(erfc, erfc, erfcf, m2c_erfc_c, NEVER)
M2C_MAPPER(erfinv, erfinv_r, NULL, NULL, NEVER)
M2C_MAPPER(erfcinv, erfcinv_r, NULL, NULL, NEVER)
M2C_BUILTIN_AS(gammaln, m2c_fn_lgamma(self, nargout, out, nargin, in))

static double erfcx_r(double x)
{
    if (x < 25)
        return exp(x * x) * erfc(x);
    double t = 1 / (2 * x * x);
    return (1 - t * (1 - 3 * t * (1 - 5 * t))) / (x * sqrt(3.14159265358979323846));
}
M2C_MAPPER(erfcx, erfcx_r, NULL, m2c_erfcx_c, NEVER)

static double factorial_r(double x)
{
    return round(tgamma(x + 1));
}
static const m2c_mapper factorial_mapper = {"factorial", factorial_r, NULL, NULL, NEVER};

M2C_BUILTIN(factorial)
{
    M2C_UNUSED;
    if (m2c_check_inputs("factorial", nargin, 1, 1))
        return 1;
    if (!m2c_is_arith(in[0]) || m2c_is_complex(in[0]))
        return m2c_error("", "factorial: all N must be real non-negative integers");
    for (ptrdiff_t i = 0; i < in[0]->numel; i++) {
        double x = m2c_get(in[0], i);
        if (x < 0 || x != floor(x))
            return m2c_error("", "factorial: all N must be real non-negative integers");
    }
    return m2c_map_value(out, &factorial_mapper, in[0]);
}
