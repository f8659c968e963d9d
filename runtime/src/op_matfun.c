/* Powers of a square matrix with an exponent that is not whole, and powers of a scalar with a matrix as
 * exponent.
 *
 * A = V D V^-1 with V from the complex Schur form: Q T Q', its triangle T by shifted QR steps, the
 * eigenvectors of T by back substitution. */
#include "op_internal.h"

#include <float.h>
#include <math.h>

typedef double complex cplx;

/* Rotation that takes (f, g) to (r, 0): [c s; -conj(s) c], c real. */
static void rotation(cplx f, cplx g, double *c, cplx *s)
{
    double nf = cabs(f), n = hypot(nf, cabs(g));
    if (cabs(g) == 0) {
        *c = 1;
        *s = 0;
    } else if (nf == 0) {
        *c = 0;
        *s = conj(g) / cabs(g);
    } else {
        *c = nf / n;
        *s = f / nf * conj(g) / n;
    }
}

static void rotate_rows(ptrdiff_t n, cplx *a, ptrdiff_t k, ptrdiff_t i, double c, cplx s)
{
    for (ptrdiff_t j = 0; j < n; j++) {
        cplx x = a[k + j * n], y = a[i + j * n];
        a[k + j * n] = c * x + s * y;
        a[i + j * n] = c * y - conj(s) * x;
    }
}

static void rotate_cols(ptrdiff_t n, cplx *a, ptrdiff_t k, ptrdiff_t i, double c, cplx s)
{
    for (ptrdiff_t j = 0; j < n; j++) {
        cplx x = a[j + k * n], y = a[j + i * n];
        a[j + k * n] = c * x + conj(s) * y;
        a[j + i * n] = c * y - s * x;
    }
}

static void to_hessenberg(ptrdiff_t n, cplx *a, cplx *q)
{
    for (ptrdiff_t k = 0; k < n - 2; k++)
        for (ptrdiff_t i = n - 1; i > k + 1; i--) {
            double c;
            cplx s;
            rotation(a[i - 1 + k * n], a[i + k * n], &c, &s);
            rotate_rows(n, a, i - 1, i, c, s);
            rotate_cols(n, a, i - 1, i, c, s);
            rotate_cols(n, q, i - 1, i, c, s);
        }
}

/* Eigenvalue of the trailing 2x2 block at `hi` that is closest to its last entry. */
static cplx shift_of(ptrdiff_t n, const cplx *a, ptrdiff_t hi)
{
    cplx p = a[hi - 1 + (hi - 1) * n], q = a[hi - 1 + hi * n], r = a[hi + (hi - 1) * n], t = a[hi + hi * n];
    cplx half = (p + t) / 2, root = csqrt((p - t) * (p - t) / 4 + q * r);
    return cabs(half + root - t) < cabs(half - root - t) ? half + root : half - root;
}

static void qr_step(ptrdiff_t n, cplx *a, cplx *q, ptrdiff_t lo, ptrdiff_t hi, cplx shift)
{
    cplx x = a[lo + lo * n] - shift, y = a[lo + 1 + lo * n];
    for (ptrdiff_t k = lo; k < hi; k++) {
        double c;
        cplx s;
        rotation(x, y, &c, &s);
        rotate_rows(n, a, k, k + 1, c, s);
        rotate_cols(n, a, k, k + 1, c, s);
        rotate_cols(n, q, k, k + 1, c, s);
        if (k + 2 <= hi) {
            x = a[k + 1 + k * n];
            y = a[k + 2 + k * n];
        }
    }
}

static bool to_schur(ptrdiff_t n, cplx *a, cplx *q)
{
    to_hessenberg(n, a, q);
    int steps = 0;
    for (ptrdiff_t hi = n - 1; hi > 0;) {
        ptrdiff_t lo = hi;
        for (; lo > 0; lo--) {
            double scale = cabs(a[lo + lo * n]) + cabs(a[lo - 1 + (lo - 1) * n]);
            if (cabs(a[lo + (lo - 1) * n]) <= DBL_EPSILON * scale) {
                a[lo + (lo - 1) * n] = 0;
                break;
            }
        }
        if (lo == hi) {
            hi--;
            steps = 0;
            continue;
        }
        if (++steps > 300)
            return false;
        /* An exceptional shift now and then breaks cycles. */
        cplx shift = steps % 10 ? shift_of(n, a, hi) : a[hi + hi * n] + cabs(a[hi + (hi - 1) * n]);
        qr_step(n, a, q, lo, hi, shift);
    }
    return true;
}

