/* Function handles, maps and objects. */
#include "core_util.h"
#include "display_internal.h"
#include "internal.h"
#include "m2c/index.h"

#include <string.h>

static void put_handle(m2c_text *t, const m2c_value *v)
{
    const m2c_closure *c = v->closure;
    if (c->formula)
        m2c_text_addf(t, "  <class inline>");
    else if (c->text)
        m2c_text_addf(t, "%s", c->text);
    else
        m2c_text_addf(t, "@%s", c->name);
}

static void display_handle(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, v->closure->text ? "%s =" : "%s = ", name);
    if (v->closure->text)
        m2c_end_heading(t);
    if (v->closure->formula)
        m2c_put_spaces(t, indent);
    put_handle(t, v);
    m2c_text_add(t, "\n", 1);
    if (v->closure->text)
        m2c_put_gap(t, indent);
}

/* A property of a map as text; empty where there is none. */
static void put_property(m2c_text *t, const m2c_value *v, const char *field)
{
    m2c_value *x = NULL;
    if (m2c_getfield(&x, v, field)) {
        m2c_value *err = m2c_catch();
        m2c_release(err);
        return;
    }
    m2c_disp_text(t, x);
    if (t->n && t->s[t->n - 1] == '\n')
        t->s[--t->n] = '\0';
    m2c_release(x);
}

static void put_map(m2c_text *t, const m2c_value *v)
{
    m2c_text_addf(t, "  containers.Map object with properties:\n\n    Count     : ");
    put_property(t, v, "Count");
    m2c_text_addf(t, "\n    KeyType   : ");
    put_property(t, v, "KeyType");
    m2c_text_addf(t, "\n    ValueType : ");
    put_property(t, v, "ValueType");
    m2c_text_addf(t, "\n\n");
}

/* Inside a container a map shows its properties as any object does. */
static void put_nested_map(m2c_text *t, const m2c_value *v, int indent)
{
    m2c_text type = {0};
    put_property(&type, v, "KeyType");
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "containers.Map object with properties:\n\n");
    m2c_text_addf(t, "%*s: [1x1 uint64]\n", indent + 16, "Count");
    m2c_text_addf(t, "%*s: %s\n", indent + 16, "KeyType", type.s ? type.s : "");
    m2c_text_addf(t, "%*s: ", indent + 16, "ValueType");
    put_property(t, v, "ValueType");
    m2c_text_addf(t, "\n%*s: [1x1 struct]\n", indent + 16, "map");
    bool numeric = type.s && strcmp(type.s, "char") != 0;
    m2c_text_addf(t, "%*s: %d\n\n", indent + 16, "numeric_keys", numeric);
    m2c_text_free(&type);
}

static void display_map(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s =", name);
    m2c_end_heading(t);
    if (indent > 0) {
        put_nested_map(t, v, indent + 2);
        return;
    }
    put_map(t, v);
    m2c_text_add(t, "\n", 1);
}

/* A flag or a name of an inputParser: is anything set? */
static void put_flag(m2c_text *t, const m2c_value *state, const char *name)
{
    const m2c_value *v = m2c_struct_get(state, 0, name);
    bool set = v->cls == M2C_CHAR ? v->numel > 0 : m2c_option_true(v);
    m2c_text_addf(t, "   %-16s: %s\n", name, set ? "true" : "false");
}

static void put_parser(m2c_text *t, const m2c_value *state)
{
    static const char *const flags[] = {"CaseSensitive", "FunctionName", "KeepUnmatched", "PartialMatching",
                                        "StructExpand"};
    const m2c_value *names = m2c_struct_get(state, 0, "Parameters");
    m2c_text_addf(t, "inputParser object with properties:\n\n");
    for (size_t k = 0; k < sizeof flags / sizeof *flags; k++)
        put_flag(t, state, flags[k]);
    m2c_text_addf(t, "\nDefined parameters:\n\n   {");
    for (ptrdiff_t k = 0; k < names->numel; k++) {
        char *name = m2c_cstring(names->cell[k]);
        m2c_text_addf(t, "%s%s", k ? ", " : "", name);
        m2c_free(name);
    }
    m2c_text_addf(t, "}\n");
}

/* Inside a container an object shows its properties: small ones whole, others as size and class. */
static void put_nested_object(m2c_text *t, const m2c_value *v, int indent)
{
    const m2c_value *state = v->object->state;
    int width = 0;
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s object with properties:\n\n", v->object->class_name);
    for (int f = 0; f < state->fields->count; f++)
        if (state->fields->name[f][0] != ' ' && (int)strlen(state->fields->name[f]) > width)
            width = (int)strlen(state->fields->name[f]);
    for (int f = 0; f < state->fields->count; f++) {
        const m2c_value *x = state->cell[f];
        if (state->fields->name[f][0] == ' ')
            continue;
        m2c_text_addf(t, "%*s: ", indent + 4 + width, state->fields->name[f]);
        char dims[32 * M2C_MAX_RANK];
        if (x->cls == M2C_CELL || x->cls == M2C_STRUCT)
            m2c_text_addf(t, "[%s %s]\n", m2c_dims_text(x, dims), m2c_class_name(x));
        else
            m2c_disp_text(t, x);
    }
    m2c_text_add(t, "\n", 1);
}

static void display_parser(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s =", name);
    m2c_end_heading(t);
    if (indent > 0) {
        put_nested_object(t, v, indent + 2);
        return;
    }
    put_parser(t, v->object->state);
    m2c_text_add(t, "\n", 1);
}

static void display_cleanup(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "%s =\n\n", name);
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, "onCleanup (");
    put_handle(t, m2c_struct_get(v->object->state, 0, "task"));
    m2c_text_addf(t, ")\n\n");
}

void m2c_display_object(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    if (v->cls == M2C_FUNCTION)
        display_handle(t, name, v, indent);
    else if (v->cls == M2C_MAP)
        display_map(t, name, v, indent);
    else if (v->object->classdef)
        m2c_display_instance(t, name, v, indent);
    else if (strcmp(v->object->class_name, "inputParser") == 0)
        display_parser(t, name, v, indent);
    else if (strcmp(v->object->class_name, "onCleanup") == 0)
        display_cleanup(t, name, v, indent);
    else
        m2c_display_struct(t, name, v->object->state, indent);
}

void m2c_disp_object(m2c_text *t, const m2c_value *v)
{
    if (v->cls == M2C_FUNCTION) {
        put_handle(t, v);
        m2c_text_add(t, "\n", 1);
    } else if (v->cls == M2C_MAP) {
        put_map(t, v);
    } else if (v->object->classdef) {
        m2c_put_instance(t, v, 0);
    } else if (strcmp(v->object->class_name, "inputParser") == 0) {
        put_parser(t, v->object->state);
    } else {
        m2c_disp_struct(t, v->object->state, 0);
    }
}
