/* Fields: base.name read and assigned (m2c/index.h). */
#include "index_quick.h"
#include "m2c/box.h"
#include "m2c/constant.h"
#include "m2c/program.h"
#include "m2c/typed.h"

#include "class.h"
#include "m2c/dialect.h"
#include "map.h"
#include "method.h"

static int error_no_field(const char *field)
{
    return m2c_error("Octave:invalid-indexing", "structure has no member '%s'", field);
}

/* Does `objects.name` call a method of the whole array, as it does in MATLAB's dialect? */
static bool is_for_all(const m2c_value *objects, const char *name)
{
    const m2c_classdef *c = objects->object->classdef;
    return m2c_spoken && !(c->flags & M2C_IS_OLD) && !m2c_property_of(c, name) &&
           (m2c_method_of(c, name) || m2c_common_method(c, name));
}

int m2c_getfield_list(m2c_list *out, const m2c_value *base, const char *field)
{
    if (m2c_is_instances(base) && !is_for_all(base, field)) {
        for (ptrdiff_t k = 0; k < base->numel; k++)
            if (m2c_getfield_list(out, base->object->state->cell[k], field))
                return 1;
        return 0;
    }
    if (base->cls != M2C_STRUCT) {
        m2c_value *v = NULL;
        if (m2c_getfield(&v, base, field))
            return 1;
        if (v)
            m2c_list_push(out, v);
        return 0;
    }
    int f = m2c_fields_find(base->fields, field);
    if (f < 0)
        return error_no_field(field);
    for (ptrdiff_t k = 0; k < base->numel; k++)
        m2c_list_add(out, base->cell[k * base->fields->count + f]);
    return 0;
}

int m2c_ask_field_list(m2c_list *out, int nargout, const m2c_value *base, const char *field)
{
    const m2c_classdef *c = m2c_classdef_of(base);
    if (!c || m2c_is_instances(base) || !m2c_method_of(c, field))
        return m2c_getfield_list(out, base, field);
    return m2c_index_field_list(out, nargout, base, field, 0, NULL, NULL);
}

static M2C_NOINLINE int other_field(m2c_value **out, const m2c_value *base, const char *field)
{
    if (base->cls == M2C_MAP || base->cls == M2C_OBJECT)
        return m2c_property(out, base, field);
    if (base->cls != M2C_STRUCT)
        return m2c_error_not_indexable(base, '.');
    int f = m2c_fields_find(base->fields, field);
    if (f < 0)
        return error_no_field(field);
    if (base->numel == 0)
        return m2c_error("", "invalid number of elements on RHS of assignment");
    m2c_copy(out, base->cell[f]);
    return 0;
}

int m2c_getfield(m2c_value **out, const m2c_value *base, const char *field)
{
    int f = base->cls == M2C_STRUCT && base->numel > 0 ? m2c_fields_find(base->fields, field) : -1;
    if (f < 0)
        return other_field(out, base, field);
    m2c_copy(out, base->cell[f]);
    return 0;
}

typedef int field_reader(m2c_value **out, const m2c_value *base, const char *field);

static int element_field(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                         const char *name, const char *field, field_reader *read)
{
    ptrdiff_t k = base->cls == M2C_STRUCT ? m2c_fast_element(base, n, idx) : -1;
    int f = k < 0 ? -1 : m2c_fields_find(base->fields, field);
    if (f >= 0) {
        m2c_copy(slot, base->cell[k * base->fields->count + f]);
        return 0;
    }
    m2c_value *element = NULL;
    int status = m2c_index1(&element, base, n, idx, name) || read(slot, element, field);
    m2c_clear(&element);
    return status;
}

int m2c_element_field(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx, const char *name,
                      const char *field)
{
    return element_field(slot, base, n, idx, name, field, m2c_getfield);
}

