/* Where the elements of compressed matrices are: find, counts, triangles, diagonals, Kronecker products,
 * other shapes. */
#include "sparse.h"

#include "fn_internal.h"
#include "sparse_forms.h"
#include "sparse_index.h"

#include <math.h>

M2C_COMPRESSED_FORM(nnz)
{
    M2C_UNUSED;
    if (nargin != 1)
        return M2C_NOT_MINE;
    m2c_csc c = m2c_csc_of(in[0]);
    ptrdiff_t n = m2c_csc_count(&c);
    m2c_csc_free(&c);
    return m2c_give_double(out, (double)n);
}

/* There is room for one element at least. */
M2C_COMPRESSED_FORM(nzmax)
{
    int status = m2c_csc_fn_nnz(self, nargout, out, nargin, in);
    return status == 0 && m2c_get(out[0], 0) == 0 ? m2c_give_double(out, 1) : status;
}

/* --- find ---------------------------------------------------------------------------------------- */

typedef struct found {
    ptrdiff_t first, n; /* elements of the columns */
    bool row;           /* are the results rows? */
} found;

static m2c_value *room_for(const found *f, m2c_class cls, unsigned flags)
{
    return m2c_new2(cls, f->row ? 1 : f->n, f->row ? f->n : 1, flags);
}

static void give_places(m2c_value **out, const m2c_csc *c, const found *f, bool apart)
{
    m2c_value *rows = room_for(f, M2C_DOUBLE, 0), *cols = apart ? room_for(f, M2C_DOUBLE, 0) : NULL;
    ptrdiff_t j = 0;
    for (ptrdiff_t k = 0; k < f->n; k++) {
        while (c->start[j + 1] <= f->first + k)
            j++;
        const ptrdiff_t i = c->row[f->first + k];
        rows->f64[k] = (double)(apart ? i + 1 : i + j * c->rows + 1);
        if (apart)
            cols->f64[k] = (double)(j + 1);
    }
    m2c_set(&out[0], rows);
    if (apart)
        m2c_set(&out[1], cols);
}

M2C_COMPRESSED_FORM(find)
{
    M2C_UNUSED;
    double most = INFINITY;
    bool last = nargin > 2 && m2c_is_option(in[2], "last");
    if (nargin > 1 && in[1]->numel == 1 && m2c_is_numeric(in[1]))
        most = m2c_get(in[1], 0);
    else if (nargin > 1)
        return M2C_NOT_MINE;
    if (nargin > 3 || !(most >= 1) || (nargin > 2 && !last && !m2c_is_option(in[2], "first")) ||
        most != floor(most))
        return M2C_NOT_MINE;
    m2c_csc c = m2c_csc_of(in[0]);
    found f = {0, m2c_csc_count(&c), c.rows == 1 && c.cols != 1};
    if (most < (double)f.n) {
        f.first = last ? f.n - (ptrdiff_t)most : 0;
        f.n = (ptrdiff_t)most;
    }
    give_places(out, &c, &f, nargout > 1);
    if (nargout > 2) {
        m2c_value *v = room_for(&f, c.cls, c.pairs ? M2C_COMPLEX : 0);
        memcpy(v->data, m2c_csc_place(&c, f.first), (size_t)f.n * c.size);
        m2c_set(&out[2], v);
    }
    m2c_csc_free(&c);
    return 0;
}

/* --- triangles and diagonals --------------------------------------------------------------------- */

/* A whole number as an argument, 0 where it is not there. */
static bool whole_argument(int at, int nargin, m2c_value *const *in, double *k)
{
    *k = 0;
    if (nargin <= at)
        return true;
    *k = m2c_is_numeric(in[at]) && in[at]->numel == 1 ? m2c_get(in[at], 0) : NAN;
    return *k == floor(*k) && fabs(*k) < 0x1p52;
}

static int triangle(m2c_value **out, int nargin, m2c_value *const *in, bool lower)
{
    double k;
    if (nargin > 2 || !whole_argument(1, nargin, in, &k))
        return M2C_NOT_MINE;
    m2c_csc c = m2c_csc_of(in[0]), y = m2c_csc_copy(&c);
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < c.cols; j++) {
        for (ptrdiff_t e = c.start[j]; e < c.start[j + 1]; e++) {
            const ptrdiff_t beyond = j - c.row[e];
            if (lower ? (double)beyond > k : (double)beyond < k)
                continue;
            y.row[n] = c.row[e];
            m2c_csc_take(&y, n++, &c, e);
        }
        y.start[j + 1] = n;
    }
    m2c_csc_free(&c);
    return m2c_give_csc(out, &y);
}

