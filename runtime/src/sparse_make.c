/* __sparse__ makes sparse matrices, of other matrices and of triplets; __spdiags__, of diagonals; __full__
 * makes full ones. */
#include "sparse.h"

#include "fn_internal.h"
#include "m2c/fn_more.h"

#include <stdio.h>

/* --- of triplets --------------------------------------------------------------------------------- */

/* What can stand in a sparse matrix: truth values, and doubles. A new reference, NULL after an error. */
static m2c_value *elements_of(const m2c_value *v)
{
    m2c_value *full = m2c_full_of(v), *y = NULL;
    if (!m2c_is_numeric(v) && v->cls != M2C_LOGICAL)
        m2c_error("", "sparse: wrong type argument '%s'", m2c_type_name(v));
    else if (v->cls == M2C_LOGICAL || v->cls == M2C_DOUBLE)
        y = m2c_retain(full);
    else
        y = m2c_as(full, M2C_DOUBLE);
    m2c_release(full);
    return y;
}

/* Subscripts from 0; NULL after an error. `most`: the greatest, counted from 1. */
static ptrdiff_t *subscripts(const m2c_value *v, const char *form, double *most)
{
    m2c_value *full = m2c_full_of(v);
    ptrdiff_t *at = m2c_alloc((size_t)(full->numel + 1) * sizeof *at);
    bool plain = full->cls == M2C_DOUBLE && !m2c_is_complex(full);
    *most = 0;
    for (ptrdiff_t k = 0; k < full->numel; k++) {
        const double x = plain ? full->f64[k] : m2c_get(full, k);
        at[k] = x >= 1 && x < 0x1p62 ? (ptrdiff_t)x : 0;
        if ((double)at[k] != x || at[k] < 1) {
            char place[64];
            snprintf(place, sizeof place, form, x);
            for (char *c = place; *c; c++)
                *c = (char)(*c >= 'A' && *c <= 'Z' ? *c + 32 : *c);
            m2c_error("Octave:invalid-index",
                      "index %s: subscripts must be either integers 1 to (2^63)-1 or logicals", place);
            m2c_free(at);
            m2c_release(full);
            return NULL;
        }
        *most = x > *most ? x : *most;
        at[k]--;
    }
    m2c_release(full);
    return at;
}

typedef struct triplets {
    ptrdiff_t n, rows, cols;
    ptrdiff_t *i, *j;
    bool one_i, one_j, one_v; /* one for all */
    const m2c_value *v;
    bool last; /* of several elements at one place the last one counts, not the sum */
} triplets;

/* Puts them into their columns, in the order given. */
static m2c_csc in_columns(const triplets *t)
{
    m2c_csc v = {.cls = (m2c_class)t->v->cls, .pairs = m2c_is_complex(t->v), .data = t->v->data};
    v.size = m2c_slot_size(t->v);
    m2c_csc y = m2c_csc_new(v.cls, v.pairs, t->rows, t->cols, t->n);
    for (ptrdiff_t k = 0; k < t->n; k++)
        y.start[t->j[t->one_j ? 0 : k] + 1]++;
    for (ptrdiff_t j = 0; j < t->cols; j++)
        y.start[j + 1] += y.start[j];
    for (ptrdiff_t k = 0; k < t->n; k++) {
        const ptrdiff_t at = y.start[t->j[t->one_j ? 0 : k]]++;
        y.row[at] = t->i[t->one_i ? 0 : k];
        m2c_csc_take(&y, at, &v, t->one_v ? 0 : k);
    }
    for (ptrdiff_t j = t->cols; j > 0; j--)
        y.start[j] = y.start[j - 1];
    y.start[0] = 0;
    return y;
}

static void add_to(m2c_csc *c, ptrdiff_t at, ptrdiff_t k)
{
    if (c->pairs)
        c->c64[at] += c->c64[k];
    else if (c->cls == M2C_DOUBLE)
        c->f64[at] += c->f64[k];
    else
        c->u8[at] |= c->u8[k];
}

/* Elements of one place, which stand behind each other, become one. */
static void sum_up(m2c_csc *c, bool last)
{
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0, k = 0; j < c->cols; j++) {
        const ptrdiff_t first = n;
        for (; k < c->start[j + 1]; k++) {
            if (n > first && c->row[n - 1] == c->row[k]) {
                if (last)
                    m2c_csc_take(c, n - 1, c, k);
                else
                    add_to(c, n - 1, k);
                continue;
            }
            c->row[n] = c->row[k];
            m2c_csc_take(c, n++, c, k);
        }
        c->start[j + 1] = n;
    }
}

