/* Complex Schur form of a Hessenberg matrix by single-shift QR steps (la.h). */
#include "la.h"

#include <float.h>
#include <math.h>

typedef double complex cplx;

typedef struct work {
    ptrdiff_t n, lo, hi, l, i, i1, i2;
    cplx *h, *z;
    int trials;
    double small;
} work;

#define H(r, c) w->h[(r) + (c)*w->n]

static double size_of(cplx x)
{
    return fabs(creal(x)) + fabs(cimag(x));
}

static void scale(ptrdiff_t count, cplx *x, ptrdiff_t step, cplx factor)
{
    for (ptrdiff_t k = 0; k < count; k++)
        x[k * step] *= factor;
}

/* Subdiagonal elements become real. */
static void make_real(work *w, bool full)
{
    ptrdiff_t first = full ? 0 : w->lo, last = full ? w->n - 1 : w->hi;
    for (ptrdiff_t i = w->lo + 1; i <= w->hi; i++) {
        cplx x = H(i, i - 1);
        if (cimag(x) == 0)
            continue;
        cplx c = x / size_of(x);
        c = conj(c) / cabs(c);
        H(i, i - 1) = cabs(x);
        scale(last - i + 1, &H(i, i), w->n, c);
        scale((last < i + 1 ? last : i + 1) - first + 1, &H(first, i), 1, conj(c));
        if (w->z)
            scale(w->n, w->z + i * w->n, 1, conj(c));
    }
}

static ptrdiff_t split(const work *w)
{
    ptrdiff_t k = w->i;
    for (; k > w->l; k--) {
        double sub = size_of(H(k, k - 1)), t = size_of(H(k - 1, k - 1)) + size_of(H(k, k));
        if (sub <= w->small)
            break;
        if (t == 0) {
            t += k - 2 >= w->lo ? fabs(creal(H(k - 1, k - 2))) : 0;
            t += k + 1 <= w->hi ? fabs(creal(H(k + 1, k))) : 0;
        }
        if (fabs(creal(H(k, k - 1))) > DBL_EPSILON * t)
            continue;
        double super = size_of(H(k - 1, k)), diag = size_of(H(k, k)),
               gap = size_of(H(k - 1, k - 1) - H(k, k));
        double ab = fmax(sub, super), ba = fmin(sub, super), aa = fmax(diag, gap), bb = fmin(diag, gap),
               s = aa + ab;
        if (ba * (ab / s) <= fmax(w->small, DBL_EPSILON * (bb * (aa / s))))
            break;
    }
    return k;
}

/* The eigenvalue of the trailing 2x2 block that is nearer to its last element. */
static cplx choose_shift(const work *w)
{
    ptrdiff_t i = w->i;
    if (w->trials % 20 == 0)
        return 0.75 * fabs(creal(H(i, i - 1))) + H(i, i);
    if (w->trials % 10 == 0)
        return 0.75 * fabs(creal(H(w->l + 1, w->l))) + H(w->l, w->l);
    cplx t = H(i, i), u = csqrt(H(i - 1, i)) * csqrt(H(i, i - 1));
    double s = size_of(u);
    if (s == 0)
        return t;
    cplx x = 0.5 * (H(i - 1, i - 1) - t);
    double sx = size_of(x);
    s = fmax(s, sx);
    cplx y = s * csqrt((x / s) * (x / s) + (u / s) * (u / s));
    if (sx > 0 && creal(x / sx) * creal(y) + cimag(x / sx) * cimag(y) < 0)
        y = -y;
    return t - u * (u / (x + y));
}

static ptrdiff_t bulge_start(const work *w, cplx t, cplx v[2])
{
    ptrdiff_t m = w->i - 1;
    for (;; m--) {
        cplx h11s = H(m, m) - t;
        double h21 = creal(H(m + 1, m)), s = size_of(h11s) + fabs(h21);
        h11s /= s;
        h21 /= s;
        v[0] = h11s;
        v[1] = h21;
        if (m == w->l)
            return m;
        double h10 = creal(H(m, m - 1));
        if (fabs(h10) * fabs(h21) <=
            DBL_EPSILON * (size_of(h11s) * (size_of(H(m, m)) + size_of(H(m + 1, m + 1)))))
            return m;
    }
}

