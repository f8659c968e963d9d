/* Bessel functions of real order and real argument (bessel.h).
 *
 * Continued fractions for the ratios of neighbours (Steed's method), joined by Wronskians; near zero the
 * second kind comes from Temme's series. */
#include "bessel.h"

#include "m2c/typed_complex.h"

#include <float.h>
#include <math.h>

#define PI 3.14159265358979323846
enum { LIMIT = 100000 };

static double guarded(double x)
{
    return fabs(x) < 1e-300 ? 1e-300 : x;
}

/* Gamma functions of Temme's series for |mu| <= 1/2: 1/gamma(1 +- mu), their half difference over mu, half
 * sum. */
typedef struct temme {
    double plus, minus, odd, even;
} temme;

static temme temme_gammas(double mu)
{
    temme t = {1 / tgamma(1 + mu), 1 / tgamma(1 - mu), 0, 0};
    t.even = (t.minus + t.plus) / 2;
    /* the quotient of small differences: its power series */
    if (fabs(mu) < 1e-3)
        t.odd = -0.57721566490153286061 + mu * mu * 0.04200263503409523553;
    else
        t.odd = (t.minus - t.plus) / (2 * mu);
    return t;
}

static double sinhc(double x)
{
    return fabs(x) < 1e-8 ? 1 : sinh(x) / x;
}

/* --- J and Y ------------------------------------------------------------------------------------- */

typedef struct pair {
    double first, second;
} pair;

/* J'/J at order nu; *sign is the sign of J. */
static double ratio_j(double nu, double x, int *sign)
{
    double h = guarded(nu / x), b = 2 * nu / x, c = h, d = 0;
    *sign = 1;
    for (int i = 0; i < LIMIT; i++) {
        b += 2 / x;
        d = guarded(b - d);
        c = guarded(b - 1 / c);
        d = 1 / d;
        double del = c * d;
        h *= del;
        if (d < 0)
            *sign = -*sign;
        if (fabs(del - 1) < DBL_EPSILON)
            break;
    }
    return h;
}

/* p + i q of the complex fraction for x >= 2. */
static double complex fraction_pq(double mu, double x)
{
    double complex f = m2c_of_parts(-0.5 / x, 1), c = f, d = 0;
    for (int i = 0; i < LIMIT; i++) {
        double a = (i + 0.5) * (i + 0.5) - mu * mu;
        double complex numerator = i == 0 ? m2c_of_parts(0, a / x) : a,
                       denominator = m2c_of_parts(2 * x, 2 * (i + 1));
        d = 1 / (denominator + numerator * d);
        c = denominator + numerator / c;
        double complex del = c * d;
        f *= del;
        if (cabs(del - 1) < DBL_EPSILON)
            break;
    }
    return f;
}

/* Y at orders mu and mu + 1 for x < 2. */
static pair series_y(double mu, double x)
{
    double pimu = PI * mu, e = -mu * log(x / 2), b = 2 / x;
    temme t = temme_gammas(mu);
    double f =
        2 / PI * (fabs(pimu) < 1e-12 ? 1 : pimu / sin(pimu)) * (cosh(e) * t.odd + sinhc(e) * log(b) * t.even);
    double p = exp(e) / (PI * t.plus), q = 1 / (exp(e) * PI * t.minus);
    double half = fabs(pimu / 2) < 1e-12 ? 1 : sin(pimu / 2) / (pimu / 2), r = PI * pimu / 2 * half * half;
    double c = 1, d = -x * x / 4, sum = f + r * q, sum1 = p;
    for (int i = 1; i < LIMIT; i++) {
        f = (i * f + p + q) / ((double)i * i - mu * mu);
        c *= d / i;
        p /= i - mu;
        q /= i + mu;
        double del = c * (f + r * q);
        sum += del;
        sum1 += c * p - i * del;
        if (fabs(del) < (1 + fabs(sum)) * DBL_EPSILON)
            break;
    }
    return (pair){-sum, -sum1 * b};
}

/* J and Y for order nu >= 0 and x > 0. */
static pair both_jy(double nu, double x)
{
    int steps = x < 2 ? (int)(nu + 0.5) : (int)fmax(0, nu - x + 1.5), sign;
    double mu = nu - steps, w = 2 / (PI * x), h = ratio_j(nu, x, &sign);
    double j = sign * 1e-250, dj = h * j, j_start = j, fact = nu / x;
    for (int k = steps; k > 0; k--) {
        double t = fact * j + dj;
        fact -= 1 / x;
        dj = fact * t - j;
        j = t;
    }
    j = j == 0 ? DBL_EPSILON : j;
    double f = dj / j, jmu, y, y1;
    if (x < 2) {
        pair s = series_y(mu, x);
        y = s.first;
        y1 = s.second;
        jmu = w / (mu / x * y - y1 - f * y);
    } else {
        double complex pq = fraction_pq(mu, x);
        double p = creal(pq), q = cimag(pq), g = (p - f) / q;
        jmu = copysign(sqrt(w / ((p - f) * g + q)), j);
        y = jmu * g;
        y1 = mu / x * y - y * (p + q / g);
        if (g == 0)
            y1 = -q * jmu;
    }
    for (int k = 1; k <= steps; k++) {
        double t = (mu + k) * 2 / x * y1 - y;
        y = y1;
        y1 = t;
    }
    return (pair){j_start * (jmu / j), y};
}

/* --- I and K ------------------------------------------------------------------------------------- */

static double ratio_i(double nu, double x)
{
    double h = guarded(nu / x), b = 2 * nu / x, c = h, d = 0;
    for (int i = 0; i < LIMIT; i++) {
        b += 2 / x;
        d = 1 / (b + d);
        c = b + 1 / c;
        double del = c * d;
        h *= del;
        if (fabs(del - 1) < DBL_EPSILON)
            break;
    }
    return h;
}