static ptrdiff_t count_of(const m2c_value *i, const m2c_value *j, const m2c_value *v)
{
    return i->numel != 1 ? i->numel : j->numel != 1 ? j->numel : v->numel;
}

static int check_within(const triplets *t, double most_i, double most_j)
{
    if (most_i > (double)t->rows)
        return m2c_error("", "sparse: row index %.0fout of bound %" M2C_PT, most_i, t->rows);
    if (most_j > (double)t->cols)
        return m2c_error("", "sparse: column index %" M2C_PT " out of bound %" M2C_PT, t->cols, t->cols);
    return 0;
}

static int extent_of(const m2c_value *v, ptrdiff_t *extent)
{
    double x = m2c_number(v);
    x = x > 0 ? x : 0;
    *extent = (ptrdiff_t)x;
    return 0;
}

static int of_triplets(m2c_value **out, int nargin, m2c_value *const *in)
{
    double most_i = 0, most_j = 0;
    m2c_value *v = elements_of(in[2]);
    if (!v)
        return 1;
    triplets t = {.n = count_of(in[0], in[1], v), .v = v};
    t.one_i = in[0]->numel == 1 && t.n != 1;
    t.one_j = in[1]->numel == 1 && t.n != 1;
    t.one_v = v->numel == 1 && t.n != 1;
    bool alike =
        (t.one_i || in[0]->numel == t.n) && (t.one_j || in[1]->numel == t.n) && (t.one_v || v->numel == t.n);
    int bad = alike ? 0 : m2c_error("", "sparse: dimension mismatch");
    t.i = bad ? NULL : subscripts(in[0], "(%g,_)", &most_i);
    t.j = t.i ? subscripts(in[1], "(_,%g)", &most_j) : NULL;
    bad = bad || !t.j;
    t.rows = (ptrdiff_t)most_i;
    t.cols = (ptrdiff_t)most_j;
    if (!bad && nargin >= 5)
        bad = extent_of(in[3], &t.rows) || extent_of(in[4], &t.cols);
    bad = bad || check_within(&t, most_i, most_j);
    t.last = nargin > 3 && m2c_is_option(in[nargin - 1], "unique");
    if (!bad) {
        m2c_csc c = in_columns(&t);
        m2c_free(t.i);
        m2c_free(t.j);
        t.i = t.j = NULL;
        m2c_csc_sort(&c);
        sum_up(&c, t.last);
        m2c_give_csc(out, &c);
    }
    m2c_free(t.i);
    m2c_free(t.j);
    m2c_release(v);
    return bad;
}

/* --- of a matrix, and of nothing ----------------------------------------------------------------- */

static int of_matrix(m2c_value **out, const m2c_value *v)
{
    if (m2c_is_compressed(v)) {
        m2c_copy(out, v);
        return 0;
    }
    if (m2c_is_int(v))
        return m2c_error("", "octave_base_value::sparse_matrix_value(): wrong type argument '%s'",
                         m2c_type_name(v));
    m2c_value *elements = elements_of(v);
    if (!elements)
        return 1;
    m2c_csc c = m2c_csc_of(elements);
    m2c_release(elements);
    return m2c_give_csc(out, &c);
}

static int of_nothing(m2c_value **out, const m2c_value *rows, const m2c_value *cols)
{
    ptrdiff_t m, n;
    if (extent_of(rows, &m) || extent_of(cols, &n))
        return 1;
    m2c_csc c = m2c_csc_new(M2C_DOUBLE, false, m, n, 0);
    return m2c_give_csc(out, &c);
}

/* The function of all elements of what is distributed. */
static int of_gathered(m2c_function *fn, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value **all = m2c_alloc((size_t)nargin * sizeof *all);
    for (int k = 0; k < nargin; k++)
        all[k] = m2c_is_distributed(in[k]) ? m2c_sparse_ways_now->full(in[k]) : m2c_retain(in[k]);
    int status = fn(NULL, 1, out, nargin, all);
    for (int k = 0; k < nargin; k++)
        m2c_release(all[k]);
    m2c_free(all);
    return status;
}

