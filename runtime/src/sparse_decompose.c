/* chol, lu and det of compressed matrices, by the library that is linked or by the runtime's own factors. */
#include "sparse.h"

#include "fn_internal.h"
#include "la.h"
#include "sparse_engine.h"
#include "sparse_factor.h"
#include "sparse_forms.h"
#include "sparse_order.h"

#include <math.h>

static bool is_square(const m2c_value *v)
{
    return v->dims[0] == v->dims[1];
}

static m2c_csc numbers_of(const m2c_value *v)
{
    m2c_csc c = m2c_csc_of(v);
    return m2c_csc_as(&c, M2C_DOUBLE, c.pairs);
}

/* --- permutations -------------------------------------------------------------------------------- */

/* The matrix that moves row order[k] to row k; `turned`: column order[k] to column k. */
static void give_permutation(m2c_value **out, const ptrdiff_t *order, ptrdiff_t n, bool turned)
{
    m2c_csc p = m2c_csc_new(M2C_DOUBLE, false, n, n, n);
    for (ptrdiff_t k = 0; k < n; k++) {
        p.row[turned ? k : order[k]] = turned ? order[k] : k;
        p.f64[k] = 1;
        p.start[k + 1] = k + 1;
    }
    m2c_give_csc(out, &p);
}

/* As a vector, counted from 1. */
static void give_order(m2c_value **out, const ptrdiff_t *order, ptrdiff_t n, bool row)
{
    m2c_value *v = m2c_new2(M2C_DOUBLE, row ? 1 : n, row ? n : 1, 0);
    for (ptrdiff_t k = 0; k < n; k++)
        v->f64[k] = (double)(order[k] + 1);
    m2c_give(out, v);
}

/* --- chol ---------------------------------------------------------------------------------------- */

typedef struct chol_wish {
    bool lower, as_vector;
} chol_wish;

static int chol_options(chol_wish *w, int nargin, m2c_value *const *in)
{
    for (int k = 1; k < nargin; k++)
        if (m2c_is_option(in[k], "lower"))
            w->lower = true;
        else if (m2c_is_option(in[k], "vector"))
            w->as_vector = true;
        else if (!m2c_is_option(in[k], "upper"))
            return m2c_error("",
                             "chol: optional argument must be one of \"vector\", \"lower\", or \"upper\"");
    return 0;
}

static ptrdiff_t cholesky(const m2c_csc *a, ptrdiff_t *order, m2c_csc *l)
{
    if (m2c_sparse_engine_now)
        return m2c_sparse_engine_now->cholesky(a, order, l);
    if (order)
        m2c_order_by_degree(a, order);
    return m2c_csc_cholesky(a, order, l);
}

/* L with the columns before the one at which it fails, or with all where that is the first; L' otherwise. */
static int give_factor(m2c_value **out, m2c_csc *l, ptrdiff_t failed, bool lower)
{
    m2c_csc part = *l;
    part.cols = failed > 1 ? failed - 1 : l->cols;
    m2c_csc y = lower ? m2c_csc_copy(&part) : m2c_csc_transposed(&part, true);
    m2c_csc_free(l);
    return m2c_give_csc(out, &y);
}

/* The upper triangle counts, whatever form is asked for. */
M2C_COMPRESSED_FORM(chol)
{
    M2C_UNUSED;
    chol_wish w = {false, false};
    if (nargout > 3 || nargin > 3)
        return M2C_NOT_MINE;
    if (chol_options(&w, nargin, in))
        return 1;
    if (!is_square(in[0]))
        return m2c_error("", "sparse_chol requires square matrix");
    m2c_csc a = numbers_of(in[0]), l;
    const ptrdiff_t n = a.cols;
    ptrdiff_t *order = nargout > 2 ? m2c_same_numbers(n, 0) : NULL;
    ptrdiff_t failed = cholesky(&a, order, &l);
    m2c_csc_free(&a);
    int status = 0;
    if (failed && nargout < 2) {
        m2c_csc_free(&l);
        status = m2c_error("", "chol: input matrix must be positive definite");
    } else {
        if (nargout > 1)
            m2c_give_double(&out[1], failed ? 1 : 0);
        if (order && w.as_vector)
            give_order(&out[2], order, n, true);
        else if (order)
            give_permutation(&out[2], order, n, true);
        status = give_factor(out, &l, failed, w.lower);
    }
    m2c_free(order);
    return status;
}

/* --- lu ------------------------------------------------------------------------------------------ */