static pair series_k(double mu, double x)
{
    double pimu = PI * mu, e = -mu * log(x / 2), b = 2 / x;
    temme t = temme_gammas(mu);
    double f = (fabs(pimu) < 1e-12 ? 1 : pimu / sin(pimu)) * (cosh(e) * t.odd + sinhc(e) * log(b) * t.even);
    double p = exp(e) / (2 * t.plus), q = 1 / (2 * exp(e) * t.minus), c = 1, d = x * x / 4, sum = f, sum1 = p;
    for (int i = 1; i < LIMIT; i++) {
        f = (i * f + p + q) / ((double)i * i - mu * mu);
        c *= d / i;
        p /= i - mu;
        q /= i + mu;
        sum += c * f;
        sum1 += c * (p - i * f);
        if (fabs(c * f) < fabs(sum) * DBL_EPSILON)
            break;
    }
    return (pair){sum, sum1 * b};
}

/* K at orders mu and mu + 1 for x >= 2, times exp (x). */
static pair fraction_k(double mu, double x)
{
    double b = 2 * (1 + x), d = 1 / b, h = d, del = d, q1 = 0, q2 = 1, a1 = 0.25 - mu * mu, q = a1, c = a1,
           a = -a1;
    double s = 1 + q * del;
    for (int i = 2; i < LIMIT; i++) {
        a -= 2 * (i - 1);
        c = -a * c / i;
        double next = (q1 - b * q2) / a;
        q1 = q2;
        q2 = next;
        q += c * next;
        b += 2;
        d = 1 / (b + a * d);
        del = (b * d - 1) * del;
        h += del;
        s += q * del;
        if (fabs(q * del / s) < DBL_EPSILON)
            break;
    }
    double k = sqrt(PI / (2 * x)) / s;
    return (pair){k, k * (mu + x + 0.5 - a1 * h) / x};
}

/* I times exp (-x) and K times exp (x), for nu >= 0 and x > 0. */
static pair both_ik(double nu, double x)
{
    int steps = (int)(nu + 0.5);
    double mu = nu - steps, i = 1e-250, di = ratio_i(nu, x) * i, i_start = i, fact = nu / x;
    for (int k = steps; k > 0; k--) {
        double t = fact * i + di;
        fact -= 1 / x;
        di = fact * t + i;
        i = t;
    }
    pair k = x < 2 ? series_k(mu, x) : fraction_k(mu, x);
    if (x < 2) {
        k.first *= exp(x);
        k.second *= exp(x);
    }
    double f = di / i, dk = mu / x * k.first - k.second, imu = 1 / (x * (f * k.first - dk));
    for (int n = 1; n <= steps; n++) {
        double t = (mu + n) * 2 / x * k.second + k.first;
        k.first = k.second;
        k.second = t;
    }
    return (pair){imu * i_start / i, k.first};
}

/* --- every order and argument -------------------------------------------------------------------- */

static bool whole(double nu)
{
    return nu == floor(nu) && fabs(nu) < 1e9;
}
static bool odd(double nu)
{
    return fmod(fabs(nu), 2) == 1;
}

static double bessel_j(double nu, double x)
{
    if (nu != nu || x != x || (x < 0 && !whole(nu)))
        return NAN;
    if (x == 0)
        return nu == 0 ? 1 : nu > 0 || whole(nu) ? 0 : INFINITY;
    if (isinf(x))
        return 0;
    pair p = both_jy(fabs(nu), fabs(x));
    if (whole(nu))
        return odd(nu) && (x < 0) != (nu < 0) ? -p.first : p.first;
    return nu > 0 ? p.first : cos(-nu * PI) * p.first - sin(-nu * PI) * p.second;
}

static double bessel_y(double nu, double x)
{
    if (nu != nu || x != x || x < 0)
        return NAN;
    if (x == 0)
        return -INFINITY;
    if (isinf(x))
        return 0;
    pair p = both_jy(fabs(nu), x);
    if (whole(nu))
        return odd(nu) && nu < 0 ? -p.second : p.second;
    double cosine = fmod(-nu, 1) == 0.5 ? 0 : cos(-nu * PI);
    return nu > 0 ? p.second : sin(-nu * PI) * p.first + cosine * p.second;
}

static double scaled_i(double nu, double x)
{
    double order = fabs(nu), size = fabs(x);
    if (nu != nu || x != x || (x < 0 && !whole(nu)))
        return NAN;
    if (x == 0)
        return nu == 0 ? 1 : nu > 0 || whole(nu) ? 0 : INFINITY;
    pair p = both_ik(order, size);
    double y = p.first;
    if (nu < 0 && !whole(nu))
        y += 2 / PI * sin(order * PI) * p.second * exp(-2 * size);
    return x < 0 && odd(nu) ? -y : y;
}

static double bessel_i(double nu, double x)
{
    return scaled_i(nu, x) * exp(fabs(x));
}

static double scaled_k(double nu, double x)
{
    if (nu != nu || x != x || x < 0)
        return NAN;
    return x == 0 ? INFINITY : both_ik(fabs(nu), x).second;
}

static double bessel_k(double nu, double x)
{
    return scaled_k(nu, x) * exp(-x);
}

double bessel_real(char kind, double nu, double x, bool scaled)
{
    switch (kind) {
    case 'j':
        return bessel_j(nu, x);
    case 'y':
        return bessel_y(nu, x);
    case 'i':
        return scaled ? scaled_i(nu, x) : bessel_i(nu, x);
    default:
        return scaled ? scaled_k(nu, x) : bessel_k(nu, x);
    }
}
