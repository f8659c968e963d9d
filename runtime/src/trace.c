/* The stack of an error (trace.h). */
#include "trace.h"

#include "core_util.h"
#include "internal.h"
#include "m2c/ops.h"

enum { FIELDS = 4 };
static const char *const field_names[FIELDS] = {"file", "name", "line", "column"};

void m2c_trace_clear(m2c_trace *t)
{
    m2c_clear(&t->before);
    m2c_free(t->place);
    *t = (m2c_trace){0};
}

void m2c_trace_start(m2c_trace *t, const m2c_value *before)
{
    t->count = 0;
    t->joined = t->ended = false;
    m2c_clear(&t->before);
    if (before)
        m2c_copy(&t->before, before);
}

/* Whether the stack before ended in the function of the place. */
static bool continues(const m2c_value *before, const m2c_place *place)
{
    const m2c_value *name = m2c_struct_get(before, before->numel - 1, "name");
    return name && name->cls == M2C_CHAR && m2c_equals_text(name, place->function);
}

void m2c_trace_add(m2c_trace *t, const m2c_place *place)
{
    if (t->ended)
        return;
    if (t->before && !t->joined) {
        t->joined = continues(t->before, place);
        t->ended = !t->joined;
        return;
    }
    if (t->count == t->room) {
        t->room = t->room ? 2 * t->room : 8;
        t->place = m2c_realloc(t->place, (size_t)t->room * sizeof *t->place);
    }
    t->place[t->count++] = *place;
}

static m2c_value *rows(int count, const m2c_place *place)
{
    m2c_value *s = m2c_struct();
    for (int k = 0; k < FIELDS; k++)
        m2c_struct_add_field(s, field_names[k]);
    ptrdiff_t dims[2] = {count, 1};
    m2c_set(&s, m2c_struct_array(s->fields, 2, dims));
    for (int k = 0; k < count; k++) {
        m2c_value **slot = s->cell + (ptrdiff_t)FIELDS * k;
        m2c_set(&slot[0], m2c_char(place[k].file ? place[k].file : ""));
        m2c_set(&slot[1], m2c_char(place[k].function ? place[k].function : ""));
        m2c_set(&slot[2], m2c_double(place[k].line));
        m2c_set(&slot[3], m2c_double(place[k].column));
    }
    return s;
}

m2c_value *m2c_trace_value(const m2c_trace *t)
{
    if (t->before && t->count == 0)
        return m2c_retain(t->before);
    m2c_value *s = rows(t->count, t->place), *joined = NULL;
    if (!t->before)
        return s;
    m2c_value *parts[2] = {t->before, s};
    if (m2c_vcat(&joined, 2, parts))
        joined = m2c_retain(t->before);
    m2c_release(s);
    return joined;
}