/* The sums of the magnitudes of rows, by which they are divided. */
static double *scale_rows(m2c_csc *a)
{
    double *sum = m2c_calloc((size_t)a->rows + 1, sizeof *sum);
    const ptrdiff_t n = m2c_csc_count(a);
    for (ptrdiff_t e = 0; e < n; e++)
        sum[a->row[e]] += cabs(m2c_csc_at(a, e));
    for (ptrdiff_t i = 0; i < a->rows; i++)
        sum[i] = sum[i] > 0 ? sum[i] : 1;
    for (ptrdiff_t e = 0; e < n; e++)
        if (a->pairs)
            a->c64[e] /= sum[a->row[e]];
        else
            a->f64[e] /= sum[a->row[e]];
    return sum;
}

/* False: there are no such factors. */
static bool factor(m2c_csc *a, const m2c_lu_wish *wish, m2c_lu_parts *parts)
{
    *parts = (m2c_lu_parts){.rows = NULL};
    if (m2c_sparse_engine_now)
        return m2c_sparse_engine_now->lu(a, wish, parts);
    if (a->rows != a->cols)
        return false;
    parts->rows = m2c_same_numbers(a->cols, 0);
    parts->scale = wish->scaled ? scale_rows(a) : NULL;
    if (!wish->keeps_columns) {
        m2c_csc places = m2c_csc_column_places(a);
        parts->columns = m2c_same_numbers(a->cols, 0);
        m2c_order_by_degree(&places, parts->columns);
        m2c_csc_free(&places);
    }
    return m2c_csc_lu(a, parts->columns, 1, &parts->l, &parts->u, parts->rows) == 0;
}

static void forget_parts(m2c_lu_parts *parts)
{
    m2c_csc_free(&parts->l);
    m2c_csc_free(&parts->u);
    m2c_free(parts->rows);
    m2c_free(parts->columns);
    m2c_free(parts->scale);
}

/* Numbers are thresholds of pivots: one for both kinds, or two. False: the body has the error. */
static bool lu_options(m2c_lu_wish *w, bool *as_vector, int nargin, m2c_value *const *in)
{
    for (int k = 1; k < nargin; k++) {
        const m2c_value *v = in[k];
        if (m2c_is_option(v, "vector")) {
            *as_vector = true;
            continue;
        }
        if (v->cls != M2C_DOUBLE || m2c_is_complex(v) || v->numel < 1 || v->numel > 2)
            return false;
        w->threshold = m2c_get(v, 0);
        w->on_diagonal = v->numel > 1 ? m2c_get(v, 1) : w->on_diagonal;
    }
    return nargin <= 3;
}

static void give_scale(m2c_value **out, const double *scale, ptrdiff_t n)
{
    m2c_csc r = m2c_csc_new(M2C_DOUBLE, false, n, n, n);
    for (ptrdiff_t k = 0; k < n; k++) {
        r.row[k] = k;
        r.f64[k] = scale[k];
        r.start[k + 1] = k + 1;
    }
    m2c_give_csc(out, &r);
}

/* Permutations have all their elements as a rule; beyond this size they are sparse matrices. */
enum { WHOLE_PERMUTATION = 2000 };

static void give_either(m2c_value **out, const ptrdiff_t *order, ptrdiff_t n, bool as_vector, bool turned)
{
    if (as_vector)
        give_order(out, order, n, false);
    else if (n <= WHOLE_PERMUTATION)
        m2c_give(out, la_permutation(n, order, turned));
    else
        give_permutation(out, order, n, turned);
}

/* L and U as one matrix: the diagonal is that of U. */
static int give_both(m2c_value **out, const m2c_csc *l, const m2c_csc *u)
{
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, u->pairs, l->rows, u->cols, m2c_csc_count(l) + m2c_csc_count(u));
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < u->cols; j++) {
        for (ptrdiff_t e = u->start[j]; e < u->start[j + 1]; e++, n++) {
            y.row[n] = u->row[e];
            m2c_csc_take(&y, n, u, e);
        }
        for (ptrdiff_t e = j < l->cols ? l->start[j] : 0; j < l->cols && e < l->start[j + 1]; e++) {
            if (l->row[e] == j)
                continue;
            y.row[n] = l->row[e];
            m2c_csc_take(&y, n++, l, e);
        }
        y.start[j + 1] = n;
    }
    return m2c_give_csc(out, &y);
}

