/* Sets of two operands: union, intersect, setdiff, setxor, ismember. Declared in mat2c/builtins/. */
#include "class.h"
#include "fn_set.h"
#include "m2c/dialect.h"
#include "m2c/fn_text.h"

#include <stdlib.h>

/* The items of a group in either operand whose places are told, or -1: the first ones, or the last. And the
 * last ones, which stand for it. */
typedef struct member {
    ptrdiff_t group, a, b, last_a, last_b;
} member;

static member members_of(const m2c_items *s, ptrdiff_t g, bool last)
{
    member m = {g, -1, -1, -1, -1};
    for (ptrdiff_t i = s->start[g]; i < s->start[g + 1]; i++) {
        ptrdiff_t *slot = s->sorted[i] < s->first ? &m.a : &m.b;
        if (last || *slot < 0)
            *slot = s->sorted[i];
        *(slot == &m.a ? &m.last_a : &m.last_b) = s->sorted[i];
    }
    return m;
}

/* The item that is the element of a result. */
static ptrdiff_t standing(const member *m, m2c_set_op op)
{
    if (op == M2C_UNION && m->last_b >= 0)
        return m->last_b;
    return m->last_a >= 0 ? m->last_a : m->last_b;
}

/* Where the element of a result comes from: the first operand, if it may. */
static ptrdiff_t origin(const member *m, m2c_set_op op, bool last)
{
    if (op == M2C_UNION && last && m->b >= 0)
        return m->b;
    return m->a >= 0 ? m->a : m->b;
}

static int by_origin(const void *a, const void *b)
{
    const member *x = a, *y = b;
    ptrdiff_t i = x->a >= 0 ? x->a : x->b, j = y->a >= 0 ? y->a : y->b;
    return i < j ? -1 : i > j;
}

static m2c_value *places(const ptrdiff_t *index, ptrdiff_t n, bool row)
{
    return m2c_one_based(index, row ? 1 : n, row ? n : 1);
}

/* The second places of an intersection that is stable: in the order of the values, round from the one that
 * comes first. */
static void round_from_first(ptrdiff_t *b, const m2c_items *s, bool legacy)
{
    ptrdiff_t n = 0, first = 0;
    ptrdiff_t *sorted = m2c_alloc((size_t)s->groups * sizeof *sorted);
    for (ptrdiff_t g = 0; g < s->groups; g++) {
        member m = members_of(s, g, legacy);
        if (!m2c_set_wants(M2C_INTERSECT, m.a >= 0, m.b >= 0))
            continue;
        sorted[n] = m.b - s->first;
        first = sorted[n] < sorted[first] ? n : first;
        n++;
    }
    for (ptrdiff_t k = 0; k < n; k++)
        b[k] = sorted[(first + k) % n];
    m2c_free(sorted);
}

static void give_places(m2c_value **out, const m2c_items *s, m2c_set_op op, int nargout, const member *chosen,
                        ptrdiff_t n, const m2c_set_options *o, bool row)
{
    ptrdiff_t *a = m2c_alloc((size_t)n * sizeof *a), *b = m2c_alloc((size_t)n * sizeof *b), na = 0, nb = 0;
    for (ptrdiff_t k = 0; k < n; k++) {
        bool from_a = origin(&chosen[k], op, o->legacy) < s->first;
        if (from_a)
            a[na++] = chosen[k].a;
        if (!from_a || op == M2C_INTERSECT)
            b[nb++] = chosen[k].b - s->first;
    }
    if (op == M2C_INTERSECT && o->stable && !(m2c_spoken && m2c_spoken->places_in_order))
        round_from_first(b, s, o->legacy);
    bool one_sided = op == M2C_SETXOR && n && (s->first == 0 || s->first == s->n);
    m2c_set(&out[1], one_sided && !na ? m2c_empty() : places(a, na, row && o->legacy));
    if (nargout > 2)
        m2c_set(&out[2], one_sided && !nb ? m2c_empty() : places(b, nb, row && o->legacy));
    m2c_free(a);
    m2c_free(b);
}

static bool is_row(const m2c_value *v, const m2c_value *other)
{
    return (v->ndims == 2 && v->dims[0] == 1) || (v->cls == M2C_CHAR && other->cls == M2C_CELL);
}

