/* Factorisations: lu, qr, chol. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "la.h"
#include "m2c/fn_num.h"
#include "sparse.h"

#include <complex.h>

static void put(m2c_value *to, ptrdiff_t k, const m2c_value *from, ptrdiff_t j)
{
    memcpy(m2c_element(to, k), m2c_element(from, j), m2c_element_size(M2C_DOUBLE, to->flags));
}

/* rows x cols part of a: on and above the diagonal, or below it with ones on it. */
static m2c_value *triangle(const m2c_value *a, ptrdiff_t rows, ptrdiff_t cols, bool upper)
{
    ptrdiff_t dims[2] = {rows, cols};
    bool cplx = m2c_is_complex(a);
    m2c_value *y =
        upper ? m2c_zeros(M2C_DOUBLE, 2, dims, a->flags & M2C_COMPLEX) : la_identity(rows, cols, cplx);
    for (ptrdiff_t j = 0; j < cols; j++)
        for (ptrdiff_t i = upper ? 0 : j + 1; i < (upper ? j + 1 : rows) && i < rows; i++)
            put(y, i + j * rows, a, i + j * a->dims[0]);
    return y;
}

/* The permutation that exchanges p[0..k) in turn make of 0..n. */
static ptrdiff_t *as_permutation(ptrdiff_t n, ptrdiff_t k, const ptrdiff_t *p)
{
    ptrdiff_t *perm = m2c_alloc((size_t)(n + 1) * sizeof *perm);
    for (ptrdiff_t i = 0; i < n; i++)
        perm[i] = i;
    for (ptrdiff_t i = 0; i < k; i++) {
        ptrdiff_t t = perm[i];
        perm[i] = perm[p[i]];
        perm[p[i]] = t;
    }
    return perm;
}

m2c_value *la_permutation(ptrdiff_t n, const ptrdiff_t *perm, bool columns)
{
    ptrdiff_t dims[2] = {n, n};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    for (ptrdiff_t i = 0; i < n; i++)
        y->f64[columns ? perm[i] + i * n : i + perm[i] * n] = 1;
    if (n > 1)
        y->flags |= M2C_PERMUTATION;
    return y;
}

/* --- lu ------------------------------------------------------------------------------------------ */

static m2c_value *unpermuted(m2c_value *l, const ptrdiff_t *perm)
{
    ptrdiff_t m = l->dims[0], n = l->dims[1];
    m2c_value *y = m2c_new2(M2C_DOUBLE, m, n, l->flags & M2C_COMPLEX);
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = 0; i < m; i++)
            put(y, perm[i] + j * m, l, i + j * m);
    m2c_release(l);
    return y;
}

/* The columns of a sparse matrix keep their order: any order makes L*U = P*A*Q true. */
static m2c_value *own_order(ptrdiff_t n, bool as_vector)
{
    ptrdiff_t dims[2] = {n, as_vector ? 1 : n};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    for (ptrdiff_t i = 0; i < n; i++)
        y->f64[as_vector ? i : i + i * n] = as_vector ? (double)(i + 1) : 1;
    return y;
}

static int give_lu(m2c_value **out, int nargout, const m2c_value *v, const m2c_value *a,
                   const ptrdiff_t *perm, bool as_vector)
{
    ptrdiff_t m = a->dims[0], n = a->dims[1], least = m < n ? m : n;
    if (nargout < 2) {
        m2c_value *y = la_copy(a);
        return m2c_give(out, la_as(y, v));
    }
    m2c_value *l = triangle(a, m, least, false);
    m2c_give(&out[1], la_as(triangle(a, least, n, true), v));
    m2c_give(&out[0], la_as(nargout == 2 ? unpermuted(l, perm) : l, v));
    if (nargout > 2 && as_vector) {
        out[2] = m2c_new2(M2C_DOUBLE, m, 1, 0);
        for (ptrdiff_t i = 0; i < m; i++)
            out[2]->f64[i] = (double)(perm[i] + 1);
    } else if (nargout > 2)
        out[2] = la_permutation(m, perm, false);
    if (nargout > 3 && v->flags & M2C_SPARSE)
        out[3] = own_order(n, as_vector);
    for (int k = 0; k < 2 && v->flags & M2C_SPARSE; k++)
        m2c_mark_sparse(&out[k], true);
    return 0;
}

