/* containers.Map where the compiler knows that it has one: the short way to its entries. */
#ifndef M2C_MAP_ACCESS_H
#define M2C_MAP_ACCESS_H

#include "m2c/value.h"

M2C_BEGIN

/* The value of a key, which the map keeps; NULL where there is none, or the key is of another kind. */
const m2c_value *m2c_map_at(const m2c_value *map, const m2c_value *key);
/* map(key) = number, with the errors of m2c_subsasgn. */
int m2c_map_put_f64(const m2c_value *map, const m2c_value *key, double number);
/* map(key) = value. */
int m2c_map_assign(const m2c_value *map, const m2c_value *key, const m2c_value *value);

M2C_END

#endif
