/* Sets: unique, union, intersect, setdiff, setxor, ismember. Declared in mat2c/builtins/.
 *
 * All of them sort the items (elements, texts or rows) of one or two operands together, stably, and look at
 * groups of equal items.
 */
#include "fn_internal.h"

#include <stdlib.h>

typedef struct items {
    m2c_value *v; /* operands one after the other, as a column or as rows */
    m2c_order *order;
    ptrdiff_t n, cols; /* items, columns of each */
    ptrdiff_t first;   /* items of the first operand */
    ptrdiff_t *sorted;
    ptrdiff_t groups, *start; /* group g is sorted[start[g]] … sorted[start[g + 1] - 1] */
} items;

typedef struct set_options {
    bool rows, stable, last;
} set_options;

static int options(const char *name, int nargin, m2c_value *const *in, int operands, set_options *o)
{
    *o = (set_options){0};
    for (int k = operands; k < nargin; k++) {
        if (m2c_is_text(in[k], "rows"))
            o->rows = true;
        else if (m2c_is_text(in[k], "stable"))
            o->stable = true;
        else if (m2c_is_text(in[k], "last"))
            o->last = true;
        else if (!m2c_is_text(in[k], "first") && !m2c_is_text(in[k], "sorted") &&
                 !m2c_is_text(in[k], "legacy"))
            return m2c_error("", "%s: invalid option", name);
    }
    return 0;
}

static int compare_items(const items *s, ptrdiff_t i, ptrdiff_t j)
{
    int c = 0;
    for (ptrdiff_t k = 0; k < s->cols && !c; k++)
        c = s->order(s->v, i + k * s->n, j + k * s->n);
    return c;
}

/* NaN equals nothing. */
static bool is_nan_item(const items *s, ptrdiff_t i)
{
    for (ptrdiff_t k = 0; m2c_is_float(s->v) && k < s->cols; k++) {
        double complex z = m2c_getc(s->v, i + k * s->n);
        if (z != z)
            return true;
    }
    return false;
}

/* v as a column of items; a text among cells is one item. */
static m2c_value *as_items(const m2c_value *v, bool rows, bool cells)
{
    if (cells && v->cls != M2C_CELL) {
        m2c_value *c = m2c_cell(v->numel || v->cls == M2C_CHAR ? 1 : 0, 1);
        if (c->numel)
            m2c_copy(&c->cell[0], v);
        return c;
    }
    ptrdiff_t dims[2] = {v->numel, 1};
    return rows ? m2c_retain(v) : m2c_reshaped(v, 2, dims);
}

static void sort_items(items *s)
{
    s->order = m2c_order_of(s->v);
    s->sorted = m2c_alloc((size_t)s->n * sizeof *s->sorted);
    s->start = m2c_alloc(((size_t)s->n + 1) * sizeof *s->start);
    for (ptrdiff_t i = 0; i < s->n; i++)
        s->sorted[i] = i;
    for (ptrdiff_t k = s->cols - 1; k >= 0; k--) {
        for (ptrdiff_t i = 0; i < s->n; i++)
            s->sorted[i] += k * s->n;
        m2c_sort_index(s->v, s->order, s->sorted, s->n, false);
        for (ptrdiff_t i = 0; i < s->n; i++)
            s->sorted[i] -= k * s->n;
    }
    s->groups = 0;
    for (ptrdiff_t i = 0; i < s->n; i++)
        if (i == 0 || compare_items(s, s->sorted[i - 1], s->sorted[i]) || is_nan_item(s, s->sorted[i]))
            s->start[s->groups++] = i;
    s->start[s->groups] = s->n;
}

static int collect(items *s, const char *name, int n, m2c_value *const *in, bool rows)
{
    bool cells = false;
    for (int k = 0; k < n; k++) {
        cells = cells || in[k]->cls == M2C_CELL;
        if (!m2c_is_arith(in[k]) && !m2c_is_cellstr(in[k]))
            return m2c_error("",
                             n == 1 ? "%s: X must be an array or cell array of strings"
                                    : "%s: A and B must be arrays or cell arrays of strings",
                             name);
    }
    m2c_value *part[2] = {NULL, NULL};
    for (int k = 0; k < n; k++)
        part[k] = as_items(in[k], rows && !cells, cells);
    *s = (items){.v = NULL};
    s->first = part[0]->dims[0];
    int bad = m2c_cat(&s->v, 0, n, part);
    m2c_release(part[0]);
    m2c_release(part[1]);
    if (bad)
        return 1;
    s->n = s->v->dims[0];
    s->cols = rows && !cells ? s->v->dims[1] : s->n ? 1 : 0;
    sort_items(s);
    return 0;
}