/* Divides the rows of a by the sums of their magnitudes, which are given as a diagonal. */
static m2c_value *scale_rows(m2c_value *a)
{
    ptrdiff_t m = a->dims[0], n = a->dims[1], dims[2] = {m, m};
    m2c_value *r = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    for (ptrdiff_t i = 0; i < m; i++) {
        double sum = 0;
        for (ptrdiff_t j = 0; j < n; j++)
            sum += cabs(m2c_getc(a, i + j * m));
        sum = sum > 0 ? sum : 1;
        r->f64[i + i * m] = sum;
        for (ptrdiff_t j = 0; j < n; j++) {
            if (m2c_is_complex(a))
                a->c64[i + j * m] /= sum;
            else
                a->f64[i + j * m] /= sum;
        }
    }
    m2c_mark_sparse(&r, true);
    return r;
}

/* Nothing has factors that are as empty, whatever its shape. */
static int give_nothing(const m2c_value *v, int nargout, m2c_value **out)
{
    for (int k = 0; k == 0 || k < nargout; k++) {
        m2c_give(&out[k], m2c_new2(M2C_DOUBLE, 0, 0, 0));
        m2c_mark_sparse(&out[k], v->flags & M2C_SPARSE);
    }
    return 0;
}

static int check_lu_option(const m2c_value *a, const m2c_value *option)
{
    if (option->cls != M2C_CHAR)
        return a->flags & M2C_SPARSE
                   ? 0
                   : m2c_error("", "lu: can not define pivoting threshold THRESH for full matrices");
    return m2c_is_option(option, "vector") ? 0 : m2c_error("", "lu: unrecognized string argument");
}

M2C_BUILTIN(lu)
{
    M2C_UNUSED;
    bool as_vector = nargin > 1 && m2c_is_option(in[nargin - 1], "vector");
    if (nargin < 1 || nargin > 3 || nargout > 5)
        return m2c_invalid_call("lu");
    for (int k = 1; k < nargin; k++)
        if (check_lu_option(in[0], in[k]))
            return 1;
    if (in[0]->numel == 0)
        return give_nothing(in[0], nargout, out);
    if (in[0]->ndims > 2 && m2c_is_arith(in[0]))
        return la_call_flat(m2c_fn_lu, nargout, out, nargin, in);
    if (la_matrix_argument("lu", in[0]))
        return 1;
    m2c_value *a = la_copy(in[0]);
    if (nargout > 4 && in[0]->flags & M2C_SPARSE)
        m2c_set(&out[4], scale_rows(a));
    ptrdiff_t m = a->dims[0], n = a->dims[1], least = m < n ? m : n;
    ptrdiff_t *p = m2c_alloc((size_t)(least + 1) * sizeof *p);
    if (m2c_is_complex(a))
        la_lu_c(m, n, a->c64, p);
    else
        la_lu_r(m, n, a->f64, p);
    ptrdiff_t *perm = as_permutation(m, least, p);
    int bad = give_lu(out, nargout, in[0], a, perm, as_vector);
    m2c_free(p);
    m2c_free(perm);
    m2c_release(a);
    return bad;
}

/* --- chol ---------------------------------------------------------------------------------------- */

static int chol_option(int nargin, m2c_value *const *in, bool *lower)
{
    bool as_vector = false;
    for (int k = 1; k < nargin; k++) {
        if (!m2c_is_string(in[k]))
            return m2c_error("", "chol: optional arguments must be strings");
        if (m2c_is_option(in[k], "lower") || m2c_is_option(in[k], "upper"))
            *lower = m2c_is_option(in[k], "lower");
        else if (m2c_is_option(in[k], "vector"))
            as_vector = true;
        else
            return m2c_error("",
                             "chol: optional argument must be one of \"vector\", \"lower\", or \"upper\"");
    }
    if (as_vector && !(in[0]->flags & M2C_SPARSE))
        return m2c_error("", "chol: A must be sparse for the \"vector\" option");
    return 0;
}

