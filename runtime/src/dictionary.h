/* MATLAB's dictionary: a map that is a value, keeps its entries in the order in which they came, and whose
 * keys and values are of one class each ("Map Data with Dictionaries"). */
#ifndef M2C_DICTIONARY_H
#define M2C_DICTIONARY_H

#include "map.h"

static inline bool m2c_is_dictionary(const m2c_value *v)
{
    return v->cls == M2C_MAP && v->map->ordered;
}
/* d(keys): a value, or an array of the extents of the keys. */
int m2c_dictionary_lookup(m2c_value **out, const m2c_value *d, const m2c_value *keys);
/* The same, with a value for keys that are not there; NULL: they are an error. */
int m2c_dictionary_find(m2c_value **out, const m2c_value *d, const m2c_value *keys, const m2c_value *instead);
/* d(keys) = values, or without the keys where that is []; the variable gets a dictionary of its own. */
int m2c_dictionary_assign(m2c_value **d, const m2c_value *keys, const m2c_value *values);
/* keys (d), values (d) or values (d, keys), isKey (d, keys), remove (d, keys). */
int m2c_dictionary_keys(m2c_value **out, const m2c_value *d);
int m2c_dictionary_values(m2c_value **out, const m2c_value *d);
int m2c_dictionary_has(m2c_value **out, const m2c_value *d, const m2c_value *keys);
int m2c_dictionary_remove(m2c_value **out, const m2c_value *d, const m2c_value *keys);

#endif