M2C_BUILTIN_OF_ANY(__sparse__)
{
    M2C_UNUSED;
    if (m2c_any_distributed(nargin, in))
        return of_gathered(m2c_fn___sparse__, out, nargin, in);
    if (nargin == 1)
        return of_matrix(out, in[0]);
    if (nargin == 2)
        return of_nothing(out, in[0], in[1]);
    return nargin > 2 && nargin < 7 ? of_triplets(out, nargin, in) : m2c_invalid_call("sparse");
}

M2C_BUILTIN_OF_ANY(__full__)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("full");
    if (m2c_is_distributed(in[0]))
        return m2c_copy(out, in[0]), 0;
    if (m2c_check_whole_fits(1, in))
        return 1;
    m2c_set(out, m2c_full_of(in[0]));
    return 0;
}

/* --- of diagonals -------------------------------------------------------------------------------- */

/* The diagonals from the lowest to the highest; of one that is named twice the last counts. */
static ptrdiff_t order_diagonals(const m2c_value *at, ptrdiff_t *order)
{
    ptrdiff_t n = 0, *number = m2c_alloc((size_t)(at->numel + 1) * sizeof *number);
    ptrdiff_t *sorted = m2c_alloc((size_t)(at->numel + 1) * sizeof *sorted);
    for (ptrdiff_t k = 0; k < at->numel; k++)
        number[k] = (ptrdiff_t)m2c_get(at, k);
    m2c_order_rows(sorted, number, at->numel);
    for (ptrdiff_t k = 0; k < at->numel; k++)
        if (k + 1 == at->numel || number[sorted[k]] != number[sorted[k + 1]])
            order[n++] = sorted[k];
    m2c_free(number);
    m2c_free(sorted);
    return n;
}

/* The columns of v on the diagonals `at` of an m-by-n matrix: of a tall one by columns, else by rows. Columns
 * may be short, and fewer than the diagonals. */
static m2c_csc of_diagonals(const m2c_value *full, const m2c_value *at, ptrdiff_t m, ptrdiff_t n)
{
    ptrdiff_t *order = m2c_alloc((size_t)(at->numel + 1) * sizeof *order), count = order_diagonals(at, order);
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, m2c_is_complex(full), m, n, (m < n ? m : n) * count);
    const ptrdiff_t height = full->dims[0];
    ptrdiff_t filled = 0;
    for (ptrdiff_t j = 0; j < n; j++) {
        for (ptrdiff_t k = count - 1; k >= 0; k--) { /* the highest diagonal is in the first row */
            const ptrdiff_t i = j - (ptrdiff_t)m2c_get(at, order[k]),
                            from = (m >= n ? j : i) + order[k] * height;
            if (i < 0 || i >= m || order[k] >= full->dims[1] || (m >= n ? j : i) >= height)
                continue;
            y.row[filled] = i;
            if (y.pairs)
                y.c64[filled++] = m2c_getc(full, from);
            else
                y.f64[filled++] = m2c_get(full, from);
        }
        y.start[j + 1] = filled;
    }
    m2c_free(order);
    return y;
}

/* __spdiags__ (v, at, m, n): what spdiags gives of them. */
M2C_BUILTIN_OF_ANY(__spdiags__)
{
    M2C_UNUSED;
    if (m2c_any_distributed(nargin, in))
        return of_gathered(m2c_fn___spdiags__, out, nargin, in);
    ptrdiff_t m, n;
    if (nargin != 4)
        return m2c_invalid_call("spdiags");
    if (extent_of(in[2], &m) || extent_of(in[3], &n))
        return 1;
    m2c_value *full = m2c_full_of(in[0]), *at = m2c_full_of(in[1]);
    int bad = full->numel && full->dims[1] > at->numel
                  ? m2c_error("Octave:index-out-of-bounds",
                              "offset(%" M2C_PT "): out of bound %" M2C_PT " (dimensions are %" M2C_PT
                              "x%" M2C_PT ")",
                              full->dims[1], at->numel, at->dims[0], at->dims[1])
                  : 0;
    if (!bad) {
        m2c_csc y = of_diagonals(full, at, m, n);
        m2c_give_csc(out, &y);
    }
    m2c_release(full);
    m2c_release(at);
    return bad;
}
