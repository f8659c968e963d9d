/* accumarray: values that go to the elements of an array. Declared in mat2c/builtins/. */
#include "fn_internal.h"
#include "index_internal.h"
#include "m2c/call.h"
#include "m2c/dialect.h"

#include <math.h>

typedef struct target {
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK], n, *at; /* n values go to elements at[k] */
} target;

static bool counts(double s)
{
    return s >= 1 && s == floor(s) && s < 9223372036854775808.0;
}

/* Element k, read at once from real doubles. */
static inline double number_at(const m2c_value *v, ptrdiff_t k)
{
    return m2c_real_double(v) ? v->f64[k] : m2c_get(v, k);
}

/* The error of a complex column of subscripts; 0 where its numbers are real. */
static int complex_column(const m2c_value *subs, int c, const target *t)
{
    m2c_value *column = m2c_new2(M2C_DOUBLE, t->n, 1, M2C_COMPLEX);
    bool real = true;
    for (ptrdiff_t k = 0; k < t->n; k++) {
        column->c64[k] = m2c_getc(subs, k + c * t->n);
        real = real && cimag(column->c64[k]) == 0;
    }
    m2c_subs resolved;
    m2c_subs_place place = {.position = c, .count = t->ndims};
    int bad = !real && m2c_subs_resolve(&resolved, column, &place);
    m2c_release(column);
    return bad;
}

/* Several columns of subscripts: each is at most what the size says, or the largest makes the size. */
static int extents_of_columns(const m2c_value *subs, const m2c_value *size, target *t)
{
    t->ndims = (int)subs->dims[1];
    if (size && size->numel != t->ndims)
        return m2c_error("", "accumarray: dimensions mismatch");
    for (int c = 0; c < t->ndims; c++) {
        const ptrdiff_t from = c * t->n;
        double most = 0;
        if (!size && t->n == 0)
            return m2c_error("", "sub2ind: dimension vector DIMS must not be empty");
        if (m2c_is_complex(subs) && complex_column(subs, c, t))
            return 1;
        for (ptrdiff_t k = 0; k < t->n; k++)
            most = number_at(subs, k + from) > most ? number_at(subs, k + from) : most;
        if (!size && (most != floor(most) || most > (double)(PTRDIFF_MAX / 2)))
            return m2c_error("", "sub2ind: dimension vector DIMS must contain integers");
        t->dims[c] = m2c_clamped(size ? m2c_get(size, c) : most);
        for (ptrdiff_t k = 0; k < t->n; k++) {
            double s = number_at(subs, k + from), limit = (double)t->dims[c];
            if (!counts(s) || s > limit)
                return m2c_subscript_error(s, c, t->ndims, limit, size);
        }
    }
    return 0;
}

/* Real doubles that are subscripts are read in one pass, which finds the largest, too. false: the general way
 * has to look, and to complain. */
static bool read_columns(const m2c_value *subs, const m2c_value *size, target *t)
{
    const double exact = 9007199254740992.0; /* up to which doubles are all integers */
    const ptrdiff_t cols = subs->dims[1];
    ptrdiff_t stride = 1;
    if (!m2c_real_double(subs) || t->n == 0 || (cols > 1 && size && size->numel != cols))
        return false;
    for (ptrdiff_t c = 0; c < cols; c++) {
        const double *from = subs->f64 + c * t->n;
        const double room = exact / (double)stride;
        ptrdiff_t most = 0;
        for (ptrdiff_t k = 0; k < t->n; k++) {
            if (!(from[k] >= 1 && from[k] <= room))
                return false;
            ptrdiff_t s = (ptrdiff_t)from[k];
            if ((double)s != from[k])
                return false;
            t->at[k] = (c ? t->at[k] : 0) + (s - 1) * stride;
            most = s > most ? s : most;
        }
        t->dims[c] = size && cols > 1 ? m2c_clamped(m2c_get(size, c)) : most;
        if (most > t->dims[c] || t->dims[c] > (ptrdiff_t)exact / stride)
            return false;
        stride *= t->dims[c];
    }
    t->ndims = (int)cols;
    return cols > 0;
}

/* One column of subscripts, which count the elements of any array. Where a function is called, a vector may
 * come out longer than was said. `read`: they are known to be subscripts, the largest is in dims. */
