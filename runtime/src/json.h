/* What the parts of jsondecode share. */
#ifndef M2C_JSON_H
#define M2C_JSON_H

#include "m2c/value.h"

#include "m2c/index.h"

/* What stands for null until it is known what it is part of. */
#define M2C_JSON_NULL m2c_comma_list
/* The value, or the empty matrix for null. */
m2c_value *m2c_json_stored(const m2c_value *v);
/* The array that a list becomes: numbers, truth values, structs with the same fields and arrays of the same
 * extents are joined, other lists are cells. */
int m2c_json_array(m2c_value **out, const m2c_list *items);

#endif
