/* Division by square matrices of doubles, without a heap. */
#ifndef M2C_SOLVE_H
#define M2C_SOLVE_H

#include <stdbool.h>
#include <stddef.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* x := a \\ b, with a of n x n and b of n x nrhs; 1 where a is exactly singular. `work` has room for 2 * n *
 * n + n * nrhs elements, `pivots` for n. x may be a or b. */
int m2c_solve_left(ptrdiff_t n, ptrdiff_t nrhs, const double *a, const double *b, double *x, double *work,
                   ptrdiff_t *pivots);
/* x := a / b, with a of m x n and b of n x n. `work` has room for 2 * n * n + m * n elements. x may be a or
 * b. */
int m2c_solve_right(ptrdiff_t m, ptrdiff_t n, const double *a, const double *b, double *x, double *work,
                    ptrdiff_t *pivots);
/* The same; false, and x is left as it is, where the matrix is singular, or nearly so. */
bool m2c_solves_left(ptrdiff_t n, ptrdiff_t nrhs, const double *a, const double *b, double *x, double *work,
                     ptrdiff_t *pivots);
bool m2c_solves_right(ptrdiff_t m, ptrdiff_t n, const double *a, const double *b, double *x, double *work,
                      ptrdiff_t *pivots);

M2C_END

#endif
