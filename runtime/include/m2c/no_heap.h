/* Errors of a library that allocates nothing (--no-heap): their texts are constants. Included after m2c.h, by
 * generated code only. */
#ifndef M2C_NO_HEAP_H
#define M2C_NO_HEAP_H

#include "m2c/error.h"
#include "m2c/solve.h"

#define m2c_at(place) m2c_fail_at(place)

#endif
