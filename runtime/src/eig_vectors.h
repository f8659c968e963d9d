/* Columns of eigenvectors: their lengths, pairs of conjugates (fn_eig.c). */
#ifndef M2C_EIG_VECTORS_H
#define M2C_EIG_VECTORS_H

#include "core_util.h"

#include <complex.h>

/* To length 1; the component of greatest size becomes real. */
void m2c_eig_normalise(ptrdiff_t n, double complex *x);
void m2c_eig_to_length_one(ptrdiff_t n, double *x);
/* Real storage of vectors (pairs in two columns) to complex columns of length 1. */
m2c_value *m2c_eig_unpack(ptrdiff_t n, double *v, const double *wi);
/* Is a column the conjugate of the one before, and not that one itself? */
bool m2c_eig_is_conjugate(ptrdiff_t n, const double complex *x);

#endif
