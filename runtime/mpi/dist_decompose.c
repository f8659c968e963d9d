/* Decompositions of distributed matrices by ScaLAPACK: lu, chol, qr, eig of symmetric ones, det, inv. */
#include "dist_engine.h"

#include "m2c/fn_num.h"

#include <float.h>

static bool is_square(const m2c_value *v)
{
    return m2c_suits_engine(v) && v->dims[0] == v->dims[1];
}

/* Keeps what `keeps` says of the place, and puts `diagonal` on the diagonal unless that is NULL. */
static void keep_where(const m2c_matrix *m, bool above, const double *diagonal)
{
    const m2c_layout *l = &m->layout;
    for (ptrdiff_t j = 0; j < l->own_cols; j++)
        for (ptrdiff_t i = 0; i < l->own_rows; i++) {
            const ptrdiff_t row = m2c_global_place(i, l->prow, l->prows),
                            col = m2c_global_place(j, l->pcol, l->pcols);
            double *at = &m->data[i + j * l->own_rows];
            if (row == col && diagonal)
                *at = *diagonal;
            else if (row != col && (row < col) != above)
                *at = 0;
        }
}

static m2c_matrix copy_of(const m2c_matrix *m)
{
    m2c_matrix y = m2c_new_matrix(m->layout.rows, m->layout.cols);
    memcpy(y.data, m->data, (size_t)y.part->numel * sizeof(double));
    return y;
}

/* --- L*U ----------------------------------------------------------------------------------------- */

ptrdiff_t *m2c_all_pivots(const m2c_factors *f)
{
    const m2c_layout *l = &f->matrix.layout;
    ptrdiff_t *all = m2c_calloc((size_t)l->rows, sizeof *all);
    for (ptrdiff_t i = 0; i < l->own_rows && l->pcol == 0; i++)
        all[m2c_global_place(i, l->prow, l->prows)] = f->pivots[i] - 1;
    m2c_combine(all, (size_t)l->rows * sizeof *all);
    return all;
}

/* Which row of the matrix is row k of L*U. */
static ptrdiff_t *row_order(const m2c_factors *f)
{
    ptrdiff_t n = f->matrix.layout.rows, *pivots = m2c_all_pivots(f),
              *order = m2c_alloc((size_t)n * sizeof *order);
    for (ptrdiff_t k = 0; k < n; k++)
        order[k] = k;
    for (ptrdiff_t k = 0; k < n; k++) {
        const ptrdiff_t other = order[pivots[k]];
        order[pivots[k]] = order[k];
        order[k] = other;
    }
    m2c_free(pivots);
    return order;
}

/* Row k of the matrix becomes row order[k]. */
static void put_in_order(m2c_matrix *m, ptrdiff_t *order)
{
    m2c_matrix y = m2c_new_matrix(m->layout.rows, m->layout.cols);
    m2c_area from = {m->layout, m->data, m2c_all(m->layout.rows), m2c_all(m->layout.cols)};
    m2c_area to = {y.layout, y.data, {.kind = M2C_SUBS_LIST, .n = m->layout.rows, .list = order}, from.cols};
    m2c_move(&to, &from, sizeof(double), false);
    m2c_free_matrix(m);
    *m = y;
}

static m2c_matrix permutation(const m2c_layout *l, const ptrdiff_t *order)
{
    m2c_matrix p = m2c_new_matrix(l->rows, l->cols);
    for (ptrdiff_t i = 0; i < l->own_rows; i++) {
        const ptrdiff_t col = order[m2c_global_place(i, l->prow, l->prows)];
        if (m2c_owner(col, l->pcols) == l->pcol)
            p.data[i + m2c_own_place(col, l->pcols) * l->own_rows] = 1;
    }
    return p;
}

