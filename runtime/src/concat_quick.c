/* Concatenation of matrices of one class that fit: in place where the first one is the result's and has no
 * other owner, with room for more. */
#include "concat_internal.h"

/* Anything else that changes how the result is made. */
enum { OTHERS = M2C_COMPLEX | M2C_DIAGONAL | M2C_PERMUTATION | M2C_SPARSE };

static bool is_nothing(const m2c_value *v)
{
    return v->dims[0] == 0 && v->dims[1] == 0;
}

/* The extents of the result; false where the operands are not alike or do not fit. */
static bool joined_extents(int dim, int n, m2c_value *const *in, ptrdiff_t *dims)
{
    ptrdiff_t across = 0, along = 0;
    for (int k = 0; k < n; k++) {
        const m2c_value *v = in[k];
        if (!v || v->cls != in[0]->cls || v->cls > M2C_CELL || v->ndims != 2 || (v->flags & OTHERS) ||
            ((v->flags ^ in[0]->flags) & M2C_STRING))
            return false;
        if (is_nothing(v))
            continue;
        if (v->numel == 0 || (across && v->dims[1 - dim] != across))
            return false;
        across = v->dims[1 - dim];
        along += v->dims[dim];
    }
    dims[dim] = along;
    dims[1 - dim] = across;
    return across > 0;
}

static void retain_all(const m2c_value *v)
{
    for (ptrdiff_t k = 0; v->cls == M2C_CELL && k < v->numel; k++)
        m2c_retain(v->cell[k]);
}

/* Copies the columns of a matrix into columns that are `rows` long. */
static void put_columns(char *to, size_t rows, const m2c_value *v, size_t size)
{
    const size_t height = (size_t)v->dims[0] * size;
    const char *from = v->data;
    if (rows * size == height) {
        memcpy(to, from, height * (size_t)v->dims[1]);
        return;
    }
    for (ptrdiff_t j = 0; j < v->dims[1]; j++)
        memcpy(to + (size_t)j * rows * size, from + (size_t)j * height, height);
}

/* Moves the columns apart, the last one first. */
static void spread_columns(m2c_value *y, ptrdiff_t rows, size_t size)
{
    char *data = y->data;
    const size_t before = (size_t)y->dims[0] * size, after = (size_t)rows * size;
    for (ptrdiff_t j = y->dims[1] - 1; j > 0 && before < after; j--)
        memmove(data + (size_t)j * after, data + (size_t)j * before, before);
}

static void put_parts(m2c_value *y, int dim, int first, int n, m2c_value *const *in, ptrdiff_t at)
{
    const size_t size = m2c_slot_size(y), rows = (size_t)y->dims[0];
    for (int k = first; k < n; k++) {
        if (is_nothing(in[k]))
            continue;
        put_columns((char *)y->data + (size_t)at * (dim ? rows : 1) * size, rows, in[k], size);
        retain_all(in[k]);
        at += in[k]->dims[dim];
    }
}

/* Is the first operand the result's, and nobody else's? */
static bool may_grow(const m2c_value *y, int n, m2c_value *const *in)
{
    if (y != in[0] || y->refs != 1 || (y->flags & M2C_VIEW) || y->numel == 0)
        return false;
    for (int k = 1; k < n; k++)
        if (in[k] == y)
            return false;
    return true;
}

static void grow(m2c_value *y, int dim, int n, m2c_value *const *in, const ptrdiff_t *dims)
{
    ptrdiff_t at = y->dims[dim];
    m2c_reserve(y, dims[0] * dims[1], false);
    if (dim == 0)
        spread_columns(y, dims[0], m2c_slot_size(y));
    m2c_set_dims2(y, dims[0], dims[1]);
    y->flags &= M2C_STRING;
    put_parts(y, dim, 1, n, in, at);
}

/* Real double scalars beside or below each other. */
static bool join_scalars(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (!in[k] || !m2c_real_scalar(in[k]) || (in[k]->flags & OTHERS))
            return false;
    m2c_value *y = m2c_new2(M2C_DOUBLE, dim ? 1 : n, dim ? n : 1, 0);
    for (int k = 0; k < n; k++)
        y->f64[k] = in[k]->f64[0];
    m2c_set(out, y);
    return true;
}

/* A real double scalar after a row, or below a column, that has room for it. */
static bool append_scalar(m2c_value *y, int dim, const m2c_value *x)
{
    if (y->refs != 1 || y->cls != M2C_DOUBLE || (y->flags & ~M2C_RANGE) || y->ndims != 2 || x == y ||
        !m2c_real_scalar(x) || (x->flags & OTHERS) || y->dims[1 - dim] != 1 || y->numel == 0 ||
        y->numel >= y->capacity)
        return false;
    y->f64[y->numel++] = x->f64[0];
    y->two[dim] = y->numel;
    y->flags = 0;
    return true;
}

/* A single cell after a row of some. */
static bool append_cell(m2c_value *y, int dim, const m2c_value *x)
{
    if (dim != 1 || y->refs != 1 || y->cls != M2C_CELL || x->cls != M2C_CELL || y->flags || x->flags ||
        y->ndims != 2 || y->dims[0] != 1 || y->numel == 0 || x->numel != 1 || x == y)
        return false;
    m2c_reserve(y, y->numel + 1, false);
    y->cell[y->numel++] = m2c_retain(x->cell[0]);
    y->two[1] = y->numel;
    return true;
}

bool m2c_join_quick(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    ptrdiff_t dims[2];
    if (n == 2 && in[0] && in[0] == *out && in[1] &&
        (append_scalar(*out, dim, in[1]) || append_cell(*out, dim, in[1])))
        return true;
    if (n > 1 && join_scalars(out, dim, n, in))
        return true;
    if (!joined_extents(dim, n, in, dims) || !m2c_affords(2, dims, sizeof(double)))
        return false;
    if (n == 1) {
        if (in[0]->flags & M2C_RANGE)
            return false;
        m2c_copy(out, in[0]);
        return true;
    }
    if (may_grow(*out, n, in)) {
        grow(*out, dim, n, in, dims);
        return true;
    }
    unsigned flags = M2C_DQ | M2C_STRING;
    for (int k = 0; k < n; k++)
        flags &= in[k]->flags;
    m2c_value *y = m2c_new2((m2c_class)in[0]->cls, dims[0], dims[1], flags);
    put_parts(y, dim, 0, n, in, 0);
    m2c_set(out, y);
    return true;
}
