/* What Fourier transforms are made of: roots of unity, and stages that go through memory in order. */
#include "fn_fft_parts.h"

#include <math.h>

#include "op_internal.h"

typedef double complex cplx;

/* exp (-2 pi i k / n) from the cosine and sine of the distance to the nearest multiple of a quarter turn, so
 * that symmetries are exact. */
static cplx in_octant(ptrdiff_t octant, double c, double s)
{
    switch (octant) {
    case 0:
        return m2c_of_parts(c, -s);
    case 1:
        return m2c_of_parts(s, -c);
    case 2:
        return m2c_of_parts(-s, -c);
    case 3:
        return m2c_of_parts(-c, -s);
    case 4:
        return m2c_of_parts(-c, s);
    case 5:
        return m2c_of_parts(-s, c);
    case 6:
        return m2c_of_parts(s, c);
    default:
        return m2c_of_parts(c, s);
    }
}

/* Eight times the distance of k / n of a turn to the nearest multiple of a quarter turn, in n-ths. */
static ptrdiff_t near_quarter(ptrdiff_t k, ptrdiff_t n)
{
    ptrdiff_t octant = 8 * k / n;
    return octant & 1 ? (octant + 1) / 2 * 2 * n - 8 * k : 8 * k - octant * n;
}

cplx m2c_unit_root(ptrdiff_t k, ptrdiff_t n)
{
    const double tau = 6.28318530717958647692;
    double a = tau * (double)near_quarter(k, n) / (8 * (double)n);
    return in_octant(8 * k / n, cos(a), sin(a));
}

/* All n of them; where n is a multiple of 8 those of the first octant say the others. */
cplx *m2c_unit_roots(ptrdiff_t n)
{
    cplx *root = m2c_alloc((size_t)n * sizeof *root);
    ptrdiff_t first = n % 8 ? n : n / 8 + 1;
    for (ptrdiff_t k = 0; k < first; k++)
        root[k] = m2c_unit_root(k, n);
    for (ptrdiff_t k = first; k < n; k++) {
        ptrdiff_t near = near_quarter(k, n);
        cplx r = root[near / 8];
        bool swapped = near == n; /* which is the first one of the next octant */
        root[k] = in_octant(8 * k / n, swapped ? -cimag(r) : creal(r), swapped ? creal(r) : -cimag(r));
    }
    return root;
}

void m2c_fft_stream4(ptrdiff_t m, ptrdiff_t run, const cplx *turn, const cplx *x, cplx *y)
{
    for (ptrdiff_t p = 0; p < m; p++, turn += 3, x += run, y += 4 * run) {
        const double r1 = creal(turn[0]), i1 = cimag(turn[0]), r2 = creal(turn[1]), i2 = cimag(turn[1]);
        const double r3 = creal(turn[2]), i3 = cimag(turn[2]);
        const double *a = (const double *)x, *b = a + 2 * run * m, *c = b + 2 * run * m, *d = c + 2 * run * m;
        double *restrict s = (double *)y, *restrict t = s + 2 * run, *restrict u = t + 2 * run,
                         *restrict v = u + 2 * run;
        for (ptrdiff_t q = 0; q < 2 * run; q += 2) {
            double er = a[q] + c[q], ei = a[q + 1] + c[q + 1], fr = a[q] - c[q], fi = a[q + 1] - c[q + 1];
            double gr = b[q] + d[q], gi = b[q + 1] + d[q + 1], hr = b[q + 1] - d[q + 1], hi = d[q] - b[q];
            double kr = fr + hr, ki = fi + hi, lr = er - gr, li = ei - gi, mr = fr - hr, mi = fi - hi;
            s[q] = er + gr;
            s[q + 1] = ei + gi;
            t[q] = kr * r1 - ki * i1;
            t[q + 1] = kr * i1 + ki * r1;
            u[q] = lr * r2 - li * i2;
            u[q + 1] = lr * i2 + li * r2;
            v[q] = mr * r3 - mi * i3;
            v[q + 1] = mr * i3 + mi * r3;
        }
    }
}

void m2c_fft_stream2(ptrdiff_t m, ptrdiff_t run, const cplx *x, cplx *y)
{
    for (ptrdiff_t p = 0; p < m; p++, x += run, y += 2 * run) {
        const double *a = (const double *)x, *b = a + 2 * run * m;
        double *restrict s = (double *)y, *restrict t = s + 2 * run;
        for (ptrdiff_t q = 0; q < 2 * run; q++) {
            s[q] = a[q] + b[q];
            t[q] = a[q] - b[q];
        }
    }
}
