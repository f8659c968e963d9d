/* Builtins: methods, properties, isprop: what a class has. Declared nowhere: they run
 * boxed. */
#include "class.h"
#include "core_util.h"
#include "display_internal.h"
#include "m2c/dialect.h"
#include "m2c/fn_more.h"

/* The class that an argument is of or names, or the error that there is none. */
static const m2c_classdef *asked(const char *who, const m2c_value *v)
{
    const m2c_classdef *c = m2c_class_asked(v);
    if (!c)
        m2c_error("", "%s: invalid input argument", who);
    return c;
}

static bool is_listed(const m2c_method_row *m)
{
    return m->access.kind != M2C_PRIVATE && !(m->flags & M2C_IS_HIDDEN);
}

/* The names of methods, of the constructor among them. */
static m2c_value *method_names(const m2c_classdef *c)
{
    m2c_list names = {0};
    const char *stem = strrchr(c->name, '.');
    stem = stem ? stem + 1 : c->name;
    bool own = true, ends = (c->flags & M2C_IS_HANDLE) && !m2c_method_of(c, "delete");
    for (int k = 0; k < c->method_count; k++) {
        if (ends && strcmp("delete", c->methods[k].name) < 0) {
            m2c_list_push(&names, m2c_char("delete"));
            ends = false;
        }
        if (own && strcmp(stem, c->methods[k].name) < 0) {
            m2c_list_push(&names, m2c_char(stem));
            own = false;
        }
        if (is_listed(&c->methods[k]))
            m2c_list_push(&names, m2c_char(c->methods[k].name));
    }
    if (own)
        m2c_list_push(&names, m2c_char(stem));
    if (ends)
        m2c_list_push(&names, m2c_char("delete"));
    m2c_value *cell = m2c_cell(names.n, 1);
    for (int k = 0; k < names.n; k++)
        m2c_copy(&cell->cell[k], names.v[k]);
    m2c_list_clear(&names);
    return cell;
}

static int print_names(const char *heading, const m2c_classdef *c, m2c_value *names, bool in_columns)
{
    m2c_text t = {0};
    m2c_value *columns[1] = {NULL};
    m2c_text_addf(&t, heading, c->name);
    if (in_columns && m2c_fn_list_in_columns(NULL, 1, columns, 1, &names) == 0) {
        m2c_text_add(&t, (const char *)columns[0]->u8, (size_t)columns[0]->numel);
        m2c_release(columns[0]);
    }
    for (ptrdiff_t k = 0; !in_columns && k < names->numel; k++) {
        char *name = m2c_cstring(names->cell[k]);
        m2c_text_addf(&t, "  %s\n", name);
        m2c_free(name);
    }
    m2c_text_add(&t, "\n", 1);
    m2c_put(t.s, t.n);
    m2c_text_free(&t);
    m2c_release(names);
    return 0;
}

M2C_BUILTIN(methods)
{
    M2C_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("methods");
    const m2c_classdef *c = asked("methods", in[0]);
    if (!c)
        return 1;
    if (nargout > 0)
        return m2c_give(out, method_names(c));
    return print_names("Methods for class %s:\n", c, method_names(c), true);
}

static bool is_public(const m2c_property_row *p)
{
    return p->read.kind == M2C_PUBLIC && !(p->flags & M2C_IS_HIDDEN);
}

/* The property at a place in the order of the table, or, in MATLAB's dialect, of definition. */
static const m2c_property_row *property_at(const m2c_classdef *c, int place)
{
    for (int k = 0; m2c_spoken && k < c->property_count; k++)
        if (c->properties[k].place == place)
            return &c->properties[k];
    return m2c_spoken ? NULL : &c->properties[place];
}

m2c_value *m2c_public_names(const m2c_classdef *c)
{
    ptrdiff_t n = 0;
    for (int k = 0; k < c->property_count; k++)
        n += is_public(&c->properties[k]);
    m2c_value *names = m2c_cell(n, 1);
    n = 0;
    for (int place = 0; place < c->property_count; place++) {
        const m2c_property_row *p = property_at(c, place);
        if (p && is_public(p))
            m2c_set(&names->cell[n++], m2c_char(p->name));
    }
    return names;
}

M2C_BUILTIN(properties)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("properties");
    const m2c_classdef *c = asked("properties", in[0]);
    if (!c)
        return 1;
    m2c_value *names = m2c_public_names(c);
    if (nargout > 0)
        return m2c_give(out, names);
    return print_names("properties for class %s:\n\n", c, names, false);
}

