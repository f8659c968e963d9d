/* Builtins: bsxfun, mat2cell, isequaln, sizeof. */
#include "core_util.h"
#include "m2c/ops.h"
#include "sparse.h"

/* --- bsxfun -------------------------------------------------------------------------------------- */
/* Functions that broadcast their operands by themselves. */
static bool broadcasts(const m2c_value *f)
{
    static const char *const names[] = {"plus", "minus", "times", "rdivide", "ldivide", "power", "max",
                                        "min",  "rem",   "mod",   "atan2",   "hypot",   "eq",    "ne",
                                        "lt",   "le",    "gt",    "ge",      "and",     "or",    "xor"};
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        if (f->cls == M2C_CHAR ? m2c_equals_text(f, names[k])
                               : f->closure->name && strcmp(f->closure->name, names[k]) == 0)
            return true;
    return false;
}

/* The function of the operands as they are; a diagonal matrix counts as a full one. */
static int at_once(m2c_value **out, m2c_value *const *in)
{
    m2c_value *args[2];
    for (int k = 0; k < 2; k++) {
        const m2c_value *v = in[k + 1];
        args[k] = v->flags & M2C_DIAGONAL ? m2c_reshaped(v, v->ndims, v->dims) : m2c_retain(v);
    }
    int bad = m2c_feval(in[0], 1, out, 2, args);
    m2c_release(args[0]);
    m2c_release(args[1]);
    return bad;
}

/* The column of v at a place of the result: dimensions of v with extent 1 stay at their only element. */
static m2c_value *column_at(const m2c_value *v, const ptrdiff_t *at, int ndims)
{
    ptrdiff_t n = v->dims[0], start = 0, step = n, dims[2] = {n, 1};
    for (int k = 1; k < ndims; k++) {
        ptrdiff_t extent = m2c_dim(v, k);
        start += extent == 1 ? 0 : at[k] * step;
        step *= extent;
    }
    ptrdiff_t *index = m2c_alloc((size_t)n * sizeof *index);
    for (ptrdiff_t i = 0; i < n; i++)
        index[i] = start + i;
    m2c_value *column = m2c_pick(v, index, 2, dims);
    m2c_free(index);
    return column;
}

static void advance(ptrdiff_t *at, const m2c_plan *p)
{
    for (int k = 1; k < p->ndims; k++) {
        if (++at[k] < p->dims[k])
            return;
        at[k] = 0;
    }
}

/* f of the columns one after the other; the results stand side by side. */
static int by_columns(m2c_value **out, const m2c_value *f, const m2c_value *a, const m2c_value *b,
                      const m2c_plan *p)
{
    ptrdiff_t count = 1, at[M2C_MAX_RANK] = {0}, dims[M2C_MAX_RANK];
    m2c_list columns = {0};
    int bad = 0;
    for (int k = 1; k < p->ndims; k++)
        count *= p->dims[k];
    for (ptrdiff_t j = 0; j < count && !bad; j++, advance(at, p)) {
        m2c_value *args[2] = {column_at(a, at, p->ndims), column_at(b, at, p->ndims)}, *y = NULL;
        bad = m2c_feval(f, 1, &y, 2, args);
        m2c_release(args[0]);
        m2c_release(args[1]);
        if (y)
            m2c_list_push(&columns, y);
    }
    m2c_value *all = NULL;
    if (!bad)
        bad = m2c_hcat(&all, columns.n, columns.v);
    m2c_list_clear(&columns);
    if (bad)
        return 1;
    memcpy(dims, p->dims, sizeof dims);
    dims[0] = count ? all->numel / count : 0;
    if (all->numel == dims[0] * count)
        m2c_set(&all, m2c_reshaped(all, p->ndims, dims));
    return m2c_give(out, all);
}

M2C_BUILTIN(bsxfun)
{
    M2C_UNUSED;
    m2c_plan p;
    if (nargin != 3)
        return m2c_invalid_call("bsxfun");
    if (in[0]->cls != M2C_FUNCTION && !m2c_is_string(in[0]))
        return m2c_error("", "bsxfun: F must be a string or function handle");
    bool fits = m2c_broadcast(in[1], in[2], &p), known = broadcasts(in[0]);
    char a[32 * M2C_MAX_RANK], b[32 * M2C_MAX_RANK];
    bool alike = in[1]->cls == in[2]->cls || (m2c_is_float(in[1]) && m2c_is_float(in[2]));
    if (!fits && known && alike)
        return m2c_error("Octave:nonconformant-args", "bsxfun: nonconformant dimensions: %s and %s",
                         m2c_dims_text(in[1], a), m2c_dims_text(in[2], b));
    if (!fits)
        return m2c_error("", "bsxfun: dimensions of A and B must match");
    bool whole = known || m2c_same_dims(in[1], in[2]);
    for (int k = 0; k < p.ndims; k++)
        whole = whole || p.dims[k] == 0;
    m2c_value *full[3] = {in[0], m2c_retain(in[1]), m2c_retain(in[2])};
    for (int k = 1; known && k < 3; k++)
        m2c_mark_sparse(&full[k], false);
    int status = whole ? at_once(out, full) : by_columns(out, in[0], full[1], full[2], &p);
    m2c_release(full[1]);
    m2c_release(full[2]);
    return status;
}

