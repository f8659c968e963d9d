/* Positions: find, nnz, sub2ind, ind2sub, lookup. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "dictionary.h"
#include "m2c/display.h"

#include <math.h>

static bool nonzero(const m2c_value *v, ptrdiff_t i)
{
    if (v->cls == M2C_LOGICAL)
        return v->u8[i];
    return m2c_real_double(v) ? v->f64[i] != 0 : m2c_getc(v, i) != 0;
}

/* Loops of their own for masks and numbers: nearly all that is asked. */
static ptrdiff_t count_nonzero(const m2c_value *v)
{
    ptrdiff_t n = 0;
    if (v->cls == M2C_LOGICAL)
        for (ptrdiff_t i = 0; i < v->numel; i++)
            n += v->u8[i];
    else if (m2c_real_double(v))
        for (ptrdiff_t i = 0; i < v->numel; i++)
            n += v->f64[i] != 0;
    else
        for (ptrdiff_t i = 0; i < v->numel; i++)
            n += nonzero(v, i);
    return n;
}

/* The places of `n` elements that are not zero, behind the first `skip` of them. */
static void places_of(const m2c_value *v, ptrdiff_t skip, ptrdiff_t n, ptrdiff_t *index)
{
    ptrdiff_t k = 0, seen = 0;
    if (v->cls == M2C_LOGICAL && skip == 0) {
        for (ptrdiff_t i = 0; k < n; i++)
            if (v->u8[i])
                index[k++] = i;
        return;
    }
    for (ptrdiff_t i = 0; k < n; i++)
        if (nonzero(v, i) && seen++ >= skip)
            index[k++] = i;
}

static int count(m2c_value **out, const char *name, int nargin, m2c_value *const *in)
{
    if (nargin != 1)
        return m2c_invalid_call(name);
    if (in[0]->cls == M2C_CELL && strcmp(name, "nzmax") == 0)
        return m2c_give_double(out, (double)in[0]->numel);
    if (in[0]->cls == M2C_CELL)
        return m2c_error("", "%s: wrong type argument 'cell array'", name);
    if (!m2c_is_arith(in[0]))
        return m2c_error("", "octave_base_value::%s (): wrong type argument '%s'", name,
                         m2c_type_name(in[0]));
    return m2c_give_double(out, (double)(strcmp(name, "nnz") == 0 || (in[0]->flags & M2C_SPARSE)
                                             ? count_nonzero(in[0])
                                             : in[0]->numel));
}
M2C_BUILTIN_AS(nnz, count(out, "nnz", nargin, in))
M2C_BUILTIN_AS(nzmax, count(out, "nzmax", nargin, in))

/* --- find ---------------------------------------------------------------------------------------- */

/* Shape of the result: a row for rows, 0x0 for what has neither rows nor columns, else a column. A mask is
 * read as a subscript would be, which makes a column of what has no elements. */
static void found_shape(const m2c_value *v, bool mask, ptrdiff_t n, ptrdiff_t *dims)
{
    bool row = v->ndims == 2 && v->dims[0] == 1 && v->dims[1] != 1;
    bool empty = v->dims[0] == 0 && v->dims[1] == 0;
    bool none = (empty && !mask) || (v->ndims == 2 && v->numel == 1 && n == 0);
    dims[0] = row ? 1 : n;
    dims[1] = row ? n : 1;
    if (none)
        dims[0] = dims[1] = 0;
}

static ptrdiff_t *find_positions(const m2c_value *v, ptrdiff_t limit, bool last, ptrdiff_t *n)
{
    ptrdiff_t total = count_nonzero(v), skip = last && total > limit ? total - limit : 0;
    *n = total < limit ? total : limit;
    ptrdiff_t *index = m2c_alloc((size_t)*n * sizeof *index);
    places_of(v, skip, *n, index);
    return index;
}

M2C_BUILTIN(find)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call("find");
    const m2c_value *v = in[0];
    double limit = nargin > 1 ? m2c_number(in[1]) : 9e15;
    if (nargin > 1 && (!m2c_is_arith(in[1]) || in[1]->cls == M2C_CHAR || in[1]->numel == 0))
        return m2c_error("", "find: N must be an integer");
    if (nargin > 1 && (!(limit >= 0) || limit != floor(limit)))
        return m2c_error("", "find: N must be a non-negative integer");
    limit = fmin(limit, 9e15);
    if (!m2c_is_arith(v))
        return m2c_wrong_type("find", v);
    if (nargin > 2 && !m2c_is_option(in[2], "first") && !m2c_is_option(in[2], "last"))
        return m2c_error("", "find: DIRECTION must be \"first\" or \"last\"");
    ptrdiff_t n, dims[2];
    ptrdiff_t *index = find_positions(v, (ptrdiff_t)limit, nargin > 2 && m2c_is_option(in[2], "last"), &n);
    found_shape(v, v->cls == M2C_LOGICAL && nargin == 1 && nargout < 2, n, dims);
    m2c_value *first = m2c_new(M2C_DOUBLE, 2, dims, 0);
    m2c_value *second = nargout > 1 ? m2c_new(M2C_DOUBLE, 2, dims, 0) : NULL;
    ptrdiff_t rows = v->dims[0];
    for (ptrdiff_t k = 0; k < first->numel; k++) {
        first->f64[k] = (double)((second ? index[k] % rows : index[k]) + 1);
        if (second)
            second->f64[k] = (double)(index[k] / rows + 1);
    }
    m2c_set(&out[0], first);
    if (second)
        m2c_set(&out[1], second);
    if (nargout > 2)
        m2c_give(&out[2], m2c_pick(v, index, 2, dims));
    m2c_free(index);
    return 0;
}

