/* Objects of the old style: a struct under the name of a class, which its methods take apart. Builtins: class
 * with a struct, superiorto, inferiorto. */
#include "class.h"

#include "core_util.h"

static bool is_old(const m2c_value *v)
{
    const m2c_classdef *c = m2c_classdef_of(v);
    return c && (c->flags & M2C_IS_OLD);
}

/* The part of an object that the function at hand works on: what it has of the class around that. */
static const m2c_value *part_of(const m2c_value *object)
{
    const m2c_classdef *here = m2c_scope_now.within, *c = object->object->classdef;
    if (!here || here == c)
        return here ? object : NULL;
    for (int k = 0; k < c->state->old_parent_count; k++) {
        const m2c_classdef *p = c->state->old_parents[k];
        if (m2c_is_a(p, here))
            return part_of(m2c_struct_get(object->object->state, 0, p->name));
    }
    return NULL;
}

int m2c_old_get(m2c_value **out, const m2c_value *object, const char *name)
{
    const m2c_value *part = part_of(object);
    m2c_value *v = part ? m2c_struct_get(part->object->state, 0, name) : NULL;
    if (!v)
        return m2c_error("", "invalid index for class");
    m2c_copy(out, v);
    return 0;
}

m2c_value **m2c_old_slot(m2c_value **object, const char *name)
{
    const m2c_classdef *here = m2c_scope_now.within, *c = (*object)->object->classdef;
    m2c_value **state = m2c_own_state(object);
    for (int k = 0; here && here != c && k < c->state->old_parent_count; k++) {
        const m2c_classdef *p = c->state->old_parents[k];
        if (m2c_is_a(p, here))
            return m2c_old_slot(&(*state)->cell[m2c_fields_find((*state)->fields, p->name)], name);
    }
    int f = m2c_fields_find((*state)->fields, name);
    if (f < 0)
        m2c_error("", "invalid use of a N_-D array in indexed assignment");
    return f < 0 ? NULL : &(*state)->cell[f];
}

static int note_parents(const m2c_classdef *c, int n, m2c_value *const *in)
{
    m2c_class_state *s = c->state;
    for (int k = 0; k < n; k++)
        if (!is_old(in[k]))
            return m2c_error("", "class: parent class must be an object");
    if (s->old_parent_count == n)
        return 0;
    s->old_parents = m2c_realloc((void *)s->old_parents, (size_t)n * sizeof *s->old_parents);
    for (int k = 0; k < n; k++)
        s->old_parents[k] = in[k]->object->classdef;
    s->old_parent_count = n;
    return 0;
}

int m2c_make_old(m2c_value **out, int nargin, m2c_value *const *in)
{
    if (!m2c_is_string(in[1]))
        return m2c_error("", "class: ID (class name) must be a string");
    char *name = m2c_cstring(in[1]);
    const m2c_classdef *c = m2c_find_class(name);
    bool known = c && (c->flags & M2C_IS_OLD) && m2c_scope_now.within == c;
    if (!known)
        m2c_error("", "class: '%s' is invalid as a class name in this context", name);
    m2c_free(name);
    if (!known)
        return 1;
    if (in[0]->cls != M2C_STRUCT || in[0]->numel != 1)
        return m2c_error("", "class: S must be a valid structure");
    if (note_parents(c, nargin - 2, in + 2))
        return 1;
    m2c_value *state = m2c_retain(in[0]);
    for (int k = 2; k < nargin; k++) {
        m2c_make_unique(&state);
        m2c_struct_put(state, m2c_class_name(in[k]), m2c_retain(in[k]));
    }
    m2c_value *v = m2c_instance_of(c, state);
    return m2c_give(out, v);
}

static int note_order(const char *who, bool superior, int nargin, m2c_value *const *in)
{
    const m2c_classdef *c = m2c_scope_now.within;
    if (!c)
        return m2c_error("", "%s: invalid call from outside class constructor", who);
    m2c_value **names = superior ? &c->state->superior : &c->state->inferior;
    m2c_value *cell = m2c_cell(1, nargin);
    for (int k = 0; k < nargin; k++)
        m2c_copy(&cell->cell[k], in[k]);
    m2c_set(names, cell);
    return 0;
}

M2C_BUILTIN(superiorto)
{
    M2C_UNUSED;
    return note_order("superiorto", true, nargin, in);
}

M2C_BUILTIN(inferiorto)
{
    M2C_UNUSED;
    return note_order("inferiorto", false, nargin, in);
}