M2C_BUILTIN(chol)
{
    M2C_UNUSED;
    bool lower = false;
    if (nargin < 1 || nargin > 3 || nargout > 3)
        return m2c_invalid_call("chol");
    const m2c_value *v = in[0];
    if (chol_option(nargin, in, &lower))
        return 1;
    if (nargout > 2 && !(v->flags & M2C_SPARSE))
        return m2c_error("", "chol: using three output arguments, matrix A must be sparse");
    if (v->numel == 0) /* whatever its class and extents are */
        return nargout > 1 ? m2c_error("", "element number 2 undefined in return list")
                           : m2c_give(out, m2c_empty());
    if (v->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real matrix");
    if (m2c_is_arith(v) && (v->ndims > 2 || v->dims[0] != v->dims[1]))
        return m2c_error("", "chol: requires square matrix");
    if (la_matrix_argument("chol", v))
        return 1;
    m2c_value *a = la_copy(v), *t = NULL;
    ptrdiff_t n = a->dims[0];
    ptrdiff_t failed =
        m2c_is_complex(a) ? la_cholesky_c(!lower, n, a->c64, n) : la_cholesky_r(!lower, n, a->f64, n);
    if (failed && nargout < 2) {
        m2c_release(a);
        return m2c_error("", "chol: input matrix must be positive definite");
    }
    ptrdiff_t size = failed ? failed - 1 : n;
    if (!lower)
        t = triangle(a, size, size, true);
    else {
        t = triangle(a, size, size, false);
        for (ptrdiff_t k = 0; k < size; k++)
            put(t, k + k * size, a, k + k * n);
    }
    m2c_release(a);
    if (nargout > 1)
        m2c_give_count(&out[1], failed);
    m2c_give(out, la_as(t, v));
    m2c_mark_sparse(out, v->flags & M2C_SPARSE);
    if (nargout > 2 && n == 1) { /* more elements are compressed */
        m2c_give_double(&out[2], 1);
        m2c_mark_sparse(&out[2], !m2c_is_option(in[nargin - 1], "vector"));
    }
    return 0;
}

/* --- qr ------------------------------------------------------------------------------------------ */

typedef struct qr_wish {
    bool economy, as_vector;
    const m2c_value *rhs;
} qr_wish;

static int qr_options(int nargin, m2c_value *const *in, qr_wish *w)
{
    for (int k = 1; k < nargin; k++) {
        if (m2c_is_option(in[k], "vector"))
            w->as_vector = true;
        else if (m2c_is_option(in[k], "matrix"))
            w->as_vector = false;
        else if (m2c_is_option(in[k], "econ"))
            w->economy = true;
        else if (in[k]->cls == M2C_CHAR) {
            char *s = m2c_cstring(in[k]);
            m2c_error("", "qr: type for P must be 'matrix' or 'vector', not %s", s);
            m2c_free(s);
            return 1;
        } else if (k == nargin - 1 && in[k]->numel == 1 && m2c_get(in[k], 0) == 0)
            w->economy = w->as_vector = true;
        else if (k == 1)
            w->rhs = in[k];
    }
    return 0;
}

static void factor(m2c_value *a, m2c_value *tau, ptrdiff_t *pivot)
{
    ptrdiff_t m = a->dims[0], n = a->dims[1];
    if (m2c_is_complex(a)) {
        if (pivot)
            la_qr_pivot_c(m, n, a->c64, tau->c64, pivot);
        else
            la_qr_c(m, n, a->c64, m, tau->c64);
    } else if (pivot)
        la_qr_pivot_r(m, n, a->f64, tau->f64, pivot);
    else
        la_qr_r(m, n, a->f64, m, tau->f64);
}

static m2c_value *form_q(const m2c_value *a, const m2c_value *tau, ptrdiff_t cols)
{
    ptrdiff_t m = a->dims[0], n = a->dims[1], least = m < n ? m : n;
    m2c_value *q = la_identity(m, cols, m2c_is_complex(a));
    size_t size = m2c_element_size(M2C_DOUBLE, a->flags);
    memcpy(q->data, a->data, (size_t)(m * (least < cols ? least : cols)) * size);
    if (m2c_is_complex(a))
        la_form_q_c(m, cols, least, q->c64, m, tau->c64);
    else
        la_form_q_r(m, cols, least, q->f64, m, tau->f64);
    return q;
}

/* What is left of a factorisation whose Q isn't wanted: R, and below it the reflectors times tau. */
static m2c_value *raw_factor(const m2c_value *a, const m2c_value *tau)
{
    m2c_value *y = la_copy(a);
    ptrdiff_t m = a->dims[0];
    for (ptrdiff_t j = 0; j < tau->numel; j++)
        for (ptrdiff_t i = j + 1; i < m; i++) {
            if (m2c_is_complex(y))
                y->c64[i + j * m] *= tau->c64[j];
            else
                y->f64[i + j * m] *= tau->f64[j];
        }
    return y;
}

/* [C, R] = qr (A, B): C = Q' B. */
static int give_rhs(m2c_value **out, const m2c_value *q, const m2c_value *rhs)
{
    m2c_value *t = NULL;
    int bad = m2c_ctranspose(&t, q) || (t->dims[1] != rhs->dims[0] ? m2c_nonconformant("operator *", t, rhs)
                                                                   : m2c_mtimes(out, t, rhs));
    m2c_release(t);
    return bad;
}

static int give_qr(m2c_value **out, int nargout, const m2c_value *v, const m2c_value *a, const m2c_value *tau,
                   const ptrdiff_t *pivot, const qr_wish *w)
{
    ptrdiff_t m = a->dims[0], n = a->dims[1], least = m < n ? m : n, rows = w->economy ? least : m;
    bool sparse = v->flags & M2C_SPARSE;
    m2c_give(&out[nargout > 1],
             la_as(nargout < 2 && !sparse ? raw_factor(a, tau) : triangle(a, rows, n, true), v));
    m2c_mark_sparse(&out[nargout > 1], sparse);
    if (nargout < 2)
        return 0;
    m2c_value *q = form_q(a, tau, rows);
    int bad = w->rhs ? give_rhs(out, q, w->rhs) : m2c_give(out, la_as(m2c_retain(q), v));
    m2c_release(q);
    if (bad) {
        m2c_clear(&out[1]);
        return 1;
    }
    if (pivot && w->as_vector) {
        out[2] = m2c_row(n);
        for (ptrdiff_t j = 0; j < n; j++)
            out[2]->f64[j] = (double)(pivot[j] + 1);
    } else if (pivot)
        out[2] = la_permutation(n, pivot, true);
    return 0;
}

M2C_BUILTIN(qr)
{
    M2C_UNUSED;
    qr_wish w = {false, false, NULL};
    if (nargin < 1 || nargin > 3 || nargout > 3)
        return m2c_invalid_call("qr");
    if (in[0]->ndims > 2 && m2c_is_arith(in[0]))
        return la_call_flat(m2c_fn_qr, nargout, out, nargin, in);
    if (la_matrix_argument("qr", in[0]) || qr_options(nargin, in, &w))
        return 1;
    if (w.rhs && nargout > 2 && !(in[0]->flags & M2C_SPARSE))
        return m2c_error("", "qr: too many output arguments for dense A with B");
    m2c_value *a = la_copy(in[0]);
    ptrdiff_t m = a->dims[0], n = a->dims[1];
    m2c_value *tau = m2c_new2(M2C_DOUBLE, m < n ? m : n, 1, a->flags & M2C_COMPLEX);
    ptrdiff_t *pivot = nargout > 2 ? m2c_alloc((size_t)(n + 1) * sizeof *pivot) : NULL;
    factor(a, tau, pivot);
    int bad = give_qr(out, nargout, in[0], a, tau, pivot, &w);
    m2c_release(a);
    m2c_release(tau);
    if (pivot)
        m2c_free(pivot);
    return bad;
}
