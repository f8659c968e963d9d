/* Assignments to compressed matrices, and of compressed matrices to parts of full ones. */
#include "sparse.h"

#include "index_internal.h"
#include "op_internal.h"

/* --- one element --------------------------------------------------------------------------------- */

/* Room for one element more at place k, of column j, in a value of its own. */
static void open_place(m2c_value *v, ptrdiff_t k, ptrdiff_t j)
{
    m2c_csc c = m2c_csc_of(v);
    if (m2c_csc_count(&c) == c.room) {
        m2c_columns *before = v->data;
        m2c_csc wider = m2c_csc_copy(&c);
        m2c_csc_reserve(&wider, c.room + 1);
        m2c_free(before);
        v->data = wider.own;
        c = m2c_csc_of(v);
    }
    const size_t behind = (size_t)(m2c_csc_count(&c) - k);
    memmove(c.row + k + 1, c.row + k, behind * sizeof *c.row);
    memmove(m2c_csc_place(&c, k + 1), m2c_csc_place(&c, k), behind * c.size);
    for (ptrdiff_t l = j + 1; l <= c.cols; l++)
        c.start[l]++;
}

static void close_place(const m2c_csc *c, ptrdiff_t k, ptrdiff_t j)
{
    const size_t behind = (size_t)(m2c_csc_count(c) - k - 1);
    memmove(c->row + k, c->row + k + 1, behind * sizeof *c->row);
    memmove(m2c_csc_place(c, k), m2c_csc_place(c, k + 1), behind * c->size);
    for (ptrdiff_t l = j + 1; l <= c->cols; l++)
        c->start[l]--;
}

/* Puts a number into the matrix where both are of one kind and the place is there; false where they aren't.
 */
static bool put_element(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    m2c_value *v = *base;
    bool alike = v->cls == rhs->cls || (v->cls == M2C_DOUBLE && rhs->cls == M2C_LOGICAL);
    if (!m2c_is_compressed(v) || rhs->numel != 1 || !alike || m2c_is_complex(v) || m2c_is_complex(rhs))
        return false;
    const ptrdiff_t number = m2c_fast_element(v, n, idx);
    if (number < 0)
        return false;
    const double x = m2c_get(rhs, 0);
    m2c_make_unique(base);
    v = *base;
    m2c_csc c = m2c_csc_of(v);
    const ptrdiff_t i = number % c.rows, j = number / c.rows, k = m2c_csc_where(&c, i, j);
    bool there = k < c.start[j + 1] && c.row[k] == i;
    if (x == 0) {
        if (there)
            close_place(&c, k, j);
        return true;
    }
    if (!there)
        open_place(v, k, j);
    c = m2c_csc_of(v);
    c.row[k] = i;
    if (c.cls == M2C_LOGICAL)
        c.u8[k] = 1;
    else
        c.f64[k] = x;
    return true;
}

/* --- rows and columns ---------------------------------------------------------------------------- */

/* Of each number below extent, which subscript named it last; -1: none. */
static ptrdiff_t *last_named(const m2c_subs *s, ptrdiff_t count, ptrdiff_t extent)
{
    ptrdiff_t *at = m2c_alloc((size_t)(extent + 1) * sizeof *at);
    for (ptrdiff_t k = 0; k < extent; k++)
        at[k] = -1;
    for (ptrdiff_t k = 0; k < count; k++)
        at[m2c_subs_at(s, k)] = k;
    return at;
}

typedef struct assignment {
    const m2c_subs *rows, *cols;
    ptrdiff_t row_count, col_count;
    ptrdiff_t *row_named, *col_named; /* last_named of them */
    const m2c_csc *from;              /* the new elements, */
    bool one;                         /* or a number for all of them */
    bool by_rows;                     /* a row that is given for a column, or the other way round */
} assignment;

static void add(m2c_csc *y, ptrdiff_t *n, ptrdiff_t row, const m2c_csc *from, ptrdiff_t k)
{
    if (*n == y->room) {
        y->start[y->cols] = *n;
        m2c_csc_reserve(y, *n + 1);
    }
    y->row[*n] = row;
    m2c_csc_take(y, (*n)++, from, k);
}

/* The new elements of a column: of column q of what is assigned. */
static void add_assigned(m2c_csc *y, ptrdiff_t *n, const assignment *a, ptrdiff_t q)
{
    if (a->one) {
        for (ptrdiff_t k = 0; m2c_csc_count(a->from) && k < a->row_count; k++)
            if (a->row_named[m2c_subs_at(a->rows, k)] == k)
                add(y, n, m2c_subs_at(a->rows, k), a->from, 0);
        return;
    }
    for (ptrdiff_t e = a->from->start[q]; e < a->from->start[q + 1]; e++) {
        const ptrdiff_t row = m2c_subs_at(a->rows, a->from->row[e]);
        if (a->row_named[row] == a->from->row[e])
            add(y, n, row, a->from, e);
    }
}

