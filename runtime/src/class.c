/* Classes of a program: finding them, and making their objects (m2c/class.h). */
#include "class.h"

#include "m2c/dialect.h"
#include "saved_objects.h"
#include "state.h"

M2C_STATE m2c_scope m2c_scope_now;
static M2C_STATE const m2c_classdef *const *classes;

/* What was found last under the names of a program, which are asked for again and again. */
enum { FOUND = 64 };
typedef struct found_row {
    const m2c_classdef *classdef;
    const char *name;
    const void *row;
} found_row;
static M2C_STATE found_row found_methods[FOUND];
static M2C_STATE found_row found_properties[FOUND];

static void forget_state(const m2c_classdef *c)
{
    m2c_class_state *s = c->state;
    for (int k = 0; s->initial && k < c->property_count; k++)
        m2c_release(s->initial[k]);
    for (int k = 0; s->members && k < c->member_count; k++)
        m2c_release(s->members[k]);
    m2c_release(s->superior);
    m2c_release(s->inferior);
    m2c_free((void *)s->old_parents);
    m2c_free(s->initial);
    m2c_free(s->members);
    m2c_fields_release(s->fields);
    *s = (m2c_class_state){0};
}

static M2C_STATE m2c_object *handles;

void m2c_note_handle(m2c_object *o)
{
    static M2C_STATE double made;
    o->number = ++made;
    o->after = handles;
    if (handles)
        handles->before = o;
    handles = o;
}

void m2c_forget_handle(m2c_object *o)
{
    if (o->after)
        o->after->before = o->before;
    if (o->before)
        o->before->after = o->after;
    else if (handles == o)
        handles = o->after;
    o->before = o->after = NULL;
}

/* What is left refers to each other in circles: all stay until nobody refers to any. */
static void forget_handles(void)
{
    for (m2c_object *o = handles; o; o = o->after)
        o->refs++;
    for (m2c_object *o = handles; o; o = o->after) {
        m2c_clear(&o->listeners);
        m2c_clear(&o->added);
        m2c_set(&o->state, m2c_empty());
    }
    while (handles) {
        m2c_object *o = handles;
        m2c_forget_handle(o);
        m2c_release(o->state);
        m2c_free(o);
    }
}

static void forget_classes(void)
{
    forget_handles();
    memset(found_methods, 0, sizeof found_methods);
    memset(found_properties, 0, sizeof found_properties);
    for (const m2c_classdef *const *c = classes; c && *c; c++)
        forget_state(*c);
    classes = NULL;
}

void m2c_set_classes(const m2c_classdef *const *given)
{
    classes = given;
    m2c_saved_objects_now = &m2c_objects_in_files;
    m2c_at_end(forget_classes);
}

const m2c_classdef *m2c_find_class(const char *name)
{
    for (const m2c_classdef *const *c = classes; c && *c; c++)
        if (strcmp((*c)->name, name) == 0)
            return *c;
    return NULL;
}

const m2c_classdef *m2c_class_asked(const m2c_value *v)
{
    if (!m2c_is_string(v))
        return m2c_classdef_of(v);
    char *name = m2c_cstring(v);
    const m2c_classdef *c = m2c_find_class(name);
    m2c_free(name);
    return c;
}

bool m2c_is_a(const m2c_classdef *c, const m2c_classdef *other)
{
    if (c == other)
        return true;
    for (int k = 0; k < c->parent_count; k++)
        if (m2c_is_a(c->parents[k], other))
            return true;
    for (int k = 0; k < c->state->old_parent_count; k++)
        if (m2c_is_a(c->state->old_parents[k], other))
            return true;
    return false;
}

/* Is a name in a list with commas? */
static bool has_name(const char *names, const char *name)
{
    const size_t length = strlen(name);
    for (const char *at = names; at; at = strchr(at, ','), at = at ? at + 1 : NULL)
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || !at[length]))
            return true;
    return false;
}