M2C_BUILTIN(isprop)
{
    M2C_UNUSED;
    if (nargin != 2)
        return m2c_invalid_call("isprop");
    const m2c_classdef *c = in[0]->cls == M2C_OBJECT ? m2c_classdef_of(in[0]) : NULL;
    char *name = m2c_cstring(in[1]);
    const m2c_property_row *p = c ? m2c_property_of(c, name) : NULL;
    const bool added = c && m2c_added_property(in[0], name);
    m2c_free(name);
    return m2c_give_bool(out, (p && is_public(p)) || added);
}

/* A struct whose field Name is a text. */
static m2c_value *named(const char *name)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "Name", m2c_char(name));
    return s;
}

/* The structs of a list below each other; the list is emptied. */
static m2c_value *stacked(m2c_list *rows)
{
    m2c_value *all = NULL;
    if (rows->n == 0 || m2c_cat(&all, 0, rows->n, rows->v)) {
        const ptrdiff_t none[2] = {0, 1};
        m2c_value *model = named("");
        all = m2c_struct_array(model->fields, 2, none);
        m2c_release(model);
    }
    m2c_list_clear(rows);
    *rows = (m2c_list){0};
    return all;
}

static void put_flag(m2c_value *s, const char *name, unsigned flag)
{
    m2c_struct_put(s, name, m2c_bool(flag != 0));
}

static m2c_value *access_text(m2c_class_access access)
{
    static const char *const words[] = {"public", "protected", "private", "private"};
    return m2c_char(words[access.kind]);
}

/* The properties in the order of their definition. */
static m2c_value *property_list(const m2c_classdef *c)
{
    m2c_list rows = {0};
    for (int k = 0; k < c->property_count; k++)
        for (int j = 0; j < c->property_count; j++) {
            const m2c_property_row *p = &c->properties[j];
            if (p->place != k)
                continue;
            m2c_value *s = named(p->name);
            m2c_struct_put(s, "GetAccess", access_text(p->read));
            m2c_struct_put(s, "SetAccess", access_text(p->write));
            put_flag(s, "Constant", p->flags & M2C_IS_CONSTANT);
            put_flag(s, "Dependent", p->flags & M2C_IS_DEPENDENT);
            put_flag(s, "Hidden", p->flags & M2C_IS_HIDDEN);
            put_flag(s, "Transient", p->flags & M2C_IS_TRANSIENT);
            put_flag(s, "HasDefault", p->initial != NULL);
            m2c_list_push(&rows, s);
        }
    return stacked(&rows);
}

static m2c_value *method_list(const m2c_classdef *c)
{
    m2c_list rows = {0};
    for (int k = 0; k < c->method_count; k++) {
        const m2c_method_row *m = &c->methods[k];
        m2c_value *s = named(m->name);
        m2c_struct_put(s, "Access", access_text(m->access));
        put_flag(s, "Static", m->flags & M2C_IS_STATIC);
        put_flag(s, "Abstract", m->fn == NULL);
        put_flag(s, "Hidden", m->flags & M2C_IS_HIDDEN);
        m2c_list_push(&rows, s);
    }
    return stacked(&rows);
}

/* What is asked of a class: that of an object, or that which a text names. */
static m2c_value *described(const m2c_classdef *c)
{
    m2c_list names = {0};
    m2c_value *s = named(c->name);
    put_flag(s, "Abstract", c->flags & M2C_IS_ABSTRACT);
    put_flag(s, "Enumeration", c->member_count > 0);
    put_flag(s, "HandleCompatible", c->flags & M2C_IS_HANDLE);
    for (int k = 0; k < c->parent_count; k++)
        m2c_list_push(&names, named(c->parents[k]->name));
    if ((c->flags & M2C_IS_HANDLE) && c->parent_count == 0)
        m2c_list_push(&names, named("handle"));
    m2c_struct_put(s, "SuperclassList", stacked(&names));
    m2c_struct_put(s, "PropertyList", property_list(c));
    m2c_struct_put(s, "MethodList", method_list(c));
    for (int k = 0; k < c->member_count; k++)
        m2c_list_push(&names, named(c->members[k].name));
    m2c_struct_put(s, "EnumerationMemberList", stacked(&names));
    for (int k = 0; k < c->event_count; k++)
        m2c_list_push(&names, named(c->events[k]));
    m2c_struct_put(s, "EventList", stacked(&names));
    return m2c_new_object("meta.class", s);
}

