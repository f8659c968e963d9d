/* Parts and other shapes of compressed columns. */
#ifndef M2C_SPARSE_INDEX_H
#define M2C_SPARSE_INDEX_H

#include "index_internal.h"
#include "sparse_columns.h"

/* What two subscripts within the extents select. */
m2c_csc m2c_csc_part(const m2c_csc *c, m2c_subs *s);
/* The same elements in other extents with the same product. */
m2c_csc m2c_csc_reshaped(const m2c_csc *c, ptrdiff_t rows, ptrdiff_t cols);

#endif
