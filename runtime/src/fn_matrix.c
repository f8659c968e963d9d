/* Matrices from matrices: diag, tril, triu, kron, blkdiag, meshgrid, ndgrid. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "fn_internal.h"
#include "m2c/typed_lines.h"
#include "op_internal.h"

#include <math.h>

static void copy_element(m2c_value *y, ptrdiff_t to, const m2c_value *v, ptrdiff_t from)
{
    if (v->cls == M2C_CELL)
        m2c_copy(&y->cell[to], v->cell[from]);
    else
        memcpy(m2c_element(y, to), m2c_element(v, from), m2c_slot_size(v));
}

static ptrdiff_t extent(const m2c_value *v)
{
    return (ptrdiff_t)fmax(m2c_number(v), 0);
}

static ptrdiff_t magnitude(ptrdiff_t k)
{
    return k < 0 ? -k : k;
}

/* A matrix with v on diagonal k. */
static m2c_value *from_diagonal(const m2c_value *v, ptrdiff_t k, ptrdiff_t rows, ptrdiff_t cols)
{
    ptrdiff_t dims[2] = {rows, cols};
    m2c_value *y = m2c_zeros((m2c_class)v->cls, 2, dims, v->flags & M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < v->numel; i++) {
        ptrdiff_t r = i + (k < 0 ? -k : 0), c = i + (k > 0 ? k : 0);
        if (r < rows && c < cols)
            copy_element(y, r + c * rows, v, i);
    }
    return y;
}

static m2c_value *diagonal_of(const m2c_value *v, ptrdiff_t k)
{
    ptrdiff_t r = k < 0 ? -k : 0, c = k > 0 ? k : 0;
    ptrdiff_t down = v->dims[0] - r, across = v->dims[1] - c, n = down < across ? down : across;
    n = n < 0 ? 0 : n;
    ptrdiff_t dims[2] = {n, 1};
    m2c_value *y = m2c_new_like(v, 2, dims);
    for (ptrdiff_t i = 0; i < n; i++) {
        if (v->cls == M2C_CELL)
            y->cell[i] = m2c_retain(v->cell[r + i + (c + i) * v->dims[0]]);
        else
            copy_element(y, i, v, r + i + (c + i) * v->dims[0]);
    }
    return y;
}

static bool holds_number(const m2c_value *v)
{
    return m2c_is_arith(v) && v->cls != M2C_CHAR && v->numel > 0;
}

M2C_BUILTIN(diag)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 3)
        return m2c_invalid_call("diag");
    const m2c_value *v = in[0];
    if (v->cls > M2C_CELL)
        return m2c_error("", "octave_base_value::diag (): wrong type argument '%s'", m2c_type_name(v));
    if (v->ndims > 2)
        return m2c_error("", "Matrix must be 2-dimensional");
    bool vector = v->dims[0] == 1 || v->dims[1] == 1;
    if (nargin == 3) {
        if (!vector)
            return m2c_error("", "diag: V must be a vector");
        for (int k = 1; k < 3; k++)
            if (!holds_number(in[k]))
                return m2c_error("", "diag: invalid dimension %s", k == 1 ? "M" : "N");
        if (m2c_get(in[1], 0) < 0 || m2c_get(in[2], 0) < 0)
            return m2c_error("Octave:index-out-of-bounds",
                             "Invalid resizing operation or ambiguous assignment "
                             "to an out-of-bounds array element");
        m2c_value *y = from_diagonal(v, 0, extent(in[1]), extent(in[2]));
        m2c_mark_diagonal(y);
        m2c_give(out, y);
        return 0;
    }
    if (nargin == 2 && !holds_number(in[1]))
        return m2c_error("", "diag: invalid argument K");
    double k = nargin == 2 ? (double)m2c_clamped(m2c_number(in[1])) : 0;
    ptrdiff_t n = v->numel + magnitude((ptrdiff_t)k);
    if (!vector) {
        m2c_give(out, v->dims[0] + v->dims[1] ? diagonal_of(v, (ptrdiff_t)k) : m2c_new_like(v, 2, v->dims));
        return 0;
    }
    ptrdiff_t dims[2] = {n, n};
    if (fabs(k) > 9e15 || !m2c_affords(2, dims, sizeof(double)))
        return m2c_error_too_large();
    m2c_value *y = from_diagonal(v, (ptrdiff_t)k, n, n);
    if (k == 0)
        m2c_mark_diagonal(y);
    m2c_give(out, y);
    return 0;
}

