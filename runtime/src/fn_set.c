/* Sets: unique, and what it shares with fn_set_two.c. Declared in mat2c/builtins/.
 *
 * All of the set functions sort the items (elements, texts or rows) of one or two operands together, stably,
 * and look at groups of equal items. The last of a group stands for it (0 and -0 are equal), but the first
 * where the order of the operands is kept. */
#include "fn_set.h"

#include "class.h"
#include "m2c/dialect.h"
#include "m2c/fn_text.h"
#include "sort_keys.h"

#include <stdlib.h>

/* unique says nothing of what its option was, the others name it. */
static int invalid_option(const char *name, const m2c_value *option)
{
    if (strcmp(name, "unique") == 0)
        return m2c_error("", option->cls == M2C_CHAR ? "%s: invalid option" : "%s: options must be strings",
                         name);
    char *text = option->cls == M2C_CHAR ? m2c_cstring(option) : m2c_calloc(1, 1);
    m2c_error("", "%s: invalid option: %s", name, text);
    m2c_free(text);
    return 1;
}

/* Options that exclude each other. */
static int contradiction(const char *name, const m2c_set_options *o)
{
    if (strcmp(name, "unique") != 0)
        return o->sorted + o->stable + o->legacy < 2
                   ? 0
                   : m2c_error("", "%s: only one of \"sorted\", \"stable\", or \"legacy\" may be specified",
                               name);
    if (o->first && o->last)
        return m2c_error("", "%s: cannot specify both \"first\" and \"last\"", name);
    if (o->sorted && o->stable)
        return m2c_error("", "%s: cannot specify both \"sorted\" and \"stable\"", name);
    if ((o->first || o->last) && (o->sorted || o->stable))
        return m2c_error("", "%s: cannot specify \"first\"/\"last\" with \"sorted\"/\"stable\"", name);
    if (o->legacy && (o->sorted || o->stable))
        return m2c_error("", "%s: cannot specify \"sorted\" or \"stable\" with \"legacy\"", name);
    return 0;
}

int m2c_set_arguments(const char *name, int nargin, m2c_value *const *in, int operands, m2c_set_options *o)
{
    *o = (m2c_set_options){0};
    const struct {
        const char *name;
        bool *flag;
    } known[] = {{"rows", &o->rows},   {"stable", &o->stable}, {"last", &o->last},
                 {"first", &o->first}, {"sorted", &o->sorted}, {"legacy", &o->legacy}};
    for (int k = operands; k < nargin; k++) {
        int which = 0;
        while (which < 6 && !m2c_is_option(in[k], known[which].name))
            which++;
        if (which == 6)
            return invalid_option(name, in[k]);
        *known[which].flag = true;
    }
    if (contradiction(name, o))
        return 1;
    o->last = o->last || o->legacy;
    return 0;
}

static int compare_items(const m2c_items *s, ptrdiff_t i, ptrdiff_t j)
{
    int c = 0;
    for (ptrdiff_t k = 0; k < s->cols && !c; k++)
        c = s->order(s->v, i + k * s->n, j + k * s->n);
    return c;
}

/* NaN equals nothing. */
static bool is_nan_item(const m2c_items *s, ptrdiff_t i)
{
    for (ptrdiff_t k = 0; m2c_is_float(s->v) && k < s->cols; k++) {
        double complex z = m2c_getc(s->v, i + k * s->n);
        if (z != z)
            return true;
    }
    return false;
}

/* v as a column of items; a text among cells is one item, a char matrix one for each row. */
static m2c_value *as_items(const m2c_value *v, bool rows, bool cells)
{
    m2c_value *texts = NULL;
    if (cells && v->cls == M2C_CHAR && v->ndims == 2 && v->dims[0] > 1 &&
        !m2c_fn_cellstr(NULL, 1, &texts, 1, (m2c_value *const[]){(m2c_value *)v}))
        return texts;
    if (cells && v->cls != M2C_CELL) {
        m2c_value *c = m2c_cell(v->numel || v->cls == M2C_CHAR ? 1 : 0, 1);
        if (c->numel)
            m2c_copy(&c->cell[0], v);
        return c;
    }
    ptrdiff_t dims[2] = {v->numel, 1};
    return rows ? m2c_retain(v) : m2c_reshaped(v, 2, dims);
}