static m2c_csc assigned(const m2c_csc *c, const assignment *a, ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, rows, cols, m2c_csc_count(c) + m2c_csc_count(a->from));
    ptrdiff_t n = 0;
    bool sorted = true;
    for (ptrdiff_t j = 0; j < cols; j++) {
        const ptrdiff_t q = a->col_named[j], first = j < c->cols ? c->start[j] : 0;
        const ptrdiff_t end = j < c->cols ? c->start[j + 1] : 0;
        for (ptrdiff_t k = first; k < end; k++)
            if (q < 0 || a->row_named[c->row[k]] < 0)
                add(&y, &n, c->row[k], c, k);
        if (q >= 0)
            add_assigned(&y, &n, a, q);
        y.start[j + 1] = n;
        sorted = sorted && q < 0;
    }
    if (!sorted)
        m2c_csc_sort(&y);
    return y;
}

/* Do the extents of what is assigned fit? A vector may lie the other way. */
static bool fits(const m2c_value *rhs, assignment *a)
{
    a->one = rhs->numel == 1;
    if (a->one || (rhs->dims[0] == a->row_count && rhs->dims[1] == a->col_count))
        return true;
    a->by_rows = rhs->dims[0] == a->col_count && rhs->dims[1] == a->row_count &&
                 (a->row_count == 1 || a->col_count == 1);
    return a->by_rows;
}

static const m2c_subs *spelled(m2c_subs *s, ptrdiff_t extent)
{
    if (m2c_subs_is_colon(s))
        *s = (m2c_subs){.kind = M2C_SUBS_STEPS, .n = extent, .step = 1, .extent = extent};
    return s;
}

/* All of one column, in a value of its own: what is behind moves. */
static bool replace_column(m2c_value **base, const m2c_csc *new, ptrdiff_t j)
{
    m2c_make_unique(base);
    m2c_csc c = m2c_csc_of(*base);
    const ptrdiff_t first = c.start[j], end = c.start[j + 1], more = m2c_csc_count(new) - (end - first);
    const ptrdiff_t behind = m2c_csc_count(&c) - end;
    if (m2c_csc_count(&c) + more > c.room) {
        m2c_csc wider = m2c_csc_copy(&c);
        m2c_csc_reserve(&wider, m2c_csc_count(&c) + more);
        m2c_free((*base)->data);
        (*base)->data = wider.own;
        c = m2c_csc_of(*base);
    }
    memmove(c.row + end + more, c.row + end, (size_t)behind * sizeof *c.row);
    memmove(m2c_csc_place(&c, end + more), m2c_csc_place(&c, end), (size_t)behind * c.size);
    memcpy(c.row + first, new->row, (size_t)m2c_csc_count(new) * sizeof *c.row);
    memcpy(m2c_csc_place(&c, first), new->data, (size_t)m2c_csc_count(new) * c.size);
    for (ptrdiff_t l = j + 1; more && l <= c.cols; l++)
        c.start[l] += more;
    return true;
}

static m2c_csc turned_over(m2c_csc c)
{
    m2c_csc turned = m2c_csc_transposed(&c, false);
    m2c_csc_free(&c);
    return turned;
}

static bool assign_block(m2c_value **base, const m2c_value *rhs, m2c_subs *s)
{
    m2c_value *v = *base;
    const bool column = m2c_subs_is_colon(&s[0]) && !m2c_subs_is_colon(&s[1]) && s[1].n == 1;
    assignment a = {.rows = spelled(&s[0], v->dims[0]), .cols = spelled(&s[1], v->dims[1])};
    a.row_count = s[0].n;
    a.col_count = s[1].n;
    if (!fits(rhs, &a))
        return false;
    const ptrdiff_t rows = s[0].extent > v->dims[0] ? s[0].extent : v->dims[0];
    const ptrdiff_t cols = s[1].extent > v->dims[1] ? s[1].extent : v->dims[1];
    const bool pairs = m2c_is_complex(v) || m2c_is_complex(rhs);
    m2c_csc new = m2c_csc_of_class(rhs, (m2c_class)v->cls, pairs);
    if (a.by_rows)
        new = turned_over(new);
    if (column && !a.one && cols == v->dims[1] && !pairs && m2c_is_compressed(v)) {
        replace_column(base, &new, m2c_subs_at(&s[1], 0));
        m2c_csc_free(&new);
        return true;
    }
    m2c_csc old = m2c_csc_of_class(v, (m2c_class)v->cls, pairs);
    a.from = &new;
    a.row_named = last_named(a.rows, a.row_count, rows);
    a.col_named = last_named(a.cols, a.col_count, cols);
    m2c_csc y = assigned(&old, &a, rows, cols);
    m2c_free(a.row_named);
    m2c_free(a.col_named);
    m2c_csc_free(&old);
    m2c_csc_free(&new);
    return m2c_give_csc(base, &y) == 0;
}

/* --- one subscript ------------------------------------------------------------------------------- */

/* What is assigned to one element after the other, in the order of their numbers. */
typedef struct listing {
    ptrdiff_t n, next;
    ptrdiff_t *number, *order;
    m2c_csc given;
    bool one;
} listing;

