/* Quotients by sparse matrices: by their structure, by a library's factors, by Cholesky's factor, or by L*U.
 */
#include "sparse.h"

#include <float.h>
#include <math.h>

#include "fn_internal.h"
#include "m2c/sparse_functions.h"
#include "op_internal.h"
#include "sparse_engine.h"
#include "sparse_factor.h"
#include "sparse_forms.h"
#include "sparse_order.h"

/* What solves a system: one column of numbers at a time, in place. */
typedef struct solver {
    enum { BY_LOWER, BY_UPPER, BY_CHOLESKY, BY_LU, BY_LIBRARY } way;
    m2c_csc l, u;
    void *factors;                /* of the library */
    int width;                    /* numbers of an element */
    ptrdiff_t n, *rows, *columns; /* orders; NULL: as they are */
    double rcond;                 /* as far as the diagonal tells */
} solver;

static void close_solver(solver *s)
{
    if (s->factors)
        m2c_sparse_engine_now->close(s->factors);
    m2c_csc_free(&s->l);
    m2c_csc_free(&s->u);
    m2c_free(s->rows);
    m2c_free(s->columns);
}

/* --- structure ----------------------------------------------------------------------------------- */

typedef struct structure {
    ptrdiff_t below, above; /* how far elements are from the diagonal */
    bool diagonal;          /* is all of it there? */
    bool positive;          /* and positive? */
} structure;

static structure structure_of(const m2c_csc *c)
{
    structure s = {0, 0, true, true};
    for (ptrdiff_t j = 0; j < c->cols; j++) {
        bool there = false;
        for (ptrdiff_t e = c->start[j]; e < c->start[j + 1]; e++) {
            const ptrdiff_t off = c->row[e] - j;
            s.below = off > s.below ? off : s.below;
            s.above = -off > s.above ? -off : s.above;
            if (off == 0) {
                const double complex d = m2c_csc_at(c, e);
                there = true;
                s.positive = s.positive && creal(d) > 0 && cimag(d) == 0;
            }
        }
        s.diagonal = s.diagonal && there;
    }
    s.positive = s.positive && s.diagonal;
    return s;
}

static bool is_hermitian(const m2c_csc *c)
{
    m2c_csc turned = m2c_csc_transposed(c, true);
    const size_t n = (size_t)m2c_csc_count(c);
    bool same = memcmp(turned.start, c->start, (size_t)(c->cols + 1) * sizeof *c->start) == 0 &&
                memcmp(turned.row, c->row, n * sizeof *c->row) == 0 &&
                memcmp(turned.data, c->data, n * c->size) == 0;
    m2c_csc_free(&turned);
    return same;
}

/* Are the places inside the band mostly filled? Then any other order is no better. */
static bool is_banded(const m2c_csc *c, const structure *s)
{
    return (double)m2c_csc_count(c) > 0.25 * (double)(s->below + s->above + 1) * (double)c->cols;
}

/* --- factors ------------------------------------------------------------------------------------- */

/* The least over the greatest element of a diagonal, which is first or last in its columns. */
static double ratio(const m2c_csc *t, bool first)
{
    double least = INFINITY, most = 0;
    for (ptrdiff_t j = 0; j < t->cols; j++) {
        double x = cabs(m2c_csc_at(t, first ? t->start[j] : t->start[j + 1] - 1));
        least = x < least || isnan(x) ? x : least;
        most = x > most ? x : most;
    }
    return least / most;
}

static bool by_cholesky(solver *s, const m2c_csc *a, bool banded)
{
    s->way = BY_CHOLESKY;
    if (!banded) {
        s->rows = m2c_same_numbers(a->cols, 0);
        m2c_order_by_degree(a, s->rows);
    }
    ptrdiff_t failed = m2c_csc_cholesky(a, s->rows, &s->l);
    if (failed) {
        close_solver(s);
        s->rows = NULL;
        return false;
    }
    s->rcond = pow(ratio(&s->l, true), 2);
    return true;
}

