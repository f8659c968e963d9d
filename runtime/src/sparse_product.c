/* Products and powers of compressed matrices. */
#include "sparse.h"

#include "op_internal.h"
#include "sparse_forms.h"

#include <math.h>

static bool is_pairs(const m2c_value *a, const m2c_value *b)
{
    return m2c_is_complex(a) || m2c_is_complex(b);
}

/* y += A*x of doubles, one column. */
static void times_column(double *y, const m2c_csc *a, const double *x)
{
    const ptrdiff_t *row = a->row;
    const double *v = a->f64;
    for (ptrdiff_t j = 0; j < a->cols; j++) {
        const double t = x[j];
        for (ptrdiff_t k = a->start[j]; k < a->start[j + 1]; k++)
            y[row[k]] += v[k] * t;
    }
}

static void times_column_pairs(double complex *y, const m2c_csc *a, const m2c_value *x, ptrdiff_t from)
{
    for (ptrdiff_t j = 0; j < a->cols; j++) {
        const double complex t = m2c_getc(x, from + j);
        for (ptrdiff_t k = a->start[j]; k < a->start[j + 1]; k++)
            y[a->row[k]] += m2c_csc_at(a, k) * t;
    }
}

static int sparse_by_full(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_csc c = m2c_csc_of(a);
    ptrdiff_t dims[2] = {c.rows, b->dims[1]};
    bool pairs = is_pairs(a, b);
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, pairs ? M2C_COMPLEX : 0);
    m2c_csc numbers = c.cls == M2C_LOGICAL ? m2c_csc_as(&c, M2C_DOUBLE, false) : c;
    m2c_value *x = pairs || b->cls == M2C_DOUBLE ? m2c_retain(b) : m2c_as(b, M2C_DOUBLE);
    for (ptrdiff_t j = 0; j < dims[1]; j++)
        if (pairs)
            times_column_pairs(y->c64 + j * c.rows, &numbers, x, j * c.cols);
        else
            times_column(y->f64 + j * c.rows, &numbers, x->f64 + j * c.cols);
    m2c_release(x);
    if (c.cls == M2C_LOGICAL)
        m2c_csc_free(&numbers);
    m2c_csc_free(&c);
    return m2c_give(out, y);
}

static int full_by_sparse(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_csc c = m2c_csc_of(b);
    ptrdiff_t rows = a->dims[0], dims[2] = {rows, c.cols};
    bool pairs = is_pairs(a, b);
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, pairs ? M2C_COMPLEX : 0);
    for (ptrdiff_t j = 0; j < c.cols; j++)
        for (ptrdiff_t k = c.start[j]; k < c.start[j + 1]; k++) {
            const ptrdiff_t from = c.row[k] * rows, to = j * rows;
            for (ptrdiff_t i = 0; i < rows; i++)
                if (pairs)
                    y->c64[to + i] += m2c_getc(a, from + i) * m2c_csc_at(&c, k);
                else
                    y->f64[to + i] += m2c_get(a, from + i) * m2c_csc_real(&c, k);
        }
    m2c_csc_free(&c);
    return m2c_give(out, y);
}

/* How many elements the product may have, at most, and as many as are multiplied. */
static ptrdiff_t count_products(const m2c_csc *a, const m2c_csc *b)
{
    ptrdiff_t most = 0;
    for (ptrdiff_t k = 0, n = m2c_csc_count(b); k < n; k++)
        most += a->start[b->row[k] + 1] - a->start[b->row[k]];
    return most;
}