/* What is told of a class of the language; NULL where none has the name. */
static m2c_value *described_builtin(const char *name)
{
    static const char *const known[] = {"double", "single", "logical", "char",   "string",         "cell",
                                        "struct", "int8",   "int16",   "int32",  "int64",          "uint8",
                                        "uint16", "uint32", "uint64",  "handle", "function_handle"};
    static const m2c_classdef nothing;
    for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
        if (strcmp(known[k], name) != 0)
            continue;
        m2c_classdef c = nothing;
        c.name = name;
        c.flags = strcmp(name, "handle") == 0 ? M2C_IS_ABSTRACT : 0;
        return described(&c);
    }
    return NULL;
}

M2C_BUILTIN(__metaclass__)
{
    M2C_UNUSED;
    const m2c_classdef *c = m2c_class_asked(in[0]);
    if (nargin == 1 && !c && m2c_is_string(in[0])) {
        char *name = m2c_cstring(in[0]);
        m2c_value *found = described_builtin(name);
        m2c_free(name);
        if (found)
            return m2c_give(out, found);
    }
    if (nargin != 1 || !c)
        return m2c_error("", "class not found: %s", nargin ? (const char *)in[0]->u8 : "");
    return m2c_give(out, described(c));
}

M2C_BUILTIN(metaclass)
{
    M2C_UNUSED;
    const m2c_classdef *c = nargin == 1 ? m2c_classdef_of(in[0]) : NULL;
    if (nargin != 1)
        return m2c_invalid_call("metaclass");
    m2c_value *builtin = c ? NULL : described_builtin(m2c_class_name(in[0]));
    if (builtin)
        return m2c_give(out, builtin);
    return c ? m2c_give(out, described(c)) : m2c_error("", "metaclass: an object is expected");
}

/* May anyone assign to the property of any object? */
static bool is_settable(const m2c_property_row *p)
{
    return p->write.kind == M2C_PUBLIC && !(p->flags & (M2C_IS_CONSTANT | M2C_IS_IMMUTABLE | M2C_IS_HIDDEN));
}

/* [class]: the names of the properties that anyone may assign to. */
M2C_BUILTIN(__settable__)
{
    M2C_UNUSED;
    m2c_list names = {0};
    const m2c_classdef *c = nargin == 1 ? asked("arguments", in[0]) : NULL;
    if (!c)
        return 1;
    for (int k = 0; k < c->property_count; k++)
        if (is_settable(&c->properties[k]))
            m2c_list_push(&names, m2c_char(c->properties[k].name));
    m2c_value *cell = m2c_cell(1, names.n);
    for (int k = 0; k < names.n; k++)
        m2c_copy(&cell->cell[k], names.v[k]);
    m2c_list_clear(&names);
    return m2c_give(out, cell);
}

/* [class, name, value]: the value as a property of the class takes it, or the error why it doesn't. */
M2C_BUILTIN(__as_property__)
{
    M2C_UNUSED;
    const m2c_classdef *c = nargin == 3 ? asked("arguments", in[0]) : NULL;
    m2c_value *object = NULL;
    if (!c || m2c_new_instance(&object, c))
        return 1;
    char *name = m2c_cstring(in[1]);
    const int bad = m2c_object_set(&object, name, in[2]) || m2c_object_get(&out[0], object, name);
    m2c_free(name);
    m2c_release(object);
    return bad;
}

static void add_superclasses(m2c_list *names, const m2c_classdef *c)
{
    for (int k = 0; k < c->parent_count; k++) {
        m2c_list_push(names, m2c_char(c->parents[k]->name));
        add_superclasses(names, c->parents[k]);
    }
    if ((c->flags & M2C_IS_HANDLE) && c->parent_count == 0)
        m2c_list_push(names, m2c_char("handle"));
}

M2C_BUILTIN(superclasses)
{
    M2C_UNUSED;
    m2c_list names = {0};
    if (nargin != 1)
        return m2c_invalid_call("superclasses");
    const m2c_classdef *c = asked("superclasses", in[0]);
    if (!c)
        return 1;
    add_superclasses(&names, c);
    m2c_value *cell = m2c_cell(names.n, 1);
    for (int k = 0; k < names.n; k++)
        m2c_copy(&cell->cell[k], names.v[k]);
    m2c_list_clear(&names);
    return m2c_give(out, cell);
}
