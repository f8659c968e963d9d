/* Two-argument elementwise functions that other families use, too. */
#ifndef M2C_FN_BINARY_H
#define M2C_FN_BINARY_H

#include "fn_internal.h"

m2c_kernel m2c_mod_wide, m2c_rem_wide, m2c_max_wide, m2c_min_wide, m2c_gcd_wide, m2c_lcm_wide;

extern const m2c_binary_fn m2c_max_fn, m2c_min_fn;

/* The class in which two numbers are compared: integers with a sign in the wider class of the two, and so are
 * those without one; false where there is none. */
bool m2c_wider_class(const m2c_value *a, const m2c_value *b, m2c_class *cls);

#endif
