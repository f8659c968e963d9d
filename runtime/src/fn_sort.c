/* Sorting: sort, sortrows. Declared in mat2c/builtins/. */
#include "class.h"
#include "core_util.h"
#include "fn_internal.h"
#include "m2c/fn_core.h"
#include "m2c/typed_lines.h"
#include "sort_keys.h"
#include "sort_options.h"
#include "string_array.h"

#include <math.h>

/* --- orders -------------------------------------------------------------------------------------- */

static int order_f64(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    double x = v->f64[i], y = v->f64[j];
    return x < y ? -1 : x > y ? 1 : (x != x) - (y != y);
}

static int order_real(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    double x = m2c_get(v, i), y = m2c_get(v, j);
    return x < y ? -1 : x > y ? 1 : (x != x) - (y != y);
}

static int order_int64(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    const int64_t *x = v->data;
    return x[i] < x[j] ? -1 : x[i] > x[j];
}

static int order_uint64(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    const uint64_t *x = v->data;
    return x[i] < x[j] ? -1 : x[i] > x[j];
}

int m2c_order_by_abs(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    double complex a = m2c_getc(v, i), b = m2c_getc(v, j);
    double x = cabs(a), y = cabs(b);
    if (x != x || y != y)
        return (x != x) - (y != y);
    if (x == y) {
        x = carg(a);
        y = carg(b);
    }
    return x < y ? -1 : x > y;
}

static int order_text(const m2c_value *v, ptrdiff_t i, ptrdiff_t j)
{
    return m2c_text_order(v->cell[i], v->cell[j]);
}

m2c_order *m2c_order_of(const m2c_value *v)
{
    if (v->cls == M2C_CELL)
        return order_text;
    if (m2c_is_complex(v))
        return m2c_order_by_abs;
    switch ((m2c_class)v->cls) {
    case M2C_DOUBLE:
        return order_f64;
    case M2C_INT64:
        return order_int64;
    case M2C_UINT64:
        return order_uint64;
    default:
        return order_real;
    }
}

/* The key of element i of an array of real numbers that is ordered so. */
static uint64_t key_of(const m2c_value *v, m2c_order *order, ptrdiff_t i)
{
    if (order == order_int64)
        return ((const uint64_t *)v->data)[i] ^ (uint64_t)1 << 63;
    if (order == order_uint64)
        return ((const uint64_t *)v->data)[i];
    return m2c_key_f64(order == order_f64 ? v->f64[i] : m2c_get(v, i));
}

/* The first eight characters, of which those that are missing count as less than all others. */
static uint64_t key_of_text(const m2c_value *text)
{
    uint64_t key = 0;
    ptrdiff_t n = text->numel < 8 ? text->numel : 8;
    for (ptrdiff_t k = 0; k < n; k++)
        key |= (uint64_t)text->u8[k] << (56 - 8 * k);
    return key;
}

static void sort_by_keys(const m2c_value *v, m2c_order *order, ptrdiff_t *index, ptrdiff_t n, bool down)
{
    uint64_t *key = m2c_alloc((size_t)n * sizeof *key), flip = down ? UINT64_MAX : 0;
    uint32_t *at = m2c_alloc((size_t)n * sizeof *at);
    for (ptrdiff_t k = 0; k < n; k++) {
        key[k] = (order == order_text ? key_of_text(v->cell[index[k]]) : key_of(v, order, index[k])) ^ flip;
        at[k] = (uint32_t)k;
    }
    m2c_sort_keys(key, at, (size_t)n);
    ptrdiff_t *old = (ptrdiff_t *)m2c_realloc(key, (size_t)n * sizeof *old);
    memcpy(old, index, (size_t)n * sizeof *old);
    for (ptrdiff_t k = 0; k < n; k++)
        index[k] = old[at[k]];
    m2c_free(at);
    m2c_free(old);
}

/* Stable merge sort, bottom up, of index[0..n), where there are no keys. */
static void merge_sort(const m2c_value *v, m2c_order *order, ptrdiff_t *index, ptrdiff_t n, bool down);

/* Texts by their first characters, then those that begin alike, if they go on. */
static void sort_texts(const m2c_value *v, ptrdiff_t *index, ptrdiff_t n, bool down)
{
    sort_by_keys(v, order_text, index, n, down);
    for (ptrdiff_t from = 0, to; from < n; from = to) {
        const m2c_value *first = v->cell[index[from]];
        uint64_t key = key_of_text(first);
        bool same = first->numel <= 8;
        for (to = from + 1; to < n && key_of_text(v->cell[index[to]]) == key; to++)
            same = same && v->cell[index[to]]->numel == first->numel;
        if (!same && to - from > 1)
            merge_sort(v, order_text, index + from, to - from, down);
    }
}