M2C_COMPRESSED_FORM_AS(tril, triangle(out, nargin, in, true))
M2C_COMPRESSED_FORM_AS(triu, triangle(out, nargin, in, false))

/* A vector on diagonal k of a square matrix. */
static int on_diagonal(m2c_value **out, const m2c_value *v, ptrdiff_t k)
{
    m2c_csc c = m2c_csc_of(v);
    ptrdiff_t n = v->numel + (k < 0 ? -k : k), count = m2c_csc_count(&c), e = 0;
    m2c_csc y = m2c_csc_new(c.cls, c.pairs, n, n, count);
    const bool column = c.cols == 1;
    for (ptrdiff_t j = 0; j < c.cols; j++)
        for (; e < c.start[j + 1]; e++) {
            const ptrdiff_t at = column ? c.row[e] : j;
            y.row[e] = at + (k < 0 ? -k : 0);
            y.start[at + (k > 0 ? k : 0) + 1] = 1;
            m2c_csc_take(&y, e, &c, e);
        }
    for (ptrdiff_t j = 0; j < n; j++)
        y.start[j + 1] += y.start[j];
    m2c_csc_free(&c);
    return m2c_give_csc(out, &y);
}

M2C_COMPRESSED_FORM(diag)
{
    M2C_UNUSED;
    double at;
    const m2c_value *v = in[0];
    if (nargin > 2 || !whole_argument(1, nargin, in, &at) || fabs(at) > 0x1p31)
        return M2C_NOT_MINE;
    const ptrdiff_t k = (ptrdiff_t)at;
    if (v->dims[0] == 1 || v->dims[1] == 1)
        return on_diagonal(out, v, k);
    m2c_csc c = m2c_csc_of(v);
    const ptrdiff_t low = k < 0 ? -k : 0, first = k > 0 ? k : 0;
    ptrdiff_t n = c.rows - low < c.cols - first ? c.rows - low : c.cols - first, count = 0;
    n = n < 0 ? 0 : n;
    m2c_csc y = m2c_csc_new(c.cls, c.pairs, n, 1, n);
    for (ptrdiff_t j = 0; j < n; j++) {
        ptrdiff_t e = m2c_csc_find(&c, j + low, j + first);
        if (e < 0)
            continue;
        y.row[count] = j;
        m2c_csc_take(&y, count++, &c, e);
    }
    y.start[1] = count;
    m2c_csc_free(&c);
    return m2c_give_csc(out, &y);
}

/* --- Kronecker products -------------------------------------------------------------------------- */

/* One column of the product, of real numbers, behind n elements. */
static ptrdiff_t kron_column(m2c_csc *y, ptrdiff_t n, const m2c_csc *a, ptrdiff_t j, const m2c_csc *b,
                             ptrdiff_t l)
{
    for (ptrdiff_t p = a->start[j]; p < a->start[j + 1]; p++) {
        const double x = a->f64[p];
        const ptrdiff_t above = a->row[p] * b->rows;
        for (ptrdiff_t q = b->start[l]; q < b->start[l + 1]; q++, n++) {
            y->row[n] = above + b->row[q];
            y->f64[n] = x * b->f64[q];
        }
    }
    return n;
}

static ptrdiff_t kron_column_pairs(m2c_csc *y, ptrdiff_t n, const m2c_csc *a, ptrdiff_t j, const m2c_csc *b,
                                   ptrdiff_t l)
{
    for (ptrdiff_t p = a->start[j]; p < a->start[j + 1]; p++)
        for (ptrdiff_t q = b->start[l]; q < b->start[l + 1]; q++, n++) {
            y->row[n] = a->row[p] * b->rows + b->row[q];
            y->c64[n] = m2c_csc_at(a, p) * m2c_csc_at(b, q);
        }
    return n;
}

static m2c_csc kron_of(const m2c_csc *a, const m2c_csc *b)
{
    bool pairs = a->pairs || b->pairs;
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, pairs, a->rows * b->rows, a->cols * b->cols,
                            m2c_csc_count(a) * m2c_csc_count(b));
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < a->cols; j++)
        for (ptrdiff_t l = 0; l < b->cols; l++) {
            n = pairs ? kron_column_pairs(&y, n, a, j, b, l) : kron_column(&y, n, a, j, b, l);
            y.start[j * b->cols + l + 1] = n;
        }
    return y;
}

