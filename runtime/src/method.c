/* Properties and methods of maps and objects: base.name. */
#include "method.h"

#include "class.h"

#include "m2c/index.h"
#include "map.h"

static const m2c_method *find(const m2c_value *base, const char *name)
{
    const m2c_method *m = base->cls == M2C_MAP ? base->map->methods : NULL;
    if (base->cls == M2C_OBJECT)
        m = base->object->methods;
    while (m && m->name && strcmp(m->name, name) != 0)
        m++;
    return m && m->name ? m : NULL;
}

m2c_function *m2c_find_method(const m2c_value *base, const char *name)
{
    const m2c_method *m = find(base, name);
    return m ? m->fn : NULL;
}

/* A method taken as a value: captured are the object and the method's name. */
static int call_bound(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_list args = {0};
    char *name = m2c_cstring(self->closure->captured[1]);
    m2c_function *fn = m2c_find_method(self->closure->captured[0], name);
    m2c_free(name);
    m2c_list_add(&args, self->closure->captured[0]);
    for (int k = 0; k < nargin; k++)
        m2c_list_add(&args, in[k]);
    int status = fn(NULL, nargout, out, args.n, args.v);
    m2c_list_clear(&args);
    return status;
}

static bool is_input_parser(const m2c_value *v)
{
    return v->cls == M2C_OBJECT && strcmp(v->object->class_name, "inputParser") == 0;
}

static int error_no_property(const m2c_value *base, const char *name, bool assigned)
{
    if (base->cls == M2C_MAP)
        return m2c_error("", "containers.Map: unknown property '%s'", name);
    if (is_input_parser(base))
        return assigned ? m2c_error("", "subsasgn: unknown property: %s", name)
                        : m2c_error("", "subsref: unknown method or property: %s", name);
    return m2c_error("", "invalid use of a N_-D array in indexed assignment: no property '%s'", name);
}

int m2c_property(m2c_value **out, const m2c_value *base, const char *name)
{
    if (base->cls == M2C_MAP && m2c_map_property(out, base, name) == 0)
        return 0;
    if (m2c_classdef_of(base))
        return m2c_object_get(out, base, name);
    if (base->cls == M2C_OBJECT) {
        m2c_value *v = m2c_struct_get(base->object->state, 0, name);
        if (v) {
            m2c_copy(out, v);
            return 0;
        }
    }
    const m2c_method *m = find(base, name);
    if (!m)
        return error_no_property(base, name, false);
    m2c_value *self = m2c_retain(base), *result = NULL;
    int status = 0;
    if (m->bare) {
        status = m->fn(NULL, 1, &result, 1, &self);
    } else {
        m2c_value *captured[2] = {self, m2c_char(name)};
        result = m2c_handle(call_bound, NULL, m->name, 2, captured);
        m2c_release(captured[1]);
    }
    m2c_release(self);
    if (status == 0)
        m2c_set(out, result);
    return status;
}

int m2c_set_property(const m2c_value *base, const char *name, const m2c_value *value)
{
    if (base->cls == M2C_MAP)
        return m2c_error("", "containers.Map: properties are read-only");
    m2c_value **state = &base->object->state;
    int f = m2c_fields_find((*state)->fields, name);
    if (f < 0)
        return error_no_property(base, name, true);
    m2c_value *keep = m2c_retain(value);
    m2c_make_unique(state);
    m2c_set(&(*state)->cell[f], keep);
    return 0;
}

int m2c_assign_property(const m2c_value *base, const char *name, const m2c_value *value)
{
    static const char *const results[] = {"Results", "Unmatched", "UsingDefaults", "Parameters"};
    for (size_t k = 0; k < sizeof results / sizeof *results && is_input_parser(base); k++)
        if (strcmp(results[k], name) == 0)
            return m2c_error(
                "", "subsasgn: property '%s' has protected access and cannot be set in this context", name);
    return m2c_set_property(base, name, value);
}

int m2c_index_field(int nargout, m2c_value **out, const m2c_value *base, const char *field, int n,
                    m2c_value *const *idx, const char *name)
{
    m2c_value *v = NULL;
    int status;
    const m2c_classdef *c = m2c_classdef_of(base);
    const m2c_method_row *m =
        c && !(c->flags & M2C_IS_OLD) && !m2c_was_property(c, field) ? m2c_method_of(c, field) : NULL;
    if (m)
        return m2c_call_method(m, base, true, nargout, out, n, idx);
    m2c_function *common = c && !m2c_property_of(c, field) ? m2c_common_method(c, field) : NULL;
    if (common) {
        m2c_list all = {0};
        m2c_list_add(&all, base);
        for (int k = 0; k < n; k++)
            m2c_list_add(&all, idx[k]);
        status = common(NULL, nargout, out, all.n, all.v);
        m2c_list_clear(&all);
        return status;
    }
    if ((base->cls == M2C_MAP || base->cls == M2C_OBJECT) && m2c_find_method(base, field)) {
        m2c_list args = {0};
        m2c_list_add(&args, base);
        for (int k = 0; k < n; k++)
            m2c_list_add(&args, idx[k]);
        status = m2c_find_method(base, field)(NULL, nargout, out, args.n, args.v);
        m2c_list_clear(&args);
        return status;
    }
    if (m2c_getfield_only(&v, base, field))
        return 1;
    status = m2c_index(nargout, out, v, n, idx, name);
    m2c_release(v);
    return status;
}
