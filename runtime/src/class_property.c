/* Properties of objects: reading and assigning them (m2c/class.h). */
#include "class.h"

#include "m2c/dialect.h"
#include "m2c/ops.h"
#include "method.h"

static int refuse(const char *who, const m2c_property_row *p, m2c_class_access access, const char *what)
{
    if (m2c_spoken && strcmp(what, "set") == 0)
        return m2c_error("MATLAB:class:SetProhibited",
                         "Unable to set the '%s' property of class '%s' because it is read-only.", p->name,
                         p->owner->name);
    if (m2c_spoken)
        return m2c_error("MATLAB:class:GetProhibited", "Unable to get the '%s' property of class '%s'.",
                         p->name, p->owner->name);
    return m2c_error("", "%s: property '%s' has %s access and cannot be %s in this context", who, p->name,
                     m2c_access_name(access), what);
}

static int unknown_property(const m2c_classdef *c, const char *who, const char *name, bool assigned)
{
    if (m2c_spoken && assigned)
        return m2c_error("MATLAB:noPublicFieldForClass", "Unrecognized property '%s' for class '%s'.", name,
                         c->name);
    if (m2c_spoken)
        return m2c_error("MATLAB:noSuchMethodOrField",
                         "Unrecognized method, property, or field '%s' for class '%s'.", name, c->name);
    return assigned ? m2c_error("", "%s: unknown property: %s", who, name)
                    : m2c_error("", "%s: unknown method or property: %s", who, name);
}