static bool row_result(m2c_set_op op, bool legacy, const m2c_value *x, const m2c_value *y)
{
    bool a = is_row(x, y), b = is_row(y, x);
    if (legacy)
        return a || b;
    if (op == M2C_SETXOR)
        return (a && (b || y->numel == 0)) || (b && x->numel == 0);
    return op == M2C_SETDIFF ? a : a && b;
}

static ptrdiff_t choose(member *chosen, const m2c_items *s, m2c_set_op op, const m2c_set_options *o)
{
    ptrdiff_t n = 0;
    for (ptrdiff_t g = 0; g < s->groups; g++) {
        member m = members_of(s, g, o->legacy);
        if (m2c_set_wants(op, m.a >= 0, m.b >= 0))
            chosen[n++] = m;
    }
    if (o->stable)
        qsort(chosen, (size_t)n, sizeof *chosen, by_origin);
    return n;
}

/* A difference is of the class of its first operand, whatever that was compared with. */
static m2c_value *remaining(const m2c_items *s, const m2c_value *v, const ptrdiff_t *item, ptrdiff_t n,
                            bool rows, bool row)
{
    if (s->v->cls == M2C_CELL || (v->cls == s->v->cls && m2c_is_complex(v) == m2c_is_complex(s->v)))
        return m2c_pick_items(s, item, n, rows, row);
    ptrdiff_t dims[2] = {row ? 1 : n, row ? n : 1};
    return rows ? m2c_pick_rows(v, item, n) : m2c_pick(v, item, 2, dims);
}

/* The operand from which alone all elements of the result come, and which tells their class. */
static const m2c_value *lone(m2c_set_op op, m2c_value *const *in)
{
    if (op == M2C_SETXOR && in[0]->numel == 0)
        return in[1];
    return op == M2C_SETDIFF || (op == M2C_SETXOR && in[1]->numel == 0) ? in[0] : NULL;
}

/* What operands of which one is empty have in common. */
static m2c_value *nothing_common(const m2c_value *a, const m2c_value *b)
{
    if (a->cls == M2C_CELL || b->cls == M2C_CELL)
        return m2c_cell(0, 0);
    bool numbers = a->cls < M2C_LOGICAL && b->cls < M2C_LOGICAL;
    ptrdiff_t nowhere[2] = {0, 0};
    return m2c_zeros(numbers ? M2C_DOUBLE : M2C_CHAR, 2, nowhere, 0);
}

/* Is the empty result for an empty first operand 0x1, not 0x0? What is left of an array is a column, except
 * of 0x0 and of what is compared with a cell. */
static bool leaves_column(m2c_set_op op, m2c_value *const *in)
{
    const m2c_value *left = op == M2C_SETXOR ? in[1] : in[0];
    const m2c_value *other = in[op == M2C_SETDIFF];
    if (other->cls == M2C_CELL && (op == M2C_SETDIFF || left->cls != M2C_CELL))
        return false;
    return op == M2C_UNION || (op != M2C_INTERSECT && (left->dims[0] || left->dims[1]));
}

static int combine(const char *name, m2c_set_op op, int nargout, m2c_value **out, int nargin,
                   m2c_value *const *in)
{
    m2c_set_options o;
    m2c_items s;
    if (nargin < 2 || nargin > 4)
        return m2c_invalid_call(name);
    if (nargin == 2 && nargout <= 1 &&
        m2c_combine_plain(out, op, in[0], in[1], row_result(op, false, in[0], in[1])))
        return 0;
    if (m2c_set_arguments(name, nargin, in, 2, &o) || m2c_collect_items(&s, name, 2, in, o.rows))
        return 1;
    if (op == M2C_INTERSECT && (in[0]->numel == 0 || in[1]->numel == 0)) {
        m2c_drop_items(&s);
        for (int k = 0; k == 0 || k < nargout; k++)
            m2c_set(&out[k], k ? m2c_empty() : nothing_common(in[0], in[1]));
        return 0;
    }
    member *chosen = m2c_alloc((size_t)s.groups * sizeof *chosen);
    ptrdiff_t n = choose(chosen, &s, op, &o), *item = m2c_alloc((size_t)n * sizeof *item);
    for (ptrdiff_t k = 0; k < n; k++)
        item[k] = o.stable ? origin(&chosen[k], op, o.legacy) : standing(&chosen[k], op);
    bool single = in[0]->numel == 1 && in[1]->numel == 1;
    bool none = n == 0 && !o.rows && (in[0]->numel == 0 || (op == M2C_INTERSECT && single));
    bool row = row_result(op, o.legacy, in[0], in[1]);
    const m2c_value *only = lone(op, in);
    m2c_value *y =
        only ? remaining(&s, only, item, n, o.rows, row) : m2c_pick_items(&s, item, n, o.rows, row);
    ptrdiff_t nowhere[2] = {0, leaves_column(op, in)};
    if (none && (op != M2C_UNION || row))
        m2c_set(&y, m2c_reshaped(y, 2, nowhere));
    m2c_set(&out[0], y);
    if (nargout > 1)
        give_places(out, &s, op, nargout, chosen, n, &o, row && !o.rows);
    m2c_free(chosen);
    m2c_free(item);
    m2c_drop_items(&s);
    return 0;
}

