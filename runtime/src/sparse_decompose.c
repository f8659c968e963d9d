/* chol, lu and det of compressed matrices, with the rows and columns in the order that they have. */
#include "sparse.h"

#include "fn_internal.h"
#include "sparse_factor.h"
#include "sparse_forms.h"
#include "sparse_index.h"
#include "sparse_order.h"

static bool is_square(const m2c_value *v)
{
    return m2c_is_compressed(v) && v->dims[0] == v->dims[1];
}

static m2c_csc numbers_of(const m2c_value *v)
{
    m2c_csc c = m2c_csc_of(v);
    return m2c_csc_as(&c, M2C_DOUBLE, c.pairs);
}

/* --- chol ---------------------------------------------------------------------------------------- */

/* The factor of the first rows and columns before the one where it fails. */
static void leading_factor(const m2c_csc *a, ptrdiff_t failed, m2c_csc *l)
{
    m2c_subs s = {.kind = M2C_SUBS_STEPS, .n = failed - 1, .step = 1, .extent = failed - 1};
    m2c_csc part = m2c_csc_part(a, (m2c_subs[]){s, s});
    m2c_csc_free(l);
    m2c_csc_cholesky(&part, NULL, l);
    m2c_csc_free(&part);
}

M2C_COMPRESSED_FORM(chol)
{
    M2C_UNUSED;
    bool lower = nargin == 2 && m2c_is_option(in[1], "lower");
    if (!is_square(in[0]) || nargout > 2 || nargin > 2 || (nargin == 2 && !lower))
        return M2C_NOT_MINE;
    m2c_csc a = numbers_of(in[0]), l;
    if (lower) { /* of which the lower triangle counts */
        m2c_csc turned = m2c_csc_transposed(&a, true);
        m2c_csc_free(&a);
        a = turned;
    }
    ptrdiff_t failed = m2c_csc_cholesky(&a, NULL, &l);
    if (failed > 1 && nargout == 2)
        leading_factor(&a, failed, &l);
    m2c_csc_free(&a);
    if (failed == 1 || (failed && nargout < 2)) {
        m2c_csc_free(&l);
        return failed == 1 && nargout == 2 ? M2C_NOT_MINE
                                           : m2c_error("", "chol: input matrix must be positive definite");
    }
    if (nargout == 2)
        m2c_give_double(&out[1], (double)failed);
    if (lower)
        return m2c_give_csc(out, &l);
    m2c_csc r = m2c_csc_transposed(&l, true);
    m2c_csc_free(&l);
    return m2c_give_csc(out, &r);
}

/* --- lu ------------------------------------------------------------------------------------------ */

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

/* Permutations have all their elements as a rule; beyond this size they are sparse matrices. */
enum { WHOLE_PERMUTATION = 2000 };

M2C_COMPRESSED_FORM(lu)
{
    M2C_UNUSED;
    const ptrdiff_t n = in[0]->dims[0];
    if (!is_square(in[0]) || nargin > 1 || nargout < 2 || nargout > 4 ||
        (nargout > 2 && n <= WHOLE_PERMUTATION))
        return M2C_NOT_MINE;
    m2c_csc a = numbers_of(in[0]), l, u;
    ptrdiff_t *rows = m2c_same_numbers(n, 0), *columns = nargout == 4 ? m2c_same_numbers(n, 0) : NULL;
    if (columns) {
        m2c_csc places = m2c_csc_column_places(&a);
        m2c_order_by_degree(&places, columns);
        m2c_csc_free(&places);
    }
    bool fails = m2c_csc_lu(&a, columns, 1, &l, &u, rows) != 0;
    m2c_csc_free(&a);
    if (!fails) {
        for (ptrdiff_t e = 0; nargout == 2 && e < m2c_csc_count(&l); e++)
            l.row[e] = rows[l.row[e]];
        m2c_csc_sort(&l);
        m2c_csc_sort(&u);
        m2c_give_csc(&out[0], &l);
        m2c_give_csc(&out[1], &u);
        if (nargout > 2)
            give_permutation(&out[2], rows, n, false);
        if (columns)
            give_permutation(&out[3], columns, n, true);
    }
    m2c_free(rows);
    m2c_free(columns);
    return fails ? M2C_NOT_MINE : 0;
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

M2C_COMPRESSED_FORM(det)
{
    M2C_UNUSED;
    if (!is_square(in[0]) || nargin > 1 || nargout > 1)
        return M2C_NOT_MINE;
    m2c_csc a = numbers_of(in[0]), l, u;
    ptrdiff_t *rows = m2c_same_numbers(a.cols, 0);
    double complex product = 0;
    if (m2c_csc_lu(&a, NULL, 1, &l, &u, rows) == 0) {
        product = is_odd(rows, a.cols) ? -1 : 1;
        for (ptrdiff_t j = 0; j < u.cols; j++) {
            const double complex d = m2c_csc_at(&u, u.start[j + 1] - 1);
            product = u.pairs ? product * d : creal(product) * creal(d);
        }
        m2c_csc_free(&l);
        m2c_csc_free(&u);
    }
    m2c_free(rows);
    m2c_csc_free(&a);
    return m2c_give(out, m2c_complex(product));
}
