/* qr of compressed matrices: by the library that is linked, or as of a full matrix, whose R is compressed. */
#include "sparse.h"

#include "fn_internal.h"
#include "la.h"
#include "m2c/fn_num.h"
#include "m2c/sparse_functions.h"
#include "sparse_engine.h"
#include "sparse_factor.h"
#include "sparse_forms.h"
#include "sparse_order.h"

typedef struct wish {
    bool economy, as_vector;
    const m2c_value *right; /* NULL: Q is asked for */
} wish;

static int options_of(wish *w, int nargin, m2c_value *const *in)
{
    for (int k = 1; k < nargin; k++) {
        if (m2c_is_option(in[k], "vector") || m2c_is_option(in[k], "matrix")) {
            w->as_vector = m2c_is_option(in[k], "vector");
        } else if (in[k]->cls == M2C_CHAR) {
            char *s = m2c_cstring(in[k]);
            m2c_error("", "qr: type for P must be 'matrix' or 'vector', not %s", s);
            m2c_free(s);
            return 1;
        } else if (k == nargin - 1 && in[k]->numel == 1 && m2c_get(in[k], 0) == 0) {
            w->economy = true;
        } else if (k == 1) {
            w->right = in[k];
        }
    }
    return 0;
}

/* The factors by a function for full matrices, with the columns in their order. */
static int by_full(m2c_qr_parts *parts, const m2c_csc *a, const m2c_qr_wish *w)
{
    m2c_value *full = m2c_csc_whole(a), *zero = m2c_double(0), *out[2] = {NULL, NULL}, *q = NULL;
    int status = m2c_fn_qr(NULL, 2, out, w->economy ? 2 : 1, (m2c_value *const[]){full, zero});
    *parts = (m2c_qr_parts){.columns = NULL};
    if (status == 0) {
        parts->r = m2c_csc_of(out[1]);
        m2c_csc_tidy(&parts->r);
        if (w->right)
            status = m2c_ctranspose(&q, out[0]) || m2c_mtimes(&parts->product, q, w->right);
    }
    m2c_release(full);
    m2c_release(zero);
    m2c_release(q);
    m2c_release(out[0]);
    m2c_release(out[1]);
    return status;
}

static int factor(m2c_qr_parts *parts, const m2c_csc *a, const m2c_qr_wish *w)
{
    if (!m2c_sparse_engine_now)
        return by_full(parts, a, w);
    return m2c_sparse_engine_now->qr(a, w, parts) ? 0 : m2c_error_too_large();
}

static void give_columns(m2c_value **out, const ptrdiff_t *order, ptrdiff_t n, bool as_vector)
{
    m2c_value *v = as_vector ? m2c_new2(M2C_DOUBLE, n, 1, 0) : NULL;
    m2c_csc p = m2c_csc_new(M2C_DOUBLE, false, n, n, n);
    for (ptrdiff_t k = 0; k < n; k++) {
        const ptrdiff_t j = order ? order[k] : k;
        if (as_vector)
            v->f64[k] = (double)(j + 1);
        p.row[k] = j;
        p.f64[k] = 1;
        p.start[k + 1] = k + 1;
    }
    if (!as_vector) {
        m2c_give_csc(out, &p);
        return;
    }
    m2c_csc_free(&p);
    m2c_give(out, v);
}

/* Q' times what is right, or Q itself, which is (Q' * I)'. */
static int give_first(m2c_value **out, m2c_qr_parts *parts, const wish *w)
{
    if (w->right) {
        m2c_give(out, parts->product);
        parts->product = NULL;
        return 0;
    }
    return m2c_ctranspose(out, parts->product);
}

static int give_parts(m2c_value **out, int nargout, const m2c_csc *a, const wish *w)
{
    m2c_value *unit = nargout > 1 && !w->right ? la_identity(a->rows, a->rows, false) : NULL;
    m2c_value *right = w->right ? m2c_full_of(w->right) : NULL;
    m2c_qr_wish wanted = {.economy = w->economy, .any_order = nargout > 2, .right = unit ? unit : right};
    m2c_qr_parts parts;
    int status = factor(&parts, a, &wanted);
    if (status == 0) {
        status = nargout > 1 ? give_first(out, &parts, w) : 0;
        m2c_give_csc(&out[nargout > 1], &parts.r);
        if (nargout > 2)
            give_columns(&out[2], parts.columns, a->cols, w->as_vector);
    }
    m2c_release(parts.product);
    m2c_free(parts.columns);
    m2c_release(unit);
    m2c_release(right);
    return status;
}

/* One result is R, or the solution for what is right. */
M2C_COMPRESSED_FORM(qr)
{
    M2C_UNUSED;
    wish w = {false, false, NULL};
    if (nargin > 3 || nargout > 3)
        return M2C_NOT_MINE;
    if (options_of(&w, nargin, in))
        return 1;
    if (w.right && w.right->dims[0] != in[0]->dims[0])
        return m2c_error("", nargout > 1 ? "sparse_qr: matrix dimension mismatch"
                                         : "matrix dimension mismatch in solution of minimum norm problem");
    if (w.right && nargout < 2)
        return m2c_sparse_mldivide(out, in[0], w.right);
    bool pairs = m2c_is_complex(in[0]) || (w.right && m2c_is_complex(w.right));
    m2c_csc given = m2c_csc_of(in[0]), a = m2c_csc_as(&given, M2C_DOUBLE, pairs);
    int status = give_parts(out, nargout, &a, &w);
    m2c_csc_free(&a);
    return status;
}