/* v := eigenvectors of the upper triangle t, one a column. */
static void triangle_vectors(ptrdiff_t n, const cplx *t, cplx *v)
{
    for (ptrdiff_t k = 0; k < n; k++) {
        v[k + k * n] = 1;
        for (ptrdiff_t i = k - 1; i >= 0; i--) {
            cplx sum = 0, gap = t[i + i * n] - t[k + k * n];
            for (ptrdiff_t j = i + 1; j <= k; j++)
                sum -= t[i + j * n] * v[j + k * n];
            if (cabs(gap) < DBL_MIN)
                gap = DBL_EPSILON * fmax(cabs(t[k + k * n]), DBL_MIN);
            v[i + k * n] = sum == 0 ? 0 : sum / gap;
        }
    }
}

static cplx apply(cplx lambda, cplx p, bool exponent)
{
    return exponent ? cexp(lambda * clog(p)) : m2c_cpow(lambda, p);
}

static bool all_real(const m2c_value *y)
{
    double re = 0, im = 0;
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        re = fmax(re, cabs(y->c64[i]));
        im = fmax(im, fabs(cimag(y->c64[i])));
    }
    return im <= 100 * DBL_EPSILON * re;
}

/* W f(D) W^-1, computed as the solution of y W = W f(D). */
static int combine(m2c_value **out, const m2c_value *w, const cplx *t, cplx p, bool exponent)
{
    ptrdiff_t n = w->dims[0];
    m2c_value *scaled = m2c_new2(M2C_DOUBLE, n, n, M2C_COMPLEX);
    for (ptrdiff_t j = 0; j < n; j++) {
        cplx f = apply(t[j + j * n], p, exponent);
        for (ptrdiff_t i = 0; i < n; i++)
            scaled->c64[i + j * n] = w->c64[i + j * n] * f;
    }
    int bad = m2c_mrdivide(out, scaled, w);
    m2c_release(scaled);
    return bad;
}

static m2c_value *complex_identity(ptrdiff_t n)
{
    ptrdiff_t dims[2] = {n, n};
    m2c_value *q = m2c_zeros(M2C_DOUBLE, 2, dims, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < n; i++)
        q->c64[i + i * n] = 1;
    return q;
}

int m2c_matrix_function(m2c_value **out, const m2c_value *a, double complex p, bool exponent)
{
    ptrdiff_t n = a->dims[0], dims[2] = {n, n};
    m2c_value *d = m2c_as(a, M2C_DOUBLE), *t = m2c_new2(M2C_DOUBLE, n, n, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < d->numel; i++)
        t->c64[i] = m2c_getc(d, i);
    m2c_value *q = complex_identity(n), *v = m2c_zeros(M2C_DOUBLE, 2, dims, M2C_COMPLEX), *w = NULL,
              *y = NULL;
    int bad = !to_schur(n, t->c64, q->c64) && m2c_error("", "eig: failed to converge");
    if (!bad)
        triangle_vectors(n, t->c64, v->c64);
    bad = bad || m2c_mtimes(&w, q, v);
    if (!bad && !m2c_is_complex(w))
        m2c_set(&w, m2c_as_complex(w));
    bad = bad || combine(&y, w, t->c64, p, exponent);
    if (!bad && m2c_is_complex(y) && !m2c_is_complex(a) && all_real(y)) {
        for (ptrdiff_t i = 0; i < y->numel; i++)
            y->c64[i] = creal(y->c64[i]);
        y = m2c_narrow(y);
    }
    if (!bad && (a->flags & M2C_DIAGONAL) && !exponent)
        m2c_keep_diagonal(y);
    if (!bad && a->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    m2c_release(d);
    m2c_release(t);
    m2c_release(q);
    m2c_release(v);
    m2c_release(w);
    return m2c_set_unless(bad, out, y);
}