/* A matrix of numbers; takes one. */
static m2c_csc as_numbers(m2c_csc c)
{
    if (c.cls == M2C_DOUBLE)
        return c;
    m2c_csc y = m2c_csc_as(&c, M2C_DOUBLE, false);
    m2c_csc_free(&c);
    return y;
}

M2C_COMPRESSED_FORM(kron)
{
    M2C_UNUSED;
    if (nargin != 2 || in[0]->ndims > 2 || in[1]->ndims > 2 || in[0]->cls == M2C_SINGLE ||
        in[1]->cls == M2C_SINGLE || !m2c_is_arith(in[0]) || !m2c_is_arith(in[1]) || m2c_is_int(in[0]) ||
        m2c_is_int(in[1]))
        return M2C_NOT_MINE;
    m2c_csc a = as_numbers(m2c_csc_of(in[0])), b = as_numbers(m2c_csc_of(in[1])), y = kron_of(&a, &b);
    m2c_csc_free(&a);
    m2c_csc_free(&b);
    return m2c_give_csc(out, &y);
}

/* --- other shapes -------------------------------------------------------------------------------- */

m2c_csc m2c_csc_reshaped(const m2c_csc *c, ptrdiff_t rows, ptrdiff_t cols)
{
    ptrdiff_t n = m2c_csc_count(c), j = 0;
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, rows, cols, n);
    for (ptrdiff_t k = 0; k < n; k++) {
        while (c->start[j + 1] <= k)
            j++;
        const ptrdiff_t at = c->row[k] + j * c->rows;
        y.row[k] = at % rows;
        y.start[at / rows + 1]++;
    }
    for (ptrdiff_t l = 0; l < cols; l++)
        y.start[l + 1] += y.start[l];
    memcpy(y.data, c->data, (size_t)n * c->size);
    return y;
}

/* Two extents as they are, in one argument or in two; all else is for the common form. */
M2C_COMPRESSED_FORM(reshape)
{
    M2C_UNUSED;
    double rows, cols;
    if (nargin == 2 && in[1]->numel == 2 && m2c_is_float(in[1])) {
        rows = m2c_get(in[1], 0);
        cols = m2c_get(in[1], 1);
    } else if (nargin != 3 || in[1]->numel != 1 || in[2]->numel != 1 ||
               !whole_argument(1, nargin, in, &rows) || !whole_argument(2, nargin, in, &cols)) {
        return M2C_NOT_MINE;
    }
    if (!(rows >= 1 && cols >= 1 && rows == floor(rows) && cols == floor(cols)) ||
        rows * cols != (double)in[0]->numel)
        return M2C_NOT_MINE;
    m2c_csc c = m2c_csc_of(in[0]), y = m2c_csc_reshaped(&c, (ptrdiff_t)rows, (ptrdiff_t)cols);
    m2c_csc_free(&c);
    return m2c_give_csc(out, &y);
}

/* --- comparisons and truth ----------------------------------------------------------------------- */

static bool same_number(double complex x, double complex y, bool nans)
{
    bool both = nans && (creal(x) != creal(x) || cimag(x) != cimag(x)) &&
                (creal(y) != creal(y) || cimag(y) != cimag(y));
    return x == y || both;
}

bool m2c_csc_equal(const m2c_value *a, const m2c_value *b, bool nans)
{
    m2c_csc x = m2c_csc_of(a), y = m2c_csc_of(b);
    const ptrdiff_t n = m2c_csc_count(&x);
    bool same = m2c_same_dims(a, b) &&
                memcmp(x.start, y.start, (size_t)(x.cols + 1) * sizeof *x.start) == 0 &&
                memcmp(x.row, y.row, (size_t)n * sizeof *x.row) == 0;
    for (ptrdiff_t k = 0; same && k < n; k++)
        same = same_number(m2c_csc_at(&x, k), m2c_csc_at(&y, k), nans);
    m2c_csc_free(&x);
    m2c_csc_free(&y);
    return same;
}

int m2c_csc_istrue(const m2c_value *v, bool *truth)
{
    m2c_csc c = m2c_csc_of(v);
    m2c_value view;
    bool nan = m2c_has_nan(m2c_csc_elements(&view, &c));
    *truth = v->numel > 0 && m2c_csc_count(&c) == v->numel;
    m2c_csc_free(&c);
    return nan ? m2c_nan_truth() : 0;
}
