/* Random numbers for typed code, from the streams of rand, randn and randi. (In fn_rand.c.) */
#ifndef M2C_TYPED_RANDOM_H
#define M2C_TYPED_RANDOM_H

#include <stddef.h>

#include "m2c/linkage.h"

M2C_BEGIN

/* The next number; n of them. */
double m2c_next_uniform(void);
double m2c_next_normal(void);
void m2c_fill_uniform(double *to, ptrdiff_t n);
void m2c_fill_normal(double *to, ptrdiff_t n);

/* Integers from `low` to `high`, which are less than 2^53 apart. */
double m2c_next_integer(double low, double high);
void m2c_fill_integers(double *to, ptrdiff_t n, double low, double high);

M2C_END

#endif
