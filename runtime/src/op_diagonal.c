/* Diagonal matrices: results that stay diagonal keep the flag that they are displayed by. */
#include "op_internal.h"

void m2c_keep_diagonal(m2c_value *y)
{
    if (!m2c_is_float(y) || y->numel < 2 || y->ndims != 2)
        return;
    const size_t size = m2c_slot_size(y), column = (size_t)y->dims[0] * size;
    char *at = y->data;
    for (ptrdiff_t j = 0; j < y->dims[1]; j++, at += column) {
        const size_t above = j < y->dims[0] ? (size_t)j * size : column, below = above + size;
        memset(at, 0, above);
        if (below < column)
            memset(at + below, 0, column - below);
    }
    m2c_mark_diagonal(y);
}

void m2c_mark_diagonal(m2c_value *y)
{
    if (m2c_is_float(y) && y->numel >= 2 && y->ndims == 2)
        y->flags |= M2C_DIAGONAL;
}

void m2c_keep_special(m2c_value *y, const m2c_value *a, const m2c_value *b)
{
    if (m2c_diagonal_pair(a, b))
        m2c_keep_diagonal(y);
    else if ((a->flags & M2C_PERMUTATION) && (b->flags & M2C_PERMUTATION))
        y->flags |= M2C_PERMUTATION;
}

static bool is_identity(const m2c_value *v)
{
    if (!(v->flags & M2C_DIAGONAL) || v->cls != M2C_DOUBLE || m2c_is_complex(v) || v->dims[0] != v->dims[1])
        return false;
    for (ptrdiff_t k = 0; k < v->dims[0]; k++)
        if (v->f64[k + k * v->dims[0]] != 1)
            return false;
    return true;
}

bool m2c_mark_permuted(m2c_value *y, const m2c_value *v)
{
    bool permutation = y->numel > 1 && y->ndims == 2 && ((v->flags & M2C_PERMUTATION) || is_identity(v));
    if (permutation)
        y->flags |= M2C_PERMUTATION;
    return permutation;
}

bool m2c_diagonal_pair(const m2c_value *a, const m2c_value *b)
{
    return (a->flags & M2C_DIAGONAL) && (b->flags & M2C_DIAGONAL);
}

bool m2c_diagonal_scaled(const m2c_value *a, const m2c_value *b)
{
    return (a->flags & M2C_DIAGONAL) && b->numel == 1 && (b->cls == a->cls || b->cls == M2C_LOGICAL);
}