void m2c_sort_index(const m2c_value *v, m2c_order *order, ptrdiff_t *index, ptrdiff_t n, bool down)
{
    bool numbers = order == order_f64 || order == order_real || order == order_int64 || order == order_uint64;
    if (numbers && (uint64_t)n <= UINT32_MAX) {
        sort_by_keys(v, order, index, n, down);
    } else if (order == order_text && (uint64_t)n <= UINT32_MAX) {
        sort_texts(v, index, n, down);
    } else {
        merge_sort(v, order, index, n, down);
    }
}

static void merge_sort(const m2c_value *v, m2c_order *order, ptrdiff_t *index, ptrdiff_t n, bool down)
{
    ptrdiff_t *spare = m2c_alloc((size_t)n * sizeof *spare), *from = index, *to = spare;
    for (ptrdiff_t width = 1; width < n; width *= 2) {
        for (ptrdiff_t low = 0; low < n; low += 2 * width) {
            ptrdiff_t mid = low + width < n ? low + width : n,
                      high = low + 2 * width < n ? low + 2 * width : n;
            ptrdiff_t a = low, b = mid;
            for (ptrdiff_t k = low; k < high; k++) {
                bool left = a < mid;
                if (left && b < high) {
                    int c = order(v, from[a], from[b]);
                    left = down ? c >= 0 : c <= 0;
                }
                to[k] = left ? from[a++] : from[b++];
            }
        }
        ptrdiff_t *t = from;
        from = to;
        to = t;
    }
    if (from != index)
        memcpy(index, from, (size_t)n * sizeof *index);
    m2c_free(spare);
}

/* --- sort ---------------------------------------------------------------------------------------- */

static int sort_arguments(int nargin, m2c_value *const *in, int *dim, bool *down)
{
    const m2c_value *second = nargin > 1 ? m2c_text_in(in[1]) : NULL;
    const m2c_value *mode = nargin > 2 ? m2c_text_in(in[nargin - 1]) : NULL;
    if (nargin == 2 && second->cls == M2C_CHAR)
        mode = second;
    if (mode && mode->cls != M2C_CHAR && second->cls != M2C_CHAR)
        return m2c_error("", "sort: MODE must be a string");
    if (mode && mode->cls == M2C_CHAR) {
        *down = m2c_equals_text(mode, "descend");
        if (!*down && !m2c_equals_text(mode, "ascend"))
            return m2c_error("", "sort: MODE must be either \"ascend\" or \"descend\"");
    }
    if (nargin < 2 || mode == second)
        return 0;
    if (!m2c_is_arith(second))
        return m2c_error("", "octave_base_value::nint_value (): wrong type argument '%s'",
                         m2c_type_name(second));
    double d = second->cls == M2C_CHAR || second->numel == 0 ? 0 : trunc(m2c_get(second, 0));
    if (!(d >= 1))
        return m2c_error("", "sort: DIM must be a valid dimension");
    *dim = d > M2C_MAX_RANK ? M2C_MAX_RANK - 1 : (int)d - 1;
    return 0;
}

/* Slices of doubles that lie in one piece: no indices but those that are asked for. */
static void sort_columns(m2c_value **out, int nargout, const m2c_value *v, const m2c_slices *s, bool down)
{
    m2c_value *y = m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0);
    m2c_value *where = nargout > 1 ? m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0) : NULL;
    if (v->numel > 0)
        m2c_sort_lines_f64(y->f64, where ? where->f64 : NULL, v->f64, s->n, s->post, down);
    m2c_give(&out[0], y);
    if (where)
        m2c_set(&out[1], where);
}

