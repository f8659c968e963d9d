/* Sums, products, extremes and tests along the columns and rows of compressed matrices. */
#include "sparse.h"

#include "fn_internal.h"
#include "m2c/fn_num.h"
#include "m2c/sparse_functions.h"
#include "sparse_forms.h"

#include <math.h>

int m2c_csc_dimension(int at, int nargin, m2c_value *const *in)
{
    if (nargin <= at)
        return in[0]->dims[0] == 1 ? 1 : 0;
    const m2c_value *v = in[at];
    double d = m2c_is_numeric(v) && v->numel == 1 ? m2c_get(v, 0) : 0;
    return d == 1 ? 0 : d == 2 ? 1 : -1;
}

/* What becomes of the columns, one number each, as a sparse row: takes both. */
static int give_row(m2c_value **out, m2c_value *v, bool turn)
{
    m2c_csc c = m2c_csc_of(v);
    m2c_release(v);
    if (turn) {
        m2c_csc column = m2c_csc_transposed(&c, false);
        m2c_csc_free(&c);
        c = column;
    }
    return m2c_give_csc(out, &c);
}

/* The columns, or as columns the rows. */
static m2c_csc lines_of(const m2c_value *v, int dim)
{
    m2c_csc c = m2c_csc_of(v);
    return dim == 0 ? c : m2c_csc_transposed(&c, false);
}

static void add_up(m2c_value *y, const m2c_csc *c, bool squares)
{
    for (ptrdiff_t j = 0; j < c->cols; j++) {
        double complex sum = 0;
        double real = 0;
        for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++) {
            if (!c->pairs) {
                const double x = m2c_csc_real(c, k);
                real += squares ? x * x : x;
                continue;
            }
            const double complex z = c->c64[k];
            sum += squares ? creal(z) * creal(z) + cimag(z) * cimag(z) : z;
        }
        if (m2c_is_complex(y))
            y->c64[j] = sum;
        else
            y->f64[j] = c->pairs ? creal(sum) : real;
    }
}

/* The sums of rows, without a transpose. */
static m2c_value *sums_across(const m2c_csc *c)
{
    ptrdiff_t dims[2] = {c->rows, 1};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, c->pairs ? M2C_COMPLEX : 0);
    for (ptrdiff_t k = 0, n = m2c_csc_count(c); k < n; k++)
        if (c->pairs)
            y->c64[c->row[k]] += c->c64[k];
        else
            y->f64[c->row[k]] += m2c_csc_real(c, k);
    return y;
}

static int sums(m2c_value **out, int nargin, m2c_value *const *in, bool squares)
{
    int dim = m2c_csc_dimension(1, nargin, in);
    if (dim < 0 || nargin > 2)
        return M2C_NOT_MINE;
    if (dim == 1 && !squares) {
        m2c_csc c = m2c_csc_of(in[0]);
        return give_row(out, sums_across(&c), false);
    }
    m2c_csc c = lines_of(in[0], dim);
    m2c_value *y = m2c_new2(M2C_DOUBLE, 1, c.cols, c.pairs && !squares ? M2C_COMPLEX : 0);
    add_up(y, &c, squares);
    m2c_csc_free(&c);
    return give_row(out, y, dim == 1);
}

/* The sums over how many there are. */
static int means(m2c_value **out, int nargin, m2c_value *const *in)
{
    int dim = m2c_csc_dimension(1, nargin, in);
    m2c_value *sum = NULL, *count = m2c_double(dim < 0 ? 1 : (double)in[0]->dims[dim]);
    int status = nargin > 2 || in[0]->dims[0] == 0 || in[0]->dims[1] == 0 ? M2C_NOT_MINE
                                                                          : sums(&sum, nargin, in, false);
    if (status == 0)
        status = m2c_sparse_rdivide(out, sum, count);
    m2c_release(count);
    m2c_release(sum);
    return status;
}

