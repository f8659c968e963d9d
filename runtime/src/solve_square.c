/* Division by square matrices without a heap (m2c/solve.h). */
#include "m2c/solve.h"

#include "la.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define T double
#define NAME(f) f##_r
#define ABS(x) fabs(x)
#define CONJ(x) (x)
#include "solve_square.inc"

static void transpose(ptrdiff_t rows, ptrdiff_t columns, const double *a, double *at)
{
    for (ptrdiff_t j = 0; j < columns; j++)
        for (ptrdiff_t i = 0; i < rows; i++)
            at[j + i * columns] = a[i + j * rows];
}

static int solve(ptrdiff_t n, double *a, ptrdiff_t nrhs, double *b, double *work, ptrdiff_t *pivots)
{
    double rcond;
    return square_r(n, a, nrhs, b, DBL_EPSILON, work, pivots, &rcond) ? 0 : 1;
}

int m2c_solve_left(ptrdiff_t n, ptrdiff_t nrhs, const double *a, const double *b, double *x, double *work,
                   ptrdiff_t *pivots)
{
    double *copy = work + n * n;
    memcpy(copy, a, (size_t)(n * n) * sizeof *copy);
    memmove(x, b, (size_t)(n * nrhs) * sizeof *x);
    return solve(n, copy, nrhs, x, work, pivots);
}

int m2c_solve_right(ptrdiff_t m, ptrdiff_t n, const double *a, const double *b, double *x, double *work,
                    ptrdiff_t *pivots)
{
    double *bt = work + n * n, *xt = bt + n * n;
    transpose(n, n, b, bt);
    transpose(m, n, a, xt);
    int singular = solve(n, bt, m, xt, work, pivots);
    transpose(n, m, xt, x);
    return singular;
}