M2C_BUILTIN(sort)
{
    M2C_UNUSED;
    m2c_sort_options o;
    if (nargin > 0 && in[0]->cls == M2C_OBJECT && m2c_is_enumeration(in[0]))
        return m2c_by_order(m2c_fn_sort, nargout, out, nargin, in);
    if (m2c_read_sort_options("sort", &nargin, in, &o))
        return 1;
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call("sort");
    const m2c_value *v = in[0];
    if (v->cls == M2C_CELL && !m2c_is_cellstr(v))
        return m2c_error("", "sort: only cell arrays of character strings may be sorted");
    if (!m2c_is_arith(v) && v->cls != M2C_CELL)
        return m2c_error("", "octave_base_value::sort (): wrong type argument '%s'", m2c_type_name(v));
    int dim = m2c_default_dim(v);
    bool down = false;
    if (sort_arguments(nargin, in, &dim, &down))
        return 1;
    if (nargout > 1 && dim >= v->ndims && v->numel != 1) /* without places it is allowed */
        return m2c_error("", "sort: invalid dimension");
    m2c_slices s = m2c_slice(v, dim);
    if (m2c_real_double(v) && s.pre == 1 && !o.order && !o.placed && (uint64_t)s.n <= UINT32_MAX) {
        sort_columns(out, nargout, v, &s, down);
        return 0;
    }
    ptrdiff_t *index = m2c_alloc((size_t)v->numel * sizeof *index);
    ptrdiff_t *run = m2c_alloc((size_t)s.n * sizeof *run);
    m2c_value *where = nargout > 1 ? m2c_new(M2C_DOUBLE, v->ndims, v->dims, 0) : NULL;
    for (ptrdiff_t j = 0; j < s.post && s.n > 0; j++)
        for (ptrdiff_t i = 0; i < s.pre; i++) {
            ptrdiff_t from = i + s.pre * s.n * j;
            for (ptrdiff_t k = 0; k < s.n; k++)
                run[k] = from + s.pre * k;
            m2c_sort_index(v, o.order ? o.order : m2c_order_of(v), run, s.n, down);
            m2c_place_missing(&o, v, run, s.n);
            for (ptrdiff_t k = 0; k < s.n; k++) {
                index[from + s.pre * k] = run[k];
                if (where)
                    where->f64[from + s.pre * k] = (double)((run[k] - from) / s.pre + 1);
            }
        }
    m2c_give(&out[0], m2c_pick(v, index, v->ndims, v->dims));
    if (where)
        m2c_set(&out[1], where);
    m2c_free(run);
    m2c_free(index);
    return 0;
}

/* --- sortrows ------------------------------------------------------------------------------------ */

typedef struct row_key {
    ptrdiff_t column;
    bool down;
} row_key;

static ptrdiff_t *sorted_rows(const m2c_value *v, ptrdiff_t keys, const row_key *key)
{
    ptrdiff_t rows = v->dims[0], *index = m2c_alloc((size_t)rows * sizeof *index);
    for (ptrdiff_t i = 0; i < rows; i++)
        index[i] = i;
    /* Stable sorts from the last key to the first. */
    for (ptrdiff_t k = keys - 1; k >= 0; k--) {
        ptrdiff_t shift = key[k].column * rows;
        for (ptrdiff_t i = 0; i < rows; i++)
            index[i] += shift;
        m2c_sort_index(v, m2c_order_of(v), index, rows, key[k].down);
        for (ptrdiff_t i = 0; i < rows; i++)
            index[i] -= shift;
    }
    return index;
}

/* A column of a cell as what can be sorted: texts as they are, numbers as an array. */
static int cell_column(const m2c_value *v, ptrdiff_t column, m2c_value **y)
{
    ptrdiff_t rows = v->dims[0];
    m2c_value *c = m2c_cell(rows, 1);
    for (ptrdiff_t i = 0; i < rows; i++)
        m2c_copy(&c->cell[i], v->cell[i + column * rows]);
    int status = 0;
    if (m2c_is_cellstr(c))
        m2c_copy(y, c);
    else
        status = m2c_fn_cell2mat(NULL, 1, y, 1, &c);
    m2c_release(c);
    if (status == 0 && (*y)->numel != rows)
        return m2c_error("", "sortrows: only cell arrays of character strings may be sorted");
    return status;
}

/* The rows of a cell, each column of which has a type of its own; NULL after an error. */
static ptrdiff_t *sorted_cell_rows(const m2c_value *v, ptrdiff_t keys, const row_key *key)
{
    ptrdiff_t rows = v->dims[0], *index = m2c_alloc((size_t)rows * sizeof *index);
    int status = 0;
    for (ptrdiff_t i = 0; i < rows; i++)
        index[i] = i;
    for (ptrdiff_t k = keys - 1; k >= 0 && status == 0; k--) {
        m2c_value *column = NULL;
        status = cell_column(v, key[k].column, &column);
        if (status == 0)
            m2c_sort_index(column, m2c_order_of(column), index, rows, key[k].down);
        m2c_release(column);
    }
    if (status == 0)
        return index;
    m2c_free(index);
    return NULL;
}

m2c_value *m2c_pick_rows(const m2c_value *v, const ptrdiff_t *row, ptrdiff_t n)
{
    ptrdiff_t cols = v->dims[1], dims[2] = {n, cols}, *index = m2c_alloc((size_t)(n * cols) * sizeof *index);
    for (ptrdiff_t j = 0; j < cols; j++)
        for (ptrdiff_t i = 0; i < n; i++)
            index[i + j * n] = row[i] + j * v->dims[0];
    m2c_value *y = m2c_pick(v, index, 2, dims);
    m2c_free(index);
    return y;
}