static void drop(items *s)
{
    m2c_release(s->v);
    m2c_free(s->sorted);
    m2c_free(s->start);
}

/* Items in the order of their places in s->v. */
static int by_place(const void *a, const void *b)
{
    ptrdiff_t x = *(const ptrdiff_t *)a, y = *(const ptrdiff_t *)b;
    return x < y ? -1 : x > y;
}

static m2c_value *pick_items(const items *s, const ptrdiff_t *item, ptrdiff_t n, bool rows, bool row)
{
    if (rows && s->v->cls != M2C_CELL)
        return m2c_pick_rows(s->v, item, n);
    ptrdiff_t dims[2] = {row ? 1 : n, row ? n : 1};
    return m2c_pick(s->v, item, 2, dims);
}

static bool is_row(const m2c_value *v)
{
    return v->ndims == 2 && v->dims[0] == 1;
}

/* --- unique
 * ---------------------------------------------------------------------------------------------------------
 */

static void number_items(const items *s, bool stable, const ptrdiff_t *chosen, m2c_value **out)
{
    m2c_value *j = m2c_new2(M2C_DOUBLE, s->n, 1, 0);
    for (ptrdiff_t g = 0; g < s->groups; g++) {
        ptrdiff_t number = g;
        for (ptrdiff_t k = 0; stable && k < s->groups; k++)
            if (chosen[k] == s->sorted[s->start[g]])
                number = k;
        for (ptrdiff_t i = s->start[g]; i < s->start[g + 1]; i++)
            j->f64[s->sorted[i]] = (double)(number + 1);
    }
    m2c_set(out, j);
}

M2C_BUILTIN(unique)
{
    M2C_UNUSED;
    set_options o;
    items s;
    if (nargin < 1)
        return m2c_invalid_call("unique");
    if (options("unique", nargin, in, 1, &o) || collect(&s, "unique", 1, in, o.rows))
        return 1;
    ptrdiff_t *chosen = m2c_alloc((size_t)s.groups * sizeof *chosen);
    for (ptrdiff_t g = 0; g < s.groups; g++)
        chosen[g] = s.sorted[o.last ? s.start[g + 1] - 1 : s.start[g]];
    if (o.stable)
        qsort(chosen, (size_t)s.groups, sizeof *chosen, by_place);
    bool nothing = s.n == 0 && in[0]->ndims == 2;
    if (nothing && in[0]->dims[0] == 0 && in[0]->dims[1] == 0)
        m2c_copy(&out[0], in[0]);
    else
        m2c_set(&out[0], pick_items(&s, chosen, s.groups, o.rows, is_row(in[0]) && !nothing));
    if (nargout > 1)
        m2c_set(&out[1], m2c_one_based(chosen, s.groups, 1));
    if (nargout > 2)
        number_items(&s, o.stable, chosen, &out[2]);
    m2c_free(chosen);
    drop(&s);
    return 0;
}

/* --- two operands
 * ---------------------------------------------------------------------------------------------------- */

typedef enum set_op { UNION, INTERSECT, SETDIFF, SETXOR } set_op;

static bool wanted(set_op op, bool in_a, bool in_b)
{
    switch (op) {
    case UNION:
        return true;
    case INTERSECT:
        return in_a && in_b;
    case SETDIFF:
        return in_a && !in_b;
    default:
        return in_a != in_b;
    }
}

/* Last item of a group, where it belongs to the second operand; else -1. */
static ptrdiff_t last_of(const items *s, ptrdiff_t g)
{
    ptrdiff_t last = s->sorted[s->start[g + 1] - 1];
    return last >= s->first ? last : -1;
}

/* First item of a group that belongs to the second operand, or -1. */
static ptrdiff_t second_of(const items *s, ptrdiff_t g)
{
    for (ptrdiff_t i = s->start[g]; i < s->start[g + 1]; i++)
        if (s->sorted[i] >= s->first)
            return s->sorted[i];
    return -1;
}

