/* Reductions of real arrays that lie in one piece, for typed code: the results of plain loops in the order of
 * the elements, with more of them under way at a time. */
#ifndef M2C_TYPED_REDUCE_H
#define M2C_TYPED_REDUCE_H

#include <stddef.h>

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

#endif