/* --- subscripts and linear indices --------------------------------------------------------------- */

static int dims_argument(const char *name, const m2c_value *v, int *n, ptrdiff_t *dims)
{
    *n = (int)v->numel;
    if (!m2c_is_arith(v) || *n < 1 || *n > M2C_MAX_RANK)
        return m2c_error("", "%s: dimension vector DIMS must contain integers", name);
    for (int k = 0; k < *n; k++) {
        double d = m2c_get(v, k);
        if (d != floor(d) || d < 0)
            return m2c_error("", "%s: dimension vector DIMS must contain integers", name);
        dims[k] = (ptrdiff_t)d;
    }
    return 0;
}

int m2c_subscript_error(double s, int k, int n, double limit, const m2c_value *size)
{
    m2c_text t = {0};
    m2c_text_add(&t, "index (", 7);
    for (int j = 0; j < n; j++)
        if (j == k)
            m2c_text_addf(&t, "%s%g", j ? "," : "", s);
        else
            m2c_text_addf(&t, "%s_", j ? "," : "");
    m2c_text_add(&t, "): ", 3);
    if (s != floor(s) || s < 1 || isinf(s))
        m2c_text_addf(&t, "subscripts must be either integers 1 to (2^63)-1 or logicals");
    else {
        m2c_text_addf(&t, "out of bound %g (dimensions are ", limit);
        for (ptrdiff_t j = 0; j < size->numel; j++)
            m2c_text_addf(&t, "%s%g", j ? "x" : "", m2c_get(size, j));
        m2c_text_add(&t, ")", 1);
    }
    m2c_error_text(s != floor(s) || s < 1 ? "Octave:invalid-index" : "Octave:index-out-of-bounds", t.s);
    m2c_text_free(&t);
    return 1;
}

