/* Builtins: MException objects, as MATLAB has them: MException, throw, getReport. */
#include "core_util.h"
#include "message.h"

M2C_BUILTIN(MException)
{
    M2C_UNUSED;
    char *id, *message;
    if (nargin < 2)
        return m2c_invalid_call("MException");
    if (!m2c_is_string(in[0]) || !m2c_is_string(in[1]))
        return m2c_error("", "MException: ID and TEMPLATE must be strings");
    if (m2c_read_message("MException", nargin - 1, in + 1, &id, &message))
        return 1;
    m2c_free(id);
    id = m2c_cstring(in[0]);
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "message", m2c_char(message));
    m2c_struct_put(s, "identifier", m2c_char(id));
    m2c_struct_put(s, "stack", m2c_no_stack());
    m2c_free(id);
    m2c_free(message);
    return m2c_give(out, m2c_new_object("MException", s));
}

M2C_BUILTIN_AS(throw, nargin == 1 ? m2c_rethrow(in[0]) : m2c_invalid_call("throw"))

M2C_BUILTIN(getReport)
{
    M2C_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("getReport");
    m2c_value *message = NULL;
    if (m2c_getfield(&message, in[0], "message"))
        return 1;
    char *text = m2c_cstring(message);
    m2c_release(message);
    char *report = m2c_alloc(strlen(text) + sizeof "error: ");
    strcat(strcpy(report, "error: "), text);
    m2c_give_text(out, report);
    m2c_free(text);
    m2c_free(report);
    return 0;
}