/* Sets of members of enumerations, or of handles: those of their numbers, and which objects these are. */
static int combine_objects(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *results[3] = {NULL, NULL, NULL}, *all = NULL, *numbers = NULL, *places[2] = {NULL, NULL};
    m2c_list args = {0}, flat = {0};
    for (int k = 0; k < 2; k++) {
        m2c_value *order = m2c_member_order(in[k]), *cell = order ? m2c_instance_cell(in[k]) : NULL;
        const ptrdiff_t column[2] = {order ? order->numel : 0, 1};
        m2c_list_push(&args, order ? order : m2c_empty());
        m2c_list_push(&flat, cell ? m2c_reshaped(cell, 2, column) : m2c_cell(0, 1));
        m2c_release(cell);
    }
    for (int k = 2; k < nargin; k++)
        m2c_list_add(&args, in[k]);
    int status = fn(NULL, nargout, results, args.n, args.v) || m2c_cat(&all, 0, 2, flat.v);
    if (status == 0) {
        const m2c_classdef *c = m2c_classdef_of(all->numel ? all->cell[0] : in[0]);
        m2c_value *both = m2c_instances(c, m2c_retain(all));
        numbers = m2c_member_order(both);
        m2c_value *asked[2] = {results[0], numbers};
        status = m2c_fn_ismember(NULL, 2, places, 2, asked);
        status = status || m2c_instance_elements(&out[0], both, 1, &places[1], "");
        m2c_release(both);
    }
    for (int k = 1; k < nargout && k < 3 && status == 0; k++)
        m2c_set(&out[k], m2c_retain(results[k]));
    for (int k = 0; k < 3; k++)
        m2c_clear(&results[k]);
    m2c_clear(&places[0]);
    m2c_clear(&places[1]);
    m2c_release(numbers);
    m2c_release(all);
    m2c_list_clear(&args);
    m2c_list_clear(&flat);
    return status;
}

/* A text beside a cell stands for the cell of it, even where the other one is empty. */
static int combine_any(const char *name, m2c_set_op op, int nargout, m2c_value **out, int nargin,
                       m2c_value *const *in)
{
    bool counted = nargin >= 2 && nargin <= 4;
    if (counted && (m2c_has_order(in[0]) || m2c_has_order(in[1]))) {
        static m2c_function *const functions[] = {[M2C_UNION] = m2c_fn_union,
                                                  [M2C_INTERSECT] = m2c_fn_intersect,
                                                  [M2C_SETDIFF] = m2c_fn_setdiff,
                                                  [M2C_SETXOR] = m2c_fn_setxor};
        return combine_objects(functions[op], nargout, out, nargin, in);
    }
    int text = counted && in[0]->cls == M2C_CHAR && m2c_is_cellstr(in[1])   ? 0
               : counted && in[1]->cls == M2C_CHAR && m2c_is_cellstr(in[0]) ? 1
                                                                            : -1;
    if (text < 0)
        return combine(name, op, nargout, out, nargin, in);
    m2c_value *given[4], *texts = NULL;
    memcpy(given, in, (size_t)nargin * sizeof *given);
    int bad = m2c_fn_cellstr(NULL, 1, &texts, 1, in + text);
    given[text] = texts;
    bad = bad || combine(name, op, nargout, out, nargin, given);
    m2c_release(texts);
    return bad;
}

M2C_BUILTIN_AS(union, combine_any("union", M2C_UNION, nargout, out, nargin, in))
M2C_BUILTIN_AS(intersect, combine_any("intersect", M2C_INTERSECT, nargout, out, nargin, in))
M2C_BUILTIN_AS(setdiff, combine_any("setdiff", M2C_SETDIFF, nargout, out, nargin, in))
M2C_BUILTIN_AS(setxor, combine_any("setxor", M2C_SETXOR, nargout, out, nargin, in))