int m2c_element_f64(double *x, const m2c_value *base, double k, const char *name, const char *field)
{
    m2c_value box, *found = NULL;
    if (m2c_element_field(&found, base, 1, (m2c_value *const[]){m2c_box_f64(&box, k)}, name, field))
        return 1;
    *x = m2c_unbox_f64(found);
    m2c_release(found);
    return 0;
}

int m2c_element_field_operand(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                              const char *name, const char *field)
{
    return element_field(slot, base, n, idx, name, field, m2c_getfield_operand);
}

int m2c_element_field_only(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                           const char *name, const char *field)
{
    return element_field(slot, base, n, idx, name, field, m2c_getfield_only);
}

int m2c_element_field_updated(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx,
                              const char *name, const char *field)
{
    return element_field(slot, base, n, idx, name, field, m2c_getfield_updated);
}

int m2c_index_field1(m2c_value **slot, const m2c_value *base, const char *field, int n, m2c_value *const *idx,
                     const char *name)
{
    int f = base->cls == M2C_STRUCT && base->numel == 1 ? m2c_fields_find(base->fields, field) : -1;
    const m2c_value *v = f < 0 ? NULL : base->cell[f];
    ptrdiff_t k = v && v->cls <= M2C_CHAR ? m2c_fast_element(v, n, idx) : -1;
    if (k >= 0 && m2c_quick_element(slot, v, k))
        return 0;
    m2c_value *out[1] = {NULL};
    return m2c_index_field(1, out, base, field, n, idx, name) || m2c_take1(slot, out[0]);
}

int m2c_getfield_only(m2c_value **out, const m2c_value *base, const char *field)
{
    if (base->cls == M2C_STRUCT && base->numel != 1 && m2c_fields_find(base->fields, field) >= 0)
        return m2c_error("", "a cs-list cannot be further indexed");
    return m2c_getfield(out, base, field);
}

int m2c_getfield_updated(m2c_value **out, const m2c_value *base, const char *field)
{
    if (base->cls == M2C_STRUCT && base->numel != 1)
        return m2c_error_array_dot_assign();
    return m2c_getfield(out, base, field);
}

static void put_field(m2c_value **base, const m2c_value *rhs, const char *field)
{
    m2c_value *keep = m2c_retain(m2c_storable(rhs));
    m2c_make_unique(base);
    int f = m2c_fields_find((*base)->fields, field);
    if (f < 0)
        f = m2c_struct_add_field(*base, field);
    m2c_set(&(*base)->cell[f], keep);
}

static M2C_NOINLINE int set_other_field(m2c_value **base, const m2c_value *rhs, const char *field)
{
    m2c_value *b = *base;
    if (b && b->cls == M2C_STRUCT) {
        if (b->numel != 1)
            return m2c_error_array_dot_assign();
        put_field(base, rhs, field);
        return 0;
    }
    const m2c_method_row *m = m2c_overloading(b, "subsasgn");
    if (m)
        return m2c_assign_overloaded(m, base, rhs, 1, &(m2c_access){'.', 0, NULL, field});
    if (b && m2c_classdef_of(b))
        return m2c_object_set(base, field, rhs);
    if (b && (b->cls == M2C_MAP || b->cls == M2C_OBJECT))
        return m2c_assign_property(b, field, rhs);
    if (!m2c_becomes_container(b) || (b && !m2c_is_zero_by_zero(b)))
        return m2c_error_dot_assign(b);
    m2c_value *fresh = m2c_struct();
    put_field(&fresh, rhs, field);
    m2c_set(base, fresh);
    return 0;
}

int m2c_setfield(m2c_value **base, const m2c_value *rhs, const char *field)
{
    m2c_value *b = *base;
    int f = b && b != rhs && b->cls == M2C_STRUCT && b->numel == 1 && m2c_is_unique(b)
                ? m2c_fields_find(b->fields, field)
                : -1;
    if (f < 0)
        return set_other_field(base, rhs, field);
    m2c_copy(&b->cell[f], m2c_storable(rhs));
    return 0;
}
