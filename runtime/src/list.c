/* Lists of values: argument lists, comma lists, rows of literals (m2c/value.h). */
#include "internal.h"

void m2c_list_push(m2c_list *l, m2c_value *v)
{
    if (l->n == l->cap) {
        l->cap = l->cap ? 2 * l->cap : 8;
        l->v = m2c_realloc(l->v, (size_t)l->cap * sizeof *l->v);
    }
    l->v[l->n++] = v;
}

void m2c_list_add(m2c_list *l, const m2c_value *v)
{
    m2c_list_push(l, m2c_retain(v));
}

void m2c_list_clear(m2c_list *l)
{
    for (int k = 0; k < l->n; k++)
        m2c_release(l->v[k]);
    m2c_free(l->v);
    *l = (m2c_list){0};
}
