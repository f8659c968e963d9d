/* The stack of an error (trace.h). */
#include "trace.h"

#include "core_util.h"
#include "internal.h"
#include "m2c/ops.h"

#include <limits.h>

enum { FIELDS = 4 };
static const char *const field_names[FIELDS] = {"file", "name", "line", "column"};

void m2c_trace_clear(m2c_trace *t)
{
    m2c_clear(&t->before);
    m2c_free(t->place);
    *t = (m2c_trace){0};
}

void m2c_trace_start(m2c_trace *t)
{
    t->count = 0;
    t->joined = t->skipped = t->whole = false;
    m2c_clear(&t->before);
}

/* Whether the stack before ended in the function of the place. */
static bool continues(const m2c_value *before, const m2c_place *place)
{
    if (before->numel == 0)
        return false;
    const m2c_value *name = m2c_struct_get(before, before->numel - 1, "name");
    return name && name->cls == M2C_CHAR && m2c_equals_text(name, place->function);
}

static bool is_same(const m2c_place *a, const m2c_place *b)
{
    return a->line == b->line && a->column == b->column && strcmp(a->function, b->function) == 0 &&
           strcmp(a->file, b->file) == 0;
}

void m2c_trace_add(m2c_trace *t, const m2c_place *place)
{
    t->skipped = !*place->function;
    if (t->skipped || t->whole)
        return;
    if (t->before && !t->joined) {
        t->joined = continues(t->before, place);
        return;
    }
    if (t->count > 0 &&
        is_same(&t->place[t->count - 1], place)) /* calls that lead to themselves are told once */
        return;
    if (t->count == t->room) {
        t->room = t->room ? 2 * t->room : 8;
        t->place = m2c_realloc(t->place, (size_t)t->room * sizeof *t->place);
    }
    t->place[t->count++] = *place;
}

m2c_value *m2c_trace_rows(ptrdiff_t count)
{
    m2c_value *s = m2c_struct();
    for (int k = 0; k < FIELDS; k++)
        m2c_struct_add_field(s, field_names[k]);
    ptrdiff_t dims[2] = {count, 1};
    m2c_set(&s, m2c_struct_array(s->fields, 2, dims));
    return s;
}

static m2c_value *rows(int count, const m2c_place *place)
{
    m2c_value *s = m2c_trace_rows(count);
    for (int k = 0; k < count; k++) {
        m2c_value **slot = s->cell + (ptrdiff_t)FIELDS * k;
        bool known = place[k].line > 0;
        m2c_set(&slot[0], m2c_char(place[k].file));
        m2c_set(&slot[1], m2c_char(place[k].function));
        m2c_set(&slot[2], m2c_double(known ? place[k].line : -1));
        m2c_set(&slot[3], m2c_double(known ? place[k].column : -1));
    }
    return s;
}

static char *field_text(const m2c_value *s, ptrdiff_t k, const char *name)
{
    const m2c_value *v = m2c_struct_get(s, k, name);
    return v && v->cls == M2C_CHAR ? m2c_cstring(v) : m2c_strdup("");
}

static int field_number(const m2c_value *s, ptrdiff_t k, const char *name)
{
    const m2c_value *v = m2c_struct_get(s, k, name);
    double x = v && v->cls == M2C_DOUBLE && v->numel == 1 ? m2c_get(v, 0) : 0;
    return x > 0 && x <= INT_MAX ? (int)x : 0;
}

static void print_call(FILE *file, const char *name, int line, int column)
{
    fprintf(file, "    %s", name);
    if (line > 0)
        fprintf(file, " at line %d column %d", line, column);
    fputc('\n', file);
}

static void print_value(const m2c_value *stack, FILE *file)
{
    if (stack->numel > 0)
        fprintf(file, "error: called from\n");
    for (ptrdiff_t k = 0; k < stack->numel; k++) {
        char *name = field_text(stack, k, "name");
        print_call(file, name, field_number(stack, k, "line"), field_number(stack, k, "column"));
        m2c_free(name);
    }
}

void m2c_trace_print(const m2c_trace *t, FILE *file)
{
    if (t->before) {
        m2c_value *stack = t->count ? t->joined_value(t) : m2c_retain(t->before);
        print_value(stack, file);
        m2c_release(stack);
        return;
    }
    if (t->count > 0)
        fprintf(file, "error: called from\n");
    for (int k = 0; k < t->count; k++)
        print_call(file, t->place[k].function, t->place[k].line, t->place[k].column);
}

m2c_value *m2c_trace_value(const m2c_trace *t)
{
    if (!t->before)
        return rows(t->count, t->place);
    return t->count ? t->joined_value(t) : m2c_retain(t->before);
}

static m2c_value *joined_value(const m2c_trace *t)
{
    return m2c_trace_join(m2c_retain(t->before), rows(t->count, t->place));
}

void m2c_trace_resume(m2c_trace *t, const m2c_value *before)
{
    m2c_trace_start(t);
    t->whole = m2c_noted_calls != NULL;
    m2c_copy(&t->before, before);
    t->joined_value = joined_value;
}

m2c_value *m2c_trace_join(m2c_value *inner, m2c_value *outer)
{
    m2c_value *joined = NULL, *parts[2] = {inner, outer};
    if (outer->numel == 0 || m2c_vcat(&joined, 2, parts))
        joined = m2c_retain(inner);
    m2c_release(inner);
    m2c_release(outer);
    return joined;
}
