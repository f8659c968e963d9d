/* Diagonal matrices: results that stay diagonal keep the flag that they are displayed by. */
#include "op_internal.h"

void m2c_keep_diagonal(m2c_value *y)
{
    if (!m2c_is_float(y) || y->numel < 2 || y->ndims != 2)
        return;
    ptrdiff_t rows = y->dims[0];
    size_t size = m2c_slot_size(y);
    for (ptrdiff_t i = 0; i < y->numel; i++)
        if (i % rows != i / rows)
            memset((char *)y->data + (size_t)i * size, 0, size);
    y->flags |= M2C_DIAGONAL;
}

bool m2c_diagonal_pair(const m2c_value *a, const m2c_value *b)
{
    return (a->flags & M2C_DIAGONAL) && (b->flags & M2C_DIAGONAL);
}

bool m2c_diagonal_scaled(const m2c_value *a, const m2c_value *b)
{
    return (a->flags & M2C_DIAGONAL) && b->numel == 1 && (b->cls == a->cls || b->cls == M2C_LOGICAL);
}
