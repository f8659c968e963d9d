/* Raising a caught error again (m2c/error.h). */
#include "internal.h"

int m2c_rethrow(const m2c_value *err)
{
    char *text = m2c_cstring(m2c_struct_get(err, 0, "message"));
    char *id = m2c_cstring(m2c_struct_get(err, 0, "identifier"));
    m2c_error_with_stack(id, text, m2c_struct_get(err, 0, "stack"));
    m2c_free(text);
    m2c_free(id);
    return 1;
}
