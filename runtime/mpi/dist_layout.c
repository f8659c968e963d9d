/* Where the elements of distributed arrays are: blocks, cyclically over a grid of processes. */
#include "dist.h"

m2c_world m2c_mpi;

ptrdiff_t m2c_own_count(ptrdiff_t extent, int p, int n)
{
    const ptrdiff_t block = m2c_mpi.block, blocks = extent / block;
    ptrdiff_t count = blocks / n * block;
    if (p < blocks % n)
        return count + block;
    return p == blocks % n ? count + extent % block : count;
}

static m2c_layout on(ptrdiff_t rows, ptrdiff_t cols, int prows, int pcols)
{
    m2c_layout l = {.rows = rows, .cols = cols, .prows = prows, .pcols = pcols};
    l.prow = m2c_mpi.rank / pcols;
    l.pcol = m2c_mpi.rank % pcols;
    l.own_rows = m2c_own_count(rows, l.prow, prows);
    l.own_cols = m2c_own_count(cols, l.pcol, pcols);
    return l;
}

m2c_layout m2c_layout_on_grid(ptrdiff_t rows, ptrdiff_t cols)
{
    return on(rows, cols, m2c_mpi.prows, m2c_mpi.pcols);
}

m2c_layout m2c_layout_of(ptrdiff_t rows, ptrdiff_t cols)
{
    if (cols == 1)
        return on(rows, cols, m2c_mpi.size, 1);
    return rows == 1 ? on(rows, cols, 1, m2c_mpi.size) : m2c_layout_on_grid(rows, cols);
}

bool m2c_same_grid(const m2c_layout *a, const m2c_layout *b)
{
    return a->prows == b->prows && a->pcols == b->pcols;
}

bool m2c_is_large(ptrdiff_t rows, ptrdiff_t cols)
{
    return rows > 0 && cols > 0 && m2c_extents_product(rows, cols) >= m2c_mpi.least;
}

bool m2c_may_spread(const m2c_value *v)
{
    return v->cls <= M2C_LOGICAL && v->ndims == 2 && (!(v->flags & M2C_SPARSE) || m2c_is_distributed(v));
}
