/* Parts of compressed matrices: elements, columns, rows, blocks, lists and masks; and what is left where some
 * are deleted. */
#include "sparse.h"

#include "function_names.h"
#include "index_internal.h"
#include "m2c/sparse_functions.h"
#include "op_internal.h"
#include "sparse_index.h"

/* One element, as a sparse matrix of one. */
static m2c_value *one_element(const m2c_csc *c, ptrdiff_t i, ptrdiff_t j)
{
    ptrdiff_t k = m2c_csc_find(c, i, j);
    bool pairs = c->pairs && k >= 0 && cimag(c->c64[k]) != 0;
    m2c_value *v = m2c_new_scalar(c->cls, M2C_SPARSE | (pairs ? M2C_COMPLEX : 0));
    if (pairs)
        v->c64[0] = c->c64[k];
    else if (c->cls == M2C_LOGICAL)
        v->u8[0] = k >= 0;
    else
        v->f64[0] = k < 0 ? 0 : m2c_csc_real(c, k);
    return v;
}

/* Columns as they are. */
static m2c_csc whole_columns(const m2c_csc *c, const m2c_subs *cols, ptrdiff_t count)
{
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < count; j++) {
        const ptrdiff_t from = m2c_subs_at(cols, j);
        n += c->start[from + 1] - c->start[from];
    }
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, c->rows, count, n);
    n = 0;
    for (ptrdiff_t j = 0; j < count; j++) {
        const ptrdiff_t first = c->start[m2c_subs_at(cols, j)];
        const ptrdiff_t some = c->start[m2c_subs_at(cols, j) + 1] - first;
        memcpy(y.row + n, c->row + first, (size_t)some * sizeof *y.row);
        memcpy(m2c_csc_place(&y, n), m2c_csc_place(c, first), (size_t)some * c->size);
        n += some;
        y.start[j + 1] = n;
    }
    return y;
}

/* Which of the wanted rows is a row of the matrix? The first, and behind each the next that is the same. */
typedef struct wanted {
    ptrdiff_t *first, *next;
    bool rising; /* do they come in the order of the rows? */
} wanted;

static wanted wanted_rows(const m2c_subs *rows, ptrdiff_t count, ptrdiff_t extent)
{
    wanted w = {m2c_alloc((size_t)(extent + 1) * sizeof *w.first),
                m2c_alloc((size_t)(count + 1) * sizeof *w.next), true};
    for (ptrdiff_t i = 0; i < extent; i++)
        w.first[i] = -1;
    for (ptrdiff_t k = count - 1; k >= 0; k--) {
        const ptrdiff_t i = m2c_subs_at(rows, k);
        w.next[k] = w.first[i];
        w.first[i] = k;
        w.rising = w.rising && (k == 0 || m2c_subs_at(rows, k - 1) < i);
    }
    return w;
}

static m2c_csc block(const m2c_csc *c, const m2c_subs *rows, ptrdiff_t row_count, const m2c_subs *cols,
                     ptrdiff_t col_count)
{
    wanted w = wanted_rows(rows, row_count, c->rows);
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, row_count, col_count, 4);
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < col_count; j++) {
        const ptrdiff_t from = m2c_subs_at(cols, j);
        for (ptrdiff_t k = c->start[from]; k < c->start[from + 1]; k++)
            for (ptrdiff_t i = w.first[c->row[k]]; i >= 0; i = w.next[i]) {
                if (n == y.room) {
                    y.start[col_count] = n;
                    m2c_csc_reserve(&y, n + 1);
                }
                y.row[n] = i;
                m2c_csc_take(&y, n++, c, k);
            }
        y.start[j + 1] = n;
    }
    m2c_free(w.first);
    m2c_free(w.next);
    if (!w.rising)
        m2c_csc_sort(&y);
    return y;
}

/* A few rows: each is looked for in each column. */
static m2c_csc few_rows(const m2c_csc *c, const m2c_subs *rows, ptrdiff_t row_count, const m2c_subs *cols,
                        ptrdiff_t col_count)
{
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, row_count, col_count, row_count * col_count);
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < col_count; j++) {
        for (ptrdiff_t i = 0; i < row_count; i++) {
            ptrdiff_t k = m2c_csc_find(c, m2c_subs_at(rows, i), m2c_subs_at(cols, j));
            if (k < 0)
                continue;
            y.row[n] = i;
            m2c_csc_take(&y, n++, c, k);
        }
        y.start[j + 1] = n;
    }
    return y;
}

static int check(const m2c_subs *s, int position, int count, ptrdiff_t extent, const m2c_value *base,
                 const char *name)
{
    m2c_subs_place place = {name, position, count, M2C_READING, m2c_shadows_function};
    return m2c_subs_is_colon(s) || s->extent <= extent
               ? 0
               : m2c_error_out_of_bound(s->extent, extent, base->ndims, base->dims, &place);
}

