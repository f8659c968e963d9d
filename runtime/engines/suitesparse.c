/* SuiteSparse as an engine of sparse factorisations: its table, Cholesky factors, and systems of equations.
 */
#include "suitesparse.h"

#include <umfpack.h>

const m2c_sparse_engine m2c_suitesparse = {
    m2c_suitesparse_factor,   m2c_suitesparse_solve, m2c_suitesparse_close, m2c_suitesparse_least,
    m2c_suitesparse_cholesky, m2c_suitesparse_lu,    m2c_suitesparse_qr,    m2c_suitesparse_order};

void m2c_cholmod_start(cholmod_common *common)
{
    cholmod_l_start(common);
    common->print = -1;
    common->prefer_zomplex = 0;
}

cholmod_sparse m2c_cholmod_view(const m2c_csc *c, int triangle)
{
    return (cholmod_sparse){.nrow = (size_t)c->rows,
                            .ncol = (size_t)c->cols,
                            .nzmax = (size_t)m2c_csc_count(c),
                            .p = c->start,
                            .i = c->row,
                            .x = c->data,
                            .stype = triangle,
                            .itype = CHOLMOD_LONG,
                            .xtype = c->pairs ? CHOLMOD_COMPLEX : CHOLMOD_REAL,
                            .dtype = CHOLMOD_DOUBLE,
                            .sorted = 1,
                            .packed = 1};
}

m2c_csc m2c_cholmod_taken(cholmod_sparse *s, cholmod_common *common)
{
    const SuiteSparse_long *start = s->p, *row = s->i;
    const ptrdiff_t cols = (ptrdiff_t)s->ncol, n = start[cols];
    cholmod_l_sort(s, common);
    m2c_csc c = m2c_csc_new(M2C_DOUBLE, s->xtype == CHOLMOD_COMPLEX, (ptrdiff_t)s->nrow, cols, n);
    for (ptrdiff_t j = 0; j <= cols; j++)
        c.start[j] = start[j];
    for (ptrdiff_t k = 0; k < n; k++)
        c.row[k] = row[k];
    if (n > 0)
        memcpy(c.data, s->x, (size_t)n * c.size);
    cholmod_l_free_sparse(&s, common);
    return c;
}

ptrdiff_t *m2c_longs_copy(const SuiteSparse_long *p, ptrdiff_t n)
{
    ptrdiff_t *copy = m2c_alloc((size_t)(n + 1) * sizeof *copy);
    for (ptrdiff_t k = 0; k < n; k++)
        copy[k] = p[k];
    return copy;
}

/* --- Cholesky ------------------------------------------------------------------------------------ */

/* L has the columns before the one at which A turned out not to be positive definite. */
static void cut_columns(m2c_csc *l, ptrdiff_t cols)
{
    for (ptrdiff_t j = cols; j < l->cols; j++)
        l->start[j + 1] = l->start[cols];
}

ptrdiff_t m2c_suitesparse_cholesky(const m2c_csc *a, ptrdiff_t *order, m2c_csc *l)
{
    cholmod_common common;
    cholmod_sparse view = m2c_cholmod_view(a, 1);
    m2c_cholmod_start(&common);
    common.final_asis = 0;
    common.final_super = 0;
    common.final_ll = 1;
    common.final_pack = 1;
    common.final_monotonic = 1;
    if (!order) {
        common.nmethods = 1;
        common.method[0].ordering = CHOLMOD_NATURAL;
        common.postorder = 0;
    }
    cholmod_factor *f = cholmod_l_analyze(&view, &common);
    if (!f || !cholmod_l_factorize(&view, f, &common))
        m2c_out_of_memory();
    const ptrdiff_t failed = f->minor < f->n ? (ptrdiff_t)f->minor + 1 : 0;
    for (ptrdiff_t k = 0; order && k < a->cols; k++)
        order[k] = ((SuiteSparse_long *)f->Perm)[k];
    cholmod_sparse *s = cholmod_l_factor_to_sparse(f, &common);
    if (!s)
        m2c_out_of_memory();
    *l = m2c_cholmod_taken(s, &common);
    if (failed)
        cut_columns(l, failed - 1);
    cholmod_l_free_factor(&f, &common);
    cholmod_l_finish(&common);
    return failed;
}

/* --- systems ------------------------------------------------------------------------------------- */

typedef struct equations {
    const m2c_csc *a;
    cholmod_factor *cholesky; /* NULL: L*U */
    void *lu;
    cholmod_common common;
} equations;