/* Columns of U as the matrix has them. */
static void restore_columns(m2c_lu_parts *p)
{
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, p->u.pairs, p->u.rows, p->u.cols, m2c_csc_count(&p->u));
    ptrdiff_t *from = m2c_same_numbers(y.cols, 0), n = 0;
    for (ptrdiff_t k = 0; k < y.cols; k++)
        from[p->columns[k]] = k;
    for (ptrdiff_t j = 0; j < y.cols; j++) {
        for (ptrdiff_t e = p->u.start[from[j]]; e < p->u.start[from[j] + 1]; e++, n++) {
            y.row[n] = p->u.row[e];
            m2c_csc_take(&y, n, &p->u, e);
        }
        y.start[j + 1] = n;
    }
    m2c_free(from);
    m2c_csc_free(&p->u);
    p->u = y;
}

static int give_lu(m2c_value **out, int nargout, m2c_lu_parts *p, bool as_vector)
{
    const ptrdiff_t m = p->l.rows, n = p->u.cols;
    m2c_csc_sort(&p->u);
    if (p->columns && (nargout == 2 || nargout == 3))
        restore_columns(p);
    if (nargout == 2) { /* the rows of L as the matrix has them */
        for (ptrdiff_t e = 0; e < m2c_csc_count(&p->l); e++)
            p->l.row[e] = p->rows[p->l.row[e]];
    }
    m2c_csc_sort(&p->l);
    if (nargout < 2)
        return give_both(out, &p->l, &p->u);
    if (nargout > 2)
        give_either(&out[2], p->rows, m, as_vector, false);
    if (nargout > 3)
        give_either(&out[3], p->columns, n, as_vector, true);
    if (nargout > 4)
        give_scale(&out[4], p->scale, m);
    m2c_give_csc(&out[1], &p->u);
    return m2c_give_csc(out, &p->l);
}

M2C_COMPRESSED_FORM(lu)
{
    M2C_UNUSED;
    bool as_vector = false;
    m2c_lu_wish wish = {0.1, 0.001, nargout > 4, nargout < 4};
    if (nargout > 5 || !lu_options(&wish, &as_vector, nargin, in))
        return M2C_NOT_MINE;
    m2c_csc a = numbers_of(in[0]);
    m2c_lu_parts parts;
    int status = factor(&a, &wish, &parts) ? give_lu(out, nargout, &parts, as_vector) : M2C_NOT_MINE;
    forget_parts(&parts);
    m2c_csc_free(&a);
    return status;
}

/* --- det ----------------------------------------------------------------------------------------- */

/* Does the order take an odd number of exchanges? Forgets it. */
static bool is_odd(ptrdiff_t *order, ptrdiff_t n)
{
    bool odd = false;
    for (ptrdiff_t k = 0; k < n; k++)
        while (order[k] != k) {
            const ptrdiff_t i = order[k];
            order[k] = order[i];
            order[i] = i;
            odd = !odd;
        }
    return odd;
}

/* The determinant, and the least over the greatest of the factor's diagonal. */
static double complex determinant(m2c_lu_parts *p, double *ratio)
{
    const m2c_csc *u = &p->u;
    double least = INFINITY, most = 0;
    double complex product = is_odd(p->rows, u->cols) != (p->columns && is_odd(p->columns, u->cols)) ? -1 : 1;
    for (ptrdiff_t j = 0; j < u->cols; j++) {
        const ptrdiff_t e = m2c_csc_find(u, j, j);
        const double complex d = e < 0 ? 0 : m2c_csc_at(u, e);
        product = u->pairs ? product * d : creal(product) * creal(d);
        least = fmin(least, cabs(d));
        most = fmax(most, cabs(d));
    }
    *ratio = most > 0 ? least / most : 0;
    return product;
}

M2C_COMPRESSED_FORM(det)
{
    M2C_UNUSED;
    if (!is_square(in[0]) || nargin > 1 || nargout > 2)
        return M2C_NOT_MINE;
    m2c_csc a = numbers_of(in[0]);
    m2c_lu_parts parts;
    double complex product = 0;
    double ratio = 0;
    if (factor(&a, &(m2c_lu_wish){.threshold = 0.1, .on_diagonal = 0.001}, &parts)) {
        m2c_csc_sort(&parts.u);
        product = determinant(&parts, &ratio);
    }
    forget_parts(&parts);
    m2c_csc_free(&a);
    if (nargout > 1)
        m2c_give_double(&out[1], ratio);
    return m2c_give(out, m2c_complex(product));
}
