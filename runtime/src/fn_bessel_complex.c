/* Bessel and Airy functions of complex arguments (bessel.h).
 *
 * All come from I and K in the right half-plane: there the ratio of neighbours of I is a continued fraction,
 * K comes from Temme's series near zero and from his continued fraction elsewhere, and a Wronskian joins
 * them; far out both have asymptotic series. Each is kept without its exponential: I times exp (-z), K times
 * exp (z). */
#include "bessel.h"

#include "m2c/typed_complex.h"

#include <float.h>
#include <math.h>

#define PI 3.14159265358979323846
enum { LIMIT = 100000 };

typedef struct pair {
    double complex i, k;
} pair;

static double complex times_i(double complex z)
{
    return m2c_of_parts(-cimag(z), creal(z));
}
static double complex over_i(double complex z)
{
    return m2c_of_parts(cimag(z), -creal(z));
}
/* exp (i pi x) */
static double complex turned(double x)
{
    double r = fmod(x, 2);
    return m2c_of_parts(cos(PI * r), sin(PI * r));
}

/* Hankel's expansions. `up`: on which side of the real axis, for the part of I that is small in the middle.
 */
static pair far_out(double nu, double complex z)
{
    double complex term = 1, sum = 1, alternating = 1;
    for (int k = 1; k < 200; k++) {
        double complex next = term * (4 * nu * nu - (2.0 * k - 1) * (2.0 * k - 1)) / (8.0 * k * z);
        if (cabs(next) > cabs(term) && k > nu)
            break;
        term = next;
        sum += term;
        alternating += k % 2 ? -term : term;
        if (cabs(term) < DBL_EPSILON / 8)
            break;
    }
    double complex second = 0;
    if (cimag(z) != 0)
        second = sum * cexp(-2 * z) * turned(cimag(z) > 0 ? nu + 0.5 : -nu - 0.5);
    return (pair){(alternating + second) / csqrt(2 * PI * z), csqrt(PI / (2 * z)) * sum};
}

/* I'/I at order nu. */
static double complex ratio(double nu, double complex z)
{
    double complex h = nu > 0 ? nu / z : 1e-300, b = 2 * nu / z, c = h, d = 0;
    for (int i = 0; i < LIMIT; i++) {
        b += 2 / z;
        d = b + d;
        d = 1 / (cabs(d) < 1e-300 ? 1e-300 : d);
        c = b + 1 / c;
        c = cabs(c) < 1e-300 ? 1e-300 : c;
        double complex del = c * d;
        h *= del;
        if (cabs(del - 1) < DBL_EPSILON)
            break;
    }
    return h;
}

/* K at orders mu and mu + 1, times exp (z): Temme's series. */
static void near_k(double mu, double complex z, double complex *k, double complex *k1)
{
    double plus = 1 / tgamma(1 + mu), minus = 1 / tgamma(1 - mu), pimu = PI * mu;
    double odd = fabs(mu) < 1e-3 ? -0.57721566490153286061 + mu * mu * 0.04200263503409523553
                                 : (minus - plus) / (2 * mu);
    double complex e = -mu * clog(z / 2), half = cexp(e);
    double complex sinhc = cabs(e) < 1e-4 ? 1 + e * e / 6 : csinh(e) / e;
    double complex f = (fabs(pimu) < 1e-12 ? 1 : pimu / sin(pimu)) *
                       (ccosh(e) * odd - sinhc * clog(z / 2) * ((minus + plus) / 2));
    double complex p = half / (2 * plus), q = 1 / (2 * half * minus), c = 1, d = z * z / 4, sum = f, sum1 = p;
    for (int i = 1; i < LIMIT; i++) {
        f = (i * f + p + q) / ((double)i * i - mu * mu);
        c *= d / i;
        p /= i - mu;
        q /= i + mu;
        sum += c * f;
        sum1 += c * (p - i * f);
        if (cabs(c * f) < cabs(sum) * DBL_EPSILON / 8)
            break;
    }
    *k = sum * cexp(z);
    *k1 = sum1 * (2 / z) * cexp(z);
}

