/* Helpers of the builtins about text. */
#include "text_internal.h"

m2c_text m2c_row_text(const m2c_value *v, ptrdiff_t i)
{
    m2c_text t = {0};
    ptrdiff_t rows = v->dims[0], cols = rows ? v->numel / rows : 0;
    m2c_text_add(&t, (const char *)v->u8, rows == 1 ? (size_t)cols : 0);
    for (ptrdiff_t j = 0; rows != 1 && j < cols; j++)
        m2c_text_add(&t, (const char *)v->u8 + i + j * rows, 1);
    return t;
}

m2c_value *m2c_text_value(const char *s, size_t n)
{
    m2c_value *v = m2c_new2(M2C_CHAR, n > 0, (ptrdiff_t)n, 0);
    if (n)
        memcpy(v->u8, s, n);
    return v;
}

m2c_value *m2c_text_take(m2c_text *t)
{
    m2c_value *v = m2c_text_value(t->s, t->n);
    m2c_text_free(t);
    return v;
}

m2c_value *m2c_char_rows(int n, const m2c_bytes *row)
{
    size_t width = 0;
    for (int k = 0; k < n; k++)
        width = row[k].n > width ? row[k].n : width;
    m2c_value *v = m2c_new2(M2C_CHAR, n, (ptrdiff_t)width, 0);
    for (int k = 0; k < n; k++)
        for (size_t j = 0; j < width; j++)
            v->u8[k + (ptrdiff_t)j * n] = j < row[k].n ? (unsigned char)row[k].s[j] : ' ';
    return v;
}

ptrdiff_t m2c_find_text(m2c_bytes s, m2c_bytes pattern, size_t from)
{
    if (pattern.n == 0 || pattern.n > s.n)
        return -1;
    for (size_t k = from; k + pattern.n <= s.n; k++)
        if (s.s[k] == pattern.s[0] && memcmp(s.s + k, pattern.s, pattern.n) == 0)
            return (ptrdiff_t)k;
    return -1;
}

int m2c_map_cell(m2c_value **out, const m2c_value *cell, m2c_cell_map *f, const void *how)
{
    m2c_value *c = m2c_zeros(M2C_CELL, cell->ndims, cell->dims, 0);
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        m2c_value *x = NULL;
        if (f(&x, cell->cell[k], how)) {
            m2c_release(c);
            return 1;
        }
        m2c_set(&c->cell[k], x);
    }
    if ((cell->flags & M2C_STRING) && m2c_is_cellstr(c)) /* texts of strings are strings */
        c->flags |= M2C_STRING;
    m2c_set(out, c);
    return 0;
}

int m2c_check_count(const char *name, int nargin, int least, int most)
{
    return nargin < least || nargin > most ? m2c_invalid_call(name) : 0;
}

bool m2c_is_nothing(const m2c_value *v)
{
    return m2c_is_arith(v) && v->numel == 0;
}
