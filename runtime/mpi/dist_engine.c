/* Products, quotients and powers of distributed matrices, by PBLAS and ScaLAPACK. */
#include "dist_engine.h"

#include <float.h>

const int m2c_one = 1;

static int context(void)
{
    static int known = -1;
    if (known < 0) {
        Cblacs_get(-1, 0, &known);
        Cblacs_gridinit(&known, "Row", m2c_mpi.prows, m2c_mpi.pcols);
    }
    return known;
}

bool m2c_suits_engine(const m2c_value *v)
{
    const bool small = v->dims[0] <= INT32_MAX && v->dims[1] <= INT32_MAX;
    return small && m2c_may_spread(v) && v->numel && !m2c_is_complex(v) &&
           (v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL);
}

static m2c_matrix described(const m2c_layout *l)
{
    const ptrdiff_t rows = m2c_own_count(l->rows, l->prow, l->prows);
    m2c_matrix m = {.layout = *l, .rows = (int)l->rows, .cols = (int)l->cols};
    const int about[9] = {1, context(),           m.rows, m.cols, (int)m2c_mpi.block, (int)m2c_mpi.block, 0,
                          0, rows ? (int)rows : 1};
    memcpy(m.about, about, sizeof about);
    return m;
}

m2c_matrix m2c_new_matrix(ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_layout l = m2c_layout_on_grid(rows, cols);
    const ptrdiff_t own[2] = {l.own_rows, l.own_cols};
    m2c_matrix m = described(&l);
    m.part = m2c_zeros(M2C_DOUBLE, 2, own, 0);
    m.data = m.part->f64;
    return m;
}

m2c_matrix m2c_matrix_of(const m2c_value *v, bool own)
{
    m2c_layout l = m2c_layout_on_grid(v->dims[0], v->dims[1]), now = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_matrix m = described(&l);
    if (!own && m2c_is_distributed(v) && m2c_same_grid(&l, &now) && v->cls == M2C_DOUBLE) {
        m.data = m2c_part(&m.view, v)->f64;
        return m;
    }
    m.part = m2c_part_in(v, &l);
    if (m.part->cls != M2C_DOUBLE) {
        m2c_value *numbers = NULL;
        m2c_cast(&numbers, m.part, M2C_DOUBLE);
        m2c_set(&m.part, numbers);
    }
    m.data = m.part->f64;
    return m;
}

void m2c_free_matrix(m2c_matrix *m)
{
    m2c_release(m->part);
}

int m2c_give_matrix(m2c_value **out, m2c_matrix *m)
{
    m2c_layout l = m2c_layout_of(m->layout.rows, m->layout.cols);
    if (m2c_same_grid(&l, &m->layout))
        return m2c_give_part(out, m->part, &l);
    m2c_value *part = m2c_new2(M2C_DOUBLE, l.own_rows, l.own_cols, 0);
    m2c_area to = {l, part->data, m2c_all(l.rows), m2c_all(l.cols)};
    m2c_area from = {m->layout, m->data, m2c_all(l.rows), m2c_all(l.cols)};
    m2c_move(&to, &from, sizeof(double), false);
    m2c_free_matrix(m);
    return m2c_give_part(out, part, &l);
}

/* --- products ------------------------------------------------------------------------------------ */

/* A row times a column, which lie alike. */
static int inner_product(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_layout row = m2c_layout_of(1, a->numel), column = m2c_layout_of(a->numel, 1);
    m2c_operand x, y;
    m2c_value *sum = NULL;
    m2c_take_operand(&x, a, &row);
    m2c_take_operand(&y, b, &column);
    int status = m2c_agree(m2c_mtimes(&sum, x.v, y.v), NULL);
    double total = status ? 0 : m2c_get(sum, 0);
    MPI_Allreduce(MPI_IN_PLACE, &total, 1, MPI_DOUBLE, MPI_SUM, m2c_mpi.all);
    m2c_drop_operand(&x);
    m2c_drop_operand(&y);
    m2c_release(sum);
    return status || m2c_give_double(out, total);
}

int m2c_dist_product(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    const double zero = 0, one = 1;
    if (a->dims[1] != b->dims[0])
        return M2C_NOT_MINE;
    if (a->dims[1] == 1)
        return m2c_dist_outer(out, a, b);
    if (!m2c_suits_engine(a) || !m2c_suits_engine(b))
        return M2C_NOT_MINE;
    if (a->dims[0] == 1 && b->dims[1] == 1)
        return inner_product(out, a, b);
    m2c_matrix x = m2c_matrix_of(a, false), y = m2c_matrix_of(b, false),
               z = m2c_new_matrix(a->dims[0], b->dims[1]);
    pdgemm_("N", "N", &x.rows, &y.cols, &x.cols, &one, x.data, &m2c_one, &m2c_one, x.about, y.data, &m2c_one,
            &m2c_one, y.about, &zero, z.data, &m2c_one, &m2c_one, z.about);
    m2c_free_matrix(&x);
    m2c_free_matrix(&y);
    return m2c_give_matrix(out, &z);
}

