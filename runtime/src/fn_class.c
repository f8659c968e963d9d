/* Builtins: methods, properties, isprop: what a class has. Declared nowhere: they run
 * boxed. */
#include "class.h"
#include "core_util.h"
#include "display_internal.h"
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
    return m->access != M2C_PRIVATE && !(m->flags & M2C_IS_HIDDEN);
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
    return p->read == M2C_PUBLIC && !(p->flags & M2C_IS_HIDDEN);
}

M2C_BUILTIN(properties)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("properties");
    const m2c_classdef *c = asked("properties", in[0]);
    if (!c)
        return 1;
    ptrdiff_t n = 0;
    for (int k = 0; k < c->property_count; k++)
        n += is_public(&c->properties[k]);
    m2c_value *names = m2c_cell(n, 1);
    n = 0;
    for (int k = 0; k < c->property_count; k++)
        if (is_public(&c->properties[k]))
            m2c_set(&names->cell[n++], m2c_char(c->properties[k].name));
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
    m2c_free(name);
    return m2c_give_bool(out, p && is_public(p));
}

M2C_BUILTIN(__metaclass__)
{
    M2C_UNUSED;
    const m2c_classdef *c = m2c_class_asked(in[0]);
    if (nargin != 1 || !c)
        return m2c_error("", "class not found: %s", nargin ? (const char *)in[0]->u8 : "");
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "Name", m2c_char(c->name));
    m2c_struct_put(s, "Abstract", m2c_bool((c->flags & M2C_IS_ABSTRACT) != 0));
    return m2c_give(out, m2c_new_object("meta.class", s));
}