m2c_csc m2c_csc_part(const m2c_csc *c, m2c_subs *s)
{
    const ptrdiff_t rows = m2c_subs_is_colon(&s[0]) ? c->rows : s[0].n;
    const ptrdiff_t cols = m2c_subs_is_colon(&s[1]) ? c->cols : s[1].n;
    if (m2c_subs_is_colon(&s[0]) || m2c_subs_covers(&s[0], c->rows))
        return whole_columns(c, &s[1], cols);
    enum { FEW = 2 };
    return rows <= FEW && cols < c->rows ? few_rows(c, &s[0], rows, &s[1], cols)
                                         : block(c, &s[0], rows, &s[1], cols);
}

/* --- one subscript ------------------------------------------------------------------------------- */

/* The extents of what one subscript selects. */
static void extents_of(const m2c_value *base, const m2c_subs *s, ptrdiff_t *rows, ptrdiff_t *cols)
{
    *rows = s->shape ? s->shape->dims[0] : s->mask_rows;
    *cols = s->shape ? (s->shape->dims[0] ? s->shape->numel / s->shape->dims[0] : s->shape->dims[1])
                     : s->mask_cols;
    bool list = *rows == 1 || *cols == 1, one = s->n == 1 && s->shape && s->shape->numel == 1;
    if (!list || one)
        return;
    if (base->dims[0] == 1 && base->dims[1] != 1) {
        *rows = 1;
        *cols = s->n;
    } else if (base->dims[1] == 1 && base->dims[0] != 1) {
        *rows = s->n;
        *cols = 1;
    }
}

static m2c_csc listed(const m2c_csc *c, const m2c_subs *s, ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, rows, cols, 4);
    ptrdiff_t n = 0, at = 0;
    for (ptrdiff_t j = 0; j < cols; j++) {
        for (ptrdiff_t i = 0; i < rows; i++, at++) {
            const ptrdiff_t from = m2c_subs_at(s, at);
            ptrdiff_t k = m2c_csc_find(c, from % c->rows, from / c->rows);
            if (k < 0)
                continue;
            if (n == y.room) {
                y.start[cols] = n;
                m2c_csc_reserve(&y, n + 1);
            }
            y.row[n] = i;
            m2c_csc_take(&y, n++, c, k);
        }
        y.start[j + 1] = n;
    }
    return y;
}

static int by_one(m2c_value **out, const m2c_value *base, const m2c_csc *c, m2c_subs *s, const char *name)
{
    m2c_csc y;
    if (check(s, 0, 1, base->numel, base, name))
        return 1;
    if (m2c_subs_is_colon(s)) {
        y = m2c_csc_reshaped(c, base->numel, 1);
        return m2c_give_csc(out, &y);
    }
    ptrdiff_t rows, cols;
    extents_of(base, s, &rows, &cols);
    y = listed(c, s, rows, cols);
    return m2c_give_csc(out, &y);
}

static int general(m2c_value **out, const m2c_value *base, const m2c_csc *c, int n, m2c_value *const *idx,
                   const char *name)
{
    m2c_subs s[2];
    if (m2c_subs_resolve_all(s, n, idx, name, M2C_READING))
        return 1;
    int status = n == 1 ? by_one(out, base, c, s, name)
                        : check(&s[0], 0, 2, c->rows, base, name) || check(&s[1], 1, 2, c->cols, base, name);
    if (n == 2 && status == 0) {
        m2c_csc y = m2c_csc_part(c, s);
        m2c_give_csc(out, &y);
    }
    m2c_subs_free(s, n);
    return status;
}

int m2c_csc_subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    if (n == 0) {
        m2c_copy(out, base);
        return 0;
    }
    if (n > 2)
        return m2c_error("", "sparse indexing needs 1 or 2 indices");
    m2c_csc c = m2c_csc_of(base);
    ptrdiff_t k = m2c_fast_element(base, n, idx);
    int status = 0;
    if (k >= 0)
        m2c_set(out, one_element(&c, k % c.rows, k / c.rows));
    else
        status = general(out, base, &c, n, idx, name);
    m2c_csc_free(&c);
    return status;
}

m2c_value *m2c_csc_column(const m2c_value *v, ptrdiff_t k)
{
    m2c_csc c = m2c_csc_of(v);
    m2c_subs column = {.kind = M2C_SUBS_STEPS, .n = 1, .first = k, .step = 1};
    m2c_csc y = whole_columns(&c, &column, 1);
    m2c_csc_free(&c);
    return m2c_csc_value(&y);
}

/* --- deleting ------------------------------------------------------------------------------------ */