/* Squares and products by the bits of the exponent. */
static int whole_power(m2c_value **out, const m2c_value *a, int p)
{
    m2c_value *square = m2c_retain(a), *y = NULL;
    int status = 0;
    for (; p && !status; p >>= 1) {
        if (p & 1)
            status = y ? m2c_dist_product(&y, square, y) : (m2c_copy(&y, square), 0);
        if (p > 1 && !status)
            status = m2c_dist_product(&square, square, square);
    }
    m2c_release(square);
    return m2c_set_unless(status, out, y);
}

int m2c_dist_power(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    enum { MOST = 1 << 20 };
    const double p = b->numel == 1 && m2c_is_real_scalar(b) ? b->f64[0] : 0;
    if (a->dims[0] != a->dims[1] || !m2c_suits_engine(a) || !(p >= 1 && p <= MOST) || p != (double)(int)p)
        return M2C_NOT_MINE;
    return whole_power(out, a, (int)p);
}

/* --- systems of equations ------------------------------------------------------------------------ */

static double reciprocal_condition(const m2c_matrix *m, double norm)
{
    double rcond = 0, best;
    int info, sizes[2], ask = -1, least;
    pdgecon_("1", &m->rows, m->data, &m2c_one, &m2c_one, m->about, &norm, &rcond, &best, &ask, &least, &ask,
             &info);
    sizes[0] = (int)best + 1;
    sizes[1] = least + 1;
    double *work = m2c_alloc((size_t)sizes[0] * sizeof *work);
    int *whole = m2c_alloc((size_t)sizes[1] * sizeof *whole);
    pdgecon_("1", &m->rows, m->data, &m2c_one, &m2c_one, m->about, &norm, &rcond, work, &sizes[0], whole,
             &sizes[1], &info);
    m2c_free(work);
    m2c_free(whole);
    return info ? 0 : rcond;
}

m2c_factors m2c_factorize(const m2c_value *v)
{
    m2c_factors f = {.matrix = m2c_matrix_of(v, true)};
    m2c_matrix *m = &f.matrix;
    int info;
    double *work = m2c_alloc((size_t)(m->layout.own_cols + 1) * sizeof *work);
    const double norm = pdlange_("1", &m->rows, &m->cols, m->data, &m2c_one, &m2c_one, m->about, work);
    m2c_free(work);
    f.pivots = m2c_calloc((size_t)(m->layout.own_rows + m2c_mpi.block), sizeof *f.pivots);
    pdgetrf_(&m->rows, &m->cols, m->data, &m2c_one, &m2c_one, m->about, f.pivots, &info);
    f.rcond = info ? 0 : reciprocal_condition(m, norm);
    return f;
}

void m2c_free_factors(m2c_factors *f)
{
    m2c_free_matrix(&f->matrix);
    m2c_free(f->pivots);
}

/* Singular matrices, and nearly singular ones, are left to what warns of them. */
int m2c_dist_left_divide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    const bool suits = m2c_suits_engine(a) && m2c_suits_engine(b);
    if (!suits || a->dims[0] != a->dims[1] || a->dims[0] != b->dims[0] || !m2c_is_distributed(a))
        return M2C_NOT_MINE;
    int info = 0;
    m2c_factors f = m2c_factorize(a);
    if (!(f.rcond >= DBL_EPSILON)) {
        m2c_free_factors(&f);
        return M2C_NOT_MINE;
    }
    m2c_matrix x = m2c_matrix_of(b, true);
    pdgetrs_("N", &f.matrix.rows, &x.cols, f.matrix.data, &m2c_one, &m2c_one, f.matrix.about, f.pivots,
             x.data, &m2c_one, &m2c_one, x.about, &info);
    m2c_free_factors(&f);
    return m2c_give_matrix(out, &x);
}

/* a / b is (b.' \ a.').'. */
int m2c_dist_right_divide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_value *x = NULL, *y = NULL, *z = NULL;
    if (!m2c_suits_engine(a) || !m2c_suits_engine(b) || b->dims[0] != b->dims[1] || a->dims[1] != b->dims[1])
        return M2C_NOT_MINE;
    int status = m2c_run_unary(m2c_transpose, &x, a) || m2c_run_unary(m2c_transpose, &y, b);
    if (!status)
        status = m2c_dist_left_divide(&z, y, x);
    if (!status)
        status = m2c_run_unary(m2c_transpose, out, z);
    m2c_release(x);
    m2c_release(y);
    m2c_release(z);
    return status;
}