/* Of a matrix whose places are nearly symmetric the diagonal is preferred, for which A + A' is put in order.
 */
static bool by_lu(solver *s, const m2c_csc *a, const structure *of, bool banded)
{
    double prefers = 1;
    s->way = BY_LU;
    s->rows = m2c_same_numbers(a->cols, 0);
    if (!banded) {
        m2c_csc both = m2c_csc_symmetric_places(a);
        bool symmetric = of->diagonal && m2c_csc_count(&both) * 10 < m2c_csc_count(a) * 13;
        if (!symmetric) {
            m2c_csc_free(&both);
            both = m2c_csc_column_places(a);
        }
        prefers = symmetric ? 0.1 : 1;
        s->columns = m2c_same_numbers(a->cols, 0);
        m2c_order_by_degree(&both, s->columns);
        m2c_csc_free(&both);
    }
    if (m2c_csc_lu(a, s->columns, prefers, &s->l, &s->u, s->rows)) {
        close_solver(s);
        return false;
    }
    s->rcond = ratio(&s->u, false);
    return true;
}

/* `alone`: are three diagonals eliminated without a library? */
static bool factor(solver *s, const m2c_csc *a, bool alone)
{
    structure of = structure_of(a);
    bool banded = is_banded(a, &of);
    *s = (solver){.n = a->cols, .width = a->pairs ? 2 : 1, .rcond = 1};
    if (of.below == 0 || of.above == 0) {
        s->way = of.above == 0 ? BY_LOWER : BY_UPPER;
        s->l = m2c_csc_copy(a);
        if (of.diagonal)
            s->rcond = ratio(&s->l, of.above == 0);
        if (!of.diagonal)
            close_solver(s);
        return of.diagonal;
    }
    bool three = of.below <= 1 && of.above <= 1; /* diagonals, for which roots would only cost digits */
    if (m2c_sparse_engine_now && !(three && alone)) {
        s->way = BY_LIBRARY;
        s->factors = m2c_sparse_engine_now->factor(a, of.positive && is_hermitian(a), &s->rcond);
        return s->factors != NULL;
    }
    return (!three && of.positive && is_hermitian(a) && by_cholesky(s, a, banded)) ||
           by_lu(s, a, &of, banded);
}

/* --- solving ------------------------------------------------------------------------------------- */

static void permuted(double *to, const double *from, const ptrdiff_t *order, ptrdiff_t n, int width,
                     bool back)
{
    for (ptrdiff_t k = 0; k < n; k++) {
        const ptrdiff_t i = order ? order[k] : k, a = back ? i : k, b = back ? k : i;
        for (int part = 0; part < width; part++)
            to[a * width + part] = from[b * width + part];
    }
}

/* x, a column of numbers, becomes the solution; `spare` is as long. */
static void solve_column(const solver *s, double *x, double *spare)
{
    const int width = s->width;
    switch (s->way) {
    case BY_LOWER:
        m2c_csc_solve_lower(&s->l, x);
        return;
    case BY_UPPER:
        m2c_csc_solve_upper(&s->l, x);
        return;
    case BY_CHOLESKY:
        permuted(spare, x, s->rows, s->n, width, false);
        m2c_csc_solve_lower(&s->l, spare);
        m2c_csc_solve_lower_turned(&s->l, spare);
        permuted(x, spare, s->rows, s->n, width, true);
        return;
    default:
        permuted(spare, x, s->rows, s->n, width, false);
        m2c_csc_solve_lower(&s->l, spare);
        m2c_csc_solve_upper(&s->u, spare);
        permuted(x, spare, s->columns, s->n, width, true);
    }
}

/* So do several columns. 1: an error is pending. */
static int solve_columns(const solver *s, double *x, ptrdiff_t columns)
{
    const size_t length = (size_t)s->n * (size_t)s->width;
    const size_t room = s->way == BY_LIBRARY ? length * (size_t)columns : length;
    double *spare = m2c_alloc((room + 1) * sizeof *spare);
    bool done = true;
    if (s->way == BY_LIBRARY) {
        memcpy(spare, x, room * sizeof *spare);
        done = m2c_sparse_engine_now->solve(s->factors, spare, x, columns);
    } else {
        for (ptrdiff_t j = 0; j < columns; j++)
            solve_column(s, x + (size_t)j * length, spare);
    }
    m2c_free(spare);
    return done ? 0 : m2c_error_too_large();
}

