/* The builtins: m2c_fn_NAME, of type m2c_function, one header per group of families. */
#ifndef M2C_FN_H
#define M2C_FN_H

#include "m2c/fn_core.h"
#include "m2c/fn_more.h"
#include "m2c/fn_num.h"
#include "m2c/fn_ops.h"
#include "m2c/fn_text.h"

#endif
