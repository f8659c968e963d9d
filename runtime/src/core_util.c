/* Helpers of the fn_ families of the core. */
#include "core_util.h"
#include "index_quick.h"

bool m2c_equals_text(const m2c_value *v, const char *text)
{
    size_t n = strlen(text);
    return v->cls == M2C_CHAR && (size_t)v->numel == n && memcmp(v->data, text, n) == 0;
}

m2c_value *m2c_cellstr(ptrdiff_t rows, ptrdiff_t cols, char *const *text)
{
    m2c_value *c = m2c_cell(rows, cols);
    for (ptrdiff_t k = 0; k < rows * cols; k++)
        c->cell[k] = m2c_char(text[k]);
    return c;
}

m2c_value *m2c_item(const m2c_value *v, ptrdiff_t k)
{
    m2c_value *result = NULL;
    if (k < v->numel && m2c_quick_element(&result, v, k))
        return result;
    m2c_value *number = m2c_double((double)(k + 1));
    if (m2c_subsref(&result, v, 1, &number, NULL))
        m2c_set(&result, m2c_retain(v)); /* a function handle or an object is its own only element */
    m2c_release(number);
    return result;
}

char *m2c_next_part(char **rest, const char *separators)
{
    char *part = *rest + strspn(*rest, separators);
    if (!*part)
        return NULL;
    *rest = part + strcspn(part, separators);
    if (**rest)
        *(*rest)++ = '\0';
    return part;
}

bool m2c_option_true(const m2c_value *v)
{
    if (v->cls == M2C_CHAR)
        return m2c_is_option(v, "true") || m2c_is_option(v, "on");
    return m2c_is_arith(v) && v->numel > 0 && m2c_get(v, 0) != 0;
}
