/* Sets of integers from 0 to 63 as the bits of a word. */
#ifndef M2C_SMALL_SETS_H
#define M2C_SMALL_SETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "m2c/linkage.h"

M2C_BEGIN

typedef enum m2c_set_op { M2C_UNION, M2C_INTERSECT, M2C_SETDIFF, M2C_SETXOR } m2c_set_op;

/* The set that an operation makes of the numbers of two arrays; false where others are among them that
 * matter, or the result has a form of its own. */
bool m2c_small_set(m2c_set_op op, const double *x, ptrdiff_t nx, const double *y, ptrdiff_t ny,
                   uint64_t *set);
/* How many numbers a set has. */
ptrdiff_t m2c_small_count(uint64_t set);
/* They are written in order. */
void m2c_small_spread(uint64_t set, double *to);

M2C_END

#endif
