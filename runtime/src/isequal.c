/* isequal of two values: numbers by value whatever their class, containers by their contents. */
#include "op_internal.h"

static bool equal_numbers(const m2c_value *a, const m2c_value *b)
{
    if (m2c_real_double(a) && m2c_real_double(b)) {
        for (ptrdiff_t i = 0; i < a->numel; i++)
            if (a->f64[i] != b->f64[i])
                return false;
        return true;
    }
    if (m2c_is_int64(a) || m2c_is_int64(b)) {
        m2c_chunk x, y;
        for (ptrdiff_t i = 0; i < a->numel; i++) {
            const long double *p = m2c_load(M2C_IN_EXT, a, i, 1, &x), *q = m2c_load(M2C_IN_EXT, b, i, 1, &y);
            if (*p != *q)
                return false;
        }
        return true;
    }
    for (ptrdiff_t i = 0; i < a->numel; i++)
        if (m2c_getc(a, i) != m2c_getc(b, i))
            return false;
    return true;
}

static bool equal_structs(const m2c_value *a, const m2c_value *b)
{
    int n = a->fields->count;
    if (n != b->fields->count)
        return false;
    for (int f = 0; f < n; f++) {
        int g = m2c_fields_find(b->fields, a->fields->name[f]);
        if (g < 0)
            return false;
        for (ptrdiff_t k = 0; k < a->numel; k++)
            if (!m2c_isequal(a->cell[k * n + f], b->cell[k * n + g]))
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

bool m2c_isequal(const m2c_value *a, const m2c_value *b)
{
    if (m2c_is_arith(a) != m2c_is_arith(b) || (!m2c_is_arith(a) && a->cls != b->cls) || !m2c_same_dims(a, b))
        return false;
    if (m2c_is_arith(a))
        return equal_numbers(a, b);
    switch ((m2c_class)a->cls) {
    case M2C_CELL:
        for (ptrdiff_t i = 0; i < a->numel; i++)
            if (!m2c_isequal(a->cell[i], b->cell[i]))
                return false;
        return true;
    case M2C_STRUCT:
        return equal_structs(a, b);
    case M2C_FUNCTION:
        return equal_handles(a->closure, b->closure);
    default:
        return a->data == b->data;
    }
}