M2C_DISTRIBUTED_FORM(lu)
{
    M2C_UNUSED;
    const double one = 1;
    if (nargin != 1 || nargout < 2 || nargout > 3 || !is_square(in[0]))
        return M2C_NOT_MINE;
    m2c_factors f = m2c_factorize(in[0]);
    ptrdiff_t *order = row_order(&f);
    m2c_matrix lower = copy_of(&f.matrix), permuted = permutation(&lower.layout, order);
    keep_where(&lower, false, &one);
    keep_where(&f.matrix, true, NULL);
    if (nargout == 2)
        put_in_order(&lower, order);
    m2c_free(order);
    m2c_free(f.pivots);
    m2c_give_matrix(&out[0], &lower);
    m2c_give_matrix(&out[1], &f.matrix);
    if (nargout == 3)
        return m2c_give_matrix(&out[2], &permuted);
    m2c_free_matrix(&permuted);
    return 0;
}

m2c_value *m2c_diagonal_of(const m2c_matrix *m)
{
    const m2c_layout *l = &m->layout;
    const ptrdiff_t dims[2] = {l->rows < l->cols ? l->rows : l->cols, 1};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    for (ptrdiff_t i = 0; i < l->own_rows; i++) {
        const ptrdiff_t g = m2c_global_place(i, l->prow, l->prows);
        if (g < dims[0] && m2c_owner(g, l->pcols) == l->pcol)
            y->f64[g] = m->data[i + m2c_own_place(g, l->pcols) * l->own_rows];
    }
    m2c_combine(y->data, (size_t)y->numel * sizeof(double));
    return y;
}

M2C_DISTRIBUTED_FORM(det)
{
    M2C_UNUSED;
    if (nargin != 1 || nargout > 1 || !is_square(in[0]))
        return M2C_NOT_MINE;
    m2c_factors f = m2c_factorize(in[0]);
    m2c_value *diagonal = m2c_diagonal_of(&f.matrix);
    ptrdiff_t *pivots = m2c_all_pivots(&f);
    double y = 1;
    for (ptrdiff_t k = 0; k < diagonal->numel; k++)
        y *= pivots[k] == k ? diagonal->f64[k] : -diagonal->f64[k];
    m2c_free(pivots);
    m2c_release(diagonal);
    m2c_free_factors(&f);
    return m2c_give_double(out, y);
}

M2C_DISTRIBUTED_FORM(inv)
{
    M2C_UNUSED;
    if (nargin != 1 || nargout > 1 || !is_square(in[0]))
        return M2C_NOT_MINE;
    m2c_factors f = m2c_factorize(in[0]);
    m2c_matrix *m = &f.matrix;
    if (!(f.rcond >= DBL_EPSILON)) {
        m2c_free_factors(&f);
        return M2C_NOT_MINE;
    }
    double best;
    int ask = -1, least, info;
    pdgetri_(&m->rows, m->data, &m2c_one, &m2c_one, m->about, f.pivots, &best, &ask, &least, &ask, &info);
    int sizes[2] = {(int)best + 1, least + 1};
    double *work = m2c_alloc((size_t)sizes[0] * sizeof *work);
    int *whole = m2c_alloc((size_t)sizes[1] * sizeof *whole);
    pdgetri_(&m->rows, m->data, &m2c_one, &m2c_one, m->about, f.pivots, work, &sizes[0], whole, &sizes[1],
             &info);
    m2c_free(work);
    m2c_free(whole);
    m2c_free(f.pivots);
    return m2c_give_matrix(out, m);
}

/* --- others -------------------------------------------------------------------------------------- */

/* What is not positive definite is left to what says so. */
M2C_DISTRIBUTED_FORM(chol)
{
    M2C_UNUSED;
    int info;
    if (nargin != 1 || nargout > 2 || !is_square(in[0]))
        return M2C_NOT_MINE;
    m2c_matrix m = m2c_matrix_of(in[0], true);
    pdpotrf_("U", &m.rows, m.data, &m2c_one, &m2c_one, m.about, &info);
    if (info) {
        m2c_free_matrix(&m);
        return M2C_NOT_MINE;
    }
    keep_where(&m, true, NULL);
    if (nargout > 1)
        m2c_give_double(&out[1], 0);
    return m2c_give_matrix(&out[0], &m);
}