bool m2c_is_named(const m2c_classdef *c, const char *name)
{
    if (has_name(c->mixins, name))
        return true;
    if (strcmp(c->name, name) == 0 || ((c->flags & M2C_IS_HANDLE) && strcmp(name, "handle") == 0))
        return true;
    for (int k = 0; k < c->parent_count; k++)
        if (m2c_is_named(c->parents[k], name))
            return true;
    for (int k = 0; k < c->state->old_parent_count; k++)
        if (m2c_is_named(c->state->old_parents[k], name))
            return true;
    return false;
}

/* The row of a table in the order of names, whose rows begin with the name. */
static const void *row_of(const char *name, const void *rows, int count, size_t size)
{
    int low = 0, high = count;
    while (low < high) {
        int mid = low + (high - low) / 2;
        const char *row = (const char *)rows + (size_t)mid * size;
        int order = strcmp(name, *(const char *const *)(const void *)row);
        if (order == 0)
            return row;
        if (order < 0)
            high = mid;
        else
            low = mid + 1;
    }
    return NULL;
}

static found_row *place_for(found_row *found, const m2c_classdef *c, const char *name)
{
    return &found[(((uintptr_t)name >> 1) ^ ((uintptr_t)c >> 5)) % FOUND];
}

/* The place tells where the name was seen; another one may stand there by now. */
static const void *remembered(const found_row *f, const m2c_classdef *c, const char *name)
{
    if (f->classdef != c || f->name != name || strcmp(*(const char *const *)f->row, name) != 0)
        return NULL;
    return f->row;
}

static const m2c_method_row *method_of(const m2c_classdef *c, const char *name)
{
    const m2c_method_row *m = row_of(name, c->methods, c->method_count, sizeof *c->methods);
    for (int k = 0; !m && k < c->state->old_parent_count; k++)
        m = m2c_method_of(c->state->old_parents[k], name);
    return m;
}

const m2c_method_row *m2c_method_of(const m2c_classdef *c, const char *name)
{
    found_row *f = place_for(found_methods, c, name);
    const m2c_method_row *m = remembered(f, c, name);
    if (m)
        return m;
    m = method_of(c, name);
    if (m)
        *f = (found_row){c, name, m};
    return m;
}

bool m2c_was_property(const m2c_classdef *c, const char *name)
{
    return remembered(place_for(found_properties, c, name), c, name) != NULL;
}

const m2c_property_row *m2c_property_of(const m2c_classdef *c, const char *name)
{
    found_row *f = place_for(found_properties, c, name);
    const m2c_property_row *p = remembered(f, c, name);
    if (p)
        return p;
    p = row_of(name, c->properties, c->property_count, sizeof *c->properties);
    if (p)
        *f = (found_row){c, name, p};
    return p;
}

/* Is a class, or one above it, in a list of names? */
static bool is_listed(const m2c_classdef *c, const char *names)
{
    if (has_name(names, c->name))
        return true;
    for (int k = 0; k < c->parent_count; k++)
        if (is_listed(c->parents[k], names))
            return true;
    return false;
}

bool m2c_may_access(m2c_class_access access, const m2c_classdef *owner)
{
    const m2c_classdef *here = m2c_scope_now.within;
    if (access.kind == M2C_PUBLIC || here == owner)
        return true;
    if (access.kind == M2C_LISTED)
        return here && is_listed(here, access.names);
    return access.kind == M2C_PROTECTED && here && (m2c_is_a(here, owner) || m2c_is_a(owner, here));
}

/* --- objects ------------------------------------------------------------------------------------- */

/* The value of a property as it is at first, computed once. */
static int initial_value(m2c_value **out, const m2c_classdef *c, int k)
{
    const m2c_property_row *p = &c->properties[k];
    m2c_value **known = &c->state->initial[k];
    if (!*known && p->owner != c && p->initial) {
        m2c_class_state *above = p->owner->state;
        if (!above->initial)
            above->initial = m2c_calloc((size_t)p->owner->property_count, sizeof *above->initial);
        ptrdiff_t at = m2c_property_of(p->owner, p->name) - p->owner->properties;
        if (initial_value(known, p->owner, (int)at))
            return 1;
    } else if (!*known && p->initial) {
        m2c_value *made = NULL;
        if (p->initial(NULL, 1, &made, 0, NULL))
            return 1;
        m2c_set(known, made);
    }
    m2c_copy(out, *known ? *known : &m2c_shared_empty);
    return 0;
}