/* Column j of the product: the columns of a that column j of b names, added up in `sum`. */
static void product_column(m2c_csc *y, const m2c_csc *a, const m2c_csc *b, ptrdiff_t j, ptrdiff_t *seen,
                           m2c_csc *sum)
{
    ptrdiff_t n = y->start[j];
    for (ptrdiff_t q = b->start[j]; q < b->start[j + 1]; q++)
        for (ptrdiff_t k = a->start[b->row[q]]; k < a->start[b->row[q] + 1]; k++) {
            const ptrdiff_t i = a->row[k];
            if (seen[i] != j + 1) {
                seen[i] = j + 1;
                y->row[n++] = i;
                if (y->pairs)
                    sum->c64[i] = 0;
                else
                    sum->f64[i] = 0;
            }
            if (y->pairs)
                sum->c64[i] += m2c_csc_at(a, k) * m2c_csc_at(b, q);
            else
                sum->f64[i] += m2c_csc_real(a, k) * m2c_csc_real(b, q);
        }
    for (ptrdiff_t k = y->start[j]; k < n; k++)
        m2c_csc_take(y, k, sum, y->row[k]);
    y->start[j + 1] = n;
}

static m2c_csc product_of(const m2c_csc *a, const m2c_csc *b)
{
    bool pairs = a->pairs || b->pairs;
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, pairs, a->rows, b->cols, count_products(a, b));
    m2c_csc sum = m2c_csc_new(M2C_DOUBLE, pairs, a->rows, 0, a->rows);
    ptrdiff_t *seen = m2c_calloc((size_t)a->rows + 1, sizeof *seen);
    for (ptrdiff_t j = 0; j < b->cols; j++)
        product_column(&y, a, b, j, seen, &sum);
    m2c_free(seen);
    m2c_csc_free(&sum);
    m2c_csc_sort(&y);
    return y;
}

static int both_sparse(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_csc x = m2c_csc_of(a), y = m2c_csc_of(b), product = product_of(&x, &y);
    m2c_csc_free(&x);
    m2c_csc_free(&y);
    return m2c_give_csc(out, &product);
}

static bool has_zeros(const m2c_value *v)
{
    return v->flags & (M2C_SPARSE | M2C_DIAGONAL | M2C_PERMUTATION);
}

int m2c_csc_product(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (a->numel == 1 || b->numel == 1)
        return m2c_csc_combine(out, a, b, m2c_times);
    bool numbers = (a->cls == M2C_DOUBLE || a->cls == M2C_LOGICAL || a->cls == M2C_CHAR) &&
                   (b->cls == M2C_DOUBLE || b->cls == M2C_LOGICAL || b->cls == M2C_CHAR);
    if (!numbers || a->ndims > 2 || b->ndims > 2 || a->dims[1] != b->dims[0])
        return m2c_csc_combine(out, a, b, m2c_mtimes); /* which refuses it */
    if (has_zeros(a) && has_zeros(b))
        return both_sparse(out, a, b);
    return m2c_is_sparse(a) ? sparse_by_full(out, a, b) : full_by_sparse(out, a, b);
}

/* What is multiplied for a power: the matrix, or its inverse. */
static int base_of(m2c_value **base, const m2c_value *a, bool inverted)
{
    m2c_value *given = m2c_retain(a);
    int status = inverted ? m2c_csc_fn_inv(NULL, 1, base, 1, &given) : 0;
    if (!inverted)
        m2c_copy(base, given);
    m2c_release(given);
    return status;
}

/* A power by squaring. */
int m2c_csc_power(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    double p = b->numel == 1 && !m2c_is_complex(b) && m2c_is_arith(b) ? m2c_get(b, 0) : 0;
    bool whole = b->numel == 1 && fabs(p) < 0x1p31 && p == (double)(ptrdiff_t)p;
    if (m2c_is_compressed(a) && whole && a->dims[0] != a->dims[1])
        return m2c_error("", "for A^b, A must be a square matrix.  Use .^ for elementwise power.");
    if (!m2c_is_compressed(a) || !whole || fabs(p) < 1)
        return M2C_NOT_MINE;
    m2c_value *y = NULL, *square = NULL;
    if (base_of(&square, a, p < 0))
        return 1;
    for (ptrdiff_t left = (ptrdiff_t)fabs(p); left > 0; left /= 2) {
        if (left % 2 && y)
            both_sparse(&y, y, square);
        else if (left % 2)
            m2c_copy(&y, square);
        if (left > 1)
            both_sparse(&square, square, square);
    }
    m2c_release(square);
    m2c_set(out, y);
    return 0;
}
