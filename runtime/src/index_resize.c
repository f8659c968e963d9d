/* Growing arrays: new dimensions with zeros, and amortised room where the elements stay where they are. */
#include "index_internal.h"

/* Fills slots from..to with zeros or []. */
static void fill_slots(m2c_value *v, ptrdiff_t from, ptrdiff_t to)
{
    if (m2c_holds_values(v)) {
        for (ptrdiff_t k = from; k < to; k++)
            v->cell[k] = &m2c_shared_empty;
    } else if (to > from) {
        size_t size = m2c_slot_size(v);
        memset((char *)v->data + (size_t)from * size, 0, (size_t)(to - from) * size);
    }
}

/* Do elements keep their numbers: does only the last dimension that isn't 1 grow, or is nothing there yet? */
static bool keeps_numbers(const m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    if (v->numel == 0)
        return true;
    int last = ndims - 1;
    while (last > 0 && dims[last] == 1)
        last--;
    for (int k = 0; k < last; k++)
        if ((k < v->ndims ? v->dims[k] : 1) != dims[k])
            return false;
    for (int k = last + 1; k < v->ndims; k++)
        if (v->dims[k] != 1)
            return false;
    return true;
}

static void grow_at_end(m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    ptrdiff_t before = m2c_slot_count(v);
    ptrdiff_t old_numel = v->numel;
    ptrdiff_t per_element = v->cls == M2C_STRUCT ? v->fields->count : 1;
    m2c_set_dims(v, ndims, dims);
    m2c_reserve(v, v->numel * per_element, old_numel == 0);
    fill_slots(v, before, v->numel * per_element);
}

/* Every old element goes to the same subscripts in the new dimensions. */
static m2c_value *moved_copy(const m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    m2c_value *w = m2c_new_like(v, ndims, dims);
    m2c_subs s[M2C_MAX_RANK];
    fill_slots(w, 0, m2c_slot_count(w));
    for (int k = 0; k < ndims; k++)
        s[k] = (m2c_subs){.kind = M2C_SUBS_STEPS, .n = k < v->ndims ? v->dims[k] : 1, .step = 1};
    m2c_scatter(w->data, v->data, false, m2c_moved_size(v), ndims, s, dims);
    if (m2c_holds_values(v)) {
        ptrdiff_t n = m2c_slot_count(v);
        for (ptrdiff_t k = 0; k < n; k++)
            m2c_retain(v->cell[k]);
    }
    return w;
}

/* Is it a matrix of its own that gets more rows, and perhaps more columns? */
static bool gets_rows(const m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    return m2c_is_unique(v) && v->ndims == 2 && ndims == 2 && dims[0] >= v->dims[0] && dims[1] >= v->dims[1];
}

/* The columns move apart, the last one first. */
static void spread_columns(m2c_value *v, const ptrdiff_t *dims)
{
    ptrdiff_t rows = v->dims[0], columns = v->dims[1], numel = v->numel;
    ptrdiff_t per_element = v->cls == M2C_STRUCT ? v->fields->count : 1;
    size_t size = m2c_moved_size(v);
    m2c_set_dims(v, 2, dims);
    m2c_reserve(v, v->numel * per_element, numel == 0);
    for (ptrdiff_t j = columns - 1; j >= 0; j--) {
        char *data = v->data;
        memmove(data + (size_t)(j * dims[0]) * size, data + (size_t)(j * rows) * size, (size_t)rows * size);
        fill_slots(v, (j * dims[0] + rows) * per_element, (j + 1) * dims[0] * per_element);
    }
    fill_slots(v, columns * dims[0] * per_element, v->numel * per_element);
}

void m2c_resize(m2c_value **base, int ndims, const ptrdiff_t *dims)
{
    if (keeps_numbers(*base, ndims, dims)) {
        m2c_make_unique(base);
        grow_at_end(*base, ndims, dims);
        return;
    }
    if (gets_rows(*base, ndims, dims)) {
        m2c_make_unique(base);
        spread_columns(*base, dims);
        return;
    }
    m2c_set(base, moved_copy(*base, ndims, dims));
}
