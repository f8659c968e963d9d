/* Orders of elimination for sparse factors. */
#ifndef M2C_SPARSE_ORDER_H
#define M2C_SPARSE_ORDER_H

#include "sparse_columns.h"

/* An order of the rows and columns of a matrix whose places are symmetric that keeps its factors sparse:
 * those of approximately least degree first. order[k] is what comes k-th; only the places count. */
void m2c_order_by_degree(const m2c_csc *a, ptrdiff_t *order);
/* n + 1 times the same number. */
ptrdiff_t *m2c_same_numbers(ptrdiff_t n, ptrdiff_t value);
/* The places of A + A', or of A'A, of a square matrix: logical. */
m2c_csc m2c_csc_symmetric_places(const m2c_csc *a);
m2c_csc m2c_csc_column_places(const m2c_csc *a);

#endif