/* The same for abs (z) >= 2. */
static void middle_k(double mu, double complex z, double complex *k, double complex *k1)
{
    double a1 = 0.25 - mu * mu, a = -a1;
    double complex b = 2 * (1 + z), d = 1 / b, h = d, del = d, q1 = 0, q2 = 1, q = a1, c = a1;
    double complex s = 1 + q * del;
    for (int i = 2; i < LIMIT && a != 0; i++) {
        a -= 2 * (i - 1);
        c = -a * c / i;
        double complex next = (q1 - b * q2) / a;
        q1 = q2;
        q2 = next;
        q += c * next;
        b += 2;
        d = 1 / (b + a * d);
        del = (b * d - 1) * del;
        h += del;
        s += q * del;
        if (cabs(q * del / s) < DBL_EPSILON / 4)
            break;
    }
    *k = csqrt(PI / (2 * z)) / s;
    *k1 = *k * (mu + z + 0.5 - a1 * h) / z;
}

/* For nu >= 0, z != 0, real (z) >= 0. */
static pair right(double nu, double complex z)
{
    if (cabs(z) > 25 + nu * nu / 2)
        return far_out(nu, z);
    int steps = (int)(nu + 0.5);
    double mu = nu - steps;
    double complex i = 1e-250, di = ratio(nu, z) * i, start = i, fact = nu / z, k, k1;
    for (int n = steps; n > 0; n--) {
        double complex t = fact * i + di;
        fact -= 1 / z;
        di = fact * t + i;
        i = t;
        if (cabs(i) > 1e200) {
            i *= 1e-200;
            di *= 1e-200;
            start *= 1e-200;
        }
    }
    if (cabs(z) < 2)
        near_k(mu, z, &k, &k1);
    else
        middle_k(mu, z, &k, &k1);
    double complex imu = i / (z * (di * k - i * (mu / z * k - k1)));
    for (int n = 1; n <= steps; n++) {
        double complex t = (mu + n) * 2 / z * k1 + k;
        k = k1;
        k1 = t;
    }
    return (pair){start == 0 ? 0 : imu * (start / i), k};
}

/* I and K at v * exp (i pi side), without the exponentials of that argument; side 0: at v itself. */
static pair around(double nu, double complex v, int side)
{
    pair p = right(nu, v);
    if (side == 0)
        return p;
    double complex turn = turned(nu * side), small = cexp(-2 * v);
    double complex k = conj(turn) * p.k * small - m2c_of_parts(0, PI * side) * p.i;
    return (pair){turn * p.i, k};
}

static pair principal(double nu, double complex z)
{
    return creal(z) < 0 ? around(nu, -z, cimag(z) < 0 ? -1 : 1) : around(nu, z, 0);
}

/* exp (z) of the size that the caller wants: exp (-shift) times it. */
static double complex grown(double complex value, double complex z, double complex shift)
{
    return value == 0 ? 0 : value * cexp(z - shift);
}

static double complex hankel(int which, double nu, double complex z, bool scaled)
{
    bool first = which == 1;
    bool direct = first ? cimag(z) >= 0 : cimag(z) < 0 || (cimag(z) == 0 && creal(z) > 0);
    double complex w = first ? over_i(z) : times_i(z); /* the argument of K */
    double complex k = direct ? around(nu, w, 0).k : around(nu, -w, first ? -1 : 1).k;
    double complex y = 2 / PI * turned(first ? -(nu + 1) / 2 : (nu + 1) / 2) * k;
    return scaled ? y : grown(y, -w, 0);
}

/* J and Y, times exp (-shift). */
static double complex cylinder_j(double nu, double complex z, double shift)
{
    bool up = cimag(z) >= 0;
    double complex w = up ? over_i(z) : times_i(z);
    double complex i = creal(w) < 0 ? 0 : right(nu, w).i;
    return grown(turned(up ? nu / 2 : -nu / 2) * i, w, shift);
}

static double complex cylinder_y(double nu, double complex z, double shift)
{
    double complex h1 = hankel(1, nu, z, true), h2 = hankel(2, nu, z, true);
    return over_i(grown(h1, times_i(z), shift) - grown(h2, over_i(z), shift)) / 2;
}

