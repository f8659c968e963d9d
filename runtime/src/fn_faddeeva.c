/* The error functions of complex numbers, and Dawson's integral, by way of w(z) = exp(-z^2) erfc(-iz).
 * Declared in mat2c/builtins/. */
#include "fn_faddeeva.h"

#include <math.h>

#define PI 3.14159265358979323846
#define ROOT_PI 1.77245385090551602730
#undef I
#define I m2c_of_parts(0, 1)

/* exp (-z^2), whose magnitude loses nothing where x^2 and y^2 are close. */
static double complex gauss(double complex z)
{
    double x = creal(z), y = cimag(z);
    double size = exp((y - x) * (y + x)), turn = -2 * x * y;
    return m2c_of_parts(size * cos(turn), turn == 0 ? turn : size * sin(turn));
}

/* w in the first quadrant, where it is i/pi times the integral of exp(-t^2)/(z - t) over the real line: the
 * trapezoidal rule converges like exp(-(pi/h)^2), once the residue of the pole that it steps over is added.
 * Of the rules with knots k h and (k + 1/2) h that one is taken whose knots are farther from z. */
static double complex w_quadrant(double complex z)
{
    enum { KNOTS = 12 };
    double x = creal(z), y = cimag(z), h = sqrt(PI / KNOTS);
    if (x * x + y * y > 1e16)
        return I / (ROOT_PI * z);
    bool far = y >= fmax(x, PI / h);
    double part = x / h - floor(x / h);
    bool half = far || part < 0.25 || part > 0.75;
    double complex sum = 0, square = z * z;
    for (int k = KNOTS; k >= (half ? 0 : 1); k--) {
        double t = (half ? k + 0.5 : k) * h;
        sum += exp(-t * t) / (square - t * t);
    }
    sum *= 2 * h / PI * I * z;
    if (!half)
        sum += h / PI * I / z;
    if (far)
        return sum;
    double complex turn = cexp(-2 * PI / h * I * z);
    /* With y large the residue is nothing, though its denominator overflows. */
    double complex residue =
        isfinite(creal(turn)) && isfinite(cimag(turn)) ? 2 * gauss(z) / (half ? 1 + turn : 1 - turn) : 0;
    return sum + residue;
}

double complex m2c_faddeeva(double complex z)
{
    double x = creal(z), y = cimag(z);
    if (isnan(x) || isnan(y))
        return x == 0 ? m2c_of_parts(NAN, 0) : m2c_of_parts(NAN, NAN);
    double complex w = w_quadrant(m2c_of_parts(fabs(x), fabs(y)));
    if (y < 0)
        w = 2 * gauss(m2c_of_parts(fabs(x), fabs(y))) - w;
    return (x < 0) != (y < 0) ? conj(w) : w;
}

/* Dawson's integral near the origin: z - 2/3 z^3 + 4/15 z^5 - ... */
static double complex dawson_series(double complex z)
{
    double complex term = z, sum = z, step = -2 * z * z;
    for (int n = 1; n < 60 && cabs(term) > 1e-18 * cabs(sum); n++) {
        term *= step / (2 * n + 1);
        sum += term;
    }
    return sum;
}

/* Dawson's integral from the real axis upwards, by the derivatives there: D' = 1 - 2 x D, and from then on
 * D(n+1) = -2 x D(n) - 2 n D(n-1). */
static double complex dawson_near_axis(double complex z)
{
    double x = creal(z), before = creal(m2c_dawson_c(x)), now = 1 - 2 * x * before;
    double complex power = m2c_of_parts(0, cimag(z)), sum = before;
    for (int n = 1; n < 24; n++) {
        sum += now * power;
        double after = -2 * x * now - 2 * n * before;
        before = now;
        now = after;
        power *= m2c_of_parts(0, cimag(z)) / (n + 1);
    }
    return sum;
}

