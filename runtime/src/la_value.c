/* Matrices as values for the dense kernels: copies, checks, the drivers of inverse and SVD (la.h). */
#include "la.h"

#include <math.h>

m2c_value *la_copy(const m2c_value *v)
{
    ptrdiff_t dims[2] = {v->dims[0], v->dims[0] ? v->numel / v->dims[0] : v->dims[1]};
    bool cplx = m2c_is_complex(v);
    m2c_value *a = m2c_new(M2C_DOUBLE, 2, dims, cplx ? M2C_COMPLEX : 0);
    for (ptrdiff_t k = 0; k < a->numel; k++) {
        if (cplx)
            a->c64[k] = m2c_getc(v, k);
        else
            a->f64[k] = m2c_get(v, k);
    }
    return a;
}

m2c_value *la_identity(ptrdiff_t m, ptrdiff_t n, bool cplx)
{
    ptrdiff_t dims[2] = {m, n};
    m2c_value *a = m2c_zeros(M2C_DOUBLE, 2, dims, cplx ? M2C_COMPLEX : 0);
    for (ptrdiff_t k = 0; k < m && k < n; k++)
        a->f64[(k + k * m) * (cplx ? 2 : 1)] = 1;
    return a;
}

m2c_value *la_as(m2c_value *v, const m2c_value *model)
{
    if (model->cls != M2C_SINGLE || v->cls == M2C_SINGLE)
        return v;
    unsigned diagonal = v->flags & M2C_DIAGONAL;
    m2c_set(&v, m2c_as(v, M2C_SINGLE));
    v->flags |= (uint8_t)diagonal;
    return v;
}

bool la_has_nonfinite(const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double complex x = m2c_getc(v, k);
        if (!isfinite(creal(x)) || !isfinite(cimag(x)))
            return true;
    }
    return false;
}

bool la_is_hermitian(const m2c_value *v)
{
    ptrdiff_t n = v->dims[0];
    if (v->ndims != 2 || n != v->dims[1] || n == 0)
        return false;
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = 0; i <= j; i++)
            if (m2c_getc(v, i + j * n) != conj(m2c_getc(v, j + i * n)))
                return false;
    return true;
}

static bool zero_where(const m2c_value *v, bool below)
{
    ptrdiff_t m = v->dims[0], n = v->dims[1];
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = below ? j + 1 : 0; i < (below ? m : j) && i < m; i++)
            if (m2c_getc(v, i + j * m) != 0)
                return false;
    return true;
}

bool la_is_upper(const m2c_value *v)
{
    return zero_where(v, true);
}
bool la_is_lower(const m2c_value *v)
{
    return zero_where(v, false);
}

int la_matrix_argument(const char *name, const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real matrix");
    if (!m2c_is_arith(v))
        return m2c_wrong_type(name, v);
    return v->ndims > 2 ? m2c_error("", "%s: A must be a 2-D matrix", name) : 0;
}

int la_call_flat(m2c_function *f, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    const m2c_value *v = in[0];
    ptrdiff_t dims[2] = {v->dims[0], v->dims[0] ? v->numel / v->dims[0] : 0};
    m2c_value *args[3] = {m2c_reshaped(v, 2, dims)};
    for (int k = 1; k < nargin; k++)
        args[k] = in[k];
    int bad = f(NULL, nargout, out, nargin, args);
    m2c_release(args[0]);
    return bad;
}

int la_square_argument(const char *name, const m2c_value *v)
{
    if (v->cls != M2C_CHAR && !m2c_is_arith(v))
        return m2c_wrong_type(name, v);
    if (v->ndims > 2 || v->dims[0] != v->dims[1])
        return m2c_error("", "%s: A must be a square matrix", name);
    return la_matrix_argument(name, v);
}

/* Could the matrix be positive definite: Hermitian with a dominant positive diagonal? */
bool la_maybe_definite(const m2c_value *v)
{
    ptrdiff_t n = v->dims[0];
    if (!la_is_hermitian(v))
        return false;
    for (ptrdiff_t j = 0; j < n; j++)
        if (!(m2c_get(v, j + j * n) > 0))
            return false;
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = 0; i < j; i++) {
            double x = cabs(m2c_getc(v, i + j * n));
            if (!(x * x < m2c_get(v, i + i * n) * m2c_get(v, j + j * n)))
                return false;
        }
    return true;
}

