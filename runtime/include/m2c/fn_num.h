/* Builtins of numerical mathematics: linear algebra, polynomials, interpolation, transforms, integration. */
#ifndef M2C_FN_NUM_H
#define M2C_FN_NUM_H

#include "m2c/value.h"

#endif