m2c_value *m2c_one_based(const ptrdiff_t *index, ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_value *y = m2c_new2(M2C_DOUBLE, rows, cols, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->f64[i] = (double)(index[i] + 1);
    return y;
}

static int check_keys(const m2c_value *c, ptrdiff_t columns)
{
    if (c->cls >= M2C_LOGICAL || c->ndims > 2 || c->numel == 0 || (c->dims[0] != 1 && c->dims[1] != 1))
        return m2c_error("", "sortrows: C must be a numeric vector");
    for (ptrdiff_t k = 0; k < c->numel; k++)
        if (!(fabs(m2c_get(c, k)) >= 1 && fabs(m2c_get(c, k)) <= (double)columns))
            return m2c_error("", "sortrows: all elements of C must be in the range [1, columns (A)]");
    for (ptrdiff_t k = 0; k < c->numel; k++)
        if (m2c_get(c, k) != floor(m2c_get(c, k)))
            return m2c_error("Octave:bad-index",
                             "A(_,%g): subscripts must be either integers 1 to (2^63)-1 or logicals",
                             m2c_get(c, k));
    return 0;
}

/* The direction of column k: one word for all, or a cell with one for each. */
static int falls(const m2c_value *how, ptrdiff_t k, bool *down)
{
    const m2c_value *word = how->cls == M2C_CELL ? (k < how->numel ? how->cell[k] : NULL) : how;
    *down = word && m2c_is_option(word, "descend");
    if (*down || (word && m2c_is_option(word, "ascend")))
        return 0;
    return m2c_error("", "sortrows: C must be a numeric vector");
}

/* sortrows (A, how), sortrows (A, columns, how): the columns' signs say it. */
static int sort_rows_as_told(int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    const m2c_value *columns = in[1]->cls == M2C_CHAR || in[1]->cls == M2C_CELL ? NULL : in[1];
    if (nargin > (columns ? 3 : 2))
        return m2c_error("Octave:invalid-fun-call", "sortrows: function called with too many inputs");
    ptrdiff_t n = columns ? columns->numel : in[0]->dims[1];
    m2c_value *keys = m2c_row(n);
    int bad = columns && check_keys(columns, in[0]->dims[1]);
    for (ptrdiff_t k = 0; k < n && !bad; k++) {
        bool down = false;
        bad = falls(in[nargin - 1], k, &down);
        keys->f64[k] = columns ? m2c_get(columns, k) : (double)(k + 1);
        keys->f64[k] = down ? -fabs(keys->f64[k]) : fabs(keys->f64[k]);
    }
    bad = bad || m2c_fn_sortrows(NULL, nargout, out, 2, (m2c_value *const[]){in[0], keys});
    m2c_release(keys);
    return bad;
}

M2C_BUILTIN(sortrows)
{
    M2C_UNUSED;
    if (nargin > 1 && (nargin > 2 || in[1]->cls == M2C_CHAR || in[1]->cls == M2C_CELL))
        return sort_rows_as_told(nargout, out, nargin, in);
    if (m2c_check_inputs("sortrows", nargin, 1, 2))
        return 1;
    const m2c_value *v = in[0], *c = nargin == 2 ? in[1] : NULL;
    if (v->ndims > 2 && m2c_is_arith(v))
        return m2c_error("", "__sort_rows_idx__: needs a 2-D object");
    if (v->ndims > 2 || (!m2c_is_arith(v) && v->cls != M2C_CELL))
        return m2c_error("", "sortrows: only cell arrays of character strings may be sorted");
    if (c && check_keys(c, v->dims[1]))
        return 1;
    ptrdiff_t keys = c ? c->numel : v->dims[1];
    row_key *key = m2c_alloc((size_t)keys * sizeof *key);
    for (ptrdiff_t k = 0; k < keys; k++) {
        double x = c ? m2c_get(c, k) : (double)(k + 1);
        key[k] = (row_key){(ptrdiff_t)fabs(x) - 1, x < 0};
    }
    bool mixed = v->cls == M2C_CELL && !m2c_is_cellstr(v);
    ptrdiff_t *index = mixed ? sorted_cell_rows(v, keys, key) : sorted_rows(v, keys, key);
    if (!index) {
        m2c_free(key);
        return 1;
    }
    m2c_value *rows = m2c_pick_rows(v, index, v->dims[0]);
    m2c_mark_permuted(rows, v);
    m2c_give(&out[0], rows);
    if (nargout > 1)
        m2c_set(&out[1], m2c_one_based(index, v->dims[0], 1));
    m2c_free(index);
    m2c_free(key);
    return 0;
}
