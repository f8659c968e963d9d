/* for over any value: its columns one by one. */
#include "class.h"
#include "op_internal.h"
#include "sparse.h"

static bool whole(const m2c_value *v)
{
    return v->cls == M2C_STRUCT && v->numel == 1;
}

int m2c_for_count(const m2c_value *v, ptrdiff_t *count, int line, int column)
{
    if (v->cls > M2C_STRUCT && !m2c_classdef_of(v))
        return m2c_error("", "invalid type in for loop expression near line %d, column %d", line, column);
    ptrdiff_t n = v->numel == 0 || v->dims[0] == 0 ? 0 : v->numel / v->dims[0];
    *count = whole(v) ? 1 : n;
    return 0;
}

/* After a loop without iterations the variable is what was looped over: item 0 of nothing. */
int m2c_for_item(m2c_value **out, const m2c_value *v, ptrdiff_t k)
{
    if (m2c_real_double(v) && v->dims[0] == 1 && v->numel > 0 && !m2c_is_sparse(v))
        return m2c_give_double(out, v->f64[k]);
    if (v->numel == 0 || whole(v)) {
        m2c_copy(out, v);
        return 0;
    }
    if (m2c_classdef_of(v)) {
        m2c_value *cell = m2c_instance_cell(v), *column = NULL;
        int status = m2c_for_item(&column, cell, k);
        m2c_release(cell);
        if (status == 0)
            m2c_set(out, m2c_instances(m2c_classdef_of(v), column));
        return status;
    }
    if (m2c_is_compressed(v)) {
        m2c_set(out, m2c_sparse_ways_now->column(v, k));
        return 0;
    }
    bool sparse = m2c_is_sparse(v);
    ptrdiff_t rows = v->dims[0], dims[2] = {rows, 1};
    m2c_value *y = m2c_new_like(v, 2, dims);
    ptrdiff_t group = v->cls == M2C_STRUCT ? v->fields->count : 1;
    if (m2c_holds_values(v))
        for (ptrdiff_t i = 0; i < rows * group; i++)
            y->cell[i] = m2c_retain(v->cell[k * rows * group + i]);
    else
        memcpy(y->data, m2c_element(v, k * rows), (size_t)rows * m2c_slot_size(v));
    if (k == 0 && (v->flags & M2C_DIAGONAL))
        m2c_keep_diagonal(y); /* the first columns of a diagonal matrix are one */
    m2c_set(out, m2c_is_complex(y) ? m2c_narrow(y) : y);
    if (sparse)
        m2c_mark_sparse(out, true);
    return 0;
}
