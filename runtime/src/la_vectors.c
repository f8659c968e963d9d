/* Eigenvectors of (quasi-)triangular matrices by back substitution, multiplied by a basis (la.h). */
#include "la.h"

#include <float.h>
#include <math.h>

typedef double complex cplx;

static double size_of(cplx x)
{
    return fabs(creal(x)) + fabs(cimag(x));
}

/* v(:, k) := v x for x in rows 0..last, scaled to a largest component of 1 (after the product). */
static void transform_c(ptrdiff_t n, ptrdiff_t last, const cplx *x, const cplx *v, cplx *y)
{
    for (ptrdiff_t i = 0; i < n; i++)
        y[i] = 0;
    for (ptrdiff_t k = 0; k <= last; k++)
        for (ptrdiff_t i = 0; i < n; i++)
            y[i] += x[k] * v[i + k * n];
    double most = 0;
    for (ptrdiff_t i = 0; i < n; i++)
        most = fmax(most, size_of(y[i]));
    for (ptrdiff_t i = 0; most > 0 && i < n; i++)
        y[i] *= 1 / most;
}

static double smallest(ptrdiff_t n, double size)
{
    return fmax(DBL_EPSILON * size, DBL_MIN * ((double)n / DBL_EPSILON));
}

/* A vector of nearly equal eigenvalues grows without bound: its scale doesn't matter. */
static void keep_in_range(ptrdiff_t last, cplx *x, cplx latest)
{
    double size = size_of(latest);
    if (size < 0x1p400)
        return;
    for (ptrdiff_t i = 0; i <= last; i++)
        x[i] = m2c_of_parts(creal(x[i]) / size, cimag(x[i]) / size);
}

void la_triangle_vectors_c(ptrdiff_t n, cplx *t, cplx *v)
{
    cplx *x = m2c_alloc((size_t)(n + 1) * sizeof *x), *all = m2c_alloc((size_t)(n * n + 1) * sizeof *all);
    for (ptrdiff_t k = n - 1; k >= 0; k--) {
        cplx lambda = t[k + k * n];
        double least = smallest(n, size_of(lambda));
        x[k] = 1;
        for (ptrdiff_t i = 0; i < k; i++)
            x[i] = -t[i + k * n];
        for (ptrdiff_t j = k - 1; j >= 0; j--) {
            cplx gap = t[j + j * n] - lambda;
            x[j] /= size_of(gap) < least ? least : gap;
            keep_in_range(k, x, x[j]);
            for (ptrdiff_t i = 0; i < j; i++)
                x[i] -= x[j] * t[i + j * n];
        }
        transform_c(n, k, x, v, all + k * n);
    }
    memcpy(v, all, (size_t)(n * n) * sizeof *v);
    m2c_free(x);
    m2c_free(all);
}

/* Solves the 2x2 block [a b; c d] - lambda against (p, q). */
static void solve_pair(const double *block, ptrdiff_t n, cplx lambda, double least, cplx *p, cplx *q)
{
    cplx a = block[0] - lambda, c = block[1], b = block[n], d = block[n + 1] - lambda;
    bool swap = size_of(c) > size_of(a);
    if (swap) {
        cplx a0 = a, b0 = b, p0 = *p;
        a = c;
        b = d;
        c = a0;
        d = b0;
        *p = *q;
        *q = p0;
    }
    cplx factor = c / a, pivot = d - factor * b;
    if (size_of(pivot) < least)
        pivot = least;
    *q = (*q - factor * *p) / pivot;
    *p = (*p - b * *q) / a;
}

/* Back substitution for the eigenvalue lambda of row `last`, from row top up. */
static void substitute(ptrdiff_t n, const double *t, ptrdiff_t top, ptrdiff_t last, cplx lambda, cplx *x)
{
    double least = smallest(n, size_of(lambda));
    for (ptrdiff_t j = top; j >= 0; j--) {
        bool pair = j > 0 && t[j + (j - 1) * n] != 0;
        if (pair) {
            solve_pair(t + j - 1 + (j - 1) * n, n, lambda, least, &x[j - 1], &x[j]);
            keep_in_range(last, x, x[j - 1]);
            keep_in_range(last, x, x[j]);
            for (ptrdiff_t i = 0; i < j - 1; i++)
                x[i] -= x[j - 1] * t[i + (j - 1) * n];
        } else {
            cplx gap = t[j + j * n] - lambda;
            x[j] /= size_of(gap) < least ? least : gap;
            keep_in_range(last, x, x[j]);
        }
        for (ptrdiff_t i = 0; i < j - pair; i++)
            x[i] -= x[j] * t[i + j * n];
        j -= pair;
    }
}

/* Vector of the complex pair in rows k - 1 and k, for the eigenvalue with positive imaginary part. */
static void pair_vector(ptrdiff_t n, const double *t, ptrdiff_t k, cplx *x)
{
    double up = t[k - 1 + k * n], down = t[k + (k - 1) * n], im = sqrt(fabs(up)) * sqrt(fabs(down));
    double re1 = 1, im2 = 1;
    if (fabs(up) >= fabs(down))
        im2 = im / up;
    else
        re1 = -im / down;
    x[k - 1] = re1;
    x[k] = m2c_of_parts(0, im2);
    for (ptrdiff_t i = 0; i < k - 1; i++)
        x[i] = m2c_of_parts(-re1 * t[i + (k - 1) * n], -im2 * t[i + k * n]);
    substitute(n, t, k - 2, k, m2c_of_parts(t[k + k * n], im), x);
}

static void real_vector(ptrdiff_t n, const double *t, ptrdiff_t k, cplx *x)
{
    x[k] = 1;
    for (ptrdiff_t i = 0; i < k; i++)
        x[i] = -t[i + k * n];
    substitute(n, t, k - 1, k, t[k + k * n], x);
}

void la_triangle_vectors_r(ptrdiff_t n, const double *t, double *v)
{
    cplx *x = m2c_alloc((size_t)(n + 1) * sizeof *x), *y = m2c_alloc((size_t)(n + 1) * sizeof *y);
    cplx *basis = m2c_alloc((size_t)(n * n + 1) * sizeof *basis);
    for (ptrdiff_t i = 0; i < n * n; i++)
        basis[i] = v[i];
    for (ptrdiff_t k = n - 1; k >= 0; k--) {
        bool pair = k > 0 && t[k + (k - 1) * n] != 0;
        if (pair)
            pair_vector(n, t, k, x);
        else
            real_vector(n, t, k, x);
        transform_c(n, k, x, basis, y);
        for (ptrdiff_t i = 0; i < n; i++) {
            if (pair)
                v[i + (k - 1) * n] = creal(y[i]);
            v[i + k * n] = pair ? cimag(y[i]) : creal(y[i]);
        }
        k -= pair;
    }
    m2c_free(x);
    m2c_free(y);
    m2c_free(basis);
}
