/* Arrays of objects: a cell of them, under the name of their class (class.h). */
#include "class.h"

#include "core_util.h"
#include "index_internal.h"
#include "m2c/ops.h"

/* The class that both are of, or else, of a hierarchy whose arrays may be mixed, the nearest one above both;
 * NULL for none. */
static const m2c_classdef *common_class(const m2c_classdef *a, const m2c_classdef *b)
{
    if (!a || m2c_is_a(b, a))
        return a ? a : b;
    for (int k = 0; k < a->parent_count; k++) {
        const m2c_classdef *above = common_class(a->parents[k], b);
        if (above && (above->flags & M2C_IS_HETEROGENEOUS))
            return above;
    }
    return NULL;
}

/* The class of an array of objects in a cell, the elements of which may be of classes below `c`. */
static const m2c_classdef *class_of_elements(const m2c_classdef *c, const m2c_value *cell)
{
    if (!(c->flags & M2C_IS_HETEROGENEOUS))
        return c;
    const m2c_classdef *found = NULL;
    for (ptrdiff_t k = 0; k < cell->numel; k++)
        found = common_class(found, m2c_classdef_of(cell->cell[k]));
    return found ? found : c;
}

m2c_value *m2c_instances(const m2c_classdef *c, m2c_value *cell)
{
    if (cell->numel == 1) {
        m2c_value *one = m2c_retain(cell->cell[0]);
        m2c_release(cell);
        return one;
    }
    m2c_value *v = m2c_instance_of(class_of_elements(c, cell), cell);
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

/* An object for an element that assignment has left out: the first member, what the root of a heterogeneous
 * hierarchy names, or one as it is at first. */
static int element_at_first(m2c_value **made, const m2c_classdef *c)
{
    if (c->member_count > 0)
        return m2c_class_member(made, c, c->members[0].name);
    const m2c_method_row *told = m2c_method_of(c, "getDefaultScalarElement");
    if (told && told->fn && m2c_is_named(c, "matlab.mixin.Heterogeneous"))
        return told->fn(NULL, 1, made, 0, NULL);
    return m2c_construct(c, 1, made, 0, NULL);
}

/* Objects as they are at first, for the elements that assignment has left out. */
static int fill(m2c_value *cell, const m2c_classdef *c)
{
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        m2c_value *made[1] = {NULL};
        if (cell->cell[k]->cls == M2C_OBJECT)
            continue;
        if (element_at_first(made, c))
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
    own = common_class(own, given);
    if (!own)
        return m2c_error("", "can't assign %s object into array of %s objects", given->name,
                         m2c_classdef_of(base)->name);
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
        const m2c_classdef *both = own ? common_class(c, own) : NULL;
        if (!both)
            status = m2c_error("", "concatenation operator not implemented for '%s' by '%s' operations",
                               c ? c->name : "object", m2c_class_name(in[k]));
        c = both;
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

bool m2c_has_order(const m2c_value *v)
{
    const m2c_classdef *c = m2c_classdef_of(v);
    return c && (c->member_count > 0 || (c->flags & M2C_IS_HANDLE));
}

m2c_value *m2c_member_order(const m2c_value *v)
{
    const m2c_classdef *c = m2c_classdef_of(v);
    if (!m2c_has_order(v))
        return NULL;
    const m2c_property_row *held = c->member_count ? m2c_property_of(c, "BuiltinValue") : NULL;
    m2c_value *cell = m2c_instance_cell(v), *order = m2c_zeros(M2C_DOUBLE, cell->ndims, cell->dims, 0);
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        order->f64[k] =
            held ? m2c_get(m2c_property_held(cell->cell[k], held), 0) : cell->cell[k]->object->number;
        for (int m = 0; m < c->member_count && !held; m++)
            if (cell->cell[k]->object->member == c->members[m].name)
                order->f64[k] = m + 1;
    }
    m2c_release(cell);
    return order;
}

int m2c_by_order(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *results[3] = {NULL, NULL, NULL};
    m2c_list args = {0};
    m2c_list_push(&args, m2c_member_order(in[0]));
    for (int k = 1; k < nargin; k++)
        m2c_list_add(&args, in[k]);
    int status = fn(NULL, nargout < 2 ? 2 : nargout, results, args.n, args.v);
    m2c_list_clear(&args);
    if (status == 0)
        status = m2c_instance_elements(&out[0], in[0], 1, &results[1], "");
    if (status == 0 && results[0]->numel == out[0]->numel && out[0]->ndims == 2 && results[0]->ndims == 2 &&
        out[0]->dims[0] != results[0]->dims[0]) {
        m2c_value *turned = m2c_instance_cell(out[0]);
        m2c_set(&turned, m2c_reshaped(turned, results[0]->ndims, results[0]->dims));
        m2c_set(&out[0], m2c_instances(m2c_classdef_of(in[0]), turned));
    }
    for (int k = 1; k < nargout && k < 3 && status == 0; k++)
        m2c_set(&out[k], m2c_retain(results[k]));
    for (int k = 0; k < 3; k++)
        m2c_clear(&results[k]);
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