/* Of a full right side. */
static int solve_full(m2c_value **out, const solver *s, const m2c_value *b)
{
    bool pairs = s->width == 2;
    m2c_value *x = m2c_new2(M2C_DOUBLE, s->n, b->dims[1], pairs ? M2C_COMPLEX : 0);
    for (ptrdiff_t k = 0; k < b->numel; k++)
        if (pairs)
            x->c64[k] = m2c_getc(b, k);
        else
            x->f64[k] = m2c_get(b, k);
    int status = solve_columns(s, x->f64, b->dims[1]);
    m2c_give(out, x);
    return status;
}

/* Of a sparse one: column by column, of which only what isn't zero is kept. */
static int solve_sparse(m2c_value **out, const solver *s, const m2c_csc *b)
{
    const size_t width = (size_t)s->width;
    bool pairs = width == 2;
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, pairs, s->n, b->cols, m2c_csc_count(b));
    double *x = m2c_alloc((size_t)(s->n + 1) * width * sizeof *x);
    ptrdiff_t n = 0;
    int status = 0;
    for (ptrdiff_t j = 0; j < b->cols && !status; j++) {
        memset(x, 0, (size_t)s->n * width * sizeof *x);
        for (ptrdiff_t e = b->start[j]; e < b->start[j + 1]; e++) {
            const double complex z = m2c_csc_at(b, e);
            x[(size_t)b->row[e] * width] = creal(z);
            if (pairs)
                x[(size_t)b->row[e] * width + 1] = cimag(z);
        }
        status = solve_columns(s, x, 1);
        y.start[y.cols] = n;
        m2c_csc_reserve(&y, n + s->n);
        for (ptrdiff_t i = 0; i < s->n; i++) {
            const double *z = x + (size_t)i * width;
            if (z[0] == 0 && (!pairs || z[1] == 0))
                continue;
            y.row[n] = i;
            memcpy(m2c_csc_place(&y, n++), z, y.size);
        }
        y.start[j + 1] = n;
    }
    m2c_free(x);
    m2c_give_csc(out, &y);
    return status;
}

/* The solution with the least squares, by a library; M2C_NOT_MINE: there is none. */
static int least_squares(m2c_value **out, const m2c_csc *a, const m2c_value *b)
{
    m2c_value *full = m2c_sparse_engine_now ? m2c_full_of(b) : NULL;
    m2c_value *x = full ? m2c_sparse_engine_now->least(a, full) : NULL;
    m2c_release(full);
    if (!x)
        return M2C_NOT_MINE;
    m2c_give(out, x);
    m2c_settle_sparse(out, m2c_is_sparse(b));
    return 0;
}

/* A matrix that is singular, or nearly: with all its elements the condition is found out, and the solution of
 * least norm. Too large for that, it is told, and its solution is infinite. */
static int singular(m2c_value **out, const m2c_csc *a, const m2c_value *b)
{
    enum { SMALL = 2000 };
    if (a->cols <= SMALL && !m2c_sparse_engine_now)
        return M2C_NOT_MINE;
    m2c_warn("Octave:singular-matrix", "matrix singular to machine precision");
    if (least_squares(out, a, b) == 0)
        return 0;
    m2c_value *x = m2c_new2(M2C_DOUBLE, a->cols, b->dims[1], 0);
    for (ptrdiff_t k = 0; k < x->numel; k++)
        x->f64[k] = INFINITY;
    return m2c_give(out, x);
}

