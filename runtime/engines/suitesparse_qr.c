/* Q*R by SPQR. */
#include "suitesparse.h"

#include <SuiteSparseQR_C.h>

/* A full matrix of the kind of a, as CHOLMOD has it; freed by it. */
static cholmod_dense *dense_of(const m2c_value *v, bool pairs, cholmod_common *common)
{
    const size_t rows = (size_t)v->dims[0], cols = (size_t)v->dims[1];
    cholmod_dense *d =
        cholmod_l_allocate_dense(rows, cols, rows, pairs ? CHOLMOD_COMPLEX : CHOLMOD_REAL, common);
    if (!d)
        m2c_out_of_memory();
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (pairs)
            ((m2c_c64 *)d->x)[k] = m2c_getc(v, k);
        else
            ((double *)d->x)[k] = m2c_get(v, k);
    return d;
}

static m2c_value *value_of(cholmod_dense *d, cholmod_common *common)
{
    m2c_value *v = m2c_new2(M2C_DOUBLE, (ptrdiff_t)d->nrow, (ptrdiff_t)d->ncol,
                            d->xtype == CHOLMOD_COMPLEX ? M2C_COMPLEX : 0);
    const size_t width = d->xtype == CHOLMOD_COMPLEX ? 2 : 1;
    for (size_t j = 0; j < d->ncol; j++)
        memcpy(v->f64 + j * d->nrow * width, (const double *)d->x + j * d->d * width,
               d->nrow * width * sizeof(double));
    cholmod_l_free_dense(&d, common);
    return v;
}

/* Of all solutions the shortest, of a matrix with more columns than rows: A' = Q*R*E', so x = Q*(R'
 * \ (E'*b)). */
static cholmod_dense *shortest(cholmod_sparse *a, cholmod_dense *right, cholmod_common *common)
{
    cholmod_sparse *turned = cholmod_l_transpose(a, 2, common);
    SuiteSparseQR_C_factorization *f =
        turned ? SuiteSparseQR_C_factorize(SPQR_ORDERING_DEFAULT, SPQR_DEFAULT_TOL, turned, common) : NULL;
    cholmod_dense *y = f ? SuiteSparseQR_C_solve(SPQR_RTX_EQUALS_ETB, f, right, common) : NULL;
    cholmod_dense *x = y ? SuiteSparseQR_C_qmult(SPQR_QX, f, y, common) : NULL;
    cholmod_l_free_dense(&y, common);
    SuiteSparseQR_C_free(&f, common);
    cholmod_l_free_sparse(&turned, common);
    return x;
}

m2c_value *m2c_suitesparse_least(const m2c_csc *a, const m2c_value *b)
{
    cholmod_common common;
    cholmod_sparse view = m2c_cholmod_view(a, 0);
    m2c_cholmod_start(&common);
    cholmod_dense *right = dense_of(b, a->pairs, &common);
    cholmod_dense *left = a->rows < a->cols ? shortest(&view, right, &common)
                                            : SuiteSparseQR_C_backslash_default(&view, right, &common);
    cholmod_l_free_dense(&right, &common);
    m2c_value *y = left ? value_of(left, &common) : NULL;
    cholmod_l_finish(&common);
    return y;
}

/* Q' times what is right, of the factors in that order; in economy no more rows than columns of the matrix.
 */
static m2c_value *product_of(cholmod_sparse *a, const m2c_qr_wish *wish, int ordering, cholmod_common *common)
{
    cholmod_dense *right = dense_of(wish->right, a->xtype == CHOLMOD_COMPLEX, common);
    SuiteSparseQR_C_factorization *f = SuiteSparseQR_C_factorize(ordering, SPQR_DEFAULT_TOL, a, common);
    cholmod_dense *y = f ? SuiteSparseQR_C_qmult(SPQR_QTX, f, right, common) : NULL;
    SuiteSparseQR_C_free(&f, common);
    cholmod_l_free_dense(&right, common);
    if (y && wish->economy && a->nrow > a->ncol)
        y->nrow = a->ncol;
    return y ? value_of(y, common) : NULL;
}

bool m2c_suitesparse_qr(const m2c_csc *a, const m2c_qr_wish *wish, m2c_qr_parts *parts)
{
    cholmod_common common;
    cholmod_sparse view = m2c_cholmod_view(a, 0), *r = NULL;
    SuiteSparse_long *columns = NULL;
    m2c_cholmod_start(&common);
    const int ordering = wish->any_order ? SPQR_ORDERING_DEFAULT : SPQR_ORDERING_FIXED;
    *parts = (m2c_qr_parts){.columns = NULL};
    SuiteSparse_long rank =
        SuiteSparseQR_C(ordering, SPQR_DEFAULT_TOL, wish->economy ? a->cols : a->rows, 0, &view, NULL, NULL,
                        NULL, NULL, &r, wish->any_order ? &columns : NULL, NULL, NULL, NULL, &common);
    if (rank >= 0) {
        parts->product = wish->right ? product_of(&view, wish, ordering, &common) : NULL;
        parts->r = m2c_cholmod_taken(r, &common);
        parts->columns = columns ? m2c_longs_copy(columns, a->cols) : NULL;
    }
    if (columns)
        cholmod_l_free((size_t)a->cols, sizeof *columns, columns, &common);
    cholmod_l_finish(&common);
    return rank >= 0 && (parts->product || !wish->right);
}
