/* Compressed matrices with their elements in other places: turned over, shifted, repeated, set beside each
 * other; and elementwise functions of two. */
#include "sparse.h"

#include "fn_internal.h"
#include "m2c/fn_num.h"
#include "m2c/sparse_functions.h"
#include "sparse_forms.h"
#include "sparse_index.h"

#include <math.h>
#include <stdlib.h>

#define PAIR(name)                                                                                           \
    M2C_COMPRESSED_FORM_AS(name, nargin == 2 ? m2c_csc_pair(out, in[0], in[1], m2c_fn_##name) : M2C_NOT_MINE)
PAIR(mod)
PAIR(rem)
PAIR(xor)
PAIR(atan2)
PAIR(hypot)

/* The rows and columns that two subscripts name. */
static int give_part(m2c_value **out, const m2c_value *v, m2c_subs *s)
{
    m2c_csc c = m2c_csc_of(v), y = m2c_csc_part(&c, s);
    m2c_csc_free(&c);
    return m2c_give_csc(out, &y);
}

static m2c_subs from_to(ptrdiff_t first, ptrdiff_t step, ptrdiff_t n)
{
    m2c_subs s = {.kind = M2C_SUBS_STEPS, .n = n, .first = first, .step = step};
    const ptrdiff_t last = first + (n - 1) * step;
    s.extent = n == 0 ? 0 : (first > last ? first : last) + 1;
    return s;
}

static const m2c_subs all = {.kind = M2C_SUBS_COLON, .step = 1};

static int turned_over(m2c_value **out, const m2c_value *v, int dim)
{
    m2c_subs s[2] = {all, all};
    s[dim] = from_to(v->dims[dim] - 1, -1, v->dims[dim]);
    return give_part(out, v, s);
}

M2C_COMPRESSED_FORM_AS(fliplr, nargin == 1 ? turned_over(out, in[0], 1) : M2C_NOT_MINE)
M2C_COMPRESSED_FORM_AS(flipud, nargin == 1 ? turned_over(out, in[0], 0) : M2C_NOT_MINE)

/* By quarters of a turn: each is a transpose, turned over. */
M2C_COMPRESSED_FORM(rot90)
{
    M2C_UNUSED;
    double by = nargin == 1 ? 1 : m2c_number(in[1]);
    if (nargin > 2 || (nargin == 2 && in[1]->numel != 1) || by != floor(by) || fabs(by) > 0x1p30)
        return M2C_NOT_MINE;
    const int quarters = (int)(((ptrdiff_t)by % 4 + 4) % 4);
    m2c_value *v = m2c_retain(in[0]);
    int status = 0;
    if (quarters % 2)
        status = m2c_sparse_transpose(&v, v);
    if (quarters == 1 || quarters == 2)
        status = status || turned_over(&v, v, 0);
    if (quarters == 2 || quarters == 3)
        status = status || turned_over(&v, v, 1);
    m2c_set(out, v);
    return status;
}

M2C_COMPRESSED_FORM(flip)
{
    M2C_UNUSED;
    int dim = m2c_csc_dimension(1, nargin, in);
    return nargin > 2 || dim < 0 ? M2C_NOT_MINE : turned_over(out, in[0], dim);
}

M2C_COMPRESSED_FORM(circshift)
{
    M2C_UNUSED;
    int dim = m2c_csc_dimension(2, nargin, in);
    double by = nargin > 1 && m2c_is_float(in[1]) && in[1]->numel == 1 ? m2c_get(in[1], 0) : NAN;
    const ptrdiff_t n = dim < 0 ? 0 : in[0]->dims[dim];
    if (nargin < 2 || nargin > 3 || n == 0 || by != floor(by))
        return M2C_NOT_MINE;
    m2c_subs s[2] = {all, all}, list = {.kind = M2C_SUBS_LIST, .n = n, .extent = n};
    const ptrdiff_t first = (ptrdiff_t)(by - floor(by / (double)n) * (double)n);
    list.list = m2c_alloc((size_t)n * sizeof *list.list);
    for (ptrdiff_t k = 0; k < n; k++)
        list.list[(k + first) % n] = k;
    s[dim] = list;
    int status = give_part(out, in[0], s);
    m2c_free(list.list);
    return status;
}

M2C_COMPRESSED_FORM(permute)
{
    M2C_UNUSED;
    if (nargin != 2 || in[1]->numel != 2 || !m2c_is_float(in[1]) || m2c_get(in[1], 0) != 2 ||
        m2c_get(in[1], 1) != 1)
        return M2C_NOT_MINE;
    return m2c_sparse_transpose(out, in[0]);
}

M2C_COMPRESSED_FORM(vec)
{
    M2C_UNUSED;
    if (nargin != 1)
        return M2C_NOT_MINE;
    m2c_csc c = m2c_csc_of(in[0]), y = m2c_csc_reshaped(&c, in[0]->numel, 1);
    m2c_csc_free(&c);
    return m2c_give_csc(out, &y);
}

/* --- several ------------------------------------------------------------------------------------- */

static int copies(m2c_value **out, m2c_value *v, ptrdiff_t n, bool beside)
{
    m2c_value **all_of_them = m2c_alloc((size_t)(n + 1) * sizeof *all_of_them);
    for (ptrdiff_t k = 0; k < n; k++)
        all_of_them[k] = v;
    int status = m2c_csc_join(out, (int)n, all_of_them, beside);
    m2c_free(all_of_them);
    return status;
}

M2C_COMPRESSED_FORM(repmat)
{
    M2C_UNUSED;
    const m2c_value *list = nargin == 2 ? in[1] : NULL;
    double m = NAN, n = NAN;
    if (list && (list->numel == 1 || list->numel == 2) && m2c_is_float(list)) {
        m = m2c_get(list, 0);
        n = m2c_get(list, list->numel - 1);
    } else if (nargin == 3 && in[1]->numel == 1 && in[2]->numel == 1) {
        m = m2c_number(in[1]);
        n = m2c_number(in[2]);
    }
    if (!(m >= 1 && n >= 1 && m < 0x1p30 && n < 0x1p30) || m != floor(m) || n != floor(n))
        return M2C_NOT_MINE;
    m2c_value *row = NULL, *all = NULL;
    int status = copies(&row, in[0], (ptrdiff_t)n, true) || copies(&all, row, (ptrdiff_t)m, false) ||
                 m2c_sparse_uplus(out, all); /* of numbers, also where it is one of truth values */
    m2c_release(row);
    m2c_release(all);
    return status;
}

/* Matrices along the diagonal: each as columns of its own, in rows of its own. */
M2C_COMPRESSED_FORM(blkdiag)
{
    M2C_UNUSED;
    ptrdiff_t rows = 0, cols = 0, count = 0;
    bool pairs = false;
    for (int k = 0; k < nargin; k++) {
        if (in[k]->cls != M2C_DOUBLE || in[k]->ndims > 2)
            return M2C_NOT_MINE;
        pairs = pairs || m2c_is_complex(in[k]);
    }
    m2c_csc *part = m2c_alloc((size_t)nargin * sizeof *part);
    for (int k = 0; k < nargin; k++) {
        m2c_csc c = m2c_csc_of(in[k]);
        part[k] = m2c_csc_as(&c, M2C_DOUBLE, pairs);
        m2c_csc_free(&c);
        rows += part[k].rows;
        cols += part[k].cols;
        count += m2c_csc_count(&part[k]);
    }
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, pairs, rows, cols, count);
    ptrdiff_t above = 0, n = 0, j = 0;
    for (int k = 0; k < nargin; k++) {
        for (ptrdiff_t l = 0; l < part[k].cols; l++) {
            for (ptrdiff_t e = part[k].start[l]; e < part[k].start[l + 1]; e++) {
                y.row[n] = part[k].row[e] + above;
                m2c_csc_take(&y, n++, &part[k], e);
            }
            y.start[++j] = n;
        }
        above += part[k].rows;
        m2c_csc_free(&part[k]);
    }
    m2c_free(part);
    return m2c_give_csc(out, &y);
}

/* Each row, or column, less the one before. */
static int difference(m2c_value **out, const m2c_value *v, int dim)
{
    const ptrdiff_t n = v->dims[dim] - 1;
    m2c_subs behind[2] = {all, all}, before[2] = {all, all};
    behind[dim] = from_to(1, 1, n);
    before[dim] = from_to(0, 1, n);
    m2c_value *a = NULL, *b = NULL;
    int status = give_part(&a, v, behind) || give_part(&b, v, before) || m2c_sparse_minus(out, a, b);
    m2c_release(a);
    m2c_release(b);
    return status;
}

M2C_COMPRESSED_FORM(diff)
{
    M2C_UNUSED;
    int dim = m2c_csc_dimension(2, nargin, in);
    bool once =
        nargin < 2 || (in[1]->numel == 1 && m2c_number(in[1]) == 1) || (nargin > 2 && in[1]->numel == 0);
    if (nargin > 3 || dim < 0 || !once || in[0]->dims[dim] < 2)
        return M2C_NOT_MINE;
    return difference(out, in[0], dim);
}

/* --- in order ------------------------------------------------------------------------------------ */

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return isnan(x) || isnan(y) ? isnan(x) - isnan(y) : (x > y) - (x < y);
}