int m2c_csc_left_divide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    bool numbers = (b->cls == M2C_DOUBLE || b->cls == M2C_LOGICAL || b->cls == M2C_CHAR) && b->ndims == 2;
    if (!numbers || !m2c_is_compressed(a))
        return a->numel == 1 && numbers ? m2c_csc_combine(out, a, b, m2c_ldivide) : M2C_NOT_MINE;
    if (a->dims[0] != b->dims[0])
        return m2c_nonconformant("operator \\", a, b);
    m2c_csc given = m2c_csc_of(a);
    m2c_csc c = m2c_csc_as(&given, M2C_DOUBLE, m2c_is_complex(a) || m2c_is_complex(b));
    solver s;
    int status = 0;
    bool square = c.rows == c.cols;
    if (!square || !factor(&s, &c, true)) {
        status = square ? singular(out, &c, b) : least_squares(out, &c, b);
        m2c_csc_free(&c);
        return status;
    }
    if (!(s.rcond + 1 > 1)) {
        status = singular(out, &c, b);
    } else if (m2c_is_sparse(b)) {
        m2c_csc right = m2c_csc_of(b);
        status = solve_sparse(out, &s, &right);
        m2c_csc_free(&right);
    } else {
        status = solve_full(out, &s, b);
    }
    close_solver(&s);
    m2c_csc_free(&c);
    return status;
}

/* a / b is (b' \ a')'. */
int m2c_csc_right_divide(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (b->numel == 1)
        return m2c_csc_combine(out, a, b, m2c_rdivide);
    bool square = b->dims[0] == b->dims[1];
    if (!m2c_is_compressed(b) || !(square || m2c_sparse_engine_now) || a->ndims > 2 ||
        a->dims[1] != b->dims[1])
        return M2C_NOT_MINE;
    m2c_value *left = NULL, *right = NULL, *y = NULL;
    int status = m2c_sparse_ctranspose(&left, b) || m2c_sparse_ctranspose(&right, a);
    status = status ? status : m2c_csc_left_divide(&y, left, right);
    if (status == 0)
        status = m2c_sparse_ctranspose(out, y);
    m2c_release(left);
    m2c_release(right);
    m2c_release(y);
    return status;
}

/* --- inv ----------------------------------------------------------------------------------------- */

/* What is there of a matrix that has no inverse becomes infinite. */
static void infinite(m2c_value **out, const m2c_csc *a)
{
    m2c_csc y = m2c_csc_copy(a);
    for (ptrdiff_t e = 0; e < m2c_csc_count(&y); e++)
        if (y.pairs)
            y.c64[e] = INFINITY;
        else
            y.f64[e] = INFINITY;
    m2c_give_csc(out, &y);
}

M2C_COMPRESSED_FORM(inv)
{
    M2C_UNUSED;
    if (nargin != 1 || nargout > 2)
        return M2C_NOT_MINE;
    if (in[0]->dims[0] != in[0]->dims[1])
        return m2c_error("", "inverse: A must be a square matrix");
    m2c_csc given = m2c_csc_of(in[0]), a = m2c_csc_as(&given, M2C_DOUBLE, m2c_is_complex(in[0]));
    if (m2c_csc_count(&a) == 0) {
        m2c_csc_free(&a);
        return m2c_error("", "inverse of the null matrix not defined");
    }
    solver s;
    int status = 0;
    bool there = factor(&s, &a, false);
    if (there && s.rcond + 1 > 1) {
        m2c_csc unit = m2c_csc_new(M2C_DOUBLE, false, a.cols, a.cols, a.cols);
        for (ptrdiff_t k = 0; k < a.cols; k++) {
            unit.row[k] = k;
            unit.f64[k] = 1;
            unit.start[k + 1] = k + 1;
        }
        status = solve_sparse(out, &s, &unit);
        m2c_csc_free(&unit);
    } else {
        if (nargout < 2)
            m2c_warn("Octave:singular-matrix", "matrix singular to machine precision");
        infinite(out, &a);
    }
    if (nargout > 1)
        m2c_give_double(&out[1], there ? s.rcond : 0);
    if (there)
        close_solver(&s);
    m2c_csc_free(&a);
    return status;
}
