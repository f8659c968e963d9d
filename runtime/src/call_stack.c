/* The calls under way, for dbstack: where those that may ask for them were made. */
#include "fn_internal.h"
#include "state.h"

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

/* The file, the function and the place of a call that begins. */
M2C_BUILTIN(__call_enter__)
{
    M2C_UNUSED;
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

M2C_BUILTIN(__call_leave__)
{
    M2C_UNUSED;
    count--;
    for (int k = 0; k < FIELDS; k++)
        m2c_clear(&calls[count * FIELDS + k]);
    return 0;
}

/* A column of structs, the innermost call first. */
M2C_BUILTIN(__call_stack__)
{
    M2C_UNUSED;
    m2c_value *fields = m2c_struct();
    m2c_struct_put(fields, "file", m2c_empty());
    m2c_struct_put(fields, "name", m2c_empty());
    m2c_struct_put(fields, "line", m2c_empty());
    m2c_struct_put(fields, "column", m2c_empty());
    m2c_value *s = m2c_struct_array(fields->fields, 2, (ptrdiff_t[]){count, 1});
    m2c_release(fields);
    for (ptrdiff_t k = 0; k < count; k++)
        for (int field = 0; field < FIELDS; field++)
            m2c_copy(&s->cell[k * FIELDS + field], calls[(count - 1 - k) * FIELDS + field]);
    return m2c_give(out, s);
}