static void prepare(const m2c_classdef *c)
{
    m2c_class_state *s = c->state;
    if (!s->initial)
        s->initial = m2c_calloc((size_t)c->property_count + 1, sizeof *s->initial);
}

/* A struct of the properties, as all objects of a class have one at first. */
static m2c_value *new_state(const m2c_classdef *c)
{
    const ptrdiff_t one[2] = {1, 1};
    if (!c->state->fields) {
        m2c_value *s = m2c_struct();
        for (int k = 0; k < c->property_count; k++)
            m2c_struct_put(s, c->properties[k].name, m2c_empty());
        c->state->fields = m2c_fields_retain(s->fields);
        m2c_release(s);
    }
    return m2c_struct_array(c->state->fields, 2, one);
}

int m2c_new_instance(m2c_value **out, const m2c_classdef *c)
{
    if ((c->flags & M2C_IS_ABSTRACT) && m2c_spoken)
        return m2c_error("MATLAB:class:abstract", "Abstract classes cannot be instantiated. Class '%s'.",
                         c->name);
    if (c->flags & M2C_IS_ABSTRACT)
        return m2c_error("", "cannot instantiate object of abstract class '%s'", c->name);
    if (!m2c_may_access(c->making, c))
        return m2c_error(m2c_spoken ? "MATLAB:class:MethodRestricted" : "",
                         m2c_spoken ? "Cannot access method '%s' in class '%s'."
                                    : "%s: constructor of '%s' cannot be called in this context",
                         c->name, c->name);
    prepare(c);
    m2c_value *state = new_state(c);
    for (int k = 0; k < c->property_count; k++) {
        if (c->properties[k].flags & M2C_IS_CONSTANT)
            continue;
        if (initial_value(&state->cell[k], c, k)) {
            m2c_release(state);
            return 1;
        }
    }
    m2c_value *v = m2c_instance_of(c, state);
    if (c->flags & M2C_IS_HANDLE)
        m2c_note_handle(v->object);
    m2c_set(out, v);
    return 0;
}

int m2c_construct(const m2c_classdef *c, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *object = NULL;
    if (m2c_new_instance(&object, c))
        return 1;
    m2c_list args = {0};
    m2c_list_push(&args, object);
    for (int k = 0; k < nargin; k++)
        m2c_list_add(&args, in[k]);
    int status = c->constructor(NULL, nargout, out, args.n, args.v);
    m2c_list_clear(&args);
    return status;
}

static int enumerated(m2c_value **out, const m2c_classdef *c, int k)
{
    m2c_class_state *s = c->state;
    if (!s->members)
        s->members = m2c_calloc((size_t)c->member_count, sizeof *s->members);
    if (!s->members[k]) {
        m2c_value *made = NULL;
        if (c->members[k].make(NULL, 1, &made, 0, NULL))
            return 1;
        if (made->cls == M2C_OBJECT)
            made->object->member = c->members[k].name;
        s->members[k] = made;
    }
    m2c_copy(out, s->members[k]);
    return 0;
}

int m2c_class_member(m2c_value **out, const m2c_classdef *c, const char *name)
{
    for (int k = 0; k < c->member_count; k++)
        if (strcmp(c->members[k].name, name) == 0)
            return enumerated(out, c, k);
    const m2c_property_row *p = m2c_property_of(c, name);
    if (!m2c_may_access(p->read, p->owner) && m2c_spoken)
        return m2c_error("MATLAB:class:GetProhibited", "Unable to get the '%s' property of class '%s'.", name,
                         p->owner->name);
    if (!m2c_may_access(p->read, p->owner))
        return m2c_error("", "meta.class: property '%s' has %s access and cannot be obtained in this context",
                         name, m2c_access_name(p->read));
    prepare(c);
    return initial_value(out, c, (int)(p - c->properties));
}
