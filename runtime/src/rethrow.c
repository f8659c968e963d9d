/* Raising a caught error again (m2c/error.h). */
#include "internal.h"

/* The struct with message, identifier and stack behind an error value, or NULL. */
static const m2c_value *error_state(const m2c_value *err)
{
    return err->cls == M2C_STRUCT && err->numel == 1 ? err : NULL;
}

int m2c_rethrow(const m2c_value *err)
{
    const m2c_value *s = error_state(err);
    if (!s)
        return err->cls == M2C_STRUCT && err->numel != 1
                   ? m2c_error("", "invalid conversion of multi-dimensional struct to scalar struct")
                   : m2c_error("", "octave_base_value::map_value(): wrong type argument '%s'",
                               m2c_type_name(err));
    const m2c_value *message = m2c_struct_get(s, 0, "message");
    const m2c_value *id = m2c_struct_get(s, 0, "identifier");
    if (!message || !id)
        return m2c_error("", "rethrow: ERR struct must contain the fields 'message' and 'identifier'");
    const m2c_value *stack = m2c_struct_get(s, 0, "stack");
    char *text = m2c_cstring(message), *name = m2c_cstring(id);
    if (stack && stack->cls == M2C_STRUCT && stack->numel > 0)
        m2c_error_with_stack(name, text, stack);
    else
        m2c_error_text(name, text);
    m2c_free(text);
    m2c_free(name);
    return 1;
}