/* Characters and truth values are counted: there are few that differ. */
static void count_bytes(m2c_items *s)
{
    ptrdiff_t behind[257] = {0};
    const unsigned char *x = s->v->u8;
    for (ptrdiff_t i = 0; i < s->n; i++)
        behind[x[i] + 1]++;
    s->groups = 0;
    for (int c = 0; c < 256; c++) {
        if (behind[c + 1] > 0)
            s->start[s->groups++] = behind[c];
        behind[c + 1] += behind[c];
    }
    for (ptrdiff_t i = 0; i < s->n; i++)
        s->sorted[behind[x[i]]++] = i;
    s->start[s->groups] = s->n;
}

/* So are integers of a short range. */
static bool count_integers(m2c_items *s)
{
    int64_t low;
    size_t count;
    if (s->v->cls != M2C_DOUBLE || m2c_is_complex(s->v) ||
        !m2c_integer_range(s->v->f64, (size_t)s->n, &low, &count))
        return false;
    size_t *behind = m2c_alloc((count + 1) * sizeof *behind);
    m2c_count_integers(s->v->f64, (size_t)s->n, low, count, behind);
    s->groups = 0;
    for (size_t k = 0; k < count; k++)
        if (behind[k] < behind[k + 1])
            s->start[s->groups++] = (ptrdiff_t)behind[k];
    for (ptrdiff_t i = 0; i < s->n; i++)
        s->sorted[behind[(int64_t)s->v->f64[i] - low]++] = i;
    s->start[s->groups] = s->n;
    m2c_free(behind);
    return true;
}

static bool are_bytes(const m2c_value *v)
{
    return v->cls == M2C_CHAR || v->cls == M2C_LOGICAL || v->cls == M2C_UINT8;
}