/* The sums of the products of two matrices of the same extents. */
static int dots(m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin < 2 || nargin > 3 || !m2c_same_dims(in[0], in[1]) || !m2c_is_float(in[0]) ||
        !m2c_is_float(in[1]))
        return M2C_NOT_MINE;
    m2c_value *left = NULL, *both = NULL;
    m2c_value *const of_sum[2] = {NULL, nargin > 2 ? in[2] : NULL};
    int status = m2c_fn_conj(NULL, 1, &left, 1, &in[0]) || m2c_sparse_times(&both, left, in[1]);
    if (status == 0)
        status = sums(out, nargin - 1, (m2c_value *const[]){both, of_sum[1]}, false);
    if (status == 0)
        m2c_settle_sparse(out, false);
    m2c_release(left);
    m2c_release(both);
    return status;
}

M2C_COMPRESSED_FORM_AS(mean, means(out, nargin, in))
M2C_COMPRESSED_FORM_AS(dot, dots(out, nargin, in))
M2C_COMPRESSED_FORM_AS(sum, sums(out, nargin, in, false))
M2C_COMPRESSED_FORM_AS(sumsq, sums(out, nargin, in, true))

M2C_COMPRESSED_FORM(prod)
{
    M2C_UNUSED;
    int dim = m2c_csc_dimension(1, nargin, in);
    if (dim < 0 || nargin > 2 || m2c_is_complex(in[0]))
        return M2C_NOT_MINE;
    m2c_csc c = lines_of(in[0], dim);
    m2c_value *y = m2c_new2(M2C_DOUBLE, 1, c.cols, 0);
    for (ptrdiff_t j = 0; j < c.cols; j++) {
        double product = c.start[j + 1] - c.start[j] == c.rows;
        for (ptrdiff_t k = c.start[j]; k < c.start[j + 1]; k++)
            product *= m2c_csc_real(&c, k);
        y->f64[j] = product;
    }
    m2c_csc_free(&c);
    return give_row(out, y, dim == 1);
}

/* Is something there in each line, or everything? */
static int tests(m2c_value **out, int nargin, m2c_value *const *in, bool all)
{
    int dim = m2c_csc_dimension(1, nargin, in);
    if (dim < 0 || nargin > 2)
        return M2C_NOT_MINE;
    m2c_csc c = lines_of(in[0], dim);
    m2c_value *y = m2c_new2(M2C_LOGICAL, 1, c.cols, 0);
    for (ptrdiff_t j = 0; j < c.cols; j++) {
        ptrdiff_t n = c.start[j + 1] - c.start[j];
        y->u8[j] = all ? n == c.rows : n > 0;
    }
    m2c_csc_free(&c);
    return give_row(out, y, dim == 1);
}

M2C_COMPRESSED_FORM_AS(any, tests(out, nargin, in, false))
M2C_COMPRESSED_FORM_AS(all, tests(out, nargin, in, true))

/* --- extremes ------------------------------------------------------------------------------------ */

/* The first row without an element, or -1. */
static ptrdiff_t first_gap(const m2c_csc *c, ptrdiff_t j)
{
    ptrdiff_t n = c->start[j + 1] - c->start[j];
    for (ptrdiff_t k = 0; k < n; k++)
        if (c->row[c->start[j] + k] != k)
            return k;
    return n < c->rows ? n : -1;
}

/* The extreme of a column, zeros included, and its row. NaN only where there is nothing else. */
static double extreme(const m2c_csc *c, ptrdiff_t j, bool most, ptrdiff_t *place)
{
    ptrdiff_t gap = first_gap(c, j), at = gap;
    double best = gap < 0 ? NAN : 0;
    for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++) {
        const double x = m2c_csc_real(c, k);
        bool better = isnan(best) ? !isnan(x) : most ? x > best : x < best;
        if (better || (x == best && c->row[k] < at)) {
            best = x;
            at = c->row[k];
        }
    }
    *place = at < 0 ? 0 : at;
    return best;
}