/* The places that are not among s, as a subscript. */
static m2c_subs others(const m2c_subs *s, ptrdiff_t extent)
{
    unsigned char *gone = m2c_calloc((size_t)extent + 1, 1);
    for (ptrdiff_t k = 0; k < s->n; k++)
        gone[m2c_subs_at(s, k)] = 1;
    m2c_subs rest = {.kind = M2C_SUBS_LIST, .list = m2c_alloc((size_t)(extent + 1) * sizeof *rest.list)};
    for (ptrdiff_t k = 0; k < extent; k++)
        if (!gone[k])
            rest.list[rest.n++] = k;
    m2c_free(gone);
    return rest;
}

static bool delete_lines(m2c_value **base, m2c_subs *s)
{
    const int along = m2c_subs_is_colon(&s[0]) ? 1 : 0;
    const ptrdiff_t extent = (*base)->dims[along];
    if (m2c_subs_is_colon(&s[along]) || !m2c_subs_is_colon(&s[!along]) || s[along].extent > extent)
        return false;
    m2c_subs rest[2] = {{.kind = M2C_SUBS_COLON, .step = 1}, {.kind = M2C_SUBS_COLON, .step = 1}};
    rest[along] = others(&s[along], extent);
    m2c_csc c = m2c_csc_of(*base), y = m2c_csc_part(&c, rest);
    m2c_csc_free(&c);
    m2c_free(rest[along].list);
    m2c_give_csc(base, &y);
    return true;
}

/* One subscript: of a matrix, the rest is a row. */
static bool delete_listed(m2c_value **base, m2c_subs *s)
{
    const m2c_value *v = *base;
    if (m2c_subs_is_colon(s) || s->n == 0 || s->extent > v->numel)
        return false;
    bool column = v->dims[1] == 1;
    m2c_csc c = m2c_csc_of(v), line = m2c_csc_reshaped(&c, column ? v->numel : 1, column ? 1 : v->numel);
    m2c_subs rest[2] = {{.kind = M2C_SUBS_COLON, .step = 1}, {.kind = M2C_SUBS_COLON, .step = 1}};
    rest[!column] = others(s, v->numel);
    m2c_csc y = m2c_csc_part(&line, rest);
    m2c_free(rest[!column].list);
    m2c_csc_free(&line);
    return m2c_give_csc(base, &y) == 0;
}

/* All of a vector, by a colon: its other extent stays. */
static bool delete_vector(m2c_value **base, const m2c_subs *s)
{
    const m2c_value *v = *base;
    const bool column = v->dims[1] == 1;
    if (!m2c_subs_is_colon(s) || (v->dims[0] != 1 && !column))
        return false;
    m2c_csc y = m2c_csc_new((m2c_class)v->cls, false, !column, column, 0);
    return m2c_give_csc(base, &y) == 0;
}

/* All rows and all columns: the columns go. */
static bool delete_all(m2c_value **base, const m2c_subs *s)
{
    if (!m2c_subs_is_colon(&s[0]) || !m2c_subs_is_colon(&s[1]))
        return false;
    m2c_csc y = m2c_csc_new((m2c_class)(*base)->cls, false, (*base)->dims[0], 0, 0);
    return m2c_give_csc(base, &y) == 0;
}

int m2c_csc_subsdel(m2c_value **base, int n, m2c_value *const *idx, const char *name)
{
    m2c_subs s[2];
    bool done = false;
    if (n == 1 || n == 2) {
        if (m2c_subs_resolve_all(s, n, idx, name, M2C_DELETING))
            return 1;
        done = n == 1 ? delete_vector(base, s) || delete_listed(base, s)
                      : delete_all(base, s) || delete_lines(base, s);
        m2c_subs_free(s, n);
    }
    if (done)
        return 0;
    if (m2c_check_whole_fits(1, base))
        return 1;
    m2c_value *full = m2c_full_of(*base);
    int status = m2c_subsdel(&full, n, idx, name);
    if (status == 0) {
        m2c_copy(base, full);
        m2c_settle_sparse(base, true);
    }
    m2c_release(full);
    return status;
}

bool m2c_sparse_number(const m2c_value *a, ptrdiff_t i, ptrdiff_t j, double *x)
{
    if (!m2c_is_compressed(a) || a->cls != M2C_DOUBLE || m2c_is_complex(a) || m2c_is_distributed(a))
        return false;
    if (i < 1 || i > a->dims[0] || j < 1 || j > a->dims[1])
        return false;
    m2c_csc c = m2c_csc_of(a);
    const ptrdiff_t k = m2c_csc_find(&c, i - 1, j - 1);
    *x = k < 0 ? 0 : c.f64[k];
    return true;
}
