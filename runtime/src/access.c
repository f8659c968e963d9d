/* The short way into structs and cells: what is too long for the header (m2c/access.h). */
#include "m2c/access.h"
#include "internal.h"
#include "m2c/typed.h"

int m2c_find_field(const m2c_value *v, const char *name)
{
    return m2c_fields_find(v->fields, name);
}

static bool has_dims(const m2c_value *v, int rank, const ptrdiff_t *dims)
{
    if (v->ndims != rank)
        return false;
    for (int k = 0; k < rank; k++)
        if (v->dims[k] != dims[k])
            return false;
    return true;
}

bool m2c_put_array(m2c_value **slot, m2c_class cls, const void *data, int rank, const ptrdiff_t *dims)
{
    if (!slot)
        return false;
    if (!m2c_is_own(*slot, cls) || !has_dims(*slot, rank, dims)) {
        m2c_set(slot, m2c_from_array(cls, 0, data, rank, dims));
        return true;
    }
    (*slot)->flags = 0;
    if ((*slot)->numel > 0)
        memcpy((*slot)->data, data, (size_t)(*slot)->numel * m2c_slot_size(*slot));
    return true;
}

bool m2c_append_f64(m2c_value *v, ptrdiff_t k, double x)
{
    if (!v || !m2c_is_own(v, M2C_DOUBLE) || k != v->numel + 1 || v->ndims != 2)
        return false;
    bool row = v->dims[0] == 1 || (v->dims[0] == 0 && v->dims[1] == 0);
    if (!row && (v->dims[1] != 1 || v->numel == 0))
        return false;
    m2c_reserve(v, k, false);
    v->flags = 0;
    v->f64[k - 1] = x;
    m2c_set_dims2(v, row ? 1 : k, row ? k : 1);
    return true;
}