static void copy_elements(m2c_value *y, ptrdiff_t to, const m2c_value *v, ptrdiff_t from, ptrdiff_t n)
{
    if (v->cls != M2C_CELL && n)
        memcpy(m2c_element(y, to), m2c_element(v, from), (size_t)n * m2c_slot_size(v));
    for (ptrdiff_t i = 0; v->cls == M2C_CELL && i < n; i++)
        copy_element(y, to + i, v, from + i);
}

/* The elements that are in front, as a column; takes the reference of none. */
static m2c_value *first_elements(const m2c_value *v, const ptrdiff_t *column)
{
    ptrdiff_t *index = m2c_alloc((size_t)(column[0] + 1) * sizeof *index);
    for (ptrdiff_t k = 0; k < column[0]; k++)
        index[k] = k;
    m2c_value *y = m2c_pick(v, index, 2, column);
    m2c_free(index);
    return y;
}

static int triangle(m2c_value **out, const char *name, bool upper, int nargin, m2c_value *const *in)
{
    bool pack = nargin > 1 && m2c_equals_text(in[nargin - 1], "pack");
    if (pack)
        nargin--;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call(name);
    const m2c_value *v = in[0];
    if (v->ndims != 2)
        return m2c_error("", "%s: need a 2-D matrix", name);
    if (v->cls > M2C_CELL)
        return m2c_wrong_type(name, v);
    if (pack && v->cls == M2C_CELL)
        return m2c_error("", "%s: \"pack\" not implemented for class cell", name);
    double given = nargin > 1 ? m2c_number(in[1]) : 0;
    if (given != given)
        return m2c_error("", "octave_base_value::int64_value (): wrong type argument '%s'",
                         m2c_type_name(in[1]));
    ptrdiff_t k = (ptrdiff_t)fmax(fmin(given, (double)v->numel), -(double)v->numel), column[2] = {0, 1};
    if (!pack && v->cls != M2C_CELL) {
        m2c_value *kept = m2c_new((m2c_class)v->cls, 2, v->dims, v->flags & M2C_COMPLEX);
        (upper ? m2c_keep_upper : m2c_keep_lower)(kept->data, v->data, m2c_slot_size(v), v->dims[0],
                                                  v->dims[1], k);
        return m2c_give(out, kept);
    }
    m2c_value *y = m2c_zeros((m2c_class)v->cls, 2, v->dims, v->flags & M2C_COMPLEX);
    for (ptrdiff_t j = 0; j < v->dims[1]; j++) {
        const ptrdiff_t edge = m2c_within(upper ? j - k + 1 : j - k, v->dims[0]);
        const ptrdiff_t first = upper ? 0 : edge, n = upper ? edge : v->dims[0] - edge;
        copy_elements(y, pack ? column[0] : first + j * v->dims[0], v, first + j * v->dims[0], n);
        column[0] += n;
    }
    if (pack)
        m2c_set(&y, first_elements(y, column));
    return m2c_give(out, y);
}
M2C_BUILTIN_AS(tril, triangle(out, "tril", false, nargin, in))
M2C_BUILTIN_AS(triu, triangle(out, "triu", true, nargin, in))

/* --- kron ---------------------------------------------------------------------------------------- */

static m2c_value *kron_f64(const m2c_value *a, const m2c_value *b, const ptrdiff_t *dims)
{
    m2c_value *p = m2c_new(M2C_DOUBLE, 2, dims, 0);
    m2c_kron_f64(p->f64, a->f64, a->dims[0], a->dims[1], b->f64, b->dims[0], b->dims[1]);
    return p;
}

