/* Errors that a struct describes: error (s), rethrow (s). */
#include "core_util.h"
#include "message.h"
#include "text_internal.h"
#include "trace.h"

int m2c_raise(const char *id, char *text, const m2c_value *stack)
{
    size_t n = strlen(text);
    bool quiet = n > 0 && text[n - 1] == '\n';
    if (quiet)
        text[n - 1] = 0;
    if (stack)
        m2c_error_with_stack(id, text, stack);
    else
        m2c_error_text(id, text);
    if (quiet)
        m2c_error_quietly();
    return 1;
}

char *m2c_first_row(const m2c_value *v)
{
    if (v->cls != M2C_CHAR || v->dims[0] < 2 || v->numel == 0)
        return m2c_cstring(v);
    m2c_warn("", "multi-row character matrix converted to a string, only the first row is used");
    m2c_text row = m2c_row_text(v, 0);
    char *text = m2c_strdup(row.s ? row.s : "");
    m2c_text_free(&row);
    return text;
}

static char *text_of(const m2c_value *s, const char *name)
{
    const m2c_value *v = m2c_struct_get(s, 0, name);
    return v && v->cls == M2C_CHAR ? m2c_first_row(v) : m2c_strdup("");
}

static bool is_text(int field)
{
    return field < 2;
}

static m2c_value *frame_field(int field, const m2c_value *given)
{
    if (given && (is_text(field) ? given->cls == M2C_CHAR : given->cls == M2C_DOUBLE && given->numel == 1))
        return m2c_retain((m2c_value *)given);
    return is_text(field) ? m2c_char("") : m2c_double(-1);
}

/* The calls that a struct array tells of, as an error has them: a column with the four fields and no others.
 * NULL where they can't be told apart. */
static m2c_value *calls_of(const m2c_value *stack)
{
    static const char *const names[] = {"file", "name", "line", "column"};
    enum { FIELDS = sizeof names / sizeof *names, NEEDED = 3 };
    for (int f = 0; f < NEEDED; f++)
        if (m2c_fields_find(stack->fields, names[f]) < 0)
            return NULL;
    m2c_value *calls = m2c_trace_rows(stack->numel);
    for (ptrdiff_t k = 0; k < stack->numel; k++)
        for (int f = 0; f < FIELDS; f++)
            m2c_set(&calls->cell[k * FIELDS + f], frame_field(f, m2c_struct_get(stack, k, names[f])));
    return calls;
}

int m2c_error_of(const m2c_value *s)
{
    char *text = text_of(s, "message"), *id = text_of(s, "identifier");
    const m2c_value *stack = m2c_struct_get(s, 0, "stack");
    bool told = stack && stack->cls == M2C_STRUCT && stack->numel > 0;
    m2c_value *calls = told ? calls_of(stack) : NULL;
    int status = *text ? m2c_raise(id, text, calls) : 0;
    if (status)
        m2c_error_because(m2c_struct_get(s, 0, "cause"));
    m2c_release(calls);
    m2c_free(text);
    m2c_free(id);
    return status;
}

/* The calls that rethrow is told of: none where it is told nothing. NULL: an error was raised. */
static m2c_value *calls_to_tell(const m2c_value *stack)
{
    m2c_value *none = m2c_trace_rows(0);
    if (!stack)
        return none;
    bool known = stack->cls == M2C_STRUCT;
    m2c_value *calls = known ? calls_of(stack) : NULL;
    if (!known)
        m2c_error_with_stack("", "ERR.STACK must be a struct", none);
    else if (!calls)
        m2c_error("", "rethrow: STACK struct must contain the fields 'file', 'name', and 'line'");
    m2c_release(none);
    return calls;
}

/* The text of a field that is there; numbers become characters. */
static char *text_from(const m2c_value *s, const char *name)
{
    const m2c_value *v = m2c_struct_get(s, 0, name);
    return m2c_is_arith(v) ? m2c_first_row(v) : m2c_strdup("");
}

int m2c_rethrow_struct(const m2c_value *s)
{
    if (s->cls == M2C_STRUCT && s->numel != 1)
        return m2c_error("", "invalid conversion of multi-dimensional struct to scalar struct");
    if (s->cls != M2C_STRUCT)
        return m2c_error("", "octave_base_value::map_value(): wrong type argument '%s'", m2c_type_name(s));
    if (!m2c_struct_get(s, 0, "message") || !m2c_struct_get(s, 0, "identifier"))
        return m2c_error("", "rethrow: ERR struct must contain the fields 'message' and 'identifier'");
    m2c_value *calls = calls_to_tell(m2c_struct_get(s, 0, "stack"));
    if (!calls)
        return 1;
    char *text = text_from(s, "message");
    char *id = text_from(s, "identifier");
    m2c_raise(id, text, calls);
    m2c_error_because(m2c_struct_get(s, 0, "cause"));
    m2c_release(calls);
    m2c_free(text);
    m2c_free(id);
    return 1;
}
