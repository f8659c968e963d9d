/* Two-argument elementwise functions that other families use, too. */
#ifndef M2C_FN_BINARY_H
#define M2C_FN_BINARY_H

#include "fn_internal.h"

extern const m2c_binary_fn m2c_max_fn, m2c_min_fn;

#endif
