/* MATLAB's dictionary: a map that is a value, keeps its entries in the order in which they came, and whose
 * keys and values are of one class each ("Map Data with Dictionaries"). What it does is told by a table that
 * it has, so that programs without one do not hold it. */
#ifndef M2C_DICTIONARY_H
#define M2C_DICTIONARY_H

#include "map.h"

typedef struct m2c_dictionary_operations {
    /* d(keys): a value, or an array of the extents of the keys; `instead` is the value for keys that are not
     * there, NULL: they are an error. */
    int (*find)(m2c_value **out, const m2c_value *d, const m2c_value *keys, const m2c_value *instead);
    /* d(keys) = values, or without the keys where that is []; the variable gets a dictionary of its own. */
    int (*assign)(m2c_value **d, const m2c_value *keys, const m2c_value *values);
    int (*keys)(m2c_value **out, const m2c_value *d);
    int (*values)(m2c_value **out, const m2c_value *d);
    int (*has)(m2c_value **out, const m2c_value *d, const m2c_value *keys);
    int (*remove)(m2c_value **out, const m2c_value *d, const m2c_value *keys);
} m2c_dictionary_operations;

static inline bool m2c_is_dictionary(const m2c_value *v)
{
    return v->cls == M2C_MAP && v->map->ordered;
}
static inline int m2c_dictionary_lookup(m2c_value **out, const m2c_value *d, const m2c_value *keys)
{
    return d->map->ordered->find(out, d, keys, NULL);
}
static inline int m2c_dictionary_assign(m2c_value **d, const m2c_value *keys, const m2c_value *values)
{
    return (*d)->map->ordered->assign(d, keys, values);
}

#endif
