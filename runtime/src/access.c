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

/* Room for one element more of a row, a column or nothing yet, where k is the next; the caller sets it. */
static bool lengthen(m2c_value *v, ptrdiff_t k, ptrdiff_t slots)
{
    if (k != v->numel + 1 || v->ndims != 2)
        return false;
    bool row = v->dims[0] == 1 || (v->dims[0] == 0 && v->dims[1] == 0);
    if (!row && (v->dims[1] != 1 || v->numel == 0))
        return false;
    m2c_reserve(v, k * slots, false);
    v->two[0] = row ? 1 : k;
    v->two[1] = row ? k : 1;
    v->numel = k;
    return true;
}

bool m2c_append_f64(m2c_value **slot, ptrdiff_t k, double x)
{
    m2c_value *v = m2c_held(slot);
    if (v && m2c_is_own(v, M2C_DOUBLE) && v->ndims == 2 && v->dims[0] == 1 && k == v->numel + 1 &&
        k <= v->capacity) { /* a row that has room for more */
        v->flags = 0;
        v->f64[k - 1] = x;
        v->dims[1] = v->numel = k;
        return true;
    }
    if (v && k == 1 && v->cls == M2C_DOUBLE && v->ndims == 2 && v->dims[0] + v->dims[1] == 0) {
        m2c_set(slot, m2c_double(x));
        return true;
    }
    if (!v || !m2c_is_own(v, M2C_DOUBLE) || !lengthen(v, k, 1))
        return false;
    v->flags = 0;
    v->f64[k - 1] = x;
    return true;
}

m2c_value **m2c_next_cell(m2c_value *v, ptrdiff_t k)
{
    if (!v || v->cls != M2C_CELL || !m2c_is_unique(v) || !lengthen(v, k, 1))
        return NULL;
    v->cell[k - 1] = &m2c_shared_empty;
    return &v->cell[k - 1];
}

m2c_value **m2c_next_element(m2c_value *v, ptrdiff_t k, int at, const char *name)
{
    if (!v || v->cls != M2C_STRUCT || !m2c_is_unique(v))
        return NULL;
    int f = m2c_field_number(v, at, name), count = v->fields->count;
    if (f < 0 || !lengthen(v, k, count))
        return NULL;
    m2c_value **element = &v->cell[(k - 1) * count];
    for (int n = 0; n < count; n++)
        element[n] = &m2c_shared_empty;
    return &element[f];
}