static void places(m2c_value **out, const items *s, set_op op, int nargout, const ptrdiff_t *chosen,
                   ptrdiff_t n, const ptrdiff_t *partner)
{
    ptrdiff_t *a = m2c_alloc((size_t)n * sizeof *a), *b = m2c_alloc((size_t)n * sizeof *b), na = 0, nb = 0;
    for (ptrdiff_t k = 0; k < n; k++) {
        if (chosen[k] < s->first)
            a[na++] = chosen[k];
        else
            b[nb++] = chosen[k] - s->first;
        if (op == INTERSECT)
            b[nb++] = partner[k] - s->first;
    }
    m2c_set(&out[1], m2c_one_based(a, na, 1));
    if (nargout > 2)
        m2c_set(&out[2], m2c_one_based(b, nb, 1));
    m2c_free(a);
    m2c_free(b);
}

static bool row_result(set_op op, m2c_value *const *in)
{
    bool a = is_row(in[0]) || (in[0]->cls == M2C_CHAR && in[1]->cls == M2C_CELL);
    bool b = is_row(in[1]) || (in[1]->cls == M2C_CHAR && in[0]->cls == M2C_CELL);
    return op == SETDIFF ? a : op == UNION ? a && b : op == INTERSECT ? a || b : a && b;
}

static int combine(const char *name, set_op op, int nargout, m2c_value **out, int nargin,
                   m2c_value *const *in)
{
    set_options o;
    items s;
    if (nargin < 2)
        return m2c_invalid_call(name);
    if (options(name, nargin, in, 2, &o) || collect(&s, name, 2, in, o.rows))
        return 1;
    ptrdiff_t *chosen = m2c_alloc((size_t)s.groups * sizeof *chosen), n = 0;
    ptrdiff_t *partner = m2c_alloc((size_t)s.groups * sizeof *partner);
    for (ptrdiff_t g = 0; g < s.groups; g++) {
        ptrdiff_t first = s.sorted[s.start[g]], second = second_of(&s, g);
        if (!wanted(op, first < s.first, second >= 0))
            continue;
        chosen[n] = first;
        partner[n++] = second;
    }
    if (o.stable)
        qsort(chosen, (size_t)n, sizeof *chosen, by_place);
    bool none = n == 0 && (in[0]->numel == 0 || (op == INTERSECT && in[1]->numel == 0)) && !o.rows;
    m2c_value *y = pick_items(&s, chosen, n, o.rows, row_result(op, in));
    ptrdiff_t nowhere[2] = {0, 0};
    if (none)
        m2c_set(&y, m2c_reshaped(y, 2, nowhere));
    m2c_set(&out[0], y);
    if (nargout > 1)
        places(out, &s, op, nargout, chosen, n, partner);
    m2c_free(chosen);
    m2c_free(partner);
    drop(&s);
    return 0;
}

M2C_BUILTIN_AS(union, combine("union", UNION, nargout, out, nargin, in))
M2C_BUILTIN_AS(intersect, combine("intersect", INTERSECT, nargout, out, nargin, in))
M2C_BUILTIN_AS(setdiff, combine("setdiff", SETDIFF, nargout, out, nargin, in))
M2C_BUILTIN_AS(setxor, combine("setxor", SETXOR, nargout, out, nargin, in))

/* --- ismember
 * -------------------------------------------------------------------------------------------------------- */

M2C_BUILTIN(ismember)
{
    M2C_UNUSED;
    set_options o;
    items s;
    if (nargin < 2 || nargin > 3)
        return m2c_invalid_call("ismember");
    if (options("ismember", nargin, in, 2, &o) || collect(&s, "ismember", 2, in, o.rows))
        return 1;
    bool one = in[0]->cls == M2C_CHAR && in[1]->cls == M2C_CELL, cells = in[0]->cls == M2C_CELL;
    ptrdiff_t column[2] = {s.first, 1};
    bool shaped = !(o.rows && !cells) && !one;
    m2c_value *tf = m2c_zeros(M2C_LOGICAL, shaped ? in[0]->ndims : 2, shaped ? in[0]->dims : column, 0);
    m2c_value *at = m2c_zeros(M2C_DOUBLE, tf->ndims, tf->dims, 0);
    for (ptrdiff_t g = 0; g < s.groups; g++) {
        ptrdiff_t second = last_of(&s, g);
        for (ptrdiff_t i = s.start[g]; second >= 0 && i < s.start[g + 1]; i++)
            if (s.sorted[i] < s.first) {
                tf->u8[s.sorted[i]] = 1;
                at->f64[s.sorted[i]] = (double)(second - s.first + 1);
            }
    }
    drop(&s);
    m2c_set(&out[0], tf);
    if (nargout > 1)
        m2c_set(&out[1], at);
    else
        m2c_release(at);
    return 0;
}
