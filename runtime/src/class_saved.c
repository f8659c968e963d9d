/* Objects in files: as structs of their class and of what `saveobj` or their properties hold, and back. A
 * handle that is reached from itself is left out. */
#include "class.h"
#include "op_internal.h"
#include "saved_objects.h"

enum { ELEMENTS, PROPERTIES, OWN_FORM, MEMBER };
enum { DEEPEST = 64 };

static const char class_field[] = "m2c_class", form_field[] = "m2c_form", value_field[] = "m2c_value";

static M2C_STATE const m2c_object *open_objects[DEEPEST];
static M2C_STATE int open_count;

static bool is_open(const m2c_object *o)
{
    for (int k = 0; k < open_count; k++)
        if (open_objects[k] == o)
            return true;
    return open_count == DEEPEST;
}

static m2c_value *form(const m2c_classdef *c, int how, m2c_value *value)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, class_field, m2c_char(c->name));
    m2c_struct_put(s, form_field, m2c_double(how));
    m2c_struct_put(s, value_field, value);
    return s;
}

static int write_parts(m2c_value **slot);

/* The values of an object's properties, but for those that no file has. */
static m2c_value *saved_state(const m2c_classdef *c, const m2c_value *v)
{
    m2c_value *state = m2c_retain(v->object->state);
    for (int k = 0; k < c->property_count; k++) {
        const m2c_property_row *p = &c->properties[k];
        const int at = p->flags & M2C_IS_TRANSIENT ? m2c_fields_find(state->fields, p->name) : -1;
        if (at < 0)
            continue;
        m2c_make_unique(&state);
        m2c_struct_remove_field(state, at);
    }
    return state;
}

/* What stands for one object: what its class makes of it, or its properties. */
static int write_one(m2c_value **out, const m2c_value *v)
{
    const m2c_classdef *c = m2c_classdef_of(v);
    const m2c_method_row *own = m2c_method_of(c, "saveobj");
    m2c_value *made = NULL;
    if (v->object->member)
        return m2c_give(out, form(c, MEMBER, m2c_char(v->object->member)));
    if (is_open(v->object))
        return m2c_give(out, m2c_empty());
    if (own && m2c_ask_object(&made, v, own->fn))
        return 1;
    const bool other = made && m2c_classdef_of(made) != c;
    if (!other)
        m2c_set(&made, saved_state(c, made ? made : v));
    open_objects[open_count++] = v->object;
    const int bad = write_parts(&made);
    open_count--;
    return bad ? m2c_release(made), 1 : m2c_give(out, form(c, other ? OWN_FORM : PROPERTIES, made));
}

static int write_object(m2c_value **out, const m2c_value *v)
{
    if (!m2c_is_instances(v))
        return write_one(out, v);
    m2c_value *cell = m2c_retain(v->object->state);
    if (write_parts(&cell)) {
        m2c_release(cell);
        return 1;
    }
    return m2c_give(out, form(m2c_classdef_of(v), ELEMENTS, cell));
}

static ptrdiff_t part_count(const m2c_value *v)
{
    if (v->cls == M2C_STRUCT)
        return v->numel * v->fields->count;
    return v->cls == M2C_CELL && !(v->flags & M2C_STRING) ? v->numel : 0;
}

static bool any_part(const m2c_value *v, bool (*is)(const m2c_value *))
{
    bool any = is(v);
    for (ptrdiff_t k = 0; !any && k < part_count(v); k++)
        any = any_part(v->cell[k], is);
    return any;
}

static bool is_object(const m2c_value *v)
{
    return m2c_classdef_of(v) != NULL;
}

static bool is_form(const m2c_value *v)
{
    return v->cls == M2C_STRUCT && v->numel == 1 && v->fields->count == 3 &&
           m2c_fields_find(v->fields, class_field) >= 0 && m2c_fields_find(v->fields, form_field) >= 0;
}

static int each_part(m2c_value **slot, int (*change)(m2c_value **))
{
    m2c_make_unique(slot);
    int bad = 0;
    for (ptrdiff_t k = 0; !bad && k < part_count(*slot); k++)
        bad = change(&(*slot)->cell[k]);
    return bad;
}

/* Writes the objects in a value as structs, in place. */
static int write_parts(m2c_value **slot)
{
    m2c_value *made = NULL;
    if (!any_part(*slot, is_object))
        return 0;
    if (!is_object(*slot))
        return each_part(slot, write_parts);
    if (write_object(&made, *slot))
        return 1;
    m2c_set(slot, made);
    return 0;
}

/* An object of a class whose properties are those of a struct that it has. */
static int read_properties(m2c_value **out, const m2c_classdef *c, const m2c_value *s)
{
    if (m2c_new_instance(out, c))
        return 1;
    m2c_value *state = (*out)->object->state;
    for (int k = 0; s->cls == M2C_STRUCT && s->numel == 1 && k < s->fields->count; k++) {
        const int at = m2c_fields_find(state->fields, s->fields->name[k]);
        if (at >= 0)
            m2c_copy(&state->cell[at], s->cell[k]);
    }
    return 0;
}

static int read_form(m2c_value **out, const m2c_classdef *c, int how, m2c_value *value)
{
    const m2c_method_row *own = m2c_method_of(c, "loadobj");
    if (how == MEMBER) {
        char *name = m2c_cstring(value);
        const int bad = m2c_class_member(out, c, name);
        m2c_free(name);
        return bad;
    }
    if (how == ELEMENTS)
        return m2c_give(out, m2c_instances(c, m2c_retain(value)));
    m2c_value *given = NULL;
    if (how == OWN_FORM && own)
        given = m2c_retain(value);
    else if (read_properties(&given, c, value))
        return 1;
    if (!own)
        return m2c_give(out, given);
    const int bad = own->fn(NULL, 1, out, 1, &given);
    m2c_release(given);
    return bad;
}

/* Makes the objects again that structs stand for, in place; those of unknown classes stay structs. */
static int read_parts(m2c_value **slot)
{
    m2c_value *made = NULL;
    if (!any_part(*slot, is_form))
        return 0;
    if (each_part(slot, read_parts))
        return 1;
    if (!is_form(*slot))
        return 0;
    const m2c_classdef *c = m2c_class_asked(m2c_struct_get(*slot, 0, class_field));
    const int how = (int)m2c_get(m2c_struct_get(*slot, 0, form_field), 0);
    if (!c)
        return 0;
    const m2c_scope outer = m2c_enter_class(c, NULL);
    const int bad = read_form(&made, c, how, m2c_struct_get(*slot, 0, value_field));
    m2c_leave_class(outer);
    if (!bad)
        m2c_set(slot, made);
    return bad;
}

const m2c_saved_objects m2c_objects_in_files = {write_parts, read_parts};
