/* Reductions of real arrays that lie in one piece, for typed code: the results of plain loops in the order of
 * the elements, with more of them under way at a time. */
#ifndef M2C_TYPED_REDUCE_H
#define M2C_TYPED_REDUCE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* The largest or smallest of n numbers, the first of equal ones; NaN where there is no number. */
double m2c_run_max_f64(const double *x, ptrdiff_t n);
double m2c_run_min_f64(const double *x, ptrdiff_t n);
/* The place of that number, counted from 0; 0 where there is no number. */
ptrdiff_t m2c_place_max_f64(const double *x, ptrdiff_t n);
ptrdiff_t m2c_place_min_f64(const double *x, ptrdiff_t n);

/* For every column of a matrix: its sum, mean, largest or smallest element. `out` overlaps nothing. */
void m2c_columns_sum_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns);
void m2c_columns_mean_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns);
void m2c_columns_max_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns);
void m2c_columns_min_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns);

/* The length of a vector, scaled so that no square leaves the range of doubles. */
double m2c_norm_f64(const double *x, ptrdiff_t n);
/* Statistics of elements of which there is at least one. (In fn_stats.c and fn_spread.c.) */
double m2c_median_f64(const double *x, ptrdiff_t n);
double m2c_mode_f64(const double *x, ptrdiff_t n);
double m2c_variance_f64(const double *x, ptrdiff_t n);

static inline double m2c_dot_f64(const double *x, const double *y, ptrdiff_t n)
{
    double total = 0;
    for (ptrdiff_t i = 0; i < n; i++)
        total += x[i] * y[i];
    return total;
}

/* The vector product of three elements each; `out` may be an operand. */
static inline void m2c_cross_f64(double *out, const double *x, const double *y)
{
    double a = x[1] * y[2] - x[2] * y[1], b = x[2] * y[0] - x[0] * y[2], c = x[0] * y[1] - x[1] * y[0];
    out[0] = a;
    out[1] = b;
    out[2] = c;
}

/* Is it one of n values? */
static inline bool m2c_among_f64(const double *x, ptrdiff_t n, double value)
{
    for (ptrdiff_t i = 0; i < n; i++)
        if (x[i] == value)
            return true;
    return false;
}
static inline bool m2c_among_char(const unsigned char *x, ptrdiff_t n, unsigned char value)
{
    return n > 0 && memchr(x, value, (size_t)n) != NULL;
}

M2C_END

#endif