static int extremes(int nargout, m2c_value **out, int nargin, m2c_value *const *in, bool most)
{
    int dim = m2c_csc_dimension(2, nargin, in);
    bool two = nargin > 1 && in[1]->numel > 0;
    if (two || dim < 0 || nargin > 3 || m2c_is_complex(in[0]) || in[0]->numel == 0)
        return M2C_NOT_MINE;
    m2c_csc c = lines_of(in[0], dim);
    m2c_value *y = m2c_new2(c.cls, 1, c.cols, 0), *at = m2c_new2(M2C_DOUBLE, 1, c.cols, 0);
    for (ptrdiff_t j = 0; j < c.cols; j++) {
        ptrdiff_t place;
        const double best = extreme(&c, j, most, &place);
        if (c.cls == M2C_LOGICAL)
            y->u8[j] = best != 0;
        else
            y->f64[j] = best;
        at->f64[j] = (double)(place + 1);
    }
    m2c_csc_free(&c);
    if (nargout > 1 && dim == 1)
        m2c_transpose(&out[1], at);
    else if (nargout > 1)
        out[1] = m2c_retain(at);
    m2c_release(at);
    return give_row(out, y, dim == 1);
}

/* Of two matrices: where one of them has an element, as zero against zero is zero. */
static int greater(m2c_value **out, int nargin, m2c_value *const *in, m2c_function *f)
{
    bool zero = nargin == 2 && in[0]->numel != 1 && in[1]->numel == 1 && !m2c_is_complex(in[1]) &&
                m2c_is_float(in[1]) && m2c_get(in[1], 0) == 0;
    if (!zero || m2c_is_complex(in[0]))
        return M2C_NOT_MINE;
    m2c_csc c = m2c_csc_of(in[0]), y = m2c_csc_as(&c, M2C_DOUBLE, false);
    m2c_csc_free(&c);
    for (ptrdiff_t k = 0, n = m2c_csc_count(&y); k < n; k++)
        if (f == m2c_fn_max ? !(y.f64[k] > 0) : !(y.f64[k] < 0))
            y.f64[k] = 0;
    return m2c_give_csc(out, &y);
}

static int max_or_min(m2c_function *f, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    int status = nargin == 2 && nargout < 2 ? greater(out, nargin, in, f) : M2C_NOT_MINE;
    if (status == M2C_NOT_MINE && nargin == 2 && nargout < 2)
        status = m2c_csc_pair(out, in[0], in[1], f);
    return status == M2C_NOT_MINE ? extremes(nargout, out, nargin, in, f == m2c_fn_max) : status;
}

M2C_COMPRESSED_FORM_AS(max, max_or_min(m2c_fn_max, nargout, out, nargin, in))
M2C_COMPRESSED_FORM_AS(min, max_or_min(m2c_fn_min, nargout, out, nargin, in))

/* --- norms --------------------------------------------------------------------------------------- */

static double sum_of_sizes(const m2c_csc *c, ptrdiff_t j, bool squares)
{
    double sum = 0;
    for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++) {
        double x = c->pairs ? cabs(c->c64[k]) : fabs(m2c_csc_real(c, k));
        sum += squares ? x * x : x;
    }
    return sum;
}

/* 1, Inf, "inf" and "fro" of a matrix; all that is asked of a vector is left to others. */
M2C_COMPRESSED_FORM(norm)
{
    M2C_UNUSED;
    const m2c_value *v = in[0], *p = nargin == 2 ? in[1] : NULL;
    bool vector = v->dims[0] == 1 || v->dims[1] == 1;
    bool inf =
        p && (m2c_is_option(p, "inf") || (p->numel == 1 && m2c_is_float(p) && m2c_get(p, 0) == INFINITY));
    bool fro = p && m2c_is_option(p, "fro"),
         one = p && p->numel == 1 && m2c_is_float(p) && m2c_get(p, 0) == 1;
    if (!vector && (inf || fro || one) && v->cls == M2C_LOGICAL)
        return m2c_error("", "%s: wrong type argument 'sparse bool matrix'", fro ? "xfrobnorm" : "xnorm");
    if (vector || !(inf || fro || one))
        return M2C_NOT_MINE;
    m2c_csc c = lines_of(v, inf);
    double most = 0, total = 0;
    for (ptrdiff_t j = 0; j < c.cols; j++) {
        double sum = sum_of_sizes(&c, j, fro);
        total += sum;
        most = sum > most || isnan(sum) ? sum : most;
    }
    m2c_csc_free(&c);
    return m2c_give_double(out, fro ? sqrt(total) : most);
}
