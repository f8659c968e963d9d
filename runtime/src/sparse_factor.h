/* Factors of square sparse matrices, and systems of triangular ones. */
#ifndef M2C_SPARSE_FACTOR_H
#define M2C_SPARSE_FACTOR_H

#include "sparse_columns.h"

/* L with L*L' = A(order, order), of a Hermitian matrix A; `order` NULL: as it is. Returns 0, or the number of
 * the column, from 1, at which A turned out not to be positive definite: then L has the columns before, and
 * nothing in the others. */
ptrdiff_t m2c_csc_cholesky(const m2c_csc *a, const ptrdiff_t *order, m2c_csc *l);
/* L*U = A(rows, columns), by partial pivoting; `columns` NULL: as they are. A diagonal element is the pivot
 * where it is `prefers` times as large as the largest. rows[k] is the row of A that came k-th. Returns 0, or
 * the number of the first column without a pivot, from 1: then there is nothing to free. */
ptrdiff_t m2c_csc_lu(const m2c_csc *a, const ptrdiff_t *columns, double prefers, m2c_csc *l, m2c_csc *u,
                     ptrdiff_t *rows);
/* x = T \ x for one column of numbers, of the class of T: T is lower or upper triangular, all elements of its
 * diagonal are there, first in the columns of a lower and last in those of an upper one. */
void m2c_csc_solve_lower(const m2c_csc *t, void *x);
void m2c_csc_solve_upper(const m2c_csc *t, void *x);
void m2c_csc_solve_lower_turned(const m2c_csc *t, void *x); /* T' \ x of a lower triangular T */

#endif