/* Elements in order, with all zeros between those below zero and those above it. */
static void order_column(m2c_csc *c, ptrdiff_t j, bool down)
{
    const ptrdiff_t first = c->start[j], n = c->start[j + 1] - first, zeros = c->rows - n;
    double *x = c->f64 + first;
    qsort(x, (size_t)n, sizeof *x, compare);
    for (ptrdiff_t k = 0; down && k < n / 2; k++) {
        const double t = x[k];
        x[k] = x[n - 1 - k];
        x[n - 1 - k] = t;
    }
    for (ptrdiff_t k = 0; k < n; k++)
        c->row[first + k] = k + ((down ? x[k] < 0 : !(x[k] < 0)) ? zeros : 0);
}

M2C_COMPRESSED_FORM(sort)
{
    M2C_UNUSED;
    int dim = in[0]->dims[0] == 1 ? 1 : 0;
    bool down = nargin > 1 && m2c_is_option(in[nargin - 1], "descend"), words = down;
    words = words || (nargin > 1 && m2c_is_option(in[nargin - 1], "ascend"));
    if (nargin - words > 1)
        dim = m2c_csc_dimension(1, nargin, in);
    if (nargout > 1 || dim < 0 || nargin - words > 2 || m2c_is_complex(in[0]) || in[0]->cls != M2C_DOUBLE)
        return M2C_NOT_MINE;
    m2c_csc given = m2c_csc_of(in[0]);
    m2c_csc c = dim == 0 ? m2c_csc_copy(&given) : m2c_csc_transposed(&given, false);
    for (ptrdiff_t j = 0; j < c.cols; j++)
        order_column(&c, j, down);
    if (dim == 1) {
        m2c_csc turned = m2c_csc_transposed(&c, false);
        m2c_csc_free(&c);
        c = turned;
    }
    return m2c_give_csc(out, &c);
}