static double norm1(const m2c_value *a)
{
    return m2c_is_complex(a) ? la_norm1_c(a->dims[0], a->dims[1], a->c64)
                             : la_norm1_r(a->dims[0], a->dims[1], a->f64);
}

static bool invert_triangle(m2c_value *a, bool upper)
{
    ptrdiff_t n = a->dims[0];
    for (ptrdiff_t k = 0; k < n; k++)
        if (m2c_getc(a, k + k * n) == 0)
            return false;
    if (m2c_is_complex(a))
        (upper ? la_invert_upper_c : la_invert_lower_c)(n, a->c64);
    else
        (upper ? la_invert_upper_r : la_invert_lower_r)(n, a->f64);
    return true;
}

static bool invert_definite(m2c_value *a)
{
    ptrdiff_t n = a->dims[0];
    bool cplx = m2c_is_complex(a);
    if ((cplx ? la_cholesky_c(true, n, a->c64, n) : la_cholesky_r(true, n, a->f64, n)) != 0)
        return false;
    if (cplx)
        la_invert_cholesky_c(n, a->c64);
    else
        la_invert_cholesky_r(n, a->f64);
    return true;
}

static bool invert_full(m2c_value *a)
{
    ptrdiff_t n = a->dims[0], *p = m2c_alloc((size_t)(n + 1) * sizeof *p);
    bool cplx = m2c_is_complex(a);
    bool regular = (cplx ? la_lu_c(n, n, a->c64, p) : la_lu_r(n, n, a->f64, p)) == n;
    if (regular && cplx)
        la_invert_lu_c(n, a->c64, p);
    else if (regular)
        la_invert_lu_r(n, a->f64, p);
    m2c_free(p);
    return regular;
}

m2c_value *la_inverse(const m2c_value *v, double *rcond)
{
    m2c_value *a = la_copy(v);
    double norm = norm1(a);
    bool upper = la_is_upper(v), lower = !upper && la_is_lower(v), regular = false;
    if (upper || lower)
        regular = invert_triangle(a, upper);
    else if (la_maybe_definite(v)) {
        regular = invert_definite(a);
        if (!regular)
            m2c_set(&a, la_copy(v));
    }
    if (!regular && !upper && !lower)
        regular = invert_full(a);
    *rcond = v->numel == 0 ? INFINITY : regular ? 1 / norm / norm1(a) : 0;
    if (*rcond != *rcond)
        *rcond = 0;
    if (*rcond == 0 && !(regular && (upper || lower))) {
        m2c_set(&a, m2c_new(M2C_DOUBLE, 2, a->dims, 0));
        for (ptrdiff_t k = 0; k < a->numel; k++)
            a->f64[k] = INFINITY;
    }
    return la_as(m2c_is_complex(a) ? m2c_narrow(a) : a, v);
}

/* Conjugate transpose of rows x cols elements. */
static m2c_value *turned(const m2c_value *v)
{
    m2c_value *y = NULL;
    m2c_ctranspose(&y, v);
    return y;
}

int la_svd(const m2c_value *v, bool economy, m2c_value **u, m2c_value **s, m2c_value **w)
{
    m2c_value *a = la_copy(v);
    ptrdiff_t m = a->dims[0], n = a->dims[1], least = m < n ? m : n, ucols = economy ? least : m;
    ptrdiff_t vrows = economy ? least : n;
    bool cplx = m2c_is_complex(a), done = true;
    m2c_value *left = u ? la_identity(m, ucols, cplx) : NULL, *right = u ? la_identity(vrows, n, cplx) : NULL;
    m2c_value *d = m2c_new2(M2C_DOUBLE, least, 1, 0);
    if (least && cplx)
        done = la_svd_of_c(m, n, a->c64, d->f64, ucols, u ? left->c64 : NULL, vrows, u ? right->c64 : NULL);
    else if (least)
        done = la_svd_of_r(m, n, a->f64, d->f64, ucols, u ? left->f64 : NULL, vrows, u ? right->f64 : NULL);
    m2c_release(a);
    *s = d;
    if (u) {
        *u = left;
        *w = turned(right);
        m2c_release(right);
    }
    return done ? 0 : m2c_error("", "svd: failed to converge");
}