/* Products of every pair of elements, by an outer product whose elements are then put in place. */
static int kron_matrices(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    ptrdiff_t column[2] = {b->numel, 1}, row[2] = {1, a->numel};
    ptrdiff_t ra = a->dims[0], rb = b->dims[0], dims[2] = {ra * rb, a->dims[1] * b->dims[1]};
    if (m2c_real_double(a) && m2c_real_double(b) && m2c_affords(2, dims, sizeof(double)))
        return m2c_give(out, kron_f64(a, b, dims));
    m2c_value *x = m2c_reshaped(b, 2, column), *y = m2c_reshaped(a, 2, row), *p = NULL;
    if (m2c_is_int(x)) /* no products of integers: they are saturated */
        m2c_set(&x, m2c_as(x, M2C_DOUBLE));
    if (m2c_is_int(y))
        m2c_set(&y, m2c_as(y, M2C_DOUBLE));
    if (m2c_is_complex(y)) /* a real second factor is one of complex numbers, whose zeros count */
        m2c_set(&x, m2c_as_complex(x));
    int bad = m2c_times(&p, y, x);
    m2c_release(x);
    m2c_release(y);
    if (bad)
        return 1;
    ptrdiff_t *index = m2c_alloc((size_t)p->numel * sizeof *index);
    for (ptrdiff_t j = 0; j < dims[1]; j++)
        for (ptrdiff_t i = 0; i < dims[0]; i++) {
            ptrdiff_t ka = i / rb + j / b->dims[1] * ra, kb = i % rb + j % b->dims[1] * rb;
            index[i + j * dims[0]] = kb + ka * b->numel;
        }
    m2c_give(out, m2c_pick(p, index, 2, dims));
    m2c_free(index);
    m2c_release(p);
    return 0;
}

/* An array of pages is one of columns. */
static m2c_value *as_matrix(const m2c_value *v)
{
    const ptrdiff_t rows = v->dims[0];
    ptrdiff_t columns = 1;
    for (int k = 1; k < v->ndims; k++)
        columns *= v->dims[k];
    return v->ndims > 2 ? m2c_reshaped(v, 2, (ptrdiff_t[]){rows, columns}) : m2c_retain(v);
}

/* Texts are numbers beside singles only. */
static int not_a_matrix(const m2c_value *v, bool single, bool parts)
{
    if (!m2c_is_arith(v))
        return m2c_error("", "octave_base_value::%s%smatrix_value(): wrong type argument '%s'",
                         single ? "float_" : "", parts ? "complex_" : "", m2c_type_name(v));
    if (v->cls == M2C_CHAR && !single)
        return m2c_error("", "invalid conversion from string to %s matrix", parts ? "complex" : "real");
    return 0;
}

static int kron(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    const bool single = a->cls == M2C_SINGLE || b->cls == M2C_SINGLE, parts = m2c_is_complex(a);
    if (not_a_matrix(a, single, parts) || not_a_matrix(b, single, parts))
        return 1;
    m2c_value *x = as_matrix(a), *y = as_matrix(b);
    int bad = kron_matrices(out, x, y);
    m2c_release(x);
    m2c_release(y);
    return bad;
}

M2C_BUILTIN(kron)
{
    M2C_UNUSED;
    if (nargin < 2)
        return m2c_invalid_call("kron");
    m2c_value *y = NULL;
    int bad = kron(&y, in[0], in[1]);
    for (int k = 2; k < nargin && !bad; k++)
        bad = kron(&y, y, in[k]);
    if (bad)
        m2c_release(y);
    else
        m2c_give(out, y);
    return bad;
}

