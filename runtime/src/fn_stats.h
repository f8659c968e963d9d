/* What the statistics along a dimension share. */
#ifndef M2C_FN_STATS_H
#define M2C_FN_STATS_H

#include "fn_internal.h"

/* "NAME: X must be a numeric vector or matrix" unless it is one; returns 1 then. */
int m2c_check_statistic(const char *name, const m2c_value *v);
/* The dimension in[1], or the first with more than one element; from 0. */
int m2c_longest_dim(const char *name, const m2c_value *v, int nargin, m2c_value *const *in, int *dim);
/* One number from n numbers that it may reorder. */
typedef double m2c_slice_statistic(ptrdiff_t n, double *x, double parameter);
/* That number for each slice along a dimension: single of single, else double. */
m2c_value *m2c_along(const m2c_value *v, int dim, m2c_slice_statistic *f, double parameter);
/* The same of complex numbers. */
m2c_value *m2c_complex_median(const m2c_value *v, int dim);
/* The modes, how frequent they are and all that are. */
void m2c_complex_mode(m2c_value **out, int nargout, const m2c_value *v, int dim);

#endif