/* --- mat2cell ------------------------------------------------------------------------------------ */
typedef struct split {
    int ndims;
    ptrdiff_t parts[M2C_MAX_RANK];     /* how many pieces along each dimension */
    const m2c_value *by[M2C_MAX_RANK]; /* their extents; NULL: one piece */
} split;

static int read_split(split *s, const m2c_value *v, int n, m2c_value *const *in)
{
    s->ndims = n > v->ndims ? n : v->ndims;
    for (int k = 0; k < s->ndims; k++) {
        s->by[k] = k < n ? in[k] : NULL;
        s->parts[k] = k < n ? in[k]->numel : 1;
        double total = 0;
        for (ptrdiff_t i = 0; k < n && i < in[k]->numel; i++)
            total += m2c_get(in[k], i);
        if (k < n && total != (double)m2c_dim(v, k))
            return m2c_error("", "mat2cell: mismatch on dimension %d (%" M2C_PT " != %.0f)", k + 1,
                             m2c_dim(v, k), total);
    }
    return 0;
}

static double extent_of(const split *s, const m2c_value *v, int k, ptrdiff_t part)
{
    return s->by[k] ? m2c_get(s->by[k], part) : (double)m2c_dim(v, k);
}

static int cut(m2c_value **out, const m2c_value *v, const split *s, const ptrdiff_t *part)
{
    m2c_value *range[M2C_MAX_RANK];
    for (int k = 0; k < s->ndims; k++) {
        double first = 1;
        for (ptrdiff_t i = 0; i < part[k]; i++)
            first += extent_of(s, v, k, i);
        range[k] = m2c_range(first, 1, first + extent_of(s, v, k, part[k]) - 1);
    }
    int bad = m2c_subsref(out, v, s->ndims, range, NULL);
    for (int k = 0; k < s->ndims; k++)
        m2c_release(range[k]);
    return bad;
}

M2C_BUILTIN(mat2cell)
{
    M2C_UNUSED;
    split s;
    if (nargin < 2)
        return m2c_invalid_call("mat2cell");
    for (int k = 1; k < nargin; k++)
        if (!m2c_is_arith(in[k]))
            return m2c_error("", "mat2cell: dimension vectors for each dimension must be numeric");
    if (nargin - 1 > M2C_MAX_RANK)
        return m2c_error("", "mat2cell: too many dimensions");
    if (read_split(&s, in[0], nargin - 1, in + 1))
        return 1;
    m2c_value *c = m2c_zeros(M2C_CELL, s.ndims, s.parts, 0);
    ptrdiff_t part[M2C_MAX_RANK] = {0};
    int bad = 0;
    for (ptrdiff_t j = 0; j < c->numel && !bad; j++) {
        m2c_value *piece = NULL;
        bad = cut(&piece, in[0], &s, part);
        if (!bad)
            m2c_set(&c->cell[j], piece);
        for (int k = 0; k < s.ndims && ++part[k] == s.parts[k]; k++)
            part[k] = 0;
    }
    if (bad) {
        m2c_release(c);
        return 1;
    }
    return m2c_give(out, c);
}

/* --- comparing, measuring ------------------------------------------------------------------------ */
M2C_BUILTIN_OF_ANY(isequaln)
{
    M2C_UNUSED;
    if (nargin < 2)
        return m2c_invalid_call("isequaln");
    bool same = true;
    for (int k = 1; k < nargin && same; k++)
        same = m2c_isequaln(in[0], in[k]);
    return m2c_give_bool(out, same);
}

static double bytes_of(const m2c_value *v)
{
    double total = 0;
    if (m2c_holds_values(v)) {
        for (ptrdiff_t k = 0; k < m2c_slot_count(v); k++)
            total += bytes_of(v->cell[k]);
        return total;
    }
    if (m2c_is_sparse(v) && !m2c_is_distributed(v)) {
        m2c_csc c = m2c_csc_of(v);
        const ptrdiff_t count = m2c_csc_count(&c) ? m2c_csc_count(&c) : 1;
        total =
            (double)count * (double)(c.size + sizeof *c.row) + (double)(c.cols + 1) * (double)sizeof *c.start;
        m2c_csc_free(&c);
        return total;
    }
    if (v->flags & M2C_RANGE)
        return 24;
    return m2c_is_arith(v) ? (double)v->numel * (double)m2c_element_size((m2c_class)v->cls, v->flags) : 0;
}

M2C_BUILTIN_OF_ANY_AS(sizeof,
                      nargin == 1 ? m2c_give(out, m2c_double(bytes_of(in[0]))) : m2c_invalid_call("sizeof"))
