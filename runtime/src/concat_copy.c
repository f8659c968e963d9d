/* Concatenation: moving elements into the result. */
#include "concat_internal.h"

static ptrdiff_t dim_of(const m2c_value *v, int k)
{
    return k < v->ndims ? v->dims[k] : 1;
}

static ptrdiff_t slab(const m2c_value *v, int dim)
{
    ptrdiff_t n = 1;
    for (int k = 0; k <= dim; k++)
        n *= dim_of(v, k);
    return n;
}

/* Elements [from, from + n) of x become y's elements at `to`; references are retained, fields matched by
 * name. */
static void copy_run(m2c_value *y, ptrdiff_t to, const m2c_value *x, ptrdiff_t from, ptrdiff_t n,
                     const int *field)
{
    if (y->cls == M2C_CELL) {
        for (ptrdiff_t i = 0; i < n; i++)
            y->cell[to + i] = m2c_retain(x->cell[from + i]);
        return;
    }
    if (y->cls == M2C_STRUCT) {
        int m = y->fields->count;
        for (ptrdiff_t i = 0; i < n; i++)
            for (int f = 0; f < m; f++)
                y->cell[(to + i) * m + f] = m2c_retain(x->cell[(from + i) * m + field[f]]);
        return;
    }
    size_t size = m2c_element_size((m2c_class)y->cls, y->flags);
    memcpy((char *)y->data + (size_t)to * size, (const char *)x->data + (size_t)from * size,
           (size_t)n * size);
}

static int *field_map(const m2c_value *y, const m2c_value *x)
{
    if (y->cls != M2C_STRUCT)
        return NULL;
    int *map = m2c_alloc((size_t)y->fields->count * sizeof *map);
    for (int f = 0; f < y->fields->count; f++)
        map[f] = m2c_fields_find(x->fields, y->fields->name[f]);
    return map;
}

void m2c_copy_parts(m2c_value *y, int dim, int n, m2c_value *const *in, const bool *skip)
{
    ptrdiff_t whole = slab(y, dim), at = 0;
    if (y->numel == 0)
        return;
    for (int k = 0; k < n; k++) {
        if (skip[k] || in[k]->numel == 0)
            continue;
        int *map = field_map(y, in[k]);
        ptrdiff_t part = slab(in[k], dim);
        for (ptrdiff_t s = 0; s * part < in[k]->numel; s++)
            copy_run(y, at + s * whole, in[k], s * part, part, map);
        at += part;
        m2c_free(map);
    }
}

bool m2c_append_parts(m2c_value **out, const m2c_shape *shape, int dim, int n, m2c_value *const *in,
                      const bool *skip)
{
    m2c_value *y = *out;
    for (int k = dim + 1; k < shape->ndims; k++)
        if (shape->dims[k] != 1)
            return false;
    if (!y || in[0] != y || skip[0] || !m2c_is_unique(y) || y->cls == M2C_STRUCT || y->numel == 0)
        return false;
    for (int k = 1; k < n; k++)
        if (in[k] == y || (!skip[k] && (in[k]->cls != y->cls || m2c_is_complex(in[k]) != m2c_is_complex(y))))
            return false;
    ptrdiff_t at = y->numel, total = 1;
    for (int k = 0; k < shape->ndims; k++)
        total *= shape->dims[k];
    m2c_reserve(y, total, false);
    for (int k = 1; k < n; k++) {
        if (skip[k])
            continue;
        copy_run(y, at, in[k], 0, in[k]->numel, NULL);
        at += in[k]->numel;
    }
    m2c_set_dims(y, shape->ndims, shape->dims);
    y->flags &= (uint8_t) ~(M2C_RANGE | M2C_DQ | M2C_DIAGONAL | M2C_PERMUTATION);
    return true;
}
