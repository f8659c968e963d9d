/* isequal and isequaln of two values: numbers by value whatever their class, containers by their contents. */
#include "class.h"
#include "op_internal.h"

#include <math.h>
#include <string.h>

#include "map.h"
#include "string_array.h"

static bool equal(const m2c_value *a, const m2c_value *b, bool nans);

static bool has_nan(double complex z)
{
    return isnan(creal(z)) || isnan(cimag(z));
}

/* `nans`: NaN is equal to NaN. */
static bool equal_numbers(const m2c_value *a, const m2c_value *b, bool nans)
{
    if (m2c_is_compressed(a) || m2c_is_compressed(b))
        return m2c_sparse_ways_now->equal(a, b, nans);
    if (m2c_real_double(a) && m2c_real_double(b)) {
        for (ptrdiff_t i = 0; i < a->numel; i++)
            if (a->f64[i] != b->f64[i] && !(nans && isnan(a->f64[i]) && isnan(b->f64[i])))
                return false;
        return true;
    }
    const unsigned other = M2C_SPARSE | M2C_COMPLEX;
    bool floats = a->cls == M2C_DOUBLE || a->cls == M2C_SINGLE;
    if (a->cls == b->cls && !floats && !((a->flags | b->flags) & other))
        return a->numel == 0 || memcmp(a->data, b->data, (size_t)a->numel * m2c_slot_size(a)) == 0;
    if (m2c_is_int64(a) || m2c_is_int64(b)) {
        m2c_chunk x, y;
        for (ptrdiff_t i = 0; i < a->numel; i++) {
            const m2c_wide *p = m2c_load(M2C_IN_WIDE, a, i, 1, &x), *q = m2c_load(M2C_IN_WIDE, b, i, 1, &y);
            if (m2c_ne_wide(*p, *q))
                return false;
        }
        return true;
    }
    /* Where one is single, the other is compared as single, too. */
    bool single = a->cls == M2C_SINGLE || b->cls == M2C_SINGLE;
    for (ptrdiff_t i = 0; i < a->numel; i++) {
        double complex x = m2c_getc(a, i), y = m2c_getc(b, i);
        if (single) {
            x = (float complex)x;
            y = (float complex)y;
        }
        if (x != y && !(nans && has_nan(x) && has_nan(y)))
            return false;
    }
    return true;
}

/* The same keys with equal values, of the same types. */
static bool equal_maps(const m2c_map *a, const m2c_map *b, bool nans)
{
    if (a == b)
        return true;
    if (a->count != b->count || strcmp(a->key_type, b->key_type) != 0 ||
        strcmp(a->value_type, b->value_type) != 0)
        return false;
    for (ptrdiff_t k = 0; k < a->count; k++) {
        ptrdiff_t at = m2c_map_find(b, a->key[k]);
        if (at < 0 || !equal(a->value[k], b->value[at], nans))
            return false;
    }
    return true;
}

static bool equal_structs(const m2c_value *a, const m2c_value *b, bool nans)
{
    int n = a->fields->count;
    if (n != b->fields->count)
        return false;
    for (int f = 0; f < n; f++) {
        int g = m2c_fields_find(b->fields, a->fields->name[f]);
        if (g < 0)
            return false;
        for (ptrdiff_t k = 0; k < a->numel; k++)
            if (!equal(a->cell[k * n + f], b->cell[k * n + g], nans))
                return false;
    }
    return true;
}

static bool equal_handles(const m2c_closure *a, const m2c_closure *b)
{
    if (a->fn != b->fn || a->captured_count != b->captured_count || !a->name != !b->name)
        return false;
    if (a->name)
        return strcmp(a->name, b->name) == 0;
    for (int k = 0; k < a->captured_count; k++)
        if (!m2c_isequal(a->captured[k], b->captured[k]))
            return false;
    return true;
}

/* Objects of one class are equal whose properties are, as seen from outside. */
static bool equal_objects(const m2c_value *a, const m2c_value *b, bool nans)
{
    m2c_value *x = NULL, *y = NULL;
    if (a->object->classdef != b->object->classdef || a->object->member != b->object->member)
        return false;
    bool same = m2c_object_struct(&x, a) == 0 && m2c_object_struct(&y, b) == 0 && equal_structs(x, y, nans);
    m2c_release(x);
    m2c_release(y);
    return same;
}

static bool equal(const m2c_value *a, const m2c_value *b, bool nans)
{
    if (m2c_is_string_array(a) || m2c_is_string_array(b))
        return m2c_strings->equal(a, b, nans);
    if (m2c_is_arith(a) != m2c_is_arith(b) || (!m2c_is_arith(a) && a->cls != b->cls) || !m2c_same_dims(a, b))
        return false;
    if (m2c_is_arith(a))
        return equal_numbers(a, b, nans);
    switch ((m2c_class)a->cls) {
    case M2C_CELL:
        for (ptrdiff_t i = 0; i < a->numel; i++)
            if (!equal(a->cell[i], b->cell[i], nans))
                return false;
        return true;
    case M2C_STRUCT:
        return equal_structs(a, b, nans);
    case M2C_MAP:
        return equal_maps(a->map, b->map, nans);
    case M2C_FUNCTION:
        return equal_handles(a->closure, b->closure);
    case M2C_OBJECT:
        return a->object == b->object || (a->object->classdef && equal_objects(a, b, nans));
    default:
        return a->data == b->data;
    }
}

bool m2c_isequal(const m2c_value *a, const m2c_value *b)
{
    return equal(a, b, false);
}

bool m2c_isequaln(const m2c_value *a, const m2c_value *b)
{
    return equal(a, b, true);
}
