/* The calls under way, for dbstack: where those that may ask for them were made. */
#include "fn_internal.h"
#include "state.h"
#include "trace.h"

#include "m2c/fn_more.h"

enum { FILE_NAME, FUNCTION, LINE, COLUMN, FIELDS };

static M2C_STATE m2c_value **calls; /* FIELDS values each */
static M2C_STATE ptrdiff_t count, room;

static void forget_calls(void)
{
    for (ptrdiff_t k = 0; k < count * FIELDS; k++)
        m2c_release(calls[k]);
    m2c_free(calls);
    calls = NULL;
    count = room = 0;
}

void m2c_forget_calls(void)
{
    count = 0;
}

/* Is it the same call as the one that it was made in? */
static bool repeats(ptrdiff_t k)
{
    for (int field = 0; field < FIELDS; field++)
        if (!m2c_isequal(calls[k * FIELDS + field], calls[(k + 1) * FIELDS + field]))
            return false;
    return true;
}

/* The name of a function without that of the file that it is in: `inner` of `outer>inner`. */
static m2c_value *bare_name(const m2c_value *name)
{
    ptrdiff_t k = 0;
    while (k < name->numel && name->u8[k] != '>')
        k++;
    if (k == name->numel || name->u8[0] == '@')
        return m2c_retain(name);
    return m2c_chars((const char *)name->u8 + k + 1, name->numel - k - 1, false);
}

/* As a column of structs, the innermost first. For an error, calls that lead to themselves are told once, and
 * names have that of their file in front. */
static m2c_value *calls_value(bool of_error)
{
    ptrdiff_t told = 0;
    for (ptrdiff_t k = count - 1; k >= 0; k--)
        told += !(of_error && k < count - 1 && repeats(k));
    m2c_value *s = m2c_trace_rows(told);
    told = 0;
    for (ptrdiff_t k = count - 1; k >= 0; k--) {
        if (of_error && k < count - 1 && repeats(k))
            continue;
        for (int field = 0; field < FIELDS; field++)
            m2c_copy(&s->cell[told * FIELDS + field], calls[k * FIELDS + field]);
        if (!of_error)
            m2c_set(&s->cell[told * FIELDS + FUNCTION], bare_name(calls[k * FIELDS + FUNCTION]));
        told++;
    }
    return s;
}

static m2c_value *with_calls(m2c_value *stack)
{
    return m2c_trace_join(stack, calls_value(true));
}

/* The file, the function and the place of a call that begins. */
M2C_BUILTIN_OF_ANY(__call_enter__)
{
    M2C_UNUSED;
    m2c_noted_calls = with_calls;
    if (count == room) {
        m2c_at_end(forget_calls);
        room = room ? 2 * room : 16;
        calls = m2c_realloc(calls, (size_t)(room * FIELDS) * sizeof *calls);
    }
    for (int k = 0; k < FIELDS; k++)
        calls[count * FIELDS + k] = m2c_retain(in[k]);
    count++;
    return 0;
}

M2C_BUILTIN_OF_ANY(__call_leave__)
{
    M2C_UNUSED;
    count--;
    for (int k = 0; k < FIELDS; k++)
        m2c_clear(&calls[count * FIELDS + k]);
    return 0;
}

M2C_BUILTIN(__call_stack__)
{
    M2C_UNUSED;
    return m2c_give(out, calls_value(false));
}