static int extents_of_vector(const m2c_value *subs, const m2c_value *size, bool grows, bool read, target *t)
{
    double most = read ? (double)t->dims[0] : 0, room = 1;
    for (ptrdiff_t k = 0; k < t->n && !read; k++) {
        const double s = number_at(subs, k);
        if (!counts(s) || (m2c_is_complex(subs) && cimag(m2c_getc(subs, k)) != 0))
            return m2c_error("", "accumarray: indices must be positive integers");
        most = s > most ? s : most;
    }
    t->ndims = size ? (int)size->numel : 2;
    t->dims[0] = m2c_clamped(most);
    t->dims[1] = 1;
    if (t->ndims < 2)
        return m2c_error("", "accumarray: needs at least 2 dimensions");
    for (int k = 0; size && k < t->ndims; k++) {
        t->dims[k] = m2c_clamped(m2c_get(size, k));
        room *= (double)t->dims[k];
    }
    if (!size || room >= most)
        return 0;
    if (!grows || t->ndims > 2 || (t->dims[0] != 1 && t->dims[1] != 1))
        return m2c_error("", "accumarray: index out of range");
    t->dims[t->dims[0] == 1] = m2c_clamped(most);
    return 0;
}

static int shape_of_target(const m2c_value *subs, const m2c_value *size, bool grows, target *t)
{
    ptrdiff_t cols = subs->dims[1];
    t->n = subs->dims[0];
    if (size && size->numel == 0)
        size = NULL;
    if (cols > M2C_MAX_RANK || (size && (size->numel > M2C_MAX_RANK || !m2c_is_arith(size))))
        return m2c_error("", "accumarray: dimensions mismatch");
    t->at = m2c_alloc((size_t)t->n * sizeof *t->at);
    bool read = read_columns(subs, size, t);
    int bad = cols < 2 ? extents_of_vector(subs, size, grows, read, t)
              : read   ? 0
                       : extents_of_columns(subs, size, t);
    if (!bad && !m2c_affords(t->ndims, t->dims, sizeof(double)))
        bad = m2c_error_too_large();
    if (bad) {
        m2c_free(t->at);
        t->at = NULL;
        return 1;
    }
    if (read)
        return 0;
    for (ptrdiff_t k = 0; k < t->n; k++)
        t->at[k] = cols ? (ptrdiff_t)number_at(subs, k) - 1 : 0;
    ptrdiff_t stride = 1;
    for (ptrdiff_t c = 1; c < cols; c++) {
        stride *= t->dims[c - 1];
        for (ptrdiff_t k = 0; k < t->n; k++)
            t->at[k] += ((ptrdiff_t)number_at(subs, k + c * t->n) - 1) * stride;
    }
    return 0;
}

static m2c_value *real_sums(const target *t, const m2c_value *vals)
{
    m2c_value *y = m2c_zeros(M2C_DOUBLE, t->ndims, t->dims, 0);
    const double one = vals->numel == 1 ? m2c_get(vals, 0) : 0, *x = m2c_real_double(vals) ? vals->f64 : NULL;
    const ptrdiff_t *at = t->at, n = t->n;
    double *sum = y->f64;
    if (vals->numel == 1)
        for (ptrdiff_t k = 0; k < n; k++)
            sum[at[k]] += one;
    else if (x)
        for (ptrdiff_t k = 0; k < n; k++)
            sum[at[k]] += x[k];
    else
        for (ptrdiff_t k = 0; k < n; k++)
            sum[at[k]] += m2c_get(vals, k);
    return y;
}

static m2c_value *complex_sums(const target *t, const m2c_value *vals)
{
    m2c_value *y = m2c_zeros(M2C_DOUBLE, t->ndims, t->dims, M2C_COMPLEX);
    for (ptrdiff_t k = 0; k < t->n; k++)
        y->c64[t->at[k]] += m2c_getc(vals, vals->numel == 1 ? 0 : k);
    return y;
}

/* Elements that no value went to. */
static void fill_rest(m2c_value *y, const target *t, double empty)
{
    bool *hit = m2c_calloc((size_t)y->numel, sizeof *hit);
    for (ptrdiff_t k = 0; k < t->n; k++)
        hit[t->at[k]] = true;
    for (ptrdiff_t i = 0; i < y->numel; i++)
        if (!hit[i] && m2c_is_complex(y))
            y->c64[i] = empty;
        else if (!hit[i])
            y->f64[i] = empty;
    m2c_free(hit);
}

