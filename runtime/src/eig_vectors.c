/* Columns of eigenvectors (eig_vectors.h). */
#include "eig_vectors.h"
#include "la.h"

#include <math.h>

void m2c_eig_normalise(ptrdiff_t n, double complex *x)
{
    double s = 0, most = -1;
    ptrdiff_t at = 0;
    for (ptrdiff_t i = 0; i < n; i++)
        s += creal(x[i]) * creal(x[i]) + cimag(x[i]) * cimag(x[i]);
    double factor = s > 0 ? 1 / sqrt(s) : 1;
    for (ptrdiff_t i = 0; i < n; i++) {
        x[i] *= factor;
        double size = creal(x[i]) * creal(x[i]) + cimag(x[i]) * cimag(x[i]);
        if (size > most) {
            most = size;
            at = i;
        }
    }
    if (most <= 0)
        return;
    double complex turn = conj(x[at]) / sqrt(most);
    for (ptrdiff_t i = 0; i < n; i++)
        x[i] *= turn;
    x[at] = creal(x[at]);
}

static double length(ptrdiff_t n, const double *x)
{
    double s = 0;
    for (ptrdiff_t i = 0; i < n; i++)
        s += x[i] * x[i];
    return sqrt(s);
}

void m2c_eig_to_length_one(ptrdiff_t n, double *x)
{
    double factor = 1 / length(n, x);
    for (ptrdiff_t i = 0; i < n; i++)
        x[i] *= factor;
}

/* A complex pair in two real columns: to length 1, turned so that the component of greatest size is real. */
static void normalise_pair(ptrdiff_t n, double *x, double *y)
{
    double re = length(n, x), im = length(n, y), most = fmax(re, im), least = fmin(re, im);
    double factor = 1 / (least == 0 ? most : most * sqrt(1 + (least / most) * (least / most)));
    ptrdiff_t at = 0;
    for (ptrdiff_t i = 0; i < n; i++) {
        x[i] *= factor;
        y[i] *= factor;
        if (x[i] * x[i] + y[i] * y[i] > x[at] * x[at] + y[at] * y[at])
            at = i;
    }
    double c, s, r;
    la_rotation(x[at], y[at], &c, &s, &r);
    for (ptrdiff_t i = 0; i < n; i++) {
        double t = c * x[i] + s * y[i];
        y[i] = c * y[i] - s * x[i];
        x[i] = t;
    }
    y[at] = 0;
}

m2c_value *m2c_eig_unpack(ptrdiff_t n, double *v, const double *wi)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, n, n, M2C_COMPLEX);
    for (ptrdiff_t j = 0; j < n; j++) {
        bool pair = wi[j] > 0 && j + 1 < n;
        double *x = v + j * n;
        if (pair)
            normalise_pair(n, x, x + n);
        else
            m2c_eig_to_length_one(n, x);
        for (ptrdiff_t i = 0; i < n; i++)
            y->c64[i + j * n] = m2c_of_parts(x[i], pair ? x[i + n] : 0);
        for (ptrdiff_t i = 0; pair && i < n; i++)
            y->c64[i + (j + 1) * n] = conj(y->c64[i + j * n]);
        j += pair;
    }
    return m2c_narrow(y);
}

bool m2c_eig_is_conjugate(ptrdiff_t n, const double complex *x)
{
    bool differs = false;
    for (ptrdiff_t i = 0; i < n; i++) {
        if (x[i] != conj(x[i - n]))
            return false;
        differs = differs || cimag(x[i]) != 0;
    }
    return differs;
}