static void reflect(m2c_matrix *m, double *tau)
{
    double best;
    int ask = -1, info;
    pdgeqrf_(&m->rows, &m->cols, m->data, &m2c_one, &m2c_one, m->about, tau, &best, &ask, &info);
    int size = (int)best + 1;
    double *work = m2c_alloc((size_t)size * sizeof *work);
    pdgeqrf_(&m->rows, &m->cols, m->data, &m2c_one, &m2c_one, m->about, tau, work, &size, &info);
    m2c_free(work);
}

static void make_orthogonal(m2c_matrix *m, const double *tau)
{
    double best;
    int ask = -1, info;
    pdorgqr_(&m->rows, &m->cols, &m->cols, m->data, &m2c_one, &m2c_one, m->about, tau, &best, &ask, &info);
    int size = (int)best + 1;
    double *work = m2c_alloc((size_t)size * sizeof *work);
    pdorgqr_(&m->rows, &m->cols, &m->cols, m->data, &m2c_one, &m2c_one, m->about, tau, work, &size, &info);
    m2c_free(work);
}

M2C_DISTRIBUTED_FORM(qr)
{
    M2C_UNUSED;
    if (nargin != 1 || nargout > 2 || !is_square(in[0]))
        return M2C_NOT_MINE;
    m2c_matrix m = m2c_matrix_of(in[0], true);
    double *tau = m2c_alloc((size_t)(m.layout.own_cols + 1) * sizeof *tau);
    reflect(&m, tau);
    if (nargout == 2) {
        m2c_matrix q = copy_of(&m);
        make_orthogonal(&q, tau);
        m2c_give_matrix(&out[0], &q);
    }
    m2c_free(tau);
    keep_where(&m, true, NULL);
    return m2c_give_matrix(&out[nargout == 2], &m);
}

static bool is_symmetric(const m2c_value *v)
{
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value view, *part = m2c_part(&view, v), *turned = m2c_turned_part(v, &l);
    int same = m2c_isequal(part, turned);
    MPI_Allreduce(MPI_IN_PLACE, &same, 1, MPI_INT, MPI_MIN, m2c_mpi.all);
    m2c_release(turned);
    return same;
}

static int solve_symmetric(m2c_matrix *m, double *values, m2c_matrix *vectors)
{
    const char *job = vectors ? "V" : "N";
    const m2c_matrix *z = vectors ? vectors : m;
    double best[2];
    int ask = -1, info;
    pdsyev_(job, "U", &m->rows, m->data, &m2c_one, &m2c_one, m->about, values, z->data, &m2c_one, &m2c_one,
            z->about, best, &ask, &info);
    int size = (int)best[0] + 1;
    double *work = m2c_alloc((size_t)size * sizeof *work);
    pdsyev_(job, "U", &m->rows, m->data, &m2c_one, &m2c_one, m->about, values, z->data, &m2c_one, &m2c_one,
            z->about, work, &size, &info);
    m2c_free(work);
    return info;
}

M2C_DISTRIBUTED_FORM(eig)
{
    M2C_UNUSED;
    if (nargin != 1 || nargout > 2 || !is_square(in[0]) || in[0]->cls != M2C_DOUBLE || !is_symmetric(in[0]))
        return M2C_NOT_MINE;
    m2c_matrix m = m2c_matrix_of(in[0], true), vectors = {0};
    m2c_value *values = m2c_new2(M2C_DOUBLE, m.rows, 1, 0);
    if (nargout == 2)
        vectors = m2c_new_matrix(m.rows, m.cols);
    int info = solve_symmetric(&m, values->f64, nargout == 2 ? &vectors : NULL);
    m2c_free_matrix(&m);
    if (info) {
        m2c_free_matrix(&vectors);
        m2c_release(values);
        return M2C_NOT_MINE;
    }
    if (nargout == 2) {
        m2c_give_matrix(&out[0], &vectors);
        info = m2c_dist_make_diag(NULL, &out[1], 1, &values);
        m2c_release(values);
        return info;
    }
    m2c_set(out, values);
    m2c_spread_large(out);
    return 0;
}
