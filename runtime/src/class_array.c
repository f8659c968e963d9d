/* Arrays of objects: a cell of them, under the name of their class (class.h). */
#include "class.h"

#include "core_util.h"
#include "index_internal.h"
#include "m2c/ops.h"

m2c_value *m2c_instances(const m2c_classdef *c, m2c_value *cell)
{
    if (cell->numel == 1) {
        m2c_value *one = m2c_retain(cell->cell[0]);
        m2c_release(cell);
        return one;
    }
    m2c_value *v = m2c_instance_of(c, cell);
    m2c_set_dims(v, cell->ndims, cell->dims);
    return v;
}

m2c_value *m2c_instance_cell(const m2c_value *v)
{
    if (m2c_is_instances(v))
        return m2c_retain(v->object->state);
    m2c_value *cell = m2c_cell(1, 1);
    m2c_copy(&cell->cell[0], v);
    return cell;
}

int m2c_instance_elements(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx,
                          const char *name)
{
    const m2c_classdef *c = m2c_classdef_of(base);
    m2c_value *cell = m2c_instance_cell(base), *part = NULL;
    int status = m2c_subsref(&part, cell, n, idx, name);
    m2c_release(cell);
    if (status == 0)
        m2c_set(out, m2c_instances(c, part));
    return status;
}

/* Objects as they are at first, for the elements that assignment has left out. */
static int fill(m2c_value *cell, const m2c_classdef *c)
{
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        m2c_value *made[1] = {NULL};
        if (cell->cell[k]->cls == M2C_OBJECT)
            continue;
        if (m2c_construct(c, 1, made, 0, NULL))
            return 1;
        m2c_set(&cell->cell[k], made[0]);
    }
    return 0;
}

static int assigned_class(const m2c_value *base, const m2c_value *rhs, const m2c_classdef **c)
{
    const m2c_classdef *given = m2c_classdef_of(rhs), *own = base ? m2c_classdef_of(base) : given;
    if (base && !own && base->numel > 0)
        return m2c_error("", "operator =: no conversion for assignment of 'object' to indexed '%s'",
                         m2c_type_name(base));
    own = own ? own : given;
    if (!given)
        return m2c_error("", "cannot convert '%s' into 'object'", m2c_type_name(rhs));
    if (!m2c_is_a(given, own))
        return m2c_error("", "can't assign %s object into array of %s objects", given->name, own->name);
    *c = own;
    return 0;
}

int m2c_instance_assign(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                        const char *name)
{
    const m2c_classdef *c = NULL;
    if (assigned_class(*base, rhs, &c))
        return 1;
    bool is_array = *base && m2c_classdef_of(*base);
    m2c_value *cell = is_array ? m2c_instance_cell(*base) : m2c_cell(0, 0);
    m2c_value *part = m2c_instance_cell(rhs);
    bool own = is_array && m2c_is_instances(*base) && m2c_is_unique(*base) && (*base)->object->refs == 1;
    if (own)
        m2c_clear(&(*base)->object->state); /* so that the cell changes in place */
    int status = m2c_subsasgn(&cell, part, n, idx, name) || fill(cell, c);
    m2c_release(part);
    if (status && own)
        (*base)->object->state = cell;
    else if (status)
        m2c_release(cell);
    else
        m2c_set(base, m2c_instances(c, cell));
    return status;
}

int m2c_instance_delete(m2c_value **base, int n, m2c_value *const *idx, const char *name)
{
    const m2c_classdef *c = m2c_classdef_of(*base);
    m2c_value *cell = m2c_instance_cell(*base);
    int status = m2c_subsdel(&cell, n, idx, name);
    if (status)
        m2c_release(cell);
    else
        m2c_set(base, m2c_instances(c, cell));
    return status;
}

int m2c_instance_join(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    const m2c_classdef *c = NULL;
    m2c_list cells = {0};
    m2c_value *cell = NULL;
    int status = 0;
    for (int k = 0; k < n && status == 0; k++) {
        const m2c_classdef *own = m2c_classdef_of(in[k]);
        if (!own && in[k]->numel == 0)
            continue;
        if (!own || (c && !m2c_is_a(own, c)))
            status = m2c_error("", "concatenation operator not implemented for '%s' by '%s' operations",
                               c ? c->name : "object", m2c_class_name(in[k]));
        c = c ? c : own;
        if (status == 0)
            m2c_list_push(&cells, m2c_instance_cell(in[k]));
    }
    status = status || m2c_cat(&cell, dim, cells.n, cells.v);
    m2c_list_clear(&cells);
    if (status == 0)
        m2c_set(out, m2c_instances(c, cell));
    return status;
}

m2c_value **m2c_instance_slot(m2c_value **base, int n, m2c_value *const *idx, const char *name)
{
    ptrdiff_t k = -1, count = 1;
    const m2c_classdef *c = m2c_classdef_of(*base);
    m2c_value *cell = m2c_instance_cell(*base);
    int status = m2c_one_element(&k, &count, cell, n, idx, name);
    if (status == 0 && count != 1)
        status = m2c_error("", "can't perform indexing operation on array of %s objects", c->name);
    if (status == 0 && k < 0) {
        m2c_value *made[1] = {NULL};
        status = m2c_construct(c, 1, made, 0, NULL) || m2c_instance_assign(base, made[0], n, idx, name);
        m2c_clear(&made[0]);
        m2c_set(&cell, m2c_instance_cell(*base));
        status = status || m2c_one_element(&k, &count, cell, n, idx, name);
    }
    m2c_release(cell);
    if (status)
        return NULL;
    if (!m2c_is_instances(*base))
        return base;
    if (!m2c_is_unique(*base) || (*base)->object->refs > 1)
        m2c_set(base, m2c_instances(c, m2c_retain((*base)->object->state)));
    m2c_make_unique(&(*base)->object->state);
    return &(*base)->object->state->cell[k];
}

int m2c_rearrange(m2c_function *fn, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_list args = {0};
    m2c_value *made[1] = {NULL};
    m2c_list_push(&args, m2c_instance_cell(in[0]));
    for (int k = 1; k < nargin; k++)
        m2c_list_add(&args, in[k]);
    int status = fn(NULL, 1, made, args.n, args.v);
    m2c_list_clear(&args);
    if (status == 0)
        m2c_set(out, m2c_instances(m2c_classdef_of(in[0]), made[0]));
    return status;
}

/* NAME.empty (EXTENTS…) */
M2C_BUILTIN(__empty_objects__)
{
    M2C_UNUSED;
    m2c_value *cell[1] = {NULL};
    const m2c_classdef *c = m2c_class_asked(in[0]);
    if (nargin == 1)
        cell[0] = m2c_cell(0, 0);
    else if (m2c_fn_cell(NULL, 1, cell, nargin - 1, in + 1))
        return 1;
    if (cell[0]->numel > 0) {
        m2c_release(cell[0]);
        return m2c_error("", "at least one extent must be zero");
    }
    return m2c_give(out, m2c_instances(c, cell[0]));
}