M2C_BUILTIN(blkdiag)
{
    M2C_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("blkdiag");
    ptrdiff_t dims[2] = {0, 0}, r = 0, c = 0;
    for (int k = 0; k < nargin; k++) {
        if (!m2c_is_numeric(in[k]))
            return m2c_error("", "blkdiag: all arguments must be numeric");
    }
    for (int k = 0; k < nargin; k++) {
        if (in[k]->ndims > 2)
            return m2c_error("", "blkdiag: all arguments must be two-dimensional matrices");
        dims[0] += in[k]->dims[0];
        dims[1] += in[k]->dims[1];
    }
    if (!m2c_affords(2, dims, sizeof(double complex)))
        return m2c_error_too_large();
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, M2C_COMPLEX);
    for (int k = 0; k < nargin; k++) {
        ptrdiff_t m = in[k]->dims[0], n = in[k]->dims[1];
        for (ptrdiff_t i = 0; i < m * n; i++)
            y->c64[r + i % m + (c + i / m) * dims[0]] = m2c_getc(in[k], i);
        r += m;
        c += n;
    }
    return m2c_give(out, y);
}

/* --- grids --------------------------------------------------------------------------------------- */

/* Element i of the result is element (i / stride % n) of v. */
static m2c_value *grid(const m2c_value *v, ptrdiff_t stride, int ndims, const ptrdiff_t *dims)
{
    ptrdiff_t total = 1;
    for (int k = 0; k < ndims; k++)
        total *= dims[k];
    ptrdiff_t *index = m2c_alloc((size_t)total * sizeof *index);
    for (ptrdiff_t i = 0; i < total; i++)
        index[i] = i / stride % v->numel;
    m2c_value *y = m2c_pick(v, index, ndims, dims);
    m2c_free(index);
    return y;
}

static int grids(const char *name, bool swap, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin < 1)
        return m2c_invalid_call(name);
    int want = nargout < 1 ? 1 : nargout, n = nargin > 1 ? nargin : swap && want < 2 ? 2 : want;
    if (swap && nargin == 2 && want == 3) /* the second vector stands for the third, too */
        n = 3;
    if (n > M2C_MAX_RANK || want > n)
        return m2c_error("", "%s: wrong number of input arguments", name);
    ptrdiff_t dims[M2C_MAX_RANK], stride[M2C_MAX_RANK], s = 1;
    for (int k = 0; k < n; k++) {
        const m2c_value *v = in[k < nargin ? k : nargin - 1];
        if (!m2c_is_arith(v) || !(m2c_is_line(v) || (!swap && v->numel == 0)))
            return m2c_error("",
                             !swap   ? "%s: arguments must be vectors"
                             : n > 2 ? "%s: X, Y, and Z must be vectors"
                                     : "%s: X and Y must be vectors",
                             name);
        dims[swap && k < 2 ? 1 - k : k] = v->numel;
    }
    for (int k = 0; k < n; k++) {
        stride[k] = s;
        s *= dims[k];
    }
    if (n == 1) /* a column */
        dims[1] = 1;
    if (!m2c_affords(n < 2 ? 2 : n, dims, sizeof(double)))
        return m2c_error_too_large();
    for (int k = 0; k < want; k++)
        m2c_give(&out[k], grid(in[k < nargin ? k : nargin - 1], stride[swap && k < 2 ? 1 - k : k],
                               n < 2 ? 2 : n, dims));
    return 0;
}

M2C_BUILTIN_AS(meshgrid, grids("meshgrid", true, nargout, out, nargin, in))
M2C_BUILTIN_AS(ndgrid, grids("ndgrid", false, nargout, out, nargin, in))

M2C_BUILTIN(vech)
{
    M2C_UNUSED;
    if (m2c_check_inputs("vech", nargin, 1, 1))
        return 1;
    const m2c_value *v = in[0];
    if (v->ndims != 2 || v->dims[0] != v->dims[1] || !m2c_is_arith(v))
        return m2c_error("", "vech: X must be square");
    if (v->numel == 0)
        return m2c_give(out, m2c_new2(M2C_DOUBLE, 0, 0, 0));
    ptrdiff_t n = v->dims[0], dims[2] = {n * (n + 1) / 2, 1}, at = 0;
    ptrdiff_t *index = m2c_alloc((size_t)dims[0] * sizeof *index);
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = j; i < n; i++)
            index[at++] = i + j * n;
    m2c_set(out, m2c_pick(v, index, 2, dims));
    m2c_free(index);
    return 0;
}