M2C_BUILTIN(sub2ind)
{
    M2C_UNUSED;
    ptrdiff_t dims[M2C_MAX_RANK];
    int n;
    if (nargin < 2)
        return m2c_invalid_call("sub2ind");
    if (dims_argument("sub2ind", in[0], &n, dims))
        return 1;
    for (; n > nargin - 1 && n > 1; n--)
        dims[n - 2] *= dims[n - 1];
    for (int k = 1; k < nargin; k++) {
        if (!m2c_is_numeric(in[k]))
            return m2c_error("", "sub2ind: subscripts must be numeric");
        if (!m2c_same_dims(in[k], in[1]))
            return m2c_error("", "sub2ind: all subscripts must be of the same size");
    }
    m2c_value *y = m2c_new(M2C_DOUBLE, in[1]->ndims, in[1]->dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        double at = 0, stride = 1;
        for (int k = 0; k < nargin - 1; k++) {
            double s = m2c_get(in[k + 1], i), d = k < n ? (double)dims[k] : 1;
            if (s != floor(s) || s < 1 || s > d) {
                m2c_release(y);
                return m2c_subscript_error(s, k, nargin - 1, d, in[0]);
            }
            at += (s - 1) * stride;
            stride *= d;
        }
        y->f64[i] = at + 1;
    }
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN(ind2sub)
{
    M2C_UNUSED;
    ptrdiff_t dims[M2C_MAX_RANK], total = 1;
    int n;
    if (nargin != 2)
        return m2c_invalid_call("ind2sub");
    if (dims_argument("ind2sub", in[0], &n, dims))
        return 1;
    for (int k = 0; k < n; k++)
        total *= dims[k];
    int outputs = nargout < 1 ? 1 : nargout;
    for (; n > outputs; n--)
        dims[n - 2] *= dims[n - 1];
    for (ptrdiff_t i = 0; i < in[1]->numel; i++) {
        double x = m2c_get(in[1], i);
        if (x != floor(x) || x < 1)
            return m2c_error("",
                             "ind2sub: invalid index index %g: subscripts must be either integers 1 to "
                             "(2^63)-1 or logicals",
                             x);
        if (x > (double)total)
            return m2c_error("", "ind2sub: index out of range");
    }
    ptrdiff_t stride = 1;
    for (int k = 0; k < outputs; k++) {
        m2c_value *y = m2c_new(M2C_DOUBLE, in[1]->ndims, in[1]->dims, 0);
        for (ptrdiff_t i = 0; i < y->numel; i++) {
            ptrdiff_t at = (ptrdiff_t)m2c_get(in[1], i) - 1;
            y->f64[i] = k < n ? (double)(k == n - 1 ? at / stride + 1 : at / stride % dims[k] + 1) : 1;
        }
        stride *= k < n ? dims[k] : 1;
        m2c_set(&out[k], y);
    }
    return 0;
}

/* --- lookup -------------------------------------------------------------------------------------- */

static bool option(const m2c_value *v, char c)
{
    for (ptrdiff_t i = 0; v && i < v->numel; i++)
        if (v->u8[i] == (unsigned char)c)
            return true;
    return false;
}

/* Number of table entries that are <= x (>= where the table falls). */
static ptrdiff_t bisect(const m2c_value *table, double x)
{
    ptrdiff_t low = 0, high = table->numel;
    bool falls = high > 1 && table->f64[0] > table->f64[high - 1];
    while (low < high) {
        ptrdiff_t mid = low + (high - low) / 2;
        double t = table->f64[mid];
        if (falls ? t >= x : !(t > x) || x != x)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* The same for a table of texts. */
static ptrdiff_t bisect_texts(const m2c_value *table, const m2c_value *x)
{
    ptrdiff_t low = 0, high = table->numel;
    bool falls = high > 1 && m2c_text_order(table->cell[0], table->cell[high - 1]) > 0;
    while (low < high) {
        ptrdiff_t mid = low + (high - low) / 2;
        int order = m2c_text_order(table->cell[mid], x);
        if (falls ? order >= 0 : order <= 0)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

static int lookup_texts(m2c_value **out, const m2c_value *table, const m2c_value *x, const m2c_value *opt)
{
    bool one = x->cls != M2C_CELL, only_hits = option(opt, 'm');
    m2c_value *y = one ? m2c_double(0) : m2c_new(M2C_DOUBLE, x->ndims, x->dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        const m2c_value *text = one ? x : x->cell[i];
        ptrdiff_t k = bisect_texts(table, text);
        bool hit = k > 0 && m2c_text_order(table->cell[k - 1], text) == 0;
        y->f64[i] = option(opt, 'b') ? hit : only_hits && !hit ? 0 : (double)k;
    }
    m2c_set(out, option(opt, 'b') ? m2c_as(y, M2C_LOGICAL) : m2c_retain(y));
    m2c_release(y);
    return 0;
}

/* The table as numbers; of floats where it is compared with a float. */
static m2c_value *table_of(const m2c_value *v, bool narrow)
{
    m2c_value *table = m2c_to_f64(v);
    if (narrow && v->cls != M2C_SINGLE) {
        m2c_make_unique(&table);
        for (ptrdiff_t i = 0; i < table->numel; i++)
            table->f64[i] = (float)table->f64[i];
    }
    return table;
}

M2C_BUILTIN(lookup)
{
    M2C_UNUSED;
    if ((nargin == 2 || nargin == 4) && m2c_is_dictionary(in[0])) /* (d, keys, "FallbackValue", value) */
        return in[0]->map->ordered->find(&out[0], in[0], in[1], nargin == 4 ? in[3] : NULL);
    if (nargin < 2 || nargin > 3 || (nargin == 3 && in[2]->cls != M2C_CHAR))
        return m2c_invalid_call("lookup");
    const m2c_value *opt = nargin == 3 ? in[2] : NULL;
    if (m2c_is_cellstr(in[0]) && (in[1]->cls == M2C_CHAR || m2c_is_cellstr(in[1])))
        return lookup_texts(out, in[0], in[1], opt);
    bool texts = in[0]->cls == M2C_CHAR && in[1]->cls == M2C_CHAR;
    if (!texts && (!m2c_is_numeric(in[0]) || !m2c_is_numeric(in[1])))
        return m2c_invalid_call("lookup");
    bool narrow = in[0]->cls == M2C_SINGLE || in[1]->cls == M2C_SINGLE;
    m2c_value *table = table_of(in[0], narrow);
    m2c_value *y = m2c_new(option(opt, 'b') ? M2C_LOGICAL : M2C_DOUBLE, in[1]->ndims, in[1]->dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        double x = narrow ? (float)m2c_get(in[1], i) : m2c_get(in[1], i);
        ptrdiff_t k = bisect(table, x);
        bool hit = k > 0 && table->f64[k - 1] == x;
        if (option(opt, 'r') && k > table->numel - 1)
            k = table->numel - 1;
        if (option(opt, 'l') && k < 1)
            k = 1;
        if (option(opt, 'b'))
            y->u8[i] = hit;
        else
            y->f64[i] = option(opt, 'm') && !hit ? 0 : (double)k;
    }
    m2c_release(table);
    m2c_set(out, y);
    return 0;
}