/* Properties of what a program has deleted can't be used in MATLAB's dialect. */
static int check_valid(const m2c_value *object)
{
    if (m2c_spoken && object->object->deleted)
        return m2c_error("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
    return 0;
}

m2c_value *m2c_property_held(const m2c_value *object, const m2c_property_row *p)
{
    return object->object->state->cell[p - object->object->classdef->properties];
}

m2c_value *m2c_added_property(const m2c_value *object, const char *name)
{
    const m2c_value *added = m2c_is_instances(object) ? NULL : object->object->added;
    return added && m2c_fields_find(added->fields, name) >= 0 ? m2c_struct_get(added, 0, name) : NULL;
}

int m2c_object_get(m2c_value **out, const m2c_value *object, const char *name)
{
    return m2c_object_read(out, object, name, "subsref");
}

int m2c_object_read(m2c_value **out, const m2c_value *object, const char *name, const char *who)
{
    const m2c_classdef *c = object->object->classdef;
    if (c->flags & M2C_IS_OLD)
        return m2c_old_get(out, object, name);
    const m2c_method_row *m = m2c_was_property(c, name) ? NULL : m2c_method_of(c, name);
    m2c_function *of_array =
        m2c_is_instances(object) && !m && !m2c_property_of(c, name) ? m2c_common_method(c, name) : NULL;
    if (of_array)
        return m2c_ask_object(out, object, of_array);
    if (m2c_is_instances(object) && !(m && m2c_spoken))
        return m2c_error("", "some elements undefined in argument list");
    if (m) {
        m2c_value *result = NULL;
        int status = m2c_call_method(m, object, true, 1, &result, 0, NULL);
        return m2c_set_unless(status, out, result);
    }
    const m2c_property_row *p = m2c_property_of(c, name);
    m2c_function *common = !p ? m2c_common_method(c, name) : NULL;
    if (common)
        return m2c_ask_object(out, object, common);
    const m2c_value *added = p ? NULL : m2c_added_property(object, name);
    if (added) {
        m2c_copy(out, added);
        return 0;
    }
    if (!p)
        return unknown_property(c, who, name, false);
    if (check_valid(object))
        return 1;
    if (!m2c_may_access(p->read, p->owner))
        return refuse(who, p, p->read, "obtained");
    if (p->flags & M2C_IS_CONSTANT)
        return m2c_class_member(out, c, name);
    if (p->get && p->get != m2c_scope_now.running)
        return m2c_ask_object(out, object, p->get);
    m2c_copy(out, m2c_property_held(object, p));
    return 0;
}

/* A value object that others see, too, is copied first. */
m2c_value **m2c_own_state(m2c_value **slot)
{
    const m2c_classdef *c = (*slot)->object->classdef;
    if (!(c->flags & M2C_IS_HANDLE)) {
        m2c_make_unique(slot);
        m2c_object *o = (*slot)->object;
        if (o->refs > 1) {
            m2c_set(slot, m2c_instance_of(c, m2c_retain(o->state)));
        }
    }
    m2c_value **state = &(*slot)->object->state;
    m2c_make_unique(state);
    return state;
}

/* The place that holds a property. */
static m2c_value **place_of(m2c_value **slot, const m2c_property_row *p)
{
    return &(*m2c_own_state(slot))->cell[p - (*slot)->object->classdef->properties];
}

static int assignable(const m2c_classdef *c, const char *name, const m2c_property_row **found)
{
    const m2c_property_row *p = m2c_property_of(c, name);
    if (!p)
        return unknown_property(c, "subsasgn", name, true);
    if (p->flags & M2C_IS_CONSTANT)
        return m2c_error("", "subsasgn: cannot assign constant property: %s", name);
    const bool late = m2c_spoken && (p->flags & M2C_IS_IMMUTABLE) &&
                      m2c_scope_now.running != p->owner->constructor && m2c_scope_now.running != p->set;
    if (late || !m2c_may_access(p->write, p->owner))
        return refuse("subsasgn", p, p->write, "set");
    if (m2c_spoken && (p->flags & M2C_IS_DEPENDENT) && !p->set)
        return m2c_error("MATLAB:class:noSetMethod",
                         "In class '%s', no set method is defined for Dependent property '%s'. A Dependent "
                         "property needs a set method to assign its value.",
                         c->name, p->name);
    *found = p;
    return 0;
}

/* The access method gives the changed object, unless it is a handle. */
static int set_through(m2c_value **object, const m2c_property_row *p, const m2c_value *value)
{
    bool handle = ((*object)->object->classdef->flags & M2C_IS_HANDLE) != 0;
    m2c_value *in[2] = {m2c_retain(*object), m2c_retain(value)}, *result = NULL;
    int status = p->set(NULL, handle ? 0 : 1, &result, 2, in);
    m2c_release(in[0]);
    m2c_release(in[1]);
    if (status == 0 && result && result->cls == M2C_OBJECT)
        m2c_copy(object, result);
    m2c_release(result);
    return status;
}

static int set_property(m2c_value **object, const char *name, const m2c_value *value)
{
    const m2c_property_row *p = NULL;
    if ((*object)->object->classdef->flags & M2C_IS_OLD) {
        m2c_value **slot = m2c_old_slot(object, name);
        if (slot)
            m2c_copy(slot, value);
        return !slot;
    }
    if (m2c_is_instances(*object))
        return m2c_error("", "can't perform indexing operation on array of %s objects",
                         (*object)->object->class_name);
    if (m2c_added_property(*object, name)) {
        m2c_value *keep = m2c_retain(m2c_storable(value));
        m2c_make_unique(&(*object)->object->added);
        m2c_struct_put((*object)->object->added, name, keep);
        return 0;
    }
    if (assignable((*object)->object->classdef, name, &p) || check_valid(*object))
        return 1;
    if (p->set && p->set != m2c_scope_now.running)
        return set_through(object, p, value);
    m2c_value *keep = m2c_retain(m2c_storable(value));
    m2c_set(place_of(object, p), keep);
    return 0;
}

int m2c_object_set(m2c_value **object, const char *name, const m2c_value *value)
{
    const m2c_classdef *c = (*object)->object->classdef;
    const bool heard = (*object)->object->listeners && !m2c_is_instances(*object) && !(c->flags & M2C_IS_OLD);
    const m2c_property_row *p = heard ? m2c_property_of(c, name) : NULL;
    if (!p || (p->set && p->set == m2c_scope_now.running))
        return set_property(object, name, value);
    if ((p->flags & M2C_IS_ABORTSET) && m2c_isequal(m2c_property_held(*object, p), value))
        return 0;
    m2c_value *held = m2c_retain(*object);
    int status = m2c_tell_set(held, name, "PreSet") || set_property(object, name, value) ||
                 m2c_tell_set(held, name, "PostSet");
    m2c_release(held);
    return status;
}

m2c_value **m2c_object_slot(m2c_value **object, const char *name)
{
    const m2c_property_row *p = m2c_property_of((*object)->object->classdef, name);
    if ((*object)->object->classdef->flags & M2C_IS_OLD)
        return m2c_old_slot(object, name);
    if (!p || m2c_is_instances(*object) || (*object)->object->listeners ||
        (m2c_spoken && (*object)->object->deleted) || (p->flags & M2C_IS_CONSTANT) ||
        !m2c_may_access(p->write, p->owner) || !m2c_may_access(p->read, p->owner))
        return NULL;
    if (m2c_spoken && (p->flags & (M2C_IS_IMMUTABLE | M2C_IS_DEPENDENT)) &&
        m2c_scope_now.running != p->owner->constructor)
        return NULL;
    if ((p->set && p->set != m2c_scope_now.running) || (p->get && p->get != m2c_scope_now.running))
        return NULL;
    return place_of(object, p);
}

int m2c_object_struct(m2c_value **out, const m2c_value *object)
{
    const m2c_classdef *c = object->object->classdef;
    if (c->flags & M2C_IS_OLD) {
        m2c_copy(out, object->object->state);
        return 0;
    }
    m2c_value *s = m2c_struct();
    for (int k = 0; k < c->property_count; k++) {
        const m2c_property_row *p = &c->properties[k];
        m2c_value *x = NULL;
        int failed = p->flags & M2C_IS_CONSTANT ? m2c_class_member(&x, c, p->name)
                     : p->get                   ? m2c_ask_object(&x, object, p->get)
                                                : (m2c_copy(&x, m2c_property_held(object, p)), 0);
        if (failed) {
            m2c_release(s);
            return 1;
        }
        m2c_struct_put(s, p->name, x);
    }
    m2c_set(out, s);
    return 0;
}