static void sort_items(m2c_items *s)
{
    s->order = m2c_order_of(s->v);
    s->sorted = m2c_alloc((size_t)s->n * sizeof *s->sorted);
    s->start = m2c_alloc(((size_t)s->n + 1) * sizeof *s->start);
    if (s->cols == 1 && are_bytes(s->v)) {
        count_bytes(s);
        return;
    }
    if (s->cols == 1 && count_integers(s))
        return;
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

static int check_one(const char *name, const m2c_value *v)
{
    if (m2c_is_arith(v) || m2c_is_cellstr(v))
        return 0;
    return m2c_error("", "%s: X must be an array or cell array of strings", name);
}

static int check_rows(const char *name, m2c_value *const *in)
{
    if (in[0]->cls == M2C_CELL || in[1]->cls == M2C_CELL)
        return m2c_error("", "%s: cells not supported with \"rows\" flag", name);
    if (in[0]->ndims > 2 || in[1]->ndims > 2)
        return m2c_error("", "%s: A and B must be 2-dimensional matrices with \"rows\" flag", name);
    if (in[0]->numel && in[1]->numel && in[0]->dims[1] != in[1]->dims[1])
        return m2c_error("", "%s: number of columns in A and B must match", name);
    return 0;
}

/* A cell of texts goes with another, with a text and with whatever is empty. */
static int check_two(const char *name, m2c_value *const *in, bool rows)
{
    bool a = m2c_is_cellstr(in[0]), b = m2c_is_cellstr(in[1]);
    const m2c_value *other = a ? in[1] : in[0];
    if (!a && !b && (!m2c_is_arith(in[0]) || !m2c_is_arith(in[1])))
        return m2c_error("", "%s: A and B must be arrays or cell arrays of strings", name);
    if (a != b && other->cls != M2C_CHAR && other->numel && !rows)
        return m2c_error("", "%s: cell array of strings cannot be combined with a nonstring value", name);
    return rows ? check_rows(name, in) : 0;
}

int m2c_collect_items(m2c_items *s, const char *name, int n, m2c_value *const *in, bool rows)
{
    bool cells = in[0]->cls == M2C_CELL || in[n - 1]->cls == M2C_CELL;
    if (n == 2 ? check_two(name, in, rows) : check_one(name, in[0]))
        return 1;
    m2c_value *part[2] = {NULL, NULL};
    for (int k = 0; k < n; k++)
        part[k] = as_items(in[k], rows && !cells, cells);
    *s = (m2c_items){.v = NULL};
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

void m2c_drop_items(m2c_items *s)
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

m2c_value *m2c_pick_items(const m2c_items *s, const ptrdiff_t *item, ptrdiff_t n, bool rows, bool row)
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

/* --- unique -------------------------------------------------------------------------------------- */

/* The number of the group of each item, in the order in which the groups come: sorted, or that of the
 * items `chosen` to stand for them. */
static m2c_value *number_items(const m2c_items *s, const ptrdiff_t *chosen, const m2c_set_options *o,
                               bool row)
{
    if (o->stable && !m2c_spoken) {
        m2c_warn("", "unique: third output J is not yet implemented");
        return m2c_empty();
    }
    m2c_value *j = m2c_new2(M2C_DOUBLE, row ? 1 : s->n, row ? s->n : 1, 0);
    for (ptrdiff_t g = 0; g < s->groups; g++) {
        ptrdiff_t number = g;
        if (o->stable) {
            const ptrdiff_t *first = &s->sorted[o->last ? s->start[g + 1] - 1 : s->start[g]];
            const ptrdiff_t *at = bsearch(first, chosen, (size_t)s->groups, sizeof *chosen, by_place);
            number = at - chosen;
        }
        for (ptrdiff_t i = s->start[g]; i < s->start[g + 1]; i++)
            j->f64[s->sorted[i]] = (double)(number + 1);
    }
    return j;
}

static bool is_nothing(const m2c_value *v)
{
    return v->ndims == 2 && v->dims[0] == 0 && v->dims[1] == 0;
}

M2C_BUILTIN(unique)
{
    M2C_UNUSED;
    m2c_set_options o;
    m2c_items s;
    if (nargin < 1)
        return m2c_invalid_call("unique");
    if (nargin == 1 && nargout <= 1 && m2c_unique_plain(out, in[0]))
        return 0;
    if (m2c_has_order(in[0]))
        return m2c_by_order(m2c_fn_unique, nargout, out, nargin, in);
    if (m2c_set_arguments("unique", nargin, in, 1, &o))
        return 1;
    if (in[0]->cls == M2C_CHAR && in[0]->numel == 0 && !o.rows && !is_nothing(in[0]))
        return m2c_error("", "zeros: invalid class name"); /* Octave asks zeros for characters */
    if (m2c_collect_items(&s, "unique", 1, in, o.rows))
        return 1;
    if (o.rows && in[0]->cls == M2C_CELL)
        m2c_warn("", "unique: \"rows\" is ignored for cell arrays");
    ptrdiff_t *chosen = m2c_alloc((size_t)s.groups * sizeof *chosen);
    for (ptrdiff_t g = 0; g < s.groups; g++)
        chosen[g] = s.sorted[o.last ? s.start[g + 1] - 1 : s.start[g]];
    if (o.stable)
        qsort(chosen, (size_t)s.groups, sizeof *chosen, by_place);
    ptrdiff_t *standing = m2c_alloc((size_t)s.groups * sizeof *standing);
    for (ptrdiff_t g = 0; g < s.groups; g++)
        standing[g] = o.stable ? chosen[g] : s.sorted[s.start[g + 1] - 1];
    bool nothing = s.n == 0 && in[0]->ndims == 2;
    if (is_nothing(in[0]))
        m2c_copy(&out[0], in[0]);
    else
        m2c_give(&out[0], m2c_pick_items(&s, standing, s.groups, o.rows, is_row(in[0]) && !nothing));
    m2c_free(standing);
    bool row = o.legacy && is_row(in[0]) && !o.rows;
    for (int k = 1; k < nargout && k < 3 && s.n == 0; k++)
        m2c_set(&out[k], m2c_empty());
    nargout = s.n == 0 ? 1 : nargout;
    if (nargout > 1)
        m2c_set(&out[1], m2c_one_based(chosen, row ? 1 : s.groups, row ? s.groups : 1));
    if (nargout > 2)
        m2c_set(&out[2], number_items(&s, chosen, &o, row));
    m2c_free(chosen);
    m2c_drop_items(&s);
    return 0;
}