/* --- ismember ------------------------------------------------------------------------------------ */

/* Integers are compared with numbers of another class as they are, not after a conversion to theirs. */
static int collect_members(m2c_items *s, m2c_value *const *in, bool rows)
{
    bool numbers = m2c_is_arith(in[0]) && m2c_is_arith(in[1]);
    if (!numbers || in[0]->cls == in[1]->cls || (m2c_is_float(in[0]) && m2c_is_float(in[1])))
        return m2c_collect_items(s, "ismember", 2, in, rows);
    m2c_value *part[2] = {m2c_as(in[0], M2C_DOUBLE), m2c_as(in[1], M2C_DOUBLE)};
    int bad = m2c_collect_items(s, "ismember", 2, part, rows);
    m2c_release(part[0]);
    m2c_release(part[1]);
    return bad;
}

M2C_BUILTIN(ismember)
{
    M2C_UNUSED;
    m2c_value *a = nargin > 1 ? m2c_member_names(in[0]) : NULL,
              *b = nargin > 1 ? m2c_member_names(in[1]) : NULL;
    if (a || b) {
        m2c_value *texts[2] = {a ? a : m2c_retain(in[0]), b ? b : m2c_retain(in[1])};
        if (b && b->cls == M2C_CHAR) { /* a set of one */
            texts[1] = m2c_cell(1, 1);
            m2c_set(&texts[1]->cell[0], b);
        }
        int status = m2c_fn_ismember(NULL, nargout, out, 2, texts);
        m2c_release(texts[0]);
        m2c_release(texts[1]);
        return status;
    }
    if (nargin == 2 && m2c_has_order(in[0]) && m2c_has_order(in[1])) {
        m2c_value *numbers[2] = {m2c_member_order(in[0]), m2c_member_order(in[1])};
        int status = m2c_fn_ismember(NULL, nargout, out, 2, numbers);
        m2c_release(numbers[0]);
        m2c_release(numbers[1]);
        return status;
    }
    m2c_set_options o;
    m2c_items s;
    if (nargin < 2 || nargin > 3)
        return m2c_invalid_call("ismember");
    if (nargin == 2 && nargout <= 1 && m2c_member_few(out, in[0], in[1]))
        return 0;
    for (int k = 2; k < nargin; k++)
        if (m2c_is_option(in[k], "sorted") || m2c_is_option(in[k], "stable"))
            return m2c_error("", "ismember: \"stable\" or \"sorted\" are not valid options");
    if (nargin == 2 && in[0]->cls == M2C_CHAR && in[0]->dims[0] == 1 && in[1]->cls == M2C_CELL &&
        !m2c_is_cellstr(in[1]))
        return m2c_error("", "ismember: cell array of strings cannot be combined with a nonstring value");
    if (m2c_set_arguments("ismember", nargin, in, 2, &o) || collect_members(&s, in, o.rows))
        return 1;
    bool one = in[0]->cls == M2C_CHAR && in[1]->cls == M2C_CELL, cells = in[0]->cls == M2C_CELL;
    ptrdiff_t column[2] = {s.first, 1};
    bool shaped = !(o.rows && !cells) && !one;
    m2c_value *tf = m2c_zeros(M2C_LOGICAL, shaped ? in[0]->ndims : 2, shaped ? in[0]->dims : column, 0);
    m2c_value *at = m2c_zeros(M2C_DOUBLE, tf->ndims, tf->dims, 0);
    const bool first = m2c_spoken && m2c_spoken->places_in_order;
    for (ptrdiff_t g = 0; g < s.groups; g++) {
        const ptrdiff_t second = members_of(&s, g, !first).b;
        for (ptrdiff_t i = s.start[g]; second >= 0 && i < s.start[g + 1]; i++)
            if (s.sorted[i] < s.first) {
                tf->u8[s.sorted[i]] = 1;
                at->f64[s.sorted[i]] = (double)(second - s.first + 1);
            }
    }
    m2c_drop_items(&s);
    m2c_set(&out[0], tf);
    if (nargout > 1)
        m2c_set(&out[1], at);
    else
        m2c_release(at);
    return 0;
}