/* The first step of a bulge that starts inside the block leaves the element left of it complex: a unit
 * factor. */
static void repair(work *w, ptrdiff_t m, cplx t)
{
    cplx factor = 1 - t;
    factor /= cabs(factor);
    H(m + 1, m) *= conj(factor);
    if (m + 2 <= w->i)
        H(m + 2, m + 1) *= factor;
    for (ptrdiff_t j = m; j <= w->i; j++) {
        if (j == m + 1)
            continue;
        if (w->i2 > j)
            scale(w->i2 - j, &H(j, j + 1), w->n, factor);
        scale(j - w->i1, &H(w->i1, j), 1, conj(factor));
        if (w->z)
            scale(w->n, w->z + j * w->n, 1, conj(factor));
    }
}

static void chase(work *w, ptrdiff_t m, cplx v[2])
{
    for (ptrdiff_t k = m; k < w->i; k++) {
        if (k > m) {
            v[0] = H(k, k - 1);
            v[1] = H(k + 1, k - 1);
        }
        cplx t1 = la_reflector_c(2, v, v + 1, 1), v2 = v[1];
        if (k > m) {
            H(k, k - 1) = v[0];
            H(k + 1, k - 1) = 0;
        }
        double t2 = creal(t1 * v2);
        for (ptrdiff_t j = k; j <= w->i2; j++) {
            cplx sum = conj(t1) * H(k, j) + t2 * H(k + 1, j);
            H(k, j) -= sum;
            H(k + 1, j) -= sum * v2;
        }
        for (ptrdiff_t j = w->i1; j <= (k + 2 < w->i ? k + 2 : w->i); j++) {
            cplx sum = t1 * H(j, k) + t2 * H(j, k + 1);
            H(j, k) -= sum;
            H(j, k + 1) -= sum * conj(v2);
        }
        for (ptrdiff_t j = 0; w->z && j < w->n; j++) {
            cplx *x = w->z + j + k * w->n, sum = t1 * x[0] + t2 * x[w->n];
            x[0] -= sum;
            x[w->n] -= sum * conj(v2);
        }
        if (k == m && m > w->l)
            repair(w, m, t1);
    }
    cplx last = H(w->i, w->i - 1);
    if (cimag(last) == 0)
        return;
    H(w->i, w->i - 1) = cabs(last);
    last /= cabs(last);
    if (w->i2 > w->i)
        scale(w->i2 - w->i, &H(w->i, w->i + 1), w->n, conj(last));
    scale(w->i - w->i1, &H(w->i1, w->i), 1, last);
    if (w->z)
        scale(w->n, w->z + w->i * w->n, 1, last);
}

static bool split_off(work *w, bool full, int budget)
{
    for (w->trials = 0, w->l = w->lo; budget-- >= 0;) {
        w->l = split(w);
        if (w->l > w->lo)
            H(w->l, w->l - 1) = 0;
        if (w->l >= w->i)
            return true;
        w->trials++;
        if (!full) {
            w->i1 = w->l;
            w->i2 = w->i;
        }
        cplx v[2];
        ptrdiff_t m = bulge_start(w, choose_shift(w), v);
        chase(w, m, v);
    }
    return false;
}

bool la_schur_c(bool full, ptrdiff_t n, ptrdiff_t lo, ptrdiff_t hi, cplx *h, cplx *values, cplx *z)
{
    work state = {n, lo, hi, lo, hi, 0, n - 1, h, z, 0, 0}, *w = &state;
    ptrdiff_t rows = hi - lo + 1;
    w->small = DBL_MIN * ((double)rows / DBL_EPSILON);
    for (ptrdiff_t j = 0; j < n; j++) {
        for (ptrdiff_t i = j + 2; i < n; i++)
            H(i, j) = 0;
        values[j] = H(j, j);
    }
    make_real(w, full);
    int budget = 30 * (int)(rows > 10 ? rows : 10);
    for (; w->i >= lo; w->i = w->l - 1) {
        if (!split_off(w, full, budget))
            return false;
        values[w->i] = H(w->i, w->i);
    }
    return true;
}
