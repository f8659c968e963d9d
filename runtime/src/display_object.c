/* Function handles, maps and objects. */
#include "display_internal.h"
#include "internal.h"
#include "m2c/index.h"

#include <string.h>

static void put_handle(m2c_text *t, const m2c_value *v)
{
    const m2c_closure *c = v->closure;
    if (c->text)
        m2c_text_addf(t, "%s", c->text);
    else
        m2c_text_addf(t, "@%s", c->name);
}

static void display_handle(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    m2c_put_spaces(t, indent);
    m2c_text_addf(t, v->closure->text ? "%s =\n\n" : "%s = ", name);
    put_handle(t, v);
    m2c_text_addf(t, v->closure->text ? "\n\n" : "\n");
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
    m2c_text_addf(t, "%s =\n\n", name);
    if (indent > 0) {
        put_nested_map(t, v, indent + 2);
        return;
    }
    put_map(t, v);
    m2c_text_add(t, "\n", 1);
}

void m2c_display_object(m2c_text *t, const char *name, const m2c_value *v, int indent)
{
    if (v->cls == M2C_FUNCTION)
        display_handle(t, name, v, indent);
    else if (v->cls == M2C_MAP)
        display_map(t, name, v, indent);
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
    } else {
        m2c_disp_struct(t, v->object->state, 0);
    }
}