double complex m2c_dawson_c(double complex z)
{
    if (cimag(z) == 0) /* the zero's sign is Octave's */
        return m2c_of_parts(cabs(z) < 1.5 ? creal(dawson_series(z)) : ROOT_PI / 2 * cimag(m2c_faddeeva(z)),
                            -cimag(z));
    if (cabs(z) < 1.5)
        return dawson_series(z);
    if (creal(z) == 0) {
        double y = cimag(z);
        return m2c_of_parts(creal(z),
                            y * y > 720 ? copysign(INFINITY, y) : ROOT_PI / 2 * exp(y * y) * erf(y));
    }
    if (fabs(cimag(z)) < 0.05 && fabs(creal(z)) < 7)
        return dawson_near_axis(z);
    if (cimag(z) < 0)
        return -m2c_dawson_c(-z);
    return ROOT_PI / 2 * I * (gauss(z) - m2c_faddeeva(z));
}

/* erf near the imaginary axis: from erf (iy) along a short way, on which Gauss' rule with eight knots is
 * exact. */
static double complex erf_near_axis(double complex z)
{
    static const double knot[4] = {0.18343464249564980494, 0.52553240991632898582, 0.79666647741362673959,
                                   0.96028985649753623168};
    static const double weight[4] = {0.36268378337836198297, 0.31370664587788728734, 0.22238103445337447054,
                                     0.10122853629037625915};
    double x = creal(z), y = cimag(z);
    double complex sum = 0;
    for (int k = 0; k < 8; k++) {
        double t = x / 2 * (1 + (k % 2 ? 1 : -1) * knot[k / 2]);
        sum += weight[k / 2] * gauss(m2c_of_parts(t, y));
    }
    double complex start = m2c_of_parts(0, 2 / ROOT_PI * exp(y * y) * creal(m2c_dawson_c(y)));
    return start + x / ROOT_PI * sum;
}

double complex m2c_erf_c(double complex z)
{
    double x = creal(z), y = cimag(z);
    if (y == 0)
        return m2c_of_parts(erf(x), y);
    if (x == 0)
        return m2c_of_parts(x, y * y > 720 ? copysign(INFINITY, y)
                                           : 2 / ROOT_PI * exp(y * y) * creal(m2c_dawson_c(y)));
    if (x < 0)
        return -m2c_erf_c(-z);
    if (cabs(z) < 1.5) /* erf (z) = 2/sqrt(pi) exp (-z^2) D (iz) / i */
        return 2 / ROOT_PI * gauss(z) * (-I * dawson_series(I * z));
    if (fabs(x * y) < 0.05 && x < 0.05)
        return erf_near_axis(z);
    return 1 - gauss(z) * m2c_faddeeva(I * z);
}

double complex m2c_erfc_c(double complex z)
{
    if (cimag(z) == 0)
        return m2c_of_parts(erfc(creal(z)), -cimag(z));
    if (creal(z) <= 0 || cabs(z) < 0.5 || creal(z) < 0.05)
        return 1 - m2c_erf_c(z);
    return gauss(z) * m2c_faddeeva(I * z);
}

double complex m2c_erfcx_c(double complex z)
{
    double complex w = m2c_faddeeva(m2c_of_parts(-cimag(z), creal(z)));
    return cimag(z) == 0 ? m2c_of_parts(creal(w), -cimag(z)) : w;
}

double complex m2c_erfi_c(double complex z)
{
    double complex r = m2c_erf_c(m2c_of_parts(-cimag(z), creal(z)));
    return m2c_of_parts(cimag(r), -creal(r));
}

static double dawson_r(double x)
{
    return creal(m2c_dawson_c(x));
}

static double erfi_r(double x)
{
    return cimag(m2c_erf_c(m2c_of_parts(0, x)));
}

M2C_MAPPER(dawson, dawson_r, NULL, m2c_dawson_c, 1, 0)
M2C_MAPPER(erfi, erfi_r, NULL, m2c_erfi_c, 1, 0)