static m2c_value *sums(const target *t, const m2c_value *vals, double empty)
{
    m2c_value *y = m2c_is_complex(vals) ? complex_sums(t, vals) : real_sums(t, vals);
    if (empty != 0)
        fill_rest(y, t, empty);
    y = m2c_narrow(y);
    if (vals->cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return y;
}

/* The numbers of the values in the order of the elements that they go to, else as they came. */
static ptrdiff_t *grouped(const target *t)
{
    ptrdiff_t cells = m2c_dims_product(t->ndims, t->dims, 1),
              *order = m2c_alloc((size_t)t->n * sizeof *order);
    ptrdiff_t *next = m2c_calloc((size_t)cells + 1, sizeof *next);
    for (ptrdiff_t k = 0; k < t->n; k++)
        next[t->at[k] + 1]++;
    for (ptrdiff_t i = 0; i < cells; i++)
        next[i + 1] += next[i];
    for (ptrdiff_t k = 0; k < t->n; k++)
        order[next[t->at[k]]++] = k;
    m2c_free(next);
    return order;
}

/* The values of element i as a column, in the order they came. */
static m2c_value *gather(const m2c_value *vals, const ptrdiff_t *order, ptrdiff_t from, ptrdiff_t n)
{
    ptrdiff_t dims[2] = {n, 1}, *index = m2c_alloc((size_t)n * sizeof *index);
    for (ptrdiff_t k = 0; k < n; k++)
        index[k] = vals->numel == 1 ? 0 : order[from + k];
    m2c_value *y = m2c_pick(vals, index, 2, dims);
    m2c_free(index);
    return y;
}

static int store_result(m2c_value **y, const target *t, ptrdiff_t at, const m2c_value *r, double empty)
{
    if (!*y) {
        *y = m2c_zeros(r->cls == M2C_CELL ? M2C_CELL : M2C_DOUBLE, t->ndims, t->dims, 0);
        for (ptrdiff_t i = 0; (*y)->cls == M2C_DOUBLE && i < (*y)->numel; i++)
            (*y)->f64[i] = empty;
    }
    if ((*y)->cls == M2C_CELL)
        m2c_copy(&(*y)->cell[at], r->cls == M2C_CELL && r->numel ? r->cell[0] : r);
    else if (!m2c_is_arith(r) || r->numel != 1)
        return m2c_error("", "cellfun: all values must be scalars when UniformOutput = true");
    else
        (*y)->f64[at] = m2c_get(r, 0);
    return 0;
}

/* What a function makes of no elements tells what the result is made of where there are none. */
static bool gives_cells(const m2c_value *fn)
{
    m2c_value *none = m2c_new2(M2C_DOUBLE, 0, 1, 0), *r = NULL;
    if (m2c_feval(fn, 1, &r, 1, &none))
        m2c_release(m2c_catch());
    bool cells = r && r->cls == M2C_CELL;
    m2c_release(none);
    m2c_release(r);
    return cells;
}

static int by_function(m2c_value **out, const target *t, const m2c_value *vals, const m2c_value *fn,
                       double empty)
{
    ptrdiff_t *order = grouped(t);
    m2c_value *y = NULL;
    m2c_class cls = M2C_DOUBLE; /* that of the first result */
    int bad = 0;
    for (ptrdiff_t k = 0, n; k < t->n && !bad; k += n) {
        for (n = 1; k + n < t->n && t->at[order[k + n]] == t->at[order[k]];)
            n++;
        m2c_value *group = gather(vals, order, k, n), *r = NULL;
        bad = m2c_feval(fn, 1, &r, 1, &group);
        if (!bad && r && k == 0 && m2c_is_arith(r))
            cls = (m2c_class)r->cls;
        if (!bad)
            bad = r ? store_result(&y, t, t->at[order[k]], r, empty)
                    : m2c_error("", "value on the right hand side of the assignment not defined");
        m2c_release(group);
        m2c_release(r);
    }
    m2c_free(order);
    if (bad) {
        m2c_release(y);
        return 1;
    }
    if (!y)
        y = m2c_zeros(t->n == 0 && gives_cells(fn) ? M2C_CELL : M2C_DOUBLE, t->ndims, t->dims, 0);
    m2c_set(out, y);
    return cls == M2C_DOUBLE || (*out)->cls != M2C_DOUBLE ? 0 : m2c_cast(out, *out, cls);
}

static bool is_named(const m2c_value *fn, const char *name)
{
    return fn->closure->name && strcmp(fn->closure->name, name) == 0;
}

/* Columns of subscripts in a cell, side by side. */
static int columns_of(m2c_value **out, const m2c_value *cell)
{
    m2c_list columns = {0};
    int bad = 0;
    for (ptrdiff_t k = 0; k < cell->numel && !bad; k++) {
        ptrdiff_t dims[2] = {cell->cell[k]->numel, 1};
        bad = dims[0] != cell->cell[0]->numel ? m2c_error("", "accumarray: dimension mismatch") : 0;
        m2c_list_push(&columns, m2c_reshaped(cell->cell[k], 2, dims));
    }
    bad = bad || m2c_hcat(out, columns.n, columns.v);
    m2c_list_clear(&columns);
    return bad;
}

/* What stands where there is no largest or smallest of floating-point numbers: zero where that is asked for
 * and beyond none of them, NaN otherwise, whatever else is asked for. */
static double empty_extreme(const m2c_value *vals, bool largest, double empty)
{
    bool within = empty == 0;
    for (ptrdiff_t k = 0; k < vals->numel && within; k++)
        within = largest ? m2c_get(vals, k) >= 0 : m2c_get(vals, k) <= 0;
    return within ? 0 : NAN;
}

/* The extremes of real doubles, each element's without a call: NaN only where there is nothing else, and the
 * first of equal values. */
static m2c_value *extremes(const target *t, const m2c_value *vals, bool largest, double empty)
{
    m2c_value *y = m2c_zeros(M2C_DOUBLE, t->ndims, t->dims, 0);
    bool *hit = m2c_calloc((size_t)y->numel, sizeof *hit);
    const ptrdiff_t step = vals->numel == 1 ? 0 : 1;
    for (ptrdiff_t k = 0; k < t->n; k++) {
        const ptrdiff_t at = t->at[k];
        const double x = vals->f64[k * step], best = y->f64[at];
        if (!hit[at] || (largest ? x > best : x < best) || (best != best && x == x))
            y->f64[at] = x;
        hit[at] = true;
    }
    for (ptrdiff_t i = 0; i < y->numel; i++)
        if (!hit[i])
            y->f64[i] = empty;
    m2c_free(hit);
    return y;
}

M2C_BUILTIN(accumarray)
{
    M2C_UNUSED;
    target t = {.at = NULL};
    if (m2c_check_inputs("accumarray", nargin, 2, 6))
        return 1;
    const m2c_value *fn = nargin > 3 && in[3]->numel ? in[3] : NULL;
    if (fn && fn->cls != M2C_FUNCTION)
        return m2c_error("", "accumarray: FUNC must be a function handle");
    if (!m2c_is_arith(in[0]) && in[0]->cls != M2C_CELL)
        return m2c_error("", "accumarray: indices must be positive integers");
    if (!m2c_is_arith(in[1]) && in[1]->cls != M2C_CELL)
        return m2c_error("", "accumarray: wrong type argument '%s'", m2c_type_name(in[1]));
    m2c_value *subs = m2c_retain(in[0]);
    bool plain = !fn || is_named(fn, "sum"), grows = !plain && !is_named(fn, "max") && !is_named(fn, "min");
    int bad = (subs->cls == M2C_CELL && columns_of(&subs, in[0])) ||
              shape_of_target(subs, nargin > 2 ? in[2] : NULL, grows, &t);
    if (!bad && in[1]->numel != 1 && in[1]->numel != t.n)
        bad = m2c_error("",
                        in[1]->numel ? "accumarray: dimension mismatch" : "accumarray: dimensions mismatch");
    if (!bad && !grows && in[1]->cls == M2C_CELL)
        bad = m2c_error("", "accumarray: wrong type argument 'cell'");
    double empty = nargin > 4 && in[4]->numel ? m2c_get(in[4], 0) : 0;
    if (!bad && !plain && !grows && m2c_is_float(in[1]) && !(m2c_spoken && m2c_spoken->fills_beside_extremes))
        empty = empty_extreme(in[1], is_named(fn, "max"), empty);
    if (!bad && plain)
        m2c_set(out, sums(&t, in[1], empty));
    else if (!bad && !grows && t.n && m2c_real_double(in[1]))
        m2c_set(out, extremes(&t, in[1], is_named(fn, "max"), empty));
    else if (!bad)
        bad = by_function(out, &t, in[1], fn, empty);
    m2c_free(t.at);
    m2c_release(subs);
    return bad;
}
