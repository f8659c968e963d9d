/* Division by square matrices of doubles, without a heap: for code that allocates nothing. */
#ifndef M2C_SOLVE_H
#define M2C_SOLVE_H

#include <stddef.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* x := a \\ b, with a of n x n and b of n x nrhs; 1 where a is exactly singular. `work` has room for 2 * n *
 * n elements, `pivots` for n. x may be b. */
int m2c_solve_left(ptrdiff_t n, ptrdiff_t nrhs, const double *a, const double *b, double *x, double *work,
                   ptrdiff_t *pivots);
/* x := a / b, with a of m x n and b of n x n. `work` has room for 2 * n * n + m * n elements. x may be a or
 * b. */
int m2c_solve_right(ptrdiff_t m, ptrdiff_t n, const double *a, const double *b, double *x, double *work,
                    ptrdiff_t *pivots);

M2C_END

#endif