static double complex of_order(char kind, double nu, double complex z, bool scaled)
{
    double order = fabs(nu), shift = scaled ? fabs(cimag(z)) : 0;
    double complex sine = cimag(turned(order)), cosine = creal(turned(order)), y;
    if (order == floor(order))
        sine = 0;
    if (fmod(order, 1) == 0.5)
        cosine = 0;
    switch (kind) {
    case 'j':
        y = cylinder_j(order, z, shift);
        return nu < 0 ? cosine * y - (sine == 0 ? 0 : sine * cylinder_y(order, z, shift)) : y;
    case 'y':
        y = cylinder_y(order, z, shift);
        return nu < 0 ? cosine * y + (sine == 0 ? 0 : sine * cylinder_j(order, z, shift)) : y;
    case 'i':
        shift = scaled ? fabs(creal(z)) : 0;
        pair p = principal(order, z);
        double complex sign = creal(z) < 0 ? -z : z;
        y = grown(p.i, sign, shift);
        return nu < 0 && sine != 0 ? y + 2 / PI * sine * grown(p.k, -z, shift) : y;
    case 'k':
        y = principal(order, z).k;
        return scaled ? y : grown(y, -z, 0);
    case 'g':
        return hankel(1, order, z, scaled) * (nu < 0 ? turned(order) : 1);
    default:
        return hankel(2, order, z, scaled) * (nu < 0 ? turned(-order) : 1);
    }
}

double complex bessel_complex(char kind, double nu, double complex z, bool scaled)
{
    if (isnan(nu) || isnan(creal(z)) || isnan(cimag(z)))
        return m2c_of_parts(NAN, NAN);
    return of_order(kind, nu, z, scaled);
}

/* --- Airy ---------------------------------------------------------------------------------------- */

/* Ai or, `slope`, Ai', times exp (zeta). */
static double complex scaled_ai(bool slope, double complex z)
{
    double complex root = csqrt(z), zeta = 2.0 / 3 * z * root;
    bool behind = creal(zeta) < 0 || (cimag(z) == 0 && creal(z) < 0);
    double nu = slope ? 2.0 / 3 : 1.0 / 3;
    double complex k = behind ? around(nu, -zeta, cimag(z) < 0 ? -1 : 1).k : around(nu, zeta, 0).k;
    return slope ? -z / (PI * sqrt(3)) * k : root / (PI * sqrt(3)) * k;
}

static double complex zeta_of(double complex z)
{
    return 2.0 / 3 * z * csqrt(z);
}

static double complex scaled_bi(bool slope, double complex z, double shift)
{
    double complex down = z * turned(-2.0 / 3), up = z * turned(2.0 / 3);
    double complex a = turned(slope ? -5.0 / 6 : -1.0 / 6), b = turned(slope ? 5.0 / 6 : 1.0 / 6);
    return a * grown(scaled_ai(slope, down), -zeta_of(down), shift) +
           b * grown(scaled_ai(slope, up), -zeta_of(up), shift);
}

double complex airy_complex(int k, double complex z, bool scaled)
{
    static const double at_zero[] = {0.355028053887817239, -0.258819403792806798, 0.614926627446000736,
                                     0.448288357353826359};
    if (isnan(creal(z)) || isnan(cimag(z)))
        return NAN;
    if (cabs(z) < 1e-100)
        return at_zero[k];
    if (cimag(z) == 0)
        z = m2c_of_parts(creal(z), 0);
    bool slope = k % 2 == 1, real = cimag(z) == 0;
    double complex zeta = zeta_of(z), y;
    if (k < 2) {
        y = scaled_ai(slope, z);
        if (!scaled || (real && creal(z) < 0))
            y = grown(y, -zeta, 0);
        if (real)
            y = creal(y);
        return scaled && real && creal(z) < 0 ? y * cexp(zeta) : y;
    }
    y = scaled_bi(slope, z, scaled ? fabs(creal(zeta)) : 0);
    return real ? creal(y) : y;
}
