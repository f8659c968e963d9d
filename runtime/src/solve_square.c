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

/* What solving has come to. */
typedef enum outcome { SOLVED, SINGULAR, NEARLY_SINGULAR } outcome;

static outcome solve(ptrdiff_t n, double *a, ptrdiff_t nrhs, double *b, double *work, ptrdiff_t *pivots)
{
    double rcond;
    if (!square_r(n, a, nrhs, b, DBL_EPSILON, work, pivots, &rcond))
        return SINGULAR;
    return rcond < DBL_EPSILON / 2 ? NEARLY_SINGULAR : SOLVED;
}

/* Leaves the solution behind the 2 * n * n elements of `work` that it needs. */
static outcome solve_left(ptrdiff_t n, ptrdiff_t nrhs, const double *a, const double *b, double *work,
                          ptrdiff_t *pivots)
{
    double *copy = work + n * n, *x = copy + n * n;
    memcpy(copy, a, (size_t)(n * n) * sizeof *copy);
    memcpy(x, b, (size_t)(n * nrhs) * sizeof *x);
    return solve(n, copy, nrhs, x, work, pivots);
}

/* The same of a / b; transposed. */
static outcome solve_right(ptrdiff_t m, ptrdiff_t n, const double *a, const double *b, double *work,
                           ptrdiff_t *pivots)
{
    double *bt = work + n * n, *xt = bt + n * n;
    transpose(n, n, b, bt);
    transpose(m, n, a, xt);
    return solve(n, bt, m, xt, work, pivots);
}

int m2c_solve_left(ptrdiff_t n, ptrdiff_t nrhs, const double *a, const double *b, double *x, double *work,
                   ptrdiff_t *pivots)
{
    bool singular = solve_left(n, nrhs, a, b, work, pivots) == SINGULAR;
    memcpy(x, work + 2 * n * n, (size_t)(n * nrhs) * sizeof *x);
    return singular;
}

int m2c_solve_right(ptrdiff_t m, ptrdiff_t n, const double *a, const double *b, double *x, double *work,
                    ptrdiff_t *pivots)
{
    bool singular = solve_right(m, n, a, b, work, pivots) == SINGULAR;
    transpose(n, m, work + 2 * n * n, x);
    return singular;
}

bool m2c_solves_left(ptrdiff_t n, ptrdiff_t nrhs, const double *a, const double *b, double *x, double *work,
                     ptrdiff_t *pivots)
{
    if (solve_left(n, nrhs, a, b, work, pivots) != SOLVED)
        return false;
    memcpy(x, work + 2 * n * n, (size_t)(n * nrhs) * sizeof *x);
    return true;
}

bool m2c_solves_right(ptrdiff_t m, ptrdiff_t n, const double *a, const double *b, double *x, double *work,
                      ptrdiff_t *pivots)
{
    if (solve_right(m, n, a, b, work, pivots) != SOLVED)
        return false;
    transpose(n, m, work + 2 * n * n, x);
    return true;
}