static bool factor_cholesky(equations *s, double *rcond)
{
    cholmod_sparse view = m2c_cholmod_view(s->a, 1);
    m2c_cholmod_start(&s->common);
    s->common.final_ll = 1;
    s->cholesky = cholmod_l_analyze(&view, &s->common);
    bool done = s->cholesky && cholmod_l_factorize(&view, s->cholesky, &s->common) &&
                s->common.status == CHOLMOD_OK && s->cholesky->minor == s->cholesky->n;
    if (done) {
        *rcond = cholmod_l_rcond(s->cholesky, &s->common);
        return true;
    }
    cholmod_l_free_factor(&s->cholesky, &s->common);
    cholmod_l_finish(&s->common);
    return false;
}

static bool factor_lu(equations *s, double *rcond)
{
    const m2c_csc *a = s->a;
    const SuiteSparse_long *start = m2c_longs(a->start), *row = m2c_longs(a->row);
    double info[UMFPACK_INFO] = {0};
    void *symbolic = NULL;
    SuiteSparse_long status;
    if (a->pairs) {
        status = umfpack_zl_symbolic(a->rows, a->cols, start, row, a->f64, NULL, &symbolic, NULL, info);
        if (status >= 0)
            status = umfpack_zl_numeric(start, row, a->f64, NULL, symbolic, &s->lu, NULL, info);
        umfpack_zl_free_symbolic(&symbolic);
    } else {
        status = umfpack_dl_symbolic(a->rows, a->cols, start, row, a->f64, &symbolic, NULL, info);
        if (status >= 0)
            status = umfpack_dl_numeric(start, row, a->f64, symbolic, &s->lu, NULL, info);
        umfpack_dl_free_symbolic(&symbolic);
    }
    if (status == UMFPACK_ERROR_out_of_memory)
        m2c_out_of_memory();
    *rcond = info[UMFPACK_RCOND];
    return status == UMFPACK_OK;
}

void *m2c_suitesparse_factor(const m2c_csc *a, bool hermitian, double *rcond)
{
    equations *s = m2c_alloc(sizeof *s);
    s->a = a;
    s->cholesky = NULL;
    s->lu = NULL;
    if ((hermitian && factor_cholesky(s, rcond)) || factor_lu(s, rcond))
        return s;
    m2c_suitesparse_close(s);
    return NULL;
}

void m2c_suitesparse_close(void *factors)
{
    equations *s = factors;
    if (s->cholesky) {
        cholmod_l_free_factor(&s->cholesky, &s->common);
        cholmod_l_finish(&s->common);
    } else if (s->lu && s->a->pairs) {
        umfpack_zl_free_numeric(&s->lu);
    } else if (s->lu) {
        umfpack_dl_free_numeric(&s->lu);
    }
    m2c_free(s);
}

static bool solve_cholesky(equations *s, const void *x, void *y, ptrdiff_t columns)
{
    const size_t n = (size_t)s->a->cols, count = n * (size_t)columns;
    cholmod_dense right = {.nrow = n,
                           .ncol = (size_t)columns,
                           .nzmax = count,
                           .d = n,
                           .x = (void *)x,
                           .xtype = s->a->pairs ? CHOLMOD_COMPLEX : CHOLMOD_REAL,
                           .dtype = CHOLMOD_DOUBLE};
    cholmod_dense *left = cholmod_l_solve(CHOLMOD_A, s->cholesky, &right, &s->common);
    if (!left)
        return false;
    memcpy(y, left->x, count * s->a->size);
    cholmod_l_free_dense(&left, &s->common);
    return true;
}

bool m2c_suitesparse_solve(void *factors, const void *x, void *y, ptrdiff_t columns)
{
    equations *s = factors;
    const m2c_csc *a = s->a;
    const SuiteSparse_long *start = m2c_longs(a->start), *row = m2c_longs(a->row);
    if (s->cholesky)
        return solve_cholesky(s, x, y, columns);
    for (ptrdiff_t j = 0; j < columns; j++) {
        const size_t at = (size_t)(j * a->rows) * a->size / sizeof(double);
        const double *b = (const double *)x + at;
        double *z = (double *)y + at;
        SuiteSparse_long status =
            a->pairs
                ? umfpack_zl_solve(UMFPACK_A, start, row, a->f64, NULL, z, NULL, b, NULL, s->lu, NULL, NULL)
                : umfpack_dl_solve(UMFPACK_A, start, row, a->f64, z, b, s->lu, NULL, NULL);
        if (status < 0)
            return false;
    }
    return true;
}
