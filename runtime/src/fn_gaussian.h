/* Greatest common divisors of Gaussian integers. */
#ifndef M2C_FN_GAUSSIAN_H
#define M2C_FN_GAUSSIAN_H

#include "fn_internal.h"

/* The divisor in out[0], and the factors that make it of the values in out[1] and on. */
int m2c_gaussian_gcd(m2c_value **out, int nargout, int nargin, m2c_value *const *in);

#endif