static void open_listing(listing *l, const m2c_subs *s, const m2c_value *rhs, m2c_class cls, bool pairs)
{
    *l = (listing){.n = s->n, .one = rhs->numel == 1, .given = m2c_csc_of_class(rhs, cls, pairs)};
    l->order = m2c_alloc((size_t)(s->n + 1) * sizeof *l->order);
    l->number = m2c_alloc((size_t)(s->n + 1) * sizeof *l->number);
    for (ptrdiff_t k = 0; k < s->n; k++)
        l->number[k] = m2c_subs_at(s, k);
    m2c_order_rows(l->order, l->number, s->n);
}

static void close_listing(listing *l)
{
    m2c_free(l->order);
    m2c_free(l->number);
    m2c_csc_free(&l->given);
}

static ptrdiff_t next_number(const listing *l)
{
    return l->next < l->n ? l->number[l->order[l->next]] : PTRDIFF_MAX;
}

/* The next element, as row `row`: of several of one number the last one stays. */
static void add_next(m2c_csc *y, ptrdiff_t *n, listing *l, ptrdiff_t row)
{
    const ptrdiff_t number = next_number(l), height = l->given.rows ? l->given.rows : 1;
    while (l->next + 1 < l->n && l->number[l->order[l->next + 1]] == number)
        l->next++;
    const ptrdiff_t q = l->one ? 0 : l->order[l->next], e = m2c_csc_find(&l->given, q % height, q / height);
    if (e >= 0)
        add(y, n, row, &l->given, e);
    l->next++;
}

static m2c_csc assigned_listed(const m2c_csc *old, listing *l)
{
    m2c_csc y = m2c_csc_new(old->cls, old->pairs, old->rows, old->cols, m2c_csc_count(old) + 4);
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0, k = 0; j < old->cols; j++) {
        const ptrdiff_t first = j * old->rows, end = first + old->rows;
        while (k < old->start[j + 1] || next_number(l) < end) {
            const ptrdiff_t before = k < old->start[j + 1] ? old->row[k] + first : PTRDIFF_MAX;
            const ptrdiff_t new = next_number(l);
            if (before < new)
                add(&y, &n, old->row[k], old, k);
            else
                add_next(&y, &n, l, new - first);
            k += before <= new;
        }
        y.start[j + 1] = n;
    }
    return y;
}

static bool assign_listed(m2c_value **base, const m2c_value *rhs, m2c_subs *s)
{
    const m2c_value *v = *base;
    if (s->extent > v->numel && !m2c_subs_is_colon(s))
        return false;
    spelled(s, v->numel);
    if (rhs->numel != 1 && rhs->numel != s->n)
        return false;
    const bool pairs = m2c_is_complex(v) || m2c_is_complex(rhs);
    listing l;
    open_listing(&l, s, rhs, (m2c_class)v->cls, pairs);
    m2c_csc old = m2c_csc_of_class(v, (m2c_class)v->cls, pairs), y = assigned_listed(&old, &l);
    close_listing(&l);
    m2c_csc_free(&old);
    return m2c_give_csc(base, &y) == 0;
}

/* --- all assignments ----------------------------------------------------------------------------- */

/* Into the matrix with all its elements: whatever the class of what is assigned, and for the errors. */
static int assign_whole(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                        const char *name, bool sparse)
{
    if (m2c_check_whole_fits(2, (m2c_value *const[]){*base, (m2c_value *)rhs}))
        return 1;
    m2c_value *full = *base ? m2c_full_of(*base) : NULL,
              *right = m2c_is_arith(rhs) ? m2c_full_of(rhs) : m2c_retain(rhs);
    int status = m2c_subsasgn_any(&full, right, n, idx, name);
    m2c_release(right);
    if (status == 0) {
        m2c_set(base, full);
        full = NULL;
        if (sparse)
            m2c_settle_sparse(base, true);
    }
    m2c_release(full);
    return status;
}

int m2c_csc_subsasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    m2c_value *v = *base;
    bool sparse = m2c_is_sparse(v ? v : rhs);
    if (!v || !sparse || !m2c_is_arith(rhs))
        return assign_whole(base, rhs, n, idx, name, sparse);
    if (put_element(base, rhs, n, idx))
        return 0;
    bool alike = rhs->cls == v->cls || (rhs->cls == M2C_LOGICAL && v->cls == M2C_DOUBLE);
    if (n < 1 || n > 2 || !alike || rhs->ndims > 2 ||
        (v->numel == 0 && (n == 1 || v->dims[0] + v->dims[1] > 0)))
        return assign_whole(base, rhs, n, idx, name, true);
    m2c_subs s[2];
    m2c_value *keep = rhs == v ? m2c_retain(rhs) : NULL;
    if (m2c_subs_resolve_all(s, n, idx, name, M2C_ASSIGNING))
        return m2c_release(keep), 1;
    bool open = v->numel == 0 && (m2c_subs_is_colon(&s[0]) || m2c_subs_is_colon(&s[1]));
    bool done = !open && (n == 1 ? assign_listed(base, rhs, s) : assign_block(base, rhs, s));
    m2c_subs_free(s, n);
    int status = done ? 0 : assign_whole(base, rhs, n, idx, name, true);
    m2c_release(keep);
    return status;
}
